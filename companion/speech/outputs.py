"""What an output is: a place where sound is heard by the table or by one ear.

It knows names and promises, no sound library. It must stay an interface: a page on a player's phone and a braille
terminal will be outputs too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from companion.files.config import EarWish, Outputs
from companion.model import Frozen
from companion.speech.pcm import Pcm


class Output(Protocol):
    """One stream of sound, one sound at a time. Nothing here blocks."""

    @property
    def playing(self) -> bool: ...

    @property
    def lost(self) -> bool:
        """Whether its device is gone, so that nothing can be heard."""

    @property
    def losses(self) -> int:
        """How often it has been lost so far. After a loss somebody else may wear it."""

    @property
    def waking(self) -> float:
        """The seconds of silence that its device needs now before anything is heard of it: some sleep when idle."""

    def play(self, pcm: Pcm, done: Callable[[], None], losses: int | None = None) -> None:
        """Play this sound, and stop the one that is playing. With ``losses``: only if that is still the count.

        ``done`` is called once, from any thread, when the sound has ended or its device is lost (at once if it
        already is), but never after ``stop`` or another ``play``.
        """

    def stop(self) -> None:
        """Silence, now."""

    def close(self) -> None: ...


#: The lead-in of a device that never stands still.
NEVER_RESTS = math.inf


def lead_in(device: Device | None, of: Mapping[str, float]) -> float:
    """How long this device needs to wake; ``of``: seconds by ids or parts of names, as the settings have them. Its own
    id goes before a part."""
    if device is None:
        return 0.0
    parts = (seconds for name, seconds in of.items() if name.casefold() in _named(device))
    return of.get(device.id, max(parts, default=0.0))


class SoundFault(Enum):
    """Why there is no sound."""

    NO_LIBRARY = "no-library"  # the sound library is not installed
    NO_DEVICE = "no-device"  # this machine has no audio output
    CANNOT_OPEN = "cannot-open"  # it is there, but will not be opened
    GONE = "gone"  # it was there, but takes no more sound


class NoSound(Exception):  # noqa: N818 — a state of the machine, not a mistake
    """There is nothing to play with. ``detail`` is for the log."""

    def __init__(self, reason: SoundFault, detail: str = "") -> None:
        super().__init__(f"{reason.value}: {detail}")
        self.reason = reason
        self.detail = detail


class Device(Frozen):
    """An audio output of this machine. ``id`` is what to bind to: two equal headsets have the same ``name``.

    ``handle`` is for the sound library only. ``default``: the machine plays here when no device is named, as far as it
    tells.
    """

    id: str
    name: str
    handle: Any = None
    default: bool = False


class OutputRefused(Exception):  # noqa: N818
    """An output cannot be had as it was wished for."""


@dataclass(eq=False)
class NotFound(OutputRefused):
    """No device has this name; ``present`` are the names of those there are."""

    name: str
    present: tuple[str, ...]


@dataclass(eq=False)
class Ambiguous(OutputRefused):
    """Several devices could be meant: refused, because a wrong ear is the worst fault. ``matches``: name (id)."""

    name: str
    matches: tuple[str, ...]


@dataclass(eq=False)
class TablesOwn(OutputRefused):
    """The ear's device is the table's: everybody would hear it."""

    name: str


@dataclass(eq=False)
class SameDevice(OutputRefused):
    """Two wishes name one device: its wearer would hear both."""

    first: str
    second: str


class TableUnknown(OutputRefused):
    """This machine does not tell where the table is heard, so an ear could be the same device."""


def find(name: str, devices: Sequence[Device]) -> Device:
    """The device with this id, else with this name, else the only one with it in its id or name (in any case).

    Raises ``NotFound`` and ``Ambiguous``.
    """
    wanted = name.strip().casefold()
    exact = [d for d in devices if d.id == name.strip()] or [d for d in devices if d.name.casefold() == wanted]
    matches = exact or [d for d in devices if wanted and wanted in _named(d)]
    if not matches:
        raise NotFound(name, tuple(d.name for d in devices))
    if len(matches) > 1:
        raise Ambiguous(name, tuple(f"{d.name} ({d.id})" for d in matches))
    return matches[0]


def _named(device: Device) -> str:
    """Where a part of its name is looked for."""
    return f"{device.id}\n{device.name}".casefold()


class Bound(Frozen):
    """The devices that the wishes mean. ``table`` None: wherever the machine plays, which may change."""

    table: Device | None
    ears: tuple[tuple[EarWish, Device], ...] = ()


def bind(wishes: Outputs, devices: Sequence[Device]) -> Bound:
    """The device of every output. Raises ``OutputRefused``.

    If there are ears, the table is bound too: the system moves a stream without a named device to another device when
    its own is gone, and that could be an ear.
    """
    table = None if wishes.table is None else find(wishes.table, devices)
    if wishes.ears and table is None:
        table = next((device for device in devices if device.default), None)
        if table is None:
            raise TableUnknown
    ears: dict[str, tuple[EarWish, Device]] = {}
    for ear in wishes.ears:
        device = find(ear.name, devices)
        if table is not None and device.id == table.id:
            raise TablesOwn(ear.name)
        if device.id in ears:
            raise SameDevice(ears[device.id][0].name, ear.name)
        ears[device.id] = (ear, device)
    return Bound(table, tuple(ears.values()))
