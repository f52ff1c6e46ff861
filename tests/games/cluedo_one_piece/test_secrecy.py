"""Secrecy as a property: what one seat hears changes nothing for anybody else, nor does what lies in the sleeve.

Two evenings get the same inputs but for the cards that seat ``SECRET`` scans in its window: its hand, the card that it
is shown, a side card, the sleeve; and but for the sleeve's cards that it scans at the table. Both play by the rules,
so a card is taken in both or in none, and the sleeve is right in both or in none. Every other audience must then be
told exactly the same, announcement by announcement, and wait for the same timers. No rule makes a card public, so
there is no event after which the two may differ.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import given
from hypothesis import strategies as st

from companion import session
from companion.files import venue
from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import Phase
from companion.games.cluedo_one_piece.state import State, asked_cards
from companion.games.protocol import Decision, Looked, Scanned
from companion.model import Announcement, Elapsed, Equipment, Input, Key, Known, Only, Plugged, Rolled, Scan, Token
from companion.session.asker import who_asks
from companion.session.asking import timers
from companion.session.events import EarAsked, TableCleared
from companion.session.state import Ear, Session, Stage, Wishes
from companion.session.windows import listening
from tests.examples import tried

from .evenings import deck
from .tables import ID, crew, island, sheet, token, treasure

SECRET = 2
PLAYERS = 3
EARS = {
    "one earphone passed round": (Ear("one", (1, 2, 3)),),
    "an ear for each": tuple(Ear(f"ear {seat}", (seat,)) for seat in range(1, PLAYERS + 1)),
    "one for two": (Ear("two", (1, 2)), Ear("three", (3,))),
}
CARDS = [
    *(crew(number) for number in range(1, 7)),
    *(treasure(number) for number in range(1, 7)),
    *(island(number) for number in range(1, 7)),
    *(token(f"aventure/{number:02d}") for number in range(1, 4)),
]


def _room() -> venue.Venue:
    """A box with names: a leak would have one in it."""
    folder = Path(mkdtemp())
    (folder / "decks").mkdir()
    (folder / "decks" / f"{ID}.yaml").write_text(deck("fr"), encoding="utf-8")
    return venue.enter(folder, "fr", {"teams": "yes"})


ROOM = _room()
BOX = ROOM.shelf.boxes[ID]


@dataclass
class Evening:
    """One of the two, and what everybody but the secret seat has been told of it."""

    session: Session
    others: list[Announcement] = field(default_factory=list)
    ear: list[Announcement] = field(default_factory=list)

    @property
    def state(self) -> State:
        board = self.session.play.board
        assert isinstance(board, State)
        return board

    def take(self, input: Input) -> None:
        turn = session.turn(ROOM.shelf, self.session, input)
        if any(isinstance(event, TableCleared) for event in turn.events):
            return
        self.session = turn.session
        for line in turn.said:
            (self.ear if line.audience == Only(SECRET) else self.others).append(line)
        if any(isinstance(event, EarAsked) for event in turn.events):
            self.take(Rolled(7))

    def scan(self, card: Token, seat: int | None = None) -> None:
        self.take(Scan(Known((card,), "x"), seat=seat))

    def would(self, card: Token, private: bool) -> tuple[bool, bool]:
        """Whether the game takes this card from the secret seat now, and whether it then ends with a victory."""
        window, board = self.session.desk.window, self.session.play.board
        earlier = () if window is None else window.tokens
        decision: Decision = GAME.decide(BOX, board, Looked(SECRET, card, earlier) if private else Scanned(card))
        scanned = (*(earlier if private else self.state.sleeve), card)
        right = self.state.accused is not None and set(scanned) == set(asked_cards(self.state.accused))
        return isinstance(decision, tuple), right


def opened(ears: tuple[Ear, ...]) -> Evening:
    """Everybody reads by ear; the hands have just been dealt."""
    evening = Evening(
        session.open_table(ROOM.shelf, Wishes(ID, PLAYERS, ("Ana", "Léo", "Inès")), ROOM.tone, ears).session
    )
    for key in "333#123789#":
        evening.take(Key(key))
    assert evening.state.phase is Phase.DEAL
    evening.others.clear()
    return evening


class Play:
    """The same moves for both evenings; in the secret seat's window each scans its own card."""

    def __init__(self, ears: tuple[Ear, ...]) -> None:
        self.one, self.other = opened(ears), opened(ears)

    def move(self, what: str, one: Token, other: Token, key: str, number: int) -> None:
        state = self.one.state
        match what:
            case "listen":
                self.listen(SECRET)
            case "neighbour listens":
                self.listen(1)
            case "scan":
                self.scan(one, other)
            case "own scanner":
                if listening(ROOM.shelf, self.one.session, who_asks(self.one.session, SECRET)) == SECRET and self.alike(
                    one, other, True
                ):
                    self.one.scan(one, SECRET)
                    self.other.scan(other, SECRET)
            case "hear":
                self.listen(SECRET)
                self.scan(one, other)
                self.both(Key("C"))
            case "whisper what is due" if state.asked is not None:
                cards = asked_cards(state.asked)
                self.listen(SECRET)
                self.scan(cards[number % 3], cards[(number + 1) % 3])
                for pressed in "B*":  # what would be taken back is said to all
                    self.both(Key(pressed))
            case "claim" if state.asked is not None:
                near = (*asked_cards(state.asked), one, other)
                self.listen(SECRET)
                for place in (number, number, number + 2):
                    self.scan(near[place % 5], near[(number + 1) % 5])
            case "ask":
                for named in (f"ile/{number}", f"equipage/{number}", f"tresor/{number}"):
                    self.both(Scan(Known((sheet(named),), "x")))
            case "accuse":
                for pressed in "41":
                    self.both(Key(pressed))
                for named in (f"ile/{number}", f"equipage/{number}", f"tresor/{number}"):
                    self.both(Scan(Known((sheet(named),), "x")))
            case "key":
                self.both(Key(key))
            case "time":
                for timer in timers(ROOM.shelf, self.one.session):
                    self.both(Elapsed(timer.id))
            case "pull":
                self.both(Plugged(Equipment.EARPHONE, "one", False))
                self.both(Plugged(Equipment.EARPHONE, "one", True))

    def listen(self, seat: int) -> None:
        self.both(Key("C"))
        self.both(Key(str(seat)))
        for _ in range(3):
            window = self.one.session.desk.window
            if window is not None and window.stage is not Stage.OPEN:
                self.both(Key("7" if window.stage is Stage.PROVING else "#"))

    def scan(self, one: Token, other: Token) -> None:
        """A card: the secret seat's own in its window, or its own sleeve's; anything else is the same for both."""
        window = self.one.session.desk.window
        sleeve = window is None and self.one.state.phase is Phase.CHECKING and self.one.state.active == SECRET
        if sleeve or (window is not None and window.seat == SECRET and window.stage is Stage.OPEN):
            if self.alike(one, other, private=not sleeve):
                self.one.scan(one)
                self.other.scan(other)
        elif self.one.state.phase is not Phase.CHECKING or window is not None:
            self.both(Scan(Known((one,), "x")))

    def alike(self, one: Token, other: Token, private: bool) -> bool:
        """Whether both may be scanned: taken in both evenings or in none, and right in both or in none."""
        held = [
            card
            in (
                *evening.state.hand(SECRET),
                *(evening.session.desk.window.tokens if evening.session.desk.window else ()),
            )
            for evening, card in ((self.one, one), (self.other, other))
        ]
        return held[0] == held[1] and self.one.would(one, private) == self.other.would(other, private)

    def both(self, input: Input) -> None:
        self.one.take(input)
        self.other.take(input)

    def same(self) -> None:
        assert self.one.others == self.other.others
        assert timers(ROOM.shelf, self.one.session) == timers(ROOM.shelf, self.other.session)
        assert self.one.session.history == self.other.session.history
        assert self.one.session.input_seq == self.other.session.input_seq


