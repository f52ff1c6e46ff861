"""The rules as a page shows them: which games there are, and the chapters of one. Pure.

It is what anybody at the table may have read to them, so a page asks for it openly. It must never know who asks, or
look at how the game stands.
"""

from __future__ import annotations

from typing import Any

from companion.model import Word
from companion.pages.standing import Words
from companion.session import asking, reading
from companion.session.state import Session, Shelf


def games(shelf: Shelf, session: Session, words: Words) -> dict[str, Any]:
    """The games whose rules can be read now."""
    told = {
        game: words(Word("rules-of-game", (("game", asking.title(shelf, game)),)))
        for game in reading.readable(shelf, session)
    }
    return {"games": [{"id": game, "title": title} for game, title in told.items()]}


def book(shelf: Shelf, session: Session, game: str, words: Words) -> dict[str, Any] | None:
    """The chapters of one game, each with its passages; None where these cannot be read now."""
    if game not in reading.readable(shelf, session):
        return None
    chapters = reading.book(shelf, session, game)
    return {
        "chapters": [
            {"title": words(chapter.title), "passages": [words(passage) for passage in chapter.passages]}
            for chapter in chapters
        ]
    }
