"""What may happen: judges acts, and knows what follows by itself and what the table may do next.

Pure: no clock, no dice, no sentence. From the deal on, a suspect's card scanned outside a window is refused, always
with the same words, unless it is shown to everybody. A private act must never change what anybody else hears.

Every line of the rulebook's "to refuse" list (§3.13) is a refusal where an act can express it, else a reminder at its
step. Refusals with a rule give way to "the card says so"; secrecy never does.

=====================================================  ====================================================
line                                                   where
=====================================================  ====================================================
moving the figure before the bell (first player)       a room before A asks: touched? then penance; else A
not moving; out and back                               refused: rule same-space, with the ways from there; #:
                                                       somewhere without effect
more than two (three) steps                            reminder each turn: squares and paths are not asked
skipping a compulsory question                         refused: nothing else counts before the question
question needing a monk's name                         reminder with the question, in full
asking or answering in penance                         who was sent to the church is not met until they leave it
refusing the counter-question                          reminder after an answer
entering an occupied confessional or cell              refused: rule occupied; not the owner's own cell
library when not allowed, or a second time             refused: rules library, library-again
second crypt card                                      the room gives none, and why is said
scriptorium with two books (variant)                   refused: rule two-books
parlour: no trait, or three and more                   refused: one is asked for; after two it is complete
asking to be given a card                              reminder: to show, not to give
asking while the pile is not empty                     not asked then: the card is drawn
revelation or accusation outside the chapter           a trait or a monk scanned elsewhere is only looked up
repeated revelation                                    refused: rule repeated
two traits; negative                                   one trait is one revelation; no act says "is not"
accusation while the pile is not empty                 refused: rule pile
naming a monk not on the list                          refused: only numbers 1 to 24, and the sheet
accusing a monk whose card one holds                   said in the accuser's ear alone, when a window is opened
passing to the right, or the wrong number              reminder with the mass; a window takes that many cards
die colour not in play                                 the companion rolls seats in play, and rooms without the cells
                                                       of others; reminder with a die, in full
bell beyond 4                                          rings: mass
playing a skipped turn                                 the turn passes by itself
=====================================================  ====================================================
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from companion.boxes.box import Box
from companion.games import protocol
from companion.games.kit.lines import YES_NO
from companion.games.kit.menu import Entry, Menu
from companion.games.kit.phases import Number
from companion.games.kit.seating import seats
from companion.games.kit.settings import LEAVING, NO_YES, NOTEBOOK, settled
from companion.games.kit.settings import YES_NO as EITHER
from companion.games.mystere_de_l_abbaye import board, books, chapter, events, names, sheet, turns, windows
from companion.games.mystere_de_l_abbaye.board import ID, MASSES, ROOMS, SUSPECTS, Room, Sin, Trait, Variants, number_of
from companion.games.mystere_de_l_abbaye.changes import evolve
from companion.games.mystere_de_l_abbaye.events import SET_UP, Phase
from companion.games.mystere_de_l_abbaye.names import say, who
from companion.games.mystere_de_l_abbaye.phases import PHASES, rooms
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.mystere_de_l_abbaye.turns import Events
from companion.model import Event, Rejection, Seat, Token, Who

RULE_SETTINGS = (
    protocol.RuleSetting("six-rules", "no", NO_YES),
    protocol.RuleSetting("matines", "yes", EITHER),
    protocol.RuleSetting("library", "yes", EITHER),
    protocol.RuleSetting("events", "yes", EITHER),
    protocol.RuleSetting("two-books", "no", NO_YES),
    protocol.RuleSetting("first-bell", "1", ("1", "2")),
    protocol.RuleSetting("bell-penance", "next-turn", ("next-turn", "this-turn")),
    protocol.RuleSetting("caught-question", "yes", EITHER),
    NOTEBOOK,
    LEAVING,
)


def begin(box: Box, opening: protocol.Opening) -> Events | Rejection:
    """``GameStarted``; or a refusal of an impossible number of players, setting or deal."""
    settings = settled(say, RULE_SETTINGS, box, opening)
    if isinstance(settings, Rejection):
        return settings
    players = len(opening.seats)
    row = box.pack.row("deal", players)
    if (dealt := sheet.misdealt(box.pack, players)) is not None:
        return say.refuse("deal", players=players, dealt=dealt)
    variants = Variants(
        long_moves=settings.yes("six-rules"),
        matines=settings.yes("matines"),
        library=settings.yes("library"),
        events=settings.yes("events"),
        two_books=settings.yes("two-books"),
        first_bell=settings.number("first-bell") or 1,
        bell_turn=settings["bell-penance"] == "this-turn",
        caught_question=settings.yes("caught-question"),
    )
    cards = tuple(box.slot(f"{ID}/messe/{mass.value}").facts.get("cards") for mass in MASSES)
    sheet_told = sheet.monks(box)
    version = box.pack.version
    hand, parlour = row["hand"], row["parlour"]
    ways = sheet.ways(box, players)
    return (
        events.GameStarted(
            opening.seats,
            settings.told,
            hand,
            parlour,
            variants,
            sheet_told,
            cards,
            version,
            ways,
            books.sealed(box),
        ),
    )


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: protocol.Act, lifted: str | None = None) -> protocol.Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case protocol.Scanned(token):
            return _on(state, _scanned(box, state, token, lifted))
        case protocol.Looked(seat, token, proved=False) if token.kind.startswith("moine/"):
            return say.refuse("check")  # with a label of the public sheet a stranger could find out the hand
        case protocol.Looked(seat, token, earlier):
            return windows.looked(box, state, seat, token, earlier)
        case protocol.WindowDone(seat, tokens):
            return windows.done(state, seat, tokens)
        case protocol.Rearranged(seat, cards):
            return windows.arranged(state, seat, cards)
        case protocol.Confirmed() | protocol.Answered():
            return _on(state, PHASES.answered(box, state, act, lifted))
        case protocol.Filled(form, answers):
            return _on(state, MENU.filled(box, state, form, answers, lifted))
        case protocol.Advanced():
            return _on(state, turns.bell(state))


def _on(state: State, decision: protocol.Decision) -> protocol.Decision:
    """The decision, and all that follows by itself until the table has to do something."""
    if not isinstance(decision, tuple) or not decision:
        return decision
    made = list(decision)
    for event in decision:
        state = evolve(state, event)
    while follows := PHASES.follows(state):
        made += follows
        if isinstance(follows[-1], events.TurnBegan):
            break  # in a turn that begins there is something to do; a skipped one is ``TurnSkipped``
        for event in follows:
            state = evolve(state, event)
    return tuple(made)


# --- scans -------------------------------------------------------------------------------------------------


#: Phases in which a monk or a trait is meant for the chapter hall.
_CHAPTER = (Phase.CHAPTER, Phase.SURE)


def _scanned(box: Box, state: State, token: Token, lifted: str | None) -> protocol.Decision:
    if token.box != ID:
        return ()
    kind, _, rest = token.kind.partition("/")
    match kind:
        case "salle":
            return _room_scanned(state, Room(rest), lifted)
        case "trait":
            return _trait_scanned(state, Trait(rest), lifted)
        case "moine":
            monk = number_of(token)
            return chapter.accused(state, monk, lifted) if state.phase in _CHAPTER else (events.MonkHeard(monk),)
        case "suspect":
            return _suspect(state, number_of(token))
        case "scriptorium" | "bibliotheque" | "evenement":
            return books.scanned(box, state, token, lifted)
        case "crypte" if state.phase is Phase.CRYPT:
            return (events.CryptUsed(state.active),)
        case _:
            return ()


def _room_scanned(state: State, room: Room, lifted: str | None) -> protocol.Decision:
    match state.phase:
        case Phase.BELL | Phase.MOVE:
            return turns.entered(state, room, lifted)
        case phase if phase not in SET_UP and room is state.room and state.layout.way(room) is not None:
            return (events.RoomHeard(room),)
        case Phase.FORGOTTEN:
            return say.refuse("bell-first", who=names.active(state))
        case Phase.WHOM | Phase.QUESTION:
            return say.refuse("question-first")
        case Phase.CRYPT:
            return say.refuse("crypt-first", who=names.active(state))
        case phase if phase in SET_UP or phase is Phase.OVER:
            return ()
        case _:
            return say.refuse("not-now")


def _trait_scanned(state: State, value: Trait, lifted: str | None) -> protocol.Decision:
    match state.phase:
        case Phase.TRAIT | Phase.TRAIT_2:
            return turns.trait_asked(state, value)
        case phase if phase in _CHAPTER:
            return chapter.revealed(state, value, lifted)
        case Phase.TRAITS | Phase.VERDICT if value.of is chapter.characteristic(state):
            return chapter.told(state, value)
        case _:
            return ()


def _suspect(state: State, monk: int) -> protocol.Decision:
    """A suspect's card was scanned at the table. It is secret, unless it is shown to everybody."""
    match state.phase:
        case Phase.CLEAR if monk == state.accused:
            return (events.CardVerified(monk),)
        case Phase.CULPRIT:
            return (events.CulpritShown(monk),)
        case Phase.PREPARE | Phase.OVER:
            return (events.MonkHeard(monk),)
        case _:
            return say.secret("secret")


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> protocol.Expects:
    """See ``Game.expects``. What was asked once is taken back by * too."""
    return PHASES.expects(state, asking=state.phase is Phase.SURE)


