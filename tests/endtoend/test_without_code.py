"""Games made of one YAML file, through real pseudo-terminals: the shipped ones, and one that the test writes."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from companion.files import venue
from companion.inputs.codes import CodeBook
from tests.endtoend.running import Companion, Keypad, Scanner, Terminal, run
from tests.games.tracker.packs import MINI

NO_PORTS = ("--scanner", "loop://", "--keypad", "loop://")


def wish(game: str, data: Path, names: str, lang: str = "en") -> list[str]:
    return ["play", game, "--names", names, "--mute", "--lang", lang, "--data", str(data)]


class Hands:
    """A scanner and a keypad at one table; every act waits for the line that it must bring."""

    def __init__(self, table: Companion, scanner: Scanner, keypad: Keypad, book: CodeBook) -> None:
        self._table, self._scanner, self._keypad, self._book = table, scanner, keypad, book

    def press(self, key: str, *lines: str) -> None:
        self._keypad.press(key)
        self._table.expect(*lines)

    def scan(self, what: str, *lines: str) -> None:
        self._scanner.write(self._book.code(self._book.token(what)).encode() + b"\r")
        self._table.expect(*lines)


def test_time_bomb_is_played_from_its_pack_through_ports_and_a_power_cut(tmp_path: Path) -> None:
    book = venue.enter(tmp_path, "en").book
    game = "time-bomb-2016"
    with Scanner() as scanner, Keypad() as keypad:
        ports = ("--scanner", scanner.path, "--keypad", keypad.path)
        with Companion(*wish(game, tmp_path, "Ana,Léo,Inès,Hugo"), *ports) as table:
            table.wait_for_devices()
            hands = Hands(table, scanner, keypad, book)
            for name in (
                "Léo?",
                "Inès?",
                "Hugo?",
                "Roles to prepare. Sherlock's blue team: 3. Moriarty's red team: 2.",
            ):
                hands.press("#", name)
            for step in ("Shuffle the roles", "Secure: 15. defuse: 4. bomb: 1.", "Shuffle the cables", "London last"):
                hands.press("#", step)
            hands.press("1", "Round 1 of 4.", "Your turn, Ana.")
            hands.press("2", "Léo.")
            hands.scan(f"{game}/cable/defuse@1", "Defused: 1 of 4.", "Your turn, Léo.")
            hands.press("2", "Léo.")
            hands.scan(f"{game}/cable/secure@1", "The card goes to somebody else: Léo has the turn already.")
            hands.scan(f"{game}/role/moriarty", "Private card: nothing is read here.")
            table.signal(signal.SIGKILL)
            table.wait()
        with Companion(*wish(game, tmp_path, "Ana,Léo,Inès,Hugo"), *ports) as table:
            table.expect("Time Bomb, the original", "Hash")
            table.wait_for_devices()
            hands = Hands(table, scanner, keypad, book)
            hands.press("#", "Your turn, Léo.", "Defused: 1 of 4.")
            for copy, seat, name in ((2, "1", "Ana"), (3, "3", "Inès")):
                hands.press(seat, f"{name}.")
                hands.scan(f"{game}/cable/defuse@{copy}", f"Defused: {copy} of 4.", f"Your turn, {name}.")
            hands.press("B", "Undo: Defuse cable, Inès?")
            hands.press("B", "Undone: Defuse cable, Inès.", "Defused: 2 of 4.")
            hands.press("2", "Léo.")
            hands.scan(f"{game}/cable/bomb", "The bomb.", "Moriarty's team wins. The game is over.")
            assert not table.errors


def test_speaking_cards_count_down_in_real_time_and_in_a_terminal(tmp_path: Path) -> None:
    book = venue.enter(tmp_path, "fr").book
    with Terminal(*wish("cartes", tmp_path, "Ana,Léo", lang="fr"), *NO_PORTS) as table:
        table.expect("Ana : comment lisez")
        for heard in ("Léo ?", "2 joueurs"):
            time.sleep(0.2)
            table.type("\r")
            table.expect(heard)
        table.type(book.code(book.token("cartes-parlantes/carte/07")) + "\r")
        table.expect("Carte 7.")
        table.type(book.code(book.token("cartes-parlantes/plus-5")) + "\r")
        table.expect("Chez qui ?")
        time.sleep(0.2)
        table.type("2")
        table.expect("Léo, points : 5.")
        time.sleep(0.2)
        table.type("\x03")
        assert table.wait() == 130


def test_a_file_that_is_dropped_into_the_data_folder_is_a_game(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    hasty = MINI.replace("seconds: 10", "seconds: 1")
    (tmp_path / "packs" / "mini.yaml").write_text(hasty, encoding="utf-8")
    assert run("check", tmp_path, "--lang", "fr").lines == ["Tout est en ordre."]
    assert "mini : Le verger, de 1 à 4 joueurs" in run("games", "--lang", "fr", "--data", tmp_path).lines
    codes = dict(line.split("\t")[::2] for line in run("codes", "mini", "--data", tmp_path).lines if "@" not in line)
    with Terminal(*wish("mini", tmp_path, "Ana,Léo", lang="fr"), *NO_PORTS) as table:
        table.expect("Le verger.", "Ana : comment lisez")
        for heard in ("Léo ?", "2 joueurs"):
            time.sleep(0.2)
            table.type("\r")
            table.expect(heard)
        table.type(codes["mini/hello"] + "\r")
        table.expect("Le jardinier. Bonjour à tous.")
        table.type(codes["mini/apple"] + "\r")
        table.expect("Panier : 1.")
        typed = time.monotonic()
        table.type(codes["mini/go"] + "\r")
        assert table.expect("Une seconde.", "Le temps est écoulé.") - typed > 1.0
        time.sleep(0.2)
        table.type("\x03")
        assert table.wait() == 130
    told = run("replay", "last", "--mute", "--lang", "fr", "--data", tmp_path)
    assert "[table] Panier : 1." in told.lines


def test_a_mistake_in_the_file_is_told_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    bad = MINI.replace("by: 1", "by: one")
    (tmp_path / "packs" / "mini.yaml").write_text(bad, encoding="utf-8")
    commands: tuple[tuple[str | Path, ...], ...] = (("check", tmp_path), ("play", "mini", "--mute", "--data", tmp_path))
    for command in commands:
        ended = run(*command, "--lang", "en")
        assert ended.code == 1
        assert "mini.yaml, line 14, cards.apple.effects.1.by: write a whole number" in ended.out + ended.err


@pytest.mark.parametrize(
    ("game", "ending"),
    [
        ("time-bomb-2016", "Moriarty's team wins."),
        ("time-bomb-evolution", "Moriarty's team wins."),
        ("cartes-parlantes", "Points: Ana has 1 and Léo has 5."),
    ],
)
def test_the_demo_of_a_shipped_pack_runs_to_its_end(game: str, ending: str) -> None:
    ended = run("demo", game, "--mute", "--lang", "en")
    assert any(ending in line for line in ended.lines)
    assert "[table] End of the demonstration." in ended.lines
    assert (ended.code, ended.err) == (0, "")
