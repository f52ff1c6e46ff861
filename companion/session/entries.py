"""The entries of the menu that belong to the session, and which of them concern only the seat that opened it."""

from __future__ import annotations

from enum import Enum


class Entry(Enum):
    """An entry of the menu that belongs to the session; its message is "menu-" and the value."""

    STICKER = "sticker"
    CARD_SAYS_SO = "card-says-so"
    CORRECT = "correct"
    VOICE = "voice"
    LANGUAGE = "language"
    SCANNER = "scanner"
    GAME = "game"
    LOUDER = "louder"
    SOFTER = "softer"
    FASTER = "faster"
    SLOWER = "slower"
    VERBOSITY = "verbosity"
    OTHER_VOICE = "other-voice"
    NAMES = "names"
    HAND_DROP = "hand-drop"
    HAND_MOVE = "hand-move"
    LEAVE_GAME = "leave-game"
    DICE = "dice"
    LEARN = "learn"
    PHONES = "phones"
    NOTEBOOK = "notebook"
    PEOPLE = "people"
    RULES = "rules"
    RULES_ON = "rules-on"

    @property
    def of_hand(self) -> bool:
        """Whether it puts the hand of a window in order."""
        return self in (Entry.HAND_DROP, Entry.HAND_MOVE)

    @property
    def of_opener(self) -> bool:
        """Whether its questions concern only the seat that opened it, and not the table."""
        return self.of_hand or self in (Entry.STICKER, Entry.LANGUAGE)
