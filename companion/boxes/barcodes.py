"""What is written in barcodes and tags: our codes, blank labels, UIDs of tags. How they are made, checked and known.

Pure. It must never correct a wrong letter, and never know which token a code stands for.

**A code of ours** is 8 letters of ``ALPHABET``, each worth 0 (B) to 15 (X):

*   6 data letters: the first 24 bits of BLAKE2s over ``companion/1|<token id>|<copy>|<series>`` (and ``|<salt>``
    where a kind has one), big-endian, four bits for each letter. Every installation makes the same codes, so no
    registry is needed.
*   2 check letters: the remainder of data(x)·x² by g(x) = (x + α)(x + α²) = x² + 6x + 8 over GF(16), α⁴ = α + 1.
    That is a shortened Reed-Solomon code of distance 3: it detects any one or two wrong letters, and any swap of two
    letters. The roots are α and α². α⁰ would not do: its check is a plain sum, which a swap does not change.

``BBBBBBBB`` passes the check but is reserved, because a stuck key types it.

**A blank label** means nothing until somebody teaches it. It has 6 data letters too, and then 2 letters of ``VOWELS``,
which no code of ours has: so neither is ever taken for the other, whatever is shipped later. Keyboards type these four
alike as well. The two are the four bits of Σ αⁱ·dataᵢ: one wrong letter and any swap of two letters are caught. At
least two of its letters are no hexadecimal digits, so that one wrong letter makes no tag of it.

**A tag** is known by its UID of 4, 7 or 10 bytes. Readers send it as hexadecimal digits in either case, with or without
":", "-" or spaces between the bytes, or the 4 bytes as a decimal number of ten digits; and some begin with the last
byte. All of that is one code: the smaller of both orders, in upper case with colons. Two tags whose UIDs are each
other's mirror would be one, which for two tags in hand is a chance of one in four thousand million. A UID has no
check letter: a reader at a serial port should have parity.
"""

from __future__ import annotations

import re
from hashlib import blake2s

from companion.model import Token

ALPHABET = "BCDFGHJKLNPRSTVX"
VOWELS = "EIOU"
DATA_LETTERS = 6
CODE_LETTERS = 8
RESERVED = ALPHABET[0] * CODE_LETTERS
#: Numbers of blank labels are below this; one in some 1,700 is left out, because it could be taken for a tag.
BLANKS = 1 << 4 * DATA_LETTERS

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_HEX_TO_LETTERS = str.maketrans("0123456789abcdef", ALPHABET)
_NO_SEPARATORS = str.maketrans("", "", " ,;-")
#: Which letters may stand at each place of a code of ours, and of a blank label.
_FORMS = ((ALPHABET,) * CODE_LETTERS, (ALPHABET,) * DATA_LETTERS + (VOWELS,) * 2)
#: Labels that follow each other shall not look it. Odd, so that each number has letters of its own.
_SCATTER = 0x3779B1
_TAG = re.compile(r"[0-9A-F]{2}(?P<between>[:-]|[ ]|)(?:[0-9A-F]{2}(?P=between)){2,8}[0-9A-F]{2}", re.IGNORECASE)
_TAG_BYTES = (4, 7, 10)


def _times(a: int, b: int) -> int:
    """The product in GF(16), modulo x⁴ + x + 1."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a <<= 1
        if a & 0b10000:
            a ^= 0b10011
        b >>= 1
    return product


_BY_6 = tuple(_times(value, 6) for value in range(16))
_BY_8 = tuple(_times(value, 8) for value in range(16))


def check_letters(data: str) -> str:
    """The two check letters of data letters in upper case. Raises KeyError for a letter outside ``ALPHABET``."""
    high = low = 0
    for letter in data:
        carried = _VALUES[letter] ^ high
        high, low = low ^ _BY_6[carried], _BY_8[carried]
    return ALPHABET[high] + ALPHABET[low]


def payload(token: Token, series: str = "1", salt: str = "") -> str:
    """The 8 letters of a token's barcode. Another ``series`` re-issues a box whose codes have been learnt."""
    text = f"companion/1|{token.id}|{token.copy}|{series}" + (f"|{salt}" if salt else "")
    return _with_check(blake2s(text.encode()).digest()[:3])


def _with_check(data: bytes) -> str:
    letters = data.hex().translate(_HEX_TO_LETTERS)
    return letters + check_letters(letters)


