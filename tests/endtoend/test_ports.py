"""A table with a scanner and a keypad on real pseudo-terminals."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.endtoend.running import NAMES, Companion, Keypad, Scanner, Table, code, cut_in, play, told_cut
from tests.pace import PATIENCE, at_intervals, quick


def test_a_whole_game_is_played_with_scanner_and_keypad(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready().begin()
        for game_round in range(1, 5):
            for number, seat in enumerate((2, 3, 4, 5, 1), 1):
                kind = "defuse" if number == game_round else "secure"
                table.cut(seat, kind)
                table.expect(told_cut(number, NAMES[seat - 1], kind))  # as many are defused as rounds are played
            if game_round < 4:
                table.expect(f"End of round {game_round}.", re.compile("Gather the (uncut )?wires"))
                table.press("##")
                table.expect(f"Round {game_round + 1}")
        table.expect("The Organisation wins")
        cuts = [line for line in table.printed if cut_in(line)]
        assert len(cuts) == 20
        table.leave()
        assert not table.errors


@pytest.mark.parametrize(
    ("prefix", "suffix", "sticker", "heard"),
    [
        (b"", b"\r", "heart", "Heart: red"),
        (b"", b"\n", "moon", "Moon: yellow"),
        (b"", b"\r\n", "water-drop", "Water drop: blue"),
        (b"", b"\t", "full-circle", "Full circle: orange"),
        (b"", b"", "clover", "Clover: green"),
        (b"\x02", b"\x03", "four-tiles", "Four tiles: brown"),
        (b"\x02", b"\x04", "grapes", "grapes: violet"),
        (b"]C0", b"\r", "flower", "Flower: pink"),
        (b"\x1d]d1", b"\r\n", "thick-cross", "Thick cross: black"),
        (b"\0", b"\r\n\0", "full-square", "Full square: white"),
    ],
)
def test_a_scanner_may_end_its_code_in_any_way(
    prefix: bytes, suffix: bytes, sticker: str, heard: str, open_table: Table
) -> None:
    open_table.scanner.write(prefix + code(f"sticker/{sticker}").encode() + suffix)
    open_table.expect(heard)


def test_lower_case_and_codes_glued_together_are_read(open_table: Table) -> None:
    glued = "".join(code(f"sticker/{shape}") for shape in ("triangle", "spiral", "clear-dot"))
    open_table.scanner.write(glued.lower().encode() + b"\r")
    open_table.expect("Triangle", "Spiral", "Clear dot")


def test_a_held_trigger_is_one_scan(open_table: Table) -> None:
    time.sleep(0.85)
    already = open_table.printed.count("[table] Thick cross: black.")
    for _ in at_intervals(0.3, 4, longest=0.8):
        open_table.scan("sticker/thick-cross")
    open_table.scan("sticker/full-square")
    open_table.expect("Full square: white")
    assert open_table.printed.count("[table] Thick cross: black.") == already + 1


@pytest.mark.parametrize(
    ("sent", "heard", "sticker", "after"),
    [
        (b"NR\r", "Nothing scanned.", "moon", "Moon: yellow"),
        (b"4006381333931\r", "Unknown barcode. Not counted.", "clover", "Clover: green"),
        (b"BBBBBBBB\r", "A key seems stuck", "grapes", "grapes: violet"),
        (b"\xe9\xff\x00\x80DSN\r", "Garbled. Scan again.", "flower", "Flower: pink"),
        (b"x" * 3000 + b"\r", "Scan too long", "heart", "Heart: red"),
        (b"DSNHJNCG\r", "Misread. Scan again.", "four-tiles", "Four tiles: brown"),
    ],
)
def test_a_doubtful_scan_says_so_and_the_next_one_is_read(
    sent: bytes, heard: str, sticker: str, after: str, open_table: Table
) -> None:
    open_table.scanner.write(sent)
    open_table.expect(heard)
    open_table.scan(f"sticker/{sticker}")
    open_table.expect(after)


def test_any_bytes_are_survived(open_table: Table) -> None:
    noise = bytes(range(256)) * 40
    open_table.scanner.write(noise)
    open_table.keypad.write(noise)
    open_table.keypad.write(b"\n")
    open_table.scanner.write(b"\r" + code("sticker/water-drop").encode() + b"\r")
    open_table.expect("Water drop: blue")
    open_table.press("D")
    open_table.expect("Roll call")


def test_what_is_pulled_out_and_put_back_is_told_within_a_second_and_nothing_is_lost(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready().begin()
        table.cut(2)
        table.expect(told_cut(1, "Léo"))
        table.press("3")
        table.expect("Inès.")
        table.scanner.write(code("cable/secure@2").encode()[:5])  # the frame in flight
        with quick(1.0):
            table.scanner.unplug()
            table.expect("Scanner unplugged. Plug it back in.")
        table.keypad.unplug()
        table.expect("Keypad unplugged. Plug it back in.")
        with quick(1.0):
            table.scanner.replug()
            table.keypad.replug()
            table.expect("back.", "back.")
        assert {"[table] Scanner back.", "[table] Keypad back."} <= set(table.printed)
        table.scanner.write(code("cable/secure@2").encode() + b"\r")  # the seat is still said
        table.expect(told_cut(2, "Inès"))
        table.cut(4, "defuse")
        table.expect(told_cut(1, "Hugo", "defuse"))
        table.leave()


def test_a_scanner_that_comes_and_goes_while_it_scans_loses_only_the_frame_in_flight(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready().begin()
        for turn in range(6):
            whole, half = code("sticker/heart"), code("sticker/moon")
            table.scanner.write(whole.encode() + b"\r" + half.encode()[: turn + 1])
            table.expect("Heart: red. The Organisation.")
            table.scanner.unplug()
            table.expect("Scanner unplugged")
            table.scanner.replug()
            table.expect("Scanner back.")
            time.sleep(0.85)
        said = Counter(table.printed)
        assert said["[table] Heart: red. The Organisation."] == 6
        assert not [line for line in table.printed if "Moon" in line or "Misread" in line or "Unknown" in line]
        assert said["[table] Scanner unplugged. Plug it back in."] == said["[table] Scanner back."] == 6
        table.leave()


def test_a_bound_scanner_or_keypad_is_its_seats(tmp_path: Path) -> None:
    with Scanner() as common, Scanner() as second, Keypad() as pad, Keypad() as other_pad:
        ports = [
            *("--scanner", common.path, "--scanner", f"seat2={second.path}"),
            *("--keypad", pad.path, "--keypad", f"seat3={other_pad.path}"),
        ]
        with Companion(*play(tmp_path, *ports)) as table:
            table.expect("Ana: how will you read")
            until = time.monotonic() + PATIENCE
            while sum("ready." in line for line in table.printed) < 4 and time.monotonic() < until:
                time.sleep(0.01)
            pad.press("#" * 3)
            table.expect("Hugo? 1: eye")
            other_pad.press("#" * 2)
            table.expect("Get 6 role cards")
            pad.press("#" * 10)
            table.expect("Who starts?")
            other_pad.press("1")
            table.expect("Round 1. Cutters: Ana.")
            second.scan("cable/secure@1")  # its cards lie at seat 2
            table.expect(told_cut(1, "Léo"))
            common.scan("cable/secure@2")
            table.expect("Whose?")
            other_pad.press("3")
            table.expect(told_cut(2, "Inès"))
            second.unplug()
            table.expect("Scanner unplugged")
            common.scan("sticker/heart")
            table.expect("Heart: red. The Organisation.")


def test_a_simple_sketch_is_a_keypad_too(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready()
        table.keypad.write(b"5\r\n")  # the noise of its boot
        time.sleep(2.6)
        for name in ("Léo", "Inès", "Hugo"):
            table.keypad.write(b"#")  # no line end at all: taken after 80 ms
            table.expect(f"{name}? 1: eye")
            time.sleep(0.2)  # sooner it would be a key that bounces
        table.keypad.write(b"2\r\n")
        table.expect("Zoé? 1: eye")
        assert len(table.printed) == 12, "the game, two devices, five questions, and what four have said"


def test_a_scanner_that_is_missing_is_told_and_taken_when_it_comes(tmp_path: Path) -> None:
    with Table(tmp_path / "data", ports=("--scanner", str(tmp_path / "later"), "--keypad", "auto")) as table:
        table.expect("later is not plugged in. Plug it in: it is taken at once.")
        (tmp_path / "later").symlink_to(table.scanner.path)
        table.expect("Scanner ready.")
        table.scan("sticker/heart")
        table.expect("Heart: red")


@pytest.fixture(scope="module")
def open_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """One table for all that only looks up."""
    with Table(tmp_path_factory.mktemp("table")) as table:
        yield table.ready()
