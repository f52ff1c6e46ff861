"""What a game is, for the session that plays it: values only.

A game is pure. It gets acts, never keys. The session has already turned digits into seats and answers, and codes into
tokens; it does undo, help, menu and repetition itself. A game must never read a clock, roll dice, or speak: it returns
events and announcements.

    act ─ decide(box, state, act) ─ Event… | Rejection | NeedsSeat | NeedsRoll
        ─ evolve(state, event) ─ narrate(before, event, after) ─ Announcement…
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import field
from enum import Enum
from typing import Any, Protocol, TypeAlias

from companion.boxes.box import Box, Flaw
from companion.model import Announcement, Arg, Event, Frozen, Rejection, Seat, Timer, Token, Way, Who, Word
from companion.notebook.facts import Notes

# --- the opening ---


class Seated(Frozen):
    """One player, as told at the roll call. None: not told."""

    seat: Seat
    name: str | None = None
    way: Way | None = None


class Leaving(Enum):
    """What becomes of the place of a player who goes home in the middle of a game."""

    NOBODY = "nobody"  # it stays in turn, and the table decides for it aloud; its hand stays face down
    OPEN = "open"  # its hand is laid open; it takes no more turns
    DEALT = "dealt"  # its hand is dealt round; it takes no more turns


class Around(Frozen):
    """Who sits around the table from now on: people and their ways by seat; the seats clockwise, ``order`` () as they
    are numbered; ``out`` those that take no more turns; ``open`` the hands that lie open, each as far as it was
    scanned."""

    people: tuple[Who, ...]
    ways: tuple[Way | None, ...]
    order: tuple[Seat, ...] = ()
    out: frozenset[Seat] = frozenset()
    open: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()


class Opening(Frozen):
    """What a game starts from: who sits where, and the rule settings that differ from their defaults."""

    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...] = ()


class RuleSetting(Frozen):
    """A rule that the sources leave open. Its value is one of ``choices`` or ``numbers``, or ``judge`` accepts it.

    ``refused`` is the game's message for any other value.
    """

    name: str
    default: str
    choices: tuple[str, ...] = ()
    numbers: range | None = None
    judge: Callable[[Box, str], Rejection | None] | None = None
    refused: str = "setting-value"


# --- acts --------------------------------------------------------------------------------------------------


class Scanned(Frozen):
    """A token of this game, or a sticker, was scanned; ``seat`` is the seat said with it, if any."""

    token: Token
    seat: Seat | None = None


class Looked(Frozen):
    """A token was scanned inside this seat's window: for its ear alone.

    ``earlier`` are the tokens scanned before it in this window and not kept yet. What it decides, even a refusal, is
    narrated to ``Only(seat)``. A token that not everybody may know goes into a durable event only as ``Hidden``. What
    need not be remembered (a role, a look under a tile) goes into an event that is not durable. If the order of scans
    must be forgotten, nothing may be durable before ``WindowDone``. ``proved``: the listener is certainly this seat (an
    ear of its own, or its digits were given), so what an earlier window kept may be told.
    """

    seat: Seat
    token: Token
    earlier: tuple[Token, ...] = ()
    proved: bool = True


class WindowDone(Frozen):
    """This seat's window closes; ``tokens`` were accepted in it. Now the game keeps what may be kept."""

    seat: Seat
    tokens: tuple[Token, ...]


class Rearranged(Frozen):
    """In its window this seat moved or dropped a card of its kept hand: ``cards`` is the hand from now on."""

    seat: Seat
    cards: tuple[Token, ...]


class Confirmed(Frozen):
    """#: the step is done."""


class Answered(Frozen):
    """The answer to ``expects(state).question``; None: only # was pressed, so it stays unknown."""

    value: int | None


class Filled(Frozen):
    """A form was filled in: a menu entry of the game, or what follows a seat. One answer for each question.

    The form "roll", or the one that ``NeedsRoll`` names, is chance: its answer is what the edge has rolled for it, or
    for ``Expects.dice``.
    """

    form: str
    answers: tuple[int | None, ...]


