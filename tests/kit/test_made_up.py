"""The kit over packs that are made up by chance: whatever a librarian may declare, nobody can find out by it what
another has heard, and its journal gives the same evening back."""

from __future__ import annotations

from hypothesis import Phase, given
from hypothesis import strategies as st

from companion.boxes.box import Pack
from companion.speech import voices
from tests.examples import tried
from tests.games.tracker.packs import declarations, pack

from . import games, table, twins, words


@tried(12, phases=[Phase.generate])  # the kit shortens the play itself
@given(declared=declarations().map(pack), seed=st.integers(0, 1_000_000))
def test_any_pack_keeps_its_secrets_and_gives_its_evenings_back(declared: Pack, seed: int) -> None:
    game = games.made_up(declared)
    played = table.evening(game, seed, acts=80)
    twins.evenings(game, seed, acts=40)
    for lang in voices.languages():
        words.can_be_said(game, played.said, lang)
