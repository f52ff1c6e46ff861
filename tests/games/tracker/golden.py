"""Golden transcripts of games without code: what people do at the table, once for all languages."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.session.state import Ear
from tests.golden import Transcripts
from tests.golden.shorthand import played
from tests.tabletop import Tabletop, cupboard

from .packs import MINI, SOUP

NAMES = ("Ana", "Léo", "Inès", "Hugo", "Zoé", "Noé", "Lou", "Eva")
ONE_EAR = (Ear("earphone", (1, 2, 3, 4)),)

DECK = """\
deck: 1
game: cartes-parlantes
tokens:
  carte/01: {name: {lang: fr, text: Le roi}, text: {lang: fr, text: "Avancez de deux cases."}}
  carte/02: {text: {lang: en, text: Draw a card.}}
  secret/01: {name: {lang: fr, text: Espion}, text: {lang: fr, text: "Vous savez qui ment."}}
"""
EVOLUTION = """\
deck: 1
game: time-bomb-evolution
tokens:
  bombe/1: {name: {lang: fr, text: Bombe rouge}}
  role/1: {name: {lang: fr, text: Moriarty}}
"""
STEPS = """\
deck: 1
game: time-bomb-evolution
steps:
  - {lang: fr, text: "Mettez les bombes en six tas."}
  - {lang: fr, text: "Donnez un rôle à chacun."}
  - {lang: en, text: "Shuffle all cards."}
