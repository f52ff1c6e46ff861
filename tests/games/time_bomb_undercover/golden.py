"""The scenarios of Time Bomb Undercover: what people do at the table, once for all languages.

A scenario only acts; what is heard stands in the transcripts. The set-up, once heard, is passed over unwritten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.games.time_bomb_undercover.events import Phase
from companion.journal.faults import DiskFull, NoPermission
from companion.model import DoorFell, Doubt, Equipment, KnockEnded, PageGone, PageHere, PageLeft
from companion.session.state import Ear
from tests.golden import Transcripts
from tests.tabletop import SHARED_BARCODE, PatientSpeaker, Tabletop, cupboard

ID = "time-bomb-undercover"
NAMES = ("Ana", "Léo", "Inès", "Hugo", "Zoé", "Noé", "Lou", "Eva")

SECURE, DEFUSE, BOMB = f"{ID}/cable/secure", f"{ID}/cable/defuse", f"{ID}/cable/bomb"
_KINDS = {"s": SECURE, "d": DEFUSE, "b": BOMB}

#: What the owner of this box has written on its Lieu cards; the last is in a language of its own.
DECK = """\
deck: 1
game: time-bomb-undercover
tokens:
  lieu/1: {round: 1, name: {lang: fr, text: Le phare}, text: {lang: fr, text: Parlez tout bas.}}
  lieu/2: {round: 2, text: {lang: fr, text: Une coupe de plus.}}
  lieu/3: {round: 3, name: {lang: fr, text: Le port}}
  lieu/4: {round: 4, text: {lang: fr, text: Rien de spécial.}, text-by-players: {5: {lang: en, text: Five whisper.}}}
"""
INES = ("Inès", "Léo", "", "Zoé")
REGULARS = "names: [Ana, Léo, Inès, Hugo, Zoé, Noé, Lou, Eva, Max, Ida]\n"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One section of the transcripts, and the table it is played at."""

    title: str
    play: Callable[[Tabletop], None]
    table: dict[str, Any]
    cupboard: dict[str, Any]


SCENARIOS: list[Scenario] = []


def scenario(
    title: str, named: int = 5, *, deck: str = "", settings: str = "", rules: Any = None, **table: Any
) -> Callable[[Callable[[Tabletop], None]], Callable[[Tabletop], None]]:
    """The function below is a scenario; ``named`` players have names."""

    def enlist(play: Callable[[Tabletop], None]) -> Callable[[Tabletop], None]:
        cupboard = {"deck": deck, "settings": settings, **(rules or {})}
        SCENARIOS.append(Scenario(title, play, {"names": NAMES[:named], **table}, cupboard))
        return play

    return enlist


def played(folder: Path, lang: str, scenario: Scenario) -> Tabletop:
    """The table at which the scenario has just been played."""
    table = Tabletop(cupboard(folder, lang, **scenario.cupboard), **scenario.table)
    scenario.play(table)
    return table


TRANSCRIPTS = (Transcripts(ID, SCENARIOS, played),)


# --- what tables do again and again ---


def begin(table: Tabletop, starter: int = 1, fatality: str = "#") -> None:
    """From the roll call to the first cut, unwritten."""
    with table.unwritten(f"…set-up; seat {starter} has the cutters"):
        table.open()
        set_up(table, starter, fatality)


def set_up(table: Tabletop, starter: int = 1, fatality: str = "#") -> None:
    players = len(table.names)
    table.key("#" * players)  # the ways
    table.key("####")  # roles, dealt, cables, laid
    table.key("#")  # the Lieu
    table.key(fatality if players == 4 else "#" * players)
    table.key(str(starter))


def cut(table: Tabletop, seat: int, what: str) -> None:
    table.key(str(seat))
    table.scan(what)


def cuts(table: Tabletop, kinds: str) -> None:
    """Legal cuts of these kinds ("ssdb"), wherever most cables lie; rounds follow each other."""
    for kind in kinds:
        if table.board.phase is Phase.LOOKING:
            table.key("##")
        board = table.board
        seats = (seat for seat in range(1, board.players + 1) if seat != board.holder)
        cut(table, max(seats, key=board.face_down), _KINDS[kind])


def undo(table: Tabletop) -> None:
    table.key("BB")


# --- before the game ---


@scenario("the lobby, and a roll call by ear", game=None, names=(), settings=REGULARS)
def lobby(table: Tabletop) -> None:
    table.open()
    table.key("0 0 D 9")
    table.wait(11)
    table.key("#")
    table.note("what can be scanned before a game is chosen")
    table.scan(
        "sticker/heart", SECURE, "night-train/ticket", "night-train/box", SHARED_BARCODE, "3017620422003", "FKKNRCUU"
    )
    table.key("A B C 8")
    table.note("the menu without a game")
    table.key("9 9 2 3 6 8 *")
    table.note("nobody answers: one reminder, no second")
    table.wait(61)
    table.wait(61)
    table.scan(f"{ID}/box")
    table.key("# 3 9 2 D")
    table.scan(SECURE)
    table.key("5")
    table.note("who sits there: two digits, for there are ten regulars")
    table.key("0 * 1 2 0 1 D 1 1 # 0 5")
    table.wait(11)
    table.key("* 2")
    table.key("2 5 2 #")
    table.wait(61)
    table.note("a wrong answer is taken back")
    undo(table)
    table.key("2 3 3")
    undo(table)
    undo(table)
    table.key("# #")
    with table.unwritten("…all the answers are taken back but the first"):
        for _ in range(11):
            undo(table)
    table.key("B *")
    table.note("a power cut before anybody was asked")
    table.power_cut()
    table.key("#")
    table.note("one question back: another game")
    undo(table)


