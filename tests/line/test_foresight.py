"""What may be heard next is rendered before it is asked for, and nothing else comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pytest

from companion.commands import demo
from companion.files.config import EarWish, Outputs
from companion.inputs.script import ScanStep
from companion.line import foresight
from companion.model import TABLE, Announcement, Only, OwnText, Phrase, Tone
from companion.model import game as said
from companion.session.state import Session
from companion.speech import table_voice
from companion.speech.cache import Cache, Key
from companion.speech.ears import EAR_DIGIT
from companion.speech.engine import Manner, Rendered
from companion.speech.outputs import Device
from companion.speech.pcm import Pcm
from companion.speech.table_voice import TableVoice
from tests.foreseen import Answer, Clock, Evening, Loudspeaker, SlowEngine
from tests.games.time_bomb_undercover import golden as scenarios
from tests.tabletop import Cupboard, Tabletop, cupboard

GAMES = ("time-bomb-undercover", "heure-des-3-ombres", "cluedo-one-piece", "mystere-de-l-abbaye")
WELL_DONE = 0.060


@pytest.fixture(scope="module")
def venue(tmp_path_factory: pytest.TempPathFactory) -> Cupboard:
    return cupboard(tmp_path_factory.mktemp("foresight"))


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Evening]:
    """Evenings as ``played`` gives them, each in a folder of its own and played once."""
    return cache(lambda *what: played(cupboard(tmp_path_factory.mktemp("once")), *what))


def played(venue: Cupboard, game: str, foresees: bool = True, seed: int = 1) -> Evening:
    """The shipped game, played through with an engine that takes 400 ms a phrase."""
    script = demo.read(game)
    tone = replace(venue.venue.tone, verbosity=script.verbosity)
    evening = Evening(
        replace(venue, venue=replace(venue.venue, tone=tone)), script.wishes, foresees=foresees, seed=seed
    )
    evening.play(script.steps)
    evening.core.close()
    return evening


def after_scans(evenings: list[Evening]) -> list[Answer]:
    return [answer for evening in evenings for answer in evening.answers if answer.scan]


def p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_answered_at_once_however_slow_the_voice(once: Callable[..., Evening], game: str) -> None:
    answers = after_scans([once(game, True, seed) for seed in (1, 2)])
    assert len(answers) == 2 * sum(isinstance(step, ScanStep) for step in demo.read(game).steps)
    assert p95([answer.to_sound for answer in answers]) <= WELL_DONE
    assert p95([answer.to_words for answer in answers]) <= WELL_DONE, "the sign alone would always be in time"


@pytest.mark.parametrize("game", GAMES)
def test_without_foresight_the_same_voice_is_late(once: Callable[..., Evening], game: str) -> None:
    answers = after_scans([once(game, False, 1)])
    assert p95([answer.to_words for answer in answers]) > 3 * WELL_DONE


def test_a_line_that_waits_is_ready_when_its_turn_comes(venue: Cupboard) -> None:
    evening = Evening(venue, demo.read("time-bomb-undercover").wishes)
    evening.line.say([said("own-text", text=OwnText("fr", f"une phrase numéro {number}")) for number in range(4)])
    evening.clock.run(20.0)
    handed = evening.loudspeaker.handed
    gaps = [at - before - sound.seconds for (before, sound), (at, _) in pairwise(handed)]
    assert gaps == pytest.approx([0.0] * 7), "four lines and the rests between them"


@pytest.mark.parametrize("game", GAMES)
def test_foreseeing_changes_nothing_that_is_heard_written_or_rolled(once: Callable[..., Evening], game: str) -> None:
    foreseeing, without = once(game, True, 1), once(game, False, 1)
    assert foreseeing.core.told == without.core.told
    assert foreseeing.core.session == without.core.session
    assert foreseeing.rolls == without.rolls
    journals = [
        {file.relative_to(folder): file.stat().st_size for file in folder.rglob("*") if file.is_file()}
        for folder in (evening.cupboard.venue.folder for evening in (foreseeing, without))
    ]
    assert list(journals[0]) == list(journals[1])
    assert len(journals[0]) == 1
    assert len(foreseeing.engine.rendered) > len(without.engine.rendered), "it did foresee"


def foreseen_on_the_way(venue: Cupboard, game: str) -> Iterator[tuple[Session, list[Announcement | None]]]:
    """Every session of the shipped game, with all that is foreseen there."""
    script = demo.read(game)
    evening = Evening(venue, script.wishes, foresees=False)
    evening.play([])
    for step in script.steps:
        session = evening.core.session
        before = repr(session)
        yield session, list(foresight.likely(venue.venue.shelf, session))
        assert evening.core.session is session
        assert repr(session) == before
        evening.play_one(step)
    evening.core.close()


@pytest.mark.parametrize("game", GAMES)
def test_each_line_is_foreseen_once_and_not_too_many_are(venue: Cupboard, game: str) -> None:
    for _, foreseen in foreseen_on_the_way(venue, game):
        lines = [line for line in foreseen if line is not None]
        assert 0 < len(lines) <= foresight.MOST
        assert len(set(lines)) == len(lines)
        assert len(foreseen) < 10 * foresight.MOST, "turns of the core that bring nothing new cost time too"


def test_what_chance_decides_is_not_foreseen(venue: Cupboard) -> None:
    table = Tabletop(venue, names=scenarios.NAMES[:5], ears=scenarios.ROUND, dice=(7, 4))
    table.open()
    table.key("# 3 3 # #  # C")
    foreseen = set(foresight.likely(venue.venue.shelf, table.core.session))
    table.key("3")
    table.core.close()
    digit = next(line for line in table.said if line.id == EAR_DIGIT)
    assert EAR_DIGIT not in {line.id for line in foreseen if line is not None}, digit


def test_of_one_session_nothing_is_foreseen_twice(venue: Cupboard) -> None:
    evening = Evening(venue, demo.read("time-bomb-undercover").wishes)
    evening.play([])
    evening.core.close()
    assert next(evening.foresight.of(evening.core.session), None) is None, "it had half a minute"


def test_what_a_player_may_look_at_is_foreseen_in_memory_alone(
    venue: Cupboard, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Tabletop(venue, names=scenarios.NAMES[:5], ears=scenarios.ROUND, dice=(7, 4))
    table.open()
    table.key("# 3 3 # #  #")
    table.key("C 3 7 #")
    before = (list(table.transcript), list(table.said), [path.read_bytes() for path in table.journals])
    lines = [line for line in foresight.likely(venue.venue.shelf, table.core.session) if line is not None]
    shadow = "time-bomb-undercover-role-shadow"
    assert [line.audience for line in lines if line.id == shadow] == [Only(3)]
    assert (list(table.transcript), list(table.said), [path.read_bytes() for path in table.journals]) == before
    table.core.close()
    assert capsys.readouterr() == ("", "")


def test_what_is_foreseen_has_its_place_in_the_cache_and_no_more(tmp_path: Path) -> None:
    small = 10_000
    largest: list[int] = []

    class Watched(Cache):
        def put(self, key: Key, sound: Pcm) -> None:
            super().put(key, sound)
            largest.append(self.size)

    with patch.object(table_voice, "Cache", lambda: Watched(small)):
        evening = played(cupboard(tmp_path), "time-bomb-undercover")
    assert sum(len(phrase.text) for phrase in evening.engine.rendered) > small, "more than there is room for"
    assert max(largest) <= small


def test_what_waits_in_the_engine_never_outgrows_one_line(venue: Cupboard) -> None:
    evening = played(venue, "time-bomb-undercover")
    assert evening.engine.longest_queue <= 3


def test_what_an_ear_may_hear_is_rendered_at_its_own_rate(venue: Cupboard) -> None:
    asked: list[tuple[str, int]] = []

    class Asked(SlowEngine):
        def request(
            self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False
        ) -> None:
            asked.append((phrase.text, manner.rate_wpm))
            super().request(phrase, manner, done, ahead)

    clock, tone = Clock(), Tone(rate=170)
    devices = (Device("loud", "Loud", default=True), Device("ear", "Ear"))
    with (
        patch.object(table_voice, "WorkerEngine", lambda **_: Asked(clock, 0.1)),
        patch.object(table_voice, "MiniaudioOutput", lambda *_: Loudspeaker(clock)),
        patch("companion.speech.player.devices", lambda: devices),
    ):
        outputs = Outputs("loud", (EarWish((2,), "ear"),))
        voice = TableVoice(venue.catalogue(tone), tone, (), lambda _: None, lambda _: None, clock.inbox.append, outputs)
    quick = Tone(rate=330)
    voice.turn(quick, venue.catalogue(quick), "seat2")
    for audience, text in ((Only(2), "en privé"), (TABLE, "à tous"), (Only(3), "sans oreillette")):
        line = Announcement("own-text", (("text", OwnText("fr", text)),), audience)
        assert not voice.prepare(iter([line])), "one at a time"
        clock.run(clock.now + 1.0)
    assert asked == [("en privé", 330), ("à tous", 170), ("sans oreillette", 170)]