MOVES = st.tuples(
    st.sampled_from(
        [
            *("hear", "hear", "listen", "scan", "scan", "scan", "own scanner", "neighbour listens"),
            *(
                "ask",
                "whisper what is due",
                "whisper what is due",
                "claim",
                "claim",
                "accuse",
                "key",
                "key",
                "key",
                "time",
                "pull",
            ),
        ]
    ),
    st.sampled_from(CARDS),
    st.sampled_from(CARDS),
    st.sampled_from(list("0123456789#*BCD") + ["#"] * 8 + ["1"] * 4 + ["B"] * 6),
    st.integers(1, 6),
)


@tried(50)
@given(st.sampled_from(sorted(EARS)), st.booleans(), st.lists(MOVES, max_size=60))
def test_what_one_seat_hears_changes_nothing_for_anybody_else(
    ears: str, playing: bool, moves: list[tuple[str, Token, Token, str, int]]
) -> None:
    play = Play(EARS[ears])
    if playing:
        for key in f"#{SECRET}":
            play.both(Key(key))
    for what, one, other, key, number in moves:
        play.move(what, one, other, key, number)
        play.same()


def heard(play: Play) -> tuple[str, str]:
    """The last private line of each evening."""
    return play.one.ear[-1].id.removeprefix(f"{ID}-"), play.other.ear[-1].id.removeprefix(f"{ID}-")


