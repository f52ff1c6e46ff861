"""What a table hears of a game without code is what the kept transcripts say, in every language."""

from tests.golden.as_written import AsWritten, heard, written

from .golden import TRANSCRIPTS

#: What no table hears in these evenings: what only a command line can ask for, or what the session does not let happen.
UNHEARD = {
    "tracker-refuse-players",
    "tracker-refuse-setting",
    "tracker-refuse-setting-value",
    "tracker-refuse-setting-choice",
    "tracker-choice-below-zero",  # read on a page
    "tracker-flaw-name",  # before the evening
    "tracker-refuse-window",
}


class TestTranscripts(AsWritten):
    transcripts = TRANSCRIPTS


def test_every_frame_is_heard_in_some_evening() -> None:
    """In French, by its words: whoever adds a message adds the act that brings it."""
    said = heard(TRANSCRIPTS)
    assert sorted(written("tracker") - said - UNHEARD) == []
    assert sorted(UNHEARD & said) == []
