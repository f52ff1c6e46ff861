"""Mystère à l'Abbaye, 3 to 6 players: the game as the session plays it."""

from companion.games.kit.joining import Joined
from companion.games.mystere_de_l_abbaye import board, changes, chapter, notebook, rules, windows, words
from companion.games.mystere_de_l_abbaye.board import ID
from companion.games.mystere_de_l_abbaye.phases import PHASES
from companion.games.protocol import Game

#: Of what is lost, how many.
_FIGURES = {
    "suspects": board.SUSPECTS,
    "bell": board.LAST_BELL,
    "revelation": chapter.RIGHT_REVELATION,
    "revelation-wrong": -chapter.WRONG_REVELATION,
    "accusation": chapter.RIGHT_ACCUSATION,
    "accusation-wrong": -chapter.WRONG_ACCUSATION,
}

GAME: Game = Joined(
    *(ID, PHASES, changes, rules, words),
    flaws=rules.flaws,
    recap=words.recap,
    notebook=notebook.notes,
    figures=_FIGURES,
    goes_round=rules.goes_round,
    left=rules.left,
    in_hands=windows.in_hands,
)
