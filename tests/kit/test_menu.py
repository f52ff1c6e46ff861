"""The numbers of the menu, which people know by heart: each entry has one, at every step of every game, in the lobby,
at the roll call, in a window and after the end; and a number that is not offered now says so.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion import session as sessions
from companion.games.protocol import Form
from companion.model import Key, replace
from companion.session.entries import Entry
from companion.session.events import Page
from companion.session.menu import NUMBERS, menu_entries, menu_pages
from companion.session.state import Session, Shelf

from . import games
from .games import Subject
from .test_whose_digit import moments, pressed
from .test_whose_question import EVERY

#: What is in people's fingers. A new entry comes behind the last one of its chapter; none is ever moved.
KNOWN = {
    "": "sticker card-says-so correct voice language scanner dice game"
    " rules rules-on people notebook phones learn hand-drop hand-move leave-game",
    "4": "louder softer faster slower verbosity other-voice names",
}
KNOWN_OF_GAMES = {
    "time-bomb-undercover": "cutters go-on end-round lieu roles-7",
    "heure-des-3-ombres": "look bluff clue-home",
    "mystere-de-l-abbaye": "penance card-moved revelations use-book pile place bell books crypt turn pardon",
    "cluedo-one-piece": "villain adventure equipment",
    "two-pebbles": "",
}
#: Why something is not offered, where it is so.
WHY = {
    "time-bomb-undercover": {"menu-no-notebooks", "menu-over"},
    "two-pebbles": {"menu-no-rules"},
}
KNOWN_OF_DECLARED_GAMES = "card turn round countdown end reopen"


def named(entry: Form | Entry | object) -> str:
    assert isinstance(entry, Form | Entry)
    return entry.id if isinstance(entry, Form) else entry.value


def offered(shelf: Shelf, session: Session) -> Iterator[tuple[str, str]]:
    """Each entry that is offered now: the keys that lead to it behind 9 9, and its name."""
    for chapter, of in (("", None), ("4", Entry.VOICE), ("8", Entry.GAME)):
        for turned, page in enumerate(menu_pages(shelf, session, Page(of=of))):
            for number, entry in menu_entries(shelf, session, page).items():
                yield f"{chapter}{'#' * turned}{number}", named(entry)


def known(chapter: str, names: str) -> Iterator[tuple[str, str]]:
    for at, name in enumerate(names.split()):
        yield f"{chapter}{'#' * (at // 8)}{at % 8 + 1}", name


def everywhere(game: Subject) -> Iterator[tuple[Shelf, Session]]:
    """At the table, and where seat 2 of it listens."""
    for shelf, session in moments(game):
        yield shelf, session
        listens = pressed(shelf, session, "C2")
        if listens.desk.window is not None:
            yield shelf, listens


def test_the_numbers_of_the_session_are_those_that_people_know() -> None:
    chapters = {None: "", Entry.VOICE: "4"}
    told = {chapters[of]: " ".join(entry.value for entry in entries) for of, entries in NUMBERS.items()}
    assert {chapter: names[: len(KNOWN[chapter])] for chapter, names in told.items()} == KNOWN


@EVERY
def test_an_entry_has_the_number_that_people_know_at_every_moment(id: str) -> None:
    game = games.subject(id)
    own = KNOWN_OF_GAMES.get(id, KNOWN_OF_DECLARED_GAMES)
    numbers = dict(pair for chapter, names in {**KNOWN, "8": own}.items() for pair in known(chapter, names))
    seen = set[str]()
    for shelf, session in everywhere(game):
        for keys, name in offered(shelf, session):
            seen.add(name)
            if "/" not in name:  # numbered cards of a declared game come behind all others
                assert numbers.get(keys) == name
    assert {"sticker", "voice", "language", "leave-game"} <= seen


@EVERY
def test_a_number_that_is_not_offered_says_so_and_leaves_the_menu_open(id: str) -> None:
    refused = set[str]()
    for shelf, session in everywhere(games.subject(id)):
        for chapter in ("", "#", "##", "4", "8"):
            page = pressed(shelf, replace(session, desk=replace(session.desk, helping=True)), "9" + chapter)
            listed = page.desk.listed
            if listed is None:
                continue
            for digit in set("12345678") - {str(number) for number in menu_entries(shelf, page, listed)}:
                turn = sessions.turn(shelf, page, Key(digit))
                assert turn.said, (chapter, digit)
                assert not turn.durable
                assert turn.session.desk.menu == listed, (chapter, digit)
                refused.update(line.id for line in turn.said)
    assert {"menu-unused", "nothing-to-lift", "menu-not-taught"} | WHY.get(id, set()) <= refused


@EVERY
def test_no_entry_is_said_twice_and_none_leads_nowhere(id: str) -> None:
    for shelf, session in everywhere(games.subject(id)):
        names = [name for _, name in offered(shelf, session)]
        assert len(names) == len(set(names))
        assert ("game" in names) == any(keys.startswith("8") and len(keys) > 1 for keys, _ in offered(shelf, session))
