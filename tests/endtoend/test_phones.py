"""Phones as seats at a real table: a terminal, a network, and nobody who looks inside."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.endtoend.running import (
    CHECKOUT,
    NAMES,
    Companion,
    Terminal,
    code,
    complaints,
    environment,
    nothing_of,
    play,
    run,
)
from tests.pace import PATIENCE
from tests.phone import Phone, Sheet, written

#: The address at which pages are, as it is printed.
AT = re.compile(r"http://([\w.]+):(\d+)/")
SETTINGS = "pages: {address: '127.0.0.1', http: 0}\n"


SIX = (*NAMES, "Max")
CABLES = ("secure@1", "secure@2", "secure@3", "secure@4", "defuse@1")
SUM = "One defusing, 4 safe, no bomb."


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Terminal]:
    """Five players in a terminal, with pages."""
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    with Terminal(*play(tmp_path, "--pages")) as terminal:
        terminal.expect(AT)
        yield terminal


def address(table: Companion) -> str:
    """Where the pages are, on this machine."""
    found = next(filter(None, map(AT.search, table.printed)))
    return f"http://127.0.0.1:{found[2]}"


def join(table: Terminal, seat: int, **how: str) -> Phone:
    """A phone whose digits are typed in the terminal."""
    phone = Phone(address(table), seat, **how)
    digits = phone.join()
    table.expect(f"A phone for {SIX[seat - 1]}?")
    table.press(digits)
    return phone.joined()


def knock(table: Terminal, path: str = "/join", body: dict[str, object] | None = None) -> httpx.Response:
    """What a phone is answered at the door; without a body: one that wants to be Léo's."""
    here = address(table)
    return httpx.post(here + path, json=body or Sheet(2).asks(), headers={"origin": here}, trust_env=False)


def to_the_cables(table: Terminal, *more: str) -> None:
    """Through the roll call to the step at which everybody looks at their own cables; whoever has a phone has listened
    to no role. ``more``: more players."""
    steps = ("Get 6 role cards", "Shuffle those cards", "not listened", "Get the wires ready", "Shuffle the wires")
    for told in (*(f"{name}?" for name in (*NAMES, *more)[1:]), *(steps if not more else ("Get ", *steps[1:]))):
        goes_on(table)
        table.expect(told)


def listens(table: Terminal, leo: Phone) -> list[str]:
    """Léo hears his hand, and that his window has closed. What stays on his page for him alone."""
    leo.press("C")
    table.expect("[table] Léo is listening.")
    leo.expect("Scan your 5 wires.")
    for number, cable in enumerate(CABLES, 1):
        leo.scan(code(f"cable/{cable}"))
        leo.expect(f"{number}.")
    table.expect("[table] Léo is done.")
    leo.expect(SUM)
    leo.expect_gone("Scan your 5 wires.")
    return leo.side.private


def goes_on(table: Terminal) -> None:
    """#, and no sooner than a hand would press it again."""
    with table.answering():
        table.type("\n")


def test_a_phone_joins_hears_its_hand_leaves_and_joins_again(table: Terminal) -> None:
    with join(table, 2) as leo:
        to_the_cables(table)
        leo.expect("Shuffle the wires")
        hand = listens(table, leo)
        assert leo.leave() == 204
        leo.expect_end("left")
    table.expect("Léo")
    with join(table, 2) as again:
        assert again.side.private == hand
    nothing_of([SUM], table.printed)
    assert "[seat 2] (private)" in table.printed


def test_what_is_sent_twice_late_or_by_an_old_phone_counts_once_or_not_at_all(table: Terminal) -> None:
    with join(table, 2) as leo:
        to_the_cables(table)
        with leo.alone():
            body = leo.side.numbered(key="C")
            assert leo.post("key", body) == 204
        table.expect("[table] Léo is listening.")
        assert leo.post("key", body) == 204, "the same again: answered, and not taken"
        with leo.alone():
            leo.side.sent += 5
            assert leo.send("here", hidden=False) == 409, "a gap"
            leo.side.sent -= 6
        opening = leo.side.opening()
        for status in (200, 204):  # an opening is good once
            leo.open(opening)
            assert leo.statuses[-1] == status
        leo.open()
        leo.expect("Scan your 5 wires.")
        with join_in_place(table, leo) as new:
            leo.expect_end("replaced")
            assert leo.send("key", key="C") == 401
            new.expect("Léo")
        assert [line for line in table.printed if line == "[table] Léo is listening."] == ["[table] Léo is listening."]


