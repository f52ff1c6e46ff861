"""Who says "by ear" and has none is told at once, in every game, whoever else has one."""

from __future__ import annotations

import pytest

from companion import session as sessions
from companion.model import Key, Several, Tone, Way, Who
from companion.session import Turn
from companion.session.state import Ear, Wishes
from tests.kit import games

EVERY = pytest.mark.parametrize("id", list(games.every()))


def earless(turn: Turn, said: str = "no-ear-for") -> list[int]:
    """The seats of which this turn tells that they have no earphone."""
    who = [dict(line.args)["who"] for line in turn.said if line.id == said]
    return [seat.seat for told in who if isinstance(told, Several) for seat in told.items if isinstance(seat, Who)]


def called(id: str, served: tuple[int, ...]) -> tuple[list[int], Turn]:
    """Everybody says "by ear" at the roll call: the seats that are told to have none, each at its own answer."""
    subject = games.subject(id)
    shelf, players = subject.shelf(subject.told), subject.pack.most
    names = tuple(f"Name {seat}" for seat in range(1, players + 1))
    ears = (Ear("X", served),) if served else ()
    turn = sessions.open_table(shelf, Wishes(id, players, names), Tone(), ears)
    found = earless(turn, "no-ear-now")
    assert not found, "nobody has said how they read"
    for seat in range(1, players + 1):
        turn = sessions.turn(shelf, turn.session, Key("3"))
        told = earless(turn)
        assert told in ([], [seat])
        found += told
    assert turn.session.play.board is not None
    return found, turn


@EVERY
def test_every_seat_without_an_earphone_is_told_when_it_answers(id: str) -> None:
    seats = list(range(1, games.subject(id).pack.most + 1))
    for served in ((), (1,), (seats[-1],), (1, 2)):
        assert called(id, served)[0] == [seat for seat in seats if seat not in served]


def test_the_answer_comes_before_the_next_question() -> None:
    subject = games.subject("time-bomb-undercover")
    turn = sessions.open_table(subject.shelf(subject.told), Wishes(subject.id, 5, ("Ana",) * 5), Tone())
    turn = sessions.turn(subject.shelf(subject.told), turn.session, Key("3"))
    assert [line.id for line in turn.said] == ["no-ear-for", "which-way-next"]


@pytest.mark.parametrize(("ears", "told"), [((), [1, 3]), ((Ear("X", (3,)),), [1]), ((Ear("X", (1, 3)),), [])])
def test_where_a_game_begins_again_or_goes_on_all_of_them_are_named_once(
    ears: tuple[Ear, ...], told: list[int]
) -> None:
    subject = games.subject("time-bomb-undercover")
    ways = (Way.EAR, Way.TOUCH, Way.EAR, None, Way.EYES)
    shelf = subject.shelf(subject.told)
    opened = sessions.open_table(shelf, Wishes(subject.id, 5, ("Ana",) * 5, ways), Tone(), ears)
    assert earless(opened, "no-ear-now") == told
    found, _ = sessions.found_again(shelf, [(opened.session.input_seq, opened.durable)], Tone(), ears)
    assert earless(sessions.turn(shelf, found, Key("#")), "no-ear-now") == told
