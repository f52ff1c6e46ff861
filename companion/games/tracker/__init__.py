"""A game without code, made of one YAML file: the game as the session plays it."""

from __future__ import annotations

from companion.boxes.box import Box, Flaw, Pack
from companion.games.protocol import Act, Decision, Expects, Form, Opening, Privacy, RuleSetting
from companion.games.tracker import rules, words
from companion.games.tracker.state import EVENTS, State, evolve
from companion.model import Announcement, Event, Rejection, Seat, Token, Word

__all__ = ["EVENTS", "Tracker"]


class Tracker:
    """Plays what a pack declares. What a game that has begun declares is in its own journal, not here."""

    events = EVENTS

    def __init__(self, pack: Pack) -> None:
        self.id = pack.id
        self.rule_settings: tuple[RuleSetting, ...] = rules.rule_settings(Box(pack))

    def flaws(self, box: Box) -> tuple[Flaw, ...]:
        return ()

    def begin(self, box: Box, opening: Opening) -> tuple[Event, ...] | Rejection:
        return rules.begin(box, opening)

    def decide(self, box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
        return rules.decide(box, state, act, lifted)

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def narrate(self, before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
        return words.narrate(before, event, after)

    def status(self, state: State, whole: bool) -> tuple[Announcement, ...]:
        return words.status(state, whole)

    def expects(self, state: State) -> Expects:
        return rules.expects(state)

    def due(self, state: State) -> Word | None:
        return words.due(state)

    def privacy(self, state: State, seat: Seat) -> Privacy | None:
        return rules.privacy(state, seat)

    def recap(self, state: State, seat: Seat) -> tuple[Announcement, ...]:
        return ()  # what was heard in a window is kept nowhere

    def menu(self, state: State) -> tuple[Form, ...]:
        return rules.menu(state)

    def recall(self, before: State | None, event: Event, after: State) -> Word | None:
        return words.recall(before, event, after)

    def spent(self, state: State) -> frozenset[Token]:
        again = {card.id for card in state.declared.cards if card.again}
        return frozenset(token for token in state.played if token.id not in again)
