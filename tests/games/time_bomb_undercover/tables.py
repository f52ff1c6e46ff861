"""A box made by hand and a table to play at, for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from companion.boxes.box import Box, Kind, Pack, Slot
from companion.games.protocol import Act, Answered, Confirmed, Filled, NeedsSeat, Opening, Scanned, Seated
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import Phase
from companion.games.time_bomb_undercover.state import State
from companion.model import Announcement, Event, OwnText, Rejection, Token, Way

ID = GAME.id
NAMES: tuple[str, ...] = ("Ana", "Léo", "Inès", "Hugo", "Zoé", "Noé", "Lou", "Eva")


def row(columns: str, *counts: int) -> dict[str, int]:
    return dict(zip(columns.split(), counts, strict=True))


_ROLES = "org-red org-blue agence-blue agence-red shadow"
_CABLES = "secure defuse bomb"
LIEU_SLOTS = ("round", "name", "text")

PACK = Pack(
    id=ID,
    version=1,
    fewest=4,
    most=8,
    kinds=(
        Kind(f"{ID}/box"),
        Kind(f"{ID}/role/organisation", 3),
        Kind(f"{ID}/role/agence", 4),
        Kind(f"{ID}/role/shadow"),
        Kind(f"{ID}/cover/red", 9),
        Kind(f"{ID}/cover/blue", 9),
        Kind(f"{ID}/cable/secure", 31),
        Kind(f"{ID}/cable/defuse", 8),
        Kind(f"{ID}/cable/bomb"),
        *(Kind(f"{ID}/lieu/{number}", slots=LIEU_SLOTS) for number in range(1, 18)),
        Kind(f"{ID}/fatality/blue"),
        Kind(f"{ID}/fatality/red"),
    ),
    tables={
        "roles": {
            4: row(_ROLES, 1, 0, 2, 1, 1),
            5: row(_ROLES, 1, 1, 2, 1, 1),
            6: row(_ROLES, 1, 1, 2, 1, 1),
            7: row(_ROLES, 1, 1, 3, 1, 1),
            8: row(_ROLES, 2, 1, 3, 1, 1),
        },
        "cables": {n: row(_CABLES, 4 * n - 1, n, 1) for n in range(4, 9)},
    },
    inferred=frozenset({"roles/7"}),
)


def slot(number: int | None, text: str | None, name: str | None = None) -> Slot:
    return Slot(
        name=OwnText("fr", name) if name else None,
        texts={0: OwnText("fr", text)} if text else {},
        facts={} if number is None else {"round": number},
    )


OWN: Mapping[str, Slot] = {
    f"{ID}/lieu/1": slot(1, "Parlez tout bas.", "Le phare"),
    f"{ID}/lieu/2": slot(2, "Parlez fort."),
    f"{ID}/lieu/3": slot(3, None, "Le port"),
    f"{ID}/lieu/4": Slot(texts={5: OwnText("fr", "À cinq: chut.")}, facts={"round": 1}),
}
BOX = Box(PACK, OWN)


def secure(copy: int = 1) -> Token:
    return Token(f"{ID}/cable/secure", copy)


def defuse(copy: int = 1) -> Token:
    return Token(f"{ID}/cable/defuse", copy)


def lieu(number: int) -> Token:
    return Token(f"{ID}/lieu/{number}")


def role(side: str) -> Token:
    return Token(f"{ID}/role/{side}")


def fatality(face: str) -> Token:
    return Token(f"{ID}/fatality/{face}")


BOMB = Token(f"{ID}/cable/bomb")
TRIANGLE = Token("sticker/triangle")


def opening(players: int, **settings: str) -> Opening:
    seats = tuple(Seated(k, name, Way.TOUCH) for k, name in enumerate([*NAMES, None][:players], 1))
    return Opening(seats, tuple((name.replace("_", "-"), value) for name, value in settings.items()))


@dataclass
class Table:
    """Plays acts one after the other, and remembers every event and what was heard."""

    players: int = 5
    box: Box = BOX
    settings: dict[str, str] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    heard: list[Announcement] = field(default_factory=list)

    def __post_init__(self) -> None:
        begun = GAME.begin(self.box, opening(self.players, **self.settings))
        assert not isinstance(begun, Rejection), begun
        self._state: State | None = None
        self.take(begun)

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def at(self, phase: Phase) -> bool:
        return self.state.phase is phase

    def take(self, events: Iterable[Event]) -> None:
        for event in events:
            before, self._state = self._state, GAME.evolve(self._state, event)
            self.events.append(event)
            self.heard += GAME.narrate(before, event, self.state)

    def act(self, act: Act, lifted: str | None = None) -> tuple[Event, ...]:
        """Does what must be possible; returns the events."""
        decision = GAME.decide(self.box, self.state, act, lifted)
        assert isinstance(decision, tuple), decision
        self.take(decision)
        return decision

    def refused(self, act: Act) -> Rejection:
        decision = GAME.decide(self.box, self.state, act)
        assert isinstance(decision, Rejection), decision
        return decision

    def held(self, act: Act) -> bool:
        return isinstance(GAME.decide(self.box, self.state, act), NeedsSeat)

    def confirm(self) -> tuple[Event, ...]:
        return self.act(Confirmed())

    def cut(self, seat: int, token: Token, lifted: str | None = None) -> tuple[Event, ...]:
        return self.act(Scanned(token, seat), lifted)

    def correct(self, *answers: int | None) -> tuple[Event, ...]:
        return self.act(Filled("correct", answers))

    def until(self, phase: Phase) -> Table:
        """Passes every step with # up to this phase."""
        while self.state.phase is not phase:
            self.confirm()
        return self

    def playing(self, starter: int = 1, fatality: int | None = None) -> Table:
        """Up to the first cut, with a starter."""
        if self.players == 4:
            self.until(Phase.FATALITY).act(Answered(fatality))
        self.until(Phase.STARTER).act(Answered(starter))
        return self

    def next_seat(self) -> int:
        """Somebody who may be cut."""
        state = self.state
        return max((seat for seat in range(1, self.players + 1) if seat != state.holder), key=state.face_down)

    def cut_secure(self, times: int) -> Table:
        for _ in range(times):
            self.cut(self.next_seat(), secure(len(self.state.cuts) + 1))
        return self

    def lay(self) -> Table:
        """From a round's end to the next round's first cut."""
        return self.until(Phase.PLAYING)

    def ids(self) -> list[str]:
        """What was heard since the last call, as message ids without the game's prefix."""
        ids = [said.id.removeprefix(f"{ID}-") for said in self.heard]
        self.heard.clear()
        return ids
