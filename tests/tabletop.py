"""A whole Companion without devices, for tests that read like an evening.

    table = Tabletop(cupboard(folder), names=("Ana", "Léo", …))
    table.scan("time-bomb-undercover/cable/secure")     each returns the lines heard since

Everything between a frame and a line of the transcript is the real thing: code book, repeats, session, journal,
scheduler, catalogue. Only the devices, the clock and the dice are played. A message that cannot be said right is
an error here, never a makeshift.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections import ChainMap, Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from companion.boxes import loader
from companion.boxes.box import Box
from companion.files import resources, venue
from companion.files.documents import Fault, Faulty
from companion.files.venue import Venue
from companion.games.protocol import Game
from companion.inputs.codes import CodeBook
from companion.inputs.framing import Doubtful, Frame
from companion.inputs.reading import Reading
from companion.journal.faults import JournalError
from companion.journal.folder import new_path, unfinished
from companion.journal.notation import Veil
from companion.journal.store import Journal
from companion.line.journalled import Journalled, World
from companion.line.line import Line
from companion.line.scripted import Copies
from companion.line.transcript import line
from companion.model import (
    Announcement,
    DoorFell,
    Doubt,
    Equipment,
    Event,
    Input,
    Key,
    Knocked,
    Listening,
    NotRecorded,
    OfPhone,
    Only,
    OwnText,
    Plugged,
    Recorded,
    Sign,
    Token,
    Tone,
    Verbosity,
)
from companion.session import events_of, helping
from companion.session.asking import tone_of
from companion.session.ears import page_of
from companion.session.events import NameSaid, ToneChanged
from companion.session.joining import OfPhones, PhoneBack, PhoneJoined, PhoneLeft, Phones
from companion.session.speaking import Speech
from companion.session.state import Ear, Session, Shelf, Wishes
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Ears, Imagined, PrivateOutput
from companion.speech.scheduler import MuteSpeaker, Speaker
from companion.version import VERSION

#: The box of another game, which nobody here can play: its cards have codes and names, and that is all.
OTHER = """\
pack: 1
game: night-train
version: 1
players: {fewest: 2, most: 4}
tokens:
  box: {}
  ticket: {copies: 2}
"""
OTHER_WORDS = """\
game-night-train = Night Train
token-night-train-box = Night Train
token-night-train-ticket = Ticket
"""
#: What the engine of this table can speak with: of Spanish it has one voice.
ENGINE_VOICES = {"fr": ("roa/fr", "roa/fr-be", "roa/fr-ch"), "en": ("gmw/en", "gmw/en-us"), "es": ("roa/es",)}
#: What a phone shows that wants to join.
NUMBER = "4711"
#: Where a table stands ("time-bomb-undercover/playing"), and what help says there.
Helped = tuple[str, tuple[Announcement, ...]]
#: The signs of what counts for nothing.
REFUSALS = (Sign.REFUSED, Sign.DOUBTFUL, Sign.AGAIN)
#: Nobody spoke.
SILENT = NotRecorded("silent")
#: The highest number in the lobby when the first transcripts were kept.
IN_THE_LOBBY = 7
#: A barcode that the owner taught to a card of each of two games.
SHARED_BARCODE = "3760175513428"


def strict(fault: Fault) -> None:
    """For a catalogue's report: what cannot be said right is an error."""
    raise Faulty([fault])


@dataclass(frozen=True, eq=False)
class Coded:
    """A game that has code and is not shipped: its pack, and a folder of words like ``voices``."""

    game: Game
    pack: Path
    words: Path


@dataclass(frozen=True, slots=True)
class Cupboard:
    """The files of an evening, read once for all the tables of a test run. ``events`` are those a journal may hold."""

    venue: Venue
    voices: Path
    events: tuple[type[Event], ...]

    def catalogue(self, tone: Tone) -> Catalogue:
        return _catalogue(tone.lang, tone.verbosity, self.voices)


@cache
def _catalogue(lang: str, verbosity: Verbosity, voices: Path) -> Catalogue:
    return Catalogue(lang, verbosity=verbosity, report=strict, voices=voices)


