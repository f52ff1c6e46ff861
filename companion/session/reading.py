"""The rules of a game, read by ear: pages of the menu with the chapters, and with one passage each.

    9 9 ─ the rules ─ a chapter ─ # the next passage … the last ─ # the chapters again
    an act of the table ─ 9 9 ─ go on reading ─ the passage that was interrupted
    refused ─ 9 ─ the passage that says why ─ # the rest of its chapter ─ 9 the menu, * done

9 is "what can I do now", and right after a refusal the first thing that one can do is to understand it; so the key that
everybody knows says why, once, and is help again. Digits keep their meaning then: whoever has understood goes on
playing. What lies on the desk is a page, so any act of the table takes it away, and an own keypad reads in its own ear.
It must never decide anything of the game, or hold a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games import rulebook
from companion.games.rulebook import Chapter
from companion.model import Announcement, Word, echo, replace
from companion.session.asking import title
from companion.session.events import Page
from companion.session.state import Session, Shelf

#: Entries on one page of the menu.
ENTRIES = 8


def opened(session: Session) -> Page:
    """The first page: of the game that is played, or in the lobby of all games."""
    return Page(rules=session.play.game or "")


def readable(shelf: Shelf, session: Session) -> tuple[str, ...]:
    """The games whose rules can be read: the one that is played, in the lobby all; none where nobody tells any."""
    game = session.play.game
    return _telling(shelf, shelf.playable() if game is None else (game,))


def _telling(shelf: Shelf, games: Iterable[str]) -> tuple[str, ...]:
    packs = {game: shelf.boxes[game].pack for game in games}
    return tuple(game for game, pack in packs.items() if pack.rules or pack.declared is not None)


def listed(shelf: Shelf, session: Session, page: Page) -> tuple[Page, ...]:
    """The pages with the list that this page belongs to."""
    return tuple(Page(rules=page.rules, more=more) for more in range(-(-len(_all(shelf, session, page)) // ENTRIES)))


def entries(shelf: Shelf, session: Session, page: Page) -> tuple[Word, ...]:
    """The entries of a page, number 1 first: titles of chapters, or in the lobby of games."""
    return _all(shelf, session, page)[page.more * ENTRIES : (page.more + 1) * ENTRIES]


def _all(shelf: Shelf, session: Session, page: Page) -> tuple[Word, ...]:
    if page.rules:
        return tuple(chapter.title for chapter in book(shelf, session, page.rules))
    return tuple(Word("rules-of-game", (("game", title(shelf, game)),)) for game in _telling(shelf, shelf.playable()))


def book(shelf: Shelf, session: Session, game: str) -> tuple[Chapter, ...]:
    """The chapters of this game's rules; of the game that is played, for its players."""
    players = session.play.players if game == session.play.game else None
    return rulebook.chapters(shelf.boxes[game], shelf.games[game], players, shelf.rules.get(game, ()))


def bookmark(shelf: Shelf, session: Session) -> Page | None:
    """The passage that was read last on this desk, if its chapter was not heard to the end; in a game, of its rules."""
    page, game = session.bookmarks.get(session.whose), session.play.game
    if page is None or game not in (None, page.rules):
        return None
    read = book(shelf, session, page.rules or "")[page.chapter - 1 : page.chapter]
    # For so many players there may be fewer passages than for any number.
    return replace(page, passage=min(page.passage, len(read[0].passages) - 1), why=False) if read else None


def chosen(shelf: Shelf, page: Page, number: int) -> Page:
    """The page that this entry of a page opens."""
    at = page.more * ENTRIES + number
    return replace(page, chapter=at, passage=0) if page.rules else Page(rules=_telling(shelf, shelf.playable())[at - 1])


def further(shelf: Shelf, session: Session, page: Page) -> Page:
    """Where # goes on: to the next passage, or behind the last one to the chapters."""
    passages = book(shelf, session, page.rules or "")[page.chapter - 1].passages
    last = page.passage + 1 == len(passages)
    return Page(rules=page.rules, more=page.more) if last else replace(page, passage=page.passage + 1)


def why(shelf: Shelf, session: Session) -> Page | None:
    """The passage that says why the newest act on this desk was refused; None where nothing was, or none says so."""
    play, refused = session.play, session.desk.refused
    if not refused or play.game is None or session.desk.begun:
        return None
    found = rulebook.place(shelf.boxes[play.game], shelf.games[play.game], refused, play.players)
    if found is None:
        return None
    chapter, passage = found
    return Page(rules=play.game, more=chapter // ENTRIES, chapter=chapter + 1, passage=passage, why=True)


def said(shelf: Shelf, before: Session, after: Session, page: Page) -> Announcement:
    """A passage, with its chapter's title where this has just been opened, and what # does at its beginning and end."""
    chapter = book(shelf, after, page.rules or "")[page.chapter - 1]
    passage, last = chapter.passages[page.passage], page.passage + 1 == len(chapter.passages)
    was = before.desk.menu
    if was is not None and was.rules and was.chapter == page.chapter and page.passage:
        return echo("rules-last" if last else "rules-next", passage=passage)
    return echo("rules-only" if last else "rules-first", title=chapter.title, passage=passage)
