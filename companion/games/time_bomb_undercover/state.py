"""What is true at the table: the state that the events add up to.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged. Every count (found, cut this
round, face down) is derived from ``State.cuts``, so after a correction no count is wrong. Roles must never be stored:
the only trace of one is who has won.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.kit.changes import Changes
from companion.games.kit.seating import Seating, people
from companion.games.time_bomb_undercover import events
from companion.games.time_bomb_undercover.events import HAND, ID, Cable, Fatality, Phase, Roles, Side, Termination
from companion.model import Frozen, Seat, Token, replace


@dataclass(frozen=True, slots=True)
class Layout(Seating):
    """What does not change while cables are cut."""

    roles: Roles
    cables: events.Cables
    inferred: bool

    @property
    def kept_aside(self) -> int:
        """How many role cards nobody gets."""
        return self.roles.total - self.players


class State(Frozen):
    """``cuts`` holds every cut of the game; those from index ``since`` on belong to ``round``.

    ``round`` is 0 until the first cables are laid, and grows each time cables are laid. ``dealt`` is how many lay
    before each seat then. ``shower`` is the seat whose cover is next. ``how`` is set from the ending cut on.
    """

    layout: Layout
    scanner: bool
    phase: Phase = Phase.ROLES
    round: int = 0
    cuts: tuple[events.Cut, ...] = ()
    since: int = 0
    dealt: tuple[int, ...] = ()
    holder: Seat | None = None
    shower: Seat = 1
    lieu: events.LieuRevealed | None = None
    fatality: Fatality | None = None
    how: Termination | None = None
    winner: Side | None = None
    hands: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()  # what was heard in a window, until all is laid

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def made(self) -> int:
        """How many cuts were made in this round."""
        return len(self.cuts) - self.since

    @property
    def round_cuts(self) -> tuple[events.Cut, ...]:
        return self.cuts[self.since :]

    @property
    def between_rounds(self) -> bool:
        """Whether the round is over and the next round's cables are not laid yet."""
        return self.phase is Phase.LOOKING and self.round > 0

    def shadow_may_win(self, how: Termination) -> bool:
        """Whether Shadow would win by having made the ending cut; if Fatality is unknown, it may."""
        if how is Termination.ROUNDS_OVER:
            return False
        return self.fatality is None or _NEEDED[self.fatality] is how

    def found(self, cable: Cable) -> int:
        """How many cables of this kind were cut so far."""
        count = 0
        for cut in self.cuts:
            if cut.cable is cable:
                count += 1
        return count

    @property
    def uncut(self) -> int:
        """How many cables are not cut yet, wherever they are."""
        return max(0, HAND * self.players - len(self.cuts))

    @property
    def deal(self) -> tuple[int, int]:
        """How the uncut cables are dealt: how many each, and how many are left (only if a card changed a round)."""
        return divmod(self.uncut, self.players)

    def face_down(self, seat: Seat) -> int:
        """How many cables lie before this seat; never negative, whatever a printed card has allowed."""
        gone = 0
        for cut in self.round_cuts:
            if cut.seat == seat:
                gone += 1
        return max(0, self.dealt[seat - 1] - gone)


_NEEDED = {Fatality.BLUE: Termination.DEFUSED, Fatality.RED: Termination.EXPLODED}


def hands(state: State) -> tuple[int, ...]:
    """How many cables each seat gets. Those left over are dealt one by one, clockwise from the cutters."""
    each, over = state.deal
    first = state.holder or 1
    return tuple(each + (state.layout.clockwise(first, seat) < over) for seat in range(1, state.players + 1))


def cutter_at(seat: Seat, holder: Seat | None) -> Seat | None:
    """Who cuts at this seat while ``holder`` has the cutters; None at their own seat: nobody cuts their own cable."""
    return None if holder == seat else holder


def spent(state: State) -> frozenset[Token]:
    """The labelled cables that have been cut."""
    return frozenset(Token(cut.cable.token_id, cut.copy) for cut in state.cuts if cut.copy is not None)


