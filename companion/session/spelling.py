"""Words spelled with the keys of a telephone, or typed: at the roll call, and for a game of one's own. Pure.

    2 to 9 letters ─ A the next on the same key ─ 1 accent ─ B or * one less

It must never know what is spelled.
"""

from __future__ import annotations

from companion.model import Announcement, Frozen, OwnText, Rejection, Seat, echo, refuse

#: Letters of what is spelled.
LONGEST = 40
LETTERS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
#: What key 1 makes of a letter, in turn.
ACCENTS = ("aàâäá", "eéèêë", "iîïí", "oôöó", "uùûüú", "cç", "nñ")


class Typed(Frozen):
    """An input: a line of free text, typed at a keyboard and ended. ``at``: in seconds."""

    text: str
    at: float = 0.0
    seat: Seat | None = None  # a keyboard is everybody's


class Spelled(Frozen):
    """``text`` so far; ``key`` is the letter key that a further press goes on with; ``letter`` came last, "" where one
    was taken away."""

    text: str = ""
    key: str = ""
    letter: str = ""


def cleaned(text: str) -> str:
    """A typed line without what is not printed, and with single spaces."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def bare(letter: str) -> str:
    """The letter without its accent."""
    group = next((group for group in ACCENTS if letter.lower() in group), letter)
    return group[0].upper() if letter.isupper() else group[0]


def press(text: str, key: str, pressed: str, *, spaces: bool = False) -> Spelled | Rejection | None:
    """What a key makes of the text; None for a key that spells nothing. ``spaces``: A once more is a space."""
    match pressed:
        case "A" if spaces and text and not key and not text.endswith(" "):
            return Spelled(text + " ", "", " ")
        case "A":
            return Spelled(text, "", text[-1:])
        case "1":
            return _accented(text)
        case "B" | "*" if text:
            return Spelled(text[:-1])
        case letter if letter in LETTERS:
            return _typed(text, key, letter)
        case _:
            return None


def told(text: str, letter: str) -> Announcement:
    """What is heard after a key: the ``letter`` that came last in the text, or how many are left."""
    if not letter:
        return echo("letter-gone", count=len(text))
    return echo("letter-space") if letter == " " else echo("letter-typed", letter=letter)


def read(lang: str, text: str) -> Announcement:
    """What has been spelled so far."""
    return echo("letters-read", name=OwnText(lang, text)) if text else echo("letters-none")


def _typed(text: str, key: str, pressed: str) -> Spelled | Rejection:
    letters = LETTERS[pressed]
    if pressed == key:
        letter = letters[(letters.index(text[-1]) + 1) % len(letters)]
        return Spelled(text[:-1] + letter, pressed, letter)
    if len(text) == LONGEST:
        return refuse("naming-long", longest=LONGEST)
    return Spelled(text + letters[0], pressed, letters[0])


def _accented(text: str) -> Spelled | Rejection:
    last = text[-1:]
    group = next((group for group in ACCENTS if last and last in group), "")
    if not group:
        return refuse("naming-no-accent")
    letter = group[(group.index(last) + 1) % len(group)]
    return Spelled(text[:-1] + letter, "", letter)
