"""How long the tutorial speaks, in each language: every lesson fulfilled at once, the parrot heard to its end.

Rendered as at a table, at the usual rate, without playing. The pauses between lines, and the hands, are not counted.
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
from companion.speech.engine import WorkerEngine

ACTS = ("key 0", "key #", "scan sticker/heart", "key D", "key A", "key B", "key B", "key 9", "key *", "key C")


def rows(quick: bool) -> Iterator[Row]:
    engine = WorkerEngine()
    try:
        for lang in voices.languages():
            said = heard(lang)
            seconds = sum(spoken(engine, line, lang, voices.load(lang).engine_voices) for line in said)
            words = sum(len(line.split()) for line in said)
            yield Row(f"tutorial, {lang}", f"{seconds:.1f} s of speech, {len(said)} lines, {words} words", "120 s")
    finally:
        engine.close()


def heard(lang: str) -> list[str]:
    """The lines of a tutorial in which nobody errs."""
    with tempfile.TemporaryDirectory(prefix="companion-tutorial-") as folder:
        script = Path(folder) / "acts.txt"
        script.write_text("\n".join(ACTS), encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()) as out:
            cli.run(["setup", "tutorial", "--mute", "--lang", lang, "--data", folder, "--script", str(script)])
    return [line.removeprefix("[table] ") for line in out.getvalue().splitlines()]
