"""Golden transcripts of L'heure des 3 ombres: what two people do at the table, once for all languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.games.heure_des_3_ombres.events import CURSES, SLEEPERS, Card, Limbes
from tests.golden import Transcripts
from tests.golden.shorthand import played
from tests.tabletop import Tabletop

from .evenings import SET_UP, evening
from .tables import ID


@dataclass(frozen=True)
class Scenario:
    """``moves`` are in the shorthand of ``tests/golden/shorthand.py``."""

    title: str
    moves: str
    unwritten: str = ""
    rules: str = ""
    named: bool = True
    dice: tuple[int, ...] = (4, 1)
    phones: bool = False


#: The menu's correction of a count: "the hour is 3".
THREE, SIX, ELEVEN = "9 9 3 1 3#", "9 9 3 1 6#", "9 9 3 1 1 1"


def _pairs(first: int, last: int, cards: tuple[str, ...]) -> str:
    """Turns that each find a pair, draw a card and lay a trap."""
    return " ".join(
        f"5 tuile/{2 * pair - 1:02d} tuile/{2 * pair:02d} 3id/{cards[pair % len(cards)]} # #"
        for pair in range(first, last + 1)
    )


QUIET = ("calepin", "debriefing")
MISS = "5 tuile/01 tuile/03 #"

WHOLE = (
    Scenario(
        "won: thirteen suspects",
        f"""
        The roll call and the set-up
        1 2 1 2 # # 2
        Léo rolls the Hat: two different suspects, a clue, and a card that sleeps
        2 tuile/01 tuile/03 # limbes/vortex #
        Ana lets the companion roll: the Cogwheel, and Lucile rolls again: the Street Lamp
        7 7 tuile/01 tuile/02 3id/chronogyre # #
        A trap comes second
        5 tuile/03 traquenard/yeux/1 #
        Ana finds a suspect and leaves it open
        5 tuile/05 3id/chronogyre tuile/07 # limbes/brume #
        Léo finds its twin
        D 5 tuile/06 3id/invertigo # #
        Ten more, one after the other; the last card was Débriefing
        {_pairs(2, 2, QUIET)} {_pairs(4, 12, QUIET)}
        The thirteenth
        5 tuile/25 tuile/26
        """,
    ),
    Scenario(
        "won: a bluff",
        "8 tuile/27 0 tuile/28",
        unwritten=f"{SET_UP} {SIX}",
    ),
    Scenario(
        "won: a bluff that the table judges",
        f"{SIX} 8 B B 8 tuile/27 demon # 1",
        unwritten=SET_UP,
        named=False,
    ),
    Scenario("lost: a bluff", "D D 8 tuile/27 tuile/01", unwritten=f"{SET_UP} {SIX}"),
    Scenario(
        "lost: the clock, by every cause",
        f"""
        The die, then A asks
        6 A tuile/09 A # tuile/01 # limbes/temps-accelere #
        A trap, and Hercule without a cube
        5 traquenard/horloge # 5 traquenard/hercule # # 5 traquenard/hercule #
        An empty deck
        {MISS} 1 limbes/amnesie # D D
        By hand
        A {MISS} limbes/confusion # A {MISS} limbes/silence # A {MISS} limbes/tenebres #
        The last hours
        A {MISS} limbes/hallucination # A A * A # D
        """,
        unwritten=SET_UP,
        rules="hercule-cubes=2",
    ),
)

TRAPS = tuple(
    Scenario(
        f"trap {trap}: {when}",
        f"5 traquenard/{trap} # D # D 5 tuile/01 traquenard/{trap} # #",
        unwritten=f"{SET_UP} {hour}",
        rules=rules,
    )
    for trap, rules in (
        ("hercule", ""),
        ("hercule@2", "hercule-cubes=9"),
        ("yeux/1", ""),
        ("vortex", ""),
        ("horloge", ""),
    )
    for when, hour in (("before three", ""), ("from three on", THREE))
)


def _effect(card: Limbes) -> str:
    """What follows the draw of this card, and two turns under it."""
    if card in CURSES:
        return f"limbes/{card.value} # D 5 tuile/05 tuile/07 # # # 2 tuile/09 tuile/11 # # # D"
    more = {Limbes.ILLUSION: "6 3", Limbes.FAUSSE_PISTE: "tuile/25"}
    return f"limbes/{card.value} {more.get(card, '')} D #"


LIMBES = tuple(
    Scenario(
        f"limbes {card.value}: {when}",
        _effect(card) if card not in SLEEPERS or hour else f"limbes/{card.value} #",
        unwritten=f"{SET_UP} 5 tuile/25 tuile/26 # # # {hour} {MISS}",
    )
    for card in Limbes
    for when, hour in (("before three", ""), ("from three on", THREE))
)

_USES = {
    Card.ARCHEOSCRIPT: "3id/archeoscript D 5 tuile/03 tuile/05 # limbes/brume # 5 tuile/07 tuile/08 3id/calepin #",
    Card.CHRONOGYRE: "5 tuile/03 tuile/05 3id/chronogyre tuile/03 # # # D D",
    Card.INVERTIGO: "5 tuile/03 tuile/05 # limbes/temps-accelere 3id/invertigo #",
    Card.LOUPE: "3id/loupe-analytique 9 # 9 9 8 1 tuile/09 0 5 0",
    Card.STYLO: "6 3id/stylo-traducteur # 2",
    Card.REVELATEUR: "5 traquenard/hercule # # # 3id/revelateur-d-empreinte",
    Card.OREILLETTES: "3id/oreillettes-a-ultra-son 5 tuile/03 3id/oreillettes-a-ultra-son",
}

CARDS = tuple(
    Scenario(
        f"3id {card.value}: {when}",
        f"3id/{card.value} "
        + ("tuile/03 tuile/05 tuile/04 1 # # #" if card is Card.DEBRIEFING and hour else "# #")
        + (f" {MISS.replace('01', '11').replace('03', '13')} # # {_USES[card]}" if card in _USES else ""),
        unwritten=f"{SET_UP} {hour} 5 tuile/01 tuile/02",
        rules="clues=3" if card in (Card.DEBRIEFING, Card.CALEPIN) else "",
    )
    for card in Card
    for when, hour in (("before three", ""), ("from three on", THREE))
)

OTHERS = (
    Scenario(
        "memory: nothing is said again, and nothing is read out of turn",
        "tuile/01 5 tuile/01 0 tuile/03 0 # 0 0 0 D B B 0 tuile/09 traquenard/vortex demon limbes/brume tuile/09 D D",
        unwritten=SET_UP,
    ),
    Scenario(
        "house rules of a mixed table",
        "1 2 # # 1 1 1 2 3 4 5 5 5 9 # # # 9 D D",
    ),
    Scenario(
        "two objects in one hand",
        "3id/loupe-analytique 9 2 # # 5 tuile/07 tuile/08 3id/stylo-traducteur 2 1 # # 3id/loupe-analytique",
        unwritten=f"{SET_UP} 5 tuile/01 tuile/02 3id/invertigo # # {MISS.replace('01', '11')} # # 5 tuile/05 tuile/06",
    ),
    Scenario(
        "kept, passed and exchanged: the clock's face, Illusion's roll, the object one had",
        f"""
        Lucile could roll again and does not; Illusion is passed over
        6 # tuile/01 tuile/03 # limbes/illusion # #
        Léo has two objects and keeps the new one
        5 tuile/05 tuile/06 3id/invertigo # # {MISS} # #
        5 tuile/07 tuile/08 3id/loupe-analytique 3id/invertigo 1 # #
        """,
        unwritten=f"# # 1 # # # # {THREE}",
    ),
    Scenario(
        "an empty place, a cube instead, one roll too many",
        "2 8 traquenard/hercule # # 2 8 8 # 5 7 tuile/01 7 9 9 2 # # 3 tuile/01 7 #",
        unwritten=SET_UP,
    ),
    Scenario(
        "clues, cubes and traps that are counted",
        "tuile/01 tuile/03 # 2 limbes/temps-accelere # 5 tuile/01 traquenard/hercule # # D D 9 9 8 3 1 9 9 3 4 9# ",
        unwritten=f"{SET_UP} 5",
        rules="clues=3 hercule-cubes=5 traps=2",
    ),
    Scenario(
        "where are we: the face of the die, and tiles that lie open",
        """
        The companion rolls, and alone knows the face
        7 D D power-cut # D D
        One tile, two tiles
        tuile/01 D D tuile/01 tuile/03 D D tuile/03 B B D D
        """,
        unwritten=SET_UP,
    ),
    Scenario(
        "cards that are not due, and cards that come late",
        """
        A trap: no Limbes card follows it
        6 # traquenard/hercule # limbes/temps-accelere enquete/horloge D #
        A Limbes card that was passed over
        5 tuile/05 tuile/07 # # limbes/temps-accelere limbes/brume limbes/confusion #
        A 3ID card that was passed over
        5 tuile/05 tuile/06 # # 3id/invertigo 3id/calepin #
        """,
        unwritten="# # 1 # # # #",
    ),
    Scenario(
        "a roll that was accepted",
        "6 # 6 5 7 9 D D tuile/01 5",
        unwritten="# # 1 # # # #",
        rules="clock-start=1",
    ),
    Scenario(
        "Paranoïa: no third tile",
        """
        Ana sees: a pair is read when both are scanned
        5 D tuile/05 tuile/05 D 9 # tuile/07 D # # #
        Léo's tiles are read aloud
        5 tuile/05 9 traquenard/vortex #
        """,
        unwritten=f"1 2 # # # # 2 {MISS} limbes/paranoia #",
    ),
    Scenario(
        "looks aloud: nothing to look at",
        "9 9 8 1 tuile/01 9 9 8 1 tuile/02 9 9 8 3 1",
        unwritten="2 2 4 # # # #",
        rules="clues=2 hercule-cubes=2",
    ),
    Scenario(
        "looks aloud: two tiles, then the turn's",
        """
        The looks, and the reveal
        5 9 9 8 1 D 9 # tuile/01 0 tuile/02 tuile/03 9 9 8 1 B B
        One look is enough
        tuile/01 tuile/03 # # # 9 9 8 1 5 tuile/01 tuile/03 # # # 9 9 8 1 tuile/01 # B B # 5
        """,
        unwritten="2 2 4 # # # #",
    ),
    Scenario(
        "looks on a phone",
        """
        Ana's phone joins before she has told that she reads by ear, Léo's behind it
        phone1 4711 3 3 3 phone2 4711 4 # # # # 5
        Ana looks at two tiles, by the table's scanner and by her own camera; Léo hears nothing
        1:C tuile/01 1:tuile/05 1:0
        Her phone goes, with a look left to hear again; the tile that is revealed is everybody's
        1:gone C 1 tuile/03 1:here 1:C 1:0 1:#
        """,
        phones=True,
    ),
)

SCENARIOS = (*WHOLE, *TRAPS, *LIMBES, *CARDS, *OTHERS)


def seated(folder: Path, lang: str, scenario: Scenario) -> Tabletop:
    """The table at which a scenario is played."""
    table = {"dice": scenario.dice, "phones": scenario.phones}
    return evening(folder, lang, scenario.rules, named=scenario.named, **table)


TRANSCRIPTS = (Transcripts(ID, SCENARIOS, played(seated)),)
