"""A power cut at any moment of any write leaves the old file or the new one: generated over every call to the disk.

The journal has tests of its own; here are the files that settings, lessons, set-up and printing write.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from companion.boxes import blanks, decks, loader, recordings, telling
from companion.commands import printing
from companion.files import config, venue
from companion.model import OwnText, Token, replace
from companion.setup import install
from companion.teaching.founding import Ask, Progress
from companion.teaching.foundry import Draft

#: What reaches the disk: before each of these the current may go.
CALLS = ("open", "write", "fsync", "replace", "rename", "mkdir", "link", "unlink", "ftruncate")


class Cut(BaseException):
    """The power is gone. No handler of the program sees it."""


@contextmanager
def cut_at(moment: int) -> Iterator[list[int]]:
    """Cut the power before the call to the disk with this number. Yields how many came, as a list of one."""
    calls = [0]
    real = {name: getattr(os, name) for name in CALLS}
    gone = False

    def counting(name: str) -> Callable[..., object]:
        def call(*args: object, **more: object) -> object:
            nonlocal gone
            if gone or calls[0] == moment:
                gone = True
                raise Cut
            calls[0] += 1
            return real[name](*args, **more)

        return call

    for name in CALLS:
        setattr(os, name, counting(name))
    try:
        yield calls
    finally:
        for name, call in real.items():
            setattr(os, name, call)


PACK = loader.shipped("time-bomb-undercover")
LIEU = "time-bomb-undercover/lieu/3"
SOUND = recordings.encoded(8000, bytes(8000))
NAME = "time-bomb-undercover/lieu-3-text-abcdef1234.wav"


def told(text: str, recording: str = "") -> telling.Telling:
    return telling.Telling({telling.Field(LIEU, "text"): OwnText("fr", text, recording)})


def learn(data: Path) -> None:
    config.Learned(data).save({"rate": 300, "volume": 50})


def teach(data: Path) -> None:
    decks.write(data, PACK, told("", NAME), {NAME: SOUND})


def unit(data: Path) -> None:
    machine = install.Machine(units=data, running=data, python="/new/python")
    install._replace(machine.units / install.UNIT, install.unit(machine.python), install.MARK)


def sheets(data: Path) -> None:
    printing._write(data / "box.pdf", b"%PDF new")


def learned(data: Path) -> object:
    return config.load(data).rate


def taught(data: Path) -> object:
    return decks.owned(data, PACK).box.slot(LIEU).text_for(4)


def installed(data: Path) -> object:
    return (data / install.UNIT).read_text()


def printed(data: Path) -> object:
    return (data / "box.pdf").read_bytes()


def asked(data: Path, ask: Ask) -> None:
    """A game of one's own is told up to this question."""
    file = Draft(venue.enter(data, "fr"))
    ground = file.ground(True, None)
    told = replace(file.first(ground).sketch, fewest=len(ask.value) % 8 + 1)
    file.keep(Progress(told, ask), {}, ground)


def told_so_far(data: Path) -> object:
    """The game that was made, else what is offered as unfinished; the last draft may outlive the game."""
    here = venue.enter(data, "fr")
    own = here.shelf.boxes.get("jeu-1")
    return Draft(here).found() if own is None else own.pack


Act = Callable[[Path], object]
WRITES: dict[str, tuple[Act, Act, Act]] = {
    "settings": (lambda data: config.Learned(data).save({"rate": 100}), learn, learned),
    "lesson": (lambda data: decks.write(data, PACK, told("avant")), teach, taught),
    "answer": (partial(asked, ask=Ask.MOST), partial(asked, ask=Ask.SORT), told_so_far),
    "game": (partial(asked, ask=Ask.FACES), partial(asked, ask=Ask.DONE), told_so_far),
    "unit": (lambda data: (data / install.UNIT).write_text(f"{install.MARK}\nold\n"), unit, installed),
    "blank labels": (
        lambda data: blanks.remember(data / blanks.FILE, (blanks.Printed(7, 65),)),
        lambda data: blanks.remember(data / blanks.FILE, (blanks.Printed(7, 65), blanks.Printed(900, 12))),
        lambda data: blanks.printed(data / blanks.FILE),
    ),
    "label on a card": (
        lambda data: decks.write(data, PACK, telling.Telling({telling.Barcode("FKKNRCUU"): Token(LIEU)})),
        lambda data: decks.write(
            data, PACK, telling.Telling({telling.Barcode(code): Token(LIEU) for code in ("FKKNRCUU", "JVXFJDOI")})
        ),
        lambda data: dict(decks.owned(data, PACK).barcodes),
    ),
    "labels": (lambda data: (data / "box.pdf").write_bytes(b"%PDF old"), sheets, printed),
}


@pytest.mark.parametrize("what", WRITES)
def test_a_power_cut_at_any_moment_leaves_the_old_or_the_new(what: str, tmp_path: Path) -> None:
    before, write, read = WRITES[what]
    data = tmp_path / "data"
    data.mkdir()
    before(data)
    old = read(data)
    kept = tmp_path / "kept"
    shutil.copytree(data, kept)
    write(data)
    new = read(data)
    assert new != old
    moment = 0
    while True:
        shutil.rmtree(data)
        shutil.copytree(kept, data)
        with cut_at(moment) as calls:
            try:
                write(data)
                break
            except Cut:
                pass
        assert read(data) in (old, new), (moment, calls)
        write(data)  # and it can be done again
        assert read(data) == new
        moment += 1
    assert moment >= 3, "the disk was written behind our back"
