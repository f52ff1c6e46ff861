"""One row for each phase: what the table does now, what it is asked, and what # and a number decide.

A phase ends with #, an answer or a scan, or at once with what follows by itself; the scans are in ``rules.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from companion.boxes.box import Box
from companion.games.kit.lines import LET_ROLL
from companion.games.kit.phases import DUE, Number, Phases, Row
from companion.games.mystere_de_l_abbaye import books, chapter, events, turns
from companion.games.mystere_de_l_abbaye.board import LAST_BELL, ROOMS, SUSPECTS, TRAITS, VALUES
from companion.games.mystere_de_l_abbaye.chapter import BY_TRAITS, characteristic
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.names import active, asked, mass, monk, people, room, say, trait, traits, who
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import Choice, Decision
from companion.model import Seat, Several, Who, Word

ROLL = 7  # the companion rolls, or draws a number


# --- what is due -------------------------------------------------------------------------------------------


def _of_active(name: str) -> Callable[[State], Word]:
    """A line that names the player whose turn it is."""
    return lambda state: say.word(name, who=active(state))


def _prepare(state: State) -> Word:
    variants = state.layout.variants
    return say.word("step-prepare", library=int(variants.library), events=int(variants.events))


def _bell(state: State) -> Word:
    to = state.bell_next()
    if to > LAST_BELL:
        return say.word("step-ring", who=active(state), mass=mass(state.mass))
    return say.word("step-bell", who=active(state), to=to)


def _accused(state: State) -> Word:
    return monk(state, state.accused or 1)


def _crypt(state: State) -> Word:
    """A second turn; in penance it is the one that is skipped."""
    praying = state.penance[state.active - 1]
    return say.word("ask-crypt-penance" if praying else "ask-crypt", who=active(state))


def _meant(state: State) -> Word:
    """What was typed in the chapter hall, and is not made yet."""
    assert state.meant is not None
    if state.meant.trait is not None:
        return say.word("ask-reveal", who=active(state), trait=trait(state.meant.trait))
    return say.word("ask-accuse", who=active(state), monk=monk(state, state.meant.monk or 1))


def _numbered(state: State) -> Several:
    """The players who are met, each with the key that chooses them."""
    seats = state.met(state.active, state.room)
    return Several(tuple(say.word("seat", number=seat, who=who(state, seat)) for seat in seats), numbered=True)


def _won(state: State) -> Word:
    best = max(state.scores)
    if len(state.winners) > 1:
        return say.word("won-together", people=people(state, state.winners))
    return say.word("won-tie" if state.scores.count(best) > 1 else "won", who=who(state, state.winners[0]))


# --- what is asked, and what may be answered ---------------------------------------------------------------


_ROLL = Choice(ROLL, LET_ROLL)
_ROLLED = Number.of((_ROLL,), open=True)
_DRAWN = Number.of((Choice(ROLL, say.word("choice-die")), Choice(books.ROLL_ROOM, say.word("choice-room"))), open=True)
_TRAIT_CHOICES = tuple(Choice(number, trait(value)) for number, value in TRAITS.items())
_VALUES = {
    wanted: Number.of(say.choices(*(f"trait-{value.value}" for value in values)), open=True)
    for wanted, values in VALUES.items()
}
#: Numbers of two digits, so that a room's number is heard as one, and not as its first digit.
_FORGOTTEN = Number(
    1, 99, width=2, skippable=False, open=True, choices=(Choice(turns.TOUCHED, say.word("choice-touched")),)
)
_AGAIN = Number(1, 99, width=2, open=True, choices=(Choice(turns.AGAIN, say.word("choice-again")),))
_APPLY, _APPLY_EVENT = say.can("apply", "menu"), say.can("apply-event", "menu")
_BOOK, _BOOK_ALOUD = say.can("book", "menu"), say.can("book-aloud", "book-sealed", "menu")
#: Numbers are told a few at a time.
_ROOM_NUMBERS = ("rooms-1", "rooms-2", "rooms-3", "rooms-4")
_TRAIT_NUMBERS = ("traits-1", "traits-2", "traits-3", "traits-4")
_REVEAL = say.can("chapter", *_TRAIT_NUMBERS)
_REVEAL_OR_ACCUSE = say.can("chapter", "accuse", *_TRAIT_NUMBERS)


@cache
def rooms(people: tuple[Who, ...], *, skippable: bool = True, open: bool = False) -> Number:
    """A room's number."""
    choices = tuple(Choice(number, room(people, place)) for number, place in ROOMS.items())
    return Number.of(choices, skippable=skippable, open=open)


