"""Who says "by ear" and has none is told at once, in every game, whoever else has one."""

from __future__ import annotations

import pytest

from companion import session as sessions
from companion.model import TABLE, Announcement, Key, Several, Tone, Verbosity, Way, Who, replace
from companion.session import Turn, evolve, narrate
from companion.session.asking import earless
from companion.session.events import EarsMissed
from companion.session.notes import OfBook
from companion.session.places import around
from companion.session.state import Ear, Session, Wishes
from companion.speech.catalogue import Catalogue
from tests.kit import games
from tests.tabletop import words

#: Where a game keeps who takes in secrets by ear, if it wants to know.
SECRETS = {"heure-des-3-ombres": "ways", "cluedo-one-piece": "ways", "mystere-de-l-abbaye": "ears"}

EVERY = pytest.mark.parametrize("id", list(games.every()))


def without(turn: Turn, said: str = "no-ear-now") -> list[int]:
    """The seats of which this turn tells that they have no earphone."""
    who = [dict(line.args)["who"] for line in turn.said if line.id == said]
    seats = [told.items if isinstance(told, Several) else (told,) for told in who]
    return [seat.seat for told in seats for seat in told if isinstance(seat, Who)]


def called(id: str, served: tuple[int, ...], again: str = "3") -> tuple[list[int], Turn]:
    """Everybody says "by ear" at the roll call: the seats that are asked once more, and the table when all are told."""
    subject = games.subject(id)
    shelf, players = subject.shelf(subject.told), subject.pack.most
    names = tuple(f"Name {seat}" for seat in range(1, players + 1))
    ears = (Ear("X", served),) if served else ()
    turn = sessions.open_table(shelf, Wishes(id, players, names), Tone(), ears)
    assert not without(turn), "nobody has said how they read"
    found: list[int] = []
    for seat in range(1, players + 1):
        turn = sessions.turn(shelf, turn.session, Key("3"))
        found += (asked := without(turn, "no-ear-for"))
        if asked:
            assert asked == [seat]
            assert turn.session.play.called == seat - 1, "it goes on to the next, and nobody has been asked"
            turn = sessions.turn(shelf, turn.session, Key(again))
        assert turn.session.play.called == seat
    assert turn.session.play.board is not None
    return found, turn


@EVERY
def test_every_seat_without_an_earphone_is_asked_once_more_and_stays_by_ear_if_it_says_so_again(id: str) -> None:
    seats = list(range(1, games.subject(id).pack.most + 1))
    for served, again in (((), "3"), ((1,), "#"), ((seats[-1],), "3"), ((1, 2), "#")):
        asked, turn = called(id, served, again)
        assert asked == [seat for seat in seats if seat not in served]
        assert {seated.way for seated in turn.session.play.seats} == {Way.EAR}


@EVERY
def test_whoever_is_by_ear_and_has_none_counts_as_without_ear_for_the_game_until_one_is_there(id: str) -> None:
    subject = games.subject(id)
    shelf = subject.shelf(subject.told)
    turn = called(id, (1,))[1]
    told = turn.session.play
    assert told.earless == tuple(range(2, (told.players or 0) + 1))
    everybody = shelf.games[id].around(told.board, around(told.places, told.seats))
    assert (told.board == everybody) is not hasattr(getattr(told.board, "layout", None), SECRETS.get(id, "-"))


@pytest.mark.parametrize(("keys", "way"), [("31", Way.EYES), ("32", Way.TOUCH), ("3#", Way.EAR), ("#", None)])
def test_the_second_answer_is_the_same_seats(keys: str, way: Way | None) -> None:
    subject = games.subject("time-bomb-undercover")
    shelf = subject.shelf(subject.told)
    turn = sessions.open_table(shelf, Wishes(subject.id, 5, ("Ana",) * 5), Tone())
    for key in keys:
        turn = sessions.turn(shelf, turn.session, Key(key))
    assert [seated.way for seated in turn.session.play.seats] == [way, *(None,) * 4]
    told = "way-passed" if way is None else f"way-{way.value}"
    assert [line.id for line in turn.said] == [told, "which-way-next"], "what was understood, and who is next"


@pytest.mark.parametrize(("ears", "told"), [((), [1, 3]), ((Ear("X", (3,)),), [1]), ((Ear("X", (1, 3)),), [])])
def test_where_a_game_begins_again_or_goes_on_all_of_them_are_named_once(
    ears: tuple[Ear, ...], told: list[int]
) -> None:
    subject = games.subject("time-bomb-undercover")
    ways = (Way.EAR, Way.TOUCH, Way.EAR, None, Way.EYES)
    shelf = subject.shelf(subject.told)
    opened = sessions.open_table(shelf, Wishes(subject.id, 5, ("Ana",) * 5, ways), Tone(), ears)
    assert without(opened) == told
    found, _ = sessions.found_again(shelf, [(opened.session.input_seq, opened.durable)], Tone(), ears)
    assert without(sessions.turn(shelf, found, Key("#"))) == told


@EVERY
def test_nobody_is_sent_to_key_c_who_cannot_listen(id: str) -> None:
    """Every kept evening, as it is told where all are by ear and no ear is there."""
    subject = games.subject(id)
    shelf, told = subject.shelf(subject.told), Catalogue("fr", voices=words(subject.words))
    for rows in games.journals(subject):
        session, known = Session(), False
        for number, made in rows:
            if known and not isinstance(made[0], OfBook):
                after = evolve(shelf, session, made)
                current, play = shelf.games[id], after.play
                lines = [line for line in narrate(shelf, session, made, after) if line.audience == TABLE]
                asked = (current.due(play.board), *current.keys(play.board), *current.expects(play.board).can)
                lines += [Announcement(word.id, word.args) for word in asked if word is not None]
                sent = [line.id for line in lines if "touche C" in told.text(replace(line, level=Verbosity.FULL))]
                assert not sent, f"input {number} of a kept evening"
            session = evolve(shelf, session, made)
            if session.play.board is not None and not known:
                seats = tuple(replace(place, way=Way.EAR) for place in session.play.seats)
                session = replace(session, play=replace(session.play, seats=seats))
                session = evolve(shelf, session, (EarsMissed(earless(session)),))
                known = True
