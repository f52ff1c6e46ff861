"""The table's voice and its ears: catalogue, engine, cache and outputs joined, or the same lines without sound.

Where there is no sound, every line is still shown, at once. It must never choose words for a game, let the consumer
loop wait, or open an ear on the default device.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

from companion.files.config import Outputs
from companion.model import Announcement, Equipment, Only, Plugged, Tone, word
from companion.speech import player, troubles
from companion.speech.cache import Cache
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Ears, Imagined, PrivateOutput
from companion.speech.engine import Engine, EngineTrouble, Manner, WorkerEngine
from companion.speech.engine_voices import choose, named
from companion.speech.natural import NaturalVoices, piper
from companion.speech.outputs import Device, NoSound, Output, SoundFault, bind, lead_in
from companion.speech.pcm import Pcm
from companion.speech.player import MiniaudioOutput
from companion.speech.recorded import RecordedVoice
from companion.speech.scheduler import MuteSpeaker
from companion.speech.speaker import EngineSpeaker

Post = Callable[[Callable[[], None]], None]


def _manner(tone: Tone, engine_voices: Sequence[str]) -> Manner:
    """The chosen voices, then the usual ones. Each language finds its own among them."""
    return Manner(tone.rate, (*(voice for _, voice in tone.voices), *engine_voices))


class TableVoice:
    """Says announcements to the table and its ears, through ``says``.

    ``shown`` is called with each line when its speech starts, ``report`` for outputs that come and go and for troubles
    of the voice. An ear that is lost or back has been locked before ``report``. Both are called in the consumer loop;
    ``post`` takes a function there from any thread.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        tone: Tone,
        engine_voices: Sequence[str],
        shown: Callable[[Announcement], None],
        report: Callable[[Plugged | Announcement], None],
        post: Post,
        outputs: Outputs = Outputs(),  # noqa: B008 — frozen
        *,
        mute: bool = False,
        voice_files: Mapping[str, Path] = MappingProxyType({}),
        recordings: Path | None = None,
        read_already: bool = False,
        lead_ins: Mapping[str, float] = MappingProxyType({}),
    ) -> None:
        """Raises ``OutputRefused`` for outputs that cannot be had as wished.

        Without any sound ``fault`` says why, every line is only shown, and no ear is present. A mute voice has imagined
        ears. ``voice_files`` are Piper's, by language; other languages are read by ``engine_voices``. ``recordings`` is
        the folder at which paths of recordings start; those in ``fresh`` are not there yet, those whose first part is
        in ``elsewhere`` are in that folder. ``read_already``: all that
        is said has been printed before, so a voice that is late is no news in the terminal. ``lead_ins``: how long
        devices need to wake, see ``outputs.lead_in``.
        """
        self.catalogue = catalogue
        self._own_words: dict[str, Catalogue] = {}  # of ears with a tone of their own
        self._wanted = _manner(tone, engine_voices).voices
        self.fault: NoSound | None = None
        self._engine_voices = tuple(engine_voices)
        self._voice_files = voice_files
        self._recordings = recordings
        self._read_already = read_already
        self._lead_ins = lead_ins
        self.fresh: dict[str, Pcm] = {}
        self.elsewhere: dict[str, Path] = {}
        self._engine: Engine | None = None
        self._cache = Cache()
        self._shown = shown
        self._report = report
        self._post = post
        self.outputs: dict[str, MiniaudioOutput] = {}  # "table", and ears by their names
        self._speakers: dict[str, EngineSpeaker] = {}
        self.says: Ears
        if not mute:
            try:
                self._with_sound(tone, outputs)
                return
            except NoSound as fault:
                self.fault = fault
                self.close()
                self.outputs.clear()
                self._speakers.clear()
        nowhere = Imagined(lost=not mute)
        ears = [PrivateOutput(wish.output, wish.seats, MuteSpeaker(), nowhere) for wish in outputs.ears]
        self.says = Ears(MuteSpeaker(), shown, Imagined(), ears, self._pieces)

    def turn(self, tone: Tone, catalogue: Catalogue, output: str | None = None) -> None:
        """Speak in another tone and with other words from the next phrase on: everywhere, or on one output."""
        if output in (None, "table"):
            self.catalogue = catalogue
        else:
            self._own_words[output] = catalogue
        for name, speaker in self._speakers.items():
            if output in (None, name):
                speaker.manner = _manner(tone, self._engine_voices)
                speaker.catalogue = catalogue
                if name in self.outputs:
                    self.outputs[name].volume = tone.volume / 100

    # --- pages ---

    def join(self, page: PrivateOutput, tone: Tone, catalogue: Catalogue) -> None:
        """A phone serves its seat from now on, with these words; see ``Ears.join``."""
        self.says.join(page)
        self.turn(tone, catalogue, page.output)

    def part(self, page: str) -> None:
        """It does so no more."""
        self.says.part(page)
        self._own_words.pop(page, None)
        self._speakers.pop(page, None)

    def speaker_on(self, name: str, output: Output, tone: Tone, catalogue: Catalogue) -> EngineSpeaker:
        """A speaker with the companion's own voice on this output, in this tone until ``turn`` changes it. A page's
        ``output`` gathers the sounds of a line and sends them to its phone."""
        manner = _manner(tone, self._engine_voices)
        self._speakers[name] = EngineSpeaker(
            self._start_engine(), self._cache, output, catalogue, manner, self._post, self._trouble
        )
        return self._speakers[name]

    def words(self, announcement: Announcement) -> Catalogue:
        """The words for its listeners."""
        return self._own_words.get(self._ear_of(announcement), self.catalogue)

    def _pieces(self, announcement: Announcement) -> tuple[Announcement, ...]:
        return self.words(announcement).pieces(announcement)

    def voices(self, langs: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
        """The engine's voices of each language, the usual one first; none while the engine is starting."""
        found = self._engine.voices() if self._engine is not None else None
        if found is None:
            return {}
        listed: dict[str, tuple[str, ...]] = {}
        for lang in langs:
            usual = choose(found, self._wanted, lang)
            others = (voice.id for voice in found if voice.speaks(lang) and voice != usual)
            listed[lang] = (usual.id, *others) if usual is not None else ()
        return listed

    def unknown(self, wanted: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
        """Those of these (language, voice) that the engine lacks; none while it is starting."""
        found = (self._engine.voices() if self._engine is not None else None) or ()
        return tuple(
            (lang, voice) for lang, voice in wanted if named((v for v in found if v.speaks(lang)), voice) is None
        )

    def prepare(self, likely: Iterator[Announcement | None]) -> bool:
        """Render the next line ahead: one that waits to be said, else the next of ``likely``.

        It does nothing while a sound is being waited for, so that at most one line in the engine is not needed yet. It
        takes one step of ``likely``. Returns whether there may be more to do at once.
        """
        if not self.renders or self._rendering:
            return False
        for waiting in self.says.unsaid:
            self._speakers["table"].prepare(waiting)
            if self._rendering:
                return False
        for announcement in likely:
            if announcement is not None:
                self._speakers[self._output_of(announcement)].prepare(self._pieces(announcement)[0])
            return not self._rendering
        return False

    @property
    def renders(self) -> bool:
        """Whether the table is spoken to: with no sound, words are only shown."""
        return "table" in self._speakers

    def _output_of(self, announcement: Announcement) -> str:
        """The output where it is heard: it is prepared at that output's rate and with its words."""
        ear = self._ear_of(announcement)
        return ear if ear in self._speakers else "table"

    def _ear_of(self, announcement: Announcement) -> str:
        """The ear that serves its only listener, else the table."""
        audience = announcement.audience
        seat = audience.seat if isinstance(audience, Only) else None
        return next((ear.output for ear in self.says.all if seat in ear.seats), "table")

    @property
    def _rendering(self) -> bool:
        return any(speaker.rendering for speaker in self._speakers.values())

    @property
    def sounds(self) -> bool:
        """Whether the table can hear what is said to it."""
        return "table" in self.outputs and not self.outputs["table"].lost

    @property
    def ready(self) -> bool:
        """Whether every output is open and takes samples."""
        return all(output.ready for output in self.outputs.values())

    def close(self) -> None:
        """Silence everything; close the devices and end the engine's process."""
        for output in self.outputs.values():
            output.close()
        if self._engine is not None:
            self._engine.close()

    def _with_sound(self, tone: Tone, outputs: Outputs) -> None:
        devices = player.devices()
        bound = bind(outputs, devices)
        usual = next((device for device in devices if device.default), None)
        self._start_engine()

        def speaker(name: str, device: Device | None) -> EngineSpeaker:
            output = self.outputs[name] = MiniaudioOutput(
                device,
                lambda fault: self._post(lambda: self._changed(name, fault)),
                lambda: self._post(lambda: self._changed(name, None)),
                tone.volume / 100,
                lead_in(device or usual, self._lead_ins),
            )
            return self.speaker_on(name, output, tone, self.catalogue)

        table = speaker("table", bound.table)
        voices = [(wish, speaker(wish.output, device)) for wish, device in bound.ears]
        ears = [PrivateOutput(wish.output, wish.seats, voice, self.outputs[wish.output]) for wish, voice in voices]
        self.says = Ears(table, self._shown, self.outputs["table"], ears, self._pieces)

    def _start_engine(self) -> Engine:
        if self._engine is None:
            self._engine = WorkerEngine(late=self._keeps_waiting)
            if self._voice_files:
                natural = {lang: piper(lang, file, self._keeps_waiting) for lang, file in self._voice_files.items()}
                self._engine = NaturalVoices(self._engine, natural, self._natural_trouble)
            self._engine = RecordedVoice(self._engine, self._recordings, self.fresh, self.elsewhere)
        return self._engine

    def _keeps_waiting(self) -> None:  # in an engine's thread
        self._post(self._late)

    def _late(self) -> None:
        """A sign, and words in the terminal: spoken words would only wait behind the missing ones."""
        waiting = [speaker for speaker in self._speakers.values() if speaker.late()]
        if waiting and not self._read_already:
            with suppress(OSError):  # standard output is closed: that must not end an evening
                print(self.catalogue.text(word("voice-late")), file=sys.stderr, flush=True)

    def _natural_trouble(self, trouble: EngineTrouble) -> None:  # in an engine's thread
        self._post(lambda: self._report(troubles.natural(trouble)))

    def _trouble(self, trouble: EngineTrouble) -> None:
        self._report(troubles.told(trouble))

    def _changed(self, output: str, fault: SoundFault | None) -> None:
        """An output's device has gone, and why; None: it is back."""
        if output != "table":
            self.says.lock(output)
            self._report(Plugged(Equipment.EARPHONE, output, present=fault is None))
            return
        if fault:
            self.says.loudspeaker_lost()
        self._report(Plugged(Equipment.LOUDSPEAKER, fault.value if fault else "", present=fault is None))
