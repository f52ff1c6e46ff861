"""Two tellings become one, and nothing of either is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.boxes import telling
from companion.boxes.telling import Barcode, Edition, Field, Key, Telling, Value, merge
from companion.model import OwnText, Token
from tests.examples import tried
from tests.tellings import LIEUX, PACK, tellings

NAME = Field(LIEUX[0], "name")
OPERA, THEATRE, PARK = (OwnText("fr", text) for text in ("Opéra", "Théâtre", "Parc"))


def values(one: Telling) -> dict[Key, set[Value]]:
    """Everything that it tells, in use or beside."""
    return {key: set(one.all(key)) for key in one.entries.keys() | one.beside.keys()}


def told(*sides: Telling) -> dict[Key, set[Value]]:
    """Everything that any of these tells."""
    found: dict[Key, set[Value]] = {}
    for one in sides:
        for key, some in values(one).items():
            found.setdefault(key, set()).update(some)
    return found


@tried(50)
@given(tellings(), tellings())
def test_no_entry_of_either_side_is_lost_and_none_is_made_up(ours: Telling, theirs: Telling) -> None:
    merged, both = values(merge(ours, theirs)), told(ours, theirs)
    series, wished = merged.pop(Edition(), set()), both.pop(Edition(), set())
    assert merged == both
    assert wished <= series <= wished | {"1"}, "who tells no series has the first"


@tried(50)
@given(tellings(), tellings())
def test_what_is_ours_stays_in_use(ours: Telling, theirs: Telling) -> None:
    merged = merge(ours, theirs)
    assert {key: merged.entries[key] for key in ours.entries} == dict(ours.entries)


@tried(50)
@given(tellings(), tellings())
def test_a_deck_that_was_merged_already_brings_nothing_new(ours: Telling, theirs: Telling) -> None:
    merged = merge(ours, theirs)
    assert merge(merged, theirs) == merge(merged, ours) == merge(merged, merged) == merged


@tried(50)
@given(tellings(), tellings(), tellings())
def test_it_does_not_matter_which_two_of_three_are_merged_first(a: Telling, b: Telling, c: Telling) -> None:
    assert merge(merge(a, b), c) == merge(a, merge(b, c))


@tried(50)
@given(tellings(), tellings())
def test_from_either_side_the_same_is_told_but_for_what_is_in_use(ours: Telling, theirs: Telling) -> None:
    assert values(merge(ours, theirs)) == values(merge(theirs, ours))


@tried(50)
@given(tellings())
def test_an_empty_telling_changes_nothing(one: Telling) -> None:
    assert merge(one, Telling()) == merge(Telling(), one) == one


@tried(50)
@given(tellings(), st.data())
def test_what_is_in_use_never_lies_beside_itself(one: Telling, data: st.DataObject) -> None:
    if one.entries:
        key = data.draw(st.sampled_from(sorted(one.entries, key=repr)))
        value = data.draw(st.sampled_from(one.all(key)))
        before = set(one.all(key))
        one = one.put(key, value, keep=True)
        assert one.entries[key] == value
        assert set(one.all(key)) == before
    for used in one.beside:
        assert one.entries[used] not in one.beside[used]


def test_the_other_version_changes_places_with_ours() -> None:
    merged = merge(Telling({NAME: OPERA}), Telling({NAME: THEATRE}))
    assert merged.all(NAME) == (OPERA, THEATRE)
    assert merged.put(NAME, THEATRE, keep=True).all(NAME) == (THEATRE, OPERA)
    assert merged.put(NAME, PARK).all(NAME) == (PARK, THEATRE), "what is told anew is no other version"


def test_a_merge_never_voids_the_labels_on_our_cards() -> None:
    merged = merge(Telling({NAME: OPERA}), Telling({Edition(): "2"}))
    assert telling.series(merged) == "1"
    assert merged.beside[Edition()] == ("2",)


def test_the_box_is_what_was_told_of_it() -> None:
    one = Telling({NAME: OPERA, Field(LIEUX[0], "text", 4): PARK, Barcode("A-7"): Token(f"{PACK.id}/box")})
    slot = telling.box(PACK, one).slot(LIEUX[0])
    assert (slot.name, slot.text_for(4), slot.text_for(5)) == (OPERA, PARK, None)
    assert telling.barcodes(one) == {"A-7": Token(f"{PACK.id}/box")}
