"""The pages of the seats, in the consumer loop: from a knock to sealed lines, and a phone's keys as inputs.

    Asked, StreamOpened ─ Handsets ─ Knocked, Key, Scan, PageGone …    events of a turn ─ happened ─ pages come and go
    an ear's scheduler ─ PageSpeaker ─ Screen ─ sealed box ─ stream   a line's speech starts ─ shown ─ the same

Each page has the table's lines and its seat's own, in the seat's language. What is private waits while nobody may be
there, and goes from the page when the core would not say it again: after each window, undo and new game, whoever looks
on. It must never tell a page what is another seat's, hold a private line for a page that is gone, or let the loop wait
for a phone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from companion import model
from companion.devices.keyboard import KeyGlyph
from companion.files.venue import Venue
from companion.inputs.framing import Frame
from companion.line.journalled import Journalled
from companion.line.loop import Loop
from companion.model import Announcement, Event, OwnTone, Seat, Tone, Verbosity
from companion.pages import sealing, standing, wire
from companion.pages.door import TurnedAway
from companion.pages.phones import UNKNOWN, Handsets, Lapsed, Phone, ReadsAs
from companion.pages.screen import LOG, Replay, Screen, Shown, for_everybody, for_seat
from companion.pages.speaker import Collected, PageSpeaker, as_wav
from companion.session import events, joining, notes
from companion.session.ears import page_of
from companion.session.state import Session, laid_for
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Imagined, PrivateOutput
from companion.speech.speaker import EngineSpeaker

#: After these nothing that was told before is certainly still true, or still to be said: every page is told anew.
_ANEW = events.Undone | events.Opened | events.Resumed | events.TableCleared | events.GameChosen


@dataclass(slots=True, eq=False, repr=False)
class _Page:
    """One seat's page. ``since``: the number of the first line of its open window. ``sound``: what the line with this
    number sounds like, once it is there; ``wanted`` is who waits for it."""

    seat: Seat
    screen: Screen
    speaker: PageSpeaker
    output: PrivateOutput
    since: int | None = None
    sounds: Collected = field(default_factory=Collected)
    voice: EngineSpeaker | None = None
    sound: tuple[int, bytes | None] = (0, None)
    wanted: wire.Asked | None = None


class Seats:
    """The phones of the table that this loop serves. ``random`` gives so many random bytes."""

    def __init__(self, loop: Loop, venue: Venue, random: Callable[[int], bytes]) -> None:
        self._loop, self._venue, self._random = loop, venue, random
        self._phones = Handsets(random)
        self._pages: dict[Seat, _Page] = {}
        self._catalogues: dict[tuple[str, Verbosity], Catalogue] = {}
        self._streams: dict[int, wire.StreamOpened] = {}
        self._log: deque[tuple[Announcement, int]] = deque(maxlen=LOG)  # the table's lines, for a page that comes
        self._item = 0  # numbers the items of the loop
        self._forgotten: frozenset[str] = frozenset()
        self._seen: tuple[object, ...] = ()  # what the pages show of how things stand
        self._inputs: list[object] = []  # for the line, as soon as it is free

    # --- what the table's page tells of them ---

    @property
    def door(self) -> str:
        """ "open", "busy" or "shut"."""
        return "shut" if self._shut else "open" if self._phones.door.request is None else "busy"

    @property
    def joined(self) -> frozenset[Seat]:
        return frozenset(self._pages)

    @property
    def _shut(self) -> bool:
        return self._phones.door.shut or self._session.phones.shut

    @property
    def _session(self) -> Session:
        core = self._loop.line.core
        return core.session if isinstance(core, Journalled) else Session(tone=self._venue.tone)

    def _tone(self, seat: Seat) -> Tone:
        """How this seat is told things on its page."""
        session = self._session
        own = next((ear.own for ear in session.ears if ear.output == page_of(seat)), self._own(seat))
        return own.over(session.tone)

    def _own(self, seat: Seat) -> OwnTone:
        reads = self._phones.reading(seat)
        return OwnTone(reads.lang, verbosity=None if reads.verbosity is None else Verbosity(reads.verbosity))

    # --- what phones send ---

    def take(self, item: wire.Asked | wire.StreamOpened | wire.StreamClosed) -> Iterable[object]:
        now = self._loop.now
        match item:
            case wire.Asked(what=wire.Join() as told):
                made = TurnedAway.SHUT if self._shut else self._phones.knock(now, told)
                if isinstance(made, TurnedAway):
                    item.answer(made.value)
                else:
                    told_back = {"j": made.join, "B": made.public, "C": made.commitment}
                    item.answer(200, {name: wire.encoded(value) for name, value in told_back.items()})
            case wire.Asked(what=wire.Joined() as told):
                nonce = None if self._shut else self._phones.opened(now, told)
                if nonce is None or self._phones.waiting is None:
                    item.answer(TurnedAway.SHUT.value if self._shut else UNKNOWN)
                else:
                    phone, way = self._phones.waiting, self._way()
                    item.answer(200, {"nB": wire.encoded(nonce), "way": way})
                    digits = {"press": "", "unasked": None}.get(way, phone.digits)
                    yield model.Knocked(phone.seat, now, digits=digits)
            case wire.Asked(what=wire.Sealed() as told):
                status, sent, seat = self._phones.sent(now, told)
                if sent is not None:
                    yield from self._sent(seat, sent, now)
                item.answer(status)  # what it brought is durable now
            case wire.Asked(what=wire.SeatSound() as told):
                self._sound_wanted(item, told)
            case wire.StreamOpened(what=wire.SeatStream() as told):
                self._stream(item, told, now)
            case wire.StreamClosed(stream):
                self._streams.pop(stream, None)
                self._phones.closed(now, stream)

    def _way(self) -> str:
        """How this table lets a phone in: its "digits" are typed; likewise, but only on the "page" of this machine; a
        "press" of # will do; "unasked": nobody has keys."""
        devices = self._loop.devices
        under_hands = devices.pads or bool(self._pages)
        if not (under_hands or devices.page):
            return "unasked"
        if self._venue.settings.pages.pairing != "digits":
            return "press"
        return "digits" if under_hands else "page"

    def _sent(self, seat: Seat, sent: wire.Sent, now: float) -> Iterable[object]:
        page = self._pages[seat]
        if self._phones.back(seat, now):
            yield model.PageHere(seat, now)
        page.speaker.deliver()
        match sent:
            case wire.SentKey(_, key):
                yield from self._loop.devices.hear(page_of(seat), seat, KeyGlyph(key), now)
            case wire.SentScan(_, text):
                yield from self._loop.devices.hear(page_of(seat), seat, Frame(text), now)
            case wire.SentHeard(_, line):
                page.speaker.heard(line)
            case wire.SentReads(_, how, lang, verbosity, patience):
                known = lang if lang in self._venue.voices else None
                self._phones.reads[seat] = ReadsAs(how, known, verbosity, patience)
                yield self._told_to_read(seat)
            case wire.SentLeave():
                yield model.PageLeft(seat, now)
            case wire.SentHere():
                pass

    def _told_to_read(self, seat: Seat) -> model.PageReads:
        return model.PageReads(seat, self._loop.now, own=self._own(seat), patience=self._phones.reading(seat).patience)

    def _stream(self, opened: wire.StreamOpened, told: wire.SeatStream, now: float) -> None:
        status, before = self._phones.opens(now, told, opened.stream)
        if before is None:
            opened.refuse(status)
            return
        self._end(before, "replaced")  # another tab, or the same page without its network
        self._streams[opened.stream] = opened
        page = self._pages.get(before.seat)
        if page is None or self._phones.of(told.join) is None:
            opened.begin()  # silent until the table has answered
            return
        self._whole(page)
        page.speaker.deliver()

    # --- time ---

    def pause(self) -> float:
        return 0.0 if self._inputs else self._phones.pause(self._loop.now)

    def glance(self, now: float) -> Iterable[object]:
        self._item += 1
        for change in self._phones.glance(now):
            if isinstance(change, Lapsed):
                if change.phone is not None:
                    self._end(change.phone, "refused")
                    yield model.KnockEnded(change.seat, now)
                self._fell()
            else:
                yield model.PageGone(change.seat, now)
        inputs, self._inputs = self._inputs, []
        yield from inputs

    def _fell(self) -> None:
        if self._phones.door.shut and not self._session.phones.shut:
            self._inputs.append(model.DoorFell(self._loop.now))

    # --- what happens at the table ---

    def happened(self, made: Iterable[Event]) -> None:
        """A turn has happened, and none of its words are said yet."""
        anew: set[Seat] = set()  # told once what is left, however much of the turn lets go of something
        for event in made:
            match event:
                case joining.PhoneJoined(seat):
                    self._joined(seat)
                case joining.PhoneRefused():
                    refused = self._phones.refuse(self._loop.now)
                    if refused is not None:
                        self._end(refused, "refused")
                    self._fell()
                case joining.PhoneLeft(seat, away) if seat in self._pages:
                    self._left(self._pages[seat], away)
                case joining.PhoneBack(seat) if seat in self._pages:
                    self._listens(self._pages[seat])
                    self._remember(seat)
                case joining.PhoneTuned(seat) if seat in self._pages:
                    self._tuned(self._pages[seat])
                case joining.DoorOpened():
                    self._phones.door = self._phones.door.unlocked()
                case events.WindowOpened(seat) if seat in self._pages:
                    page = self._pages[seat]
                    page.since = page.screen.last + 1
                case events.WindowClosed(seat) if seat in self._pages:
                    self._pages[seat].since = None
                    anew.add(seat)
                case events.ToneChanged(what=events.Setting.LANGUAGE | events.Setting.VERBOSITY, seat=seat):
                    if seat in self._pages:
                        tone, reads = self._tone(seat), self._phones.reading(seat)
                        self._phones.reads[seat] = replace(reads, lang=tone.lang, verbosity=tone.verbosity.value)
                    for page in self._pages.values():
                        self._tuned(page)
                case notes.NotebookClosed(seat) if seat in self._pages:
                    anew.add(seat)
                case _ if isinstance(event, _ANEW):
                    anew.update(self._pages)
        if self._session.forgotten != self._forgotten:
            self._forgotten = self._session.forgotten
            self._log = deque((line for line in self._log if line[0].id not in self._forgotten), LOG)
            anew.update(self._pages)
        for seat in sorted(anew & self._pages.keys()):
            self._wipe(self._pages[seat])

    def _joined(self, seat: Seat) -> None:
        now = self._loop.now
        if self._phones.waiting is None:  # it has lapsed meanwhile
            self._inputs.append(model.PageLeft(seat, now))
            return
        if seat in self._pages:  # first, while it is the old phone's: its last words are not for the new one
            self._parted(self._pages[seat])
        before = self._phones.admit(now)
        if before is not None:
            self._end(before, "replaced")
        self._pages[seat] = page = self._new_page(seat)
        words = self._words(page)
        for said, item in self._log:
            page.screen = page.screen.told(said, words.runs(said), item)
        for number, lines in enumerate(self._session.heard_by(seat), 1):
            for said in lines:
                page.screen = page.screen.told(said, words.runs(said), -number)
        self._listens(page)
        self._look(page)
        self._whole(page)
        self._remember(seat)

    def _remember(self, seat: Seat) -> None:
        """Its seat is told things there as before."""
        if seat in self._phones.reads:
            self._inputs.append(self._told_to_read(seat))

    def _new_page(self, seat: Seat) -> _Page:
        def show(said: Announcement) -> int | None:
            return self._show(self._pages[seat], said)

        def resound(number: int) -> None:
            self._resound(self._pages[seat], number)

        speaker = PageSpeaker(show, resound, lambda: self._hush(self._pages[seat]))
        output = PrivateOutput(page_of(seat), (seat,), speaker, Imagined())
        return _Page(seat, Screen(self._tone(seat).lang), speaker, output)

    def _listens(self, page: _Page) -> None:
        """The page is its seat's ear from now on."""
        page.output.waits = self._speaks(page)
        tone = self._tone(page.seat)
        self._loop.voice.join(page.output, tone, self._venue.catalogue(tone))

    def _left(self, page: _Page, away: bool) -> None:
        self._parted(page)
        if away:
            return
        del self._pages[page.seat]
        phone = self._phones.part(page.seat)
        if phone is not None:
            self._end(phone, "left")

    def _parted(self, page: _Page) -> None:
        """The page is its seat's ear no more, and nobody waits for a sound of it."""
        self._loop.voice.part(page.output.output)
        page.sound = (0, None)
        wanted, page.wanted = page.wanted, None
        if wanted is not None:
            wanted.answer(UNKNOWN)

    def _tuned(self, page: _Page) -> None:
        """Its seat is told things in another manner from now on."""
        page.output.waits = self._speaks(page)
        words = self._words(page)
        page.screen = page.screen.in_words(words.lang, words.runs)
        self._look(page)
        self._whole(page)

    def _speaks(self, page: _Page) -> bool:
        return self._phones.reading(page.seat).how == "speak"

    def _words(self, page: _Page) -> Catalogue:
        """Words of one tone are those of every page that has it: they know what they have said already."""
        tone = self._tone(page.seat)
        known = self._catalogues.get((tone.lang, tone.verbosity))
        if known is None:
            known = self._catalogues[tone.lang, tone.verbosity] = self._venue.catalogue(tone)
        return known

    # --- what may be shown again ---

    def _replay(self, page: _Page) -> Replay:
        """What the core allows this page to show."""
        session = self._session
        heard = frozenset(line for batch in session.heard_by(page.seat) for line in batch)
        return Replay(heard, session.forgotten, page.since)

    def _wipe(self, page: _Page) -> None:
        """Let go of all that may not be said again, and tell the page anew what is left."""
        replay = self._replay(page)

        def unwanted(said: Announcement) -> bool:
            return not for_everybody(said) and not replay.may_come(said)

        page.speaker.forget(unwanted)
        page.output.scheduler.forget(unwanted)
        self._whole(page)

    # --- lines ---

    def shown(self, said: Announcement) -> None:
        """A line's speech starts. The pages get the table's; a private one has its own way."""
        if not for_everybody(said):
            return
        self._log.append((said, self._item))
        for page in self._pages.values():
            self._add(page, said)

    def _show(self, page: _Page, said: Announcement) -> int | None:
        """Put a private line on its page. None: nobody may be there."""
        assert for_seat(said, page.seat), "a line for another seat"
        phone = self._phones.joined[page.seat]
        if not phone.here(self._loop.now, self._phones.reading(page.seat)):
            return None
        line = self._add(page, said, sound=self._speaks(page))
        if line.sound:
            self._render(page, line)
        return line.number

    def _add(self, page: _Page, said: Announcement, *, sound: bool = False) -> Shown:
        page.screen = page.screen.told(said, self._words(page).runs(said), self._item, sound=sound)
        line = page.screen.lines[-1]
        self._tell(page, wire.say(line))
        return line

    # --- the companion's own voice on a phone ---

    def _render(self, page: _Page, line: Shown) -> None:
        """Begin to make what this line sounds like."""
        tone = self._tone(page.seat)
        if page.voice is None:
            page.voice = self._loop.voice.speaker_on(page.output.output, page.sounds, tone, self._venue.catalogue(tone))
        page.voice.stop()
        page.sound = (line.number, None)
        page.voice.start(line.said, lambda: None, partial(self._rendered, page, line.number))

    def _rendered(self, page: _Page, number: int) -> None:
        if page.sound[0] == number:
            page.sound = (number, as_wav(page.sounds.sounds))
            if page.wanted is not None:
                self._send_sound(page, page.wanted)

    def _sound_wanted(self, asked: wire.Asked, told: wire.SeatSound) -> None:
        found = self._phones.sounds(told)
        page = None if found is None else self._pages.get(found[0].seat)
        if found is None or page is None:
            asked.answer(UNKNOWN)
        elif page.sound[0] != found[1]:
            asked.answer(404)
        elif page.sound[1] is None:
            page.wanted = asked
        else:
            self._send_sound(page, asked)

    def _send_sound(self, page: _Page, asked: wire.Asked) -> None:
        number, wav = page.sound
        page.wanted = None
        if wav is not None:
            down = self._phones.joined[page.seat].keys.down
            asked.answer(200, sealing.seal_bytes(down, wav, self._random(sealing.BOX_NONCE)))
            page.speaker.begins(number)

    def _resound(self, page: _Page, number: int) -> None:
        line = next((line for line in page.screen.lines if line.number == number), None)
        if line is not None and line.sound:
            self._render(page, line)
            self._tell(page, {"type": "sound", "line": number})

    def _hush(self, page: _Page) -> None:
        if page.voice is not None and self._speaks(page):
            page.voice.stop()
            self._tell(page, {"type": "hush"})

    # --- how things stand ---

    def handled(self, now: float) -> None:
        """An item is done with: tell each page what has changed."""
        session = self._session
        seen = (session, self.door, self.joined)
        if self._pages and not (self._seen and self._seen[0] is session and self._seen[1:] == seen[1:]):
            for page in self._pages.values():
                before = page.screen
                self._look(page)
                for message in wire.changes(before, page.screen, now):
                    self._tell(page, message)
        self._seen = seen

    def _look(self, page: _Page) -> None:
        """Bring the page up to how things stand."""
        core, after = self._loop.line.core, page.screen
        if isinstance(core, Journalled):
            stands = replace(standing.of(core.shelf, core.session), asked=self._asked(core, page.seat))
            after = stands.on(after, self._words(page).runs, self._loop.line.timers.due)
        seats = tuple(replace(seated, joined=seated.seat in self._pages) for seated in after.seats)
        page.screen = replace(after, seats=seats, door=self.door)

    def _asked(self, core: Journalled, seat: Seat) -> standing.Open | None:
        """What this seat's keys answer now: its notebook first, while that is open."""
        if core.session.notebooks.leaf(seat) is not None:
            return standing.noted_by(core.shelf, core.session, seat)
        laid = laid_for(core.session, seat)
        # While anybody listens, what the table is asked waits: what this seat has begun alone does not.
        begun = laid.desk.of_window or (laid.desk.window is not None and laid.desk.form is not None)
        return standing.asked_on(core.shelf, laid) if begun or not core.session.windows else None

    def _whole(self, page: _Page) -> None:
        """Tell the page anew all that it may show: what the core allows, and the line that it has still to show."""
        allowed, awaited = self._replay(page).allows, page.speaker.number
        page.screen = page.screen.kept(lambda line: allowed(line) or line.number == awaited)
        if page.sound[0] not in {line.number for line in page.screen.lines}:
            page.sound = (0, None)
        phone, reads = self._phones.joined[page.seat], self._phones.reading(page.seat)
        tone = self._tone(page.seat)
        more = {"c": phone.opening, "up": phone.taken, "seat": page.seat, "window": page.since is not None}
        how = {"as": reads.how, "patience": reads.patience, "verbosity": tone.verbosity.value}
        self._tell(page, {**wire.whole(page.screen, self._loop.now), **more, **how})

    def _tell(self, page: _Page, message: Mapping[str, Any]) -> None:
        stream = self._streams.get(self._phones.joined[page.seat].stream or 0)
        if stream is not None:
            stream.send(self._phones.sealed(page.seat, message))

    # --- the end ---

    def _end(self, phone: Phone, why: str) -> None:
        stream = None if phone.stream is None else self._streams.pop(phone.stream, None)
        if stream is not None:
            stream.send(wire.text(wire.gone(why)))
            stream.close()

    def close(self) -> None:
        for stream in self._streams.values():
            stream.send(wire.text(wire.gone("closed")))
