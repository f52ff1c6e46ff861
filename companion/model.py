"""The values that travel down the line: inputs, events, announcements.

It knows the words of ARCHITECTURE.md and nothing else: standard library only, no I/O, no clock, no game. It must never
hold a sentence (sentences are in ``voices/``) or a mutable value. Every class here is frozen and hashable, so that two
plays can be compared announcement by announcement.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import ClassVar, Protocol, TypeAlias

from companion.replacing import Frozen as Frozen
from companion.replacing import replace as replace
from companion.tones import OwnTone as OwnTone
from companion.tones import Tone as Tone
from companion.tones import Verbosity as Verbosity

#: A place at the table, 1 to 8, clockwise: the left neighbour of seat k is seat k + 1.
Seat: TypeAlias = int

MAX_SEATS = 8


class Way(Enum):
    """How a seat takes in secrets, told at the roll call. Only ``EAR`` gets private prompts."""

    EYES = "eyes"
    TOUCH = "touch"
    EAR = "ear"


class Token(Frozen, order=True):
    """One physical thing: ``id`` says which kind ("sticker/heart"), ``copy`` (from 1) tells equal ones apart."""

    id: str
    copy: int = 1

    @property
    def box(self) -> str:
        """The first part of the id: the game's id, or "sticker"."""
        return self.id.partition("/")[0]

    @property
    def kind(self) -> str:
        """The id without its box: "cable/defuse"."""
        return self.id.partition("/")[2]


class Hidden(Frozen, order=True):
    """A token that not everybody may know, in an event. The journal holds its code, never its name."""

    token: Token


class HiddenText(Frozen):
    """Words that only one seat may know, in an event. The journal holds them so that no eye reads them by accident."""

    text: str = field(repr=False)


# --- labels: what a scanned frame turned out to be ---


class Known(Frozen):
    """A code of ours or a taught barcode. More than one token where boxes share a barcode: never guess."""

    tokens: tuple[Token, ...]
    code: str


class Foreign(Frozen):
    """A readable barcode or tag that has not been taught."""

    code: str


class Blank(Frozen):
    """A blank label of ours: it means nothing until it is taught."""

    code: str


class Doubt(Enum):
    """Why a frame cannot be trusted. A doubtful frame never counts, and the table is told."""

    CHECK_LETTERS = "check-letters"  # eight of our letters, but the check letters are wrong
    UNKNOWN_CODE = "unknown-code"  # the check letters are right, but no token has this code
    NO_READ = "no-read"  # the scanner itself says that it could not read
    TOO_LONG = "too-long"  # more bytes than a frame may have, without a terminator
    GARBLED = "garbled"  # bytes that no barcode of ours can hold
    TOO_SLOW = "too-slow"  # typed faster than hands can, and slower than any scanner that is known
    STUCK_KEY = "stuck-key"  # the reserved code BBBBBBBB: a key of the scanner's host is stuck


class Misread(Frozen):
    """A frame that cannot be trusted."""

    doubt: Doubt


Label: TypeAlias = Known | Foreign | Blank | Misread


# --- inputs ---


class Scan(Frozen):
    """One code seen by a scanner. ``seat`` is set when the device is bound to a seat; ``at`` is in seconds."""

    label: Label
    device: str = "scanner"
    seat: Seat | None = None
    at: float = 0.0


class Key(Frozen):
    """One key, named by its glyph on a 4x4 pad ("0".."9", "#", "*", "A".."D").

    The core does not know what sounds, so the edge adds what it knew when the key came down. ``speaking``: whether
    this keypad's output was saying something, for ``*`` ("silence now; if silent, cancel"). ``unsaid``: whether what it
    would answer has not begun to sound (for B the question of the undo, else what is due): then it must confirm, take
    back or resume nothing.
    """

    key: str
    device: str = "keypad"
    seat: Seat | None = None
    at: float = 0.0
    speaking: bool = False
    unsaid: bool = False

    @property
    def of_voice(self) -> bool:
        """Whether it only silences what is being said, or goes on in it."""
        return (self.key == "*" and self.speaking) or (self.key == "#" and self.unsaid)


class Elapsed(Frozen):
    """A timer that the state named (see ``Timer``) has run out."""

    timer: str
    at: float = 0.0


class Equipment(Enum):
    SCANNER = "scanner"
    KEYPAD = "keypad"
    LOUDSPEAKER = "loudspeaker"
    EARPHONE = "earphone"


