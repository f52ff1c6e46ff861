"""Golden transcripts of Cluedo One Piece: what people do at the table, once for all languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.session.state import Ear
from tests.golden import Transcripts
from tests.golden.shorthand import played
from tests.tabletop import Tabletop

from .evenings import ROUND, evening
from .tables import ID


@dataclass(frozen=True)
class Scenario:
    """``moves`` are in the shorthand of ``tests/golden/shorthand.py``."""

    title: str
    players: int
    moves: str
    unwritten: str = ""
    rules: str = ""
    named: bool = True
    dice: tuple[int, ...] = (4, 1)
    ears: tuple[Ear, ...] = ()
    phones: bool = False


def set_up(players: int, starter: int = 1, ways: str = "") -> str:
    """The roll call (ways, # for the rest), the characters by number, the double pawns, the hands, to which nobody
    listens, who begins."""
    calls, unheard = " ".join(ways.ljust(players, "#")), "#" if "3" in ways else ""
    return f"{calls} # {' '.join(map(str, range(1, players + 1)))} 7 8 9 # # {unheard} {starter}"


def named(crew: int, treasure: int) -> str:
    return f"fiche/equipage/{crew} fiche/tresor/{treasure}"


def asked(island: int, crew: int, treasure: int) -> str:
    return f"fiche/ile/{island} {named(crew, treasure)}"


SCENARIOS = (
    Scenario(
        "six players: won, everything scanned",
        6,
        f"""
        The roll call and the set-up; the companion throws for everybody, and there is a tie
        # # # # # # #
        fiche/equipage/1 equipage/2 3 4 5 6
        equipage/7 fiche/equipage/8 9 # # 7 7
        Inès moves and reaches no island
        7 #
        Hugo reaches one: his pawn's neighbour is moved there
        {asked(2, 5, 3)} 1 #
        Zoé was moved there, draws an adventure card and finds a villain
        mechant/4 D {named(1, 1)} #
        Noé stays out at sea; Ana, whose pawn was moved, takes the passage
        # {asked(3, 6, 2)} 1 1 1 D 1 1
        Léo looks where everything is
        D D
        Léo, Inès, Hugo and Zoé pass; Noé stays and asks; Ana goes to the centre
        # # # # {named(2, 4)} 1 1 # fiche/centre #
        They pass; Ana accuses, and was right
        # # # # # 4 {named(5, 3)} fiche/ile/2 D 1 #
        """,
        rules="crew=9 treasures=6 islands=6",
        dice=(1 + 2 * 36 + 2 * 6 + 1 * 216, 2 + 6 * 3, 18),
    ),
    Scenario(
        "four players, one earphone: hands, a card shown, the sleeve heard, and everybody wrong",
        4,
        f"""
        Ana and Inès read by ear
        3 1 3 2 # 1 2 3 4 7 8 9 #
        Ana listens to her hand, chooses three digits, and hears it in order
        C 1 7 1 2 3 equipage/1 tresor/2 ile/3 tresor/2 2 C
        Inès listens to hers; a card that has left the game is refused
        C 3 # 4 5 6 equipage/7 equipage/3 tresor/4 ile/1 mechant/1 aventure/01 C
        # 1
        Ana asks; Léo has none, Inès hears what she may show
        {asked(1, 4, 4)} 1 C 3 # D 4 5 6 4 C
        Inès shows the treasure; Ana hears it, and the table is told by its own key
        C 1 # tresor/5 tresor/4 #
        Léo asks; nobody has it
        {asked(2, 2, 1)} 1 1 1
        Inès asks, and listens after the key was pressed
        {asked(3, 2, 5)} # C 3 # ile/3 C
        Hugo is in the centre and was wrong; he felt the sleeve with his fingers
        fiche/centre 1 {named(2, 1)} fiche/ile/4 2 #
        Ana too, who scans the sleeve in her window
        fiche/centre 1 {named(2, 1)} fiche/ile/2 C 1 # equipage/1 equipage/5 tresor/6 ile/2
        What she has heard she may hear again, behind her digits
        C 1 # 0 1 2 3 0 D C
        Léo scans the sleeve at the table
        fiche/centre 1 {named(4, 1)} fiche/ile/2 equipage/5 equipage/6 tresor/6 ile/2
        Inès is the last, and still asks the others
        {asked(4, 6, 3)} 1 # 4 1 5 3 4 2 #
        """,
        ears=ROUND,
        dice=(7, 4),
    ),
    Scenario(
        "two players: cards at the side, and the villains win",
        2,
        f"""
        {asked(1, 4, 1)} 1
        Nobody showed: Ana looks at a card of the side in her window
        C 1 7 # tresor/3 #
        Léo looks at one with his eyes
        {asked(2, 5, 2)} 1 #
        Villains, one after the other
        mechant/1 mechant/2 mechant/2 3 # # 3 # fiche/ile/1 mechant/5 # 9 9 8 1
        mechant/7 D B B mechant/6 mechant/8
        tresor/1
        """,
        unwritten="3 # # 1 2 7 8 9 # # # 1",
        ears=ROUND,
        dice=(7,),
    ),
    Scenario(
        "four players, all the crew stays: by numbers alone, with a box that nobody has filled in",
        4,
        """
        The roll call and the set-up
        # # # # # 1 2 # 4 7 8 9 # # 3
        Inès reaches island 11
        1 1 1 8 0 3 1 1 #
        Hugo is where she is not; he gives a number up
        1 # 2 7 4 # 9
        Ana reaches an island and asks nothing; Léo was moved nowhere
        1 0 2 # # D D
        """,
        rules="all-crew=yes dice=1",
        named=False,
        dice=(3,),
    ),
    Scenario(
        "teams of three, with cards at the side; whoever reads by ear wins by the sleeve",
        3,
        f"""
        {asked(1, 4, 1)} 1 1 #
        4 1 {named(4, 1)} fiche/ile/1
        C 2 7 # ile/1 tresor/1 equipage/4
        equipage/4
        """,
        unwritten=set_up(3, 1, "#3"),
        rules="teams=yes",
        ears=ROUND,
        dice=(7,),
    ),
    Scenario(
        "refusals, cards that lift them, corrections",
        4,
        """
        A card at the table is read by nobody
        equipage/4 ile/1 aventure/01 0
        A name before the island, the same name twice, another island, a card that has left
        fiche/equipage/4 2 fiche/ile/1 fiche/ile/1 fiche/ile/2 7 fiche/tresor/2 fiche/tresor/2 fiche/tresor/3 9
        9 9 2
        B B 4 D 9 fiche/ile/3
        Skipped is nobody; one key too many is taken back
        1 # B B 1 #
        Adventure, equipment, twice; the cards say so
        6 D aventure/01 equipement/1 5 D # 5 9 9 2 9 9 8 3 3 9 9 8 2
        The dice, twice
        7 7 9 9 2
        Corrections
        9 9 3 1 0 2 9 9 3 3 0 4 9 9 3 2 0 1 D D A 9 9 6 * 9 9 3 2 0 9
        Given up
        4 fiche/equipage/1 1 4 # # B B 9
        """,
        unwritten=set_up(4),
        dice=(8, 31),
    ),
    Scenario(
        "three players by ear: cards of one's own that were named, claimed by a second scan",
        3,
        f"""
        Ana has heard none of her hand; she names a card of her own, and Léo shows the island
        {asked(2, 4, 1)} C 1 7 # # ile/2 #
        She listens to her hand: the named card is hers, the one that was shown is none of hers
        C 1 # equipage/4 equipage/4 equipage/5 ile/2 C
        Léo scans a card of his own for the one that Inès shows, then the right one
        {asked(3, 6, 2)} C 2 # # tresor/2 # C 2 # tresor/2 tresor/2 equipage/6 C
        Nobody shows Inès anything: two named cards that she listens to are hers at once
        {asked(1, 4, 3)} 1 1 C 3 # # equipage/4 tresor/3 C
        Ana asks again: of two that may have been shown the newest was; the other is hers
        {named(4, 3)} # C 1 # tresor/3 ile/2 equipage/4 tresor/3 C
        The sleeve, half of it, then all; one of its cards is scanned again
        fiche/centre 1 {named(4, 1)} fiche/ile/2 C 2 # tresor/1 ile/1 C C 2 # tresor/1 ile/1 equipage/3 C 2 # ile/1 C
        The verdict is undone while Léo scans his hand: none of that is the sleeve. No digits: no order
        B B C 2 # equipage/5 tresor/5 B B C 2 # C 2 # equipage/5 tresor/5 9 9 # 8 2 1 C
        """,
        unwritten=set_up(3, 1, "333"),
        ears=ROUND,
        dice=(7,),
    ),
    Scenario(
        "what is asked once, and what is not moved",
        3,
        f"""
        Ana reaches island 3 and types 3 alone: no villain; then as it is meant, with Léo's pawn
        3 D 1 3 2 1 #
        Léo is there already and draws nothing; 5 is no island, and is taken back
        5 * {named(2, 2)} #
        Inès lays a villain by its key, takes that back, and # ends her turn
        3 # B B #
        Ana names Léo again: nothing at all is moved
        {named(2, 2)} 1 #
        Léo is wrong, but not by a slip
        4 1 4 1 2 2 1 D 2 #
        Inès names Léo, who is out: he draws nothing
        {asked(2, 2, 3)} # D D
        """,
        unwritten=set_up(3),
    ),
    Scenario(
        "a power cut in an accusation, and a wrong one",
        3,
        f"""
        fiche/centre 1 {named(4, 1)} power-cut # D fiche/ile/1 9 # power-cut # equipage/4 power-cut # tresor/1 ile/2
        """,
        unwritten=set_up(3),
    ),
    Scenario(
        "who is at the table: a stand-in, places changed, somebody goes home",
        4,
        f"""
        Ana listens to her hand; then somebody sits in for her, chooses other digits, and hears nothing of before
        C 1 7 1 2 3 equipage/1 tresor/2 C
        9 9 # 3 4 1 3 D D C 1 4 5 6 7 D 5 6 7 equipage/1 A 5 6 7 D C
        Nobody sits in for Léo; Ana is back, with her digits
        9 9 # 3 4 1 9 9 # 3 5 2 9 9 # 3 5 1 C 1 3 D 1 2 3 C
        Léo and Inès change places, but not in the middle of an answer
        {asked(1, 4, 4)} 9 9 # 3 3 1 1 1 9 9 # 3 3 2 3 9 9 # 3 3 2 2 D D
        Léo goes home in his turn: his hand lies open, and it is Hugo's
        9 9 # 3 1 2 D D # C 2
        Nobody can come for his place, nor sit in there
        9 9 # 3 2 9 9 # 3 4 2
        The power is cut; then all of it is taken back
        power-cut # B B B B B B D D
        """,
        unwritten=set_up(4, 1, "3"),
        rules="leaving=open",
        ears=ROUND,
        dice=(7, 4, 3),
    ),
    Scenario(
        "a hand lies open: its cards are scanned, asked for again, and known to notebooks",
        4,
        f"""
        Nobody comes where no place is free; Léo goes home, and his cards are scanned; the game waits for that
        9 9 # 3 2 9 9 # 3 1 2 equipage/4 ile/2 ~1 equipage/4 2 9 D B B # D D
        Ana crosses them out without a mark, and why; a card that lies open can be asked for, others cannot
        1:A 1:1 1:# 1:2 1:fiche/equipage/4 1:# 1:5 1:2 1:# 1:A ~1 1:equipage/4 1:C ~1 equipage/4 equipage/5
        One card was forgotten: the menu again
        9 9 # 3 1 2 ~1 ile/2 # 1:A 1:1 1:# 1:C {asked(1, 4, 4)} 1
        """,
        unwritten="phone1 4711 3 1 3 # # 1 2 3 4 7 8 9 # 1:C 1:equipage/1 1:tresor/2 1:ile/3 1:C # # 1",
        rules="leaving=open crew=9 treasures=6 islands=6 notebook=deductions",
        ears=ROUND,
        dice=(7,) * 4,
        phones=True,
    ),
    Scenario(
        "four players, two phones and one earphone: hands, and a card shown",
        4,
        f"""
        Ana's phone is her ear before the roll call, Inès' after; Hugo has the earphone
        phone1 4711 3 1 3 3 phone3 4711 # 1 2 3 4 7 8 9 #
        Ana's hand under her own camera, without a digit; Inès' by the table's scanner
        1:C 1:equipage/1 1:tresor/2 1:ile/3 1:2 1:C 3:C equipage/7 equipage/3 tresor/4 3:C
        Hugo proves the earphone, which no longer serves the others
        C 4 7 1 2 3 equipage/5 # # 1
        Ana asks; Inès hears what she may show, and shows it; Ana hears it
        {asked(1, 4, 4)} 1 3:C 3:D 3:4 3:C 1:C 1:tresor/4 1:#
        Inès' phone leaves: in the earphone nothing is told of what it told
        3:left C 3 # 4 5 6 D 0 #
        """,
        ears=ROUND,
        dice=(7, 4),
        phones=True,
    ),
    Scenario(
        "four players, notebooks: on a phone, and in an earphone that is passed round",
        4,
        f"""
        The hands are dealt; nothing was heard yet
        C 3 7 1 2 3 tresor/5 A 4 * * C 1:C 1:equipage/1 1:tresor/2 1:ile/3 1:C 1:A 1:1 1:4 1:C # 1
        Ana asks: Léo has none, and Inès shows her the sabre
        {asked(1, 4, 4)} 1 1:C 1:tresor/4 #
        Léo asks, and nobody has it; Inès asks, and Ana shows her one of two; Hugo asks, and Ana can show only one
        {asked(2, 5, 1)} 1 1 1 {asked(3, 1, 5)} 1 # {asked(4, 6, 2)} #
        Ana asks what is left, and hears the names; again, what it is about, help
        1:A 1:1 1:# 1:# 1:0 1:D 1:9
        What she knows of a card: by a scan of the sheet, by its number; who may have it
        1:2 1:9 1:fiche/tresor/4 1:# 1:# 1:2 1:1 1:5 1:ile/9 1:3 1:3 1:3 1:D 1:3 ~1 1:equipage/5 1:# 1:equipage/1
        What she has seen and shown; what Hugo has answered
        1:4 1:# 1:# 1:5 1:1 1:4 1:# 1:# 1:2 1:tresor/2 1:#
        She crosses out, takes it back, doubts what she was shown, and clears it
        1:6 1:1 1:fiche/equipage/6 1:fiche/ile/1 1:B 1:* 1:* 1:6 1:2 ~1 1:tresor/4 1:equipage/2 1:A
        1:1 1:# 1:# 1:# 1:# 1:# 1:# 1:# 1:A 1:2 ~1 1:tresor/4
        1:6 1:3 ~1 1:tresor/4 1:A 1:2 ~1 1:tresor/4
        One of two: of nobody in particular, then of Inès, who has not got them
        1:6 1:4 1:fiche/equipage/5 ~1 1:fiche/equipage/5 1:fiche/tresor/1 1:D 1:A 1:A 1:#
        1:fiche/equipage/5 1:fiche/tresor/1 1:A 1:3 1:A 1:2 ~1 1:equipage/5 1:* 1:B 1:B 1:B 1:B 1:C
        She writes notes and speaks one, hears them by their numbers, gives one up, and takes one back
        1:A 1:7 1:7 1:1 1:7 1:7 1:7 1:7 1:0 1:# 1:7 1:7 1:1 ~1 1:fiche/tresor/1 1:* 1:8 1:6 1:# 1:* 1:7 1:7 1:2 1:# 1:0
        1:7 1:3 1:1 1:7 1:2 1:7 1:B 1:C
        Inès asks in the earphone, where nothing is typed that tells whom she thinks of
        C 3 # A 1 2 3 1 2 4 fiche/equipage/4 2 # 2 # 1 5 # # 1 6 1 # # 1 9 D B * * 7 7 1 * * C
        What notebooks tell is agreed by the table, and taken back by it
        9 9 # 4 1 1:A 1:1 1:2 1:tresor/4 1:5 1:3 1:C 9 9 # 4 1 B B
        The power is cut: Ana's phone says the same, and in the earphone the rest waits for the hand
        power-cut # phone1 4711 1:A 1:1 1:C C 3 7 4 5 6 A 4 B * C C 3 # tresor/5 A 4 5 6 4 C
        """,
        unwritten="phone1 4711 3 1 3 # # 1 2 3 4 7 8 9 #",
        rules="crew=9 treasures=6 islands=6",
        ears=ROUND,
        dice=(7,) * 20,
        phones=True,
    ),
    Scenario(
        "four players, a notebook that deduces, by agreement",
        4,
        f"""
        Ana asks and is shown the sabre; Léo asks, and nobody has it; Inès asks, and Léo shows
        {asked(1, 4, 4)} 1 1:C 1:tresor/4 #
        {asked(2, 5, 1)} 1 1 1 {asked(3, 5, 3)} 1 1 #
        What is left; who alone may have a card, and why
        1:A 1:1 1:# 1:9 1:2 1:fiche/equipage/5 1:# 1:# 1:# 1:# 1:# 1:# 1:3 1:fiche/ile/2 1:#
        Léo asks once more: now it is certain
        # {asked(5, 1, 3)} 1 # {asked(2, 5, 1)} 1 1 1
        1:2 ~1 1:fiche/equipage/5 1:# 1:3 1:2 1:1
        What would tell most; a mark that cannot be, and what proves that
        1:5 1:2 1:# 1:# 1:8 1:# 1:D 1:6 1:4 ~1 1:fiche/equipage/5 1:fiche/tresor/1 1:A 1:3 1:A 1:2 ~1 1:equipage/5
        1:6 1:1 1:tresor/4 1:C
        """,
        unwritten="phone1 4711 3 1 3 # # 1 2 3 4 7 8 9 # 1:C 1:equipage/1 1:tresor/2 1:ile/3 1:C # # 1",
        rules="crew=9 treasures=6 islands=6 notebook=deductions",
        ears=ROUND,
        dice=(7,) * 4,
        phones=True,
    ),
    Scenario(
        "four players, a notebook on a keypad of one's own; a phone waits meanwhile; a marked card leaves the game",
        4,
        """
        Ana's earphone is proved first; then her notebook opens at any time, and the table hears nothing of it
        1>A 1>C7 1>equipage/1 1>tresor/2 1>ile/3 1>C 1>A1#
        A card by its number, by a scan of the sheet; whose it may be; what nobody has answered yet
        1>2 1>15 1>fiche/tresor/4 1># 1>3 1>15 1># 1>4 1>5 1>2
        She crosses out, doubts, clears, and says that one of two is Léo's
        1>6115 1>** 1>62 1>fiche/tresor/5 1>A63 ~1 1>fiche/tresor/5 1>A64 1>fiche/equipage/6 1>fiche/tresor/6 1>A2 1>A
        A scan while a note is written takes nothing of it; a digit of hers is no phone's number
        1>771 1>2 1>fiche/ile/2 phone3 1>3# 1>7 4711 1>*
        What tells most is asked at the level of deductions alone
        1>8 9 9 # 4 3 1>8 1>#
        Ana goes on with her own keypad what she began there; on the table's nobody types a number
        1>C C 1 1>A2 1 5 1>15 1>C
        The table goes back to its set-up and takes out other cards: one of them is marked
        BB BB BB BB BB BB BB 5 6 7 # # # 1 1>A 1>2 1>fiche/equipage/8 1>B B 1>BB 1>C
        """,
        unwritten="3 # # # # 1 2 3 4 7 8 9 # # # 1",
        rules="crew=9 treasures=6 islands=6",
        ears=(Ear("hers", (1,)),),
        dice=(7,) * 20,
        phones=True,
    ),
    Scenario(
        "two players, a notebook that only holds what was put in; the side and the sleeve",
        2,
        f"""
        The sheet was agreed, and nobody knows how many cards there are
        1:A 1:1 1:# 1:C {asked(1, 4, 1)} 1 1:C 1:tresor/3 #
        {asked(2, 5, 2)} 1 #
        1:A 1:5 1:2 1:4 1:1 1:# 1:2 ~1 1:tresor/3 1:C
        Ana is wrong, and knows the sleeve: what she crossed out is in it
        fiche/centre 1 {named(2, 1)} fiche/ile/2 1:A 1:6 1:1 1:ile/1 1:C 1:C 1:equipage/3 1:tresor/2 ~1 1:ile/1
        1:A 1:2 ~1 1:ile/1 1:# 1:# 1:4 1:C
        What everybody heard is agreed to be told, too
        9 9 # 4 2 D D 1:A 1:5 1:2 1:# 1:2 1:1 1:2 1:3 1:1 1:5 1:C
        In a window it closes with it, after twenty seconds
        C 2 7 1 2 3 A ~20
        Léo is wrong too, and nobody wins: the notebook is still there
        fiche/centre 1 {named(1, 3)} fiche/ile/4 2 # 1:A 1:5 1:2 1:2 ~1 1:equipage/1 1:C
        """,
        unwritten="phone1 4711 3 # # 1 2 7 8 9 # # # 1",
        rules="notebook=sheet",
        named=False,
        ears=ROUND,
        dice=(7,) * 4,
        phones=True,
    ),
)


def seated(folder: Path, lang: str, scenario: Scenario) -> Tabletop:
    """The table at which a scenario is played."""
    table = {"dice": scenario.dice, "ears": scenario.ears, "phones": scenario.phones}
    return evening(folder, scenario.players, lang, scenario.rules, named=scenario.named, **table)


TRANSCRIPTS = (Transcripts(ID, SCENARIOS, played(seated)),)
