"""An evening with phones: pages learn what happens before anybody hears it, and each is spoken to in its own way."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from companion.files import config, venue
from companion.line.evening import Evening
from companion.model import Announcement, Event, Key, Knocked, Only, OwnTone, PageLeft, PageReads, Tone, game
from companion.session.asking import tone_of
from companion.session.ears import page_of
from companion.session.joining import PhoneJoined, PhoneLeft
from companion.session.state import Wishes
from companion.speech.ears import Imagined, PrivateOutput
from companion.speech.scheduler import MuteSpeaker

NUMBER = "4711"


class Pages:
    """What brings pages to an evening: it makes voices of them, and notes what was heard before."""

    def __init__(self, evening: Evening, heard: list[str]) -> None:
        self.evening, self.heard, self.told = evening, heard, list[str]()

    def happened(self, made: Iterable[Event]) -> None:
        for event in made:
            match event:
                case PhoneJoined(seat):
                    assert "phone-joined" not in self.heard
                    output = PrivateOutput(page_of(seat), (seat,), MuteSpeaker(), Imagined(), waits=False)
                    self.evening.voice.join(output, Tone(), self.evening.voice.catalogue)
                case PhoneLeft(seat):
                    assert "phone-left" not in self.heard
                    self.evening.voice.part(page_of(seat))
                case _:
                    pass


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def evening(tmp_path: Path, heard: list[str]) -> Iterator[Evening]:
    options = Namespace(mute=True, script=None, output=[], show_private=True, plain=False, pages=True)
    wishes = Wishes("time-bomb-undercover", 5, ("Ana", "Léo", "Inès", "Tom", "Zoé"))
    with Evening(options, venue.enter(tmp_path, "fr"), wishes) as begun:
        shown = begun.shown

        def show(said: Announcement) -> None:
            heard.append(said.id)
            shown(said)

        begun.voice.says._shown = show
        begun.voice.says._table._shown = show
        begun.happened = Pages(begun, heard).happened
        begun.open()
        yield begun


def join(evening: Evening, seat: int) -> None:
    evening.line.take(Knocked(seat, digits=NUMBER))
    for key in NUMBER:
        evening.line.take(Key(key))


def test_a_page_is_a_voice_before_the_table_hears_of_it_and_none_before_it_hears_that_it_left(
    evening: Evening, heard: list[str]
) -> None:
    join(evening, 2)
    assert heard.count("phone-joined") == 1
    assert [ear.output for ear in evening.voice.says.all] == ["page 2"]
    evening.line.take(PageLeft(2))
    assert heard.count("phone-left") == 1
    assert evening.voice.says.all == ()


def test_a_page_reads_in_its_seats_language_and_the_table_and_the_next_evening_do_not(
    evening: Evening, tmp_path: Path
) -> None:
    line = game("which-way-next", who=evening.table.session.play.who(2))
    private = Announcement(line.id, line.args, Only(2))
    join(evening, 2)
    evening.line.take(PageReads(2, own=OwnTone(lang="en")))
    assert evening.voice.words(private).lang == "en"
    assert evening.voice.words(line).lang == "fr"
    for key in "9952":  # by the menu, on the phone: Spanish
        evening.line.take(Key(key, page_of(2), 2))
    assert tone_of(evening.table.session, 2).lang == "es"
    assert evening.voice.words(private).lang == "es"
    assert evening.table.session.tone.lang == "fr"
    assert config.load(tmp_path).ears == {}
    evening.line.take(PageLeft(2))
    assert evening.voice.words(private).lang == "fr"
