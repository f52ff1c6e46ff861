"""What a page holds, and what of it the core lets it hold on."""

from __future__ import annotations

from companion.model import Announcement, Only, Others, Seat, Table
from companion.pages.screen import LOG, Replay, Runs, Screen, for_everybody, for_seat


def words(said: Announcement) -> Runs:
    return (("fr", said.id),)


def line(id: str, seat: Seat | None = None) -> Announcement:
    return Announcement(id, (), Table() if seat is None else Only(seat))


def page(*told: Announcement) -> Screen:
    screen = Screen()
    for said in told:
        screen = screen.told(said, words(said), 1)
    return screen


def ids(screen: Screen) -> list[str]:
    return [shown.said.id for shown in screen.lines]


def test_the_newest_lines_are_kept_with_their_numbers() -> None:
    screen = page(*(line(f"line-{number}") for number in range(1, LOG + 4)))
    assert [shown.number for shown in screen.lines] == [*range(4, LOG + 4)]


def test_after_a_window_stays_only_what_its_seat_may_hear_again() -> None:
    screen = page(line("table"), line("purpose", 2), line("card", 2))
    replay = Replay(frozenset({line("card", 2)}), frozenset())
    assert ids(screen.kept(replay.allows)) == ["table", "card"]


def test_in_an_open_window_its_lines_stay_and_earlier_ones_do_not() -> None:
    screen = page(line("earlier", 2), line("purpose", 2), line("card", 2))
    assert ids(screen.kept(Replay(frozenset(), frozenset(), since=2).allows)) == ["purpose", "card"]


def test_what_a_game_wants_forgotten_goes_everywhere() -> None:
    screen = page(line("tile"), line("tile", 2), line("table"))
    heard = frozenset({line("tile", 2)})
    assert ids(screen.kept(Replay(heard, frozenset({"tile"}), since=1).allows)) == ["table"]


def test_a_number_is_never_given_twice() -> None:
    screen = page(line("card", 2)).kept(Replay(frozenset(), frozenset()).allows)
    assert screen.told(line("next"), words(line("next")), 2).lines[-1].number == 2


def test_whom_a_line_is_for() -> None:
    assert for_everybody(line("table"))
    assert not for_seat(line("table"), 2)
    assert for_seat(line("card", 2), 2)
    assert not for_seat(line("card", 2), 3)
    others = Announcement("others", (), Others(2))
    assert for_seat(others, 3)
    assert not for_seat(others, 2)
    assert not for_everybody(others)


def test_other_words_keep_numbers_and_do_not_sound_again() -> None:
    card = line("card", 2)
    screen = Screen().told(card, words(card), 1, sound=True).in_words("en", lambda said: (("en", said.id.upper()),))
    assert [(shown.number, shown.runs, shown.sound) for shown in screen.lines] == [(1, (("en", "CARD"),), False)]


def test_what_a_line_says_is_in_no_repr() -> None:
    card = line("card-of-seat-two", 2)
    told = repr(Screen().told(card, words(card), 1)) + repr(Replay(frozenset({card}), frozenset()))
    assert "card-of-seat-two" not in told
