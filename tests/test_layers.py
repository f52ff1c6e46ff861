"""Dependencies point one way, and what is dangerous is done in few places: read from the code itself."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

#: What does not fit is about two things.
MOST_LINES = 600
PACKAGE = Path(__file__).parents[1] / "companion"


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__") or "__init__"


SOURCES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it; ours without "companion."."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.removeprefix("companion.") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            inside = (node.module or "").removeprefix("companion").removeprefix(".")
            modules = [name for alias in node.names if (name := f"{inside}.{alias.name}".strip(".")) in SOURCES]
            yield from modules or [inside or "__init__"]


@cache
def imports() -> Mapping[str, frozenset[str]]:
    """What each module imports: read once, by the process that tests it."""
    return {module: frozenset(imported(path)) for module, path in SOURCES.items()}


@cache
def asked_of_os() -> Mapping[str, frozenset[str]]:
    """The names that each module takes from ``os``."""
    return {
        module: frozenset(
            node.attr
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "os"
        )
        for module, path in SOURCES.items()
    }


def importers(name: str) -> set[str]:
    """Who imports this module or package, by its own name or by that of something in it."""
    return {module for module, names in imports().items() if any(n == name or n.startswith(f"{name}.") for n in names)}


#: Part → what of ours it may import. The first pattern that fits a module counts.
MAY_IMPORT = {
    # Its own parts, which it passes on: everybody takes them from there.
    "model": ("replacing", "tones"),
    "replacing": (),
    "tones": (),
    "mishap": (),
    "refusal": ("model",),
    # What differs from one operating system to another.
    "system*": ("system*",),
    # What is in a box, and what its owner has added.
    "boxes.declaration": ("model",),
    "boxes.box": ("model", "boxes.declaration"),
    "boxes.recordings": (),
    "boxes.barcodes": ("model",),
    "boxes.telling": ("model", "boxes.box"),
    "boxes.decks": ("model", "boxes.*", "files.documents", "system.folders"),
    "boxes.*": ("model", "boxes.*", "files.documents", "files.resources"),
    # What people write.
    "files.resources": (),
    "files.documents": ("model", "system.folders"),
    "files.config": ("model", "files.documents", "system.locks"),
    # From port to label.
    "inputs.framing": ("model",),
    "inputs.repeats": (),
    "inputs.script": ("files.documents",),
    "inputs.*": ("model", "boxes.barcodes", "boxes.box", "inputs.*"),
    **dict.fromkeys(
        ("devices.evdev_hid", "devices.keyboard"),
        ("model", "inputs.framing", "inputs.keys", "inputs.repeats", "devices.*", "system.*"),
    ),
    "devices*": ("devices*", "system.*"),
    # What follows from facts. It knows no game, so it knows nothing of ours.
    "deduction*": ("deduction*",),
    # The pure core.
    # A notebook knows no game: games hand it facts, and the session its keys.
    "notebook*": ("model", "deduction*", "notebook*"),
    "games.kit*": ("model", "boxes.box", "games.protocol", "games.kit*", "notebook.facts"),
    "games*": ("model", "boxes.box", "boxes.declaration", "games*", "notebook.facts", "deduction.claims"),
    "session*": ("model", "boxes.box", "games*", "notebook*", "session*"),
    "journal*": ("model", "journal*", "system.*"),
    "teaching.lesson": ("files.documents", "model", "teaching*", "boxes.telling", "line.line"),
    "teaching.classroom": (
        *("model", "boxes.*", "files.documents", "files.venue", "inputs.*", "session.events", "teaching*"),
        *("devices.heard", "devices.keyboard", "line.edges", "line.line", "line.loop", "line.recorder"),
        "system.folders",
    ),
    "teaching.foundry": (
        *("model", "refusal", "boxes.*", "files.*", "inputs.*", "teaching*", "speech.catalogue", "line.line"),
        *("devices.keyboard", "line.loop", "line.scripted"),
    ),
    "teaching.sketch": ("model", "boxes.box", "boxes.declaration"),
    "teaching.founding": ("model", "session.spelling", "teaching*"),
    "teaching*": ("model", "boxes.box", "boxes.telling", "session.events", "session.spelling", "teaching*"),
    "setup.trial": ("model", "inputs.framing"),
    "setup.state": ("model", "files.config", "setup.trial"),
    "setup.exchange": ("model", "setup.state", "setup.trial"),
    "setup.first_start": ("model", "files.config", "setup.exchange", "setup.state"),
    "setup.words": ("model", "inputs.keys", "setup.*", "speech.ears"),
    "setup.listening": ("model", "files.config", "setup.*"),
    "setup.rules": ("model", "files.config", "inputs.keys", "setup.*"),
    "setup.install": ("files.resources", "setup.state", "files.documents"),
    "setup.ports": (
        *("mishap", "model", "refusal", "devices.*", "files.config", "inputs.*", "line.edges"),
        *("setup.exchange", "setup.state", "setup.trial"),
    ),
    "setup.workbench": (
        *("model", "devices.serial_port", "files.*", "inputs.keys", "setup.*", "speech*"),
        *("line.edges", "line.line", "line.loop", "line.transcript"),
    ),
    # The consumer. Nothing here knows a lesson, a set-up or a command: they stand on it.
    "line.timers": ("model",),
    "line.transcript": ("model",),
    "line.foresight": ("model", "session*"),
    "line.scripted": ("model", "refusal", "devices.heard", "devices.keyboard", "inputs.*"),
    "line.edges": ("model", "refusal", "devices.*", "files.config", "inputs.*"),
    "line.line": ("mishap", "model", "files.documents", "journal.faults", "line.timers"),
    "line.journalled": ("model", "session*", "journal*", "line.line"),
    "line.loop": (
        *("model", "refusal", "files.*", "inputs.script", "journal.folder", "speech*", "system.signals"),
        *("line.edges", "line.line", "line.scripted", "line.transcript"),
    ),
    "line.power": ("model", "line.edges", "system.power"),
    "line.spoken": ("files.documents", "journal.faults", "journal.folder", "journal.store"),
    "line.recorder": ("model", "boxes.recordings", "files.documents", "line.loop", "speech.microphone", "speech.pcm"),
    "line.evening": (
        *("model", "refusal", "version", "boxes.decks", "devices.keyboard", "files.*", "journal*", "line.*"),
        *("inputs.reading", "inputs.script", "session*"),
    ),
    # Made-up evenings that teach the keys, or a game; in no journal.
    "tutorial.lessons": ("model",),
    "tutorial.plans": ("model", "files.documents", "files.resources", "inputs.script", "tutorial.lessons"),
    "tutorial.course": ("model", "session*", "line.journalled", "line.line", "tutorial.lessons"),
    "tutorial.practice": (
        *("model", "boxes.box", "boxes.loader", "files.resources", "files.venue", "games", "session.state"),
        *("line", "line.evening", "line.journalled", "tutorial.*"),
    ),
    # Words and voices see announcements, never a game, a session or a journal.
    "speech.scheduler": ("model",),
    "speech.ears": ("model", "speech.scheduler"),
    "speech.player": ("speech.outputs", "speech.pcm", "system.priority"),
    "speech*": (
        *("model", "boxes.recordings", "files.config", "files.documents", "files.resources", "speech*"),
        "system.signals",
    ),
    # Pages on phones and browsers. What is pure here sees no network.
    "pages.door": (),
    "pages.sealing": (),
    "pages.certificate": ("files.documents",),
    "pages.screen": ("model",),
    "pages.wire": ("model", "pages.screen"),
    "pages.standing": ("model", "games.*", "pages.screen", "session.*"),
    "pages.rulesheet": ("model", "pages.standing", "session.*"),
    "pages.server": ("pages.wire",),
    "pages.listening": ("pages.server", "pages.wire"),
    "pages.edge": (
        *("model", "devices.keyboard", "files.config", "files.resources", "files.venue", "inputs.framing", "pages.*"),
        *("system.addresses", "line.edges", "line.journalled", "line.loop", "speech.catalogue"),
    ),
    "pages.speaker": ("model", "speech.pcm"),
    "pages.phones": ("model", "pages.door", "pages.sealing", "pages.wire"),
    "pages.seats": (
        *("model", "devices.keyboard", "files.venue", "inputs.framing", "line.journalled", "line.loop", "pages.*"),
        *("session", "session.*", "speech.catalogue", "speech.ears", "speech.speaker"),
    ),
    "pages.spelt": ("model",),
    "pages.reach": ("model", "files.config", "line.edges", "system.addresses", "system.hotspot"),
    # On paper.
    "labels.pages": ("model", "labels.*"),
    "labels.braille": ("model", "files.documents", "files.resources"),
    "labels.sheets": ("files.documents", "files.resources"),
    "labels.symbols": (),
    "labels.plan": ("model", "boxes.box"),
}


@pytest.mark.parametrize("module", [m for m in SOURCES if any(fnmatch(m, part) for part in MAY_IMPORT)])
def test_a_part_imports_only_what_lies_below_it(module: str) -> None:
    allowed = next(below for part, below in MAY_IMPORT.items() if fnmatch(module, part))
    ours = {name for name in imports()[module] if name in SOURCES}
    assert {name for name in ours if not any(fnmatch(name, below) for below in allowed)} == set()


PURE = (
    *(
        "model",
        "replacing",
        "tones",
        "boxes.barcodes",
        "boxes.declaration",
        "boxes.box",
        "boxes.telling",
        "deduction*",
        "inputs.*",
        "games*",
        "notebook*",
        "session*",
    ),
    *("line.timers", "line.transcript", "line.foresight"),
    *("teaching", "teaching.asking", "teaching.events", "teaching.rules", "teaching.state", "teaching.words"),
    *("teaching.sketch", "teaching.founding", "teaching.steps", "teaching.labelling"),
    *(
        "labels.plan",
        "speech.scheduler",
        "speech.ears",
        "speech.pcm",
        "speech.earcons",
        "speech.loudness",
        "speech.engine_voices",
    ),
    *("setup.trial", "setup.state", "setup.exchange", "setup.words", "setup.rules", "setup.listening"),
    *("pages.door", "pages.sealing", "pages.screen", "pages.spelt", "pages.wire", "pages.standing", "pages.phones"),
)
#: What the standard library has for whoever does not touch the world.
HARMLESS = {
    *("__future__", "array", "collections", "collections.abc", "contextlib", "copy", "dataclasses", "difflib", "enum"),
    *("functools", "hashlib", "itertools", "math", "re", "types", "typing", "unicodedata"),
}

#: To name the script at fault; to import a game when it is first asked for.
#: A box is text, and sealed.
MORE = {
    "inputs.script": {"pathlib"},
    "games": {"importlib"},
    "deduction.sat": {"pysat.card", "pysat.solvers", "weakref"},
    "deduction.mind": {"bisect"},
    "pages.wire": {"base64", "json"},
    "pages.sealing": {"base64", "json", "nacl.bindings", "nacl.exceptions", "nacl.secret"},
}


@pytest.mark.parametrize("module", [m for m in SOURCES if any(fnmatch(m, part) for part in PURE)])
def test_the_core_has_no_clock_no_dice_no_files_no_threads(module: str) -> None:
    foreign = {name for name in imports()[module] if name not in SOURCES} - HARMLESS
    assert foreign <= MORE.get(module, set())


@pytest.mark.parametrize(
    ("name", "only"),
    [
        ("serial", {"devices.serial_port"}),
        ("miniaudio", {"speech.player"}),
        ("pyttsx3", {"speech.pyttsx3_worker"}),
        ("piper", {"speech.piper_worker"}),
        ("espeakng_loader", {"speech.phonemes", "speech.pyttsx3_worker"}),
        ("fluent", {"speech.catalogue", "speech.parsing", "speech.proofreading"}),
        ("yaml", {"files.documents", "files.config"}),
        ("cattrs", {"journal.notation"}),
        ("sqlite3", {"journal.faults", "journal.store", "system.locks"}),
        ("platformdirs", {"files.config"}),
        ("fpdf", {"labels.pages"}),
        ("segno", {"labels.symbols"}),
        ("pystrich", {"labels.symbols"}),
        ("random", {"line.evening", "setup.workbench"}),
        ("secrets", {"commands.printing", "pages.edge", "setup.serving"}),
        ("evdev", {"devices.evdev_hid"}),
        ("nacl", {"pages.sealing"}),
        ("pysat", {"deduction.sat"}),
        ("cryptography", {"pages.certificate"}),
        ("starlette", {"pages.server"}),
        ("uvicorn", {"pages.server"}),
        ("asyncio", {"pages.server"}),
        (
            "subprocess",
            {"speech.engine", "setup.install", "system.browser", "system.hotspot", "system.power", "system.priority"},
        ),
        ("signal", {"system.signals"}),
        ("termios", {"system.terminal"}),
        ("msvcrt", {"system.terminal"}),
        ("select", {"system.waiting"}),
        ("pwd", {"system.accounts"}),
        ("grp", {"system.accounts"}),
        ("fcntl", set()),
        ("pty", set()),
        ("tty", set()),
        ("resource", set()),
        ("selectors", set()),
        ("winreg", set()),
        ("_winapi", set()),
        ("multiprocessing", set()),
        ("socket", {"pages.listening", "pages.server", "system.addresses"}),
        ("ifaddr", {"system.addresses"}),
        ("urllib", set()),
        ("logging", {"pages.server"}),
        ("datetime", {"line.evening", "journal.folder", "pages.certificate"}),
        ("app", {"cli"}),
        ("cli", {"__main__"}),
    ],
)
def test_what_touches_the_world_is_imported_in_one_place(name: str, only: set[str]) -> None:
    assert importers(name) == only


@pytest.mark.parametrize(
    ("name", "only"),
    [
        *((name, {"system.terminal"}) for name in ("isatty", "tcgetpgrp", "getpgrp")),
        *((name, {"system.accounts"}) for name in ("getuid", "getgroups")),
        *((name, {"system.waiting"}) for name in ("pipe", "set_blocking")),
        ("kill", {"system.signals"}),
        ("nice", {"speech.piper_worker"}),
        *(
            (name, set[str]())
            for name in ("fork", "geteuid", "memfd_create", "killpg", "mkfifo", "openpty", "setsid", "ttyname")
        ),
    ],
)
def test_what_not_every_system_has_is_asked_of_it_in_one_place(name: str, only: set[str]) -> None:
    assert {module for module, names in asked_of_os().items() if name in names} == only


def test_threads_and_clocks_live_at_the_edges() -> None:
    edges = (
        *("line.loop", "commands.demo", "commands.printing", "devices.*", "setup.ports", "system.*"),
        "pages.listening",
        *("speech.engine", "speech.player", "speech.microphone", "speech.pyttsx3_worker"),
    )
    for name in ("threading", "concurrent", "time"):
        assert {m for m in importers(name) if not any(fnmatch(m, edge) for edge in edges)} == set(), name


def _circles(imports: Mapping[str, Collection[str]]) -> set[str]:
    """Those from which imports lead back to themselves, or to ones from which they do."""
    left = {module: set(names) & imports.keys() for module, names in imports.items()}
    while leaves := {module for module, names in left.items() if not names}:
        left = {module: names - leaves for module, names in left.items() if module not in leaves}
    return set(left)


def test_no_imports_go_in_a_circle() -> None:
    assert _circles({"a": ["b"], "b": ["a"], "c": ["a"], "d": []}) == {"a", "b", "c"}, "a circle is seen"
    assert _circles({m: {name for name in names if name != m} for m, names in imports().items()}) == set()


def room_of(module: str) -> str:
    """The folder of a module. ``files.venue`` stands by itself: it reads what all the others make of files."""
    return module if module == "files.venue" else module.partition(".")[0]


def test_no_imports_between_rooms_go_in_a_circle() -> None:
    rooms: dict[str, set[str]] = {}
    for module, names in imports().items():
        below = {room_of(name) for name in names if name in SOURCES}
        rooms.setdefault(room_of(module), set()).update(below - {room_of(module)})
    assert _circles(rooms) == set()


#: The same thing in every folder that has one; and what a reader tells apart by the folder, which is enough of them.
SAME = {"State", "Turn", "Stage", "Past", "Cancelled", "Renderer"}
TOLD_APART = {"Entry", "Known", "Run", "Setting", "Step", "Told"}


def test_a_name_means_one_thing() -> None:
    """Of classes outside the games, where each folder has the same names for the same things."""
    named: dict[str, set[str]] = {}
    for module, path in SOURCES.items():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and not module.startswith("games"):
                named.setdefault(node.name, set()).add(module)
    twice = {name: modules for name, modules in named.items() if len(modules) > 1}
    assert {name: twice[name] for name in twice.keys() - SAME - TOLD_APART} == {}


def test_no_module_is_longer_than_is_read_at_one_go() -> None:
    assert [name for name, path in SOURCES.items() if len(path.read_text().splitlines()) > MOST_LINES] == []


def test_every_module_says_what_it_is_for() -> None:
    written = {module: path.read_text(encoding="utf-8") for module, path in SOURCES.items()}
    assert [module for module, text in written.items() if text and not ast.get_docstring(ast.parse(text))] == []


#: What pip calls it → what Python calls it.
DISTRIBUTIONS = {
    "pyttsx3": "pyttsx3",
    "pyserial": "serial",
    "PyYAML": "yaml",
    "miniaudio": "miniaudio",
    "fluent.runtime": "fluent.runtime",
    "fluent.syntax": "fluent.syntax",
    "cattrs": "cattrs",
    "platformdirs": "platformdirs",
    "fpdf2": "fpdf",
    "segno": "segno",
    "pystrich": "pystrich",
    "espeakng-loader": "espeakng_loader",
    "piper-tts": "piper",
    "evdev": "evdev",
    "PyNaCl": "nacl",
    "cryptography": "cryptography",
    "starlette": "starlette",
    "uvicorn": "uvicorn",
    "ifaddr": "ifaddr",
    "python-sat": "pysat",
}
#: Only for whoever wants it.
OPTIONAL = {"piper": {"piper-tts"}, "evdev": {"evdev"}}


def test_what_is_declared_is_used_and_what_is_used_is_declared() -> None:
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for wanted, names in (
        (project["dependencies"], DISTRIBUTIONS.keys() - set().union(*OPTIONAL.values())),
        *((project["optional-dependencies"][extra], names) for extra, names in OPTIONAL.items()),
    ):
        assert {re.split("[^A-Za-z0-9.-]", line)[0] for line in wanted} == names
    assert [name for name in DISTRIBUTIONS.values() if not importers(name)] == []
    foreign = {name for names in imports().values() for name in names if name not in SOURCES}
    third = {name for name in foreign if name.partition(".")[0] not in sys.stdlib_module_names}
    assert [
        name for name in third if not f"{name}.".startswith(tuple(f"{own}." for own in DISTRIBUTIONS.values()))
    ] == []
