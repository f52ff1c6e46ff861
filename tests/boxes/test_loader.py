"""The shipped packs, and what makes a pack faulty."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from companion.boxes import loader, stickers
from companion.boxes.box import Kind
from companion.boxes.telling import WORDS
from companion.files.documents import Faulty

BOMB = loader.shipped("time-bomb-undercover")


def test_every_shipped_pack_is_sound_and_named_after_its_game() -> None:
    assert {"cluedo-one-piece", "heure-des-3-ombres", "time-bomb-2016"} < {*loader.games()}
    assert [loader.shipped(game).id for game in loader.games()] == [*loader.games()]


def test_the_box_of_time_bomb_undercover_holds_what_the_rules_list() -> None:
    copies = {kind.id.partition("/")[2]: kind.copies for kind in BOMB.kinds}
    lieux = {f"lieu/{number}": 1 for number in range(1, 18)}
    assert copies == {
        "box": 1,
        "role/organisation": 3,
        "role/agence": 4,
        "role/shadow": 1,
        "cover/red": 9,
        "cover/blue": 9,
        "cable/secure": 31,
        "cable/defuse": 8,
        "cable/bomb": 1,
        "fatality/blue": 1,
        "fatality/red": 1,
        **lieux,
    }
    assert {kind.id.partition("/")[2] for kind in BOMB.kinds if kind.slots} == set(lieux)
    assert {kind.slots for kind in BOMB.kinds if kind.slots} == {("round", "name", "text")}


@pytest.mark.parametrize("players", range(4, 9))
def test_every_player_gets_five_cables_and_a_role(players: int) -> None:
    cables = BOMB.row("cables", players)
    assert sum(cables.values()) == 5 * players
    assert (cables["defuse"], cables["bomb"]) == (players, 1)
    left_out = 1 if players < 6 else 0
    assert sum(BOMB.row("roles", players).values()) == players + left_out


@pytest.mark.parametrize("players", range(4, 9))
def test_no_table_asks_for_more_than_the_box_holds(players: int) -> None:
    copies = {kind.id.partition("/")[2]: kind.copies for kind in BOMB.kinds}
    roles = BOMB.row("roles", players)
    assert roles["org-red"] + roles["org-blue"] <= copies["role/organisation"]
    assert roles["agence-red"] + roles["agence-blue"] <= copies["role/agence"]
    assert all(count <= copies[f"cable/{kind}"] for kind, count in BOMB.row("cables", players).items())


def test_only_the_roles_for_seven_are_inferred() -> None:
    assert BOMB.inferred == {"roles/7"}
    assert BOMB.row("roles", 7) == {"org-red": 1, "org-blue": 1, "agence-blue": 3, "agence-red": 1, "shadow": 1}


@pytest.mark.parametrize("game", loader.games())
def test_a_label_is_never_stuck_on_a_tactile_sticker(game: str) -> None:
    legend = stickers.load().games.get(game)
    for kind in loader.shipped(game).kinds if legend else ():
        felt = {*legend.places.get(kind.id.removeprefix(f"{game}/"), ())} if legend else set()
        assert not felt & {*kind.label_places}, kind.id


def test_a_cover_has_its_label_where_the_cover_is_printed_and_the_role_has_its_own_elsewhere() -> None:
    places = {kind.id.partition("/")[2]: kind.label_places for kind in BOMB.kinds}
    assert places["cover/red"] == places["cover/blue"] == ("lower-right", "upper-left")
    assert {places[role] for role in ("role/organisation", "role/agence", "role/shadow")} == {("upper-right",)}


def test_what_nobody_holds_in_the_hand_is_on_the_reference_sheet() -> None:
    kinds = loader.shipped("heure-des-3-ombres").kinds
    on_sheet = {kind.id.split("/")[1] for kind in kinds if kind.label_places == ("sheet",)}
    assert on_sheet == {"enquete", "lieu"}


GOOD = """\
pack: 1
game: bomb
version: 1
players: {fewest: 4, most: 5}
tokens:
  box: {}
  cable/secure: {copies: 31}
  lieu/1: {slots: [round], aliases: [place/1]}
tables:
  cables:
    4: {secure: 15, bomb: 1}
    5: {secure: 19, bomb: 1}
