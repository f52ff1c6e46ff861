"""Mystère à l'Abbaye through real pseudo-terminals: a six-player evening, with the plug pulled in the middle."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.endtoend.running import Companion, Keypad, Scanner, book
from tests.games.mystere_de_l_abbaye.evenings import PLAYERS, deck
from tests.games.mystere_de_l_abbaye.tables import ID

#: Keys one by one, and scans.
EVENING = """
    # # # # # # # # 1 2 3
    A 1 6 # 2 1 # # salle/chapitre trait/benedictin #
    A # # # salle/crypte # # #
    A # # # # # # # #
    A # # # # # # # #
    A # evenement/01 #
    A 9 9 8 5 0
    salle/chapitre moine/01 # suspect/01 2 # # # # #
    1 8 0 5 # # suspect/05
"""


def test_a_whole_evening_of_six_is_played_through_ports_and_a_power_cut(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / f"{ID}.yaml").write_text(deck("en"))
    wish = ["play", "mystere", "--names", ",".join(PLAYERS), "--mute", "--lang", "en", "--data", str(tmp_path)]
    with Scanner() as scanner, Keypad() as keypad:

        def sit() -> Companion:
            table = Companion(*wish, "--scanner", scanner.path, "--keypad", keypad.path)
            table.expect("Scanner ready.")
            table.expect("Keypad ready.") if not any("Keypad ready." in line for line in table.printed) else None
            return table

        def act(table: Companion, what: str) -> None:
            with table.answering():
                if "/" in what:
                    scanner.write(book().code(book().token(f"{ID}/{what}")).encode() + b"\r")
                else:
                    keypad.press(what)

        acts = EVENING.split()
        cut = acts.index("evenement/01") + 1  # in the middle of the mass
        with sit() as table:
            for what in acts[:cut]:
                act(table, what)
            assert any("Gloria in excelsis." in line for line in table.printed), table.printed[-8:]
            table.signal(signal.SIGKILL)
            table.wait()
        with sit() as table:
            act(table, "#")
            assert any("Apply it." in line for line in table.printed), table.printed
            for what in acts[cut:]:
                act(table, what)
            told = "\n".join(table.printed)
            assert "takes the bell and the mass cards. Next mass" in told
            assert "Innocent: Father Abel." in told
            assert "The culprit: Brother Benoît!" in told
            assert "wins." in told or "A tie" in told
            assert not table.errors
