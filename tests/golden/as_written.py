"""The tests that every game's transcripts must pass: ``class TestTranscripts(AsWritten)`` in its ``test_golden.py``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import pytest

from companion.deduction.sat import solver
from companion.files import resources
from companion.model import Arg, Several, Who, Word
from companion.speech.proofreading import proofread_file
from tests.golden import LANGUAGES, Heard, Transcripts


class AsWritten:
    """What tables hear is what the kept transcripts say, in every language, and nothing has been left out of them."""

    transcripts: ClassVar[Sequence[Transcripts]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each scenario and each file is a test of its own."""
        if "title" in metafunc.fixturenames:
            played = [(of, title) for of in self.transcripts for title in of.titles]
            metafunc.parametrize(("of", "title"), played, ids=lambda value: getattr(value, "game", None))
        elif "of" in metafunc.fixturenames:
            metafunc.parametrize("of", self.transcripts, ids=lambda of: of.game)
        if "lang" in metafunc.fixturenames:
            metafunc.parametrize("lang", LANGUAGES)

    def test_the_table_hears_what_the_transcript_says(self, of: Transcripts, title: str, lang: str) -> None:
        assert played(of, title, lang).section == of.kept(lang)[title]

    def test_no_kept_section_is_played_no_more(self, of: Transcripts, lang: str) -> None:
        assert list(of.kept(lang)) == of.titles


def played(of: Transcripts, title: str, lang: str) -> Heard:
    """What this scenario brings. Skipped where it deduces and this machine cannot."""
    found = of.heard(title, lang)
    if solver() is None and any(line.id == "notebook-cannot-deduce" for line in found.said):
        pytest.skip("this evening deduces, and python-sat is not installed")
    return found


def heard(transcripts: Iterable[Transcripts]) -> set[str]:
    """Every message that is heard in some scenario, in French."""
    said = (line for of in transcripts for title in of.titles for line in played(of, title, "fr").said)
    return {id for line in said for id in ids(Word(line.id, line.args)) | _of_refusal(line.due)}


def _of_refusal(due: Word | None) -> set[str]:
    """The messages that say what is due, behind a refusal."""
    return set() if due is None else {"refusal"} | ids(due)


def written(*names: str) -> set[str]:
    """Every message of these files of the French voice, but for the names of tokens."""
    files = [resources.voices() / "fr" / f"{name}.ftl" for name in names]
    entries = (entry for file in files for entry in proofread_file(file)[0])
    return {entry.id for entry in entries if not entry.id.startswith(("token-", "-"))}


def ids(said: Arg) -> set[str]:
    """The messages that an argument says."""
    match said:
        case Word(id, args):
            return {id}.union(*(ids(arg) for _, arg in args))
        case Who(_, None):
            return {"seat-unnamed"}
        case Several(items):
            return set().union(*(ids(item) for item in items))
        case _:
            return set()
