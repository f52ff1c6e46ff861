"""What makes a machine start with the table: written where it was agreed, never over what is somebody else's."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from companion.files import resources
from companion.setup import install
from companion.setup.install import Machine, NotWritten, OnDisk
from companion.setup.state import Step


class Recording(Machine):
    """A machine whose commands are written down, and all succeed but those in ``fails``."""

    def run(self, *command: str) -> bool:
        self.commands.append(" ".join(command))
        return command[0] not in self.fails

    @property
    def commands(self) -> list[str]:
        done: list[str] = self.__dict__.setdefault("done", [])
        return done

    @property
    def fails(self) -> set[str]:
        failing: set[str] = self.__dict__.setdefault("failing", set())
        return failing


@pytest.fixture
def machine(tmp_path: Path) -> Recording:
    for folder in ("run", "rules", "linger"):
        (tmp_path / folder).mkdir()
    return Recording(
        units=tmp_path / "units",
        rules=tmp_path / "rules" / install.RULES,
        lingering=tmp_path / "linger" / "ana",
        running=tmp_path / "run",
        python="/home/ana/my venv/bin/python",
        data=tmp_path / "50% data",
    )


def test_the_unit_is_written_once_and_enabled(machine: Recording) -> None:
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.ABSENT
    install.write(Step.UNIT, machine)
    standing, where = install.inspect(Step.UNIT, machine)
    assert standing is OnDisk.CURRENT
    assert Path(where).read_text().splitlines()[0] == install.MARK
    assert machine.commands == ["systemctl --user daemon-reload", "systemctl --user enable companion.service"]


def test_the_unit_starts_this_very_companion_with_its_data_waits_for_sound_and_starts_again(
    machine: Recording,
) -> None:
    text = install.unit(machine.python, machine.data)
    (start,) = (line.removeprefix("ExecStart=") for line in text.splitlines() if line.startswith("ExecStart="))
    assert _as_systemd_reads(start) == [
        *("/usr/bin/env", machine.python),
        *(["-m", "companion", "play", "--wait-for-sound", "60", "--data"]),
        str(machine.data),
    ]
    assert "Restart=on-failure" in text
    assert "WantedBy=default.target" in text


def test_the_unit_has_the_pages_where_they_were_wished_for(machine: Recording) -> None:
    assert "--pages" not in machine.unit
    assert machine.unit == install.unit(machine.python, machine.data)
    served = replace(machine, pages=True)
    assert install.inspect(Step.UNIT, served)[0] is OnDisk.ABSENT
    install.write(Step.UNIT, machine)
    assert install.inspect(Step.UNIT, served)[0] is OnDisk.OURS, "it may be replaced by one with pages"
    assert '"--pages"' in served.unit


def _as_systemd_reads(command: str) -> list[str]:
    """The words of an ExecStart whose arguments are all in double quotes."""
    return [word.replace("%%", "%").replace("$$", "$") for word in shlex.split(command)]


#: Folders as people name them. No name may break the unit, and none may reach a shell.
FOLDERS = ("l'assistant", "été d'Ana", 'the "best"', "back\\slash", "$HOME", "a $$ b", "50 % off", "%h", "tab\there")


@pytest.mark.parametrize("folder", FOLDERS)
def test_any_folder_name_reaches_the_program_whole(folder: str) -> None:
    text = install.unit(f"/home/u/{folder}/bin/python", Path("/home/u") / folder)
    (start,) = (line.removeprefix("ExecStart=") for line in text.splitlines() if line.startswith("ExecStart="))
    words = [word.replace("\\t", "\t") if folder.startswith("tab") else word for word in _as_systemd_reads(start)]
    assert words[1] == f"/home/u/{folder}/bin/python"
    assert words[-1] == f"/home/u/{folder}"


def test_systemd_itself_takes_the_unit_with_any_folder_name(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if shutil.which("systemd-analyze") is None:
        assert "CI" not in os.environ, "systemd-analyze is missing"
        pytest.skip("systemd-analyze is missing")
    running = Path(tempfile.mkdtemp())  # a socket's name must be short
    request.addfinalizer(lambda: shutil.rmtree(running))
    for number, folder in enumerate(FOLDERS):
        unit = tmp_path / f"companion-{number}.service"
        unit.write_text(install.unit(f"/home/u/{folder}/bin/python", tmp_path / folder), encoding="utf-8")
        verified = subprocess.run(
            ["systemd-analyze", "--user", "--man=no", "verify", str(unit)],
            env={**os.environ, "XDG_RUNTIME_DIR": str(running)},
            capture_output=True,
            text=True,
        )
        assert verified.returncode == 0, folder
        assert unit.name not in verified.stderr, folder  # other units of this machine are none of ours


def test_a_unit_of_ours_from_before_is_brought_up_to_date(machine: Recording) -> None:
    machine.units.mkdir()
    (machine.units / install.UNIT).write_text(f"{install.MARK}\n[Unit]\nDescription=older\n")
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.OURS
    install.write(Step.UNIT, machine)
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.CURRENT
    assert [path.name for path in machine.units.iterdir()] == [install.UNIT]


def test_a_foreign_unit_stays_beside_and_is_never_taken_away(machine: Recording) -> None:
    machine.units.mkdir()
    unit = machine.units / install.UNIT
    unit.write_text("[Unit]\nDescription=mine\n")
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.FOREIGN
    install.undo(Step.UNIT, machine)
    assert unit.read_text() == "[Unit]\nDescription=mine\n"
    install.write(Step.UNIT, machine)
    assert (machine.units / "companion.service.before").read_text() == "[Unit]\nDescription=mine\n"
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.CURRENT


def test_a_masked_unit_is_foreign(machine: Recording) -> None:
    machine.units.mkdir()
    (machine.units / install.UNIT).symlink_to("/dev/null")
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.FOREIGN


def test_all_of_it_can_be_undone(machine: Recording) -> None:
    for step in (Step.UNIT, Step.RULES):
        install.write(step, machine)
        install.undo(step, machine)
        assert install.inspect(step, machine)[0] is OnDisk.ABSENT
    assert "systemctl --user disable companion.service" in machine.commands
    install.undo(Step.LINGER, machine)
    assert machine.commands[-1] == "loginctl disable-linger"


def test_without_systemd_there_is_nothing_to_write(machine: Recording) -> None:
    machine.running.rmdir()
    assert install.inspect(Step.UNIT, machine)[0] is OnDisk.NO_SYSTEMD
    assert install.inspect(Step.LINGER, machine)[0] is OnDisk.NO_SYSTEMD


def test_who_lingers_already_is_not_asked(machine: Recording) -> None:
    machine.lingering.write_text("")
    assert install.inspect(Step.LINGER, machine) == (OnDisk.CURRENT, "ana")


def test_the_rules_are_the_shipped_ones(machine: Recording) -> None:
    install.write(Step.RULES, machine)
    assert machine.rules.read_bytes() == (resources.find("deploy") / install.RULES).read_bytes()
    assert machine.commands == ["udevadm control --reload"]


@pytest.mark.parametrize(
    ("step", "program", "command"),
    [
        (Step.UNIT, "systemctl", "systemctl --user enable companion.service"),
        (Step.LINGER, "loginctl", "sudo loginctl enable-linger ana"),
    ],
)
def test_what_the_system_refuses_becomes_the_command_to_run(
    machine: Recording, step: Step, program: str, command: str
) -> None:
    machine.fails.add(program)
    with pytest.raises(NotWritten) as refused:
        install.write(step, machine)
    assert refused.value.command == command


def test_what_needs_root_becomes_the_exact_sudo_command(machine: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(NotWritten) as refused:
        install.write(Step.RULES, machine)
    assert refused.value.why == "forbidden"
    assert refused.value.command.startswith("sudo cp -b -S .before ")
    source, *rest = shlex.split(refused.value.command)[5:]
    assert Path(source).read_text() == (resources.find("deploy") / install.RULES).read_text()
    assert rest == [str(machine.rules), *["&&", "sudo", "udevadm", "control", "--reload"]]
    monkeypatch.undo()
    install.write(Step.RULES, machine)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(NotWritten) as kept:
        install.undo(Step.RULES, machine)
    assert kept.value.command == f"sudo rm {machine.rules} && sudo udevadm control --reload"


def test_a_system_without_the_commands_is_a_refusal_and_no_fault(machine: Recording) -> None:
    assert Machine(lingering=machine.lingering).run("no-such-command-here") is False
