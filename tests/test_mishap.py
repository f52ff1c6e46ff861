"""A fault of our own ends nothing and tells nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.commands import enquiries


def test_a_fault_of_ours_is_one_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def stumble(_: object) -> int:
        raise RuntimeError("Inès holds the bomb")

    monkeypatch.setitem(enquiries.COMMANDS, "games", stumble)
    assert cli.run(["games", "--lang", "en", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert "Program error." in told
    assert "stumble:" in told
    assert "Traceback" not in told
    assert "bomb" not in told
