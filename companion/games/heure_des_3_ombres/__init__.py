"""L'heure des 3 ombres, 2 to 4 players: the game as the session plays it."""

from companion.games.heure_des_3_ombres import changes, events, rules, words
from companion.games.heure_des_3_ombres.events import ID
from companion.games.heure_des_3_ombres.phases import PHASES
from companion.games.kit.joining import Joined
from companion.games.protocol import Game

_FIGURES = {
    "suspects": events.SUSPECTS,
    "last-hour": events.LAST_HOUR,
    "sleep": events.SLEEP,
    "bluff": events.BLUFF,
    "reveals": events.REVEALS,
}

GAME: Game = Joined(ID, PHASES, changes, rules, words, flaws=rules.flaws, figures=_FIGURES)
