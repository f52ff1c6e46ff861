"""What can happen at the table, and the words that it is told in: cables, sides, covers, phases.

Values only; what an event does to the state is in ``state.py``. A role must never stand in an event that is kept: the
only trace of one is who won.
"""

from __future__ import annotations

from enum import Enum

from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.protocol import Seated
from companion.model import Event, Frozen, Hidden, OfSeat, OwnText, Seat, Token

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


class Phase(PhaseName):
    """What the table is doing. Each phase ends with #, an answer or a scan."""

    ROLES = "roles"  # role cards are being sorted out of the box
    ROLES_DEALT = "roles-dealt"  # everybody looks at a role
    CABLES = "cables"  # cables are being sorted out of the box
    LOOKING = "looking"  # cables are dealt, looked at, shuffled, laid; from round 1 on: the next round's
    LIEU = "lieu"  # the round's Lieu is being revealed
    COVERS = "covers"  # covers are shown to the left, one after the other (5 to 8 players)
    FATALITY = "fatality"  # which face the token shows: in the set-up, or when the ending depends on it
    STARTER = "starter"
    PLAYING = "playing"
    SHADOW = "shadow"  # was the cutter Shadow?
    OVER = "over"


class Roles(Frozen):
    """Role cards to prepare, by team and cover; Shadow comes on top."""

    org_red: int
    org_blue: int
    agence_blue: int
    agence_red: int

    @property
    def total(self) -> int:
        return self.org_red + self.org_blue + self.agence_blue + self.agence_red + SHADOWS


class Cables(Frozen):
    """Cables in play, by kind."""

    secure: int
    defuse: int
    bomb: int

    def of(self, cable: Cable) -> int:
        if cable is Cable.SECURE:
            return self.secure
        return self.defuse if cable is Cable.DEFUSE else self.bomb


# --- events ---


@event(ID, "started")
class GameStarted(Event):
    """``inferred``: no source states this row of roles, and the players have not confirmed it."""

    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    roles: Roles
    cables: Cables
    inferred: bool
    scanner: bool
    pack_version: int


@event(ID, "roles-changed")
class RolesChanged(Event):
    """The players have read another row on a cover."""

    roles: Roles


@event(ID, "scanner-set")
class ScannerSet(Event):
    """The table plays with (or without) a scanner from now on."""

    scanner: bool


@event(ID, "step-done")
class StepDone(Event):
    """A step without an event of its own has been done or passed over."""

    step: Phase


@event(ID, "laid")
class Laid(Event):
    """All cables lie face down for this round."""

    round: int


@event(ID, "lieu-revealed")
class LieuRevealed(Event):
    """A Lieu card lies open; ``text`` is None where its owner has not told the text."""

    round: int
    token: Token
    name: OwnText | None = None
    text: OwnText | None = None


@event(ID, "lieu-heard", durable=False)
class LieuHeard(Event):
    """The Lieu in force was asked for again. It changes nothing."""


@event(ID, "cover-shown", lasting="lasting-cover")
class CoverShown(OfSeat):
    """This seat has shown its cover to the left (or the step was passed)."""


@event(ID, "fatality-known")
class FatalityKnown(Event):
    """The token's face; None: not told."""

    face: Fatality | None


@event(ID, "starter-known")
class StarterKnown(Event):
    """Who takes the cutters first; None: not told."""

    seat: Seat | None


@event(ID, "cut")
class Cut(Event):
    """A cable was cut at ``seat``.

    ``copy`` is None where no labelled card was scanned. The cutters go to ``seat``, or to ``heir`` if the players say
    so.
    """

    round: int
    cutter: Seat | None
    seat: Seat
    cable: Cable
    copy: int | None
    heir: Seat | None = None


@event(ID, "corrected")
class Corrected(Event):
    """What cut ``number`` of the round really was; ``seat`` and ``cable`` None: it never happened.

    ``heir`` is the holder of the cutters, as the players say; None: it follows from the cuts.
    """

    round: int
    number: int
    seat: Seat | None
    cable: Cable | None
    copy: int | None
    heir: Seat | None = None


@event(ID, "cutters-moved")
class CuttersMoved(OfSeat):
    """The players say who holds the cutters."""


@event(ID, "round-ended")
class RoundEnded(Event):
    round: int


@event(ID, "ended")
class Ended(Event):
    """There are no more cuts; who has won depends on the next answer."""

    how: Termination


@event(ID, "won")
class Won(Event):
    """``by`` is None where it was left open whether Shadow cut."""

    by: Side | None
    how: Termination


@event(ID, "reopened")
class Reopened(Event):
    """Play goes on in this round, after what looked like the end of the round or the game."""

    round: int


@event(ID, "hand-kept")
class HandKept(OfSeat):
    """What this seat heard of its own cables: which they are, but never the order of the scans."""

    cards: frozenset[Hidden]


@event(ID, "cable-looked", durable=False)
class CableLooked(OfSeat):
    """One more own cable was scanned in a window. Which cables they are is said with the last."""

    count: int
    dealt: int


@event(ID, "role-looked", durable=False)
class RoleLooked(OfSeat):
    """A seat heard its own role. It is not kept."""

    side: Side


@event(ID, "cover-looked", durable=False)
class CoverLooked(OfSeat):
    """A seat heard a cover, its own or its right neighbour's. It is not kept."""

    colour: Cover
