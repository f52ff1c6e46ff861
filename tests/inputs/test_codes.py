"""Codes: how they are made, what they catch, how a frame is read. A foreign Reed-Solomon library judges."""

from __future__ import annotations

import random
import re
from itertools import combinations, product

import pytest
import reedsolo
from hypothesis import given
from hypothesis import strategies as st

from companion.boxes.barcodes import ALPHABET, RESERVED, check, check_letters, payload
from companion.boxes.box import Kind
from companion.inputs.codes import Clash, CodeBook, UnknownTokenError
from companion.inputs.framing import Doubtful, Frame
from companion.model import Doubt, Foreign, Known, Misread, Token
from tests.examples import tried

KINDS = (
    Kind("bomb/cable/defuse", copies=5),
    Kind("bomb/cable/secure", copies=3, aliases=("bomb/cable/safe",)),
    Kind("bomb/box"),
    Kind("sticker/heart"),
    Kind("sticker/moon", salt="2"),
)
BOOK = CodeBook(KINDS)
HEART = Token("sticker/heart")
HEART_CODE = payload(HEART)
TOKENS = [Token(kind.id, copy) for kind in KINDS for copy in range(1, kind.copies + 1)]
CODES = {code: token for box in ("bomb", "sticker") for token, code in BOOK.codes(box)}


def read(text: str) -> object:
    """The only label of a frame with this text."""
    labels = BOOK.read(Frame(text))
    assert len(labels) == 1
    return labels[0]


# --- how a code is made ------------------------------------------------------------------------------------


def test_a_payload_is_for_ever() -> None:
    """Printed labels depend on these letters. A change here is a fault, whatever the reason for it."""
    assert payload(Token("sticker/heart")) == "DSNHJNCF"
    assert payload(Token("time-bomb-undercover/cable/defuse", 5)) == "BSGGHLVX"
    assert payload(Token("sticker/heart"), series="2") == "RVRFFKRJ"
    assert payload(Token("sticker/heart"), salt="a") == "NFPFKRRH"


def test_the_check_letters_are_those_of_a_reed_solomon_code_made_by_others() -> None:
    # A true RS(15, 13) over x^4 + x + 1 with first root 1, shortened by seven letters in front to RS(8, 6).
    theirs = reedsolo.RSCodec(2, nsize=15, fcr=1, prim=0b10011, generator=2, c_exp=4)
    chance = random.Random(1)
    for _ in range(2_000):
        data = [chance.randrange(16) for _ in range(6)]
        encoded = theirs.encode(bytearray([0] * 7 + data))
        assert check_letters("".join(ALPHABET[v] for v in data)) == "".join(ALPHABET[v] for v in encoded[-2:])


def test_copies_series_and_salt_all_make_other_codes() -> None:
    made = [payload(HEART), payload(Token("sticker/heart", 2)), payload(HEART, "2"), payload(HEART, "1", "a")]
    assert len(set(made)) == 4
    assert all(map(check, made))


def test_every_error_in_one_or_two_letters_is_caught() -> None:
    for code in (HEART_CODE, RESERVED):
        for first, second in combinations(range(8), 2):
            for letters in product(ALPHABET, repeat=2):
                wrong = list(code)
                wrong[first], wrong[second] = letters
                assert check("".join(wrong)) == ("".join(wrong) == code)


def test_every_swap_of_two_letters_is_caught() -> None:
    for code in CODES:
        for first, second in combinations(range(8), 2):
            swapped = list(code)
            swapped[first], swapped[second] = swapped[second], swapped[first]
            assert check("".join(swapped)) == (code[first] == code[second])


def test_a_letter_held_down_is_never_a_code_but_for_the_reserved_one() -> None:
    assert [letter for letter in ALPHABET if check(letter * 8)] == ["B"]