@scenario("a name missing, and the same roll call without regulars", 4, players=5)
def without_names(table: Tabletop) -> None:
    table.open()
    table.key("1 2 3 7 # # #")
    table.key("#####")
    table.scan(f"{ID}/lieu/5")
    table.key("#")


@scenario("nobody has a name", names=(), players=4)
def nameless(table: Tabletop) -> None:
    table.open()
    table.key("####  #### # #")
    table.key("D 3 2")
    table.scan(SECURE)
    table.key("D D")


@scenario(
    "a name that is said wrong: another way, spelled, recorded; and one given by spelling it", players=4, names=INES
)
def naming(table: Tabletop) -> None:
    table.open()
    table.note("it is right; then another way, and back; the third way is kept")
    table.key("4 # 4 C D 1 1 * 1 1 1 0 # 3 #")
    table.note("recorded: nobody speaks; given up; then somebody does, once more, and that is kept")
    table.key("4")
    table.microphone = False
    table.key("3 #")
    table.microphone = True
    table.key("3 5 3 # 1 # # 1")
    table.note("a seat without a name spells one: given up, then one that is taken, then another")
    table.key("4 0 # 4 5 5 5 1 3 3 1 6 6 6 0 # B B B C 3 2 A 2 B 6 6 2 # 1 D # # 2")
    table.note("in the game: the menu of the voice")
    table.key("# 9 9 4 7 5 4 9 * 9 9 4 7 1 1 #")
    table.power_cut()
    table.key("#")


# --- the set-up ---


@scenario("set-up for 5, with everything that is refused and reminded on the way", 5)
def set_up_five(table: Tabletop) -> None:
    table.open()
    table.key("1 2 1 2 3 3")
    table.note("the cards are being sorted: they can be looked up, a role cannot")
    table.scan(SECURE, DEFUSE, BOMB, f"{ID}/role/agence", f"{ID}/lieu/1", f"{ID}/box", "sticker/heart", "sticker/moon")
    table.key("1 A C D D 9")
    table.wait(11)
    table.wait(61)
    table.key("#")
    table.note("roles are being looked at")
    table.scan(f"{ID}/role/shadow", SECURE, "sticker/grapes")
    table.wait(61)
    table.wait(61)
    table.key("# D")
    table.wait(61)
    table.key("#")
    table.note("cables are being looked at: nothing is read")
    table.scan(SECURE, BOMB, f"{ID}/role/agence", f"{ID}/lieu/1", "sticker/spiral")
    table.key("9 * 9 9 2 *")
    table.wait(61)
    table.key("D D #")
    table.note("laid: a cable stays hidden; the first Lieu")
    table.scan(SECURE)
    table.key("9")
    table.wait(61)
    table.scan(f"{ID}/lieu/7")
    table.key("D D")
    table.scan(f"{ID}/lieu/8")
    table.key("#")
    table.note("the covers, one named pair after the other")
    table.scan(DEFUSE)
    table.key("D D # 9")
    table.wait(61)
    table.key("# D")
    table.scan(f"{ID}/lieu/8", f"{ID}/lieu/9")
    table.key("###")
    table.note("who starts")
    table.key("9 0 D")
    table.wait(61)
    table.key("4")


@scenario("set-up for 7: the row of roles is a deduction, and can be changed", 7)
def set_up_seven(table: Tabletop) -> None:
    table.open()
    table.key("#######")
    table.key("99 8 5 2 1 3 1")
    table.key("99 8 5 4 1 1 0")
    table.key("99 8 5 1 1")
    table.key("* *")
    table.key("99 8 5 2 1 2 1")
    table.key("D")
    undo(table)
    table.key("# D 99 8")


@scenario("7 players with the row that the table has read on its own box", 7, rules={"roles_7": "2,1,2,1"})
def own_row(table: Tabletop) -> None:
    table.open()
    table.key("#######")


@scenario("set-up for 8", 8)
def set_up_eight(table: Tabletop) -> None:
    table.open()
    table.key("########")
    table.key("#### # ######## #")
    table.note("nobody has said who starts")
    table.key("D")
    table.key("B *")
    table.note("a printed card ends the round before anybody has cut")
    table.key("99 8 3 D D BB")
    cut(table, 8, SECURE)


@scenario("set-up for 4: the Fatality token", 4)
def set_up_four(table: Tabletop) -> None:
    table.open()
    table.key("####")
    table.scan(BOMB)
    table.key("##")
    table.note("some deal before anybody presses hash: what may be in a hand is not read")
    table.scan(DEFUSE)
    table.scan(f"{ID}/role/shadow")
    table.key("## #")
    table.key("3 9 8 D")
    table.wait(61)
    table.scan(f"{ID}/fatality/red")
    undo(table)
    table.key("1")
    undo(table)
    table.key("#")
    undo(table)
    table.key("2")
    table.scan(f"{ID}/fatality/blue")
    table.key("7 1 D D")


# --- cuts ---


