"""``companion rules`` at a terminal: it is heard for real, and goes on with the keys."""

from __future__ import annotations

from pathlib import Path

from tests.endtoend.running import Terminal, environment
from tests.soundserver import SoundServer


def test_at_a_terminal_the_rules_are_heard_chapter_by_chapter(tmp_path: Path, server: SoundServer) -> None:
    wish = ("rules", "time", "--lang", "en", "--data", tmp_path, "--output", "table=Table loudspeaker")
    env = environment(PULSE_SERVER=server.address)
    with server.recording("table") as recording, Terminal(*wish, env=env) as reader:
        recording.wait_for_sound(reader.expect("Rules. 1: In one minute."))
        reader.type("1")
        reader.expect("In one minute. Two teams and a loner")
        reader.type("\n")
        reader.expect("Everybody has hidden wires")
        reader.type("*")
        reader.type("*")
        reader.expect("Menu closed.")
        assert reader.wait() == 0
