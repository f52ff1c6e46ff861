"""Seats with pages at a table in virtual time: everything but the network and the devices is the real thing.

    house = House(tabletop)              before the table is opened
    page = house.join(2)                 a phone knocks, and its digits are typed at the table
    page.press("C"); page.sheet.private

Random bytes are counted, so that two evenings in which the same things happen send the same bytes. Each phone says that
it is there whenever anything happens, and ``heard`` for what it is told, unless it sleeps or reads braille.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

from nacl.secret import SecretBox

from companion.devices.keyboard import KeyGlyph
from companion.inputs.framing import Frame
from companion.model import Announcement, Event, Key, Seat, in_pieces
from companion.pages import wire
from companion.pages.screen import for_everybody, for_seat
from companion.pages.seats import Seats
from companion.speech.catalogue import Catalogue
from companion.speech.pcm import RATE, Pcm
from tests.phone import Sheet, bytes_of
from tests.tabletop import Tabletop


@dataclass(eq=False)
class Page:
    """One phone in the house. ``stream`` has what went over its wire: when, and the bytes. ``answers`` the statuses."""

    house: House
    sheet: Sheet
    reads: str = "reader"
    awake: bool = True
    number: int = 0
    stream: list[tuple[float, str]] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    wiped: int = 0  # so many lines had been said when it was told anew
    _heard: int = 0

    @property
    def at_once(self) -> bool:
        """Whether it says ``heard`` by itself."""
        return self.awake and self.reads in ("reader", "large")

    def sound(self, line: int) -> tuple[int, bytes | None]:
        """The companion's own voice for a line: the status, and the WAV file."""
        box = self.sheet.box(line=line)
        status, sealed = self.house.asked(wire.SeatSound(self.sheet.name, box))
        return status, None if sealed is None else SecretBox(self.sheet.down).decrypt(sealed)

    def send(self, what: str, **told: Any) -> int:
        self.house.before()  # else what that sends would come too late
        return self.post(what, self.sheet.numbered(**told)["box"])

    def post(self, what: str, box: str) -> int:
        status: int = self.house.asked(wire.Sealed(what, self.sheet.name, box))[0]
        if status != 401:
            self.answers.append(status)
        return status

    def press(self, keys: str) -> None:
        for key in keys:
            assert self.send("key", key=key) == 204

    def scan(self, *what: str) -> None:
        for one in what:
            self.house.table.now += 1  # a held trigger is no second scan
            assert self.send("scan", text=self.house.table._code(one)) == 204

    def chooses(self, how: str, lang: str = "fr", verbosity: str = "habit", patience: int = 1) -> None:
        self.reads = how
        assert self.send("reads", **{"as": how, "lang": lang, "verbosity": verbosity, "patience": patience}) == 204

    def read(self) -> None:
        """Say that everything is read."""
        if self.sheet.newest > self._heard:
            self._heard = self.sheet.newest
            self.send("heard", line=self._heard)

    def open(self) -> int:
        """Open the stream, again or for the first time. The status."""
        self.house.before()
        query = self.sheet.opening()
        mine = self.number = next(self.house.streams)
        refused: list[int] = []
        opened = wire.StreamOpened(
            mine,
            wire.SeatStream(self.sheet.name, query["o"]),
            "127.0.0.1",
            False,
            lambda: None,
            lambda text, id="": self._told(mine, text),
            refused.append,
            lambda: None,
        )
        self.house.give(opened)
        return refused[0] if refused else 200

    def drop(self) -> None:
        """The network is lost."""
        lost, self.number = self.number, 0
        self.house.give(wire.StreamClosed(lost))

    def _told(self, stream: int, text: str) -> None:
        if stream == self.number:
            self.stream.append((self.house.table.now, text))
            before = self.sheet.all
            self.sheet.take(text)
            if self.sheet.all is not before:
                self.wiped = len(self.house.table.said)


