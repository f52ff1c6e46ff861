"""Who hears what: the table's loudspeaker and private ears. Each announcement sounds only where it may be heard.

    Table()        the loudspeaker; where that is lost, every verified ear
    Only(seat)     the ear that serves this seat, while this seat wears it
    Others(seat)   every ear but the one that serves this seat; never the loudspeaker

An ear is verified when its wearer has proved to hear it (``prove``). It stays so until it is locked, or until its
device is away, even for a moment. A private line without a verified ear is not said: the table hears only that there
was one. A locked ear may hear nothing but the digit that proves it.

An ear that is passed round is worn by one seat, or by nobody while it is on its way (``pass_on``, ``wear``). It hears
no line of another seat. When it is passed on, the lines that its wearer has not heard are dropped, and said again when
that seat asks for them. Before the table hears that its wearer is done, all that it had to say is said: at that word
people pass it on. It hears so in steps of whole seconds (``tell_ended``), so that its silence betrays no word's length.
On an ear that serves one seat ``wear`` drops the lines of an earlier window: in the next window they
would be taken for answers.

A phone that is a seat's page is an ear that comes and goes (``join``, ``part``). While it is there, no other serves its
seat: an earphone that loses one is silent and locked until it is proved anew, and counts as passed round from then on,
for that seat may be wearing it. A page never says the table's lines in place of the loudspeaker, and nobody waits for
one.

An ear hears one thing at a time. The table never waits for anything private, because its silence would betray it. So
an ear is silent while the table speaks, and a line that was cut for that starts again afterwards. An ANSWER does not
wait: but for what the table is told of the same input, and where the ear itself hears the table's lines.

It knows schedulers and audiences. It must never see words, start a thread or read a clock. All calls come from the
consumer loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from companion.model import NOBODY, Announcement, Cause, Frozen, Only, Others, Seat, Sign, Table, alert, in_pieces
from companion.speech.scheduler import Scheduler, Speaker

#: The announcement that a locked ear may hear.
EAR_DIGIT = "ear-digit"

UNHEARD = alert("private-unheard", Sign.REFUSED, "private-unheard")
#: The same, where no earphone serves that seat: then there is none to prepare.
UNSERVED = alert("private-unserved", Sign.REFUSED, "private-unheard")


class Presence(Protocol):
    """The part of an output that is used here: see ``outputs.Output``."""

    @property
    def lost(self) -> bool: ...
    @property
    def losses(self) -> int: ...


class Imagined(Frozen):
    """An output without a device: always present (a mute companion), or never (a machine without sound)."""

    lost: bool = False
    losses: int = 0


class PrivateOutput:
    """A private output: ``output`` is its name in the program, ``seats`` are those that it serves. ``waits``: it is
    silent while the table speaks, as whatever sounds must be. It may be set at any time."""

    def __init__(
        self, output: str, seats: Sequence[Seat], speaker: Speaker, presence: Presence, *, waits: bool = True
    ) -> None:
        self.output = output
        self.seats = tuple(seats)
        self.waits = waits
        self._lent: tuple[Seat, ...] = ()  # seats that have pages
        self._passed = False  # it has lost one this evening
        self.speaker = speaker
        self._presence = presence
        self._proved: int | None = None  # how often it had been lost when it was proved
        self.wearer = self._owner
        self.scheduler = Scheduler(_Guarded(self), lambda _: None)

    @property
    def _owner(self) -> Seat | None:
        """The seat, where it serves only one; None where it is passed round."""
        return self.seats[0] if len(self.seats) == 1 and not self._passed else None

    @property
    def passed_round(self) -> bool:
        """Whether another seat may wear it next."""
        return self._owner is None

    @property
    def lost(self) -> bool:
        return self._presence.lost

    @property
    def verified(self) -> bool:
        """Whether it is known who hears it."""
        return not self.lost and self._proved == self._presence.losses

    def may_hear(self, announcement: Announcement) -> bool:
        if announcement.id == EAR_DIGIT:
            return not self.lost
        audience = announcement.audience
        return self.verified and (not isinstance(audience, Only) or audience.seat == self.wearer)

    def prove(self) -> None:
        self._proved = self._presence.losses

    def lock(self) -> None:
        """It has to be proved again. The lines that it has not said are forgotten."""
        self._proved = None
        self.wearer = self._owner
        self.scheduler.silence()

    def lend(self, seat: Seat) -> None:
        """A page serves this seat now, if it was one of these."""
        if seat in self.seats:
            self.seats = tuple(other for other in self.seats if other != seat)
            self._lent, self._passed = (*self._lent, seat), True
            self.lock()

    def take_back(self, seat: Seat) -> None:
        """It serves this seat again, if it did: the page has gone."""
        if seat in self._lent:
            self._lent = tuple(other for other in self._lent if other != seat)
            self.seats = tuple(sorted((*self.seats, seat)))

    def wear(self, seat: Seat | None) -> None:
        """This seat wears it from now on; None: it is on its way. Lines for one seat alone are dropped."""
        self.wearer = self._owner or seat
        self.scheduler.forget(lambda line: isinstance(line.audience, Only))


class _Guarded:
    """An ear's speaker. It checks the ear before each line: the device may have been away unnoticed."""

    def __init__(self, ear: PrivateOutput) -> None:
        self._ear = ear

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        if self._ear.may_hear(announcement):
            self._ear.speaker.start(announcement, started, finished)
        else:
            finished()

    def rest(self, over: Callable[[], None]) -> None:
        self._ear.speaker.rest(over)

    def stop(self) -> None:
        self._ear.speaker.stop()


