"""What may happen: the acts judged, the endings found, and what the table may do next.

Pure: no clock, no dice, no sentence. Squares and paths are the table's own affair and are never asked for. Once the
sleeve is filled, a crew, treasure or island card or an adventure card that is scanned outside a window is refused with
the same words whatever it is, but for the sleeve's own three; what is to be *named* has labels of its own on the
reference sheet ("fiche").

Every line of the rulebook's "to refuse" list is a refusal where an act can express it, else a reminder at its
step. Refusals named by a rule yield to "the card says so"; secrecy never does.

=====================================================  ====================================================
line                                                   where
=====================================================  ====================================================
diagonal; through a pawn; same square twice; beyond    reminder with a turn, in full: squares are not asked
the roll
landing off a sea route                                reminder with a turn, in full
a second roll in one turn                              refused: rule rolled
sea passage where there is none                        reminder: "a passage, if there is one"
hypothesis off an island                               refused: no act of a turn without an island names a thing
naming another island                                  refused: rule other-island; the island is filled in
naming a crew member taken out (normal game)           refused: rule crew-out
showing two cards                                      reminder: "one card"; the asker's window takes one, and of
                                                       two that are heard later the newest, which is said
showing a card not named                               refused in the asker's ear
skipping a player in turn                              no act can: one seat after the other is asked
going on after a card was shown                        no act can: the next turn begins
moving a pawn for a crew member not on the board       reminder: "no pawn"
accusation off the central island                      refused: no act but the centre's begins one
a second accusation by, or turns for, a player who     no act can: they are passed over
is out
equipment twice                                        refused: rule equipment-used
equipment of a player who is out                       refused: rule equipment-out
equipment of another character                         no act can: it is entered by its seat
keeping a villain in hand                              refused in the ear; to be laid before all
the same villain twice                                 refused: rule same-villain
a ninth villain                                        no act can: the game is over with the eighth
looking at a side card when someone showed, or in      refused in the ear: only where nobody showed is one due
games of 3 or more
a removed crew member's card, or one twice, in a hand  refused in the ear
a removed crew member's card at the side, in the       refused in the ear, or at the table
sleeve
a name given twice                                     refused: it is already named
a name or an island before its time                    refused: what is due comes first
=====================================================  ====================================================

Where the source contradicts itself: what it calls a murder is never said so; how many dice there are is a setting; "?"
and a moved pawn *may* draw; where a played card goes is said as the source says it; only the three piles that it names
are said to be shuffled.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from companion.boxes.box import Box, Flaw, as_heard
from companion.games.cluedo_one_piece import words
from companion.games.cluedo_one_piece.state import (
    CENTRE,
    ID,
    OPEN,
    PLAY,
    SIDE_CARDS,
    VILLAINS,
    AccusationBegan,
    Accused,
    AdventureAnnounced,
    AdventurePlayed,
    CardLooked,
    CardShown,
    CentreReached,
    CharacterTold,
    Claimed,
    Corrected,
    Ended,
    EquipmentUsed,
    Fact,
    GameStarted,
    HadNone,
    HandKept,
    HandOrdered,
    Heard,
    IslandAsked,
    Landed,
    MoveRolled,
    Named,
    NobodyShowed,
    Outcome,
    Phase,
    PlayerOut,
    Showed,
    SideLooked,
    SideSeen,
    SleeveScanned,
    SleeveSeen,
    SleeveShort,
    Sort,
    StartRolled,
    State,
    StepDone,
    Supposed,
    Thing,
    TurnBegan,
    TurnEnded,
    VillainLaid,
    Whence,
    WithoutPawn,
    asked_cards,
    evolve,
)
from companion.games.cluedo_one_piece.words import mid, thing_name, who
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
from companion.model import Arg, Event, Hidden, Rejection, Seat, Several, Sign, Token, Word, refuse, replace, word

Events: TypeAlias = tuple[Event, ...]

UNKNOWN = "unknown"
RULE_SETTINGS = (
    RuleSetting("all-crew", "no", ("no", "yes")),
    RuleSetting("teams", "no", ("no", "yes")),
    RuleSetting("crew", UNKNOWN),
    RuleSetting("treasures", UNKNOWN),
    RuleSetting("islands", UNKNOWN),
    RuleSetting("dice", "2", ("1", "2", "3")),
    RuleSetting("faces", "6", ("4", "6", "8", "10", "12", "20")),
)
#: The setting that counts a sort.
_COUNTED = {Sort.CREW: "crew", Sort.TREASURE: "treasures", Sort.ISLAND: "islands"}
#: Nine crew cards are inferred (six pawns, three of them double): what is asked for goes so far where nobody has told
#: more, so that one digit is enough. It refuses no card.
INFERRED_CREW = 9

#: A turn's digits.
REACHED, STAYS, VILLAIN, AT_CENTRE, EQUIPMENT, ADVENTURE, ROLL = range(1, 8)
NONE_OF_THEM = 1  # while a hypothesis is answered; # is: a card was shown
ACCUSE = 1  # in the centre
RIGHT, WRONG = 1, 2

_FACTS = dict(enumerate(Fact, 1))
_SORTS = {sort.value: sort for sort in Sort}


# --- what the box's owner filled in ---


def flaws(box: Box) -> tuple[Flaw, ...]:
    """A name that two cards of one sort have: whoever hears it could not tell which."""
    found: list[Flaw] = []
    for sort in Sort:
        names: dict[str, int] = {}
        for number in range(1, _shipped(box, sort) + 1):
            id = f"{ID}/{sort.value}/{number}"
            name = box.slot(id).name
            if name is None:
                continue
            other = names.setdefault(as_heard(name), number)
            if other != number:
                found.append(Flaw(id, word(mid("flaw-name"), name=name, other=f"{sort.value}/{other}")))
    return tuple(found)


# --- the opening -------------------------------------------------------------------------------------------


def begin(box: Box, opening: Opening) -> Events | Rejection:
    """``GameStarted``; refused: a number of players or a setting that cannot be."""
    pack, players = box.pack, len(opening.seats)
    if not pack.fewest <= players <= pack.most:
        return refuse(mid("refuse-players"), players=players, fewest=pack.fewest, most=pack.most)
    known = {setting.name: setting for setting in RULE_SETTINGS}
    settings = {setting.name: setting.default for setting in RULE_SETTINGS}
    for name, value in opening.settings:
        if name not in known:
            return refuse(mid("refuse-setting"), setting=name)
        choices, args = known[name].choices, {"setting": name, "value": value}
        if choices and value not in choices:
            return refuse(mid("refuse-setting-value"), choices=Several(choices), **args)
        if not choices and not _countable(box, name, value):
            return refuse(mid("refuse-setting-count"), most=_shipped(box, _sort(name)), unknown=UNKNOWN, **args)
        settings[name] = value
    told = {sort: settings[name] for sort, name in _COUNTED.items() if settings[name] != UNKNOWN}
    crew, treasures, islands = (int(told.get(sort, _shipped(box, sort))) for sort in Sort)
    side = SIDE_CARDS if players == 2 or settings["teams"] == "yes" else 0
    names = tuple(
        (kind.id.removeprefix(f"{ID}/"), own) for kind in pack.kinds if (own := box.slot(kind.id).name) is not None
    )
    return (
        GameStarted(
            opening.seats,
            tuple(settings.items()),
            crew,
            treasures,
            islands,
            len(told) == len(Sort),
            tuple(int(told.get(sort, _typed(box, sort))) for sort in Sort),
            settings["all-crew"] == "yes",
            side,
            int(settings["dice"]),
            int(settings["faces"]),
            names,
            pack.version,
        ),
    )


def _shipped(box: Box, sort: Sort) -> int:
    """How many of this sort have labels: more than any box is thought to hold."""
    return sum(kind.id.startswith(f"{ID}/{sort.value}/") for kind in box.pack.kinds)


def _countable(box: Box, name: str, value: str) -> bool:
    if value == UNKNOWN:
        return True
    number = value.isascii() and value.isdecimal() and len(value) <= 2
    return number and 1 <= int(value) <= _shipped(box, _sort(name))


def _sort(setting: str) -> Sort:
    """What a setting counts."""
    return next(sort for sort, name in _COUNTED.items() if name == setting)


def _typed(box: Box, sort: Sort) -> int:
    """How far the numbers go that are asked for, where nobody has told: as far as the owner has named them."""
    shipped = _shipped(box, sort)
    named = [n for n in range(1, shipped + 1) if box.slot(f"{ID}/{sort.value}/{n}").name is not None]
    if sort is Sort.CREW:  # one digit does: a list that is not whole yet must not keep anybody from typing the others
        return max((*named, INFERRED_CREW))
    return max(named, default=shipped)


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case Scanned(token):
            return _scanned(box, state, token, lifted)
        case Looked(seat, token, earlier):
            return _looked(box, state, seat, token, earlier)
        case WindowDone(seat, tokens):
            return _window_done(state, seat, tokens)
        case Rearranged(seat, cards):
            return (*_claimed(state, seat, cards), _kept(seat, cards), HandOrdered(seat))
        case Confirmed():
            return _answered(state, None, lifted)
        case Answered(value):
            return _answered(state, value, lifted)
        case Filled(form, answers):
            return _filled(state, form, answers, lifted)
        case Advanced():
            return refuse(mid("refuse-counter"))


def _answered(state: State, value: int | None, lifted: str | None) -> Decision:
    """# (None) or a number, in the phase that waits for it."""
    match state.phase:
        case Phase.BOARD | Phase.SLEEVE | Phase.DEAL:
            return (StepDone(state.phase),)
        case Phase.CHARACTERS:
            return _character(state, value)
        case Phase.DOUBLES:
            return (StepDone(Phase.DOUBLES),) if value is None else _without_pawn(state, value)
        case Phase.STARTER:
            return _starter(state, value)
        case Phase.TURN:
            return _turn(state, value, lifted)
        case Phase.WHERE:
            return (IslandAsked(False),) if value is None else (Landed(state.active, value),)
        case Phase.LANDED:
            return _no_hypothesis(state) if value is None else _name_next(state, value, lifted)
        case Phase.ANSWERING:
            return _had_none(state) if value == NONE_OF_THEM else _showed(state)
        case Phase.SIDE:
            return (SideLooked(state.active), *_turn_over(state))
        case Phase.CENTRE:
            return (AccusationBegan(True),) if value == ACCUSE else _turn_over(state)
        case Phase.ACCUSING:
            return (AccusationBegan(False),) if value is None else _name_next(state, value, lifted)
        case Phase.CHECKING:
            return refuse(mid("refuse-verdict")) if value is None else _verdict(state, value == RIGHT)
        case Phase.OVER:
            return refuse(mid("refuse-over"))