@scenario("cuts: seat and scan in either order, and what goes wrong", 5)
def cutting(table: Tabletop) -> None:
    begin(table, starter=5)
    cut(table, 2, f"{SECURE}@1")
    table.note("a held trigger is one scan; later the same cable is refused")
    table.scan(f"{SECURE}@1")
    table.wait(0.5)
    table.scan(f"{SECURE}@1")
    table.wait(0.9)
    table.scan(f"{SECURE}@1")
    table.note("the cable first: held unread until its seat is said")
    table.scan(f"{DEFUSE}@1")
    table.key("D 4")
    table.note("ten seconds, and it is forgotten")
    table.scan(f"{SECURE}@2")
    table.wait(9)
    table.wait(1)
    table.key("1 *")
    table.scan(f"{SECURE}@2")
    table.key("* *")
    table.note("another held card takes its place")
    table.scan(f"{SECURE}@9", f"{SECURE}@3")
    table.key("6 3")
    table.note("an armed seat waits as long as it takes")
    table.key("1")
    table.wait(120)
    table.key("D")
    table.scan(f"{SECURE}@2")
    table.note("refusals")
    table.key("6 #")
    table.key("7 0")
    cut(table, 1, f"{SECURE}@4")
    table.scan(f"{ID}/role/shadow", f"{ID}/fatality/red", f"{ID}/box", "night-train/ticket")
    table.note("an armed seat survives help, where and a doubtful scan")
    table.key("2 D 9")
    table.wait(11)
    table.scan("BCDFGHJK", "night-train/ticket", f"{SECURE}@5")


@scenario("scans that cannot be trusted", 5)
def doubts(table: Tabletop) -> None:
    begin(table)
    for doubt in (Doubt.NO_READ, Doubt.TOO_LONG, Doubt.GARBLED):
        table.doubtful(doubt)
    table.scan("BBBBBBBB", "BCDFGHJK", "3017620422003", "HELLO", "FKKNRCUU")
    table.note("cut short; then letters that no card has; then the same held on")
    table.wait(1)
    table.scan("BCDFG", "BBBBBCJL", "BBBBBCJL")
    table.key("99 2")
    table.key("B B")


@scenario("a box without labels: the printed sheet of stickers", 5)
def sheet(table: Tabletop) -> None:
    begin(table, starter=5)
    table.scan("sticker/triangle", "sticker/clear-dot")
    table.wait(1)
    cut(table, 2, "sticker/triangle")
    table.note("the same square of the sheet serves again")
    cut(table, 3, "sticker/clear-dot")
    table.wait(2)
    cut(table, 4, "sticker/clear-dot")
    table.key("1")
    table.scan("sticker/heart")
    cut(table, 1, "sticker/spiral")


@scenario("a scanner that belongs to a seat", 5)
def bound(table: Tabletop) -> None:
    begin(table, starter=5)
    table.scan_at(2, f"{SECURE}@1")
    table.key("4")
    table.scan_at(3, f"{DEFUSE}@1")


@scenario("table without scanner", 5)
def by_keys(table: Tabletop) -> None:
    begin(table, starter=5)
    table.key("99 6")
    table.key("9")
    table.wait(11)
    table.key("2 1")
    table.key("3 D 4 2")
    table.key("3 * 3 9 8 0 * *")
    table.key("6 3 3 1 #")
    table.wait(61)
    table.key("1 * D")
    undo(table)
    table.key("99 6")
    undo(table)
    table.key("99 6")
    table.key("1")
    table.scan(SECURE)
    table.key("99 6")
    undo(table)


@scenario("from the first evening on without a scanner", 6, rules={"scanner": "no"})
def never_a_scanner(table: Tabletop) -> None:
    begin(table, starter=6)
    table.key("9 1 1 6 1")
    table.note("what a keypad has begun is its own, until the game has gone on")
    table.key_at(1, "4")
    table.key("3")
    table.key("1")
    table.key_at(1, "1")


@scenario("no cable is left there", 5)
def none_left(table: Tabletop) -> None:
    begin(table)
    with table.unwritten("…three rounds of secure cables"):
        cuts(table, "sssss" * 3)
        table.key("##")
    holder = table.board.holder
    empty, other, third = [seat for seat in (1, 2, 3, 4) if seat != holder][:3]
    cut(table, empty, SECURE)
    cut(table, other, DEFUSE)
    cut(table, empty, SECURE)
    cut(table, third, SECURE)
    table.key("D D")
    cut(table, empty, "sticker/triangle")
    table.key("99 2")
    table.key("D D")
    table.note("the last cut never happened: the game goes on")
    table.key("99 3 # # 0 #")


@scenario("impossible: all of a kind are cut", 4)
def too_many(table: Tabletop) -> None:
    begin(table)
    with table.unwritten("…fifteen secure cables, by a slip of the menu"):
        cuts(table, "ssss" * 3 + "sss")
    table.key("D D")
    board = table.board
    seat = next(seat for seat in range(1, 5) if seat != board.holder and board.face_down(seat))
    cut(table, seat, SECURE)
    table.key("9 9 2")
    undo(table)
    cut(table, seat, "sticker/clear-dot")
    cut(table, seat, BOMB)


# --- rounds and Lieux ---


