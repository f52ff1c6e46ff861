"""How a turn goes on: the die, the passing hour, what follows tiles and cards, who is next, when the game is won.

Pure. ``tiles.py`` and ``cards.py`` use it.
"""

from __future__ import annotations

from companion.games.heure_des_3_ombres import events
from companion.games.heure_des_3_ombres.events import LAST_HOUR, Face, Limbes, Outcome, Phase, Reason, Source
from companion.games.heure_des_3_ombres.names import say
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import Decision
from companion.model import Event, Rejection

Events = tuple[Event, ...]


def hour_passes(state: State, reason: Reason) -> Events:
    """The clock moves. With the last hour the game is lost."""
    hour = min(LAST_HOUR, state.hour + state.layout.step)
    passed = events.HourPassed(hour, reason)
    return (passed, events.Ended(Outcome.CLOCK)) if hour == LAST_HOUR else (passed,)


def put_aside(state: State, paired: events.Paired) -> Events:
    """One more suspect goes to the Agence. With the last the game is won."""
    won = len(state.aside) + 1 >= events.SUSPECTS
    return (paired, events.Ended(Outcome.THIRTEEN)) if won else (paired,)


def turned_back(state: State, suspects: bool) -> Events:
    """A turn ends without a pair; ``suspects``: two different suspects were seen."""
    counted = suspects and state.most_clues > 0 and not state.cursed(Limbes.BRUME)
    return (events.TurnedBack(suspects, Phase.CLUES if counted else after_clues(state, suspects)),)


def limbes_follow(state: State, suspects: bool) -> bool:
    """Whether a Limbes card is drawn at the end of a turn without a pair; under Archéoscript none is."""
    return (suspects or state.layout.always_limbes) and not state.plays


def after_clues(state: State, suspects: bool) -> Phase:
    return Phase.LIMBES if limbes_follow(state, suspects) else Phase.END


def after_trap(state: State) -> Phase:
    return after_clues(state, suspects=False)


def after_card(state: State) -> Phase:
    return Phase.END if state.plays or state.trap_laid else Phase.TRAP_DUE


def next_turn(state: State) -> Events:
    """Archéoscript's second play, or the next player's turn."""
    if state.plays > 1:
        return (events.PlayedOnce(),)
    ended = [events.CurseEnded(curse.card, curse.owner, curse.since) for curse in state.last_turn]
    following = events.TurnBegan(state.turn + 1, state.layout.left_of(state.active))
    return (events.TurnEnded(state.active), *ended, following)


# --- the die -----------------------------------------------------------------------------------------------


def rolled(state: State, face: Face) -> Events:
    """The first roll of a play. An hour passes at once, unless another roll is allowed."""
    more = state.ability is events.Investigator.LUCILE or state.held is events.Card.STYLO
    to = Phase.ROLLED if face is Face.HORLOGE and more else Phase.REVEAL
    return _counted(state, events.DieRolled(face, None, to))


def rolled_again(state: State, face: Face, lifted: str | None) -> Decision:
    """Another roll replaces the first, or why there is none."""
    again = Source.OBJECT if state.must_roll else Source.ABILITY
    return no_reroll(state, lifted) or _counted(state, events.DieRolled(face, again, Phase.REVEAL))


def _counted(state: State, roll: events.DieRolled) -> Events:
    counts = roll.face is Face.HORLOGE and roll.to is Phase.REVEAL
    return (roll, *hour_passes(state, Reason.DIE)) if counts else (roll,)


def no_reroll(state: State, lifted: str | None = None) -> Rejection | None:
    """Why the die may not be rolled again: a result that was accepted has had its effect."""
    if state.may_reroll and state.before_tiles:
        return None
    rule = "reroll-late" if state.may_reroll else "one-roll"
    if state.kept:
        rule = "roll-kept"
    elif state.rerolled:
        rule = "second-reroll"
    elif state.investigators[state.active - 1] is events.Investigator.LUCILE and state.cursed(Limbes.CONFUSION):
        rule = "confusion"
    return None if lifted == rule else say.refuse(rule, rule)
