"""Games of every version of the events, kept for ever: each still gives the same evening.

``python -m tests.test_golden_journals NAME`` plays one of the evenings below into a new file, with its transcript: what
each input gave to hear, as message ids and arguments, so that better words change nothing here. A game that is there is
never written again. Where other messages are heard on purpose, ``--transcripts`` writes them anew, and the difference
is read line by line.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from companion.journal.store import Journal
from companion.model import Announcement, Arg, OwnText, OwnWords, Several, Who, Word
from companion.session import events_of, evolve, narrate
from companion.session.entries import Entry
from companion.session.state import Ear, Session
from tests.games.cluedo_one_piece import golden as islands
from tests.games.heure_des_3_ombres import evenings as heure
from tests.games.mystere_de_l_abbaye import evenings as abbey
from tests.games.time_bomb_undercover.golden import (
    BOMB,
    DECK,
    DEFUSE,
    ID,
    NAMES,
    REGULARS,
    ROUND,
    SECURE,
    cut,
    cuts,
    undo,
)
from tests.games.tracker import golden as tracker
from tests.games.tracker.packs import SOUP
from tests.golden import Transcripts, of_every_game
from tests.golden.shorthand import play
from tests.golden_journal import FOLDER
from tests.kit.people import to_entry
from tests.tabletop import Tabletop, cupboard


def seven_by_ear(table: Tabletop) -> None:
    """The lobby, seven at the table, changed roles, cards that lift rules, corrections, the bomb."""
    table.key("1 7")
    for way in "123#123":
        table.key("01" if len(table.core.session.play.seats) and table.core.session.play.called == 0 else "1")
        table.key(way)
    table.key("99 8 5 2 1 2 1")
    table.key("####")
    table.scan(f"{ID}/lieu/1")
    table.key("#######" + "7")
    cuts(table, "sd")
    cut(table, table.board.holder, SECURE)
    table.key("99 2")
    undo(table)
    table.key("99 3 1 # 2 #")
    table.key("99 8 1 3")
    table.key("99 6")
    table.key("1 1")
    table.key("99 6")
    table.key("99 8 3")
    table.key("# #")
    cut(table, 5, BOMB)
    table.key("1")
    table.key("99 8 2")
    cuts(table, "sd")


def four_with_fate(table: Tabletop) -> None:
    """Four at the table, the Fatality token, the last defuse cable."""
    table.key("4")
    for way in "1#1#1#2#":
        table.key(way)
    table.key("#### # 1 4")
    cuts(table, "ddsss" + "ddd")
    table.key("2")


def one_earphone(table: Tabletop) -> None:
    """Five at the table; Inès keeps the cables of her hand by ear."""
    table.key("# 3 3 # #")
    table.key("###")
    table.key("C 3 7 #")
    table.scan(*(f"{SECURE}@{copy}" for copy in (7, 8, 9)), f"{DEFUSE}@1", f"{DEFUSE}@2")
    table.key("C # #")


def without_code(moves: str) -> Callable[[Tabletop], object]:
    """A game of a pack alone, by the shorthand of golden transcripts."""
    return lambda table: play(table, moves)


def people_change(begins: str, *acts: str) -> Callable[[Tabletop], object]:
    """Somebody leaves, comes, sits in, changes places: as answers to the menu's questions about who is there."""

    def played(table: Tabletop) -> None:
        play(table, begins)
        for answers in acts:
            table.key(to_entry(table.core.shelf, table.core.session, Entry.PEOPLE) + answers)

    return played


def hand_laid_open(table: Tabletop) -> None:
    """Somebody leaves, and their cards are scanned; one was forgotten."""
    people_change(islands.set_up(4), "11")(table)
    play(table, "equipage/1 ile/2 #")
    people_change("", "11")(table)
    play(table, "tresor/1 #")


def same_players_again(table: Tabletop) -> None:
    """Two have changed places; after the end the same players sit as they did."""
    people_change(islands.set_up(4), "324")(table)
    play(table, "fiche/centre 1 fiche/equipage/2 fiche/tresor/1 fiche/ile/4 1 # 1 # 1 2 3 4 7 8 9 # # # 1 #")


@dataclass(frozen=True, slots=True)
class Evening:
    play: Callable[[Tabletop], object]
    files: dict[str, Any]
    table: dict[str, Any]


