"""The pages of a table, as an edge of its loop: all that they know is here, in the consumer loop.

    server's thread ─ Asked, StreamOpened, StreamClosed ─ inbox ─ Pages.take ─ Key, Scan
    Loop.shown (a line's speech starts), Loop.handled (an item is done with) ─ Screen ─ wire ─ streams

The table page is told what the loudspeaker says, when it says it, and how the table stands. Phones are
for ``Seats``. It must never tell the table page a private line, let the loop wait for a client, or let the network
end an evening.
"""

from __future__ import annotations

import errno
import platform
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from companion.devices.keyboard import KeyGlyph
from companion.files import resources
from companion.files.config import ANY_ADDRESS
from companion.files.venue import Venue
from companion.inputs.framing import Frame
from companion.line.edges import NEVER, Edge
from companion.line.journalled import Journalled
from companion.line.loop import Loop
from companion.model import MAX_SEATS, Announcement, OwnText, Sign, alert, game, word
from companion.pages import listening, rulesheet, standing, wire
from companion.pages.screen import Screen, Seated, for_everybody
from companion.pages.seats import Seats
from companion.pages.spelt import spelt
from companion.speech.catalogue import Catalogue
from companion.system import addresses

#: So many messages are kept for a table page that comes again.
RING = 200
#: So many of the newest numbers of what the table's own page has sent are remembered.
_SENT = 64
#: Seconds until a server whose thread has died is started again; each time in vain doubles it, up to the last.
AGAIN, SELDOM = 1.0, 30.0
#: Seconds that a page which is still open somewhere needs to come back by itself.
BROWSE = 4.0
#: This machine's name for itself.
THIS = "localhost"
#: Where there is no session (a set-up), a phone may be any seat's.
ANY_SEAT = standing.TableStanding(seats=tuple(Seated(seat, None) for seat in range(1, MAX_SEATS + 1)))
#: The table's own page, as a device.
PAGE = "page"


