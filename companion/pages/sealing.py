"""How a phone and the companion agree on keys, and how what they tell each other is sealed.

    phone  {seat, A}                ─ server commits: {j, B, C}
    phone  {j, nA}                  ─ server opens: nB; both know T, the four digits, and two keys

The server commits first: whoever sits in between cannot try other numbers until the digits agree. Pure but for the
random bytes, which the caller hands in. It must never keep a key anywhere but in the value that it returns, and never
tell one in an exception.
"""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base
from nacl.exceptions import CryptoError
from nacl.secret import SecretBox

#: Bytes of a public key, of a nonce of the join, of a join's name, and of a box's own nonce.
KEY, NONCE, JOIN, BOX_NONCE = 32, 16, 16, 24
#: What is inside a box is filled up to one of these, in bytes: its length tells nothing.
SMALL, LARGE = 1024, 16 * 1024
_LABEL = 20


class BadBox(ValueError):  # noqa: N818 (what happened to the box)
    """A box that was changed, or sealed with another key, or holds no JSON object."""


def digest(label: str, *fields: bytes) -> bytes:
    """SHA-512 of the protocol's name, the label padded to 20 bytes, and fields of fixed length: 64 bytes."""
    return hashlib.sha512(b"companion/1 " + label.encode().ljust(_LABEL) + b"".join(fields)).digest()


@dataclass(frozen=True, slots=True)
class Keys:
    """Of one joined phone: ``down`` seals what it is told, ``up`` what it sends. 32 bytes each."""

    down: bytes = field(repr=False)
    up: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Offer:
    """The server's side of a join, before the phone has opened its nonce. ``commitment`` and ``public`` are told."""

    seat: int
    phone: bytes  # A
    public: bytes  # B
    commitment: bytes  # C
    join: bytes  # j
    nonce: bytes = field(repr=False)  # nB
    secret: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Agreed:
    """What both sides know once both nonces are open. ``digits``: four, said by the phone and typed at the table."""

    digits: str = field(repr=False)
    keys: Keys = field(repr=False)


def offer(seat: int, phone: bytes, join: bytes, secret: bytes, nonce: bytes) -> Offer:
    """Answer a phone that wants to be this seat's. ``phone``: its x25519 key (32 bytes). ``join``, ``nonce``: 16 random
    bytes each; ``secret``: 32. Raises ValueError for other lengths."""
    lengths = (len(phone), len(join), len(secret), len(nonce))
    if lengths != (KEY, JOIN, KEY, NONCE):
        raise ValueError(f"lengths {lengths}")
    public = crypto_scalarmult_base(secret)
    commitment = digest("commit", bytes([seat]), phone, public, nonce)[:KEY]
    return Offer(seat, phone, public, commitment, join, nonce, secret)


def agree(made: Offer, phone_nonce: bytes) -> Agreed:
    """Both nonces are open. Raises ValueError for a nonce of another length, or a key that agrees on nothing."""
    if len(phone_nonce) != NONCE:
        raise ValueError("nonce")
    told = digest("join", made.join, bytes([made.seat]), made.phone, made.public, phone_nonce, made.nonce)
    number = int.from_bytes(digest("digits", told)[:6], "big") % 10_000
    try:
        shared = crypto_scalarmult(made.secret, made.phone)
    except (CryptoError, RuntimeError):
        shared = bytes(KEY)
    if not any(shared):
        raise ValueError("key")
    keys = digest("keys", told, shared)
    return Agreed(f"{number:04}", Keys(keys[:KEY], keys[KEY:]))


def seal(key: bytes, told: dict[str, Any], nonce: bytes, size: int = SMALL) -> str:
    """A box with this value in it: base64url. ``nonce``: 24 random bytes. ValueError where it does not fit ``size``."""
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    if len(text) > size:
        raise ValueError("too long")
    sealed = SecretBox(key).encrypt(text.ljust(size), nonce)
    return base64.urlsafe_b64encode(bytes(sealed)).decode()


def seal_bytes(key: bytes, told: bytes, nonce: bytes) -> bytes:
    """A box of bytes that have been filled up already: nonce and secretbox. A sound."""
    return bytes(SecretBox(key).encrypt(told, nonce))


def unseal(key: bytes, box: str) -> dict[str, Any]:
    """What is in the box. Raises BadBox, which tells nothing of it."""
    try:
        told = json.loads(SecretBox(key).decrypt(base64.b64decode(box.encode("ascii"), b"-_", validate=True)))
    except (CryptoError, ValueError, RecursionError, TypeError):
        raise BadBox from None
    if not isinstance(told, dict):
        raise BadBox
    return told