privacy = windows.privacy
flaws = sheet.flaws


def _playing(state: State) -> bool:
    return state.phase not in SET_UP and state.phase is not Phase.OVER


def _between_turns(state: State) -> bool:
    """Whether the present turn can be given to another player."""
    return not state.ringing and state.phase in (Phase.BELL, Phase.MOVE, Phase.CRYPT)


def goes_round(state: State) -> bool:
    """Whether something goes round the table, or is between two players: then the turn comes to its end first."""
    return not _between_turns(state)


def left(state: State, seat: Seat, how: protocol.Leaving) -> Events:
    """What follows when this seat's player goes home. Where its place stays in the game, nothing does."""
    if how is protocol.Leaving.NOBODY:
        return ()
    made = _on(state, (events.HandGone(seat, how is protocol.Leaving.DEALT),))
    return made if isinstance(made, tuple) else ()


@cache
def _seat(people: tuple[Who, ...], name: str = "ask-seat") -> protocol.Question:
    return Number.of(seats(people), skippable=False).asked(say.word(name))


def _whose(state: State) -> tuple[protocol.Question, ...]:
    return (_seat(state.layout.people),)


def _and(second: Number, name: str) -> Callable[[State], tuple[protocol.Question, ...]]:
    """Two questions: which seat, and then this number."""
    question = second.asked(say.word(name))
    return lambda state: (_seat(state.layout.people), question)


