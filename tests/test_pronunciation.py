"""What the voice would mangle: every message of every language, as eSpeak NG's phonemes.

A voice that reads a word as another language's, or letter by letter, is mended by an entry of the lexicon, or by
another word. What stands in ``AS_WRITTEN`` is typed, printed or a name, and stays.
"""

from __future__ import annotations

import ctypes
import os
import re
from functools import cache
from typing import Any

import pytest

from companion.model import Phrase, Sign, Verbosity, Word
from companion.speech import lexicon, voices
from companion.speech.catalogue import Catalogue
from tests.test_languages import samples

AS_WRITTEN = {
    "commands, options and values": "box devices fr game heart help id keypad output parity seat2 seat5 time wait yes",
    "fields of a pack and what they take": "always another countdown counter each ends name names number order over "
    "passed roll seat start starts turn turns whose",
    "the command, fields and files of teaching": "recording teach wav WAV",
    "what is set up": "before booth deal ears install pad setup sound",
    "label sheets": "columns down height qr right rows sheets start width yaml",
    "kinds of codes and files": "PDF QR pdf ttf",
    "ports": "brltty ttyACM0 ttyACM1 ttyUSB0",
    "what is to be installed, and how": "aG eSpeak libespeak NG OS PipeWire Raspberry USB UTF YAML",
    "names on the box, which an English voice reads right": "Shadow Undercover",
}
_LEFT = frozenset(word for words in AS_WRITTEN.values() for word in words.split())

UTF8, IPA = 1, 2


class Espeak:
    """eSpeak NG's own answer to how it would read a text."""

    def __init__(self, library: Any) -> None:
        self._library = library
        library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        library.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]

    def speak(self, lang: str) -> None:
        """Take the voice that the companion would take."""
        names = [name.rpartition("/")[2] for name in voices.load(lang).engine_voices]
        assert any(self._library.espeak_SetVoiceByName(name.encode()) == 0 for name in names)

    def phonemes(self, text: str) -> str:
        """IPA; "(en)" stands where it goes on as in English."""
        rest = ctypes.c_char_p(text.encode())
        read = []
        while rest.value is not None:
            read.append(self._library.espeak_TextToPhonemes(ctypes.byref(rest), UTF8, IPA).decode())
        return " ".join(read)

    def sounds(self, text: str) -> str:
        """The bare sounds, without stress, pauses and lengths."""
        return re.sub(r"\(\w[\w-]*\)|[^\w̃]|[ːˈˌ]", "", self.phonemes(text))

    def foreign(self, word: str, lang: str) -> bool:
        return any(other != lang for other in re.findall(r"\((\w[\w-]*)\)", self.phonemes(word)))

    def spelt(self, word: str) -> bool:
        return len(word) > 1 and word.isalpha() and self.sounds(word) == "".join(map(self.sounds, word))


@cache
def _library() -> Any:
    import espeakng_loader

    library = ctypes.CDLL(espeakng_loader.get_library_path())
    only_retrieve = 1
    assert library.espeak_Initialize(only_retrieve, 0, espeakng_loader.get_data_path().encode(), 0) > 0
    return library


@pytest.fixture
def espeak() -> Espeak:
    try:
        return Espeak(_library())
    except (ImportError, OSError, RuntimeError):
        if os.environ.get("CI"):
            raise
        pytest.skip("eSpeak NG is not there")


@cache
def words(lang: str) -> frozenset[str]:
    """Every word that a language can say to the ear, as the voice gets it."""
    said = [*samples(lang, 1, 5)]
    found = set()
    for level in Verbosity:
        catalogue = Catalogue(lang, verbosity=level, report=lambda fault: None)
        for phrase in (phrase for word in said for phrase in catalogue.phrases(word)):
            found.update(re.findall(r"[^\W_]+(?:['’][^\W_]+)*", phrase.text))
    return frozenset(found)


@pytest.mark.parametrize("lang", voices.languages())
def test_no_word_is_read_in_another_language_or_letter_by_letter(espeak: Espeak, lang: str) -> None:
    espeak.speak(lang)
    found = words(lang) - _LEFT
    assert not sorted(word for word in found if espeak.foreign(word, lang))
    assert not sorted(word for word in found if espeak.spelt(word))
    assert not sorted(word for word in found if re.fullmatch(r"\d+[^\W\d_]+", word)), "numbers with letters behind"


def test_what_may_stay_as_it_is_written_is_still_needed(espeak: Espeak) -> None:
    used = set()
    for lang in voices.languages():
        espeak.speak(lang)
        used |= {word for word in words(lang) & _LEFT if espeak.foreign(word, lang) or espeak.spelt(word)}
    assert used == _LEFT


@pytest.mark.parametrize(
    ("lang", "written", "sounds_like"),
    [
        ("fr", "La 75e carte", "la soixante quinzième carte"),
        ("fr", "authentique", "otantique"),
        ("fr", "Authentiques", "otantique"),
        ("fr", "le testament", "le testamant"),
        ("fr", "PR", "pé air"),
        ("fr", "3h", "trois heures"),
        ("fr", "Monkey", "monne qui"),
        ("es", "Time Bomb", "taim bom"),
        ("es", "scriptorium", "escriptórium"),
        ("es", "Tesoro 3 y Isla 4", "tesoro 3 e isla 4"),
        ("en", "none", "nun"),
        ("en", "Nones", "noans"),
        ("en", "Compline", "komplin"),
    ],
)
def test_what_was_known_to_be_mangled_is_mended(espeak: Espeak, lang: str, written: str, sounds_like: str) -> None:
    espeak.speak(lang)
    assert espeak.sounds(lexicon.load(lang).respell(written)) == espeak.sounds(sounds_like)
    assert espeak.sounds(written) != espeak.sounds(sounds_like), "the entry is no longer needed"


@pytest.mark.parametrize("lang", voices.languages())
def test_no_respelling_is_read_in_another_language_itself(espeak: Espeak, lang: str) -> None:
    espeak.speak(lang)
    assert not [read for read in lexicon.load(lang).entries.values() if espeak.foreign(read, lang)]


def test_every_sign_is_described_in_words() -> None:
    catalogue = Catalogue("fr", report=lambda fault: pytest.fail(fault.id))
    described = {sign: catalogue.phrases(Word(f"earcon-{sign.value}")) for sign in Sign}
    assert len(set(described.values())) == len(Sign)
    assert all(isinstance(phrase, Phrase) for phrases in described.values() for phrase in phrases)
