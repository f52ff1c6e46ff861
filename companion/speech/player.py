"""Plays sound on one device of this machine: the only module that imports miniaudio.

``System`` is what the machine has; ``microphone`` records through it.

Each output keeps one stream open, bound to its device's id. When idle, the stream is paused and not closed: running
costs 1 % of a core, and reopening could take two seconds. Three threads meet here. The sound library's asks for samples
every 10 ms. The output's own opens, starts and pauses the stream. A third one watches, because a sound server that
hangs blocks the second. The consumer loop only leaves a sound here and goes on.

When a device goes, nothing is raised: the library just stops asking. It also stops while the machine or the sound
server has no time. That is no loss: the sound goes on later. A device is lost when the system no longer lists it
(this is checked as soon as nothing is asked for), or when it has asked for nothing for two seconds.

It must never play a private sound elsewhere: it waits for a lost device, and never takes another one.
"""

from __future__ import annotations

import atexit
import ctypes
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import Any, NoReturn, TypeVar

from companion.speech import pcm as sound
from companion.speech.outputs import NEVER_RESTS, Device, NoSound, SoundFault
from companion.speech.pcm import Pcm
from companion.system import priority

T = TypeVar("T")

PERIOD_MS = 10
FADE_SAMPLES = sound.RATE // 400  # 2.5 ms, so that a cut does not click
IDLE_SECONDS = 3.0
TICK_SECONDS = 0.1
STALL_SECONDS = 0.2  # the library asks every 10 ms; after this long without, check the device
HUNG_SECONDS = 8.0  # a sound server that starts on a slow card is asked for its devices
LOST_SECONDS = 2.0  # after this long it is lost, whatever the system says
WARM_UP_SECONDS = 3.0  # a new sound server may sleep up to two seconds before it asks again
WARM_PERIODS = 10
LOOK_SECONDS = 1.0  # how often to check whether a paused device is still there
GLANCE_SECONDS = 0.5
LONGEST_LEAD_IN = 2.0  # even a device that never rests has to wake when its stream is opened
BACK_OFF_SECONDS = (0.2, 0.5, 1.0, 1.0, 1.0, 1.0, 2.0)

#: The sink that a sound server makes up where there is no hardware.
_NOBODY = "auto_null"


def devices(patience: float = HUNG_SECONDS) -> tuple[Device, ...]:
    """The audio outputs of this machine.

    Raises ``NoSound`` where there is none, or no sound library, or where the sound server does not answer.
    """
    return _in_time(lambda: System().devices(), patience)


def _in_time(ask: Callable[[], T], patience: float) -> T:
    """What the sound server answers. It is asked in a thread of its own, which may wait for ever in our stead: then
    ``NoSound`` is raised."""
    answers: SimpleQueue[Callable[[], T]] = SimpleQueue()

    def answer() -> None:
        try:
            found = ask()
            answers.put(lambda: found)
        except NoSound as fault:
            answers.put(partial(_raise, fault))

    threading.Thread(target=answer, name="sound devices", daemon=True).start()
    try:
        return answers.get(timeout=patience)()
    except Empty:
        raise NoSound(SoundFault.CANNOT_OPEN, f"no answer for {patience:g} s") from None


def _raise(fault: NoSound) -> NoReturn:
    raise fault


def wait_for_devices(seconds: float) -> None:
    """Return when there are audio outputs. Raises ``NoSound`` where there are none after ``seconds``."""
    until = time.monotonic() + seconds
    while True:
        try:
            devices()
            return
        except NoSound:
            if time.monotonic() >= until:
                raise
        time.sleep(GLANCE_SECONDS)


