"""What may happen: judges acts, finds endings, and knows what the table may do next.

Pure: no clock, no dice, no sentence. ``tiles.py`` and ``cards.py`` judge which scans count, ``phases.py`` knows what a
phase asks.

Every line of the rulebook's "to refuse" list is a refusal where an act can express it, else a reminder at its step.
Refusals with a rule give way to "the card says so"; memory never does.

=====================================================  ====================================================
line                                                   where
=====================================================  ====================================================
bluff before 6 h                                       refused: rule bluff-early
bluff after rolling                                    refused: rule bluff-rolled
third reveal; second reveal after a trap came first    refused: no tile is read when no reveal is due;
                                                       under Paranoïa none but those that were looked at
second tile when the die's Lieu is empty               reminder after the roll; key 7 ends the reveal
revealing or moving a tile with a Hercule cube         reminder with the thrown cubes
looking at a tile with a cube (Zacharie may)           reminder with Allison's and the objects' looks
taking a cube off where none lies                      refused: rule no-cube
second clue on a tile                                  reminder with the clues
clue under Brume                                       refused as a count: no clues are asked; reminder; the
                                                       Chronogyre's: rule brume
clue after a pair or a trap                            not asked then
moving clues while the reserve is not empty            reminder with the clues, in full; more than there are are refused
two objects in hand                                    refused: rule two-objects; the second has to go
object out of one's own turn                           refused: rule object-turn
ability under Confusion                                refused: rule confusion
second Lucile re-roll                                  refused: rule second-reroll; anybody else's: one-roll;
                                                       after the hour has passed: roll-kept; after a tile: reroll-late
Loupe, Oreillettes, Allison, Zacharie after a reveal   refused: rule look-late; in a window: no look is left
Oreillettes on a tile without clue                     reminder with the card; where clues are counted and none
                                                       lies, refused: rule no-clue-laid; Zacharie: no look is left
Invertigo on anything but the card just drawn          refused: rule invertigo
Archéoscript after the roll                            refused: rule archeoscript-late
Stylo traducteur with no roll to replace               refused: rule stylo
3ID card or trap for pairs found by Débriefing         not asked then; reminder with each such pair
a Limbes card under Archéoscript                       refused: rule archeoscript
a card that lies before a player, drawn again          refused: rule card-lies
two versions of one character as a pair                told apart by the owner's pair numbers; else reminder
                                                       with the question "a pair?"
tiles on two Lieux under Paralysie                     reminder after the roll
looking at a trap while placing it                     reminder with the trap
a suspect at the Agence revealed again                 refused: rule aside
playing on after the end                               no act does: scans only read, # is refused
=====================================================  ====================================================
"""

from __future__ import annotations

from functools import cache

from companion.boxes.box import Box
from companion.games import protocol
from companion.games.heure_des_3_ombres import cards, events, tiles
from companion.games.heure_des_3_ombres.events import HOUSE_RULES, ID, LAST_HOUR, Card, Count, House, Phase, Reason
from companion.games.heure_des_3_ombres.names import say, who
from companion.games.heure_des_3_ombres.phases import FACES, INVESTIGATORS, PHASES
from companion.games.heure_des_3_ombres.state import State
from companion.games.heure_des_3_ombres.turns import Events, hour_passes
from companion.games.kit.menu import Entry, Menu
from companion.games.kit.phases import Number
from companion.games.kit.seating import seats
from companion.games.kit.settings import NO_YES, UNKNOWN, YES_NO, settled
from companion.model import Rejection, Seat, Token, Way

_COUNTED = range(100)
RULE_SETTINGS = (
    protocol.RuleSetting("clock-start", "0", numbers=range(LAST_HOUR), refused="setting-number"),
    protocol.RuleSetting("clock-step", "1", numbers=range(1, LAST_HOUR + 1), refused="setting-number"),
    *(
        protocol.RuleSetting(name, UNKNOWN, (UNKNOWN,), _COUNTED, refused="setting-count")
        for name in ("hercule-cubes", "clues", "traps")
    ),
    protocol.RuleSetting("limbes-after", "two-suspects", ("two-suspects", "no-pair")),
    protocol.RuleSetting("zacharie-under-cube", "yes", YES_NO),
    protocol.RuleSetting("chronogyre-under-brume", "no", NO_YES),
    *(protocol.RuleSetting(name, values[0], values) for name, values in HOUSE_RULES.items()),
)
#: The house rules as printed, for a table where everybody sees.
_PRINTED = {name: "printed" for name, values in HOUSE_RULES.items() if "printed" in values}

#: The answer that a scanned face of the die, or an investigator's sheet, stands for.
_NUMBERS = {which.value: number for one in (FACES, INVESTIGATORS) for number, which in one.items()}


# --- the opening -------------------------------------------------------------------------------------------


