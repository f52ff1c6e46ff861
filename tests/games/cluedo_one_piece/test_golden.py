"""What a table hears is what the kept transcripts say, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from . import golden


@cache
def played(lang: str) -> dict[str, str]:
    return dict(golden.sections(lang))


@pytest.mark.parametrize("lang", golden.LANGUAGES)
@pytest.mark.parametrize("title", [scenario.title for scenario in golden.SCENARIOS])
def test_the_table_hears_what_the_transcript_says(title: str, lang: str) -> None:
    assert played(lang)[title] == golden.kept(lang)[title]


@pytest.mark.parametrize("lang", golden.LANGUAGES)
def test_no_kept_section_is_played_no_more(lang: str) -> None:
    assert list(golden.kept(lang)) == [scenario.title for scenario in golden.SCENARIOS]
