"""People name games, stickers and cards as they speak of them: a part, another language, no accents."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.boxes import loader
from companion.commands import meaning
from companion.files import venue
from companion.games import FOLDERS
from companion.model import Several
from companion.refusal import Cannot

PACKS = [loader.shipped(game) for game in loader.games()]


@pytest.mark.parametrize(
    ("written", "game"),
    [
        ("Time Bomb Undercover", "time-bomb-undercover"),
        ("Time", "time-bomb-undercover"),
        ("UNDERCOVER", "time-bomb-undercover"),
        ("ombres", "heure-des-3-ombres"),
        ("l'heure", "heure-des-3-ombres"),
        ("L’heure des 3 ombres", "heure-des-3-ombres"),
        ("abbaye", "mystere-de-l-abbaye"),
        ("mystere a l abbaye", "mystere-de-l-abbaye"),
        ("MYSTÈRE", "mystere-de-l-abbaye"),
        ("one piece", "cluedo-one-piece"),
        ("Time Bomb, l'original", "time-bomb-2016"),
        ("evolution", "time-bomb-evolution"),
        ("speaking", "cartes-parlantes"),
        ("parlantes", "cartes-parlantes"),
    ],
)
def test_a_game_is_found_by_any_clear_part_of_its_id_or_titles(written: str, game: str) -> None:
    assert meaning.game_named(written, PACKS) == game


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_is_found_by_its_title_in_every_language(game: str) -> None:
    for title in meaning.in_all_languages(loader.shipped(game).title):
        assert meaning.game_named(title, PACKS) == game, title
        assert meaning.game_named(meaning.folded(title).upper(), PACKS) == game, title


def test_what_fits_no_game_gets_the_three_that_are_nearest() -> None:
    with pytest.raises(Cannot) as refused:
        meaning.game_named("klueddo", PACKS)
    (told,) = refused.value.words
    near = dict(told.args)["games"]
    assert isinstance(near, Several)
    assert len(near.items) == 3
    assert near.items[0] == loader.shipped("cluedo-one-piece").title


def test_a_part_that_fits_two_games_of_ours_is_asked_back() -> None:
    with pytest.raises(Cannot) as refused:
        meaning.game_named("de", PACKS)
    assert refused.value.words[0].id in {"ambiguous-game", "unknown-game"}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("cœur", "[table] Cœur : rouge."),
        ("coeur", "[table] Cœur : rouge."),
        ("HEART", "[table] Cœur : rouge."),
        ("corazon", "[table] Cœur : rouge."),
        ("spirale", "[table] Spirale : bombe."),
        ("espiral", "[table] Spirale : bombe."),
        ("amnésie", "[table] Amnésie, Embûche."),
        ("time-bomb-undercover/cable/defuse", "[table] Triangle : câble de désamorçage."),
        ("Il pleut ce soir", "[table] Il pleut ce soir"),
    ],
)
def test_say_finds_a_sticker_or_a_card_by_any_of_its_names(
    written: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["say", written, "--mute", "--lang", "fr", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == said


def test_a_token_that_does_not_exist_gets_the_three_nearest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["say", "time-bomb-undercover/cable/defuze", "--mute", "--lang", "fr", "--data", str(tmp_path)]) == 1
    assert "Proche : time-bomb-undercover/cable/defuse" in capsys.readouterr().err


def test_in_the_middle_of_its_game_a_script_leaves_the_games_id_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "script"
    script.write_text("key #\nkey #\nkey #\nkey #\nwait 1\nscan cover/blue\nscan cable/nonsense\n")
    options = ["--players", "4", "--mute", "--lang", "fr", "--data", str(tmp_path), "--script", str(script)]
    assert cli.run(["play", "time", *options]) == 1
    printed = capsys.readouterr()
    assert "cable/nonsense" in printed.err
    assert "cover/blue" not in printed.err


def test_every_card_has_a_name_in_every_language() -> None:
    here = venue.enter(Path("nowhere"), "fr")
    names = meaning.cards(here.shelf.boxes.values())
    assert all(all(told) for told in names.values())
    assert len(names) == sum(len(box.pack.kinds) for box in here.shelf.boxes.values())
