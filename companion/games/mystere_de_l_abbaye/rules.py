"""What may happen: the acts judged, what follows of itself, and what the table may do next.

Pure: no clock, no dice, no sentence. From the deal on a suspect's card that is scanned outside a window is refused,
always with the same words, unless it is being shown to everybody. A private act must never change what anybody else
hears.

Every line of the rulebook's "to refuse" list (§3.13) is a refusal where an act can express it, else a reminder at its
step. Refusals named by a rule yield to "the card says so"; secrecy never does.

=====================================================  ====================================================
line                                                   where
=====================================================  ====================================================
moving the figure before the bell (first player)       a room before A asks: touched, or not? then penance
not moving; out and back                               refused: rule same-space; #: somewhere without effect
more than two (three) steps                            reminder each turn: squares and paths are not asked
skipping a compulsory question                         refused: nothing else counts before the question
question needing a monk's name                         reminder with the question, in full
asking or answering in penance                         whoever does penance is not met in the church
refusing the counter-question                          reminder after an answer
entering an occupied confessional or cell              refused: rule occupied; not the owner's own cell
from one confessional straight to the other            refused: rule confessionals
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
from typing import TypeAlias

from companion.boxes.box import Box, Flaw, as_heard
from companion.games.mystere_de_l_abbaye import words
from companion.games.mystere_de_l_abbaye.state import (
    ID,
    LAST_BELL,
    MASSES,
    MONKS_WITH,
    SEALS,
    SET_UP,
    SUSPECTS,
    VALUES,
    Accused,
    Applied,
    BellMissed,
    BellMoved,
    BellNotMissed,
    BellSet,
    BookKept,
    BookLooked,
    BookOffered,
    BookSeen,
    BooksSet,
    BookTakenBack,
    BookUsed,
    CardMoved,
    CardReturned,
    CardsGiven,
    CardsHeard,
    CardShown,
    CardsPassed,
    CardTaken,
    CardVerified,
    ChapterPassed,
    Cleared,
    Confessed,
    ConfessorKnown,
    ConfessorsDrawn,
    CryptSaved,
    CryptSet,
    CryptTaken,
    CryptUsed,
    CulpritShown,
    DieRolled,
    Ended,
    GameStarted,
    HandArranged,
    HandSet,
    Library,
    MassCounted,
    MassOver,
    MassRung,
    Met,
    Monk,
    MonkChecked,
    MonkHeard,
    Moved,
    NobodyCleared,
    Pardoned,
    ParlourAnswered,
    ParlourAsked,
    ParlourDrawn,
    Penance,
    Phase,
    PileSet,
    PlaceSet,
    Questioned,
    Revealed,
    RevelationsHeard,
    Room,
    RoomDrawn,
    Seal,
    Sin,
    StarterKnown,
    State,
    StepDone,
    SuspectLooked,
    TextHeard,
    TextRead,
    Trait,
    TraitGiven,
    TraitNamed,
    TraitsBegan,
    TraitsUnclear,
    TurnBegan,
    TurnSkipped,
    Variants,
    VerdictTold,
    evolve,
    number_of,
    suspect,
)
from companion.games.mystere_de_l_abbaye.words import mid, who
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Expects,
    Filled,
    Form,
    Look,
    Looked,
    NeedsRoll,
    Opening,
    OrderedHand,
    Privacy,
    Question,
    Rearranged,
    RuleSetting,
    Scanned,
    WindowDone,
)
from companion.model import Event, Hidden, Rejection, Seat, Several, Sign, Token, Word, refuse, replace, word

Events: TypeAlias = tuple[Event, ...]

_YES_NO = ("yes", "no")
_NO_YES = ("no", "yes")
RULE_SETTINGS = (
    RuleSetting("six-rules", "no", _NO_YES),
    RuleSetting("matines", "yes", _YES_NO),
    RuleSetting("library", "yes", _YES_NO),
    RuleSetting("events", "yes", _YES_NO),
    RuleSetting("two-books", "no", _NO_YES),
    RuleSetting("first-bell", "1", ("1", "2")),
    RuleSetting("bell-penance", "next-turn", ("next-turn", "this-turn")),
    RuleSetting("caught-question", "no", _NO_YES),
)

#: What is typed for a room: the tens of the confessionals and offices, 2 and a seat for a cell, the empty ones.
ROOMS: dict[int, Room] = {
    11: Room.EGLISE,
    12: Room.CONFESSIONNAL_1,
    13: Room.CONFESSIONNAL_2,
    14: Room.SCRIPTORIUM,
    15: Room.BIBLIOTHEQUE,
    16: Room.PARLOIR,
    17: Room.CRYPTE,
    18: Room.CHAPITRE,
    **{20 + seat: Room(f"cellule/{seat}") for seat in range(1, 7)},
    31: Room.COUR,
    32: Room.CLOITRE,
    33: Room.AUTRE,
}
#: What is typed for a trait: its characteristic, from 3 on, and its place there. Monks have 1 to 24.
TRAITS: dict[int, Trait] = {
    10 * tens + units: trait for tens, traits in enumerate(VALUES.values(), 3) for units, trait in enumerate(traits, 1)
}
ROLL = 7  # the companion rolls, or draws a number
ROLL_ROOM = 8  # the die of an event, for a room
BY_TRAITS = 80  # the accused is told by traits
#: The form of a roll for a room.
ROOM_DIE = "room-die"

#: Phases in which the window of a seat has nothing to look at.
_NOTHING_HELD = (Phase.PREPARE, Phase.DEAL, Phase.OVER)


# --- the box's sheet of suspects ---------------------------------------------------------------------------


def monks(box: Box) -> tuple[Monk, ...]:
    """The suspects' sheet as the owner entered it."""
    return tuple(_monk_of(box, number) for number in range(1, SUSPECTS + 1))


