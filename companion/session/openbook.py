"""What a seat's notebook asks and answers now, and what is said of it: in its own ear, and nowhere else.

    Session ─ opened ─ Spread; Spread, OpenLeaf ─ asks ─ a question with its choices, or an answer, breath by breath

What lies open is derived anew at each key, so it follows the table's undo. It must never decide anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from companion import model
from companion.games import protocol
from companion.games.protocol import Choice
from companion.model import Announcement, Arg, Event, Hidden, Only, Seat, Several, Sign, Token, Urgency, Word, word
from companion.notebook import following
from companion.notebook.book import Book, CardMark, Entry, OwnNote, What
from companion.notebook.facts import Family, Level, Notes, Suspected
from companion.notebook.questions import About, Inquiry, Spread, Wants, answer, wants
from companion.session import asking, notes
from companion.session.notes import OpenLeaf
from companion.session.speaking import Speech
from companion.session.state import Session, Shelf

MARKS = tuple(What)


class Noting(Enum):
    """What can be done with notes, by the key that does it."""

    WRITE = 1
    RECORD = 2
    AGAIN = 3  # one of them is heard again, by its number


class OpenBook(model.Frozen):
    """A seat's page, and whether what it noted before is kept from whoever listens now: see ``asking.open_to``.
    ``counts``: the game's counter is due from this seat."""

    page: Spread
    sealed: bool = False
    counts: bool = False


def told(game: protocol.Game, session: Session) -> tuple[tuple[object, Event], ...]:
    """The game's events that led to this play and were not taken back, in order, each with the state before it."""
    inputs, past, own = [], session.past, frozenset(game.events)
    while past is not None:
        inputs.append(past)
        past = past.earlier
    found: list[tuple[object, Event]] = []
    for input in reversed(inputs):
        board = input.before.board
        for event in input.events:
            if type(event) in own:
                found.append((board, event))
                board = game.evolve(board, event)
    return tuple(found)


def opened(shelf: Shelf, session: Session, seat: Seat) -> OpenBook | None:
    """What lies before this seat when it opens its notebook; None: there is none, or nothing to note yet."""
    game = asking.game_of(shelf, session.play)
    found = None if game is None else _noted(shelf, game, session, seat)
    if found is None:
        return None
    level, book, known = session.play.level, session.notebooks.book(seat), asking.open_to(session, seat)
    counts = asking.counts(shelf, session, seat)
    if known is not None and session.play.places.sitter(seat):
        newcomer = _of_a_newcomer(game, session, found, known)
        return None if newcomer is None else replace(newcomer, counts=counts)
    if known is None or (found.hand and known.issuperset(found.hand)):
        return OpenBook(Spread(found, book, level), counts=counts)
    # Whoever wears the earphone now may be another, who has not shown yet to hold this seat's cards.
    happened = tuple(noted for noted in found.happened if not noted.private)
    hand = tuple(card for card in found.hand if card in known)
    left = replace(found, happened=happened, hand=hand, complete=False)
    return OpenBook(Spread(left, Book(), level), sealed=True, counts=counts)


def _noted(shelf: Shelf, game: protocol.Game, session: Session, seat: Seat) -> Notes | None:
    """What this seat may know, with what its open window has heard: as if it closed now."""
    made, board, window = told(game, session), session.play.board, session.window_of(seat)
    if window is not None and window.tokens:
        more, board = asking.kept_by(shelf, session.play, protocol.WindowDone(seat, window.tokens))
        made += more
    return game.notebook(board, made, seat)


def _of_a_newcomer(
    game: protocol.Game | None, session: Session, found: Notes, known: frozenset[Token]
) -> OpenBook | None:
    """The notebook of whoever has come to another's seat: what is public, what they hold, and what was noted since.
    Whoever only sits in has none: it is its owner's."""
    seat, places = found.seat, session.play.places
    if game is None or places.loan(seat) is not None:
        return None
    earlier = session
    while earlier.past is not None and earlier.play.places.sitter(seat) == places.sitter(seat):
        earlier = replace(earlier, past=earlier.past.earlier, play=earlier.past.before)
    then = game.notebook(earlier.play.board, told(game, earlier), seat)
    before = frozenset() if then is None else frozenset(noted.said for noted in then.happened if noted.private)
    happened = tuple(noted for noted in found.happened if not noted.private or noted.said not in before)
    hand = tuple(card for card in found.hand if card in known)
    left = replace(found, happened=happened, hand=hand, complete=found.complete and len(hand) == len(found.hand))
    return OpenBook(Spread(left, session.notebooks.book(seat), session.play.level))


