"""What a table hears of Two Pebbles is what the kept transcripts say, in every language."""

from pathlib import Path

from tests.golden.as_written import AsWritten
from tests.kit.sample import ID
from tests.kit.sample.evenings import HERE, evening
from tests.kit.sample.golden import TRANSCRIPTS


class TestTranscripts(AsWritten):
    transcripts = TRANSCRIPTS


def test_the_demo_is_a_whole_game(tmp_path: Path) -> None:
    table = evening(tmp_path, "en")
    heard: list[str] = []
    for line in (HERE / f"{ID}.txt").read_text(encoding="utf-8").splitlines():
        what, _, which = line.partition(" ")
        heard += table.key(which) if what == "key" else table.scan(which) if what == "scan" else []
    assert "[table] Over. Most coins: Ana, 2." in heard
    table.core.close()
