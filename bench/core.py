"""How many events a second the pure core makes of random plays: the game alone, and through the session.

A second of this process's own: what else the machine does meanwhile does not count.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median

from bench import abbeys, hours, islands, tables
from bench.table import Row
from companion import session
from companion.commands import demo
from companion.files import venue
from companion.files.venue import Venue
from companion.games import GAMES as BOXES
from companion.games.cluedo_one_piece.events import ID as CLUEDO
from companion.games.heure_des_3_ombres.events import ID as HOUR
from companion.games.mystere_de_l_abbaye.board import ID as ABBEY
from companion.games.protocol import Act, Opening
from companion.games.time_bomb_undercover.events import ID as TIME_BOMB
from companion.inputs.framing import Frame
from companion.inputs.script import KeyStep, ScanStep
from companion.line.scripted import Copies
from companion.model import Input, Key, Rejection, Scan
from companion.session.state import Wishes

GAMES = 60
BUDGET = ">= 50,000 events/s"


def rows(quick: bool) -> Iterator[Row]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        here = venue.enter(Path(folder), "fr")
    chance = random.Random(1)
    tables_of = [4 + number % 5 for number in range(GAMES)]
    acts = [(tables.opening(players), tables.random_acts(here, players, chance)) for players in tables_of]
    hour_of = [2 + number % 3 for number in range(GAMES)]
    hour_acts = [(hours.opening(players), hours.random_acts(here, players, chance)) for players in hour_of]
    abbey_of = [3 + number % 4 for number in range(GAMES)]
    abbey_acts = [(abbeys.opening(players), abbeys.random_acts(here, players, chance)) for players in abbey_of]
    cluedo_of = [2 + number % 5 for number in range(GAMES)]
    cluedo_acts = [(islands.opening(players), islands.random_acts(here, players, chance)) for players in cluedo_of]
    inputs = [(players, tables.random_inputs(here, players, chance)[0]) for players in tables_of]
    seconds = 0.3 if quick else 1.0
    for game, plays in ((TIME_BOMB, acts), (HOUR, hour_acts), (CLUEDO, cluedo_acts), (ABBEY, abbey_acts)):
        alone = partial(_game, here, game, plays)
        yield _row(f"random plays of {game} alone: decide, evolve, narrate", alone, BUDGET, seconds)
    yield _row(
        "random plays, whole: session.turn, seats and look-ups too", lambda: _session(here, inputs), BUDGET, seconds
    )
    for game, play in _demos(here):
        yield _row(f"the demo of {game}: session.turn", play, "no budget of its own", seconds)


def _demos(here: Venue) -> Iterator[tuple[str, Callable[[], int]]]:
    """The shipped demo of each game, act by act: what an evening is made of, whatever the game."""
    for game in here.shelf.playable():
        script = demo.read(game)
        copies = Copies(here.book)
        inputs: list[Input] = []
        for step in script.steps:
            if isinstance(step, KeyStep):
                inputs.append(Key(step.key))
            elif isinstance(step, ScanStep):
                code = copies.code(step.what, frozenset())
                inputs.append(Scan(here.book.read(Frame(code))[0]))

        def play(wishes: Wishes = script.wishes, inputs: Sequence[Input] = inputs) -> int:
            count = 0
            for _ in range(20):
                made = session.open_table(here.shelf, wishes, here.tone)
                for input in inputs:
                    made = session.turn(here.shelf, made.session, input)
                    count += len(made.events)
            return count

        yield game, play


def _row(what: str, play: Callable[[], int], budget: str, seconds: float) -> Row:
    rounds: list[float] = []
    until = time.process_time() + seconds
    while time.process_time() < until or len(rounds) < 3:
        began = time.process_time()
        rounds.append(play() / (time.process_time() - began))
    return Row(what, f"p50 {median(rounds):,.0f} events/s, best {max(rounds):,.0f}, n {len(rounds)}", budget)


def _game(here: Venue, id: str, plays: Sequence[tuple[Opening, Sequence[Act]]]) -> int:
    box, game = here.shelf.boxes[id], BOXES[id]
    count = 0
    for opening, acts in plays:
        begun = game.begin(box, opening)
        assert not isinstance(begun, Rejection)
        state = None
        for event in begun:
            state = game.evolve(state, event)
        for act in acts:
            decision = game.decide(box, state, act)
            if isinstance(decision, tuple):
                for event in decision:
                    before, state = state, game.evolve(state, event)
                    game.narrate(before, event, state)
                    count += 1
    return count


def _session(here: Venue, plays: Sequence[tuple[int, Sequence[Input]]]) -> int:
    count = 0
    for players, inputs in plays:
        made = session.open_table(here.shelf, tables.wishes(players), here.tone)
        for input in inputs:
            made = session.turn(here.shelf, made.session, input)
            count += len(made.events)
    return count