class Ears:
    """All the voices of a table. A ``seat`` means the ear that serves it, or the table where there is none."""

    def __init__(
        self,
        speaker: Speaker,
        shown: Callable[[Announcement], None],
        loudspeaker: Presence = Imagined(),  # noqa: B008 — frozen
        ears: Sequence[PrivateOutput] = (),
        pieces: Callable[[Announcement], Sequence[Announcement]] = in_pieces,
    ) -> None:
        """``pieces``: a line as it is said, piece by piece; each piece has words (see ``Catalogue.pieces``)."""
        self._pieces = pieces
        self.all = tuple(ears)
        self._shown = shown
        self._earphones = self.all
        self._public = _Public(speaker, loudspeaker, self.all, self._settle)
        self._table = Scheduler(self._public, shown)
        self._batch = 0
        # For the table, until the earphones of those who have ended are silent.
        self._waiting: list[tuple[Announcement, Cause]] = []

    # --- what is said, and to whom ---

    def say(self, batch: Sequence[Announcement], cause: Cause = NOBODY) -> None:
        """The announcements of one input, in order; those for the table first. Then speech goes on everywhere."""
        public: list[Announcement] = []
        private: dict[PrivateOutput, list[Announcement]] = {}
        unheard: Announcement | None = None
        batch = [piece for announcement in batch for piece in self._pieces(announcement)]
        for announcement in batch:
            if isinstance(announcement.audience, Table):
                public.append(announcement)
                continue
            meant = self._meant(announcement.audience)
            hearing = [ear for ear in meant if ear.may_hear(announcement)]
            if not hearing:
                unheard = UNHEARD if meant else unheard or UNSERVED
            for ear in hearing:
                private.setdefault(ear, []).append(announcement)
        if unheard is not None:
            public.append(unheard)
        late = [
            line for line in public if self._still_speaks(line) or any(self._passed_at(line, ear) for ear in private)
        ]
        public = [line for line in public if line not in late]
        self._batch += not cause.follows
        self._hold(bool(public) or self._talking, frozenset({self._batch} if public else ()))
        shown = _Once(self._shown, batch)
        for ear, lines in private.items():
            if ear.waits:
                ear.scheduler.say(lines, shown, cause, self._batch)
        self._table.say(public, None, cause, self._batch)
        for ear, lines in private.items():  # who reads has the table's line first, too
            if not ear.waits:
                ear.scheduler.say(lines, shown, cause, self._batch)
        self._settle()
        self._tell([(line, Cause(cause.device, cause.key, follows=True)) for line in late])

    @staticmethod
    def _passed_at(line: Announcement, ear: PrivateOutput) -> bool:
        """Whether this ear is passed on when the table hears this line."""
        return ear.passed_round and line.ended in ear.seats

    def _still_speaks(self, line: Announcement) -> bool:
        """Whether an earphone that is passed on at this line has something to say yet."""
        busy = (ear for ear in self._earphones if ear.scheduler.speaking or ear.scheduler.waiting)
        return any(self._passed_at(line, ear) for ear in busy)

    @property
    def ending(self) -> bool:
        """Whether the table is still to hear that somebody is done, whose earphone is passed round."""
        return bool(self._waiting)

    def tell_ended(self) -> None:
        """A step of time is over: the table hears who is done, of those whose earphone is silent."""
        waiting, self._waiting = self._waiting, []
        self._tell(waiting)

    def _tell(self, ended: Sequence[tuple[Announcement, Cause]]) -> None:
        for line, cause in ended:
            if self._still_speaks(line):
                self._waiting.append((line, cause))
            else:
                self._table.say((line,), None, cause, self._batch)

    def _meant(self, audience: Only | Others) -> list[PrivateOutput]:
        mine = isinstance(audience, Only)
        return [ear for ear in self.all if ear.seats and (audience.seat in ear.seats) is mine]

    @property
    def busy(self) -> bool:
        """Whether anything is being said, or waits to be said, at the table or in an earphone."""
        voices = (self._table, *(ear.scheduler for ear in self._earphones))
        return any(voice.speaking or voice.waiting for voice in voices)

    @property
    def unsaid(self) -> tuple[Announcement, ...]:
        """The lines that wait to be said to the table."""
        return self._table.unsaid

    def speaking(self, seat: Seat | None = None) -> bool:
        """Whether something is being said there, or about to be."""
        ear = self._ear(seat)
        return self._table.speaking if ear is None else ear.scheduler.speaking or self._public.heard_by(ear)

    def waiting(self, seat: Seat | None = None) -> bool:
        """Whether more waits to be said there. The table's answer never depends on anything private."""
        ear = self._ear(seat)
        return self._table.waiting or (ear is not None and ear.scheduler.waiting)

    def talks(self, seat: Seat | None = None) -> bool:
        """Whether something is being said there, or waits to be: what follows it counts from its end."""
        ear = self._ear(seat)
        if ear is None:
            return self._talking
        talks = self.speaking(seat) or ear.scheduler.waiting
        return talks or (ear.waits and self._talking)  # whoever wears it listens to the table too

    def unheard(self, seat: Seat | None = None, about: str = "", alone: bool = False) -> bool:
        """Whether what is due there, or what asks ``about`` an undo or a phone, has not begun to sound. The table's
        answer never depends on anything private. ``alone``: only this ear was asked."""
        ear = self._ear(seat)
        at_table = (not alone or ear is None) and self._table.unheard(about)
        return at_table or (ear is not None and ear.scheduler.unheard(about))

    # --- keys: ``say`` follows each of them, and goes on with speech ---

    def key(self, seat: Seat | None = None, device: str = "") -> None:
        """A key came down: there ECHO is cut at once, and what its keypad was answered. (# calls ``skip``, C ``cut``,
        ``*`` ``silence``.)"""
        ear = self._ear(seat)
        (self._table if ear is None else ear.scheduler).key(device)

    def cut(self, seat: Seat | None = None, device: str = "") -> None:
        """What is being said in this seat's ear is cut; at the table only what any key cuts."""
        ear = self._ear(seat)
        if ear is None:
            self._table.key(device)
        elif not self._public.leave(ear):
            ear.scheduler.cut()

    def skip(self, seat: Seat | None = None, device: str = "") -> None:
        """#: what is being said there is cut. What is due follows, if it has not begun."""
        ear = self._ear(seat)
        if ear is None:
            self._table.skip(device)
        elif not self._public.leave(ear):
            ear.scheduler.skip(device)

    def outdate(self, act: int) -> None:
        """This durable act was taken back: nowhere is said what tells of it."""
        for voice in (self._table, *(ear.scheduler for ear in self.all)):
            voice.outdate(act)

    def forget(self, seat: Seat, topic: str) -> None:
        """What this seat alone was to hear of that topic is no longer true: it is cut, and not said."""
        for ear in self._meant(Only(seat)):
            ear.scheduler.forget(lambda line: line.topic == topic and line.audience == Only(seat))

    def silence(self, seat: Seat | None = None) -> bool:
        """``*``: cut and forget that ear's lines; without a seat, all lines. Returns whether there was sound."""
        ear = self._ear(seat)
        if ear is not None:
            silenced = ear.scheduler.silence()
            silenced = self._public.leave(ear, until_idle=True) or silenced
        else:
            ears = self.all if seat is None else ()
            silenced = any([*(ear.scheduler.silence() for ear in ears), self._table.silence()])
        self._settle()
        return silenced

    def _ear(self, seat: Seat | None) -> PrivateOutput | None:
        return next(
            (ear for ear in self.all if seat in ear.seats and not ear.lost and ear.wearer in (None, seat)), None
        )

    # --- ears are passed on, outputs come and go ---

    def join(self, page: PrivateOutput) -> None:
        """This page serves its seat from now on, in place of any other ear. It is proved: its number was typed."""
        self.part(page.output)
        for seat in page.seats:
            for ear in self._earphones:
                ear.lend(seat)
        page.prove()
        self.all = (*self.all, page)
        self._settle()

    def part(self, output: str) -> None:
        """This page is there no more, if it was: its lines are forgotten, and the earphone serves its seat again."""
        for page in self.all[len(self._earphones) :]:
            if page.output == output:
                page.lock()
                self.all = tuple(ear for ear in self.all if ear is not page)
                for seat in page.seats:
                    for ear in self._earphones:
                        ear.take_back(seat)
        self._settle()

    def pass_on(self, seat: Seat) -> None:
        """The ear that serves this seat is on its way there. Until it is worn, it gets no line for one seat alone."""
        self._serving(seat).wear(None)
        self.tell_ended()

    def wear(self, seat: Seat) -> None:
        """This seat begins to listen in the ear that serves it. Earlier private lines for it are dropped."""
        self._serving(seat).wear(seat)

    def prove(self, output: str) -> None:
        """The wearer of this ear has proved to hear it."""
        self._named(output).prove()

    def lock(self, output: str) -> None:
        """This ear must be proved again: its device has gone or come back, or there is another reason."""
        self._named(output).lock()

    def loudspeaker_lost(self) -> None:
        """Start the public line that was cut again, in the verified ears."""
        self._table.hold(True)
        self._table.hold(False)
        self._settle()

    def _serving(self, seat: Seat) -> PrivateOutput:
        return next(ear for ear in self.all if seat in ear.seats)

    def _named(self, output: str) -> PrivateOutput:
        return next(ear for ear in self.all if ear.output == output)

    @property
    def _talking(self) -> bool:
        return self._table.speaking or self._table.waiting

    def _settle(self) -> None:
        if not self._talking:
            self._public.left.clear()
        self._hold(self._talking or self._table.resting)

    def _hold(self, held: bool, more: frozenset[int] = frozenset()) -> None:
        """Be silent in the ears; ``more``: the batch that the table is about to be told."""
        behind = None if self._public.in_ears else self._table.urgent | more
        for ear in self.all:
            ear.scheduler.hold(held and ear.waits, behind)


