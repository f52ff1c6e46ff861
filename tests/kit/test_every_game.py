"""The kit over every game: those that have code, those that a pack declares, the sample. None has a line here.

What no message, no journal and no ear may do is looked for in evenings by chance, more of them with
``python -m tests.long``. Packs that are made up by chance are in ``test_made_up``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from companion.games import FOLDERS
from companion.model import Announcement
from companion.speech import voices
from tests.examples import seeds
from tests.golden import of_every_game

from . import facts, games, rows, table, twins, veils, words
from .games import Subject
from .people import COMING, WITH_PHONES

EVERY = pytest.mark.parametrize("id", list(games.every()))

CODED = pytest.mark.parametrize("id", [*FOLDERS, games.SAMPLE])


@cache
def played(game: Subject) -> tuple[table.Table, ...]:
    """Evenings of this game, each looked at after every input; then the kept ones."""
    return (*(table.evening(game, seed) for seed in seeds(6)), *table.kept(game))


@cache
def said(game: Subject) -> tuple[Announcement, ...]:
    """All that was said in them, and before them; and what chance seldom finds."""
    heard = dict.fromkeys(line for one in played(game) for line in one.said)
    return tuple({**heard, **dict.fromkeys((*words.asked_in_vain(game), *words.names(game), *words.rare(game)))})


@cache
def golden(game: Subject) -> set[Any]:
    """The phases of its golden evenings, each looked at after every row."""
    kept = [of.heard(title, "fr").rows for of in of_every_game() if of.game == game.id for title in of.titles]
    return set().union(*(facts.walk(game, rows) for journals in kept for rows in journals))


@EVERY
def test_d_tells_in_every_phase_what_everybody_sees(id: str) -> None:
    assert golden(games.subject(id)) or played(games.subject(id))


@EVERY
def test_an_evening_can_be_replayed_and_taken_back_and_nothing_counts_twice(id: str) -> None:
    assert played(games.subject(id))


@EVERY
def test_all_of_that_holds_where_phones_join_and_go_too(id: str) -> None:
    for seed in seeds(3):
        table.evening(games.subject(id), seed, acts=120, doing=WITH_PHONES)


@EVERY
def test_all_of_that_holds_where_people_leave_come_sit_in_and_change_places(id: str) -> None:
    for seed in seeds(3):
        table.evening(games.subject(id), seed, acts=120, doing=COMING)


@EVERY
def test_every_field_of_a_table_is_told_or_it_is_known_why_not(id: str) -> None:
    game = games.subject(id)
    facts.every_field_is_declared(game, next(one.board for one in played(game) if one.board is not None))


@CODED
def test_the_walk_comes_through_every_phase(id: str) -> None:
    game = games.subject(id)
    reached = golden(game).union(*(one.phases for one in played(game)))
    assert reached == {*type(next(iter(reached))).__members__.values()}, "no evening comes to every phase"


def _some_told_apart(twins_of: Callable[[Subject, int], twins.Twins], game: Subject) -> bool:
    """Eight evenings, in each of which nobody may notice anything; more, until an ear is told what is another's.

    Of a game without code four: all of them are played by one engine, each at evenings of its own."""
    told, least = False, len(seeds(4 if game.pack.declared else 8))
    for number, seed in enumerate(seeds(20), start=1):
        told |= twins_of(game, seed).told_apart
        if told and number >= least:
            break
    return told


@EVERY
def test_nobody_can_tell_what_another_hears_in_private(id: str) -> None:
    assert _some_told_apart(twins.evenings, games.subject(id)), (
        "no ear was told anything that is another's affair: this proves nothing"
    )


@EVERY
def test_after_a_power_cut_nobody_hears_what_another_heard_before_in_the_earphone_that_is_passed_round(id: str) -> None:
    assert _some_told_apart(twins.after_a_cut, games.subject(id)), (
        "no ear was told anything that is another's affair: this proves nothing"
    )


@EVERY
def test_whoever_wears_the_earphone_next_hears_nothing_of_what_another_heard_in_it(id: str) -> None:
    assert _some_told_apart(twins.passed_on, games.subject(id)), (
        "no ear was told anything that is another's affair: this proves nothing"
    )


@EVERY
def test_whoever_wears_the_earphone_when_a_page_has_gone_hears_nothing_of_what_was_told_there(id: str) -> None:
    assert _some_told_apart(twins.page_gone, games.subject(id)), (
        "no page was told anything that is another's affair: this proves nothing"
    )


@EVERY
def test_whoever_comes_to_the_seat_of_another_hears_nothing_of_what_was_heard_there(id: str) -> None:
    assert _some_told_apart(twins.another_comes, games.subject(id)), (
        "no ear was told anything that is another's affair: this proves nothing"
    )


@EVERY
def test_what_is_hidden_in_a_journal_changes_nothing_for_the_table(id: str) -> None:
    game = games.subject(id)
    for number, one in enumerate(played(game)):
        veils.the_veil_holds(game, tuple(one.rows), Random(number))


@EVERY
def test_every_event_is_read_as_it_was_written_and_nothing_else_is(id: str) -> None:
    rows.every_class_comes_back(games.subject(id), Random(min(seeds(1))))


@EVERY
@pytest.mark.parametrize("lang", voices.languages())
def test_whatever_is_said_can_be_said_in_every_language(id: str, lang: str) -> None:
    words.can_be_said(games.subject(id), said(games.subject(id)), lang)


@CODED
@pytest.mark.parametrize("lang", voices.languages())
def test_things_of_one_game_have_different_names(id: str, lang: str) -> None:
    words.things_are_told_apart(games.subject(id), lang)


@CODED
def test_french_never_elides_before_a_name(id: str) -> None:
    game = games.subject(id)
    words.never_elides(game, (line for one in played(game) for line in one.said))


@CODED
def test_every_message_of_a_game_is_heard_and_whatever_is_heard_is_written(id: str) -> None:
    game = games.subject(id)
    golden, heard = words.golden(id), words.ids(said(game))
    for seed in range(1000, 1060):  # what is seldom heard may take some evenings more
        if not words.not_heard(id, game.words, golden | heard):
            break
        heard |= words.ids(table.evening(game, seed).said)
    words.are_heard(id, game.words, golden, heard)


def test_every_message_of_games_without_code_is_heard_in_one_of_them() -> None:
    declared = [games.subject(id) for id in games.without_code()]
    golden = set().union(*(words.golden(id) for id in (*(game.id for game in declared), "mini")))
    words.are_heard("tracker", declared[0].words, golden, set().union(*(words.ids(said(game)) for game in declared)))
