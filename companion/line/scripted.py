"""Turns the steps of a script into what a scanner and a keypad would send, and finds the copy of a token they mean.

It must never sleep: its loop decides when a step is played.
"""

from __future__ import annotations

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

    def code(self, what: str, spent: frozenset[Token]) -> str:
        """The code to scan for CODE, TOKEN or TOKEN@COPY. Raises UnknownTokenError for an unknown token."""
        try:
            token = self._book.token(what)
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

    def heard(self, step: script.Step, spent: frozenset[Token], at: float) -> Heard:
        """What the device "script" says at this step. Raises Cannot for a scan of an unknown token."""
        match step:
            case script.ScanStep(what, line):
                try:
                    return Heard("script", TypedCode(self.code(what, spent)), at)
                except codes.UnknownTokenError as unknown:
                    raise cannot("unknown-script-token", line=line, what=what, near=Several(unknown.close)) from None
            case script.KeyStep(key):
                return Heard("script", key, at)
            case script.TypeStep(text):
                return Heard("script", TypedText(text), at)
        raise ValueError(step)