class _Public:
    """The table's speaker: the loudspeaker or, where that is lost, all verified ears together."""

    def __init__(
        self, speaker: Speaker, loudspeaker: Presence, ears: Sequence[PrivateOutput], settle: Callable[[], None]
    ) -> None:
        self._speaker = speaker
        self._loudspeaker = loudspeaker
        self._ears = ears
        self._settle = settle
        self._saying: list[Speaker] = []
        self._finished: Callable[[], None] = lambda: None
        self._run = 0
        self.left: set[PrivateOutput] = set()  # ears that skip the table's lines until the table is silent

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        self._settle()  # silence in the ears
        voices = [self._speaker]
        if self.in_ears:
            voices = [ear.speaker for ear in self._ears if ear.verified and ear not in self.left]
        self._run += 1
        self._finished = finished
        self._saying = list(voices)
        if not voices:  # it cannot be heard, but it is shown
            started()
            self._over()
        for voice in voices:
            voice.start(announcement, started, partial(self._ended, self._run, voice))

    def rest(self, over: Callable[[], None]) -> None:
        self._run += 1
        self._finished = over
        voices = [ear.speaker for ear in self._ears if ear.verified] if self.in_ears else [self._speaker]
        self._saying = voices[:1]
        if not voices:
            self._over()
        for voice in self._saying[:]:
            voice.rest(partial(self._ended, self._run, voice))

    def stop(self) -> None:
        self._run += 1
        saying, self._saying = self._saying, []
        for voice in saying:
            voice.stop()

    @property
    def in_ears(self) -> bool:
        """Whether the table's line is heard in the ears, or the next would: a loudspeaker may come back meanwhile."""
        return self._speaker not in self._saying if self._saying else self._loudspeaker.lost

    def heard_by(self, ear: PrivateOutput) -> bool:
        return ear.speaker in self._saying

    def leave(self, ear: PrivateOutput, until_idle: bool = False) -> bool:
        """Cut the public line in this ear; ``until_idle``: the next lines too. Returns whether it was hearing one."""
        if self.in_ears and until_idle:
            self.left.add(ear)
        if not self.heard_by(ear):
            return False
        ear.speaker.stop()
        self._ended(self._run, ear.speaker)
        return True

    def _ended(self, run: int, voice: Speaker) -> None:
        if run == self._run and voice in self._saying:
            self._saying.remove(voice)
            if not self._saying:
                self._over()

    def _over(self) -> None:
        self._finished()
        self._settle()


class _Once:
    """Shows a line for several ears only once, when the first of them begins it."""

    def __init__(self, shown: Callable[[Announcement], None], batch: Sequence[Announcement]) -> None:
        self._shown = shown
        self._left = list(batch)

    def __call__(self, announcement: Announcement) -> None:
        for place, line in enumerate(self._left):
            if line is announcement:
                del self._left[place]
                self._shown(announcement)
                return