class Advanced(Frozen):
    """A: the game's counter, and nothing else."""


Act: TypeAlias = Scanned | Looked | WindowDone | Rearranged | Confirmed | Answered | Filled | Advanced


class NeedsSeat(Frozen):
    """The scan would count, but its seat is missing. The session holds it unread for ten seconds and asks."""


class NeedsRoll(Frozen):
    """The companion must roll a die for this act: the edge rolls, and the value comes back as ``Filled(form, …)``."""

    faces: int
    form: str = "roll"


# --- what may come next ---


class Choice(Frozen):
    """A number that may be the answer, and what it stands for: a player, a kind of card, a word for yes."""

    number: int
    name: Arg


class Question(Frozen):
    """A number that is asked for. It ends at ``width`` digits or with #.

    ``id`` and ``args`` are the message that asks it (D says it again). Numbers outside low..high are refused.
    9 is help wherever no number of low..high can have one, and 0 says again where none begins with it. ``open``: it is
    only one way to go on, so 0 and 9 keep their meaning (say again, help). ``all_digits``: except where a number of
    low..high, written with ``width`` digits, can have them: for 01 to 80, 9 is help and 0 begins a number.
    ``choices`` are the numbers that stand for something, each in low..high; empty if numbers are only numbers.
    """

    id: str
    low: int
    high: int
    args: tuple[tuple[str, Arg], ...] = ()
    width: int = 1
    skippable: bool = True
    open: bool = False
    all_digits: bool = False
    choices: tuple[Choice, ...] = ()

    def owns(self, typed: str, digit: str) -> bool:
        """Whether this digit, behind those that are typed, belongs to it: elsewhere 0 and 9 keep their meaning."""
        if digit not in "09":
            return True
        if self.open:
            return self.all_digits and self._leads_on(typed + digit, self.width)
        return (digit == "0" and typed != "") or self._begins(typed + digit, len(typed) + 1)

    def holds(self, typed: str) -> bool:
        """Whether these digits are one of low..high."""
        return self.low <= int(typed) <= self.high

    def goes_on(self, typed: str) -> bool:
        """Whether one of low..high has more digits than these, behind them."""
        return self._begins(typed, len(typed) + 1)

    def _begins(self, typed: str, shortest: int) -> bool:
        return any(self._leads_on(typed, width) for width in range(shortest, self.width + 1))

    def _leads_on(self, typed: str, width: int) -> bool:
        """Whether one of low..high, written with so many digits, begins with these."""
        return int(typed.ljust(width, "0")) <= self.high and int(typed.ljust(width, "9")) >= self.low


class Form(Frozen):
    """Questions asked one after the other; ``label`` names it in the menu.

    ``number``: its own among the game's entries of the menu, in all phases; 0: it is opened in another way.

    ``instead``: where the first was answered with this number, these follow it.
    """

    id: str
    questions: tuple[Question, ...]
    label: Word | None = None
    number: int = 0
    instead: tuple[tuple[int, tuple[Question, ...]], ...] = ()

    def length(self, answers: tuple[int | None, ...]) -> int:
        """How many questions it has, with these answers."""
        others = dict[int | None, tuple[Question, ...]](self.instead).get(answers[0]) if answers else None
        return len(self.questions) if others is None else 1 + len(others)

    def asked(self, answers: tuple[int | None, ...]) -> Question:
        """The question that comes after these answers."""
        others = dict[int | None, tuple[Question, ...]](self.instead).get(answers[0]) if answers else None
        return self.questions[len(answers)] if others is None else others[len(answers) - 1]


class Timed(Frozen):
    """A timer that the game wants, and what is said when it has run out. It never changes the game.

    It runs from the moment its id first appears until the id is gone, whatever is pressed or scanned meanwhile. A power
    cut stops it.
    """

    timer: Timer
    said: tuple[Announcement, ...]


