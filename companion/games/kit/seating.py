"""Who sits where, for the state of a game: seat 1 first, clockwise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Self, TypeVar

from companion.games.protocol import Around, Choice, Seated
from companion.model import Seat, Token, Who, replace

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a game. A game's own ``Layout`` extends it.

    ``order`` are the seats clockwise, where people have changed places; a number stays with its player. ``out`` are
    seats that take no more turns: they are nobody's neighbours. ``open`` are those of them whose hands lie open, each
    with its cards as far as they were scanned.
    """

    people: tuple[Who, ...]
    order: tuple[Seat, ...] = field(default=(), kw_only=True)
    out: frozenset[Seat] = field(default=frozenset(), kw_only=True)
    open: tuple[tuple[Seat, tuple[Token, ...]], ...] = field(default=(), kw_only=True)

    @property
    def players(self) -> int:
        return len(self.people)

    def who(self, seat: Seat) -> Who:
        """The player at this seat, as an argument of an announcement."""
        return self.people[seat - 1]

    @property
    def circle(self) -> tuple[Who, ...]:
        """The players, clockwise."""
        return tuple(self.who(seat) for seat in self.order) or self.people

    def left_of(self, seat: Seat) -> Seat:
        if self.order or self.out:
            return next(iter(self.others(seat)), seat)
        return seat % len(self.people) + 1

    def right_of(self, seat: Seat) -> Seat:
        if self.order or self.out:
            return next(reversed(self.others(seat)), seat)
        return (seat - 2) % len(self.people) + 1

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other players, clockwise."""
        players = len(self.people)
        if self.order or self.out:
            round = self.order or tuple(range(1, players + 1))
            at = round.index(seat)
            return tuple(other for other in (*round[at + 1 :], *round[:at]) if other not in self.out)
        return tuple((seat + step - 1) % players + 1 for step in range(1, players))

    def clockwise(self, first: Seat, seat: Seat) -> int:
        """How many places clockwise from ``first`` this seat is."""
        if self.order:
            return (self.order.index(seat) - self.order.index(first)) % len(self.order)
        return (seat - first) % len(self.people)

    def seated(self, around: Around) -> Self:
        """With these people around the table. Layouts that know more of a player add it."""
        return replace(self, people=around.people, order=around.order, out=around.out, open=around.open)


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