def _room(state: State) -> Number:
    return rooms(state.layout.people, open=True)


def _seat(state: State, seats: Iterable[Seat], skippable: bool = True) -> Number:
    """A seat; ``seats`` are those that may be the answer, others are refused by name."""
    choices = tuple(Choice(seat, who(state, seat)) for seat in seats)
    return Number(1, state.players, skippable=skippable, open=True, choices=choices)


def _another(state: State) -> Number:
    return _seat(state, state.layout.others(state.active))


def _seat_or_roll(state: State) -> Number:
    """A seat of the set-up, or 7. The last in one confessional cannot be the last in the other."""
    seats = tuple(Choice(person.seat, person) for person in state.layout.people if person.seat != state.confessors[0])
    return Number(1, ROLL, skippable=False, open=True, choices=(*seats, _ROLL))


def _trait(state: State) -> Number:
    named = {value.of for value in state.traits}
    choices = tuple(choice for choice in _TRAIT_CHOICES if TRAITS[choice.number].of not in named)
    return Number(min(TRAITS), max(TRAITS), width=2, skippable=bool(named), open=True, choices=choices)


def _monks(state: State) -> tuple[Choice, ...]:
    return tuple(Choice(number, monk(state, number)) for number in range(1, SUSPECTS + 1))


def _chapter(state: State) -> Number:
    accused = () if state.pile else (*_monks(state), Choice(BY_TRAITS, say.word("choice-traits")))
    choices = (*_TRAIT_CHOICES, *accused)
    return Number(1, BY_TRAITS, width=2, open=True, all_digits=True, choices=choices)


# --- what an answer decides --------------------------------------------------------------------------------


def _done(state: State) -> Decision:
    return (events.StepDone(state.phase),)


def _both_confessors(state: State, value: int) -> Decision:
    first, second = divmod(value - 1, state.players - 1)
    return (events.ConfessorsDrawn(first + 1, state.layout.others(first + 1)[second]),)


def _other_confessor(state: State, seat: Seat) -> Decision:
    return say.refuse("confessors") if seat == state.confessors[0] else (events.ConfessorKnown(1, seat),)


def _other_rolled(state: State, value: int) -> Decision:
    return (events.ConfessorKnown(1, state.layout.others(state.confessors[0] or 1)[value - 1]),)


def _room_typed(state: State, number: int, box: Box, lifted: str | None) -> Decision:
    place = ROOMS.get(number)
    return say.refuse("room-number", number=number) if place is None else turns.entered(state, place, lifted)


def _read(state: State) -> Decision:
    """A player has read it aloud."""
    return (events.TextRead(state.active, None),)


def _cards_of_asked(state: State) -> int:
    return state.hands.size(state.asked or state.active)


def _trait_typed(state: State, number: int, *_: object) -> Decision:
    value = TRAITS.get(number)
    return say.refuse("trait-number", number=number) if value is None else turns.trait_asked(state, value)


_NOT_NOW = say.refuse("not-now")

# --- the table ---------------------------------------------------------------------------------------------

#: A row in which the player acts whose turn it is.
OfActive = partial(Row[State], whose=lambda state: state.active)


