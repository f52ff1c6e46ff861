"""What may happen: the acts judged, the endings found, and what the table may do next.

Pure: no clock, no dice, no sentence. A face-down tile is read only where a reveal or a look is due; everywhere
else a suspect, a trap and the Demon are refused alike, with the same words and nothing in them. A look never
becomes a durable event with its tile.

Every line of the rulebook's "to refuse" list is a refusal where an act can express it, else a reminder at its
step. Refusals named by a rule yield to "the card says so"; memory never does.

=====================================================  ====================================================
line                                                   where
=====================================================  ====================================================
bluff before 6 h                                       refused: rule bluff-early
bluff after rolling                                    refused: rule bluff-rolled
third reveal; second reveal after a trap came first    refused: no tile is read when no reveal is due
second tile when the die's Lieu is empty               reminder after the roll; key 7 ends the reveal
revealing or moving a tile with a Hercule cube         reminder with the thrown cubes
looking at a tile with a cube (Zacharie may)           reminder with Allison's and the objects' looks
taking a cube off where none lies                      refused where cubes are counted: rule no-cube
second clue on a tile                                  reminder with the clues
clue under Brume                                       refused as a count: no clues are asked; reminder; the
                                                       Chronogyre's: rule brume
clue after a pair or a trap                            not asked then
moving clues while the reserve is not empty            reminder with the clues, in full
two objects in hand                                    refused: rule two-objects; the second has to go
object out of one's own turn                           refused: rule object-turn
ability under Confusion                                refused: rule confusion
second Lucile re-roll                                  refused: rule second-reroll; anybody else's: one-roll
Loupe, Oreillettes, Allison, Zacharie after a reveal   refused: rule look-late; in a window: no look is left
Oreillettes on a tile without clue                     reminder with the card
Invertigo on anything but the card just drawn          refused: rule invertigo
Archéoscript after the roll                            refused: rule archeoscript-late
Stylo traducteur with no roll to replace               refused: rule stylo
3ID card or trap for pairs found by Débriefing         not asked then; reminder with each such pair
a Limbes card under Archéoscript                       refused: rule archeoscript
two versions of one character as a pair                told apart by the owner's pair numbers; else reminder
                                                       with the question "a pair?"
tiles on two Lieux under Paralysie                     reminder after the roll
looking at a trap while placing it                     reminder with the trap
a suspect at the Agence revealed again                 refused: rule aside
playing on after the end                               no act does: scans only read, # is refused
=====================================================  ====================================================
"""

from __future__ import annotations

from typing import TypeAlias

from companion.boxes.box import Box
from companion.games.heure_des_3_ombres import words
from companion.games.heure_des_3_ombres.state import (
    BLUFF,
    HOUSE_RULES,
    ID,
    LAST_HOUR,
    LOOKS,
    SET_UP,
    SLEEP,
    SLEEPERS,
    SUSPECTS,
    AdvanceAsked,
    AmbushFell,
    BluffBegan,
    BluffShown,
    Card,
    CardDrawn,
    ClueHome,
    CluesLaid,
    Corrected,
    Count,
    CubeRemoved,
    CubesThrown,
    CurseBegan,
    CurseEnded,
    DebriefingDone,
    Deck,
    DieRolled,
    Differed,
    Ended,
    Face,
    GameStarted,
    Heard,
    HourPassed,
    House,
    HouseRuleSet,
    IllusionPassed,
    IllusionRolled,
    Investigator,
    InvestigatorTold,
    LeftVisible,
    Limbes,
    LimbesDrawn,
    LimbesPassed,
    LookAsked,
    LookTaken,
    NoSecondTile,
    ObjectUsed,
    Outcome,
    Pair,
    Paired,
    PairReturned,
    Peeked,
    Phase,
    PlayedOnce,
    Reason,
    RollKept,
    Shuffled,
    Source,
    SpareChosen,
    SpareGone,
    State,
    StepDone,
    Tile,
    TileRevealed,
    Trap,
    TrapLaid,
    TrapRevealed,
    TurnBegan,
    TurnedBack,
    TurnEnded,
    evolve,
)
from companion.games.heure_des_3_ombres.words import mid, name_of, own, who
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Expects,
    Filled,
    Form,
    Glimpse,
    Looked,
    NeedsRoll,
    Opening,
    Privacy,
    Question,
    RuleSetting,
    Scanned,
    WindowDone,
)
from companion.model import Event, Rejection, Seat, Token, Way, refuse, word

Events: TypeAlias = tuple[Event, ...]

