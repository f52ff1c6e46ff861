"""A game's folder as one ``Game``: its modules, joined.

    GAME: Game = Joined(ID, PHASES, state, rules, words)

It must never know a game, or have a state of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from companion.boxes.box import Box, Flaw
from companion.games import protocol
from companion.games.kit.changes import Evolve
from companion.games.kit.events import declared
from companion.games.kit.glance import at_a_glance
from companion.games.kit.phases import Phases
from companion.games.protocol import Act, Around, Decision, Expects, Fact, Form, Kept, Leaving, Opening, Privacy
from companion.model import Announcement, Arg, Event, Rejection, Seat, Token, Who, Word, replace
from companion.notebook.facts import Notes


class StateModule(Protocol):
    """What ``state.py`` must have. ``Game`` says what each member is."""

    @property
    def evolve(self) -> Evolve[Any]: ...

    def spent(self, state: Any) -> frozenset[Token]: ...


class RulesModule(Protocol):
    """What ``rules.py`` must have."""

    @property
    def RULE_SETTINGS(self) -> tuple[protocol.RuleSetting, ...]: ...  # noqa: N802

    def begin(self, box: Box, opening: Opening) -> tuple[Event, ...] | Rejection: ...

    def decide(self, box: Box, state: Any, act: Act, lifted: str | None = None) -> Decision: ...

    def expects(self, state: Any) -> Expects: ...

    def privacy(self, state: Any, seat: Seat) -> Privacy | None: ...

    def menu(self, state: Any) -> tuple[Form, ...]: ...


class WordsModule(Protocol):
    """What ``words.py`` must have."""

    def narrate(self, before: Any, event: Event, after: Any) -> tuple[Announcement, ...]: ...

    def facts(self, state: Any) -> tuple[Fact, ...]:
        """What the game adds to whose turn it is and what is due."""

    def recall(self, before: Any, event: Event, after: Any) -> Word | None: ...


def _seated(state: Any, seat: Seat) -> Who:
    who: Who = state.layout.who(seat)
    return who


def _around(state: Any, around: Around) -> Any:
    return replace(state, layout=state.layout.seated(around))


class Joined:
    """A ``Game`` made from the modules of its folder. Its members are their functions, so that calls cost nothing more.

    ``flaws``, ``recap``, ``notebook`` and ``figures`` are given where the game has them, ``due`` where something goes
    before what its rows say, and ``who`` and ``around`` where its state has no layout. ``goes_round`` and ``left`` are
    given where the order of seats, or a hand, matters in the middle of something; ``in_hands`` where a hand can lie
    open.
    """

    def __init__(
        self,
        id: str,
        phases: Phases[Any],
        state: StateModule,
        rules: RulesModule,
        words: WordsModule,
        *,
        due: Callable[[Any], Word | None] | None = None,
        who: Callable[[Any, Seat], Who | None] = _seated,
        flaws: Callable[[Box], tuple[Flaw, ...]] = lambda box: (),
        recap: Callable[[Any, Seat], Iterable[Kept]] = lambda state, seat: (),
        notebook: Callable[[Any, Sequence[tuple[Any, Event]], Seat], Notes | None] = lambda state, made, seat: None,
        figures: Mapping[str, int] = MappingProxyType({}),
        around: Callable[[Any, Around], Any] = _around,
        goes_round: Callable[[Any], bool] = lambda state: False,
        left: Callable[[Any, Seat, Leaving], tuple[Event, ...]] = lambda state, seat, how: (),
        in_hands: Callable[[Any, Token], Arg | None] = lambda state, token: None,
    ) -> None:
        self.id = id
        self.events = declared(id)
        self.rule_settings = rules.RULE_SETTINGS
        self.figures = figures
        self.begin = rules.begin
        self.decide = rules.decide
        self.evolve = state.evolve
        self.narrate = words.narrate
        self.expects = rules.expects
        self.due = due or phases.due
        self.keys = phases.keys
        self.whose = phases.whose
        self.privacy = rules.privacy
        self.menu = rules.menu
        self.recall = words.recall
        self.spent = state.spent
        self.notebook = notebook
        self.around, self.goes_round, self.left, self.in_hands = around, goes_round, left, in_hands
        self._flaws, self._recap, self._facts, self._who = flaws, recap, words.facts, who

    def flaws(self, box: Box) -> tuple[Flaw, ...]:
        return self._flaws(box)

    def glance(self, state: Any) -> tuple[Fact, ...]:
        seat = self.whose(state)
        who = None if seat is None else self._who(state, seat)
        return at_a_glance(who, self.due(state), self._facts(state))

    def recap(self, state: Any, seat: Seat, of: Container[Token] | None = None) -> tuple[Announcement, ...]:
        kept = self._recap(state, seat)
        return tuple(told.line for told in kept if of is None or all(card in of for card in told.cards))
