"""A game that somebody adds as one file: found everywhere, kept as it was begun, missed in words when it is gone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from companion import cli
from companion.boxes import loader
from companion.boxes.box import Pack
from companion.boxes.declaration import Amount
from companion.commands.meaning import game_named
from companion.files.venue import enter
from companion.inputs.framing import Frame
from companion.model import Announcement, Key, Known, OwnText, OwnWords, ScaleStep, Token, Tone, Word, word
from companion.refusal import Cannot
from companion.session import open_table, turn
from companion.session.asking import own_question
from companion.session.state import Wishes
from companion.speech.catalogue import Catalogue

from .golden import BOMB, EVO, TRANSCRIPTS
from .packs import MINI, SOUP, pack


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "mini.yaml").write_text(MINI, encoding="utf-8")
    (tmp_path / "packs" / "soup.yaml").write_text(SOUP, encoding="utf-8")
    return tmp_path


def say(capsys: pytest.CaptureFixture[str], data: Path, *args: str, code: int = 0) -> list[str]:
    """The lines of one command in French, its faults included."""
    capsys.readouterr()
    quiet = () if args[0] in ("codes", "games", "check") else ("--mute",)
    assert cli.run([*args, "--lang", "fr", "--data", str(data), *quiet]) == code
    printed = capsys.readouterr()
    return [*printed.out.splitlines(), *printed.err.splitlines()]


def play(capsys: pytest.CaptureFixture[str], data: Path, game: str, script: str, *more: str) -> list[str]:
    path = data / "script.txt"
    path.write_text(script, encoding="utf-8")
    return say(capsys, data, "play", game, "--script", str(path), *more)


# --- found everywhere ---


@pytest.mark.usefixtures("shipped_is_sound")
def test_the_game_is_listed_played_and_has_codes_and_a_box(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "mini : Le verger, de 1 à 4 joueurs" in say(capsys, data, "games")
    codes = say(capsys, data, "codes", "mini")
    assert [line.split("\t")[:2] for line in codes] == [
        ["mini/box", "1"],
        ["mini/hello", "1"],
        *(["mini/apple", str(copy)] for copy in (1, 2, 3)),
        ["mini/go", "1"],
    ]
    assert "[table] Pomme." in say(capsys, data, "say", "mini/apple")
    heard = play(capsys, data, "min", "key #\nscan mini/apple\nscan mini/apple\n", "--players", "1")
    assert heard[-3:] == ["[table] Pomme.", "[table] Panier : 2.", "[table] Le panier est lourd."]
    assert say(capsys, data, "check")[-1] == "Tout est en ordre."


def test_the_barcode_of_the_box_opens_the_game_in_the_lobby(data: Path) -> None:
    book = enter(data, "fr").book
    assert book.read(Frame("4006381333931")) == (Known((Token("soup/box"),), "4006381333931"),)
    assert book.read(Frame("3760175513428")) == (Known((Token("time-bomb-2016/box"),), "3760175513428"),)
    assert book.read(Frame("3760175516689")) == (Known((Token("time-bomb-evolution/box"),), "3760175516689"),)


def test_a_game_that_is_added_never_changes_what_a_prefix_means() -> None:
    games = [
        Pack(id, 1, 1, 8, ())
        for id in ("time-bomb-undercover", "heure-des-3-ombres", "time-bomb-2016", "heureka", "mini")
    ]
    assert game_named("time", games) == "time-bomb-undercover"
    assert game_named("heure", games) == "heure-des-3-ombres"
    assert game_named("time-bomb-2", games) == "time-bomb-2016"
    assert game_named("mi", games) == "mini"
    with pytest.raises(Cannot):
        game_named("xyz", games)


def test_a_bad_pack_is_left_out_with_line_and_field_and_the_others_are_played(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "packs" / "mini.yaml").write_text(MINI.replace("counter: basket", "counter: bucket"), encoding="utf-8")
    assert cli.run(["games", "--lang", "fr", "--data", str(data)]) == 0
    listed = capsys.readouterr()
    assert "soup" in listed.out
    assert "mini" not in listed.out
    assert "packs/mini.yaml, ligne 14, " in listed.err


def test_two_files_may_not_be_the_same_game(data: Path) -> None:
    (data / "packs" / "mini.yaml").write_text(MINI.replace("game: mini", "game: soup"), encoding="utf-8")
    here = enter(data, "fr")
    assert [fault.id for fault in here.left_out] == ["fault-file-name"]
    assert "mini" not in here.shelf.boxes


def test_the_settings_of_a_pack_are_those_of_the_command_line(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = "key #\nkey #\nkey #\nkey #\nkey 1\nscan soup/lid\n"
    heard = play(capsys, data, "soup", script, "--players", "2", "--set", "spoons=4")
    assert "[table] Joueur 1, cuillères : 4 sur 9." in heard
    (refused,) = say(capsys, data, "play", "soup", "--set", "spoons=6", code=1)
    assert refused == "spoons : un nombre de 0 à 5."


# --- many games ---


def test_a_lobby_of_many_games_asks_for_two_digits_and_lists_them_on_demand(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    shipped = len(loader.games())
    for number in range(10, 20):
        text = MINI.replace("mini", f"game-{number}").replace("Le verger", f"Jeu {number}")
        (tmp_path / "packs" / f"game-{number}.yaml").write_text(text, encoding="utf-8")
    shelf = enter(tmp_path, "fr").shelf
    words = Catalogue("fr")
    opened = open_table(shelf, Wishes(), Tone())
    assert [words.text(line) for line in opened.said][1] == (
        f"{shipped + 10} jeux. Scannez une boîte, ou tapez un numéro à 2 chiffres. Touche D : la liste."
    )
    listed = turn(shelf, opened.session, Key("D"))
    assert f"{shipped + 1} : Jeu 10" in words.text(listed.said[0])
    session = opened.session
    for key in f"{shipped + 1:02d}":
        session = turn(shelf, session, Key(key)).session
    assert session.play.game == "game-10"
    question = own_question(shelf, opened.session)
    assert question is not None
    assert (question.low, question.high, question.width) == (1, shipped + 10, 2)


def test_a_number_of_the_lobby_is_the_packs_own_and_one_that_no_game_has_is_refused(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "mini.yaml").write_text(MINI.replace("version: 1", "version: 1\nlobby: 4"), encoding="utf-8")
    entered = enter(tmp_path, "fr").shelf
    shelf = replace(entered, games={id: entered.games[id] for id in ("time-bomb-2016", "mini")})
    words = Catalogue("fr")
    opened = open_table(shelf, Wishes(), Tone())
    listed = "Quel jeu ? 4 : Le verger, 6 : Time Bomb, l'original."
    assert words.text(opened.said[1]).startswith(listed)
    refused = turn(shelf, opened.session, Key("5"))
    assert words.text(refused.said[0]) == "Aucun jeu n'a le numéro 5. Quel jeu ? Touche D : la liste."
    assert words.text(turn(shelf, refused.session, Key("D")).said[0]).startswith(listed)
    assert turn(shelf, refused.session, Key("4")).session.play.game == "mini"


# --- kept as it was begun ---

HALF = "key #\nscan mini/apple@1\n"


def test_a_game_goes_on_as_it_was_begun_whatever_becomes_of_its_pack(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(capsys, data, "mini", HALF, "--players", "1")
    changed = MINI.replace("version: 1", "version: 2").replace("2: Le panier est lourd.", "2: Autre chose.")
    (data / "packs" / "mini.yaml").write_text(changed, encoding="utf-8")
    heard = play(capsys, data, "mini", "key #\nscan mini/apple@2\n")
    assert "[table] Le panier est lourd." in heard
    assert "[table] Le panier est lourd." in say(capsys, data, "replay", "last")


def test_a_game_whose_pack_is_gone_is_missed_in_words_and_left_alone(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(capsys, data, "mini", HALF, "--players", "1")
    (kept,) = data.glob("games/mini/*.game")
    before = kept.read_bytes()
    pack_file = data / "packs" / "mini.yaml"
    text = pack_file.read_text(encoding="utf-8")
    pack_file.unlink()
    heard = play(capsys, data, "soup", "# nothing\n", "--players", "2")
    assert not any("mini" in line for line in heard), "another game is wished for"
    (refused,) = say(capsys, data, "replay", str(kept), code=1)
    assert "Remettez mini.yaml dans le dossier packs." in refused
    (data / "script.txt").write_text("# nothing\n", encoding="utf-8")
    lobby = say(capsys, data, "play", "--script", str(data / "script.txt"))
    assert any("Remettez mini.yaml" in line for line in lobby)
    assert kept.read_bytes() == before
    pack_file.write_text(text, encoding="utf-8")
    assert "[table] Panier : 2." in play(capsys, data, "mini", "key #\nscan mini/apple@2\n")


# --- words in several languages ---


def test_each_listener_hears_the_packs_words_in_their_own_language_else_in_its_first() -> None:
    both = OwnWords((OwnText("fr", "la soupe"), OwnText("en", "soup")))
    said = Announcement("own-text", (("text", both),))
    assert [phrase.lang for phrase in Catalogue("en").phrases(said)] == ["en"]
    assert Catalogue("en").text(said) == "soup"
    assert [phrase.lang for phrase in Catalogue("es").phrases(said)] == ["fr"]


def test_a_numbered_card_is_called_by_its_name_and_number() -> None:
    kinds = {kind.id: kind for kind in pack(SOUP).kinds}
    title = kinds["soup/hint/2"].title
    assert isinstance(title, Word)
    assert Catalogue("fr").text(word("look-up", token=title)) == "Indice 2."


def test_an_amount_is_a_number_or_the_name_of_one() -> None:
    declared = pack(SOUP).declared
    assert declared is not None
    assert [counter.high for counter in declared.counters] == [Amount(of="things/full"), Amount(9)]


# --- what is heard to climb ---


@pytest.mark.parametrize("game", [BOMB, EVO])
def test_only_the_first_counter_climbs_a_scale_as_its_cards_come(game: str) -> None:
    """The wires of Time Bomb; the bombs of Evolution stand behind them in the pack."""
    (transcripts,) = (kept for kept in TRANSCRIPTS if kept.game == game)
    said = [line for title in transcripts.titles for line in transcripts.heard(title, "fr").said]
    steps = [(line.sign, dict(line.args)) for line in said if isinstance(line.sign, ScaleStep)]
    assert steps
    for sign, args in steps:
        assert sign == ScaleStep(cast(int, args["value"]))
        assert isinstance(name := args["name"], OwnWords)
        assert name.texts[0].text == "Désamorçage"


def test_a_packs_names_are_heard_as_they_are_said_and_shown_as_they_are_written(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = data / "packs" / "mini.yaml"
    path.write_text(SAID, encoding="utf-8")
    assert say(capsys, data, "say", "mini/pear") == ["[table] Poire."]
    box = enter(data, "fr").shelf.boxes["mini"]
    assert box.pack.declared is not None
    (basket,) = box.pack.declared.counters
    words = Catalogue("fr")
    for shown, name in (("Verger", box.pack.title), ("Poire", box.pack.title_of("mini/pear")), ("Panier", basket.name)):
        said = Announcement("look-up", word("", token=name).args)
        assert words.text(said) == f"{shown}."
        assert [phrase.text for phrase in words.phrases(said)] == [f"{shown}-dit."]


SAID = """\
pack: 1
game: mini
version: 1
players: {fewest: 1, most: 4}
languages: [fr, en]
name: {fr: Verger, en: Orchard}
said: {fr: verger-dit}
cards:
  pear:
    name: {fr: Poire, en: Pear}
    said: {fr: poire-dit}
counters:
  basket:
    name: {fr: Panier, en: Basket}
    said: {fr: panier-dit}
"""