@scenario("a round ends: gather, deal, look, lay, the new Lieu", 5, deck=DECK)
def rounds(table: Tabletop) -> None:
    with table.unwritten("…set-up, up to the first Lieu"):
        table.open()
        table.key("##### ####")
    table.note("a Lieu of another round, and what the card on the table says")
    table.scan(f"{ID}/lieu/2", f"{ID}/lieu/1")
    table.wait(1)
    table.scan(f"{ID}/lieu/1")
    table.key("##### 5")
    table.scan(f"{ID}/lieu/5")
    table.key("D D 99 8")
    table.key("4")
    table.note("the round's last cuts")
    cut(table, 1, SECURE)
    cut(table, 2, SECURE)
    cut(table, 3, DEFUSE)
    cut(table, 4, SECURE)
    cut(table, 2, DEFUSE)
    table.note("hands are being looked at")
    table.key("D D")
    table.scan(SECURE, f"{ID}/lieu/2", f"{ID}/role/agence")
    table.key("9")
    table.wait(61)
    table.key("#")
    table.scan(SECURE)
    table.key("9 9 2")
    undo(table)
    table.key("D 9")
    table.wait(61)
    table.scan(f"{ID}/lieu/3")
    table.scan(f"{ID}/lieu/2")
    table.note("a card that grants one more Lieu")
    table.scan(f"{ID}/lieu/9")
    table.key("9 9 2")
    table.wait(1)
    table.scan(f"{ID}/lieu/9")
    undo(table)
    with table.unwritten("…round 2"):
        cuts(table, "sssss")
    table.key("D #")
    table.note("a Lieu of which only the name is known")
    table.scan(f"{ID}/lieu/3")
    table.key("D #")
    with table.unwritten("…round 3"):
        cuts(table, "sssss")
    table.key("#")
    table.note("the last round; its Lieu has words of its own for five, in English")
    table.scan(f"{ID}/lieu/4")
    table.key("D D")


@scenario("what a Lieu card can change: one more cut, the round ends now, the cutters change hands", 5)
def granted(table: Tabletop) -> None:
    begin(table, starter=5)
    cut(table, 1, SECURE)
    table.note("the card says so: its own cable")
    cut(table, 1, SECURE)
    table.key("9")
    table.wait(11)
    table.key("99 2")
    table.note("nothing is left to lift")
    table.key("99 2 *")
    table.note("the cutters change hands")
    table.key("99 8 1 3")
    undo(table)
    table.key("99 8 1 3")
    table.note("the round ends now, with two cuts")
    table.key("99 8 3")
    undo(table)
    table.key("99 8 3")
    table.key("D D")
    table.key("# #")
    table.key("D D")
    with table.unwritten("…four cuts"):
        cuts(table, "ssss")
    cuts(table, "s")
    table.note("a sixth cut that a card grants")
    table.key("99 3 0 2 1 #")
    table.note("…not at the one who cuts")
    table.key("99 3 0 4 1 #")
    table.key("99 3 0 3 2 #")
    table.key("D D")
    undo(table)


@scenario("four rounds over", 7)
def four_rounds(table: Tabletop) -> None:
    begin(table, starter=7)
    with table.unwritten("…three rounds"):
        cuts(table, "ssssssd" * 3)
    table.key("##")
    table.key("D D")
    cuts(table, "ssdssd")
    table.key("D D")
    cuts(table, "s")
    table.key("9 D D")
    undo(table)
    cuts(table, "s")
    table.note("a card says that the game goes on")
    table.key("99 8 2")
    undo(table)
    table.key("2")


@scenario("7 players: the last defuse cable, and was it Shadow?", 7)
def seven_defused(table: Tabletop) -> None:
    begin(table, starter=7)
    with table.unwritten("…seven cuts"):
        cuts(table, "ddddsss")
    table.key("##")
    cuts(table, "dd")
    table.key("D")
    cuts(table, "d")
    table.key("9 8 D")
    table.scan(SECURE)
    table.wait(61)
    table.scan(f"{ID}/role/organisation")
    undo(table)
    table.scan(f"{ID}/role/shadow")


@scenario("8 players: the bomb, and was it Shadow? Then the cards may be heard", 8)
def eight_exploded(table: Tabletop) -> None:
    begin(table, starter=8)
    cuts(table, "ssdd")
    cuts(table, "b")
    table.key("1")
    table.note("after the end every card can be heard")
    table.scan(f"{ID}/role/shadow", f"{ID}/role/organisation", f"{ID}/role/agence", SECURE, BOMB, f"{ID}/lieu/3")
    table.scan(f"{ID}/fatality/blue", "sticker/heart")
    table.note("after the end nothing is cut")
    table.scan_at(3, f"{SECURE}@7")
    table.key("99 2")
    undo(table)
    table.key("D 3")
    table.key("9")
    table.wait(11)
    table.key("#")
    table.note("a new game with the same players")
    table.key("1")


# --- endings ---


@scenario("5 players: every ending", 5)
def five_endings(table: Tabletop) -> None:
    begin(table, starter=5)
    with table.unwritten("…a round"):
        cuts(table, "dddss")
    table.key("##")
    cuts(table, "d")
    cuts(table, "d")
    table.note("the cutter was not Shadow")
    table.key("2 D D")
    undo(table)
    table.note("the cutter was Shadow")
    table.key("1 D D")
    undo(table)
    table.note("nobody tells")
    table.key("#")
    undo(table)
    table.key("B")
    table.key("B")
    table.note("it was the bomb")
    cut(table, next(seat for seat in (3, 4) if seat != table.board.holder), BOMB)
    table.key("2")
    undo(table)
    table.key("1")
    undo(table)
    table.key("#")


@scenario("4 players, Fatality blue: every ending", 4)
def four_blue(table: Tabletop) -> None:
    begin(table, starter=4, fatality="1")
    _four_endings(table, ("2", "1", "#"), ())


@scenario("4 players, Fatality red: every ending", 4)
def four_red(table: Tabletop) -> None:
    begin(table, starter=4, fatality="2")
    _four_endings(table, (), ("2", "1", "#"))


