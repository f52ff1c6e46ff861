"""Lines for a braille display: no tags, and no word cut in two."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import cli
from companion.commands.narrow import Narrow, cut

EVENING = """\
key #
key #
wait 1
scan sticker/heart
wait 1
key D
wait 1
scan cable/defuse@1
"""


def play(tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    script = tmp_path / "script"
    script.write_text(EVENING)
    told = ["--names", "Ana,Léo,Inès,Sam", "--lang", "fr", "--mute", "--data", str(tmp_path / "data")]
    assert cli.run(["play", "time", *told, "--script", str(script), *options]) == 0
    return capsys.readouterr().out.splitlines()


def test_plain_lines_have_no_tag_and_the_same_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tagged = play(tmp_path, capsys)
    assert len(tagged) >= 8
    (tmp_path / "again").mkdir()
    plain = play(tmp_path / "again", capsys, "--plain")
    assert plain == [line.partition("] ")[2] for line in tagged]


def test_an_evening_on_twenty_cells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = play(tmp_path, capsys, "--plain")
    (tmp_path / "again").mkdir()
    narrow = play(tmp_path / "again", capsys, "--plain", "--width", "20")
    assert all(len(line) <= 20 for line in narrow)
    assert " ".join(narrow).split() == " ".join(whole).split()
    assert narrow[:4] == TWENTY_CELLS


TWENTY_CELLS = ["Time Bomb", "Undercover.", "Ana : comment", "lisez-vous vos"]


@given(st.text(alphabet="ab «é 1.", max_size=200), st.integers(10, 40))
def test_no_word_is_cut_and_no_line_is_longer_than_it_must_be(line: str, width: int) -> None:
    pieces = cut(line, width)
    assert " ".join(pieces).split() == line.split()
    apart = re.compile("(?<!«) (?![:;?!»])")  # a sign that French sets apart stays with its word
    assert all(len(piece) <= width or not apart.search(piece) for piece in pieces)


def test_what_is_written_in_parts_comes_out_line_by_line() -> None:
    stream = io.StringIO()
    narrow = Narrow(stream, 10)
    narrow.write("one two th")
    assert stream.getvalue() == ""
    narrow.write("ree\nfour\n")
    assert stream.getvalue() == "one two\nthree\nfour\n"