class Pages(Edge):
    """The pages of the table that this loop serves. ``seats`` are its phones. ``tls``: over https too.

    ``browse`` opens an address in this machine's browser, unless a page of an earlier evening is back there by itself.
    """

    def __init__(
        self,
        loop: Loop,
        venue: Venue,
        seats: Seats,
        tls: bool = False,
        browse: Callable[[str], object] | None = None,
    ) -> None:
        self._loop, self._venue, self._tls = loop, venue, tls
        self._wish = venue.settings.pages
        self._seats = seats
        self._screen = Screen(loop.voice.catalogue.lang)
        self._epoch = secrets.token_hex(4)
        self._ring: deque[str] = deque(maxlen=RING)
        self._told = 0  # messages so far
        self._streams: dict[int, wire.StreamOpened] = {}
        self._seen: tuple[object, Catalogue, object] | None = None  # what the screen shows
        self._sent: deque[int] = deque(maxlen=_SENT)
        self._words: dict[str, Mapping[str, Any]] = {}
        self._books: dict[tuple[object, ...], Mapping[str, Any]] = {}
        self._item = 0  # numbers the items of the loop: lines that one of them has brought are read as one text
        self.reached = -NEVER  # when another device has last asked for anything
        self._door: Any = None  # the bound socket
        self._port = self._wish.http
        self._encrypted: Any = None  # how the second socket is, and what phones install: ``certificate.Certified``
        self._second: Any = None  # the bound socket of https
        self._https = self._wish.https
        self._listening: listening.ServerThread | None = None
        self._deaths = 0
        self._again = NEVER  # when a dead server is started again
        self._to_say: list[Announcement] = []
        self._browse, self._browse_at = browse or (lambda _: None), NEVER

    # --- opening and closing ---

    def open(self, post: Callable[[object], None]) -> None:
        """Take the port. Where it cannot be had, that is said, and the evening goes on without pages."""
        super().open(post)
        try:
            self._door = listening.bind(self._wish.address, self._port)
        except OSError as fault:
            if fault.errno == errno.EADDRINUSE:
                self._to_say = [alert("pages-port-taken", Sign.REFUSED, port=self._port)]
            else:
                self._to_say = [alert("pages-no-address", Sign.REFUSED, address=self._wish.address)]
            return
        self._port = listening.port_of(self._door)
        everywhere = self._wish.address == ANY_ADDRESS
        address = next(iter(addresses.found()), None) if everywhere else self._wish.address
        if address is None:
            self._to_say = [alert("pages-no-network", Sign.ATTENTION, address=self.spelled(THIS))]
        else:
            self._to_say = [game("pages-address", None, "pages", address=self.spelled(address))]
            if self._tls:
                self._to_say += self._encrypt(address)

    def _encrypt(self, address: str) -> Iterable[Announcement]:
        """Take the port of https too. What is missing for it is said, and the pages go on without."""
        try:
            from companion.pages import certificate  # the library is not small, and few want it
        except ImportError:
            return [alert("pages-tls-library", Sign.ATTENTION)]
        everywhere = self._wish.address == ANY_ADDRESS
        try:
            made = certificate.certified(
                self._venue.folder, platform.node(), addresses.found if everywhere else lambda: (address,)
            )
            self._second = listening.bind(self._wish.address, self._https)
        except certificate.NoCertificate as missing:
            return [alert(f"pages-tls-{missing.lacking.value}", Sign.ATTENTION)]
        except OSError:
            return [alert("pages-tls-port", Sign.ATTENTION, port=self._https)]
        self._encrypted, self._https = made, listening.port_of(self._second)
        told = game("pages-tls", None, "pages-tls", address=self.spelled(address, self._https, "https"))
        return [told, *([game("pages-tls-new", None, "pages-tls-new")] if made.new else [])]

    def close(self) -> None:
        self._seats.close()
        if self._listening is not None:
            self._listening.close()
            return
        for bound in (self._door, self._second):
            if bound is not None:
                bound.close()

    @property
    def port(self) -> int | None:
        """The port on which the pages are served; None where they are not."""
        return None if self._door is None else self._port

    def spelled(self, address: str, port: int | None = None, scheme: str = "http") -> OwnText:
        """An address as it is typed; said digit by digit. ``port``: None is that of http."""
        catalogue, port = self._loop.voice.catalogue, port or self._port
        named = word("pages-spelled-name", name=address, port=" ".join(str(port)))
        told = named if address == THIS else spelt(address, port)
        return OwnText(catalogue.lang, f"{scheme}://{address}:{port}/", said=catalogue.text(told))

    # --- in the loop ---

    def pause(self) -> float:
        if self._to_say:
            return 0.0
        due = min(self._again, self._browse_at)
        return min(NEVER if due == NEVER else max(0.0, due - self._loop.now), self._seats.pause())

    def glance(self, now: float) -> Iterable[object]:
        self._item += 1
        said, self._to_say = self._to_say, []
        yield from said
        if now >= self._again:
            self._start_again(now)
        if now >= self._browse_at:
            self._browse_at = NEVER
            if not any(stream.local for stream in self._streams.values()):
                self._browse(f"http://{THIS}:{self._port}/")
        yield from self._seats.glance(now)

    def take(self, item: Any) -> Iterable[object]:
        if isinstance(item, wire.StreamOpened | wire.Asked) and not item.local:
            self.reached = self._loop.now
        match item:
            case wire.StreamOpened(what=wire.TableStream(last)):
                self._begin(item, last)
                self._streams[item.stream] = item
            case wire.StreamClosed(stream) if stream in self._streams:
                del self._streams[stream]
            case wire.Asked(what=wire.WantedWords(lang)):
                words = self._words_in(lang)
                item.answer(404) if words is None else item.answer(200, words)
            case wire.Asked(what=wire.WantedRules(lang, game)):
                rules = self._rules_in(lang, game)
                item.answer(404) if rules is None else item.answer(200, rules)
            case wire.Asked(what=wire.SentKey() | wire.SentScan() as sent):
                return self._at_the_machine(item, sent)
            case wire.Died():
                return self._died()
            case _:
                return self._seats.take(item)
        return ()

    def shown(self, said: Announcement) -> None:
        if self._door is not None and self._listening is None:
            self._start()
        if for_everybody(said):
            self._screen = self._screen.told(said, self._loop.voice.words(said).runs(said), self._item)
            self._tell(wire.say(self._screen.lines[-1]))
        self._seats.shown(said)

    def handled(self) -> None:
        self._loop.devices.page = any(stream.local for stream in self._streams.values())
        self._forget()
        if self._streams:
            self._look()
        self._seats.handled(self._loop.now)

    # --- the table page ---

    def _forget(self) -> None:
        """Nothing stays that the game wants forgotten, also not for a page that comes again."""
        core = self._loop.line.core
        forgotten = core.session.forgotten if isinstance(core, Journalled) else frozenset()
        kept = self._screen.kept(lambda line: line.said.id not in forgotten) if forgotten else self._screen
        if kept is not self._screen:
            self._screen = kept
            self._ring.clear()
            self._tell(wire.whole(self._screen, self._loop.now))

    def _look(self) -> None:
        """Tell how the table stands, if that has changed."""
        core, catalogue = self._loop.line.core, self._loop.voice.catalogue
        session = core.session if isinstance(core, Journalled) else None
        seen = (session, catalogue, (self._seats.door, self._seats.joined))
        if self._seen is not None and self._seen[0] is session and self._seen[1:] == seen[1:]:
            return
        self._seen = seen
        before = self._screen
        stands = standing.of(core.shelf, core.session) if isinstance(core, Journalled) else ANY_SEAT
        page = stands.on(before, catalogue.runs, self._loop.line.timers.due)
        seats = tuple(replace(seated, joined=seated.seat in self._seats.joined) for seated in page.seats)
        self._screen = replace(page, lang=catalogue.lang, seats=seats, door=self._seats.door)
        if self._screen.lang != before.lang:
            self._tell(wire.whole(self._screen, self._loop.now))
            return
        for message in wire.changes(before, self._screen, self._loop.now):
            self._tell(message)

    def _tell(self, message: Mapping[str, Any]) -> None:
        text = wire.text(message)
        self._ring.append(text)
        self._told += 1
        for stream in self._streams.values():
            stream.send(text, self._id(self._told))

    def _begin(self, stream: wire.StreamOpened, last: str) -> None:
        """Tell a page that has come what it has missed since the message with this id; else everything."""
        self._look()
        epoch, _, number = last.partition(".")
        missed = self._told - int(number) if epoch == self._epoch and number.isascii() and number.isdigit() else -1
        if not 0 <= missed <= len(self._ring):
            stream.send(wire.text(wire.whole(self._screen, self._loop.now)), self._id(self._told))
            if stream.local:
                self._sent.clear()
            return
        stream.begin()
        for at, text in enumerate([*self._ring][len(self._ring) - missed :], self._told - missed + 1):
            stream.send(text, self._id(at))
        # A countdown that was told then runs on since.
        stream.send(wire.text(wire.stands(self._screen, self._loop.now)), self._id(self._told))

    def _id(self, number: int) -> str:
        return f"{self._epoch}.{number}"

    def _at_the_machine(self, asked: wire.Asked, sent: wire.SentKey | wire.SentScan) -> Iterable[object]:
        """A key or a code from the page on this very machine."""
        if not asked.local:
            asked.answer(403)
            return
        new = sent.n not in self._sent
        if new:
            self._sent.append(sent.n)
            heard = KeyGlyph(sent.key) if isinstance(sent, wire.SentKey) else Frame(sent.text)
            yield from self._loop.devices.hear(PAGE, None, heard, self._loop.now)
        asked.answer(204)

    def _words_in(self, lang: str) -> Mapping[str, Any] | None:
        """The words of a page in this language; None where there is no such language."""
        if lang not in self._venue.voices:
            return None
        if lang not in self._words:
            https = self._https if self._encrypted else None
            named = {voice.lang: voice.name for voice in self._venue.voices.values()}
            rules = isinstance(self._loop.line.core, Journalled)
            told = Catalogue(lang).templates("page-")
            self._words[lang] = {**told, "languages": named, "https": https, "rules": rules}
        return self._words[lang]

    def _rules_in(self, lang: str, game: str) -> Mapping[str, Any] | None:
        """The rules of this game in this language, or the games that have any; None where there are none to read."""
        core = self._loop.line.core
        if lang not in self._venue.voices or not isinstance(core, Journalled):
            return None
        shelf, session = core.shelf, core.session
        words = self._venue.catalogue(replace(self._venue.tone, lang=lang)).runs
        if not game:
            return rulesheet.games(shelf, session, words)
        # A book is long, and anybody may ask for it as often as they like.
        known = (lang, game, session.play.game, session.play.players)
        book = self._books.get(known) or rulesheet.book(shelf, session, game, words)
        if book is not None:
            self._books[known] = book
        return book

    # --- the server ---

    def _start(self) -> None:
        static = resources.find("pages") / "static"
        doors, root = [(self._door, None)], b""
        if self._encrypted is not None:
            doors, root = [*doors, (self._second, self._encrypted.context)], self._encrypted.root
        self._listening = listening.ServerThread(self.post, static, doors, root)
        self._browse_at = self._loop.now + BROWSE if self._deaths == 0 else NEVER

    def _died(self) -> Iterable[object]:
        """The server has ended by itself. That is told once, and it is started again."""
        self._streams.clear()
        self._deaths += 1
        self._again = self._loop.now + min(AGAIN * 2 ** (self._deaths - 1), SELDOM)
        if self._deaths == 1:
            yield alert("pages-start-again", Sign.ATTENTION)

    def _start_again(self, now: float) -> None:
        try:
            self._door = listening.bind(self._wish.address, self._port)
            if self._encrypted is not None:
                self._second = listening.bind(self._wish.address, self._https)
        except OSError:
            self._door.close()
            self._again = now + SELDOM
        else:
            self._again = NEVER
            self._start()
