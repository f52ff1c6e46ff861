"""What an output is: a place where sound is heard by the table or by one ear.

It knows names and promises, no sound library. It must stay an interface: a page on a player's phone and a
braille terminal will be outputs too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from companion.speech.pcm import Pcm


class Output(Protocol):
    """One stream of sound, one sound at a time. Nothing here blocks."""

    @property
    def playing(self) -> bool: ...

    @property
    def lost(self) -> bool:
        """Whether nothing that is played now would be heard."""
        ...

    def play(self, pcm: Pcm, done: Callable[[], None]) -> None:
        """Play instead of what is playing.

        ``done`` is called once, from any thread, when the sound has ended or its device is lost (at once if
        it already is); never after ``stop`` or another ``play``.
        """
        ...

    def stop(self) -> None:
        """Silence, now."""
        ...

    def close(self) -> None: ...


class SoundFault(Enum):
    """Why there is no sound."""

    NO_LIBRARY = "no-library"  # the sound library is not installed
    NO_DEVICE = "no-device"  # this machine has no audio output
    CANNOT_OPEN = "cannot-open"  # it is there, but will not be opened
    GONE = "gone"  # it was there, and takes no more sound


class NoSound(Exception):  # noqa: N818 — a state of the machine, not a mistake
    """There is nothing to play with. ``detail`` is for the log."""

    def __init__(self, reason: SoundFault, detail: str = "") -> None:
        super().__init__(f"{reason.value}: {detail}")
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Device:
    """An audio output of this machine. ``id`` is what to bind to: two equal headsets have the same ``name``.

    ``handle`` is the sound library's own and means nothing elsewhere.
    """

    id: str
    name: str
    handle: Any = None


class NotFound(Exception):  # noqa: N818
    """No device is called so; ``present`` are the names of those there are."""

    def __init__(self, name: str, present: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.present = present


class Ambiguous(Exception):  # noqa: N818
    """Several devices could be meant: refused, for a wrong ear is the worst fault. ``matches``: name (id)."""

    def __init__(self, name: str, matches: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.matches = matches


def find(name: str, devices: Sequence[Device]) -> Device:
    """The device with this id, else this name, else the only one with it in its id or name (either case).

    Raises ``NotFound`` and ``Ambiguous``.
    """
    wanted = name.strip().casefold()
    exact = [d for d in devices if d.id == name.strip()] or [d for d in devices if d.name.casefold() == wanted]
    matches = exact or [d for d in devices if wanted and wanted in f"{d.id}\n{d.name}".casefold()]
    if not matches:
        raise NotFound(name, tuple(d.name for d in devices))
    if len(matches) > 1:
        raise Ambiguous(name, tuple(f"{d.name} ({d.id})" for d in matches))
    return matches[0]
