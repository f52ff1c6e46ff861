"""How events are written down in a row, and how they come back.

It knows the classes of the events and their upgrades. It must never judge an event, know a game, or touch a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from companion.model import Event, Hidden, OwnText, Token

#: (kind, version) → what makes that version's fields into those of version + 1
Upgrades: TypeAlias = Mapping[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]]
NO_UPGRADES: Upgrades = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Veil:
    """How a token that not everybody may know is written: as its code, never by its name.

    It keeps an eye that falls on the file from reading it, nothing more: whoever has the table of codes can.
    """

    hide: Callable[[Token], str]
    reveal: Callable[[str], Token]


class Notation:
    """How events are written down: compact JSON, and strict on the way back.

    A key too many is refused, and so is a number where a text belongs: a row that is not exactly what its
    kind and version promise must not become some other event.
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
        converter = Converter(forbid_extra_keys=True, detailed_validation=False)
        for exact in (int, str, bool):
            converter.register_structure_hook(exact, _exactly)
        # Words without a recording are written as they were before there were recordings.
        spoken = override(omit_if_default=True)
        converter.register_unstructure_hook(OwnText, make_dict_unstructure_fn(OwnText, converter, recording=spoken))
        if veil is not None:
            _draw(converter, veil)
        try:
            self._structure = {
                cls: make_dict_structure_fn(
                    cls, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=False
                )
                for cls in event_classes
            }
            self._unstructure = {cls: make_dict_unstructure_fn(cls, converter) for cls in event_classes}
        except Exception as fault:  # cattrs has many, none of them in common with the others
            raise ValueError("an event class has a field that no row can hold") from fault

    def encode(self, event: Event) -> tuple[str, int, str]:
        """Kind, version, JSON. ASCII, so that no text whatever can be refused by the file's encoding."""
        cls = type(event)
        if cls not in self._unstructure:
            raise TypeError(f"{cls.__name__} is not among the journal's event classes")
        return cls.kind, cls.version, json.dumps(self._unstructure[cls](event), separators=(",", ":"))

    def decode(self, kind: str, version: int, text: str) -> Event:
        """The event of one row; raises whatever it stumbles over."""
        cls = self.classes[kind]
        fields = json.loads(text)
        for older in range(version, cls.version):
            fields = self._upgrades[kind, older](fields)
        return self._structure[cls](fields, cls)


def _draw(converter: Converter, veil: Veil) -> None:
    def hide(hidden: Hidden) -> str:
        return veil.hide(hidden.token)

    def reveal(code: Any, _: Any) -> Hidden:
        return Hidden(veil.reveal(_exactly(code, str)))

    converter.register_unstructure_hook(Hidden, hide)
    converter.register_structure_hook(Hidden, reveal)
    # Sorted by code: an order of names, or of scans, would tell what the codes do not.
    converter.register_unstructure_hook_func(
        lambda of: of == frozenset[Hidden], lambda cards: sorted(hide(card) for card in cards)
    )


def _exactly(value: Any, wanted: type) -> Any:
    if type(value) is not wanted:  # True is an int to isinstance, and "3" to int()
        raise TypeError(value)
    return value
