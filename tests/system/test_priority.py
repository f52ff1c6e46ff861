"""The sound's thread gets a better priority where the system grants one, and nothing ever waits or fails for it."""

from __future__ import annotations

import os
import stat
import threading
import time
from pathlib import Path

import pytest

from companion.system import priority


def test_real_time_is_asked_for_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(os, "sched_setscheduler", lambda *how: asked.append(how))
    monkeypatch.setattr(os, "setpriority", lambda *how: pytest.fail("it was granted already"))
    assert priority.raise_own()
    assert asked[0][0] == 0  # type: ignore[index]


def test_where_it_is_refused_a_better_nice_value_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(os, "sched_setscheduler", _refuse)
    monkeypatch.setattr(os, "setpriority", lambda *how: asked.append(how))
    assert priority.raise_own()
    assert asked == [(os.PRIO_PROCESS, threading.get_native_id(), priority.NICE)], "of this thread alone"


def test_where_nothing_is_granted_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_setscheduler", _refuse)
    monkeypatch.setattr(os, "setpriority", _refuse)
    assert not priority.raise_own()


def test_where_there_is_no_such_call_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setscheduler")
    monkeypatch.delattr(os, "setpriority")
    assert not priority.raise_own()


def test_then_realtimekit_is_asked_and_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = tmp_path / "said"
    busctl = tmp_path / "busctl"
    busctl.write_text(f'#!/bin/sh\necho "$@" > {said}.new && mv {said}.new {said}\n', encoding="utf-8")
    busctl.chmod(busctl.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    priority.ask_for(4711)
    until = time.monotonic() + 30
    while not said.exists():
        assert time.monotonic() < until
        time.sleep(0.01)
    assert said.read_text(encoding="utf-8").split()[-5:] == [
        *("MakeThreadHighPriorityWithPID", "tti"),
        *(str(os.getpid()), "4711", str(priority.NICE)),
    ]


def test_without_a_bus_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    priority.ask_for(4711)


def _refuse(*how: object) -> None:
    raise PermissionError
