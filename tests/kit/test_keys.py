"""The first act of a kind in an evening says its keys, in every game; later ones say them no more.

A kind of act is a phase. What is heard is read in French, at the level that habit gives it, in every golden evening.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion import session as sessions
from companion.model import KEYS, Announcement, Input, Table, Urgency, Verbosity
from companion.session import Turn
from companion.session.events import Opened, Resumed, Undone
from companion.session.state import Session, Shelf
from companion.speech.catalogue import Catalogue
from tests.golden import Transcripts, of_every_game
from tests.tabletop import words

from . import games

#: How French names a key, a scan, or a number that is typed.
NAMED = re.compile(r"\bdièse|\btouche|\bscan|\bnuméro|\bchiffre|\bplace\b|\b\d\b ?:|: \d\b|, \d\b|\bDe 0 à 9", re.I)


@dataclass(frozen=True, slots=True)
class Heard:
    """An act, and what the table heard of it. ``kind`` is the phase that it led to, ``fresh`` whether for the first
    time since the start; ``due`` what is due then, ``taught`` what it has not heard of keys since the start."""

    of: str
    kind: Any
    fresh: bool
    due: str | None
    taught: tuple[str, ...]
    lines: tuple[Announcement, ...]

    @property
    def keys(self) -> list[str]:
        """The lines that only say keys, in order."""
        return [line.id for line in self.lines if line.topic.startswith(KEYS)]


def acts(of: Transcripts, title: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """What is heard of each act of a golden evening, in French."""
    found: list[Heard] = []
    known: set[Any] = set()
    decided = sessions.turn

    def turn(shelf: Shelf, session: Session, input: Input) -> Turn:
        made = decided(shelf, session, input)
        resumed = any(isinstance(event, Resumed) for event in made.events)
        if resumed:
            known.clear()
        play, durable = made.session.play, made.durable
        acted = resumed or (bool(durable) and not isinstance(durable[0], Undone | Opened))
        if play.board is not None and acted:
            game, phase = shelf.games[play.game or ""], play.board.phase
            due = game.due(play.board)
            lines = tuple(
                line
                for line in made.said
                if isinstance(line.audience, Table) and line.urgency in (Urgency.GAME, Urgency.ALERT, Urgency.ECHO)
            )
            taught = tuple(said.id for said in game.keys(play.board) if said.id not in session.habits)
            fresh = phase not in known and (session.play.board is None or session.play.board.phase is not phase)
            over = game.expects(play.board).over
            found.append(Heard(title, phase, fresh, due.id if due and not over else None, taught, lines))
            known.add(phase)
        return made

    with monkeypatch.context() as patched:
        patched.setattr(sessions, "turn", turn)
        scenario = next(scenario for scenario in of.scenarios if scenario.title == title)
        of.play(folder, "fr", scenario).core.close()
    return found


@cache
def catalogue(game: str) -> Catalogue:
    """French as the table hears it that has chosen no verbosity."""
    more = games.subject(game).words if game == games.SAMPLE else None
    return Catalogue("fr", verbosity=Verbosity.HABIT, voices=words(more))


EVERY = pytest.mark.parametrize("of", list(of_every_game()), ids=lambda of: of.game)


@EVERY
def test_the_first_act_of_a_kind_says_its_keys_and_no_later_one(
    of: Transcripts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, again = [], []
    for number, title in enumerate(of.titles):
        for heard in acts(of, title, tmp_path / str(number), monkeypatch):
            said = " ".join(catalogue(of.game).text(line) for line in heard.lines)
            if heard.fresh and heard.due is not None and not NAMED.search(said):
                silent.append(f"{title}: {heard.kind} ({heard.due}): {said[-120:]}")
            if [*heard.keys] != [*heard.taught, *(["without-scanner"] * ("without-scanner" in heard.keys))]:
                again.append(f"{title}: {heard.keys}, and not {heard.taught}")
    assert not silent, "\n".join(silent)
    assert not again, "\n".join(again)
