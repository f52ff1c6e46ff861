"""How long the tutorials speak, in each language: every lesson fulfilled at once, the parrot heard to its end.

Rendered as at a table, at the usual rate, without playing. The hands are not counted, and of a game's the rests between
its lines are.
"""

from __future__ import annotations

import contextlib
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.rounds import spoken
from bench.table import Row
from companion import cli
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from companion.speech.engine import WorkerEngine
from companion.speech.speaker import REST
from companion.tones import Verbosity
from companion.tutorial import plans
from tests.tutorial.tables import Learner

ACTS = ("key 0", "key #", "scan sticker/heart", "key D", "key A", "key B", "key B", "key 9", "key *", "key C")


def rows(quick: bool) -> Iterator[Row]:
    engine = WorkerEngine()
    try:
        for lang in voices.languages():
            said = heard(lang)
            seconds = sum(spoken(engine, line, lang, voices.load(lang).engine_voices) for line in said)
            words = sum(len(line.split()) for line in said)
            yield Row(f"tutorial, {lang}", f"{seconds:.1f} s of speech, {len(said)} lines, {words} words", "120 s")
            for game in plans.games():
                yield Row(f"{game}, {lang}", of_game(engine, game, lang), "180 to 300 s")
    finally:
        engine.close()


def of_game(engine: WorkerEngine, game: str, lang: str) -> str:
    """How long the tutorial of a game speaks, with cards and without."""
    told = []
    for cards in (True, False):
        learner = Learner(game, lang, cards=cards)
        learner.to_the_end()
        words, voice = Catalogue(lang, verbosity=Verbosity.HABIT), voices.load(lang).engine_voices
        texts = [words.text(line) for line in learner.heard]
        seconds = sum(spoken(engine, text, lang, voice) + REST for text in texts)
        told.append(f"{seconds:.0f} s, {len(texts)} lines, {sum(len(text.split()) for text in texts)} words")
    return "; without cards ".join(told)


def heard(lang: str) -> list[str]:
    """The lines of a tutorial in which nobody errs."""
    with tempfile.TemporaryDirectory(prefix="companion-tutorial-") as folder:
        script = Path(folder) / "acts.txt"
        script.write_text("\n".join(ACTS), encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()) as out:
            cli.run(["setup", "tutorial", "--mute", "--lang", lang, "--data", folder, "--script", str(script)])
    return [line.removeprefix("[table] ") for line in out.getvalue().splitlines()]
