"""How long the table listens: words and seconds of each game's golden evenings, by verbosity and by habit; refusals.

    python -m bench.habits [--lang fr] [--of TITLE]

Every line that the table hears in a game's longest golden evening (``tests/golden``) is read by eSpeak NG at the usual
rate, without playing it. In all its evenings refusals are counted, and how many say what is due. It reads figures off,
and runs in an older checkout too, where announcements carry neither a level nor what is due.
"""

from __future__ import annotations

import argparse
import ctypes
from collections.abc import Iterable, Iterator, Sequence
from statistics import median

from companion.model import Announcement, Sign, Table, Urgency, Verbosity
from companion.speech.catalogue import Catalogue
from tests.golden import of_every_game
from tests.tabletop import words as words_of_the_tests

#: The usual rate, in words a minute (``model.Tone``), and eSpeak NG's names for it and for a render without sound.
RATE = 190
_ESPEAK_RATE, _RETRIEVAL, _UTF8 = 1, 1, 1
GAMES = ("time-bomb-undercover", "heure-des-3-ombres", "cluedo-one-piece", "mystere-de-l-abbaye")
REFUSALS = (Sign.REFUSED, Sign.DOUBTFUL, Sign.AGAIN)


class Voice:
    """eSpeak NG in one language: how long a text takes to say."""

    def __init__(self, lang: str) -> None:
        import espeakng_loader

        self._espeak = ctypes.CDLL(espeakng_loader.get_library_path())
        path = espeakng_loader.get_data_path().encode()
        self._hz = self._espeak.espeak_Initialize(_RETRIEVAL, 0, path, 0)
        self._espeak.espeak_SetVoiceByName(lang.encode())
        self._espeak.espeak_SetParameter(_ESPEAK_RATE, RATE, 0)
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
        self._heard = kind(self._count)  # kept, or it would be collected
        self._espeak.espeak_SetSynthCallback(self._heard)
        self._samples = 0
        self._known: dict[str, float] = {}

    def _count(self, wave: int | None, samples: int, events: int | None) -> int:
        self._samples += samples
        return 0

    def seconds(self, text: str) -> float:
        """How long this text sounds."""
        if text not in self._known:
            self._samples = 0
            said = text.encode()
            self._espeak.espeak_Synth(said, ctypes.c_size_t(len(said) + 1), 0, 0, 0, _UTF8, None, None)
            self._espeak.espeak_Synchronize()
            self._known[text] = self._samples / self._hz
        return self._known[text]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.habits", description="words and seconds of golden evenings")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--of", default="", metavar="TITLE", help="only scenarios with these words in their title")
    options = parser.parse_args()
    voice = Voice(options.lang)
    print("| game | verbosity | lines | words: median, p90, longest | seconds: median, p90, longest | seconds in all |")
    print("|---|---|---|---|---|---|")
    for game in (game for game in of_every_game() if game.game in GAMES):
        evenings = [game.heard(title, options.lang).said for title in game.titles if options.of in title]
        heard = [line for evening in evenings for line in evening]
        public = [line for line in max(evenings, key=len) if isinstance(line.audience, Table)]
        for verbosity in Verbosity:
            print("|", game.game, "|", verbosity.value, "|", *measured(public, options.lang, verbosity, voice), "|")
        refused = [line for line in heard if line.sign in REFUSALS and is_refusal(line)]
        told = [line for line in refused if getattr(line, "due", None) is not None]
        print("|", game.game, f"| refusals: {len(refused)}, with what is due: {len(told)} | | | | |")


def is_refusal(line: Announcement) -> bool:
    """Whether it answers an input that was not taken, and not what a game has found out (nobody fits)."""
    return line.urgency not in (Urgency.GAME, Urgency.ECHO)


def measured(said: Iterable[Announcement], lang: str, verbosity: Verbosity, voice: Voice) -> Iterator[str]:
    """The figures of these lines, as cells of a table."""
    catalogue = Catalogue(lang, verbosity=verbosity, report=lambda fault: None, voices=words_of_the_tests())
    texts = [" ".join(phrase.text for phrase in catalogue.phrases(line)) for line in said]
    words = sorted(len(text.split()) for text in texts)
    seconds = sorted(voice.seconds(text) for text in texts)
    yield f"{len(texts)} |"
    yield f"{median(words):.0f}, {p90(words):.0f}, {words[-1]} |"
    yield f"{median(seconds):.1f}, {p90(seconds):.1f}, {seconds[-1]:.1f} |"
    yield f"{sum(seconds):.0f}"


def p90(values: Sequence[float]) -> float:
    """Nine tenths of the sorted values are no greater."""
    return values[int(0.9 * (len(values) - 1))]


if __name__ == "__main__":
    main()
