"""Records what somebody says, from one source of this machine.

A thread opens the source, which may take a moment, and listens all the time. What came before ``begin`` is dropped, so
that the companion's own words are not recorded. It must never record a loudspeaker's own signal unless that was named,
choose between two microphones, or keep a sound after handing it over.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from companion.speech.outputs import Ambiguous, Device, NoSound, NotFound, SoundFault, find
from companion.speech.pcm import RATE, Pcm
from companion.speech.player import Broken, System

#: Longer than any card's text. What comes later is not kept.
LONGEST_SECONDS = 90
_LONGEST_BYTES = LONGEST_SECONDS * RATE * 2
#: A source that delivers nothing for this long is asked after, and is gone where the system no longer lists it; after
#: the second span it is gone whatever is listed. The first samples may take a sound server a moment.
STALL_SECONDS = 0.2
SILENT_SECONDS = 2.0
TICK_SECONDS = 0.05
FIRST_SECONDS = 5.0
#: A sound server's name for an output's own signal.
_MONITOR = ".monitor"


class MicrophoneFault(Enum):
    """Why nothing was recorded."""

    NO_LIBRARY = "no-library"  # the sound library is not installed
    NO_DEVICE = "no-device"  # this machine has no microphone, or the named one is not plugged in
    SEVERAL = "several"  # it has several, and the system prefers none
    CANNOT_OPEN = "cannot-open"  # it is there, but will not be opened
    GONE = "gone"  # it was pulled out
    SILENT = "silent"  # nobody spoke


class Reports(Protocol):
    """Gets told what happens. Each method may be called from any thread."""

    def listening(self) -> None:
        """The source is open."""

    def recorded(self, sound: Pcm, whole: bool) -> None:
        """What was said, trimmed: after ``end``, or not ``whole`` when it has become too long."""

    def failed(self, fault: MicrophoneFault) -> None: ...


@dataclass(eq=False)
class NoMicrophone(Exception):  # noqa: N818
    """There is nothing to record from, or several sources and no choice."""

    fault: MicrophoneFault


def sources() -> tuple[Device, ...]:
    """The sources to record from on this machine. Raises ``NoSound``."""
    return System(playing=False).sources()


def is_monitor(device: Device) -> bool:
    """Whether this source is an output's own signal, and no microphone."""
    return device.id.endswith(_MONITOR)


def choose(name: str | None, found: tuple[Device, ...]) -> Device:
    """The source with this name. Without a name: the system's choice, or the only one that is no output's signal.

    Raises ``NotFound`` and ``Ambiguous`` for a name, ``NoMicrophone`` without one.
    """
    if name is not None:
        return find(name, found)
    real = [device for device in found if not is_monitor(device)]
    default = [device for device in real if device.default] or real
    if not default:
        raise NoMicrophone(MicrophoneFault.NO_DEVICE)
    if len(default) > 1:
        raise NoMicrophone(MicrophoneFault.SEVERAL)
    return default[0]


class Microphone:
    """One recording after the other: ``open``, ``begin``, ``end`` or ``drop``. Only ``close`` blocks."""

    def __init__(self, name: str | None, reports: Reports) -> None:
        self._name = name
        self._reports = reports
        self._take: _Take | None = None

    def open(self) -> None:
        """Open the source; ``listening`` or ``failed`` is told."""
        self.drop()
        self._take = _Take(self._name, self._reports)

    def begin(self) -> None:
        """Keep what comes from now on."""
        if self._take is not None:
            self._take.begin()

    def end(self) -> None:
        """Hand over what was kept; ``recorded`` or ``failed`` is told."""
        if self._take is not None:
            self._take.end()
            self._take = None

    def drop(self) -> None:
        """Forget the recording. Nothing more is told of it."""
        if self._take is not None:
            self._take.drop()
            self._take = None

    def close(self) -> None:
        """Forget the recording, and wait until the source has been closed."""
        take, self._take = self._take, None
        if take is not None:
            take.drop()
            take.wait()


class _Take:
    """One recording, in a thread of its own."""

    def __init__(self, name: str | None, reports: Reports) -> None:
        self._name = name
        self._reports = reports
        self._lock = threading.Condition()
        self._kept: list[bytes] | None = None
        self._size = 0
        self._heard_at: float | None = None
        self._over = False
        self._wanted = True
        self._thread = threading.Thread(target=self._run, name="microphone", daemon=True)
        atexit.register(self._at_exit)  # with an open device, miniaudio keeps the interpreter from ending
        self._thread.start()

    def begin(self) -> None:
        with self._lock:
            self._kept = []

    def end(self) -> None:
        with self._lock:
            self._over = True
            self._lock.notify()

    def drop(self) -> None:
        with self._lock:
            self._wanted, self._over = False, True
            self._lock.notify()

    def wait(self) -> None:
        self._thread.join(FIRST_SECONDS)

    def _at_exit(self) -> None:
        self.drop()
        self.wait()

    def _run(self) -> None:
        try:
            told = self._record()
        finally:
            atexit.unregister(self._at_exit)
        if not self._wanted:
            return
        if isinstance(told, MicrophoneFault):
            self._reports.failed(told)
        else:
            self._reports.recorded(told, self._size < _LONGEST_BYTES)

    def _record(self) -> Pcm | MicrophoneFault:
        try:
            system = System(playing=False)
            device = choose(self._name, system.sources())
            with system.capture(device, RATE) as stream:
                samples = self._samples()
                next(samples)
                stream.start(samples)
                if not self._attend(lambda: any(device.id == other.id for other in system.sources())):
                    raise Broken
        except NoMicrophone as none:
            return none.fault
        except NotFound:
            return MicrophoneFault.NO_DEVICE
        except Ambiguous:
            return MicrophoneFault.SEVERAL
        except NoSound as fault:
            missing = fault.reason is SoundFault.NO_LIBRARY
            return MicrophoneFault.NO_LIBRARY if missing else MicrophoneFault.NO_DEVICE
        except Broken:
            return MicrophoneFault.CANNOT_OPEN if self._heard_at is None else MicrophoneFault.GONE
        said = Pcm(RATE, b"".join(self._kept or ())).voiced()
        return said if said.samples else MicrophoneFault.SILENT

    def _attend(self, listed: Callable[[], bool]) -> bool:
        """Wait until it is over. False where the source delivers nothing, or has gone.

        It counts its own looks instead of time: a machine too busy for these is too busy for the sound too.
        """
        opened = time.monotonic()
        told = False
        looks, before = 0, -1.0
        while True:
            with self._lock:
                self._lock.wait_for(lambda: self._over, TICK_SECONDS)
                if self._over or self._size >= _LONGEST_BYTES:
                    return True
                heard = self._heard_at
            now = time.monotonic()
            if heard is None:
                if now - opened > FIRST_SECONDS:
                    return False
                continue
            looks = looks + 1 if heard == before else 0
            before = heard
            if looks * TICK_SECONDS >= SILENT_SECONDS or (looks * TICK_SECONDS > STALL_SECONDS and not listed()):
                return False
            if not told:
                told = True
                self._reports.listening()

    def _samples(self) -> Generator[None, bytes, None]:
        """Takes the samples, in the sound library's thread."""
        while True:
            chunk = yield
            with self._lock:
                self._heard_at = time.monotonic()
                if self._kept is not None and not self._over and self._size < _LONGEST_BYTES:
                    self._kept.append(bytes(chunk))
                    self._size += len(chunk)