@scenario("4 players, Fatality not told: every ending", 4)
def four_unknown(table: Tabletop) -> None:
    begin(table, starter=4, fatality="#")
    _four_endings(table, ("1 2", "1 1", "1 #", "2", "#"), ("1", "2 2", "2 1", "2 #", "#"))


def _four_endings(table: Tabletop, defused: tuple[str, ...], exploded: tuple[str, ...]) -> None:
    """One game; its ending is taken back and comes out otherwise."""
    cuts(table, "dds")
    with table.unwritten("…two cuts"):
        cuts(table, "sd")
    for last, answers in (("d", defused), ("b", exploded)):
        table.wait(1)
        cuts(table, last)
        for answer in answers:
            table.note(f"answered: {answer}")
            table.key(answer)
            for _ in answer.split():
                undo(table)
        if not answers:
            table.key("D")
        undo(table)
    with table.unwritten("…to the last cut of all"):
        table.wait(1)
        cuts(table, "sss" + "ssss" + "sss")
    cuts(table, "s")
    table.key("D D")


@scenario("4 players: the token is scanned at the end, the role card too", 4)
def four_scanned(table: Tabletop) -> None:
    begin(table, starter=4)
    cuts(table, "b")
    table.wait(61)
    table.key("D D")
    table.scan(f"{ID}/role/shadow")
    table.scan(f"{ID}/fatality/red")
    table.wait(1)
    table.scan(f"{ID}/role/shadow")


@scenario("an ending cut that nobody can name a cutter for", 5)
def unknown_cutter(table: Tabletop) -> None:
    begin(table, starter=5)
    undo(table)
    table.key("#")
    cut(table, 2, BOMB)
    table.key("D 1")


@scenario("play goes on after an end, and all of a kind are cut", 5)
def beyond(table: Tabletop) -> None:
    begin(table, starter=5)
    cuts(table, "b")
    table.key("2 99 8 2")
    cut(table, 2, "sticker/spiral")
    with table.unwritten("…five defuse cables"):
        cuts(table, "ddddd")
        table.key("1")
    table.key("99 8 2")
    cut(table, 3, "sticker/triangle")


@scenario("cards end every round at once, and nobody has told who starts", 5)
def ended_by_cards(table: Tabletop) -> None:
    begin(table)
    undo(table)
    table.key("#")
    table.key("99 8 3 # #")
    with table.unwritten("…two rounds more"):
        table.key("99 8 3 # # 99 8 3 #")
    table.key("# D")
    table.key("99 8 3")


# --- corrections, undo, a power cut ---


@scenario("corrections", 5)
def corrections(table: Tabletop) -> None:
    begin(table, starter=5)
    table.note("no cut yet")
    table.key("99 3 2 * *")
    table.key("99 3 # 2 1 #")
    undo(table)
    cut(table, 1, SECURE)
    cut(table, 2, SECURE)
    table.note("wrong seat: cut 2 was at Inès")
    table.key("99 3 2 3 # #")
    table.note("wrong kind: the last one was a defuse cable")
    table.key("99 3 # # 2 #")
    undo(table)
    table.key("99 3 # # 2 #")
    table.note("one was missed")
    table.key("99 3 0 4 1 #")
    table.note("cut 1 never happened")
    table.key("99 3 1 # 0 #")
    table.note("nothing changes; an answer is missing; too high a number")
    table.key("99 3 1 # # #")
    table.key("99 3 0 # *")
    table.key("99 3 9 8 D *")
    table.note("not at one's own")
    table.key("99 3 2 3 # #")
    table.note("who has the cutters")
    table.key("99 8 1 # 2")
    table.key("D")
    table.note("the bomb, by a slip")
    cut(table, 1, BOMB)
    table.key("88")
    table.key("*")
    table.key("#")
    table.key("99 3 # # 1 #")
    table.key("D")
    table.note("a correction can end the game")
    table.key("99 3 # # 3 # 2")
    table.key("99 8 2")


@scenario("a correction between two rounds", 5)
def late_correction(table: Tabletop) -> None:
    begin(table, starter=5)
    with table.unwritten("…four cuts"):
        cuts(table, "ssss")
    cuts(table, "s")
    table.note("one of them never happened: the round goes on")
    table.key("99 3 # # 0 #")
    cuts(table, "d")
    table.note("in truth a secure one; the deal stays the same")
    table.key("99 3 # # 1 #")
    table.key("99 8 1 2")


@scenario("undo, step by step, back to the roll call", 5)
def undoing(table: Tabletop) -> None:
    begin(table, starter=5)
    with table.unwritten("…four cuts"):
        cuts(table, "sdss")
    cuts(table, "s")
    table.key("B")
    table.wait(4)
    table.key("B * B")
    table.key("D")
    table.key("B B")
    table.note("a cable taken back may be cut again")
    table.wait(2)
    cut(table, table.board.holder % 5 + 1, f"{SECURE}@4")
    for _ in range(14):
        undo(table)
    table.key("D")
    for _ in range(6):
        undo(table)
    table.key("B")


@scenario("a power cut", 5)
def power(table: Tabletop) -> None:
    begin(table, starter=5)
    cut(table, 1, SECURE)
    table.key("3")
    table.power_cut()
    table.note("it waits: nothing counts before # or *")
    table.scan(DEFUSE)
    table.key("3 0 D 9 B")
    table.wait(300)
    table.key("#")
    table.key("D")
    cut(table, 2, DEFUSE)
    undo(table)
    table.power_cut()
    table.key("#")
    table.note("and once more, in the middle of a deal")
    with table.unwritten("…to the round's end"):
        cuts(table, "ssss")
    table.power_cut()
    table.key("#")
    undo(table)
    table.key("B *")
    table.power_cut()
    table.note("* starts anew and keeps the old game")
    table.key("*")