# --- what each event changes -------------------------------------------------------------------------------

change = Changes[State](ID)


@change.first
def _started(event: events.GameStarted) -> State:
    layout = Layout(people(event.seats), event.roles, event.cables, event.inferred)
    return State(layout, event.scanner, dealt=(0,) * layout.players)


@change
def _roles_changed(state: State, event: events.RolesChanged) -> State:
    return replace(state, layout=replace(state.layout, roles=event.roles, inferred=False))


@change
def _step_done(state: State, event: events.StepDone) -> State:
    return _past_lieu(state) if event.step is Phase.LIEU else replace(state, phase=_NEXT[event.step])


_NEXT = {Phase.ROLES: Phase.ROLES_DEALT, Phase.ROLES_DEALT: Phase.CABLES, Phase.CABLES: Phase.LOOKING}


@change
def _laid(state: State, event: events.Laid) -> State:
    laid = replace(state, round=event.round, since=len(state.cuts), dealt=hands(state))
    return replace(laid, lieu=None, hands=(), phase=Phase.LIEU)


@change
def _lieu_revealed(state: State, event: events.LieuRevealed) -> State:
    revealed = replace(state, lieu=event)
    # A card without a text is read aloud by a player, or replaced by the next: # or another scan goes on.
    return _past_lieu(revealed) if state.phase is Phase.LIEU and event.text else revealed


def _past_lieu(state: State) -> State:
    if state.round > 1:
        return replace(state, phase=Phase.PLAYING)
    return replace(state, phase=Phase.FATALITY if state.players == 4 else Phase.COVERS)


@change
def _cover_shown(state: State, event: events.CoverShown) -> State:
    last = event.seat == state.players
    return replace(state, shower=event.seat + 1, phase=Phase.STARTER if last else Phase.COVERS)


@change
def _fatality_known(state: State, event: events.FatalityKnown) -> State:
    return replace(state, fatality=event.face, phase=Phase.SHADOW if state.how else Phase.STARTER)


@change
def _corrected(state: State, event: events.Corrected) -> State:
    at = state.since + event.number - 1
    old = state.cuts[at]
    cuts = list(state.cuts)
    if event.seat is None or event.cable is None:
        del cuts[at]
        heir, following = old.cutter, at
    else:
        cuts[at] = replace(old, seat=event.seat, cable=event.cable, copy=event.copy)
        heir, following = event.seat, at + 1
    holder = state.holder
    if following == len(cuts):  # it was the last cut, which decides who has the cutters
        holder = heir
    elif cuts[following].cutter == old.seat:  # the player who was cut made the next cut
        after = cuts[following]
        cuts[following] = replace(after, cutter=cutter_at(after.seat, heir))
    return replace(state, cuts=tuple(cuts), holder=event.heir or holder)


@change
def _ended(state: State, event: events.Ended) -> State:
    asked = state.players == 4 and state.fatality is None
    return replace(state, how=event.how, winner=None, phase=Phase.FATALITY if asked else Phase.SHADOW)


@change
def _hand_kept(state: State, event: events.HandKept) -> State:
    others = tuple(hand for hand in state.hands if hand[0] != event.seat)
    return replace(state, hands=(*others, (event.seat, tuple(sorted(card.token for card in event.cards)))))


change.of(events.ScannerSet, lambda state, event: replace(state, scanner=event.scanner))
change.of(events.StarterKnown, lambda state, event: replace(state, holder=event.seat, phase=Phase.PLAYING))
change.of(events.Cut, lambda state, event: replace(state, cuts=(*state.cuts, event), holder=event.heir or event.seat))
change.of(events.CuttersMoved, lambda state, event: replace(state, holder=event.seat))
change.of(events.RoundEnded, lambda state, _: replace(state, phase=Phase.LOOKING))
change.of(events.Won, lambda state, event: replace(state, how=event.how, winner=event.by, phase=Phase.OVER))
change.of(events.Reopened, lambda state, _: replace(state, how=None, winner=None, phase=Phase.PLAYING))
evolve = change.complete()