"""


@dataclass(frozen=True)
class Scenario:
    """``moves`` are in the shorthand of ``tests/golden/shorthand.py``."""

    game: str
    title: str
    moves: str
    players: int = 4
    unwritten: str = ""
    deck: str = ""
    a_key: str = "pot"  # of the soup
    rules: dict[str, str] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)


BOMB = "time-bomb-2016"
EVO = "time-bomb-evolution"
CARDS = "cartes-parlantes"
#: Roll call and set-up; Ana begins.
SET_UP = "#### #### 1"

SCENARIOS = (
    Scenario(
        BOMB,
        "set-up for six, one row of which is a deduction",
        "###### D 9 ~11 ~61 cable/secure # # role/sherlock # # 9 8 D 3 9 ~11 D",
        players=6,
    ),
    Scenario(
        BOMB,
        "cuts: seat and card in either order, what goes wrong, and the round's end",
        """
        2 cable/secure@1 3 cable/defuse@1
        a card first, then its seat
        cable/secure@2 4
        the same card, and one's own
        cable/defuse@1 4 cable/secure@3 9 9 2 B B
        by the sheet of stickers, and by the menu
        1 sticker/triangle
        D D cable/bomb ~61 9 9 2 B B #
        9 9 8 1 1 2 D
        all is defused
        3 cable/defuse@3 9 9 3 1 3 # 9 9 3 1 5 # 9 9 3 1 4 # D
        that was no end; then the table says how it ended
        9 9 8 6 B B 9 9 8 6 9 9 8 5 3 B B
        """,
        unwritten=SET_UP,
    ),
    Scenario(
        BOMB,
        "the bomb",
        """
        3 cable/bomb 9 9 2 cable/bomb B B B B # 9 ~11 D D 3 cable/bomb 3 cable/secure 9 ~11 9 9 2
        """,
        unwritten=SET_UP,
    ),
    Scenario(
        BOMB,
        "four rounds",
        "99 8 3 # 99 8 3 ~61 # 99 8 3 # D D 9 9 8 2 3 99 8 3 role/moriarty",
        unwritten=SET_UP,
    ),
    Scenario(
        BOMB,
        "roles and hands by ear: before the first cut and between rounds, never while cables lie",
        """
        # # # # # C 2 4 # role/moriarty sticker/heart # # # # 1 C 2 # cable/secure@7 #
        9 9 8 3 C 3 # # cable/defuse@2 box # D
        """,
        table={"ears": ONE_EAR, "dice": (4, 4, 4)},
    ),
    Scenario(
        EVO,
        "three bombs of a colour that has a name, and the fourth",
        """
        the owner has named one colour and one role
        # # # # # # 1
        2 bombe/1@1 3 bombe/1@2 1 bombe/2@1 2 bombe/1@3 D D
        the round is over when the table says so
        9 9 8 3 D # 3 bombe/1@4
        """,
        deck=EVOLUTION,
    ),
    Scenario(
        EVO,
        "the owner has told the set-up, step by step",
        """
        # # # # 9 D # 0
        a card meanwhile, and nobody presses anything
        bombe/1@1 ~61
        the second step was not done yet
        # B B # power-cut # # # # 1
        """,
        deck=STEPS,
    ),
    Scenario(
        EVO,
        "the ends are settings",
        "2 cable/defuse@1 3 cable/defuse@2 B B 3 cable/defuse@3",
        unwritten="#### ## 1",
        rules={"defuse_to_win": "2"},
    ),
    Scenario(
        CARDS,
        "cards that speak: the owner's, the pack's, and what one ear alone hears",
        "# # carte/01 carte/02 carte/33 D 9 ~11 C 2 4 # secret/01 secret/02 carte/01 # secret/01",
        players=2,
        deck=DECK,
        table={"ears": ONE_EAR, "dice": (4,)},
    ),
    Scenario(
        CARDS,
        "points, the counter, dice, a minute",
        """
        2 plus-5 plus-1 1 1 moins-1 D D zero D D
        A A table-moins des 9 9 7 B B
        # ~31 3 ~20 ~10 minute ~5 stop
        minute ~15 power-cut # ~60 D # D ~60 D
        minute stop B B D ~60
        9 9 3 2 # # 1 2 # 9 9 3 2 # # 1 2 # 9 9 3 1 # # 5 # 9 9 3 1 2 # 5 # 9 9 6 *
        below zero: a correction, a card, and what D says
        9 9 3 1 3 1 4 # 3 plus-1 9 9 3 2 # 1 9 9 9 table-moins 9 9 2 D D 9 9 3 2 # # 1 2 #
        9 9 8 1 1 2 9 9 8 1 1 # 9 9 8 7 3 3 9 9 8 4 9 9 8 4 B B B B
        the end, and no end
        9 9 8 5 9 9 8 6 B B
        """,
        players=3,
        unwritten="###",
        table={"dice": (14, 36, 8)},
    ),
    Scenario(
        "soup",
        "everything that a pack may declare",
        """
        # # # B D # B D D 9 ~11 2
        a turn, the counter, and A twice
        9 ~11 A A # A D # carrot@1 1 carrot@2 D D
        limits, whose spoons, chance
        salt 2 lid luck B B ~61 hint/2 taste C
        the round and the countdown
        # D ~61 # # ~40 carrot@3 3 # B 9 9 8 3 B bell # fire D 9 9 8 6 # # # # #
        a counter at its limits
        9 9 8 6 2 A A # A 9 9 3 1 # 6 A salt@1 B B B B
        """,
        players=3,
        table={"dice": (2, 3, 1)},
    ),
    Scenario(
        "mini",
        "the pack of an evening",
        "# # 9 ~11 hello apple apple@1 apple@2 # A go ~10 D D 9 9 8 5",
        2,
    ),
    Scenario("soup", "A rolls the dice", "9 ~11 A", 2, unwritten="## ## 1", a_key="dice", table={"dice": (2,)}),
    Scenario(
        "soup",
        "A starts the countdown, and each turn is somebody's",
        "9 ~11 A B B # D # 9 9 8 4 9 9 8 4 B B B B 9 9 8 2 2 B B",
        2,
        unwritten="## ## 1",
        a_key="countdown",
    ),
    Scenario(
        "soup",
        "A counts for whose turn it is",
        "A 9 9 8 2 2 9 ~11 A D D # A B B 9 9 8 1 1 # 9 9 8 4 1 9 9 8 1",
        2,
        unwritten="## ## #",
        a_key="spoons",
    ),
    Scenario(
        "soup",
        "four at the table: a deduced row, and the pot runs over",
        "# # # # # # # # A A # D 9 9 3 1 # 8 2 carrot 9 9 2 B B lid@1 3 salt@1 B B 9 9 3 1 # 7 A # A # A # 1",
        rules={"spoons": "4"},
    ),
)


def seated(folder: Path, lang: str, scenario: Scenario) -> Tabletop:
    """The table of a scenario, with packs of its owner's in its data folder."""
    packs = (SOUP.replace("a-key: pot", f"a-key: {scenario.a_key}"), MINI)
    files = cupboard(folder, lang, deck=scenario.deck, packs=packs, **scenario.rules)
    table = Tabletop(files, scenario.game, names=NAMES[: scenario.players], **scenario.table)
    table.open()
    return table


TRANSCRIPTS = tuple(
    Transcripts(game, [scenario for scenario in SCENARIOS if scenario.game == game], played(seated))
    for game in dict.fromkeys(scenario.game for scenario in SCENARIOS)
)
