"""A phone is tried in a set-up, from the address that is said to its keys that name themselves.

The browser is real, and so is the program, in a terminal of its own.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.conftest import Opened
from tests.endtoend.running import Terminal

#: Nothing else of the machine: its addresses may be any.
SETTINGS = "pages: {http: 0}\n"


def test_a_phone_follows_what_is_said_and_its_keys_are_named(tmp_path: Path, opened: Opened) -> None:
    (tmp_path / "settings.yaml").write_text(SETTINGS)
    with Terminal("setup", "phones", "--mute", "--lang", "en", "--data", tmp_path) as table:
        table.expect("open the browser at this address: http://")
        asked = next(line for line in table.printed if "open the browser" in line)
        found = re.search(r"http://[\d.]+:\d+/", asked)
        assert found
        phone = opened(found[0], "", lang="en-GB", width=360)
        table.expect("A phone is here.", "On the phone, choose: Play with this device.")
        phone.get_by_role("link", name="Play with this device").click()
        phone.get_by_role("button", name="Player 3, seat 3").click()
        table.expect("A phone for player 3? Type its four digits, or star.")
        shown = phone.locator("#digits", has_text=re.compile(r"^\d( \d){3}$"))
        table.press(shown.inner_text().replace(" ", ""))
        table.expect("Player 3 has a phone now.", "Press the keys on the phone")
        for key, said in (("5", "5."), ("#", "Hash"), ("*", "Star")):
            phone.locator(f'#keypad [data-key="{key}"]').click()
            table.expect(said)
        table.type("\r")
        table.expect("Set-up done.")
        assert table.wait() == 0
    phone.get_by_text("The table has finished.").wait_for()