def join_in_place(table: Terminal, old: Phone) -> Phone:
    """A second phone for a seat whose window is open: its number is typed once that has closed."""
    old.press("C")
    table.expect("is done")
    return join(table, old.side.seat)


def test_after_kill_9_the_game_goes_on_and_no_phone_is_known(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    with Terminal(*play(tmp_path, "--pages")) as first:
        first.expect(AT)
        with join(first, 2) as leo:
            to_the_cables(first)
            port = int(leo.address.rpartition(":")[2])
            first.process.kill()
            first.process.wait()
    (tmp_path / "settings.yaml").write_text(SETTINGS.replace("http: 0", f"http: {port}"), encoding="utf-8")
    with Terminal(*play(tmp_path, "--pages")) as second:
        second.expect("Enter", AT)
        with Phone(address(second), 2) as again:
            again.side = leo.side
            again.open()
            assert again.statuses == [401]
            assert again.send("key", key="C") == 401
        goes_on(second)
        with join(second, 2) as new:
            new.expect("Shuffle the wires")


def test_a_phone_that_dies_while_it_listens_ends_alone(table: Terminal) -> None:
    with join(table, 2) as leo, join(table, 3) as ines:
        to_the_cables(table)
        leo.press("C")
        leo.scan(code("cable/defuse@1"))
        leo.expect("1.")
        leo.die()
        table.expect("[table] Léo is done.")
        table.expect("Léo", within=2 * PATIENCE)
        nothing_of([""], ines.side.private)  # not a word
        ines.press("C")
        ines.expect("Scan your 5 wires.")
    nothing_of([SUM], table.printed)
    assert "[seat 2] (private)" in table.printed
    assert "defusing ones" in "".join(table.printed)


def test_six_play_with_four_phones(tmp_path: Path) -> None:
    """Four listen on their phones, one after the other, and nobody's page has what is another's."""
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    with ExitStack() as closing:
        table = closing.enter_context(Terminal(*play(tmp_path, "--pages", names=SIX)))
        table.expect(AT)
        phones = [closing.enter_context(join(table, seat)) for seat in (1, 3, 4, 6)]
        to_the_cables(table, "Max")
        for number, phone in enumerate(phones):
            phone.press("C")
            phone.expect("Scan your 5 wires.")
            for copy in range(1, 6):
                kind = "defuse" if copy <= number else "secure"
                phone.scan(code(f"cable/{kind}@{copy if kind == 'defuse' else copy + 5 * number}"))
                phone.expect(f"{copy}.")
            phone.expect_gone("Scan your 5 wires.")
            table.expect(f"{SIX[phone.side.seat - 1]} is done.")
        sums = [phone.side.private[-1] for phone in phones]
        assert len(set(sums)) == 4, sums
        for phone in phones:
            nothing_of({line for line in sums if line != phone.side.private[-1]}, phone.side.ever)
        nothing_of(sums, table.printed)


# --- the door ---


def test_three_wrong_numbers_shut_the_door_aloud_and_the_menu_opens_it(table: Terminal) -> None:
    for _ in range(3):
        with Phone(address(table), 2) as stranger:
            digits = stranger.join()
            assert knock(table).status_code == 409, "one phone at a time"
            table.expect("A phone for Léo?")
            table.press(f"{(int(digits) + 1) % 10_000:04}")
            table.expect("Wrong number: no phone for Léo.")
            stranger.expect_end("refused")
    table.expect("Too many tries: no phone gets in now.")
    assert knock(table).status_code == 403
    while not any("Menu. 1: read a sticker" in line for line in table.printed):
        table.press("9")  # the first ones may still be of the number
    table.press("#5")
    table.expect("A phone may come in.")
    join(table, 2).die()


def test_a_key_that_agrees_on_nothing_is_asked_about_nobody_and_makes_room(table: Terminal) -> None:
    offer = knock(table, body={"seat": 2, "A": written(bytes(32))}).json()
    for _ in range(2):
        assert knock(table, "/joined", {"j": offer["j"], "nA": written(bytes(16))}).status_code == 401
    until = time.monotonic() + PATIENCE
    while (status := knock(table).status_code) == 409:
        assert time.monotonic() < until
        time.sleep(0.2)
    assert status == 200
    assert not any("A phone for" in line for line in table.printed)


# --- what else happens while phones are joined ---


def test_at_a_new_table_the_phones_stay_and_nothing_of_the_old_hands(table: Terminal) -> None:
    with join(table, 2) as leo, join(table, 3) as ines:
        to_the_cables(table)
        assert SUM in listens(table, leo)
        table.press("99##11")
        table.expect("Hello. Scan a game box")
        table.press("1")
        table.expect("How many players?")
        table.press("5")
        table.expect("Player 1: how will you read")
        for phone in (leo, ines):
            phone.expect("Player 1: how will you read")
            assert phone.side.private == []
            assert phone.side.gone is None
        steps = ("5 players", "Shuffle", "not listened", "wires", "Shuffle the")  # shorter, the second time
        for told in (*(f"Player {seat}?" for seat in range(2, 6)), *steps):
            goes_on(table)
            table.expect(told)
        leo.press("C")
        leo.expect("Scan your 5 wires.")
        assert SUM not in leo.side.shown


def test_what_is_replayed_and_kept_beside_phones_tells_nothing_of_theirs(table: Terminal, tmp_path: Path) -> None:
    with join(table, 2) as leo:
        to_the_cables(table)
        listens(table, leo)
        told = run("replay", "--mute", "--lang", "en", "--data", tmp_path)
        assert told.code == 0
        assert "Shuffle the wires" in told.out
        assert told.err == ""
        files = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
        for kept in (told.out.encode(), *files):
            nothing_private(kept.decode("latin-1"), leo)
        assert leo.side.digits not in told.out


def nothing_private(told: str, phone: Phone) -> None:
    """No word, no key and no name of this phone's join, however it is written."""
    side = phone.side
    forms = (written, bytes.hex, lambda raw: raw.decode("latin-1"))
    secrets = [form(raw) for raw in (side.up, side.down, side.name) for form in forms]
    assert not [secret for secret in (*secrets, SUM) if secret in told]


#: A fault of ours, once, where it has private words and keys at hand.
FAULT = """
from companion.pages.seats import Seats

genuine, faults = Seats.{place}, []

def broken(self, *told, **more):
    found = genuine(self, *told, **more)
    if not faults and self._phones.joined and self._session.windows:
        faults.append(self)
        secrets = self._phones.joined[2].keys.up, [line.runs for line in self._pages[2].screen.lines]
        raise RuntimeError(f"on purpose: {{secrets}} {{told}}")
    return found

Seats.{place} = broken
"""


@pytest.mark.parametrize("place", ["take", "_show", "handled"])
def test_a_fault_of_ours_beside_a_phone_tells_nothing_and_the_game_goes_on(place: str, tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "sitecustomize.py").write_text(FAULT.format(place=place), encoding="utf-8")
    broken = environment(PYTHONPATH=f"{tmp_path}:{CHECKOUT}")
    with Terminal(*play(tmp_path, "--pages"), env=broken) as table:
        table.expect(AT)
        with join(table, 2) as leo:
            to_the_cables(table)
            leo.send("key", key="C")
            table.expect("Program error: not counted.")
            goes_on(table)
            leo.expect("Scan your 5 wires.")
            table.signal(signal.SIGINT)
            assert table.wait() == 130
            (fault,) = complaints(*table.errors)
            assert re.fullmatch(r"inner fault: RuntimeError: [\w<>]+:\d+(; [\w<>]+:\d+)*", fault), fault
            nothing_private("\n".join([fault, *table.printed]), leo)
