"""What is written in barcodes and tags: blank labels collide with nothing, and a tag is one code with every reader."""

from __future__ import annotations

from itertools import combinations
from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.boxes.barcodes import BLANKS, blank, blank_number, check, codes, known_as, payload, tag
from companion.boxes.box import Kind
from companion.inputs.codes import CodeBook
from companion.inputs.framing import Frame
from companion.model import Blank, Doubt, Foreign, Known, Label, Misread, Token
from tests.examples import tried

HEART = Token("sticker/heart")
NUMBERS = st.integers(0, BLANKS - 1).filter(blank)
BOOK = CodeBook([Kind(HEART.id)])
#: A separator makes a code shorter: that is a letter lost.
ONE_CHARACTER = [char for char in printable if char.isprintable()]


def label(number: int) -> str:
    code = blank(number)
    assert code is not None
    return code


def read(text: str, book: CodeBook = BOOK) -> tuple[Label, ...]:
    return book.read(Frame(text))


# --- blank labels ---


def test_a_blank_label_is_for_ever() -> None:
    """Printed labels depend on these letters. A change here is a fault, whatever the reason for it."""
    assert [blank(number) for number in (0, 1, 2, BLANKS - 1)] == [None, "FKKNRCUU", "JVXFJDOI", "SLLJGXOE"]
    assert blank(BLANKS + 1) == blank(1)


@tried(200)
@given(NUMBERS)
def test_every_blank_label_has_letters_of_its_own_and_none_of_our_codes(number: int) -> None:
    code = label(number)
    assert blank_number(code) == blank_number(code.lower()) == number
    assert not check(code)
    assert read(code.lower()) == (Blank(code),)
    assert known_as(f" {code[:4].lower()}-{code[4:]}") == code


@tried(30)
@given(NUMBERS)
def test_one_wrong_or_lost_character_of_a_blank_label_is_misread(number: int) -> None:
    code = label(number)
    for at in range(8):
        assert read(code[:at] + code[at + 1 :]) == (Misread(Doubt.CHECK_LETTERS),)
        for char in ONE_CHARACTER:
            if char.upper() != code[at]:
                assert read(code[:at] + char + code[at + 1 :]) == (Misread(Doubt.CHECK_LETTERS),)


@tried(30)
@given(st.integers(0, 1000))
def test_one_wrong_character_of_a_code_of_ours_is_never_a_foreign_barcode_or_a_blank_label(copy: int) -> None:
    code = payload(Token(HEART.id, copy))
    for at in range(8):
        for char in ONE_CHARACTER:
            if char.upper() != code[at]:
                wrong = code[:at] + char + code[at + 1 :]
                assert isinstance(read(wrong)[0], Misread) or tag(wrong), wrong  # an unknown tag does not count either


@tried(50)
@given(NUMBERS)
def test_every_swap_of_two_letters_of_a_blank_label_is_caught(number: int) -> None:
    code = label(number)
    for first, second in combinations(range(8), 2):
        swapped = list(code)
        swapped[first], swapped[second] = swapped[second], swapped[first]
        assert code[first] == code[second] or not isinstance(read("".join(swapped))[0], Blank | Known)


def test_blank_labels_in_a_row_and_among_ours_are_as_many_labels() -> None:
    ours, first, second = payload(HEART), label(7), label(8)
    assert read(f"{first} {ours}{second}") == (Blank(first), Known((HEART,), ours), Blank(second))
    assert read(first + second[:-1]) == (Foreign(first + second[:-1]),), "what is foreign counts nothing either"


def test_a_taught_blank_label_is_found_in_either_case_and_in_a_row() -> None:
    book = CodeBook([Kind(HEART.id)], taught={label(7).lower(): (HEART,)})
    known = Known((HEART,), label(7))
    assert read(label(7), book) == read(label(7).lower(), book) == (known,)
    assert read(label(8) + label(7), book) == (Blank(label(8)), known)


@pytest.mark.parametrize("text", ["PRODUCT1", "EDITION2", "CLE", "FEU", "CARD-001", "1234567890123", ""])
def test_words_and_numbers_of_others_are_not_taken_for_ours(text: str) -> None:
    assert codes(text) is None


# --- tags ---

UIDS = st.sampled_from([4, 7, 10]).flatmap(lambda size: st.binary(min_size=size, max_size=size))


def ways(uid: bytes) -> list[str]:
    """How readers write a UID: in either order and case, with or without signs between, and four bytes in decimal."""
    orders = (uid, uid[::-1])
    hexes = [order.hex(*sign) for order in orders for sign in ((), (":",), ("-",), (" ",))]
    decimals = [f"{int.from_bytes(order):010}" for order in orders if len(uid) == 4]
    return [way for hex in hexes for way in (hex, hex.upper())] + decimals


@tried(200)
@given(UIDS)
def test_a_tag_is_one_code_with_every_reader(uid: bytes) -> None:
    known = {tag(way) for way in ways(uid)} - {None}  # None: digits alone that are a barcode of the trade
    assert known == {min(uid, uid[::-1]).hex(":").upper()}
    assert {known_as(code) for code in known if code} == known


@tried(200)
@given(UIDS, UIDS)
def test_two_tags_are_two_codes_unless_they_mirror_each_other(one: bytes, other: bytes) -> None:
    assert (tag(one.hex(":")) == tag(other.hex(":"))) == (other in (one, one[::-1]))


def test_the_same_tag_at_a_typing_and_a_serial_reader_is_one_card() -> None:
    book = CodeBook([Kind(HEART.id)], taught={"04:a2:3c:1b": (HEART,)})
    for way in ("04A23C1B", "04a23c1b", "1B3CA204", "1b:3c:a2:04", "0077741083", "0456958468"):
        assert read(way, book) == (Known((HEART,), "04:A2:3C:1B"),), way
        assert read(way) == (Foreign("04:A2:3C:1B"),)


@tried(50)
@given(UIDS, st.data())
def test_a_digit_that_was_lost_or_doubled_makes_no_tag_of_it(uid: bytes, data: st.DataObject) -> None:
    for way in (uid.hex(), uid.hex(":")):
        at = data.draw(st.sampled_from([at for at, char in enumerate(way) if char != ":"]))
        assert tag(way[:at] + way[at + 1 :]) is None
        assert tag(way[:at] + way[at] + way[at:]) is None


@pytest.mark.parametrize(
    "text",
    [
        *("96385074", "04012345678901"[:13], "10614141000415", "00106141412345678908", "4006381333931"),
        *("4294967296", "123456789", "04:A1-B2:C3", "04A1B2C3D4", "", "::", "04 A1 B2"),
    ],
)
def test_barcodes_of_the_trade_and_other_numbers_stay_letter_for_letter(text: str) -> None:
    assert tag(text) is None
    assert known_as(text) == text