def thinks(shelf: Shelf, session: Session, seat: Seat) -> Iterator[None]:
    """What this seat's notebook deduces is worked out ahead, where the table has agreed on that: a solve each step."""
    if session.play.level is not Level.DEDUCTIONS:
        return
    found = opened(shelf, session, seat)
    followed = None if found is None else found.page.followed
    yield None
    while followed is not None and followed.thought.step():
        yield None


def proves(shelf: Shelf, session: Session, seat: Seat) -> Iterator[None]:
    """Why, of each card of which this seat's notebook then knows that few may have it: likewise."""
    yield from thinks(shelf, session, seat)
    found = opened(shelf, session, seat)
    page = None if found is None else found.page
    if page is not None and page.followed is not None:
        for card in page.notes.cards:
            yield None
            while page.proves(card) and page.followed.proof(card.token).step():
                yield None


# --- what is asked ---


def wanted(page: Spread, leaf: OpenLeaf) -> Wants:
    """What the open question is still to be about."""
    if leaf.question is None:
        return Wants.NOTHING
    if leaf.question is Inquiry.MARK:
        if leaf.what is None:
            return Wants.NOTHING
        return Wants.PERSON if leaf.whole else Wants.CARD
    return Wants.NOTHING if leaf.about is not None else wants(page.notes, leaf.question)


def given(page: Spread, leaf: OpenLeaf) -> tuple[Family, ...]:
    """The traits that have been told of the card that is meant."""
    return tuple(page.notes.traits[at] for at in leaf.given)


def things(page: Spread, leaf: OpenLeaf) -> tuple[About, ...]:
    """What may be chosen, step by step. A card is asked for trait by trait, all of them whoever it is, where that leads
    to one: how many keys are pressed tells nobody anything."""
    match wanted(page, leaf):
        case Wants.CARD:
            told = given(page, leaf)
            left = [of for of in page.notes.told_by if of not in {trait.of for trait in told}]
            return tuple(trait for trait in page.notes.traits if left and trait.of == left[0]) or page.notes.fitting(
                told
            )
        case Wants.TRAIT:
            return page.notes.traits
        case Wants.PERSON:
            return page.notes.others
        case Wants.NOTHING:
            return ()


def question(page: Spread, leaf: OpenLeaf) -> protocol.Question | None:
    """The number that is asked for now, with what each stands for. None where a number would tell a neighbour what it
    is about."""
    want = wanted(page, leaf)
    if want is Wants.NOTHING and leaf.question is Inquiry.MARK:
        return _question("notebook-which-mark", _named("notebook-mark", MARKS))
    if leaf.noting:
        return _of_notes(page, leaf)
    if want is Wants.NOTHING:
        return _question("notebook-which", _questions(page))
    if not leaf.own:
        return None
    if want is Wants.PERSON:
        return _question("notebook-which-person", tuple(Choice(who.seat, who) for who in page.notes.others))
    if want is Wants.TRAIT:
        return _question("notebook-which-trait", families(page.notes.traits))
    rows = numbered(page.notes)
    if leaf.group is None and len(rows) > 1:
        return _question("notebook-which-group", families(page.notes.groups))
    told = given(page, leaf)
    fit = page.notes.fitting(told)
    cards = tuple(Choice(card.number, card.name) for card in rows[leaf.group or 0] if card in fit)
    return _question("notebook-which-card", (*cards, *families(_splitting(page.notes, told, fit))))


def _splitting(notes: Notes, told: tuple[Family, ...], fit: tuple[Suspected, ...]) -> tuple[Family, ...]:
    """The traits by which the card that is meant can still be told."""
    of = {trait.of for trait in told}
    return tuple(trait for trait in notes.traits if trait.of not in of and not set(fit).isdisjoint(trait.cards))


def _of_notes(page: Spread, leaf: OpenLeaf) -> protocol.Question:
    """How something is noted; then which note is heard again."""
    if not leaf.whole:
        how = _named("notebook-way", ways(page))
        return replace(_question("notebook-which-way", how), args=(("choices", listed(how)),))
    named = tuple(Choice(n, word("notebook-note-number", number=n)) for n, _ in enumerate(page.book.notes, 1))
    return replace(_question("notebook-which-note", named), args=(("count", len(named)),))


def families(groups: tuple[Family, ...]) -> tuple[Choice, ...]:
    """Each by the number that chooses it."""
    return tuple(Choice(group.number or n, group.name) for n, group in enumerate(groups, 1))


def numbered(notes: Notes) -> tuple[tuple[Suspected, ...], ...]:
    """The cards as their numbers are typed: all in one row, or family by family where several have one number."""
    alone = len({card.number for card in notes.cards}) == len(notes.cards)
    return (notes.cards,) if alone else tuple(group.cards for group in notes.groups)


