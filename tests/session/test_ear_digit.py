"""The digit that is spoken into an ear to prove it: only the newest counts, so only the newest is heard."""

from __future__ import annotations

from pathlib import Path

from tests.games.time_bomb_undercover.golden import OWN, ROUND
from tests.tabletop import PatientSpeaker, Tabletop, cupboard


def test_a_digit_that_waits_for_the_table_s_line_is_dropped_when_another_takes_its_place(tmp_path: Path) -> None:
    names = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
    table = Tabletop(cupboard(tmp_path), names=names, ears=ROUND, dice=(7, 4, 2), speaker=PatientSpeaker())
    table.open()
    table.key("C 3 5 6")  # two digits that were not spoken
    heard = [line for _ in range(20) for line in table.heard_out() if line.startswith("[seat 3]")]
    assert heard == ["[seat 3] 2."]


def test_no_ear_digit_is_0_so_0_says_it_again_and_nothing_is_wrong(tmp_path: Path) -> None:
    names = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
    table = Tabletop(cupboard(tmp_path), names=names, ears=OWN, dice=(7, 4))
    table.open()
    table.key("#######")
    table.key("C 3")
    assert table.key("0") == ["[table] Inès : tapez le chiffre entendu dans l'oreillette.", "[seat 3] 4."]
    assert table.key("4")[0] == "[table] Inès écoute."


def test_d_says_the_role_that_was_just_heard_again_where_the_game_keeps_nothing(tmp_path: Path) -> None:
    names = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
    table = Tabletop(cupboard(tmp_path), names=names, ears=OWN, dice=(7,))
    table.open()
    table.key("######")
    table.key("C 3 7")
    heard = table.scan("time-bomb-undercover/role/organisation")
    assert heard[0].startswith("[seat 3] ")
    assert table.key("D") == heard[:1]
    assert table.key("D") == heard[:1], "and no further back"
