"""How a name is said, settled by its owner: by a rendering, by spelling it, by recording it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.model import Announcement, OwnText, Sign
from companion.session.naming import renderings
from companion.session.spelling import LETTERS
from tests.tabletop import Tabletop, cupboard

NAMES = ("Inès", "Léo", "", "Zoé")


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    made = Tabletop(cupboard(tmp_path), names=NAMES)
    made.open()
    return made


def newest(table: Tabletop) -> Announcement:
    return table.said[-1]


def test_renderings_begin_with_every_language_s_own_reading() -> None:
    assert renderings("Inès", ("fr", "en", "es")) == (
        OwnText("fr", "Inès"),
        OwnText("en", "Inès"),
        OwnText("es", "Inès"),
        OwnText("fr", "Inèsse"),
        OwnText("fr", "Ines"),
    )
    assert [way.text for way in renderings("Yann", ("fr",))] == ["Yann", "Yanne"]
    assert renderings("Zoé", ("es", "fr")) == (OwnText("es", "Zoé"), OwnText("fr", "Zoé"), OwnText("es", "Zoe"))


def test_another_way_is_heard_at_once_and_kept_at_hash(table: Tabletop) -> None:
    table.key("4 1 1")
    assert newest(table).id == "naming-other-again"
    assert dict(newest(table).args) == {"name": OwnText("en", "Inès")}
    assert table.names_said == {}
    assert table.key("#")[0] == "[table] D'accord : Inès."
    assert table.names_said == {"Inès": OwnText("en", "Inès", said="Inès")}
    assert newest(table).id == "which-way", "the roll call goes on where it was"


def test_a_name_is_spelled_as_on_a_telephone(table: Tabletop) -> None:
    """Each letter is said; the same key changes it, A begins another, 1 sets an accent, B takes one away."""
    table.key("4 2 444 A 4 66 B 66 3 3 1 1 7777 0 # #")
    assert table.names_said == {"Inès": OwnText("fr", "Inès", said="ignès")}
    heard = [dict(said.args)["letter"] for said in table.said if said.id == "letter-typed"]
    assert heard == ["g", "h", "i", "i", "g", "m", "n", "m", "n", "d", "e", "é", "è", "p", "q", "r", "s"]


def test_every_letter_has_its_key() -> None:
    assert "".join(LETTERS.values()) == "abcdefghijklmnopqrstuvwxyz"


def test_a_recorded_name_is_kept_with_its_recording(table: Tabletop) -> None:
    assert table.key("4 3")[-1] == "[table] Parlez."
    assert newest(table).sign is Sign.READY
    table.key("# #")
    assert table.names_said == {"Inès": OwnText("fr", "Inès", "_names/take.wav")}


def test_while_somebody_records_any_other_key_gives_it_up(table: Tabletop) -> None:
    table.key("4 3")
    assert table.key("7")[0] == "[table] Enregistrement abandonné."
    table.key("#")
    assert table.names_said == {}


def test_a_seat_without_a_name_gives_one_by_spelling_it_and_undo_takes_it_back(table: Tabletop) -> None:
    table.key("1 1")
    table.key("4 5 5 5 6 6 6 8 8 # #")
    assert table.names_said == {"Lou": OwnText("fr", "Lou", said="lou")}
    assert table.core.session.play.who(3).name == "Lou"
    table.key("B B")
    assert table.core.session.play.who(3).name is None


def test_nothing_is_kept_when_the_dialogue_is_left(table: Tabletop) -> None:
    before = table.core.session.play
    table.key("4 1 1 * *")
    assert (table.names_said, table.core.session.play) == ({}, before)
    assert newest(table).id == "which-way"
    table.key("1")
    assert table.core.session.play.called == 1


def test_an_act_of_somebody_else_ends_the_dialogue_and_its_next_key_is_told_so(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), names=("Ana", "Léo", "Inès", "Zoé"))
    table.open()
    table.key("#### # # # #")
    table.key_at(2, "9")
    table.key_at(2, "9")
    for key in "4721":
        table.key_at(2, key)
    assert newest(table).id == "naming-other"
    table.key("#")
    assert table.key_at(2, "#") == ["[table] " + table._catalogue.text(newest(table))]
    assert newest(table).id == "begun-is-gone"
    assert table.names_said == {}
