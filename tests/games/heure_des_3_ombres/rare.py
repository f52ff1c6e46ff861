"""What chance seldom finds of L'heure des 3 ombres, and what nobody hears of it: for the test kit."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import Face
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import Answered, Filled, Scanned
from companion.model import Announcement, Rejection, Way, Word

from .tables import BARE, NAMED, Table, token

UNHEARD = {"o-clock": "it is said inside other messages, by the files of words themselves"}


def glance(state: State) -> Iterator[Word]:
    """What D D says."""
    yield from (fact.said for fact in GAME.glance(state))


def said() -> Iterator[Word | Announcement]:
    """What is said at tables that chance seldom comes to."""
    for way in Way:
        yield from by_way(way)
    rare = (cursed(), investigated(), shuffled(), faces(), corrected(), overdone())
    yield from (line for one in rare for line in one)
    bare = Table(2, settings={"hercule_cubes": "0"}).started().revealing()
    bare.scan("traquenard/hercule")
    yield from told(bare)
    empty = Table(2).started().miss()
    empty.answer(1)
    yield from told(empty)
    returned = Table(2).started(hour=3).pair(1).miss("fausse-piste")
    returned.scan("tuile/01")
    yield from told(returned)
    for clues, curse in (("0", "temps-accelere"), ("2", "brume"), ("2", "hallucination")):
        table = Table(2, settings={"clues": clues}).started()
        table.draw("chronogyre")
        table.through().miss(curse).through().revealing("chapeau")
        table.scan("tuile/05")
        decision = GAME.decide(NAMED, table.state, Scanned(token("3id/chronogyre")))
        if isinstance(decision, Rejection):
            yield decision.why
        else:
            table.take(decision if isinstance(decision, tuple) else ())
            table.scan("tuile/07")
            yield from told(table)
    for curse in ("temps-accelere", "hallucination"):
        table = Table(2).started()
        table.draw("chronogyre")
        table.through().miss(curse).through().revealing("chapeau")
        table.scan("tuile/05")
        table.scan("3id/chronogyre")
        table.answer(7)
        yield from told(table)
        table.through().draw("chronogyre")
        table.through().miss("hallucination").through().revealing()
        table.scans("tuile/07", "3id/chronogyre", "tuile/05")
        yield from told(table)
    which = Table(2).started()
    which.draw("chronogyre")
    which.through().miss().through().revealing()
    which.scans("tuile/05", "tuile/07", "3id/chronogyre")
    yield from told(which)
    before = which.state
    which.confirm()
    named = GAME.recall(before, which.events[-1], which.state)
    assert named is not None
    yield named
    twice = Table(2).started()
    twice.draw("archeoscript")
    twice.through().miss().through().scan("3id/archeoscript")
    twice.revealing().scans("tuile/05", "tuile/07")
    yield twice.refused(Scanned(token("limbes/brume"))).why
    twice.confirm()
    twice.confirm()
    twice.revealing().scans("tuile/05", "tuile/07")
    twice.confirm()
    yield from told(twice)


def by_way(way: Way) -> Iterator[Word | Announcement]:
    """What depends on how the players take in secrets, and on the rules of a house."""
    for rules in ({}, {"looks": "whisper", "paranoia": "whisper", "silence": "off"}):
        seen = Table(2, ways=(way, way), settings=rules).started()
        seen.draw("loupe-analytique")
        seen.through().miss().through().scan("3id/loupe-analytique")
        yield from told(seen)
        under = Table(2, ways=(way, way), settings=rules).started(hour=3).miss("paranoia").through()
        for what in ("enquete/loupe", "traquenard/vortex", "tuile/01"):
            if isinstance(GAME.decide(NAMED, under.state, Scanned(token(what))), tuple):
                under.scan(what)
            yield from told(under)
        shut = Table(2, ways=(way, way), settings=rules).started().revealing()
        shut.scan("traquenard/vortex")
        yield from told(shut)
        shut.through()
        yield from (*told(shut), *glance(shut.state))
        silent = Table(2, ways=(way, way), settings=rules).started(hour=3).miss("silence")
        yield from (*told(silent), *glance(silent.state))


def cursed() -> Iterator[Word | Announcement]:
    """What a curse forbids, and an object that comes too late."""
    same = Table(2).started().miss("paralysie").through().revealing("chapeau")
    yield from told(same)
    same.scan("tuile/01")
    yield from told(same)
    same.scan("tuile/03")
    same.through().scan("enquete/loupe")
    yield from told(same)
    untold = Table(2).started(hour=3).pair(1).miss("fausse-piste")
    untold.confirm()
    yield from told(untold)
    rolled = Table(2).started()
    rolled.draw("stylo-traducteur")
    rolled.through().miss().through().answer(6)
    yield from told(rolled)
    again = Table(2).started("lucile").miss("confusion").through().miss().through()
    again.scan("enquete/loupe")
    yield from glance(again.state)
    yield again.refused(Scanned(token("enquete/rouage"))).why
    lies = Table(2).started().miss("brume").through().miss()
    yield lies.refused(Scanned(token("limbes/brume"))).why
    none = Table(2).started()
    none.draw("chronogyre")
    none.through().miss().through()
    yield none.refused(Scanned(token("3id/chronogyre"))).why
    late = Table(2).started()
    late.draw("archeoscript")
    late.through().miss().through().revealing()
    yield late.refused(Scanned(token("3id/archeoscript"))).why
    pen = Table(2).started()
    pen.draw("stylo-traducteur")
    pen.through().miss().through().revealing().scan("tuile/05")
    yield pen.refused(Scanned(token("3id/stylo-traducteur"))).why


def investigated() -> Iterator[Word | Announcement]:
    """Zacharie's turn; an object that is used."""
    zacharie = Table(2, settings={"zacharie_under_cube": "no"}).started("zacharie")
    yield from told(zacharie)
    cubes = Table(2, settings={"hercule_cubes": "5"}).started()
    cubes.draw("revelateur-d-empreinte")
    cubes.through().miss().through().scan("3id/revelateur-d-empreinte")
    yield from told(cubes)