def cupboard(
    folder: Path, lang: str = "fr", *, deck: str = "", settings: str = "", packs: Iterable[str] = (), **rules: str
) -> Cupboard:
    """What a data folder with this deck file, these settings and packs gives, with another game's box beside it.

    Its games are kept in ``folder``. What is written there is read once a run: tables differ in what they play.
    """
    read = _read(lang, deck, settings, tuple(packs), tuple(rules.items()))
    return replace(read, venue=replace(read.venue, folder=folder / "data"))


@cache
def _read(lang: str, deck: str, settings: str, packs: tuple[str, ...], rules: tuple[tuple[str, str], ...]) -> Cupboard:
    with tempfile.TemporaryDirectory(prefix="companion-cupboard-") as folder:
        data = Path(folder)
        (data / "decks").mkdir()
        (data / "packs").mkdir()
        if deck:
            (data / "decks" / f"{_game(deck)}.yaml").write_text(deck, encoding="utf-8")
        for pack in packs:
            (data / "packs" / f"{_game(pack)}.yaml").write_text(pack, encoding="utf-8")
        if settings:
            (data / "settings.yaml").write_text(settings, encoding="utf-8")
        (data / "night-train.yaml").write_text(OTHER, encoding="utf-8")
        entered = venue.enter(data, lang, {name.replace("_", "-"): value for name, value in rules})
        other = loader.load(data / "night-train.yaml")
    boxes = {**entered.shelf.boxes, other.id: Box(other)}
    kinds = [*entered.stickers.kinds, *(kind for box in boxes.values() for kind in box.pack.kinds)]
    taught = {SHARED_BARCODE: (Token("time-bomb-undercover/box"), Token("night-train/box"))}
    shelf = replace(entered.shelf, boxes=boxes, voices=ENGINE_VOICES)
    here = replace(entered, shelf=shelf, book=CodeBook(kinds, taught=taught))
    return Cupboard(here, words(), events_of())


def cupboard_with(coded: Coded, folder: Path, lang: str = "fr") -> Cupboard:
    """The shipped files and this game."""
    read = _read_with(coded, lang)
    return replace(read, venue=replace(read.venue, folder=folder / "data"))


@cache
def _read_with(coded: Coded, lang: str) -> Cupboard:
    read, pack = _read(lang, "", "", (), ()), loader.load(coded.pack)
    games: Mapping[str, Game] = ChainMap({pack.id: coded.game}, read.venue.shelf.games)  # type: ignore[arg-type]
    shelf = replace(read.venue.shelf, games=games, boxes={**read.venue.shelf.boxes, pack.id: Box(pack)})
    kinds = (kind for box in shelf.boxes.values() for kind in box.pack.kinds)
    book = CodeBook([*read.venue.stickers.kinds, *kinds])
    entered = replace(read.venue, shelf=shelf, book=book, veil=veil(book))
    return Cupboard(entered, words(coded.words), (*read.events, *coded.game.events))


def veil(book: CodeBook) -> Veil:
    """How hidden tokens are written down."""
    tokens = {code: token for box in book.boxes for token, code in book.codes(box)}
    return Veil(book.code, tokens.__getitem__)


def _game(document: str) -> str:
    """The game that a pack or a deck file is about."""
    return next(line.removeprefix("game: ") for line in document.splitlines() if line.startswith("game: "))


@cache
def words(more: Path | None = None) -> Path:
    """The voices, with names for the other game's box and with ``more``, in a folder that lasts as long as this run."""
    voices = Path(tempfile.mkdtemp(prefix="companion-words-")) / "voices"
    atexit.register(shutil.rmtree, voices.parent, ignore_errors=True)
    shutil.copytree(resources.voices(), voices)
    for voice in voices.glob("*/voice.yaml"):
        (voice.parent / "night-train.ftl").write_text(OTHER_WORDS, encoding="utf-8")
    if more is not None:
        shutil.copytree(more, voices, dirs_exist_ok=True)
    return voices


