"""What is printed: the lines, their tags and the commands' own forms, as scripts and checks rely on them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.endtoend.running import GAME, Companion, command, environment, play, run
from tests.pace import PATIENCE

SET_UP = "key #\n" * 15 + "key 1\n"


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_every_line_is_one_announcement_with_the_same_tag_in_every_language(lang: str, tmp_path: Path) -> None:
    ended = run(*play(tmp_path, "--script", "-", lang=lang), typed=SET_UP + "key 2\nscan cable\nkey 9\nkey 9\n")
    assert ended.code == 0
    assert ended.err == ""
    assert len(ended.lines) > 20
    for line in ended.lines:
        assert re.match(r"\[(table|seat \d)\] \S", line)
        assert line.isprintable()


def test_whoever_streams_a_script_reads_each_answer_before_the_next_line(tmp_path: Path) -> None:
    with Companion(*play(tmp_path, "--script", "-"), stdin=subprocess.PIPE) as table:
        assert table.process.stdin

        def write(line: str) -> None:
            assert table.process.stdin
            table.process.stdin.write(f"{line}\n".encode())
            table.process.stdin.flush()

        table.expect("Ana: how will you read")
        for name in ("Léo", "Inès", "Hugo", "Zoé"):
            write("key #")
            table.expect(f"[table] {name}")
        write("# a remark")
        write("scan sticker/heart")
        table.expect("Heart: red. The Organisation.")
        write("key D")
        table.expect("Roll call.")
        table.process.stdin.close()
        assert table.wait() == 0


def test_a_muted_scripts_time_moves_only_at_wait(tmp_path: Path) -> None:
    held = "scan time-bomb-undercover/cable/secure\n"
    script = SET_UP + f"{held}wait 9.9\nkey D\nwait 0.2\n{held}wait 10.1\n"
    lines = run(*play(tmp_path, "--script", "-"), typed=script).lines
    assert lines.count("[table] Whose?") == 2
    reminded = run(*play(tmp_path / "2", "--script", "-"), typed="wait 59\nkey D\nwait 61\nwait 600\n").lines
    assert sum("Ana: how will you read" in line for line in reminded) == 3, "asked, on D, and one reminder"


def test_one_code_twice_without_a_wait_is_a_held_trigger(tmp_path: Path) -> None:
    script = SET_UP + "scan sticker/moon\nscan sticker/moon\nwait 0.9\nscan sticker/moon\n"
    assert run(*play(tmp_path, "--script", "-"), typed=script).lines.count("[table] Moon: yellow.") == 2


def test_a_script_file_and_a_bare_token_is_the_lowest_copy_not_yet_used(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    cut = f"scan {GAME}/cable/secure\n"
    script.write_text(f"{SET_UP}key 2\n{cut}key 3\n{cut}wait 1\nkey 4\nscan {GAME}/cable/secure@1\n")
    lines = run(*play(tmp_path / "data", "--script", script)).lines
    assert lines[-5:] == [
        "[table] Safe: nothing happens. Cut 1 of 5. The cutters go to Léo.",
        "[table] Inès.",
        "[table] Safe: nothing happens. Cut 2 of 5. The cutters go to Inès.",
        "[table] Hugo.",
        "[table] This very wire is already cut: safe. It does not count twice. Cutters: Inès.",
    ]


def test_the_lobby_opens_without_a_command(tmp_path: Path) -> None:
    ended = run("--mute", "--lang", "en", "--data", tmp_path, "--script", "-", typed="key 1\nkey 5\n")
    welcome, games, *chosen = [line for line in ended.lines if not line.startswith(("[table] 4:", "[table] 7:"))][:4]
    assert welcome == "[table] Hello. Scan a game box, or press its number."
    assert games.startswith("[table] Which game? 1: Time Bomb Undercover. 2: The Hour of the 3 Shadows. 3: ")
    assert chosen == [
        "[table] Time Bomb Undercover.",
        "[table] How many players? 4 to 8. First game here? Key 1: learn it first, in four minutes.",
    ]
    assert "Player 1: how will you read" in ended.lines[-1]


def test_codes_are_token_copy_and_code_separated_by_tabs() -> None:
    for box, first in (("time", f"{GAME}/box"), ("stickers", "sticker/heart")):
        ended = run("codes", box)
        rows = [line.split("\t") for line in ended.lines]
        assert ended.code == 0
        assert rows[0][:2] == [first, "1"]
        assert all(len(row) == 3 and row[1].isdigit() for row in rows)
        assert all(re.fullmatch("[BCDFGHJKLNPRSTVX]{8}", row[2]) for row in rows)
        assert len({row[2] for row in rows}) == len(rows)


def test_the_stickers_are_listed_with_number_and_meaning() -> None:
    ended = run("stickers", "--mute", "--lang", "fr")
    rows = [line.split("\t") for line in ended.lines]
    assert rows[0] == ["heart", "11", "Cœur : rouge."]
    assert [int(row[1]) for row in rows] == [*range(11, 19), *range(21, 26)]


def test_say_takes_a_sticker_its_number_a_token_or_a_text() -> None:
    for written, said in (
        (["heart"], "[table] Heart: red."),
        (["11"], "[table] Heart: red."),
        ([f"{GAME}/cable/defuse"], "[table] Triangle: defusing wire."),
        (["Good", "evening"], "[table] Good evening"),
    ):
        ended = run("say", *written, "--mute", "--lang", "en")
        assert (ended.code, ended.lines) == (0, [said])


def test_games_check_devices_and_version() -> None:
    assert run("games", "--lang", "en").lines[0] == f"{GAME}: Time Bomb Undercover, 4 to 8 players"
    assert run("check", "--lang", "en", "--data", "/nonexistent").lines[-2:] == [
        "Voice tried: it gives sound.",
        "All is well.",
    ]
    assert run("devices", "--lang", "en").code == 0
    assert run("--version").code == 0


@pytest.mark.parametrize(("lang", "usage"), [("fr", "usage :"), ("en", "usage:"), ("es", "uso:")])
def test_help_speaks_one_language(lang: str, usage: str) -> None:
    for words in ([], ["play"]):
        ended = run(*words, "--help", env=environment(LANG=f"{lang}.UTF-8"))
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith(usage)
        assert "cli-" not in ended.out
        assert ("show this" in ended.out) == (lang == "en")
    assert run("say", "--lang", lang, "--help").out.startswith(usage)


def test_replay_tells_what_was_heard_and_not_what_was_only_asked(tmp_path: Path) -> None:
    played = run(*play(tmp_path, "--script", "-"), typed=SET_UP + f"key D\nkey 2\nscan {GAME}/cable/defuse\n")
    replayed = run("replay", "last", "--data", tmp_path, "--lang", "en")
    assert replayed.code == 0
    asked = ("[table] Cutters: Ana.", "[table] Round 1. Cuts: 0 of 5.", "[table] Wires defused: 0", "[table] Léo.")
    keys = ("[table] To cut: ", "[table] No scanner? ")  # no part of the game
    assert replayed.lines == [line for line in played.lines if not line.startswith(asked + keys)]


def test_a_terminal_without_our_letters_shows_what_it_can() -> None:
    ended = run("say", "heart", "--mute", "--lang", "fr", env=environment(PYTHONIOENCODING="ascii"))
    assert (ended.code, ended.lines) == (0, ["[table] C?ur : rouge."])


def test_lines_that_cannot_be_kept_do_not_end_the_game(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            command(*play(tmp_path, "--script", "-")),
            input=SET_UP,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
        )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1" in run("replay", "--data", tmp_path, "--lang", "en").lines[-1]


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("wish", [["games"], ["play", "--mute", "--script", "-"]])
def test_whoever_starts_us_may_have_closed_our_streams(tmp_path: Path, wish: list[str], closed: str) -> None:
    shell = ("sh", "-c", f'exec "$@" {closed}', "sh")
    ended = run(*wish, "--data", tmp_path, before=shell)
    assert ended.code == 0


def test_what_is_no_utf_8_in_a_script_ends_no_game(tmp_path: Path) -> None:
    done = subprocess.run(
        command("teach", "time", "--mute", "--lang", "en", "--data", tmp_path, "--script", "-"),
        input=b"key 9\n# caf\xe9\nscan deux\xe9\ntype caf\xe9\nkey 9\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING="utf-8:strict"),
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