inferred: [cables/5]
"""


@pytest.mark.parametrize(
    ("good", "bad", "expected"),
    [
        ("game: bomb\n", "", (1, "game", "fault-missing-field")),
        ("most: 5", "most: 3", (4, "players.most", "fault-whole")),
        ("copies: 31", "copies: 031", (7, "tokens.cable/secure.copies", "fault-whole")),
        ("copies: 31", "copy: 31", (7, "tokens.cable/secure.copy", "fault-unknown-field")),
        ("  box:", "  Box:", (6, "tokens.Box", "fault-token-id")),
        ("place/1", "box", (8, "tokens.lieu/1", "fault-token-taken")),
        ("slots: [round]", "slots: round", (8, "tokens.lieu/1.slots", "fault-list")),
        ("copies: 31", "label: [middle]", (7, "tokens.cable/secure.label.1", "fault-choice")),
        ("copies: 31", "label: [sheet, face]", (7, "tokens.cable/secure.label", "fault-label-places")),
        ("copies: 31", "label: [lower-right, lower-right]", (7, "tokens.cable/secure.label", "fault-label-places")),
        ("copies: 31", 'salt: "%"', (7, "tokens.cable/secure.salt", "fault-salt")),
        ("    5: {secure: 19, bomb: 1}\n", "", (11, "tables.cables", "fault-missing-row")),
        ("5: {secure: 19, bomb: 1}", "5: {secure: 19}", (12, "tables.cables.5.bomb", "fault-missing-field")),
        ("5: {secure: 19, bomb: 1}", "5: {secure: 19, bomb: on}", (12, "tables.cables.5.bomb", "fault-whole")),
        ("    5:", "    6:", (12, "tables.cables.6", "fault-whole")),
        ("[cables/5]", "[cables/6]", (13, "inferred.1", "fault-unknown-row")),
        ("[cables/5]", "[cables]", (13, "inferred.1", "fault-row")),
        ("inferred: [cables/5]", "why: {turn/cut: [own-cable]}", (13, "why.turn/cut", "fault-why-no-rules")),
        (
            "inferred: [cables/5]",
            "rules: {turn: [cut]}\nwhy: {turn/cuts: [own-cable]}",
            (14, "why.turn/cuts", "fault-choice"),
        ),
    ],
)
def test_a_fault_names_its_line_and_field(tmp_path: Path, good: str, bad: str, expected: object) -> None:
    path = tmp_path / "bomb.yaml"
    path.write_text(GOOD)
    assert loader.load(path).row("cables", 5) == {"secure": 19, "bomb": 1}
    path.write_text(GOOD.replace(good, bad))
    with pytest.raises(Faulty) as refused:
        loader.load(path)
    assert expected in [(fault.line, fault.field, fault.id) for fault in refused.value.faults]


def test_two_tokens_with_one_code_are_told_at_the_one_that_needs_salt(tmp_path: Path) -> None:
    def clashes(kinds: tuple[Kind, ...]) -> Iterable[tuple[str, str]]:
        assert [kind.id for kind in kinds] == ["bomb/box", "bomb/cable/secure", "bomb/lieu/1"]
        return [("bomb/lieu/1", "sticker/heart")]

    path = tmp_path / "bomb.yaml"
    path.write_text(GOOD)
    with pytest.raises(Faulty) as refused:
        loader.load(path, clashes)
    (fault,) = refused.value.faults
    assert (fault.line, fault.field, fault.id) == (8, "tokens.lieu/1", "fault-clash")
    assert fault.args == (("token", "bomb/lieu/1"), ("other", "sticker/heart"))


def test_slots_of_few_words_are_declared_once_for_the_box() -> None:
    pack = loader.shipped("mystere-de-l-abbaye")
    assert pack.choices["order"] == ("hospitalier", "franciscain", "benedictin")
    monk = next(kind for kind in pack.kinds if kind.id.endswith("moine/24"))
    assert set(pack.choices) - {"seal"} == {*monk.slots} - {"name"}
    for players in range(3, 7):
        row = pack.row("deal", players)
        assert players * row["hand"] + row["parlour"] + row["culprit"] == 24


def test_every_number_that_an_owner_may_fill_in_has_a_measure() -> None:
    for pack in map(loader.shipped, loader.games()):
        slots = {slot for kind in pack.kinds for slot in kind.slots}
        assert slots == {*pack.choices, *pack.largest} | (slots & {*WORDS}), pack.id


def test_what_a_system_lays_beside_a_pack_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    for name in ("moon.yaml", "._moon.yaml", "moon.yaml.orig", "sun.yml"):
        (tmp_path / "packs" / name).write_text("pack: 1\n")
    assert [path.name for path in loader.owned(tmp_path)] == ["moon.yaml", "sun.yml"]


def test_a_deck_file_in_the_folder_of_a_shipped_game_is_no_pack(tmp_path: Path) -> None:
    told, misplaced = loader.told_path(tmp_path, "orchard"), loader.told_path(tmp_path, "time-bomb-undercover")
    for path in (told, misplaced):
        path.parent.mkdir(parents=True)
        path.write_text("pack: 1\n", encoding="utf-8")
    assert loader.owned(tmp_path) == (told,)
    assert not loader.is_owned(misplaced)
