"""What the acts of a turn decide. Rows and scans both use it, so that each rule is judged in one place."""

from __future__ import annotations

from typing import TypeAlias

from companion.games.cluedo_one_piece import events
from companion.games.cluedo_one_piece.events import CENTRE, PLAY, VILLAINS, Outcome, Phase, Sort, Thing, Weighty
from companion.games.cluedo_one_piece.names import SORT_WORDS, say, thing_name, who
from companion.games.cluedo_one_piece.state import State, evolve
from companion.games.protocol import Decision, Leaving, NeedsRoll
from companion.model import Event, Seat, Sign, Token, replace

Events: TypeAlias = tuple[Event, ...]

#: A turn's digits.
REACHED, STAYS, VILLAIN, AT_CENTRE, EQUIPMENT, ADVENTURE, ROLL = range(1, 8)


# --- set-up ---


def character(state: State, crew: int | None) -> Decision:
    """Whom the called seat plays."""
    if crew is not None and crew > state.layout.most(Sort.CREW):
        return say.refuse("not-in-box")
    if crew is not None and state.seat_of(crew) is not None:
        taken = state.layout.people[(state.seat_of(crew) or 1) - 1]
        return say.refuse("character-taken", character=thing_name(state, Thing(Sort.CREW, crew)), who=taken)
    return (events.CharacterTold(state.called, crew),)


def without_pawn(state: State, crew: int) -> Decision:
    """A character that has no pawn of its own."""
    if crew > state.layout.most(Sort.CREW):
        return say.refuse("not-in-box")
    name = thing_name(state, Thing(Sort.CREW, crew))
    if crew in state.without_pawn:
        return replace(say.refuse("already-out", character=name), sign=Sign.AGAIN)
    player = state.seat_of(crew)
    if player is not None:
        return say.refuse("played", character=name, who=who(state, player))
    return (events.WithoutPawn(crew),)


def starter(state: State, value: int | None) -> Decision:
    """A seat begins, or the companion rolls. # passes it over: then one of those who tied, if any, begins."""
    if value == ROLL:
        return NeedsRoll(start_faces(state))
    if value is not None and value > state.players:
        return say.refuse("no-such-number", most=state.players)
    return (events.TurnBegan(value or min(state.tied, default=1)),)


def start_faces(state: State) -> int:
    """The faces of one throw for all: the number of ways in which one die for each can fall."""
    return int(state.layout.faces ** len(state.tied or state.layout.people))