UNKNOWN = "unknown"
RULE_SETTINGS = (
    RuleSetting("clock-start", "0"),
    RuleSetting("clock-step", "1"),
    RuleSetting("hercule-cubes", UNKNOWN),
    RuleSetting("clues", UNKNOWN),
    RuleSetting("traps", UNKNOWN),
    RuleSetting("limbes-after", "two-suspects", ("two-suspects", "no-pair")),
    RuleSetting("zacharie-under-cube", "yes", ("yes", "no")),
    RuleSetting("chronogyre-under-brume", "no", ("no", "yes")),
    *(RuleSetting(name, values[0], values) for name, values in HOUSE_RULES.items()),
)

#: The die's digits, and those of the investigators.
FACES = dict(enumerate(Face, 1))
INVESTIGATORS = dict(enumerate(Investigator, 1))
ROLL = 7  # the companion rolls
INSTEAD = 8  # at the roll: a bluff; at the reveal: a cube is taken off
DIE = len(Face)

#: What may lie face down.
_HIDDEN = ("tuile", "traquenard", "demon")


# --- the opening -------------------------------------------------------------------------------------------


def begin(box: Box, opening: Opening) -> Events | Rejection:
    """``GameStarted``; refused: a number of players or a setting that cannot be."""
    pack, players = box.pack, len(opening.seats)
    if not pack.fewest <= players <= pack.most:
        return refuse(mid("refuse-players"), players=players, fewest=pack.fewest, most=pack.most)
    known = {setting.name: setting for setting in RULE_SETTINGS}
    settings = {setting.name: setting.default for setting in RULE_SETTINGS}
    if all(seated.way is Way.EYES for seated in opening.seats):
        settings |= {name: "printed" for name, values in HOUSE_RULES.items() if "printed" in values}
    for name, value in opening.settings:
        if name not in known:
            return refuse(mid("refuse-setting"), setting=name)
        if not _possible(known[name], value):
            return refuse(mid("refuse-setting-value"), setting=name, value=value)
        settings[name] = value
    return (
        GameStarted(
            opening.seats,
            tuple(settings.items()),
            House(*(settings[name] for name in HOUSE_RULES)),
            int(settings["clock-start"]),
            int(settings["clock-step"]),
            settings["limbes-after"] == "no-pair",
            settings["zacharie-under-cube"] == "yes",
            settings["chronogyre-under-brume"] == "yes",
            _counted(settings["hercule-cubes"]),
            _counted(settings["clues"]),
            _counted(settings["traps"]),
            pack.version,
        ),
    )


def _possible(setting: RuleSetting, value: str) -> bool:
    if setting.choices:
        return value in setting.choices
    if value == UNKNOWN and setting.default == UNKNOWN:
        return True
    if not (value.isascii() and value.isdecimal() and len(value) <= 2):
        return False
    if setting.name == "clock-start":
        return int(value) < LAST_HOUR
    return setting.name != "clock-step" or 1 <= int(value) <= LAST_HOUR


def _counted(value: str) -> int | None:
    return None if value == UNKNOWN else int(value)


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case Scanned(token):
            return _scanned(box, state, token, lifted)
        case Looked(seat, token, earlier):
            return _looked(box, state, seat, token, earlier)
        case WindowDone(seat, tokens):
            return _looks_taken(state, seat, len(tokens))
        case Confirmed() | Answered(None):
            return _hour(state, Reason.HAND) if state.pending else _confirmed(state)
        case Answered(int(value)):
            return _answered(state, value, lifted)
        case Filled(form, answers):
            return _filled(state, form, answers, lifted)
        case Advanced():
            return _advanced(state)
    raise TypeError(f"not an act: {act!r}")


def _advanced(state: State) -> Decision:
    if state.phase in SET_UP:
        return refuse(mid("refuse-clock-early"))
    if state.phase is Phase.OVER:
        return refuse(mid("refuse-over"))
    return (AdvanceAsked(),) if state.moved else _hour(state, Reason.HAND)


def _hour(state: State, reason: Reason) -> Events:
    """The clock moves, and the game is lost with the last hour."""
    hour = min(LAST_HOUR, state.hour + state.layout.step)
    passed = HourPassed(hour, reason)
    return (passed, Ended(Outcome.CLOCK)) if hour == LAST_HOUR else (passed,)


