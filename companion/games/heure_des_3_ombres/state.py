"""What is true at the table: the state that the events add up to, and what can be derived from it.

Remembering is left to the players: what is under a tile is in the state only while that tile is face up.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.heure_des_3_ombres import events
from companion.games.heure_des_3_ombres.events import REVEALS, Card, Deck, Face, Investigator, Limbes, Pair, Phase, Tile
from companion.games.kit.seating import Seating
from companion.games.protocol import Around
from companion.model import Frozen, Seat, Token, Way, replace


@dataclass(frozen=True, slots=True)
class Layout(Seating):
    """What does not change during a game."""

    ways: tuple[Way | None, ...]
    step: int
    always_limbes: bool
    zacharie_under_cube: bool
    chronogyre_under_brume: bool

    def seated(self, around: Around) -> Layout:
        return replace(Seating.seated(self, around), ways=around.ways)

    @property
    def mixed(self) -> bool:
        """Whether one of the players does not, or may not, see."""
        return any(way is not Way.EYES for way in self.ways)


class Curse(Frozen):
    """A curse. ``since`` is the turn in which ``owner`` drew it; it ends with the owner's next turn."""

    card: Limbes
    owner: Seat
    since: int


class Cubes(Frozen):
    """How many Hercule cubes are by the clock, None where the table does not count them; and on tiles."""

    supply: int | None = None
    laid: int = 0

    def thrown(self, more: int) -> Cubes:
        """After so many have gone from the clock onto tiles; below 0: back to the clock."""
        return Cubes(None if self.supply is None else self.supply - more, self.laid + more)


class Clues(Frozen):
    """How many clues one investigator has in reserve, and on tiles."""

    reserve: int
    laid: int = 0


_NOT_PLAYING = frozenset({*events.SET_UP, Phase.OVER})


