"""Who has a port, read from a made-up /proc."""

from __future__ import annotations

from pathlib import Path

from companion.devices.holders import holders, running


def process(proc: Path, number: int, name: str, *nodes: Path) -> None:
    (proc / str(number) / "fd").mkdir(parents=True)
    (proc / str(number) / "comm").write_text(f"{name}\n")
    for place, node in enumerate(nodes):
        (proc / str(number) / "fd" / str(place)).symlink_to(node)


def test_the_programs_that_have_a_port_are_named_once(tmp_path: Path) -> None:
    port = tmp_path / "ttyUSB0"
    port.write_text("")
    (tmp_path / "link").symlink_to(port)
    proc = tmp_path / "proc"
    process(proc, 901, "minicom", port)
    process(proc, 902, "minicom", port, tmp_path)
    process(proc, 903, "bash", tmp_path)
    assert holders(str(tmp_path / "link"), proc) == ("minicom",)
    assert running("bash", proc)
    assert not running("ModemManager", proc)


def test_where_there_is_no_proc_nobody_is_named(tmp_path: Path) -> None:
    assert holders("/dev/null", tmp_path / "none") == ()
    assert not running("bash", tmp_path / "none")
