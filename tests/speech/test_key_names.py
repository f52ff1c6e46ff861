"""Keys are called by what is printed on the device that was used last; nobody's name and no box's text changes."""

from __future__ import annotations

import re

import pytest

from companion.files import resources
from companion.inputs import keys
from companion.model import TABLE, Announcement, Only, OwnText, Who, Word, word
from companion.speech import key_names, lexicon, voices
from companion.speech.catalogue import Catalogue
from companion.speech.key_names import NUMERIC, KeyNames
from companion.speech.proofreading import written_in
from companion.speech.voices import KEY_PRINTS

VOICES = resources.voices()
LANGUAGES = pytest.mark.parametrize("lang", voices.languages())


def called(lang: str, prints: tuple[str, ...]) -> Catalogue:
    names = KeyNames()
    names.used(None, prints)
    return Catalogue(lang, keys=names)


@pytest.mark.parametrize(
    ("lang", "pad", "numeric"),
    [
        ("fr", "On annule : a ? Encore la touche B.", "On annule : a ? Encore la touche moins."),
        ("en", "Undo: a? Press key B again.", "Undo: a? Press the minus key again."),
        ("es", "¿Deshacer: a? Otra vez la tecla B.", "¿Deshacer: a? Otra vez la tecla menos."),
    ],
)
def test_undo_is_asked_with_the_key_of_the_device(lang: str, pad: str, numeric: str) -> None:
    asked = word("undo-asked", what=OwnText(lang, "a"))
    assert Catalogue(lang).text(asked) == pad
    assert called(lang, keys.prints(keys.FOUR_BY_FOUR)).text(asked) == pad
    assert called(lang, keys.prints(keys.PAD)).text(asked) == numeric


def test_what_is_pressed_and_what_is_said_agree() -> None:
    assert keys.prints(keys.PAD) == NUMERIC
    words = called("fr", NUMERIC)
    ids = ("key-hash", "key-star", "key-a", "key-c", "key-d")
    assert [words.text(word(id)).split(":")[0].split(",")[0].strip() for id in ids] == [
        *("Entrée", "Étoile", "Touche plus", "Touche barre oblique", "Touche point")
    ]


@LANGUAGES
def test_every_key_has_its_name_in_every_language(lang: str) -> None:
    named = voices.load(lang, VOICES).key_names
    assert set(named) == set(KEY_PRINTS)
    assert len(set(named.values())) == len(named)


@LANGUAGES
def test_no_message_still_calls_a_key_as_a_4x4_pad_does(lang: str) -> None:
    named = voices.load(lang, VOICES).key_names
    own = re.compile(rf"(?<!\w)(?i:{'|'.join(named[key] for key in '#ABCD')})(?!\w)")
    words, seen = called(lang, NUMERIC), 0
    for path in sorted((VOICES / lang).glob("*.ftl")):
        for entry in written_in(path):
            if entry.id.startswith("-") or path.stem in ("check", "cli") or "script-line" in entry.id:
                continue  # what is written: a file's fault, the command line, a script
            said = words.text(Word(entry.id, tuple((name, 2) for name in sorted(entry.variables))))
            seen += 1
            assert not own.search(said), (entry.id, said)
    assert seen > 1000


def test_names_and_texts_of_others_stay_as_they_are() -> None:
    words = called("fr", NUMERIC)
    assert words.text(word("ear-to", who=Who(1, "Dièse"))) == "L'oreillette à : Dièse. Puis Entrée."
    text = OwnText("fr", "Touche B, dièse.")
    assert "Touche B, dièse." in words.text(word("undo-asked", what=text))


def test_each_ear_hears_the_keys_of_its_own_seat_and_the_table_those_used_last() -> None:
    names = KeyNames()
    words = Catalogue("en", keys=names)

    def said(audience: object) -> str:
        return words.text(Announcement("key-hash", audience=audience))  # type: ignore[arg-type]

    names.used(2, keys.prints(keys.FOUR_BY_FOUR))
    names.used(None, NUMERIC)
    assert [said(TABLE)[:5], said(Only(1))[:5], said(Only(2))[:5]] == ["Enter", "Enter", "Hash:"]
    names.used(2, keys.prints(keys.FOUR_BY_FOUR))
    assert [said(TABLE)[:5], said(Only(1))[:5], said(Only(2))[:5]] == ["Hash:", "Enter", "Hash:"]


@LANGUAGES
def test_what_a_voice_reads_tells_whether_keys_are_named(lang: str) -> None:
    """The proof by ear listens to a line once where it names no key that a numeric pad prints otherwise."""
    named = key_names.renaming(lang, VOICES, NUMERIC)
    assert named.entries
    assert all(named.respell(lexicon.load(lang, VOICES).respell(name)) != name for name in named.entries)
