"""A game's tutorial as a whole: in a terminal, with nothing but its keyboard, from the lobby and back to it."""

from __future__ import annotations

from pathlib import Path

from tests.endtoend.running import Terminal, environment

ENTER = "\n"


def test_whoever_has_never_played_learns_it_and_then_plays(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()  # no first start
    with Terminal("--data", tmp_path, "--mute", "--lang", "en", env=environment()) as terminal:
        terminal.expect("Which game?")
        terminal.type("1")
        terminal.expect("How many players? 4 to 8. First game here? Key 1")
        terminal.type("1")
        terminal.expect("Time Bomb Undercover, four minutes to learn it.", "If you have cards with labels")
        terminal.type(ENTER)  # none
        terminal.expect("Every role is secret.")
        terminal.type(ENTER)
        terminal.expect("I read out the set-up, one step after the other")
        terminal.type(ENTER)
        terminal.expect("Who starts? The answer is a seat.")
        terminal.type("1")
        terminal.expect("Cut at Max's place")
        terminal.type("4")
        terminal.expect("Sam.", "Cut at Max's place")
        terminal.type("3")
        terminal.expect("Max.")
        terminal.type("2")
        terminal.expect("That would be: cut 1: defusing wire, from Max. Not now.", "Cut at Max's place")
        terminal.type("3")
        terminal.expect("Max.")
        terminal.type("1")
        terminal.expect("Cut 1 of 5.", "May you cut your own?")
        terminal.type("*")
        terminal.expect("Star again")
        terminal.type("*")
        terminal.expect("We stop here.", "Time Bomb Undercover.", "How many players? 4 to 8.")
        terminal.type("4")
        terminal.expect("Player 1: how will you read")
        assert not [line for _, line in terminal.lines if line.endswith("four minutes.")][1:], "offered once"
