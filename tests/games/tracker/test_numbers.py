"""Numbers of a game without code: below zero, said right, corrected; time that is taken back; names told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.boxes import loader
from companion.boxes.box import Box, Slot
from companion.games.tracker import Tracker
from companion.model import OwnText, Word
from companion.speech.catalogue import Catalogue
from tests.golden.shorthand import play
from tests.tabletop import Tabletop, cupboard

from .packs import SHIPPED, SOUP

CARDS = "cartes-parlantes"


def opened(folder: Path, lang: str = "fr", game: str = CARDS) -> Tabletop:
    table = Tabletop(cupboard(folder, lang, packs=(SOUP,)), game, names=("Ana", "Léo"))
    table.open()
    play(table, "##")
    return table


# --- below zero ---


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "points : moins 3."), ("en", "points: minus 3."), ("es", "puntos: menos 3.")]
)
def test_a_number_below_zero_is_a_word_for_a_voice_leaves_its_sign_out(tmp_path: Path, lang: str, said: str) -> None:
    table = opened(tmp_path, lang)
    heard = play(table, "1 moins-1 1 moins-1 1 moins-1")
    assert heard[-1] == f"[table] Ana, {said}"
    assert not any("-3" in line for line in play(table, "D D"))


def test_a_correction_can_go_below_zero(tmp_path: Path) -> None:
    table = opened(tmp_path)
    assert play(table, "9 9 3 1 2 1 4 #")[-1] == "[table] Léo, points : moins 4."
    assert play(table, "9 9 3 1 2 # 4 #")[-1] == "[table] Léo, points : 4."
    assert play(table, "9 9 3 2 # 1 0 #")[-1].startswith("[table] Compteur : c'est déjà 0.")


def test_where_nothing_is_ever_below_zero_nobody_is_asked(tmp_path: Path) -> None:
    table = opened(tmp_path, game="soup")
    play(table, "## 1")
    heard = play(table, "9 9 3 1 #")
    assert heard[-1] == "[table] Quelle valeur ? Puis dièse."
    assert not any("Sous zéro" in line for line in heard)


# --- time ---


@pytest.mark.parametrize("ended", ["stop", "power-cut #"])
def test_what_is_taken_back_does_not_start_the_countdown_anew(tmp_path: Path, ended: str) -> None:
    table = opened(tmp_path)
    play(table, f"minute ~5 {ended}")
    heard = play(table, "B B D ~70")
    assert not any("secondes" in line or "écoulé" in line for line in heard)


def test_a_countdown_that_goes_on_goes_on_through_an_undo_of_something_else(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, "minute ~20 1 plus-1")
    assert play(table, "B B ~10")[-1] == "[table] Trente secondes."
    assert play(table, "~30")[-1] == "[table] Le temps est écoulé."


def test_d_says_that_time_runs_while_it_does(tmp_path: Path) -> None:
    table = opened(tmp_path)
    running = "[table] Un compte à rebours court : 60 secondes au départ."
    play(table, "minute")
    assert running in play(table, "D")
    play(table, "~61")
    assert running not in play(table, "D")
    play(table, "minute stop")
    assert running not in play(table, "B B D")


# --- words of the pack in our frames ---


def test_a_list_of_endings_has_one_stop_at_its_end(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), "time-bomb-2016", names=("Ana", "Léo", "Inès", "Hugo"))
    table.open()
    first, second, third = play(table, "#### #### 1 9 9 8 5")[-3:]  # one sentence a breath
    assert first == "[table] Quelle fin ? 1 : Tout est désamorcé. L'équipe de Sherlock gagne."
    assert second.startswith("[table] 2 : ")
    assert third.startswith("[table] 3 : ")
    assert ".." not in first + second + third


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_no_two_cards_that_the_menu_lists_are_called_alike(game: str, lang: str) -> None:
    declared = loader.shipped(game).declared
    assert declared is not None
    words = Catalogue(lang)
    names = [words.text(Word("own-text", (("text", card.name),))) for card in declared.cards if not card.number]
    assert len(set(names)) == len(names)


def test_two_cards_that_an_owner_calls_alike_are_told() -> None:
    red = Slot(name=OwnText("fr", "Bombe rouge"))
    pack = loader.shipped("time-bomb-evolution")
    box = Box(pack, {f"{pack.id}/bombe/1": red, f"{pack.id}/bombe/2": red})
    (flaw,) = Tracker(pack).flaws(box)
    assert (flaw.at, flaw.what.id) == (f"{pack.id}/bombe/2", "tracker-flaw-name")


# --- what is due, and why not ---


@pytest.mark.parametrize(
    ("before", "key", "why", "due"),
    [
        ("", "A", "Pas encore : la partie n'est pas lancée. Rien ne compte.", "Posez la marmite."),
        ("## 1", "# # A", "La manche est finie. Rien ne compte avant la suivante.", "Dièse quand c'est prêt."),
    ],
)
def test_a_refusal_says_why_in_each_phase(tmp_path: Path, before: str, key: str, why: str, due: str) -> None:
    table = opened(tmp_path, game="soup")
    play(table, before)
    heard = play(table, key)
    assert f"[table] {why}" in heard or any(line.startswith(f"[table] {why}") for line in heard)
    assert any(due in line for line in play(table, "D"))


def test_where_no_turn_is_anybody_s_a_card_is_due(tmp_path: Path) -> None:
    table = opened(tmp_path)
    assert play(table, "D")[0] == "[table] Scannez une carte."
