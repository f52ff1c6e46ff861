"""Our reading of Fluent's files is Fluent's own."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from companion.files import resources
from companion.speech.parsing import Parser

WRONG = (
    "a = b } c\n",
    "a = { $b\n",
    "a = { $é }\n",
    "1a = b\n",
    "a =\n    .b = c\n    .1 = d\n",
    "# remark\na = { b.c ->\n   *[x] y\n }\n",
    "a = { $n ->\n    [one] b\n }\nc = d\n",
)
ODD = (
    "a = b\r\n    c { $d } e\r\nf = g\r\n",
    "a = b\rc { -d }\r\n",
    "a = lone\rreturn\n",
    "a =\n    b\n\n      c\n    .d = { e.f } g { NUMBER($h, i: 1) }\n",
    "a = { $n ->\n    [one] b\n   *[other] c { $n }\n }\n",
    "-a-b_1 = c\n",
    "a = b",
    'a = { "{" } b   \n',
    "",
)


@pytest.mark.parametrize("spans", [True, False])
@pytest.mark.parametrize("text", [*ODD, *WRONG])
def test_what_is_odd_or_wrong_is_read_as_fluent_reads_it(text: str, spans: bool) -> None:
    assert Parser(spans).parse(text).to_json() == FluentParser(spans).parse(text).to_json()


def test_the_french_words_are_read_as_fluent_reads_them() -> None:
    for path in sorted((resources.voices() / "fr").glob("*.ftl"))[::4]:
        text = path.read_text(encoding="utf-8")
        assert Parser().parse(text).equals(FluentParser().parse(text), []), path.name
