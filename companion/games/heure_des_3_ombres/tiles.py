"""What a tile does when it is scanned: revealed, paired, a trap, shown in a bluff, looked at in secret.

Pure. A tile is read only if it lies open, or if it is due to be seen. Otherwise a suspect, a trap and the Demon are
refused with the same words, which tell nothing. A look must never become a durable event with its tile.
"""

from __future__ import annotations

from companion.boxes.box import Box, Flaw
from companion.games.heure_des_3_ombres import events
from companion.games.heure_des_3_ombres.changes import evolve
from companion.games.heure_des_3_ombres.events import Investigator, Outcome, Pair, Phase, Reason, Source, Tile, Trap
from companion.games.heure_des_3_ombres.names import say
from companion.games.heure_des_3_ombres.state import State
from companion.games.heure_des_3_ombres.turns import Events, after_trap, hour_passes, put_aside, turned_back
from companion.games.kit.lines import token_word
from companion.games.protocol import Decision, Glimpse, Privacy
from companion.model import Hidden, Rejection, Seat, Several, Token, Way


def scanned(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    """A tile was scanned outside any window."""
    open_ = next((tile for tile in (*state.shown, *state.visible) if tile.token == token), None)
    if open_ is not None and state.phase is Phase.CHRONOGYRE and open_ in state.shown:
        return (events.LeftVisible(open_, Phase.TURN_BACK),)
    if open_ is not None and not (state.phase is Phase.REVEAL and len(state.shown) == 1 and open_ in state.visible):
        return (events.Heard(token, open_.name),)
    if state.phase is Phase.OVER:
        return (events.Heard(token, box.slot(token.id).name),)
    pair = next((pair for pair in state.aside if token in pair.tiles), None)
    if pair is not None and lifted != "aside":
        if state.phase is Phase.FALSE_TRAIL:
            return (events.PairReturned(pair),)
        if state.phase is Phase.REVEAL:
            return say.refuse("aside", "aside")
        return (events.Heard(token, pair.name),)
    if token.kind == "demon":
        return _demon(state, _seen(box, token)) if state.phase is Phase.BLUFF_DEMON else _closed(state)
    if state.aloud and state.looks_left:
        return (events.Peeked(_seen(box, token), None), _look_taken(state, token))
    match state.phase:
        case Phase.REVEAL:
            return _revealed(box, state, token)
        case Phase.DEBRIEFING:
            return _debriefed(state, _seen(box, token))
        case Phase.BLUFF:
            return (events.BluffShown(_seen(box, token), Phase.BLUFF_DEMON),)
        case Phase.BLUFF_DEMON:
            return _demon(state, _seen(box, token))
        case _:
            return _closed(state)


def _closed(state: State) -> Rejection:
    """The refusal, the same for every tile: which tile it was must stay secret, and no card lifts that."""
    if state.phase in events.SET_UP:
        return say.refuse("tile-early")
    return say.refuse("tile-unrolled" if state.phase is Phase.START else "tile")


def _seen(box: Box, token: Token) -> Tile:
    slot = box.slot(token.id)
    return Tile(token, slot.name, slot.facts.get("pair"))


# --- a reveal ----------------------------------------------------------------------------------------------


def _revealed(box: Box, state: State, token: Token) -> Decision:
    if state.unread:
        return _claimed(box, state, token)
    tile = _seen(box, token)
    if tile.is_trap and not state.cursed(events.Limbes.PARANOIA):
        return _trapped(box, state, token)
    if tile.pair is not None:
        twin = next((other for other in state.visible if other.pair == tile.pair and other.token != token), None)
        if twin is not None:
            return (events.TileRevealed(tile, Phase.CARD), *paired(state, (twin, tile)))
    if not state.shown:
        return (events.TileRevealed(tile, Phase.REVEAL if state.left > 1 else Phase.TURN_BACK),)
    first = state.shown[0]
    if first.is_trap or tile.is_trap:
        return (events.TileRevealed(tile, Phase.TURN_BACK), events.Differed(False))
    match _same(first, tile):
        case True:
            return (events.TileRevealed(tile, Phase.CARD), *paired(state, (first, tile)))
        case False:
            return (events.TileRevealed(tile, Phase.TURN_BACK), events.Differed(True))
        case None:
            return (events.TileRevealed(tile, Phase.PAIR),)


def _claimed(box: Box, state: State, token: Token) -> Decision:
    """Under Paranoïa a tile is scanned to be shown: one that this turn allows to see, and read only with its twin."""
    if token in state.claims:
        return say.refuse("paranoia-twice")
    if not state.may_show(token):
        return say.refuse("paranoia")
    tile = _seen(box, token)
    claims = tuple(_seen(box, claim) for claim in state.claims)
    others = (*claims, *(open_ for open_ in state.visible if open_.token != token))
    twin = next((other for other in others if _identical(other, tile)), None)
    if twin is not None:
        return (events.PairClaimed(Hidden(token), Phase.CARD), *paired(state, (twin, tile)))
    if len(claims) + 1 < state.left:
        return (events.PairClaimed(Hidden(token), Phase.REVEAL),)
    if any(_identical(claim, tile) is None for claim in claims):
        return (events.PairClaimed(Hidden(token), Phase.PAIR),)
    return (events.PairClaimed(Hidden(token), Phase.TURN_BACK), events.Differed(state.left >= events.REVEALS))


def at_issue(box: Box, state: State) -> tuple[Tile, ...]:
    """The two tiles of which the table says whether they are a pair."""
    return state.shown or tuple(_seen(box, claim) for claim in state.claims)


def _identical(first: Tile, second: Tile) -> bool | None:
    return False if first.is_trap or second.is_trap else _same(first, second)


def _same(first: Tile, second: Tile) -> bool | None:
    """Whether two suspects are strictly identical; None if the owner has not told."""
    if first.pair is None or second.pair is None:
        return None
    return first.pair == second.pair


def paired(state: State, tiles: tuple[Tile, ...]) -> Events:
    """These two tiles are the same suspect."""
    name = next((tile.name for tile in tiles if tile.name), None)
    return put_aside(state, events.Paired(Pair(tuple(tile.token for tile in tiles), name), Phase.CARD))


def _trapped(box: Box, state: State, token: Token) -> Events:
    trap = Trap(token.kind.split("/")[1])
    softened = state.ability is Investigator.BALAFRE
    second, after = bool(state.shown), after_trap(state)
    match trap:
        case Trap.HERCULE:
            thrown = min(1 if softened else 2, 2 if state.cubes.supply is None else state.cubes.supply)
            if thrown:
                return (events.TrapRevealed(trap, second, False, thrown, None, Phase.CUBES),)
            return (events.TrapRevealed(trap, second, False, 0, None, after), *hour_passes(state, Reason.NO_CUBE))
        case Trap.HORLOGE:
            return (events.TrapRevealed(trap, second, False, None, None, after), *hour_passes(state, Reason.TRAP))
        case _:
            number = box.slot(token.id).facts.get("lieu")
            lieu = box.slot(f"{events.ID}/lieu/{number}").name if number and trap is Trap.YEUX else None
            return (events.TrapRevealed(trap, second, not softened, None, lieu, after),)


def cube_removed(state: State, lifted: str | None) -> Decision:
    """A cube is taken off a tile, and no tile is revealed."""
    if (state.claims or not state.to_come) and lifted != "tiles-seen":
        return say.refuse("tiles-seen", "tiles-seen")
    if not state.cubes.laid and lifted != "no-cube":
        return say.refuse("no-cube", "no-cube")
    if state.left > 1:
        return (events.CubeRemoved(Phase.REVEAL),)
    if state.shown:
        return (events.CubeRemoved(Phase.TURN_BACK),)
    return (events.CubeRemoved(after_trap(state)),)


def no_second(state: State, lifted: str | None) -> Decision:
    """The die's Lieu is empty: there is only one tile."""
    if not state.to_come and lifted != "tiles-seen":
        return say.refuse("tiles-seen", "tiles-seen")
    if state.face and not state.face.is_lieu and lifted != "two-tiles":
        return say.refuse("two-tiles", "two-tiles")
    return (events.NoSecondTile(),) if state.shown else turned_back(state, False)


# --- Débriefing --------------------------------------------------------------------------------------------


def _debriefed(state: State, tile: Tile) -> Events:
    """One more tile with a clue is face up; with its twin it is a pair."""
    shown = events.TileRevealed(tile, Phase.DEBRIEFING)
    if tile.pair is None or tile.is_trap:
        return (shown,)
    others = (*state.shown, *state.visible)
    twin = next((other for other in others if other.pair == tile.pair and not other.is_trap), None)
    if twin is None:
        return (shown,)
    return (shown, *extra_pair(state, Pair((twin.token, tile.token), tile.name or twin.name)))


def extra_pair(state: State, pair: Pair) -> Events:
    """A pair that Débriefing has shown; ``pair`` is empty if it is not told which."""
    return put_aside(state, events.Paired(pair, Phase.DEBRIEFING, extra=True))


# --- the bluff ---------------------------------------------------------------------------------------------


def bluff(state: State, lifted: str | None) -> Decision:
    """A bluff instead of the roll."""
    if state.phase is not Phase.START and lifted != "bluff-rolled":
        return say.refuse("bluff-rolled", "bluff-rolled")
    if not state.may_bluff and lifted not in ("bluff-early", "bluff-rolled"):
        return say.refuse("bluff-early", "bluff-early", hour=state.hour)
    return (events.BluffBegan(),)


def _demon(state: State, demon: Tile) -> Events:
    """The Demon is shown. The owner has told whether the tiles are identical; else the table is asked."""
    same = _identical(state.shown[0], demon)
    if same is None:
        return (events.BluffShown(demon, Phase.BLUFF_ANSWER),)
    return (events.BluffShown(demon, Phase.BLUFF_DEMON), *bluffed(same))


def bluffed(same: bool) -> Events:
    return (events.Ended(Outcome.BLUFF_RIGHT if same else Outcome.BLUFF_WRONG),)


# --- looks -------------------------------------------------------------------------------------------------


def privacy(state: State, seat: Seat) -> Privacy | None:
    """How many tiles this seat may look at now."""
    if seat != state.active or not state.playing:
        return None
    looks = state.veils_left or state.looks_left
    return Glimpse(say.word("window-looks", looks=looks), looks) if looks else None


def looked(box: Box, state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window: the tile is said, and not kept."""
    allowed = privacy(state, seat)
    kind = token.kind.partition("/")[0]
    if allowed is None or allowed.scans is None or len(earlier) >= allowed.scans or kind not in ("tuile", "traquenard"):
        return say.refuse("look")
    return (events.Peeked(_seen(box, token), seat),)


def looks_taken(state: State, seat: Seat, tokens: tuple[Token, ...]) -> Events:
    """The window has closed: which looks are used up. Only Paranoïa keeps their tiles, and hidden."""
    taken: list[events.LookTaken] = []
    for token in tokens:
        if privacy(state, seat) is None:
            break
        taken.append(_look_taken(state, token))
        state = evolve(state, taken[-1])
    return tuple(taken)


def _look_taken(state: State, token: Token) -> events.LookTaken:
    """The next look of the active player, by what would be lost first. A look aloud is never one of Paranoïa's."""
    if state.veils_left and not state.aloud:
        return events.LookTaken(state.active, Source.PARANOIA, Hidden(token))
    return events.LookTaken(state.active, Source.ABILITY if state.looks_by_ability else Source.OBJECT)


def look_aloud(state: State) -> Decision:
    """The active player looks at tiles aloud, or why not. One whose ear is lost may do so, one who sees has no need."""
    if state.way is Way.EYES:
        return say.refuse("look-eyes")
    if state.looks_left:
        return (events.LookAsked(),)
    if not state.before_tiles:
        return say.refuse("look-late")
    marked = state.ability is Investigator.ZACHARIE and state.looked < events.LOOKS[Investigator.ZACHARIE]
    return say.refuse("nothing-marked" if marked else "no-looks")


# --- what the box's owner has told -------------------------------------------------------------------------


def flaws(box: Box) -> tuple[Flaw, ...]:
    """Each tile that has the pair number of two others."""
    found: list[Flaw] = []
    tiles: dict[int, list[str]] = {}
    for kind in box.pack.kinds:
        pair = box.slot(kind.id).facts.get("pair")
        if pair is not None:
            alike = tiles.setdefault(pair, [])
            if len(alike) >= 2:
                others = Several(tuple(token_word(other) for other in alike[:2]))
                found.append(Flaw(kind.id, say.word("flaw-pair", pair=pair, tiles=others)))
            alike.append(kind.id)
    return tuple(found)