@pytest.mark.parametrize("text", ["", "BBBBBBB", "BBBBBBBBB", "AAAAAAAA", "BBBBBBB\n", "ßßßßßßßß", "ßBBB", "12345678"])
def test_what_is_not_eight_of_our_letters_has_no_right_check(text: str) -> None:
    assert not check(text)


# --- how a frame is read -----------------------------------------------------------------------------------


@pytest.mark.parametrize("token", TOKENS, ids=str)
def test_every_code_in_the_book_reads_as_its_token_in_either_case(token: Token) -> None:
    code = next(code for known, code in BOOK.codes(token.box) if known == token)
    for written in (code, code.lower(), code[:3].lower() + code[3:], f" {code} "):
        assert read(written) == Known((token,), code)


def test_codes_in_a_row_are_as_many_labels_glued_or_apart() -> None:
    codes = list(CODES)[:3]
    labels = tuple(Known((CODES[code],), code) for code in codes)
    for between in ("", " ", ",", ", ", ";", "-"):
        assert BOOK.read(Frame(between.join(codes))) == labels


def test_one_wrong_code_in_a_row_makes_the_whole_frame_doubtful() -> None:
    good, wrong = HEART_CODE, HEART_CODE[:-1] + ALPHABET[ALPHABET.index(HEART_CODE[-1]) - 1]
    for row in (good + wrong, wrong + good, good + wrong + good):
        assert read(row) == Misread(Doubt.CHECK_LETTERS)


def test_right_check_letters_without_a_token_are_an_unknown_code() -> None:
    stranger = payload(Token("no/such/thing"))
    assert read(stranger) == Misread(Doubt.UNKNOWN_CODE)
    assert read(HEART_CODE + stranger) == Misread(Doubt.UNKNOWN_CODE)


@pytest.mark.parametrize("length", [8, 9, 16, 100])
def test_a_stuck_key_is_called_by_its_name(length: int) -> None:
    assert read("b" * length) == Misread(Doubt.STUCK_KEY)


def test_the_reserved_code_in_a_row_spoils_the_row() -> None:
    assert read(HEART_CODE + RESERVED) == Misread(Doubt.STUCK_KEY)


@pytest.mark.parametrize("length", [n for n in range(1, 32) if n % 8])
def test_our_letters_in_a_wrong_number_are_a_cut_code_and_not_a_foreign_one(length: int) -> None:
    assert read((HEART_CODE * 4)[:length]) == Misread(Doubt.CHECK_LETTERS)


@pytest.mark.parametrize(
    "text", ["4006381333931", "HTTPS://X", "PRODUCT1", HEART_CODE + "1", "---", "ßCDFGHJ", "ſſſſſſſſ"]
)
def test_any_other_text_is_foreign_and_kept_as_it_came(text: str) -> None:
    assert read(text) == Foreign(text)


@pytest.mark.parametrize("doubt", [Doubt.GARBLED, Doubt.NO_READ, Doubt.TOO_LONG])
def test_a_doubtful_frame_stays_doubtful(doubt: Doubt) -> None:
    assert BOOK.read(Doubtful(doubt)) == (Misread(doubt),)


def test_a_taught_barcode_is_found_letter_for_letter() -> None:
    book = CodeBook(KINDS, taught={"abc-1": (HEART,)})
    assert book.read(Frame("abc-1")) == (Known((HEART,), "abc-1"),)
    assert book.read(Frame("ABC-1")) == (Foreign("ABC-1"),)


def test_a_barcode_taught_to_two_tokens_names_both() -> None:
    both = (HEART, Token("bomb/box"))
    assert CodeBook(KINDS, taught={"4006381333931": both}).read(Frame("4006381333931")) == (
        Known(both, "4006381333931"),
    )


def test_a_taught_barcode_follows_a_rename() -> None:
    book = CodeBook(KINDS, taught={"777": (Token("bomb/cable/safe", 2),)})
    assert book.read(Frame("777")) == (Known((Token("bomb/cable/secure", 2),), "777"),)


