"""How events are written down in a row, and how they come back.

It knows the classes of the events and their upgrades. It must never judge an event, know a game, or touch a file.

The code that writes and reads a class is compiled when the class is first used, once for all journals of the process.
A class takes about a millisecond, and much longer on a small machine, so idle time is used for it (``prepared``).
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from companion.model import Event, Frozen, Hidden, HiddenText, OwnText, Token

#: (kind, version) → a function that turns that version's fields into those of version + 1
Upgrades: TypeAlias = Mapping[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]]
NO_UPGRADES: Upgrades = MappingProxyType({})


class Veil(Frozen):
    """How a token that not everybody may know is written: as its code, never by its name.

    This protects only from reading it by accident: a person with the table of codes can look it up.
    """

    hide: Callable[[Token], str]
    reveal: Callable[[str], Token]


class Notation:
    """How events are written down: compact JSON, and strict when read back.

    An extra key is refused, and so is a number where a text belongs. A row that does not match its kind and version
    exactly must not become some other event.
    """

    def __init__(self, event_classes: Sequence[type[Event]], upgrades: Upgrades, veil: Veil | None) -> None:
        self.classes = {cls.kind: cls for cls in event_classes}
        if len(self.classes) != len(event_classes):
            raise ValueError("two event classes of one kind")
        missing = [
            (cls.kind, version)
            for cls in event_classes
            for version in range(1, cls.version)
            if (cls.kind, version) not in upgrades
        ]
        if missing:
            raise ValueError(f"no upgrade for {missing}")
        self._upgrades = upgrades
        self._veil = veil

    def encode(self, event: Event) -> tuple[str, int, str]:
        """Kind, version, JSON. The JSON is ASCII, so that the file's encoding accepts every text.

        Raises TypeError for an event of an unknown class, and for a field that no row can hold.
        """
        cls = type(event)
        if self.classes.get(cls.kind) is not cls:
            raise TypeError(f"{cls.__name__} is not among the journal's event classes")
        fields = self._veiled(_writer(cls), event)
        return cls.kind, cls.version, json.dumps(fields, separators=(",", ":"))

    def decode(self, kind: str, version: int, text: str) -> Event:
        """The event of one row. For a bad row it may raise any exception."""
        cls = self.classes[kind]
        fields = json.loads(text)
        for older in range(version, cls.version):
            fields = self._upgrades[kind, older](fields)
        event: Event = self._veiled(_reader(cls), fields, cls)
        return event

    def _veiled(self, step: Callable[..., Any], *args: Any) -> Any:
        before = _VEIL.set(self._veil)
        try:
            return step(*args)
        finally:
            _VEIL.reset(before)


def prepared(event_classes: Iterable[type[Event]]) -> Iterator[None]:
    """Compile what writing these classes needs, one class a step, so that no first event waits for it."""
    for cls in event_classes:
        if cls not in _WRITERS:
            _writer(cls)
            yield


#: The veil of the row that is being written or read. Each journal has its own; the compiled code serves them all.
_VEIL: ContextVar[Veil | None] = ContextVar("veil", default=None)
_WRITERS: dict[type[Event], Callable[[Event], Any]] = {}
_READERS: dict[type[Event], Callable[[Any, Any], Event]] = {}


def _writer(cls: type[Event]) -> Callable[[Event], Any]:
    if cls not in _WRITERS:
        _WRITERS[cls] = make_dict_unstructure_fn(cls, _converter())
    return _WRITERS[cls]


def _reader(cls: type[Event]) -> Callable[[Any, Any], Event]:
    if cls not in _READERS:
        _READERS[cls] = make_dict_structure_fn(
            cls, _converter(), _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=False
        )
    return _READERS[cls]


@cache
def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=False)
    for exact in (int, str, bool):
        converter.register_structure_hook(exact, _exactly)
    # Words without a recording, or read as they are written, are written as in versions that had only these.
    spoken = override(omit_if_default=True)
    plain = make_dict_unstructure_fn(OwnText, converter, recording=spoken, said=spoken)
    converter.register_unstructure_hook(OwnText, plain)
    converter.register_structure_hook(Hidden, lambda code, _: Hidden(_veil().reveal(_exactly(code, str))))
    converter.register_unstructure_hook(Hidden, _hide)
    converter.register_structure_hook(HiddenText, lambda code, _: HiddenText(_read(_exactly(code, str))))
    converter.register_unstructure_hook(HiddenText, lambda hidden: b64encode(hidden.text.encode()).decode())
    # Sorted by code: sorted by name or in order of scans, they would tell what the codes hide.
    converter.register_unstructure_hook_func(
        lambda of: of == frozenset[Hidden], lambda cards: sorted(map(_hide, cards))
    )
    return converter


def _read(code: str) -> str:
    return b64decode(code, validate=True).decode()


def _hide(hidden: Hidden) -> str:
    return _veil().hide(hidden.token)


def _veil() -> Veil:
    veil = _VEIL.get()
    if veil is None:
        raise TypeError("a hidden token, and no veil: its name must not be written")
    return veil


def _exactly(value: Any, wanted: type) -> Any:
    if type(value) is not wanted:  # isinstance takes True for an int, and int() takes "3"
        raise TypeError(value)
    return value
