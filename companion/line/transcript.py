"""What is heard, as lines: one line for each announcement, with who hears it.

    [table] …    [seat 2] …    [seat 2] (private)

It knows audiences and the catalogue's words. It must never print a private word unless its owner asked for it.
"""

from __future__ import annotations

from typing import Protocol

from companion.model import Announcement, Only, Others, Table


class Words(Protocol):
    def text(self, said: Announcement) -> str: ...


def line(announcement: Announcement, words: Words, show_private: bool = False) -> str:
    """The line of an announcement; the tags are the same in every language."""
    match announcement.audience:
        case Table():
            return f"[table] {words.text(announcement)}"
        case Only(seat):
            tag = f"[seat {seat}]"
        case Others(seat):
            tag = f"[all but seat {seat}]"
    return f"{tag} {words.text(announcement)}" if show_private else f"{tag} (private)"
