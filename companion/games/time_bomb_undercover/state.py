"""What is true at the table: the events that happened, and the state they add up to.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged. Every count (found, cut
this round, face down) is derived from ``State.cuts``, so a correction can leave no count behind. Roles must
never be stored: the only trace of one is who won.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from companion.games.protocol import Seated
from companion.model import Event, Hidden, OwnText, Seat, Token, Who, replace

ID = "time-bomb-undercover"
HAND = 5  # cables dealt to each player in the first round
ROUNDS = 4
SHADOWS = 1


class Cable(Enum):
    SECURE = "secure"
    DEFUSE = "defuse"
    BOMB = "bomb"

    @property
    def token_id(self) -> str:
        return f"{ID}/cable/{self.value}"


class Side(Enum):
    AGENCE = "agence"
    ORGANISATION = "organisation"
    SHADOW = "shadow"


class Cover(Enum):
    """The colour in the corner of a role card."""

    RED = "red"
    BLUE = "blue"


class Fatality(Enum):
    """The face of the Fatality token (4 players): how Shadow has to win."""

    BLUE = "blue"  # by the last defuse cable
    RED = "red"  # by the bomb


class Termination(Enum):
    """Why the game is over."""

    DEFUSED = "defused"
    EXPLODED = "exploded"
    ROUNDS_OVER = "rounds-over"


class Phase(Enum):
    """Where the table stands. Each is left by #, by an answer or by a scan."""

    ROLES = "roles"  # role cards are being sorted out of the box
    ROLES_DEALT = "roles-dealt"  # everybody looks at a role
    CABLES = "cables"  # cables are being sorted out of the box
    LOOKING = "looking"  # cables are dealt, looked at, shuffled, laid; from round 1 on: the next round's
    LIEU = "lieu"  # the round's Lieu is being revealed
    COVERS = "covers"  # one cover after the other is shown to the left (5 to 8 players)
    FATALITY = "fatality"  # which face is the token's: in the set-up, or when the ending depends on it
    STARTER = "starter"
    PLAYING = "playing"
    SHADOW = "shadow"  # was the cutter Shadow?
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Roles:
    """Role cards to prepare, by team and cover; Shadow comes on top."""

    org_red: int
    org_blue: int
    agence_blue: int
    agence_red: int

    @property
    def total(self) -> int:
        return self.org_red + self.org_blue + self.agence_blue + self.agence_red + SHADOWS


@dataclass(frozen=True, slots=True)
class Cables:
    """Cables in play, by kind."""

    secure: int
    defuse: int
    bomb: int

    def of(self, cable: Cable) -> int:
        if cable is Cable.SECURE:
            return self.secure
        return self.defuse if cable is Cable.DEFUSE else self.bomb


# --- events ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """``inferred``: no source states this row of roles, and nobody has confirmed it."""

    kind: ClassVar[str] = f"{ID}/started"
    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    roles: Roles
    cables: Cables
    inferred: bool
    scanner: bool
    pack_version: int


@dataclass(frozen=True, slots=True)
class RolesChanged(Event):
    """The players read another row on a cover."""

    kind: ClassVar[str] = f"{ID}/roles-changed"
    roles: Roles


@dataclass(frozen=True, slots=True)
class ScannerSet(Event):
    """The table plays with (or without) a scanner from now on."""

    kind: ClassVar[str] = f"{ID}/scanner-set"
    scanner: bool


@dataclass(frozen=True, slots=True)
class StepDone(Event):
    """A step that leaves no other trace has been done, or passed."""

    kind: ClassVar[str] = f"{ID}/step-done"
    step: Phase


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """All cables lie face down for this round."""

    kind: ClassVar[str] = f"{ID}/laid"
    round: int


@dataclass(frozen=True, slots=True)
class LieuRevealed(Event):
    """A Lieu card lies open; ``text`` is None where nobody has told the companion what it says."""

    kind: ClassVar[str] = f"{ID}/lieu-revealed"
    round: int
    token: Token
    name: OwnText | None = None
    text: OwnText | None = None


@dataclass(frozen=True, slots=True)
class LieuHeard(Event):
    """The Lieu in force was asked for again. It changes nothing."""

    kind: ClassVar[str] = f"{ID}/lieu-heard"
    durable: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class CoverShown(Event):
    """This seat has shown its cover to the left (or the step was passed)."""

    kind: ClassVar[str] = f"{ID}/cover-shown"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FatalityKnown(Event):
    """The token's face; None: not told."""

    kind: ClassVar[str] = f"{ID}/fatality-known"
    face: Fatality | None


