"""The rules, read by ear: from the menu, in passages that # goes on with, and behind 9 after a refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.session.state import Ear
from tests.games.mystere_de_l_abbaye.evenings import evening
from tests.games.time_bomb_undercover.golden import begin
from tests.golden.shorthand import play
from tests.tabletop import Tabletop, cupboard

NAMES = ("Ana", "Léo", "Inès", "Sam")
FIRST = "[table] En une minute. Deux équipes et un solitaire, et personne ne sait qui est qui."


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    """Ana has the cutters, and cuts."""
    opened = Tabletop(cupboard(tmp_path), names=NAMES)
    begin(opened)
    return opened


def rules(table: Tabletop) -> str:
    """The list of chapters, opened from the menu."""
    told = " ".join(table.key("9 9 #"))
    return " ".join(table.key(entry_of(told, "les règles du jeu")))


def entry_of(told: str, name: str) -> str:
    """The key of this entry of a page of the menu."""
    return re.search(r"(\d) : " + name, told)[1]  # type: ignore[index]


def test_the_chapters_are_a_page_of_the_menu(table: Tabletop) -> None:
    told = rules(table)
    assert told.startswith("[table] Règles. 1 : En une minute, 2 : La mise en place, 3 : Un tour.")


def test_number_sign_reads_on_to_the_end_of_the_chapter_and_then_the_chapters_again(table: Tabletop) -> None:
    rules(table)
    assert table.key("1")[-1].startswith(FIRST)
    assert "Dièse : la suite" not in table.key("#")[-1]
    table.key("#")
    assert table.key("#")[-1].endswith("Fin du chapitre. Dièse : les chapitres.")
    assert table.key("#")[0].startswith("[table] Règles. 1")


def test_a_digit_opens_another_chapter_while_one_is_read(table: Tabletop) -> None:
    rules(table)
    table.key("1")
    assert table.key("5")[-1].startswith("[table] La fin. Dernier câble de désamorçage coupé")
    assert "Ce numéro ne va pas" in table.key("8")[-1]


def test_only_the_row_of_this_table_is_read(table: Tabletop) -> None:
    rules(table)
    read = [*table.key("2"), *table.key("####")]
    assert sum("préparez ces câbles" in line for line in read) <= 1
    assert all("À 5 joueurs" not in line for line in read)


def test_an_act_of_the_table_ends_the_reading(table: Tabletop) -> None:
    rules(table)
    table.key("1")
    table.key("*")
    rules(table)
    table.key("1")
    table.key("2")  # still a chapter, and no seat
    assert table.core.session.desk.menu is not None
    table.scan("time-bomb-undercover/cable/secure")  # whose? It is held for its seat
    table.key("2")
    assert table.core.session.desk.menu is None
    assert table.board.cuts


def on(table: Tabletop) -> list[str]:
    """The passage that the menu's last entry goes on with."""
    return table.key(entry_of(" ".join(table.key("9 9 #")), "reprendre les règles"))


def test_whoever_is_interrupted_goes_on_where_they_were(table: Tabletop) -> None:
    assert "reprendre les règles" not in " ".join(table.key("9 9 #")), "nothing has been read yet"
    rules(table)
    table.key("1 #")
    table.scan("time-bomb-undercover/cable/secure")
    table.key("2")
    assert table.core.session.desk.menu is None, "the cut has taken the rules away"
    assert on(table)[-1].startswith("[table] En une minute. Chacun a des câbles cachés")
    assert table.key("#")[-1].startswith("[table] On joue 4 manches au plus")


def test_star_keeps_the_place_and_a_chapter_that_was_heard_to_the_end_does_not(table: Tabletop) -> None:
    rules(table)
    table.key("1 *")
    assert on(table)[-1].startswith(FIRST)
    table.key("# # #")  # the last passage, which says so
    table.key("# *")
    assert "reprendre les règles" not in " ".join(table.key("9 9 #"))


def test_why_does_not_move_the_place_where_somebody_reads(table: Tabletop) -> None:
    rules(table)
    table.key("1 # *")
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    assert table.key("9")[0].startswith("[table] Un tour. On ne coupe jamais chez soi")
    table.key("*")
    assert on(table)[-1].startswith("[table] En une minute. Chacun a des câbles cachés")


def test_each_keypad_goes_on_with_what_was_read_there(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), names=NAMES, ears=(Ear("own", (1,), verified=True),))
    begin(table)
    rules(table)
    table.key("1 # *")
    table.key_at(1, "9 9 #")
    assert table.core.session.heard_by(1)
    assert "rules-on" not in str(table.core.session.heard_by(1))


