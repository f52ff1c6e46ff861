"""An evening at a table: journals on disk, dice, everybody's choice of voice, and what may be said next.

    Loop ─ Line ─ Journalled (session and journal); foresight while there is nothing else to do

It must never judge what an input means.
"""

from __future__ import annotations

import argparse
import gc
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from enum import Enum
from itertools import chain
from pathlib import Path

from companion import model
from companion.boxes import decks
from companion.devices.keyboard import TypedCode
from companion.files import config, documents
from companion.files.venue import Venue
from companion.inputs import script
from companion.inputs.reading import Reading
from companion.journal import faults, folder, notation, store
from companion.line import edges, foresight, journalled, loop, spoken
from companion.line.line import Line
from companion.line.power import Power
from companion.line.recorder import Recorder
from companion.model import Announcement, Event, Key, OwnTone, Tone, Urgency, Word, game, replace, word
from companion.refusal import Cannot
from companion.session import asking, events, events_of, joining, naming, notes, state
from companion.session.ears import page_of
from companion.session.speaking import Speech
from companion.session.spelling import Typed
from companion.version import VERSION


class After(Enum):
    """What an evening may be left for; behind it comes another evening."""

    TUTORIAL = "tutorial"
    FIRST_START = "first start"


class Evening(loop.Loop):
    """The consumer loop of one table; ``table`` is its core. ``after`` is what it was left for, and
    ``lesson`` the game whose tutorial that is.

    ``leading``: the first key in the lobby leaves it for the set-up of a first start. ``named``: the id of the game
    that is meant by words typed in the lobby; it raises Cannot.
    """

    words = True
    after: After | None = None
    lesson: str | None = None
    #: Gets the events of each turn, before its words are said; whoever brings the pages sets it.
    happened: Callable[[Iterable[Event]], None] = staticmethod(lambda _: None)

    line: Line[journalled.Journalled]
    table: journalled.Journalled

    def __init__(
        self,
        options: argparse.Namespace,
        venue: Venue,
        wishes: state.Wishes,
        *,
        leading: bool = False,
        named: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(options, venue)
        self._wishes = wishes
        self._game_named = named
        self._leading = leading
        self._foresight = foresight.Foresight(venue.shelf)
        self._recorder = Recorder(self, venue.settings.microphone, self._recorded, self._virtual, self._put_note)
        self._closing.callback(self._recorder.close)
        self._speech: Speech | None = None  # how far a recording is
        self._sounds = frozenset[str]()  # the files of all spoken notes
        self._spoken: Path | None = None  # the folder of this game's spoken notes
        self._noted: dict[str | None, Iterator[None]] = {}  # game → the compiling of its events, step by step

    def new_line(self) -> Line[journalled.Journalled]:
        venue = self._venue
        world = journalled.World(
            self._new_journal,
            lambda faces: random.randint(1, faces),
            self._turn_voice,
            self._keep_name,
            self._listen,
            self._all_heard,
            self._learn,
            self._phoned,
        )
        ears = tuple(
            state.Ear(ear.output, ear.seats, present=not ear.lost, own=venue.own_tone(ear.output))
            for ear in self.voice.says.all
        )
        self.table = self.new_core(world, ears)
        self._tune((ear for ear in ears if ear.own != OwnTone()), venue.tone)
        return Line(self.table, self.voice.says)

    def new_core(self, world: journalled.World, ears: tuple[state.Ear, ...]) -> journalled.Journalled:
        """The core of this evening."""
        phones = joining.Phones(on=any(getattr(self._options, option, False) for option in ("pages", "tls")))
        return journalled.Journalled(self._venue.shelf, world, self._wishes, self._venue.tone, ears, phones)

    def _learn(self, game: str | None) -> None:
        self.lesson = game
        self._leave_for(After.TUTORIAL)

    def _leave_for(self, after: After) -> None:
        self.after = after
        self.inbox.put(edges.Leave(0))

    def made(self, made: Iterable[object]) -> None:
        for one in made:
            if self._leading and isinstance(one, Key) and self.table.session.play.game is None:
                self._leading = False
                self._leave_for(After.FIRST_START)
            elif self.after is None:
                super().made((one,))

    def new_devices(self) -> edges.Devices:
        here, words = self._venue, edges.FreeText(self._is_a_name, self._typed)
        return edges.Devices(Reading(here.book), here.key_maps(), here.settings.typing_pace / 1000, words)

    def _is_a_name(self, typed: TypedCode) -> bool:
        """Whether what came from the keyboard is the name that is asked for: letters, and from no scanner."""
        asked = self._in_lobby or naming.wanted(self.table.shelf, self.table.session) is not None
        return asked and not typed.pace and not any(map(str.isdigit, typed.text))

    @property
    def _in_lobby(self) -> bool:
        return self._game_named is not None and self.table.session.play.game is None

    def _typed(self, text: str, at: float) -> object:
        """A line of words: in the lobby the game that is meant is chosen, as by its box."""
        if self._game_named is None or not self._in_lobby:
            return Typed(text, at)
        try:
            box = model.Token(f"{self._game_named(text)}/box")
        except Cannot as unknown:
            why = unknown.words[0]
            return Announcement(why.id, why.args, urgency=Urgency.ANSWER, sign=model.Sign.REFUSED)
        return model.Scan(model.Known((box,), text), "keyboard", None, at)

    def listen(self) -> None:
        super().listen()
        self.add(Power(lambda: self.table.unfinished))

    def open(self) -> None:
        """Offer the unfinished game, or open a new table. Raises JournalError where it cannot be written."""
        if self._venue.table != self._venue.folder:
            self.line.say([game("table-named", name=self._venue.table.name)])
        found = self._unfinished()
        if found is None:
            self.line.open(self.table.opened(), self.now)
        else:
            self.line.say(self.table.found(*found), asks=True)
            self.line.wish(self.now)
            self._sweep_notes()
        spoken.delete_ended(self._venue.table)
        if not gc.isenabled():  # see __main__
            gc.freeze()  # collecting all of this again would take longer than an audio period
            gc.enable()

    def look_ahead(self) -> bool:
        """Prepare a little of what may come next: first its journal rows, then its sound. Whether to go on at once."""
        game = self.table.session.play.game
        if game not in self._noted:
            self._noted[game] = notation.prepared(notes.DURABLE if game is None else events_of(game))
        if next(self._noted[game], True) is None:
            return True
        if not self.voice.renders:
            return next(self._foresight.of(self.table.session, said=False), self) is None
        return self.voice.prepare(self._foresight.of(self.table.session))

    def handle(self, item: object) -> None:
        self._offer_voices()
        super().handle(item)

    # --- how it speaks ---

    def _offer_voices(self) -> None:
        """Offer the menu's choice of voices, as soon as the engine knows which voices it has."""
        table = self.table
        if not table.shelf.voices and (found := self.voice.voices(self._venue.voices)):
            table.shelf = replace(table.shelf, voices=found)
            own = (ear.own.voices for ear in table.session.ears)
            chosen = dict.fromkeys(chain(self._venue.tone.voices, *own))
            self.line.say([game("voice-unknown", lang=lang, voice=voice) for lang, voice in self.voice.unknown(chosen)])

    def _turn_voice(self, change: events.ToneChanged) -> None:
        session = self.table.session
        ear = asking.ear_of(session, change.seat)
        if ear is None:
            self.voice.turn(change.tone, self._venue.catalogue(change.tone), "table")
        # Where an ear has no setting of its own, the table's holds.
        self._tune(session.ears if ear is None else (ear,), session.tone)
        learned = _learned(change)
        if ear is not None and change.seat is not None and ear.output == page_of(change.seat):
            return  # a phone is somebody else's another evening
        try:
            config.Learned(self._venue.table).save(learned if ear is None else {"ears": {ear.output: learned}})
        except documents.Faulty as refused:
            self.line.say([game("not-kept", fault=refused.faults[0].word())])

    def _tune(self, ears: Iterable[state.Ear], table: Tone) -> None:
        """Speak into each of these ears in its own manner."""
        for ear in ears:
            tone = ear.own.over(table)
            self.voice.turn(tone, self._venue.catalogue(tone), ear.output)

    # --- phones ---

    def _phoned(self, event: joining.OfPhones) -> None:
        """Speak to a page as its seat wants."""
        if isinstance(event, joining.PhoneTuned):
            session = self.table.session
            self._tune((ear for ear in session.ears if ear.output == page_of(event.seat)), session.tone)

    # --- how names are said ---

    def play(self, step: script.Step) -> None:
        """Play one step of a script. Raises Cannot, and Faulty for a bad recording."""
        if isinstance(step, script.RecordStep):
            self._recorder.says(step.file)
        else:
            super().play(step)

    def _listen(self, session: state.Session, made: Iterable[Event]) -> None:
        self.happened(made)
        if self.devices.keyboard is not None:
            self.devices.keyboard.spell(naming.wanted(self.table.shelf, self.table.session) is not None)
        if any(isinstance(event, events.TableCleared) for event in made) and self._spoken is not None:
            spoken.delete(self._spoken)
        before_it, self._sounds = self._sounds, _sounds(session)
        if not before_it <= self._sounds:
            self._sweep_notes()  # a note was taken back, or whoever had it has left
        before, self._speech = self._speech, session.speech
        match self._speech:
            case None:
                self._recorder.drop()
            case Speech.OPENING if before is None:
                self._recorder.open()
            case Speech.ENDING if before is Speech.SPEAKING:
                self._recorder.end()

    def _all_heard(self, session: state.Session) -> None:
        if session.speech is Speech.SPEAKING:
            self._recorder.all_heard()

    def _recorded(self) -> str:
        session = self.table.session
        if session.notebooks.speaks is not None:
            return f"{spoken.NAME}/note"
        return "" if session.naming is None else f"{config.NAMES_FOLDER}/{session.naming.name}"

    def _keep_name(self, told: events.NameSaid) -> None:
        """Say this name so from now on, in every language, and keep that for every evening of this folder."""
        table, said, place = self.table, told.said, decks.folder_of(self._venue.folder)
        before = self._venue.said.get(told.name)
        self._venue = replace(self._venue, said={**self._venue.said, told.name: said})
        table.shelf = replace(table.shelf, regulars=tuple(dict.fromkeys((*table.shelf.regulars, told.name))))
        tone = table.session.tone
        self.voice.turn(tone, self._venue.catalogue(tone), "table")
        self._tune(table.session.ears, tone)
        how = {"recording": said.recording} if said.recording else {"text": said.said or said.text}
        learned: dict[str, object] = {"said": {told.name: {"lang": said.lang, **how}}}
        try:
            if said.recording in self._recorder.unkept:
                with documents.writing(place / said.recording):
                    documents.put(place / said.recording, self._recorder.unkept[said.recording])
                self._recorder.kept(said.recording)
            config.Learned(self._venue.folder).save(learned, whole=(f"said/{told.name}",))
        except documents.Faulty as refused:
            self.line.say([game("not-kept", fault=refused.faults[0].word())])
        else:
            if before is not None and before.recording not in ("", said.recording):
                with suppress(OSError):
                    (place / before.recording).unlink()

    # --- spoken notes ---

    def _put_note(self, name: str, data: bytes) -> bool:
        """Write what was said, if it is a note, before its row. Raises documents.Faulty."""
        of, _, file = name.partition("/")
        if of != spoken.NAME:
            return False
        assert self._spoken is not None, "a notebook is of a game that has begun"
        spoken.put(self._spoken, file, data)
        return True

    def _sweep_notes(self) -> None:
        if self._spoken is not None:
            spoken.keep_only(self._spoken, _sounds(self.table.session))

    def _notes_of(self, journal: Path) -> None:
        self._spoken = self.voice.elsewhere[spoken.NAME] = spoken.beside(journal)

    # --- journals ---

    def _new_journal(self, game_id: str) -> store.Journal:
        path = folder.new_path(self._venue.table, game_id, datetime.now(UTC))
        self._notes_of(path)
        spoken.delete(spoken.beside(path))  # left by a game of that name, which somebody has deleted
        return store.Journal.create(path, events_of(game_id), game=game_id, made_by=VERSION, veil=self._venue.veil)

    def _unfinished(self) -> tuple[store.Journal, journalled.Inputs] | None:
        """The newest unfinished game, of the wished kind if one is wished for. Tells which files cannot be read."""
        for kept in folder.unfinished(self._venue.table, self._wishes.game):
            try:
                if kept.trouble is not None:
                    raise kept.trouble
                if kept.game not in self._venue.shelf.playable():
                    self._warn(word("kept-without-pack", pack=f"{kept.game}.yaml"))
                    continue
                with ExitStack() as closing:
                    found = closing.enter_context(
                        store.Journal.open(kept.path, events_of(kept.game), veil=self._venue.veil)
                    )
                    inputs = tuple(found.read())
                    if len(inputs) > 1:  # else it was only opened and left
                        closing.pop_all()
                        self._notes_of(kept.path)
                        return found, inputs
            except faults.JournalError as fault:
                box = self._venue.shelf.boxes.get(kept.path.parent.name)
                self._warn(faults.kept(fault, kept.path.parent.name if box is None else box.pack.title))
                if isinstance(fault, faults.DamagedJournal | faults.NotAJournal):
                    folder.set_aside(kept.path)
        return None

    def _warn(self, told: Word) -> None:
        self.line.say([Announcement(told.id, told.args, urgency=Urgency.ALERT)])


def _sounds(session: state.Session) -> frozenset[str]:
    """The files of all spoken notes."""
    told = (note.recording for _, book in session.notebooks.books for note in book.notes)
    return frozenset(recording.rpartition("/")[2] for recording in told if recording)


def _learned(change: events.ToneChanged) -> dict[str, object]:
    """What was set, under the settings' names."""
    tone = change.tone
    match change.what:
        case events.Setting.VOICE:
            return {"voices": {tone.lang: tone.voice}}
        case events.Setting.VERBOSITY:
            return {"verbosity": tone.verbosity.value}
        case events.Setting.LANGUAGE:
            return {"language": tone.lang}
        case what:
            return {what.value: getattr(tone, what.value)}