EVENINGS = {
    f"{ID}-1-goes": Evening(people_change("# # # # ### # 1 4", "12", "223"), {}, {"names": NAMES[:4]}),
    "cluedo-one-piece-1-goes": Evening(
        people_change(islands.set_up(4, 1, "3"), "11", "324", "433", "53"),
        {"leaving": "open"},
        {"game": "cluedo-one-piece", "names": NAMES[:4]},
    ),
    "cluedo-one-piece-1-open": Evening(
        hand_laid_open,
        {"leaving": "open"},
        {"game": "cluedo-one-piece", "names": NAMES[:4]},
    ),
    "cluedo-one-piece-1-again": Evening(
        same_players_again,
        {},
        {"game": "cluedo-one-piece", "names": NAMES[:4]},
    ),
    "mystere-de-l-abbaye-1-goes": Evening(
        people_change(abbey.set_up(4), "12"),
        {"leaving": "dealt"},
        {"game": "mystere-de-l-abbaye", "names": NAMES[:4]},
    ),
    f"{ID}-1-earless": Evening(without_code("3 3 # # # # # # 1"), {}, {"names": NAMES[:4]}),
    f"{ID}-1-seven": Evening(seven_by_ear, {"deck": DECK, "settings": REGULARS}, {"game": None}),
    f"{ID}-1-four": Evening(four_with_fate, {"settings": "names: [Ana, Léo]\n"}, {}),
    f"{ID}-1-ear": Evening(one_earphone, {}, {"names": NAMES[:5], "ears": ROUND, "dice": (7,)}),
    "time-bomb-2016-1-cuts": Evening(
        without_code(
            """
            # # # # # # # # 1 2 cable/secure@1 3 cable/defuse@1 9 9 8 2 1 4 cable/secure@2 3 cable/secure@3 #
            4 cable/bomb B B 9 9 8 5 2 9 9 8 6 9 9 3 1 4 #
            """,
        ),
        {},
        {"game": "time-bomb-2016", "names": NAMES[:4]},
    ),
    "time-bomb-evolution-1-set-up": Evening(
        without_code("# # # # # # B B # # 1"),
        {"deck": tracker.STEPS},
        {"game": "time-bomb-evolution", "names": NAMES[:4]},
    ),
    "cartes-parlantes-1-points": Evening(
        without_code("# # 1 plus-5 2 moins-1 A des # minute stop zero carte/07"),
        {"deck": tracker.DECK},
        {"game": "cartes-parlantes", "names": NAMES[:2], "dice": (14,)},
    ),
    "heure-des-3-ombres-1-paranoia": Evening(
        without_code(
            """
            # 3 3 # # # # 9 9 8 1 # 5 tuile/01 tuile/03 # limbes/paranoia #
            5 C 2 4 tuile/05 tuile/06 tuile/05 tuile/06 3id/calepin #
            """,
        ),
        {"deck": heure.deck("fr")},
        {"game": "heure-des-3-ombres", "names": NAMES[:2], "ears": (Ear("phones", (2,)),), "dice": (4,)},
    ),
    "cluedo-one-piece-1-notebook": Evening(
        without_code(
            """
            phone1 4711 3 # # # 1 2 3 7 8 9 # # 1 1:A 1:6 1:1 1:ile/1 1:ile/2 1:B 1:A
            1:6 1:4 1:ile/3 1:tresor/1 1:A 1:2 1:A 1:7 1:7 1:6 1:6 1:A 1:2 1:# 1:C 9 9 # 4 1 # 9 9 # 4 2
            """,
        ),
        {},
        {"game": "cluedo-one-piece", "names": NAMES[:3], "ears": ROUND, "phones": True},
    ),
    "soup-1-asked": Evening(
        without_code("# # # # 1 A A # A * salt 2 carrot@1 luck taste # # #"),
        {"packs": (SOUP,)},
        {"game": "soup", "names": NAMES[:2], "dice": (3,)},
    ),
}


#: Games whose golden scenarios are kept as journals: as few of them as hold every event.
GOLDEN = {transcripts.game: transcripts for transcripts in of_every_game()}


def journals() -> list[Path]:
    return sorted(path for path in FOLDER.glob("*-*-*.game"))


