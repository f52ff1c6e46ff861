"""What everybody hears in the parlour of Mystère à l'Abbaye is in each notebook, and of others' cards nothing else."""

from __future__ import annotations

from random import Random

from companion.games import mystere_de_l_abbaye
from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import ID, Trait
from companion.model import Hidden
from companion.notebook.book import Book
from companion.notebook.facts import Level
from companion.notebook.questions import Inquiry, Spread, answer
from tests.notebook.test_truth import Abbey


def spread(evening: Abbey, seat: int) -> Spread:
    notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, seat)
    assert notes is not None
    return Spread(notes, Book(), Level.LOG)


def test_who_has_shown_a_card_is_heard_by_all_and_which_by_one() -> None:
    evening = Abbey(Random(1), 3)
    card = evening.hands[3][0]
    evening.happen(events.ParlourAnswered(2, 3, (Trait.BEARDED,), True))
    evening.happen(events.CardShown(2, 3, Hidden(card)))
    pages = {seat: spread(evening, seat) for seat in (1, 2)}
    told = {seat: answer(page, Inquiry.ANSWERED, page.notes.people[2]) for seat, page in pages.items()}
    assert [word.id for word in told[1]] == [f"{ID}-notebook-parlour-shown"]
    assert [word.id for word in told[2]] == [f"{ID}-notebook-shown"]
    one = pages[1]
    bearded = next(group for group in one.notes.traits if group.number == 61)
    known = [answer(one, Inquiry.KNOWN, card) for card in bearded.cards]
    assert all(f"{ID}-notebook-parlour-shown-how" in repr(said) for said in known)


def test_a_sheet_tells_nothing_of_what_everybody_heard() -> None:
    evening = Abbey(Random(1), 3)
    evening.happen(events.ParlourAnswered(2, 3, (Trait.BEARDED,), False))
    log = spread(evening, 1)
    sheet = Spread(log.notes, Book(), Level.SHEET)
    asked = log.notes.people[2]
    assert [word.id for word in answer(log, Inquiry.ANSWERED, asked)] == [f"{ID}-notebook-parlour-none"]
    assert [word.id for word in answer(sheet, Inquiry.ANSWERED, asked)] == ["notebook-nothing"]
