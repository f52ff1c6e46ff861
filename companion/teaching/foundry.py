"""A game of one's own with its edges: pack file, draft, microphone, free text; then the lesson of its cards.

    Input ─ founding.turn ─ packs/.new.yaml, after each answer ─ the next question … ─ decks/<game>/<game>.yaml ─ Lesson

A power cut loses the open question at most: the draft holds every answer, and is offered the next time. It must never
overwrite a pack that somebody has changed by hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import blake2s
from pathlib import Path
from typing import Any

from companion.boxes import decks, loader
from companion.boxes.box import Kind, Pack
from companion.devices.keyboard import TypedCode
from companion.files import documents
from companion.files.documents import Fault, Faulty, Place, Plain, noted
from companion.files.venue import Venue, clashing, enter
from companion.inputs import reading
from companion.line.line import Core, Line, Says
from companion.line.scripted import Copies
from companion.model import Announcement, Sign, Timer, alert, game, replace, word
from companion.refusal import cannot
from companion.speech.catalogue import Catalogue
from companion.teaching import founding, sketch
from companion.teaching.classroom import Classroom
from companion.teaching.founding import Ask, Entry, Ground, Progress, Turn, Wish
from companion.teaching.sketch import Sketch
from companion.teaching.state import Course

#: The unfinished game, among the packs; its name hides it from whoever looks for packs.
DRAFT = ".new.yaml"
#: What is laid into every code of a game whose codes would be another box's, in turn.
_SALTS = ("", *"abcdefghij")


class Founding(Core[Turn]):
    """A game being told. ``keep`` writes its progress, or raises Faulty; ``do`` carries out what it wishes; ``done`` is
    called once the game is told."""

    def __init__(
        self,
        ground: Ground,
        now: Progress,
        keep: Callable[[Progress], Progress],
        do: Callable[[Wish], None],
        done: Callable[[Sketch], None],
    ) -> None:
        self.ground = ground
        self.state = founding.State(now)
        self._keep, self._do, self._done = keep, do, done
        self._kept: Progress | None = None

    def begun(self, unfinished: bool) -> Turn:
        return founding.begin(self.ground, self.state.now, unfinished)

    def turn(self, input: founding.Input) -> Turn:
        return founding.turn(self.ground, self.state, input)

    def keep(self, turn: Turn) -> None:
        self._kept = self._keep(turn.state.now) if turn.kept else None

    def not_kept(self, fault: Exception) -> Announcement:
        assert isinstance(fault, Faulty)
        return alert("teach-not-kept", Sign.REFUSED, fault=fault.faults[0].word())

    def happen(self, turn: Turn, says: Says) -> None:
        self.state = turn.state if self._kept is None else replace(turn.state, now=self._kept)

    def follow(self, turn: Turn, now: float) -> Iterable[object]:
        for wish in turn.wishes:
            self._do(wish)
        if turn.state.done:
            self._done(self.state.now.sketch)
        return ()

    def timers(self) -> Iterable[Timer]:
        return self.state.timers

    def said(self) -> None:
        if self.state.entry is Entry.SPEAKING:
            self._do(Wish.KEEP)

    @property
    def over(self) -> bool:
        return self.state.over


class Foundry(Classroom):
    """The consumer loop in which a game is told, and then its cards. ``changed``: a game that was made so before."""

    line: Line[Any]

    def __init__(self, options: argparse.Namespace, venue: Venue, keyboard: bool, changed: Pack | None = None):
        self._keyboard = keyboard
        self._changed = changed
        self._file = Draft(venue)
        self._then: Callable[[], None] | None = None  # once the present input is at its end
        super().__init__(options, venue, Course(_nothing(venue), venue.tone.lang, keyboard=keyboard), None)

    def new_line(self) -> Line[Any]:
        self._unfinished, self._aside = self._file.found()
        self.founding = self._founding()
        return Line(self.founding, self.voice.says)

    def _founding(self) -> Founding:
        before = None if self._changed is None else sketch.read(self._changed)
        if self._unfinished is not None:
            told = self._unfinished.sketch
            own = self._venue.shelf.boxes.get(told.id)
            before = None if own is None else sketch.read(own.pack)
        ground = self._file.ground(self._keyboard, before)
        now = self._unfinished or self._file.first(ground)
        return Founding(ground, now, self._keep_told, self._do, self._told)

    def open(self) -> None:
        self.line.say(self._aside)
        self.line.open(self.founding.begun(self._unfinished is not None), self.now)
        self._spell()

    def _spell(self) -> None:
        if isinstance(self.line.core, Founding) and self.devices.keyboard is not None:
            self.devices.keyboard.spell(self.founding.state.naming)

    def handle(self, item: object) -> None:
        super().handle(item)
        self._spell()
        if self._then is not None:
            then, self._then = self._then, None
            then()

    def _is_words(self, typed: TypedCode) -> bool:
        if not isinstance(self.line.core, Founding):
            return super()._is_words(typed)
        # A name may have digits in it, but no scanner types one.
        return self.founding.state.naming and not typed.pace and any(map(str.isalpha, typed.text))

    # --- what it wishes ---

    def _do(self, wish: Wish) -> None:
        match wish:
            case Wish.DROP:
                self._file.drop()
                self._unfinished = None
                self._then = self._anew
            case Wish.TYPE | Wish.KEYS:
                if self.devices.keyboard is not None:
                    self.devices.keyboard.text_field(wish is Wish.TYPE)
            case Wish.RECORD:
                self._recorder.open()
            case Wish.KEEP:
                self._recorder.all_heard()
            case Wish.END:
                self._recorder.end()
            case Wish.HUSH:
                self._recorder.drop()

    def _anew(self) -> None:
        """The unfinished game is given up: another begins."""
        self.founding = self._founding()
        self.line = Line(self.founding, self.voice.says)
        self.open()

    def _what(self) -> str:
        if isinstance(self.line.core, Founding):
            return f"{self.founding.state.now.sketch.id}/name"
        return super()._what()

    def _keep_told(self, now: Progress) -> Progress:
        new = {now.sketch.recording: data} if (data := self._recorder.unkept.get(now.sketch.recording)) else {}
        kept = self._file.keep(now, new, self.founding.ground)
        for name in new:
            self._recorder.kept(name)
        return kept

    # --- from the game to its cards ---

    def _told(self, told: Sketch) -> None:
        self._then = partial(self._teach, told)

    def _teach(self, told: Sketch) -> None:
        """The game is made: its cards are taught, on the same line."""
        here = self._file.entered()
        self._venue = here
        pack = here.shelf.boxes[told.id].pack
        others = tuple(box.pack for box in here.shelf.boxes.values())
        self._course = Course(pack, here.tone.lang, keyboard=self._keyboard, others=others)
        self.devices.reading = reading.Reading(here.book.untaught(pack.id))
        self._copies = Copies(here.book)
        made = game("new-made", Sign.READY, game=pack.title, number=told.lobby, cards=told.cards, id=told.id)
        self.line.say([made])
        self.line = super().new_line()
        super().open()


def _nothing(venue: Venue) -> Pack:
    return next(iter(venue.shelf.boxes.values())).pack


@dataclass
class Draft:
    """The files of a game that is being told: the draft after each answer, the pack at the end."""

    venue: Venue
    _base: str = ""  # the mark of the game's file when the draft was written

    @property
    def _path(self) -> Path:
        return self.venue.folder / "packs" / DRAFT

    def file(self, id: str) -> Path:
        """Where a game's pack is, or will be: one that somebody has moved stays where it is."""
        usual = loader.told_path(self.venue.folder, id)
        return next((path for path in loader.owned(self.venue.folder) if path.stem == id), usual)

    def _words(self, lang: str) -> sketch.Words:
        catalogue = Catalogue(lang)
        return lambda said: catalogue.text(Announcement(said.id, said.args))

    def ground(self, keyboard: bool, before: Sketch | None) -> Ground:
        """What the questions must know of the other games."""
        here = self.venue
        lang = here.tone.lang if before is None else before.lang
        words = self._words(lang)
        titles = [words(word("new-title", game=box.pack.title)) for box in here.shelf.boxes.values()]
        taken = {*here.shelf.boxes, *(path.stem for path in loader.owned(here.folder))}
        controls = [words(word(f"new-pack-{id}")) for id in sketch.CONTROLS]
        return Ground(
            frozenset(taken),
            founding.heard_names(titles),
            keyboard,
            words(word("new-usual-sort")),
            lang,
            before,
            founding.heard_names(controls),
        )

    def first(self, ground: Ground) -> Progress:
        """The first question: of a new game with its usual name, or of the one that is changed."""
        if ground.before is not None:
            return Progress(replace(ground.before, version=ground.before.version + 1), Ask.NAME)
        words = self._words(ground.lang)
        names = (words(word("new-usual-game", number=number)) for number in range(1, 100))
        name = next(name for name in names if sketch.game_id(name, ground.games))
        lobby = max(self.venue.shelf.numbers(), default=0) + 1
        return Progress(founding.usual_sketch(ground, sketch.game_id(name, ground.games), name, lobby), Ask.NAME)

    def found(self) -> tuple[Progress | None, tuple[Announcement, ...]]:
        """The unfinished game, if there is one; else what is to be said of one that has been set aside: it is damaged,
        or its game's file has been changed by hand since."""
        if not self._path.exists():
            return None, ()
        why = game("new-set-aside", Sign.ATTENTION)
        faults: list[Fault] = []
        with noted(faults):
            found = documents.load(self._path, self._read)
            own = self.venue.shelf.boxes.get(found.sketch.id)
            if own is not None and own.pack.version >= found.sketch.version:
                self.drop()  # it was finished, and the power went before the draft did
                return None, ()
            if own is None or (self._base == self._mark(found.sketch.id) and self.untouched(own.pack)):
                return found, ()
            why = game("new-by-hand", Sign.ATTENTION, game=own.pack.title, file=self.file(own.pack.id).name)
        documents.set_aside(self._path)
        return None, (why,)

    def _read(self, top: Place) -> Progress:
        top.header("draft", newest=1)
        fields = top.record("draft", "ask", "sort", "base", "pack")
        self._base = fields["base"].text()
        ask = Ask(fields["ask"].choice(*(ask.value for ask in Ask)))
        told = loader.added(fields["pack"], self.file(self._id(fields["pack"])))
        if told.declared is None:
            raise Faulty([Fault(self._path, None, "pack", "fault-needs-cards")])
        read = sketch.read(told)
        return Progress(read, ask, fields["sort"].whole(0, len(read.sorts) - 1))

    def _id(self, pack: Place) -> str:
        return next((value.name for key, value in pack.pairs() if key.name == "game"), "")

    def keep(self, now: Progress, new: Mapping[str, bytes], ground: Ground) -> Progress:
        """Write the draft; once the game is told, its pack. Returns what was kept. Raises Faulty."""
        now = replace(now, sketch=self.salted(now.sketch, ground))
        told = now.sketch
        text = self.text(told)
        path = self.file(told.id)
        with documents.writing(path):
            for name, data in new.items():
                documents.put(decks.folder_of(self.venue.folder) / name, data)
            pack = documents.parse(text, path, lambda top: loader.added(top, path, self.clashes(told.id)))
            if ground.before is not None:
                decks.sides(self.venue.folder, pack, [])  # what was taught of its cards must still have its card
            if now.ask is not Ask.DONE:
                fields = {"draft": 1, "ask": now.ask.value, "sort": now.sort, "base": self._mark(told.id)}
                whole = {**fields, "pack": self._fields(told)}
                documents.put(self._path, documents.written(_plain(whole)).encode())
                return now
            documents.put(path, text.encode())
        self.drop()
        return now

    def _mark(self, id: str) -> str:
        """A mark of the game's file as it is; "new" where there is none."""
        try:
            return blake2s(self.file(id).read_bytes()).hexdigest()[:16]
        except OSError:
            return "new"

    def drop(self) -> None:
        """The unfinished game is given up, or finished."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def entered(self) -> Venue:
        """Everything read again, now that the game is there."""
        here = self.venue
        return replace(enter(here.folder, here.tone.lang), table=here.table, tone=here.tone)

    # --- the text of a pack ---

    def _fields(self, told: Sketch) -> dict[str, Any]:
        return sketch.pack(told, self._words(told.lang))

    def text(self, told: Sketch) -> str:
        """The pack file, with a remark for whoever opens it."""
        remark = self._words(told.lang)(word("new-pack-remark"))
        return f"# {remark}\n{documents.written(_plain(self._fields(told)))}"

    def untouched(self, pack: Pack) -> bool:
        """Whether the pack's file is still as it was made."""
        with suppress(OSError, Faulty):
            return documents.read_text(self.file(pack.id)) == self.text(sketch.read(pack))
        return False

    def clashes(self, id: str) -> loader.Clashes:
        boxes = self.venue.shelf.boxes
        others = [kind for box in boxes.values() if box.pack.id != id for kind in box.pack.kinds]
        return lambda kinds: clashing([*self.venue.stickers.kinds, *others], kinds)

    def salted(self, told: Sketch, ground: Ground) -> Sketch:
        """The sketch with codes that no other box has; those of a game that has labels stay as they are."""
        if ground.before is not None:
            return told
        told = replace(told, lobby=max(self.venue.shelf.numbers(), default=0) + 1)
        path = self.file(told.id)
        for salt in _SALTS:
            told = replace(told, salt=salt)
            kinds: tuple[Kind, ...] = documents.parse(self.text(told), path, loader.described).kinds
            if not list(self.clashes(told.id)(kinds)):
                break
        return told


def changeable(venue: Venue, pack: Pack) -> Pack:
    """The pack, if its answers may be changed by ear. Raises Cannot for one that was not made so, or is changed."""
    if pack.declared is None or not Draft(venue).untouched(pack):
        raise cannot("new-by-hand", game=pack.title, file=Draft(venue).file(pack.id).name)
    return pack


def _plain(value: Any) -> Any:
    """Field names without quotes, as a person would write them."""
    if isinstance(value, dict):
        return {Plain(key) if isinstance(key, str) else key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list) else value
