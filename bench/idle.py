"""What a table costs that waits: processor and memory of the whole process, the speech worker included."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Empty

from bench import sound
from bench.process import Companion
from bench.sound import SINK, NothingHeard
from bench.table import Row
from companion.files import venue

SECONDS = 60.0
QUICK_SECONDS = 3.0
CALM_SECONDS = 4.0  # until the stream is paused


def rows(quick: bool) -> Iterator[Row]:
    seconds = float(os.environ.get("BENCH_IDLE_SECONDS", QUICK_SECONDS if quick else SECONDS))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(sound.temporary()))
        arguments: tuple[str, ...] = ("--output", f"table={SINK}")
        try:
            stack.enter_context(sound.listening(folder))
        except (FileNotFoundError, NothingHeard):
            arguments = ("--mute",)
            yield Row("sound", "no PulseAudio: what follows is of --mute")
        companion = stack.enter_context(Companion(folder / "data", *arguments))
        try:
            companion.line()
        except Empty:
            yield Row("idle", "not measured: no line came")
            return
        for _, code in venue.enter(folder / "data", "fr").book.codes("sticker"):
            companion.scan(code)  # it has spoken, as at a table
            time.sleep(0.1 if quick else 0.5)
        time.sleep(1.0)
        companion.press("*")
        time.sleep(CALM_SECONDS)
        began, used = time.monotonic(), companion.processor_seconds()
        time.sleep(seconds)
        share = (companion.processor_seconds() - used) / (time.monotonic() - began)
        yield Row(f"idle, {seconds:.0f} s of silence", f"{100 * share:.2f} % of a core", "<= 1 %")
        yield Row("resident, the worker included (PSS)", f"{companion.memory() / 1e6:.1f} MB", "<= 90 MB")