def test_labels_printed_before_a_rename_read_as_todays_token() -> None:
    old = payload(Token("bomb/cable/safe", 3))
    assert read(old) == Known((Token("bomb/cable/secure", 3),), old)
    assert old not in CODES


def test_another_series_re_issues_one_box_and_leaves_the_others() -> None:
    book = CodeBook(KINDS, series={"bomb": "2"})
    assert book.read(Frame(payload(Token("bomb/box")))) == (Misread(Doubt.UNKNOWN_CODE),)
    assert book.codes("bomb")[-1] == (Token("bomb/box"), payload(Token("bomb/box"), "2"))
    assert book.codes("sticker") == BOOK.codes("sticker")


def test_codes_are_listed_in_the_packs_order_copy_by_copy() -> None:
    assert [token for token, _ in BOOK.codes("bomb")] == TOKENS[:9]
    assert BOOK.codes("bom") == []


# --- what a wrong frame must never do ----------------------------------------------------------------------

ANY_LETTER = st.sampled_from(ALPHABET + ALPHABET.lower() + "AEIOU0189 -;\x7fé")


@tried(100)
@given(st.sampled_from(sorted(CODES)), st.dictionaries(st.integers(0, 7), ANY_LETTER, min_size=1, max_size=2))
def test_one_or_two_wrong_letters_never_read_as_another_token(code: str, wrong: dict[int, str]) -> None:
    text = "".join(wrong.get(at, letter) for at, letter in enumerate(code))
    for label in BOOK.read(Frame(text)):
        assert label == Known((CODES[code],), code) if text.upper() == code else not isinstance(label, Known)


@tried(50)
@given(st.lists(st.sampled_from(sorted(CODES)), min_size=1, max_size=4), st.integers(0, 31), st.integers(0, 31))
def test_a_cut_row_never_reads_as_a_token_that_was_not_in_it(row: list[str], start: int, length: int) -> None:
    text = "".join(row)[start : start + length]
    for label in BOOK.read(Frame(text)) if text else ():
        assert isinstance(label, Misread) or (isinstance(label, Known) and label.code in row)


@tried(50)
@given(st.text(min_size=1, max_size=40))
def test_no_text_at_all_raises_or_is_silent(text: str) -> None:
    assert BOOK.read(Frame(text))


# --- clashes -----------------------------------------------------------------------------------------------


def clashing_ids() -> tuple[str, str]:
    """Two ids whose first 24 bits are equal: some thousand tries bring them (the birthday problem)."""
    seen: dict[str, str] = {}
    for number in range(100_000):
        id = f"bomb/lieu/{number}"
        if (other := seen.setdefault(payload(Token(id)), id)) != id:
            return other, id
    raise AssertionError


def test_a_clash_is_reported_never_guessed_and_mended_by_a_salt() -> None:
    older, newer = clashing_ids()
    code = payload(Token(older))
    tokens = (Token(older), Token(newer))
    book = CodeBook([Kind(older), Kind(newer)])
    assert book.clashes() == [Clash(code, tokens)]
    assert book.read(Frame(code)) == (Known(tokens, code),)
    mended = CodeBook([Kind(older), Kind(newer, salt="a")])
    assert mended.clashes() == []
    assert mended.read(Frame(code)) == (Known((Token(older),), code),)


def test_an_old_name_clashes_like_any_other() -> None:
    older, newer = clashing_ids()
    assert CodeBook([Kind(older), Kind("bomb/x", aliases=(newer,))]).clashes()
    assert CodeBook([Kind("bomb/x", aliases=("bomb/y",)), Kind("bomb/y")]).clashes()


def test_a_token_that_gets_the_reserved_code_is_a_clash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.inputs.codes._codes", lambda id, *_: ((Token(id), (RESERVED,)),))
    assert CodeBook([Kind("bomb/box")]).clashes() == [Clash(RESERVED, (Token("bomb/box"),))]


