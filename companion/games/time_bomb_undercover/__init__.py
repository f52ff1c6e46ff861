"""Time Bomb Undercover, 4 to 8 players: the game as the session plays it."""

from companion.games.kit.joining import Joined
from companion.games.protocol import Game
from companion.games.time_bomb_undercover import events, rules, state, words
from companion.games.time_bomb_undercover.events import ID
from companion.games.time_bomb_undercover.phases import PHASES

_FIGURES = {"hand": events.HAND, "rounds": events.ROUNDS}

GAME: Game = Joined(
    *(ID, PHASES, state, rules, words), recap=words.recap, figures=_FIGURES, goes_round=rules.goes_round
)