def _monk_of(box: Box, number: int) -> Monk:
    slot = box.slot(_sheet(number))
    traits = tuple(
        values[fact - 1] if (fact := slot.facts.get(characteristic.value)) else None
        for characteristic, values in VALUES.items()
    )
    return Monk(number, slot.name, traits)


def _sheet(number: int) -> str:
    return f"{ID}/moine/{number:02d}"


def flaws(box: Box) -> tuple[Flaw, ...]:
    """What no suspects' sheet of this box can say: too many of a trait, a name twice, two monks who look alike.

    A sheet that is filled in part is fine: only what is there is counted.
    """
    found: list[Flaw] = []
    sheet = monks(box)
    for trait, most in MONKS_WITH.items():
        having = [monk.number for monk in sheet if trait in monk.traits]
        for number in having[most:]:
            lines = Several(tuple(str(each) for each in having))
            told = word(mid("flaw-too-many"), trait=words.trait(trait), most=most, count=len(having), monks=lines)
            found.append(Flaw(_sheet(number), told))
    names: dict[str, int] = {}
    looks: dict[tuple[Trait, ...], int] = {}
    for monk in sheet:
        if monk.name is not None:
            other = names.setdefault(as_heard(monk.name), monk.number)
            if other != monk.number:
                found.append(Flaw(_sheet(monk.number), word(mid("flaw-name"), name=monk.name, other=other)))
        if len(monk.known) == len(VALUES):
            other = looks.setdefault(monk.known, monk.number)
            if other != monk.number:
                found.append(Flaw(_sheet(monk.number), word(mid("flaw-alike"), other=other)))
    return tuple(found)


# --- the opening -------------------------------------------------------------------------------------------


def begin(box: Box, opening: Opening) -> Events | Rejection:
    """``GameStarted``; refused: a number of players, a setting or a deal that cannot be."""
    pack, players = box.pack, len(opening.seats)
    if not pack.fewest <= players <= pack.most:
        return refuse(mid("refuse-players"), players=players, fewest=pack.fewest, most=pack.most)
    known = {setting.name: setting for setting in RULE_SETTINGS}
    settings = {setting.name: setting.default for setting in RULE_SETTINGS}
    for name, value in opening.settings:
        if name not in known:
            return refuse(mid("refuse-setting"), setting=name)
        if value not in known[name].choices:
            return refuse(mid("refuse-setting-value"), setting=name, value=value, values=Several(known[name].choices))
        settings[name] = value
    row = pack.row("deal", players)
    dealt = players * row["hand"] + row["parlour"] + row["culprit"]
    if dealt != SUSPECTS or row["culprit"] != 1:
        return refuse(mid("refuse-deal"), players=players, dealt=dealt)
    variants = Variants(
        long_moves=settings["six-rules"] == "yes",
        matines=settings["matines"] == "yes",
        library=settings["library"] == "yes",
        events=settings["events"] == "yes",
        two_books=settings["two-books"] == "yes",
        first_bell=int(settings["first-bell"]),
        bell_turn=settings["bell-penance"] == "this-turn",
        caught_question=settings["caught-question"] == "yes",
    )
    cards = tuple(box.slot(f"{ID}/messe/{mass.value}").facts.get("cards") for mass in MASSES)
    return (
        GameStarted(
            opening.seats,
            tuple(settings.items()),
            row["hand"],
            row["parlour"],
            variants,
            monks(box),
            cards,
            pack.version,
        ),
    )


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case Scanned(token):
            return _on(state, _scanned(box, state, token, lifted))
        case Looked(seat, token, proved=False) if token.kind.startswith("moine/"):
            return refuse(mid("refuse-check"))  # a label of the public sheet would tell a stranger the hand
        case Looked(seat, token, earlier):
            return _looked(box, state, seat, token, earlier)
        case WindowDone(seat, tokens):
            return _window_done(state, seat, tokens)
        case Rearranged(seat, cards):
            return _arranged(state, seat, cards)
        case Confirmed() | Answered(None):
            return _on(state, _confirmed(state))
        case Answered(int(value)):
            return _on(state, _answered(box, state, value, lifted))
        case Filled(form, answers):
            return _on(state, _filled(box, state, form, answers))
        case Advanced():
            return _on(state, _bell(state))
    raise TypeError(f"not an act: {act!r}")


def _on(state: State, decision: Decision) -> Decision:
    """The decision, and whatever follows it of itself until the table has to do something."""
    if not isinstance(decision, tuple):
        return decision
    if not decision:
        return decision
    events = list(decision)
    for event in decision:
        state = evolve(state, event)
    while follows := _follows(state):
        events += follows
        if isinstance(follows[-1], TurnBegan):
            break  # whoever's turn begins has something to do: a skipped one passes as ``TurnSkipped``
        for event in follows:
            state = evolve(state, event)
    return tuple(events)


def _follows(state: State) -> Events:
    """What happens of itself now; nothing where the table is to act."""
    follow = _FOLLOW.get(state.phase)
    return () if follow is None else follow(state)


def _next_turn(state: State) -> Events:
    seat = state.layout.left_of(state.active) if state.then is None else state.then
    if state.penance[seat - 1] and seat != state.first:
        return (TurnSkipped(seat),)
    return (TurnBegan(seat, state.extra and state.then is not None),)