def _confirmed(state: State) -> Decision:
    """# in the phase that waits for it."""
    match state.phase:
        case Phase.INVESTIGATORS:
            return _told(state, None)
        case Phase.HOUSE:
            return (StepDone(Phase.HOUSE, Phase.LAYING),)
        case Phase.LAYING:
            return (StepDone(Phase.LAYING, Phase.STARTER),)
        case Phase.STARTER:
            return (TurnBegan(1, 1),)
        case Phase.START:
            return refuse(mid("refuse-roll-first"))
        case Phase.ROLLED:
            if state.must_roll:
                return refuse(mid("refuse-roll-first"))
            return (RollKept(), *_hour(state, Reason.DIE))
        case Phase.REVEAL:
            if state.cursed(Limbes.PARANOIA) and not state.shown:
                return (TurnedBack(True, _unlucky(state, True)),)
            return refuse(mid("refuse-reveal-first"))
        case Phase.PAIR | Phase.SPARE | Phase.BLUFF_ANSWER:
            return refuse(mid("refuse-number"))
        case Phase.TURN_BACK:
            return (TurnedBack(state.suspects, _unlucky(state, state.suspects)),)
        case Phase.CHRONOGYRE:
            return (LeftVisible(state.shown[-1], Phase.TURN_BACK),)
        case Phase.CARD:
            return (CardDrawn(None, False, _after_card(state)),)
        case Phase.DEBRIEFING:
            return (DebriefingDone(_after_card(state)),)
        case Phase.TRAP_DUE:
            return (TrapLaid(),)
        case Phase.CLUES:
            return (CluesLaid(0, _after_clues(state)),)
        case Phase.LIMBES:
            return (LimbesPassed(),)
        case Phase.INVERTIGO:
            assert state.drawn is not None
            return _fallen(state, state.drawn)
        case Phase.CUBES:
            return (CubesThrown(state.due or 0, _after_trap(state)),)
        case Phase.ILLUSION:
            return (IllusionPassed(),)
        case Phase.FALSE_TRAIL:
            untold = next((pair for pair in state.aside if not pair.tiles), Pair())
            return (PairReturned(untold),)
        case Phase.BLUFF | Phase.BLUFF_DEMON:
            return refuse(mid("refuse-bluff-tile"))
        case Phase.END:
            return _next(state)
        case Phase.OVER:
            return refuse(mid("refuse-over"))


def _answered(state: State, value: int, lifted: str | None) -> Decision:
    match state.phase:
        case Phase.INVESTIGATORS:
            return _told(state, INVESTIGATORS[value], lifted)
        case Phase.HOUSE:
            name = tuple(HOUSE_RULES)[value - 1]
            values = HOUSE_RULES[name]
            return (HouseRuleSet(name, values[(values.index(state.house.of(name)) + 1) % len(values)]),)
        case Phase.STARTER:
            return (TurnBegan(1, value),)
        case Phase.START | Phase.ROLLED | Phase.REVEAL | Phase.ILLUSION:
            return _digit(state, value, lifted)
        case Phase.PAIR:
            return _paired(state, state.shown) if value == 1 else (Differed(True),)
        case Phase.CARD:
            return (Shuffled(Deck.CARDS),)
        case Phase.SPARE:
            return _spare(state, value, lifted)
        case Phase.DEBRIEFING:
            return _extra_pair(state, Pair())
        case Phase.TRAP_DUE:
            return (Shuffled(Deck.TRAPS),)
        case Phase.CLUES:
            return (CluesLaid(value, _after_clues(state)),)
        case Phase.LIMBES:
            return _hour(state, Reason.DECK)
        case Phase.INVERTIGO:
            holder = state.holder(Card.INVERTIGO)
            assert holder is not None
            return (ObjectUsed(Card.INVERTIGO, holder, Phase.END),)
        case Phase.CUBES:
            return (CubesThrown(0, _after_trap(state)), *_hour(state, Reason.NO_CUBE))
        case Phase.BLUFF_ANSWER:
            return (Ended(Outcome.BLUFF_RIGHT if value == 1 else Outcome.BLUFF_WRONG),)
        case _:
            return refuse(mid("refuse-not-now"))


def _digit(state: State, value: int, lifted: str | None) -> Decision:
    """A digit where a die is due or a tile."""
    if value == INSTEAD:
        return _bluff(state, lifted) if state.phase is Phase.START else _cube(state, lifted)
    if value == ROLL and state.phase is Phase.REVEAL and state.left < 2:
        return _no_second(state, lifted)
    if value == ROLL:
        refusal = _no_roll(state, lifted)
        return refusal or NeedsRoll(DIE)
    return _face(state, FACES[value], lifted)


