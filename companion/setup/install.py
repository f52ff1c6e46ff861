"""What starts the table when the machine starts: a systemd user unit, lingering, udev rules.

It knows where they go and whether they are ours. It must never write anything without agreement, silently replace what
is not ours, or ask for a password: what needs root is told as a command to run.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from companion.files import documents, resources
from companion.setup.state import Step

#: This line marks a unit as ours.
MARK = "# Written by companion setup --install; companion setup --uninstall takes it away."
UNIT = "companion.service"
RULES = "70-companion.rules"
#: In seconds. After power-on the sound server may need this long.
SOUND_SECONDS = 60
_LONGEST = 20.0  # seconds for a command of the system


class OnDisk(Enum):
    """What exists where something would be written."""

    ABSENT = "absent"
    CURRENT = "current"  # exactly what would be written
    OURS = "ours"  # written by us, with other contents
    FOREIGN = "foreign"
    NO_SYSTEMD = "no-systemd"


class NotWritten(Exception):  # noqa: N818
    """It could not be done: ``why`` ("forbidden", "failed"), and the ``command`` that would do it, if any."""

    def __init__(self, why: str, command: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.command = command


def _config_home() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def _user() -> str:
    import getpass

    return getpass.getuser()


@dataclass(frozen=True)
class Machine:
    """The access to the system; tests replace it. ``data``: the service's data folder, if one was named. ``pages``: it
    serves the pages."""

    units: Path = field(default_factory=lambda: _config_home() / "systemd" / "user")
    rules: Path = Path("/etc/udev/rules.d") / RULES
    lingering: Path = field(default_factory=lambda: Path("/var/lib/systemd/linger") / _user())
    running: Path = Path("/run/systemd/system")
    python: str = sys.executable
    data: Path | None = None
    pages: bool = False

    @property
    def unit(self) -> str:
        return unit(self.python, self.data, self.pages)

    def run(self, *command: str) -> bool:
        """Run a command of the system. Returns whether it succeeded."""
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=_LONGEST)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0


def unit(python: str, data: Path | None = None, pages: bool = False) -> str:
    """The unit's text. It starts the lobby at login, or at power-on where the user lingers, and again if it fails.

    ``env`` starts the program, because systemd takes neither quotes nor ``$`` in the path of the program itself.
    """
    command = [python, "-m", "companion", "play", "--wait-for-sound", str(SOUND_SECONDS)]
    command += [*(["--data", str(data.absolute())] if data else []), *(["--pages"] if pages else [])]
    return f"""{MARK}
[Unit]
Description=Companion, the voice at the game table
After=pipewire-pulse.service pulseaudio.service
StartLimitIntervalSec=0

[Service]
ExecStart=/usr/bin/env {" ".join(map(_quoted, command))}
StandardInput=null
Restart=on-failure
RestartSec=5

[Install]
WantedBy=default.target
"""


#: What has a meaning to systemd inside a quoted word, and how it is written there (systemd.service, systemd.syntax).
_ESCAPED = str.maketrans({"\\": "\\\\", '"': '\\"', "%": "%%", "$": "$$", "\n": "\\n", "\t": "\\t"})


def _quoted(word: str) -> str:
    """A word for ExecStart, in quotes: a folder's name may hold an apostrophe, a space, a quote or a ``$``."""
    return f'"{word.translate(_ESCAPED)}"'


def inspect(step: Step, machine: Machine) -> tuple[OnDisk, str]:
    """What exists already for this step, and where."""
    match step:
        case Step.UNIT:
            path = machine.units / UNIT
            if not machine.running.exists():
                return OnDisk.NO_SYSTEMD, str(path)
            return _standing(path, machine.unit, MARK), str(path)
        case Step.LINGER:
            if not machine.running.exists():
                return OnDisk.NO_SYSTEMD, machine.lingering.name
            return (OnDisk.CURRENT if machine.lingering.exists() else OnDisk.ABSENT), machine.lingering.name
        case Step.RULES:
            text = _rules().read_text(encoding="utf-8")
            return _standing(machine.rules, text, text.splitlines()[0]), str(machine.rules)
        case _:
            raise ValueError(step)


def _rules() -> Path:
    return resources.find("deploy") / RULES


def _standing(path: Path, text: str, mark: str) -> OnDisk:
    """What exists at this path; ``mark`` is the first line of our files."""
    try:
        found = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return OnDisk.FOREIGN if os.path.lexists(path) else OnDisk.ABSENT  # a broken link masks a unit
    except OSError:
        return OnDisk.FOREIGN
    if found == text:
        return OnDisk.CURRENT
    return OnDisk.OURS if found.startswith(mark + "\n") else OnDisk.FOREIGN


def write(step: Step, machine: Machine) -> None:
    """Do this step. Keeps a foreign file that may be replaced as ``.before`` beside it. Raises NotWritten."""
    match step:
        case Step.UNIT:
            path = machine.units / UNIT
            with _forbidden(""):
                path.parent.mkdir(parents=True, exist_ok=True)
                _replace(path, machine.unit, MARK)
            machine.run("systemctl", "--user", "daemon-reload")
            if not machine.run("systemctl", "--user", "enable", UNIT):
                raise NotWritten("failed", f"systemctl --user enable {UNIT}")
        case Step.LINGER:
            if not machine.run("loginctl", "enable-linger"):
                raise NotWritten("forbidden", f"sudo loginctl enable-linger {machine.lingering.name}")
        case Step.RULES:
            text = _rules().read_text(encoding="utf-8")
            source, target = shlex.quote(str(_rules())), shlex.quote(str(machine.rules))
            with _forbidden(f"sudo cp -b -S .before {source} {target} && sudo udevadm control --reload"):
                _replace(machine.rules, text, text.splitlines()[0])
            machine.run("udevadm", "control", "--reload")
        case _:
            raise ValueError(step)


def undo(step: Step, machine: Machine) -> None:
    """Undo this step. Removes only what is ours. Raises NotWritten."""
    if step is not Step.LINGER and inspect(step, machine)[0] not in (OnDisk.CURRENT, OnDisk.OURS):
        return
    match step:
        case Step.UNIT:
            machine.run("systemctl", "--user", "disable", UNIT)
            with _forbidden(""):
                (machine.units / UNIT).unlink(missing_ok=True)
            machine.run("systemctl", "--user", "daemon-reload")
        case Step.LINGER:
            if not machine.run("loginctl", "disable-linger"):
                raise NotWritten("forbidden", f"sudo loginctl disable-linger {machine.lingering.name}")
        case Step.RULES:
            with _forbidden(f"sudo rm {shlex.quote(str(machine.rules))} && sudo udevadm control --reload"):
                machine.rules.unlink(missing_ok=True)
            machine.run("udevadm", "control", "--reload")
        case _:
            raise ValueError(step)


@contextlib.contextmanager
def _forbidden(command: str) -> Iterator[None]:
    """Turns what the system does not allow into the command that would do it."""
    try:
        yield
    except OSError as fault:
        raise NotWritten("forbidden" if isinstance(fault, PermissionError) else "failed", command) from fault


def _replace(path: Path, text: str, mark: str) -> None:
    if os.path.lexists(path) and _standing(path, text, mark) is OnDisk.FOREIGN:
        shutil.move(path, path.with_name(path.name + ".before"))
    documents.put(path, text.encode())
    path.chmod(0o644)  # the system's own programs read it