def _gives_of_itself(state: State) -> Events:
    """The card that a room gives, or a confessional without one to take."""
    room = state.room
    assert room is not None
    if room is Room.PARLOIR:
        return (ParlourDrawn(state.active),)
    if room is Room.CRYPTE:
        return (CryptTaken(state.active),)
    assert room.confessional is not None
    return (Confessed(state.active, room.confessional),)


def _nothing_to_return(state: State) -> Events:
    if (state.asked, state.active) not in state.loot or not state.size(state.asked or state.active):
        return _caught(state, same=False, none=True)
    return ()


def _ended(state: State) -> Ended:
    """The scores; equal ones are decided for whoever found the culprit."""
    seats = range(1, state.players + 1)
    scores = tuple(state.score(seat) for seat in seats)
    best = tuple(seat for seat in seats if scores[seat - 1] == max(scores))
    return Ended(scores, (state.finder,) if state.finder in best else best)


def _accused_by_traits(state: State) -> Events:
    """As soon as the traits name one monk he is accused; when they are all told and do not, that is said."""
    named = state.named()
    if named is not None:
        return (Accused(state.active, named),)
    fitting = state.fitting()
    if not fitting or state.characteristic() is None:
        return (TraitsUnclear(fitting),)
    return ()


#: What may happen of itself, by phase.
_FOLLOW: dict[Phase, Callable[[State], Events]] = {
    Phase.TURN_OVER: _next_turn,
    Phase.SKIP: lambda state: (TurnSkipped(state.active),),
    Phase.MASS_OVER: lambda state: (MassOver(state.layout.right_of(state.first), state.next_mass()),),
    Phase.ACTION: _gives_of_itself,
    Phase.CAUGHT: _nothing_to_return,
    Phase.VERDICT: lambda state: () if state.untold() else (_ended(state),),
    Phase.TRAITS: _accused_by_traits,
}


# --- the bell and the masses ---


def _bell(state: State) -> Decision:
    if state.phase is Phase.FORGOTTEN:
        return refuse(mid("refuse-number"))
    if state.phase is not Phase.BELL:
        return refuse(mid("refuse-bell"), first=who(state, state.first))
    to = state.bell_next()
    return (BellMoved(to),) if to <= LAST_BELL else (MassRung(state.active, state.mass),)


# --- # -----------------------------------------------------------------------------------------------------


def _confirmed(state: State) -> Decision:
    """# in the phase that waits for it."""
    goes_on = _GO_ON.get(state.phase)
    return refuse(mid("refuse-number")) if goes_on is None else goes_on(state)


def _question(state: State, vow: bool) -> Events:
    assert state.asked is not None
    return (Questioned(state.active, state.asked, vow),)


def _taken(state: State, number: int | None) -> Events:
    assert state.asked is not None
    assert state.room is not None
    return (CardTaken(state.active, state.asked, state.room, number),)


def _caught(state: State, same: bool, none: bool = False, number: int | None = None) -> Events:
    assert state.asked is not None
    return (CardReturned(state.asked, state.active, same, none, number), Penance(state.asked, Sin.CELL))


def _shown(state: State, shown: bool) -> Events:
    assert state.asked is not None
    return (ParlourAnswered(state.active, state.asked, state.traits, shown),)


def _nobody_cleared(state: State) -> Events:
    assert state.accused is not None, "somebody is accused while it is asked who clears"
    return (NobodyCleared(state.active, state.accused),)


#: What # does, by phase; where it is not, a number is needed.
_GO_ON: dict[Phase, Callable[[State], Decision]] = {
    Phase.PREPARE: lambda state: (StepDone(state.phase),),
    Phase.DEAL: lambda state: (StepDone(state.phase),),
    Phase.BELL: lambda state: refuse(mid("refuse-bell-first"), who=who(state, state.active)),
    Phase.MOVE: lambda state: (Moved(state.active, None),),
    Phase.WHO: lambda state: (Met(state.active, None),),
    Phase.QUESTION: lambda state: _question(state, vow=False),
    Phase.ROB: lambda state: _taken(state, None),
    Phase.CAUGHT: lambda state: _caught(state, same=True),
    Phase.BOOK: lambda state: (TextRead(state.active, None),),
    Phase.READ: lambda state: (TextRead(state.active, None),),
    Phase.EVENT: lambda state: (TextRead(state.active, None),),
    Phase.APPLY: lambda state: (Applied(),),
    Phase.ASK: lambda state: (ParlourAsked(state.active, None),),
    Phase.TRAIT_2: lambda state: (TraitNamed(None),),
    Phase.SHOW: lambda state: _shown(state, True),
    Phase.CHAPTER: lambda state: (ChapterPassed(state.active),),
    Phase.TRAITS: lambda state: _trait_given(state, None),
    Phase.VERDICT: lambda state: _verdict(state, None),
    Phase.CLEAR: _nobody_cleared,
    Phase.CULPRIT: lambda state: (CulpritShown(None),),
    Phase.CRYPT: lambda state: (CryptSaved(state.active),),
    Phase.MASS: lambda state: (CardsPassed(state.to_pass or 0),),
    Phase.HELD: lambda state: (BookTakenBack(),),
    Phase.OVER: lambda state: refuse(mid("refuse-over")),
}


# --- numbers -----------------------------------------------------------------------------------------------


