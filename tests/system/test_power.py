"""Batteries and supplies as Linux tells them, and a program that holds off sleep as long as we live."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from queue import SimpleQueue

from companion.system.power import Battery, Wakefulness, battery, undervolted


def told(folder: Path, **files: str) -> None:
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(f"{text}\n")


def test_the_machines_own_battery_is_read_and_no_mouses(tmp_path: Path) -> None:
    told(tmp_path / "AC", type="Mains", online="0")
    told(tmp_path / "BAT0", type="Battery", capacity="42", status="Discharging")
    told(tmp_path / "hidpp_battery_0", type="Battery", scope="Device", capacity="5", status="Discharging")
    assert battery(tmp_path) == Battery(42, draining=True)


def test_of_two_batteries_the_emptier_counts(tmp_path: Path) -> None:
    told(tmp_path / "BAT0", type="Battery", capacity="90", status="Charging")
    told(tmp_path / "BAT1", type="Battery", capacity="8", status="Charging")
    assert battery(tmp_path) == Battery(8, draining=False)


def test_a_battery_that_tells_nonsense_is_no_battery(tmp_path: Path) -> None:
    told(tmp_path / "BAT0", type="Battery", capacity="", status="Unknown")
    assert battery(tmp_path) is None
    assert battery(tmp_path / "nothing") is None


def test_a_raspberry_pis_alarm_is_read_and_no_other_sensors(tmp_path: Path) -> None:
    told(tmp_path / "hwmon0", name="cpu_thermal", in0_lcrit_alarm="1")
    assert not undervolted(tmp_path)
    told(tmp_path / "hwmon1", name="rpi_volt", in0_lcrit_alarm="0")
    assert not undervolted(tmp_path)
    (tmp_path / "hwmon1" / "in0_lcrit_alarm").write_text("1\n")
    assert undervolted(tmp_path)


WAITS = ("cat",)
REFUSES = ("false",)


def held(awake: Wakefulness) -> bool:
    told: SimpleQueue[bool] = SimpleQueue()
    awake.hold(told.put)
    return told.get(timeout=20)


def test_what_one_program_may_not_the_next_may() -> None:
    awake = Wakefulness((("no such program",), REFUSES, WAITS))
    assert held(awake)
    awake.let_go()
    assert not held(Wakefulness((REFUSES,)))


def test_the_holder_ends_when_we_are_killed() -> None:
    ours = subprocess.Popen(
        [
            *(sys.executable, "-c"),
            "import time\n"
            "from companion.system.power import Wakefulness\n"
            f"awake = Wakefulness(({WAITS!r},))\n"
            "awake.hold(lambda _: print(awake._holder.pid, flush=True))\n"
            "time.sleep(60)\n",
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert ours.stdout is not None
    holder = int(ours.stdout.readline())
    ours.kill()
    ours.wait()
    until = time.monotonic() + 20
    while _lives(holder) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _lives(holder)


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
