"""What each event does to the state.

``evolve`` is the only way to a new state and never refuses: the event has been judged, and says what the table does
next (``to``).
"""

from __future__ import annotations

from typing import Any, TypeVar

from companion.games.heure_des_3_ombres import events
from companion.games.heure_des_3_ombres.events import ID, Card, Count, Deck, Limbes, Pair, Phase, Reason, Source
from companion.games.heure_des_3_ombres.state import Clues, Cubes, Curse, Layout, State
from companion.games.kit.changes import Changes
from companion.games.kit.seating import people, put
from companion.model import Event, Seat, Token, replace

T = TypeVar("T")

change = Changes[State](ID)


@change.first
def _started(event: events.GameStarted) -> State:
    layout = Layout(
        people(event.seats),
        tuple(seated.way for seated in event.seats),
        event.step,
        event.always_limbes,
        event.zacharie_under_cube,
        event.chronogyre_under_brume,
    )
    return State(
        layout,
        event.house,
        event.hour,
        investigators=(None,) * layout.players,
        objects=(None,) * layout.players,
        cubes=Cubes(event.cubes),
        clues=None if event.clues is None else (Clues(event.clues),) * layout.players,
        traps=event.traps,
    )


@change
def _investigator_told(state: State, event: events.InvestigatorTold) -> State:
    told = put(state.investigators, event.seat, event.investigator)
    return replace(state, investigators=told, asked=event.seat + 1, phase=event.to)


change.of(events.HouseRuleSet, lambda state, event: replace(state, house=state.house.with_(event.name, event.value)))
change.of(events.StepDone, lambda state, event: replace(state, phase=event.to))


# --- turns, the die, the clock ---


@change
def _turn_began(state: State, event: events.TurnBegan) -> State:
    shut = tuple([closed for closed in state.shut if closed != event.seat])
    return _fresh_play(
        state, turn=event.number, active=event.seat, shut=shut, moved=False, by_hand=False, plays=0, looks=0
    )


change.of(events.PlayedOnce, lambda state, _: _fresh_play(state, plays=1))


def _fresh_play(state: State, **more: Any) -> State:
    """The same table, before a roll of the die."""
    return replace(
        state,
        phase=Phase.START,
        face=None,
        rerolled=False,
        must_roll=False,
        left=0,
        shown=(),
        looked=0,
        veils=(),
        claims=(),
        untold=None,
        trap_laid=False,
        suspects=False,
        spare=None,  # a correction of the turn came first: it was discarded
        **more,
    )


@change
def _die_rolled(state: State, event: events.DieRolled) -> State:
    return replace(
        state,
        face=event.face,
        left=events.REVEALS,
        rerolled=state.rerolled or event.again is not None,
        must_roll=state.must_roll and event.again is not Source.OBJECT,
        phase=event.to,
    )


change.of(events.RollKept, lambda state, _: replace(state, phase=Phase.REVEAL))


@change
def _hour_passed(state: State, event: events.HourPassed) -> State:
    return replace(state, hour=event.hour, moved=True, by_hand=state.by_hand or event.reason is Reason.HAND)


change.of(events.AdvanceAsked, lambda state, _: replace(state, pending=True))


# --- tiles ---


@change
def _tile_revealed(state: State, event: events.TileRevealed) -> State:
    left = state.left - 1 if state.phase is Phase.REVEAL else state.left
    return replace(state, shown=(*state.shown, event.tile), left=left, phase=event.to)


@change
def _paired(state: State, event: events.Paired) -> State:
    gone = frozenset(event.pair.tiles)
    shown = tuple(tile for tile in state.shown if tile.token not in gone) if event.extra else ()
    visible = tuple(tile for tile in state.visible if tile.token not in gone)
    return replace(
        state,
        aside=(*state.aside, event.pair),
        shown=shown,
        visible=visible,
        left=0,
        veils=(),
        claims=(),
        phase=event.to,
    )


change.of(events.Differed, lambda state, event: replace(state, suspects=event.suspects, phase=Phase.TURN_BACK))
change.of(events.NoSecondTile, lambda state, _: replace(state, left=0, suspects=False, phase=Phase.TURN_BACK))


@change
def _turned_back(state: State, event: events.TurnedBack) -> State:
    return replace(state, shown=(), left=0, veils=(), claims=(), suspects=event.suspects, phase=event.to)


change.of(events.LeftVisible, lambda state, event: replace(state, visible=(*state.visible, event.tile), phase=event.to))


