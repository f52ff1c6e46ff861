"""A microphone at a loop's edge: what somebody says becomes a recording, named by what it is and kept once it is told.

    Listening, Recorded, NotRecorded ─ into the loop's line

It knows when to listen, and nothing of what is said. It must never write what nobody has kept.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.boxes import recordings
from companion.files.documents import Fault, Faulty
from companion.line import loop
from companion.model import Listening, NotRecorded, Recorded, word
from companion.speech import microphone, pcm

#: Why there is no recording, where the disk takes none.
NOT_WRITTEN = "not-written"


class Recorder:
    """``name``: the microphone, None for the system's own. ``what`` names the recording that is being made, with its
    folder, from the folder of the deck files: "time-bomb-undercover/lieu-1-text"; "" where nothing is wanted any more.

    ``unkept`` are recordings that are not on disk yet, by name: their bytes as a WAV file. ``at_once`` writes one that
    nobody is asked about, and tells whether it has; it raises Faulty where it cannot.
    """

    def __init__(
        self,
        table: loop.Loop,
        name: str | None,
        what: Callable[[], str],
        virtual: bool,
        at_once: Callable[[str, bytes], bool] = lambda name, data: False,
    ) -> None:
        self.unkept: dict[str, bytes] = {}
        self._table = table
        self._what = what
        self._at_once = at_once
        self._virtual = virtual
        self._microphone = microphone.Microphone(name, self)
        self._keeps = False  # the microphone is keeping what is said
        self._scripted: pcm.Pcm | None = None  # what a script says instead

    def open(self) -> None:
        """Listen soon: ``Listening`` comes when it does."""
        self._keeps = False
        if self._virtual or self._scripted is not None:
            self.listening()
        else:
            self._microphone.open()

    def all_heard(self) -> None:
        """Whoever shall speak has heard so: from now on what is said is kept."""
        if not self._keeps:
            self._keeps = True
            self._microphone.begin()

    def end(self) -> None:
        """It has been said: ``Recorded`` or ``NotRecorded`` comes."""
        if self._scripted is None:
            self._microphone.end()
            return
        self._microphone.drop()
        sound, self._scripted = self._scripted.voiced(), None
        if sound.samples:
            self.recorded(sound, True)
        else:
            self.failed(microphone.MicrophoneFault.SILENT)

    def drop(self) -> None:
        """Nothing is to be recorded now."""
        self._microphone.drop()

    def close(self) -> None:
        self._microphone.close()

    def says(self, file: str) -> None:
        """A script's own recording, for the next time that somebody shall speak. Raises Faulty for a bad one."""
        path = Path(file)
        try:
            self._scripted = pcm.Pcm(*recordings.read(path, anywhere=True)).at_rate(pcm.RATE)
        except recordings.BadRecording as bad:
            id, args = (
                f"fault-recording-{bad.reason}",
                word("", file=path.name, seconds=recordings.LONGEST_SECONDS).args,
            )
            raise Faulty([Fault(path, None, "", id, args)]) from None

    def kept(self, name: str) -> None:
        """This recording is on disk now."""
        del self.unkept[name]
        del self._table.voice.fresh[name]

    # --- what the microphone reports, from its thread ---

    def listening(self) -> None:
        self._table.inbox.put(lambda: self._table.line.take(Listening(self._table.now)))

    def recorded(self, sound: pcm.Pcm, whole: bool) -> None:
        self._table.inbox.put(lambda: self._recorded(sound, whole))

    def failed(self, fault: microphone.MicrophoneFault) -> None:
        self._table.inbox.put(lambda: self._table.line.take(NotRecorded(fault.value, self._table.now)))

    def _recorded(self, sound: pcm.Pcm, whole: bool) -> None:
        folder, _, what = self._what().rpartition("/")
        if not what:
            return
        data = recordings.encoded(sound.rate, sound.samples)
        name = f"{folder}/{recordings.name_of(what, data)}"
        try:
            if not self._at_once(name, data):
                self.unkept[name], self._table.voice.fresh[name] = data, sound
        except Faulty:
            self._table.line.take(NotRecorded(NOT_WRITTEN, self._table.now))
            return
        self._table.line.take(Recorded(name, whole, self._table.now))
