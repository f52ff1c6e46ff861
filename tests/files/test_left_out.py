"""One bad file never stops an evening: it alone is left out, and is named once."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.files import config, documents, venue
from tests.games.tracker.packs import MINI

DECK = "deck: 1\ngame: time-bomb-undercover\ntokens:\n  lieu/1:\n    round: 2\n"


def evening(data: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    """What is heard when four sit down and go on twice."""
    script = data.parent / "script"
    script.write_text("key #\nkey #\nwait 1\n")
    told = ["play", "time", "--names", "Ana,Léo,Inès,Sam", "--lang", "en", "--mute"]
    assert cli.run([*told, "--data", str(data), "--script", str(script), *options]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    for name in ("packs", "decks/time-bomb-undercover"):
        (folder / name).mkdir(parents=True)
    return folder


BAD = {
    "a tab in a pack": ("packs/mini.yaml", "pack: 1\n\tgame: mini\n", "packs/mini.yaml, line 2"),
    "a deck of another game": (
        "decks/time-bomb-undercover.yaml",
        DECK.replace("game: time-bomb-undercover", "game: cluedo-one-piece"),
        "decks/time-bomb-undercover.yaml, line 2, game",
    ),
    "a taught deck cut short": (
        "decks/time-bomb-undercover/deck.yaml",
        "deck: 1\ntokens:\n",
        "time-bomb-undercover/deck.yaml",
    ),
    "a misspelt setting": ("settings.yaml", "volume: 40\nrates: 200\n", "settings.yaml, line 2, rates"),
    "a rule that its game does not have": (
        "settings.yaml",
        "volume: 40\ngames:\n  time-bomb-undercover:\n    scannner: no-way\n",
        "settings.yaml, line 4, games.time-bomb-undercover.scannner",
    ),
    "settings that are no text": ("settings.yaml", "\0\0\0\0", "settings.yaml"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_file_is_named_once_with_its_line_and_the_evening_goes_on(
    fault: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    without = evening(data.parent / "other", capsys)
    name, text, place = BAD[fault]
    (data / name).write_text(text)
    heard = evening(data, capsys)
    (told,) = (line for line in heard if "left out" in line)
    assert place in told
    assert heard == [told, *without]
    assert (data / name).read_text() == text, "what its owner wrote is never touched"


@pytest.mark.parametrize("fault", BAD)
@pytest.mark.usefixtures("shipped_is_sound")
def test_check_stays_strict(fault: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, text, place = BAD[fault]
    (data / name).write_text(text)
    assert cli.run(["check", "--mute", "--lang", "en", "--data", str(data)]) == 1
    assert place in capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "teach"])
def test_who_asks_for_the_game_of_a_bad_pack_is_told_why_it_is_missing(
    command: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, text, place = BAD["a tab in a pack"]
    (data / name).write_text(text)
    assert cli.run([command, "mini", "--mute", "--lang", "en", "--data", str(data)]) == 1
    missing, why = capsys.readouterr().err.splitlines()
    assert missing.startswith("No game is called mini.")
    assert place in why


def test_the_sound_file_beside_the_bad_one_holds(data: Path) -> None:
    (data / "settings.yaml").write_text("volume: 40\n")
    (data / config.LEARNED).write_text("rate: nonsense\n")
    (data / "decks/time-bomb-undercover.yaml").write_text(DECK)
    (data / "decks/time-bomb-undercover/deck.yaml").write_text("")
    here = venue.enter(data, "fr")
    assert here.settings.volume == 40
    assert here.settings.rate is None
    assert here.shelf.boxes["time-bomb-undercover"].slot("time-bomb-undercover/lieu/1").facts == {"round": 2}
    assert {fault.path.name for fault in here.left_out} == {config.LEARNED, "deck.yaml"}


def test_the_other_rules_of_a_game_hold(data: Path) -> None:
    rules = "games:\n  time-bomb-undercover:\n    scanner: no-way\n  heure-des-3-ombres:\n    looks: aloud\n"
    (data / "settings.yaml").write_text(rules)
    here = venue.enter(data, "fr")
    assert dict(here.shelf.rules["heure-des-3-ombres"]) == {"looks": "aloud"}
    assert "time-bomb-undercover" not in here.shelf.rules
    (told,) = here.left_out
    assert told.line == 3


def test_rules_of_which_none_is_left_end_no_start(data: Path) -> None:
    (data / "settings.yaml").write_text("games:\n  time-bomb-undercover: {scanner: no-way, roles-7: nonsense}\n")
    here = venue.enter(data, "fr")
    assert "time-bomb-undercover" not in here.shelf.rules
    assert [fault.field.rpartition(".")[2] for fault in here.left_out] == ["scanner", "roles-7"]


def test_a_rule_that_stands_in_the_programs_own_file_is_told_too(data: Path) -> None:
    (data / config.LEARNED).write_text("games:\n  time-bomb-undercover: {scanner: no-way}\n")
    assert [fault.path.name for fault in venue.enter(data, "fr").left_out] == [config.LEARNED]


def test_a_damaged_file_that_cannot_be_set_aside_is_not_said_to_be(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / config.LEARNED).write_text("")
    monkeypatch.setattr(documents, "set_aside", lambda path: False)
    heard = evening(data, capsys)
    assert "learned.yaml" in heard[0]
    assert "put aside" not in heard[0]


@pytest.mark.parametrize("damage", ["", "\0" * 512, "rate: 300\nvol", "not: [yaml", "- a\n- b\n"])
def test_what_we_wrote_ourselves_is_set_aside_with_its_date_and_can_be_written_again(
    damage: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / config.LEARNED).write_text(damage)
    first = evening(data, capsys)
    assert [line for line in first if "put aside" in line] == first[:1]
    (aside,) = (path for path in data.iterdir() if path.name.startswith(f"{config.LEARNED}.2"))
    assert aside.read_text() == damage
    config.Learned(data).save({"rate": 250})
    assert config.load(data).rate == 250
    assert not [line for line in evening(data, capsys) if "put aside" in line]


def test_set_up_mends_damaged_settings_by_ear(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / config.LEARNED).write_text("\0" * 512)
    script = data.parent / "script"
    script.write_text("key 2\nwait 1\nkey #\nwait 1\n")
    assert cli.run(["setup", "language", "--lang", "en", "--mute", "--data", str(data), "--script", str(script)]) == 0
    assert "put aside" in capsys.readouterr().out
    assert config.load(data) is not None


def test_labels_codes_and_lessons_do_not_go_on_without_a_games_deck(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The deck may name the series: other codes would be printed."""
    (data / "decks/time-bomb-undercover.yaml").write_text("deck: 1\nseries: '2'\n")
    given = ["--lang", "en", "--mute", "--data", str(data)]
    assert cli.run(["codes", "time", *given]) == 1
    assert cli.run(["labels", "time", "-o", str(data / "x.pdf"), *given]) == 1
    assert cli.run(["teach", "time", *given, "--script", "/dev/null"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "time-bomb-undercover.yaml" in told.err
    assert cli.run(["codes", "heure", *given]) == 0


def test_of_two_packs_of_one_name_the_evening_and_check_tell_which_counts(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "decks" / "mini").mkdir()
    (data / "packs" / "mini.yaml").write_text(MINI)
    (data / "decks" / "mini" / "mini.yaml").write_text(MINI)
    heard = [line for line in evening(data, capsys) if "mini" in line]
    assert len(heard) == 1
    assert "mini/mini.yaml" in heard[0]
    assert "packs/mini.yaml already, which alone counts" in heard[0]
    assert "mini" in venue.enter(data).shelf.playable(), "the other is played"
    assert cli.run(["check", "--lang", "en", str(data)]) == 1
    assert capsys.readouterr().out.count("which alone counts") == 1
