"""The terminal's keyboard, which is keypad and scanner at once: most scanners type like a keyboard.

``Typing`` decides what was meant. It is pure: characters and times in, keys and codes out.

1.  Characters that come one after the other within 100 ms are a run. It ends with Enter, TAB, EOT, or silence. A second
    end within 100 ms after that belongs to it (CR LF), and is no key.
2.  Six or more of them, at 20 ms a character or less, are a scan, never keys. Slower scanners must have been learned
    (``pace``): in set-up, or below the terminal (``evdev_hid``), where they are told by device.
3.  Six or more, faster than hands can, are no keys either. Where they would have acted as keys, they are TOO_SLOW: that
    is said, and nothing is done. A run of one key alone is that key held down: it presses it once, or not
    at all where it was pressed just before.
4.  So every character is held for 100 ms. Only the stop key, with nothing held, acts at once. (A scanner that is set
    to send the asterisks of Code 39 would press it.)
5.  A letter, or any other character that is no key, is text that is being typed: a code, or a name where one is asked
    for (``spelling``). That is told at its first character (``Letters``), and again when 5 s have passed without Enter
    and it is forgotten: a key touched by accident does not swallow keys for ever. Digits and signs that follow belong
    to it. Enter ends it. Six characters and more are then taken as they are: a slow scanner may have sent them.
6.  The letters A to D are keys, where no name can begin with them: alone they act at once, and the Enter that somebody
    puts behind them, or behind C and a place, is no key. If other letters follow, they were the beginning of a code
    after all. A second B, which takes something back, acts only once no letter can be on its way. While a name is asked
    for, a letter needs its Enter. Backspace takes back what is typed; the stop key throws it away.
7.  An escape sequence in the key map is a key (a numeric pad without NumLock), and in a run it is that key's digit.
    Other sequences and control characters are dropped; but a run of them is GARBLED: a scanner that sends Alt and
    numbers, or whose modifier hangs, looks like that.
8.  A scanner that is set to an American keyboard types ``&é"'(-è_çà`` for digits at a French one, and swaps
    A, Q, Z, W, M and most signs. Within a scan, and only there, that is undone: the upper row without Shift
    shows it, for then no digit can come. A single ``-`` proves nothing.
9.  While a text field is open (``line``) none of this holds: everything typed is its text, until Enter. The
    terminal itself edits the line and echoes it, so a screen reader reads it as usual.

``Lines`` does the same for a terminal that hands over whole lines only. ``Keyboard`` is the thread at the edge;
``system.terminal`` reads the terminal and gives it back.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TypeAlias

from companion.devices.heard import Heard, KeyboardGone, KeyboardRoused
from companion.inputs.framing import Doubtful
from companion.inputs.keys import LETTERS
from companion.model import Doubt, Frozen
from companion.system import terminal
from companion.system.terminal import Terminal

#: Characters of the shortest scan. So many at ``FAST_SECONDS`` a character are a scan.
BURST_LENGTH = 6
FAST_SECONDS = 0.02
#: The slowest pace of scanners that set-up can learn, in seconds a character.
SLOWEST_SECONDS = 0.06
#: Longer than one and a half times the slowest pace: what comes later begins a new run.
RUN_SECONDS = 0.1
SILENCE_SECONDS = 0.08
#: So many at this pace are more than hands can.
_HANDS_SECONDS = 0.07
#: The pace of what came in one piece, in seconds a character.
_AT_ONCE = 0.0001
#: A pace is measured with so much of an error.
_TOLERANCE = 1.1
#: A key that is held begins to repeat within this time.
_REPEATS_SECONDS = 1.0
#: The end of a burst may come twice (CR LF), or late.
_ECHO_SECONDS = 0.1
_ABANDONED_SECONDS = 5.0
#: So long after a letter that has acted, Enter is what somebody puts behind it, and no key.
_SENDS_SECONDS = 1.0
#: By hand the next letter of a code comes sooner than this.
_TWICE_SECONDS = 0.7
_INSTANT = 1e-6
_ESCAPE_SECONDS = 0.05
_LONGEST_SEQUENCE = 32

_ESCAPE = "\x1b"
_ENTER = "\r\n"
_NO_KEYS = "\t\x04"
_ENDS = _ENTER + _NO_KEYS
_BACKSPACE = "\x7f\x08"

#: What takes something back when it comes twice.
_ASKED_TWICE = "B"
#: Letters that are keys, once Enter follows.
_KEYS_BY_LETTER = re.compile(rf"([{LETTERS}])\1?|C[1-8]")

_FRENCH = str.maketrans("&é\"'(-è_çàqawzQAWZ,?mM)!:;./§ù%°$", "1234567890aqzwAQZWmM;:-/.,<>?'\"_]")
_FRENCH_DIGITS = frozenset("&é\"'(è_çà")


class KeyGlyph(Frozen):
    """One key was pressed: its character or escape sequence, as in the key map."""

    glyph: str


class TypedCode(Frozen):
    """A code came from a scanner that types, or was typed by hand and ended. ``pace``: a scanner's, in seconds a
    character, and 0 only for what was typed by hand."""

    text: str
    pace: float = field(default=0.0, compare=False)


class TypedText(Frozen):
    """A line of free text, typed while a text field was open."""

    text: str


class Letters(Frozen):
    """Letters are being typed by hand and wait for Enter; or they are ``forgotten``, because none has come."""

    forgotten: bool = False


TypedItem: TypeAlias = KeyGlyph | TypedCode | TypedText | Letters | Doubtful

#: What arrow keys and similar ones leave in a line that the terminal edits.
_LEFT_BY_KEYS = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O.|.)?")


class Typing:
    """``keys`` maps glyphs (characters, and escape sequences with their ESC) to the keys of a 4x4 pad.

    ``pace``: the slowest scanner that is known, in seconds a character.
    """

    def __init__(self, keys: Mapping[str, str], pace: float = 0.0) -> None:
        self._keys = {glyph: key for glyph, key in keys.items() if glyph not in LETTERS}
        self._pace = max(FAST_SECONDS, pace) * _TOLERANCE
        self._run: list[tuple[str, float]] = []  # glyphs of keys, text or a scan; and when each came
        self._unread: list[tuple[str, float]] = []  # a run of what is dropped
        self._led = ""  # letters that have acted as keys, and may yet begin a code
        self._led_at = self._sends_until = float("-inf")  # when the last of them came; until when Enter only sends it
        self._text = ""  # what is typed behind them
        self._last = 0.0  # when the last character came
        self._ended_at = float("-inf")  # when the last scan ended
        self._pressed: tuple[str, float] = ("", 0.0)  # the last key, and when it came
        self._sequence = ""
        self._sequence_at = 0.0
        self._line: str | None = None
        self.spelling = False  # a name, or a code that is none of ours, may be typed: no letter acts by itself

    @property
    def line(self) -> bool:
        """Whether a text field owns what is typed."""
        return self._line is not None

    @line.setter
    def line(self, wanted: bool) -> None:
        self._line = "" if wanted else None

    @property
    def waiting(self) -> float | None:
        """When ``elapsed`` must be called, unless something is typed before; None: never."""
        deadlines = []
        if self._sequence:
            deadlines.append(self._sequence_at + _ESCAPE_SECONDS)
        if self._unread:
            deadlines.append(self._unread[-1][1] + RUN_SECONDS)
        if self._run:
            deadlines.append(self._end_of_silence)
        elif self._text:
            deadlines.append(self._end_of_patience)
        return min(deadlines, default=None)

    def feed(self, chars: str, at: float) -> list[TypedItem]:
        """The items that are decided by these characters, which came at ``at`` seconds, in order."""
        typed = self.elapsed(at)
        for index, char in enumerate(chars, start=1):
            if (line := self._line) is None:
                typed += self._char(char, at, alone=index == len(chars))
            elif char in _ENTER:
                self._line = ""
                typed.append(TypedText(_LEFT_BY_KEYS.sub("", line)))
            else:
                self._line = line + char
        return typed

    def elapsed(self, at: float) -> list[TypedItem]:
        """The items that are decided by the time that has passed."""
        typed: list[TypedItem] = []
        if self._sequence and at >= self._sequence_at + _ESCAPE_SECONDS:
            self._sequence = ""  # the Escape key
        if self._unread and at >= self._unread[-1][1] + RUN_SECONDS:
            typed += self._end_of_unread()
        if self._run and at >= self._end_of_silence:
            typed += self._end_of_run(at)
        if self._text and not self._run and at >= self._end_of_patience:
            typed += self._twice(at + _SENDS_SECONDS) if self._is_twice else self._abandoned()
        return typed

    def _char(self, char: str, at: float, alone: bool) -> list[TypedItem]:
        if char == _ESCAPE or self._sequence:
            return self._escape(char, at, alone)
        if char in _ENDS:
            return self._end(char, at)
        if char in _BACKSPACE:
            return self._backspace(char, at)
        if not char.isprintable():
            return self._drop(char, at)
        return self._glyph(char, at, alone)

    def _glyph(self, glyph: str, at: float, alone: bool) -> list[TypedItem]:
        self._unread.clear()
        self._last = at
        if alone and not self._run and self._keys.get(glyph) == "*":
            return self._press(glyph, at)
        self._run.append((glyph, at))
        return []

    def _drop(self, dropped: str, at: float) -> list[TypedItem]:
        if not self._run:
            self._unread.append((dropped, at))
        return []

    def _end_of_unread(self) -> list[TypedItem]:
        dropped = {what for what, _ in self._unread}  # one alone is a key that is held
        many = len(self._unread) >= BURST_LENGTH and len(dropped) > 1
        self._unread.clear()
        return [Doubtful(Doubt.GARBLED)] if many else []

    def _end(self, char: str, at: float) -> list[TypedItem]:
        if at < self._ended_at + _ECHO_SECONDS and not self._run:
            return []
        typed = self._end_of_unread()
        typed += (item for item in self._end_of_run(at) if not isinstance(item, Letters))  # this is their Enter
        if any(not isinstance(item, KeyGlyph) for item in typed):
            self._ended_at = at
            return typed
        if self._text and self._is_twice and char not in _NO_KEYS:
            return typed + self._twice(float("-inf"))
        if self._text or char in _NO_KEYS:
            pressed = self._text.upper()
            if self._led or char in _NO_KEYS or not _KEYS_BY_LETTER.fullmatch(pressed):
                return typed + self._end_of_text()
            self._text = ""
            return [*typed, *map(KeyGlyph, pressed)]
        if at < self._sends_until:
            self._led, self._sends_until = "", float("-inf")
            return typed
        return typed + self._press(char, at)

    def _backspace(self, char: str, at: float) -> list[TypedItem]:
        if self._run:
            self._run.pop()
        elif self._text:
            self._text = self._text[:-1]
        else:
            self._led = ""
            return self._press(char, at)
        return []

    def _escape(self, char: str, at: float, alone: bool) -> list[TypedItem]:
        """Collect a sequence: ESC O x, ESC [ parameters x, ESC [ [ x (Linux console), or ESC x (Alt)."""
        if char == _ESCAPE or not self._sequence:
            self._sequence, self._sequence_at = char, at
            return []
        self._sequence += char
        body = self._sequence[1:]
        whole = body[0] not in "[O" or (len(body) > 1 and body != "[[" and not " " <= char <= "?")
        if not whole and len(body) < _LONGEST_SEQUENCE:
            return []
        glyph, self._sequence = self._sequence, ""
        if glyph not in self._keys:
            return self._drop(glyph, at)
        return self._end(glyph, at) if self._keys[glyph] == "#" else self._glyph(glyph, at, alone)

    # --- runs ---

    def _pace_of_run(self) -> float:
        """Seconds a character."""
        return (self._last - self._run[0][1]) / (len(self._run) - 1) if len(self._run) > 1 else RUN_SECONDS

    @property
    def _end_of_silence(self) -> float:
        """When the run ends if nothing follows. What is certainly a scan need not be held for so long."""
        fast = len(self._run) >= BURST_LENGTH and self._pace_of_run() <= FAST_SECONDS * _TOLERANCE
        return self._last + (SILENCE_SECONDS if fast else RUN_SECONDS)

    def _end_of_run(self, at: float) -> list[TypedItem]:
        """Decide what a run was."""
        if not self._run:
            return []
        run, pace = self._run, self._pace_of_run()
        self._run = []
        glyphs = {glyph for glyph, _ in run}
        held, since = self._pressed
        if len(run) > 1 and glyphs == {held} and run[0][1] - since < _REPEATS_SECONDS:
            self._pressed = run[-1]
            return []
        text = "".join(glyph if len(glyph) == 1 else self._keys[glyph] for glyph, _ in run)
        # One key alone is a scan only where no held key repeats so fast.
        if len(run) >= BURST_LENGTH and pace <= (self._pace if len(glyphs) > 1 else FAST_SECONDS * _TOLERANCE):
            self._ended_at = at
            before = self._end_of_text()  # it was typed before the scan, and is no part of it
            return [*before, TypedCode(_in_digits(text), max(pace, _AT_ONCE))]
        if len(run) < BURST_LENGTH or pace > _HANDS_SECONDS:
            return [item for glyph, came in run for item in self._judge(glyph, came)]
        if len(glyphs) == 1 and not self._text and (run[0][0] in self._keys or self._acts(run[0][0])):
            return self._judge(*run[-1])  # held from its first press on
        if self._text or run[0][0] not in self._keys:
            return [item for char in text for item in self._typed(char)]
        self._ended_at = at
        return [Doubtful(Doubt.TOO_SLOW)]

    def _judge(self, glyph: str, came: float) -> list[TypedItem]:
        """A character that is no part of a scan: a key, or text of a code."""
        key = self._keys.get(glyph)
        if key is None or (self._text and key != "*"):
            char = glyph if len(glyph) == 1 else key or ""  # a pad's digit may come as a sequence
            if came >= self._led_at + _ABANDONED_SECONDS and not self._text:
                self._led = ""
            return self._lead(char, came) if self._acts(char) else self._typed(char)
        return self._press(glyph, came)

    def _acts(self, char: str) -> bool:
        """Whether this letter is a key by itself here."""
        return not self.spelling and not self._text and char.upper() in LETTERS

    def _lead(self, char: str, came: float) -> list[TypedItem]:
        if self._led[-1:].upper() == char.upper() == _ASKED_TWICE:
            self._text = char  # it waits: see ``_is_twice``
            return []
        self._led, self._led_at, self._sends_until = self._led + char, came, came + _SENDS_SECONDS
        self._pressed = (char, came)
        return [KeyGlyph(char.upper())]

    def _typed(self, char: str) -> list[TypedItem]:
        begins = not self._text or self._is_twice
        if self._text or char != " ":
            self._text += char
        return [Letters()] if begins and self._text else []

    @property
    def _is_twice(self) -> bool:
        """Whether a letter waits that acts only if it is not the beginning of a code."""
        return self._led[-1:].upper() == self._text.upper() == _ASKED_TWICE

    @property
    def _end_of_patience(self) -> float:
        return self._last + (_TWICE_SECONDS if self._is_twice else _ABANDONED_SECONDS)

    def _twice(self, sends_until: float) -> list[TypedItem]:
        self._led, self._text, self._sends_until = "", "", sends_until
        return [KeyGlyph(_ASKED_TWICE)]

    def _abandoned(self) -> list[TypedItem]:
        """Nothing has ended what was typed."""
        if len(self._led + self._text) >= BURST_LENGTH:
            return self._end_of_text()
        self._led = self._text = ""
        return [Letters(forgotten=True)]

    def _press(self, glyph: str, at: float) -> list[TypedItem]:
        key = self._keys.get(glyph)
        if key == "*":
            self._text = ""
        whose = self._led.upper() == "C" and key is not None and key.isdigit()
        self._led, self._sends_until = "", at + _SENDS_SECONDS if whose else float("-inf")
        self._pressed = (glyph, at)
        return [KeyGlyph(glyph)] if glyph in self._keys else []

    def _end_of_text(self) -> list[TypedItem]:
        text, self._led, self._text = self._led + self._text if self._text else "", "", ""
        return [TypedCode(text)] if text else []


class Lines:
    """The same for a terminal that hands over whole lines only: each line is judged as a whole.

    A single letter that names a key is that key here, because it cannot begin a code. Enter alone is a key. The Enter
    after any other key only sends it.
    """

    #: Nothing here waits for time to pass.
    waiting: float | None = None

    def __init__(self, keys: Mapping[str, str]) -> None:
        self._keys = keys
        self._named = {key: glyph for glyph, key in keys.items()}
        self._begun = ""
        self.line = False
        self.spelling = False

    def feed(self, chars: str, at: float) -> list[TypedItem]:
        """What the lines that end with these characters mean, in order."""
        *lines, self._begun = (self._begun + chars).replace("\r\n", "\n").split("\n")
        return [typed for line in lines for typed in self._judge(line)]

    def _judge(self, line: str) -> list[TypedItem]:
        if self.line:
            return [TypedText(_LEFT_BY_KEYS.sub("", line))]
        whole = line.strip() or "\n"
        if whole in self._keys:  # Enter, or a sequence of a pad without NumLock
            return [KeyGlyph(whole)]
        glyphs = [char if char in self._keys else self._named.get(char.upper(), "") for char in whole]
        name = self.spelling and len(whole) > 1 and whole[0].isalpha() and not _KEYS_BY_LETTER.fullmatch(whole.upper())
        if len(whole) < BURST_LENGTH and all(glyphs) and not name:
            return [KeyGlyph(glyph) for glyph in glyphs]
        return [TypedCode(_in_digits(whole))]


def _in_digits(burst: str) -> str:
    """What a scanner meant that is set to an American keyboard and types at a French one."""
    french = not _FRENCH_DIGITS.isdisjoint(burst) and not any("0" <= char <= "9" for char in burst)
    return burst.translate(_FRENCH) if french else burst


# --- the thread at the edge --------------------------------------------------------------------------------


class Keyboard:
    """Reads a terminal from ``start()`` to ``stop()``. Call both in the main thread, because they set signals.

    A hang-up becomes ``KeyboardGone``, unless it is handled elsewhere.
    """

    def __init__(
        self,
        post: Callable[[Heard | KeyboardGone | KeyboardRoused], None],
        keys: Mapping[str, str],
        *,
        device: str = "keyboard",
        pace: float = 0.0,
        fd: int = 0,
        encoding: str = "",
    ) -> None:
        self.device = device
        self._post = post
        self._keys = keys
        self._fd = fd
        self._encoding = encoding
        self._terminal: Terminal | None = None
        self._typing: Typing | Lines = Typing(keys, pace)
        self._thread: threading.Thread | None = None

    @staticmethod
    def available(fd: int = 0) -> bool:
        """Whether there is a terminal to read, and it is ours: a job in the background has no keyboard."""
        return terminal.is_ours(fd)

    @property
    def needs_enter(self) -> bool:
        """Whether a key is heard only when Enter follows it."""
        return self._terminal is not None and self._terminal.whole_lines

    def start(self) -> None:
        """Take the terminal over and begin to read it. Raises terminal.FAULTS where it is none."""
        self._terminal = terminal.take(self._fd, self._encoding)
        if self._terminal.whole_lines:
            self._typing = Lines(self._keys)
        self._thread = threading.Thread(target=self._run, args=(self._terminal,), name="keyboard", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Let go of the terminal and give it back as it was. A second call does nothing."""
        if self._terminal is None or self._thread is None:
            return
        taken, self._terminal = self._terminal, None
        taken.wake()
        self._thread.join(2.0)
        taken.close()

    def text_field(self, wanted: bool) -> None:
        """Let what is typed be a line of text, or keys and codes again."""
        if self._terminal is not None and wanted != self._typing.line:
            self._typing.line = wanted
            self._terminal.edit(wanted)

    def spell(self, wanted: bool) -> None:
        """Let letters be a name that is asked for, or keys and codes again."""
        self._typing.spelling = wanted

    def _run(self, taken: Terminal) -> None:
        while True:
            deadline = self._typing.waiting
            chars = taken.read(None if deadline is None else max(0.0, deadline - time.monotonic()))
            if self._terminal is None:
                return
            at = time.monotonic()
            if chars is None:
                self._post(KeyboardGone(at))
                return
            # If characters lay there when silence was looked for, there was none: only this thread came late.
            came = at if deadline is None or not chars else min(at, deadline - _INSTANT)
            for typed in self._typing.feed(chars, came):
                self._post(Heard(self.device, typed, at))
            if not chars and (deadline is None or at < deadline):
                self._post(KeyboardRoused(at))
