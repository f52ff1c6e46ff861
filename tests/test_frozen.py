"""A class below ``Frozen`` is a frozen dataclass; one with slots cannot be below it."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from companion.model import Frozen, OfSeat, replace


class Place(Frozen, order=True):
    row: int
    name: str = ""


class Seen(Place):
    often: int = 1


def test_it_never_changes_and_equal_ones_are_one() -> None:
    with pytest.raises(FrozenInstanceError):
        Place(3).row = 4  # type: ignore[misc]
    assert {Place(3), Place(3, "")} == {Place(3)}


def test_what_is_below_it_has_its_fields_and_words_for_the_dataclass_stand_behind_the_bases() -> None:
    assert Seen(3, "door", 2) == replace(Seen(1, "door", 2), row=3)
    assert Place(3) < Place(3, "door")


def test_what_has_slots_of_its_own_is_not_below_it() -> None:
    with pytest.raises(AssertionError, match="slots"):

        class Lost(OfSeat, Frozen):
            pass

    @dataclass(frozen=True, slots=True)
    class Kept(OfSeat):
        pass

    assert replace(Kept(2), seat=3) == Kept(3)
