"""What the kit found wrong, with the play that shows it, as short as the kit could make it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from companion.model import (
    DoorFell,
    Elapsed,
    Input,
    Key,
    Known,
    Listening,
    NotRecorded,
    OfPhone,
    Plugged,
    Recorded,
    Rolled,
    Scan,
)

T = TypeVar("T")


class Found(AssertionError):  # noqa: N818 (what was found)
    """``what`` is one of the kit's checks; ``why`` says what is wrong, and ``play`` how it came to that."""

    def __init__(self, what: str, why: str, play: str = "") -> None:
        self.what, self.why, self.play = what, why, play
        super().__init__(f"{what}: {why}" + (f"\n{play}" if play else ""))


def shortest(steps: Sequence[T], fails: Callable[[Sequence[T]], bool], tries: int = 400) -> list[T]:
    """As few of these steps as still fail: large pieces are left out first, then small ones, ``tries`` at the most."""
    left, piece = list(steps), max(1, len(steps) // 2)
    while tries > 0:
        at, shorter = 0, False
        while at < len(left) and tries > 0:
            fewer = [*left[:at], *left[at + piece :]]
            tries -= 1
            if fails(fewer):
                left, shorter = fewer, True
            else:
                at += piece
        if piece == 1 and not shorter:
            break
        piece = max(1, piece // 2)
    return left


def written(input: Input) -> str:
    """An input as a script has it."""
    match input:
        case Key(key=key, seat=seat):
            return f"key {key}" + ("" if seat is None else f" (seat {seat})")
        case Scan(label=Known((token, *_)), seat=seat):
            return f"scan {token.id}@{token.copy}" + ("" if seat is None else f" (seat {seat})")
        case Scan():
            return "scan (not ours)"
        case Elapsed(timer):
            return f"time {timer}"
        case Listening() | Recorded() | NotRecorded():
            return f"({type(input).__name__})"
        case Plugged(equipment, device, present):
            return f"{equipment.value} {device} {'comes' if present else 'goes'}"
        case Rolled(value):
            return f"rolled {value}"
        case OfPhone() | DoorFell():
            return f"({type(input).__name__})"
