"""A whole Companion at a table of L'heure des 3 ombres: everything from a code to a line is the real thing, only
devices, clock and dice are played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from companion import resources, room, transcript
from companion.box import Box
from companion.documents import Fault, Faulty
from companion.inputs.codes import CodeBook
from companion.inputs.reading import Reading
from companion.inputs.script import KeyStep, ScanStep
from companion.journal import Journal
from companion.line import Edge, Line
from companion.model import Announcement, Event, Tone
from companion.room import Room
from companion.scripted import Scripted
from companion.session.state import Session, Wishes
from companion.speech.catalogue import Catalogue
from companion.speech.scheduler import MuteSpeaker, Scheduler

from .tables import BARE, ID, NAMED


@cache
def _room(lang: str) -> Room:
    nowhere = Path(__file__).parent / "no-data"
    return room.enter(nowhere, lang)


@cache
def _book(lang: str) -> CodeBook:
    return _room(lang).book


def _strict(fault: Fault) -> None:
    raise Faulty([fault])


class Kept:
    """A journal in memory."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, tuple[Event, ...]]] = []

    def append(self, input_seq: int, events: tuple[Event, ...], *, finished: bool = False) -> None:
        self.rows.append((input_seq, tuple(events)))

    def set_aside(self) -> None: ...

    def close(self) -> None: ...


@dataclass
class Evening:
    """Plays a line of moves: "2 tuile/01 tuile/02 #" types 2, scans two tiles, and presses #."""

    lang: str = "fr"
    names: Sequence[str] = ("Ana", "Léo")
    box: Box = NAMED
    rules: tuple[tuple[str, str], ...] = ()
    dice: Iterable[int] = (4, 1)
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        here = _room(self.lang)
        self.shelf = replace(here.shelf, boxes={**here.shelf.boxes, ID: self.box}, rules={ID: self.rules})
        self.journal = Kept()
        self.said: list[Announcement] = []
        self._dice = iter(self.dice)
        self._catalogue = Catalogue(self.lang, report=_strict, voices=resources.voices())
        edge = Edge(self._new_journal, lambda _: next(self._dice), lambda tone, what: None)
        wishes = Wishes(ID, len(self.names), tuple(self.names))
        self.line = Line(self.shelf, Scheduler(MuteSpeaker(), self._shown), edge, wishes, Tone(self.lang))
        self._script = Scripted(self.line, Reading(_book(self.lang)))
        self.line.open(0.0)

    def _new_journal(self, game: str) -> Journal:
        return self.journal  # type: ignore[return-value]

    def _shown(self, said: Announcement) -> None:
        self.said.append(said)
        self.heard.append(transcript.line(said, self._catalogue))

    def play(self, moves: str) -> list[str]:
        """The lines that these moves bring."""
        before = len(self.heard)
        for move in moves.split():
            if "/" in move or move == "demon":
                self.heard.append(f"> scan {move}")
                self._script.now += 2.0
                self._script.play(ScanStep(f"{ID}/{move}", 0))
            else:
                for key in move:
                    self.heard.append(f"> key {key}")
                    self._script.now += 0.5
                    self._script.play(KeyStep(key, 0))
        return [line for line in self.heard[before:] if not line.startswith("> ")]

    @property
    def session(self) -> Session:
        return self.line.session


__all__ = ["BARE", "NAMED", "Evening"]
