"""``--output`` with a name that is not one device: a sentence that says what there is, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.speech import player
from companion.speech.outputs import Device


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("phone", "No audio output is called phone. Found: USB Audio and USB Audio 2.\n"),
        ("usb", "usb could be: USB Audio (usb-1) and USB Audio 2 (usb-2). Give the id.\n"),
    ],
)
def test_a_name_that_is_not_one_output_is_refused_with_those_there_are(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    present = (Device("usb-1", "USB Audio"), Device("usb-2", "USB Audio 2"))
    monkeypatch.setattr(player, "devices", lambda: present)
    assert cli.run(["say", "heart", "--output", f"table={name}", "--lang", "en", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == told