def test_a_taught_barcode_that_hides_one_of_our_codes_is_a_clash() -> None:
    box = Token("bomb/box")
    assert CodeBook(KINDS, taught={HEART_CODE.lower(): (box,)}).clashes() == [Clash(HEART_CODE, (HEART, box))]
    assert CodeBook(KINDS, taught={HEART_CODE: (HEART,)}).clashes() == []


def test_a_sound_book_has_no_clash() -> None:
    assert BOOK.clashes() == []


# --- names as people write them ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("sticker/heart", HEART),
        ("bomb/cable/defuse@5", Token("bomb/cable/defuse", 5)),
        ("bomb/cable/safe@2", Token("bomb/cable/secure", 2)),
    ],
)
def test_a_token_is_found_by_its_id_of_today_or_of_once(text: str, token: Token) -> None:
    assert BOOK.token(text) == token


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("heart", "sticker/heart"),
        ("sticker/haert", "sticker/heart"),
        ("bomb/cable/defused@1", "bomb/cable/defuse"),
        ("bomb/cable/defuse@6", "bomb/cable/defuse@5"),
        ("bomb/cable/defuse@0", "bomb/cable/defuse@5"),
        ("bomb/cable/defuse@", "bomb/cable/defuse@5"),
        ("bomb/cable/defuse@²", "bomb/cable/defuse@5"),
        ("bomb/cable/defuse@" + "9" * 5_000, "bomb/cable/defuse@5"),
        ("bomb/cable/safe@9", "bomb/cable/secure@3"),
    ],
)
def test_an_unknown_name_comes_with_what_may_have_been_meant(text: str, close: str) -> None:
    with pytest.raises(UnknownTokenError, match=re.escape(text)) as caught:
        BOOK.token(text)
    assert caught.value.text == text
    assert caught.value.close[0] == close


@pytest.mark.parametrize("text", ["", "@", "@1", "zzzzzzzzzz"])
def test_a_name_like_no_other_has_no_suggestion(text: str) -> None:
    with pytest.raises(UnknownTokenError) as caught:
        BOOK.token(text)
    assert caught.value.close == ()


def test_the_book_tells_how_many_copies_there_are() -> None:
    assert BOOK.copies("bomb/cable/defuse") == 5
    assert BOOK.copies("bomb/cable/safe") == 3
    with pytest.raises(UnknownTokenError):
        BOOK.copies("bomb/cable")


def test_a_book_can_forget_what_was_taught_about_one_box() -> None:
    box, other = Token("game/box"), Token("other/box")
    kinds = [Kind("game/box"), Kind("other/box")]
    book = CodeBook(kinds, taught={"EAN-1": (box,), "EAN-2": (other,), "EAN-3": (box, other)})
    untaught = book.untaught("game")
    assert untaught.read(Frame("EAN-1")) == (Foreign("EAN-1"),)
    assert untaught.read(Frame("EAN-2")) == (Known((other,), "EAN-2"),)
    assert untaught.read(Frame("EAN-3")) == (Known((other,), "EAN-3"),)
    assert untaught.read(Frame(book.code(box))) == (Known((box,), book.code(box)),)
    assert book.read(Frame("EAN-1")) == (Known((box,), "EAN-1"),)


# --- what may be taken before it has ended -----------------------------------------------------------------


def test_no_part_of_a_code_is_whole_and_nothing_that_has_no_check_letters() -> None:
    taught = CodeBook(KINDS, taught={"https://kit/1": (HEART,), "3760175513428": (HEART,)})
    for code in CODES:
        assert taught.whole(code)
        assert taught.whole(code.lower() + HEART_CODE)
        assert not any(taught.whole(code[:end]) or taught.whole(code[end:]) for end in range(1, len(code)))
    for text in ("https://kit/1", "3760175513428", "BBBBBBBB", payload(Token("nothing/known")), ""):
        assert not taught.whole(text)