@dataclass(frozen=True, slots=True)
class StarterKnown(Event):
    """Who takes the cutters first; None: not told."""

    kind: ClassVar[str] = f"{ID}/starter-known"
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """A cable was cut at ``seat``.

    ``copy`` is None where no labelled card was scanned. The cutters go to ``seat``, or to ``heir`` where the
    players have said so.
    """

    kind: ClassVar[str] = f"{ID}/cut"
    round: int
    cutter: Seat | None
    seat: Seat
    cable: Cable
    copy: int | None
    heir: Seat | None = None


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """What cut ``number`` of the round really was; ``seat`` and ``cable`` None: it never happened.

    ``heir`` is who the players say holds the cutters now; None: it follows from the cuts.
    """

    kind: ClassVar[str] = f"{ID}/corrected"
    round: int
    number: int
    seat: Seat | None
    cable: Cable | None
    copy: int | None
    heir: Seat | None = None


@dataclass(frozen=True, slots=True)
class CuttersMoved(Event):
    """The players say who holds the cutters."""

    kind: ClassVar[str] = f"{ID}/cutters-moved"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    kind: ClassVar[str] = f"{ID}/round-ended"
    round: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """No more cuts; who won depends on an answer still to come."""

    kind: ClassVar[str] = f"{ID}/ended"
    how: Termination


@dataclass(frozen=True, slots=True)
class Won(Event):
    """``by`` is None where it was left open whether Shadow cut."""

    kind: ClassVar[str] = f"{ID}/won"
    by: Side | None
    how: Termination


@dataclass(frozen=True, slots=True)
class Reopened(Event):
    """Play goes on in this round, after what had looked like its end or the game's."""

    kind: ClassVar[str] = f"{ID}/reopened"
    round: int


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """What this seat heard of its own cables: which they are, never in what order they came."""

    kind: ClassVar[str] = f"{ID}/hand-kept"
    seat: Seat
    cards: frozenset[Hidden]


@dataclass(frozen=True, slots=True)
class CableLooked(Event):
    """One more own cable was scanned in a window; which, is said with the last."""

    kind: ClassVar[str] = f"{ID}/cable-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    count: int
    dealt: int


@dataclass(frozen=True, slots=True)
class RoleLooked(Event):
    """An own role was heard. It is kept nowhere."""

    kind: ClassVar[str] = f"{ID}/role-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class CoverLooked(Event):
    """A cover was heard, one's own or the right neighbour's. It is kept nowhere."""

    kind: ClassVar[str] = f"{ID}/cover-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    colour: Cover


EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    RolesChanged,
    ScannerSet,
    StepDone,
    Laid,
    LieuRevealed,
    LieuHeard,
    CoverShown,
    FatalityKnown,
    StarterKnown,
    Cut,
    Corrected,
    CuttersMoved,
    RoundEnded,
    Ended,
    Won,
    Reopened,
    HandKept,
    CableLooked,
    RoleLooked,
    CoverLooked,
)


# --- state -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Layout:
    """What does not change while cables are cut."""

    people: tuple[Who, ...]
    roles: Roles
    cables: Cables
    inferred: bool

    @property
    def players(self) -> int:
        return len(self.people)

    @property
    def kept_aside(self) -> int:
        """Role cards that nobody gets."""
        return self.roles.total - self.players

    def left_of(self, seat: Seat) -> Seat:
        return seat % self.players + 1