class Plugged(Frozen):
    """A device has come (back) or gone. ``first``: for the first time since the start; ``silent``: but there. ``seat``:
    whose own scanner or keypad it is; None: the table's, or nobody has said so."""

    equipment: Equipment
    device: str
    present: bool
    first: bool = False
    at: float = 0.0
    silent: bool = False
    seat: Seat | None = None


class Rolled(Frozen):
    """Chance, rolled at the edge after a ``DiceWanted`` for its ``form``: ``value`` is 1 to the number of faces."""

    value: int
    at: float = 0.0
    form: str = "roll"


class Listening(Frozen):
    """The microphone is open."""

    at: float = 0.0


class Recorded(Frozen):
    """Somebody has said something. ``whole`` is False where it was too long, and its end is missing."""

    recording: str
    whole: bool = True
    at: float = 0.0


class NotRecorded(Frozen):
    """Nothing was recorded; ``fault`` is the reason, as messages name it."""

    fault: str
    at: float = 0.0


class OfPhone(Frozen):
    """What a phone does that is this seat's page, or wants to be."""

    seat: Seat
    at: float = 0.0


class Knocked(OfPhone):
    """It wants to be. ``digits``: the four that must be typed; "": # lets it in; None: nobody here has keys."""

    digits: str | None = field(default="", repr=False, kw_only=True)


class KnockEnded(OfPhone):
    """It waits no more: nobody has typed its number in time, or it went."""


class PageGone(OfPhone):
    """It has been away for so long that nobody may be holding it."""


class PageHere(OfPhone):
    """It was away, and is back."""


class PageLeft(OfPhone):
    """It is that seat's page no more."""


class PageReads(OfPhone):
    """How its seat wants to be told things there, where this differs from the table; its limits times ``patience``, 0:
    it has none."""

    own: OwnTone = field(kw_only=True)
    patience: int = field(default=1, kw_only=True)


class DoorFell(Frozen):
    """After too many wrong numbers, or requests that came to nothing, no phone may ask any more."""

    at: float = 0.0


Input: TypeAlias = Scan | Key | Elapsed | Plugged | Rolled | Listening | Recorded | NotRecorded | OfPhone | DoorFell


class Counts(Enum):
    """From when a timer counts that waits for the end of what is said."""

    ANEW = "anew"  # from its start; where something is said at its time, from the end of that
    AFTER = "after"  # the same, and from the end of what is said when it starts
    ON = "on"  # from its start: it runs out as soon as that has ended


class Timer(Frozen):
    """A wish of the state: after ``seconds`` send ``Elapsed(id)``.

    A timer starts when its id first appears among the state's timers, and is forgotten when its id is no longer
    there. To start it again, the state gives it a new id ("remind/7" after "remind/6"). One that ``waits`` does not run
    out while something is said in that seat's ``ear`` (None: at the table); from when its ``seconds`` count is told by
    ``counts``.
    """

    id: str
    seconds: float
    ear: Seat | None = None
    waits: bool = False
    counts: Counts = Counts.ANEW


# --- events ---


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that happened. Events are results, never inputs to be judged again.

    ``kind`` is its name in the journal and is never reused; ``version`` grows when its fields change;
    ``durable`` events are journalled, the others (a seat armed, a menu opened) are gone after a power cut.
    Fields are int, str, bool, None, enums, Token, OwnText, dataclasses and tuples of these.
    ``lasting`` is the message that says what undo cannot take back, because somebody has seen or heard it; "": undo
    takes back everything.
    """

    kind: ClassVar[str]
    version: ClassVar[int] = 1
    durable: ClassVar[bool] = True
    lasting: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class OfSeat(Event):
    """What a seat does, or what happens to it."""

    seat: Seat


# --- announcements ---


class Table(Frozen):
    """Everybody at the table."""


class Only(Frozen):
    """One seat's ear alone."""

    seat: Seat


class Others(Frozen):
    """Every seat's ear but this one; never the loudspeaker."""

    seat: Seat


Audience: TypeAlias = Table | Only | Others

TABLE = Table()


class Urgency(Enum):
    """What goes first when several lines want to be said.

    ALERT cuts what its own output is saying. ANSWER is what the newest key or scan asked for, or was refused: it is
    said before all but ALERT, and goes when its asker asks for something else. GAME waits its turn and is never
    dropped. The latest input's ECHO replaces earlier ones, and anything else cancels it.
    """

    ALERT = "alert"
    ANSWER = "answer"
    GAME = "game"
    ECHO = "echo"


