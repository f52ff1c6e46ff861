"""A table's own shorthand, in which golden scenarios are written: keys, cards, and what happens beside them.

    Ana comes home, and Inès listens                a line that is no move is a remark
    21 # C 3 suspect/07 C ~61 power-cut sticker/heart

    phone3 4711 3:C 3:suspect/07 3:# 3:gone          Inès joins by phone, and uses it

A word of keys is typed, a word that names a thing of the game's box is scanned ("crypte@2": its second copy), as are
stickers and barcodes. "~61": nothing for so many seconds; "power-cut": the plug is pulled and put back. "phone3": a
phone wants to be seat 3's; "3:" and keys, a thing, "gone", "here" or "left": by the phone that is that seat's page;
"3>" and keys or a thing: by the keypad or the scanner that belongs to that seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.model import OfPhone, PageGone, PageHere, PageLeft
from tests.tabletop import Tabletop

KEYS = frozenset("0123456789#*ABCD")
POWER_CUT = "power-cut"
#: More digits than that are a barcode.
MOST_KEYS = 8
_PHONE, _PAGE, _OWN = re.compile("phone([1-8])"), re.compile("([1-8]):(.+)"), re.compile("([1-8])>(.+)")
_PAGES: dict[str, type[OfPhone]] = {"gone": PageGone, "here": PageHere, "left": PageLeft}


def played(seated: Callable[[Path, str, Any], Tabletop]) -> Callable[[Path, str, Any], Tabletop]:
    """Plays a scenario at the table that ``seated`` opens for it, without a transcript of what is ``unwritten``."""

    def play_all(folder: Path, lang: str, scenario: Any) -> Tabletop:
        table = seated(folder, lang, scenario)
        if scenario.unwritten:
            play(table, scenario.unwritten)
            table.transcript.clear()
        for line in scenario.moves.strip().splitlines():
            if all(_is_move(table, word) for word in line.split()):
                play(table, line)
            else:
                table.note(line.strip())
        return table

    return play_all


def play(table: Tabletop, moves: str) -> list[str]:
    """The lines that these moves bring."""
    lines: list[str] = []
    for move in moves.split():
        if move == POWER_CUT:
            lines += table.power_cut()
        elif move.startswith("~"):
            lines += table.wait(float(move[1:]))
        elif phone := _PHONE.fullmatch(move):
            lines += table.knock(int(phone[1]))
        elif page := _PAGE.fullmatch(move):
            lines += _on_page(table, int(page[1]), page[2])
        elif own := _OWN.fullmatch(move):
            lines += _by_its_own(table, int(own[1]), own[2])
        elif _is_keys(move):
            lines += table.key(move)
        else:
            lines += _scanned(table, move)
    return [line for line in lines if not line.startswith(("> ", "# "))]


def _scanned(table: Tabletop, move: str) -> list[str]:
    """A held trigger is no second scan: hands need a moment."""
    kept = len(table.transcript)
    table.wait(1)
    if table.transcript[kept:] == ["> wait 1"]:
        del table.transcript[kept:]
    return table.scan(move if move.isdigit() or move.startswith("sticker/") else f"{table.game}/{move}")


def _on_page(table: Tabletop, seat: int, move: str) -> list[str]:
    if move in _PAGES:
        return table.phone(_PAGES[move](seat))
    return table.page_key(seat, move) if _is_keys(move) else table.page_scan(seat, f"{table.game}/{move}")


def _by_its_own(table: Tabletop, seat: int, move: str) -> list[str]:
    if _is_keys(move):
        return [line for key in move for line in table.key_at(seat, key)]
    return table.scan_at(seat, f"{table.game}/{move}")


def _is_keys(move: str) -> bool:
    return set(move) <= KEYS and not (move.isdigit() and len(move) > MOST_KEYS)


def _is_move(table: Tabletop, word: str) -> bool:
    if _is_keys(word) or word == POWER_CUT or word.isdigit() or word.startswith(("sticker/", "~")):
        return True
    if _PHONE.fullmatch(word) or _PAGE.fullmatch(word) or _OWN.fullmatch(word):
        return True
    try:
        table.cupboard.venue.book.token(f"{table.game}/{word}")
    except LookupError:
        return False
    return True
