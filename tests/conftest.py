"""Sound for real, where there is PulseAudio. In CI it must be there."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.soundserver import SoundServer, missing, sound_server


@pytest.fixture(scope="session")
def server() -> Iterator[SoundServer]:
    if (reason := missing()) and not os.environ.get("CI"):
        pytest.skip(reason)
    assert not reason, reason
    with sound_server() as running:
        running.plug("table", "Table loudspeaker")
        running.plug("ear", "Ear of seat two")
        yield running
