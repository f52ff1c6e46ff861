"""The entries of a game's menu, one row each: what it asks, when it is offered, and what its answers decide.

    MENU = Menu[State](say, {
        "pardon": Entry(
            asks=lambda state: (seat(state),),
            offered=lambda state: any(state.penance),
            whole=lambda state, answers, *_: (Pardoned(answers[0]),),
        ),
        …
    })

It knows no game, and must never judge an act itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeVar

from companion.boxes.box import Box
from companion.games.kit.lines import Lines
from companion.games.protocol import Decision, Form, Question
from companion.model import Frozen, replace

S = TypeVar("S")

Questions: TypeAlias = tuple[Question, ...]


class Entry(Frozen, Generic[S], kw_only=True):
    """One form. ``fills`` and ``whole`` are functions of state, answers, box, and the rule that a card lifts.

    ``asks``     its questions; none: it decides as soon as it is chosen
    ``instead``  other questions, by what the first was answered with
    ``offered``  whether it is in the menu now; None: never, since it is opened in another way, at any time
    ``fills``    what the answers decide; ``whole`` the same, where none may be left out
    """

    asks: Questions | Callable[[S], Questions] = ()
    instead: Callable[[S], Mapping[int, Questions]] | None = None
    offered: Callable[[S], bool] | None = None
    fills: Callable[[S, tuple[int | None, ...], Box, str | None], Decision] | None = None
    whole: Callable[[S, tuple[int, ...], Box, str | None], Decision] | None = None


class Menu(Generic[S]):
    """The entries of a game by the ids of their forms, in the menu's order. "correct" is entry 3 of its first page.

    Each other one that is ever offered keeps its number in all phases: a new one comes behind them.

    An entry that is not offered now is refused with "refuse-not-now", a missing answer with "refuse-incomplete".
    """

    def __init__(self, say: Lines, entries: Mapping[str, Entry[S]]) -> None:
        self._say = say
        self._entries = dict(entries)
        listed = (name for name, entry in entries.items() if entry.offered is not None and name != "correct")
        self._numbers = {name: number for number, name in enumerate(listed, 1)}

    def forms(self, state: S) -> tuple[Form, ...]:
        """The entries that are offered now."""
        return tuple(
            self._form(name, entry, state)
            for name, entry in self._entries.items()
            if entry.offered is not None and entry.offered(state)
        )

    def _form(self, name: str, entry: Entry[S], state: S) -> Form:
        form = replace(self._say.form(name, *self._asked(entry, state)), number=self._numbers.get(name, 0))
        return form if entry.instead is None else replace(form, instead=tuple(entry.instead(state).items()))

    def _asked(self, entry: Entry[S], state: S) -> Questions:
        return entry.asks(state) if callable(entry.asks) else entry.asks

    def filled(
        self, box: Box, state: S, form: str, answers: tuple[int | None, ...], lifted: str | None = None
    ) -> Decision:
        """What this form's answers decide."""
        entry = self._entries.get(form)
        if entry is None or (entry.offered is not None and not entry.offered(state)):
            return self._say.refuse("not-now")
        if entry.fills is not None:
            return entry.fills(state, answers, box, lifted)
        assert entry.whole is not None, f"nothing fills {form}"
        told = tuple(answer for answer in answers if answer is not None)
        return entry.whole(state, told, box, lifted) if len(told) == len(answers) else self._say.refuse("incomplete")
