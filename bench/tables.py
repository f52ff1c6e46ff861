"""Tables that play by themselves: random acts and inputs, and data folders with a game under way.

It knows how a game of Time Bomb Undercover is gone through. Chance comes from a seed: every run plays the same.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from companion.files.venue import Venue
from companion.games.protocol import Act, Confirmed, Opening, Scanned, Seated
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import ID, Phase
from companion.games.time_bomb_undercover.state import State, spent
from companion.journal.store import Journal
from companion.model import Input, Key, Known, Rejection, Scan, Token, Way
from companion.session import Turn, events_of, open_table, turn
from companion.session.asking import own_question
from companion.session.state import Session, Wishes
from companion.version import VERSION

NAMES = ("Ana", "Léo", "Inès", "Hugo", "Zoé", "Noé", "Lou", "Eva")
CABLES = [Token(f"{ID}/cable/secure", copy) for copy in range(1, 32)]
CABLES += [Token(f"{ID}/cable/defuse", copy) for copy in range(1, 9)] + [Token(f"{ID}/cable/bomb")]
#: Settings that tell how many cards a box of Cluedo One Piece has; and the keys from its roll call to the first turn.
CLUEDO = ("crew=9", "treasures=6", "islands=6")
CLUEDO_SET_UP = "#####1234789##1"
MISTAKE = 0.05  # how often an act is any act, sensible or not
UNDO = 0.02


def wishes(players: int) -> Wishes:
    """A table where nothing is left to be asked: the game begins at once."""
    return Wishes(ID, players, NAMES[:players], (Way.TOUCH,) * players)


# --- acts for the game alone ---


def opening(players: int) -> Opening:
    return Opening(tuple(Seated(seat, name, Way.TOUCH) for seat, name in enumerate(NAMES[:players], 1)))


def random_acts(venue: Venue, players: int, chance: random.Random) -> list[Act]:
    """A whole game, with some mistakes."""
    box = venue.shelf.boxes[ID]
    events = GAME.begin(box, opening(players))
    assert not isinstance(events, Rejection)
    state: State | None = None
    for event in events:
        state = GAME.evolve(state, event)
    acts: list[Act] = []
    while state is not None and state.phase is not Phase.OVER:
        act = _act(state, chance)
        acts.append(act)
        decision = GAME.decide(box, state, act)
        if isinstance(decision, tuple):
            for event in decision:
                state = GAME.evolve(state, event)
    return acts


def _act(state: State, chance: random.Random) -> Act:
    if state.phase is not Phase.PLAYING:
        return Confirmed()
    if chance.random() < MISTAKE:
        return Scanned(chance.choice(CABLES), chance.randint(1, state.players))
    return Scanned(*_cut(state, chance))


def _cut(state: State, chance: random.Random) -> tuple[Token, int]:
    gone = spent(state)
    cables = state.layout.cables
    uncut = [token for token in CABLES[: cables.secure] + CABLES[31 : 31 + cables.defuse] if token not in gone]
    seats = [seat for seat in range(1, state.players + 1) if seat != state.holder and state.face_down(seat)]
    # The bomb comes last: a game that explodes at the first cut says little about the others.
    token = CABLES[-1] if chance.random() < 0.02 else chance.choice(uncut)
    return token, chance.choice(seats or [1])


# --- inputs for the session ---


def random_inputs(venue: Venue, players: int, chance: random.Random, leave: int = 10**9) -> tuple[list[Input], Session]:
    """A whole game by its inputs, with mistakes, questions and some undo; or until ``leave`` durable inputs."""
    session = open_table(venue.shelf, wishes(players), venue.tone).session
    inputs: list[Input] = []
    while session.play.board.phase is not Phase.OVER and session.input_seq < leave:
        for input in _inputs(venue, session, chance):
            inputs.append(input)
            session = turn(venue.shelf, session, input).session
    return inputs, session


def _inputs(venue: Venue, session: Session, chance: random.Random) -> list[Input]:
    state: State = session.play.board
    if session.past is not None and chance.random() < UNDO:
        return [Key("B"), Key("B")]
    if chance.random() < MISTAKE:
        token = chance.choice(CABLES)
        mistakes: list[Input] = [Key("D"), Key("0"), Key("*"), scan(venue, token)]
        return [chance.choice(mistakes)]
    if state.phase is not Phase.PLAYING or own_question(venue.shelf, session) is not None:
        return [Key("#")]
    token, seat = _cut(state, chance)
    return [Key(str(seat)), scan(venue, token)]


def scan(venue: Venue, token: Token) -> Scan:
    return Scan(Known((token,), venue.book.code(token)))


# --- games on disk ---


def memory() -> str | None:
    """Where to lay a long game: in memory where that can be had, for its thousands of commits are not measured."""
    return "/dev/shm" if os.path.isdir("/dev/shm") else None


def lay_game(venue: Venue, path: Path, steps: Callable[[Session], list[Input] | None]) -> int:
    """A journal at ``path``, played until ``steps`` has no more; how many events it holds."""
    events = 0

    def write(made: Turn) -> Session:
        nonlocal events
        if made.durable:
            kept.append(made.session.input_seq, made.durable)
            events += len(made.durable)
        return made.session

    with Journal.create(path, events_of(), game=ID, made_by=VERSION) as kept:
        session = write(open_table(venue.shelf, wishes(5), venue.tone))
        while (inputs := steps(session)) is not None:
            for input in inputs:
                session = write(turn(venue.shelf, session, input))
    return events


def until_playing(session: Session) -> list[Input] | None:
    """Steps that lead to the first cut, the cutters at seat 1."""
    state: State = session.play.board
    if state.phase is Phase.PLAYING:
        return None
    return [Key("1")] if state.phase is Phase.STARTER else [Key("#")]


def to_and_fro(venue: Venue, inputs: int) -> Callable[[Session], list[Input] | None]:
    """Steps of a game that is cut and taken back until it has so many durable inputs; it is left unfinished."""
    chance = random.Random(3)

    def steps(session: Session) -> list[Input] | None:
        state: State = session.play.board
        if session.input_seq >= inputs and state.phase is not Phase.OVER:
            return None
        if state.phase is Phase.OVER:
            return [Key("B"), Key("B")] * chance.randint(1, 40)
        if state.phase is Phase.PLAYING and chance.random() < 0.3 and state.made:
            return [Key("B"), Key("B")]
        if state.phase is not Phase.PLAYING:
            return [Key("#")]
        token, seat = _cut(state, chance)
        return [Key(str(seat)), scan(venue, token)]

    return steps


def lay_cluedo(data: Path, *settings: str) -> None:
    """A game of Cluedo One Piece for four in this data folder, begun with these settings and left at its first turn."""
    keys = data.with_suffix(".keys")
    keys.write_text("".join(f"key {key}\nwait 1\n" for key in CLUEDO_SET_UP))
    asked = ("play", "cluedo-one-piece", "--names", ",".join(NAMES[:4]), *settings)
    kept = ("--mute", "--data", str(data), "--script", str(keys))
    subprocess.run([sys.executable, "-m", "companion", *asked, *kept], check=True, stdout=subprocess.DEVNULL)