def _told(state: State, investigator: Investigator | None, lifted: str | None = None) -> Decision:
    """Who the asked seat plays. One investigator is not two people's."""
    taken = investigator in state.investigators and investigator is not None
    if taken and investigator and lifted != "investigator-taken":
        return refuse(
            mid("refuse-investigator-taken"), "investigator-taken", investigator=words.investigator(investigator)
        )
    after = Phase.HOUSE if state.layout.mixed else Phase.LAYING
    to = after if state.asked == state.players else Phase.INVESTIGATORS
    return (InvestigatorTold(state.asked, investigator, to),)


# --- scans -------------------------------------------------------------------------------------------------


def _scanned(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    if token.box != ID:
        return ()
    kind, _, rest = token.kind.partition("/")
    if kind in _HIDDEN:
        return _tile(box, state, token, lifted)
    match kind:
        case "3id":
            return _card(state, token, Card(rest), lifted)
        case "limbes":
            return _limbes(state, token, Limbes(rest), lifted)
        case "enquete":
            face = Face(rest)
            if state.phase in (Phase.START, Phase.ROLLED, Phase.REVEAL, Phase.ILLUSION):
                return _face(state, face, lifted)
            return (Heard(token),)
        case "enqueteur":
            told = Investigator(rest)
            return _told(state, told, lifted) if state.phase is Phase.INVESTIGATORS else (Heard(token),)
        case _:
            return (Heard(token, box.slot(token.id).name),)


def _tile(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    """A tile. Only one that lies open, or is due to be seen, is read."""
    open_ = next((tile for tile in (*state.shown, *state.visible) if tile.token == token), None)
    if open_ is not None and state.phase is Phase.CHRONOGYRE and open_ in state.shown:
        return (LeftVisible(open_, Phase.TURN_BACK),)
    if open_ is not None and not (state.phase is Phase.REVEAL and len(state.shown) == 1 and open_ in state.visible):
        return (Heard(token, open_.name),)
    if state.phase is Phase.OVER:
        return (Heard(token, box.slot(token.id).name),)
    pair = next((pair for pair in state.aside if token in pair.tiles), None)
    if pair is not None and lifted != "aside":
        if state.phase is Phase.FALSE_TRAIL:
            return (PairReturned(pair),)
        if state.phase is Phase.REVEAL:
            return refuse(mid("refuse-aside"), "aside")
        return (Heard(token, pair.name),)
    if token.kind == "demon":
        return _demon(state, _seen(box, token)) if state.phase is Phase.BLUFF_DEMON else _closed(state)
    if state.aloud and state.looks_left:
        return (Peeked(_seen(box, token), None), LookTaken(state.active, _source(state)))
    match state.phase:
        case Phase.REVEAL:
            return _revealed(box, state, token)
        case Phase.DEBRIEFING:
            return _debriefed(state, _seen(box, token))
        case Phase.BLUFF:
            return (BluffShown(_seen(box, token), Phase.BLUFF_DEMON),)
        case Phase.BLUFF_DEMON:
            return _demon(state, _seen(box, token))
        case _:
            return _closed(state)


def _closed(state: State) -> Rejection:
    """The same for every tile: which one it was is nobody's business, and no card makes it one."""
    if state.phase in SET_UP:
        return refuse(mid("refuse-tile-early"))
    return refuse(mid("refuse-tile-unrolled" if state.phase is Phase.START else "refuse-tile"))


def _seen(box: Box, token: Token) -> Tile:
    slot = box.slot(token.id)
    return Tile(token, slot.name, slot.facts.get("pair"))


# --- the die -----------------------------------------------------------------------------------------------


def _face(state: State, face: Face, lifted: str | None) -> Decision:
    if state.phase is Phase.ILLUSION:
        return (IllusionRolled(face),)
    if state.phase is Phase.START:
        more = state.ability is Investigator.LUCILE or state.held is Card.STYLO
        to = Phase.ROLLED if face is Face.HORLOGE and more else Phase.REVEAL
        return _rolled(state, DieRolled(face, None, to))
    refusal = _no_roll(state, lifted)
    if refusal:
        return refusal
    again = Source.OBJECT if state.must_roll else Source.ABILITY
    return _rolled(state, DieRolled(face, again, Phase.REVEAL))


def _rolled(state: State, rolled: DieRolled) -> Events:
    counts = rolled.face is Face.HORLOGE and rolled.to is Phase.REVEAL
    return (rolled, *_hour(state, Reason.DIE)) if counts else (rolled,)


def _no_roll(state: State, lifted: str | None) -> Rejection | None:
    """Why the die may not be rolled (again)."""
    if state.phase in (Phase.START, Phase.ILLUSION) or (state.may_reroll and state.before_tiles):
        return None
    rule = "one-roll"
    if state.rerolled:
        rule = "second-reroll"
    elif state.investigators[state.active - 1] is Investigator.LUCILE and state.cursed(Limbes.CONFUSION):
        rule = "confusion"
    return None if lifted == rule else refuse(mid(f"refuse-{rule}"), rule)


# --- tiles -------------------------------------------------------------------------------------------------


def _revealed(box: Box, state: State, token: Token) -> Decision:
    tile = _seen(box, token)
    if tile.is_trap and not state.cursed(Limbes.PARANOIA):
        return _trapped(box, state, token)
    if tile.pair is not None:
        twin = next((other for other in state.visible if other.pair == tile.pair and other.token != token), None)
        if twin is not None:
            return (TileRevealed(tile, Phase.CARD), *_paired(state, (twin, tile)))
    if not state.shown:
        return (TileRevealed(tile, Phase.REVEAL if state.left > 1 else Phase.TURN_BACK),)
    first = state.shown[0]
    if first.is_trap or tile.is_trap:
        return (TileRevealed(tile, Phase.TURN_BACK), Differed(False))
    match _same(first, tile):
        case True:
            return (TileRevealed(tile, Phase.CARD), *_paired(state, (first, tile)))
        case False:
            return (TileRevealed(tile, Phase.TURN_BACK), Differed(True))
        case None:
            return (TileRevealed(tile, Phase.PAIR),)


def _same(first: Tile, second: Tile) -> bool | None:
    """Whether two suspects are strictly identical; None where their owner has not told."""
    if first.pair is None or second.pair is None:
        return None
    return first.pair == second.pair


def _paired(state: State, tiles: tuple[Tile, ...]) -> Events:
    name = next((tile.name for tile in tiles if tile.name), None)
    paired = Paired(Pair(tuple(tile.token for tile in tiles), name), Phase.CARD)
    return (paired, Ended(Outcome.THIRTEEN)) if len(state.aside) + 1 >= SUSPECTS else (paired,)


def _trapped(box: Box, state: State, token: Token) -> Events:
    trap = Trap(token.kind.split("/")[1])
    softened = state.ability is Investigator.BALAFRE
    second, after = bool(state.shown), _after_trap(state)
    match trap:
        case Trap.HERCULE:
            supply = state.cubes.supply if state.cubes else None
            thrown = 1 if softened else 2
            if supply is not None:
                thrown = min(thrown, supply)
            if thrown:
                return (TrapRevealed(trap, second, False, thrown, None, Phase.CUBES),)
            return (TrapRevealed(trap, second, False, 0, None, after), *_hour(state, Reason.NO_CUBE))
        case Trap.HORLOGE:
            return (TrapRevealed(trap, second, False, None, None, after), *_hour(state, Reason.TRAP))
        case _:
            number = box.slot(token.id).facts.get("lieu")
            lieu = box.slot(f"{ID}/lieu/{number}").name if number and trap is Trap.YEUX else None
            return (TrapRevealed(trap, second, not softened, None, lieu, after),)


def _cube(state: State, lifted: str | None) -> Decision:
    """A cube is taken off instead of revealing a tile."""
    if state.phase is not Phase.REVEAL:
        return refuse(mid("refuse-not-now"))
    if state.cubes and not state.cubes.laid and lifted != "no-cube":
        return refuse(mid("refuse-no-cube"), "no-cube")
    if state.left > 1:
        return (CubeRemoved(Phase.REVEAL),)
    if state.shown:
        return (CubeRemoved(Phase.TURN_BACK),)
    return (CubeRemoved(_unlucky(state, False)),)


def _no_second(state: State, lifted: str | None) -> Decision:
    if state.face and not state.face.is_lieu and lifted != "two-tiles":
        return refuse(mid("refuse-two-tiles"), "two-tiles")
    return (NoSecondTile(),) if state.shown else (TurnedBack(False, _unlucky(state, False)),)


def _unlucky(state: State, suspects: bool) -> Phase:
    """Where the table goes on after a turn without a pair."""
    if suspects and state.clues is not None and not state.cursed(Limbes.BRUME):
        return Phase.CLUES
    return _after_clues(state, suspects)


def _after_clues(state: State, suspects: bool = True) -> Phase:
    drawn = suspects or state.layout.always_limbes
    return Phase.LIMBES if drawn and not state.plays else Phase.END


def _after_trap(state: State) -> Phase:
    return _after_clues(state, suspects=False)


def _next(state: State) -> Events:
    """Archéoscript's second play, or the next player's turn."""
    if state.plays > 1:
        return (PlayedOnce(),)
    ended = [CurseEnded(curse.card, curse.owner, curse.since) for curse in state.last_turn]
    return (TurnEnded(state.active), *ended, TurnBegan(state.turn + 1, state.left_of(state.active)))


# --- looks -------------------------------------------------------------------------------------------------


def privacy(state: State, seat: Seat) -> Privacy | None:
    """How many tiles this seat may look at now."""
    if seat != state.active or state.phase in SET_UP or state.phase is Phase.OVER:
        return None
    looks = state.veils_left or state.looks_left
    return Glimpse(word(mid("window-looks"), looks=looks), looks) if looks else None


def _looked(box: Box, state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window: what lies there is said, and nothing of it is kept."""
    allowed = privacy(state, seat)
    kind = token.kind.partition("/")[0]
    if allowed is None or allowed.scans is None or len(earlier) >= allowed.scans or kind not in ("tuile", "traquenard"):
        return refuse(mid("refuse-look"))
    return (Peeked(_seen(box, token), seat),)


def _looks_taken(state: State, seat: Seat, looks: int) -> Events:
    """The window has closed: so many looks are used up, and of what, but not at what."""
    events: list[Event] = []
    for _ in range(looks):
        if privacy(state, seat) is None:
            break
        taken = LookTaken(seat, _source(state))
        events.append(taken)
        state = evolve(state, taken)
    return tuple(events)


def _source(state: State) -> Source:
    """What the next look is taken from: what is lost first goes first."""
    if state.veils_left:
        return Source.PARANOIA
    by_ability = LOOKS.get(state.ability, 0) if state.ability else 0
    return Source.ABILITY if by_ability > state.looked else Source.OBJECT


# --- 3ID cards ---------------------------------------------------------------------------------------------


def _card(state: State, token: Token, card: Card, lifted: str | None) -> Decision:
    match state.phase:
        case Phase.CARD:
            return _drawn(state, card)
        case Phase.SPARE if card in (state.held, state.spare):
            return (Heard(token),) if card is state.spare else (SpareChosen(card),)
        case Phase.OVER:
            return (Heard(token),)
    holder = state.holder(card)
    if holder is None or state.phase in SET_UP:
        return (Heard(token),)
    return _used(state, card, holder, lifted)


def _drawn(state: State, card: Card) -> Events:
    late = card is Card.DEBRIEFING and state.hour >= SLEEP
    to = _after_card(state)
    if late:
        to = Phase.DEBRIEFING
    elif card.is_object and state.held is not None:
        to = Phase.SPARE
    return (CardDrawn(card, late, to),)


def _after_card(state: State) -> Phase:
    return Phase.END if state.plays else Phase.TRAP_DUE


def _spare(state: State, seat: Seat, lifted: str | None) -> Decision:
    """The second object goes to that seat; one's own seat: it is discarded."""
    assert state.spare is not None
    if seat == state.active:
        return (SpareGone(state.spare, None, _after_card(state)),)
    if state.objects[seat - 1] is not None and lifted != "two-objects":
        return refuse(mid("refuse-two-objects"), "two-objects", who=who(state, seat))
    return (SpareGone(state.spare, seat, _after_card(state)),)


def _used(state: State, card: Card, holder: Seat, lifted: str | None) -> Decision:
    """An object is used, or why it cannot be now."""

    def unless(rule: str, fits: bool) -> Rejection | None:
        return None if fits or lifted == rule else refuse(mid(f"refuse-{rule}"), rule)

    if card is Card.INVERTIGO:
        now = state.phase is Phase.INVERTIGO
        return unless("invertigo", now) or (ObjectUsed(card, holder, Phase.END if now else state.phase),)
    if holder != state.active and lifted != "object-turn":
        return refuse(mid("refuse-object-turn"), "object-turn", who=who(state, holder))
    to = state.phase
    refusal = None
    match card:
        case Card.LOUPE | Card.OREILLETTES:
            refusal = unless("look-late", state.before_tiles)
        case Card.STYLO:
            fits = state.phase in (Phase.ROLLED, Phase.REVEAL) and state.before_tiles and not state.rerolled
            refusal, to = unless("stylo", fits), Phase.ROLLED
        case Card.ARCHEOSCRIPT:
            refusal = unless("archeoscript-late", state.phase is Phase.START and not state.plays)
        case Card.CHRONOGYRE:
            return _chronogyre(state, holder, lifted)
    return refusal or (ObjectUsed(card, holder, to),)


def _chronogyre(state: State, holder: Seat, lifted: str | None) -> Decision:
    tiles = tuple(tile for tile in state.shown if not tile.is_trap and tile not in state.visible)
    if not tiles or state.phase not in (Phase.REVEAL, Phase.TURN_BACK):
        return refuse(mid("refuse-chronogyre"))
    forbidden = state.cursed(Limbes.BRUME) and not state.layout.chronogyre_under_brume
    if forbidden and lifted != "brume":
        return refuse(mid("refuse-brume"), "brume")
    if state.clues and not state.clues[holder - 1].reserve and lifted != "no-clue":
        return refuse(mid("refuse-no-clue"), "no-clue")
    if len(tiles) > 1:
        return (ObjectUsed(Card.CHRONOGYRE, holder, Phase.CHRONOGYRE),)
    used = ObjectUsed(Card.CHRONOGYRE, holder, state.phase)
    return (used, LeftVisible(tiles[0], state.phase))


def _debriefed(state: State, tile: Tile) -> Events:
    """One more tile with a clue is face up; with its twin it is a pair."""
    shown = TileRevealed(tile, Phase.DEBRIEFING)
    if tile.pair is None or tile.is_trap:
        return (shown,)
    others = (*state.shown, *state.visible)
    twin = next((other for other in others if other.pair == tile.pair and not other.is_trap), None)
    if twin is None:
        return (shown,)
    return (shown, *_extra_pair(state, Pair((twin.token, tile.token), tile.name or twin.name)))


def _extra_pair(state: State, pair: Pair) -> Events:
    paired = Paired(pair, Phase.DEBRIEFING, extra=True)
    return (paired, Ended(Outcome.THIRTEEN)) if len(state.aside) + 1 >= SUSPECTS else (paired,)


# --- Limbes cards ------------------------------------------------------------------------------------------


def _limbes(state: State, token: Token, card: Limbes, lifted: str | None) -> Decision:
    match state.phase:
        case Phase.LIMBES:
            return _drew(state, card)
        case Phase.CLUES if not state.plays:
            return (CluesLaid(0, Phase.LIMBES), *_drew(state, card))
        case Phase.TURN_BACK if not state.plays and (state.suspects or state.layout.always_limbes):
            return (TurnedBack(state.suspects, Phase.LIMBES), *_drew(state, card))
        case Phase.TURN_BACK | Phase.END | Phase.CLUES if state.plays and state.suspects:
            if lifted != "archeoscript":
                return refuse(mid("refuse-archeoscript"), "archeoscript")
            return _drew(state, card)
    return (Heard(token),)


def _drew(state: State, card: Limbes) -> Events:
    if sleeps(state, card) or state.holder(Card.INVERTIGO) is None:
        return _fallen(state, card)
    return (LimbesDrawn(card),)


def sleeps(state: State, card: Limbes) -> bool:
    """Whether this ambush does nothing yet."""
    return card in SLEEPERS and state.hour < SLEEP


def _fallen(state: State, card: Limbes) -> Events:
    """The card does what it does."""
    if card.is_curse:
        return (CurseBegan(card, state.active),)
    if sleeps(state, card):
        return (AmbushFell(card, False, Phase.END),)
    match card:
        case Limbes.ILLUSION:
            return (AmbushFell(card, True, Phase.ILLUSION),)
        case Limbes.FAUSSE_PISTE if state.aside:
            return (AmbushFell(card, True, Phase.FALSE_TRAIL),)
        case Limbes.TEMPS:
            return (AmbushFell(card, True, Phase.END), *_hour(state, Reason.TEMPS))
        case _:
            return (AmbushFell(card, True, Phase.END),)


# --- the bluff ---------------------------------------------------------------------------------------------


def _bluff(state: State, lifted: str | None) -> Decision:
    if state.phase is not Phase.START and lifted != "bluff-rolled":
        return refuse(mid("refuse-bluff-rolled"), "bluff-rolled")
    if state.hour < BLUFF and lifted not in ("bluff-early", "bluff-rolled"):
        return refuse(mid("refuse-bluff-early"), "bluff-early", hour=state.hour)
    return (BluffBegan(),)


def _demon(state: State, demon: Tile) -> Events:
    """The Demon is shown: identical or not, where the owner has told; else the table says."""
    chosen = state.shown[0]
    same = False if chosen.is_trap or demon.is_trap else _same(chosen, demon)
    if same is None:
        return (BluffShown(demon, Phase.BLUFF_ANSWER),)
    outcome = Outcome.BLUFF_RIGHT if same else Outcome.BLUFF_WRONG
    return (BluffShown(demon, Phase.BLUFF_DEMON), Ended(outcome))


# --- forms -------------------------------------------------------------------------------------------------


def _filled(state: State, form: str, answers: tuple[int | None, ...], lifted: str | None) -> Decision:
    if form == "roll":
        value = answers[0] if answers else None
        if value not in FACES or state.phase not in (Phase.START, Phase.ROLLED, Phase.REVEAL, Phase.ILLUSION):
            return refuse(mid("refuse-not-now"))
        return _face(state, FACES[value], lifted)
    if form == "scanner":
        return refuse(mid("refuse-scanner"))
    if form not in (entry.id for entry in menu(state)):
        return refuse(mid("refuse-not-now"))
    match form:
        case "bluff":
            return _bluff(state, lifted)
        case "look":
            return (LookAsked(),)
        case "clue-home":
            return refuse(mid("refuse-incomplete")) if answers[0] is None else (ClueHome(answers[0]),)
        case _:
            return _correct(state, *answers)


def _correct(state: State, which: int | None, value: int | None) -> Decision:
    if which is None or value is None:
        return refuse(mid("refuse-incomplete"))
    count = tuple(Count)[which - 1]
    low, high = _LIMITS.get(count, (0, 99))
    if count is Count.ACTIVE:
        high = state.players
    if not low <= value <= high:
        return refuse(mid("refuse-count"), low=low, high=high)
    return (Corrected(count, value),)


_LIMITS = {Count.HOUR: (0, LAST_HOUR - 1), Count.ASIDE: (0, SUSPECTS - 1), Count.ACTIVE: (1, 1)}


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> Expects:
    """What may come next, for help, refusals, reminders and what must be forgotten."""
    return Expects(
        question(state),
        can=tuple(own(f"can-{name}") for name in _can(state)),
        reminder=words.reminder(state),
        over=state.phase is Phase.OVER,
        dice=DIE if _no_roll_due(state) is None else 0,
        forget=words.forgotten(state),
        asking=state.pending,
    )


def _no_roll_due(state: State) -> Rejection | None:
    if state.phase in (Phase.START, Phase.ROLLED, Phase.REVEAL, Phase.ILLUSION):
        return _no_roll(state, None)
    return refuse(mid("refuse-not-now"))


def question(state: State) -> Question | None:
    """The number that the phase takes."""
    asked = words.step(state)
    low, high, skippable, open_ = 1, 1, True, True
    match state.phase:
        case Phase.INVESTIGATORS:
            high = len(INVESTIGATORS)
        case Phase.HOUSE:
            high = len(HOUSE_RULES)
        case Phase.STARTER:
            high = state.players
        case Phase.START | Phase.REVEAL:
            high = INSTEAD
        case Phase.ROLLED | Phase.ILLUSION:
            high = ROLL
        case Phase.PAIR | Phase.BLUFF_ANSWER:
            high, skippable = 2, False
        case Phase.SPARE:
            high, skippable = state.players, False
        case Phase.CUBES if state.cubes is None:
            low, high = 2, 2
        case Phase.CLUES:
            low, high, open_ = 0, 2, False
        case Phase.CARD | Phase.DEBRIEFING | Phase.TRAP_DUE | Phase.LIMBES | Phase.INVERTIGO:
            pass
        case _:
            return None
    return Question(asked.id, low, high, asked.args, skippable=skippable, open=open_)


def _can(state: State) -> tuple[str, ...]:
    """What can be done now, by name."""
    names = [state.phase.value]
    if state.phase is Phase.START and state.hour >= BLUFF:
        names.append("start-bluff")
    if state.phase is Phase.REVEAL:
        if state.before_tiles and state.may_reroll:
            names.append("reroll")
        elif state.shown:
            names.append("no-second")
    if state.phase not in SET_UP and state.phase is not Phase.OVER:
        names.append("clock")
    return tuple(names)


def menu(state: State) -> tuple[Form, ...]:
    """The game's own entries that make sense now."""
    if state.phase in SET_UP or state.phase is Phase.OVER:
        return ()
    forms = [
        _form(
            "correct",
            Question(mid("ask-correct"), 1, len(Count)),
            Question(mid("ask-correct-number"), 0, 99, width=2),
        )
    ]
    if state.looks_left and state.way is not Way.EYES and state.house.looks == "aloud":
        forms.append(_form("look"))
    forms.append(_form("bluff"))
    if state.clues and any(clues.laid for clues in state.clues):
        forms.append(_form("clue-home", Question(mid("ask-clue-home"), 1, state.players)))
    return tuple(forms)


def _form(name: str, *questions: Question) -> Form:
    return Form(name, questions, own(f"menu-{name}"))


__all__ = ["RULE_SETTINGS", "begin", "decide", "expects", "menu", "name_of", "privacy", "question"]
