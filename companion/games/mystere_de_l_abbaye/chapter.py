"""Judges the chapter hall: revelations and accusations, whom given traits name, and the score.

Pure. It tells what an act decides and what follows by itself, or why the act is impossible.
"""

from __future__ import annotations

from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import SUSPECTS, TRAITS, VALUES, Characteristic, Sin, Trait
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.names import say, trait, who
from companion.games.mystere_de_l_abbaye.sheet import fitting, named
from companion.games.mystere_de_l_abbaye.state import Accusation, Revelation, State
from companion.games.mystere_de_l_abbaye.turns import Events, not_self
from companion.games.protocol import Decision
from companion.model import Rejection, Seat, Sign, replace

BY_TRAITS = 80  # the accused is described by traits
RIGHT_REVELATION, WRONG_REVELATION, RIGHT_ACCUSATION, WRONG_ACCUSATION = 2, -1, 4, -2


def typed(state: State, number: int, lifted: str | None) -> Decision:
    """1 to 24 accuses that monk; 80 begins an accusation by traits; a trait's number is a revelation.

    A number may be a room's too, so what is typed is asked once.
    """
    if number in TRAITS:
        revealing = revealed(state, TRAITS[number], lifted)
        return (
            revealing if isinstance(revealing, Rejection) else (events.AskedFirst(state.active, None, TRAITS[number]),)
        )
    if number == BY_TRAITS:
        return _pile_left(state, lifted) or (events.TraitsBegan(state.active),)
    if 1 <= number <= SUSPECTS:
        return accused(state, number, lifted)
    return say.refuse("chapter-number", number=number)


def revealed(state: State, value: Trait, lifted: str | None) -> Decision:
    same = next((made for made in state.revelations if made.trait is value), None)
    if same is not None and lifted != "repeated":
        said = say.refuse("repeated", "repeated", trait=trait(value), who=who(state, same.seat))
        return replace(said, sign=Sign.AGAIN)
    return (events.Revealed(state.active, value),)


def accused(state: State, monk: int, lifted: str | None) -> Decision:
    """An accusation, which nobody can take back at the table: so it is asked once."""
    return _pile_left(state, lifted) or (events.AskedFirst(state.active, monk),)


def sure(state: State) -> Events:
    """What was asked once is done."""
    meant = state.meant
    assert meant is not None, "something was asked"
    if meant.trait is not None:
        return (events.Revealed(meant.seat, meant.trait),)
    assert meant.monk is not None
    return (events.Accused(meant.seat, meant.monk),)


def _pile_left(state: State, lifted: str | None) -> Rejection | None:
    return say.refuse("pile", "pile", left=state.pile) if state.pile and lifted != "pile" else None


def accused_by_traits(state: State) -> Events:
    """As soon as the traits name one monk, he is meant. If all are told and name no single monk, that is said."""
    one = named(state.layout.monks, state.given)
    if one is not None:
        return (events.AskedFirst(state.active, one),)
    fit = fitting(state.layout.monks, state.given)
    return () if fit and characteristic(state) is not None else (events.TraitsUnclear(fit),)


def characteristic(state: State) -> Characteristic | None:
    """The next characteristic to be told, of the accused or of the culprit."""
    left = tuple(VALUES)[len(state.given) :] if state.phase is Phase.TRAITS else _untold(state)
    return left[0] if left else None


def told(state: State, value: Trait | None) -> Events:
    """A characteristic is told; None: nobody knows it."""
    asked = characteristic(state)
    assert asked is not None
    if state.phase is Phase.TRAITS:
        return (events.TraitGiven(asked, value),)
    return (events.VerdictTold(asked, value),)


def cleared(state: State, by: Seat) -> Decision:
    """A player shows the card of the accused."""
    assert state.accused is not None
    refusal = not_self(state, by)
    if refusal:
        return refusal
    return (events.Cleared(state.active, state.accused, by), events.Penance(state.active, Sin.ACCUSATION))


def nobody_cleared(state: State) -> Events:
    assert state.accused is not None, "somebody is accused while it is asked who clears"
    return (events.NobodyCleared(state.active, state.accused),)


# --- the score ---------------------------------------------------------------------------------------------


def _untold(state: State) -> tuple[Characteristic, ...]:
    """The characteristics that revelations were about, and that are not told of the culprit yet."""
    wanted = {revelation.trait.of for revelation in state.revelations} - dict(state.verdict).keys()
    return tuple(each for each in VALUES if each in wanted and _truth(state, each) is None)


def _truth(state: State, asked: Characteristic) -> Trait | None:
    """The culprit's trait, by the sheet or as it was told."""
    told = dict(state.verdict)
    if asked in told:
        return told[asked]
    return None if state.culprit is None else state.layout.monks[state.culprit - 1].trait(asked)


def right(state: State, made: Revelation | Accusation) -> bool | None:
    """Whether a revelation or an accusation was right; None: it is not known."""
    if isinstance(made, Accusation):
        return made.right
    truth = _truth(state, made.trait.of)
    return None if truth is None else truth is made.trait


def points(state: State, made: Revelation | Accusation) -> int:
    """Its points; 0 if it is not known whether it was right."""
    truth = right(state, made)
    if truth is None:
        return 0
    if isinstance(made, Accusation):
        return RIGHT_ACCUSATION if truth else WRONG_ACCUSATION
    return RIGHT_REVELATION if truth else WRONG_REVELATION


def score(state: State, seat: Seat) -> int:
    """The points of a seat, as far as they are known."""
    made: tuple[Revelation | Accusation, ...] = (*state.revelations, *state.accusations)
    return sum(points(state, each) for each in made if each.seat == seat)


def ended(state: State) -> Events:
    """The scores, when everything is told. The player who found the culprit wins a tie."""
    if characteristic(state) is not None:
        return ()
    seats = range(1, state.players + 1)
    scores = tuple(score(state, seat) for seat in seats)
    best = tuple(seat for seat in seats if scores[seat - 1] == max(scores))
    finder = next((accusation.seat for accusation in state.accusations if accusation.right), None)
    return (events.Ended(scores, (finder,) if finder in best else best),)
