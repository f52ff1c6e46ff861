"""Every message of notebooks is heard in a golden evening, or it is known why not."""

from __future__ import annotations

from tests.games.cluedo_one_piece.golden import TRANSCRIPTS as ISLANDS
from tests.games.mystere_de_l_abbaye.golden import TRANSCRIPTS as ABBEY
from tests.golden.as_written import heard, written

UNHEARD = {
    # a page shows them above its buttons, and on its buttons: tests/pages/test_standing.py
    *("notebook-which", "notebook-which-person", "notebook-which-group", "notebook-only-sheet", "notebook-only-log"),
    "notebook-only-deductions",
    # python-sat is there: tests/session/test_notebook.py
    "notebook-cannot-deduce",
    *("notebook-mark-cleared", "notebook-mark-doubted"),
    # what any seat may hear, and here nobody does
    *("notebook-not-in-hand", "notebook-reasons-more", "notebook-scan-trait"),
    # what goes wrong with a spoken note: tests/session/test_spoken_notes.py
    *("notebook-record-waits", "notebook-no-microphone", "notebook-microphone-gone", "notebook-note-not-written"),
    "notebook-note-cut",
    "notebook-note-number",
    "notebook-reason",
}


def test_every_message_of_notebooks_is_heard_in_some_scenario() -> None:
    said = heard((*ISLANDS, *ABBEY))
    assert sorted(written("notebook") - said - UNHEARD) == []
    assert sorted(UNHEARD & said) == []
