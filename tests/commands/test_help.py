"""The command line's own help: plain lines, in the user's language, and nothing of argparse's English."""

from __future__ import annotations

import pytest

from companion import cli

COMMANDS = ("", "play", "demo", "say", "stickers", "games", "codes", "check", "replay", "devices", "setup")


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
