"""What is heard, as lines: one line for each announcement, with who hears it.

    [table] …    [seat 2] …    [seat 2] (private)

Plain lines have no tag. It knows audiences and the catalogue's words. It must never print a private word unless its
owner asked for it.
"""

from __future__ import annotations

from typing import Protocol

from companion.model import Announcement, Only, Others, Table


class Words(Protocol):
    def text(self, said: Announcement) -> str: ...


def shows(announcement: Announcement, show_private: bool) -> bool:
    """Whether there is a line of it at all: who reads in a notebook must not be seen by how often."""
    return show_private or not announcement.unnoticed


def line(announcement: Announcement, words: Words, show_private: bool = False, plain: bool = False) -> str:
    """The line of an announcement; the tags are the same in every language. ``plain``: no tag."""
    match announcement.audience:
        case Table():
            tag, private = "[table]", False
        case Only(seat):
            tag, private = f"[seat {seat}]", not show_private
        case Others(seat):
            tag, private = f"[all but seat {seat}]", not show_private
    text = "(private)" if private else words.text(announcement)
    return text if plain else f"{tag} {text}"
