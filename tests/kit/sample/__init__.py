"""Two Pebbles, 2 to 4 players: a small game that nobody ships, for the test kit and for whoever writes a game."""

from companion.games.kit.joining import Joined
from companion.games.protocol import Game
from tests.kit.sample import rules, state, words
from tests.kit.sample.events import ID as ID
from tests.kit.sample.phases import PHASES

GAME: Game = Joined(ID, PHASES, state, rules, words, recap=words.recap)
