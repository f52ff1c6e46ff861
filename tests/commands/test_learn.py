"""A game's tutorial: by its command, and offered where nobody has played the game yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.journal import folder
from companion.journal.store import Standing
from companion.line.evening import Evening
from tests.commands.test_typed_words import played

GAME = "time-bomb-undercover"
OFFER = "First game here? Key 1: learn it first, in four minutes."


@pytest.fixture(autouse=True)
def _no_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evening, "obey_signals", lambda evening: evening)


def learned(data: Path, capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    script = data / "acts.txt"
    script.write_text("key #\nkey *\nkey *\n", encoding="utf-8")
    command = ["tutorial", *args, "--mute", "--lang", "en", "--data", str(data), "--script", str(script)]
    assert cli.run(command) == 0
    return capsys.readouterr().out.splitlines()


def test_a_game_is_meant_by_a_part_of_its_name_and_nothing_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = learned(tmp_path, capsys, "one piece")
    assert lines[0].startswith("[table] Cluedo One Piece, four minutes to learn it.")
    assert lines[-1] == "[table] We stop here."
    assert not (tmp_path / "games").exists() or not [*(tmp_path / "games").iterdir()]


def test_without_a_game_it_is_the_treasure_hunt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learned(tmp_path, capsys)[0].startswith("[table] The treasure hunt")


def test_a_game_without_a_tutorial_is_told_with_those_that_have_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["tutorial", "2016", "--mute", "--lang", "en", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert " has no tutorial yet. There is one for: Cluedo One Piece, " in told


def test_a_game_that_nobody_knows_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["tutorial", "checkers", "--mute", "--lang", "en", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("No game is called checkers.")


def test_the_lobby_offers_it_where_nobody_has_played_and_1_takes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(tmp_path, capsys, "1")[-1] == f"[table] How many players? 4 to 8. {OFFER}"
    assert played(tmp_path, capsys, "* 1 1")[-1].endswith(OFFER), "and it is left at once"
    (aside,) = [folder.look(path) for path in folder.paths(tmp_path / "data", GAME)][:1]
    assert aside.standing is Standing.SET_ASIDE
    again = played(tmp_path, capsys, "1")
    assert again[0].startswith("[table] Hello."), "a game that was only chosen is nothing to go on with"
    assert again[-1].endswith(OFFER), "and nobody has played it"


def test_a_number_between_is_refused_with_those_that_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert played(tmp_path, capsys, "1 2")[-1] == "[table] Not that number: 4 to 8. How many players? 4 to 8."


def test_where_it_was_played_nothing_is_offered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path, capsys, "1 4 1 1 1 1")
    again = played(tmp_path, capsys, "* 1")
    assert again[-1] == "[table] How many players? 4 to 8."
    assert played(tmp_path, capsys, "* 1 1")[-1].startswith("[table] Not that number: 4 to 8.")


def test_the_other_games_are_still_offered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path, capsys, "1 4 1 1 1 1")
    assert played(tmp_path, capsys, "* 3")[-1].endswith(OFFER)


def test_a_game_that_one_plays_alone_has_its_own_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert OFFER not in played(tmp_path, capsys, "5")[-1]


def test_the_menu_has_it_before_a_game_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path, capsys, "1 4 1 1 1 1")
    lines = played(tmp_path, capsys, "* 1 9 9 #")
    assert "6: learn by playing" in " ".join(lines[-3:])
    played(tmp_path, capsys, "* 1 9 9 # 6")
    kept = [folder.look(path).standing for path in folder.paths(tmp_path / "data", GAME)]
    assert kept[0] is Standing.SET_ASIDE


def test_a_game_that_goes_on_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = played(tmp_path, capsys, "1 4 1 1 1 1 9 9 #")
    assert "learn by playing" not in " ".join(lines)
