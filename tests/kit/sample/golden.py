"""Golden transcripts of Two Pebbles: what people do at the table, once for all languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.session.state import Ear
from tests.golden import Transcripts
from tests.golden.shorthand import played
from tests.kit.sample import ID
from tests.kit.sample.evenings import evening
from tests.tabletop import Tabletop

ROUND = (Ear("earphone", (1, 2)),)


@dataclass(frozen=True)
class Scenario:
    """``moves`` are in the shorthand of ``tests/golden/shorthand.py``."""

    title: str
    moves: str
    unwritten: str = ""
    ears: tuple[Ear, ...] = ()


SCENARIOS = (
    Scenario(
        "a whole game by eyes and by touch",
        """
        The roll call; a pebble that is shown too early is not read, and a coin has to wait
        1 2 9 ~11 # pebble/grey coin@1 # D 1 coin@1 D D
        A coin counts once; a pebble may be in a hand again before anybody presses hash
        # # pebble/white 2 coin@1 coin@2 2
        Nobody takes one; then Léo has two, and that was wrong
        # # # # # 2 coin@3 9 9 3 2 1 B B B B D
        Ana takes the last one
        1 coin@3 coin@4 D D
        """,
    ),
    Scenario(
        "two picks by one ear that is passed round",
        """
        Ana picks, listens again, and Léo after her
        C 1 7 1 2 3 pebble/grey C 1 # 0 1 2 3 C C 2 # # pebble/grey@2 # D D
        Ana has one already; her second, with a coin in between
        C 1 # pebble/black C # # C 1 # coin@1 pebble/black C B B B B # # ~61
        """,
        unwritten="3 3",
        ears=ROUND,
    ),
)


def seated(folder: Path, lang: str, scenario: Scenario) -> Tabletop:
    """The table at which a scenario is played."""
    return evening(folder, lang, ears=scenario.ears, dice=(7,) * 9)


TRANSCRIPTS = (Transcripts(ID, SCENARIOS, played(seated)),)
