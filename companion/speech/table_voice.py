"""The table's voice: catalogue, engine, cache, output and scheduler joined, or the same lines without sound.

It knows how to be silent without being lost: where there is no sound, every line is still shown, at once. It must
never choose words for a game, and never let the consumer loop wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.model import Announcement, Tone
from companion.speech import player
from companion.speech.cache import Cache
from companion.speech.catalogue import Catalogue
from companion.speech.engine import Engine, EngineTrouble, Manner, WorkerEngine
from companion.speech.outputs import Device, NoSound, SoundFault, find
from companion.speech.player import MiniaudioOutput
from companion.speech.scheduler import MuteSpeaker, Scheduler, Speaker
from companion.speech.speaker import EngineSpeaker

Post = Callable[[Callable[[], None]], None]


@dataclass(frozen=True, slots=True)
class Reports:
    """Who is told what the voice has to report; each is called in the consumer loop."""

    shown: Callable[[Announcement], None]
    trouble: Callable[[EngineTrouble], None]
    lost: Callable[[SoundFault], None]
    back: Callable[[], None]


class TableVoice:
    """Says announcements to the table. ``say``, ``key``, ``skip`` and ``silence`` are the scheduler's."""

    def __init__(
        self,
        catalogue: Catalogue,
        tone: Tone,
        engine_voices: Sequence[str],
        reports: Reports,
        post: Post,
        output: str | None = None,
        *,
        mute: bool = False,
    ) -> None:
        """``output`` is a device's id or a part of its name, None the system's own choice.

        Raises NotFound and Ambiguous for an ``output`` that is not one device. Without any sound ``fault`` says
        why, and every line is only shown.
        """
        self.catalogue = catalogue
        self.fault: NoSound | None = None
        self._engine_voices = tuple(engine_voices)
        self._engine: Engine | None = None
        self._output: MiniaudioOutput | None = None
        self._speaking: EngineSpeaker | None = None
        speaker: Speaker = MuteSpeaker()
        if not mute:
            try:
                speaker = self._with_sound(tone, reports, post, output)
            except NoSound as fault:
                self.fault = fault
        self.scheduler = Scheduler(speaker, reports.shown)

    def turn(self, tone: Tone, catalogue: Catalogue) -> None:
        """Speak in another manner, with other words, from the next phrase on."""
        self.catalogue = catalogue
        if self._speaking is not None:
            self._speaking.manner = Manner(tone.rate, self._engine_voices)
            self._speaking.catalogue = catalogue
        if self._output is not None:
            self._output.volume = tone.volume / 100

    @property
    def sounds(self) -> bool:
        """Whether what is said now can be reports."""
        return self._output is not None and not self._output.lost

    def close(self) -> None:
        """Silence; the device and the engine's process are let go."""
        if self._output is not None:
            self._output.close()
        if self._engine is not None:
            self._engine.close()

    def _with_sound(self, tone: Tone, reports: Reports, post: Post, name: str | None) -> Speaker:
        found = player.devices()
        device: Device | None = None if name is None else find(name, found)
        self._output = MiniaudioOutput(
            device,
            lambda fault: post(lambda: reports.lost(fault)),
            lambda: post(reports.back),
            tone.volume / 100,
        )
        self._engine = WorkerEngine()
        self._speaking = EngineSpeaker(
            self._engine,
            Cache(),
            self._output,
            self.catalogue,
            Manner(tone.rate, self._engine_voices),
            post,
            reports.trouble,
        )
        return self._speaking
