"""Every code that was ever shipped stays what it was: labels on cards cannot be changed from here.

``python -m tests.test_shipped_codes`` adds the codes of new tokens to the file; it never changes a line.
"""

from __future__ import annotations

from hashlib import blake2s
from pathlib import Path

from companion.boxes import loader, stickers
from companion.boxes.barcodes import RESERVED, check
from companion.boxes.box import Kind
from companion.inputs.codes import CodeBook
from companion.inputs.framing import Frame
from companion.model import Known, Token

FILE = Path(__file__).parent / "golden" / "codes.tsv"
HEADER = "TOKEN\tCOPY\tCODE\n"
#: So many lines were once shipped with this digest. Whoever adds tokens adds a pair; no pair is ever changed.
GROWN = (
    (82, "b7fe21e72c496daf"),
    (100, "a71821d99e1d1a76"),
    (366, "009ec846ec1883c6"),
    (548, "0a67c30fd1518f7c"),
    (672, "bcff732a6ac96242"),
    (818, "300dc8df9f327c73"),
)


def kinds() -> list[Kind]:
    """What is shipped: the stickers and every pack's tokens."""
    return [*stickers.load().kinds, *(kind for game in loader.games() for kind in loader.shipped(game).kinds)]


def todays() -> dict[Token, str]:
    book = CodeBook(kinds())
    boxes = (stickers.BOX, *loader.games())
    return {token: code for box in boxes for token, code in book.codes(box)}


def shipped() -> dict[Token, str]:
    header, *lines = FILE.read_text().splitlines(keepends=True)
    assert header == HEADER
    rows = [line.rstrip("\n").split("\t") for line in lines]
    assert len({code for _, _, code in rows}) == len(rows), "two shipped tokens have one code"
    return {Token(id, int(copy)): code for id, copy, code in rows}


def digest(lines: int) -> str:
    return blake2s("".join(FILE.read_text().splitlines(keepends=True)[:lines]).encode()).hexdigest()[:16]


def test_the_file_only_grows() -> None:
    for lines, before in GROWN:
        assert digest(lines) == before, f"one of the first {lines} lines has changed"
    last, _ = GROWN[-1]
    grown = len(FILE.read_text().splitlines())
    assert grown == last, f"add ({grown}, {digest(grown)!r}) to GROWN"


def test_a_shipped_code_still_names_its_token() -> None:
    book = CodeBook(kinds())
    for token, code in shipped().items():
        # A kind that was renamed keeps its codes: its old id is an alias of today's.
        (label,) = book.read(Frame(code))
        assert label == Known((book.token(f"{token.id}@{token.copy}"),), code), f"{token} was shipped as {code}"


def test_every_code_of_today_has_been_written_down() -> None:
    missing = {token: code for token, code in todays().items() if shipped().get(token) != code}
    assert not missing, "python -m tests.test_shipped_codes adds them"


def test_no_two_tokens_have_one_code() -> None:
    assert CodeBook(kinds()).clashes() == []
    codes = list(todays().values())
    assert len(set(codes)) == len(codes)
    assert all(check(code) and code != RESERVED for code in codes)


def add_new() -> None:
    """Append what is new, and nothing else."""
    known = shipped() if FILE.exists() else {}
    if not FILE.exists():
        FILE.write_text(HEADER)
    with FILE.open("a") as file:
        for token, code in todays().items():
            if token not in known:
                file.write(f"{token.id}\t{token.copy}\t{code}\n")


if __name__ == "__main__":
    add_new()
