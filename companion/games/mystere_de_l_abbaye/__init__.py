"""Mystère à l'Abbaye, 3 to 6 players: the game as the session plays it."""

from companion.games.kit.joining import Joined
from companion.games.mystere_de_l_abbaye import changes, notebook, rules, words
from companion.games.mystere_de_l_abbaye.board import ID
from companion.games.mystere_de_l_abbaye.phases import PHASES
from companion.games.protocol import Game

GAME: Game = Joined(ID, PHASES, changes, rules, words, flaws=rules.flaws, recap=words.recap, notebook=notebook.notes)
