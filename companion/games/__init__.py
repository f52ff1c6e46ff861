"""The games that can be played, by id. To add one: a folder with state.py, rules.py, words.py and its GAME."""

from __future__ import annotations

from companion.games import heure_des_3_ombres, mystere_de_l_abbaye, time_bomb_undercover
from companion.games.protocol import Game

GAMES: dict[str, Game] = {
    game.id: game for game in (time_bomb_undercover.GAME, heure_des_3_ombres.GAME, mystere_de_l_abbaye.GAME)
}