def test_what_was_read_of_a_game_in_the_lobby_goes_on_there(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), game=None)
    table.open()
    rules(table)
    table.key("4")
    table.key("1 #")
    table.key("*")
    assert on(table)[-1].startswith("[table] En une minute. On marche dans l'abbaye")


def test_a_reminder_gives_number_sign_back_to_the_game(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), names=NAMES)
    table.open()
    table.key("#### ##")
    before = table.board.phase
    table.scan("time-bomb-undercover/role/shadow")
    assert table.key("9")[0].startswith("[table] La mise en place. Mélangez ces rôles")
    assert "Dièse" in table.wait(61)[-1]
    table.key("#")
    assert table.board.phase is not before


def test_star_closes_and_where_says_the_passage_again(table: Tabletop) -> None:
    rules(table)
    table.key("1")
    table.key("#")
    assert table.key("D")[-1].startswith("[table] Chacun a des câbles cachés")
    assert table.key("0")[-1].startswith("[table] Chacun a des câbles cachés")
    assert table.key("*") == ["[table] Menu fermé. Pince : Ana."]


def test_nine_right_after_a_refusal_says_why_and_leads_to_the_chapter(table: Tabletop) -> None:
    table.key("1")
    refused = table.scan("time-bomb-undercover/cable/secure")[-1]
    assert "ne peut pas couper ses propres câbles" in refused
    assert table.key("9")[0].startswith("[table] Un tour. On ne coupe jamais chez soi")
    assert table.key("#")[-1].startswith("[table] La personne chez qui on vient de couper")


def test_nine_and_nine_stay_the_menu_after_a_refusal(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    assert "[table] Menu. 1 : lire un sticker" in " ".join(table.key("9 9"))


def test_why_is_said_once_and_nine_is_help_again(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    table.key("9 *")
    assert "menu" in " ".join(table.key("9"))
    assert table.core.session.desk.helping


def test_digits_keep_their_meaning_behind_why(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    table.key("9 2")
    assert table.core.session.desk.seat == 2
    table.scan("time-bomb-undercover/cable/secure")
    assert len(table.board.cuts) == 1


def test_where_and_the_question_are_the_games_behind_why(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    table.key("9")
    assert "Pince" in " ".join(table.key("D"))


def test_that_a_card_may_lift_it_is_said_with_why(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    assert table.key("9")[-1] == "[table] Si une carte le permet : menu, 2."


def test_what_was_refused_long_ago_is_not_explained(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    table.key("2")
    table.scan("time-bomb-undercover/cable/secure")  # cut
    table.key("9")
    assert table.core.session.desk.helping


def test_a_refusal_that_no_rule_explains_leaves_nine_to_help(table: Tabletop) -> None:
    assert "Pas de compteur" in table.key("A")[-1]
    table.key("9")
    assert table.core.session.desk.helping


def test_a_card_may_still_lift_what_has_been_explained(table: Tabletop) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/secure")
    table.key("9")
    assert "Une carte l'autorise" in " ".join(table.key("9 2"))
    assert table.board.cuts


def test_only_the_keypad_that_was_refused_hears_why(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), names=NAMES, ears=(Ear("own", (1,), verified=True),))
    begin(table)
    table.key_at(1, "1")
    table.scan_at(1, "time-bomb-undercover/cable/secure")
    assert table.core.session.desk.refused == "time-bomb-undercover-refuse-own-cable"
    assert "On ne coupe jamais chez soi" not in " ".join(table.key("9"))
    table.key_at(1, "9")
    assert table.core.session.heard_by(1)[-1][0].id == "rules-first"
    assert all(line.id != "rules-first" for line in table.said)


def test_what_is_refused_in_a_window_is_explained_to_nobody(tmp_path: Path) -> None:
    table = evening(tmp_path, ears=(Ear("own", (2,), verified=True),), dice=(4,))
    play(table, "1 3 3 3 ## 1 2 3 A C 2")
    table.scan("mystere-de-l-abbaye/messe/laudes")
    assert table.core.session.heard_by(2)[-1][0].id == "mystere-de-l-abbaye-refuse-window"
    assert {aside.desk.refused for aside in table.core.session.desks} == {""}


def test_the_lobby_reads_of_every_game(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), game=None)
    table.open()
    games = rules(table)
    assert "1 : Time Bomb Undercover" in games
    assert "4 : Mystère à l'Abbaye" in games
    assert table.key("4")[0].startswith("[table] Règles. 1 : En une minute")
    assert table.key("1")[-1].startswith("[table] En une minute. Un moine a tué")