def replayed(path: Path) -> Iterator[str]:
    """The journal's transcript, by the rules and words of today."""
    with tempfile.TemporaryDirectory(prefix="companion-golden-") as folder:
        here = cupboard(Path(folder), packs=(SOUP,)).venue
    with Journal.open(path, events_of(), veil=here.veil) as journal:
        # The lobby as it would be with this game alone: it changes with every game that joins.
        shelf = replace(here.shelf, games={journal.game: here.shelf.games[journal.game]})
        session = Session(tone=here.tone)
        for number, events in journal.read():
            after = evolve(shelf, session, events)
            yield f"> {number}: {', '.join(event.kind for event in events)}"
            yield from (_line(said) for said in narrate(shelf, session, events, after, ears_known=False))
            session = after


def _line(said: Announcement) -> str:
    return " ".join([said.id, *(f"{name}={_plain(arg)}" for name, arg in said.args)])


def _plain(arg: Arg) -> str:
    match arg:
        case Who(seat, name):
            return f"{seat}:{name or '-'}"
        case OwnText(lang, text):
            return f"{lang}:{text!r}"
        case OwnWords(texts):
            return "|".join(_plain(text) for text in texts)
        case Word(id, args):
            return "(" + " ".join([id, *(f"{name}={_plain(inner)}" for name, inner in args)]) + ")"
        case Several(items):
            return "[" + ", ".join(_plain(item) for item in items) + "]"
        case _:
            return str(arg)


@pytest.mark.parametrize("path", journals(), ids=lambda path: path.stem)
def test_a_kept_game_gives_the_same_evening_for_ever(path: Path) -> None:
    before = path.read_bytes()
    assert "\n".join(replayed(path)) + "\n" == path.with_suffix(".txt").read_text()
    assert path.read_bytes() == before


def test_every_event_is_kept_in_its_version_of_today() -> None:
    """Whoever changes an event's fields keeps the old games and adds one: see the top of this file."""
    kept = set()
    for path in journals():
        with Journal.open(path, events_of()) as journal:
            kept |= set(journal._db.execute("SELECT DISTINCT kind, version FROM event"))
    assert {(event.kind, event.version) for event in events_of() if event.durable} <= kept


def write(name: str) -> None:
    """Play that evening into a new golden journal."""
    evening = EVENINGS[name]
    path = FOLDER / f"{name}.game"
    if not path.exists():
        with tempfile.TemporaryDirectory(prefix="companion-golden-") as folder:
            table = Tabletop(cupboard(Path(folder), **evening.files), **evening.table)
            table.open()
            evening.play(table)
            table.core.close()
            shutil.copy(table.journals[-1], path)  # the newest: an evening may begin another
    transcribe(path)


def transcribe(path: Path) -> None:
    """Write what is heard of a kept game anew."""
    path.with_suffix(".txt").write_text("\n".join(replayed(path)) + "\n")


def fewest(golden: Transcripts, into: Path) -> None:
    """Keep as few of a game's golden scenarios as hold every event that any of them has; no file is written again."""
    with tempfile.TemporaryDirectory(prefix="companion-golden-") as folder:
        held: dict[Path, set[tuple[str, int]]] = {}
        for number, scenario in enumerate(golden.scenarios):
            slug = re.sub(r"[^a-z0-9]+", "-", scenario.title.lower())[:24].strip("-")
            place = Path(folder) / str(number)
            place.mkdir()
            table = golden.play(place, "fr", scenario)
            table.core.close()
            with Journal.open(table.journals[0], table.cupboard.events) as journal:
                kinds = set(journal._db.execute("SELECT DISTINCT kind, version FROM event"))
            held[table.journals[0].rename(place / f"{golden.game}-1-{slug}.game")] = kinds
        left = set().union(*held.values())
        while left:
            best = max(held, key=lambda path: len(held[path] & left))
            left -= held[best]
            if not (into / best.name).exists():
                shutil.copy(best, into / best.name)


def write_fewest(golden: Transcripts) -> None:
    """A game's golden scenarios as golden journals, with their transcripts."""
    fewest(golden, FOLDER)
    for path in FOLDER.glob(f"{golden.game}-1-*.game"):
        transcribe(path)


if __name__ == "__main__":
    if sys.argv[1:] == ["--transcripts"]:
        for path in journals():
            transcribe(path)
    else:
        for wanted in sys.argv[1:] or EVENINGS:
            write_fewest(GOLDEN[wanted]) if wanted in GOLDEN else write(wanted)
