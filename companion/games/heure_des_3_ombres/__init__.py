"""L'heure des 3 ombres, 2 to 4 players: the game as the session plays it."""

from __future__ import annotations

from companion.boxes.box import Box, Flaw
from companion.games.heure_des_3_ombres import rules, words
from companion.games.heure_des_3_ombres.state import EVENTS, ID, State, evolve, spent
from companion.games.protocol import Act, Decision, Expects, Form, Game, Opening, Privacy, RuleSetting
from companion.model import Announcement, Event, Rejection, Seat, Token, Word


class HeureDes3Ombres:
    """Joins the three modules of this folder into one ``Game``; it has no state of its own."""

    id = ID
    events = EVENTS
    rule_settings: tuple[RuleSetting, ...] = rules.RULE_SETTINGS

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
        step = words.step(state)
        return Word(step.id, step.args)

    def privacy(self, state: State, seat: Seat) -> Privacy | None:
        return rules.privacy(state, seat)

    def recap(self, state: State, seat: Seat) -> tuple[Announcement, ...]:
        """Nothing: what was seen is the player's to remember."""
        return ()

    def menu(self, state: State) -> tuple[Form, ...]:
        return rules.menu(state)

    def recall(self, before: State | None, event: Event, after: State) -> Word | None:
        return words.recall(before, event, after)

    def spent(self, state: State) -> frozenset[Token]:
        return spent(state)


GAME: Game = HeureDes3Ombres()
