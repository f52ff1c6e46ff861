"""A game without code, made from one YAML file: the game as the session plays it."""

from companion.boxes.box import Box, Pack
from companion.games.kit.events import declared
from companion.games.kit.joining import Joined
from companion.games.tracker import following, rules, state, words
from companion.games.tracker.events import ID
from companion.games.tracker.phases import PHASES

EVENTS = declared(ID)


class Tracker(Joined):
    """Plays what a pack declares. A game that has begun has its declaration in its journal, and not here."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            ID,
            PHASES,
            state,
            rules,
            words,
            flaws=rules.flaws,
            who=lambda state, seat: state.who(seat),
            around=state.around,
            left=following.left,
            in_hands=following.in_hands,
        )
        self.id = pack.id
        self.rule_settings = rules.rule_settings(Box(pack))