def _tells(of: str, follows: Callable[[State], turns.Events], *can: str) -> Row[State]:
    """One characteristic after the other is told, of the accused or of the culprit."""

    def due(state: State) -> Word | None:
        wanted = characteristic(state)
        return None if wanted is None else say.word(f"ask-{of}-{wanted.value}")

    def asks(state: State) -> Number | None:
        wanted = characteristic(state)
        return None if wanted is None else _VALUES[wanted]

    def answers(state: State, number: int, *_: object) -> Decision:
        wanted = characteristic(state)
        assert wanted is not None, "it was asked for"
        return chapter.told(state, VALUES[wanted][number - 1])

    return OfActive(
        due=due,
        asks=asks,
        confirms=lambda state: chapter.told(state, None),
        answers=answers,
        can=(DUE, *say.can(*can)),
        follows=follows,
    )


def _seats_set_up(
    due: Callable[[State], Word],
    decides: Callable[[State, Seat], Decision],
    dice: Callable[[State], int],
    rolls: Callable[[State, int], Decision],
) -> Row[State]:
    """The set-up asks for a seat, or the companion rolls for it."""

    def answers(state: State, seat: int, *_: object) -> Decision:
        return turns.seat_there(state, seat) or decides(state, seat)

    return Row(
        due=due,
        asks=_seat_or_roll,
        answers=answers,
        dice=dice,
        rolls=rolls,
        let_roll=ROLL,
        reminds=DUE,
        can=say.can("seat-or-roll"),
    )


