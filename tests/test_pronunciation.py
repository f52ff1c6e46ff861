"""What the voice mangled, and the lexicons have mended: by eSpeak NG's phonemes.

``speech/test_proofhearing.py`` finds the words that need it.
"""

from __future__ import annotations

import os

import pytest

from companion.model import Phrase, Sign, Word
from companion.speech import lexicon, phonemes, voices
from companion.speech.catalogue import Catalogue


@pytest.fixture(autouse=True)
def _with_a_voice() -> None:
    try:
        phonemes.reader("fr")
    except phonemes.NoVoice:
        if os.environ.get("CI"):
            raise
        pytest.skip("eSpeak NG is not there")


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
        ("es", "Lupa y Invértigo", "lupa e invértigo"),
        ("en", "none", "nun"),
        ("en", "Nones", "noans"),
        ("en", "Compline", "komplin"),
        ("en", "Card not read", "card not red"),
        ("en", "Tiles read aloud", "tiles red aloud"),
        ("en", "3: record it", "3: re-cord it"),
    ],
)
def test_what_was_known_to_be_mangled_is_mended(lang: str, written: str, sounds_like: str) -> None:
    sounds = phonemes.reader(lang).sounds
    assert sounds(lexicon.load(lang).respell(written)) == sounds(sounds_like)
    assert sounds(written) != sounds(sounds_like), "the entry is no longer needed"


def test_a_language_is_read_with_the_first_of_its_voices_at_once() -> None:
    """Castilian, and not the Spanish of America, which is tried where that is missing."""
    assert phonemes.VoiceReader("es").sounds("cinco") == "θinko"


@pytest.mark.parametrize("lang", voices.languages())
def test_no_respelling_is_read_in_another_language_itself(lang: str) -> None:
    assert not [read for read in lexicon.load(lang).entries.values() if phonemes.reader(lang).foreign(read)]


#: Names of players and of the boxes, as bare sounds: what each must be.
NAMES = {
    "fr": {
        "Allison Holmes": "alisɔnɔlms",
        "Nico Robin": "nikoʁobin",
        "Chopper": "tʃɔpœʁ",
        "Usopp": "usɔp",
        "Zacharie": "zakaʁi",
        "Moriarty": "moʁjaʁti",
        "sticker": "stikɛʁ",
    },
    "en": {
        "Inès": "inəs",
        "Zoé": "zəʊheɪ",
        "Noé": "nəʊheɪ",
        "Zacharie": "zakəɹi",
        "Finemouche": "finmuʃ",
        "press key A twice": "pɹɛskieɪtwaɪs",
    },
    "es": {
        "White": "ɡwait",
        "Zacharie": "sakaɾi",
        "Belleville": "belβil",
        "Finemouche": "finmuʃ",
        "USB": "ueseβe",
        "Bluetooth": "blutuθ",
    },
}


@pytest.mark.parametrize(("lang", "name"), [(lang, name) for lang, names in NAMES.items() for name in names])
def test_names_sound_as_their_owners_say_them(lang: str, name: str) -> None:
    sounds = phonemes.reader(lang).sounds
    assert sounds(lexicon.load(lang).respell(name)) == NAMES[lang][name]
    assert sounds(name) != NAMES[lang][name], "the entry is no longer needed"


def test_every_sign_is_described_in_words() -> None:
    catalogue = Catalogue("fr", report=lambda fault: pytest.fail(fault.id))
    described = {sign: catalogue.phrases(Word(f"earcon-{sign.value}")) for sign in Sign}
    assert len(set(described.values())) == len(Sign)
    assert all(isinstance(phrase, Phrase) for phrases in described.values() for phrase in phrases)