@change
def _pair_returned(state: State, event: events.PairReturned) -> State:
    aside = list(state.aside)
    aside.remove(event.pair if event.pair in aside else aside[-1])
    return replace(state, aside=tuple(aside), phase=Phase.END)


@change
def _look_taken(state: State, event: events.LookTaken) -> State:
    state = replace(state, fresh=True)
    match event.source:
        case Source.ABILITY:
            return replace(state, looked=state.looked + 1)
        case Source.OBJECT:
            return replace(state, looks=state.looks - 1)
        case Source.PARANOIA:
            return replace(state, veils=(*state.veils, event.tile.token if event.tile else None))


@change
def _pair_claimed(state: State, event: events.PairClaimed) -> State:
    return replace(state, claims=(*state.claims, event.tile.token), phase=event.to)


change.nothing(events.LooksDone)
change.of(events.LookAsked, lambda state, _: replace(state, aloud=True))
change.of(events.BluffBegan, lambda state, _: replace(state, shown=(), phase=Phase.BLUFF))
change.of(events.BluffShown, lambda state, event: replace(state, shown=(*state.shown, event.tile), phase=event.to))


# --- traps, cubes, clues ---


@change
def _trap_revealed(state: State, event: events.TrapRevealed) -> State:
    shut = state.shut
    if event.shuts and state.active not in shut:
        shut = (*shut, state.active)
    return replace(_trap_count(state, -1), shown=(), left=0, shut=shut, due=event.cubes, phase=event.to)


change.of(events.TrapLaid, lambda state, _: replace(_trap_count(state, 1), trap_laid=True, phase=Phase.END))


def _trap_count(state: State, more: int) -> State:
    return state if state.traps is None else replace(state, traps=max(0, state.traps + more))


@change
def _cubes_thrown(state: State, event: events.CubesThrown) -> State:
    return replace(state, cubes=state.cubes.thrown(event.cubes), due=None, phase=event.to)


@change
def _cube_removed(state: State, event: events.CubeRemoved) -> State:
    off = min(1, state.cubes.laid)
    return replace(state, cubes=state.cubes.thrown(-off), left=state.left - 1, phase=event.to)


change.of(events.CluesLaid, lambda state, event: replace(_clues(state, state.active, event.clues), phase=event.to))
change.of(events.ClueHome, lambda state, event: _clues(state, event.seat, -1))


def _clues(state: State, seat: Seat, laid: int, gained: int = 0) -> State:
    """This seat lays ``laid`` clues on tiles, from its reserve or by moving others, and gains new ones."""
    if state.clues is None:
        return state
    old = state.clues[seat - 1]
    moved = min(laid, old.reserve) if laid > 0 else -min(-laid, old.laid)
    new = Clues(old.reserve - moved + gained, old.laid + moved)
    return replace(state, clues=put(state.clues, seat, new))


def _clues_home(state: State) -> State:
    if state.clues is None:
        return state
    return replace(state, clues=tuple(Clues(clues.reserve + clues.laid) for clues in state.clues))


# --- cards ---


@change
def _card_drawn(state: State, event: events.CardDrawn) -> State:
    state = replace(state, untold=Deck.CARDS if event.card is None else None, phase=event.to)
    if event.card is not None and event.card.is_object:
        state = _laid_out(state, event.token)
    match event.card:
        case None:
            return state
        case Card.CALEPIN:
            return _clues(state, state.active, 0, 1)
        case Card.DEBRIEFING:
            return _clues_home(state) if event.late else _clues(state, state.active, 0, 1)
        case card if state.held is not None:
            return replace(state, spare=card)
        case card:
            return replace(state, objects=put(state.objects, state.active, card))


@change
def _spare_chosen(state: State, event: events.SpareChosen) -> State:
    return replace(state, objects=put(state.objects, state.active, state.spare), spare=event.card)


@change
def _spare_gone(state: State, event: events.SpareGone) -> State:
    if event.seat is None:
        state = _discarded(state, event.card)
    objects = state.objects if event.seat is None else put(state.objects, event.seat, event.card)
    return replace(state, objects=objects, spare=None, phase=event.to)


