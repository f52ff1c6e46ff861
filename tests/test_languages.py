"""All languages say the same: the same messages with the same variables, and each can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from companion.boxes import stickers
from companion.files import resources
from companion.files.documents import Fault, Faulty
from companion.model import Arg, Verbosity, Word
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from companion.speech.proofreading import Entry, proofread, proofread_file

VOICES = resources.voices()


def test_there_is_nothing_to_correct_in_any_language() -> None:
    faults = proofread(VOICES)
    assert not faults, Counter((fault.path.parent.name, fault.path.name, fault.id) for fault in faults)


@cache
def messages(lang: str) -> dict[str, Entry]:
    """Every message of a language, by its id."""
    found = [entry for path in sorted((VOICES / lang).glob("*.ftl")) for entry in proofread_file(path)[0]]
    return {entry.id: entry for entry in found if not entry.id.startswith("-")}


@cache
def told(lang: str, id: str) -> frozenset[str]:
    """The variables that a message needs to be told, itself or through the messages that it says."""
    entry = messages(lang)[id]
    said = (name for name in entry.references if not name.startswith("-"))
    return frozenset(entry.variables).union(*(told(lang, name) for name in said))


def samples(lang: str, *values: Arg) -> Iterator[Word]:
    """Every message with each of these values for all that it is told."""
    for id in messages(lang):
        for value in values:
            yield Word(id, tuple((name, value) for name in sorted(told(lang, id))))


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("lang", voices.languages())
def test_every_message_can_be_said_with_few_and_with_many(lang: str, verbosity: Verbosity) -> None:
    def strict(fault: Fault) -> None:
        raise Faulty([fault])

    catalogue = Catalogue(lang, verbosity=verbosity, report=strict)
    for word in samples(lang, 0, 1, 5):
        said = catalogue.text(word)
        assert "{" not in said
        assert verbosity is not Verbosity.FULL or said, f"{word.id} says nothing even in full"


@pytest.mark.parametrize("lang", voices.languages())
def test_every_sticker_has_its_words(lang: str) -> None:
    ids = messages(lang).keys()
    code = stickers.load()
    assert {"token-" + kind.id.replace("/", "-") for kind in code.kinds} <= ids
    assert set(code.legends.values()) <= ids


def test_a_sticker_is_heard_with_its_colour_and_then_with_its_meaning_in_the_game() -> None:
    catalogue = Catalogue("fr")
    assert catalogue.text(Word("token-sticker-heart")) == "Cœur : rouge"
    assert catalogue.text(Word("legend-time-bomb-undercover-heart")).startswith("L'Organisation.")