@scenario("a power cut in the roll call, and after the end", 5)
def power_early(table: Tabletop) -> None:
    table.open()
    table.key("1 2")
    table.power_cut()
    table.key("#")
    table.key("###")
    table.power_cut()
    table.key("# #")
    with table.unwritten("…to the bomb"):
        table.key("### # ##### 1")
        cuts(table, "b")
    table.power_cut()
    table.key("#")
    table.key("2")
    table.power_cut()


@scenario("the disk is full", game=None, names=())
def full_disk(table: Tabletop) -> None:
    table.open()
    table.journal_fault = DiskFull
    table.key("1")
    table.note("the disk cannot be written at all")
    table.journal_fault = NoPermission
    table.key("1")
    table.note("there is space again")
    table.journal_fault = None
    table.key("1")


# --- session ---


@scenario("the menu", 5)
def menu(table: Tabletop) -> None:
    begin(table, starter=5)
    table.key("9 9 # # #")
    table.key("0 9 2")
    table.key("99 1 11")
    table.key("99 1 23")
    table.key("99 1 19")
    table.key("1 1 * * *")
    table.key("99 2")
    table.key("99 7")
    table.note("what is not offered keeps its number, and says why")
    table.key("99 # 2 4 5 6 7 # 2 *")
    table.key("99 8 2 5 8 * *")
    table.key("3 2")
    table.key("99 # # 1 1")


@scenario("the voice", 5)
def voice(table: Tabletop) -> None:
    begin(table, starter=5)
    table.key("99 4 1 1 2 3 4 5 5 5 6 6 6 7 *")
    table.key("99 4 # *")


@scenario("the language, for everybody, from the next line on", 5)
def language(table: Tabletop) -> None:
    begin(table, starter=5)
    table.key("99 5 D 4 # 1")
    cut(table, 1, SECURE)
    table.key("99 5 2")
    table.key("D")
    table.key("99 5 3")
    table.key("D")
    table.note("a language with one voice")
    table.key("99 5 2 99 4 6")


@scenario("help: what can be done, and what a key does", 5)
def help_(table: Tabletop) -> None:
    begin(table, starter=5)
    table.key("9")
    for key in "#*ABCD":
        table.wait(11)
        table.key("9")
        table.key(key)
    table.wait(11)
    table.key("D")


@scenario("again, and further back", 5)
def again(table: Tabletop) -> None:
    begin(table, starter=5)
    cut(table, 1, SECURE)
    cut(table, 2, DEFUSE)
    table.key("0 0 0")
    table.wait(11)
    table.key("0")
    table.key("D 0")


@scenario("devices come and go", 5)
def devices(table: Tabletop) -> None:
    begin(table, starter=5)
    for equipment in (Equipment.SCANNER, Equipment.KEYPAD, Equipment.LOUDSPEAKER):
        table.plug(equipment, first=True)
    table.key("2")
    for equipment in (Equipment.SCANNER, Equipment.KEYPAD, Equipment.LOUDSPEAKER):
        table.unplug(equipment)
        table.plug(equipment)
    table.note("the seat that was said still counts")
    table.scan(SECURE)


@scenario("while it speaks: # goes on, * makes silence, nothing unheard is confirmed", 5)
def speaking(table: Tabletop) -> None:
    patient = table.speaker = PatientSpeaker()
    table.__post_init__()
    table.open()
    table.note("the title is being said, the first question waits behind it")
    table.key("#")
    table.heard_out()
    table.key("#")
    table.key("*")
    table.key("#")
    table.key("0")
    assert patient is table.speaker


# --- windows ---

ROUND = (Ear("the earphone", (1, 2, 3, 4, 5)),)
OWN = tuple(Ear(f"ear {seat}", (seat,)) for seat in (2, 3))
HAND = (f"{SECURE}@7", f"{DEFUSE}@1", f"{SECURE}@8", f"{DEFUSE}@2", f"{SECURE}@9")


def _listeners(table: Tabletop) -> None:
    """The roll call: Léo and Inès read by ear; then the roles are dealt."""
    with table.unwritten("…roll call: Léo and Inès read by ear; the roles are sorted"):
        table.open()
        table.key("# 3 3 # #" if table.core.session.ears else "# 3 3 3 3 # #")
        assert len(table.names) == 5
    table.key("#")


@scenario("one earphone passed round: role, cables, cover", 5, ears=ROUND, dice=(7, 4))
def earphone_passed_round(table: Tabletop) -> None:
    _listeners(table)
    table.note("the earphone is proved by its first wearer")
    table.key("C 3 1 4")
    table.key("*")
    table.key("C 3 # 1 2 3")
    table.scan(f"{ID}/role/shadow", f"{ID}/cover/red@2", f"{ID}/cover/blue@5", f"{ID}/cable/bomb")
    table.key("C")
    table.key("# # #")
    table.note("own cables, in a row")
    table.key("C 3 #")
    table.scan(HAND[0], HAND[1])
    table.wait(1)
    table.scan(HAND[1], "sticker/heart", "night-train/ticket", "BBBBBBBB", "12345678")
    table.scan(*HAND[2:])
    table.note("again, behind the own three digits")
    table.key("C 3 # 0 1 2 3 # C 3 # D 1 2 4")
    table.note("somebody without a code")
    table.key("C 1 # # 0")
    table.scan(*(f"{SECURE}@{copy}" for copy in (21, 22, 23)))
    table.key("# C 1 5 # 5 C")
    table.note("taken back: whose, and no more")
    table.key("B B")
    table.note("all is laid: the hand is forgotten, the role can be heard again, behind the three digits once a window")
    table.key("# # # C 3 # 0")
    table.scan(f"{ID}/role/shadow")
    table.key("# 0 1 2 3 0 0 0 D #")
    table.note("a cover for the left neighbour")
    table.key("C 2 # #")
    table.scan(f"{ID}/role/agence", f"{ID}/cover/blue@3")
    table.key("#")


