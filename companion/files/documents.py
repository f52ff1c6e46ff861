"""Our YAML documents, read strictly: every fault of a file with its line and field, or the whole value.

It knows how a document may be written, never what it is about. Each loader describes its own file with the methods
of ``Place``. It gets a value only if there was no fault, so nothing is ever half loaded. Faults are message ids with
arguments; their words are in ``voices/``.

YAML is read as events, because only events show all that we refuse: anchors, aliases, tags, a second document.
Nothing is resolved: ``010`` and ``no`` stay as they were typed, and each field judges them itself.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import yaml
from yaml.reader import Reader
from yaml.resolver import Resolver

from companion.model import Arg, Frozen, OwnText, OwnWords, Several, Word
from companion.system import folders

T = TypeVar("T")

#: Far above any file of ours. It keeps a wrong path (a disk image, a recording) from filling the memory.
MAX_BYTES = 1_000_000


class Fault(Frozen):
    """What is wrong, and where: ``id`` is the message that names the right form. ``line`` counts from 1."""

    path: Path
    line: int | None
    field: str
    id: str
    args: tuple[tuple[str, Arg], ...] = ()

    def word(self, file: str = "") -> Word:
        """The fault as a message: file, line, field, right form.

        ``file`` is the file's name in it, by default the last two parts of its path: short enough for the ear.
        """
        args: list[tuple[str, Arg]] = [("file", file or "/".join(self.path.parts[-2:]))]
        frame = "fault-in-file"
        if self.line is not None:
            frame = "fault-at-field" if self.field else "fault-at-line"
            args.append(("line", self.line))
        elif self.field:
            frame = "fault-in-field"
        if self.field:
            args.append(("field", self.field))
        return Word(frame, (*args, ("fault", Word(self.id, self.args))))


class Faulty(Exception):  # noqa: N818 (what was refused, as it is called everywhere)
    """A file was refused: all the faults that were found in it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(*(f"{fault.path}:{fault.line}: {fault.field}: {fault.id}" for fault in self.faults))


@contextmanager
def noted(faults: list[Fault]) -> Iterator[None]:
    """Add the faults of a file that is refused here to these: the files after it are looked at too."""
    try:
        yield
    except Faulty as refused:
        faults += refused.faults


class Missing(Faulty):
    """There is no such file. A reader that can do without the file ignores this."""


def read_text(path: Path) -> str:
    """The text of a UTF-8 file (with or without its mark). Raises Missing, or Faulty if it cannot be had."""
    try:
        if path.is_dir():
            raise Faulty([Fault(path, None, "", "fault-directory")])
        if path.exists() and not path.is_file():  # reading a pipe could wait for ever
            raise Faulty([Fault(path, None, "", "fault-not-a-file")])
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise Missing([Fault(path, None, "", "fault-missing-file")]) from None
    except PermissionError:
        raise Faulty([Fault(path, None, "", "fault-forbidden")]) from None
    except (OSError, ValueError):  # ValueError: a path that no system could hold
        raise Faulty([Fault(path, None, "", "fault-unreadable")]) from None
    if len(data) > MAX_BYTES:
        raise Faulty([Fault(path, None, "", "fault-too-large")])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Faulty([Fault(path, line, "", "fault-not-utf8")]) from None


def load(path: Path, describe: Callable[[Place], T]) -> T:
    """What ``describe`` makes of the document in the file; Faulty with every fault found."""
    return parse(read_text(path), path, describe)


def parse(text: str, path: Path, describe: Callable[[Place], T]) -> T:
    """What ``describe`` makes of a document; ``path`` is only for the faults. Raises Faulty."""
    faults: list[Fault] = []
    top = _compose(text, path, faults)
    try:
        value = describe(Place(top, path, "", faults))
    except Exception:
        # After a fault a neutral value stands in for the bad one. If a description stumbles over that value, only the
        # fault noted before matters.
        if not faults:
            raise
    if faults:
        raise Faulty(sorted(dict.fromkeys(faults), key=lambda fault: fault.line or 0))
    return value


class Shape(Frozen):
    """A form that a text must have; ``fault`` is the message that names it."""

    pattern: re.Pattern[str]
    fault: str


