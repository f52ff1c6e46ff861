"""What a table hears is what the kept transcripts say, in every language."""

from tests.golden.as_written import AsWritten

from .golden import TRANSCRIPTS


class TestTranscripts(AsWritten):
    transcripts = TRANSCRIPTS
