"""What a game declares: events once, their effects, its settings. What is missing fails when the game is imported."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from companion.boxes.box import Box, Pack
from companion.games import GAMES
from companion.games.kit.changes import Changes
from companion.games.kit.events import declared, event
from companion.games.kit.lines import Lines
from companion.games.kit.seating import put
from companion.games.kit.settings import NO_YES, UNKNOWN, settled
from companion.games.protocol import Opening, RuleSetting, Seated
from companion.model import Event, Rejection, Several, word

ID = "made-up"


@event(ID, "begun")
class Begun(Event):
    """A game of three."""

    low: int = 0


@event(ID, "counted", version=2, lasting="seen-stays")
class Counted(Event):
    by: int


@event(ID, "named")
class Named(Event):
    name: str


@event(ID, "heard", durable=False)
class Heard(Event):
    pass


@dataclass(frozen=True, slots=True)
class State:
    count: int


# --- events ---


def test_an_event_is_declared_once_with_all_that_the_journal_knows_of_it() -> None:
    assert declared(ID) == (Begun, Counted, Named, Heard)
    assert [(made.kind, made.version, made.durable) for made in declared(ID)] == [
        ("made-up/begun", 1, True),
        ("made-up/counted", 2, True),
        ("made-up/named", 1, True),
        ("made-up/heard", 1, False),
    ]
    assert (Begun.lasting, Counted.lasting) == ("", "made-up-seen-stays")
    assert Begun.__doc__ == "A game of three."


def test_an_event_never_changes_and_equal_ones_are_one() -> None:
    counted = Counted(3)
    with pytest.raises(FrozenInstanceError):
        counted.by = 4  # type: ignore[misc]
    assert {counted, Counted(3)} == {counted}
    assert not hasattr(counted, "__dict__")


def test_one_name_cannot_be_two_events() -> None:
    with pytest.raises(TypeError, match="made-up/counted"):

        @event(ID, "counted")
        class Again(Event):
            pass


# --- what they change ---


def changes() -> Changes[State]:
    change = Changes[State](ID)

    @change.first
    def _begun(event: Begun) -> State:
        return State(event.low)

    return change


def test_each_event_changes_the_state_by_the_function_that_takes_it() -> None:
    change = changes()

    @change
    def _more(state: State, event: Counted | Named) -> State:
        return State(state.count + (event.by if isinstance(event, Counted) else 1))

    evolve = change.complete()
    state = evolve(None, Begun(2))
    assert evolve(evolve(state, Counted(3)), Named("salt")) == State(6)
    assert evolve(state, Heard()) is state, "what is gone after a power cut changes nothing"


def test_what_one_line_says_needs_no_function_of_its_own() -> None:
    change = changes()
    change.of(Counted, lambda state, event: State(state.count * event.by))
    change.nothing(Named)
    evolve = change.complete()
    assert evolve(State(2), Counted(3)) == State(6)
    with pytest.raises(TypeError, match="made-up/counted"):
        change.of(Counted, lambda state, _: state)


def test_a_durable_event_that_changes_nothing_says_so_and_none_is_forgotten() -> None:
    change = changes()
    change.nothing(Named)
    with pytest.raises(TypeError, match="made-up/counted"):
        change.complete()


def test_an_event_cannot_change_the_state_twice_nor_one_that_is_not_durable_at_all() -> None:
    change = changes()
    change.nothing(Named)

    def named(state: State, event: Named) -> State:
        return state

    def heard(state: State, event: Heard) -> State:
        return state

    with pytest.raises(TypeError, match="made-up/named"):
        change(named)
    with pytest.raises(TypeError, match="made-up/heard"):
        change(heard)


def test_another_games_event_is_no_event_of_this_one() -> None:
    change = changes()
    change.nothing(Counted, Named)
    evolve = change.complete()
    stranger = next(made for made in GAMES["time-bomb-undercover"].events if made.__name__ == "LieuHeard")()
    with pytest.raises(TypeError, match="LieuHeard"):
        evolve(State(0), stranger)


def test_what_is_kept_by_seat_is_changed_at_one_seat() -> None:
    assert put(("a", "b", "c"), 1, "x") == ("x", "b", "c")
    assert put(("a", "b", "c"), 3, "x") == ("a", "b", "x")


# --- settings ---


def _even(box: Box, value: str) -> Rejection | None:
    return None if int(value) % 2 == 0 else Lines(ID).refuse("odd", value=value)


SETTINGS = (
    RuleSetting("long", "no", NO_YES),
    RuleSetting("clues", UNKNOWN, (UNKNOWN,), numbers=range(1, 13)),
    RuleSetting("pairs", "2", judge=_even),
    RuleSetting("scanner", "yes", ("yes",), refused="no-scanner"),
)
BOX = Box(Pack(ID, 1, 2, 3, ()))


def opening(told: dict[str, str] | None = None, players: int = 2) -> Opening:
    return Opening(tuple(Seated(seat) for seat in range(1, players + 1)), tuple((told or {}).items()))


def test_settings_are_as_told_or_as_usual() -> None:
    told = settled(Lines(ID), SETTINGS, BOX, opening({"clues": "07"}), {"long": "yes"})
    assert not isinstance(told, Rejection)
    assert (told.yes("long"), told.number("clues"), told["pairs"]) == (True, 7, "2")
    assert told.told == (("long", "yes"), ("clues", "07"), ("pairs", "2"), ("scanner", "yes"))
    usual = settled(Lines(ID), SETTINGS, BOX, opening())
    assert not isinstance(usual, Rejection)
    assert (usual.yes("long"), usual.number("clues")) == (False, None)


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"colour": "red"}, word("made-up-refuse-setting", setting="colour", game=word("game-made-up"))),
        (
            {"long": "maybe"},
            word("made-up-refuse-setting-value", setting="long", value="maybe", values=Several(("no", "yes"))),
        ),
        (
            {"clues": "13"},
            word(
                "made-up-refuse-setting-value",
                setting="clues",
                value="13",
                values=Several(("unknown",)),
                low=1,
                high=12,
            ),
        ),
        ({"pairs": "3"}, word("made-up-refuse-odd", value="3")),
        ({"scanner": "no"}, word("made-up-refuse-no-scanner", setting="scanner", value="no", values=Several(("yes",)))),
    ],
)
def test_what_cannot_be_is_refused_with_what_it_may_be(told: dict[str, str], why: object) -> None:
    refusal = settled(Lines(ID), SETTINGS, BOX, opening(told))
    assert isinstance(refusal, Rejection)
    assert refusal.why == why


@pytest.mark.parametrize("value", ["", "-1", "1.5", "٣", "²", "9" * 5000])
def test_only_plain_digits_are_a_number(value: str) -> None:
    assert isinstance(settled(Lines(ID), SETTINGS, BOX, opening({"clues": value})), Rejection)


@pytest.mark.parametrize("players", [1, 4])
def test_a_box_is_for_so_many(players: int) -> None:
    refusal = settled(Lines(ID), SETTINGS, BOX, opening(players=players))
    assert isinstance(refusal, Rejection)
    assert refusal.why == word("made-up-refuse-players", players=players, fewest=2, most=3)
