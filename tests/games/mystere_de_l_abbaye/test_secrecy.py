"""Secrecy as a property: what one seat hears of its hand, or is shown, changes nothing for anybody else.

Two evenings get the same inputs but for the suspects' cards that seat ``SECRET`` scans in its window: where one evening
has card 3, the other has another, always the same one. (Hands are real cards: what one seat holds no other does, so the
neighbours' cards are others.) Every other audience must then be told exactly the same, announcement by announcement,
and wait for the same timers. No rule makes a hand public; the card that clears an accused is shown by the table's own
scan, which is the same in both evenings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import given
from hypothesis import strategies as st

from companion import session
from companion.files import venue
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
from companion.model import Announcement, Elapsed, Equipment, Input, Key, Known, Only, Plugged, Rolled, Scan, Token
from companion.session.asker import who_asks
from companion.session.asking import timers
from companion.session.events import DiceWanted, EarAsked, TableCleared
from companion.session.state import Ear, Session, Stage, Wishes
from companion.session.windows import listening
from tests.examples import tried

from .evenings import PLAYERS, deck
from .tables import ID, card, token

SECRET, NEIGHBOUR = 3, 2
EARS = {
    "one earphone passed round": (Ear("one", (1, 2, 3)),),
    "an ear for each": tuple(Ear(f"ear {seat}", (seat,)) for seat in (1, 2, 3)),
    "one for two": (Ear("two", (2, 3)), Ear("one", (1,))),
}
OWN, THEIRS = range(1, 13), range(13, 25)


def _room() -> venue.Venue:
    """A box with names: a leak would have one in it."""
    folder = Path(mkdtemp())
    (folder / "decks").mkdir()
    (folder / "decks" / f"{ID}.yaml").write_text(deck("fr"), encoding="utf-8")
    return venue.enter(folder, "fr", {})


ROOM = _room()


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
        if turn.session.play.board is None:
            return  # undone to before the deal
        self.session = turn.session
        for line in turn.said:
            (self.ear if line.audience == Only(SECRET) else self.others).append(line)
        for event in turn.events:
            if isinstance(event, EarAsked):
                self.take(Rolled(7))
            elif isinstance(event, DiceWanted):
                self.take(Rolled(1))


def opened(ears: tuple[Ear, ...]) -> Evening:
    """Three who read by ear, at the first move."""
    evening = Evening(session.open_table(ROOM.shelf, Wishes(ID, 3, PLAYERS[:3]), ROOM.tone, ears).session)
    for key in "333##123A":
        evening.take(Key(key)) if evening.session.play.board else begin(evening, key)
    assert evening.state.phase is Phase.MOVE
    evening.others.clear()
    return evening


def begin(evening: Evening, key: str) -> None:
    """A key of the roll call."""
    turn = session.turn(ROOM.shelf, evening.session, Key(key))
    evening.session = turn.session


class Play:
    """The same moves for both evenings; in the secret seat's window each scans its own cards."""

    def __init__(self, ears: tuple[Ear, ...], order: list[int]) -> None:
        self.one, self.other = opened(ears), opened(ears)
        self.twin = dict(zip(OWN, order, strict=True))

    def move(self, what: str, number: int, key: str) -> None:
        own, theirs = OWN[number % 12], card(THEIRS[number % 12])
        match what:
            case "listen":
                self.listen(SECRET)
            case "hear":
                self.listen(SECRET)
                for at in range(4):
                    self.secret(OWN[(number + at) % 12])
                self.both(Key("C"))
            case "scan":
                window = self.one.session.desk.window
                if window is not None and window.seat == SECRET and window.stage is Stage.OPEN:
                    self.secret(own)
                else:
                    self.both(Scan(Known((theirs,), "x")))
            case "own scanner":
                if listening(ROOM.shelf, self.one.session, who_asks(self.one.session, SECRET)) == SECRET:
                    phase = self.one.state.phase
                    if self.one.session.desk.window is not None or phase not in (Phase.CLEAR, Phase.CULPRIT):
                        self.secret(own, SECRET)
            case "neighbour hears":
                self.listen(NEIGHBOUR)
                window = self.one.session.desk.window
                if window is not None and window.seat == NEIGHBOUR:
                    self.both(Scan(Known((theirs,), "x")))
            case "room":
                rooms = (
                    "parloir",
                    "crypte",
                    "chapitre",
                    "cellule/3",
                    "cellule/2",
                    "confessionnal/1",
                    "confessionnal/2",
                )
                self.both(Scan(Known((token(f"salle/{rooms[number % 7]}"),), "x")))
            case "on":
                for pressed in "*A#":
                    self.both(Key(pressed))
            case "empty parlour":
                for pressed in "**998" + "50":
                    self.both(Key(pressed))
            case "monk":
                self.both(Scan(Known((token(f"moine/{number % 24 + 1:02d}"),), "x")))
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

    def secret(self, number: int, seat: int | None = None) -> None:
        """The secret seat's card in its window; each evening has its own."""
        window = self.one.session.desk.window
        if seat is None and (window is None or window.seat != SECRET or window.stage is not Stage.OPEN):
            return
        self.one.take(Scan(Known((card(number),), "x"), seat=seat))
        self.other.take(Scan(Known((card(self.twin[number]),), "x"), seat=seat))

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
            *("listen", "scan", "scan", "hear", "hear", "own scanner", "neighbour hears"),
            *("room", "room", "room", "on", "on", "on", "empty parlour", "monk", "key", "key", "time", "pull"),
        ]
    ),
    st.integers(0, 23),
    st.sampled_from(list("0123456789#*ABCD") + ["#"] * 8),
)


