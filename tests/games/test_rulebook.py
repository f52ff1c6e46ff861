"""The rules by ear agree with the packs' numbers, name every card, room and sticker, and are what the transcripts say.

``python -m tests.games.test_rulebook --write`` writes the transcripts anew: read the difference aloud.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from companion.boxes import loader
from companion.boxes.box import EMPTY, Box, Kind, Slot
from companion.boxes.declaration import Card
from companion.commands.meaning import folded
from companion.files import resources
from companion.games import FOLDERS, Games
from companion.games.rulebook import Chapter, chapters, figures
from companion.model import OwnText, Word, word
from companion.speech.catalogue import Catalogue, cut, uncommented
from companion.speech.proofreading import written_in
from tests.golden import LANGUAGES

PACKS = {game: loader.shipped(game) for game in sorted(path.stem for path in resources.packs().glob("*.yaml"))}
GAMES = Games({id: pack for id, pack in PACKS.items() if pack.declared is not None})
CODED = sorted(FOLDERS)
KEPT = Path(__file__).parent.parent / "golden" / "rules"

#: Words for numbers above three, which belong to a pack or to a game; "one" to "three" are words of a sentence.
NUMBERS = {
    "fr": "quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente",
    "en": "four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty",
    "es": "cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte treinta",
}


@cache
def book(game: str, players: int | None = None) -> tuple[Chapter, ...]:
    return chapters(Box(PACKS[game]), GAMES[game], players)


def texts(game: str, lang: str, players: int | None = None, *, box: Box | None = None) -> dict[str, list[str]]:
    """The passages of each chapter, as they are said."""
    words = Catalogue(lang)
    told = chapters(box, GAMES[game], players) if box else book(game, players)
    return {chapter.id: [words.text(passage) for passage in chapter.passages] for chapter in told}


def transcript(game: str, lang: str) -> str:
    """All that is read of a game's rules while its box's owner has told nothing."""
    words = Catalogue(lang)
    lines: list[str] = []
    for number, chapter in enumerate(book(game), 1):
        lines += [f"== {words.text(word('rules-chapter', number=number, title=chapter.title))}"]
        lines += [words.text(passage) for passage in chapter.passages]
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PACKS)
def test_the_rules_are_what_the_transcript_says(game: str, lang: str) -> None:
    assert transcript(game, lang) == (KEPT / f"{game}.{lang}.txt").read_text(encoding="utf-8")


def test_no_transcript_is_of_no_game() -> None:
    assert {path.name for path in KEPT.iterdir()} == {f"{game}.{lang}.txt" for game in PACKS for lang in LANGUAGES}


# --- what the pack lists, and what is written ---


@pytest.mark.parametrize("game", CODED)
def test_every_passage_is_written_and_every_written_one_is_in_the_pack(game: str) -> None:
    listed = [f"rules-{game}-{chapter}-{name}" for chapter, names in PACKS[game].rules.items() for name in names]
    written = [entry.id for entry in written_in(resources.voices() / "fr" / f"rules-{game}.ftl")]
    assert listed == written, "in the same order, for whoever reads the file"


@pytest.mark.parametrize("game", CODED)
def test_each_game_has_what_a_newcomer_asks_for(game: str) -> None:
    ids = [chapter.id for chapter in book(game)]
    assert ids[:3] == ["minute", "set-up", "turn"]
    assert [id for id in ids if id in ("end", "mistakes")] == ["end", "mistakes"]
    assert ids[-1] == "box"


@pytest.mark.parametrize("game", CODED)
def test_what_is_explained_is_a_refusal_of_the_game(game: str) -> None:
    refusals = {entry.id for entry in written_in(resources.voices() / "fr" / f"{game}.ftl")}
    assert PACKS[game].why, "something leads to its chapter"
    assert {f"{game}-refuse-{refused}" for refused in PACKS[game].why} <= refusals


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PACKS)
def test_a_passage_is_three_sentences_at_most(game: str, lang: str) -> None:
    for passage in (passage for passages in texts(game, lang).values() for passage in passages):
        sentences = re.findall(r"[.!?…](?= |$)", passage)
        assert len(sentences) <= (3 if game in FOLDERS else 4), passage  # a declared text has a frame around it


# --- numbers ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CODED)
def test_no_number_is_written_out_but_taken_from_the_pack_or_the_game(game: str, lang: str) -> None:
    text = (resources.voices() / lang / f"rules-{game}.ftl").read_text(encoding="utf-8")
    for id, entry, _ in cut(text):
        own = re.sub(r"\{[^{}]*\}|^\S+ = |\[\d\]", "", re.sub(r"\{ \$\S+ ->", "", uncommented(entry)))
        assert not re.search(r"\d", re.sub(r"L'heure des 3 ombres|3ID", "", own)), id
        assert not {*folded(own).split()} & {folded(number) for number in NUMBERS[lang].split()}, id


@pytest.mark.parametrize("game", CODED)
def test_every_row_of_a_table_is_read_with_its_own_numbers(game: str) -> None:
    pack = PACKS[game]
    read = {name for names in pack.rules.values() for name in names}
    assert pack.tables.keys() <= read, "every table of the pack is told"
    for table, rows in pack.tables.items():
        for players, row in rows.items():
            (said,) = (passage for passage in _passages(game, players) if passage.id.endswith(f"-{table}"))
            assert dict(row).items() <= dict(said.args).items()
            numbers = [int(number) for number in re.findall(r"\d+", Catalogue("fr").text(said))]
            told = _used(said.id)
            assert sorted(numbers) == sorted([players, *(count for column, count in row.items() if column in told)])


def _passages(game: str, players: int | None = None) -> list[Word]:
    return [passage for chapter in book(game, players) for passage in chapter.passages]


def _used(id: str) -> frozenset[str]:
    """The numbers that a passage takes in."""
    files = (resources.voices() / "fr").glob("rules-*.ftl")
    return next(entry.variables for file in files for entry in written_in(file) if entry.id == id)


@pytest.mark.parametrize("game", CODED)
def test_every_number_that_a_passage_takes_in_is_there(game: str) -> None:
    for players in (None, PACKS[game].fewest, PACKS[game].most):
        for passage in _passages(game, players):
            if passage.id.startswith(f"rules-{game}-"):
                assert _used(passage.id) <= dict(passage.args).keys()


@pytest.mark.parametrize("game", CODED)
def test_a_row_that_no_source_states_is_said_to_be_worked_out(game: str) -> None:
    pack = PACKS[game]
    for row in pack.inferred:
        table, _, players = row.partition("/")
        (said,) = (one for one in _passages(game, int(players)) if one.id.endswith(f"-{table}"))
        assert "calculée" in Catalogue("fr").text(said)


def test_another_number_in_the_pack_is_another_number_in_the_ear() -> None:
    pack = PACKS["time-bomb-undercover"]
    more = tuple(replace(kind, copies=33) if kind.id.endswith("cable/secure") else kind for kind in pack.kinds)
    (told,) = (
        text for text in texts(pack.id, "en", box=Box(replace(pack, kinds=more)))["cards"] if "safe wire" in text
    )
    assert "33" in told


def test_the_numbers_of_a_game_agree_with_those_of_its_box() -> None:
    bomb, abbey, cluedo, hour = (
        figures(PACKS[game], GAMES[game])
        for game in ("time-bomb-undercover", "mystere-de-l-abbaye", "cluedo-one-piece", "heure-des-3-ombres")
    )
    for players, row in PACKS["time-bomb-undercover"].tables["cables"].items():
        assert sum(row.values()) == bomb["hand"] * players
    largest = PACKS["time-bomb-undercover"].tables["roles"][bomb["most"]]
    assert sum(largest.values()) == bomb["role"]
    assert largest["org-red"] + largest["org-blue"] == bomb["role-organisation"]
    assert PACKS["time-bomb-undercover"].largest["round"] == bomb["rounds"]
    for players, deal in PACKS["mystere-de-l-abbaye"].tables["deal"].items():
        assert deal["culprit"] + deal["parlour"] + deal["hand"] * players == abbey["suspects"] == abbey["moine"]
    assert cluedo["mechant"] == cluedo["villains"]
    assert cluedo["crew"] == cluedo["pawns"] + cluedo["doubles"]
    assert hour["lieu"] == PACKS["heure-des-3-ombres"].largest["lieu"]
    assert hour["sleep"] < hour["bluff"] < hour["last-hour"]


# --- every card, room and sticker ---


def fixed(game: str) -> list[Kind]:
    """What the box is known to hold by name: no spare labels, and nothing that only its owner can name."""
    pack = PACKS[game]
    known = (
        kind for kind in pack.kinds if {*kind.slots} <= {"ways"} and not kind.namesake and not kind.id.endswith("/box")
    )
    return [
        kind
        for kind in known
        if not kind.id[-1].isdigit() and ("sheet" not in kind.label or pack.leaf_of(kind) is not None)
    ]


def _title(kind: Kind) -> Word:
    assert isinstance(kind.title, Word)
    return kind.title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in CODED if fixed(game)])
def test_everything_with_a_name_is_told(game: str, lang: str) -> None:
    words = Catalogue(lang)
    told = folded(" ".join(passage for passages in texts(game, lang).values() for passage in passages))
    names = {kind.id: [folded(part) for part in re.split("[:,]", words.text(_title(kind)))] for kind in fixed(game)}
    firsts, lasts = ([parts[at] for parts in names.values()] for at in (0, -1))

    def is_told(parts: list[str]) -> bool:
        """By its own part of the name; where two share a name, twice."""
        if firsts.count(parts[0]) > 1 and lasts.count(parts[-1]) == 1:
            return parts[-1] in told
        return told.count(parts[0]) >= firsts.count(parts[0])

    assert {id for id, parts in names.items() if not is_told(parts)} == set()


# --- what only the box tells ---


def test_what_nobody_has_told_is_said_to_be_unknown_and_what_was_told_is_read() -> None:
    pack = PACKS["time-bomb-undercover"]
    assert texts(pack.id, "en")["box"][0].startswith("I still lack names, texts or numbers")
    slots = {
        kind.id: Slot(
            OwnText("en", f"Pier {number}"), {0: OwnText("en", "Whisper."), 6: OwnText("en", "Shout.")}, {"round": 1}
        )
        for number, kind in enumerate(pack.kinds)
        if "text" in kind.slots
    }
    box = Box(pack, slots)
    told = texts(pack.id, "en", box=box)["box"]
    assert len(told) == 2 * 17, "each place's text, and its pile"
    assert told[0].endswith(". Whisper.")
    assert all(line.endswith(". Shout.") for line in texts(pack.id, "en", 6, box=box)["box"][:17])


def test_the_numbers_of_the_masses_and_the_traits_of_the_monks_are_read_as_their_owner_told_them() -> None:
    pack = PACKS["mystere-de-l-abbaye"]
    assert "number" in texts(pack.id, "en")["box"][-1]
    traits = {"order": 3, "rank": 1, "hood": 2, "face": 1, "build": 2}
    own = {
        f"{pack.id}/messe/laudes": Slot(facts={"cards": 2}),
        f"{pack.id}/messe/none": Slot(facts={"cards": 0}),
        f"{pack.id}/moine/07": Slot(OwnText("en", "Guy"), facts=traits),
        f"{pack.id}/scriptorium/03": Slot(OwnText("en", "The key"), {0: OwnText("en", "Open.")}, {"seal": 1}),
    }
    told = {lang: texts(pack.id, lang, box=Box(pack, own))["box"] for lang in LANGUAGES}
    assert {"Mass: Lauds, 2 cards to pass.", "Mass: Nones, no card to pass."} <= {*told["en"]}
    assert "Guy, Benedictine, father, without a hood, bearded and thin." in told["en"]
    assert {"The key. Open.", "The key, a star on the seal."} <= {*told["en"]}
    assert sum("Guy" in passage for passage in told["en"]) == 1, "a name is not read again in a list of names"
    assert "Messe : Laudes, 2 cartes à passer." in told["fr"]


def test_the_rooms_that_touch_are_read_as_their_owner_told_them() -> None:
    pack = PACKS["mystere-de-l-abbaye"]
    own = {f"{pack.id}/salle/parloir": Slot(texts={0: OwnText("en", "Aula, Claustrum.")})}
    told = texts(pack.id, "en", box=Box(pack, own))["box"]
    assert "Parlour, room 16. Next to it: Aula, Claustrum." in told
    assert told[-1].startswith("I still lack"), "of the other rooms nobody has told it"


def test_the_pile_of_a_place_is_read_and_no_pair_of_what_lies_face_down() -> None:
    pack = PACKS["time-bomb-undercover"]
    own = {f"{pack.id}/lieu/3": Slot(OwnText("en", "Pier"), facts={"round": 2})}
    assert "Pier, pile of round 2." in texts(pack.id, "en", box=Box(pack, own))["box"]
    hour = PACKS["heure-des-3-ombres"]
    facts = {kind.id: Slot(facts={"pair": 17, "lieu": 4}) for kind in hour.kinds if {"pair", "lieu"} & {*kind.slots}}
    assert texts(hour.id, "en", box=Box(hour, facts)) == texts(hour.id, "en")


@pytest.mark.parametrize("game", CODED)
def test_the_box_chapter_lists_slots_of_the_pack(game: str) -> None:
    """A misspelt one would never be read."""
    assert {*PACKS[game].rules.get("box", ())} <= {slot for kind in PACKS[game].kinds for slot in kind.slots}


def test_a_set_up_that_only_the_box_tells_is_read_as_its_owner_told_it() -> None:
    pack = PACKS["heure-des-3-ombres"]
    assert texts(pack.id, "en")["set-up"][-1].startswith("How it is set up is printed in the box alone")
    steps = (OwnText("en", "Shuffle all tiles."), OwnText("en", "Take a sheet each."))
    assert texts(pack.id, "en", box=Box(pack, steps=steps))["set-up"][-1].endswith("Take a sheet each.")


def test_no_name_tells_which_label_is_on_what_lies_face_down() -> None:
    pack = PACKS["heure-des-3-ombres"]
    own = {kind.id: Slot(OwnText("fr", "Rose")) for kind in pack.kinds if "/tuile/" in kind.id}
    assert "Rose" not in str(texts(pack.id, "fr", box=Box(pack, own)))


def test_the_text_of_a_card_for_one_ear_is_read_to_nobody() -> None:
    pack = PACKS["cartes-parlantes"]
    assert pack.declared is not None
    own = {kind.id: replace(EMPTY, texts={0: OwnText("fr", f"Dit {kind.id}")}) for kind in pack.kinds if kind.slots}
    told = " ".join(texts(pack.id, "fr", box=Box(pack, own))["box"])
    assert "/carte/1" in told
    assert "/secret/" not in told


def test_a_private_card_that_speaks_is_only_counted() -> None:
    pack = PACKS["time-bomb-2016"]
    assert pack.declared is not None
    spoken = tuple(_speaking(card) if card.private else card for card in pack.declared.cards)
    changed = replace(pack, declared=replace(pack.declared, cards=spoken))
    assert "Pssst" not in str(texts(pack.id, "fr", box=Box(changed)))


def _speaking(card: Card) -> Card:
    return replace(card, says=replace(card.name, texts=(OwnText("fr", "Pssst."),)))


@pytest.mark.parametrize("game", [game for game in PACKS if game not in FOLDERS])
def test_a_game_without_code_tells_what_it_declares(game: str) -> None:
    declared = PACKS[game].declared
    assert declared is not None
    told = " ".join(passage for passages in texts(game, "fr").values() for passage in passages)
    said = [ending.says for ending in declared.endings] + [card.name for card in declared.cards]
    assert [text.for_listener("fr").text for text in said if text.for_listener("fr").text not in told] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PACKS)
def test_the_first_minute_says_what_one_does_and_not_only_for_how_many(game: str, lang: str) -> None:
    assert len(texts(game, lang)["minute"]) > 1


def test_a_setting_of_a_game_without_code_is_told_as_it_is_set() -> None:
    pack = PACKS["time-bomb-evolution"]
    told = chapters(Box(pack), GAMES[pack.id], 5, (("defuse-to-win", "3"),))
    said = [Catalogue("fr").text(passage) for chapter in told for passage in chapter.passages]
    assert "Désamorçage : pas au-delà de 3." in said


def test_chapters_follow_each_other_as_in_the_pack() -> None:
    for game in CODED:
        listed = list(PACKS[game].rules)
        assert [chapter.id for chapter in book(game)][: len(listed)] == listed
        assert all(one != other for one, other in pairwise(listed))


if __name__ == "__main__" and "--write" in sys.argv:
    for game in PACKS:
        for lang in LANGUAGES:
            (KEPT / f"{game}.{lang}.txt").write_text(transcript(game, lang), encoding="utf-8")
