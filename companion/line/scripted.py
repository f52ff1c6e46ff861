"""Plays the steps of a script into a line, in virtual time: the same way in as a scanner's and a keypad's.

Time moves only at ``wait``, and every timer that runs out meanwhile is told at its moment. It must never sleep.
"""

from __future__ import annotations

from companion.inputs.codes import CodeBook, UnknownTokenError
from companion.inputs.framing import Frame
from companion.inputs.reading import Reading
from companion.inputs.script import KeyStep, ScanStep, Step, WaitStep
from companion.line.line import Takes
from companion.model import Key, Token


class Copies:
    """Which copy a bare token means: the lowest that neither this script nor the game has used."""

    def __init__(self, book: CodeBook) -> None:
        self._book = book
        self._used: set[Token] = set()

    def code(self, what: str, spent: frozenset[Token]) -> str:
        """The code to scan for CODE, TOKEN or TOKEN@COPY. Raises UnknownTokenError for a token nobody knows."""
        try:
            token = self._book.token(what)
        except UnknownTokenError:
            if "/" in what:  # meant for a token: no code of ours has a slash
                raise
            return what
        if "@" not in what:
            copies = [Token(token.id, copy) for copy in range(1, self._book.copies(token.id) + 1)]
            unspent = [copy for copy in copies if copy not in spent] or copies
            token = next((copy for copy in unspent if copy not in self._used), unspent[0])
        self._used.add(token)
        return self._book.code(token)


class Scripted:
    """One script being played."""

    def __init__(self, line: Takes, reading: Reading, now: float = 0.0) -> None:
        self.now = now
        self._line = line
        self._reading = reading
        self._copies = Copies(reading.book)

    def play(self, step: Step) -> None:
        """One step. Raises UnknownTokenError for a scan of a token that nobody knows."""
        match step:
            case ScanStep(what):
                code = self._copies.code(what, self._line.spent)
                for scan in self._reading.scans(Frame(code), "script", None, self.now):
                    self._line.take(scan)
            case KeyStep(key):
                self._line.take(Key(key, "script", at=self.now))
            case WaitStep(seconds):
                self.now += seconds
                self._line.elapse(self.now)
