"""Dependencies point one way: who may import whom, and who may touch the world."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import companion

PACKAGE = Path(companion.__file__).parent


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package by its dotted name without "companion." ("" is the package itself)."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text())
    return found


@cache
def imports(module: str) -> frozenset[str]:
    """Everything that the module imports, anywhere in it, dotted; ours without "companion."."""
    found: set[str] = set()
    for node in ast.walk(modules()[module]):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            base = node.module or ""
            # "from companion import journal" is the module journal, "from companion.model import Seat" is model.
            found |= {f"{base}.{alias.name}" for alias in node.names} if base == "companion" else {base}
            if base.startswith("companion."):
                inner = {f"{base}.{alias.name}" for alias in node.names}
                found |= {name for name in inner if name.removeprefix("companion.") in modules()}
    return frozenset(name.removeprefix("companion.") for name in found)


def ours(module: str) -> frozenset[str]:
    return frozenset(name for name in imports(module) if name.partition(".")[0] in tops() or name in modules())


@cache
def tops() -> frozenset[str]:
    return frozenset(name.partition(".")[0] for name in modules() if name)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def under(*packages: str) -> list[str]:
    found = [name for name in modules() if within(name, *packages)]
    assert found, f"there is no {packages}"
    return found


def importers(library: str) -> set[str]:
    return {module for module in modules() if any(within(name, library) for name in imports(module))}


def calls(module: str) -> Iterator[str]:
    """Dotted names of what is called in the module: "time.sleep"."""
    for node in ast.walk(modules()[module]):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


#: Everything between an input and an announcement, and what it is built of: no clock, no dice, no devices.
PURE = (
    *("model", "box", "stickers", "documents", "packs", "inputs", "games", "session"),
    *("speech.catalogue", "speech.proofreading", "speech.scheduler", "line", "scripted", "timers", "transcript"),
)


@pytest.mark.parametrize("module", ["model", "inputs.framing"])
def test_the_innermost_modules_need_the_standard_library_alone(module: str) -> None:
    strangers = {name for name in imports(module) if name.partition(".")[0] not in sys.stdlib_module_names}
    assert strangers <= ({"model"} if module == "inputs.framing" else set())


@pytest.mark.parametrize("module", under("games"))
def test_a_game_knows_its_own_folder_and_what_every_game_is_made_of(module: str) -> None:
    if module == "games":  # the registry knows every game, and only games
        assert all(within(name, "games") for name in ours(module))
        return
    own = ".".join(module.split(".")[:2])
    allowed = ("model", "box", "games.protocol") if own == "games.protocol" else ("model", "box", "games.protocol", own)
    assert {name for name in ours(module) if not within(name, *allowed)} <= {"games"}
    assert "games" not in ours(module) or own != "games.protocol"


@pytest.mark.parametrize("module", under("session"))
def test_the_session_knows_games_and_values(module: str) -> None:
    assert {name for name in ours(module) if not within(name, "model", "box", "games", "session")} == set()
    assert not {name for name in imports(module) if within(name, "games") and name not in ("games", "games.protocol")}


def test_the_catalogue_never_sees_a_game_or_a_session() -> None:
    for module in under("speech"):
        assert not {name for name in ours(module) if within(name, "session", "games", "line", "app")}


@pytest.mark.parametrize("module", under(*PURE))
def test_the_pure_modules_import_no_edge(module: str) -> None:
    edges = ("app", "cli", "room", "devices", "speech.player", "speech.engine", "speech.speaker", "speech.table_voice")
    assert not {name for name in imports(module) if within(name, *edges)}


@pytest.mark.parametrize("module", under(*PURE))
def test_the_pure_modules_have_no_clock_no_dice_no_threads_and_never_sleep(module: str) -> None:
    assert not imports(module) & {"time", "random", "threading", "secrets", "asyncio", "queue", "socket", "select"}


@pytest.mark.parametrize(
    ("library", "importer"),
    [
        ("serial", {"devices.serial_port"}),
        ("pyttsx3", {"speech.pyttsx3_worker"}),
        ("miniaudio", {"speech.player"}),
        ("evdev", set()),
        ("multiprocessing", set()),
        ("subprocess", {"speech.engine"}),
        ("sqlite3", {"journal"}),
        ("fluent", {"speech.catalogue", "speech.proofreading"}),
        ("random", {"app"}),
        ("app", {"cli"}),
    ],
)
def test_each_library_has_its_one_importer(library: str, importer: set[str]) -> None:
    assert importers(library) == importer


def test_wall_clock_time_is_told_only_where_the_world_is_met() -> None:
    wall = ("time.time", "time.localtime", "time.gmtime", "datetime.now", "datetime.utcnow", "date.today")
    told = {module for module in modules() if any(call.endswith(wall) for call in calls(module))}
    assert {module for module in told if not within(module, "app", "devices")} == set()


EDGES = ("devices", "demo", "speech.player", "speech.pyttsx3_worker")


def test_nothing_sleeps_but_at_the_edges() -> None:
    sleepers = {module for module in modules() if any(call.endswith("time.sleep") for call in calls(module))}
    assert {module for module in sleepers if not within(module, *EDGES)} == set()
