"""Turns the steps of a script into what a scanner and a keypad would send, and finds the copy of a token they mean.

It must never sleep: its loop decides when a step is played.
"""

from __future__ import annotations

from contextlib import suppress

from companion.devices.heard import Heard
from companion.devices.keyboard import TypedCode, TypedText
from companion.inputs import codes, script
from companion.model import Several, Token
from companion.refusal import cannot


class Copies:
    """Which copy a token without one means: the lowest that neither this script nor the game has used."""

    def __init__(self, book: codes.CodeBook) -> None:
        self._book = book
        self._used: set[Token] = set()

    def code(self, what: str, spent: frozenset[Token], box: str | None = None) -> str:
        """The code to scan for CODE, TOKEN or TOKEN@COPY; a token's box may be left out where it is ``box``.

        Raises UnknownTokenError for an unknown token.
        """
        try:
            token = self._token(what, box)
        except codes.UnknownTokenError:
            if "/" in what:  # meant as a token: no code of ours has a slash
                raise
            return what
        if "@" not in what:
            copies = [Token(token.id, copy) for copy in range(1, self._book.copies(token.id) + 1)]
            unspent = [copy for copy in copies if copy not in spent] or copies
            token = next((copy for copy in unspent if copy not in self._used), unspent[0])
        self._used.add(token)
        return self._book.code(token)

    def _token(self, what: str, box: str | None) -> Token:
        if box is not None and "/" in what:
            with suppress(codes.UnknownTokenError):
                return self._book.token(f"{box}/{what}")
        return self._book.token(what)

    def heard(self, step: script.Step, spent: frozenset[Token], at: float, box: str | None = None) -> Heard:
        """What the device "script" says at this step. Raises Cannot for a scan of an unknown token."""
        match step:
            case script.ScanStep(what, line):
                try:
                    return Heard("script", TypedCode(self.code(what, spent, box)), at)
                except codes.UnknownTokenError as unknown:
                    raise cannot("unknown-script-token", line=line, what=what, near=Several(unknown.close)) from None
            case script.KeyStep(key):
                return Heard("script", key, at)
            case script.TypeStep(text):
                return Heard("script", TypedText(text), at)
        raise ValueError(step)
