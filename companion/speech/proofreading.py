"""Proofreading: everything that can be wrong with the words of ``voices/``, found before anybody hears it.

Every language must have the same messages with the same variables as the source language, each with a comment for
translators. It parses the whole files and knows no game; at run time ``catalogue`` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as empty
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from companion.files import documents
from companion.files.documents import Fault, Faulty, noted
from companion.model import Frozen, OwnText, Several, Verbosity
from companion.speech import catalogue
from companion.speech.parsing import Parser
from companion.speech.voices import SOURCE, read

_FUNCTIONS = ("NUMBER",)
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
#: A line of a comment. What it tells is for translators: to the parser it is enough that it tells something.
_REMARK = re.compile(r"^(#{1,3} )\S.*$", re.MULTILINE)
_LEVELS = (Verbosity.BRIEF.value, Verbosity.FULL.value)


@dataclass(slots=True)
class Entry:
    """A message or a term ("-pince") as it is written, and what it uses. ``line`` counts from 1."""

    id: str
    path: Path
    line: int
    variables: set[str] = empty(default_factory=set)
    references: set[str] = empty(default_factory=set)


class CutEntry(Frozen):
    """An entry as it is found without parsing it. ``levels`` are the verbosities that have words of their own."""

    id: str
    path: Path
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    levels: tuple[Verbosity, ...]


def written_in(path: Path) -> Iterator[CutEntry]:
    """The entries of a file, cut and not judged: ten times as fast as ``proofread_file``. Raises documents.Faulty."""
    text = documents.read_text(path)
    for name, commented, start in catalogue.cut(text):
        entry, line = catalogue.uncommented(commented), text.count("\n", 0, start) + 1
        levels = (level for level in Verbosity if f"\n    .{level.value} =" in entry)
        variables, references = frozenset(_VARIABLE.findall(entry)), frozenset(catalogue.REFERENCE.findall(entry))
        yield CutEntry(name, path, line, variables, references, tuple(levels))


def proofread(voices: Path) -> tuple[Fault, ...]:
    """The faults of all languages in a voices folder."""
    faults: list[Fault] = []
    languages: dict[str, dict[str, Entry]] = {}
    for folder in sorted(path for path in voices.iterdir() if path.is_dir()):
        entries = languages[folder.name] = {}
        with noted(faults):
            read(folder / "voice.yaml")
        for path in sorted(folder.glob("*.ftl")):
            found, wrong = proofread_file(path)
            faults += wrong
            for entry in found:
                if entry.id in entries:
                    first = entries[entry.id]
                    args = (("file", first.path.name), ("first", first.line))
                    faults.append(Fault(path, entry.line, entry.id, "fault-message-twice", args))
                entries.setdefault(entry.id, entry)
        for entry in entries.values():
            faults += _references(entry, entries)
    source = languages.get(SOURCE, {})
    for lang, entries in languages.items():
        if lang != SOURCE:
            faults += _against(source, entries, voices / lang)
    return tuple(faults)


def proofread_file(path: Path) -> tuple[list[Entry], list[Fault]]:
    """The entries of one file, and the faults found in it alone."""
    try:
        text = _REMARK.sub(r"\1.", documents.read_text(path))
    except Faulty as refused:
        return [], list(refused.faults)
    entries = []
    faults = []
    for item in Parser().parse(text).body:
        if isinstance(item, ast.Junk):
            note = item.annotations[0]
            field = re.match(r"-?[A-Za-z][\w-]*|", item.content or "")
            problem = ("problem", OwnText("en", note.message or ""))
            faults.append(Fault(path, _line(text, note), field[0] if field else "", "fault-fluent", (problem,)))
        elif isinstance(item, ast.Message | ast.Term):
            line = _line(text, item.id)
            name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
            entry = Entry(name, path, line)
            entries.append(entry)
            faults += (Fault(path, line, name, *what) for what in _by_itself(item, entry))
    return entries, faults


def _line(text: str, node: ast.BaseNode) -> int:
    span = getattr(node, "span", None)
    return text.count("\n", 0, span.start if span else 0) + 1


_Fault = tuple[str, tuple[tuple[str, Several], ...]]


def _by_itself(item: ast.Message | ast.Term, entry: Entry) -> Iterator[_Fault]:
    uses = _Uses(entry)
    uses.visit(item)
    if not item.comment:
        yield "fault-no-comment", ()
    if item.value is None:
        yield "fault-no-value", ()
    levels = {attribute.id.name for attribute in item.attributes}
    if isinstance(item, ast.Message) and not levels <= {*_LEVELS}:
        yield "fault-attribute", (("attributes", Several(_LEVELS)),)
    if not uses.functions <= {*_FUNCTIONS}:
        yield "fault-function", (("functions", Several(_FUNCTIONS)),)


class _Uses(Visitor):
    """Collects what an entry uses."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def _references(entry: Entry, entries: dict[str, Entry]) -> Iterator[Fault]:
    for name in sorted(name for name in entry.references if name not in entries):
        yield Fault(entry.path, entry.line, entry.id, "fault-unknown-message", (("message", name),))


def _against(source: dict[str, Entry], entries: dict[str, Entry], folder: Path) -> Iterator[Fault]:
    """Faults against the source: messages or variables that differ. Each language has its own terms."""
    for id, entry in entries.items():
        if not id.startswith("-") and id not in source:
            yield Fault(entry.path, entry.line, id, "fault-not-in-source")
    for id, original in source.items():
        if id.startswith("-"):
            continue
        if id not in entries:
            yield Fault(folder / original.path.name, None, id, "fault-missing-message")
            continue
        entry = entries[id]
        theirs, ours = _variables(original, source), _variables(entry, entries)
        for name in sorted(theirs - ours):
            yield Fault(entry.path, entry.line, id, "fault-missing-variable", (("variable", name),))
        for name in sorted(ours - theirs):
            yield Fault(entry.path, entry.line, id, "fault-unknown-variable", (("variable", name),))


def _variables(entry: Entry, entries: dict[str, Entry]) -> set[str]:
    """The variables of a message and of the messages that it uses. Those of terms do not count."""
    found: set[str] = set()
    seen: set[str] = set()
    wanted = [entry.id]
    while wanted:
        id = wanted.pop()
        if id not in seen and id in entries:
            seen.add(id)
            found |= entries[id].variables
            wanted += (name for name in entries[id].references if not name.startswith("-"))
    return found