class _Voice:
    """The table's voice: pages come and go as ears."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table

    def join(self, page: Any, *_: object) -> None:
        self._table.voices.join(page)

    def part(self, page: str) -> None:
        self._table.voices.part(page)

    def turn(self, *_: object) -> None: ...

    def speaker_on(self, name: str, output: Any, *_: object) -> Any:
        return _Engine(output)


class _Engine:
    """Says every line in one second and a half."""

    def __init__(self, output: Any) -> None:
        self._output = output

    def start(self, said: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        self._output.play(Pcm(RATE, b"\1\0" * int(RATE * 1.5)), lambda: None)
        finished()

    def stop(self) -> None:
        self._output.stop()


class Devices:
    """The devices of a table: it has keys, unless a test takes them away."""

    pads, page = True, False

    def __init__(self, table: Tabletop) -> None:
        self._table = table

    def hear(self, device: str, seat: Seat | None, heard: KeyGlyph | Frame, at: float) -> Iterable[object]:
        if isinstance(heard, KeyGlyph):
            return (Key(heard.glyph, device, seat, at),)
        return self._table._reading.scans(heard, device, seat, at)


class House:
    """The pages of one table. ``pairing``: as in the settings. ``seats`` have phones that join whenever nobody has.
    ``check`` is called after each act."""

    def __init__(
        self,
        table: Tabletop,
        pairing: str = "digits",
        seats: tuple[Seat, ...] = (),
        check: Callable[[House], None] = lambda _: None,
    ) -> None:
        self.table, self.pages = table, list[Page]()
        self._seats, self._check = seats, check
        self._pairing = pairing
        self._numbers, self.streams = itertools.count(1), itertools.count(1)
        self._busy = False
        self._said_in: dict[Catalogue, list[tuple[Announcement, tuple[str, ...]]]] = {}
        table.__dict__["_phoned"] = lambda _: None  # what becomes ears are the pages here
        for name in ("_sit", "_shown", "_listen", "_act"):
            setattr(table, name, getattr(self, name)(getattr(table, name)))

    def said_in(self, words: Catalogue) -> list[tuple[Announcement, tuple[str, ...]]]:
        """All that was said at the table, each line with its ``texts`` in these words."""
        known = self._said_in.setdefault(words, [])
        known += [(said, texts(said, words)) for said in self.table.said[len(known) :]]
        return known

    def random(self, size: int) -> bytes:
        return next(self._numbers).to_bytes(size, "big")

    # --- the table's own, with pages ---

    def _sit(self, sit: Callable[..., None]) -> Callable[..., None]:
        def with_pages(*told: Any) -> None:
            sit(*told)
            self.sit()

        return with_pages

    def sit(self) -> None:
        """Pages at a table that has just been sat at: nobody has joined."""
        table, venue = self.table, self.table.cupboard.venue
        stand_in = SimpleNamespace(
            voices=venue.voices,
            tone=venue.tone,
            settings=SimpleNamespace(pages=SimpleNamespace(pairing=self._pairing)),
            catalogue=lambda tone: table.cupboard.catalogue(tone),
        )
        loop: Any = _Loop(table)
        self.seats = Seats(loop, stand_in, self.random)  # type: ignore[arg-type]
        self.pages = []

    def _shown(self, shown: Callable[[Announcement], None]) -> Callable[[Announcement], None]:
        def with_pages(said: Announcement) -> None:
            shown(said)
            self.seats.shown(said)

        return with_pages

    def _listen(self, listen: Callable[..., None]) -> Callable[..., None]:
        def with_pages(session: object, made: Iterable[Event]) -> None:
            made = [*made]
            listen(session, made)
            self.seats.happened(made)

        return with_pages

    def _act(self, act: Callable[..., list[str]]) -> Callable[..., list[str]]:
        def with_pages(written: str, what: Callable[[], None]) -> list[str]:
            self.before()
            lines = act(written, what)
            self.after()
            self.pages = [page for page in self.pages if page.sheet.gone is None]  # its player sits elsewhere, or left
            if not self.pages:
                play = self.table.core.session.play
                for seat in self._seats[: play.players and play.players - 1]:
                    if play.places.how(seat) is None:  # else nobody sits there whose phone it could be
                        self.join(seat)
            self._check(self)
            return lines

        return with_pages

    def before(self) -> None:
        """Phones say that they are there, and time has passed."""
        if self._busy:
            return
        self._busy = True
        for page in [*self.pages]:
            if page.awake:
                here = wire.Sealed("here", page.sheet.name, page.sheet.numbered(hidden=False)["box"])
                self._line(self.seats.take(wire.Asked(here, "", False, lambda status, body=None: None)))
        self._busy = False
        self._line(self.seats.glance(self.table.now))

    def after(self) -> None:
        self.seats.handled(self.table.now)
        if self._busy:
            return
        self._busy = True
        while waiting := [page for page in self.pages if page.at_once and page.sheet.newest > page._heard]:
            for page in waiting:
                page.read()
        self._busy = False

    def _line(self, inputs: Iterable[object]) -> None:
        for input in inputs:
            self.table.line.take(input)
            self.table.line.settle()

    # --- what the server hands out ---

    def give(self, item: Any) -> None:
        self._line(self.seats.glance(self.table.now))
        self._line(self.seats.take(item))
        self.after()

    def asked(self, what: Any) -> tuple[int, Any]:
        answers: list[tuple[int, Any]] = []
        self.give(wire.Asked(what, "127.0.0.1", False, lambda status, body=None: answers.append((status, body))))
        return answers[0] if answers else (0, None)

    # --- joining ---

    def knock(self, seat: Seat) -> Page:
        """A phone at the door, with an open stream."""
        sheet = Sheet(seat, self.random)
        status, answer = self.asked(wire.Join(seat, sheet.public))
        assert status == 200, status
        opening = sheet.committed(answer)
        sheet.agreed(self.asked(wire.Joined(bytes_of(opening["j"]), bytes_of(opening["nA"])))[1])
        page = Page(self, sheet)
        assert page.open() == 200
        return page

    def join(self, seat: Seat, **how: Any) -> Page:
        """A phone that is this seat's page from now on."""
        page = self.knock(seat)
        for digit in page.sheet.digits:
            self.table.line.take(Key(digit, "script", at=self.table.now))
        assert page.sheet.all, "let in"
        self.pages = [*(other for other in self.pages if other.sheet.seat != seat), page]
        if how:
            page.chooses(**how)
        self.after()
        return page


