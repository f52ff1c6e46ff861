"""Help knows the table: in every phase what tables do most comes in its first two lines, and nothing of it takes longer
than one breath, in any language and by the keys of any device."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import closing
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from bench.habits import Voice
from companion.games import FOLDERS
from companion.games.kit.phases import Row
from companion.games.tracker.events import Phase
from companion.model import Announcement, Word, in_pieces
from companion.session.helping import FIRST
from companion.speech.catalogue import Catalogue
from companion.speech.key_names import NUMERIC, KeyNames
from tests.golden import LANGUAGES, of_every_game
from tests.tabletop import Helped, words

#: In seconds of speech at the usual rate; and so few letters never take so long.
BREATH, FEW = 5.0, 36
#: What is printed on the keys of the device that was used last: a 4x4 pad or a page; a numeric pad or a terminal.
DEVICES = ((), NUMERIC)
#: What a line of help calls an act, in French.
NAMES = {
    "scan": r"[Ss]can",
    "#": r"ièse",
    "digit": r"\d|[Pp]lace|numéro|chiffre|résultat|Combien",
    "A": r"ouche A",
    "C": r"ouche C",
}
#: Fewer acts tell nothing of what is likely.
ENOUGH = 5
#: Where the golden evenings do something else most, and why that is not likely at a table.
SELDOM = {
    "mystere-de-l-abbaye/bell": "their digits are seats behind C, penalties, the menu: the bell comes once a turn",
    "heure-des-3-ombres/start": "one evening moves the clock before every bluff",
}
#: Phases of boxes of which nobody has told anything: no golden evening has one.
UNTOLD = {"heure-des-3-ombres/pair"}


@cache
def helped() -> dict[Helped, Counter[str]]:
    """What counted in the golden evenings of the shipped games, by what help would have said."""
    found: dict[Helped, Counter[str]] = {}
    for game in of_every_game():
        if game.game in SHIPPED:
            for title in game.titles:
                for where, done in game.heard(title, "fr").done.items():
                    found.setdefault(where, Counter()).update(done)
    return found


CARDS = ("cartes-parlantes", "time-bomb-2016", "time-bomb-evolution")
SHIPPED = {*FOLDERS, *CARDS}


def kind(written: str) -> str | None:
    """What sort of act this is; None for what may be done at any time."""
    if written.startswith("scan "):
        return "scan"
    key = written.removeprefix("key ")
    return "digit" if key in "12345678" else key if key in NAMES else None


def rows() -> Iterator[tuple[str, Row[Any]]]:
    """Every row of every game with code, by where a table then stands."""
    for id, folder in FOLDERS.items():
        for phase, row in import_module(f"companion.games.{folder}.phases").PHASES._rows.items():
            yield f"{id}/{phase.value}", row


def test_in_every_phase_what_tables_do_most_is_said_first() -> None:
    seen = {where for where, _ in helped()}
    # What nothing is due in, the table never stands in.
    assert {where for where, row in rows() if row.due is not None} - seen == UNTOLD
    of_cards = {where.partition("/")[2] for where in seen if where.startswith(CARDS)}
    assert {phase.value for phase in Phase} - of_cards == set()
    assert "lobby" in seen
    catalogue = Catalogue("fr", voices=words())
    acts: dict[tuple[str, tuple[str, ...]], Counter[str]] = {}
    first: dict[tuple[str, tuple[str, ...]], str] = {}
    for (where, lines), done in helped().items():
        known = where, tuple(line.id for line in lines)
        first[known] = " ".join(catalogue.text(line) for line in lines[:FIRST])
        for written, times in done.items():
            if (what := kind(written)) is not None:
                acts.setdefault(known, Counter())[what] += times
    late = {
        known: (most, first[known])
        for known, done in acts.items()
        for most, times in done.most_common(1)
        if times >= ENOUGH and not re.search(NAMES[most], first[known])
    }
    assert {known: told for known, told in late.items() if known[0] not in SELDOM} == {}


def breaths(lang: str, said: Collection[Announcement]) -> dict[str, float]:
    """How long each piece of these lines sounds; of a long list each sentence, as everywhere."""
    found: dict[str, float] = {}
    with closing(Voice(lang)) as voice:
        for prints in DEVICES:
            keys = KeyNames()
            keys.used(None, prints)
            catalogue = Catalogue(lang, voices=words(), keys=keys)
            for line in said:
                if len(in_pieces(line)) == 1:
                    assert " ".join(map(catalogue.text, catalogue.pieces(line))) == catalogue.text(line)
                for piece in catalogue.pieces(line):
                    text = catalogue.text(piece)
                    listed = len(in_pieces(line)) > 1
                    for breath in re.split(r"(?<=[.?!]) ", text) if listed else (text,):
                        if len(breath) >= FEW and breath not in found:
                            found[breath] = round(voice.seconds(breath), 1)
    return found


def test_help_is_said_a_breath_at_a_time() -> None:
    pytest.importorskip("espeakng_loader")
    lines = {line for _, lines in helped() for line in lines}
    own = (line for _, row in rows() if isinstance(row.can, tuple) for line in row.can if isinstance(line, Word))
    lines |= {Announcement(line.id, line.args, breaths=True) for line in own}
    for lang in LANGUAGES:
        found = breaths(lang, lines)
        assert len(found) > 50
        assert {breath: seconds for breath, seconds in found.items() if seconds > BREATH} == {}
