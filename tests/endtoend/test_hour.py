"""L'heure des 3 ombres through real pseudo-terminals: a whole game, with the plug pulled in the middle."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

from tests.endtoend.running import Companion, Keypad, Scanner, book
from tests.games.heure_des_3_ombres.evenings import deck
from tests.games.heure_des_3_ombres.golden import WHOLE
from tests.games.heure_des_3_ombres.tables import ID


def moves() -> list[str]:
    """The acts of the evening that finds all thirteen, but for the rolls, which here are always made by hand."""
    lines = [line.strip() for line in WHOLE[0].moves.strip().splitlines()]
    acts = [
        act
        for line in lines
        if all("/" in act or set(act) <= set("#0123456789D") for act in line.split())
        for act in line.split()
    ]
    rolled = acts.index("7")
    return [*acts[:rolled], "5", *acts[rolled + 2 :]]


def cleared(told: list[str]) -> list[int]:
    """How many suspects are cleared, each time that it is told."""
    found = (re.search(r"(\d+|[Oo]ne) (?:suspects? )?of 13", line) for line in told)
    return [int(count[1]) if count[1].isdecimal() else 1 for count in found if count]


def test_a_whole_game_is_played_through_ports_and_a_power_cut(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / f"{ID}.yaml").write_text(deck("en"))
    wish = ["play", "heure", "--names", "Ana,Léo", "--mute", "--lang", "en", "--data", str(tmp_path)]
    with Scanner() as scanner, Keypad() as keypad:

        def sit() -> Companion:
            table = Companion(*wish, "--scanner", scanner.path, "--keypad", keypad.path)
            table.expect("Scanner ready.")
            table.expect("Keypad ready.") if not any("Keypad ready." in line for line in table.printed) else None
            return table

        shown: dict[str, float] = {}

        def act(table: Companion, what: str) -> None:
            with table.answering():
                if "/" in what:
                    # A tile that is shown again soon is a trigger held.
                    time.sleep(max(0.0, shown.get(what, 0.0) + 0.9 - time.monotonic()))
                    scanner.write(book().code(book().token(f"{ID}/{what}")).encode() + b"\r")
                    shown[what] = time.monotonic()
                else:
                    keypad.press(what)

        acts = moves()
        table = sit()
        with table:
            for what in acts[:40]:
                act(table, what)
            told = list(table.printed)
            table.signal(signal.SIGKILL)
            table.wait()
        put_aside = max(cleared(told))
        assert put_aside >= 2
        with sit() as table:
            act(table, "#")
            assert cleared(table.printed)[:1] == [put_aside], table.printed
            for what in acts[40:]:
                act(table, what)
            assert any("You have won! Thirteen suspects cleared" in line for line in table.printed), table.printed
            assert not table.errors