def shuffled() -> Iterator[Word | Announcement]:
    """A pair that only the table can see, an empty deck of 3ID cards, and a look that comes too late."""
    bare = Table(2, BARE).started().revealing()
    bare.scans("tuile/01", "tuile/02")
    yield from told(bare)
    bare.answer(1)
    yield from told(bare)
    bare.answer(1)
    yield from told(bare)
    late = Table(2).started()
    late.draw("loupe-analytique")
    late.through().miss().through().revealing().scan("tuile/05")
    yield late.refused(Scanned(token("3id/loupe-analytique"))).why


def faces() -> Iterator[Word | Announcement]:
    """Faces of the die that are read, and count for nothing."""
    for face in Face:
        table = Table(2)
        table.scan(f"enquete/{face.value}")
        yield from told(table)


def corrected() -> Iterator[Word | Announcement]:
    """Counts put right by hand."""
    for count in range(1, 7):
        table = Table(2, settings={"clues": "2", "traps": "5", "hercule_cubes": "5"}).started()
        if isinstance(GAME.decide(NAMED, table.state, Filled("correct", (count, 1))), tuple):
            table.fill("correct", count, 1)
            yield from told(table)


def overdone() -> Iterator[Word | Announcement]:
    """A third tile under Paranoïa, more clues than there are, a look at clues where none lies, a pen that was used."""
    third = Table(2, ways=(Way.EYES, Way.EAR)).started().miss("paranoia").through().revealing()
    third.look(2, 5, 7)
    yield third.refused(Scanned(token("tuile/09"))).why
    clues = Table(2, settings={"clues": "1"}).started().miss()
    yield clues.refused(Answered(2)).why
    blind = Table(2, settings={"clues": "1"}).started()
    blind.draw("oreillettes-a-ultra-son")
    blind.through().miss().through()
    yield blind.refused(Scanned(token("3id/oreillettes-a-ultra-son"))).why
    pen = Table(2).started()
    pen.draw("stylo-traducteur")
    pen.through().miss().through().revealing().scan("3id/stylo-traducteur")
    yield from told(pen)


def told(table: Table) -> Iterator[Word | Announcement]:
    """What this table has heard, what is due, and what it may do next."""
    yield from table.heard
    due = GAME.due(table.state)
    if due is not None:
        yield due
    expected = GAME.expects(table.state)
    yield from expected.can
    if expected.reminder is not None:
        yield expected.reminder
    if expected.question is not None:
        yield Word(expected.question.id, expected.question.args)
