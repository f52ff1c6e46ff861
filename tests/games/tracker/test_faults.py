"""``companion check`` explains every mistake in a pack without code: line, field, and the right form."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.boxes import loader
from companion.commands import check, enquiries
from companion.files import resources
from companion.files.documents import Faulty
from companion.speech.catalogue import Catalogue
from tests.tabletop import strict

from .packs import MINI, SOUP, pack


def line_of(text: str, what: str) -> int:
    return text[: text.index(what)].count("\n") + 1


def faults(text: str) -> list[tuple[int | None, str, str]]:
    """(line, field, message) of each fault."""
    try:
        pack(text)
    except Faulty as refused:
        for fault in refused.faults:
            for lang in ("fr", "en", "es"):
                assert "{" not in Catalogue(lang, report=strict).text(fault.word())
        return [(fault.line, fault.field, fault.id) for fault in refused.faults]
    return []


def test_the_packs_of_these_tests_are_sound() -> None:
    assert faults(SOUP) == faults(MINI) == []


CARD = "cards.salt.effects.1"
MISTAKES = [
    # what stands there → what somebody wrote, and what is wrong with it
    ("{counter: pot, by: -1}", "{counter: pott, by: -1}", f"{CARD}.counter", "fault-choice"),
    ("{counter: pot, by: -1}", "{counter: pot}", CARD, "fault-by-or-set"),
    ("{counter: pot, by: -1}", "{counter: pot, by: 1, set: 2}", CARD, "fault-by-or-set"),
    ("{counter: pot, by: -1}", "{counter: pot, by: 0}", f"{CARD}.by", "fault-by-nothing"),
    ("{counter: pot, by: -1}", "{counter: pot, by: one}", f"{CARD}.by", "fault-whole"),
    ("{counter: pot, by: -1}", "{by: -1}", CARD, "fault-effect"),
    ("{counter: pot, by: -1}", "{counter: pot, by: -1, next: turn}", CARD, "fault-effect"),
    ("{counter: pot, by: -1}", "{next: turn, by: -1}", f"{CARD}.by", "fault-only-counter"),
    ("{counter: pot, by: -1}", "{counter: pot, by: -1, whose: all}", f"{CARD}.whose", "fault-not-per-seat"),
    ("{counter: pot, by: -1}", "{counter: pot, set: things/empty}", f"{CARD}.set", "fault-unknown-amount"),
    ("{counter: pot, by: -1}", "{add: pot}", f"{CARD}.add", "fault-unknown-field"),
    ("{next: round}", "{next: week}", "cards.bell.effects.1.next", "fault-choice"),
    ("{ends: burnt}", "{ends: burned}", "cards.fire.effects.1.ends", "fault-choice"),
    ("{dice: roll}", "{dice: throw}", "cards.luck.effects.1.dice", "fault-choice"),
    ("[{dice: roll}]", "[{dice: roll}, {next: turn}]", "cards.luck.effects", "fault-dice-alone"),
    (
        "private: true\n",
        "private: true\n    effects: [{next: turn}]\n",
        "cards.taste.effects",
        "fault-private-effects",
    ),
    ("    private: true", "    private: yes", "cards.taste.private", "fault-flag"),
    ("sticker: triangle", "sticker: square", "cards.carrot.sticker", "fault-choice"),
    ("{fr: Sel, en: Salt}", "{fr: Sel}", "cards.salt.name", "fault-text-missing"),
    ("{fr: Sel, en: Salt}", "{fr: Sel, en: Salt, de: Salz}", "cards.salt.name.de", "fault-choice"),
    ("{fr: Sel, en: Salt}", "Sel", "cards.salt.name", "fault-text-in-languages"),
    ("    name: {fr: Sel, en: Salt}\n", "", "cards.salt.name", "fault-missing-field"),
    ("  salt:", "  Salt:", "cards.Salt", "fault-token-id"),
    ("  salt:", "  lid:", "cards.lid", "fault-duplicate"),
    ("  salt:", "  box:", "cards.box", "fault-token-taken"),
    ("slots: [name, text]", "slots: [name, colour]", "cards.hint.slots.2", "fault-choice"),
    ("numbered: 3", "numbered: 0", "cards.hint.numbered", "fault-whole"),
    ("copies: 3", "copies: 03", "cards.carrot.copies", "fault-whole"),
    ("start: 1", "start: 6", "counters.pot", "fault-start-outside"),
    ("start: 1", "start: 1\n    min: 2", "counters.pot", "fault-start-outside"),
    ("start: 1", "step: 0", "counters.pot.step", "fault-whole"),
    ("max: things/full", "max: things/half", "counters.pot.max", "fault-unknown-amount"),
    ("      3: {fr: Elle fume", "      30: {fr: Elle fume", "counters.pot.at.30", "fault-never-reached"),
    ("      3: {fr: Elle fume", "      soon: {fr: Elle fume", "counters.pot.at.soon", "fault-whole"),
    ("    max: 9\n", "    at: {max: {fr: Trop., en: Too many.}}\n", "counters.spoons.at.max", "fault-no-limit"),
    ("[{ends: full}]", "[{counter: pot, by: 1}]", "counters.pot.at.max.effects.1", "fault-at-effect"),
    ("a-key: pot", "a-key: pot\nwindows: never", "windows", "fault-windows-never"),
    ("a-key: pot", "a-key: kettle", "a-key", "fault-choice"),
    ("  - table: things", "  - table: spoons", "set-up.2.table", "fault-choice"),
    ("      4: {full: 9}\n", "", "tables.things.rows", "fault-missing-row"),
    ("      full: {fr: litres", "      half: {fr: litres", "tables.things.rows", "fault-columns"),
    ("inferred: [things/4]", "inferred: [things/5]", "inferred.1", "fault-unknown-row"),
    ("    last: {fr: Dernier", "    lats: {fr: Dernier", "rounds.starts.lats", "fault-which-round"),
    ("  over: eaten", "  over: sleep", "rounds.over", "fault-choice"),
    ("  number: 3\n", "", "rounds.over", "fault-over-without-number"),
    ("order: clockwise", "order: anyhow", "turns.order", "fault-choice"),
    ("order: clockwise", "order: said", "turns", "fault-order-key"),
    ("order: clockwise", "to-another: true", "turns", "fault-to-another"),
    ("starts: [round]", "starts: [key]", "countdown", "fault-key-twice"),
    ("starts: [round]", "starts: [dawn]", "countdown.starts.1", "fault-choice"),
    ("    20: {fr: Vingt", "    70: {fr: Vingt", "countdown.says.70", "fault-whole"),
    ("seconds: 60", "seconds: 1:00", "countdown.seconds", "fault-whole"),
    ("  names: [{fr: pile, en: heads}, {fr: face, en: tails}]\n", "", "dice", "fault-faces-or-names"),
    (", {fr: face, en: tails}]", "]", "dice.names", "fault-two-faces"),
    ("    max: 9\n", "    start: 3\n    max: settings/spoons\n", "counters.spoons", "fault-start-outside"),
    ("  number: 3\n", "  number: settings/spoons\n", "rounds.number", "fault-amount-low"),
    ("{fr: Sel, en: Salt}", "{fr: Couvercle, en: Salt}", "cards.lid.name", "fault-name-taken"),
    ("{default: 2, from: 0, to: 5}", "{default: 7, from: 0, to: 5}", "settings.spoons.default", "fault-whole"),
    ("set: settings/spoons", "set: settings/forks", "cards.lid.effects.2.set", "fault-unknown-amount"),
    ("languages: [fr, en]", "languages: []", "languages", "fault-languages"),
    ("languages: [fr, en]", "languages: [fr, en, fr]", "languages.3", "fault-duplicate"),
    ("settings:\n", "settings:\n  scanner: {default: 1, from: 0, to: 2}\n", "settings.scanner", "fault-game-taken"),
    ("languages: [fr, en]", "languages: [French]", "languages.1", "fault-language-tag"),
    ("players: {fewest: 2, most: 4}", "players: {fewest: 2, most: 9}", "players.most", "fault-whole"),
    ('barcodes: ["4006381333931"]', "barcodes: [4006381333931]", "barcodes.1", "fault-quotes"),
    ("version: 1\n", "", "version", "fault-missing-field"),
    ("pack: 1", "pack: 2", "pack", "fault-newer"),
    ("game: soup", "game: Soup", "game", "fault-slug"),
    ("game: soup", "game: sticker", "game", "fault-game-taken"),
    ("countdown:\n", "cuontdown:\n", "cuontdown", "fault-unknown-field"),
]


@pytest.mark.parametrize(("good", "bad", "field", "fault"), MISTAKES)
def test_a_mistake_is_told_at_its_line_with_the_right_form(good: str, bad: str, field: str, fault: str) -> None:
    assert good in SOUP
    told = faults(SOUP.replace(good, bad, 1))
    assert (field, fault) in [(at, id) for _, at, id in told]
    assert all(line is not None and 1 <= line <= SOUP.count("\n") + 2 for line, _, _ in told)


def shipped(game: str) -> str:
    """The text of a shipped pack."""
    return (resources.packs() / f"{game}.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "good", "bad", "field"),
    [
        ("time-bomb-2016", "defuse: 8, bomb: 1", "defuse: 77, bomb: 1", "counters.defuse"),
        ("time-bomb-2016", "copies: 8\n", "copies: 7\n", "counters.defuse"),
        ("time-bomb-evolution", "{default: 4, from: 2, to: 5}", "{default: 4, from: 2, to: 6}", "counters.bombs-1"),
    ],
)
def test_no_number_is_larger_than_the_cards_of_the_box(game: str, good: str, bad: str, field: str) -> None:
    text = shipped(game)
    assert good in text
    assert faults(text) == []
    assert (field, "fault-more-than-cards") in [(at, id) for _, at, id in faults(text.replace(good, bad))]


@pytest.mark.parametrize(
    ("section", "field", "needed"),
    [
        ("turns", "cards.carrot.effects.3.next", "turns"),
        ("rounds", "cards.bell.effects.1.next", "rounds"),
        ("countdown", "cards.salt.effects.2.countdown", "countdown"),
        ("dice", "cards.luck.effects.1.dice", "dice"),
        ("endings", "cards.fire.effects.1.ends", "endings"),
        ("counters", "cards.carrot.effects.1.counter", "counters"),
        ("tables", "set-up.2.table", "tables"),
    ],
)
def test_what_is_used_must_be_declared(section: str, field: str, needed: str) -> None:
    before, _, rest = SOUP.partition(f"\n{section}:")
    rest = rest[rest.index("\n", 1) :]
    kept = rest.splitlines()[1:]
    while kept and kept[0].startswith(" "):
        kept.pop(0)
    text = "\n".join([before, *kept]) + "\n"
    with pytest.raises(Faulty) as refused:
        pack(text)
    found = [(fault.field, fault.id, dict(fault.args).get("section")) for fault in refused.value.faults]
    assert (field, "fault-needs-section", needed) in found


def test_a_name_that_a_language_lacks_is_not_called_taken() -> None:
    text = SOUP.replace("{fr: Sel, en: Salt}", "Sel").replace("{fr: Couvercle, en: Lid}", "Couvercle")
    assert {id for _, _, id in faults(text)} == {"fault-text-in-languages"}


def test_the_line_is_that_of_the_mistake() -> None:
    text = SOUP.replace("{ends: burnt}", "{ends: burned}")
    assert faults(text) == [(line_of(text, "burned"), "cards.fire.effects.1.ends", "fault-choice")]


# --- in a data folder ---


def put(folder: Path, name: str, text: str) -> Path:
    (folder / "packs").mkdir(exist_ok=True)
    path = folder / "packs" / name
    path.write_text(text, encoding="utf-8")
    return path


def told(*paths: Path, folder: Path) -> list[tuple[str, int | None, str, str]]:
    found = check.check(paths, enquiries.clashes(folder))
    return [(fault.path.name, fault.line, fault.field, fault.id) for fault in found]


def test_a_sound_pack_of_the_owners_is_sound_alone_and_in_its_folder(tmp_path: Path) -> None:
    path = put(tmp_path, "mini.yaml", MINI)
    assert told(path, folder=tmp_path) == told(tmp_path, folder=tmp_path) == []


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("Mini.yaml", MINI.replace("game: mini", "game: Mini"), ("Mini.yaml", 2, "game", "fault-slug")),
        ("garden.yaml", MINI, ("garden.yaml", 2, "game", "fault-file-name")),
        ("any.yaml", MINI.replace("mini", "time-bomb-2016"), ("any.yaml", 2, "game", "fault-game-taken")),
        (
            "night.yaml",
            "pack: 1\ngame: night\nversion: 1\nplayers: {fewest: 2, most: 4}\ntokens: {box: {}}\n",
            ("night.yaml", 1, "", "fault-needs-cards"),
        ),
        ("mini.yaml", "pack: 1\ngame: [mini\n", ("mini.yaml", 3, "", "fault-yaml")),
    ],
)
def test_a_pack_of_the_owners_must_be_a_new_game_of_its_name(
    tmp_path: Path, name: str, text: str, expected: tuple[str, int, str, str]
) -> None:
    path = put(tmp_path, name, text)
    assert told(path, folder=tmp_path) == [expected]


def test_a_barcode_of_two_pieces_is_told_for_at_a_table_neither_would_be_read(tmp_path: Path) -> None:
    barcodes = 'barcodes: ["4006381333931"]\n'
    text = (
        "pack: 1\ngame: two\nversion: 1\nlanguages: [en]\nname: Two\nplayers: {fewest: 1, most: 2}\n"
        + barcodes
        + "cards:\n  key:\n    name: Key\n    "
        + barcodes
    )
    path = put(tmp_path, "two.yaml", text)
    assert told(path, folder=tmp_path) == [("two.yaml", 10, "cards.key", "fault-barcode-taken")]


@pytest.mark.parametrize("name", ["two.yaml.txt", "two.YAML", "Two.Yml"])
def test_a_file_whose_name_nobody_reads_is_told(tmp_path: Path, name: str) -> None:
    put(tmp_path, name, MINI)
    assert told(tmp_path, folder=tmp_path) == [(name, None, "", "fault-not-yaml")]


@pytest.mark.parametrize("name", ["two.yaml~", "two.yaml.bak", "notes.txt", ".two.YAML"])
def test_what_lies_beside_packs_is_let_lie(tmp_path: Path, name: str) -> None:
    put(tmp_path, name, MINI)
    assert told(tmp_path, folder=tmp_path) == []


def test_codes_that_clash_are_told_with_the_other_token(tmp_path: Path) -> None:
    path = put(tmp_path, "mini.yaml", MINI)
    with pytest.raises(Faulty) as refused:
        loader.load_owned(path, lambda kinds: [("mini/apple", "soup/lid")])
    (fault,) = refused.value.faults
    assert (fault.field, fault.id, fault.args) == (
        *("cards.apple", "fault-clash"),
        (("token", "mini/apple"), ("other", "soup/lid")),
    )


def test_a_deck_file_of_an_owners_game_is_checked_against_its_pack(tmp_path: Path) -> None:
    put(tmp_path, "soup.yaml", SOUP)
    (tmp_path / "decks").mkdir()
    deck = tmp_path / "decks" / "soup.yaml"
    deck.write_text("deck: 1\ngame: soup\ntokens:\n  hint/1: {text: {lang: fr, text: Salez.}}\n", encoding="utf-8")
    assert told(tmp_path, folder=tmp_path) == []
    deck.write_text("deck: 1\ngame: soup\ntokens:\n  lid: {text: {lang: fr, text: Salez.}}\n", encoding="utf-8")
    assert told(deck, folder=tmp_path) == [("soup.yaml", 4, "tokens.lid", "fault-no-slots")]
    deck.write_text("deck: 1\ngame: stew\n", encoding="utf-8")
    assert told(deck, folder=tmp_path) == [("soup.yaml", 2, "game", "fault-choice")]