class Sign(Enum):
    """A short sound before the words. The words must say the same."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    DOUBTFUL = "doubtful"
    AGAIN = "again"  # already scanned
    PRIVATE = "private"
    PASSED = "passed"  # a round or an hour
    READY = "ready"
    LOST = "lost"
    BACK = "back"
    ATTENTION = "attention"  # before a line that nobody asked for


#: The signs of what is refused.
REFUSALS = frozenset({Sign.REFUSED, Sign.DOUBTFUL, Sign.AGAIN})

#: Steps of the scale; a higher number sounds like the highest.
STEPS = 12


class ScaleStep(Frozen):
    """A sign that is one step of a rising scale, from 1: the hour, the wires that are defused. The words say it too."""

    number: int


AnySign: TypeAlias = Sign | ScaleStep


class Who(Frozen):
    """A seat as an argument: said as the player's name, else as "joueur 3"; as "la place 3" where nobody sits."""

    seat: Seat
    name: str | None = None
    there: bool = True


class OwnText(Frozen):
    """Words that are not ours: a box owner's or a pack's, in the language they were written in.

    ``recording`` is the path of a sound file, from the folder of the deck files. Where there is one it is played, and
    ``text``, which may then be empty, is only shown. So it is where ``said`` tells how the voice is to read it.
    """

    lang: str
    text: str
    recording: str = ""
    said: str = ""


class OwnWords(Frozen):
    """A pack's words in one or several languages: listeners get their own language, else the pack's first."""

    texts: tuple[OwnText, ...]

    def for_listener(self, lang: str) -> OwnText:
        """The text in this language (a code like "fr" or "fr-be"), else the first."""
        short = lang.partition("-")[0]
        return next((text for text in self.texts if text.lang.partition("-")[0] == short), self.texts[0])


class Word(Frozen):
    """Another message of the catalogue, said in place ("cable-defuse" inside "cut")."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


class Several(Frozen):
    """A list, joined as the language joins lists.

    ``numbered``: each item begins with the key that chooses it, so there is no "and" before the last. ``sentences``: an
    item may be as long as a sentence.
    """

    items: tuple[Arg, ...]
    numbered: bool = False
    sentences: bool = False

    @property
    def breath(self) -> int:
        """How many entries are said in one breath, which is five seconds at most: one sentence, three entries that
        somebody has to choose among or that tell something of somebody, five names."""
        telling = any(isinstance(item, Word) and item.args for item in self.items)
        return 1 if self.sentences else 3 if self.numbered or telling else 5


#: ``str`` is only for values without a language: file names, codes, port names.
Arg: TypeAlias = int | str | Who | OwnText | OwnWords | Word | Several


def word(id: str, **args: Arg) -> Word:
    """``Word(id, args)`` with keyword arguments; underscores in names become dashes, as Fluent likes them."""
    return Word(id, pairs(args))


#: Topics that the voices know: what asks about an undo, who listens in private, how the act that is due is done, and
#: what asks about a phone that wants to join.
UNDO, WINDOW, KEYS, KNOCK = "undo", "window", "keys", "knock"
#: The topic of what an ear is told shortly before its window closes: once that is closed, it is not true any more.
ENDING = f"{WINDOW}-ends"


class Announcement(Frozen):
    """A typed value to be said. Never a string.

    ``topic``: a later announcement with the same non-empty topic makes this one untrue; if it has not been said yet,
    it is dropped. ``sign`` is the sound before it. ``level``: how much of it is said to a listener who speaks by habit;
    None: as much as usual. ``due``: of a refusal, the act or the question that waits now; it is said behind the why, in
    its short form, and holds nothing that the ``audience`` may not know. ``piece``: which part of its long list this
    is, from 1 (see ``in_pieces``); 0: all of it. ``breaths``: it is said a breath at a time, cut where sentences end.
    ``unnoticed``: nobody else may learn that it was said. ``ended``: it tells the table that this seat has listened:
    an earphone that is passed round is passed on at this word, so first it must be silent.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()
    audience: Audience = field(default=TABLE)
    urgency: Urgency = Urgency.GAME
    sign: AnySign | None = None
    topic: str = ""
    level: Verbosity | None = None
    due: Word | None = None
    piece: int = 0
    breaths: bool = False
    unnoticed: bool = False
    ended: Seat | None = None

    @property
    def of_listening(self) -> bool:
        """Whether it tells of a seat's listening: each seat's has a topic of its own."""
        return self.topic.startswith(WINDOW)

    @property
    def listed(self) -> tuple[str, Several]:
        """Its longest list, and the name of that argument; an empty list where it has none."""
        lists = [(name, value) for name, value in self.args if isinstance(value, Several)]
        return max(lists, key=lambda found: len(found[1].items), default=("", Several(())))


