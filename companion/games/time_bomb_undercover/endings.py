"""What a cut leads to by itself: the end of the round or of the game, and who has won.

Pure. ``phases.py`` and ``rules.py`` use it. It must never judge an act: it only tells what follows.
"""

from __future__ import annotations

from companion.games.time_bomb_undercover import events
from companion.games.time_bomb_undercover.events import ROUNDS, Cable, Fatality, Phase, Side, Termination
from companion.games.time_bomb_undercover.state import State, evolve
from companion.model import Event

Events = tuple[Event, ...]


def after_cut(state: State, cut: events.Cut) -> Events:
    """What a cut made in this state leads to."""
    if cut.cable is Cable.BOMB:
        return _ending(state, Termination.EXPLODED)
    if cut.cable is Cable.DEFUSE and state.found(Cable.DEFUSE) + 1 >= state.layout.cables.defuse:
        return _ending(state, Termination.DEFUSED)
    if state.phase is Phase.PLAYING and state.made + 1 >= state.players:
        return (round_over(state),)
    return ()


def round_over(state: State) -> Event:
    if state.round < ROUNDS:
        return events.RoundEnded(state.round)
    return events.Won(Side.ORGANISATION, Termination.ROUNDS_OVER)


def _ending(state: State, how: Termination) -> Events:
    """The ending cut. Who has won is known at once only if Shadow cannot have won by it."""
    return (events.Ended(how),) if state.shadow_may_win(how) else (events.Won(_without_shadow(how), how),)


def _without_shadow(how: Termination) -> Side:
    return Side.AGENCE if how is Termination.DEFUSED else Side.ORGANISATION


def fatality_told(state: State, face: Fatality | None) -> Events:
    """The token's face is known, or passed over. At the end it may tell who has won."""
    known = events.FatalityKnown(face)
    if state.how is None:
        return (known,)
    if face is None:
        return (known, events.Won(None, state.how))
    if evolve(state, known).shadow_may_win(state.how):
        return (known,)
    return (known, events.Won(_without_shadow(state.how), state.how))


def cutter_told(state: State, shadow: bool | None) -> Events:
    """It is told whether Shadow made the ending cut; None: that is left open."""
    assert state.how is not None, "the question is asked at the end only"
    if shadow is None:
        return (events.Won(None, state.how),)
    return (events.Won(Side.SHADOW if shadow else _without_shadow(state.how), state.how),)


def resumed(state: State) -> Events:
    """Play goes on after what had looked like an end, up to the round's end if all its cuts are made."""
    goes_on = events.Reopened(state.round)
    if state.made >= state.players and state.how is not Termination.ROUNDS_OVER:
        return (goes_on, round_over(state))
    return (goes_on,)


def after_correction(before: State, after: State) -> Events:
    """What other counts lead to: an ending, or that an ending or a round's end was none."""
    bombs, found = after.found(Cable.BOMB), after.found(Cable.DEFUSE)
    all_found = found >= after.layout.cables.defuse
    if bombs > before.found(Cable.BOMB):
        return _ending(after, Termination.EXPLODED)
    if all_found and found > before.found(Cable.DEFUSE):
        return _ending(after, Termination.DEFUSED)
    no_bomb = before.how is Termination.EXPLODED and bombs < before.found(Cable.BOMB)
    if no_bomb or (before.how is Termination.DEFUSED and not all_found):
        return resumed(after)
    short = before.made >= before.players > after.made
    if short and (before.between_rounds or before.how is Termination.ROUNDS_OVER):
        return (events.Reopened(after.round),)
    return ()