@tried(50)
@given(st.sampled_from(sorted(EARS)), st.permutations(list(OWN)), st.lists(MOVES, max_size=60))
def test_what_one_seat_holds_changes_nothing_for_anybody_else(
    ears: str, order: list[int], moves: list[tuple[str, int, str]]
) -> None:
    play = Play(EARS[ears], order)
    for move in moves:
        play.move(*move)
        play.same()


def test_the_property_is_about_something_a_hand_is_told_to_its_ear() -> None:
    play = Play(EARS["an ear for each"], [*OWN[1:], 1])
    play.move("hear", 0, "")
    play.same()
    assert play.one.state.hands.of(SECRET) == tuple(card(number) for number in (1, 2, 3, 4))
    assert play.other.state.hands.of(SECRET) == tuple(card(number) for number in (2, 3, 4, 5))
    assert play.one.ear != play.other.ear


def test_a_card_that_is_shown_is_heard_by_the_asker_alone() -> None:
    play = Play(EARS["an ear for each"], [*OWN[1:], 1])
    for pressed in "99850" + "##" + "16" + "1" + "31#" + "#":  # Inès asks Ana for a hospitalier, and is shown one
        play.both(Key(pressed))
    play.move("listen", 0, "")
    play.secret(1)
    play.same()
    for evening, monk in ((play.one, "Abel"), (play.other, "Ambre")):
        heard = [line for line in evening.ear if "looked-shown" in line.id]
        assert len(heard) == 1
        assert monk in str(heard[0].args)
        assert evening.state.hands.of(SECRET) == ()


def test_no_durable_event_names_a_card_and_the_journal_is_veiled() -> None:
    play = Play(EARS["an ear for each"], list(OWN))
    play.move("hear", 0, "")
    events = play.one.session.past
    assert events is not None
    kinds = {event.kind for event in events.events}
    assert kinds == {f"{ID}/cards-heard"}
    assert all(not isinstance(value, Token) for event in events.events for value in vars_of(event))


def vars_of(event: object) -> list[object]:
    values = [getattr(event, name) for name in event.__slots__]  # type: ignore[attr-defined]
    return [inner for value in values for inner in (value if isinstance(value, tuple) else (value,))]
