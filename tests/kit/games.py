"""The games that the kit plays: each with its box, as it is shipped and as an owner may have told it, and its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import TypeAlias

from companion import session as sessions
from companion.boxes import loader, stickers
from companion.boxes.box import Box, Kind, Pack, Slot
from companion.files import resources
from companion.games import FOLDERS, GAMES, Games
from companion.games.protocol import Game, Opening, Seated
from companion.inputs.codes import CodeBook
from companion.journal.notation import Veil
from companion.journal.store import Journal
from companion.model import Event, OwnText, Rejection, Token, Tone, Way
from companion.session.notes import DURABLE
from companion.session.state import Ear, Session, Shelf, Wishes
from companion.speech import voices
from tests.games.tracker.packs import GAME, SOUP, pack
from tests.golden_journal import FOLDER
from tests.kit.sample.evenings import SHELVED
from tests.tabletop import veil, words

Rows: TypeAlias = tuple[tuple[int, tuple[Event, ...]], ...]

NAMES = ("Ana", "Léo", "Inès", None, "Zoé", "Noé", "Lou", None, "Ida")
WAYS = (Way.EYES, Way.TOUCH, Way.EAR, None)
SAMPLE = "two-pebbles"
#: As many copies of a kind are played with; the others are like them.
COPIES = 6


@dataclass(frozen=True, eq=False)
class Subject:
    """A game and what it is played with. ``told`` is its box with every slot filled in, as far as the game takes it."""

    game: Game
    pack: Pack
    words: Path = field(default_factory=resources.voices)

    @property
    def id(self) -> str:
        return self.pack.id

    @cached_property
    def bare(self) -> Box:
        return Box(self.pack)

    @cached_property
    def told(self) -> Box:
        return told(self.game, self.pack)

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """What can be scanned: some copies of each kind, and some stickers."""
        kinds = [kind for kind in self.pack.kinds if not kind.id.endswith("/box")]
        ours = [Token(kind.id, copy) for kind in kinds for copy in range(1, min(kind.copies, COPIES) + 1)]
        return (*ours, Token("sticker/heart"), Token("sticker/triangle"))

    @cached_property
    def veil(self) -> Veil:
        """How hidden tokens are written down."""
        return veil(CodeBook([*sticker_code().kinds, *self.pack.kinds]))

    def shelf(self, box: Box, rules: tuple[tuple[str, str], ...] = ()) -> Shelf:
        """A shelf with this box alone."""
        code = sticker_code()
        return Shelf(
            {self.id: self.game},
            {self.id: box},
            {self.id: rules},
            languages=tuple(OwnText(lang, lang) for lang in voices.languages()),
            legends=code.legends,
            sticker_numbers=code.numbers,
        )


@cache
def sticker_code() -> stickers.Stickers:
    return stickers.load()


def told(game: Game, pack: Pack) -> Box:
    """The box with names, texts and facts in all its slots; what the game calls a flaw is left out again."""
    own: dict[str, Slot] = {}
    alike: dict[tuple[str, ...], int] = {}
    for kind in pack.kinds:
        if kind.slots:
            alike[kind.slots] = number = alike.get(kind.slots, -1) + 1
            own[kind.id] = _slot(kind, number, pack.choices)
    while flaws := game.flaws(Box(pack, own)):
        for flaw in flaws:
            own.pop(flaw.at, None)
    return Box(pack, own)


def _slot(kind: Kind, number: int, choices: Mapping[str, tuple[str, ...]]) -> Slot:
    """Every combination of choices in turn; of numbers each one twice, as two tiles that are alike."""
    facts, left = {}, number
    for slot in kind.slots:
        if slot in choices:
            left, at = divmod(left, len(choices[slot]))
            facts[slot] = at + 1
        elif slot not in ("name", "text"):
            facts[slot] = number // 2 + 1
    name = OwnText("fr", f"<{kind.id}>") if "name" in kind.slots else None
    return Slot(name, {0: OwnText("es", f"texto de {kind.id}")} if "text" in kind.slots else {}, facts)


# --- an evening of one ---


@dataclass(frozen=True, eq=False)
class Setting:
    """An evening: how many sit there, by which rules, with which box and ears; ``begun`` is its journal so far."""

    subject: Subject
    box: Box
    rules: tuple[tuple[str, str], ...]
    players: int
    ears: tuple[Ear, ...]
    begun: Rows

    @cached_property
    def shelf(self) -> Shelf:
        return self.subject.shelf(self.box, self.rules)


def setting(subject: Subject, chance: Random, listening: bool = False) -> Setting:
    """An evening by chance: a new one, or one that goes on from a moment of a kept game.

    Whatever a game may wait for is as likely; ``listening``: whatever a window may be for.
    """
    moments = windows(subject) if listening else steps(subject)
    if not moments or chance.random() < 0.4:
        return new(subject, chance)
    begun = chance.choice(moments[chance.choice(list(moments))])
    seats = players(subject, begun)
    return Setting(subject, chance.choice([subject.bare, subject.told]), (), seats, ears(seats, chance), begun)


def players(subject: Subject, rows: Rows) -> int:
    """How many sit at the table of a kept game."""
    play = sessions.replay(subject.shelf(subject.told), rows, Tone()).play
    return play.players or subject.pack.fewest


def new(subject: Subject, chance: Random) -> Setting:
    """A new table, with anybody at it."""
    pack = subject.pack
    players = chance.randint(pack.fewest, pack.most)
    box = chance.choice([subject.bare, subject.told, subject.told])
    rules = {rule.name: chance.choice([rule.default, *rule.choices]) for rule in subject.game.rule_settings}
    chosen = tuple(rules.items()) if chance.random() < 0.7 else ()
    if isinstance(subject.game.begin(box, opening(players, chosen)), Rejection):
        chosen = ()  # a value that goes with another number of players
    way = chance.choice(WAYS)
    ways = tuple(chance.choice((way, way, *WAYS)) for _ in range(players))
    names = tuple(name or "" for name in NAMES[:players])
    wishes = Wishes(pack.id, players, names, ways if chance.random() < 0.8 else ())
    return opened(Setting(subject, box, chosen, players, ears(players, chance), ()), wishes)


def opened(there: Setting, wishes: Wishes) -> Setting:
    """The same, with its table open."""
    turn = sessions.open_table(there.shelf, wishes, Tone())
    return replace(there, begun=((turn.session.input_seq, turn.durable),))


@cache
def windows(subject: Subject) -> Mapping[str, list[Rows]]:
    """The moments of kept games at which somebody may listen, by the message that says what for."""

    def opens(session: Session) -> Iterator[str]:
        for seat in range(1, (session.play.players or 0) + 1):
            allowed = subject.game.privacy(session.play.board, seat)
            if allowed is not None:
                yield allowed.what.id

    return _moments(subject, opens)


@cache
def steps(subject: Subject) -> Mapping[str, list[Rows]]:
    """The moments of kept games, by what may come next: the question that is asked, and what can be done."""

    def waits(session: Session) -> Iterator[str]:
        expected = subject.game.expects(session.play.board)
        yield " ".join([expected.question.id if expected.question else "", *(can.id for can in expected.can)])

    return _moments(subject, waits)


def _moments(subject: Subject, names: Callable[[Session], Iterator[str]]) -> Mapping[str, list[Rows]]:
    found: dict[str, list[Rows]] = {}
    shelf = subject.shelf(subject.told)
    for rows in journals(subject):
        session = Session(tone=Tone())
        for at, (_, events) in enumerate(rows, 1):
            session = sessions.evolve(shelf, session, events)
            for name in names(session) if session.play.board is not None else ():
                found.setdefault(name, []).append(rows[:at])
    return found


@cache
def journals(subject: Subject) -> tuple[Rows, ...]:
    """The games of this name that are kept among the golden journals: they hold every event."""
    found = []
    for path in sorted(FOLDER.glob(f"{subject.id}-[0-9]*.game")):
        with Journal.open(path, (*DURABLE, *subject.game.events), veil=subject.veil) as journal:
            found.append(tuple(journal.read()))
    return tuple(found)


def opening(players: int, rules: tuple[tuple[str, str], ...] = ()) -> Opening:
    return Opening(tuple(Seated(seat, NAMES[seat - 1]) for seat in range(1, players + 1)), rules)


def ears(players: int, chance: Random) -> tuple[Ear, ...]:
    """Nobody's, one that is passed round, one for two, or one for each."""
    seats = tuple(range(1, players + 1))
    match chance.choice(["round", "two", "each", "each"]):
        case "round":
            return (Ear("one", seats, verified=True),)
        case "two":
            return (Ear("two", seats[:2], verified=True), *(Ear(f"ear {seat}", (seat,)) for seat in seats[2:]))
        case _:
            return tuple(Ear(f"ear {seat}", (seat,), verified=seat != 2) for seat in seats)


