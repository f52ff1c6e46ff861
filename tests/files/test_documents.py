"""How our YAML is read: whole or not at all, with every fault's line and field."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.files import documents
from companion.files.documents import SLUG, Fault, Faulty, Place
from companion.model import OwnText, Word

HERE = Path("table.yaml")


def everything(top: Place) -> object:
    """A description that uses each word of the vocabulary once."""
    fields = top.record("name", "players", optional=("level", "loud", "cards", "rows", "said"))
    return (
        fields["name"].text(SLUG),
        fields["players"].whole(4, 8),
        fields["level"].choice("brief", "full"),
        fields["loud"].flag(),
        tuple(card.text() for card in fields["cards"].items()),
        {key.whole(4, 8): value.whole(0, 40) for key, value in fields["rows"].pairs()},
        fields["said"].own_text(),
    )


def faults(text: str, describe: object = everything) -> list[tuple[int | None, str, str]]:
    """(line, field, message) of each fault."""
    with pytest.raises(Faulty) as refused:
        documents.parse(text, HERE, describe)  # type: ignore[arg-type]
    return [(fault.line, fault.field, fault.id) for fault in refused.value.faults]


GOOD = """\
name: bomb
players: 5
level: full
loud: true
cards: ["08", Ana: no]
rows: {4: 15, 5: 19}
said: {lang: fr, text: "Révélez une carte : maintenant."}
"""


def test_a_good_document_is_read_whole() -> None:
    assert documents.parse(GOOD.replace("Ana: no", '"no"'), HERE, everything) == (
        "bomb",
        5,
        "full",
        True,
        ("08", "no"),
        {4: 15, 5: 19},
        OwnText("fr", "Révélez une carte : maintenant."),
    )


@pytest.mark.parametrize("trap", ["010", "08", "5.0", "5e0", "0x5", "+5", "5_0", '"5"', "five", "", "~", "9", "12:30"])
def test_a_whole_number_is_written_in_plain_digits(trap: str) -> None:
    assert faults(f"name: bomb\nplayers: {trap}\n") == [(2, "players", "fault-whole")]


@pytest.mark.parametrize(
    "trap", ["no", "yes", "on", "Off", "true", "08", "010", "12:30", "1.5", "1e3", "2024-01-01", "~", "null", "123"]
)
def test_a_text_that_yaml_takes_for_something_else_wants_quotes(trap: str) -> None:
    def describe(top: Place) -> str:
        return top.record("name")["name"].text()

    assert faults(f"name: {trap}\n", describe) == [(1, "name", "fault-quotes")]
    assert documents.parse(f'name: "{trap}"\n', HERE, describe) == trap


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name: bomb\nplayers: 5\nloud: yes\n", (3, "loud", "fault-flag")),
        ("name: bomb\nplayers: 5\nlevel: loud\n", (3, "level", "fault-choice")),
        ("name: bomb\nplayers: 5\nlevel: [full]\n", (3, "level", "fault-choice")),
        ("name: Bombe à clou\nplayers: 5\n", (1, "name", "fault-slug")),
        ("name: {a: b}\nplayers: 5\n", (1, "name", "fault-text")),
        (f"name: {'a' * 201}\nplayers: 5\n", (1, "name", "fault-long")),
        ('name: "a\\x07"\nplayers: 5\n', (1, "name", "fault-unprintable")),
        ("name: bomb\n", (1, "players", "fault-missing-field")),
        ("name: bomb\nplayers: 5\nplayres: 6\n", (3, "playres", "fault-unknown-field")),
        ("name: bomb\nplayers: 5\nplayers: 6\n", (3, "players", "fault-duplicate")),
        ("name: bomb\nplayers: 5\ncards: heart\n", (3, "cards", "fault-list")),
        ("name: bomb\nplayers: 5\ncards:\n  - heart\n  - no\n", (5, "cards.2", "fault-quotes")),
        ("name: bomb\nplayers: 5\nrows: [4]\n", (3, "rows", "fault-mapping")),
        ("name: bomb\nplayers: 5\nrows:\n  4: 15\n  04: 15\n", (5, "rows.04", "fault-whole")),
        ("name: bomb\nplayers: 5\nrows:\n  4: 15\n  4: 15\n", (5, "rows.4", "fault-duplicate")),
        ("name: bomb\nplayers: 5\nrows:\n  [4]: 15\n", (4, "rows.", "fault-key")),
        ("name: bomb\nplayers: 5\nsaid: Révélez\n", (3, "said", "fault-record")),
        ("name: bomb\nplayers: 5\nsaid:\n  lang: no\n  text: Hei\n", (4, "said.lang", "fault-quotes")),
        ("name: bomb\nplayers: 5\nsaid:\n  lang: français\n  text: Hei\n", (4, "said.lang", "fault-language-tag")),
        ("- bomb\n", (1, "", "fault-record")),
        ("", (1, "", "fault-empty")),
        ("# only a comment\n", (1, "", "fault-empty")),
        ("name: bomb\n\tplayers: 5\n", (2, "", "fault-tab")),
        ("name: bomb\nplayers: 5\nsaid: Attention: danger\n", (3, "", "fault-yaml")),
        ("name: bomb\nplayers: [5\n", (3, "", "fault-yaml")),
        ("name: bomb\nplayers: 5\n---\nname: other\n", (3, "", "fault-documents")),
        ("name: &n bomb\nplayers: 5\n", (1, "", "fault-anchor")),
        ("name: bomb\nplayers: 5\ncards: *c\n", (3, "", "fault-anchor")),
        ("name: !!str bomb\nplayers: 5\n", (1, "", "fault-tag")),
        ("name: bomb\x07\nplayers: 5\n", (1, "", "fault-unprintable")),
    ],
)
def test_a_fault_names_its_line_and_field(text: str, expected: tuple[int, str, str]) -> None:
    assert faults(text) == [expected]


def test_an_alias_is_refused_where_it_stands_and_nothing_else_is_said_of_it() -> None:
    text = "name: &n bomb\nplayers: 5\nlevel: *n\n"
    assert faults(text) == [(1, "", "fault-anchor"), (3, "", "fault-anchor")]


def test_all_faults_of_a_file_are_told_together_in_the_order_of_its_lines() -> None:
    text = "players: 08\nname: 12:30\nloud: on\ncards: [no]\n"
    assert [fault[:2] for fault in faults(text)] == [(1, "players"), (2, "name"), (3, "loud"), (4, "cards.1")]


def test_a_description_that_stumbles_over_a_bad_value_hides_no_fault_and_no_error_of_its_own() -> None:
    def stumbling(top: Place) -> int:
        return {5: 19}[top.record("players")["players"].whole(4, 8)]

    assert faults("players: 08\n", stumbling) == [(1, "players", "fault-whole")]
    with pytest.raises(KeyError):
        documents.parse("players: 6\n", HERE, stumbling)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("deck: 2\nanything: new\n", (1, "deck", "fault-newer")),
        ("game: bomb\n", (1, "", "fault-header")),
        ("deck\n", (1, "", "fault-header")),
        ("deck: 1.0\n", (1, "deck", "fault-whole")),
    ],
)
def test_without_a_header_that_we_know_nothing_else_is_judged(text: str, expected: tuple[int, str, str]) -> None:
    def deck(top: Place) -> None:
        top.header("deck", newest=1)
        top.record("deck", "game")

    assert faults(text, deck)[0] == expected
    assert len(faults(text, deck)) <= 2


def refused(path: Path) -> tuple[int | None, str]:
    with pytest.raises(Faulty) as error:
        documents.load(path, everything)
    (fault,) = error.value.faults
    return fault.line, fault.id


def test_what_is_no_readable_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path) == (None, "fault-directory")
    assert refused(tmp_path / "none.yaml") == (None, "fault-missing-file")
    (tmp_path / "latin.yaml").write_bytes("name: bomb\nplayers: 5 # dés\n".encode("latin-1"))
    assert refused(tmp_path / "latin.yaml") == (2, "fault-not-utf8")
    (tmp_path / "big.yaml").write_bytes(b"#" * (documents.MAX_BYTES + 1))
    assert refused(tmp_path / "big.yaml") == (None, "fault-too-large")
    assert refused(tmp_path / ("x" * 5000)) == (None, "fault-unreadable")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_does_not_keep_us_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert refused(tmp_path / "pipe.yaml") == (None, "fault-not-a-file")


def test_a_file_without_permission_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> object:
        raise PermissionError

    (tmp_path / "mine.yaml").write_text("name: bomb\n")
    monkeypatch.setattr(Path, "open", forbid)  # root may read everything
    assert refused(tmp_path / "mine.yaml") == (None, "fault-forbidden")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "bom.yaml").write_bytes(b"\xef\xbb\xbfname: bomb\r\nplayers: 5\r\n")
    with pytest.raises(Faulty) as error:
        documents.load(tmp_path / "bom.yaml", lambda top: top.record("name"))
    assert [fault.field for fault in error.value.faults] == ["players"]


def test_a_fault_is_told_by_file_line_field_and_right_form() -> None:
    path = Path("home/ana/companion/settings.yaml")
    assert Fault(path, 3, "rate", "fault-whole", (("low", 80), ("high", 450))).word() == Word(
        "fault-at-field",
        (
            ("file", "companion/settings.yaml"),
            ("line", 3),
            ("field", "rate"),
            ("fault", Word("fault-whole", (("low", 80), ("high", 450)))),
        ),
    )
    assert Fault(path, None, "", "fault-empty").word(str(path)).args[0] == ("file", str(path))


@given(st.text())
def test_no_text_whatever_breaks_the_reading(text: str) -> None:
    with contextlib.suppress(Faulty):
        documents.parse(text, HERE, everything)


@given(
    st.lists(
        st.sampled_from(["a: ", "- ", "b", "{", "}", "[", "]", "*x", "&x ", "!t ", "\n", "  ", "'", '"', "---\n", "? "])
    )
)
def test_no_yaml_whatever_breaks_the_reading(parts: list[str]) -> None:
    with contextlib.suppress(Faulty):
        documents.parse("".join(parts), HERE, everything)


def test_nesting_without_end_does_not_break_the_reading() -> None:
    assert faults("a: " + "[" * 100_000)
