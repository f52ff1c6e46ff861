"""One evening at one table, through the session, and what must be true after every input.

Undo gives the table of the rows before it, and the journal, written down and read, the same table as the live one.
Nothing counts by itself, and nothing twice. What somebody hears in private is in no row by its name.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import tests
from companion import session as sessions
from companion.games import FOLDERS
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Filled,
    Glimpse,
    Looked,
    Privacy,
    Question,
    Scanned,
)
from companion.journal.notation import NO_UPGRADES, Notation
from companion.model import (
    Announcement,
    Elapsed,
    Event,
    Input,
    Key,
    Known,
    Misread,
    OfPhone,
    Only,
    Plugged,
    Rejection,
    Rolled,
    Scan,
    Seat,
    Token,
    Tone,
    Word,
    replace,
)
from companion.session import Turn, evolve, notes
from companion.session.asking import expects, timers
from companion.session.desks import Desk
from companion.session.events import (
    CardHeld,
    CardSeen,
    DiceWanted,
    EarAsked,
    Overruled,
    Refused,
    TableCleared,
    Undone,
)
from companion.session.joining import PhoneDigitLate, PhoneJoined, PhoneNumberTyped, PhoneRefused
from companion.session.notes import DURABLE
from companion.session.state import Play, Session, apply

from . import facts
from .found import Found, shortest, written
from .games import Setting, Subject, journals, players, setting
from .people import ACTS, PROOF, People
from .values import sort, tokens_in

#: What takes long is done at every third row: at the others it would find the same.
SAMPLE = 3


@cache
def notation(subject: Subject) -> Notation:
    """How the events of this game, and those of the session, are written down."""
    return Notation((*DURABLE, *subject.game.events), NO_UPGRADES, subject.veil)


class Table:
    """``rows`` is what a journal would hold, ``before`` the play before each input that can be taken back: now and then
    as bytes, which nothing that comes later can change.

    ``said`` is all that was said, and all that could have been asked for in between. At a ``fair`` table nobody hears
    another's cards; what takes long is done at ``every`` so manieth row.
    """

    def __init__(self, setting: Setting, fair: bool = False, every: int = SAMPLE) -> None:
        self.fair, self.every = fair, every
        self.setting, self.shelf, self.game = setting, setting.shelf, setting.subject.game
        self.said: dict[Announcement, None] = {}
        self.inputs: list[Input | str] = []
        self.rolls = 0
        self.over = self.lifted = False
        #: The events that have happened, those taken back too; and what the game's own invariants remember.
        self.happened: set[type[Event]] = set()
        self.memory: dict[str, Any] = {}
        self.own = invariants(setting.subject)
        self.rows: list[tuple[int, tuple[Event, ...]]] = []
        self.before: list[bytes | Play] = []
        #: What D and D D said before each of these inputs, now and then; and the phases that were come to.
        self.where: list[object] = []
        self.phases: set[Any] = set()
        self.session = Session(tone=Tone(), ears=setting.ears)
        for _, events in setting.begun:
            before, self.session = self.session, evolve(self.shelf, self.session, events)
            self.keep(before, Turn(self.session, events, ()))

    @property
    def board(self) -> Any:
        return self.session.play.board

    def take(self, input: Input) -> None:
        """One input, and what is true of every input. Raises Found."""
        self.inputs.append(input)
        before = self.session
        turn = sessions.turn(self.shelf, before, input)
        self.hear(turn.said)
        self.tells_what_is_due(input, turn)
        if isinstance(input, Elapsed) and input.timer.startswith("game/"):
            runs = any(timer.id == input.timer for timer in timers(self.shelf, before))
            self.must("time", bool(turn.said) == (runs and not before.desk.resuming), f"{input.timer} says nothing")
        if isinstance(input, Elapsed | Plugged) or (isinstance(input, Scan) and isinstance(input.label, Misread)):
            closing = any(isinstance(event, CardSeen) for event in turn.events) or before.windows != ()
            self.must("time", closing or not turn.durable, f"{written(input)} counts by itself")
        of_phone = any(
            isinstance(event, PhoneJoined | PhoneRefused | PhoneNumberTyped | PhoneDigitLate) for event in turn.events
        )
        counts = bool(turn.durable) and (of_phone or isinstance(input, OfPhone))
        self.must("phones", not counts, f"{written(input)} is a phone's, and counts")
        self.must(
            "journal", bool(turn.durable) or turn.session.play == before.play, "what no row holds changes the play"
        )
        self.session = turn.session
        if turn.durable:
            self.keep(before, turn)
        self.nothing_private_by_name(before, input, turn)
        if len(self.inputs) % self.every == 0:
            self.holds("always", self.board, self)
        for event in turn.events:
            if isinstance(event, TableCleared):
                self.over = True
            elif isinstance(event, DiceWanted | EarAsked):
                self.rolls += 1
                rolled = int(PROOF) if isinstance(event, EarAsked) else self.rolls * 7919 % event.faces + 1
                self.take(Rolled(rolled, form=getattr(event, "form", "roll")))

    def tells_what_is_due(self, input: Input, turn: Turn) -> None:
        """A refusal says why, and what is due instead, to whoever hears it."""
        for refused in (event for event in turn.events if isinstance(event, Refused)):
            why, due = refused.rejection.why, refused.rejection.due
            self.must(
                "refusal", due is not None, f"{written(input)} is refused ({why.id}), and nothing is said to be due"
            )
            heard = [line for line in turn.said if (line.id, line.args) == (why.id, why.args)]
            spoken = [line for line in heard if line.due == due]
            self.must("refusal", bool(spoken), f"{written(input)} is refused ({why.id}), and what is due is not said")

    def keep(self, before: Session, turn: Turn) -> None:
        """The rows of one input."""
        self.rows.append((turn.session.input_seq, turn.durable))
        self.happened |= {type(event) for event in turn.durable}
        self.lifted |= Overruled in self.happened
        if isinstance(turn.durable[0], Undone):
            for _ in turn.durable:
                kept, where = self.before.pop(), self.where.pop()
            then = pickle.loads(kept) if isinstance(kept, bytes) else kept
            self.must("undo", turn.session.play == then, "what is given back is not the table before that input")
            now = where and facts.heard(self.shelf, turn.session)
            self.must("facts", where == now, f"D says something else than before the act:\n    {where}\n    {now}")
        elif turn.session.past is not before.past:
            kept = before.play if len(self.before) % self.every else pickle.dumps(before.play)
            self.before.append(kept)
            sampled = before.play.board is not None and isinstance(kept, bytes)
            self.where.append(facts.heard(self.shelf, before) if sampled else None)
        of_table = not isinstance(turn.durable[0], (Undone, notes.Private))  # what a seat notes changes no table
        if self.board is not None and of_table:
            self.recall(before.play, turn.durable)
            if before.play.board is not None:
                facts.tell_what_changes(self.setting.subject, before.play.board, self.board)
                own = tuple(event for event in turn.durable if type(event) in self.game.events)
                self.holds("happened", before.play.board, own, self.board, self)
            if len(self.rows) % self.every == 0:
                self.look_around()
                self.nothing_counts_twice()
                self.a_refusal_says_nothing_of_a_card()
                self.what_may_be_in_a_hand_is_never_read()

    def power_cut(self) -> None:
        """What the journal gives back is the same table, and it waits."""
        if self.session.play.game is None:
            return
        self.inputs.append("(power cut)")
        live = self.session
        self.replays()
        self.session, offered = sessions.found_again(self.shelf, self.rows, live.tone, self.setting.ears)
        self.hear(offered)
        self.must("replay", self.session.desk.resuming, "it does not wait after a power cut")
        if live.play.board is not None:
            on = sessions.turn(self.shelf, self.session, Key("#")).session
            same = facts.heard(self.shelf, on) == facts.heard(self.shelf, live)
            self.must("facts", same, "D says something else than before the power cut")

    def replays(self) -> None:
        """The rows, written down and read, give the live table."""
        book = notation(self.setting.subject)
        read = [(number, tuple(book.decode(*book.encode(event)) for event in events)) for number, events in self.rows]
        self.must("rows", read == self.rows, "what is read is not what was written")
        again = sessions.replay(self.shelf, read, Tone())
        same = again.play == self.session.play and again.input_seq == self.session.input_seq
        self.must("replay", same, "the journal gives back another table than the one that is played")

    def undone_to_the_beginning(self) -> None:
        """Every input is taken back, the newest first."""
        while self.session.past is not None and not self.over:
            before, self.session = self.session, evolve(self.shelf, self.session, (Undone(),))
            self.keep(before, Turn(self.session, (Undone(),), ()))
        self.must("undo", self.over or not self.before, "not every input can be taken back")

    # --- what must hold ---

    def holds(self, name: str, *values: Any) -> None:
        """What ``tests/games/<folder>/invariants.py`` has of that name."""
        holds = getattr(self.own, name, None)
        if holds is None or values[0] is None:
            return
        try:
            holds(*values)
        except Found:
            raise
        except AssertionError as wrong:
            raise Found("invariant", str(wrong)) from wrong

    def must(self, what: str, holds: bool, why: str) -> None:
        if not holds:
            raise Found(what, why)

    def nothing_private_by_name(self, before: Session, input: Input, turn: Turn) -> None:
        """What one ear heard is in a row only as ``Hidden``."""
        heard = {event.token for event in turn.events if isinstance(event, CardSeen)}
        private = heard.union(*(window.tokens for window in before.windows))
        if isinstance(input, Scan) and isinstance(input.label, Known) and not heard:
            private -= set(input.label.tokens)  # it was scanned openly
        if not private or not any(event.durable for event in turn.events):
            return
        named = {token for event in turn.events if event.durable for token in tokens_in(event, hidden=False)} & private
        self.must("secrecy", not named, f"a row names what was heard in private: {named}")

    def nothing_counts_twice(self) -> None:
        """What is used up counts no more, no hand has a card twice, and no two hands have the same card."""
        board, box = self.board, self.setting.box
        for token in sorted(self.game.spent(board))[-2:]:
            for seat in (None, *range(1, self.setting.players + 1)):
                decision = self.game.decide(box, board, Scanned(token, seat))
                if not isinstance(decision, tuple) or not any(event.durable for event in decision):
                    continue
                after = reduce(self.game.evolve, (event for event in decision if event.durable), board)
                back = token not in self.game.spent(after)  # a rule gives it back
                self.must("conservation", back, f"{token.id}@{token.copy} is used up, and counts again")
        hands = [hand(self.game.privacy(board, seat)) for seat in range(1, self.setting.players + 1)]
        for cards in hands:
            self.must("conservation", len(set(cards)) == len(cards), f"a hand has a card twice: {cards}")
        held = [card for cards in hands for card in cards]
        once = len(set(held)) == len(held) or not self.fair
        self.must("conservation", once, f"one card is in two hands: {held}")

    def recall(self, play: Play, events: Iterable[Event]) -> None:
        """What B would say of each of these."""
        for event in events:
            before, play = play, apply(self.shelf, play, event)
            if type(event) in self.game.events:
                self.phases.add(play.board.phase)
                called = self.game.recall(before.board, event, play.board)
                self.hear(() if called is None else (Announcement(called.id, called.args),))

    def look_around(self) -> None:
        """All that could be asked for now; each seat's own is for its ear alone."""
        board, game, seats = self.board, self.game, range(1, self.setting.players + 1)
        facts.are_whole(self.setting.subject, board)
        self.hear(Announcement(fact.said.id, fact.said.args) for fact in game.glance(board))
        expected = expects(self.shelf, self.session.play)
        words: list[Word | Announcement | Question] = [
            *expected.can,
            *(timed for one in expected.timers for timed in one.said),
        ]
        questions = [question for question in (expected.question,) if question is not None]
        questions += [question for form in game.menu(board) for question in form.questions]
        questions += [question for form in game.menu(board) for _, others in form.instead for question in others]
        for question in questions:
            numbers = [choice.number for choice in question.choices]
            some = len(set(numbers)) == len(numbers) and all(question.low <= n <= question.high for n in numbers)
            self.must("words", some, f"{question.id} names what cannot be answered: {numbers}")
        self.must("words", game.whose(board) in (None, *seats), "it is the turn of nobody at the table")
        words += questions
        words += [reminder for reminder in (expected.reminder,) if reminder is not None]
        words += [choice.name for question in questions for choice in question.choices if isinstance(choice.name, Word)]
        words += [form.label for form in game.menu(board) if form.label is not None]
        for seat in seats:
            allowed = game.privacy(board, seat)
            words += [] if allowed is None else [allowed.what]
            recap = game.recap(board, seat)
            self.must(
                "secrecy", all(line.audience == Only(seat) for line in recap), f"what seat {seat} heard is for all"
            )
            words += recap
        for act in self.odd_acts():
            decision = self.decided(act)
            words += [decision.why] if isinstance(decision, Rejection) else []
            self.holds("decided", board, act, decision)
        for asked in questions:
            fits = all(asked.low <= choice.number <= asked.high for choice in asked.choices)
            self.must("choices", fits, f"not every choice of {asked.id} is from {asked.low} to {asked.high}")
        self.hear(Announcement(word.id, word.args) for word in words)

    def odd_acts(self) -> Iterator[Act]:
        """What the session never asks of a game, or seldom, and what it has to refuse all the same."""
        yield from (Advanced(), Confirmed(), Filled("nothing", ()), Filled("scanner", ()), Filled("roll", (1,)))
        asked = expects(self.shelf, self.session.play).question
        yield from (Answered(None),) if asked is None else (Answered(asked.low), Answered(asked.high))
        forms = self.game.menu(self.board)
        for form in forms[len(self.rows) % len(forms) :][:1] if forms else ():
            yield Filled(form.id, tuple(None if question.skippable else question.low for question in form.questions))
            yield Filled(form.id, tuple(question.low for question in form.questions))
            yield Filled(form.id, tuple(question.high for question in form.questions))
        for token in self.some_tokens():
            yield Scanned(token)
            yield Scanned(token, len(self.rows) % self.setting.players + 1)
            yield from (Looked(seat, token) for seat in range(1, self.setting.players + 1))

    def decided(self, act: Act) -> Decision:
        return self.game.decide(self.setting.box, self.board, act)

    def a_refusal_says_nothing_of_a_card(self) -> None:
        """What is no card of a window is refused there in the same words whichever it is: not even the length of the
        answer tells it."""
        told: dict[tuple[Seat, str], Word] = {}
        for token in self.some_tokens():
            for seat in range(1, self.setting.players + 1):
                refused = self.decided(Looked(seat, token))
                if isinstance(refused, Rejection):
                    same = told.setdefault((seat, refused.why.id), refused.why) == refused.why
                    self.must("secrecy", same, f"a window's refusal tells of {token.id}: {refused.why}")

    def what_may_be_in_a_hand_is_never_read(self) -> None:
        """Of a card that a window takes, or will take after the next #, the table hears nothing that is no rule's."""
        if expects(self.shelf, self.session.play).over:
            return
        calm = replace(self.session, desk=Desk(), aside=(), whose=None)
        then = sessions.turn(self.shelf, calm, Key("#")).session.play
        for token in self.some_tokens():
            if self.session.play.places.lies_open(token) is not None:
                continue  # before everybody, and in no hand
            turn = sessions.turn(self.shelf, calm, Scan(Known((token,), "")))
            read = not turn.durable and not any(isinstance(event, Refused | CardHeld) for event in turn.events)
            for play in (self.session.play, then) if read else ():
                held = play.board is not None and any(self.takes(play.board, seat, token) for seat in self.seats)
                self.must("secrecy", not held, f"{token.id} may be in a hand, and is read: {turn.said}")

    @property
    def seats(self) -> range:
        return range(1, self.setting.players + 1)

    def takes(self, board: Any, seat: Seat, token: Token) -> bool:
        """Whether this seat may listen to the card as to one of a hand."""
        allowed = self.game.privacy(board, seat)
        if allowed is None or not allowed.guarded or isinstance(allowed, Glimpse):
            return False
        taken = self.game.decide(self.setting.box, board, Looked(seat, token))
        return sort(token) not in allowed.aloud and isinstance(taken, tuple) and taken != ()

    def some_tokens(self) -> tuple[Token, ...]:
        """A few tokens, others each time."""
        tokens = self.setting.subject.tokens
        at = len(self.rows) * 7 % len(tokens)
        return (*tokens, *tokens)[at : at + 4]

    def hear(self, lines: Iterable[Announcement]) -> None:
        for line in lines:
            self.said[line] = None


