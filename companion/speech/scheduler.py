"""Which line is heard, in what order, and what happens to the others. One scheduler for each output.

    ALERT   cuts what is being said, but no other ALERT. ALERTs are said in order, before all that waits.
    GAME    waits its turn. A GAME line that was cut by an ALERT starts again once, unless its topic has a newer
            line; a cut before its first sample does not count.
    ECHO    only the latest input's is said. The ECHO lines of one batch belong together; any line of a later batch
            cancels them, said or unsaid.

A newer line makes older lines of the same non-empty topic untrue. They are dropped if they wait, and cut if they are
being said: an answered question need not be heard to its end. A player's key cuts ECHO; # cuts what is being said;
``*`` cuts it and empties the queue.

It knows announcements and their urgency. It must never start a thread, read a clock or see words. All calls, also the
speaker's callbacks, come from the consumer loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from companion.model import Announcement, Urgency


class Speaker(Protocol):
    """Says one announcement at a time."""

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        """Begin. Calls ``started`` when its first sample is handed over, and ``finished`` when it is over.

        Both may be called during this call, ``started`` first. After ``stop`` they are ignored.
        """
        ...

    def stop(self) -> None:
        """Silence what was started."""
        ...


class MuteSpeaker:
    """No sound: every line starts and finishes at once, so nothing waits for speech to end."""

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        started()
        finished()

    def stop(self) -> None: ...


@dataclass(slots=True, eq=False)
class _Line:
    announcement: Announcement
    batch: int
    show: Callable[[Announcement], None]
    shown: bool = False  # its speech has started at least once
    again: bool = False  # an ALERT cut it while it was being said, and it starts again

    @property
    def urgency(self) -> Urgency:
        return self.announcement.urgency


class Scheduler:
    """One output's lines. ``shown`` is called once for each line whose speech starts, never for a dropped one."""

    def __init__(self, speaker: Speaker, shown: Callable[[Announcement], None]) -> None:
        self._speaker = speaker
        self._shown = shown
        self._waiting: list[_Line] = []  # ALERTs first, then in order of arrival
        self._saying: _Line | None = None
        self._run = 0  # counts starts: reports of a stopped line are out of date
        self._batch = 0
        self._heard = False  # some of the line has been heard since this start
        self._going_on = False
        self._held = False

    @property
    def speaking(self) -> bool:
        """Whether a line is being said, or about to be."""
        return self._saying is not None

    @property
    def waiting(self) -> bool:
        """Whether more lines wait behind the one that is being said."""
        return bool(self._waiting)

    @property
    def unsaid(self) -> tuple[Announcement, ...]:
        """The lines that wait, in the order in which they will be said."""
        return tuple(line.announcement for line in self._waiting)

    def say(self, batch: Sequence[Announcement], shown: Callable[[Announcement], None] | None = None) -> None:
        """The announcements of one input, in order. ``shown``: is called for these instead."""
        if not batch:
            return
        self._batch += 1
        self._cancel_echo()
        for announcement in batch:
            self._supersede(announcement)
            self._enqueue(_Line(announcement, self._batch, shown or self._shown))
        alert_waits = bool(self._waiting) and self._waiting[0].urgency is Urgency.ALERT
        if alert_waits and self._saying and self._saying.urgency is not Urgency.ALERT:
            self._cut_for_alert()
        self._go_on()

    def key(self) -> None:
        """A player's key came down: ECHO is cut at once. (# calls ``skip`` instead, ``*`` ``silence``.)"""
        self._cancel_echo()
        self._go_on()

    def skip(self) -> None:
        """#: what is being said is cut, and the next line or the next piece of a list starts."""
        pieces = any(line.announcement.piece for line in self._waiting)
        self._cancel_echo() if self._saying and self._saying.urgency is Urgency.ECHO and not pieces else self._cut()
        self._go_on()

    def silence(self) -> bool:
        """``*``: cut, and forget what waits. Returns whether something was being said."""
        self._waiting.clear()
        return self._cut() is not None

    def hold(self, held: bool) -> None:
        """Be silent while another voice speaks. The present line is cut, and starts again after the hold."""
        self._held = held
        if not held:
            self._go_on()
        elif line := self._cut():
            self._waiting.insert(0, line)

    def forget(self, unwanted: Callable[[Announcement], bool]) -> None:
        """Cut and drop the ``unwanted`` lines."""
        self._waiting = [line for line in self._waiting if not unwanted(line.announcement)]
        if self._saying and unwanted(self._saying.announcement):
            self._cut()
        self._go_on()

    # -----------------------------------------------------------------------------------------------------

    def _cancel_echo(self) -> None:
        self._waiting = [line for line in self._waiting if line.urgency is not Urgency.ECHO]
        if self._saying and self._saying.urgency is Urgency.ECHO:
            self._cut()

    def _supersede(self, newer: Announcement) -> None:
        if not newer.topic:
            return
        gone = self._of_topic(newer)
        self._waiting = [line for line in self._waiting if line not in gone]
        if self._saying in gone:
            self._cut()  # it is no longer true

    def _of_topic(self, newer: Announcement) -> list[_Line]:
        """The lines that this one makes untrue. The pieces of one list belong together."""
        lines = [*self._waiting, *([self._saying] if self._saying else [])]
        same = [line for line in lines if line.announcement.topic == newer.topic]
        return [line for line in same if newer.piece < 2 or line.batch != self._batch]

    def _enqueue(self, line: _Line, first: bool = False) -> None:
        """An ALERT goes behind the other ALERTs, any other line to the end; ``first``: just behind the ALERTs."""
        if line.urgency is Urgency.ALERT or first:
            alerts = sum(waiting.urgency is Urgency.ALERT for waiting in self._waiting)
            self._waiting.insert(alerts, line)
        else:
            self._waiting.append(line)

    def _cut_for_alert(self) -> None:
        line = self._cut()
        if line and not (line.again and self._heard):
            line.again = line.again or self._heard
            self._enqueue(line, first=True)

    def _cut(self) -> _Line | None:
        line, self._saying = self._saying, None
        self._run += 1
        if line:
            self._speaker.stop()
        return line

    def _go_on(self) -> None:
        """Start lines until one takes time. This is a loop and no recursion, as a mute speaker finishes at once."""
        if self._going_on:
            return
        self._going_on = True
        try:
            while self._saying is None and self._waiting and not self._held:
                self._saying = line = self._waiting.pop(0)
                self._heard = False
                self._run += 1
                self._speaker.start(
                    line.announcement, partial(self._started, self._run), partial(self._finished, self._run)
                )
        finally:
            self._going_on = False

    def _started(self, run: int) -> None:
        line = self._saying
        if run != self._run or line is None:
            return
        self._heard = True
        if not line.shown:
            line.shown = True
            line.show(line.announcement)

    def _finished(self, run: int) -> None:
        if run == self._run:
            self._saying = None
            self._go_on()
