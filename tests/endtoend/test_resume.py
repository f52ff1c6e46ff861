"""An unfinished game is offered before anything else; # goes on and * starts anew and keeps it."""

from __future__ import annotations

from pathlib import Path

from tests.endtoend.running import Ended, play, run

SET_UP = "key #\n" * 15 + "key 1\n"
CUT = "key 2\nscan time-bomb-undercover/cable/secure\n"
OFFERED = [
    "[table] Time Bomb Undercover: unfinished game found.",
    "[table] Last thing noted: cut 1: safe, from Léo.",
    "[table] Hash to resume. Star for a new game.",
]


def evening(data: Path, script: str) -> Ended:
    ended = run(*play(data, "--script", "-"), typed=script)
    assert ended.code == 0, ended
    return ended


def games(data: Path) -> list[Path]:
    return sorted(data.glob("games/*/*.game"))


def test_hash_goes_on_where_the_game_was(tmp_path: Path) -> None:
    evening(tmp_path, SET_UP + CUT)
    again = evening(tmp_path, "key #\nkey 3\nscan time-bomb-undercover/cable/secure\n")
    assert again.lines == [
        *OFFERED,
        "[table] Cutters: Léo.",
        "[table] Round 1. Cuts: 1 of 5.",
        "[table] Wires defused: 0 of 5.",
        "[table] To cut: a seat, then a scan.",
        "[table] No scanner? Key 9, twice, then 6.",
        "[table] Inès.",
        "[table] Safe: nothing happens. Cut 2 of 5. The cutters go to Inès.",
    ]
    assert len(games(tmp_path)) == 1


def test_star_starts_anew_and_keeps_the_old_game(tmp_path: Path) -> None:
    evening(tmp_path, SET_UP + CUT)
    (old,) = games(tmp_path)
    anew = evening(tmp_path, "key *\nkey #\n")
    assert anew.lines[:3] == OFFERED
    assert anew.lines[3:5] == ["[table] Time Bomb Undercover.", anew.lines[4]]
    assert "Ana: how will you read" in anew.lines[4]
    assert old in games(tmp_path)
    assert len(games(tmp_path)) == 2
    assert evening(tmp_path, "").lines[1] == "[table] Last thing noted: roll call, Ana.", "the new one is offered"
    kept = run("replay", old, "--lang", "en")
    assert kept.code == 0
    assert kept.lines[-1] == "[table] Safe: nothing happens. Cut 1 of 5. The cutters go to Léo."


def test_it_never_goes_on_by_itself(tmp_path: Path) -> None:
    evening(tmp_path, SET_UP + CUT)
    asked = evening(tmp_path, "wait 600\nkey 3\nscan time-bomb-undercover/cable/secure\nwait 1\nkey B\nkey D\n")
    assert asked.lines[:3] == OFFERED
    first = "[table] The game has not resumed. Hash to resume. Star for a new game."
    assert asked.lines[3:] == [first, first, first, *OFFERED], "D says it again"
    assert evening(tmp_path, "").lines == OFFERED


def test_what_was_undone_is_still_undone(tmp_path: Path) -> None:
    evening(tmp_path, SET_UP + CUT + "key B\nkey B\n")
    again = evening(tmp_path, "key #\n" + CUT)
    assert again.lines[1] == "[table] Last thing noted: first cutters: Ana."
    assert again.lines[-1] == "[table] Safe: nothing happens. Cut 1 of 5. The cutters go to Léo."


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    over = evening(tmp_path, SET_UP + "key 2\nscan time-bomb-undercover/cable/bomb\nkey 2\n")
    assert "The Organisation wins" in over.lines[-2]
    assert "unfinished" not in evening(tmp_path, "").out


def test_a_table_that_was_only_opened_is_not_offered(tmp_path: Path) -> None:
    evening(tmp_path, "")
    assert "unfinished" not in evening(tmp_path, "").out


def test_the_lobby_offers_it_too(tmp_path: Path) -> None:
    evening(tmp_path, SET_UP + CUT)
    lobby = run("--mute", "--lang", "en", "--data", tmp_path, "--script", "-")
    assert lobby.lines == OFFERED
