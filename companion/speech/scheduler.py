"""Which line is heard, in what order, and what happens to the others. One scheduler for each output.

    ALERT   cuts what is being said, but no other ALERT. ALERTs are said in order, before all that waits. A line that
            one cuts starts again once, unless its topic has a newer line; a cut before its first sample does not count.
            The same refusal again, before the first has been said to its end, is said no second time.
    ANSWER  what the newest key or scan asked for, or was refused. It cuts all but ALERT, and is said before all that
            waits but ALERT. Answers to one device replace each other, said or unsaid; so does any newer input of that
            device. Whatever else it cuts starts again after it.
    GAME    waits its turn, and is never dropped while it is true.
    ECHO    only the latest input's is said. The ECHO lines of one batch belong together; any line of a later batch
            cancels them, said or unsaid. Where a key brings nothing else, they are its ANSWER. Between the breaths of
            such an answer comes what calls somebody to listen.

A newer line makes older lines of the same non-empty topic untrue. They are dropped if they wait, and cut if they are
being said: an answered question need not be heard to its end. An ANSWER does so only when it begins, as it may itself
be dropped. A player's key cuts ECHO; # goes to the line that tells what is due; ``*`` cuts and empties the queue.

**What is due** is the newest GAME line of a turn, or the newest prompt: it has been heard of when it has begun to
sound, and not before. It is still due when it was silenced before. What asks about an undo is due beside it, and what
asks about a phone that wants to join.

Between two lines there is a rest, longer than the pauses within a line. What answers an input does not wait for it.

It knows announcements and their urgency. It must never start a thread, read a clock or see words. All calls, also the
speaker's callbacks, come from the consumer loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from companion.model import KEYS, KNOCK, NOBODY, REFUSALS, UNDO, Announcement, Cause, Table, Urgency


class Speaker(Protocol):
    """Says one announcement at a time."""

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        """Begin. Calls ``started`` when its first sample is handed over, and ``finished`` when it is over.

        Both may be called during this call, ``started`` first. After ``stop`` they are ignored.
        """

    def rest(self, over: Callable[[], None]) -> None:
        """Keep silent for as long as between two announcements, then call ``over``; never after ``stop``."""

    def stop(self) -> None:
        """Silence what was started, or end the rest."""


class MuteSpeaker:
    """No sound: every line starts and finishes at once, so nothing waits for speech to end."""

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        started()
        finished()

    def rest(self, over: Callable[[], None]) -> None:
        over()

    def stop(self) -> None: ...


@dataclass(slots=True, eq=False)
class _Line:
    announcement: Announcement
    urgency: Urgency
    batch: int
    cause: Cause
    show: Callable[[Announcement], None]
    shown: bool = False  # its speech has started at least once
    told: bool = False  # the same, or another line has told the same, or it ended where nobody can hear it
    again: bool = False  # an ALERT cut it while it was being said, and it starts again

    @property
    def topic(self) -> str:
        return self.announcement.topic

    def goes_on_from(self, other: _Line) -> bool:
        """Whether it is a later piece of the same list."""
        one, first = self.announcement, other.announcement
        return self.batch == other.batch and one.id == first.id and one.piece > first.piece > 0

    def says_as(self, other: _Line) -> bool:
        """Whether it has the same words for the same listeners, whichever piece of them."""
        one, same = self.announcement, other.announcement
        return (one.id, one.args, one.audience) == (same.id, same.args, same.audience)

    @property
    def rank(self) -> int:
        return _RANKS.get(self.urgency, 2)

    @property
    def prompts(self) -> bool:
        """Whether it tells what is due: a GAME line, or an ANSWER that the next question makes untrue."""
        if self.urgency is Urgency.GAME:
            return not self.of_keys
        return self.urgency is Urgency.ANSWER and self.topic != "" and not self.announcement.of_listening

    @property
    def of_keys(self) -> bool:
        """Whether it only says how the act that is due is done: whoever has done it knows."""
        return self.topic.startswith(KEYS)

    @property
    def short(self) -> bool:
        """Whether its beginning tells enough: who listens. After another answer it would come too late."""
        return self.urgency is Urgency.ANSWER and self.announcement.of_listening

    @property
    def calls(self) -> bool:
        """Whether it tells the table that somebody may listen, and nobody has heard it yet."""
        return self.urgency is Urgency.GAME and self.announcement.of_listening and not self.shown

    @property
    def of_window(self) -> bool:
        """Whether it tells the table who listens, and nobody has heard it yet: no key of theirs may drop that."""
        line = self.announcement
        return line.of_listening and isinstance(line.audience, Table) and not self.shown


_RANKS = {Urgency.ALERT: 0, Urgency.ANSWER: 1}


class Scheduler:
    """One output's lines. ``shown`` is called once for each line whose speech starts, never for a dropped one."""

    def __init__(self, speaker: Speaker, shown: Callable[[Announcement], None]) -> None:
        self._speaker = speaker
        self._shown = shown
        self._waiting: list[_Line] = []  # ALERTs first, then ANSWERs, the newest batch first; then in order of arrival
        self._saying: _Line | None = None
        self._due: dict[str, _Line] = {}  # what is due (""), and what asks about an undo or a phone, by topic
        self._run = 0  # counts starts: reports of a stopped line are out of date
        self._batch = 0
        self._heard = False  # some of the line has been heard since this start
        self._ended: _Line | None = None  # the line that has just ended, while we rest
        self._going_on = False
        self._held = False
        self._behind: frozenset[int] | None = frozenset()  # see ``hold``

    # --- how it stands ---

    @property
    def speaking(self) -> bool:
        """Whether a line is being said, or about to be."""
        return self._saying is not None or (self._ended is not None and self.waiting)

    @property
    def waiting(self) -> bool:
        """Whether more lines wait behind the one that is being said."""
        return bool(self._waiting)

    @property
    def resting(self) -> bool:
        """Whether a line has just ended."""
        return self._ended is not None

    @property
    def unsaid(self) -> tuple[Announcement, ...]:
        """The lines that wait, in the order in which they will be said."""
        return tuple(line.announcement for line in self._waiting)

    @property
    def urgent(self) -> frozenset[int]:
        """The batches of which an ALERT or an ANSWER is being said, or waits."""
        lines = [*([self._saying] if self._saying else []), *self._waiting]
        return frozenset(line.batch for line in lines if line.rank < 2)

    def unheard(self, about: str = "") -> bool:
        """Whether what is due, or what asks ``about`` an undo or a phone, has not begun to sound; or a piece of an
        answer waits."""
        due = self._due.get(about)
        return (due is not None and not due.told) or (not about and self._pieces_wait)

    # --- lines ---

    def say(
        self,
        batch: Sequence[Announcement],
        shown: Callable[[Announcement], None] | None = None,
        cause: Cause = NOBODY,
        number: int | None = None,
    ) -> None:
        """The announcements of one input, in order. ``shown`` is called for these instead; ``number`` is the batch's.

        Then speech goes on, even where there is nothing new: ``key`` and ``skip`` have only cut it.
        """
        if number is not None:
            self._batch = number
        elif not cause.follows:
            self._batch += 1
        if batch and not cause.follows:
            self._cancel_echo()
            self._drop_answers(cause.device)
        if cause.act:
            self._drop(lambda line: line.of_keys or (line.urgency is Urgency.ANSWER and line.prompts))
        tells = any(announcement.urgency is Urgency.GAME for announcement in batch)
        lines = [
            _Line(announcement, _urgency(announcement.urgency, cause, tells), self._batch, cause, shown or self._shown)
            for announcement in batch
        ]
        lines = [line for line in lines if not self._says_so(line)]
        self._make_way(lines)
        for line in lines:
            self._supersede(line)
            self._enqueue(line)
        self._ask([line for line in lines if cause.asks or line.topic == KNOCK])
        if batch and cause.device:
            self._end_rest()
        self._go_on()

    def outdate(self, act: int) -> None:
        """This durable act was taken back: what tells of it is no longer true."""
        self._drop(lambda line: line.cause.act == act)
        self._due = {about: line for about, line in self._due.items() if line.cause.act != act}

    # --- keys: what they cut is silent at once; ``say`` goes on ---

    def key(self, device: str = "") -> None:
        """A key came down: ECHO is cut, and what this keypad was answered. (# calls ``skip``, ``*`` ``silence``.)"""
        self._cancel_echo()
        self._drop_answers(device)

    def cut(self) -> None:
        """What is being said is cut, and is gone."""
        self._cancel_echo() if self._saying and self._saying.urgency is Urgency.ECHO else self._cut()

    def skip(self, device: str = "") -> None:
        """#: what is being said is cut. The next piece of an answer follows; else what is due, if it has not begun."""
        if self._pieces_wait:
            self._cut()
            return
        self.cut()
        self._drop_answers(device)
        due = self._due.get("")
        if due is None or due.told:
            return
        if due not in self._waiting:  # it was silenced
            self._enqueue(due, first=True)
        before = self._waiting[: self._waiting.index(due)]
        self._waiting = [line for line in self._waiting if line not in before or line.rank < 2]

    def silence(self) -> bool:
        """``*``: cut, and forget what waits. Returns whether something was being said."""
        speaking = self.speaking
        self._waiting.clear()
        self._cut()
        return speaking

    # --- other voices, other wearers ---

    def hold(self, held: bool, behind: frozenset[int] | None = None) -> None:
        """Be silent while another voice speaks. The present line is cut, and starts again after the hold.

        An ANSWER does not wait, but for those of the batches ``behind`` which it comes; None: for all.
        """
        self._held, self._behind = held, behind
        if self._saying is not None and not self._may_start(self._saying):
            line = self._cut()
            assert line is not None
            self._enqueue(line, first=True)
        self._go_on()

    def forget(self, unwanted: Callable[[Announcement], bool]) -> None:
        """Cut and drop the ``unwanted`` lines."""
        self._drop(lambda line: unwanted(line.announcement))
        self._due = {about: line for about, line in self._due.items() if not unwanted(line.announcement)}
        self._go_on()

    # -----------------------------------------------------------------------------------------------------

    @property
    def _pieces_wait(self) -> bool:
        """Whether more pieces of the list or of the answer that is being said wait."""
        line = self._saying or self._ended
        if line is None:
            return False
        answer = line.urgency is Urgency.ANSWER
        return any(
            other.goes_on_from(line) or (answer and other.urgency is Urgency.ANSWER and other.batch == line.batch)
            for other in self._waiting
        )

    def _says_so(self, newer: _Line) -> bool:
        """Whether an ALERT of before, still unsaid, refuses in the same words: twelve keys on a full disk are one line.

        What tells of an act is never the same: it happened twice.
        """
        if newer.rank or newer.cause.act or newer.announcement.sign not in REFUSALS:
            return False
        unsaid = [*([self._saying] if self._saying else []), *self._waiting]
        return any(
            line.rank == 0 and not line.cause.act and line.batch != newer.batch and line.says_as(newer)
            for line in unsaid
        )

    def _ask(self, lines: Sequence[_Line]) -> None:
        """Note what is due after this turn. An act that tells nothing but alerts leaves nothing due."""
        if any(line.cause.act for line in lines):
            self._due = {about: line for about, line in self._due.items() if about == KNOCK}
        for line in lines:
            if line.topic == KNOCK or (line.prompts and line.announcement.piece < 2):
                self._due[line.topic if line.topic in (UNDO, KNOCK) else ""] = line

    def _drop(self, unwanted: Callable[[_Line], bool]) -> None:
        self._waiting = [line for line in self._waiting if not unwanted(line)]
        if self._saying and unwanted(self._saying):
            self._cut()

    def _cancel_echo(self) -> None:
        self._drop(lambda line: line.urgency is Urgency.ECHO)

    def _drop_answers(self, device: str) -> None:
        """Drop what this device was answered: it has asked for something else."""
        self._drop(lambda line: line.urgency is Urgency.ANSWER and line.cause.device == device and not line.of_window)

    def _supersede(self, newer: _Line) -> None:
        if not newer.topic:
            return
        answer = newer.urgency is Urgency.ANSWER
        self._drop(
            lambda line: (
                line.topic == newer.topic
                and (not answer or line.urgency is Urgency.ANSWER)
                and not newer.goes_on_from(line)
            )
        )  # it is no longer true

    def _make_way(self, lines: Sequence[_Line]) -> None:
        """Cut what is being said for the most urgent of these lines."""
        saying, rank = self._saying, min((line.rank for line in lines), default=2)
        if saying is None or rank == 2 or saying.rank < rank or (saying.rank == rank == 0):
            return
        heard = self._heard
        self._cut()
        if heard and (saying.again if rank == 0 else saying.short):
            return
        if rank == 0:  # it starts again once
            saying.again = saying.again or heard
        self._enqueue(saying, first=True)

    def _enqueue(self, line: _Line, first: bool = False) -> None:
        """An ALERT goes behind the other ALERTs, an ANSWER behind those of its batch, any other line to the end;
        ``first``: before all of its rank."""
        more = [
            waiting.rank < line.rank
            or (not first and waiting.rank == line.rank and (line.rank != 1 or waiting.batch == line.batch))
            for waiting in self._waiting
        ]
        self._waiting.insert(sum(more), line)

    def _may_start(self, line: _Line) -> bool:
        if not self._held:
            return True
        return line.urgency is Urgency.ANSWER and self._behind is not None and line.batch not in self._behind

    def _cut(self) -> _Line | None:
        line, self._saying = self._saying, None
        self._run += 1
        if line or self._ended:
            self._ended = None
            self._speaker.stop()
        return line

    def _end_rest(self) -> None:
        if self._ended:
            self._cut()

    def _go_on(self) -> None:
        """Start lines until one takes time. This is a loop and no recursion, as a mute speaker finishes at once."""
        if self._going_on:
            return
        self._going_on = True
        try:
            while self._saying is None and self._waiting and self._may_start(self._waiting[0]):
                if self._ended and self._waiting[0].rank == 2:
                    return
                self._end_rest()
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
        for due in self._due.values():
            due.told = due.told or due is line or _told_by(line, due)
        if line.urgency is Urgency.ANSWER:
            self._waiting = [
                waiting for waiting in self._waiting if not (_told_by(line, waiting) or _asks_again(line, waiting))
            ]
        if not line.shown:
            line.shown = True
            line.show(line.announcement)

    def _finished(self, run: int) -> None:
        if run != self._run or self._saying is None:
            return
        self._ended, self._saying = self._saying, None
        self._ended.told = True
        self._between_breaths(self._ended)
        self._speaker.rest(partial(self._rested, run))
        self._go_on()

    def _between_breaths(self, ended: _Line) -> None:
        """After a breath of help comes what tells that somebody may listen, and waited: help is several breaths long,
        and whoever asks for it may be looking for just that."""
        if ended.urgency is not Urgency.ANSWER or not ended.announcement.breaths:
            return
        waited = [line for line in self._waiting if line.calls and line.batch < ended.batch]
        self._waiting = [*waited, *(line for line in self._waiting if line not in waited)]

    def _rested(self, run: int) -> None:
        if run == self._run:
            self._ended = None
            self._go_on()


def _urgency(own: Urgency, cause: Cause, tells: bool) -> Urgency:
    """How urgent a line is in its batch. ``tells``: there are GAME lines in it; then all keep their order."""
    if own is Urgency.ECHO and cause.key and not tells:
        return Urgency.ANSWER
    return Urgency.GAME if own is Urgency.ANSWER and (tells or not cause.device) else own


def _told_by(line: _Line, game: _Line) -> bool:
    """Whether this line says what the GAME line would say: it asks the same, or is the same."""
    if game.urgency is not Urgency.GAME:
        return False
    one, other = line.announcement, game.announcement
    return (one.topic != "" and one.topic == other.topic) or (one.id, one.args, one.piece) == (
        other.id,
        other.args,
        other.piece,
    )


def _asks_again(refusal: _Line, waiting: _Line) -> bool:
    """Whether this refusal ends with the question that it has cut, so that this need not start again."""
    due, cut = refusal.announcement.due, waiting.announcement
    return due is not None and waiting.shown and (due.id, due.args) == (cut.id, cut.args)