# --- which games there are ---


@cache
def coded(id: str) -> Subject:
    """A game of ``GAMES``."""
    return Subject(GAMES[id], loader.shipped(id))


@cache
def declared(id: str) -> Subject:
    """A shipped pack that declares its game."""
    return made_up(loader.shipped(id))


def made_up(pack: Pack) -> Subject:
    """A pack that declares its game."""
    return Subject(Games({pack.id: pack})[pack.id], pack)


def every() -> Iterator[str]:
    """The ids of all games that are shipped, of a pack that declares everything, and of the sample."""
    yield from FOLDERS
    yield from without_code()
    yield SAMPLE


def without_code() -> Iterator[str]:
    """The ids of all packs that declare a game, and of one that declares everything."""
    yield from (id for id in loader.games() if id not in FOLDERS)
    yield GAME


@cache
def subject(id: str) -> Subject:
    """The shipped game of this name, the sample, or a pack that declares everything."""
    if id == SAMPLE:
        return sample()
    if id == GAME:
        return made_up(pack(SOUP))
    return coded(id) if id in FOLDERS else declared(id)


@cache
def sample() -> Subject:
    """The sample game: it is in no registry, and its words lie beside it."""
    return Subject(SHELVED.game, loader.load(SHELVED.pack), words(SHELVED.words))
