"""The sketches for keypads really speak the protocol: what they send is read by the reader that the table uses.

The Arduino's runs twice: quickly, with an Arduino made of nothing; and as the processor of a real one runs it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import types
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from companion.inputs.keys import KeypadReader

from . import uno

FIRMWARE = Path(__file__).parents[2] / "firmware"
PAD = "123A456B789C*0#D"

#: A moment in milliseconds, "+" down, "-" up or "?", and the key.
Act = tuple[int, str, str]


def press(at: int, key: str, held: int = 60) -> list[Act]:
    return [(at, "+", key), (at + held, "-", key)]


def arduino(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Sequence[Act]], str]:
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None:
        pytest.skip("no C++ compiler")
    program = tmp_path_factory.mktemp("sketch") / "sketch"
    sketch = FIRMWARE / "keypad_arduino" / "keypad_arduino.ino"
    shim = Path(__file__).parent / "arduino.h"
    warnings = ("-Wall", "-Wextra", "-Werror")
    subprocess.run(
        [compiler, "-std=c++11", *warnings, "-include", str(shim), "-x", "c++", str(sketch), "-o", str(program)],
        check=True,
    )

    def run(acts: Sequence[Act]) -> str:
        script = "".join(f"{at} {what} {key}\n" for at, what, key in acts)
        done = subprocess.run([program], input=script, capture_output=True, text=True, check=True)
        assert done.stderr == "115200\n"
        return done.stdout

    return run


def simulated(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Sequence[Act]], str]:
    if (reason := uno.missing()) and not os.environ.get("CI"):
        pytest.skip(reason)
    assert not reason, reason
    words = uno.build(tmp_path_factory.mktemp("uno"))

    def run(acts: Sequence[Act]) -> str:
        script = "".join(f"{at} {what} {key}\n" for at, what, key in acts)
        done = subprocess.run(words, input=script, capture_output=True, text=True, check=True)
        assert int(done.stderr) == pytest.approx(115200, rel=0.03)
        return done.stdout

    return run


class Over(Exception):  # noqa: N818
    """The script has ended."""


def circuitpython(_: pytest.TempPathFactory) -> Callable[[Sequence[Act]], str]:
    code = compile((FIRMWARE / "keypad_circuitpython" / "code.py").read_text(encoding="utf-8"), "code.py", "exec")

    def run(acts: Sequence[Act]) -> str:
        script = list(acts)
        held: set[tuple[int, int]] = set()
        driven: set[int] = set()
        sent = bytearray()
        clock = [0]

        class Pin:
            def __init__(self, number: int) -> None:
                self.number = number

            def switch_to_output(self, value: bool) -> None:
                assert value is False
                driven.add(self.number)

            def switch_to_input(self, pull: str) -> None:
                assert pull == "up"
                driven.discard(self.number)

            @property
            def value(self) -> bool:
                return not any(row in driven and column == self.number for row, column in held)

        class Console:
            waiting = b""

            @property
            def in_waiting(self) -> int:
                return len(self.waiting)

            def read(self, size: int) -> bytes:
                first, self.waiting = self.waiting[:size], self.waiting[size:]
                return first

            def write(self, data: bytes) -> None:
                sent.extend(data)

        console = Console()

        def sleep(seconds: float) -> None:
            clock[0] += round(seconds * 1000)
            while script and script[0][0] <= clock[0]:
                _, what, key = script.pop(0)
                row, column = divmod(PAD.index(key), 4)
                pins = (9 - row, 5 - column)
                if what == "?":
                    console.waiting += b"?\n"
                (held.add if what == "+" else held.discard)(pins)
            if not script:
                raise Over

        fakes = {
            "board": types.SimpleNamespace(**{f"GP{number}": number for number in range(2, 10)}),
            "digitalio": types.SimpleNamespace(DigitalInOut=Pin, Pull=types.SimpleNamespace(UP="up")),
            "usb_cdc": types.SimpleNamespace(console=console, data=None),
            "time": types.SimpleNamespace(sleep=sleep, monotonic_ns=lambda: clock[0] * 1_000_000),
        }
        with pytest.MonkeyPatch.context() as patch:
            for name, fake in fakes.items():
                patch.setitem(sys.modules, name, fake)
            with pytest.raises(Over):
                exec(code, {"__name__": "__main__"})
        return sent.decode()

    return run


@pytest.fixture(scope="module", params=[arduino, simulated, circuitpython])
def pad(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[Sequence[Act]], str]:
    made: Callable[[Sequence[Act]], str] = request.param(tmp_path_factory)
    return made


def test_it_says_what_it_is_at_boot_and_when_it_is_asked(pad: Callable[[Sequence[Act]], str]) -> None:
    assert pad([(10, "?", "1"), (20, "-", "1")]) == "H keypad/1 4x4\n" * 2


def test_every_key_is_read_as_itself(pad: Callable[[Sequence[Act]], str]) -> None:
    acts = [act for place, key in enumerate(PAD) for act in press(100 + 200 * place, key)]
    sent = pad([*acts, (4000, "-", "1")])
    reader = KeypadReader()
    reader.opened(0.0)
    assert reader.feed(sent.encode(), 0.1) == list(PAD)
    assert reader.hello == "keypad/1 4x4"
    assert reader.unknown == 0


def test_bounce_is_one_press(pad: Callable[[Sequence[Act]], str]) -> None:
    bounce = [(100, "+", "5"), (104, "-", "5"), (108, "+", "5"), (200, "-", "5"), (206, "+", "5"), (210, "-", "5")]
    assert pad([*bounce, (400, "-", "5")]).splitlines()[1:] == ["K 5", "U 5"]


def test_two_keys_at_once_are_two(pad: Callable[[Sequence[Act]], str]) -> None:
    acts = [(100, "+", "1"), (110, "+", "D"), (200, "-", "1"), (220, "-", "D")]
    assert pad([*acts, (400, "-", "1")]).splitlines()[1:] == ["K 1", "K D", "U 1", "U D"]


def test_a_key_that_is_held_says_so_once(pad: Callable[[Sequence[Act]], str]) -> None:
    assert pad([*press(100, "8", held=3000), (3300, "-", "8")]).splitlines()[1:] == ["K 8", "L 8", "U 8"]


def test_it_tells_every_ten_seconds_that_it_is_alive(pad: Callable[[Sequence[Act]], str]) -> None:
    sent = pad([(25_000, "-", "1")])
    assert sent.splitlines()[1:] == ["P", "P"]
    reader = KeypadReader()
    reader.feed(sent.encode(), 25.0)
    assert reader.pings
