"""An Arduino Uno that is a program: the sketch, compiled with Arduino's own core, in the simulator simavr.

It knows how sketch and board are built, and the wire between board and companion. It must never be taken for a real
board: how contacts bounce and what a USB chip does are not in it. Debian's packages are named in ``missing``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from ..pseudo_terminal import VirtualPort

SKETCH = Path(__file__).parents[2] / "firmware" / "keypad_arduino" / "keypad_arduino.ino"
_ARDUINO = Path("/usr/share/arduino/hardware/arduino/avr")
_CORE, _UNO = _ARDUINO / "cores" / "arduino", _ARDUINO / "variants" / "standard"
_BOARD = Path(__file__).parent / "board.c"

#: As Arduino's IDE compiles for an Uno. The last is what Debian's old avr-gcc lacks.
_FLAGS = (
    *("-mmcu=atmega328p", "-DF_CPU=16000000L", "-DARDUINO=10819", "-DARDUINO_AVR_UNO", "-DARDUINO_ARCH_AVR"),
    *("-Os", "-ffunction-sections", "-fdata-sections", f"-I{_CORE}", f"-I{_UNO}"),
    "-DDECIMAL_DIG=__DECIMAL_DIG__",
)
_CPP = ("-std=gnu++11", "-fpermissive", "-fno-exceptions", "-fno-threadsafe-statics")


def missing() -> str | None:
    """Why no board can be built here, or None."""
    programs = [name for name in ("avr-gcc", "avr-g++", "gcc") if not shutil.which(name)]
    files = [
        str(path) for path in (_CORE, Path("/usr/include/simavr"), Path("/usr/include/libelf.h")) if not path.exists()
    ]
    lacking = programs + files
    packages = "gcc-avr avr-libc arduino-core-avr libsimavr-dev libelf-dev gcc libc6-dev"
    return f"without {', '.join(lacking)} ({packages})" if lacking else None


def build(folder: Path) -> tuple[str, str]:
    """The words that start the board with the sketch, built in ``folder``. CalledProcessError if a compiler refuses."""

    def compiled(compiler: str, name: str, *words: str | Path) -> Path:
        made = folder / f"{name}.o"
        subprocess.run([compiler, *_FLAGS, "-c", *words, "-o", made], check=True)
        return made

    objects = [compiled("avr-g++", "sketch", *_CPP, "-Wall", "-Werror", "-include", "Arduino.h", "-x", "c++", SKETCH)]
    objects += [compiled("avr-g++", path.name, *_CPP, "-w", path) for path in sorted(_CORE.glob("*.cpp"))]
    objects += [compiled("avr-gcc", path.name, "-w", path) for path in sorted(_CORE.glob("*.[cS]"))]
    sketch, board = folder / "sketch.elf", folder / "board"
    subprocess.run(["avr-gcc", *_FLAGS, "-Wl,--gc-sections", *objects, "-lm", "-o", sketch], check=True)
    warnings = ("-Wall", "-Wextra", "-Werror")
    subprocess.run(["gcc", "-std=gnu11", "-O2", *warnings, _BOARD, "-lsimavr", "-lelf", "-lm", "-o", board], check=True)
    return str(board), str(sketch)


class Uno(VirtualPort):
    """A board that runs at its own speed, plugged into ``path``, with a finger on its keys."""

    def __init__(self, words: tuple[str, str]) -> None:
        super().__init__()
        hands, self._hands = os.pipe()
        self._board = subprocess.Popen(
            [*words, str(hands)], stdin=self._device_end, stdout=self._device_end, pass_fds=(hands,)
        )
        os.close(hands)

    def press(self, keys: str, held: int = 60) -> None:
        """One key after the other, each for ``held`` milliseconds of the board's time."""
        os.write(self._hands, "".join(f"{key} {held}\n" for key in keys).encode())

    def close(self) -> None:
        os.close(self._hands)
        self._board.kill()
        self._board.wait()
        super().close()