class MiniaudioOutput:
    """An ``Output`` on a device, or on the system's default one (only for the table: a default stream can be moved).

    ``lost`` and ``back`` are called from another thread: why the device is gone, and that it has returned. The device
    is opened in the background. Sounds played before that are heard when it is open. ``lead_in``: the seconds that the
    device takes to wake once its stream has stood still; ``NEVER_RESTS``: so it never stands still, and takes silence.
    """

    def __init__(
        self,
        device: Device | None,
        lost: Callable[[SoundFault], None],
        back: Callable[[], None],
        volume: float = 1.0,
        lead_in: float = 0.0,
    ) -> None:
        """Raises ``NoSound`` where the sound server does not answer."""
        self.volume = volume  # 1.0: as rendered
        self.lead_in = lead_in
        self._device = device
        self._tell_lost = lost
        self._tell_back = back
        self._system = _in_time(System, HUNG_SECONDS)
        self._lock = threading.Condition()
        self._sound: bytes | None = None
        self._place = 0
        self._done: Callable[[], None] = lambda: None
        self._tail = b""  # samples that fade out after a stop
        self._running = False
        self.lost = False
        self.losses = 0
        self._closing = False
        self._open = False  # the stream is open, and its thread attends to it
        self._periods = 0  # how often samples have been asked for since the stream was opened
        self._raised = 0  # the library's thread whose priority was raised
        self._ready = False  # they are asked for steadily
        self._asked = self._used = 0.0  # when samples were last asked for, and last played
        self._woken = 0.0  # when the stream was started
        self._threads = [
            threading.Thread(target=target, name=name, daemon=True)
            for target, name in ((self._run, "sound output"), (self._watch, "sound watch"))
        ]
        for thread in self._threads:
            thread.start()
        # With an open device, miniaudio keeps the interpreter from ending.
        atexit.register(self.close)

    @property
    def playing(self) -> bool:
        return self._sound is not None

    @property
    def ready(self) -> bool:
        """Whether the device is open and takes samples."""
        return self._ready and not self.lost

    @property
    def waking(self) -> float:
        lead_in = min(self.lead_in, LONGEST_LEAD_IN)
        return max(0.0, lead_in - (time.monotonic() - self._woken)) if self._running else lead_in

    def play(self, pcm: Pcm, done: Callable[[], None], losses: int | None = None) -> None:
        samples = pcm.at_rate(sound.RATE).samples
        with self._lock:
            if not self.lost and losses in (None, self.losses):
                self._cut()
                self._sound, self._place, self._done = samples, 0, done
                if not self._running:
                    self._lock.notify_all()
                return
        done()

    def stop(self) -> None:
        with self._lock:
            self._cut()

    def close(self) -> None:
        """Stop the sound and close the device."""
        atexit.unregister(self.close)
        with self._lock:
            self._closing = True
            self._cut()
            self._lock.notify_all()
        for thread in self._threads:
            thread.join(WARM_UP_SECONDS)

    def _cut(self) -> None:
        if self._sound is None:
            return
        # A stream that stands still keeps nothing: somebody else may hear it when it goes on.
        moving = self._running and time.monotonic() - self._asked < STALL_SECONDS
        self._tail = sound.fading(self._sound[self._place : self._place + 2 * FADE_SAMPLES]) if moving else b""
        self._sound = None

    # --- the sound library's thread ----------------------------------------------------------------------

    def _samples(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            count = yield self._fill(2 * count)

    def _fill(self, size: int) -> bytes:
        """The next ``size`` bytes, or fewer: then silence follows."""
        done = None
        with self._lock:
            self._asked = time.monotonic()
            self._periods += 1
            if threading.get_native_id() != self._raised:
                self._raised = threading.get_native_id()
                if not priority.raise_own():
                    priority.ask_for(self._raised)
            if not self._ready:
                self._ready = self._periods >= WARM_PERIODS
                if self._ready:
                    self._lock.notify_all()
                return b""
            chunk, self._tail = self._tail[:size], self._tail[size:]
            if self._sound is not None:
                self._used = self._asked
                end = self._place + size - len(chunk)
                chunk += self._sound[self._place : end]
                self._place = end
                if end >= len(self._sound):
                    self._sound, done = None, self._done
        if done:
            done()
        return sound.louder(chunk, self.volume)

    # --- the output's own thread -------------------------------------------------------------------------

    def _run(self) -> None:
        attempt = 0
        while not self._closing:
            fault = SoundFault.CANNOT_OPEN
            with suppress(Broken), self._system.stream(self._device) as stream:
                self._ready = False
                self._periods = 0
                self._start(stream)
                fault = SoundFault.GONE
                self._warm_up()
                attempt = 0
                with self._lock:
                    was_lost, self.lost, self._open = self.lost, False, True
                    self._lock.notify_all()
                if was_lost:
                    self._tell_back()
                self._attend(stream)
            if self._closing:
                return
            self._lose(fault)
            with self._lock:
                self._lock.wait_for(lambda: self._closing, BACK_OFF_SECONDS[attempt])
            attempt = min(attempt + 1, len(BACK_OFF_SECONDS) - 1)

    def _warm_up(self) -> None:
        """Wait until samples are asked for steadily: then the stream is ready."""
        waits = 0
        while not self._ready and not self._closing:
            if waits * TICK_SECONDS > WARM_UP_SECONDS or not self._system.has(self._device):
                raise Broken
            with self._lock:
                self._lock.wait_for(lambda: self._ready or self._closing, TICK_SECONDS)
            waits += 1

    def _attend(self, stream: Any) -> None:
        """Play and pause until the output is closed. Raises ``Broken`` when the device is gone."""
        looked = self._used = time.monotonic()
        while True:
            with self._lock:
                self._lock.wait_for(
                    lambda: self._closing or self.lost or (self._wanted and not self._running),
                    TICK_SECONDS if self._running else LOOK_SECONDS,
                )
                wanted = self._wanted
            if self._closing:
                return
            now = time.monotonic()
            stalled = self._running and now - self._asked > STALL_SECONDS
            if stalled or (not self._running and not wanted and now - looked >= LOOK_SECONDS):
                looked = now
                if not self._system.has(self._device):
                    raise Broken
            if self.lost:
                raise Broken
            if self._running and not wanted and not stalled and now - self._used > IDLE_SECONDS:
                self._running = False
                stream.stop()
            elif wanted and not self._running:
                self._start(stream)

    @property
    def _wanted(self) -> bool:
        """Whether the stream has to run: for a sound, or so that the device never sleeps."""
        return self._sound is not None or self.lead_in == NEVER_RESTS

    def _start(self, stream: Any) -> None:
        samples = self._samples()
        next(samples)
        self._asked = self._used = self._woken = time.monotonic()
        stream.start(samples)
        self._running = True

    def _lose(self, fault: SoundFault) -> None:
        with self._lock:
            first, self.lost = not self.lost, True
            self.losses += first
            ended = self._done if self._sound is not None else None
            self._sound, self._tail, self._running, self._ready = None, b"", False, False
            self._open = False
            self._lock.notify_all()
        if first:
            self._tell_lost(fault)
        if ended:
            ended()

    # --- the watching thread -----------------------------------------------------------------------------

    def _watch(self) -> None:
        """Declare the device lost when it asks for nothing though it should. It counts its own checks instead of time:
        a machine too busy for these checks is too busy for the sound too. A device that is never opened is lost too."""
        with self._lock:
            opened = self._lock.wait_for(lambda: self._closing or self.lost or self._open, HUNG_SECONDS)
        if not opened:
            self._lose(SoundFault.CANNOT_OPEN)
        while not self._closing:
            with self._lock:
                self._lock.wait_for(lambda: self._closing or self._expecting)
            before, looks = -1, 0
            while self._expecting and not self._closing:
                looks = looks + 1 if before == self._periods else 0
                before = self._periods
                if looks * TICK_SECONDS >= LOST_SECONDS:
                    self._lose(SoundFault.GONE)
                    break
                with self._lock:
                    self._lock.wait_for(lambda: self._closing, TICK_SECONDS)

    @property
    def _expecting(self) -> bool:
        """Whether the device has to ask for samples now."""
        return self._open and (self._running or self._sound is not None)


class Broken(Exception):  # noqa: N818
    """The stream cannot be opened, or takes no more samples."""


class System:
    """The sound library on this machine, bound to the backend that it found first.

    Otherwise, while a sound server restarts, the library would take another backend and open a stream where its
    device's id means nothing.
    """

    def __init__(self, playing: bool = True) -> None:
        """Raises ``NoSound`` where there is no library or, with ``playing``, no output."""
        self.library = _library()
        self._backends: list[Any] | None = None
        self._list: Any = None
        if playing:
            self.devices()

    def devices(self) -> tuple[Device, ...]:
        real = tuple(device for device in self._listed("get_playbacks") if device.id != _NOBODY)
        if self._list.backend == "Null" or not real:
            raise NoSound(SoundFault.NO_DEVICE, self._list.backend)
        return real

    def sources(self) -> tuple[Device, ...]:
        """The sources to record from: microphones and, where the sound server has them, the outputs' monitors."""
        found = self._listed("get_captures")
        return () if self._list.backend == "Null" else found

    def _listed(self, question: str) -> tuple[Device, ...]:
        try:
            if self._list is None:
                self._list = _lister(self.library)(self._backends)
            found = tuple(map(self._device, getattr(self._list, question)()))
        except (self.library.MiniaudioError, UnicodeDecodeError) as why:
            self._list = None  # its connection stays broken
            raise NoSound(SoundFault.NO_DEVICE, str(why)) from why
        backend = self._list.backend
        if self._backends is None:
            self._backends = [b for b in self.library.Backend if b.name == backend.upper().replace(" ", "")]
        # ALSA lists its plugins too, even "null"; a card's id is ":0,0".
        return tuple(device for device in found if backend != "ALSA" or ":" in device.id)

    def has(self, device: Device | None) -> bool:
        """Whether the device is still listed. Takes 0.3 ms with PulseAudio and PipeWire; else it is assumed."""
        if self._list is not None and self._list.backend != "PulseAudio":
            return True
        for _ in range(2):  # perhaps only the connection is broken
            with suppress(NoSound):
                return any(device is None or device.id == other.id for other in self.devices())
        return False

    def stream(self, device: Device | None) -> AbstractContextManager[Any]:
        """A ``PlaybackDevice`` of one channel, closed on leaving; ``Broken`` where it fails, then or meanwhile."""
        if not self.has(device):  # a failed attempt costs ten open files that the library never gives back
            raise Broken
        return self._opened(self.library.PlaybackDevice, sound.RATE, device.handle if device else None)

    def capture(self, device: Device, rate: int) -> AbstractContextManager[Any]:
        """The same as a ``CaptureDevice``, of which nothing is looked up before."""
        return self._opened(self.library.CaptureDevice, rate, device.handle)

    @contextmanager
    def _opened(self, kind: Callable[..., Any], rate: int, handle: Any) -> Iterator[Any]:
        try:
            stream = kind(
                self.library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=rate,
                buffersize_msec=PERIOD_MS,
                device_id=handle,
                backends=self._backends,
                app_name="Companion",
            )
            try:
                yield stream
            finally:
                stream.close()
                # The library does not give back the connection of a stream that it closes: five open files.
                self.library.lib.ma_context_uninit(stream._context)
        except self.library.MiniaudioError as why:
            raise Broken from why

    def _device(self, found: dict[str, Any]) -> Device:
        raw = bytes(self.library.ffi.buffer(found["id"]))
        # A union of the backends' ids: eight-bit strings, on Windows sixteen-bit ones.
        wide = self._list.backend == "WASAPI"
        id = raw.decode("utf-16-le", "ignore") if wide else raw.decode(errors="replace")
        return Device(id.partition("\0")[0], found["name"], found["id"], found["default"])


def _library() -> ModuleType:
    """miniaudio, imported late: a mute companion starts without it. Raises ``NoSound`` where it is not installed."""
    try:
        import miniaudio
    except (ImportError, OSError) as why:
        raise NoSound(SoundFault.NO_LIBRARY, str(why)) from why
    _hush_alsa()
    return miniaudio  # type: ignore[no-any-return]


def _lister(library: ModuleType) -> Any:
    class Lister(library.Devices):  # type: ignore[name-defined, misc]
        def _get_info(self, _: Any, info: Any) -> dict[str, Any]:
            """Leave out formats: ALSA opens the device to find them, which fails while we are playing."""
            return {"default": bool(info.isDefault)}

    return Lister


def _hush_alsa() -> None:
    """Keep ALSA from writing to standard error, where a screen reader would read it out."""
    global _silent
    kind = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
    with suppress(OSError, AttributeError):
        alsa = ctypes.CDLL("libasound.so.2")
        _silent = kind(lambda *_: None)
        alsa.snd_lib_error_set_handler(_silent)


_silent: Any = None  # ALSA keeps its address, so it must stay alive
