"""Who sits where, for the state of a game: seat 1 first, clockwise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from companion.games.protocol import Choice, Seated
from companion.model import Seat, Who

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a game. A game's own ``Layout`` extends it."""

    people: tuple[Who, ...]

    @property
    def players(self) -> int:
        return len(self.people)

    def who(self, seat: Seat) -> Who:
        """The player at this seat, as an argument of an announcement."""
        return self.people[seat - 1]

    def left_of(self, seat: Seat) -> Seat:
        return seat % len(self.people) + 1

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 2) % len(self.people) + 1

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other players, clockwise."""
        players = len(self.people)
        return tuple((seat + step - 1) % players + 1 for step in range(1, players))


def people(seats: Iterable[Seated]) -> tuple[Who, ...]:
    """The players, as told at the roll call."""
    return tuple(Who(seated.seat, seated.name) for seated in seats)


@cache
def seats(people: tuple[Who, ...]) -> tuple[Choice, ...]:
    """The choices of a question that asks for a seat."""
    return tuple(Choice(who.seat, who) for who in people)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """What is kept by seat, seat 1 first, with this seat's value changed."""
    return (*values[: seat - 1], value, *values[seat:])
