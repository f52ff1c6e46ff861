"""Who is at the table in the middle of a game: what ends with whoever leaves, and what nobody inherits."""

from __future__ import annotations

from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from companion.games.protocol import Leaving
from companion.model import Way
from companion.notebook.book import Book
from companion.session import attendance, openbook
from companion.session.ears import has_page
from companion.session.entries import Entry
from companion.session.places import Places
from companion.session.state import Ear
from tests.games.cluedo_one_piece.evenings import ROUND, evening
from tests.games.cluedo_one_piece.golden import asked, set_up
from tests.golden.shorthand import play
from tests.kit.people import to_entry
from tests.tabletop import Tabletop

LEAVES, COMES, CHANGE, SITS_IN, IS_BACK = (
    *(attendance.Moves.LEAVES, attendance.Moves.COMES, attendance.Moves.CHANGE),
    *(attendance.Moves.SITS_IN, attendance.Moves.IS_BACK),
)
OWN = tuple(Ear(f"ear {seat}", (seat,)) for seat in (1, 2))
EAR = 3  # the way


def table(folder: Path, rules: str = "", **more: Any) -> Tabletop:
    """Four players of Cluedo One Piece in Ana's first turn; whoever proves an ear hears 7."""
    begun = evening(folder, 4, rules=rules, **{"dice": repeat(7), "ears": ROUND, **more})
    play(begun, set_up(4, 1, "3"))
    return begun


def by_menu(at: Tabletop, *answers: int) -> list[str]:
    return at.key(to_entry(at.core.shelf, at.core.session, Entry.PEOPLE) + "".join(map(str, answers)))


def hears(at: Tabletop, keys: str) -> str:
    return "\n".join(line for line in at.key(keys) if line.startswith("[seat"))


def test_whoever_leaves_takes_their_page_their_notebook_and_their_earphone_along(tmp_path: Path) -> None:
    at = table(tmp_path, phones=True, ears=OWN)
    at.join(1)
    at.page_scan(1, "cluedo-one-piece/equipage/1")
    at.page_key(1, "#")
    at.page_key(1, "A61")
    at.page_scan(1, "cluedo-one-piece/equipage/3")
    at.page_key(1, "A")
    assert has_page(at.core.session.ears, 1)
    assert at.core.session.notebooks.book(1) != Book()
    by_menu(at, LEAVES, 1)
    assert not has_page(at.core.session.ears, 1)
    assert at.core.session.heard_by(1) == ()
    assert at.core.session.notebooks.book(1) == Book()
    assert not next(ear for ear in at.core.session.ears if ear.output == "ear 1").verified


def test_an_undo_gives_back_the_player_and_nothing_that_was_private(tmp_path: Path) -> None:
    at = table(tmp_path)
    at.key("C17123")
    at.scan("cluedo-one-piece/equipage/1")
    at.key("C")
    before = at.core.session.play
    by_menu(at, LEAVES, 1)
    assert "effacé" in "\n".join(at.key("BB"))
    assert at.core.session.play == before
    assert (dict(at.core.session.codes), at.core.session.heard_by(1)) == ({}, ())


def test_a_stand_in_hears_nothing_of_before_unless_the_owner_hands_over_the_digits(tmp_path: Path) -> None:
    at = table(tmp_path)
    at.key("C17123")
    at.scan("cluedo-one-piece/equipage/1")
    at.key("C")
    by_menu(at, SITS_IN, 1, EAR)
    assert "Rubis" not in hears(at, "C17456D4560") + hears(at, "0C")
    by_menu(at, IS_BACK, 1)
    assert "Rubis" in hears(at, "C17D123C"), "the owner has lost nothing"
    by_menu(at, SITS_IN, 1, EAR)
    assert "Rubis" in hears(at, "C17123D123C"), "the digits that the owner has handed over open it"


def test_whoever_guesses_the_digits_wrong_at_first_cannot_try_again(tmp_path: Path) -> None:
    at = table(tmp_path)
    at.key("C17123")
    at.scan("cluedo-one-piece/equipage/1")
    at.key("C")
    by_menu(at, SITS_IN, 1, EAR)
    hears(at, "C17456C")
    assert "Rubis" not in hears(at, "C1#D123") + hears(at, "C1#D456C")


