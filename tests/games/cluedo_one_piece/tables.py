"""A box with names of its own and a table to play at, for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.boxes import loader
from companion.boxes.box import Box, Slot
from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import Phase
from companion.games.cluedo_one_piece.state import State
from companion.games.protocol import (
    Act,
    Answered,
    Confirmed,
    Decision,
    Filled,
    Looked,
    Opening,
    Scanned,
    Seated,
    WindowDone,
)
from companion.model import Announcement, Event, OwnText, Rejection, Token, Way

ID = GAME.id
NAMES: tuple[str, ...] = ("Ana", "Léo", "Inès", "Hugo", "Zoé", "Noé", "Lou")
PACK = loader.shipped(ID)
#: Names that nobody takes for the box's own.
CREW = ("Rubis", "Jade", "Ambre", "Saphir", "Opale", "Perle", "Onyx", "Corail", "Nacre")
TREASURES = ("la boussole", "la couronne", "le coffre", "le sabre", "la cloche", "la perle")
ISLANDS = ("île du Nord", "île du Sud", "île de l'Est", "île de l'Ouest", "île Longue", "île Ronde")


def token(kind: str) -> Token:
    return Token(f"{ID}/{kind}")


def crew(number: int) -> Token:
    """The card."""
    return token(f"equipage/{number}")


def treasure(number: int) -> Token:
    return token(f"tresor/{number}")


def island(number: int) -> Token:
    return token(f"ile/{number}")


def sheet(what: str) -> Token:
    """A label of the reference sheet: "ile/2"."""
    return token(f"fiche/{what}")


def named(text: str, body: str | None = None, lang: str = "fr") -> Slot:
    return Slot(name=OwnText(lang, text), texts={} if body is None else {0: OwnText(lang, body)})


OWN = {
    **{f"{ID}/equipage/{n}": named(name) for n, name in enumerate(CREW, 1)},
    **{f"{ID}/tresor/{n}": named(name) for n, name in enumerate(TREASURES, 1)},
    **{f"{ID}/ile/{n}": named(name) for n, name in enumerate(ISLANDS, 1)},
    f"{ID}/aventure/01": named("Vent arrière", "Rejouez."),
    f"{ID}/aventure/02": named("Calme plat"),
    f"{ID}/mechant/1": named("le corsaire"),
    f"{ID}/equipement/1": named("la longue-vue", "Regardez une carte."),
}
NAMED = Box(PACK, OWN)
BARE = Box(PACK)
#: Somebody has counted the cards of the box.
COUNTED = {"crew": "9", "treasures": "6", "islands": "6"}


def opening(players: int, ways: tuple[Way | None, ...] = (), **settings: str) -> Opening:
    told = (*ways, *((Way.TOUCH,) * players))
    seats = tuple(Seated(k, name, told[k - 1]) for k, name in enumerate(NAMES[:players], 1))
    return Opening(seats, tuple((name.replace("_", "-"), value) for name, value in settings.items()))


@dataclass
class Table:
    """Plays acts one after the other, and remembers every event and what was heard."""

    players: int = 4
    box: Box = NAMED
    ways: tuple[Way | None, ...] = ()
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

    def decide(self, act: Act, lifted: str | None = None) -> Decision:
        return GAME.decide(self.box, self.state, act, lifted)

    def act(self, act: Act, lifted: str | None = None) -> tuple[Event, ...]:
        """Does what must be possible; returns the events."""
        decision = self.decide(act, lifted)
        assert isinstance(decision, tuple), decision
        self.take(decision)
        return decision

    def refused(self, act: Act) -> Rejection:
        decision = self.decide(act)
        assert isinstance(decision, Rejection), decision
        return decision

    def why_not(self, act: Act) -> str:
        """The refusal's id without the game's prefix."""
        return self.refused(act).why.id.removeprefix(f"{ID}-refuse-")

    def confirm(self, times: int = 1) -> Table:
        for _ in range(times):
            self.act(Confirmed())
        return self

    def answer(self, *numbers: int | None) -> Table:
        for number in numbers:
            self.act(Answered(number))
        return self

    def sure(self, number: int) -> tuple[Event, ...]:
        """A digit that is asked once, and # after it."""
        self.act(Answered(number))
        return self.act(Confirmed())

    def fill(self, form: str, *answers: int | None) -> Table:
        self.act(Filled(form, answers))
        return self

    def scan(self, *kinds: str) -> Table:
        for kind in kinds:
            self.act(Scanned(token(kind)))
        return self

    def look(self, seat: int, *cards: Token) -> Table:
        """A window in which this seat scans these cards; whatever ends it ends it."""
        seen: tuple[Token, ...] = ()
        for card in cards:
            self.act(Looked(seat, card, seen))
            seen = (*seen, card)
        self.act(WindowDone(seat, seen))
        return self

    def dealt(self) -> Table:
        """Characters 1, 2, 3 …; the last three crew members have no pawn; the hands are dealt."""
        self.confirm()
        self.answer(*range(1, self.players + 1))
        self.answer(7, 8, 9)
        return self.confirm()

    def playing(self, starter: int = 1) -> Table:
        return self.dealt().confirm().answer(starter)

    def suppose(self, crew: int = 4, treasure: int = 1, island: int = 1) -> Table:
        """Land, and name."""
        return self.scan(f"fiche/ile/{island}", f"fiche/equipage/{crew}", f"fiche/tresor/{treasure}")

    def accuse(self, crew: int = 4, treasure: int = 1, island: int = 1) -> Table:
        self.scan("fiche/centre").answer(1)
        return self.scan(f"fiche/equipage/{crew}", f"fiche/tresor/{treasure}", f"fiche/ile/{island}")

    def ids(self) -> list[str]:
        """What was heard since the last call, as message ids without the game's prefix."""
        ids = [said.id.removeprefix(f"{ID}-") for said in self.heard]
        self.heard.clear()
        return ids