PHASES = Phases[State](
    say,
    {
        Phase.PREPARE: Row(due=_prepare, confirms=_done, reminds=DUE, can=say.can("pass")),
        Phase.DEAL: Row(
            due=lambda state: say.word("step-deal", hand=state.layout.hand, parlour=state.layout.parlour),
            confirms=_done,
            reminds=DUE,
            can=say.can("pass"),
        ),
        Phase.STARTER: _seats_set_up(
            due=lambda state: say.word("ask-starter", players=state.players),
            decides=lambda state, seat: (events.StarterKnown(seat),),
            dice=lambda state: state.players,
            rolls=lambda state, value: (events.StarterKnown(value),),
        ),
        Phase.CONFESSOR_1: _seats_set_up(
            due=lambda state: say.word("ask-confessor-1", starter=who(state, state.first)),
            decides=lambda state, seat: (events.ConfessorKnown(0, seat),),
            dice=lambda state: state.players * (state.players - 1),
            rolls=_both_confessors,
        ),
        Phase.CONFESSOR_2: _seats_set_up(
            due=lambda state: say.word("ask-confessor-2"),
            decides=_other_confessor,
            dice=lambda state: state.players - 1,
            rolls=_other_rolled,
        ),
        Phase.BELL: OfActive(
            due=_bell,
            asks=_room,
            confirms=lambda state: say.refuse("bell-first", who=active(state)),
            answers=_room_typed,
            reminds=DUE,
            can=say.can("bell", "menu"),
            counter=True,
        ),
        Phase.FORGOTTEN: OfActive(
            due=_of_active("ask-forgotten"),
            asks=_FORGOTTEN,
            answers=lambda state, number, *_: turns.forgotten(state, number),
            reminds=DUE,
            can=(DUE,),
            counter=True,
        ),
        Phase.MOVE: OfActive(
            due=lambda state: say.word(
                "step-again" if state.extra else "step-move", who=active(state), steps=state.layout.steps
            ),
            asks=_room,
            confirms=lambda state: (events.Moved(state.active, None),),
            answers=_room_typed,
            can=say.can("move", *_ROOM_NUMBERS, "sheet", "menu"),
        ),
        Phase.WHO: OfActive(
            due=lambda state: say.word("ask-who", people=_numbered(state)),
            asks=lambda state: _seat(state, state.met(state.active, state.room)),
            confirms=lambda state: (events.Met(state.active, None),),
            answers=lambda state, seat, *_: turns.met(state, seat),
            can=(DUE,),
        ),
        Phase.WHOM: OfActive(
            due=lambda state: say.word("ask-whom", who=active(state), people=_numbered(state)),
            asks=lambda state: _seat(state, state.met(state.active, state.room), skippable=False),
            answers=lambda state, seat, *_: turns.met(state, seat),
            can=(DUE,),
        ),
        Phase.QUESTION: OfActive(
            due=lambda state: say.word("ask-question", who=active(state), asked=asked(state)),
            asks=Number.of(say.options("answer", "vow"), open=True),
            confirms=lambda state: turns.questioned(state, vow=False),
            answers=lambda state, number, *_: turns.questioned(state, vow=number == 2),
            can=say.can("question"),
        ),
        Phase.ROB: OfActive(
            due=lambda state: say.word(
                "step-rob", who=active(state), robbed=asked(state), cards=_cards_of_asked(state)
            ),
            asks=_ROLLED,
            confirms=turns.taken,
            dice=_cards_of_asked,
            rolls=turns.taken,
            let_roll=ROLL,
            reminds=DUE,
            can=say.can("rob"),
        ),
        Phase.CAUGHT: Row(
            due=lambda state: say.word("ask-caught", intruder=asked(state), owner=active(state)),
            whose=lambda state: state.asked,
            asks=_ROLLED,
            confirms=lambda state: turns.returned(state, same=True),
            dice=_cards_of_asked,
            rolls=lambda state, value: turns.returned(state, number=value),
            let_roll=ROLL,
            reminds=DUE,
            can=say.can("caught"),
            follows=turns.nothing_to_return,
        ),
        Phase.BOOK: OfActive(
            due=lambda state: say.word("step-book" if state.layout.sealed else "step-book-aloud", who=active(state)),
            asks=Number.of((*say.options("keep"), _ROLL), open=True),
            confirms=_read,
            answers=lambda state, number, *_: (events.BookKept(state.active),) if number == 1 else _NOT_NOW,
            dice=books.die,
            rolls=books.rolled,
            let_roll=ROLL,
            can=lambda state: _BOOK if state.layout.sealed else _BOOK_ALOUD,
        ),
        Phase.READ: OfActive(
            due=_of_active("step-read"),
            asks=_ROLLED,
            confirms=_read,
            dice=books.die,
            rolls=books.rolled,
            let_roll=ROLL,
            can=say.can("read", "menu"),
        ),
        Phase.APPLY: Row(
            due=lambda state: say.word("step-apply-event" if state.ringing else "step-apply"),
            asks=lambda state: _DRAWN if state.ringing else _ROLLED,
            confirms=lambda state: (events.Applied(),),
            answers=lambda state, number, *_: books.room_die(state, number),
            dice=books.die,
            rolls=books.rolled,
            let_roll=ROLL,
            can=lambda state: _APPLY_EVENT if state.ringing else _APPLY,
        ),
        Phase.ASK: OfActive(
            due=_of_active("ask-show-whom"),
            asks=_another,
            confirms=lambda state: (events.ParlourAsked(state.active, None),),
            answers=lambda state, seat, *_: turns.not_self(state, seat) or (events.ParlourAsked(state.active, seat),),
            can=(DUE,),
        ),
        Phase.TRAIT: OfActive(
            due=lambda state: say.word("ask-trait", asked=asked(state)),
            asks=_trait,
            answers=_trait_typed,
            can=say.can("trait", *_TRAIT_NUMBERS),
        ),
        Phase.TRAIT_2: OfActive(
            due=lambda state: say.word("ask-trait-2", asked=asked(state), trait=trait(state.traits[0])),
            asks=_trait,
            confirms=lambda state: (events.TraitNamed(None),),
            answers=_trait_typed,
            can=(DUE, *say.can("trait", *_TRAIT_NUMBERS)),
        ),
        Phase.SHOW: Row(
            due=lambda state: say.word("ask-shown", asked=asked(state), traits=traits(state.traits)),
            whose=lambda state: state.asked,
            asks=Number.of(say.options("shown", "not-shown"), open=True),
            confirms=lambda state: turns.shown(state, True),
            answers=lambda state, number, *_: turns.shown(state, number == 1),
            can=(DUE,),
        ),
        Phase.CHAPTER: OfActive(
            due=lambda state: say.word("step-chapter-pile" if state.pile else "step-chapter", who=active(state)),
            asks=_chapter,
            confirms=lambda state: (events.ChapterPassed(state.active),),
            answers=lambda state, number, box, lifted: chapter.typed(state, number, lifted),
            can=lambda state: _REVEAL if state.pile else _REVEAL_OR_ACCUSE,
        ),
        Phase.SURE: OfActive(
            due=_meant,
            confirms=chapter.sure,
            reminds=DUE,
            can=(DUE,),
        ),
        Phase.TRAITS: _tells("accused", chapter.accused_by_traits, "trait-open"),
        Phase.CLEAR: Row(
            due=lambda state: say.word("ask-clear", who=active(state), monk=_accused(state)),
            asks=_another,
            confirms=chapter.nobody_cleared,
            answers=lambda state, seat, *_: chapter.cleared(state, seat),
            can=say.can("clear"),
        ),
        Phase.CULPRIT: Row(
            due=lambda state: say.word("step-culprit", monk=_accused(state)),
            asks=lambda state: Number.of(_monks(state), open=True, all_digits=True),
            confirms=lambda state: (events.CulpritShown(None),),
            answers=lambda state, number, *_: (events.CulpritShown(number),),
            reminds=DUE,
            can=say.can("culprit"),
        ),
        Phase.VERDICT: _tells("culprit", chapter.ended),
        Phase.CRYPT: OfActive(
            due=_crypt,
            asks=_AGAIN,
            confirms=lambda state: (events.CryptSaved(state.active),),
            answers=lambda state, number, *_: turns.again(state, number),
            reminds=DUE,
            can=say.can("crypt"),
        ),
        Phase.COUNT: Row(
            due=lambda state: say.word("ask-mass-cards", mass=mass(state.mass)),
            asks=Number(0, 9, skippable=False),
            answers=lambda state, number, *_: (events.MassCounted(state.mass, number),),
            reminds=DUE,
            can=(DUE,),
        ),
        Phase.MASS: Row(
            due=lambda state: say.word("step-mass", cards=state.to_pass or 0),
            confirms=lambda state: (events.CardsPassed(state.to_pass or 0),),
            reminds=DUE,
            can=say.can("mass"),
        ),
        Phase.EVENT: Row(
            due=say.word("step-event"),
            asks=_DRAWN,
            confirms=_read,
            answers=lambda state, number, *_: books.room_die(state, number),
            dice=books.die,
            rolls=books.rolled,
            let_roll=ROLL,
            reminds=DUE,
            can=say.can("event", "menu"),
        ),
        Phase.HELD: Row(
            due=say.word("ask-book-whose"),
            asks=lambda state: _seat(state, (seat for seat, kept in enumerate(state.books, 1) if kept)),
            confirms=lambda state: (events.BookTakenBack(),),
            answers=lambda state, seat, box, _: books.used(box, state, seat),
            reminds=DUE,
            can=(DUE,),
        ),
        Phase.PLAYED: Row(
            due=lambda state: say.word("step-book-played", who=who(state, state.reader or state.active)),
            whose=lambda state: state.reader,
            confirms=lambda state: (events.BookUsed(state.reader or state.active),),
            reminds=DUE,
            can=say.can("book-played"),
        ),
        Phase.OVER: Row(due=_won, confirms=say.refuse("over"), can=say.can("read-cards"), over=True),
        Phase.ACTION: Row(due=None, follows=turns.given_of_itself),
        Phase.SKIP: Row(due=None, follows=lambda state: (events.TurnSkipped(state.active),)),
        Phase.TURN_OVER: Row(due=None, follows=turns.next_turn),
        Phase.MASS_OVER: Row(
            due=None, follows=lambda state: (events.MassOver(state.layout.right_of(state.first), state.next_mass()),)
        ),
    },
    no_step=say.refuse("number"),
    no_number=_NOT_NOW,
)
