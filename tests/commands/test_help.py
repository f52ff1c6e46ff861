"""The command line's own help: plain lines, in the user's language, and nothing of argparse's English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import cli

COMMANDS = ("", "play", "demo", "say", "stickers", "games", "codes", "check", "replay", "devices", "setup", "decks")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("locale", "usage"), [("fr_FR.UTF-8", "usage :"), ("es_ES.UTF-8", "uso:"), ("en_GB", "usage:")]
)
def test_help_is_said_whole_in_the_language_of_the_locale(
    command: str, locale: str, usage: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("FORCE_COLOR", "1")
    with pytest.raises(SystemExit) as left:
        cli.run([*filter(None, [command]), "--help"])
    printed = capsys.readouterr()
    assert left.value.code == 0
    assert printed.err == "", "a word that the catalogue does not have"
    assert printed.out.startswith(usage)
    assert "\x1b" not in printed.out
    assert "message and exit" not in printed.out


def test_wrong_usage_is_2_and_names_the_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with pytest.raises(SystemExit) as left:
        cli.run(["play", "--nothing"])
    assert left.value.code == 2
    assert '"companion --help"' in capsys.readouterr().err


ENGLISH = re.compile(r"\b(unrecognized|required|expected|invalid|choose|allowed|argument|value)\b")


@pytest.mark.parametrize("lang", ["fr", "es"])
@pytest.mark.parametrize(
    ("written", "named"),
    [
        (("play", "--nothing"), "--nothing"),
        (("say",), "WHAT"),
        (("labels", "time", "-o"), "-o"),
        (("play", "--players", "many"), "many"),
        (("play", "--width", "3"), "3"),
        (("setup", "scaner"), "scanner"),
        (("plya",), "play"),
        (("say", "heart", "--earcons"), "--earcons"),
        (("say", "--mute=yes", "heart"), "--mute"),
    ],
)
def test_wrong_usage_is_told_whole_in_the_users_language(
    lang: str, written: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.run([*written, "--lang", lang])
    told = capsys.readouterr().err
    assert left.value.code == 2
    assert named in told
    assert not ENGLISH.search(told), told
    assert len(told.splitlines()) == 1


def test_an_option_of_every_command_may_stand_before_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = ["--mute", "--lang", "en", "--data", str(tmp_path), "--width=40", "--plain"]
    assert cli.run([*before, "say", "heart"]) == 0
    assert capsys.readouterr().out == "Heart: red.\n"
    sheets = tmp_path / "sheets.pdf"
    assert cli.run(["--mute", "labels", "time", "-o", str(sheets), "--lang", "en"]) == 0
    assert sheets.read_bytes().startswith(b"%PDF")


def test_the_commands_that_options_may_precede_are_all_of_them() -> None:
    with pytest.raises(SystemExit):
        cli.run(["nonsense"])
    choices = next(action.choices for action in cli._parser("en")._actions if action.dest == "command")
    assert set(choices or ()) == set(cli.COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_errors_are_wrapped_at_a_braille_line_and_no_word_is_cut(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.run([*filter(None, [command]), "--help", "--lang", "fr"])
    whole = set(capsys.readouterr().out.split())
    with pytest.raises(SystemExit):
        cli.run([*filter(None, [command]), "--help", "--lang", "fr", "--width", "20"])
    printed = capsys.readouterr().out
    assert set(printed.split()) == whole
    assert [line for line in printed.splitlines() if len(line) > 20 and " " in line] == []
    with pytest.raises(SystemExit):
        cli.run(["play", "--plae", "--width=20", "--lang", "fr"])
    assert max(map(len, capsys.readouterr().err.splitlines())) <= 20