def hand(allowed: Privacy | None) -> tuple[Token, ...]:
    """The cards of a hand that is kept in its order."""
    return getattr(allowed, "cards", None) or getattr(allowed, "hand", None) or ()


@cache
def invariants(subject: Subject) -> ModuleType | None:
    """What always holds for this game alone: functions ``always``, ``happened`` and ``decided``, as it has any."""
    folder = "tracker" if subject.pack.declared else FOLDERS.get(subject.id, subject.id)
    if not (Path(tests.__file__).parent / "games" / folder / "invariants.py").exists():
        return None
    name = f"tests.games.{folder}.invariants"
    if name not in sys.modules:
        pytest.register_assert_rewrite(name)  # so that it says what it found
    return import_module(name)


# --- whole evenings ---


def kept(subject: Subject) -> Iterator[Table]:
    """The kept games of this name, looked at after every row. Raises Found."""
    for rows in journals(subject):
        yield Table(Setting(subject, subject.told, (), players(subject, rows), (), rows), every=1)


def evening(subject: Subject, seed: int, acts: int = 250, doing: Mapping[str, int] = ACTS) -> Table:
    """An evening by chance, looked at from its first input to its last, and taken back. Raises Found."""
    chance = Random(seed)
    settled = setting(subject, chance)
    table = Table(settled, fair=len(settled.begun) == 1 and chance.random() < 0.7)
    weights = {**doing} if chance.random() < 0.5 else {**doing, "lift": 0}  # a lifted rule may upset a count
    people = People(table.setting, chance, lambda: table.session, acts=weights, fair=table.fair)
    try:
        for _ in range(acts):
            if table.over:
                break
            if chance.random() < 0.01:
                table.power_cut()
            for input in people.act():
                table.take(input)
                if table.over:
                    break
        table.replays()
        table.undone_to_the_beginning()
    except Found as found:
        raise _shown(table, found, seed) from None
    return table


def _shown(table: Table, found: Found, seed: int) -> Found:
    """The same fault with the fewest inputs that show it."""
    settled, wrong = table.setting, found

    def fails(some: Any) -> bool:
        nonlocal wrong
        try:
            again(table, some)
        except Found as other:
            if other.what == found.what:
                wrong = other
                return True
        return False

    steps = [input for input in table.inputs if not isinstance(input, Rolled)]
    steps = shortest(steps, fails)
    play = "\n".join(["the play that shows it:", *(one if isinstance(one, str) else written(one) for one in steps)])
    settings = f"{settled.subject.id}, seed {seed}, {settled.players} players, {settled.rules}"
    return Found(wrong.what, f"{wrong.why} ({settings})", play)


def again(like: Table, inputs: Iterable[Input | str]) -> Table:
    """These inputs at a new table like that one. Raises Found."""
    table = Table(like.setting, like.fair)
    for input in inputs:
        if isinstance(input, str):
            table.power_cut()
        else:
            table.take(input)
        if table.over:
            break
    table.replays()
    table.undone_to_the_beginning()
    return table
