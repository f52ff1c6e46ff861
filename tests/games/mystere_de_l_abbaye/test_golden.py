"""What a table hears is what the kept transcripts say, in every language, and nothing is left out of them."""

from tests.golden.as_written import AsWritten, heard, written

from .golden import TRANSCRIPTS
from .tables import ID

#: What no table hears, and why not.
UNHEARD = {
    # what a question may be answered, one by one: for a page; the question itself tells it to the ear
    *(f"{ID}-choice-{what}" for what in ("touched", "not-touched", "answer", "vow", "keep", "die", "room")),
    *(f"{ID}-choice-{what}" for what in ("shown", "not-shown", "traits", "again")),
    # printed at the head of the pages of the reference sheet
    *(f"reference-{ID}-{what}" for what in ("salle", "trait", "moine")),
    # before an evening: a setting, a number of players or a deck file that cannot be
    *(f"{ID}-refuse-{what}" for what in ("players", "setting", "setting-value", "deal")),
    *(f"{ID}-flaw-{what}" for what in ("deal", "too-many", "name", "alike")),
    # the session asks only what can be answered, and asks how to go on after the end
    *(f"{ID}-refuse-{what}" for what in ("incomplete", "over")),
    # on a shared ear, before the seat's digits: test_shared_ear.py
    f"{ID}-refuse-check",
    # in golden evenings the notebook's owner is asked or asks: tests/notebook/test_parlour.py
    *(f"{ID}-notebook-parlour-{what}" for what in ("shown", "shown-how")),
    # nobody with a hand that is dealt round: tests/notebook/test_truth.py
    f"{ID}-notebook-since-left",
}


class TestTranscripts(AsWritten):
    transcripts = TRANSCRIPTS


def test_every_message_of_the_game_is_heard_in_some_scenario() -> None:
    said = heard(TRANSCRIPTS)
    assert sorted(written(ID) - said - UNHEARD) == []
    assert sorted(UNHEARD & said) == []