def check(code: str) -> bool:
    """Whether this is 8 letters of the alphabet, in upper or lower case, with the right check letters."""
    letters = code.upper()
    return _strangers(code, _FORMS[0]) == 0 and check_letters(letters[:DATA_LETTERS]) == letters[DATA_LETTERS:]


def all_ours(text: str) -> bool:
    """Whether all its letters are those of our codes."""
    # ASCII is checked first: "ß".upper() is "SS", two letters of the alphabet.
    return text.isascii() and not text.upper().strip(ALPHABET)


# --- blank labels ----------------------------------------------------------------------------------------------


def blank(number: int) -> str | None:
    """The letters of a blank label; ``number`` counts from 0, and begins anew at ``BLANKS``. None: it is left out."""
    data = (number * _SCATTER % BLANKS).to_bytes(3, "big").hex().translate(_HEX_TO_LETTERS)
    code = data + _vowels(data)
    return None if blank_number(code) is None else code


def blank_number(code: str) -> int | None:
    """The number of a blank label, in upper or lower case; None where it is none, or a letter is wrong."""
    letters = code.upper()
    data = letters[:DATA_LETTERS]
    if _strangers(code, _FORMS[1]) or _vowels(data) != letters[DATA_LETTERS:]:
        return None
    if sum(letter not in "BCDEF" for letter in letters) < 2:
        return None
    value = sum(_VALUES[letter] << 4 * (DATA_LETTERS - 1 - at) for at, letter in enumerate(data))
    return value * pow(_SCATTER, -1, BLANKS) % BLANKS


def _vowels(data: str) -> str:
    total, weight = 0, 1
    for letter in data:
        weight = _times(weight, 2)
        total ^= _times(_VALUES[letter], weight)
    return VOWELS[total >> 2] + VOWELS[total & 3]


# --- what a text is --------------------------------------------------------------------------------------------


def codes(text: str) -> tuple[str, ...] | None:
    """A text as codes of ours and blank labels in upper case, right or wrong; None where it is something else.

    A text with only our letters is ours, however long: a code that was cut short is never foreign. So is one in which a
    single character is lost or wrong.
    """
    letters = text.translate(_NO_SEPARATORS)
    if not letters or (not all_ours(letters) and tag(text)):
        return None
    parts = [letters[at : at + CODE_LETTERS] for at in range(0, len(letters), CODE_LETTERS)]
    whole = len(letters) % CODE_LETTERS == 0
    if all_ours(letters) or (whole and sum(min(_strangers(p, form) for form in _FORMS) for p in parts) <= 1):
        return tuple(part.upper() for part in parts)
    blank = _FORMS[1]
    shorter = (blank[:at] + blank[at + 1 :] for at in range(CODE_LETTERS))
    return (letters.upper(),) if any(_strangers(letters, form) == 0 for form in shorter) else None


def _strangers(code: str, form: tuple[str, ...]) -> int:
    """How many of its characters this form does not have at their places; as many as it has where it is not as long."""
    if len(code) != len(form):
        return max(len(code), len(form))
    return sum(not (char.isascii() and char.upper() in letters) for char, letters in zip(code, form, strict=True))


def tag(text: str) -> str | None:
    """The UID of a tag in the one form in which it is known; None where the text is no UID.

    Eight, fourteen or twenty decimal digits that end with the check digit of trade numbers are a barcode of the trade.
    """
    written = text.strip()
    if re.fullmatch("[0-9]{10}", written) and int(written) < 1 << 32:
        uid = int(written).to_bytes(4, "big")
    elif _TAG.fullmatch(written) and not (re.fullmatch("[0-9]+", written) and _trade(written)):
        uid = bytes.fromhex(re.sub("[:-]", " ", written))
    else:
        return None
    return None if len(uid) not in _TAG_BYTES else min(uid, uid[::-1]).hex(":").upper()


def _trade(digits: str) -> bool:
    """Whether the last digit is the check digit that all trade numbers have (GS1)."""
    return sum(int(digit) * (3 if at % 2 else 1) for at, digit in enumerate(reversed(digits))) % 10 == 0


def known_as(text: str) -> str:
    """The one form in which a barcode, a blank label or a tag is kept and found; any other text as it is."""
    letters = text.translate(_NO_SEPARATORS)
    return letters.upper() if blank_number(letters) is not None else tag(text) or text