def test_an_ear_of_ones_own_is_proved_anew_and_sealed_for_whoever_comes(tmp_path: Path) -> None:
    at = table(tmp_path, ears=OWN)
    at.key("C17")
    at.scan("cluedo-one-piece/equipage/1")
    at.key("C")
    by_menu(at, LEAVES, 1)
    by_menu(at, COMES, 1, EAR)
    assert "chiffre entendu" in "\n".join(at.key("C1"))
    assert "Rubis" not in hears(at, "7D")
    at.wait(1)
    at.scan("cluedo-one-piece/equipage/1")
    assert "Rubis" in hears(at, "D"), "whoever holds the card has it"


@pytest.mark.parametrize("how", [how for how in Leaving if how is not Leaving.NOBODY])
def test_a_place_whose_hand_has_gone_takes_no_more_turns(tmp_path: Path, how: Leaving) -> None:
    at = table(tmp_path, rules=f"leaving={how.value}")
    by_menu(at, LEAVES, 1)
    assert at.board.active == 2
    play(at, "# # # #" if how is Leaving.OPEN else "# # #")  # the first: all that lies open was scanned
    assert at.board.active == 2, "it went round, and passed over the empty place"
    by_menu(at, COMES, 1, EAR)
    assert at.core.session.play.places.how(1) is how, "without cards nobody can come for it"


def test_what_lies_open_is_heard_by_everybody_and_can_be_asked_for(tmp_path: Path) -> None:
    at = table(tmp_path, rules="leaving=open")
    assert "scannez-les une à une" in by_menu(at, LEAVES, 1)[-1]
    assert at.scan("cluedo-one-piece/equipage/1") == ["[table] Rubis. 1."]
    assert at.scan("cluedo-one-piece/ile/2") == ["[table] Île du Sud. 2."]
    assert "D'abord la main ouverte" in at.key("2")[0], "a turn does not begin over it"
    assert at.key("#")[0] == "[table] La place 1 : 2 cartes ouvertes."
    assert "[table] Main ouverte, la place 1 : Rubis et île du Sud." in at.key("DD")
    at.wait(1)
    assert at.scan("cluedo-one-piece/equipage/1") == ["[table] Rubis. Carte ouverte, la place 1."]
    assert "secrète" in at.scan("cluedo-one-piece/equipage/4")[0], "another card is nobody's to hear"


def test_a_card_that_was_forgotten_is_laid_open_later_and_taken_back(tmp_path: Path) -> None:
    at = table(tmp_path, rules="leaving=open")
    by_menu(at, LEAVES, 1)
    assert at.key("#")[0] == "[table] La place 1 : main ouverte, rien de scanné."
    assert "scannez-les" in by_menu(at, LEAVES, 1)[-1]
    at.scan("cluedo-one-piece/equipage/1")
    at.power_cut()
    at.key("#")
    at.scan("cluedo-one-piece/equipage/3")
    at.key("BB")
    at.key("#")
    assert "[table] Main ouverte, la place 1 : Rubis." in at.key("DD")


def test_a_scanner_of_ones_own_lays_no_card_open(tmp_path: Path) -> None:
    at = table(tmp_path, rules="leaving=open", ears=OWN)
    by_menu(at, LEAVES, 1)
    assert not any(
        "Rubis" in line for line in at.scan_at(2, "cluedo-one-piece/equipage/1") if line.startswith("[table]")
    )
    assert at.core.session.play.places.cards(1) == ()


def test_a_notebook_deduces_from_a_hand_that_lies_open(tmp_path: Path) -> None:
    at = table(tmp_path, rules="leaving=open notebook=deductions crew=9 treasures=6 islands=6", ears=OWN)
    by_menu(at, LEAVES, 1)
    at.scan("cluedo-one-piece/equipage/1")
    at.key("#")
    session, game = at.core.session, at.core.shelf.games["cluedo-one-piece"]
    notes = game.notebook(session.play.board, openbook.told(game, session), 2)
    assert notes is not None
    assert notes.holders, "the counts of cards are still known"
    (open_hand,) = [noted for noted in notes.happened if noted.seat == 1]
    assert open_hand.fact is not None
    assert [card.id for card in open_hand.fact.cards] == ["cluedo-one-piece/equipage/1"]


def test_who_comes_where_no_place_is_free_is_told_before_anything_is_asked(tmp_path: Path) -> None:
    at = table(tmp_path)
    assert "Pas de place libre" in by_menu(at, COMES)[-1]
    by_menu(at, LEAVES, 1)
    assert "joue encore" in by_menu(at, COMES, 2)[-1], "before the way of reading is asked"