class Expects(Frozen):
    """What may come next: for help, refusals and reminders.

    ``question``: digits answer it. ``seats`` > 0: a digit 1..seats names a seat. ``after_seat``: the form whose first
    answer is the seat just named (a table without scanner); its other questions follow. ``can``: one sentence for each
    thing that can be done now; where there is none, help says the question. ``reminder``: said
    once after 60 s, while an act is due. ``dice``: the faces of the die that is due; the menu's dice entry then rolls
    it for the game. ``forget``: ids of announcements that may never be heard again (in a memory game, what was under a
    tile that has been turned back). The session drops them from its history. ``asking``: the last act only asked
    whether # is to do it, so * in silence takes it back. ``timers`` are the game's own, each with what is said when it
    runs out. ``counter``: the seat that is asked to move the game's counter: on its own devices, where key A may open
    its notebook, # does that too.
    """

    question: Question | None = None
    seats: int = 0
    after_seat: Form | None = None
    can: tuple[Word, ...] = ()
    reminder: Announcement | None = None
    over: bool = False
    dice: int = 0
    forget: frozenset[str] = frozenset()
    timers: tuple[Timed, ...] = ()
    asking: bool = False
    counter: Seat | None = None


# --- how the game stands ---


class Fact(Frozen):
    """One thing that everybody at the table sees, in words of its own.

    ``id`` names it for good ("found", "hands"); several may have one id, one for each player or thing. ``short``: it is
    said at once, else only with all others.
    """

    id: str
    said: Word
    short: bool = False


# --- what is kept for a seat ---


class Kept(Frozen):
    """A line of what a seat has heard in private and may hear again, and the cards that it tells of: each that is
    named, counted, or known by it not to be there."""

    line: Announcement
    cards: Iterable[Token] = ()


# --- what a window is for ---


class Privacy(Frozen):
    """What a seat's window is for now: one of the four sorts below.

    ``what`` tells its ear the purpose, once it is open: it must tell nothing that the seat has kept, for on an earphone
    that is passed round anybody may listen. ``warning`` may: whoever is certainly this seat hears it instead. The
    window closes by itself after ``scans`` cards; None: no limit.
    ``aloud`` names tokens that are no secret, by the first part of their kind: this seat's own scanner then opens no
    window for them. All others may be in a hand, so the table never hears them read, unless the game says of each by
    itself whether it is secret (``guarded`` is False). ``later``: the table need not wait for whoever has not
    listened, for another window hears it too, or the game itself asks once more.
    """

    what: Word
    scans: int | None = None
    aloud: frozenset[str] = frozenset()
    guarded: bool = field(default=True, kw_only=True)
    later: bool = field(default=False, kw_only=True)
    warning: Word | None = field(default=None, kw_only=True)


class Look(Privacy):
    """Cards that the seat may hear and hear again, and that join no hand: its role, a card it is shown or gives."""


class Glimpse(Privacy):
    """A look that is forgotten: once the window has closed, nothing of it may be heard again (a tile that is turned
    back). The card that is still held is said again when it is scanned again."""


class CountedHand(Privacy):
    """A hand that is kept without order. What this window hears replaces what was kept before, so that its sum tells
    nothing of an earlier window."""


class OrderedHand(Privacy):
    """A hand that is kept in the order of its scans: ``cards`` are those that the game has kept.

    In the window its cards can be heard again (by number, or by another scan), moved and dropped (``Rearranged``).
    ``retold``: the game tells a card that is asked for again (``Looked``), because its token's name is not enough.
    ``twice``: cards that the seat may hear as somebody else's. Only a second scan in one window makes them part of the
    hand: the game is asked at that scan too, and ``WindowDone`` names them twice.
    """

    cards: tuple[Token, ...] = ()
    retold: bool = False
    twice: frozenset[Token] = frozenset()


