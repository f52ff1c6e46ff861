"""Cluedo One Piece, 2 to 6 players: the game as the session plays it."""

from companion.games.cluedo_one_piece import events, notebook, rules, state, turns, windows, words
from companion.games.cluedo_one_piece.events import ID
from companion.games.cluedo_one_piece.phases import PHASES
from companion.games.kit.joining import Joined
from companion.games.protocol import Game

_FIGURES = {
    "villains": events.VILLAINS,
    "side-cards": events.SIDE_CARDS,
    "doubles": events.DOUBLES,
    "pawns": rules.PAWNS,
    "crew": rules.INFERRED_CREW,
}

GAME: Game = Joined(
    *(ID, PHASES, state, rules, words),
    flaws=rules.flaws,
    recap=words.recap,
    notebook=notebook.notes,
    figures=_FIGURES,
    goes_round=turns.goes_round,
    left=turns.left,
    in_hands=windows.in_hands,
)
