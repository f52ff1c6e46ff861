"""The frames for a pack's own words: message ids and arguments, never a sentence."""

from __future__ import annotations

from companion.games.kit.lines import Lines
from companion.games.protocol import Choice, Question
from companion.games.tracker.events import ID
from companion.model import Arg, OwnWords, Several, replace, word

say = Lines(ID)


def signed(value: int) -> Arg:
    """A number as the voice says it right: of "-3" many voices leave the sign out."""
    return value if value >= 0 else say.word("below-zero", number=-value)


def unstopped(words: OwnWords) -> OwnWords:
    """A pack's sentence as an entry of a list: the list has the stops."""
    return OwnWords(tuple(replace(own, text=own.text.rstrip(" .")) for own in words.texts))


def one_of(id: str, name: str, entries: tuple[Arg, ...], sentences: bool = False) -> Question:
    """A question whose answer is the number of an entry. ``sentences``: an entry may be as long as one."""
    many = len(entries)
    told = tuple(word("menu-entry", number=number, entry=entry) for number, entry in enumerate(entries, 1))
    choices = tuple(Choice(number, entry) for number, entry in enumerate(entries, 1))
    listed = Several(told, numbered=True, sentences=sentences)
    return Question(say.mid(id), 1, many, ((name, listed),), len(str(many)), skippable=False, choices=choices)
