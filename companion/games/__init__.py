"""The games that can be played, by id. To add one: a folder with state.py, rules.py, words.py and its GAME."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType

from companion.boxes.box import Box, Flaw, Pack
from companion.games.protocol import Game
from companion.model import Event

#: The folder of each game that has code. Its number in the lobby is its pack's.
FOLDERS = {
    "time-bomb-undercover": "time_bomb_undercover",
    "heure-des-3-ombres": "heure_des_3_ombres",
    "cluedo-one-piece": "cluedo_one_piece",
    "mystere-de-l-abbaye": "mystere_de_l_abbaye",
}


class Games(Mapping[str, Game]):
    """Games by id: those that have code, then those that a pack declares (``declared``: id → its pack).

    Each is imported when it is first asked for: a start must not wait for games that are not played.
    """

    def __init__(self, declared: Mapping[str, Pack] = MappingProxyType({})) -> None:
        self._declared = declared
        self._made: dict[str, Game] = {}

    def __getitem__(self, id: str) -> Game:
        if id not in self._made:
            self._made[id] = self._make(id)
        return self._made[id]

    def __iter__(self) -> Iterator[str]:
        yield from FOLDERS
        yield from self._declared

    def __len__(self) -> int:
        return len(FOLDERS) + len(self._declared)

    def __contains__(self, id: object) -> bool:
        return id in FOLDERS or id in self._declared

    def _make(self, id: str) -> Game:
        if id in FOLDERS:
            game: Game = import_module(f"companion.games.{FOLDERS[id]}").GAME
            return game
        from companion.games.tracker import Tracker

        return Tracker(self._declared[id])


#: The games that have code.
GAMES: Mapping[str, Game] = Games()


def events_of(id: str) -> tuple[type[Event], ...]:
    """Every event class of this game, for its journal. An id without code gets those of games without code."""
    if id in FOLDERS:
        return GAMES[id].events
    from companion.games import tracker

    return tracker.EVENTS


def flaws_of(id: str, box: Box) -> tuple[Flaw, ...]:
    """What this game finds wrong with what its box's owner filled in; nothing for an id without code.

    The game is imported only here, so that a start without deck files does not wait for it.
    """
    return GAMES[id].flaws(box) if id in FOLDERS else ()