def test_the_property_is_about_something_hands_are_heard_and_differ() -> None:
    play = Play(EARS["an ear for each"])
    play.listen(SECRET)
    play.scan(crew(1), treasure(2))
    play.both(Key("C"))
    play.same()
    assert heard(play) == ("own-hand", "own-hand")
    assert play.one.ear != play.other.ear


def test_the_property_is_about_something_the_card_shown_and_the_sleeve_differ() -> None:
    play = Play(EARS["an ear for each"])
    for key in f"#{SECRET}":
        play.both(Key(key))
    play.move("ask", crew(1), crew(1), "", 1)
    play.listen(SECRET)
    play.scan(crew(1), island(1))
    assert heard(play) == ("was-shown", "was-shown")
    assert play.one.ear[-1] != play.other.ear[-1]
    for key in "###":
        play.both(Key(key))
    play.move("accuse", crew(1), crew(1), "", 1)
    play.listen(SECRET)
    for one, other in ((crew(2), crew(3)), (island(1), island(4)), (treasure(5), treasure(1))):
        play.scan(one, other)
    play.same()
    assert play.one.state.out == play.other.state.out == {SECRET}
    assert heard(play) == ("own-sleeve", "own-sleeve")
    assert play.one.ear[-1] != play.other.ear[-1]


def test_the_sleeve_scanned_at_the_table_differs_and_nobody_hears_it() -> None:
    play = Play(EARS["one earphone passed round"])
    for key in f"#{SECRET}":
        play.both(Key(key))
    play.move("accuse", crew(1), crew(1), "", 1)
    for one, other in ((crew(2), crew(3)), (island(1), island(4)), (treasure(5), treasure(1))):
        play.scan(one, other)
        play.same()
    assert play.one.state.out == play.other.state.out == {SECRET}


def test_what_an_undo_lets_go_in_an_open_window_does_not_depend_on_what_was_heard_in_it() -> None:
    play = Play(EARS["an ear for each"])
    for key in f"#{SECRET}":
        play.both(Key(key))
    play.move("ask", crew(1), crew(1), "", 1)
    play.both(Key("#"))
    play.listen(SECRET)
    play.scan(crew(1), crew(1))
    play.both(Key("C"))
    play.listen(SECRET)
    play.scan(treasure(1), crew(2))  # after the undo the first may be the card shown, the second is none of the three
    for key in "BBCBB":
        play.both(Key(key))
        play.same()