# --- set-up ---


def _character(state: State, crew: int | None) -> Decision:
    if crew is not None and crew > state.layout.most(Sort.CREW):
        return refuse(mid("refuse-not-in-box"))
    if crew is not None and state.seat_of(crew) is not None:
        taken = state.layout.people[(state.seat_of(crew) or 1) - 1]
        return refuse(mid("refuse-character-taken"), character=thing_name(state, Thing(Sort.CREW, crew)), who=taken)
    return (CharacterTold(state.called, crew),)


def _without_pawn(state: State, crew: int) -> Decision:
    if crew > state.layout.most(Sort.CREW):
        return refuse(mid("refuse-not-in-box"))
    name = thing_name(state, Thing(Sort.CREW, crew))
    if crew in state.without_pawn:
        return replace(refuse(mid("refuse-already-out"), character=name), sign=Sign.AGAIN)
    player = state.seat_of(crew)
    if player is not None:
        return refuse(mid("refuse-played"), character=name, who=who(state, player))
    return (WithoutPawn(crew),)


def _starter(state: State, value: int | None) -> Decision:
    if value == ROLL:
        return NeedsRoll(_start_faces(state))
    if value is not None and value > state.players:
        return refuse(mid("refuse-no-such-number"), most=state.players)
    return (TurnBegan(value or min(state.tied, default=1)),)  # # passes: one of those who tied, if any


