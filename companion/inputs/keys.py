"""Keys: what a keypad sends, and which glyph stands for which key.

It knows the line protocol of our keypads, what simple sketches send instead, and the keys' names, which are the
glyphs of a 4x4 pad. It must never know what a key does, do I/O or read a clock: the caller gives the times (seconds,
never falling).

The line protocol (115200 8N1, a line ends with LF or CR LF):

    H keypad/1 4x4      at boot, and in answer to "?"
    K 5                 key 5 has come down: the only line that is a key press
    U 5    L 5          it has come up; it has been down for a long time
    P                   every 10 s: the pad is alive

Simple sketches send a bare ``5`` and CR LF, or ``5`` alone, which is taken after 80 ms of silence, or sooner once this
pad has shown its gap. All keys that a pad without lines sends within that time are taken. But several glyphs in a
*terminated* line are an unknown line. Unknown lines are ignored. What no keypad sends at its right speed is noise: it
is told as ``Doubtful``, and a bare glyph next to it is noise as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.inputs.framing import Doubtful, Frame, Framer
from companion.inputs.repeats import REPEAT_SECONDS, Bounce, HeldKeys
from companion.model import Doubt

#: The sixteen keys, by their names.
KEYS = "0123456789#*ABCD"
_GLYPHS = frozenset(KEYS)

#: What to send to a keypad so that it answers ``H``.
ASK = b"?\n"
#: Opening a port resets most Arduinos. For this time, or until ``H``, a bare glyph is noise of the boot.
BOOT_SECONDS = 2.5
#: A pad that has pinged and then sends nothing for the time of two and a half pings is dead.
DEAD_SECONDS = 25.0
#: A bare line waits so long whether noise follows it.
BARE_SECONDS = 0.04
#: So long after noise a bare glyph, or a ping, is noise too.
NOISY_SECONDS = 1.0
#: A key that comes down twice without coming up is bounce; after this time, its ``U`` must have been lost.
LOST_RELEASE_SECONDS = 2.0

_LONG_AGO = float("-inf")


class KeypadReader:
    """One per keypad: bytes in, key presses out. After opening the port call ``opened(at)``.

    ``hello`` is what ``H`` said ("keypad/1 4x4"); it is None until then, and stays None with a simple sketch.
    ``last_heard`` is when the last well-formed line came; ``unknown`` is how many other lines have come since. Many
    mean a wrong baud rate, or that this is no keypad. ``pings``: it says every 10 s that it is alive.
    """

    def __init__(self) -> None:
        self._framer = Framer(_GLYPHS.issuperset)
        self.reset()

    def reset(self) -> None:
        """Forget everything, half a line and keys held down included. It waits for no boot."""
        self._framer.opened(_LONG_AGO)
        self.hello: str | None = None
        self.last_heard: float | None = None
        self.unknown = 0
        self.pings = False
        self._booted_at = _LONG_AGO
        self._noisy_until = _LONG_AGO
        self._lines: list[tuple[str, float]] = []  # bare glyphs, and when each came
        self._down: dict[str, float] = {}  # key → when it was last told that it is down
        self._bounce = Bounce()
        self._begun_at = _LONG_AGO  # when the present frame began
        self._held = HeldKeys()  # the same sketch tells of no key when it comes up

    def opened(self, at: float) -> None:
        """The port has been opened (again): start empty and let the boot pass."""
        self.reset()
        self._booted_at = at + BOOT_SECONDS

    @property
    def wait(self) -> float | None:
        """After how many seconds without a byte ``silence()`` must be called; None: never."""
        if self._lines and not self._framer.begun:
            return BARE_SECONDS
        return self._framer.wait or (REPEAT_SECONDS if self._held.waiting else None)

    def feed(self, data: bytes, at: float) -> list[str | Doubtful]:
        """The keys that these bytes press, in order, without bounce; and noise."""
        if not self._framer.begun:
            self._begun_at = at
        return [*self._read(self._framer.feed(data, at), at), *self._waited(at)]

    def silence(self, at: float) -> list[str | Doubtful]:
        """``wait`` seconds have passed without a byte. A pad without line ends presses one key for each glyph."""
        if self._lines and not self._framer.begun:
            return [*self._waited(at)]
        found: list[str | Doubtful] = []
        for frame in self._framer.silence(at):
            if isinstance(frame, Frame) and _GLYPHS.issuperset(frame.text):
                found += [key for glyph in frame.text for key in self._bare_key(glyph, self._begun_at)]
            else:
                found += self._read([frame], at)
        return found or [*self._held.flush()]

    def dead(self, at: float) -> bool:
        """Whether this pad has pinged before and has now been silent for too long."""
        return self.pings and self.last_heard is not None and at - self.last_heard > DEAD_SECONDS

    def _read(self, frames: Iterable[Frame | Doubtful], at: float) -> Iterator[str | Doubtful]:
        for frame in frames:
            if isinstance(frame, Doubtful) and frame.doubt is not Doubt.NO_READ:
                self.unknown += 1
                self._noisy_until = at + NOISY_SECONDS
                self._lines.clear()
                if at >= self._booted_at:
                    yield frame
            else:
                yield from self._pressed(frame, at)

    def _waited(self, at: float) -> Iterator[str]:
        """The bare lines that no noise has followed."""
        while self._lines and not self._framer.begun and at - self._lines[0][1] >= BARE_SECONDS:
            yield from self._bare_key(*self._lines.pop(0))

    def _bare_key(self, glyph: str, at: float) -> list[str]:
        """The keys that a bare glyph presses, unless it is noise or bounce; before it one that has waited."""
        if at < self._noisy_until or (self.hello is None and at < self._booted_at):
            return []
        self.last_heard, self.unknown = at, 0
        if not self._bounce.again(glyph, at):
            return self._held.feed(glyph, at)
        self._held.again(glyph)
        return []

    def _pressed(self, frame: Frame | Doubtful, at: float) -> list[str]:
        """The keys that one line presses: none or one, and before it one that has waited."""
        pressed: list[str] = []
        match frame.text.split() if isinstance(frame, Frame) else ():
            case ["H", name, *rest] if name.startswith("keypad/"):
                self.hello = " ".join((name, *rest))
                self._down.clear()  # it may have just started: no key is down
                self._lines.clear()
            case ["P"] if at >= self._noisy_until:
                self.pings = True
            case ["K", key] if key in _GLYPHS:
                # Noise never looks like this, so it counts during the boot too.
                if at - self._down.get(key, _LONG_AGO) > LOST_RELEASE_SECONDS:
                    pressed = [key]
                self._down[key] = at  # a pad that says it again and again still holds it
            case ["U", key] if key in _GLYPHS:
                self._down.pop(key, None)
            case ["L", key] if key in _GLYPHS:
                pass
            case [key] if key in _GLYPHS:
                self._lines.append((key, at))
                return []
            case _:
                self.unknown += 1
                return []
        self.last_heard = at
        self.unknown = 0
        return pressed


#: Keys that a keyboard has too, as letters.
LETTERS = "ABCD"

# --- key maps: glyph → key ---------------------------------------------------------------------------------

#: A 4x4 pad: every glyph is its own key.
FOUR_BY_FOUR: Mapping[str, str] = MappingProxyType({key: key for key in KEYS})

#: A numeric pad, by the print on its keys.
PAD: Mapping[str, str] = MappingProxyType(
    {digit: digit for digit in "0123456789"}
    | {"Enter": "#", "*": "*", "+": "A", "-": "B", "−": "B", "/": "C", ".": "D", ",": "D"}
)

#: What a numeric pad sends behind ESC in application mode, or without NumLock ("5" as Begin, "8" as Up).
_SEQUENCES = {
    "0": "[2~ Op",
    "1": "[F OF [4~ Oq",
    "2": "[B OB Or",
    "3": "[6~ Os",
    "4": "[D OD Ot",
    "5": "[E OE [G Ou",
    "6": "[C OC Ov",
    "7": "[H OH [1~ Ow",
    "8": "[A OA Ox",
    "9": "[5~ Oy",
    "#": "OM",
    "*": "Oj",
    "A": "Ok",
    "B": "Om",
    "C": "Oo",
    "D": "[3~ On Ol",
}

#: A terminal, by what it sends for a key. A letter is a key only with Enter behind it, else it is text of a code.
TERMINAL: Mapping[str, str] = MappingProxyType(
    {glyph: key for glyph, key in PAD.items() if glyph != "Enter"}
    | {"\r": "#", "\n": "#", "#": "#"}
    | {f"\x1b{sent}": key for key, all_sent in _SEQUENCES.items() for sent in all_sent.split()}
    | {letter: letter for letter in LETTERS}
)


@dataclass(eq=False)
class UnknownKeyError(ValueError):
    """A setting maps ``glyph`` to ``key``, but there is no such key."""

    glyph: str
    key: str


def remapped(keys: Mapping[str, str], changes: Mapping[str, str]) -> Mapping[str, str]:
    """A key map with the changes of the settings laid over it. Raises UnknownKeyError for an unknown key."""
    for glyph, key in changes.items():
        if key not in _GLYPHS:
            raise UnknownKeyError(glyph, key)
    return MappingProxyType({**keys, **changes})


def turned(keys: Mapping[str, str]) -> Mapping[str, str]:
    """The key map with rows 1-2-3 and 7-8-9 exchanged: from a computer's order to a telephone's, or back."""
    rows = dict(zip("123789", "789123", strict=True))
    return MappingProxyType({glyph: rows.get(key, key) for glyph, key in keys.items()})


# --- what is printed on the keys ---------------------------------------------------------------------------

#: The keys that are called by what is printed on them, which differs from pad to pad: # and the letters.
CALLED = "#" + LETTERS
#: What the words call these glyphs by.
_PRINTS = {"\r": "Enter", "\n": "Enter", "Enter": "Enter", **{print: print for print in "#ABCD+-/."}}


def prints(keys: Mapping[str, str]) -> tuple[str, ...]:
    """What is printed on each of the keys ``CALLED`` of a device with this map; a 4x4 pad's own where nothing is."""
    return tuple(_printed(keys, key, keys) for key in CALLED)


def prints_used(keys: Mapping[str, str], glyph: str, before: tuple[str, ...]) -> tuple[str, ...]:
    """The same after this glyph was used, where a key has more than one: letters or signs, # or Enter."""
    key = keys.get(glyph, "")
    if key == "#":
        return (_PRINTS.get(glyph, "Enter"), *before[1:])
    if key not in LETTERS or not key:
        return before
    alike = [other for other in keys if (other in LETTERS) is (glyph in LETTERS)]
    return (before[0], *(_printed(keys, letter, alike) for letter in LETTERS))


def _printed(keys: Mapping[str, str], key: str, glyphs: Iterable[str]) -> str:
    return next((_PRINTS[glyph] for glyph in glyphs if keys[glyph] == key and glyph in _PRINTS), key)
