"""How long the table listens: words and seconds of each game's golden evenings, by verbosity and by habit; refusals.

    python -m bench.habits [--lang fr] [--of TITLE]

Every line that the table hears in a game's longest golden evening (``tests/golden``) is rendered by the package's own
engine at the usual rate, without playing it. In all its evenings refusals are counted, and how many say what is due. It
reads figures off, and runs in an older checkout too, where announcements carry neither a level nor what is due.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from queue import SimpleQueue
from statistics import median

from companion.model import Announcement, Phrase, Sign, Table, Urgency, Verbosity
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from companion.speech.engine import EngineTrouble, Manner, Rendered, WorkerEngine
from tests.golden import of_every_game
from tests.tabletop import words as words_of_the_tests

#: The usual rate, in words a minute (``model.Tone``).
RATE = 190
GAMES = ("time-bomb-undercover", "heure-des-3-ombres", "cluedo-one-piece", "mystere-de-l-abbaye")
REFUSALS = (Sign.REFUSED, Sign.DOUBTFUL, Sign.AGAIN)


class Voice:
    """eSpeak NG in one language, as an evening's own worker renders it: how long a text takes to say."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._manner = Manner(RATE, voices.load(lang).engine_voices)
        self._engine = WorkerEngine()
        self._rendered: SimpleQueue[Rendered] = SimpleQueue()
        self._known: dict[str, float] = {}

    def close(self) -> None:
        self._engine.close()

    def seconds(self, text: str) -> float:
        """How long this text sounds, without the silence around it, as it is played."""
        if text not in self._known:
            self._engine.request(Phrase(self._lang, text), self._manner, self._rendered.put)
            sound = self._rendered.get()
            if isinstance(sound, EngineTrouble):
                raise RuntimeError(f"no voice: {sound}")
            self._known[text] = sound.trimmed().seconds
        return self._known[text]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.habits", description="words and seconds of golden evenings")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--of", default="", metavar="TITLE", help="only scenarios with these words in their title")
    options = parser.parse_args()
    with closing(Voice(options.lang)) as voice:
        _print(options, voice)


def _print(options: argparse.Namespace, voice: Voice) -> None:
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