class PatientSpeaker:
    """Says every line for as long as it is told to, in the table's own time."""

    def __init__(self) -> None:
        self._finished: Callable[[], None] | None = None

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        self._finished = finished
        started()

    def rest(self, over: Callable[[], None]) -> None:
        over()

    def stop(self) -> None:
        self._finished = None

    def finish(self) -> None:
        """The line that is being said is over."""
        finished, self._finished = self._finished, None
        if finished is not None:
            finished()


@dataclass
class Tabletop:
    """One table in virtual time. Each act returns the lines it brought.

    ``transcript`` is every act, written as a script writes it behind "> ", and every line below it.
    """

    cupboard: Cupboard
    game: str | None = "time-bomb-undercover"
    players: int | None = None
    names: Sequence[str] = ()
    dice: Iterable[int] = (4, 1, 7, 2, 5)
    ears: tuple[Ear, ...] = ()
    speaker: Speaker = field(default_factory=MuteSpeaker)
    journal_fault: type[JournalError] | None = None
    transcript: list[str] = field(default_factory=list)
    said: list[Announcement] = field(default_factory=list)
    watched: ClassVar[bool] = False  # whether ``done`` is kept: golden evenings only
    done: dict[Helped, Counter[str]] = field(default_factory=dict)  # what counted, by what help would have said
    names_said: dict[str, OwnText] = field(default_factory=dict)
    microphone: bool = True  # else it hears nobody
    phones: bool = False  # they may be pages

    def __post_init__(self) -> None:
        self._dice = iter(self.dice)
        self._games = 0
        self._silent = False
        self._speech: Speech | None = None
        self._later: list[Input] = []  # what the microphone has yet to bring
        self._reading = Reading(self.cupboard.venue.book)
        self._catalogue = self.cupboard.catalogue(self.cupboard.venue.tone)
        self._sit(self.cupboard.venue.tone, 0.0)

    # --- what happens at the table ---

    def open(self) -> list[str]:
        """A new table."""
        return self._act("", self._open)

    def scan(self, *what: str) -> list[str]:
        """Tokens (the lowest copy not used, or TOKEN@COPY), or the letters of a barcode."""
        return [line for one in what for line in self._scan(one)]

    def key(self, keys: str) -> list[str]:
        """Keys one after the other, as on the 4x4 pad: "9 9 3"; blanks are only for the eye."""
        return [line for key in keys if key != " " for line in self._key(key)]

    def wait(self, seconds: float) -> list[str]:
        """Nothing, for so long."""
        self.now += seconds
        return self._act(f"wait {seconds:g}", lambda: self.line.elapse(self.now))

    def doubtful(self, doubt: Doubt) -> list[str]:
        """A frame that the framer itself does not trust."""
        return self._act(f"({doubt.value})", lambda: self._frame(Doubtful(doubt)))

    def scan_at(self, seat: int, what: str) -> list[str]:
        """A scan by the scanner that belongs to a seat."""
        device = f"scanner of seat {seat}"
        return self._act(f"({device}) {what}", lambda: self._frame(Frame(self._code(what)), seat, device))

    def key_at(self, seat: int, key: str) -> list[str]:
        """A key of the keypad that belongs to a seat."""
        pressed = Key(key, f"keypad of seat {seat}", seat, self.now)
        return self._act(f"(keypad of seat {seat}) {key}", lambda: self.line.take(pressed))

    def knock(self, seat: int, digits: str | None = NUMBER) -> list[str]:
        """A phone wants to be this seat's, and shows these digits."""
        knocked = Knocked(seat, self.now, digits=digits)
        shows = f"shows {digits}" if digits else "shows no digits" if digits == "" else "finds nobody with a key"
        return self._act(f"(a phone for seat {seat} {shows})", lambda: self.line.take(knocked))

    def join(self, seat: int) -> list[str]:
        """A phone becomes this seat's page."""
        return [*self.knock(seat), *self.key(NUMBER)]

    def phone(self, input: OfPhone | DoorFell) -> list[str]:
        """What phones do by themselves, or the door that they stand at."""
        at = f" of seat {input.seat}" if isinstance(input, OfPhone) else ""
        return self._act(f"({type(input).__name__}{at})", lambda: self.line.take(input))

    def page_key(self, seat: int, keys: str) -> list[str]:
        """Keys on the phone that is this seat's page."""
        return [line for key in keys for line in self._page_key(seat, key)]

    def page_scan(self, seat: int, what: str) -> list[str]:
        """A scan by the camera of the phone that is this seat's page."""
        code = self._copies.code(what, self.core.spent, self.core.box)
        act = lambda: self._frame(Frame(code), seat, page_of(seat))  # noqa: E731
        return self._act(f"(page of seat {seat}) scan {what}", act)

    def plug(self, equipment: Equipment, device: str = "", *, first: bool = False) -> list[str]:
        """A device comes, or comes back."""
        return self._plug(equipment, device, True, first)

    def unplug(self, equipment: Equipment, device: str = "") -> list[str]:
        return self._plug(equipment, device, False, False)

    def power_cut(self) -> list[str]:
        """The plug is pulled and put back: what the journal holds is offered again."""
        return self._act("(power cut)", self._restart)

    def heard_out(self) -> list[str]:
        """The line that is being said is over (with a ``PatientSpeaker``)."""
        assert isinstance(self.speaker, PatientSpeaker)
        return self._act("(said to its end)", self.speaker.finish)

    def note(self, text: str) -> None:
        """A remark in the transcript."""
        self.transcript.append(f"# {text}")

    @contextmanager
    def unwritten(self, what: str) -> Iterator[None]:
        """What happens here is left out of the transcript."""
        self.note(what)
        kept, self.transcript = self.transcript, []
        yield
        self.transcript = kept

    # --- behind it ---

    @property
    def board(self) -> Any:
        """The game's own state, for whoever chooses the next legal act."""
        return self.core.session.play.board

    @property
    def journals(self) -> list[Path]:
        """The files of the games, the oldest first."""
        return sorted(self.cupboard.venue.folder.glob("games/*/*.game"))

    def _sit(self, tone: Tone, now: float) -> None:
        listening = [PrivateOutput(ear.output, ear.seats, MuteSpeaker(), Imagined()) for ear in self.ears]
        self.voices = Ears(self.speaker, self._shown, ears=listening, pieces=self._in_pieces)
        roll, nothing = lambda _: next(self._dice), lambda *_: None
        world = World(
            *(self._new_journal, roll, self._turn_voice, self._keep_name, self._listen, nothing, nothing, self._phoned)
        )
        players = self.players or (len(self.names) or None)
        wishes = Wishes(self.game, players, tuple(self.names))
        self.core = Journalled(self._shelf(), world, wishes, tone, self.ears, Phones(on=self.phones))
        self.line = Line(self.core, self.voices)
        self._copies = Copies(self._reading.book)
        self.now = now

    def _shelf(self) -> Shelf:
        """The lobby as it is in the kept transcripts: games that joined later are in their own evenings alone."""
        shelf = self.cupboard.venue.shelf
        boxes = {id: box for id, box in shelf.boxes.items() if id == self.game or (box.pack.lobby or 0) <= IN_THE_LOBBY}
        return replace(shelf, boxes=boxes)

    def _open(self) -> None:
        self.line.open(self.core.opened(), self.now)

    def _act(self, written: str, act: Callable[[], None]) -> list[str]:
        if written:
            self.transcript.append(f"> {written}")
        before, said, helped = len(self.transcript), len(self.said), self._helped()
        act()
        while self._later:
            self.line.take(self._later.pop(0))
        self.line.settle()
        if helped is not None and not any(line.sign in REFUSALS for line in self.said[said:]):
            self.done.setdefault(helped, Counter())[written] += 1
        return self.transcript[before:]

    def _helped(self) -> Helped | None:
        """Where the table stands, and what help would say; None where somebody listens, or has yet to go on."""
        session = self.core.session
        if not Tabletop.watched or session.desk.window is not None or session.desk.resuming:
            return None
        phase = getattr(session.play.board, "phase", None)
        at = session.play.game or "lobby"
        return (at if phase is None else f"{at}/{phase.value}"), helping.at_table(self.core.shelf, session)

    def _scan(self, what: str) -> list[str]:
        code = self._copies.code(what, self.core.spent, self.core.box)
        return self._act(f"scan {what}", lambda: self._frame(Frame(code), device="script"))

    def _key(self, key: str) -> list[str]:
        return self._act(f"key {key}", lambda: self.line.take(Key(key, "script", at=self.now)))

    def _page_key(self, seat: int, key: str) -> list[str]:
        pressed = Key(key, page_of(seat), seat, self.now)
        return self._act(f"(page of seat {seat}) key {key}", lambda: self.line.take(pressed))

    def _phoned(self, event: OfPhones) -> None:
        """A page shows at once what is meant for it, and does not wait for the table's speech."""
        match event:
            case PhoneJoined(seat) | PhoneBack(seat):
                self.voices.join(PrivateOutput(page_of(seat), (seat,), MuteSpeaker(), Imagined(), waits=False))
            case PhoneLeft(seat):
                self.voices.part(page_of(seat))
            case _:
                pass

    def _plug(self, equipment: Equipment, device: str, present: bool, first: bool) -> list[str]:
        plugged = Plugged(equipment, device or f"{equipment.value} 1", present, first, self.now)
        happens = "comes" if first else "comes back" if present else "goes"
        if equipment is Equipment.EARPHONE:
            self.voices.lock(plugged.device)
        return self._act(f"({equipment.value} {happens})", lambda: self.line.take(plugged))

    def _code(self, what: str) -> str:
        book = self.cupboard.venue.book
        return book.code(book.token(what))

    def _frame(self, frame: Frame | Doubtful, seat: int | None = None, device: str = "scanner 1") -> None:
        for scan in self._reading.scans(frame, device, seat, self.now):
            self.line.take(scan)

    def _restart(self) -> None:
        self.core.close()
        found = [
            Journal.open(kept.path, self.cupboard.events, veil=self.cupboard.venue.veil)
            for kept in unfinished(self.cupboard.venue.folder)
        ]
        self._sit(self.core.session.tone, self.now)
        if found:
            self.line.say(self.core.found(found[0], tuple(found[0].read())), asks=True)
            self.line.wish(self.now)
        else:
            self._open()

    def _words(self, announcement: Announcement) -> Catalogue:
        if isinstance(announcement.audience, Only):
            return self.cupboard.catalogue(tone_of(self.core.session, announcement.audience.seat))
        return self._catalogue

    def _in_pieces(self, announcement: Announcement) -> tuple[Announcement, ...]:
        return self._words(announcement).pieces(announcement)

    def _shown(self, announcement: Announcement) -> None:
        self.said.append(announcement)
        self.transcript.append(line(announcement, self._words(announcement), show_private=True))

    def _new_journal(self, game: str) -> Journal:
        self._games += 1
        path = new_path(self.cupboard.venue.folder, game, datetime(2030, 1, 1, 20, self._games, tzinfo=UTC))
        if self.journal_fault is not None:
            raise self.journal_fault(path)
        return Journal.create(path, self.cupboard.events, game=game, made_by=VERSION, veil=self.cupboard.venue.veil)

    def _keep_name(self, told: NameSaid) -> None:
        self.names_said[told.name] = told.said

    def _listen(self, session: Session, made: Iterable[Event]) -> None:
        """Somebody speaks into the microphone as soon as they may."""
        before, self._speech = self._speech, session.speech
        match self._speech:
            case Speech.OPENING if before is None:
                self._later.append(Listening(self.now))
            case Speech.ENDING if before is Speech.SPEAKING:
                of = "_names/take.wav" if session.notebooks.speaks is None else "_notes/note-1.wav"
                self._later.append(Recorded(of, at=self.now) if self.microphone else SILENT)
            case _:
                pass

    def _turn_voice(self, change: ToneChanged) -> None:
        if change.seat is None:
            self._catalogue = self.cupboard.catalogue(change.tone)