def _start_faces(state: State) -> int:
    """One throw for all: as many faces as there are ways in which one die each can fall."""
    return int(state.layout.faces ** len(state.tied or state.layout.people))


def _dice(value: int, dice: int, faces: int) -> tuple[int, ...]:
    """The single dice of a throw for all."""
    value -= 1
    return tuple(value // faces**number % faces + 1 for number in range(dice))


def _rolled(state: State, value: int) -> Decision:
    if state.phase is Phase.STARTER:
        seats = state.tied or tuple(person.seat for person in state.layout.people)
        rolled = StartRolled(seats, _dice(value, len(seats), state.layout.faces))
        if rolled.values.count(max(rolled.values)) > 1:
            return (rolled,)
        return (rolled, TurnBegan(seats[rolled.values.index(max(rolled.values))]))
    if state.phase is Phase.TURN:
        return (MoveRolled(state.active, _dice(value, state.layout.dice, state.layout.faces)),)
    return refuse(mid("refuse-not-now"))


# --- turns ---


def _turn(state: State, value: int | None, lifted: str | None) -> Decision:
    match value:
        case None:
            return (TurnEnded(state.active), *_turn_over(state))
        case 1:
            return (IslandAsked(True),)
        case 2:
            return (Landed(state.active, state.place),) if state.place else refuse(mid("refuse-no-island"))
        case 3:
            return _villain(state, None, lifted)
        case 4:
            return (AccusationBegan(True) if state.place == CENTRE else CentreReached(state.active),)
        case 5:
            return _equipment(state, state.active, lifted)
        case 6:
            return (AdventureAnnounced(),)
        case _:
            if state.rolled and lifted != "rolled":
                return refuse(mid("refuse-rolled"), "rolled", total=sum(state.rolled))
            return NeedsRoll(state.layout.faces**state.layout.dice)


def _turn_over(state: State) -> Events:
    """The next player's turn; where nobody may take one any more, the game is over."""
    seat = state.next_seat()
    return (Ended(Outcome.ALL_WRONG),) if seat is None else (TurnBegan(seat),)


def _no_hypothesis(state: State) -> Decision:
    """# passes a hypothesis that nobody has begun; one that has lost a key press too many must not be gone with it."""
    lacks = state.lacks()
    if len(state.named) > 1 and lacks is not None:  # the island has named itself
        return refuse(mid("refuse-hypothesis-begun"), lacks=_SORT_WORDS[lacks])
    return _turn_over(state)


def _name_next(state: State, number: int, lifted: str | None) -> Decision:
    """The number of what is named next; what has been named already was scanned meanwhile."""
    sort = state.lacks()
    assert sort is not None, "while something is asked something is missing"
    return _name(state, Thing(sort, number), lifted)


def _name(state: State, thing: Thing, lifted: str | None) -> Decision:
    """One thing of a hypothesis or an accusation; with the last one it is made."""
    if thing.number > state.layout.most(thing.sort):
        return refuse(mid("refuse-not-in-box"))
    if any(named.sort is thing.sort for named in state.named):
        if thing in state.named:
            return replace(refuse(mid("refuse-named"), thing=thing_name(state, thing)), sign=Sign.AGAIN)
        if thing.sort is Sort.ISLAND and state.phase is Phase.LANDED:
            if lifted == "other-island":
                return (Landed(state.active, thing.number),)
            here = thing_name(state, Thing(Sort.ISLAND, state.place or 1))
            return refuse(mid("refuse-other-island"), "other-island", island=here)
        return refuse(mid(f"refuse-second-{_SORT_WORDS[thing.sort]}"))
    if thing.sort is Sort.CREW and state.removed(thing.number) and lifted != "crew-out":
        return refuse(mid("refuse-crew-out"), "crew-out", character=thing_name(state, thing))
    named = {one.sort: one.number for one in (*state.named, thing)}
    if len(named) < len(Sort):
        return (Named(thing),)
    made = (state.active, named[Sort.CREW], named[Sort.TREASURE], named[Sort.ISLAND])
    return (Accused(*made),) if state.phase is Phase.ACCUSING else (Supposed(*made),)


_SORT_WORDS = {Sort.CREW: "crew", Sort.TREASURE: "treasure", Sort.ISLAND: "island"}


def _had_none(state: State) -> Events:
    none = HadNone(state.due)
    if state.layout.left_of(state.due) != state.active:
        return (none,)
    nobody = NobodyShowed(state.active)
    return (none, nobody) if state.layout.side else (none, nobody, *_turn_over(state))


def _showed(state: State) -> Events:
    return (Showed(state.due, state.active), *_turn_over(state))


def _verdict(state: State, right: bool) -> Events:
    if right:
        return (Ended(Outcome.SOLVED, state.active),)
    out = PlayerOut(state.active)
    return (out, *_turn_over(evolve(state, out)))


def _villain(state: State, token: Token | None, lifted: str | None) -> Decision:
    if token is not None and token in state.villains and lifted != "same-villain":
        return replace(refuse(mid("refuse-same-villain"), "same-villain", laid=len(state.villains)), sign=Sign.AGAIN)
    laid = VillainLaid(token)
    return (laid, Ended(Outcome.VILLAINS)) if len(state.villains) + 1 >= VILLAINS else (laid,)


def _equipment(state: State, seat: Seat, lifted: str | None) -> Decision:
    if seat in state.out and lifted != "equipment-out":
        return refuse(mid("refuse-out"), "equipment-out", who=who(state, seat))
    if seat in state.used and lifted not in ("equipment-used", "equipment-out"):
        return refuse(mid("refuse-equipment-used"), "equipment-used", who=who(state, seat))
    return (EquipmentUsed(seat),)


# --- scans at the table ---


def _scanned(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    family, _, rest = token.kind.partition("/")
    if family == "fiche":
        return _sheet(box, state, rest, lifted)
    if family in _SORTS:
        return _card(box, state, Thing(_SORTS[family], int(rest)))
    if family == "equipement":
        return (_heard(box, state, token),)
    if family == "mechant" and state.phase in PLAY:
        return _villain(state, token, lifted)
    if family == "aventure" and state.card_due and state.phase in PLAY:
        slot = box.slot(token.id)
        return (AdventurePlayed(token, slot.name, slot.text_for(state.players)),)
    if family in ("mechant", "aventure"):
        return (_heard(box, state, token),) if state.phase in OPEN else refuse(mid("refuse-secret"))
    return ()


def _heard(box: Box, state: State, token: Token) -> Heard:
    slot = box.slot(token.id)
    return Heard(token, slot.name, slot.text_for(state.players))


def _card(box: Box, state: State, thing: Thing) -> Decision:
    """A card that is to be somebody's secret, or is one."""
    if thing.sort is Sort.CREW and state.phase is Phase.CHARACTERS:
        return _character(state, thing.number)
    if thing.sort is Sort.CREW and state.phase is Phase.DOUBLES:
        return _without_pawn(state, thing.number)
    if state.phase in OPEN:
        return (_heard(box, state, thing.card),)
    if state.phase is not Phase.CHECKING:
        return refuse(mid("refuse-secret"))
    if thing.sort in {_sort_of(card) for card in state.sleeve} or _gone(state, thing.card):
        return replace(refuse(mid("refuse-sleeve-sort")), sign=Sign.AGAIN)
    scanned = SleeveScanned(Hidden(thing.card))
    cards = (*state.sleeve, thing.card)
    return (scanned, *_verdict(state, _matches(state, cards))) if len(cards) == len(Sort) else (scanned,)


def _sort_of(card: Token) -> Sort | None:
    return _SORTS.get(card.kind.partition("/")[0])


def _matches(state: State, cards: tuple[Token, ...]) -> bool:
    """Whether these cards are those of the accusation."""
    return state.accused is not None and set(cards) == set(asked_cards(state.accused))


def _sheet(box: Box, state: State, what: str, lifted: str | None) -> Decision:
    """A label of the reference sheet, which nobody holds: what it names."""
    untimely = _untimely(state)
    if untimely is not None:
        return untimely
    if what == "centre":
        reached = state.phase in (Phase.TURN, Phase.WHERE)
        return (CentreReached(state.active),) if reached else (Heard(Token(f"{ID}/fiche/centre")),)
    family, _, number = what.partition("/")
    thing = Thing(_SORTS[family], int(number))
    match state.phase:
        case Phase.CHARACTERS if thing.sort is Sort.CREW:
            return _character(state, thing.number)
        case Phase.DOUBLES if thing.sort is Sort.CREW:
            return _without_pawn(state, thing.number)
        case Phase.TURN | Phase.WHERE if thing.sort is Sort.ISLAND:
            if thing.number > state.layout.islands:
                return refuse(mid("refuse-not-in-box"))
            return (Landed(state.active, thing.number),)
        case Phase.TURN if state.place:  # who names a thing here has stayed here
            stays = Landed(state.active, state.place)
            named = _name(evolve(state, stays), thing, lifted)
            return (stays, *named) if isinstance(named, tuple) else named
        case Phase.TURN | Phase.WHERE:
            return refuse(mid("refuse-no-island"))
        case Phase.LANDED | Phase.ACCUSING:
            return _name(state, thing, lifted)
        case _:
            return (_heard(box, state, thing.card),)


def _untimely(state: State) -> Rejection | None:
    """Why nothing can be named now, where a table may think that it can."""
    match state.phase:
        case Phase.ANSWERING:
            return refuse(mid("refuse-answer-first"), who=who(state, state.due))
        case Phase.SIDE:
            return refuse(mid("refuse-side-first"))
        case Phase.CENTRE:
            return refuse(mid("refuse-accuse-first"))
        case Phase.CHECKING:
            return refuse(mid("refuse-verdict"))
        case _:
            return None


# --- windows ---

#: What is nobody's secret, whoever's scanner reads it. A villain is not kept in hand.
_ALOUD = frozenset({"fiche", "equipement", "mechant"})


def privacy(state: State, seat: Seat) -> Privacy | None:
    """What this seat's window is for: the card it is shown, a side card, the sleeve, else its own hand."""
    if state.phase in OPEN or state.phase is Phase.SLEEVE:
        return None
    if state.phase is Phase.CHECKING and seat == state.active:
        return Look(word(mid("window-sleeve")), scans=len(Sort), aloud=_ALOUD)
    if state.phase is Phase.ANSWERING and seat == state.active and state.shown is None:
        return Look(word(mid("window-shown"), shower=who(state, state.due)), scans=1, aloud=_ALOUD)
    if state.phase is Phase.SIDE and seat == state.active and not state.side_seen:
        return Look(word(mid("window-side")), scans=1, aloud=_ALOUD)
    hand = state.hand(seat)
    answers = state.phase is Phase.ANSWERING and seat == state.due
    what = mid("window-answer" if answers else "window-hand" if hand else "window-first")
    # Adventure cards come into a hand at any time after the deal: only the deal knows when it is complete.
    scans = _left(state, seat) if state.phase is Phase.DEAL else None
    plays = state.card_due and seat == state.active
    aloud = _ALOUD | {"aventure"} if plays else _ALOUD
    return OrderedHand(word(what), scans, aloud, hand, twice=state.not_of_hand(seat))


def _left(state: State, seat: Seat) -> int | None:
    """How many dealt cards this seat has not heard yet, where everybody is dealt the same number; never 0."""
    deal = state.deal
    return None if deal is None or deal[1] else max(0, deal[0] - _dealt(state.hand(seat))) or None


def _dealt(cards: tuple[Token, ...]) -> int:
    """How many of these were dealt, and not drawn."""
    return sum(_sort_of(card) is not None for card in cards)


def _complete(state: State, cards: tuple[Token, ...]) -> bool:
    """Whether nobody can have been dealt more than these; where the cards do not come out even, some have one more."""
    deal = state.deal
    return deal is not None and _dealt(cards) >= deal[0] + (deal[1] > 0)


def _answers(state: State, seat: Seat, token: Token) -> bool:
    """Whether this card may be the one that is being shown to this seat."""
    return state.asked is not None and token in asked_cards(state.asked) and token not in state.hand(seat)


def _sorted(state: State, seat: Seat, cards: tuple[Token, ...]) -> tuple[State, tuple[Token, ...], tuple[Token, ...]]:
    """What a window's scans come to, one after the other: the state in which what was claimed is this seat's own, the
    cards that join its hand, and those that may be another's.

    The ear has been told at each scan what it is: no later one makes something else of it.
    """
    kept: tuple[Token, ...] = ()
    others: tuple[Token, ...] = ()
    for card in cards:
        if card in others:
            state = evolve(state, Claimed(seat, Hidden(card)))
            others = tuple(other for other in others if other != card)
            kept = (*kept, card)
        elif card in kept or card in state.hand(seat):
            continue
        elif state.whence(seat, card) is None:
            kept = (*kept, card)
        else:
            others = (*others, card)
    return state, kept, others


def _shown(state: State, seat: Seat, others: tuple[Token, ...]) -> Token | None:
    """Which of these was shown: one was, so it is the newest of those that may be."""
    return next((card for card in reversed(others) if state.whence(seat, card) is Whence.SHOWN), None)


def _looked(box: Box, state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window. What does not belong to the moment is refused without a word of what it is."""
    family, sort, hand = token.kind.partition("/")[0], _sort_of(token), state.hand(seat)
    mine = seat == state.active
    if mine and state.phase is Phase.CHECKING:
        if sort is None or token in hand or sort in {_sort_of(card) for card in earlier} or _gone(state, token):
            return refuse(mid("refuse-window-sleeve"))
        return (CardLooked(seat, token),)
    if mine and state.phase is Phase.ANSWERING and state.shown is None:
        return (CardLooked(seat, token),) if _answers(state, seat, token) else refuse(mid("refuse-window-shown"))
    if mine and state.phase is Phase.SIDE and not state.side_seen:
        if sort is None or token in hand or _impossible(state, token):
            return refuse(mid("refuse-window"))
        return (CardLooked(seat, token),)
    if family == "mechant":
        return refuse(mid("refuse-window-villain"))
    if family != "aventure" and (sort is None or _impossible(state, token)):
        return refuse(mid("refuse-window"))
    now, kept, others = _sorted(state, seat, earlier)
    if token in kept:
        return (CardLooked(seat, token, len(hand) + kept.index(token) + 1),)
    full = sort is not None and _complete(state, (*hand, *kept))
    whence = None if token in others else now.whence(seat, token)
    if whence is not None:
        other = _shown(now, seat, others) if whence is Whence.SHOWN else None
        return (CardLooked(seat, token, whence=whence, instead=other, sure=full),)
    if full:
        return refuse(mid("refuse-window-full"))
    text = box.slot(token.id).text_for(state.players) if family == "aventure" else None
    return (CardLooked(seat, token, len(hand) + len(kept) + 1, text),)


def _impossible(state: State, card: Token) -> bool:
    """Whether nobody can hold this card: it is not in the box, or has left the game."""
    thing = Thing(_SORTS[card.kind.partition("/")[0]], int(card.kind.partition("/")[2]))
    return thing.number > state.layout.most(thing.sort) or (thing.sort is Sort.CREW and state.removed(thing.number))


def _gone(state: State, card: Token) -> bool:
    """Whether this card cannot be in the sleeve, unless it is just what was named: a printed card may allow that."""
    named = state.accused is not None and card in asked_cards(state.accused)
    return not named and _impossible(state, card)


def _kept(seat: Seat, cards: tuple[Token, ...]) -> HandKept:
    return HandKept(seat, tuple(Hidden(card) for card in cards))


def _window_done(state: State, seat: Seat, tokens: tuple[Token, ...]) -> Events:
    mine = seat == state.active
    if mine and state.phase is Phase.CHECKING:
        if len(tokens) < len(Sort):
            return (SleeveShort(seat),)  # nobody can say anything of two cards
        return (SleeveSeen(seat, tuple(Hidden(card) for card in tokens)), *_verdict(state, _matches(state, tokens)))
    if mine and state.phase is Phase.SIDE and not state.side_seen:
        return (SideSeen(seat, Hidden(tokens[-1])),)
    if mine and state.phase is Phase.ANSWERING and state.shown is None:
        return (CardShown(seat, state.due, Hidden(tokens[-1])),)
    now, kept, others = _sorted(state, seat, tokens)
    shown = _shown(now, seat, others)
    heard = () if shown is None else (CardShown(seat, _shower(now), Hidden(shown)),)
    # A window in which anything was heard is one step of undo, whatever that was: nobody can tell by it.
    return (*_claimed(state, seat, kept), *heard, _kept(seat, (*state.hand(seat), *kept)))


def _claimed(state: State, seat: Seat, cards: tuple[Token, ...]) -> Events:
    """Those of a hand that were another's until now, as far as was known."""
    return tuple(Claimed(seat, Hidden(card)) for card in cards if state.whence(seat, card) is not None)


def _shower(state: State) -> Seat:
    """Who showed the card that answers the newest hypothesis."""
    if state.shower is not None:
        return state.shower
    return state.due if state.shown is None else state.shown[0]


# --- forms -------------------------------------------------------------------------------------------------


def _filled(state: State, form: str, answers: tuple[int | None, ...], lifted: str | None) -> Decision:
    if form == "scanner":
        return refuse(mid("refuse-scanner"))
    if form == "roll":
        return refuse(mid("refuse-not-now")) if answers[0] is None else _rolled(state, answers[0])
    if form not in (entry.id for entry in menu(state)):
        return refuse(mid("refuse-not-now"))
    match form:
        case "villain":
            return _villain(state, None, lifted)
        case "adventure":
            return (AdventureAnnounced(),)
        case "equipment":
            return _equipment(state, answers[0] or state.active, lifted)
        case _:
            return _correct(state, *answers)


def _correct(state: State, which: int | None, value: int | None) -> Decision:
    if which is None or value is None:
        return refuse(mid("refuse-incomplete"))
    fact = _FACTS[which]
    event = Corrected(fact, value)
    most = {Fact.VILLAINS: VILLAINS, Fact.TURN: state.players, Fact.PLACE: state.layout.islands}[fact]
    if value > most or (fact is Fact.TURN and value == 0):
        return refuse(mid("refuse-no-such-number"), most=most)
    if fact is Fact.TURN and value in state.out:
        return refuse(mid("refuse-out"), who=who(state, value))
    if fact is Fact.VILLAINS and value == VILLAINS:
        return (event, Ended(Outcome.VILLAINS))
    return refuse(mid("refuse-no-change")) if evolve(state, event) == state else (event,)


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> Expects:
    """What may come next, for help, refusals and reminders."""
    layout = state.layout
    match state.phase:
        case Phase.BOARD | Phase.SLEEVE | Phase.DEAL:
            return Expects(can=_can("pass"), reminder=words.reminder(state))
        case Phase.CHARACTERS | Phase.DOUBLES:
            return Expects(
                _number(state, layout.typing(Sort.CREW)), can=_can("scan-crew"), reminder=words.reminder(state)
            )
        case Phase.STARTER:
            return Expects(
                _asks(state, ROLL, open=True),
                can=_can("starter"),
                reminder=words.reminder(state),
                dice=_start_faces(state),
            )
        case Phase.TURN:
            return _turn_expects(words.step(state).id, words.step(state).args, layout.faces**layout.dice)
        case Phase.WHERE:
            return Expects(_number(state, layout.typing(Sort.ISLAND)))
        case Phase.LANDED | Phase.ACCUSING:
            sort = state.lacks()
            assert sort is not None
            return Expects(_number(state, layout.typing(sort)))
        case Phase.ANSWERING:
            return Expects(_asks(state, NONE_OF_THEM, open=True), can=_can("answer"))
        case Phase.SIDE:
            return Expects(can=_can("side"))
        case Phase.CENTRE:
            return Expects(_asks(state, ACCUSE, open=True), can=_can("centre"))
        case Phase.CHECKING:
            asked = replace(_asks(state, WRONG, open=True), skippable=False)
            return Expects(asked, can=(Word(asked.id, asked.args),), reminder=words.reminder(state))
        case Phase.OVER:
            return Expects(can=_can("read-cards"), over=True)


def _asks(state: State, high: int, *, low: int = 1, open: bool = False) -> Question:
    asked = words.step(state)
    return Question(asked.id, low, high, asked.args, open=open)


def _number(state: State, high: int) -> Question:
    """A thing's number: one digit where no thing has two, else two or #."""
    asked = words.step(state)
    return Question(asked.id, 1, high, asked.args, width=len(str(high)))


@cache
def _turn_expects(id: str, args: tuple[tuple[str, Arg], ...], faces: int) -> Expects:
    question = Question(id, REACHED, ROLL, args, open=True)
    return Expects(question, can=_can("island", "turn", "move", "cards", "menu"), dice=faces)


@cache
def _can(*names: str) -> tuple[Word, ...]:
    return tuple(Word(mid(f"can-{name}")) for name in names)


def menu(state: State) -> tuple[Form, ...]:
    """The game's own entries that make sense now."""
    return _play_menu(state.players) if state.phase in PLAY else ()


@cache
def _play_menu(players: int) -> tuple[Form, ...]:
    equipment = Question(mid("ask-equipment"), 1, players, skippable=False)
    which = Question(mid("ask-which-fact"), 1, len(Fact), skippable=False)
    value = Question(mid("ask-fact"), CENTRE, 12, width=2, skippable=False)
    return (
        Form("correct", (which, value)),  # entry 3 of the menu has its name already
        Form("villain", (), word(mid("menu-villain"))),
        Form("adventure", (), word(mid("menu-adventure"))),
        Form("equipment", (equipment,), word(mid("menu-equipment"))),
    )
