"""What is set by ear holds at once, for one output alone, and on the next evening."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.files import config, venue
from companion.line.evening import Evening
from companion.model import Key, OwnTone, Tone, Verbosity, replace
from companion.session.asking import tone_of
from companion.session.state import Wishes
from tests.tabletop import ENGINE_VOICES

ID = "time-bomb-undercover"
SETTINGS = 'volume: 70\noutputs: {"seat2,seat5": Headset, seat3: Adapter}\nears: {"seat5,seat2": {rate: 250}}\n'


class Player:
    """Whoever presses the keys of an evening that makes no sound."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        evening.table.shelf = replace(evening.table.shelf, voices=ENGINE_VOICES)
        evening.open()
        if not evening.table.session.desk.resuming:
            self.press("#####")  # nobody tells how they read

    def press(self, keys: str, seat: int | None = None) -> None:
        for key in keys.replace(" ", ""):
            self.evening.line.take(Key(key, "keypad", seat))

    def prove(self, seat: int) -> None:
        """C, the seat, and the digit that is heard in its ear."""
        self.press(f"C {seat}")
        window = self.evening.table.session.desk.window
        assert window is not None
        self.press(str(window.digit))

    def tone(self, seat: int | None = None) -> Tone:
        return tone_of(self.evening.table.session, seat)


@contextmanager
def evening(folder: Path) -> Iterator[Player]:
    options = Namespace(mute=True, script=None, output=[], show_private=True, plain=False)
    wishes = Wishes(ID, 5, ("Ana", "Léo", "Inès", "Tom", "Zoé"))
    with Evening(options, venue.enter(folder, "fr"), wishes) as begun:
        yield Player(begun)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "settings.yaml").write_text(SETTINGS)
    return tmp_path


def test_an_ear_begins_with_what_the_settings_say_of_it_and_with_the_tables_for_the_rest(folder: Path) -> None:
    with evening(folder) as player:
        assert player.tone(5) == Tone(volume=70, rate=250)
        assert player.tone(3) == player.tone() == Tone(volume=70)


def test_each_setting_is_kept_for_the_ear_that_it_was_set_for_and_is_there_on_the_next_evening(folder: Path) -> None:
    with evening(folder) as player:
        player.prove(3)
        player.press("99 4 1 4 5 5 5 6 6 * 99 5 1")  # volume 80, rate 170, full, third French voice; then English
    kept = OwnTone("en", 80, 170, Verbosity.FULL, (("fr", "roa/fr-ch"),))
    assert config.load(folder).ears == {"seat2,seat5": OwnTone(rate=250), "seat3": kept}
    assert (folder / "settings.yaml").read_text() == SETTINGS
    with evening(folder) as player:
        assert player.tone(3) == kept.over(Tone())
        assert player.tone(2) == Tone(volume=70, rate=250)
        assert player.tone() == Tone(volume=70)


def test_the_tables_own_settings_are_kept_as_before(folder: Path) -> None:
    with evening(folder) as player:
        player.press("99 4 6 3 * 99 5 1")
    settings = config.load(folder)
    assert (settings.voices, settings.rate, settings.language) == ({"fr": "roa/fr-be"}, 210, "en")
    assert settings.ears == {"seat2,seat5": OwnTone(rate=250)}


def test_the_table_in_another_language_speaks_as_fast_as_it_was_told_to(folder: Path) -> None:
    with evening(folder) as player:
        turned: list[Tone] = []
        player.evening.voice.turn = lambda tone, *_: turned.append(tone)  # type: ignore[method-assign]
        player.press("99 4 3 3 * 99 5 1")
        table, shared, own = turned[-3:]
        assert (table.rate, shared.rate, own.rate) == (230, 250, 230)
        assert {table.lang, shared.lang, own.lang} == {"en"}


def test_the_voice_that_was_chosen_for_a_language_is_there_when_it_is_spoken_again(folder: Path) -> None:
    with evening(folder) as player:
        player.press("99 4 6 * 99 5 1 99 4 6 * 99 5 3")
        assert (player.tone().lang, player.tone().voice) == ("fr", "roa/fr-be")


def test_a_shared_earphone_is_set_by_whoever_listens(folder: Path) -> None:
    with evening(folder) as player:
        player.prove(2)
        player.press("# 99 4 2 *")  # no digits of her own
        assert (player.tone(2).volume, player.tone(5).volume, player.tone().volume) == (60, 60, 70)
