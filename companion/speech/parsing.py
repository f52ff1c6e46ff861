"""Reading Fluent in half the time: a text and a name are taken in one step, not letter by letter.

It knows where both end, and no message. Whatever it is not sure of it leaves to Fluent's own parser: it must never read
anything else than that one does.
"""

from __future__ import annotations

import re
from typing import TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

#: The rest of a text in its line; and a name. Where a line ends by CR LF, Fluent's parser knows better.
_TEXT = re.compile(r"[^{}\r\n]++(?!\r)")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

N = TypeVar("N", ast.TextElement, ast.Identifier)


class Parser(FluentParser):
    """What ``FluentParser`` reads, sooner."""

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        found = _TEXT.match(ps.string, ps.index)
        return self._behind(ps, found, ast.TextElement(found[0])) if found else super().get_text_element(ps)

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        found = _NAME.match(ps.string, ps.index)
        return self._behind(ps, found, ast.Identifier(found[0])) if found else super().get_identifier(ps)

    def _behind(self, ps: FluentParserStream, found: re.Match[str], node: N) -> N:
        """Go on behind what was found."""
        if self.with_spans:
            node.add_span(found.start(), found.end())
        ps.index, ps.peek_offset = found.end(), 0
        return node
