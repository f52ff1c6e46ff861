"""What a card does when it is scanned: the 3ID cards, some of which are objects, and the Limbes cards.

Pure: it judges whether a card can be drawn or used now, and tells what follows.
"""

from __future__ import annotations

from companion.games.heure_des_3_ombres import events
from companion.games.heure_des_3_ombres.events import SET_UP, Card, Deck, Limbes, Phase, Reason
from companion.games.heure_des_3_ombres.names import say, who
from companion.games.heure_des_3_ombres.state import State
from companion.games.heure_des_3_ombres.turns import Events, after_card, hour_passes, limbes_follow
from companion.games.protocol import Decision
from companion.model import Rejection, Seat, Token

# --- 3ID cards ---------------------------------------------------------------------------------------------


def card_scanned(state: State, token: Token, card: Card, lifted: str | None) -> Decision:
    """A 3ID card was scanned: it is drawn (be it late), the one of two that goes, used by its holder, or only read."""
    match state.phase:
        case Phase.CARD:
            return _lies_already(state, token, lifted) or _card_drawn(state, card, token)
        case Phase.TRAP_DUE | Phase.END if state.untold is Deck.CARDS and token not in state.lying:
            return _card_drawn(state, card, token)
        case Phase.SPARE if card in (state.held, state.spare):
            return (events.Heard(token),) if card is state.spare else (events.SpareChosen(card),)
        case Phase.OVER:
            return (events.Heard(token),)
    holder = state.holder(card)
    if holder is None or state.phase in SET_UP:
        return (events.Heard(token),)
    return _used(state, card, holder, lifted)


def _lies_already(state: State, token: Token, lifted: str | None) -> Rejection | None:
    """A card that lies before a player cannot be drawn: it was scanned for another."""
    return say.refuse("card-lies", "card-lies") if token in state.lying and lifted != "card-lies" else None


def _card_drawn(state: State, card: Card, token: Token) -> Events:
    late = card is Card.DEBRIEFING and state.awake
    to = after_card(state)
    if late:
        to = Phase.DEBRIEFING
    elif card.is_object and state.held is not None:
        to = Phase.SPARE
    return (events.CardDrawn(card, late, to, token),)


def spare_goes(state: State, seat: Seat, lifted: str | None) -> Decision:
    """The second object goes to that seat; to the player's own seat: it is discarded."""
    assert state.spare is not None
    if seat == state.active:
        return (events.SpareGone(state.spare, None, after_card(state)),)
    if state.objects[seat - 1] is not None and lifted != "two-objects":
        return say.refuse("two-objects", "two-objects", who=who(state, seat))
    return (events.SpareGone(state.spare, seat, after_card(state)),)


def _used(state: State, card: Card, holder: Seat, lifted: str | None) -> Decision:
    """An object is used, or why it cannot be used now."""

    def unless(rule: str, fits: bool) -> Rejection | None:
        return None if fits or lifted == rule else say.refuse(rule, rule)

    if card is Card.INVERTIGO:
        now = state.phase is Phase.INVERTIGO
        return unless("invertigo", now) or (events.ObjectUsed(card, holder, Phase.END if now else state.phase),)
    if holder != state.active and lifted != "object-turn":
        return say.refuse("object-turn", "object-turn", who=who(state, holder))
    to = state.phase
    refusal = None
    match card:
        case Card.LOUPE | Card.OREILLETTES:
            nothing = card is Card.OREILLETTES and state.clues_laid == 0
            refusal = unless("look-late", state.before_tiles) or unless("no-clue-laid", not nothing)
        case Card.STYLO:
            fits = state.phase in (Phase.ROLLED, Phase.REVEAL) and state.before_tiles and not state.rerolled
            refusal = unless("roll-kept", not state.kept) or unless("stylo", fits)
            to = Phase.ROLLED
        case Card.ARCHEOSCRIPT:
            refusal = unless("archeoscript-late", state.phase is Phase.START and not state.plays)
        case Card.CHRONOGYRE:
            return _chronogyre(state, holder, lifted)
    return refusal or (events.ObjectUsed(card, holder, to),)


