"""A page as a private ear: the speaker of its scheduler, and what a line sounds like in the companion's own voice.

    Scheduler ─ PageSpeaker.start ─ the page's screen ─ the page has it ─ PageSpeaker.heard ─ the next line
    Announcement ─ EngineSpeaker ─ Collected ─ as_wav

A line begins and ends when its page says that it is there (has been read on, in braille; has sounded, where the page
speaks). So nothing is confirmed that a dead phone has not shown. Text is never cut: what was shown stays, and is not
shown twice where its scheduler starts it again. While nobody may be at the page, a line waits here. It must never wait
for a page by blocking, or see a key.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from companion.model import Announcement
from companion.speech.pcm import RATE, Pcm

#: Seconds to which a sound is filled with silence: its length tells nothing of its word.
LENGTHS = (2, 4, 8, 16, 32)
#: So many lines may wait to be started again.
MOST_CUT = 8


@dataclass(slots=True, eq=False, repr=False)
class _Line:
    announcement: Announcement
    started: Callable[[], None]
    finished: Callable[[], None]
    number: int | None = None  # on the page; None: it is withheld
    begun: bool = False

    def begin(self) -> None:
        if not self.begun:
            self.begun = True
            self.started()


class PageSpeaker:
    """A ``scheduler.Speaker`` for one page.

    ``show`` puts a line on the page and returns its number, or None where it is withheld for now. ``resound`` lets the
    page speak a line again that it has shown already; ``hush`` makes it silent.
    """

    def __init__(
        self,
        show: Callable[[Announcement], int | None],
        resound: Callable[[int], None] = lambda _: None,
        hush: Callable[[], None] = lambda: None,
    ) -> None:
        self._show, self._resound, self._hush = show, resound, hush
        self._line: _Line | None = None
        self._cut: dict[int, Announcement] = {}  # the newest lines on the page whose end was not awaited, by number
        self._heard = 0

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        self._line = _Line(announcement, started, finished)
        self.deliver()

    def rest(self, over: Callable[[], None]) -> None:
        over()

    def stop(self) -> None:
        line, self._line = self._line, None
        if line is not None and line.number is not None:
            self._cut = dict([*self._cut.items(), (line.number, line.announcement)][-MOST_CUT:])
            self._hush()

    def deliver(self) -> None:
        """Show the line that was withheld, if there is one."""
        line = self._line
        if line is None or line.number is not None:
            return
        again = next((number for number, said in self._cut.items() if said is line.announcement), None)
        if again is None:
            line.number = self._show(line.announcement)
            return
        line.number = again
        del self._cut[again]
        if again > self._heard:
            self._resound(again)
        else:
            self._end(line)

    def begins(self, number: int) -> None:
        """The page has begun to speak the line with this number."""
        if self._line is not None and self._line.number == number:
            self._line.begin()

    def heard(self, number: int) -> None:
        """The page has shown, or its reader has read, or its wearer has heard, all lines up to this number."""
        line, self._heard = self._line, max(self._heard, number)
        if line is not None and line.number is not None and line.number <= number:
            self._end(line)

    def _end(self, line: _Line) -> None:
        self._line = None
        line.begin()
        line.finished()

    def forget(self, unwanted: Callable[[Announcement], bool]) -> None:
        """These lines are on the page no more."""
        self._cut = {number: said for number, said in self._cut.items() if not unwanted(said)}

    @property
    def number(self) -> int | None:
        """The number of the line whose end is awaited."""
        return None if self._line is None else self._line.number


class Collected:
    """An ``outputs.Output`` that only collects what a line sounds like."""

    playing = lost = False
    losses, waking = 0, 0.0

    def __init__(self) -> None:
        self.sounds: list[Pcm] = []

    def play(self, pcm: Pcm, done: Callable[[], None], losses: int | None = None) -> None:
        self.sounds.append(pcm.at_rate(RATE))
        done()

    def stop(self) -> None:
        self.sounds = []

    def close(self) -> None: ...


def as_wav(sounds: list[Pcm]) -> bytes:
    """These sounds as one WAV file (16 bits, mono), filled with silence to one of ``LENGTHS``; longer ones are cut."""
    samples = b"".join(chain(sound.samples for sound in sounds))
    size = next((2 * RATE * length for length in LENGTHS if 2 * RATE * length >= len(samples)), 2 * RATE * LENGTHS[-1])
    with io.BytesIO() as written:
        with wave.open(written, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples[:size].ljust(size, b"\0"))
        return written.getvalue()