SLUG = Shape(re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*"), "fault-slug")
LANGUAGE = Shape(re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"), "fault-language-tag")
#: What YAML's readers take for a number, a time or a date, rightly or not (``08``). Such a text needs quotes.
_NUMBERLIKE = re.compile(r"[-+.]?[0-9][0-9_.,:eE+/-]*")
_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")
_LENGTH = re.compile(r"(0|[1-9][0-9]{0,3})(\.[0-9]{1,2})?")


@dataclass(slots=True)
class Place:
    """One node of a document, where it stands, and the faults of its file.

    Each reading method returns the value; where it is faulty, it notes the fault and returns a neutral value. A
    missing node also reads as the neutral value, without a further fault.
    """

    _node: _Node | None
    _path: Path
    _field: str
    _faults: list[Fault]

    def fault(self, id: str, /, **args: Arg) -> None:
        """Note a fault here."""
        line = self._node.line if self._node else 1
        pairs = tuple((name.replace("_", "-"), value) for name, value in args.items())
        self._faults.append(Fault(self._path, line, self._field, id, pairs))

    @property
    def sound(self) -> bool:
        """Whether no fault has been noted so far, anywhere in the file."""
        return not self._faults

    # --- scalars

    def text(self, shape: Shape | None = None, longest: int = 200) -> str:
        """A text that is not empty. Without quotes it must not look like a number, a date or a word of YAML's."""
        found = self._scalar("fault-text")
        if found is None:
            return ""
        value = found.value.strip()
        if not value:
            self.fault("fault-text")
        elif Reader.NON_PRINTABLE.search(value):  # "\\x07" in quotes
            self.fault("fault-unprintable")
        elif found.plain and _means_something_else(found.value):
            self.fault("fault-quotes", found=found.value)
        elif len(value) > longest:
            self.fault("fault-long", longest=longest)
        elif shape and not shape.pattern.fullmatch(value):
            self.fault(shape.fault, found=value)
        else:
            return value
        return ""

    def whole(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, in plain decimal digits."""
        found = self._scalar("fault-whole", low=low, high=high)
        if found is None:
            return low
        if found.plain and _WHOLE.fullmatch(found.value) and low <= int(found.value) <= high:
            return int(found.value)
        self.fault("fault-whole", low=low, high=high)
        return low

    def millimetres(self, low: float, high: float) -> float:
        """A length from ``low`` to ``high``: plain digits, with at most two decimal places."""
        found = self._scalar("fault-millimetres", low=str(low), high=str(high))
        if found is None:
            return low
        if found.plain and _LENGTH.fullmatch(found.value) and low <= float(found.value) <= high:
            return float(found.value)
        self.fault("fault-millimetres", low=str(low), high=str(high))
        return low

    def choice(self, *words: str) -> str:
        """One of the words."""
        found = self._scalar("fault-choice", choices=Several(words))
        if found is None:
            return words[0]
        if found.value in words and not (found.plain and _means_something_else(found.value)):
            return found.value
        self.fault("fault-choice", choices=Several(words))
        return words[0]

    def flag(self) -> bool:
        """``true`` or ``false``; YAML's ``yes``, ``on`` and so on are refused."""
        found = self._scalar("fault-flag")
        if found is not None and not (found.plain and found.value in ("true", "false")):
            self.fault("fault-flag")
        return found is not None and found.value == "true"

    def plain_word(self, longest: int = 200) -> str:
        """A text, a whole number or ``true``/``false``, as typed: only the caller knows which it should be."""
        found = self._scalar("fault-text")
        if found and found.plain and (_WHOLE.fullmatch(found.value) or found.value in ("true", "false")):
            return found.value
        return self.text(longest=longest)

    def own_text(self, longest: int = 2000, recorded: Callable[[Place], str] | None = None) -> OwnText:
        """``{lang: fr, text: …}``: an owner's or a pack's words, in their language.

        ``said: …`` beside the text is how the voice is to read it. With ``recorded``, which reads a sound file's name,
        ``recording: …`` may stand beside the text or replace it.
        """
        if recorded is None:
            fields = self.record("lang", "text", optional=("said",))
        else:
            fields = self.record("lang", optional=("text", "recording", "said"))
        worded = recorded is None or "text" in fields or "recording" in fields
        if self._node is not None and self._node.kind == "map" and not worded:
            self.fault("fault-text-or-recording")
        recording = recorded(fields["recording"]) if recorded is not None and "recording" in fields else ""
        said = fields["said"].text(longest=longest)
        if said and "text" not in fields:
            fields["said"].fault("fault-said-alone")
        return OwnText(fields["lang"].text(LANGUAGE), fields["text"].text(longest=longest), recording, said)

    def own_words(self, languages: tuple[str, ...], longest: int = 2000, said: Place | None = None) -> OwnWords:
        """``{fr: …, en: …}``: a text in each of these languages; where there is only one language, a plain text.

        ``said``, of the same form, is how the voice is to read them; languages that it leaves out are read as written.
        """
        texts = self._in_languages(languages, longest)
        for lang in languages:
            if self._node is not None and self._node.kind == "map" and lang not in texts:
                self.fault("fault-text-missing", lang=lang)
        read = {} if said is None else said._in_languages(languages, longest)
        return OwnWords(tuple(OwnText(lang, texts.get(lang, ""), said=read.get(lang, "")) for lang in languages))

    def _in_languages(self, languages: tuple[str, ...], longest: int) -> dict[str, str]:
        plain = self._node is not None and self._node.kind == "text"
        if plain and len(languages) == 1:
            return {languages[0]: self.text(longest=longest)}
        if plain:
            self.fault("fault-text-in-languages", languages=Several(languages))
            return {languages[0]: ""}
        texts = {}
        for key, place in self._pairs("fault-text-in-languages", languages=Several(languages)):
            texts[key.choice(*languages)] = place.text(longest=longest)
        return texts

    @property
    def present(self) -> bool:
        """Whether anything stands here."""
        return self._node is not None

    @property
    def name(self) -> str:
        """The text that stands here, not judged; "" for anything else. Use it only to choose how to read on."""
        return self._node.value if self._node is not None and self._node.kind == "text" else ""

    # --- collections

    def record(self, *required: str, optional: Iterable[str] = ()) -> Record:
        """A mapping with these fields and no others."""
        optional = tuple(optional)
        known = (*required, *optional)
        places = {}
        for key, value in self._pairs("fault-record", fields=Several(known)):
            if key._node and key._node.value in known:
                places[key._node.value] = value
            else:
                key.fault("fault-unknown-field", fields=Several(known))
        record = Record(places, self._place(None, self._field))
        self.need(record, *required)
        return record

    def need(self, record: Record, *required: str) -> None:
        """Note which of these fields the record of this mapping lacks."""
        if self._node is not None and self._node.kind == "map":
            for name in required:
                if name not in record:
                    self._place(self._node, self._below(name)).fault("fault-missing-field")

    def pairs(self) -> list[tuple[Place, Place]]:
        """A mapping whose keys are the writer's: each key and its value."""
        return self._pairs("fault-mapping")

    def items(self) -> list[Place]:
        """A list."""
        if self._node is None:
            return []
        if self._node.kind != "list":
            self.fault("fault-list")
            return []
        return [self._place(node, self._below(str(rank))) for rank, node in enumerate(self._node.children, start=1)]

    def header(self, name: str, newest: int) -> None:
        """Check that the document names its kind and a version of its form up to ``newest``.

        Raises Faulty at once where it does not: reading on would only add faults that mean nothing.
        """
        pairs = self._pairs("fault-header", name=name, newest=newest)
        value = next((value for key, value in pairs if key._node and key._node.value == name), None)
        if value is None:
            if self._node is not None and self._node.kind == "map":
                self.fault("fault-header", name=name, newest=newest)
            raise Faulty(self._faults)
        version = value.whole(1, 9999)
        if version > newest:
            value.fault("fault-newer", newest=newest)
            raise Faulty(self._faults)

    def _scalar(self, fault: str, /, **args: Arg) -> _Node | None:
        if self._node is not None and self._node.kind != "text":
            self.fault(fault, **args)
            return None
        return self._node

    def _pairs(self, fault: str, /, **args: Arg) -> list[tuple[Place, Place]]:
        if self._node is None:
            return []
        if self._node.kind != "map":
            self.fault(fault, **args)
            return []
        children = self._node.children
        pairs = []
        seen = set()
        for key, value in zip(children[::2], children[1::2], strict=True):
            at = self._below(key.value)
            name, place = self._place(key, at), self._place(value, at)
            if key.kind != "text":
                name.fault("fault-key")
            elif key.value in seen:
                name.fault("fault-duplicate")
            else:
                seen.add(key.value)
                pairs.append((name, place))
        return pairs

    def _place(self, node: _Node | None, field: str) -> Place:
        """Another place of this file. An alias reads as missing: it has been noted as a fault."""
        return Place(None if node and node.kind == "nothing" else node, self._path, field, self._faults)

    def _below(self, name: str) -> str:
        return f"{self._field}.{name}" if self._field else name


class Record:
    """The fields of a mapping by name; a missing field reads as the neutral value."""

    def __init__(self, places: dict[str, Place], absent: Place) -> None:
        self._places = places
        self._absent = absent

    def __contains__(self, name: str) -> bool:
        return name in self._places

    def __getitem__(self, name: str) -> Place:
        return self._places.get(name, self._absent)

    def get(self, name: str) -> Place | None:
        """The field, or None where it is missing."""
        return self._places.get(name)


# --- from YAML's events to nodes -----------------------------------------------------------------------------


@dataclass(slots=True)
class _Node:
    """``kind`` is "text", "list", "map" (keys and values in turn) or "nothing" (an alias, noted as a fault)."""

    kind: str
    line: int
    value: str = ""
    plain: bool = False
    children: list[_Node] = field(default_factory=list)


_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_RESOLVER = Resolver()
_TAB = re.compile(r"^ *\t", re.MULTILINE)


def _means_something_else(plain: str) -> bool:
    tag = _RESOLVER.resolve(yaml.ScalarNode, plain, (True, False))  # type: ignore[no-untyped-call]
    return tag != "tag:yaml.org,2002:str" or bool(_NUMBERLIKE.fullmatch(plain))


def _compose(text: str, path: Path, faults: list[Fault]) -> _Node | None:
    """The document's top node. Faults that leave it readable are noted, the others raised."""
    for unwanted, fault in (Reader.NON_PRINTABLE, "fault-unprintable"), (_TAB, "fault-tab"):
        if found := unwanted.search(text):
            raise Faulty([Fault(path, text.count("\n", 0, found.start()) + 1, "", fault)])
    top = _Node("list", 1)
    open_nodes = [top]
    documents = 0
    events: Iterable[Any] = yaml.parse(text, Loader=_LOADER)
    try:
        for event in events:
            line = event.start_mark.line + 1
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents == 2:
                    faults.append(Fault(path, line, "", "fault-documents"))
            elif isinstance(event, yaml.AliasEvent):
                faults.append(Fault(path, line, "", "fault-anchor"))
                open_nodes[-1].children.append(_Node("nothing", line))
            elif isinstance(event, yaml.CollectionEndEvent):
                open_nodes.pop()
            elif isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
                if event.anchor is not None:
                    faults.append(Fault(path, line, "", "fault-anchor"))
                if event.tag is not None:
                    faults.append(Fault(path, line, "", "fault-tag"))
                if isinstance(event, yaml.ScalarEvent):
                    node = _Node("text", line, event.value, plain=not event.style)
                else:
                    node = _Node("map" if isinstance(event, yaml.MappingStartEvent) else "list", line)
                    open_nodes.append(node)
                open_nodes[-1 if node.kind == "text" else -2].children.append(node)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        at = mark.line + 1 if mark else None
        raise Faulty([*faults, Fault(path, at, "", "fault-yaml")]) from None
    if not top.children:
        raise Faulty([*faults, Fault(path, 1, "", "fault-empty")])
    return top.children[0]


# --- writing -------------------------------------------------------------------------------------------------


class Plain(str):
    """A field's own name: written without quotes, as a person would."""

    __slots__ = ()


class _Quoting(yaml.SafeDumper):
    """Writes every text in quotes, so that our strict reading never takes it for something else."""


_Quoting.add_representer(str, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, '"'))
_Quoting.add_representer(Plain, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", str(text)))


def written(value: Any) -> str:
    """Plain values as YAML that we can read: mappings in their order, every text on one line in quotes."""
    return str(yaml.dump(value, Dumper=_Quoting, allow_unicode=True, width=1_000_000, sort_keys=False))


def set_aside(path: Path) -> bool:
    """Give a damaged file that only the program writes another name, with the moment in it: a new one can be written.

    Returns whether it was done: where the system does not allow it, the file stays.
    """
    with suppress(OSError):
        os.replace(path, path.with_name(f"{path.name}.{folders.stamp()}"))
        return True
    return False


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns what the system refuses into the fault that this file cannot be written. Raises Faulty."""
    try:
        yield
    except OSError:
        raise Faulty([Fault(path, None, "", "fault-not-written")]) from None


def put(path: Path, data: bytes) -> None:
    """Write the file and make the folders above it, durably. After a power cut it is the old one or the new one.

    Only its owner may read it. Raises OSError; the old one is then untouched.
    """
    folders.make(path.parent)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    folders.sync(path.parent)  # the rename is durable only when the folder is on disk
