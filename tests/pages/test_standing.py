"""How a table stands on its page: what everybody sees, what is asked of everybody, and nothing of anybody alone."""

from __future__ import annotations

from pathlib import Path

from companion.pages import standing
from companion.pages.screen import Screen
from companion.pages.standing import TableStanding
from companion.session.entries import Entry
from companion.session.state import Ear
from tests.games.cluedo_one_piece.evenings import evening
from tests.games.cluedo_one_piece.golden import set_up
from tests.golden.shorthand import play
from tests.kit.people import to_entry
from tests.tabletop import Tabletop, cupboard

TB = "time-bomb-undercover"
NAMES = ("Ana", "Léo", "Inès", "Hugo")


def seated(folder: Path, **more: object) -> Tabletop:
    return Tabletop(cupboard(folder), game=TB, names=NAMES, **more)  # type: ignore[arg-type]


def stands(table: Tabletop) -> TableStanding:
    core = table.core
    return standing.of(core.shelf, core.session)


def page(table: Tabletop) -> Screen:
    catalogue = table.cupboard.catalogue(table.core.session.tone)
    return stands(table).on(Screen(), catalogue.runs, table.line.timers.due)


def text(runs: tuple[tuple[str, str], ...]) -> str:
    return "".join(words for _, words in runs)


def choices(table: Tabletop) -> dict[int, str]:
    asked = page(table).question
    assert asked is not None
    return {number: text(runs) for number, runs in asked.choices}


def test_the_lobby_offers_every_game_as_a_button(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), game=None)
    table.open()
    games = table.core.shelf.numbers()
    assert [*choices(table)] == [*games]
    assert choices(table)[1] == "Time Bomb Undercover"
    assert [seat.seat for seat in page(table).seats] == [*range(1, 9)], "whoever comes first may be anybody"


def test_the_roll_call_is_a_checklist_and_its_answers_are_buttons(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.open()
    assert [(text(step.runs), step.done) for step in page(table).steps] == [
        ("Appel : Ana", False),
        ("Appel : Léo", False),
        ("Appel : Inès", False),
        ("Appel : Hugo", False),
    ]
    assert choices(table) == {1: "yeux", 2: "toucher", 3: "oreille", 4: "le nom"}
    table.key("#")
    assert [step.done for step in page(table).steps] == [True, False, False, False]
    assert [(seat.seat, seat.name) for seat in page(table).seats] == [*enumerate(NAMES, 1)]
    table.key("B B")
    assert [step.done for step in page(table).steps] == [False] * 4, "an undo takes the tick away"


def test_what_the_owner_of_a_box_has_told_is_ticked_off_step_by_step(tmp_path: Path) -> None:
    deck = f'deck: 1\ngame: {TB}\nsteps: [{{lang: fr, text: "Ouvrez la boîte."}}, {{lang: en, text: "Shuffle."}}]\n'
    table = Tabletop(cupboard(tmp_path, deck=deck), game=TB, names=NAMES)
    table.open()
    table.key("####")
    steps = page(table).steps[4:]
    assert [step.runs for step in steps] == [(("fr", "Ouvrez la boîte."),), (("en", "Shuffle."),)]
    assert [step.done for step in steps] == [False, False]
    assert "Ouvrez la boîte." in text(page(table).where)
    table.key("#")
    assert [step.done for step in page(table).steps[4:]] == [True, False]
    table.key("#")
    assert page(table).steps == (), "the game has begun"


def test_the_facts_of_the_game_are_those_that_d_says(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.open()
    table.key("####")
    short = [text(fact.runs) for fact in page(table).facts if fact.short]
    assert [f"[table] {fact}" for fact in short] == table.key("D")


def test_a_menu_and_its_forms_are_buttons(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.open()
    table.key("#### 9 9")
    assert [*choices(table)] == [1, 4, 5, 6, 7], "those that are offered now, under their own numbers"
    table.key("5")
    assert "English" in choices(table).values()


def test_the_chapters_of_the_rules_are_buttons_and_stay_so_while_one_is_read(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.open()
    table.key("#### 9 9 #")
    (rules,) = (number for number, name in choices(table).items() if name == "les règles du jeu")
    table.key(str(rules))
    chapters = choices(table)
    assert chapters[1] == "En une minute"
    table.key("1 #")
    assert choices(table) == chapters


def test_while_somebody_listens_the_page_asks_nothing_of_that_seat(tmp_path: Path) -> None:
    """In a window the pad on the table is that seat's: its menu and its forms may tell how large a hand is."""
    hour = "heure-des-3-ombres"
    ears = (Ear("earphone 2", (2,)),)
    table = Tabletop(cupboard(tmp_path), game=hour, names=NAMES, ears=ears, dice=(7,) * 9)
    table.open()
    table.key("####")
    while not table.core.session.desk.window:
        table.key("C2")
        table.key("7" if table.core.session.desk.window else "#")
    before = stands(table)
    table.key("9 9")
    assert table.core.session.desk.menu is not None
    assert stands(table) == before


def test_a_countdown_runs_on_the_page_until_it_is_stopped_or_over(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), game="cartes-parlantes", players=2)
    table.open()
    table.key("##")
    assert page(table).countdown is None
    table.scan("cartes-parlantes/minute")
    clock = page(table).countdown
    assert clock is not None
    assert clock.ends == table.now + 60
    table.wait(31)
    assert page(table).countdown == clock, "what it says on its way changes nothing"
    table.wait(40)
    assert page(table).countdown is None
    table.scan("cartes-parlantes/minute")
    table.scan("cartes-parlantes/stop")
    assert page(table).countdown is None


def test_after_a_power_cut_the_page_waits_for_hash_or_star(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.open()
    table.key("####")
    table.power_cut()
    asked = page(table).question
    assert asked is not None
    assert (asked.width, asked.choices, asked.skippable) == (0, (), True)


def test_who_has_gone_home_and_what_lies_open_stands_on_the_page(tmp_path: Path) -> None:
    at = evening(tmp_path, 4, rules="leaving=open")
    play(at, set_up(4))
    at.key(to_entry(at.core.shelf, at.core.session, Entry.PEOPLE) + "12")
    at.scan("cluedo-one-piece/equipage/4")
    first, *_ = page(at).facts
    assert text(first.runs) == "Cartes ouvertes, la place 2 : scannez-les une à une. Dièse : c'est tout."
    assert first.short
    at.key("#")
    said = [text(fact.runs) for fact in page(at).facts]
    assert said[-2:] == ["Sans personne : la place 2.", "Main ouverte, la place 2 : Saphir."]
    assert said[0].startswith("Ana joue")