class State(Frozen):
    """``shown`` are the tiles face up in this turn, ``visible`` those that Chronogyre keeps face up.

    ``objects`` has one place for each seat; ``spare`` is the second object of a player who has one already. ``left`` is
    how many tiles the turn still has. Under Paranoïa ``veils`` are the tiles that were looked at instead (None where an
    old journal does not tell which), ``claims`` those scanned to be shown and not read yet: both are a seat's own, and
    must never be said. ``untold`` is the deck of a card that was passed over, and may still be scanned. ``plays`` is 2,
    then 1 under Archéoscript, else 0. ``moved``: the clock has moved in this turn. ``pending``: A waits for #.
    """

    layout: Layout
    house: events.House
    hour: int
    phase: Phase = Phase.INVESTIGATORS
    investigators: tuple[Investigator | None, ...] = ()
    asked: Seat = 1
    turn: int = 0
    active: Seat = 1
    face: Face | None = None
    rerolled: bool = False
    must_roll: bool = False
    left: int = 0
    shown: tuple[Tile, ...] = ()
    visible: tuple[Tile, ...] = ()
    aside: tuple[Pair, ...] = ()
    objects: tuple[Card | None, ...] = ()
    spare: Card | None = None
    curses: tuple[Curse, ...] = ()
    lying: frozenset[Token] = frozenset()  # cards before the players: none of them can be drawn
    shut: tuple[Seat, ...] = ()
    looks: int = 0  # granted by objects
    looked: int = 0  # taken by ability in this turn
    veils: tuple[Token | None, ...] = ()
    claims: tuple[Token, ...] = ()
    aloud: bool = False  # tiles are read as looks
    plays: int = 0
    suspects: bool = False  # the tiles to turn back are two different suspects
    due: int | None = None  # Hercule cubes to throw; None where they are not counted
    drawn: Limbes | None = None
    untold: Deck | None = None
    trap_laid: bool = False
    moved: bool = False
    by_hand: bool = False  # A has moved it
    pending: bool = False
    fresh: bool = False  # a look has just been read aloud
    cubes: Cubes = Cubes()
    clues: tuple[Clues, ...] | None = None
    traps: int | None = None
    outcome: events.Outcome | None = None

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def playing(self) -> bool:
        """Whether turns are being played: the set-up is done, and the game is not over."""
        return self.phase not in _NOT_PLAYING

    @property
    def way(self) -> Way | None:
        """How the active player takes in secrets."""
        return self.layout.ways[self.active - 1]

    @property
    def held(self) -> Card | None:
        """The active player's object."""
        return self.objects[self.active - 1]

    def holder(self, card: Card) -> Seat | None:
        """Who has this object; the active player first."""
        seats = (self.active, *range(1, self.players + 1))
        return next((seat for seat in seats if self.objects[seat - 1] is card), None)

    def cursed(self, card: Limbes) -> bool:
        """Whether this curse is in force by this table's house rules."""
        if not self.curses or card not in [curse.card for curse in self.curses]:
            return False
        if card is Limbes.SILENCE:
            return self.house.silence != "off"
        return card is not Limbes.PARANOIA or not self.no_ear or self.house.paranoia != "off"

    @property
    def no_ear(self) -> bool:
        """Whether the active player can neither see a tile nor hear of it in private."""
        return self.way in (Way.TOUCH, None)

    @property
    def awake(self) -> bool:
        """Whether the hour has come from which ambushes and Débriefing have their effects."""
        return self.hour >= events.SLEEP

    def sleeps(self, card: Limbes) -> bool:
        """Whether this ambush has no effect yet."""
        return card in events.SLEEPERS and not self.awake

    @property
    def may_bluff(self) -> bool:
        return self.hour >= events.BLUFF

    @property
    def ability(self) -> Investigator | None:
        """The investigator whose ability the active player may use."""
        return None if self.cursed(Limbes.CONFUSION) else self.investigators[self.active - 1]

    @property
    def kept(self) -> bool:
        """Whether the roll has had its effect: an hour has passed, so no other roll can replace it."""
        return self.face is Face.HORLOGE and self.phase is Phase.REVEAL

    @property
    def may_reroll(self) -> bool:
        return self.must_roll or (self.ability is Investigator.LUCILE and not self.rerolled and not self.kept)

    @property
    def before_tiles(self) -> bool:
        """Whether the active player has seen no tile of the turn yet: only then are looks and other rolls possible."""
        if self.phase in (Phase.START, Phase.ROLLED):
            return True
        return self.phase is Phase.REVEAL and self.to_come == REVEALS

    @property
    def clues_laid(self) -> int | None:
        """How many clues lie on tiles; None where they are not counted."""
        return None if self.clues is None else sum(clues.laid for clues in self.clues)

    @property
    def most_clues(self) -> int:
        """How many clues the active player can lay on two tiles, from the reserve or by moving others; 0: uncounted."""
        mine = self.clues[self.active - 1] if self.clues is not None else Clues(0)
        return min(REVEALS, mine.reserve + mine.laid)

    @property
    def marked(self) -> int | None:
        """How many tiles at most Zacharie may look at: those with a clue, or a cube; None where that is not counted."""
        if not self.layout.zacharie_under_cube:
            return self.clues_laid
        if self.clues_laid is None or self.cubes.supply is None:
            return None
        return self.clues_laid + self.cubes.laid

    @property
    def looks_by_ability(self) -> int:
        """How many tiles the active player may still look at in this turn by ability."""
        looks = events.LOOKS.get(self.ability, 0) if self.ability else 0
        if self.ability is Investigator.ZACHARIE and self.marked is not None:
            looks = min(looks, self.marked)
        return max(0, looks - self.looked)

    @property
    def looks_left(self) -> int:
        """How many tiles the active player may look at now, by ability or object."""
        return self.looks + self.looks_by_ability if self.before_tiles else 0

    @property
    def unread(self) -> bool:
        """Whether the turn's tiles are seen in secret, under Paranoïa: at the table only a pair is read. Whoever has
        looked at one in secret has an ear after all."""
        aloud = self.no_ear and self.house.paranoia == "aloud" and not self.veils
        return self.cursed(Limbes.PARANOIA) and not aloud

    @property
    def to_come(self) -> int:
        """How many tiles of the turn nobody has seen yet, neither openly nor in secret."""
        if not self.veils and not self.claims:
            return self.left
        seen = len(self.veils) + sum(claim not in self.veils for claim in self.claims)
        return max(0, self.left - seen)

    @property
    def veils_left(self) -> int:
        """How many tiles are to be looked at instead of shown, under Paranoïa."""
        if self.phase is not Phase.REVEAL or self.shown or not self.cursed(Limbes.PARANOIA):
            return 0
        return self.to_come

    def may_show(self, token: Token) -> bool:
        """Whether this tile is one of those that the turn allows to see, under Paranoïa."""
        return token in self.veils or token in self.claims or None in self.veils or self.to_come > 0

    @property
    def last_turn(self) -> tuple[Curse, ...]:
        """The curses that end with this turn."""
        return tuple(curse for curse in self.curses if curse.owner == self.active and curse.since < self.turn)
