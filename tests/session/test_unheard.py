"""# leaves nobody behind who takes in secrets by ear and has not listened: it says who, and once more goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion import session as sessions
from companion.model import Key, Tone, Way
from companion.session import Turn
from companion.session.asking import expects, privacy_of
from companion.session.events import NotListened
from companion.session.state import Ear, Shelf, Wishes
from tests.games.time_bomb_undercover.golden import ID, NAMES, SECURE
from tests.golden.shorthand import play
from tests.kit import games
from tests.tabletop import Tabletop, cupboard

LEO = "[table] Léo n'a pas écouté. La même touche encore : on continue."
BOTH = "[table] Léo et Inès n'ont pas écouté. La même touche encore : on continue."


def dealt(folder: Path, ears: tuple[Ear, ...] = (Ear("ear 2", (2,), verified=True),)) -> Tabletop:
    """Five players; Léo and Inès take in secrets by ear. The roles have just been dealt."""
    table = Tabletop(cupboard(folder), names=NAMES[:5], ears=ears)
    table.open()
    table.key("1 3 3 3 1 1 #" if len(ears) == 1 else "1 3 3 1 1 #")
    return table


def own(seat: int) -> Ear:
    return Ear(f"ear {seat}", (seat,), verified=True)


def test_hash_names_whoever_has_not_listened_and_once_more_goes_on(tmp_path: Path) -> None:
    table = dealt(tmp_path)
    assert play(table, "#") == [LEO], "Inès has no ear: there is nothing to wait for"
    assert "câble" in play(table, "#")[0]


def test_several_are_named_in_one_line(tmp_path: Path) -> None:
    assert play(dealt(tmp_path, (own(2), own(3))), "#") == [BOTH]


def test_whoever_has_listened_is_not_named(tmp_path: Path) -> None:
    table = dealt(tmp_path, (own(2), own(3)))
    table.key("C 3")
    table.scan(f"{ID}/role/agence")
    table.key("C")
    assert play(table, "#") == [LEO]
    table.key("C 2 C")
    assert LEO not in play(table, "#")


def test_what_was_heard_of_the_role_is_not_the_hand(tmp_path: Path) -> None:
    table = dealt(tmp_path)
    table.key("C 2")
    table.scan(f"{ID}/role/agence")
    table.key("C # #")
    assert play(table, "#") == [LEO]
    table.key("C 2")
    table.scan(SECURE)
    table.key("C")
    assert LEO not in play(table, "#")


def test_something_else_meanwhile_and_it_is_said_again(tmp_path: Path) -> None:
    table = dealt(tmp_path)
    table.key("#")
    table.key("C 2 *")
    table.power_cut()
    table.key("#")
    assert LEO not in play(table, "#"), "whose windows were open before the cut is not known"


def test_help_and_where_we_are_do_not_ask_again(tmp_path: Path) -> None:
    table = dealt(tmp_path)
    assert play(table, "#") == [LEO]
    table.key("D")
    assert LEO not in play(table, "#")


def going_on(shelf: Shelf, turn: Turn) -> Turn:
    """The table goes on, with # or the first number that it is asked for."""
    question = expects(shelf, turn.session.play).question
    if question is None or (question.skippable and not question.open):
        return sessions.turn(shelf, turn.session, Key("#"))
    number = question.choices[0].number if question.choices else question.low
    for digit in str(number).zfill(question.width if number > 9 else 1):
        turn = sessions.turn(shelf, turn.session, Key(digit))
    return turn


def listening(id: str, do: Callable[[Shelf, Turn], Turn] | None = None) -> tuple[list[int], list[int]]:
    """Everybody is by ear, with an ear each, and the set-up goes on until somebody may listen; then ``do`` is done, and
    the table goes on. Who is named then, and who may listen."""
    subject = games.subject(id)
    shelf, players = subject.shelf(subject.told), subject.pack.most
    seats = range(1, players + 1)
    wishes = Wishes(id, players, tuple(f"Name {seat}" for seat in seats), (Way.EAR,) * players)
    turn = sessions.open_table(shelf, wishes, Tone(), tuple(own(seat) for seat in seats))

    def able(turn: Turn) -> dict[int, str]:
        looks = {seat: privacy_of(shelf, turn.session, seat) for seat in seats}
        return {seat: look.what.id for seat, look in looks.items() if look is not None}

    for _ in range(40):
        if able(turn):
            break
        turn = going_on(shelf, turn)
    before, turn = able(turn), turn if do is None else do(shelf, turn)
    for _ in range(12):
        if not before or able(turn) != before:
            break
        made = going_on(shelf, turn)
        named = [event.seats for event in made.events if isinstance(event, NotListened)]
        if named:
            assert not made.durable, "nothing has happened yet"
            assert going_on(shelf, made).durable, "and now it does"
            return list(named[0]), list(before)
        turn = made
    return [], list(before)


def all_listen(shelf: Shelf, turn: Turn) -> Turn:
    for seated in turn.session.play.seats:
        for key in ("C", str(seated.seat), "C"):
            turn = sessions.turn(shelf, turn.session, Key(key))
    return turn


@pytest.mark.parametrize("id", list(games.every()))
def test_in_every_game_the_set_up_goes_past_nobody_who_may_listen(id: str) -> None:
    named, able = listening(id)
    # Where a card may be listened to in the whole game, nothing ends.
    assert named == ([] if id in ("cartes-parlantes", "soup") else able)
    assert listening(id, all_listen)[0] == []
