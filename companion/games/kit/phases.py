"""The phases of a game, one row each: what is due, what it asks, what # and a number do, its reminder and its help.

    PHASES = Phases[State](say, {
        Phase.STARTER: Row(
            due=lambda state: say.word("ask-starter", players=state.players),
            asks=lambda state: Number.of(seats(state.layout.people)),
            confirms=lambda state: (StarterKnown(None),),
            answers=lambda state, seat, *_: (StarterKnown(seat),),
            reminds=DUE,
        ),
        …
    })

A phase without a row fails when the game is imported. It knows no game, and must never judge an act itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY
from enum import Enum
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from companion.boxes.box import Box
from companion.games.kit.lines import Lines
from companion.games.protocol import Answered, Choice, Confirmed, Decision, Expects, Form, NeedsRoll, Question, Timed
from companion.model import TABLE, Announcement, Event, Frozen, Rejection, Seat, Sign, Urgency, Word


class PhaseName(Enum):
    """The base of a game's phases. They are looked up at every event, so that must be cheap."""

    __hash__ = object.__hash__  # Enum's own is slow: it is written in Python


class AtPhase(Protocol):
    """A state that knows its phase."""

    @property
    def phase(self) -> PhaseName: ...


S = TypeVar("S", bound=AtPhase)


class Number(Frozen):
    """A number that a phase asks for: a ``Question`` without its message, which is the row's ``due``."""

    low: int
    high: int
    _: KW_ONLY
    width: int = 1
    skippable: bool = True
    open: bool = False
    all_digits: bool = False
    choices: tuple[Choice, ...] = ()

    @classmethod
    def of(
        cls, choices: tuple[Choice, ...], *, skippable: bool = True, open: bool = False, all_digits: bool = False
    ) -> Self:
        """A number that is one of these. It has as many digits as the highest of them."""
        numbers = [choice.number for choice in choices]
        low, high = min(numbers), max(numbers)
        width = len(str(high))
        return cls(low, high, width=width, skippable=skippable, open=open, all_digits=all_digits, choices=choices)

    def asked(self, due: Word) -> Question:
        """The question with this message."""
        return Question(
            due.id, self.low, self.high, due.args, self.width, self.skippable, self.open, self.all_digits, self.choices
        )


class Due(Enum):
    """Stands for the row's own ``due``, where a reminder or a line of help is the same."""

    DUE = "due"


DUE: Final = Due.DUE

Can: TypeAlias = tuple[Word | Due, ...]


class Row(Frozen, Generic[S], kw_only=True):
    """Everything about one phase. A value that depends on the state is given as a function of it.

    ``due``       the act that is due, or the message of the question that is open; None: nothing is
    ``whose``     the seat whose act it is; None: the table's
    ``asks``      the number that is asked for; None: none is
    ``confirms``  what # decides, and a number that is passed over; None: nothing
    ``answers``   what a number decides: of the state, the number, the box, and the rule that a card lifts
    ``dice``      the faces of the die that is due, 0 for none; ``rolls`` what its value decides
    ``let_roll``  the number that leaves the die to the companion
    ``reminds``   what is said once after a minute where an act is due
    ``can``       what can be done now, for help: one sentence each, the likeliest first. Where there is none, help says
                  the question, and that # passes it over: so a ``due`` that says that itself stands here too
    ``keys``      how the act is done with keys and scans, where its own line does not name them: said with the first of
                  its kind in an evening, and where # decides nothing
    ``seats``     the highest seat that a digit names where no number is asked; ``after_seat`` the form that it opens
    ``follows``   what happens by itself, again and again until nothing does: then the table must act
    ``counter``   the act that is due is key A, which moves the game's counter
    ``over``      the game is over
    """

    due: Word | Callable[[S], Word | None] | None
    whose: Callable[[S], Seat | None] | None = None
    asks: Number | Callable[[S], Number | None] | None = None
    confirms: Callable[[S], Decision | None] | Rejection | None = None
    answers: Callable[[S, int, Box, str | None], Decision] | None = None
    dice: int | Callable[[S], int] = 0
    rolls: Callable[[S, int], Decision] | None = None
    let_roll: int | None = None
    reminds: Word | Due | Callable[[S], Word | None] | None = None
    can: Can | Callable[[S], Can] = ()
    keys: tuple[Word, ...] | Callable[[S], tuple[Word, ...]] = ()
    seats: Callable[[S], int] | None = None
    after_seat: Callable[[S], Form | None] | None = None
    follows: Callable[[S], tuple[Event, ...]] | None = None
    counter: bool = False
    over: bool = False