def _answered(box: Box, state: State, value: int, lifted: str | None) -> Decision:
    """A number, in the phase that asks for one."""
    match state.phase:
        case Phase.STARTER | Phase.CONFESSOR_1 | Phase.CONFESSOR_2:
            return NeedsRoll(_faces(state)) if value == ROLL else _seated(state, value)
        case Phase.BELL | Phase.MOVE:
            room = ROOMS.get(value)
            return refuse(mid("refuse-room-number"), number=value) if room is None else _entered(state, room, lifted)
        case Phase.FORGOTTEN:
            if value == 2:
                return (BellNotMissed(state.active),)
            # Before a mass there is no turn that could be the skipped one: the first after it is.
            now = state.layout.variants.bell_turn and state.bell_next() <= LAST_BELL
            return (Penance(state.active, Sin.BELL, now),)
        case Phase.WHO | Phase.WHOM:
            return _asks(state, value)
        case Phase.QUESTION:
            return _question(state, vow=value == 2)
        case Phase.ROB | Phase.CAUGHT | Phase.BOOK | Phase.READ | Phase.EVENT | Phase.APPLY if value == ROLL:
            return NeedsRoll(_faces(state))
        case Phase.EVENT | Phase.APPLY if value == ROLL_ROOM and state.ringing:
            return NeedsRoll(len(drawn_rooms(state.players)), ROOM_DIE)
        case Phase.BOOK if value == 1:
            return (BookKept(state.active),)
        case Phase.ASK:
            return _not_self(state, value) or (ParlourAsked(state.active, value),)
        case Phase.TRAIT | Phase.TRAIT_2:
            trait = TRAITS.get(value)
            return refuse(mid("refuse-trait-number"), number=value) if trait is None else _trait(state, trait, lifted)
        case Phase.SHOW:
            return _shown(state, value == 1)
        case Phase.CHAPTER:
            return _at_chapter(state, value, lifted)
        case Phase.TRAITS | Phase.VERDICT:
            characteristic = state.characteristic()
            assert characteristic is not None
            trait = VALUES[characteristic][value - 1]
            return _trait_given(state, trait) if state.phase is Phase.TRAITS else _verdict(state, trait)
        case Phase.CLEAR:
            return _cleared(state, value)
        case Phase.CULPRIT:
            return (CulpritShown(value),)
        case Phase.CRYPT:
            return (CryptUsed(state.active),)
        case Phase.COUNT:
            return (MassCounted(state.mass, value),)
        case Phase.HELD:
            return _book_used(box, state, value)
        case _:
            return refuse(mid("refuse-not-now"))


def _seat_there(state: State, seat: int) -> Rejection | None:
    return None if seat <= state.players else refuse(mid("refuse-no-such-player"), players=state.players)


def _not_self(state: State, seat: int) -> Rejection | None:
    if seat == state.active:
        return refuse(mid("refuse-self"), who=who(state, seat))
    return _seat_there(state, seat)


def _seated(state: State, seat: Seat) -> Decision:
    """A seat that the set-up asks for."""
    refusal = _seat_there(state, seat)
    if refusal:
        return refusal
    match state.phase:
        case Phase.STARTER:
            return (StarterKnown(seat),)
        case Phase.CONFESSOR_1:
            return (ConfessorKnown(0, seat),)
        case _ if seat == state.confessors[0]:
            return refuse(mid("refuse-confessors"))
        case _:
            return (ConfessorKnown(1, seat),)


def _asks(state: State, seat: Seat) -> Decision:
    if seat not in state.met(state.active, state.room):
        return refuse(mid("refuse-not-there"))
    return (Met(state.active, seat),)


def _faces(state: State) -> int:
    """The faces of the die that is due: seats, pairs of seats, or the cards of a hand; 0: none."""
    players = state.players
    match state.phase:
        case Phase.STARTER:
            return players
        case Phase.CONFESSOR_1:
            return players * (players - 1)
        case Phase.CONFESSOR_2 | Phase.BOOK | Phase.READ:
            return players - 1
        case Phase.ROB | Phase.CAUGHT:
            return state.size(state.asked or state.active)
        case Phase.EVENT:
            return players
        case Phase.APPLY:
            return players if state.ringing else players - 1
        case _:
            return 0


@cache
def drawn_rooms(players: int) -> tuple[Room, ...]:
    """The rooms that an event's die may name: all that have a name on the board (§3.8), but cells of nobody in play."""
    return tuple(room for room in Room if room is not Room.AUTRE and (room.cell or 1) <= players)


def _room_rolled(state: State, value: int) -> Decision:
    """The room that the companion drew."""
    if not (state.ringing and state.phase in (Phase.EVENT, Phase.APPLY)):
        return refuse(mid("refuse-not-now"))
    return (RoomDrawn(drawn_rooms(state.players)[value - 1]),)


def _rolled(state: State, value: int) -> Decision:
    """What the die that the companion rolled says."""
    others = state.layout.others
    match state.phase:
        case Phase.STARTER:
            return (StarterKnown(value),)
        case Phase.CONFESSOR_1:
            first, second = divmod(value - 1, state.players - 1)
            return (ConfessorsDrawn(first + 1, others(first + 1)[second]),)
        case Phase.CONFESSOR_2:
            return (ConfessorKnown(1, others(state.confessors[0] or 1)[value - 1]),)
        case Phase.ROB:
            return _taken(state, value)
        case Phase.CAUGHT:
            return _caught(state, same=False, number=value)
        case Phase.EVENT | Phase.APPLY if _faces(state) == state.players:
            return (DieRolled(value),)
        case Phase.BOOK | Phase.READ | Phase.APPLY:
            return (DieRolled(others(state.active)[value - 1]),)
        case _:
            return refuse(mid("refuse-not-now"))


# --- scans -------------------------------------------------------------------------------------------------