def in_pieces(said: Announcement) -> tuple[Announcement, ...]:
    """The announcement; one with a long list as several, each with so many entries as one breath takes.

    The first says what stands before the list, the last what stands behind it. A piece is not cut again.
    """
    if not said.args or said.piece:
        return (said,)
    several = said.listed[1]
    if len(several.items) <= several.breath:
        return (said,)
    first, *others = range(1, -(-len(several.items) // several.breath) + 1)
    return (replace(said, piece=first), *(replace(said, piece=piece, sign=None) for piece in others))


class Makes(Protocol):
    """Makes lines of one urgency for the table, from id, sign, topic and arguments."""

    def __call__(self, id: str, sign: AnySign | None = None, topic: str = "", /, **args: Arg) -> Announcement: ...


def _makes(urgency: Urgency) -> Makes:
    def line(id: str, sign: AnySign | None = None, topic: str = "", /, **args: Arg) -> Announcement:
        if args:
            return Announcement(id, pairs(args), TABLE, urgency, sign, topic)
        return _bare(urgency, id, sign, topic)

    return line


alert, answer, game, echo = map(_makes, (Urgency.ALERT, Urgency.ANSWER, Urgency.GAME, Urgency.ECHO))


@cache
def _bare(urgency: Urgency, id: str, sign: AnySign | None, topic: str) -> Announcement:
    """A line without arguments is the same value every time, so it is made only once for each message."""
    return Announcement(id, (), TABLE, urgency, sign, topic)


def seen(equipment: Equipment, device: str, present: bool, first: bool, silent: bool = False) -> Announcement:
    """A device was found, has come back, or is lost; ``silent``: or says nothing any more."""
    topic = f"equipment/{device}"
    if not present:
        return alert(f"{equipment.value}-{'silent' if silent else 'lost'}", Sign.LOST, topic, device=device)
    what, sign = ("ready", None) if first else ("back", Sign.BACK)
    return game(f"{equipment.value}-{what}", sign, topic, device=device)


def pairs(args: dict[str, Arg]) -> tuple[tuple[str, Arg], ...]:
    """Keyword arguments as those of a message; underscores in names become dashes."""
    return tuple([(name.replace("_", "-"), value) for name, value in args.items()]) if args else ()


class Cause(Frozen):
    """What brought a batch of lines. Of a line that nobody asked for it is empty.

    ``device`` is the keypad or scanner that is answered, ``key`` whether it is a keypad. ``act`` numbers the durable
    act that the lines tell of, so that they can be dropped when it is taken back. ``asks``: they tell what is due now.
    ``follows``: they belong to the batch before, as the digit that is rolled for an ear belongs to the question.
    """

    device: str = ""
    key: bool = False
    act: int = 0
    asks: bool = False
    follows: bool = False


NOBODY = Cause()


class Rejection(Frozen):
    """A refusal: why, and what is due now instead.

    ``rule`` names the rule that a printed card could lift ("the card says so"); None where no card can (a misread code,
    a hand that is being looked at). ``due`` is the act or the question that waits, without anything that the refusal's
    audience may not know. The session fills it in; None where nothing waits. ``secret``: an ear may hear the card, so
    the session says how, where one is there.
    """

    why: Word
    rule: str | None = None
    sign: Sign = Sign.REFUSED
    due: Word | None = None
    secret: bool = False


def refuse(id: str, rule: str | None = None, /, **args: Arg) -> Rejection:
    """The refusal with this message as its reason."""
    return Rejection(word(id, **args), rule)


def doubtful(doubt: Doubt) -> Rejection:
    """The refusal of a frame that cannot be trusted."""
    return Rejection(word(f"doubt-{doubt.value}"), sign=Sign.DOUBTFUL)


# --- words -------------------------------------------------------------------------------------------------


class Phrase(Frozen):
    """Words said in one go by a voice of ``lang``, or a recording, as ``OwnText`` names it."""

    lang: str
    text: str
    recording: str = ""