def name(notes: Notes, question: Inquiry) -> Word:
    """What a question of the notebook is called."""
    of = "-trait" if question is Inquiry.LEFT and notes.traits else ""
    return word(f"notebook-question-{_id(question)}{of}")


def _questions(page: Spread) -> tuple[Choice, ...]:
    """The questions that can be asked: the last only where something can be deduced."""
    asked = (inquiry for inquiry in Inquiry if inquiry is not Inquiry.TELLING or page.followed is not None)
    return tuple(Choice(inquiry.value, name(page.notes, inquiry)) for inquiry in asked)


def _named(prefix: str, values: tuple[What | Noting, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(n, word(f"{prefix}-{_id(value)}")) for n, value in enumerate(values, 1))


def _id(value: Inquiry | What | Noting) -> str:
    return value.name.lower().replace("_", "-")


def _question(id: str, choices: tuple[Choice, ...]) -> protocol.Question:
    numbers = [choice.number for choice in choices]
    low, high = min(numbers), max(numbers)
    return protocol.Question(id, low, high, (), len(str(high)), open=True, all_digits=True, choices=choices)


def asked(shelf: Shelf, session: Session, seat: Seat) -> protocol.Question | None:
    """The number that this seat's open notebook asks for on a device of its own; None: none is open, or none is."""
    leaf = session.notebooks.leaf(seat)
    found = None if leaf is None else opened(shelf, session, seat)
    if leaf is None or found is None or leaf.at is not None:
        return None
    return question(found.page, leaf)


def about(page: Spread, leaf: OpenLeaf) -> About | None:
    """What the question is about, if that is chosen."""
    if leaf.question is None or leaf.about is None:
        return None
    match wants(page.notes, leaf.question):
        case Wants.CARD if isinstance(leaf.about, Token):
            return next((card for card in page.notes.cards if card.token == leaf.about), None)
        case Wants.TRAIT if isinstance(leaf.about, int):
            return page.notes.traits[leaf.about]
        case Wants.PERSON if isinstance(leaf.about, int):
            return page.notes.people[leaf.about - 1]
        case _:
            return None


def answered(page: Spread, leaf: OpenLeaf) -> tuple[Word, ...]:
    """The answer to the open question; empty while something is still asked."""
    if leaf.question in (None, Inquiry.MARK) or leaf.noting or wanted(page, leaf) is not Wants.NOTHING:
        return ()
    assert leaf.question is not None
    if leaf.question is Inquiry.NOTE:
        return _own_notes(page.book)
    return answer(page, leaf.question, about(page, leaf))


def _own_notes(book: Book) -> tuple[Word, ...]:
    """The seat's own notes, the newest first, each with its number."""
    numbered = tuple(enumerate(book.notes, 1))
    told = (word("notebook-note", number=n, text=note.said) for n, note in reversed(numbered))
    return tuple(told) or (word("notebook-no-note"),)


def ways(page: Spread) -> tuple[Noting, ...]:
    """How something can be noted, or one of several notes be heard again."""
    return tuple(way for way in Noting if way is not Noting.AGAIN or len(page.book.notes) > 1)


# --- what is said ---


def says(shelf: Shelf, after: Session, event: notes.Private) -> tuple[Announcement, ...]:
    """What the seat hears of an event of its notebook."""
    match event:
        case notes.LeafTurned(told=True):
            return ()
        case notes.LeafTurned(leaf):
            found = opened(shelf, after, leaf.seat)
            said = () if found is None else _private(leaf.seat, lies(found, leaf))
            # It waits for what the ear is told before, that the table will hear it, and for the loudspeaker.
            waits = leaf.speech is Speech.SPEAKING
            return tuple(replace(line, urgency=Urgency.GAME, sign=Sign.READY) for line in said) if waits else said
        case notes.LeafSaid(seat, said, sign):
            return _private(seat, said, sign)
        case notes.Marked(seat, mark):
            found = opened(shelf, after, seat)
            return () if found is None else _private(seat, _marked(found.page, mark), Sign.ACCEPTED)
        case notes.NoteWritten(seat, note):
            return _private(seat, (word("notebook-note-kept", text=note.said),), Sign.ACCEPTED)
        case notes.NotebookClosed(seat):
            return _private(seat, (word("notebook-closed"),))
        case _:
            return ()


def _private(seat: Seat, said: tuple[Word, ...], sign: Sign | None = None) -> tuple[Announcement, ...]:
    signs = (sign, *(None,) * len(said))
    return tuple(
        Announcement(each.id, each.args, Only(seat), Urgency.ANSWER, mark, unnoticed=True)
        for each, mark in zip(said, signs, strict=False)
    )


def lies(found: OpenBook, leaf: OpenLeaf) -> tuple[Word, ...]:
    """What lies open: the question that is asked, or a breath of the answer."""
    page, want = found.page, wanted(found.page, leaf)
    if leaf.spelled is not None:
        return (word("notebook-write"),)
    if leaf.at is not None:
        return (word("notebook-step", thing=_name(things(page, leaf)[leaf.at])),)
    if want is not Wants.NOTHING:
        return (_asked(page, leaf, want),)
    if leaf.question is None:
        sealed = (word("notebook-sealed"),) if found.sealed else ()
        blind = page.level is Level.DEDUCTIONS and page.followed is None
        why = "notebook-no-deductions" if following.possible() else "notebook-cannot-deduce"
        counter = (word("notebook-counter"),) if leaf.own and found.counts else ()
        return (word("notebook-opened"), *sealed, *((word(why),) if blind else ()), *counter)
    if leaf.question is Inquiry.MARK:
        return (word("notebook-which-mark"),)
    if leaf.noting:
        return (_noting(page, leaf),)
    breaths = answered(page, leaf)
    if leaf.part >= len(breaths):
        return (word("notebook-no-more"),)
    more = len(breaths) - leaf.part - 1
    if leaf.question is Inquiry.POSSIBLE and not leaf.part:
        return (breaths[0],)  # that names follow need not be said
    return (word("notebook-more", said=breaths[leaf.part], more=more) if more else breaths[leaf.part],)


def _noting(page: Spread, leaf: OpenLeaf) -> Word:
    """What is asked of notes, or said while one is spoken."""
    if leaf.speech is not None:
        return word("notebook-record" if leaf.speech is Speech.OPENING else "notebook-speak")
    asked = question(page, leaf)
    assert asked is not None, "how to note is asked by number"
    return Word(asked.id, asked.args)


def _asked(page: Spread, leaf: OpenLeaf, want: Wants) -> Word:
    asked = question(page, leaf)
    if leaf.given and want is Wants.CARD:
        traits = Several(tuple(trait.name for trait in given(page, leaf)))
        return word("notebook-narrowed", traits=traits, count=len(page.notes.fitting(given(page, leaf))))
    if leaf.cards and want is Wants.CARD and leaf.group is None:
        return word("notebook-one-of-next", card=page.name(leaf.cards[-1]), count=len(leaf.cards))
    if asked is None:
        return word(f"notebook-scan-{want.value}" if want is not Wants.PERSON else "notebook-step-person")
    if asked.id == "notebook-which-card" and page.notes.traits:
        return word("notebook-which-card-or-traits")
    if asked.id in ("notebook-which-card", "notebook-which-trait"):
        return word(asked.id)
    return word(f"{asked.id}-of", choices=listed(asked.choices))


def listed(choices: tuple[Choice, ...]) -> Several:
    """What the numbers stand for."""
    named = tuple(word("name-entry", number=choice.number, name=choice.name) for choice in choices)
    return Several(named, numbered=True)


def _name(thing: About) -> Arg:
    return thing if not isinstance(thing, Suspected | Family) else thing.name


def _marked(page: Spread, mark: CardMark) -> tuple[Word, ...]:
    """What was marked, and what contradicts it."""
    cards = [card for card in page.notes.cards if mark.on(card.token)]
    clashes = (page.clash(card) for card in cards)
    against = next((clash[1] for clash in clashes if clash is not None and clash[0] == mark), None)
    yet = () if against is None else (word("notebook-noted", what=word("notebook-yet", but=against)),)
    return (of_entry(page, mark), *yet)


def of_entry(page: Spread, entry: Entry) -> Word:
    """What an entry of the book says: a note's own words, or a mark."""
    if isinstance(entry, OwnNote):
        return word("notebook-noted", what=entry.said)
    return word("notebook-noted", what=page.marked(entry))


def subject(page: Spread, leaf: OpenLeaf) -> Word:
    """D: what it is about now."""
    if leaf.question is None:
        return word("notebook-opened")
    called = name(page.notes, leaf.question)
    thing = about(page, leaf)
    if thing is not None:
        return word("notebook-about", question=called, thing=_name(thing))
    if leaf.what is not None:
        what = word(f"notebook-mark-{_id(leaf.what)}")
        cards = tuple(page.name(token) for token in leaf.cards)
        return word("notebook-about", question=called, thing=Several((what, *cards)))
    if leaf.given:
        return word("notebook-about", question=called, thing=Several(tuple(each.name for each in given(page, leaf))))
    return word("notebook-asks", question=called)


def hidden(cards: tuple[Token, ...]) -> tuple[Hidden, ...]:
    return tuple(Hidden(card) for card in cards)
