"""How the tests are shared out, and sound for real where there is PulseAudio. In CI it must be there.

``-n auto`` runs them in six processes or more, file by file. The tests at the ends of the line (ports, processes,
sound) mostly wait: half of the processes begin with them, the longest first, and the others with the rest, so that
there are always some that use the cores. Each process has a sound server of its own. Nothing is tried again but a test
at the ends that fails where the machine, or its sound server, stood still meanwhile (``Disturbed``).
"""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from tests.golden import PLAYED
from tests.pace import Disturbed, stood_still
from tests.soundserver import SoundServer, WrongEar, missing, sound_server

gc.disable()  # until all tests are imported

# Properties are tried on a busy machine too: none has a time by which an example must be found or done.
settings.register_profile("busy", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")

#: The tests that wait, the longest first: one of them begun late would be waited for alone.
ENDS = (
    "browser/",
    *("endtoend/test_phones.py", "endtoend/test_answers.py", "speech/test_wrong_ear.py", "speech/test_sound.py"),
    *("endtoend/test_sound.py", "setup/test_by_ear.py", "endtoend/test_teach.py", "endtoend/test_bad_input.py"),
    *("endtoend/test_side_by_side.py", "endtoend/test_notebooks.py", "endtoend/test_cluedo.py"),
    *("endtoend/test_without_posix.py", "setup/test_workbench.py", "firmware/", "devices/", "endtoend/test_ports.py"),
    *("endtoend/test_voice.py", "endtoend/", "speech/test_engine.py", "speech/test_microphone.py"),
    *("speech/test_natural.py",),
)
#: Files that share one browser go to one process. There are three browsers.
TOGETHER = {
    "tests/browser/cameras": ("tests/browser/test_camera", "tests/browser/test_evening"),
    "tests/browser/seats": ("tests/browser/test_seat_page",),
    "tests/browser/others": ("tests/browser/",),
}
#: The tests that work longest, the longest last: the other processes begin there.
LONGEST = (
    *("golden/", "kit/test_keys.py", "kit/test_whose_digit.py", "line/test_foresight.py", "teaching/test_new.py"),
    *("speech/test_proofhearing.py", "test_guides.py", "commands/test_printing.py", "labels/test_reading.py"),
    *("pages/test_golden_evenings.py", "kit/test_every_game.py"),
)


def pytest_configure(config: pytest.Config) -> None:
    """What the processes of one run share: the golden evenings, each played by whichever wants it first."""
    if not hasattr(config, "workerinput") and config.getoption("numprocesses", None):
        folder = tempfile.TemporaryDirectory(prefix="companion-evenings-")
        os.environ[PLAYED] = folder.name
        config.add_cleanup(folder.cleanup)


def pytest_collection_finish() -> None:
    """What the tests import stays: the collector of garbage need not look at it, now or again and again."""
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


def pytest_itemcollected(item: pytest.Item) -> None:
    if _at_the_ends(item):
        item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=2, only_rerun=[Disturbed.__name__]))


def _at_the_ends(item: pytest.Item) -> bool:
    place = _place(item.path.as_posix())
    return place.startswith(ENDS) and not place.startswith(ENDS[0])  # a browser waits for its pages by itself


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """What fails at the ends while the machine stands still shows nothing: what was pressed may have come as another
    hand would press it. What sounded in a wrong ear is told whatever the machine did."""
    if not _at_the_ends(item):
        return (yield)
    with stood_still() as disturbed:
        try:
            return (yield)
        except WrongEar:
            raise
        except (Exception, pytest.fail.Exception) as failed:
            if disturbed():
                raise Disturbed from failed
            raise


def _place(file: str) -> str:
    return file.rpartition("tests/")[2] if "/tests/" in file else file.removeprefix("tests/")


class TwoEnds(LoadScopeScheduling):  # type: ignore[misc]
    """File by file: every other process begins at the one end of the queue, where the files are that wait longest."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return next((unit for unit, files in TOGETHER.items() if file.startswith(files)), file)

    def _assign_work_unit(self, node: WorkerController) -> None:
        waits = self.nodes.index(node) % 2 == 0
        first = min(self.workqueue, key=_rank) if waits else max(self.workqueue, key=_rank)
        self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)


def _rank(file: str) -> int:
    place = _place(file)
    order = (*ENDS, "", *LONGEST)
    return next((rank for rank, start in enumerate(order) if start and place.startswith(start)), len(ENDS))


def pytest_xdist_auto_num_workers() -> int:
    """``-n auto``: more processes than a small machine has cores, because many of them wait."""
    return max(6, os.cpu_count() or 1)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> TwoEnds:
    return TwoEnds(config, log)


@pytest.fixture
def shipped_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """``companion check`` looks at its owner's files alone: at what ships, ``endtoend`` looks, and it takes seconds."""
    monkeypatch.setattr("companion.commands.check.shipped", lambda: ())


@pytest.fixture(scope="session")
def server() -> Iterator[SoundServer]:
    if (reason := missing()) and not os.environ.get("CI"):
        pytest.skip(reason)
    assert not reason, reason
    with sound_server() as running:
        running.plug("table", "Table loudspeaker")
        running.plug("ear", "Ear of seat two")
        yield running