def _dice(value: int, dice: int, faces: int) -> tuple[int, ...]:
    """The single dice of a throw for all."""
    value -= 1
    return tuple(value // faces**number % faces + 1 for number in range(dice))


def roll_for_start(state: State, value: int) -> Decision:
    """Who begins, if one seat rolled highest; else those who tied roll again."""
    seats = state.tied or tuple(person.seat for person in state.layout.people)
    rolled = events.StartRolled(seats, _dice(value, len(seats), state.layout.faces))
    if rolled.values.count(max(rolled.values)) > 1:
        return (rolled,)
    return (rolled, events.TurnBegan(seats[rolled.values.index(max(rolled.values))]))


def roll_to_move(state: State, value: int) -> Decision:
    """How far the pawn may go."""
    return (events.MoveRolled(state.active, _dice(value, state.layout.dice, state.layout.faces)),)


# --- turns ---


def chosen(state: State, value: int, lifted: str | None) -> Decision:
    """One of a turn's digits."""
    if value == REACHED:
        return (events.IslandAsked(True),)
    if value == STAYS:
        return (events.Landed(state.active, state.place),) if state.place else say.refuse("no-island")
    if value == VILLAIN:
        return (events.AskedFirst(Weighty.VILLAIN),)
    if value == AT_CENTRE:
        return (events.AccusationBegan(True) if state.place == CENTRE else events.CentreReached(state.active),)
    if value == EQUIPMENT:
        used = equipment(state, state.active, lifted)
        return (events.AskedFirst(Weighty.EQUIPMENT),) if isinstance(used, tuple) and lifted is None else used
    if value == ADVENTURE:
        return (events.AdventureAnnounced(),)
    if state.rolled and lifted != "rolled":
        return say.refuse("rolled", "rolled", total=sum(state.rolled))
    return NeedsRoll(state.layout.faces**state.layout.dice)


def confirmed(state: State, weighty: Weighty) -> Decision:
    """# after such a digit: now it is done."""
    match weighty:
        case Weighty.VILLAIN:
            return villain(state, None, None)
        case Weighty.EQUIPMENT:
            return equipment(state, state.active, None)
        case _:
            return verdict(state, weighty is Weighty.RIGHT)


def turn_over(state: State) -> Events:
    """The next player's turn; if nobody can take one any more, the game is over."""
    seat = state.next_seat()
    return (events.Ended(Outcome.ALL_WRONG),) if seat is None else (events.TurnBegan(seat),)


def no_hypothesis(state: State) -> Decision:
    """# passes over a hypothesis only before it has begun: one key press too many must not lose it."""
    lacks = state.lacks()
    if len(state.named) > 1 and lacks is not None:  # the island was named by itself
        return say.refuse("hypothesis-begun", lacks=SORT_WORDS[lacks])
    return turn_over(state)


def name_next(state: State, number: int, lifted: str | None) -> Decision:
    """Names the next thing by its number. Others may have been named by scans meanwhile."""
    sort = state.lacks()
    assert sort is not None, "while something is asked something is missing"
    return name(state, Thing(sort, number), lifted)


def name(state: State, thing: Thing, lifted: str | None) -> Decision:
    """One thing of a hypothesis or an accusation. The last one completes it."""
    if thing.number > state.layout.most(thing.sort):
        return say.refuse("not-in-box")
    if any(named.sort is thing.sort for named in state.named):
        if thing in state.named:
            return replace(say.refuse("named", thing=thing_name(state, thing)), sign=Sign.AGAIN)
        if thing.sort is Sort.ISLAND and state.phase is Phase.LANDED:
            if lifted == "other-island":
                return (events.Landed(state.active, thing.number),)
            here = thing_name(state, Thing(Sort.ISLAND, state.place or 1))
            return say.refuse("other-island", "other-island", island=here)
        return say.refuse(f"second-{SORT_WORDS[thing.sort]}")
    if thing.sort is Sort.CREW and state.removed(thing.number) and lifted != "crew-out":
        return say.refuse("crew-out", "crew-out", character=thing_name(state, thing))
    named = {one.sort: one.number for one in (*state.named, thing)}
    if len(named) < len(Sort):
        return (events.Named(thing),)
    made = named[Sort.CREW], named[Sort.TREASURE], named[Sort.ISLAND]
    if state.phase is Phase.ACCUSING:
        return (events.Accused(state.active, *made),)
    return (events.Supposed(state.active, *made, *state.moves(*made)),)


def had_none(state: State) -> Events:
    """The seat that was asked has none of the three. The next answers, or nobody showed."""
    none = events.HadNone(state.due)
    if state.layout.left_of(state.due) != state.active:
        return (none,)
    nobody = events.NobodyShowed(state.active)
    return (none, nobody) if state.layout.side else (none, nobody, *turn_over(state))


def showed(state: State) -> Events:
    """The seat that was asked has shown a card, and the turn is over."""
    return (events.Showed(state.due, state.active), *turn_over(state))


def left(state: State, seat: Seat, how: Leaving) -> Events:
    """What follows when this seat's player goes home. Where its place stays in the game, nothing does."""
    if how is Leaving.NOBODY:
        return ()
    following = state.next_seat() if seat == state.active else None
    return (events.HandGone(seat), *(() if following is None else (events.TurnBegan(following),)))


def goes_round(state: State) -> bool:
    """Whether something goes round the table: the set-up, or an answer to a hypothesis."""
    return state.phase not in PLAY or state.phase is Phase.ANSWERING


def verdict(state: State, right: bool) -> Events:
    """Whether the accusation was right: the game is won, or its player is out."""
    if right:
        return (events.Ended(Outcome.SOLVED, state.active),)
    out = events.PlayerOut(state.active)
    return (out, *turn_over(evolve(state, out)))


def villain(state: State, token: Token | None, lifted: str | None) -> Decision:
    """A villain is laid. With the eighth everybody has lost."""
    if token is not None and token in state.villains and lifted != "same-villain":
        return replace(
            say.refuse("same-villain", "same-villain", laid=len(state.villains), most=VILLAINS), sign=Sign.AGAIN
        )
    laid = events.VillainLaid(token)
    return (laid, events.Ended(Outcome.VILLAINS)) if len(state.villains) + 1 >= VILLAINS else (laid,)


def equipment(state: State, seat: Seat, lifted: str | None) -> Decision:
    """A seat uses its equipment."""
    if seat in state.out and lifted != "equipment-out":
        return say.refuse("out", "equipment-out", who=who(state, seat))
    if seat in state.used and lifted not in ("equipment-used", "equipment-out"):
        return say.refuse("equipment-used", "equipment-used", who=who(state, seat))
    return (events.EquipmentUsed(seat),)