def begin(box: Box, opening: protocol.Opening) -> Events | Rejection:
    """``GameStarted``; or a refusal of an impossible number of players or setting."""
    usual = _PRINTED if all(seated.way is Way.EYES for seated in opening.seats) else {}
    settings = settled(say, RULE_SETTINGS, box, opening, usual)
    if isinstance(settings, Rejection):
        return settings
    return (
        events.GameStarted(
            opening.seats,
            settings.told,
            House(*(settings[name] for name in HOUSE_RULES)),
            int(settings["clock-start"]),
            int(settings["clock-step"]),
            settings["limbes-after"] == "no-pair",
            settings.yes("zacharie-under-cube"),
            settings.yes("chronogyre-under-brume"),
            settings.number("hercule-cubes"),
            settings.number("clues"),
            settings.number("traps"),
            box.pack.version,
        ),
    )


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: protocol.Act, lifted: str | None = None) -> protocol.Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case protocol.Scanned(token):
            return _scanned(box, state, token, lifted)
        case protocol.Looked(seat, token, earlier):
            return tiles.looked(box, state, seat, token, earlier)
        case protocol.WindowDone(seat, tokens):
            return tiles.looks_taken(state, seat, tokens)
        case protocol.Confirmed() | protocol.Answered(None) if state.pending:
            return hour_passes(state, Reason.HAND)
        case protocol.Confirmed() | protocol.Answered(None) if state.aloud:
            return (events.LooksDone(),)
        case protocol.Confirmed() | protocol.Answered():
            return PHASES.answered(box, state, act, lifted)
        case protocol.Filled(form, answers):
            return MENU.filled(box, state, form, answers, lifted)
        case protocol.Advanced():
            return _advanced(state)
    raise TypeError(f"not an act: {act!r}")


def _advanced(state: State) -> protocol.Decision:
    if state.phase in events.SET_UP:
        return say.refuse("clock-early")
    if state.phase is Phase.OVER:
        return say.refuse("over")
    return (events.AdvanceAsked(),) if state.moved else hour_passes(state, Reason.HAND)


def _scanned(box: Box, state: State, token: Token, lifted: str | None) -> protocol.Decision:
    if token.box != ID:
        return ()
    kind, _, rest = token.kind.partition("/")
    match kind:
        case "tuile" | "traquenard" | "demon":
            return tiles.scanned(box, state, token, lifted)
        case "3id":
            return cards.card_scanned(state, token, Card(rest), lifted)
        case "limbes":
            return cards.limbes_scanned(state, token, events.Limbes(rest), lifted)
        case "enquete" if PHASES.row(state).dice:
            return PHASES.answered(box, state, protocol.Answered(_NUMBERS[rest]), lifted)
        case "enqueteur" if state.phase is Phase.INVESTIGATORS:
            return PHASES.answered(box, state, protocol.Answered(_NUMBERS[rest]), lifted)
        case "enquete" | "enqueteur":
            return (events.Heard(token),)
        case _:
            return (events.Heard(token, box.slot(token.id).name),)


privacy = tiles.privacy
flaws = tiles.flaws


# --- the menu ----------------------------------------------------------------------------------------------


def _rolled(state: State, answers: tuple[int | None, ...], box: Box, lifted: str | None) -> protocol.Decision:
    """The companion has rolled: the same as if the players had told that face's number."""
    value = answers[0]
    if value not in FACES or not PHASES.row(state).dice:
        return say.refuse("not-now")
    return PHASES.answered(box, state, protocol.Answered(value), lifted)


def _correct(state: State, which: int, value: int) -> protocol.Decision:
    count = tuple(Count)[which - 1]
    low, high = _LIMITS.get(count, (0, 99))
    if count is Count.ACTIVE:
        high = state.players
    if not low <= value <= high:
        return say.refuse("count", low=low, high=high)
    return (events.Corrected(count, value),)


def _clue_home(state: State, seat: Seat) -> protocol.Decision:
    assert state.clues is not None, "offered only where they are counted"
    if not state.clues[seat - 1].laid:
        return say.refuse("no-clue-out", who=who(state, seat))
    return (events.ClueHome(seat),)


_LIMITS = {Count.HOUR: (0, LAST_HOUR - 1), Count.ASIDE: (0, events.SUSPECTS - 1), Count.ACTIVE: (1, 1)}
_COUNTS = tuple(protocol.Choice(number, say.word(f"count-{count.value}")) for number, count in enumerate(Count, 1))

MENU = Menu[State](
    say,
    {
        "correct": Entry(
            asks=(
                Number.of(_COUNTS).asked(say.word("ask-correct")),
                Number(0, 99, width=2).asked(say.word("ask-correct-number")),
            ),
            offered=lambda state: state.playing,
            whole=lambda state, answers, *_: _correct(state, *answers),
        ),
        "look": Entry(
            offered=lambda state: state.playing and state.layout.mixed and state.house.looks == "aloud",
            fills=lambda state, answers, box, lifted: tiles.look_aloud(state),
        ),
        "bluff": Entry(
            offered=lambda state: state.playing,
            fills=lambda state, answers, box, lifted: tiles.bluff(state, lifted),
        ),
        "clue-home": Entry(
            asks=lambda state: (Number.of(seats(state.layout.people)).asked(say.word("ask-clue-home")),),
            offered=lambda state: state.playing and state.clues is not None,
            whole=lambda state, answers, *_: _clue_home(state, answers[0]),
        ),
        # Never offered: what the companion rolled, and menu 6.
        "roll": Entry(fills=_rolled),
        "scanner": Entry(fills=lambda *_: say.refuse("scanner")),
    },
)
menu = MENU.forms


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> protocol.Expects:
    """What may come next, for help, refusals, reminders and what must be forgotten."""
    return PHASES.expects(state, forget=_forgotten(state.fresh, len(state.shown)), asking=state.pending)


#: Lines that may be heard only while tiles are open: their names, and how many tiles must be open.
_WHILE_OPEN = {"tile-first": 1, "tile-second": 2, "tile-shown": 1, "tile-trap": 1}


@cache
def _forgotten(fresh: bool, shown: int) -> frozenset[str]:
    """The announcements that tell what is under a tile that is now face down, while ``shown`` tiles are open."""
    over = [name for name, tiles in _WHILE_OPEN.items() if shown < tiles]
    aloud = [] if fresh else ["peeked-aloud"]
    return frozenset(say.mid(name) for name in ("tile-again", "peeked", *aloud, *over))
