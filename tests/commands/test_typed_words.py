"""Words typed at the keyboard: a game in the lobby, a name at the roll call; and B, one question back."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.devices.heard import Heard
from companion.devices.keyboard import Letters, TypedCode
from tests.test_typing_devices import hear as heard_by
from tests.test_typing_devices import table as table

FOUR = ("--players", "4", "time")


def played(folder: Path, capsys: pytest.CaptureFixture[str], inputs: str, *options: str) -> list[str]:
    """The lines heard, with what comes in: keys, and words of more than one letter."""
    script = folder / "inputs"
    steps = [f"key {one}" if len(one) == 1 else f"type {one.replace('_', ' ')}" for one in inputs.split()]
    script.write_text("\nwait 1\n".join(steps) + "\n")
    arguments = ["play", "--mute", "--lang", "en", "--data", str(folder / "data"), "--script", str(script), *options]
    assert cli.run(arguments) == 0
    return capsys.readouterr().out.splitlines()


def test_a_name_typed_at_the_roll_call_is_heard_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = played(tmp_path, capsys, "Anaïs # 1 jean-loup # 2", *FOUR)
    assert [line for line in lines if "keep" in line] == [
        "[table] Anaïs. Hash: keep it. 1: another way. Star: back.",
        "[table] Jean-loup. Hash: keep it. 1: another way. Star: back.",
    ]
    assert any(line.startswith("[table] Anaïs: how will you read") for line in lines)
    assert any(line.startswith("[table] Jean-Loup?") for line in lines), "and it is written as names are"
    assert lines[-1].startswith("[table] Player 3")


@pytest.mark.parametrize("written", ["ines", "Inès", "INÈS"])
def test_where_names_are_offered_one_may_be_typed_instead_of_its_number(
    written: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.yaml").write_text("names: [Ana, Inès, Léo]\n")
    assert "Inès: how will you read" in played(tmp_path, capsys, written, *FOUR)[-1]
    assert "Zoé. Hash: keep it." in played(tmp_path, capsys, "* Zoé", *FOUR)[-1], "and any other name too"


def test_a_seat_that_has_a_name_may_type_another_but_not_a_neighbours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(tmp_path, capsys, "Léo Zoé #", "--names", "Ana,Léo,Hugo,Inès", "time")
    assert any(line.startswith("[table] Léo is at the table") for line in lines), lines
    assert lines[-1].startswith("[table] Zoé: how will you read")


def test_in_the_lobby_a_game_may_be_typed_by_a_part_of_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(tmp_path, capsys, "checkers one_piece")
    assert any(line.startswith("[table] No game is called checkers") for line in lines), lines
    assert "[table] Cluedo One Piece." in lines


def test_words_where_none_are_wanted_are_refused_with_what_is_due(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(tmp_path, capsys, "time hello")[-1] == "[table] No text is wanted now. How many players? 4 to 8."


def test_b_twice_goes_one_question_back_each_time_to_the_lobby(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(tmp_path, capsys, "1 4 Ana # 1 B B B B B B B B B B 2")
    asked = [line for line in lines if line.startswith(("[table] Undo: ", "[table] Hello"))]
    assert [line.removeprefix("[table] ").split("?")[0] for line in asked] == [
        "Hello. Scan a game box, or press its number.",
        "Undo: roll call, Ana",
        "Undo: roll call, Ana",
        "Undo: 4 players",
        "Undo: choice of game, Time Bomb Undercover",
        "Hello. Scan a game box, or press its number.",
    ]
    assert lines[-2] == "[table] The Hour of the 3 Shadows."
    assert lines[-1].startswith("[table] How many players? 2 to 4.")


def test_b_in_the_dialogue_about_a_name_leads_back_to_the_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(tmp_path, capsys, "4 B 4 2 B B 4 2 # B B", *FOUR)
    assert sum(line.startswith("[table] The name stays as it is") for line in lines) == 3, lines
    assert not any("no use here" in line for line in lines)


def test_a_game_that_the_command_line_names_has_no_question_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(tmp_path, capsys, "4 B B B", "time")[-1].startswith("[table] Nothing to undo. How many players?")
    assert "[table] Last thing noted: start of the game." in played(tmp_path, capsys, "D"), "all was taken back"


def test_letters_that_wait_are_answered_at_once(table: object, capsys: pytest.CaptureFixture[str]) -> None:
    said = [*table.devices.take(Heard("keyboard", Letters(), 1.0))]  # type: ignore[attr-defined]
    said += table.devices.take(Heard("keyboard", Letters(forgotten=True), 7.0))  # type: ignore[attr-defined]
    assert [line.id for line in said] == ["letters-begun", "letters-forgotten"]


def test_what_a_scanner_types_is_never_a_name(table: object, capsys: pytest.CaptureFixture[str]) -> None:
    heard_by(table, Heard("keyboard", TypedCode("CLUEDO", 0.01), 1.0))  # type: ignore[arg-type]
    assert "Cluedo" not in capsys.readouterr().out.splitlines()[-1]