Decision: TypeAlias = tuple[Event, ...] | Rejection | NeedsSeat | NeedsRoll


class Game(Protocol):
    """The members of every game. Each folder's ``__init__.py`` makes one instance named ``GAME``.

    ``decide`` returns an empty tuple where a scan decides nothing: then it is a look-up, and the session says what the
    token is. ``lifted`` is the rule that a printed card lifts, as the players say; that refusal is then not made.
    """

    @property
    def id(self) -> str: ...

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every event class of the game, for the journal."""

    @property
    def rule_settings(self) -> tuple[RuleSetting, ...]: ...

    @property
    def figures(self) -> Mapping[str, int]:
        """The numbers that its rules count by and that no pack has, by the names that the rules by ear call them."""

    def flaws(self, box: Box) -> tuple[Flaw, ...]:
        """What cannot be true in the slots that the box's owner filled in."""

    def begin(self, box: Box, opening: Opening) -> tuple[Event, ...] | Rejection:
        """The first events of a game; a rejection for an impossible setting or number of players."""

    def decide(self, box: Box, state: Any, act: Act, lifted: str | None = None) -> Decision: ...

    def evolve(self, state: Any, event: Event) -> Any:
        """The state after the event; ``state`` is None before the first event."""

    def narrate(self, before: Any, event: Event, after: Any) -> tuple[Announcement, ...]: ...

    def glance(self, state: Any) -> tuple[Fact, ...]:
        """How the game stands: all that a sighted player sees, and nothing else. The short ones begin with whose turn
        it is, then what is due with its values, then the count that matters."""

    def expects(self, state: Any) -> Expects: ...

    def due(self, state: Any) -> Word | None:
        """The act that is due, or the question that is open; None where nothing is."""

    def keys(self, state: Any) -> tuple[Word, ...]:
        """How the act that is due is done with keys and scans, a sentence each; empty where ``due`` says it itself."""

    def whose(self, state: Any) -> Seat | None:
        """The seat whose act is due; None: the table's, or anybody's."""

    def privacy(self, state: Any, seat: Seat) -> Privacy | None:
        """What this seat may look at in its window now; None: nothing, and a scan there is refused."""

    def recap(self, state: Any, seat: Seat, of: Container[Token] | None = None) -> tuple[Announcement, ...]:
        """What this seat's ear is told when its window closes, and what it may hear again with D.

        Everything is ``Only(seat)``; empty where nothing is kept (a memory game keeps nothing). ``of``: only the lines
        that tell of no other cards.
        """

    def menu(self, state: Any) -> tuple[Form, ...]:
        """The game's own entries that the menu offers now. "correct" is entry 3 of the menu, and has no number."""

    def recall(self, before: Any, event: Event, after: Any) -> Word | None:
        """A short name of what happened ("coupe 3: sécurisé chez Léo"), for undo and resume."""

    def spent(self, state: Any) -> frozenset[Token]:
        """Tokens that have been used up and cannot count again."""

    def around(self, state: Any, around: Around) -> Any:
        """The state where these people sit: only names, ways and who comes after whom are others than before."""

    def goes_round(self, state: Any) -> bool:
        """Whether something goes round the table now: nobody changes places meanwhile, and no hand leaves the game."""

    def left(self, state: Any, seat: Seat, how: Leaving) -> tuple[Event, ...]:
        """What follows in the game when this seat's player has gone home; ``around`` knows it already."""

    def in_hands(self, state: Any, token: Token) -> Arg | None:
        """What this card is called, if a hand may hold it, so that it may lie open once that hand does; else None."""

    def notebook(self, state: Any, made: Sequence[tuple[Any, Event]], seat: Seat) -> Notes | None:
        """What this seat's notebook is told; None: there is none in this game, or nothing to note yet.

        ``made`` are the events that led to this state and were not taken back, in order, each with the state before
        it. Only what everybody
        has heard, and what this seat has heard alone, may get in.
        """
