"""The set-up as the box's owner has told it: read at the table, one step at a time, before the game begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.boxes import loader
from tests.tabletop import Tabletop, cupboard

HOUR = "heure-des-3-ombres"
DECK = f"""\
deck: 1
game: {HOUR}
steps:
  - {{lang: fr, text: "Posez les quatre Lieux."}}
  - {{lang: fr, text: "Mélangez les tuiles."}}
  - {{lang: fr, text: "Posez la pendule."}}
"""


def table(folder: Path, deck: str = DECK) -> Tabletop:
    evening = Tabletop(cupboard(folder, deck=deck), game=HOUR, names=("Ana", "Léo"))
    evening.open()
    evening.key("#")
    return evening


def test_each_step_is_read_and_hash_goes_to_the_next(tmp_path: Path) -> None:
    evening = table(tmp_path)
    assert evening.key("#") == [
        "[table] On passe.",
        "[table] Installation : dièse après chaque étape. Étape 1 sur 3 : Posez les quatre Lieux.",
    ]
    assert evening.key("#") == ["[table] Installation : dièse après chaque étape. Étape 2 sur 3 : Mélangez les tuiles."]
    assert evening.key("#") == ["[table] Étape 3 sur 3 : Posez la pendule."], "short by habit, never its words"
    begun = evening.key("#")
    assert any("Ana" in line for line in begun)
    assert not any("Pour me l'apprendre" in line for line in begun), "it is told already"


@pytest.mark.parametrize("game", [game for game in loader.games() if game != HOUR])
def test_every_game_reads_what_its_owner_has_told(game: str, tmp_path: Path) -> None:
    pack = loader.shipped(game)
    deck = f'deck: 1\ngame: {game}\nsteps: [{{lang: fr, text: "Ouvrez la boîte."}}]\n'
    names = ("Ana", "Léo", "Inès", "Hugo")[: max(pack.fewest, 2)]
    evening = Tabletop(cupboard(tmp_path, deck=deck), game=game, names=names)
    evening.open()
    assert evening.key("#" * len(names))[-1].endswith("Étape 1 sur 1 : Ouvrez la boîte.")
    assert evening.board is None
    evening.key("#")
    assert evening.board is not None


def test_where_undo_and_a_power_cut_keep_the_step(tmp_path: Path) -> None:
    evening = table(tmp_path)
    evening.key("##")
    second = "[table] Étape 2 sur 3 : Mélangez les tuiles."
    assert evening.key("D") == [second]
    assert evening.scan(f"{HOUR}/tuile/01") == [
        "[table] L'installation n'est pas finie. Étape 2 : Mélangez les tuiles."
    ]
    evening.key("#")
    assert evening.key("BB")[-1] == second
    evening.power_cut()
    assert evening.key("#")[-1] == second
    assert evening.wait(61)[-1].endswith("Mélangez les tuiles.")


def test_with_nothing_told_a_game_that_only_its_box_explains_says_that_it_can_be_taught(tmp_path: Path) -> None:
    evening = table(tmp_path, "")
    assert evening.key("#")[0].endswith("étape par étape. Pour me l'apprendre : companion teach et le nom du jeu.")


def test_the_games_whose_set_up_no_source_tells_are_these() -> None:
    told = {game for game in loader.games() if "steps" in loader.shipped(game).slots}
    assert told == {HOUR, "time-bomb-evolution"}
