"""The numbers of the games in the lobby: each pack's own, known by heart, and never another's because a game joins."""

from __future__ import annotations

from itertools import permutations

from companion.boxes import loader
from companion.boxes.box import Pack, numbered

#: What people know by heart. A new game takes the next number; none of these ever changes.
BY_HEART = {
    1: "time-bomb-undercover",
    2: "heure-des-3-ombres",
    3: "cluedo-one-piece",
    4: "mystere-de-l-abbaye",
    5: "cartes-parlantes",
    6: "time-bomb-2016",
    7: "time-bomb-evolution",
}


def pack(id: str, lobby: int | None = None) -> Pack:
    return Pack(id, 1, 2, 4, (), lobby=lobby)


def test_each_shipped_game_has_the_number_that_people_know() -> None:
    shipped = {loader.shipped(game).lobby: game for game in loader.games()}
    assert {number: shipped.get(number) for number in BY_HEART} == BY_HEART


def test_a_shipped_game_tells_its_own_number_and_they_leave_no_gap() -> None:
    numbers = [loader.shipped(game).lobby for game in loader.games()]
    assert sorted(numbers, key=str) == [*range(1, len(numbers) + 1)], "the next game is the next number"


def test_a_number_does_not_depend_on_the_order_in_which_packs_are_found() -> None:
    packs = (pack("chess", 2), pack("bridge", 1), pack("go", 7))
    for order in permutations(packs):
        assert numbered(order) == {1: "bridge", 2: "chess", 7: "go"}


def test_a_pack_without_a_number_gets_the_next_that_is_free() -> None:
    shipped = (pack("chess", 1), pack("bridge", 2))
    assert numbered((*shipped, pack("apple"), pack("pear"))) == {1: "chess", 2: "bridge", 3: "apple", 4: "pear"}
    more = (*shipped, pack("go", 3), pack("apple"), pack("pear", 5), pack("plum"))
    assert numbered(more) == {1: "chess", 2: "bridge", 3: "go", 4: "apple", 5: "pear", 6: "plum"}


def test_of_two_packs_with_one_number_the_first_keeps_it() -> None:
    """``companion check`` says so; at the table it is no reason to have no evening."""
    assert numbered((pack("chess", 1), pack("mine", 1), pack("yours"))) == {1: "chess", 2: "mine", 3: "yours"}


def test_without_games_there_is_nothing_to_choose() -> None:
    assert numbered(()) == {}
