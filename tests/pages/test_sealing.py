"""Phone and companion agree, and nobody in between does."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base

from companion.pages import sealing
from companion.pages.sealing import Agreed, BadBox, Keys, Offer, agree, digest, offer, seal, unseal

keys = st.binary(min_size=32, max_size=32)
nonces = st.binary(min_size=16, max_size=16)
seats = st.integers(1, 8)
values = st.dictionaries(st.text(max_size=8), st.text(max_size=40), max_size=4)


def phone_agrees(secret: bytes, seat: int, nonce: bytes, told: Offer) -> Agreed:
    """The phone's own arithmetic, from what goes over the wire."""
    public = crypto_scalarmult_base(secret)
    assert told.commitment == digest("commit", bytes([seat]), public, told.public, told.nonce)[:32]
    text = digest("join", told.join, bytes([seat]), public, told.public, nonce, told.nonce)
    digits = int.from_bytes(digest("digits", text)[:6], "big") % 10_000
    both = digest("keys", text, crypto_scalarmult(secret, told.public))
    return Agreed(f"{digits:04}", Keys(both[:32], both[32:]))


@given(keys, keys, nonces, nonces, nonces, seats)
def test_both_sides_come_to_the_same_digits_and_keys(
    phone: bytes, server: bytes, join: bytes, mine: bytes, theirs: bytes, seat: int
) -> None:
    made = offer(seat, crypto_scalarmult_base(phone), join, server, mine)
    assert agree(made, theirs) == phone_agrees(phone, seat, theirs, made)


@given(keys, keys, keys, nonces, nonces, nonces)
def test_whoever_sits_in_between_has_other_keys(
    phone: bytes, server: bytes, between: bytes, join: bytes, mine: bytes, theirs: bytes
) -> None:
    if len({crypto_scalarmult_base(each) for each in (phone, server, between)}) < 3:
        return
    honest = agree(offer(1, crypto_scalarmult_base(phone), join, server, mine), theirs)
    tapped = agree(offer(1, crypto_scalarmult_base(between), join, server, mine), theirs)
    assert tapped.keys != honest.keys


def test_a_key_that_agrees_on_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="key"):
        agree(offer(1, bytes(32), bytes(16), b"s" * 32, bytes(16)), bytes(16))


@given(keys, values, st.binary(min_size=24, max_size=24))
def test_what_is_sealed_comes_out_and_has_one_length(key: bytes, value: dict[str, str], nonce: bytes) -> None:
    box = seal(key, value, nonce)
    assert unseal(key, box) == value
    assert len(box) == len(seal(key, {}, nonce))


@given(keys, values, st.integers(0, 1100), st.integers(1, 255))
def test_a_changed_box_is_broken(key: bytes, value: dict[str, str], place: int, change: int) -> None:
    raw = bytearray(base64.urlsafe_b64decode(seal(key, value, b"n" * 24)))
    raw[place % len(raw)] ^= change
    with pytest.raises(BadBox):
        unseal(key, base64.urlsafe_b64encode(bytes(raw)).decode())


@given(keys, st.text())
def test_anything_else_is_broken_and_nothing_is_told(key: bytes, text: str) -> None:
    with pytest.raises(BadBox) as broken:
        unseal(key, text)
    assert str(broken.value) == ""
    assert broken.value.__cause__ is None


def test_what_does_not_fit_is_refused_and_not_cut() -> None:
    with pytest.raises(ValueError, match="too long"):
        seal(b"k" * 32, {"a": "x" * sealing.SMALL}, b"n" * 24)


def test_no_key_stands_in_what_is_printed_of_it() -> None:
    made = offer(1, crypto_scalarmult_base(b"p" * 32), bytes(16), b"s" * 32, b"n" * 16)
    agreed = agree(made, bytes(16))
    told = repr(made) + repr(agreed)
    assert agreed.digits not in told
    assert "ssss" not in told
    assert "nnnn" not in told
    assert "down" not in told
