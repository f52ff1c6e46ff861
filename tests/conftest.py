"""Sound for real, where there is PulseAudio. In CI it must be there.

Tests at the ends of the line (ports, processes, sound) share their machine with whatever else runs on it. They are
tried again when they fail, twice at most, and pytest's last line counts how often. Whether something sounded in the
wrong ear is never tried again, unless the sound server stood still meanwhile (``Disturbed``).

With ``-n auto`` all of them run in one process, one after the other; every other file goes to whichever is free.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.soundserver import Disturbed, SoundServer, WrongEar, missing, sound_server

ENDS = (
    *("endtoend", "speech/test_sound.py", "speech/test_engine.py", "speech/test_natural.py", "devices"),
    *("setup/test_workbench.py", "setup/test_by_ear.py"),
)
WRONG_EAR = "speech/test_wrong_ear.py"
ALONE = ("speech/test_microphone.py", "firmware", "test_guides.py")


def pytest_itemcollected(item: pytest.Item) -> None:
    place = item.path.relative_to(Path(__file__).parent).as_posix()
    if place.startswith(ENDS):
        item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=2, rerun_except=[WrongEar.__name__]))
    elif place == WRONG_EAR:
        item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=2, only_rerun=[Disturbed.__name__]))


class EndsTogether(LoadScopeScheduling):  # type: ignore[misc]
    """File by file, but for the ends of the line, which all go to one process."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        at_an_end = file.partition("tests/")[2].startswith((*ENDS, WRONG_EAR, *ALONE))
        return "ends" if at_an_end else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> EndsTogether:
    return EndsTogether(config, log)


@pytest.fixture(scope="session")
def server() -> Iterator[SoundServer]:
    if (reason := missing()) and not os.environ.get("CI"):
        pytest.skip(reason)
    assert not reason, reason
    with sound_server() as running:
        running.plug("table", "Table loudspeaker")
        running.plug("ear", "Ear of seat two")
        yield running