@scenario("an ear for each of two", 5, ears=OWN, dice=(7, 4, 9, 2))
def own_ears(table: Tabletop) -> None:
    _listeners(table)
    table.key("C 1 C 9 C * C C")
    table.key("C 2 6 4")
    table.scan(f"{ID}/role/agence@2", f"{ID}/role/organisation")
    table.note("nobody scans for 20 s")
    table.wait(21)
    table.key("# # #")
    table.note("Inès has a scanner and a keypad of her own")
    table.key_at(3, "C")
    table.key_at(3, "9")
    table.wait(2)
    table.scan_at(3, HAND[0])
    table.key_at(3, "C")
    table.scan_at(3, HAND[1])
    table.scan_at(3, HAND[2])
    table.key_at(3, "0")
    table.wait(2)
    table.key_at(3, "#")
    table.key_at(3, "D")
    table.note("the ear is pulled out in the middle; it comes back locked")
    table.key("C 2")
    table.scan(HAND[3])
    table.unplug(Equipment.EARPHONE, "ear 2")
    table.scan(HAND[4])
    table.key("C 2")
    table.plug(Equipment.EARPHONE, "ear 2")
    table.key("C 2")
    table.scan(HAND[4])
    table.note("nobody proves it")
    table.wait(61)
    table.key("#")
    table.note("a first earphone")
    table.plug(Equipment.EARPHONE, "ear 2", first=True)


@scenario("an ear is set by itself: from its window, and from its own keypad", 5, ears=OWN, dice=(7, 4, 9))
def ear_settings(table: Tabletop) -> None:
    _listeners(table)
    table.note("Inès proves her ear, and her window's menu is hers")
    table.key("C 3 7")
    table.key("99 4 1 5 6 6")
    table.note("star closes the menu, and not the window")
    table.key("* 99 5 7 2")
    table.scan(f"{ID}/role/shadow")
    table.note("once it is closed, the table's pad sets the table again")
    table.key("#")
    table.key("99 4 1 *")
    table.note("her own keypad")
    for key in "9942*D":
        table.key_at(3, key)
    table.note("what she has not set follows the table")
    table.key("99 4 3 *")
    for key in "9943*":
        table.key_at(3, key)
    table.note("an ear that is not proved has no menu of its own")
    for key in "9941*":
        table.key_at(2, key)


@scenario("two scanners, two ears: both listen at the same time", 5, ears=OWN, dice=(7, 4))
def side_by_side(table: Tabletop) -> None:
    _listeners(table)
    table.key("# # #")
    for seat, digit in ((2, "7"), (3, "4")):
        table.key_at(seat, "C")
        table.key_at(seat, digit)
    table.scan_at(3, HAND[0])
    table.scan_at(2, HAND[1])
    table.note("the table hears of both in one line")
    table.wait(2)
    table.scan_at(3, HAND[2])
    table.scan_at(2, HAND[3])
    table.note("the table's scanner is the table's, and its # waits for both")
    table.scan(f"{SECURE}@9")
    table.key("#")
    table.key_at(2, "C")
    table.key("#")
    table.note("Léo's next window opens by his own scanner; nothing of his is taken back meanwhile")
    table.wait(1)
    table.scan_at(2, HAND[4])
    table.key_at(2, "B")
    table.key_at(3, "C")
    table.wait(2)
    table.key_at(2, "C")
    table.note("each has a keypad, but both listen with the table's scanner: it cannot know whose card it is")
    table.unplug(Equipment.SCANNER, "scanner of seat 2")
    table.unplug(Equipment.SCANNER, "scanner of seat 3")
    table.wait(1)
    table.key_at(2, "C")
    table.key_at(3, "C")
    table.scan(f"{SECURE}@9")
    table.key_at(3, "C")
    table.wait(2)
    table.scan(f"{SECURE}@9")
    table.key_at(2, "C")


@scenario("four at the table: after its role a window closes by itself", 4, ears=OWN, dice=(7,))
def role_alone(table: Tabletop) -> None:
    with table.unwritten("…roll call: Léo reads by ear; the roles are sorted"):
        table.open()
        table.key("# 3 # # #")
    table.key("C 2 7")
    table.scan(f"{ID}/role/agence")


@scenario("no earphone at all", 5)
def no_ear(table: Tabletop) -> None:
    _listeners(table)
    table.key("C")