@change
def _object_used(state: State, event: events.ObjectUsed) -> State:
    state = _discarded(state, event.card)
    used = replace(state, objects=put(state.objects, event.seat, None), phase=event.to)
    match event.card:
        case Card.ARCHEOSCRIPT:
            return replace(used, plays=2)
        case Card.LOUPE:
            return replace(used, looks=state.looks + 1)
        case Card.OREILLETTES:
            laid = state.clues_laid
            return replace(used, looks=state.looks + (2 if laid is None else min(2, laid)))
        case Card.STYLO:
            return replace(used, must_roll=True)
        case Card.REVELATEUR:
            return replace(used, cubes=state.cubes.thrown(-state.cubes.laid))
        case Card.INVERTIGO:
            return replace(used if state.drawn is None else _discarded(used, state.drawn), drawn=None)
        case Card.CHRONOGYRE:
            return _clues(used, event.seat, 1)
        case _:
            return used


change.of(events.DebriefingDone, lambda state, event: replace(state, phase=event.to, shown=()))


@change
def _limbes_drawn(state: State, event: events.LimbesDrawn) -> State:
    return replace(_laid_out(state, event.token), drawn=event.card, untold=None, phase=Phase.INVERTIGO)


change.of(events.LimbesPassed, lambda state, _: replace(state, drawn=None, untold=Deck.LIMBES, phase=Phase.END))
change.of(events.IllusionPassed, lambda state, _: replace(state, drawn=None, phase=Phase.END))


@change
def _ambush_fell(state: State, event: events.AmbushFell) -> State:
    fallen = replace(_discarded(state, event.card), drawn=None, untold=None, phase=event.to)
    if event.card is Limbes.AMNESIE:
        return _clues_home(fallen)
    return _trap_count(fallen, 1) if event.card is Limbes.REVEIL and event.awake else fallen


@change
def _curse_began(state: State, event: events.CurseBegan) -> State:
    curse = Curse(event.card, event.owner, state.turn)
    return replace(
        _laid_out(state, event.token), drawn=None, untold=None, curses=(*state.curses, curse), phase=Phase.END
    )


@change
def _curse_ended(state: State, event: events.CurseEnded) -> State:
    ended = Curse(event.card, event.owner, event.since)
    return replace(_discarded(state, event.card), curses=tuple(curse for curse in state.curses if curse != ended))


def _laid_out(state: State, token: Token | None) -> State:
    """This card lies before a player from now on."""
    return state if token is None else replace(state, lying=state.lying | {token})


def _discarded(state: State, card: Card | Limbes) -> State:
    """A card of this kind is discarded. Which copy is not told, so any of them may be drawn again."""
    return replace(state, lying=frozenset(token for token in state.lying if token.id != card.token_id))


@change
def _illusion_rolled(state: State, event: events.IllusionRolled) -> State:
    return replace(state, phase=Phase.END if event.face.is_lieu else Phase.ILLUSION)


# --- corrections, and the end ---


@change
def _corrected(state: State, event: events.Corrected) -> State:
    value = event.value
    match event.count:
        case Count.HOUR:
            return replace(state, hour=value)
        case Count.ASIDE:
            more = (Pair(),) * (value - len(state.aside))
            return replace(state, aside=(*state.aside, *more)[:value])
        case Count.ACTIVE:
            shut = tuple([closed for closed in state.shut if closed != value])
            return _fresh_play(state, active=value, shut=shut, plays=0, looks=0)
        case Count.CUBES:
            return replace(state, cubes=Cubes(value, state.cubes.laid))
        case Count.CLUES:
            clues = state.clues or (Clues(0),) * state.players
            mine = replace(clues[state.active - 1], reserve=value)
            return replace(state, clues=put(clues, state.active, mine))
        case Count.TRAPS:
            return replace(state, traps=value)


change.of(events.Ended, lambda state, event: replace(state, outcome=event.outcome, phase=Phase.OVER, drawn=None))
change.nothing(events.TurnEnded)

_evolve = change.complete()


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before the first.

    Any event that counts ends what lasts for one act: A no longer waits for #, and a look that was read aloud is over.
    Looks aloud go on as long as there are tiles to look at.
    """
    if state is None or not event.durable or not (state.pending or state.fresh or state.aloud):
        return _evolve(state, event)
    after = _evolve(replace(state, pending=False, fresh=False, aloud=False), event)
    goes_on = state.aloud and isinstance(event, events.LookTaken) and after.looks_left > 0
    return replace(after, aloud=True) if goes_on else after


def spent(state: State) -> frozenset[Token]:
    """The tiles of suspects who have been put aside."""
    return frozenset(token for pair in state.aside for token in pair.tiles)
