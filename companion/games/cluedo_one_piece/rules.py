"""What may happen: judges acts, finds endings, and knows what the table may do next.

Pure: no clock, no dice, no sentence. Squares and paths are left to the table and never asked for. Once the sleeve is
filled, a crew, treasure, island or adventure card scanned outside a window is refused, always with the same words. Only
the three cards of the sleeve are an exception. What is to be *named* has other labels, on the reference sheet
("fiche").

Every line of the rulebook's "to refuse" list is a refusal where an act can express it, else a reminder at its step.
Refusals with a rule give way to "the card says so"; secrecy never does.

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

Where the source contradicts itself: what it calls a murder is never called so; the number of dice is a setting; "?" and
a moved pawn *may* draw; where a played card goes is said in the source's words; only the three piles that it names are
said to be shuffled.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.boxes.box import Box, Flaw, as_heard
from companion.games import protocol
from companion.games.cluedo_one_piece import events, windows
from companion.games.cluedo_one_piece.events import CENTRE, DOUBLES, OPEN, PLAY, VILLAINS, Fact, Phase, Sort, Thing
from companion.games.cluedo_one_piece.names import say, who
from companion.games.cluedo_one_piece.phases import PHASES
from companion.games.cluedo_one_piece.state import State, evolve
from companion.games.cluedo_one_piece.turns import Events, character, equipment, name, verdict, villain, without_pawn
from companion.games.cluedo_one_piece.windows import SORTS, gone, matches, sort_of
from companion.games.kit.menu import Entry, Menu
from companion.games.kit.seating import seats
from companion.games.kit.settings import LEAVING, NO_YES, NOTEBOOK, UNKNOWN, Settled, settled
from companion.model import Hidden, Rejection, Sign, Token, replace

#: The setting that counts a sort.
_COUNTED = {Sort.CREW: "crew", Sort.TREASURE: "treasures", Sort.ISLAND: "islands"}
#: Six pawns, three of them for two characters each: nine crew members. That each has one card is inferred, so a box may
#: have more. Without other settings the number asked for goes up to this, so that one digit is enough.
PAWNS = 6
INFERRED_CREW = PAWNS + DOUBLES
#: Fewer cannot be: each of these crew members may be named, and of treasures and islands one goes into the sleeve.
_FEWEST = {Sort.CREW: INFERRED_CREW, Sort.TREASURE: 2, Sort.ISLAND: 2}

_FACTS = dict(enumerate(Fact, 1))


# --- settings ----------------------------------------------------------------------------------------------


def _shipped(box: Box, sort: Sort) -> int:
    """How many of this sort have labels: more than we think any box holds."""
    return sum(kind.id.startswith(f"{events.ID}/{sort.value}/") for kind in box.pack.kinds)


def _counts(sort: Sort) -> Callable[[Box, str], Rejection | None]:
    """Judges a setting that counts a sort: as many as a game needs, and no more than have labels."""

    def judge(box: Box, value: str) -> Rejection | None:
        low, most = _FEWEST[sort], _shipped(box, sort)
        number = value.isascii() and value.isdecimal() and len(value) <= 2
        if value == UNKNOWN or (number and low <= int(value) <= most):
            return None
        return say.refuse("setting-count", setting=_COUNTED[sort], value=value, low=low, most=most, unknown=UNKNOWN)

    return judge


RULE_SETTINGS = (
    protocol.RuleSetting("all-crew", "no", NO_YES),
    protocol.RuleSetting("teams", "no", NO_YES),
    *(protocol.RuleSetting(counted, UNKNOWN, judge=_counts(sort)) for sort, counted in _COUNTED.items()),
    protocol.RuleSetting("dice", "2", ("1", "2", "3")),
    protocol.RuleSetting("faces", "6", ("4", "6", "8", "10", "12", "20")),
    NOTEBOOK,
    LEAVING,
)


# --- what the box's owner filled in ---


def flaws(box: Box) -> tuple[Flaw, ...]:
    """Names that two cards of one sort have: they could not be told apart by ear."""
    found: list[Flaw] = []
    for sort in Sort:
        names: dict[str, int] = {}
        for number in range(1, _shipped(box, sort) + 1):
            id = f"{events.ID}/{sort.value}/{number}"
            name = box.slot(id).name
            if name is None:
                continue
            other = names.setdefault(as_heard(name), number)
            if other != number:
                found.append(Flaw(id, say.word("flaw-name", name=name, other=f"{sort.value}/{other}")))
    return tuple(found)


# --- the opening -------------------------------------------------------------------------------------------


def begin(box: Box, opening: protocol.Opening) -> Events | Rejection:
    """``GameStarted``; or a refusal of an impossible number of players or setting."""
    settings = settled(say, RULE_SETTINGS, box, opening)
    if not isinstance(settings, Settled):
        return settings
    pack = box.pack
    told = {sort: number for sort, name in _COUNTED.items() if (number := settings.number(name)) is not None}
    crew, treasures, islands = (told.get(sort, _shipped(box, sort)) for sort in Sort)
    side = events.SIDE_CARDS if len(opening.seats) == 2 or settings.yes("teams") else 0
    if len(told) == len(Sort):
        left = crew + treasures + islands - len(Sort) - side - (0 if settings.yes("all-crew") else DOUBLES)
        if left < len(opening.seats):
            return say.refuse("setting-few-cards", cards=max(left, 0), players=len(opening.seats))
    names = tuple(
        (kind.id.removeprefix(f"{events.ID}/"), own)
        for kind in pack.kinds
        if (own := box.slot(kind.id).name) is not None
    )
    return (
        events.GameStarted(
            opening.seats,
            settings.told,
            crew,
            treasures,
            islands,
            len(told) == len(Sort),
            tuple(told.get(sort, _typed(box, sort)) for sort in Sort),
            settings.yes("all-crew"),
            side,
            int(settings["dice"]),
            int(settings["faces"]),
            names,
            pack.version,
        ),
    )


def _typed(box: Box, sort: Sort) -> int:
    """The highest number that is asked for, if none was told: the highest that the owner has named."""
    shipped = _shipped(box, sort)
    named = [n for n in range(1, shipped + 1) if box.slot(f"{events.ID}/{sort.value}/{n}").name is not None]
    if sort is Sort.CREW:  # at least all of one digit: an unfinished list must not keep the others from being typed
        return max((*named, INFERRED_CREW))
    return max(named, default=shipped)


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: protocol.Act, lifted: str | None = None) -> protocol.Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case protocol.Scanned(token):
            return _scanned(box, state, token, lifted)
        case protocol.Looked(seat, token, earlier):
            return windows.looked(box, state, seat, token, earlier)
        case protocol.WindowDone(seat, tokens):
            return windows.done(state, seat, tokens)
        case protocol.Rearranged(seat, cards):
            return windows.rearranged(state, seat, cards)
        case protocol.Confirmed() | protocol.Answered():
            return PHASES.answered(box, state, act, lifted)
        case protocol.Filled(form, answers):
            return MENU.filled(box, state, form, answers, lifted)
        case protocol.Advanced():
            return say.refuse("counter")


# --- scans at the table ---


def _scanned(box: Box, state: State, token: Token, lifted: str | None) -> protocol.Decision:
    family, _, rest = token.kind.partition("/")
    if family == "fiche":
        return _sheet(box, state, rest, lifted)
    if family in SORTS:
        return _card(box, state, Thing(SORTS[family], int(rest)))
    if family == "equipement":
        return (_heard(box, state, token),)
    if family == "mechant" and state.phase in PLAY:
        return villain(state, token, lifted)
    if family == "aventure" and state.card_due and state.phase in PLAY:
        slot = box.slot(token.id)
        return (events.AdventurePlayed(token, slot.name, slot.text_for(state.players)),)
    if family in ("mechant", "aventure"):
        return (_heard(box, state, token),) if state.phase in OPEN else say.secret("secret")
    return ()


def _heard(box: Box, state: State, token: Token) -> events.Heard:
    slot = box.slot(token.id)
    return events.Heard(token, slot.name, slot.text_for(state.players))


def _card(box: Box, state: State, thing: Thing) -> protocol.Decision:
    """A card was scanned that is or will be secret."""
    if thing.sort is Sort.CREW and state.phase is Phase.CHARACTERS:
        return character(state, thing.number)
    if thing.sort is Sort.CREW and state.phase is Phase.DOUBLES:
        return without_pawn(state, thing.number)
    if state.phase in OPEN:
        return (_heard(box, state, thing.card),)
    if state.phase is not Phase.CHECKING:
        return say.secret("secret")
    if thing.sort in {sort_of(card) for card in state.sleeve} or gone(state, thing.card):
        return replace(say.refuse("sleeve-sort"), sign=Sign.AGAIN)
    scanned = events.SleeveScanned(Hidden(thing.card))
    cards = (*state.sleeve, thing.card)
    return (scanned, *verdict(state, matches(state, cards))) if len(cards) == len(Sort) else (scanned,)


def _sheet(box: Box, state: State, what: str, lifted: str | None) -> protocol.Decision:
    """A label of the reference sheet, which nobody holds, was scanned: it names a thing."""
    untimely = _untimely(state)
    if untimely is not None:
        return untimely
    if what == "centre":
        reached = state.phase in (Phase.TURN, Phase.WHERE)
        return (events.CentreReached(state.active),) if reached else (events.Heard(Token(f"{events.ID}/fiche/centre")),)
    family, _, number = what.partition("/")
    thing = Thing(SORTS[family], int(number))
    match state.phase:
        case Phase.CHARACTERS if thing.sort is Sort.CREW:
            return character(state, thing.number)
        case Phase.DOUBLES if thing.sort is Sort.CREW:
            return without_pawn(state, thing.number)
        case Phase.TURN | Phase.WHERE if thing.sort is Sort.ISLAND:
            if thing.number > state.layout.islands:
                return say.refuse("not-in-box")
            return (events.Landed(state.active, thing.number),)
        case Phase.TURN if state.place:  # naming a thing here means staying here
            stays = events.Landed(state.active, state.place)
            named = name(evolve(state, stays), thing, lifted)
            return (stays, *named) if isinstance(named, tuple) else named
        case Phase.TURN | Phase.WHERE:
            return say.refuse("no-island")
        case Phase.LANDED | Phase.ACCUSING:
            return name(state, thing, lifted)
        case _:
            return (_heard(box, state, thing.card),)


def _untimely(state: State) -> Rejection | None:
    """Why nothing can be named now, in phases where players may think that it can."""
    match state.phase:
        case Phase.ANSWERING:
            return say.refuse("answer-first")
        case Phase.SIDE:
            return say.refuse("side-first")
        case Phase.CENTRE:
            return say.refuse("accuse-first")
        case Phase.CHECKING:
            return say.refuse("verdict")
        case _:
            return None


# --- the menu ----------------------------------------------------------------------------------------------


def _correct(state: State, which: int, value: int) -> protocol.Decision:
    fact = _FACTS[which]
    event = events.Corrected(fact, value)
    most = {Fact.VILLAINS: VILLAINS, Fact.TURN: state.players, Fact.PLACE: state.layout.islands}[fact]
    if value > most or (fact is Fact.TURN and value == 0):
        return say.refuse("no-such-number", most=most)
    if fact is Fact.TURN and value in state.out:
        return say.refuse("out", who=who(state, value))
    if fact is Fact.VILLAINS and value == VILLAINS:
        return (event, events.Ended(events.Outcome.VILLAINS))
    return say.refuse("no-change") if evolve(state, event) == state else (event,)


def _playing(state: State) -> bool:
    return state.phase in PLAY


MENU = Menu[State](
    say,
    {
        "correct": Entry(
            asks=(
                protocol.Question(
                    say.mid("ask-which-fact"),
                    1,
                    len(Fact),
                    skippable=False,
                    choices=say.options(*(f"fact-{fact.value}" for fact in Fact)),
                ),
                protocol.Question(say.mid("ask-fact"), CENTRE, 12, width=2, skippable=False),
            ),
            offered=_playing,
            whole=lambda state, answers, *_: _correct(state, *answers),
        ),
        "villain": Entry(offered=_playing, fills=lambda state, *rest: villain(state, None, rest[-1])),
        "adventure": Entry(offered=_playing, fills=lambda *_: (events.AdventureAnnounced(),)),
        "equipment": Entry(
            asks=lambda state: (
                protocol.Question(
                    say.mid("ask-equipment"), 1, state.players, skippable=False, choices=seats(state.layout.people)
                ),
            ),
            offered=_playing,
            fills=lambda state, answers, _, lifted: equipment(state, answers[0] or state.active, lifted),
        ),
        "scanner": Entry(fills=lambda *_: say.refuse("scanner")),
        "roll": Entry(fills=lambda state, answers, *_: PHASES.rolled(state, answers[0] or 1)),
    },
)
menu = MENU.forms
privacy = windows.privacy


def expects(state: State) -> protocol.Expects:
    """What may come next, for help, refusals and reminders."""
    return PHASES.expects(state, asking=state.weighty is not None)