def _told(event: Callable[..., Event]) -> Callable[..., protocol.Decision]:
    """A decision whose event holds exactly the answers."""
    return lambda state, answers, *_: (event(*answers),)


def _card_moved(state: State, giver: Seat, taker: Seat) -> protocol.Decision:
    if giver == taker:
        return say.refuse("self", who=who(state, giver))
    if not state.hands.size(giver):
        return say.refuse("no-card", who=who(state, giver))
    return (events.CardMoved(giver, taker),)


def _placed(state: State, seat: Seat, number: int) -> protocol.Decision:
    room = ROOMS.get(number)
    return say.refuse("room-number", number=number) if room is None else (events.PlaceSet(seat, room),)


_MASSES = tuple(protocol.Choice(number, names.mass(mass)) for number, mass in enumerate(MASSES, 1))

MENU = Menu[State](
    say,
    {
        "correct": Entry(
            asks=_and(Number(0, SUSPECTS - 1, width=2, skippable=False), "ask-size"),
            offered=_playing,
            whole=_told(events.HandSet),
        ),
        "penance": Entry(
            asks=_whose, offered=_playing, whole=lambda state, answers, *_: (events.Penance(answers[0], Sin.CONSENT),)
        ),
        "card-moved": Entry(
            asks=lambda state: (_seat(state.layout.people, "ask-from-seat"), _seat(state.layout.people, "ask-to-seat")),
            offered=_playing,
            whole=lambda state, answers, *_: _card_moved(state, *answers),
        ),
        "revelations": Entry(offered=_playing, fills=lambda *_: (events.RevelationsHeard(),)),
        "use-book": Entry(
            asks=_whose, offered=_playing, whole=lambda state, answers, box, _: books.used(box, state, answers[0])
        ),
        "pile": Entry(
            asks=(Number(0, 9, skippable=False).asked(say.word("ask-pile")),),
            offered=_playing,
            whole=_told(events.PileSet),
        ),
        "place": Entry(
            asks=lambda state: (
                _seat(state.layout.people),
                rooms(state.layout.people, skippable=False).asked(say.word("ask-room")),
            ),
            offered=_playing,
            whole=lambda state, answers, *_: _placed(state, *answers),
        ),
        "bell": Entry(
            asks=(
                Number.of(_MASSES, skippable=False).asked(say.word("ask-mass")),
                Number(0, board.LAST_BELL, skippable=False).asked(say.word("ask-bell")),
            ),
            offered=_playing,
            whole=lambda state, answers, *_: (events.BellSet(MASSES[answers[0] - 1], answers[1]),),
        ),
        "books": Entry(
            asks=_and(Number(0, 9, skippable=False), "ask-books"), offered=_playing, whole=_told(events.BooksSet)
        ),
        "crypt": Entry(
            asks=_and(Number.of(YES_NO, skippable=False), "ask-crypt-held"),
            offered=_playing,
            whole=lambda state, answers, *_: (events.CryptSet(answers[0], answers[1] == 1),),
        ),
        # People know the numbers above by heart, so entries that are not always there come last.
        "turn": Entry(asks=_whose, offered=_between_turns, whole=_told(events.TurnBegan)),
        "pardon": Entry(
            asks=_whose,
            offered=lambda state: _playing(state) and any(state.penance + state.hushed),
            whole=_told(events.Pardoned),
        ),
        # Never offered: dice that the companion rolled, and menu 6.
        "roll": Entry(fills=lambda state, answers, *_: PHASES.rolled(state, answers[0] or 1)),
        books.ROOM_DIE: Entry(fills=lambda state, answers, *_: books.room_rolled(state, answers[0])),
        "scanner": Entry(fills=lambda *_: say.refuse("scanner")),
    },
)
menu = MENU.forms
