"""A named box and a table to play at, for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.boxes import loader
from companion.boxes.box import Box, Slot
from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import Phase
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Filled,
    Looked,
    Opening,
    Scanned,
    Seated,
    WindowDone,
)
from companion.model import Announcement, Event, OwnText, Rejection, Token, Way, Who, Word

ID = GAME.id
PACK = loader.shipped(ID)
NAMES = ("Ana", "Léo", "Inès", "Hugo")
#: Ana sees, Léo plays by touch, Inès by ear, Hugo has not told.
WAYS = (Way.EYES, Way.TOUCH, Way.EAR, None)


def suspect(number: int) -> str:
    """What the tests' owner calls the suspect on this tile."""
    return f"Suspect {chr(64 + (number + 1) // 2)}"


#: 13 pairs (1 and 2, 3 and 4 …), then 27, whose twin is the Demon, 28.
OWN: Mapping[str, Slot] = {
    **{f"{ID}/tuile/{n:02d}": Slot(name=OwnText("fr", suspect(n)), facts={"pair": (n + 1) // 2}) for n in range(1, 29)},
    f"{ID}/lieu/1": Slot(name=OwnText("fr", "le Lieu vert")),
    f"{ID}/traquenard/yeux/1": Slot(facts={"lieu": 1}),
}
NAMED = Box(PACK, OWN)
BARE = Box(PACK)
#: Nobody has given these a pair number.
UNTOLD = (31, 32)


def token(what: str, copy: int = 1) -> Token:
    return Token(f"{ID}/{what}", copy)


def tile(number: int) -> Token:
    return token(f"tuile/{number:02d}")


def opening(players: int, ways: tuple[Way | None, ...] = WAYS, **settings: str) -> Opening:
    seats = tuple(Seated(k, name, ways[k - 1]) for k, name in enumerate(NAMES[:players], 1))
    return Opening(seats, tuple((name.replace("_", "-"), value) for name, value in settings.items()))


@dataclass
class Table:
    """Plays acts one after the other, and remembers every event and what was heard."""

    players: int = 3
    box: Box = NAMED
    ways: tuple[Way | None, ...] = WAYS
    settings: dict[str, str] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    heard: list[Announcement] = field(default_factory=list)

    def __post_init__(self) -> None:
        begun = GAME.begin(self.box, opening(self.players, self.ways, **self.settings))
        assert not isinstance(begun, Rejection), begun
        self._state: State | None = None
        self.take(begun)

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def take(self, events: Iterable[Event]) -> None:
        for event in events:
            before, self._state = self._state, GAME.evolve(self._state, event)
            self.events.append(event)
            self.heard += GAME.narrate(before, event, self.state)

    def act(self, act: Act, lifted: str | None = None) -> list[str]:
        """Does what must be possible; returns the ids heard."""
        decision = GAME.decide(self.box, self.state, act, lifted)
        assert isinstance(decision, tuple), decision
        self.heard.clear()
        self.take(decision)
        return self.ids()

    def refused(self, act: Act) -> Rejection:
        decision = GAME.decide(self.box, self.state, act)
        assert isinstance(decision, Rejection), decision
        return decision

    def ids(self) -> list[str]:
        return [said.id.removeprefix(f"{ID}-") for said in self.heard]

    def arg(self, id: str, name: str) -> Any:
        """An argument of the newest announcement of this id."""
        said = next(said for said in reversed(self.heard) if said.id == f"{ID}-{id}")
        value = dict(said.args)[name]
        if isinstance(value, Who):
            return value.name
        return value.text if isinstance(value, OwnText) else value

    # --- the moves of a turn ---

    def scan(self, what: str | Token, lifted: str | None = None) -> list[str]:
        return self.act(Scanned(token(what) if isinstance(what, str) else what), lifted)

    def scans(self, *what: str) -> list[str]:
        return [id for one in what for id in self.scan(one)]

    def confirm(self) -> list[str]:
        return self.act(Confirmed())

    def answer(self, value: int, lifted: str | None = None) -> list[str]:
        return self.act(Answered(value), lifted)

    def look(self, seat: int, *numbers: int) -> list[str]:
        """A window from its first tile to its end; ``peeked`` is what its ear heard."""
        seen = tuple(tile(number) for number in numbers)
        self.peeked: list[Announcement] = []
        for place, one in enumerate(seen):
            self.act(Looked(seat, one, seen[:place]))
            self.peeked += self.heard
        return self.act(WindowDone(seat, seen))

    def advance(self) -> list[str]:
        return self.act(Advanced())

    def fill(self, form: str, *answers: int | None) -> list[str]:
        return self.act(Filled(form, answers))

    def started(self, *investigators: str | None, hour: int = 0, starter: int = 1) -> Table:
        """Up to the first turn, at that hour."""
        for seat in range(self.players):
            told = investigators[seat] if seat < len(investigators) else None
            self.scan(f"enqueteur/{told}") if told else self.confirm()
        while self.phase is not Phase.STARTER:
            self.confirm()
        self.answer(starter)
        if hour:
            self.fill("correct", 1, hour)
        return self

    def revealing(self, face: str = "loupe") -> Table:
        if self.phase is Phase.START:
            self.scan(f"enquete/{face}")
        if self.phase is Phase.ROLLED:
            self.confirm()
        return self

    def pair(self, number: int) -> Table:
        """A pair, a card nobody scanned, a trap: a whole turn."""
        self.revealing().scans(f"tuile/{number:02d}", f"tuile/{number + 1:02d}")
        return self.through()

    def miss(self, card: str | None = None) -> Table:
        """Two different suspects up to the Limbes card, and with a card to the end of the turn."""
        self.revealing()
        pairs = {seen.pair for seen in self.state.visible}
        free = [n for n in range(1, 27) if tile(n) not in GAME.spent(self.state) and (n + 1) // 2 not in pairs]
        first = free[0]
        second = next(n for n in free if (n + 1) // 2 != (first + 1) // 2)
        self.scans(f"tuile/{first:02d}", f"tuile/{second:02d}")
        self.confirm()
        if card:
            self.scan(f"limbes/{card}")
        return self

    def draw(self, card: str) -> list[str]:
        """A pair, and this 3ID card."""
        self.revealing()
        free = next(n for n in range(1, 27, 2) if tile(n) not in GAME.spent(self.state))
        self.scans(f"tuile/{free:02d}", f"tuile/{free + 1:02d}")
        return self.scan(f"3id/{card}")

    def through(self) -> Table:
        """# until the next turn begins."""
        turn = self.state.turn
        while self.state.turn == turn and self.phase is not Phase.OVER:
            self.confirm()
        return self

    def until(self, seat: int) -> Table:
        """Turns without a pair or a card until this seat plays."""
        while self.state.active != seat:
            self.miss().through()
        return self


def words_in(said: Announcement) -> list[str]:
    """Every name that an announcement says, however deep."""
    return [text for _, value in said.args for text in _texts(value)]


def _texts(value: object) -> list[str]:
    match value:
        case OwnText(_, text):
            return [text]
        case Word(id, args):
            return [id, *(text for _, inner in args for text in _texts(inner))]
        case tuple():
            return [text for inner in value for text in _texts(inner)]
    items = getattr(value, "items", ())
    return [text for inner in items for text in _texts(inner)] if isinstance(items, tuple) else []
