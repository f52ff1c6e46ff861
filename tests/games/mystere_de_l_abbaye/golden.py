"""Golden transcripts of Mystère à l'Abbaye: what people do at the table, once for all languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.session.state import Ear
from tests.golden import Transcripts
from tests.golden.shorthand import played
from tests.tabletop import Tabletop

from .evenings import evening, set_up
from .tables import ID


@dataclass(frozen=True)
class Scenario:
    """``moves`` are in the shorthand of ``tests/golden/shorthand.py``; the set-up is unwritten unless told."""

    title: str
    moves: str
    players: int = 3
    unwritten: str | None = None
    rules: str = ""
    sheet: str = "whole"
    ears: tuple[Ear, ...] = ()
    dice: tuple[int, ...] = (1, 2) * 12
    phones: bool = False

    def __post_init__(self) -> None:
        if self.unwritten is None:
            object.__setattr__(self, "unwritten", set_up(self.players))


def own_ears(*seats: int) -> tuple[Ear, ...]:
    return tuple(Ear(f"ear {seat}", (seat,)) for seat in seats)


def suspects(*numbers: int) -> str:
    return " ".join(f"suspect/{number:02d}" for number in numbers)


#: Turns in which nobody does anything, up to the mass that three players ring after four rounds.
ROUNDS = "A # # # A # # # A # # # A # # # A"
#: A mass after four idle rounds: nothing but #.
MASS = f"{ROUNDS} # #"
#: The parlour's pile is gone.
EMPTY = "9 9 8 5 0"

WHOLE = (
    Scenario(
        "three players: every room, open and closed; a mass; the culprit is found",
        """
        The roll call and the set-up; Ana starts, the companion rolls for the confessionals
        # # # # # 1 7
        The bell first; then three at the parlour, a question, and a vow of silence
        A 16 16 # 16 1 2
        Confessionals: one is occupied, one is open; a cell, where the companion draws the card
        A salle/confessionnal/1 # salle/confessionnal/1 13 7 21 7
        Ana comes home, asks Inès, and catches her. Léo keeps a book that the table may not hear
        A 21 # # 14 scriptorium/02 1
        The library by its rule; the crypt, whose card is kept for later
        A 15 17 # 15 17 # # 15 bibliotheque/1 #
        Matines
        A D # evenement/01 7 #
        The chapter: a revelation, the same again, another one; Ana plays a second turn
        A 18 31 # 18 # 31 trait/barbu 1# 16 18 # 05 # #
        The parlour's last cards: a card is asked for now
        A 16 # 31 16 2 1 32 61 # # D D
        A wrong accusation; an innocent; Ana names the culprit by his traits
        A 18 moine/07 # suspect/07 2 18 80 1 2 2 1 # # suspect/05
        """,
        unwritten="",
        dice=(3, 1, 2, 1),
    ),
    Scenario(
        "five players, of whom three listen: the deal, a parlour card, a mass, a card that is shown",
        f"""
        Ana sees, Léo and Inès and Zoé listen, Sam plays by touch
        1 3 3 2 3 # # 1 1 2 3
        Léo hears his hand, then one card of it by its number, all of it, and a monk of the sheet
        C 2 2 {suspects(1, 2, 3, 4)} C 2 3 D moine/02 moine/09 suspect/02 C
        Inès puts hers in order: the first card last, and one more time
        C 3 1 {suspects(5, 6, 7, 8)} C 3 9 9 # 8 1 4 D C
        A parlour card for Léo, who hears it; Inès draws a card of his
        A 31 16 # # # A C 2 {suspects(9)} # # 22 7 # #
        Matines: Léo gives a card that he chooses, the others lay theirs; what came is heard
        A # # # # # A # # # # # A D C 2 D {suspects(2)} C 2 D C # # evenement/01 # C 2 {suspects(20)} C 3 D C
        The pile is empty: Zoé asks Inès, and hears what she is shown
        A {EMPTY} 16 3 42 # # C 5 3 suspect/06
        """,
        players=5,
        unwritten="",
        ears=own_ears(2, 3, 5),
        dice=(2, 1, 3, 3, 3, 3, 3, 3),
    ),
    Scenario(
        "six players: three steps, three rounds between masses, the bell on two; a wrong accusation and penance",
        f"""
        # # # # # # # # 7 7
        A 18 33 # # # # # # A # # # # # #
        A # # # # # # A # # # # # # D A # evenement/01 # A D
        {EMPTY} 18 01 # 2 # # # # # A D 18 41 # # # # # 18 # 24 # # suspect/24
        """,
        players=6,
        unwritten="",
        dice=(4, 8),
    ),
)

MASSES = (
    Scenario(
        "all eight masses, and Matines again",
        " ".join([MASS] * 9) + " D",
    ),
    Scenario(
        "without Matines, without events, without the library",
        f"D {ROUNDS} # A 15 D",
        rules="matines=no events=no library=no",
    ),
    Scenario(
        "nobody has entered how many cards a mass passes: it is asked once",
        f"{ROUNDS} D 2 # A 9 9 8 9 1 4 A #",
        sheet="none",
    ),
    Scenario("the rules for six with three players", f"{MASS} A D", rules="six-rules=yes first-bell=2"),
    Scenario(
        "penance just before a mass: the turn after it is passed", "A # # # A # # # A # # # A # # 9 9 8 1 3 # A # # A"
    ),
)

#: Ana's phone is her ear; Léo and Inès confessed last.
PHONE = "phone1 4711 3 # # # # 1 1 2 3"
#: Her hand, under her phone's camera.
HAND = " ".join(["1:C", *(f"1:suspect/{number:02d}" for number in (1, 2, 3, 4, 5, 6))])

NOTEBOOKS = (
    Scenario(
        "three players, a notebook on a phone: a hand, a cell, a mass, the parlour, an accusation",
        f"""
        What is left, by orders; of a trait, by its number and by its label; a monk by his number
        {HAND} 1:A 1:1 1:# 1:3 1:6 1:1 1:# 1:trait/gros 1:2 1:0 1:7 1:moine/01 1:# 1:3 1:2 1:5 1:* 1:D 1:4 1:C
        A monk by his traits; none has them together; the newest of two holds
        1:A 1:2 1:9 1:3 1:1 1:3 1:2 1:4 1:1 1:5 1:2 1:* 1:trait/novice 1:trait/maigre ~1 1:trait/glabre 1:C
        Ana moves the bell by her phone, and draws; Léo takes a card of hers; Inès asks Ana, who keeps silence
        1:9 ~11 1:# 16 1:C 1:suspect/07 21 7 16 2
        1:A 1:4 1:2 ~1 1:moine/01 1:# 1:5 1:2 1:5 1:3 1:C
        Matines: she gives one, and another comes; of what Léo took nobody knows any more where it is
        A # # # A # # # A # # # A ~1 1:C 1:suspect/02 # # 1:C 1:suspect/20
        1:A 1:4 1:# 1:# 1:2 ~1 1:moine/02 1:# 1:2 1:moine/01 1:# 1:2 1:moine/20 1:#
        1:6 1:2 1:moine/11 1:1 1:3 1:0 1:3 1:B 1:C
        The pile is empty: Inès asks Ana, who shows a card; Ana asks Léo, and is shown one; Léo asks Inès, who has none
        A {EMPTY} 16 1 61 # # 16 2 2 62 # # ~1 1:C 1:suspect/11 16 1 # 3 31 # 2
        1:A 1:4 1:# 1:5 1:3 1:# 1:5 1:2 1:# 1:2 ~1 1:moine/11 1:# 1:# 1:2 1:moine/08 1:# 1:3 1:3 1:1 1:# 1:C
        A revelation, and an accusation that is wrong: everybody sees the card
        A 18 31 # 18 # moine/12 # suspect/12 2 1:A 1:2 ~1 1:moine/12 1:5 1:3 1:# 1:5 1:2 1:# 1:C
        Of what was shown nobody knows any more where it is, once Inès has taken a card of Léo's
        9 9 8 2 2 3 1:A 1:2 ~1 1:moine/11 1:# 1:# 1:# 1:C
        A card of Ana's goes, she knows not which, and two come from two hands
        # 9 9 8 2 1 2 9 9 8 2 2 1 9 9 8 2 3 1
        1:C 1:suspect/21 1:suspect/22 1:C 1:A 1:4 1:# 1:# 1:2 1:moine/21 1:# 1:C
        Léo names the culprit
        A # 18 moine/08 # # suspect/08 1:A 1:2 1:moine/08 1:C
        """,
        unwritten=PHONE,
        phones=True,
        dice=(1,) * 6,
    ),
    Scenario(
        "three players, notebooks on a keypad of one's own, and in an earphone that is passed round",
        """
        Ana's earphone is proved first; then her notebook opens at any time, and the table hears nothing of it
        1>A 1>C7 1>suspect/01 1>suspect/02 1>suspect/03 1>suspect/04 1>suspect/05 1>suspect/06
        1>A1# 1>207 1>moine/01 1>361 1>trait/gros 1># 1>4 1>52
        She crosses out, doubts what is hers, clears that, and says that one of two is Léo's; a note
        1>6107 1>** 1>62 ~1 1>moine/01 1>A2 ~1 1>moine/01 1># 1>63 ~1 1>moine/01 1>A64 1>moine/09 1>moine/10 1>A2 1>A
        1>771 1>2# 1>*
        Léo asks in the earphone: monks, traits and people are scanned, or stepped through
        C 2 7 1 2 3 suspect/11 suspect/12 A 1 # 2 4 moine/13 2 # 1 3 # 1 3 trait/gros 4 5 # # 1
        6 1 moine/13 A 6 4 moine/14 moine/15 A # 1 9 D B A 7 7 1 * C
        The table agrees on what only was put in; then on what follows, and Ana hears what would tell most
        9 9 # 4 1 1>1 1>52 9 9 # 4 3 1>* 1>9 1>8 1>#
        That Léo has one of two that are hers cannot be
        1>64 ~1 1>moine/01 1>moine/02 1>A2 1>A2 ~1 1>moine/01 1># 1># 1>BC
        """,
        unwritten="3 # # # # 1 1 2 3",
        ears=(Ear("hers", (1,)), Ear("round", (2, 3))),
        dice=(7,) * 20,
    ),
    Scenario(
        "a notebook where nobody has entered the monks: by number, and it says what it cannot tell",
        f"{HAND} 1:A 1:1 1:# 1:3 1:0 1:1 1:3 1:0 1:8 1:2 1:9 1:2 1:1 1:2 1:# 1:C"
        " 9 9 # 4 3 1:A 1:1 1:# 1:2 1:0 1:9 1:3 1:0 1:8 1:8 1:# 1:C",
        unwritten=PHONE,
        phones=True,
        sheet="none",
    ),
    Scenario(
        "a hand is counted anew: nothing is deduced until all cards are there; innocence lasts, places do not",
        f"""
        Léo takes a card of Ana's
        {HAND} A # 21 7 1:A 1:1 1:2 ~1 1:moine/01 1:# 1:3 1:3 1:1 1:*
        Inès has a card more than was counted; then it is one of Léo's that she has
        9 9 3 3 7# 1:* 1:A 1:C 9 9 3 2 6# 1:A 1:1 1:2 ~1 1:moine/01 1:# 1:# 1:3 1:3 1:1 1:C
        """,
        unwritten=PHONE,
        phones=True,
        rules="notebook=deductions",
        dice=(1,),
    ),
    Scenario(
        "a hand lies open: its cards are scanned, and notebooks know them",
        f"""
        {HAND} A # 9 9 # 3 1 2 suspect/11 suspect/12 moine/13 D # D D
        1:A 1:1 1:# 1:2 ~1 1:moine/11 1:# 1:5 1:2 1:# 1:C ~1 suspect/11
        """,
        unwritten=PHONE,
        phones=True,
        rules="leaving=open notebook=deductions",
    ),
    Scenario(
        "a notebook with a little of few monks",
        f"{HAND} 1:A 1:1 1:# 1:3 1:3 1:3 1:2 1:0 1:3 1:C",
        unwritten=PHONE,
        phones=True,
        sheet="part",
    ),
)

ROOMS = (
    Scenario(
        "which rooms touch, as the owner told it: D, where the figure is already, the room scanned once more",
        "A D 11 18 salle/chapitre salle/parloir # D D",
    ),
    Scenario("nobody has told which rooms touch", "A 11 D 18 salle/chapitre #", sheet="none"),
    Scenario("every seal is known: a book is scanned", "A 14 9 scriptorium/04 #", sheet="sealed"),
    Scenario(
        "the bell is forgotten, or was not: A puts it right; no room's number is a penance",
        "16 A 16 # # salle/crypte 14 salle/crypte # 5# 4# D A # # A",
    ),
    Scenario("the bell is forgotten: this turn alone", "# 16 4# A # # A", rules="bell-penance=this-turn"),
    Scenario(
        "the bell is forgotten before a mass: the turn after it is passed",
        f"{ROUNDS.removesuffix(' A')} 16 4# A # # A # A",
        rules="bell-penance=this-turn",
    ),
    Scenario("the first player does penance and the bell moves all the same", "A # # # 9 9 8 1 1 A # #"),
    Scenario(
        "confessionals: straight across; oneself; an empty hand",
        "A 12 # # # A 13 # # # A 9 9 3 1 0# 12 13 12 # A",
    ),
    Scenario(
        "cells: one's own, a stranger's, of nobody, an empty hand, an intruder with nothing, another card instead",
        """
        A 21 26 33 A 9 9 3 2 0# 22 # 32 A 23 22 # # 21 # 9 9 3 3 0# A 23 7 32 23 # 7 A 32 #
        """,
    ),
    Scenario(
        "the library: nobody has more, somebody has fewer, once a game",
        "A 15 9 9 8 2 1 2 D D 15 9 * # # # A 9 9 3 1 1# # # # A 15",
    ),
    Scenario(
        "the scriptorium: read, kept, unknown, a die; two books and no more; a kept book is played",
        """
        A 14 scriptorium/01 7 # # # A 14 31 scriptorium/03 9 9 2 # # # A 14 1 # # A # # #
        A # # 14 7 1 A # 14 1 # A # 14 scriptorium/02 9 9 2 scriptorium/04 9 9 2 9 # 9 9 8 4 1
        9 9 8 4 2 # scriptorium/02 1 3 scriptorium/02 #
        """,
        rules="two-books=yes",
    ),
    Scenario(
        "the scriptorium by ear: a star, a die, none",
        "A 14 C 1 3 scriptorium/02 1 # # A 31 # # A 14 C 1 scriptorium/03 # C 1 scriptorium/02 suspect/01 C",
        ears=own_ears(1),
        dice=(3,),
    ),
    Scenario(
        "the scriptorium by ear: no star, nothing entered; a name alone at the table",
        "A 14 C 1 1 scriptorium/01 # # # A 31 # # A 14 C 1 scriptorium/09 scriptorium/03 #",
        ears=own_ears(1),
    ),
    Scenario(
        "two books and no more; an empty hand in the confessional",
        "A 14 1 9 9 3 2 0# 12 9 9 3 3 0# 13 A 31 # # A 9 9 8 8 1 2 14",
        rules="two-books=yes",
    ),
    Scenario(
        "caught without a question, a rule of the house",
        "A 22 # 22 # # A D D",
        rules="caught-question=no",
    ),
    Scenario(
        "caught: nothing to give back, another card",
        "A 9 9 3 2 0# 22 22 # # A 23 # 23 # 7 B B # D D",
    ),
    Scenario(
        "penance keeps silent in the church as long as the figure stays there, and no longer",
        "A 33 21 7 33 # A 21 # # 11 A D D 32 31 33 A 11 11",
    ),
    Scenario(
        "a penance waits for a drawn book, for a card to be given back, for an accusation",
        f"A 14 9981 1 D 1 23 # 23 # 9981 3 D 9981 2 # A A {EMPTY} 18 05 # 9981 1 D 3 D D",
    ),
    Scenario(
        "the cloister has four spaces; meeting several; the question comes first",
        "A 32 32 # 32 1 2 A 16 16 # 16 salle/crypte 3 2 salle/crypte #",
    ),
    Scenario(
        "the empty parlour: two traits of one kind, none, nobody is asked",
        f"A {EMPTY} 16 1 2 # 38 trait/pere 41 51 2 16 # # 16 1 # 1 trait/gros # 2",
    ),
    Scenario(
        "the crypt: a second card, saved, used by its scan", "A 17 # # # A 31 # # # A 17 16 crypte D D 16 # # A 17"
    ),
    Scenario(
        "the crypt: a room is no answer; after a wrong accusation it spends the penance",
        f"A 17 16 salle/crypte 5# # # # A {EMPTY} 18 05 # 2 D 1# # # A 9 9 8 # 1 1 1 18 06 # 2 # D D",
    ),
    Scenario(
        "a kept book is played from the menu: it is scanned, or read by its player",
        "A 14 1 14 # 1 9984 1 D 9 * # B B B B 9984 1 9984 2 scriptorium/02 9984 2 # D D B B",
    ),
    Scenario(
        "what is typed in the chapter hall is asked once",
        f"A 18 31 D * 32 41 # {EMPTY} 18 # 18 04 * 18 moine/04 9 * * * 80 1 2 2 * 2 # B B D",
    ),
    Scenario(
        "revelations are heard again; one that contradicts",
        "A 18 31 # 18 # 32 # # 9 9 8 3 D D",
    ),
)

ENDINGS = (
    Scenario(
        "a tie goes to whoever found the culprit",
        f"A {EMPTY} 31 18 31 # # A # # # A # 18 42 # # A 18 # 05 # # suspect/05 D D",
    ),
    Scenario(
        "the finder need not win; a sum below nought",
        f"A {EMPTY} 18 33 # 18 # 31 # 18 1 # 32 # A 31 # # A # 18 42 # # A 18 # 05 # # suspect/05 D",
    ),
    Scenario(
        "the accuser held the card of the accused; a tie that nothing decides",
        f"""
        Ana hears that she holds the card, before it is an accusation and after, takes it back, then insists
        C 1 1 {suspects(9, 10, 11)} C A {EMPTY} 18 09 C 1 C * 09 # C 1 C B B 09 # # suspect/04
        """,
        ears=own_ears(1),
    ),
    Scenario(
        "no sheet of suspects: what it cannot tell is said and asked",
        f"""
        # # # # # 1 2 3 moine/03
        A {EMPTY} 18 32 # 18 # 43 # 18 1 # 51 # A 31 # # A 18 61 # 18 # 72 #
        18 1 # 80 # # # # # 24 # # # 9 2 B B 2 # 1 2 1
        """,
        unwritten="",
        sheet="none",
    ),
    Scenario(
        "a sheet that is filled in part: what is known is said, by ear and at the table",
        f"""
        C 1 1 {suspects(1, 2, 3, 4)} 2 3 4 messe/prime suspect/03 C C 2 2 {suspects(5, 6, 7, 8, 9, 10)} C 2 suspect/11 C
        moine/01 moine/02 moine/03 moine/04 {ROUNDS}
        C 1 {suspects(2)} C 1 {suspects(4)} C 2 suspect/01 C # #
        Léo gave a card and did not say which: he is told so, hears what came, and drops what went
        C 2 D {suspects(12)} C 2 9 9 # 7 3 D C
        Cards are shown to Inès
        A {EMPTY} 16 1 31 # # C 3 1 suspect/01 # # A 31 # # A 16 1 31 # # C 3 suspect/02 # # A 31 # # A # # 2
        """,
        sheet="part",
        ears=own_ears(1, 2, 3),
    ),
    Scenario(
        "a card that is shown: not one's own, and one of which nothing is known",
        f"C 1 1 {suspects(1, 2)} C A {EMPTY} 16 2 31 # # C 1 suspect/02 suspect/04 0 C",
        sheet="none",
        ears=own_ears(1),
    ),
    Scenario(
        "a card that is shown before the table says so joins no hand",
        f"C 1 1 {suspects(1, 2, 3, 4, 5)} C A {EMPTY} 16 2 31 C 1 suspect/07 # # C 1 D C",
        ears=own_ears(1),
    ),
    Scenario(
        "accused by traits: nobody, several, very many, one",
        f"""
        A {EMPTY} 18 80 1 3 1 80 1 # # # # 80 # # # # #
        80 trait/franciscain # 1 1 9 1 B B 1 # 9 # 9 suspect/09 moine/02
        """,
    ),
)

OTHERS = (
    Scenario(
        "refusals: nothing at the wrong moment",
        """
        suspect/01 A 28 11 A salle/parloir suspect/02 evenement/01 bibliotheque/1 scriptorium/01 trait/gros moine/01
        18 9 * 88 25 05 # 9 9 6 * 21 salle/eglise 8 # # A 12 # 9 9 2 31 # A 9 9 1 8 *
        """,
    ),
    Scenario(
        "the set-up: what is asked, and asked again, and taken back",
        """
        B B # suspect/01 evenement/01 bibliotheque/2 salle/eglise # B B # D D moine/02 8 9 * # B B #
        8 5 9 * # 2 B B 2 2 B B 2 2 7 D
        """,
        unwritten="# # #",
        dice=(1,),
    ),
    Scenario(
        "corrections, by hand",
        """
        A 9 9 3 # # 8 8 3 2 5# 9 8 8 1 1 9 9 8 1 1 D D 9 9 8 2 1 3 9 9 3 2 0# 9 9 8 2 2 1
        9 9 8 2 1 1 9 9 8 6 2 22 9 9 8 6 2 29 9 9 8 5 2
        9 9 8 8 2 1 9 9 8 4 2 # 9 9 8 # 1 2 1 9 9 8 # 1 2 2 9 9 8 7 3 4 D D 9 9 8 # 2 3 9 9 8 1 2 9 9 8 # 3 2 D
        """,
    ),
    Scenario(
        "undo, step by step",
        """
        A B B A 16 B B # B B 12 # B B B B 16 16 # B B B B 17 # 18 31 # B B # B B B B 14 1 B B scriptorium/01 B B #
        9 9 8 1 2 B B 9 9 3 2 3# B B 9 9 8 2 1 2 B B 9 9 8 5 2 B B 9 9 8 6 2 14 B B 9 9 8 8 1 1 B B
        9 9 8 # 1 1 1 B B 9 9 8 7 2 2 B B 9 9 8 # 2 2 B B 9 9 8 1 2 9 9 8 # 3 2 B B B B
        16 B B A 31 31 # 1# B B # B B
        """,
    ),
    Scenario(
        "penance, a move and another hand while a kept book lies open",
        """
        9 9 8 8 1 1 9 9 8 8 2 1 A scriptorium/02 9 9 8 1 1 D 1
        23 scriptorium/02 9 9 3 3 0# 9 9 8 1 1 # 18 scriptorium/02 9 9 8 6 3 31 9 9 8 4 2 D
        """,
    ),
    Scenario(
        "a die for a room, in every event; the culprit by his number",
        f"""
        {ROUNDS} # 8 7 B B 9 9 8 1 2 evenement/01 9 * 8 8 # A {EMPTY} 18 9 * 0 5 # # 9 * 0 6
        """,
        dice=(13, 3, 1, 10),
    ),
    Scenario(
        "undo of a cell, of a kept book",
        """
        A 22 7 21 # B B # # A 21 B B 21 9 9 8 8 1 1 scriptorium/02 B B scriptorium/02 1 B B #
        # # D D
        """,
        sheet="none",
    ),
    Scenario(
        "undo of an accusation, and of the end",
        f"A {EMPTY} 18 80 1 B B B B 05 B B 05 # 2 B B # B B # suspect/07 B B suspect/05 B B B B 2 D D",
    ),
    Scenario(
        "undo of a mass, of what is asked in the parlour",
        f"""
        {ROUNDS} B B A 2 B B 2 # B B # 7 B B # A {EMPTY} 16 1 B B 1 31 B B 31 # B B # 2 B B #
        """,
        sheet="none",
        dice=(2,),
    ),
    Scenario(
        "a power cut in the middle of a question and of a window",
        f"A 16 16 power-cut # # # C 2 1 {suspects(1, 2)} C power-cut # D C 2 2 D C",
        ears=own_ears(2),
    ),
    Scenario(
        "help, and one reminder, wherever something is due",
        """
        9 * # 9 * ~61 A 9 * 16 16 9 * # 16 9 * 1 # A 12 9 * # 14 9 * # 22 7 A 31 22 9 * # 9 * # A 31 # # A
        """,
    ),
    Scenario("help: the crypt, a mass", "A 17 # # # A 31 9 * # # # A # # # # A # # # # A 9 * # 9 * evenement/01 9 * #"),
    Scenario(
        "help while an accusation is open, and how many cards a mass passes",
        f"A {EMPTY} 16 9 * 2 9 * 31 9 * # 9 * # 18 1 # 9 * # 9 * 05 9 * # 9 * # # 9 * D",
    ),
    Scenario(
        "two phones: two hands; one phone goes and comes back",
        f"""
        Léo and Inès read by ear, on their phones
        phone2 4711 # 3 phone3 4711 3 # # 1 1
        Léo hears his hand under his camera, then one card of it by its number, and all of it
        2:C {" ".join(f"2:{card}" for card in suspects(1, 2, 3, 4, 9, 10).split())} 2:C 2:2 2:D 2:C
        Inès hears hers under the table's scanner
        3:C {suspects(5, 6, 7, 8, 11, 12)} 7
        Léo's phone is away while he listens, and comes back
        2:C 2:gone C 2 A 2:here 2:C 2:0 2:3 2:#
        """,
        unwritten="",
        phones=True,
    ),
)

SCENARIOS = (*WHOLE, *MASSES, *ROOMS, *ENDINGS, *OTHERS, *NOTEBOOKS)


def seated(folder: Path, lang: str, scenario: Scenario) -> Tabletop:
    """The table at which a scenario is played."""
    table = {"ears": scenario.ears, "dice": scenario.dice, "phones": scenario.phones}
    return evening(folder, lang, scenario.rules, players=scenario.players, sheet=scenario.sheet, **table)


TRANSCRIPTS = (Transcripts(ID, SCENARIOS, played(seated)),)