@dataclass(frozen=True, slots=True)
class State:
    """``cuts`` holds every cut of the game, those from index ``since`` on belong to ``round``.

    ``round`` is 0 until the first cables are laid and grows when the next are; ``dealt`` is what lay before
    each seat then. ``shower`` is the seat whose cover is next. ``how`` is set from the ending cut on.
    """

    layout: Layout
    scanner: bool
    phase: Phase = Phase.ROLES
    round: int = 0
    cuts: tuple[Cut, ...] = ()
    since: int = 0
    dealt: tuple[int, ...] = ()
    holder: Seat | None = None
    shower: Seat = 1
    lieu: LieuRevealed | None = None
    fatality: Fatality | None = None
    how: Termination | None = None
    winner: Side | None = None
    hands: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()  # what was heard in a window, until all is laid

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def made(self) -> int:
        """Cuts made in this round."""
        return len(self.cuts) - self.since

    @property
    def round_cuts(self) -> tuple[Cut, ...]:
        return self.cuts[self.since :]

    @property
    def between_rounds(self) -> bool:
        """The round is over and the next one's cables are not laid yet."""
        return self.phase is Phase.LOOKING and self.round > 0

    def shadow_may_win(self, how: Termination) -> bool:
        """Whether Shadow, having made the ending cut, would win by it; an unknown Fatality leaves it open."""
        if how is Termination.ROUNDS_OVER:
            return False
        return self.fatality is None or _NEEDED[self.fatality] is how

    def found(self, cable: Cable) -> int:
        """Cables of this kind cut so far."""
        count = 0
        for cut in self.cuts:
            if cut.cable is cable:
                count += 1
        return count

    @property
    def uncut(self) -> int:
        """Cables not cut yet, wherever they are."""
        return max(0, HAND * self.players - len(self.cuts))

    @property
    def deal(self) -> tuple[int, int]:
        """How the uncut cables are dealt: so many each, so many over (only when a card changed a round)."""
        return divmod(self.uncut, self.players)

    def face_down(self, seat: Seat) -> int:
        """Cables lying before this seat; never negative, whatever a printed card has allowed."""
        gone = 0
        for cut in self.round_cuts:
            if cut.seat == seat:
                gone += 1
        return max(0, self.dealt[seat - 1] - gone)


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before ``GameStarted``."""
    if state is None:
        assert isinstance(event, GameStarted), "a game begins with GameStarted"
        people = tuple(Who(seated.seat, seated.name) for seated in event.seats)
        layout = Layout(people, event.roles, event.cables, event.inferred)
        return State(layout, event.scanner, dealt=(0,) * len(people))
    match event:
        case Cut():
            return replace(state, cuts=(*state.cuts, event), holder=event.heir or event.seat)
        case LieuRevealed():
            revealed = replace(state, lieu=event)
            # An unread card is read aloud by somebody, or replaced by the next: # or another scan goes on.
            return _past_lieu(revealed) if state.phase is Phase.LIEU and event.text else revealed
        case StepDone(step):
            return _past_lieu(state) if step is Phase.LIEU else replace(state, phase=_NEXT[step])
        case CoverShown(seat):
            last = seat == state.players
            return replace(state, shower=seat + 1, phase=Phase.STARTER if last else Phase.COVERS)
        case FatalityKnown(face):
            return replace(state, fatality=face, phase=Phase.SHADOW if state.how else Phase.STARTER)
        case StarterKnown(seat):
            return replace(state, holder=seat, phase=Phase.PLAYING)
        case Laid(number):
            return replace(
                state, round=number, since=len(state.cuts), dealt=hands(state), lieu=None, hands=(), phase=Phase.LIEU
            )
        case RoundEnded():
            return replace(state, phase=Phase.LOOKING)
        case Corrected():
            return _corrected(state, event)
        case CuttersMoved(seat):
            return replace(state, holder=seat)
        case Ended(how):
            asked = state.players == 4 and state.fatality is None
            return replace(state, how=how, winner=None, phase=Phase.FATALITY if asked else Phase.SHADOW)
        case Won(by, how):
            return replace(state, how=how, winner=by, phase=Phase.OVER)
        case Reopened():
            return replace(state, how=None, winner=None, phase=Phase.PLAYING)
        case ScannerSet(scanner):
            return replace(state, scanner=scanner)
        case RolesChanged(roles):
            return replace(state, layout=replace(state.layout, roles=roles, inferred=False))
        case HandKept(seat, cards):
            others = tuple(hand for hand in state.hands if hand[0] != seat)
            return replace(state, hands=(*others, (seat, tuple(sorted(card.token for card in cards)))))
        case LieuHeard() | CableLooked() | RoleLooked() | CoverLooked():
            return state
    raise TypeError(f"not an event of this game: {event!r}")


_NEXT = {
    Phase.ROLES: Phase.ROLES_DEALT,
    Phase.ROLES_DEALT: Phase.CABLES,
    Phase.CABLES: Phase.LOOKING,
}

_NEEDED = {Fatality.BLUE: Termination.DEFUSED, Fatality.RED: Termination.EXPLODED}


def _past_lieu(state: State) -> State:
    if state.round > 1:
        return replace(state, phase=Phase.PLAYING)
    return replace(state, phase=Phase.FATALITY if state.players == 4 else Phase.COVERS)


def hands(state: State) -> tuple[int, ...]:
    """Cables before each seat after the deal; what is over goes one by one, from the cutters clockwise."""
    each, over = state.deal
    first = state.holder or 1
    return tuple(each + ((seat - first) % state.players < over) for seat in range(1, state.players + 1))


def _corrected(state: State, event: Corrected) -> State:
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
    if following == len(cuts):  # it was the last cut: the cutters are where it leaves them
        holder = heir
    elif cuts[following].cutter == old.seat:  # whoever was cut made the cut after it
        after = cuts[following]
        cuts[following] = replace(after, cutter=None if heir == after.seat else heir)
    return replace(state, cuts=tuple(cuts), holder=event.heir or holder)


def spent(state: State) -> frozenset[Token]:
    """The labelled cables that have been cut."""
    return frozenset(Token(cut.cable.token_id, cut.copy) for cut in state.cuts if cut.copy is not None)