def _chronogyre(state: State, holder: Seat, lifted: str | None) -> Decision:
    tiles = tuple(tile for tile in state.shown if not tile.is_trap and tile not in state.visible)
    if not tiles or state.phase not in (Phase.REVEAL, Phase.TURN_BACK):
        return say.refuse("chronogyre")
    forbidden = state.cursed(Limbes.BRUME) and not state.layout.chronogyre_under_brume
    if forbidden and lifted != "brume":
        return say.refuse("brume", "brume")
    if state.clues and not state.clues[holder - 1].reserve and lifted != "no-clue":
        return say.refuse("no-clue", "no-clue")
    if len(tiles) > 1:
        return (events.ObjectUsed(Card.CHRONOGYRE, holder, Phase.CHRONOGYRE),)
    used = events.ObjectUsed(Card.CHRONOGYRE, holder, state.phase)
    return (used, events.LeftVisible(tiles[0], state.phase))


def cancelled(state: State) -> Events:
    """The Limbes card that was just drawn does nothing: the holder of Invertigo uses it."""
    holder = state.holder(Card.INVERTIGO)
    assert holder is not None, "asked only where somebody holds it"
    return (events.ObjectUsed(Card.INVERTIGO, holder, Phase.END),)


# --- Limbes cards ------------------------------------------------------------------------------------------


def limbes_scanned(state: State, token: Token, card: Limbes, lifted: str | None) -> Decision:
    """A Limbes card was scanned: it is drawn, even if a step before it was left out or it comes late, or only read."""
    if state.phase in (Phase.TURN_BACK, Phase.END, Phase.CLUES) and state.plays and state.suspects:
        if lifted != "archeoscript":
            return say.refuse("archeoscript", "archeoscript")
        return _limbes_drawn(state, card, token)
    left_out = _left_out(state)
    if left_out is None or (token in state.lying and state.phase is Phase.END):
        return (events.Heard(token),)
    return _lies_already(state, token, lifted) or (*left_out, *_limbes_drawn(state, card, token))


def _left_out(state: State) -> Events | None:
    """The steps that a Limbes card which is scanned now leaves out; None where none is due."""
    match state.phase:
        case Phase.LIMBES:
            return ()
        case Phase.END if state.untold is Deck.LIMBES:
            return ()
        case Phase.REVEAL if state.unread and not state.to_come and limbes_follow(state, True):
            return (events.TurnedBack(True, Phase.LIMBES),)
        case Phase.CLUES if not state.plays:
            return (events.CluesLaid(0, Phase.LIMBES),)
        case Phase.TURN_BACK if limbes_follow(state, state.suspects):
            return (events.TurnedBack(state.suspects, Phase.LIMBES),)
    return None


def _limbes_drawn(state: State, card: Limbes, token: Token) -> Events:
    if state.sleeps(card) or state.holder(Card.INVERTIGO) is None:
        return fallen(state, card, token)
    return (events.LimbesDrawn(card, token),)


def fallen(state: State, card: Limbes, token: Token | None = None) -> Events:
    """The card takes effect. ``token``: the card itself; None where it lies there already, and was not cancelled."""
    if card.is_curse:
        return (events.CurseBegan(card, state.active, token),)
    if state.sleeps(card):
        return (events.AmbushFell(card, False, Phase.END),)
    match card:
        case Limbes.ILLUSION:
            return (events.AmbushFell(card, True, Phase.ILLUSION),)
        case Limbes.FAUSSE_PISTE if state.aside:
            return (events.AmbushFell(card, True, Phase.FALSE_TRAIL),)
        case Limbes.TEMPS:
            return (events.AmbushFell(card, True, Phase.END), *hour_passes(state, Reason.TEMPS))
        case _:
            return (events.AmbushFell(card, True, Phase.END),)