@scenario(
    "phones join: at the roll call, by the right number, in place of another; and what keeps them out", 5, phones=True
)
def phones_join(table: Tabletop) -> None:
    table.open()
    table.note("Ana reads by ear, and has nothing to listen with; a phone can be it")
    table.key("3")
    table.knock(1)
    table.key("47")
    table.key("*")
    table.key("4711")
    table.key("3")
    table.note("Léo's phone joins before he has said how he reads, another one after; a seat that is not there")
    table.join(2)
    table.key("3")
    table.join(2)
    table.knock(7)
    table.note("Inès: a wrong number; star, and a hand that goes on typing; too late")
    table.knock(3)
    table.key("4712")
    table.knock(3)
    table.key("*")
    table.key("47")
    table.knock(3)
    table.key("47")
    table.phone(KnockEnded(3))
    table.key("# # #")
    table.note("the roles are sorted, dealt, looked at: on their phones, without a digit and without waiting")
    table.key("#")
    table.page_key(2, "C")
    table.page_scan(2, f"{ID}/role/agence")
    table.page_key(2, "0#")
    table.note("Ana's keys and scans at the table go to her page too; Zoé has neither phone nor earphone")
    table.key("C 1")
    table.scan(f"{ID}/role/shadow")
    table.key("C C 5")
    table.note("a phone must wait while she listens; then it is asked for again")
    table.key("C 1")
    table.knock(4)
    table.key("#")
    table.page_key(1, "4711")
    table.note("Léo's page is away in the middle, and comes back; then it leaves")
    table.page_key(2, "C")
    table.phone(PageGone(2))
    table.key("C 2")
    table.phone(PageHere(2))
    table.page_key(2, "C0#")
    table.phone(PageLeft(2))
    table.note("too many tries; the menu opens the door again, and shuts it")
    table.phone(DoorFell())
    table.key("99 # 5 99 # 5")
    table.note("a power cut: all phones have to join again")
    table.power_cut()
    table.join(2)
    table.key("#")


@scenario("phones join without digits: by hash, or where nobody has keys", 5, phones=True)
def phones_without_digits(table: Tabletop) -> None:
    begin(table)
    table.key("C 9 9")
    table.knock(2, "")
    table.key("3")
    table.knock(2, "")
    table.key("#")
    table.knock(3, "")
    table.key("*")
    table.knock(3, None)
    table.note("four digits that are typed answer nothing of the game's; what was begun there is told again")
    table.key("99 1 1")
    table.knock(4)
    table.key("4711")
    table.key("4")


PHONES: dict[str, Any] = {"ears": ROUND, "dice": (7, 4, 9, 2), "phones": True}


@scenario("phones and one earphone: it serves whoever has no phone, and is passed round for good", 5, **PHONES)
def phones_and_earphone(table: Tabletop) -> None:
    _listeners(table)
    table.key("C 3 7 1 2 3")
    table.scan(f"{ID}/role/shadow")
    table.note("Léo's phone waits while Inès listens; then it joins, and the earphone must be proved anew")
    table.knock(2)
    table.scan(f"{ID}/cover/blue@5")
    table.key("#")
    table.key("4711")
    table.page_key(2, "C")
    table.page_scan(2, f"{ID}/role/agence@2")
    table.page_key(2, "#")
    table.key("C 3 4 #")
    table.note("Inès joins too, by Léo's keys")
    table.knock(3)
    table.page_key(2, "4711")
    table.wait(1)
    table.page_key(3, "C")
    table.page_scan(3, f"{ID}/role/shadow")
    table.page_key(3, "0#")
    table.note("her phone goes: the earphone serves her again, with new digits that open nothing of before")
    table.phone(PageGone(3))
    table.key("C 3 9 5 6 7 0 5 6 7 D #")


@scenario("an earphone that nobody has to use", 5, ears=ROUND, dice=(7, 4))
def no_window(table: Tabletop) -> None:
    begin(table, starter=5)
    table.key("C 1 7 #")
    table.scan(SECURE)
    table.key("# 1")
    table.scan(SECURE)


@scenario("somebody goes home, somebody comes, and phones with them", 5, **PHONES)
def comes_and_goes(table: Tabletop) -> None:
    begin(table)
    table.note("Inès joins by phone and hears her role; then she goes home")
    table.knock(3)
    table.key("4711")
    table.key("9 9 #")
    table.note("nobody has left yet: nobody can come")
    table.key("* 9 9 # 3 2 9 9 # 3 1 3 9 9 # 3 2 4 D D")
    table.note("a phone knocks for the place that is empty")
    table.knock(3)
    table.key("C 3 *")
    table.note("the cutters go to the place where nobody sits")
    cut(table, 3, SECURE)
    table.key("D")
    cut(table, 1, SECURE)
    table.note("Sam comes, by ear, without an earphone; the name; then goes home again, and so do all but one")
    table.key("9 9 # 3 2 3 3 9 9 # 3 2 D")
    table.key("9 9 # 3 1 3 9 9 # 3 1 1 9 9 # 3 1 2 9 9 # 3 1 4 9 9 # 3 1 5 9 9 # 3 5 3")
    table.key("B B B B")


# --- verbosity ---


def _evening(table: Tabletop) -> None:
    table.open()
    set_up(table, 5)
    cut(table, 1, SECURE)
    cut(table, 1, SECURE)
    cut(table, 2, DEFUSE)
    cut(table, 3, DEFUSE)
    cut(table, 4, DEFUSE)
    table.key("D #")
    table.scan("sticker/heart", "sticker/water-drop", "sticker/grapes")
    cut(table, 5, DEFUSE)
    table.key("##")
    cut(table, 1, DEFUSE)
    table.key("2")


@scenario("brief", 5, settings="verbosity: brief\n")
def brief(table: Tabletop) -> None:
    _evening(table)


@scenario("full, for the first evening", 5, settings="verbosity: full\n")
def full(table: Tabletop) -> None:
    _evening(table)
