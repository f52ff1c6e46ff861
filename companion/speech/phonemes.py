"""How the voice would read a text: eSpeak NG's own phonemes, and where it pauses. No sound is made.

It knows letters and sounds, and no rule about either. It must never be needed for an evening: a machine without the
library has no phonemes, and ``Missing`` says so.
"""

from __future__ import annotations

import ctypes
import re
from ctypes.util import find_library
from functools import cache
from typing import Any

from companion.model import Frozen
from companion.speech import voices

_ONLY_RETRIEVE = 1
_UTF8, _IPA = 1, 2
#: A language's name where the voice goes on as in that language, and what is no sound by itself.
_SWITCH = re.compile(r"\((\w[\w-]*)\)")
_NO_SOUND = re.compile(r"\(\w[\w-]*\)|[^\w̃]|[ːˈˌ_]")


class NoVoice(Exception):  # noqa: N818 (what is missing, as it is called everywhere)
    """eSpeak NG, or its voice for a language, is not on this machine."""


class Clause(Frozen):
    """What is read in one breath: ``text`` between two pauses of the voice, and its phonemes (IPA)."""

    text: str
    phonemes: str


class VoiceReader:
    """eSpeak NG reading one language, with the voice that the companion would take. Every text is read once.

    Raises NoVoice.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._library = _library()
        names = [name.rpartition("/")[2] for name in voices.load(lang).engine_voices]
        found = (name for name in names if self._library.espeak_SetVoiceByName(name.encode()) == 0)
        if not (first := next(found, None)):  # no other is tried: the library reads with the last that it was given
            raise NoVoice(lang)
        self._voice = first.encode()
        _speaking[:] = [self._voice]
        self._read: dict[str, tuple[Clause, ...]] = {}

    def clauses(self, text: str) -> tuple[Clause, ...]:
        """The text in the pieces between which the voice pauses."""
        if text not in self._read:
            self._read[text] = tuple(self._clauses(text))
        return self._read[text]

    def phonemes(self, text: str) -> str:
        """IPA, with a space for every pause; "(en)" stands where it goes on as in English."""
        return " ".join(clause.phonemes for clause in self.clauses(text))

    def sounds(self, text: str) -> str:
        """The bare sounds, without stress, pauses and lengths."""
        return _NO_SOUND.sub("", self.phonemes(text))

    def foreign(self, word: str) -> bool:
        """Whether the word is read by another language's rules."""
        return any(other != self.lang for other in _SWITCH.findall(self.phonemes(word)))

    def spelt(self, word: str) -> bool:
        """Whether the word is read letter by letter."""
        return len(word) > 1 and word.isalpha() and self.sounds(word) == "".join(map(self.sounds, word))

    def _clauses(self, text: str) -> list[Clause]:
        _use(self._voice)
        letters = text.encode()
        buffer = ctypes.create_string_buffer(letters)
        start = ctypes.addressof(buffer)
        rest = ctypes.c_void_p(start)
        read = []
        begun = 0
        while rest.value is not None:
            phonemes = self._library.espeak_TextToPhonemes(ctypes.byref(rest), _UTF8, _IPA).decode()
            ended = len(letters) if rest.value is None else rest.value - start
            # It has looked one letter ahead to know that a sentence begins.
            ahead = 0 if rest.value is None else len(letters[begun:ended].decode(errors="ignore")[-1:].encode())
            read.append(Clause(letters[begun : ended - ahead].decode(errors="replace").strip(), phonemes))
            begun = ended - ahead
        return read


@cache
def _library() -> Any:
    library = _opened()
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    library.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_void_p), ctypes.c_int, ctypes.c_int]
    return library


def _opened() -> Any:
    """The library that pip brought, else the system's."""
    try:
        import espeakng_loader

        path, data = espeakng_loader.get_library_path(), espeakng_loader.get_data_path().encode()
    except (ImportError, OSError, RuntimeError):
        path, data = find_library("espeak-ng"), None
    try:
        library = ctypes.CDLL(path or "libespeak-ng.so.1")
        if library.espeak_Initialize(_ONLY_RETRIEVE, 0, data, 0) <= 0:
            raise NoVoice(path)
    except (OSError, AttributeError) as fault:
        raise NoVoice(str(fault)) from fault
    return library


#: The voice that the one library reads with now.
_speaking: list[bytes] = []


def _use(voice: bytes) -> None:
    """Let the one library read with this voice."""
    if _speaking != [voice]:
        _library().espeak_SetVoiceByName(voice)
        _speaking[:] = [voice]


@cache
def reader(lang: str) -> VoiceReader:
    """The language's reader, the same for the whole run: each text is read once. Raises NoVoice."""
    return VoiceReader(lang)