class Phases(Generic[S]):
    """The rows of a game, looked up by the phase of a state.

    ``no_step`` is the refusal where # decides nothing and the row names no keys, ``no_number`` where a number or a roll
    decides nothing. Raises TypeError for a phase without a row.
    """

    def __init__(
        self, say: Lines, rows: Mapping[Any, Row[S]], *, no_number: Rejection, no_step: Rejection | None = None
    ) -> None:
        missing = [phase for phase in type(next(iter(rows))) if phase not in rows]
        if missing:
            raise TypeError(f"phases without a row: {', '.join(phase.value for phase in missing)}")
        self._say = say
        self._rows: dict[PhaseName, Row[S]] = dict(rows)
        self._no_step, self._no_number = no_step or no_number, no_number
        self._newest: dict[PhaseName, tuple[tuple[object, ...], Expects]] = {}

    def row(self, state: S) -> Row[S]:
        """The row of this state's phase."""
        return self._rows[state.phase]

    # --- what is said ---

    def due(self, state: S) -> Word | None:
        """The act that is due, or the question that is open; None where nothing is."""
        due = self._rows[state.phase].due
        return due(state) if callable(due) else due

    def keys(self, state: S) -> tuple[Word, ...]:
        """How the act that is due is done; empty where its own line says it."""
        keys = self._rows[state.phase].keys
        return keys(state) if callable(keys) else keys

    def whose(self, state: S) -> Seat | None:
        """The seat whose act is due; None: the table's, or anybody's."""
        whose = self._rows[state.phase].whose
        return None if whose is None else whose(state)

    def step(self, state: S, sign: Sign | None = None) -> Announcement:
        """What is due, as a line for the table; the next step makes it untrue. Something must be due in this phase."""
        due = self.due(state)
        assert due is not None, f"nothing is due in {state.phase}"
        return self._line(due, sign)

    def _line(self, word: Word, sign: Sign | None) -> Announcement:
        return Announcement(word.id, word.args, TABLE, Urgency.GAME, sign, self._say.step)

    def then(self, state: S) -> tuple[Announcement, ...]:
        """What is due after an event; nothing if another event follows by itself."""
        row = self._rows[state.phase]
        due = row.due(state) if callable(row.due) else row.due
        if due is None or (row.follows is not None and row.follows(state)):
            return ()
        return (self._line(due, None),)

    # --- what may come next ---

    def expects(
        self, state: S, *, forget: frozenset[str] = frozenset(), timers: tuple[Timed, ...] = (), asking: bool = False
    ) -> Expects:
        """What the row expects; the rest is the game's own (see ``Expects``).

        It is called after every event, so the newest answer of each phase is kept, and returned again if nothing in it
        has changed.
        """
        row = self._rows[state.phase]
        number = row.asks(state) if callable(row.asks) else row.asks
        reminds = row.reminds(state) if callable(row.reminds) else row.reminds
        can = row.can(state) if callable(row.can) else row.can
        seats = row.seats(state) if row.seats is not None else 0
        form = row.after_seat(state) if row.after_seat is not None else None
        dice = _faces(row, state)
        due = self.due(state) if number is not None or reminds is DUE or DUE in can else None
        counter = row.whose(state) if row.counter and row.whose is not None else None
        parts = (due, number, reminds, can, seats, form, dice, forget, timers, asking, counter)
        newest = self._newest.get(state.phase)
        if newest is not None and newest[0] == parts:
            return newest[1]
        question = None if number is None or due is None else number.asked(due)
        lines = tuple(line for line in (due if line is DUE else line for line in can) if isinstance(line, Word))
        said = due if reminds is DUE else reminds
        reminder = self._line(said, Sign.ATTENTION) if isinstance(said, Word) else None
        made = Expects(
            question=question,
            seats=seats,
            after_seat=form,
            can=lines,
            reminder=reminder,
            over=row.over,
            dice=dice,
            forget=forget,
            timers=timers,
            asking=asking,
            counter=counter,
        )
        self._newest[state.phase] = parts, made
        return made

    # --- what is decided ---

    def answered(self, box: Box, state: S, act: Confirmed | Answered, lifted: str | None) -> Decision:
        """What # or a number decides in this phase. A number that was passed over counts as #."""
        row = self._rows[state.phase]
        value = act.value if isinstance(act, Answered) else None
        if value is not None:
            if value == row.let_roll:
                return NeedsRoll(_faces(row, state))
            return self._no_number if row.answers is None else row.answers(state, value, box, lifted)
        decided = row.confirms(state) if callable(row.confirms) else row.confirms
        if decided is not None:
            return decided
        keys = self.keys(state)
        # What is due is said behind it.
        return Rejection(keys[0]) if keys and keys[0] != self.due(state) else self._no_step

    def rolled(self, state: S, value: int) -> Decision:
        """What the companion's roll decides in this phase."""
        row = self._rows[state.phase]
        return self._no_number if row.rolls is None else row.rolls(state, value)

    def follows(self, state: S) -> tuple[Event, ...]:
        """What happens now by itself; nothing where the table must act."""
        row = self._rows[state.phase]
        return () if row.follows is None else row.follows(state)


def _faces(row: Row[S], state: S) -> int:
    return row.dice(state) if callable(row.dice) else row.dice