def _scanned(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    if token.box != ID:
        return ()
    kind, _, rest = token.kind.partition("/")
    match kind:
        case "salle":
            return _room_scanned(state, Room(rest), lifted)
        case "trait":
            return _trait_scanned(state, Trait(rest), lifted)
        case "moine":
            number = number_of(token)
            if state.phase is Phase.CHAPTER:
                return _accused(state, number, lifted)
            return (MonkHeard(number),)
        case "suspect":
            return _suspect(state, number_of(token))
        case "scriptorium":
            return _book(box, state, token, lifted)
        case "bibliotheque" | "evenement":
            return _text(box, state, token, kind)
        case "crypte" if state.phase is Phase.CRYPT:
            return (CryptUsed(state.active),)
        case _:
            return ()


def _room_scanned(state: State, room: Room, lifted: str | None) -> Decision:
    match state.phase:
        case Phase.BELL | Phase.MOVE:
            return _entered(state, room, lifted)
        case Phase.WHOM | Phase.QUESTION:
            return refuse(mid("refuse-question-first"))
        case phase if phase in SET_UP or phase is Phase.OVER:
            return ()
        case _:
            return refuse(mid("refuse-not-now"))


def _suspect(state: State, monk: int) -> Decision:
    """A suspect's card at the table. Secret, but where it is shown to everybody."""
    match state.phase:
        case Phase.CLEAR if monk == state.accused:
            return (CardVerified(monk),)
        case Phase.CULPRIT:
            return (CulpritShown(monk),)
        case Phase.PREPARE | Phase.OVER:
            return (MonkHeard(monk),)
        case _:
            return refuse(mid("refuse-secret"))


# --- moving ------------------------------------------------------------------------------------------------


def _entered(state: State, room: Room, lifted: str | None) -> Decision:
    """The active player's figure goes to this room, or why it cannot."""
    active = state.active
    if state.phase is Phase.BELL:
        return (BellMissed(active),)
    refusal = closed(state, room)
    if refusal is not None and (lifted is None or refusal.rule != lifted):
        return refusal
    return (Moved(active, room, state.met(active, room)),)


def closed(state: State, room: Room) -> Rejection | None:
    """Why this room is closed to the active player; None: it is open."""
    active, here = state.active, state.room
    if room is here and not room.several:
        return refuse(mid("refuse-same-space"), "same-space", room=words.room(state, room))
    if room.single and room.cell != active and (inside := [seat for seat in state.at(room) if seat != active]):
        return refuse(mid("refuse-occupied"), "occupied", room=words.room(state, room), who=who(state, inside[0]))
    if room.confessional is not None and here is not None and here.confessional is not None:
        return refuse(mid("refuse-confessionals"), "confessionals")
    if room is Room.BIBLIOTHEQUE:
        return _library_closed(state)
    if room is Room.SCRIPTORIUM and state.layout.variants.two_books and state.books[active - 1] >= 2:
        return refuse(mid("refuse-two-books"), "two-books")
    return None


def _library_closed(state: State) -> Rejection | None:
    """Nobody may have fewer cards and somebody must have more; once a game."""
    active = state.active
    match state.library(active):
        case Library.OPEN:
            return None
        case Library.BURNT:
            return refuse(mid("refuse-library-burnt"), "library")
        case Library.VISITED:
            return refuse(mid("refuse-library-again"), "library-again")
        case Library.FEWER:
            least = min(state.layout.others(active), key=state.size)
            own, fewer = state.size(active), state.size(least)
            return refuse(mid("refuse-library-fewer"), "library", own=own, who=who(state, least), fewer=fewer)
        case Library.EQUAL:
            return refuse(mid("refuse-library-equal"), "library", own=state.size(active))


# --- traits, monks: the parlour and the chapter ------------------------------------------------------------


def _trait_scanned(state: State, trait: Trait, lifted: str | None) -> Decision:
    match state.phase:
        case Phase.TRAIT | Phase.TRAIT_2:
            return _trait(state, trait, lifted)
        case Phase.CHAPTER:
            return _revealed(state, trait, lifted)
        case Phase.TRAITS if trait.of is state.characteristic():
            return _trait_given(state, trait)
        case Phase.VERDICT if trait.of is state.characteristic():
            return _verdict(state, trait)
        case _:
            return ()


def _trait(state: State, trait: Trait, lifted: str | None) -> Decision:
    if any(trait.of is other.of for other in state.traits):
        return refuse(mid("refuse-same-characteristic"))
    return (TraitNamed(trait),)


def _at_chapter(state: State, value: int, lifted: str | None) -> Decision:
    """1 to 24 accuses that monk, 80 begins with traits, a trait's number reveals."""
    if value in TRAITS:
        return _revealed(state, TRAITS[value], lifted)
    if value == BY_TRAITS:
        return _pile_left(state, lifted) or (TraitsBegan(state.active),)
    if 1 <= value <= SUSPECTS:
        return _accused(state, value, lifted)
    return refuse(mid("refuse-chapter-number"), number=value)


def _revealed(state: State, trait: Trait, lifted: str | None) -> Decision:
    same = next((made for made in state.revelations if made.trait is trait), None)
    if same is not None and lifted != "repeated":
        said = refuse(mid("refuse-repeated"), "repeated", trait=words.trait(trait), who=who(state, same.seat))
        return replace(said, sign=Sign.AGAIN)
    return (Revealed(state.active, trait),)


def _pile_left(state: State, lifted: str | None) -> Rejection | None:
    return refuse(mid("refuse-pile"), "pile", left=state.pile) if state.pile and lifted != "pile" else None


def _accused(state: State, monk: int, lifted: str | None) -> Decision:
    return _pile_left(state, lifted) or (Accused(state.active, monk),)


def _trait_given(state: State, trait: Trait | None) -> Decision:
    characteristic = state.characteristic()
    assert characteristic is not None
    return (TraitGiven(characteristic, trait),)


def _cleared(state: State, by: Seat) -> Decision:
    assert state.accused is not None
    refusal = _not_self(state, by)
    if refusal:
        return refusal
    return (Cleared(state.active, state.accused, by), Penance(state.active, Sin.ACCUSATION))


def _verdict(state: State, trait: Trait | None) -> Decision:
    characteristic = state.characteristic()
    assert characteristic is not None
    return (VerdictTold(characteristic, trait),)


# --- books and events --------------------------------------------------------------------------------------


def _seal(box: Box, token: Token) -> Seal | None:
    fact = box.slot(token.id).facts.get("seal")
    return SEALS[fact - 1] if fact else None


def _text(box: Box, state: State, token: Token, kind: str) -> Decision:
    """A library book or an event: read where one is due."""
    slot = box.slot(token.id)
    text = slot.text_for(state.players)
    if state.phase in (Phase.PREPARE, Phase.OVER):
        return (TextHeard(token, slot.name, text),)
    if state.phase is (Phase.READ if kind == "bibliotheque" else Phase.EVENT):
        return (TextRead(state.active, token, slot.name, text, _seal(box, token)),)
    return refuse(mid("refuse-text-now"))


def _book(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    """A scriptorium book at the table: read if it has no star; one that somebody keeps is first asked for."""
    slot = box.slot(token.id)
    text = slot.text_for(state.players)
    if state.phase in (Phase.PREPARE, Phase.OVER):
        return (TextHeard(token, slot.name, text),)
    if state.phase is Phase.BOOK:
        seal = _seal(box, token)
        if seal is Seal.STAR:
            return refuse(mid("refuse-book-secret"))
        if seal is None and lifted != "book-seal":
            return refuse(mid("refuse-book-secret"), "book-seal")
        return (TextRead(state.active, token, slot.name, text, seal),)
    if any(state.books) and state.phase not in SET_UP and state.phase is not Phase.HELD:
        return (BookOffered(Hidden(token)),)
    return refuse(mid("refuse-text-now"))


def _book_used(box: Box, state: State, seat: Seat) -> Decision:
    refusal = _seat_there(state, seat)
    if refusal:
        return refusal
    if not state.books[seat - 1]:
        return refuse(mid("refuse-no-books"), who=who(state, seat))
    if state.held is None:
        return (BookUsed(seat),)
    slot = box.slot(state.held.id)
    return (BookUsed(seat, state.held, slot.name, slot.text_for(state.players)),)


# --- windows -----------------------------------------------------------------------------------------------


#: What is nobody's secret: read for the table, also by a scanner that belongs to a seat.
_ALOUD = frozenset({"salle", "trait", "moine", "messe", "crypte", "bibliotheque", "evenement"})


def privacy(state: State, seat: Seat) -> Privacy | None:
    """What this seat's window is for now: the card it is shown, what it passes on, a book, or its own hand."""
    if state.phase in _NOTHING_HELD or seat > state.players:
        return None
    aloud = _ALOUD | {"suspect"} if state.phase in (Phase.CLEAR, Phase.CULPRIT) else _ALOUD
    if state.look is not None and state.look[0] == seat:
        # Whoever saw it may note it down, so it may be heard again.
        return Look(word(mid("window-shown"), shower=who(state, state.look[1])), scans=1, aloud=aloud)
    if state.phase is Phase.MASS and (give := _gives(state, seat)):
        return Look(word(mid("window-give"), cards=give), scans=give, aloud=aloud)
    if state.phase is Phase.BOOK and seat == state.active:
        return Look(word(mid("window-book")), scans=1, aloud=aloud)
    hand = state.hand(seat)
    what = word(mid("window-hand"), size=state.size(seat), heard=len(hand))
    if state.gone[seat - 1]:
        what = word(mid("window-gone"), gone=state.gone[seat - 1])
    elif hand and not state.unheard(seat):
        what = word(mid("window-known"), size=state.size(seat))
    if _accuses_own(state, seat):
        what = word(mid("window-own-accused"), monk=words.monk(state, state.accused or 1))
    return OrderedHand(what, state.unheard(seat) or None, aloud, hand, retold=True)


def _accuses_own(state: State, seat: Seat) -> bool:
    """Whether this seat has just accused a monk whose card it heard in its own hand."""
    accused = state.accused
    return state.phase is Phase.CLEAR and seat == state.active and suspect(accused or 0) in state.hand(seat)


def _gives(state: State, seat: Seat) -> int:
    return min(state.to_pass or 0, state.size(seat))


def _looked(box: Box, state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window. What does not belong to the moment is refused without a word of what it is."""
    kind = token.kind.partition("/")[0]
    if token.box != ID or state.phase in _NOTHING_HELD:
        return refuse(mid("refuse-window"))
    if kind == "moine":
        number = number_of(token)
        return (MonkChecked(seat, number, suspect(number) in state.hand(seat)),)
    if kind == "scriptorium":
        drawn = state.phase is Phase.BOOK and seat == state.active
        if not drawn and not state.books[seat - 1]:
            return refuse(mid("refuse-window"))
        slot = box.slot(token.id)
        return (BookLooked(seat, slot.name, slot.text_for(state.players), _seal(box, token)),)
    if kind != "suspect":
        return refuse(mid("refuse-window"))
    return _suspect_looked(state, seat, token, tuple(card for card in earlier if _is_suspect(card)))


def _suspect_looked(state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    monk, hand = number_of(token), state.hand(seat)
    if state.look is not None and state.look[0] == seat:
        if token in hand:
            return refuse(mid("refuse-own-card"))
        return (SuspectLooked(seat, monk, "shown"),)
    if state.phase is Phase.MASS and (give := _gives(state, seat)):
        if token not in hand and not state.unheard(seat):
            return refuse(mid("refuse-not-in-hand"))
        return (SuspectLooked(seat, monk, "give", len(earlier) + 1, give),)
    if state.phase is Phase.BOOK and seat == state.active:
        return refuse(mid("refuse-window"))
    new = [card for card in earlier if card not in hand]
    if token in (*hand, *new):
        return (SuspectLooked(seat, monk, "again", (*hand, *new).index(token) + 1, state.size(seat)),)
    if len(new) >= state.unheard(seat):
        return refuse(mid("refuse-hand-full"), size=state.size(seat))
    place = len(hand) - state.gone[seat - 1] + len(new) + 1
    return (SuspectLooked(seat, monk, "hand", place, state.size(seat)),)


def _is_suspect(token: Token) -> bool:
    return token.kind.startswith("suspect/")


def _window_done(state: State, seat: Seat, tokens: tuple[Token, ...]) -> Events:
    """What was heard in the window is kept: as the card shown, as what is passed on, or in the hand."""
    books = tuple(BookSeen(seat, Hidden(token)) for token in tokens if token.kind.startswith("scriptorium/"))
    cards = tuple(token for token in tokens if _is_suspect(token))
    if not cards:
        return books
    if state.look is not None and state.look[0] == seat:
        return (CardShown(seat, state.look[1], Hidden(cards[0])),)
    if state.phase is Phase.MASS and _gives(state, seat):
        return (CardsGiven(seat, tuple(Hidden(card) for card in cards)),)
    new = tuple(card for card in cards if card not in state.hand(seat))[: state.unheard(seat)]
    if not new:
        return books
    came = set(state.coming[seat - 1][-state.unheard(seat) :])
    origin = came.pop() if len(came) == 1 else None
    return (*books, CardsHeard(seat, tuple(Hidden(card) for card in new), (origin,) * len(new)))


def _arranged(state: State, seat: Seat, cards: tuple[Token, ...]) -> Decision:
    """The hand as its owner says it is now; no longer than what everybody can count."""
    hand = tuple(card for card in cards if _is_suspect(card))
    if len(hand) > state.size(seat) + state.gone[seat - 1]:
        return refuse(mid("refuse-hand-full"), size=state.size(seat))
    return (HandArranged(seat, tuple(Hidden(card) for card in hand)),)


# --- forms -------------------------------------------------------------------------------------------------


def _filled(box: Box, state: State, form: str, answers: tuple[int | None, ...]) -> Decision:
    if form == "roll":
        return _rolled(state, answers[0] or 1)
    if form == ROOM_DIE:
        return refuse(mid("refuse-not-now")) if answers[0] is None else _room_rolled(state, answers[0])
    if form == "scanner":
        return refuse(mid("refuse-scanner"))
    if form not in (entry.id for entry in menu(state)):
        return refuse(mid("refuse-not-now"))
    if form == "revelations":
        return (RevelationsHeard(),)
    if any(answer is None for answer in answers):
        return refuse(mid("refuse-incomplete"))
    first, second = (*(answer or 0 for answer in answers), 0)[:2]
    match form:
        case "correct":
            return (HandSet(first, second),)
        case "penance":
            return (Penance(first, Sin.CONSENT),)
        case "pardon":
            return (Pardoned(first),)
        case "use-book":
            return _book_used(box, state, first)
        case "card-moved":
            return _card_moved(state, first, second)
        case "turn":
            return (TurnBegan(first),)
        case "place":
            room = ROOMS.get(second)
            return refuse(mid("refuse-room-number"), number=second) if room is None else (PlaceSet(first, room),)
        case "pile":
            return (PileSet(first),)
        case "books":
            return (BooksSet(first, second),)
        case "crypt":
            return (CryptSet(first, second == 1),)
        case _:
            return (BellSet(MASSES[first - 1], second),)


def _card_moved(state: State, giver: Seat, taker: Seat) -> Decision:
    if giver == taker:
        return refuse(mid("refuse-self"), who=who(state, giver))
    if not state.size(giver):
        return refuse(mid("refuse-no-card"), who=who(state, giver))
    return (CardMoved(giver, taker),)


# --- what may come next ------------------------------------------------------------------------------------

#: A phase's question: its lowest and highest number, how many digits, whether # answers it too, and whether 0 and 9
#: keep their meaning. None: as many as there are players.
_QUESTIONS: dict[Phase, tuple[int, int | None, int, bool, bool]] = {
    Phase.STARTER: (1, ROLL, 1, False, True),
    Phase.CONFESSOR_1: (1, ROLL, 1, False, True),
    Phase.CONFESSOR_2: (1, ROLL, 1, False, True),
    Phase.BELL: (11, 33, 2, True, True),
    Phase.FORGOTTEN: (1, 2, 1, False, True),
    Phase.MOVE: (11, 33, 2, True, True),
    Phase.WHO: (1, None, 1, True, True),
    Phase.WHOM: (1, None, 1, False, True),
    Phase.QUESTION: (1, 2, 1, True, True),
    Phase.ROB: (ROLL, ROLL, 1, True, True),
    Phase.CAUGHT: (ROLL, ROLL, 1, True, True),
    Phase.BOOK: (1, ROLL, 1, True, True),
    Phase.READ: (ROLL, ROLL, 1, True, True),
    Phase.EVENT: (ROLL, ROLL_ROOM, 1, True, True),
    Phase.APPLY: (ROLL, ROLL, 1, True, True),
    Phase.ASK: (1, None, 1, True, True),
    Phase.TRAIT: (31, 72, 2, False, True),
    Phase.TRAIT_2: (31, 72, 2, True, True),
    Phase.SHOW: (1, 2, 1, True, True),
    Phase.CHAPTER: (1, BY_TRAITS, 2, True, True),
    Phase.TRAITS: (1, 3, 1, True, True),
    Phase.VERDICT: (1, 3, 1, True, True),
    Phase.CLEAR: (1, None, 1, True, True),
    Phase.CULPRIT: (1, SUSPECTS, 2, True, True),
    Phase.CRYPT: (1, 1, 1, True, True),
    Phase.COUNT: (0, 9, 1, False, False),
    Phase.HELD: (1, None, 1, True, True),
}

#: Where a monk's number is asked for, 01 to 24: 0 and 9 are digits where it has them.
_ALL_DIGITS = frozenset({Phase.CHAPTER, Phase.CULPRIT})


def expects(state: State) -> Expects:
    """What may come next, for help, refusals and reminders."""
    phase = state.phase
    names = _CAN.get(phase, () if phase in _ASKED_AGAIN else ("pass",))
    if phase is Phase.APPLY and state.ringing:
        names = ("apply-event", "menu")
    elif phase is Phase.CHAPTER and state.pile:
        names = ("chapter-pile", "trait-numbers")
    can = tuple(Word(mid(f"can-{name}")) for name in names)
    if phase in _ASKED_AGAIN:
        again = words.step(state)
        can = (Word(again.id, again.args), *can)
    if phase is Phase.OVER:
        return Expects(can=can, over=True)
    reminder = words.reminder(state)
    if phase not in _QUESTIONS:
        return Expects(can=can, reminder=reminder, dice=_faces(state))
    low, high, width, skippable, opened = _QUESTIONS[phase]
    if phase in (Phase.TRAITS, Phase.VERDICT):
        characteristic = state.characteristic()
        high = len(VALUES[characteristic]) if characteristic is not None else high
    if phase is Phase.APPLY and state.ringing:
        high = ROLL_ROOM
    asked = words.step(state)
    question = Question(
        asked.id, low, high or state.players, asked.args, width, skippable, opened, phase in _ALL_DIGITS
    )
    return Expects(question, can=can, reminder=reminder, dice=_faces(state))


_CAN: dict[Phase, tuple[str, ...]] = {
    Phase.STARTER: ("seat-or-roll",),
    Phase.CONFESSOR_1: ("seat-or-roll",),
    Phase.CONFESSOR_2: ("seat-or-roll",),
    Phase.BELL: ("bell", "menu"),
    Phase.MOVE: ("move", "room-numbers", "sheet", "menu"),
    Phase.QUESTION: ("question",),
    Phase.ROB: ("rob",),
    Phase.CAUGHT: ("caught",),
    Phase.BOOK: ("book", "menu"),
    Phase.READ: ("read", "menu"),
    Phase.EVENT: ("event", "menu"),
    Phase.APPLY: ("apply", "menu"),
    Phase.TRAIT: ("trait", "trait-numbers"),
    Phase.TRAIT_2: ("trait", "trait-numbers"),
    Phase.CHAPTER: ("chapter", "trait-numbers"),
    Phase.TRAITS: ("trait-open",),
    Phase.CLEAR: ("clear",),
    Phase.CULPRIT: ("culprit",),
    Phase.CRYPT: ("crypt",),
    Phase.MASS: ("mass",),
    Phase.OVER: ("read-cards",),
}

#: Phases in which help says the question again: it tells every answer.
_ASKED_AGAIN = frozenset(
    {
        *(Phase.FORGOTTEN, Phase.WHO, Phase.WHOM, Phase.ASK, Phase.TRAIT_2, Phase.SHOW, Phase.TRAITS, Phase.VERDICT),
        *(Phase.COUNT, Phase.HELD),
    }
)


def menu(state: State) -> tuple[Form, ...]:
    """The game's own entries that make sense now."""
    if state.phase in SET_UP or state.phase is Phase.OVER:
        return ()
    players = state.players
    seat = Question(mid("ask-seat"), 1, players, skippable=False)
    other = Question(mid("ask-to-seat"), 1, players, skippable=False)
    size = Question(mid("ask-size"), 0, SUSPECTS - 1, width=2, skippable=False)
    forms = [
        Form("correct", (seat, size)),  # entry 3 of the menu has its name already
        _form("penance", seat),
        _form("card-moved", Question(mid("ask-from-seat"), 1, players, skippable=False), other),
        _form("revelations"),
        _form("use-book", seat),
        _form("pile", Question(mid("ask-pile"), 0, 9, skippable=False)),
        _form("place", seat, Question(mid("ask-room"), 11, 33, width=2, skippable=False)),
        _form(
            "bell", Question(mid("ask-mass"), 1, 8, skippable=False), Question(mid("ask-bell"), 0, 4, skippable=False)
        ),
        _form("books", seat, Question(mid("ask-books"), 0, 9, skippable=False)),
        _form("crypt", seat, Question(mid("ask-crypt-held"), 1, 2, skippable=False)),
    ]
    # The numbers above are learnt by heart: what is not always there comes last.
    if not state.ringing and state.phase in (Phase.BELL, Phase.MOVE, Phase.CRYPT):
        forms.append(_form("turn", seat))
    if any(state.penance):
        forms.append(_form("pardon", seat))
    return tuple(forms)


def _form(name: str, *questions: Question) -> Form:
    return Form(name, questions, word(mid(f"menu-{name}")))