def test_places_change_and_numbers_do_not(tmp_path: Path) -> None:
    at = table(tmp_path)
    by_menu(at, CHANGE, 2, 4)
    order = [at.board.active]
    for _ in range(4):
        at.key("#")
        order.append(at.board.active)
    assert order == [1, 4, 3, 2, 1]


def test_nobody_changes_places_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    at = table(tmp_path)
    play(at, f"{asked(1, 4, 4)} 1")
    before = at.core.session.play
    by_menu(at, CHANGE, 2, 4)
    assert at.core.session.play == before


def test_all_of_it_is_there_again_after_a_power_cut(tmp_path: Path) -> None:
    at = table(tmp_path)
    at.key("C17123")
    at.scan("cluedo-one-piece/equipage/1")
    at.key("C")
    by_menu(at, SITS_IN, 1, EAR)
    by_menu(at, CHANGE, 2, 4)
    by_menu(at, LEAVES, 3)
    before = at.core.session.play
    at.power_cut()
    at.key("#")
    assert at.core.session.play == before
    assert "Rubis" not in hears(at, "C17123D123")


def again(folder: Path, *acts: tuple[int, ...], keys: str = "", **more: Any) -> tuple[Tabletop, list[str]]:
    """Four players of Cluedo to whom this has happened; somebody is right, and they play again. What that gives to
    hear."""
    at = table(folder, **more)
    at.key(keys)
    for answers in acts:
        by_menu(at, *answers)
    play(at, "fiche/centre 1 fiche/equipage/2 fiche/tresor/1 fiche/ile/4 1 #")
    return at, at.key("1")


def named(at: Tabletop) -> list[str | None]:
    return [seated.name for seated in at.core.session.play.seats]


def test_the_same_players_play_again_as_they_sit_in_the_end(tmp_path: Path) -> None:
    at, said = again(tmp_path, (CHANGE, 2, 4))
    assert "[table] Dans l'ordre : Ana, Hugo, Inès et Léo." in said
    assert named(at) == ["Ana", "Léo", "Inès", "Hugo"], "a number stays with its player"
    assert at.core.session.play.seats[0].way is Way.EAR
    assert at.core.session.play.called == 4, "nobody is asked anything"
    play(at, "# 1 2 3 4 7 8 9 # # # 1 #")
    assert at.board.active == 4, "and the turns go round as they sit"


def test_who_has_gone_home_does_not_play_again_and_the_others_are_not_asked(tmp_path: Path) -> None:
    at, _ = again(tmp_path, (LEAVES, 4))
    assert named(at) == ["Ana", "Léo", "Inès"]
    assert (at.core.session.play.called, at.core.session.play.places) == (3, Places())


def test_where_numbers_change_each_is_called_by_name_once_more(tmp_path: Path) -> None:
    at, said = again(tmp_path, (CHANGE, 3, 4), (LEAVES, 2))
    assert "Ana : comment lisez-vous" in said[-1]
    assert named(at) == ["Ana", "Hugo", "Inès"], "clockwise"
    assert "Hugo ?" in at.key("#")[-1]


def test_where_numbers_change_every_ear_is_proved_anew(tmp_path: Path) -> None:
    at, said = again(tmp_path, (LEAVES, 2), keys="C17123C")
    assert "[table] Nouveaux numéros, dans l'ordre : Ana, Inès et Hugo. Oreillettes et pavés gardent le leur." in said
    assert not any(ear.verified for ear in at.core.session.ears)


def test_where_numbers_change_a_phone_goes_back_to_the_door(tmp_path: Path) -> None:
    at = table(tmp_path, phones=True, ears=OWN)
    for seat in (1, 4):
        at.join(seat)
    by_menu(at, LEAVES, 2)
    play(at, "fiche/centre 1 fiche/equipage/2 fiche/tresor/1 fiche/ile/4 1 #")
    at.key("1")
    assert has_page(at.core.session.ears, 1), "who keeps a number keeps what is bound to it"
    assert not has_page(at.core.session.ears, 4)


def test_where_too_few_are_left_they_are_counted_anew(tmp_path: Path) -> None:
    _, said = again(tmp_path, (LEAVES, 2), (LEAVES, 3), (LEAVES, 4))
    assert "Combien" in said[-1] or "À combien" in said[-1]


def test_whoever_came_to_a_place_plays_again_and_inherits_nothing(tmp_path: Path) -> None:
    at, _ = again(tmp_path, (LEAVES, 3), (COMES, 3, 2))
    assert named(at) == ["Ana", "Léo", None, "Hugo"]
    assert at.core.session.play.places == Places()
    assert at.core.session.heard == ()
