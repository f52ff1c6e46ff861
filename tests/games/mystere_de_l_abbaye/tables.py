"""A box made by hand and a table to play at, for the tests of this game.

The names of the monks are these tests' own: nobody has found the real list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from companion.boxes import loader
from companion.boxes.box import Box, Slot
from companion.games.mystere_de_l_abbaye import GAME
from companion.games.mystere_de_l_abbaye.board import SUSPECTS, Room
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
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
from companion.model import Announcement, Event, OwnText, Rejection, Seat, Token, Way

ID = GAME.id
PACK = loader.shipped(ID)
NAMES = (
    *("Abel", "Ambre", "Anton", "Basile", "Benoît", "Clément", "Cyrille", "Damien", "Denis", "Edgar", "Émile", "Félix"),
    *(
        "Gaspard",
        "Hector",
        "Hubert",
        "Ivan",
        "Jérôme",
        "Karl",
        "Lucas",
        "Maurice",
        "Nestor",
        "Oscar",
        "Paul",
        "Quentin",
    ),
)
_RANKS = ("pere", "pere", "frere", "frere", "frere", "novice", "novice", "novice")
#: name, order, rank, hood, face, build: the first line is monk 1.
SHEET = tuple(
    (name, order, _RANKS[at % 8], hood, face, build)
    for at, (name, (order, hood, face, build)) in enumerate(
        zip(
            NAMES,
            product(
                ("hospitalier", "franciscain", "benedictin"), ("avec", "sans"), ("barbu", "glabre"), ("gros", "maigre")
            ),
            strict=True,
        )
    )
)
MASS_CARDS = {"matines": 1, "laudes": 1, "prime": 2, "tierce": 2, "sexte": 3, "none": 3, "vepres": 4, "complies": 4}


def sheet(lines: Iterable[tuple[str, ...]] = SHEET) -> dict[str, Slot]:
    """Slots as a deck file fills them in; "" is not known."""
    slots = {}
    for number, (name, *traits) in enumerate(lines, 1):
        facts = {
            slot: PACK.choices[slot].index(trait) + 1
            for slot, trait in zip(("order", "rank", "hood", "face", "build"), traits, strict=True)
            if trait
        }
        slots[f"{ID}/moine/{number:02d}"] = Slot(OwnText("fr", name) if name else None, facts=facts)
    return slots


#: Which rooms touch, in these tests' own words: no source tells it.
WAYS = "Aula, Claustrum"
TOLD_ROOMS = tuple(room for room in Room if room is not Room.AUTRE)
OWN = {
    **{f"{ID}/salle/{room.value}": Slot(texts={0: OwnText("fr", WAYS)}) for room in TOLD_ROOMS},
    **sheet(),
    **{f"{ID}/messe/{mass}": Slot(facts={"cards": cards}) for mass, cards in MASS_CARDS.items()},
    f"{ID}/scriptorium/01": Slot(texts={0: OwnText("fr", "Ora et labora.")}, facts={"seal": 3}),
    f"{ID}/scriptorium/02": Slot(texts={0: OwnText("fr", "Errare humanum est.")}, facts={"seal": 1}),
    f"{ID}/scriptorium/03": Slot(OwnText("fr", "Fortuna"), facts={"seal": 2}),
    f"{ID}/bibliotheque/1": Slot(OwnText("fr", "Poetica"), {0: OwnText("fr", "Fiat lux.")}),
    f"{ID}/evenement/01": Slot(texts={0: OwnText("fr", "Gloria in excelsis.")}, facts={"seal": 2}),
}
BOX = Box(PACK, OWN)
BLANK = Box(PACK)


def token(name: str) -> Token:
    """ "salle/parloir", or "crypte@2"."""
    kind, _, copy = name.partition("@")
    return Token(f"{ID}/{kind}", int(copy or 1))


def card(monk: int) -> Token:
    return token(f"suspect/{monk:02d}")


def opening(players: int, way: Way = Way.TOUCH, **settings: str) -> Opening:
    seats = tuple(Seated(seat, name, way) for seat, name in enumerate(("Ana", "Léo", "Inès", "Sam", "Zoé", None), 1))
    return Opening(seats[:players], tuple((name.replace("_", "-"), value) for name, value in settings.items()))


@dataclass
class Table:
    """Plays acts one after the other, and remembers every event and what was heard."""

    players: int = 3
    box: Box = BOX
    settings: dict[str, str] = field(default_factory=dict)
    way: Way = Way.TOUCH
    events: list[Event] = field(default_factory=list)
    heard: list[Announcement] = field(default_factory=list)

    def __post_init__(self) -> None:
        begun = GAME.begin(self.box, opening(self.players, self.way, **self.settings))
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

    def refused(self, act: Act) -> str:
        """The name of the refusal of what must not be possible."""
        decision = GAME.decide(self.box, self.state, act)
        assert isinstance(decision, Rejection), decision
        return decision.why.id.removeprefix(f"{ID}-refuse-")

    def scan(self, name: str, lifted: str | None = None) -> tuple[Event, ...]:
        return self.act(Scanned(token(name)), lifted)

    def number(self, value: int) -> tuple[Event, ...]:
        return self.act(Answered(value))

    def confirm(self) -> tuple[Event, ...]:
        return self.act(Confirmed())

    def bell(self) -> tuple[Event, ...]:
        return self.act(Advanced())

    def roll(self, value: int) -> tuple[Event, ...]:
        return self.act(Filled("roll", (value,)))

    def form(self, name: str, *answers: int) -> tuple[Event, ...]:
        return self.act(Filled(name, answers))

    def listen(self, seat: Seat, *tokens: Token) -> list[str]:
        """A window in which this seat scans these; what its ear alone was told."""
        self.heard.clear()
        for at, one in enumerate(tokens):
            self.act(Looked(seat, one, tokens[:at]))
        self.act(WindowDone(seat, tokens))
        return self.ids()

    def playing(self, starter: int = 1) -> Table:
        """Up to the first player's move."""
        self.confirm()
        self.confirm()
        self.number(starter)
        self.roll(1)
        self.bell()
        self.heard.clear()
        return self

    def pass_turn(self) -> Table:
        """A turn without effect, whosoever it is; a mass is gone through with #."""
        turn = (self.state.active, self.state.mass, self.state.bell)
        while (self.state.active, self.state.mass, self.state.bell) == turn or self.phase is not Phase.MOVE:
            self.bell() if self.phase is Phase.BELL else self.confirm()
        return self

    def accuse(self, monk: int) -> Table:
        """An accusation in the chapter hall, asked once and made."""
        self.number(monk)
        self.confirm()
        return self

    def until(self, seat: Seat) -> Table:
        while self.state.active != seat or self.phase is not Phase.MOVE:
            self.pass_turn()
        self.heard.clear()
        return self

    def idle_until(self, seat: Seat) -> None:
        """Nobody does anything until this player may move."""
        while self.state.active != seat or self.phase is not Phase.MOVE:
            self.bell() if self.phase is Phase.BELL else self.confirm()

    def emptied(self) -> Table:
        """The parlour's pile is gone, by a printed card."""
        self.form("pile", 0)
        return self

    def ids(self) -> list[str]:
        """What was heard since the last call, as message ids without the game's prefix."""
        ids = [said.id.removeprefix(f"{ID}-") for said in self.heard]
        self.heard.clear()
        return ids

    def cards(self) -> int:
        """All suspects that are counted: hands, pile and the culprit."""
        return sum(self.state.hands.sizes) + self.state.pile + 1


ALL = SUSPECTS