class _Loop:
    """What ``Seats`` needs of a loop."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self.voice, self.devices = _Voice(table), Devices(table)

    @property
    def now(self) -> float:
        return self._table.now

    @property
    def line(self) -> Any:
        return self._table.line


def with_pages(table: Tabletop, *seats: Seat) -> tuple[House, Iterator[Page]]:
    """A house for this table, which is then sat at anew and opened; and the pages of these seats."""
    house = House(table)
    table._sit(table.cupboard.venue.tone, table.now)
    table.open()
    return house, (house.join(seat) for seat in seats)


def checked(house: House, pages: Iterable[Page] | None = None) -> None:
    """Fails where a page shows what it must not, or lacks what was said at the table."""
    session = house.table.core.session
    for page in house.pages if pages is None else pages:
        seat, words = page.sheet.seat, house.seats._words(house.seats._pages[page.sheet.seat])
        said = house.said_in(words)
        fresh = range(page.wiped, len(said))

        def all_of(lines: Iterable[Announcement]) -> set[str]:
            return {text for line in lines for text in texts(line, words)}  # noqa: B023

        heard = all_of({line for batch in session.heard_by(seat) for line in batch})
        private, shown = set(page.sheet.private), set(page.sheet.shown)
        if not private <= heard:
            assert private <= heard.union(*(of for line, of in said if for_seat(line, seat))), "another's"
        if session.forgotten:
            gone = set[str]().union(*(of for line, of in said[: page.wiped] if line.id in session.forgotten))
            gone -= set[str]().union(*(of for line, of in said if line.id not in session.forgotten))  # it says the same
            assert shown.isdisjoint(gone - heard), "forgotten"
        if session.window_of(seat) is None and not private <= heard:
            again = heard.union(*(said[place][1] for place in fresh))
            assert private <= again, "nobody would say it again"
        assert {of[0] for line, of in (said[place] for place in fresh) if for_everybody(line)} <= shown


@cache
def texts(said: Announcement, words: Catalogue) -> tuple[str, ...]:
    """The line as it is shown whole, and piece by piece."""
    return tuple("".join(text for _, text in words.runs(piece)) for piece in (said, *in_pieces(said)))
