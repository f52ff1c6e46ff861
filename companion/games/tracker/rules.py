"""What may happen in a game without code: acts judged by what its pack declares.

Pure: no clock, no dice, no sentence. A pack declares and never computes, so that all that is computed is here: limits,
whose turn follows, when a round is full. A private card must never be said outside a window, nor become an event that
is kept.

====================================================  =====================================================
what could go wrong                                   where
====================================================  =====================================================
the same card twice                                   refused: rule same-card, unless declared ``again``
a counter past its limit                              refused: rule limit
the turn to whoever has it, where ``to-another`` is   refused: rule own-turn
a card between two rounds                             refused: rule between; hands may be looked at there
a card before play, or while it is asked who begins   refused
a private card outside a window                       refused, never lifted, without a word of what it is
a card that counts after the end                      with a seat refused: rule over; else a look-up
A twice in one turn                                   asked
whatever else the printed rules forbid                the pack's own texts remind of it
====================================================  =====================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from companion.boxes.box import Box
from companion.boxes.declaration import Card, Counter, Effect, Next, Order, PassedBy, Run, Starts, Whose, Windows
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Expects,
    Filled,
    Form,
    Look,
    Looked,
    NeedsRoll,
    NeedsSeat,
    Opening,
    Privacy,
    Question,
    Rearranged,
    RuleSetting,
    Scanned,
    WindowDone,
)
from companion.games.tracker import words
from companion.games.tracker.state import (
    AdvanceAsked,
    CardLooked,
    CardPlayed,
    CardRead,
    Cause,
    CountdownStarted,
    CountdownStopped,
    CounterMoved,
    DiceRolled,
    Ended,
    GameStarted,
    Phase,
    Reopened,
    RoundEnded,
    RoundStarted,
    StarterKnown,
    State,
    StepDone,
    TurnGiven,
    TurnPassed,
    evolve,
)
from companion.games.tracker.words import mid
from companion.model import Event, OwnWords, Rejection, Seat, Sign, Token, Word, refuse, word

Events: TypeAlias = tuple[Event, ...]

#: Refusals in the order in which they are made: whoever lifts one has had those before it lifted.
_ORDER = ("same-card", "own-turn", "limit")


# --- the opening -------------------------------------------------------------------------------------------


def rule_settings(box: Box) -> tuple[RuleSetting, ...]:
    """The numbers that the pack leaves to the table."""
    declared = box.pack.declared
    return tuple(RuleSetting(s.name, str(s.default)) for s in declared.settings) if declared else ()


def begin(box: Box, opening: Opening) -> Events | Rejection:
    """``GameStarted`` with the whole declaration; refused: a number of players or a setting that cannot be."""
    pack, players = box.pack, len(opening.seats)
    assert pack.declared is not None
    if not pack.fewest <= players <= pack.most:
        return refuse(mid("refuse-players"), players=players, fewest=pack.fewest, most=pack.most)
    settings = {setting.name: setting.default for setting in pack.declared.settings}
    for name, value in opening.settings:
        known = next((setting for setting in pack.declared.settings if setting.name == name), None)
        if known is None:
            return refuse(mid("refuse-setting"), setting=name, game=pack.title)
        if not (value.isascii() and value.isdigit() and known.low <= int(value) <= known.high):
            return refuse(mid("refuse-setting-value"), setting=name, low=known.low, high=known.high)
        settings[name] = int(value)
    rows = {f"{table}/{column}": n for table in pack.tables for column, n in pack.row(table, players).items()}
    amounts = {"players": players, **rows, **{f"settings/{name}": value for name, value in settings.items()}}
    inferred = tuple(table for table in pack.tables if f"{table}/{players}" in pack.inferred)
    told = tuple((name, str(value)) for name, value in settings.items())
    started = GameStarted(pack.id, pack.version, opening.seats, told, pack.declared, tuple(amounts.items()), inferred)
    after = _Following(None, (started,))
    if after.state.phase is Phase.PLAYING:
        after.round_begins()
    return after.events


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case Scanned(token, seat):
            return _scanned(box, state, token, seat, lifted)
        case Looked(seat, token):
            return _looked(box, state, seat, token)
        case WindowDone() | Rearranged():
            return ()  # no hand is kept
        case Confirmed():
            return _confirmed(state)
        case Answered(value):
            if state.phase is not Phase.STARTER:
                return _confirmed(state)
            return _begins(state, StarterKnown(value))
        case Advanced():
            return _advanced(state, lifted)
        case Filled(form, answers):
            return _filled(box, state, form, answers, lifted)


def _confirmed(state: State) -> Decision:
    """# in the phase that waits for it."""
    match state.phase:
        case Phase.SET_UP:
            return _begins(state, StepDone(state.step))
        case Phase.STARTER:
            return _begins(state, StarterKnown(None))
        case Phase.BETWEEN:
            return _next_round(state).events
        case Phase.OVER:
            return refuse(mid("refuse-over"), "over")
        case Phase.PLAYING:
            return _go_on(state)


def _begins(state: State, event: Event) -> Events:
    after = _Following(state, (event,))
    if after.state.phase is Phase.PLAYING:
        after.round_begins()
        after.turn_begins()
    return after.events


def _next_round(state: State) -> _Following:
    after = _Following(state, (RoundStarted(state.round + 1),))
    after.round_begins()
    after.turn_begins()
    return after


def _go_on(state: State) -> Decision:
    declared = state.declared
    if state.asking:
        return _key_moves(state, None)
    if declared.turns and declared.turns.passed_by is PassedBy.KEY:
        after = _Following(state)
        after.pass_turn(None, Cause.KEY)
        return after.events
    if declared.countdown and Starts.KEY in declared.countdown.starts:
        return (_counts_down(state, Cause.KEY),)
    return refuse(mid("refuse-nothing-due"))


def _counts_down(state: State, cause: Cause) -> CountdownStarted:
    return CountdownStarted(state.countdowns + 1, cause)


def _advanced(state: State, lifted: str | None) -> Decision:
    """A: the one thing that the pack gives it."""
    declared = state.declared
    if not declared.a_key:
        return refuse(mid("refuse-no-counter"))
    if state.phase is not Phase.PLAYING:
        return refuse(mid("refuse-not-playing"))
    if declared.a_key == "dice" and declared.dice:
        return NeedsRoll(declared.dice.faces**declared.dice.number)
    if declared.a_key == "countdown":
        return (_counts_down(state, Cause.KEY),)
    if declared.turns and state.moved and lifted is None:
        return (AdvanceAsked(),)
    return _key_moves(state, lifted)


def _key_moves(state: State, lifted: str | None) -> Decision:
    counter = state.declared.counters[state.declared.rank(state.declared.a_key)]
    if counter.per_seat and state.holder is None:
        return refuse(mid("refuse-whose-turn"))
    seat = state.holder if counter.per_seat else None
    after = _Following(state, lifted=lifted)
    refusal = after.move(counter, seat, state.value(counter.id, seat) + counter.step, Cause.KEY)
    return refusal or after.events


# --- cards ---


def _scanned(box: Box, state: State, token: Token, seat: Seat | None, lifted: str | None) -> Decision:
    card, copy = _card(state, token)
    if card is None:
        return ()
    if card.private and state.phase is not Phase.OVER:
        return refuse(mid("refuse-private"))
    if not card.effects:
        # On a printed sheet a sticker is looked up; a card is read.
        return () if copy is None and not card.says else (CardRead(*_told(box, state, card)),)
    return _played(box, state, card, copy, seat, lifted)


def _card(state: State, token: Token) -> tuple[Card | None, int | None]:
    """The card that was scanned and its copy; a sticker stands for the card that bears it, and is no copy."""
    if token.box == "sticker":
        return next((card for card in state.declared.cards if card.sticker and card.sticker == token.kind), None), None
    return state.declared.card(token.id), token.copy


def _told(box: Box, state: State, card: Card) -> tuple[OwnWords, int, OwnWords | None]:
    """Name, number and text of a card: its owner's where there are any, else the pack's."""
    slot = box.slot(card.id)
    text = slot.text_for(state.players)
    says = OwnWords((text,)) if text else card.says
    return (OwnWords((slot.name,)), 0, says) if slot.name else (card.name, card.number, says)


def _played(box: Box, state: State, card: Card, copy: int | None, seat: Seat | None, lifted: str | None) -> Decision:
    refusal = _not_now(state, seat, lifted)
    if refusal is not None:
        return refusal
    if card.rolls and state.declared.dice:
        return NeedsRoll(state.declared.dice.faces**state.declared.dice.number)
    passed = _ORDER.index(lifted) if lifted in _ORDER else -1
    again = card.again or copy is None or passed >= _ORDER.index("same-card")
    if not again and Token(card.id, copy or 1) in state.played:
        return replace(refuse(mid("refuse-same-card"), "same-card", card=card.title), sign=Sign.AGAIN)
    if seat is not None and seat > state.players:
        seat = None
    if seat is None and _needs_seat(state, card):
        return NeedsSeat()
    turns = state.declared.turns
    own = turns is not None and turns.to_another and seat is not None and seat == state.holder
    if own and passed < _ORDER.index("own-turn") and _needs_seat(state, card):
        return refuse(mid("refuse-own-turn"), "own-turn", who=state.people[(seat or 1) - 1])
    after = _Following(state, (CardPlayed(card.id, copy, seat, *_told(box, state, card)),), lifted)
    return after.carry_out(card.effects, seat, Cause.CARD) or after.events


def _not_now(state: State, seat: Seat | None, lifted: str | None) -> Decision | None:
    """Why no card counts now; None where one does."""
    match state.phase:
        case Phase.PLAYING:
            return None
        case Phase.BETWEEN if lifted == "between":
            return _next_round(state).events
        case Phase.BETWEEN:
            return refuse(mid("refuse-between"), "between")
        case Phase.OVER if lifted == "over":
            return (Reopened(),)
        case Phase.OVER:
            return () if seat is None else refuse(mid("refuse-over"), "over")
        case _:
            return refuse(mid("refuse-not-playing"))


def _needs_seat(state: State, card: Card) -> bool:
    return any(_asks_seat(state, effect) for effect in card.effects)


def _any_needs_seat(state: State, cards: Sequence[Card]) -> bool:
    # Asked after every input, of packs with a hundred cards that only speak.
    return any(_asks_seat(state, effect) for card in cards if card.effects for effect in card.effects)


def _asks_seat(state: State, effect: Effect) -> bool:
    turns = state.declared.turns
    if effect.next is Next.TURN:
        return turns is not None and turns.order is Order.SAID
    if not effect.counter or not state.declared.counters[state.declared.rank(effect.counter)].per_seat:
        return False
    return effect.whose is Whose.SAID or (effect.whose is Whose.TURN and state.holder is None)


# --- windows ---


def privacy(state: State, seat: Seat) -> Privacy | None:
    """Whether this seat may listen to its cards now."""
    pausing = state.phase in (Phase.SET_UP, Phase.STARTER, Phase.BETWEEN)
    match state.declared.windows:
        case Windows.ALWAYS if state.phase is not Phase.OVER:
            return Look(word(mid("window")))
        case Windows.PAUSES if pausing:
            return Look(word(mid("window")))
        case _:
            return None


def _looked(box: Box, state: State, seat: Seat, token: Token) -> Decision:
    card = state.declared.card(token.id)
    return refuse(mid("refuse-window")) if card is None else (CardLooked(seat, *_told(box, state, card)),)


# --- what follows from what ---


class _Following:
    """Events that follow from each other, each judged in the state that those before it made."""

    def __init__(self, state: State | None, events: Events = (), lifted: str | None = None) -> None:
        self.events: Events = ()
        self._state = state
        self._lifted = lifted
        for event in events:
            self.add(event)

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def add(self, event: Event) -> None:
        self.events = (*self.events, event)
        self._state = evolve(self._state, event)

    def carry_out(self, effects: tuple[Effect, ...], seat: Seat | None, cause: Cause) -> Rejection | None:
        """One effect after the other; after the end, or between rounds, a counter still moves and nothing else does."""
        for effect in effects:
            if self.state.phase is not Phase.PLAYING and not effect.counter:
                continue
            refusal = self._effect(effect, seat, cause)
            if refusal is not None:
                return refusal
        return None

    def _effect(self, effect: Effect, seat: Seat | None, cause: Cause) -> Rejection | None:
        if effect.counter:
            return self._count(effect, seat, cause)
        if effect.next is Next.TURN:
            self.pass_turn(seat, cause)
        elif effect.next is Next.ROUND:
            self.end_round(cause)
        elif effect.ends:
            self.add(Ended(effect.ends, cause))
        elif effect.countdown is Run.START:
            self.add(CountdownStarted(self.state.countdowns + 1, cause))
        elif effect.countdown is Run.STOP and self.state.countdown:
            self.add(CountdownStopped(cause))
        return None

    def _count(self, effect: Effect, seat: Seat | None, cause: Cause) -> Rejection | None:
        counter = self.state.declared.counters[self.state.declared.rank(effect.counter)]
        seats: tuple[Seat | None, ...] = (None,)
        if counter.per_seat:
            said = seat if effect.whose is Whose.SAID else self.state.holder or seat
            seats = tuple(range(1, self.state.players + 1)) if effect.whose is Whose.ALL else (said,)
        for at in seats:
            now = self.state.value(counter.id, at)
            value = now + effect.by if effect.by is not None else self.state.amount(effect.to) if effect.to else now
            refusal = self.move(counter, at, value, cause)
            if refusal is not None:
                return refusal
        return None

    def move(self, counter: Counter, seat: Seat | None, value: int, cause: Cause) -> Rejection | None:
        """A counter comes to a value, with what is declared there."""
        low, high = self.state.low(counter), self.state.high(counter)
        if self._lifted != "limit":
            if high is not None and value > high:
                return refuse(mid("refuse-high"), "limit", counter=counter.name, limit=high)
            if low is not None and value < low:
                return refuse(mid("refuse-low"), "limit", counter=counter.name, limit=low)
        if value == self.state.value(counter.id, seat):
            return None
        self.add(CounterMoved(counter.id, seat, value, cause))
        at = self.state.at(counter, value)
        return self.carry_out(at.effects, None, Cause.RULE) if at else None

    def pass_turn(self, seat: Seat | None, cause: Cause) -> None:
        """The turn goes to the seat said, or clockwise; the round ends with its last turn."""
        turns = self.state.declared.turns
        assert turns is not None
        holder = self.state.holder
        if turns.order is Order.CLOCKWISE:
            seat = None if holder is None else holder % self.state.players + 1
        # A card may send the turn on where a counter's value does not know to whom: then it stays.
        self.add(TurnPassed(seat or holder, cause))
        if self.state.round_full:
            self.end_round(Cause.RULE)
        else:
            self.turn_begins()

    def turn_begins(self) -> None:
        if self.state.declared.turns:
            self._count_down(Starts.TURN)

    def round_begins(self) -> None:
        if self.state.declared.rounds:
            self._count_down(Starts.ROUND)

    def _count_down(self, start: Starts) -> None:
        countdown = self.state.declared.countdown
        if countdown and start in countdown.starts:
            self.add(CountdownStarted(self.state.countdowns + 1, Cause.RULE))

    def end_round(self, cause: Cause) -> None:
        self.add(RoundEnded(self.state.round, cause))
        rounds = self.state.declared.rounds
        if self.state.last_round and rounds:
            self.add(Ended(rounds.over, Cause.RULE))


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> Expects:
    """What may come next; see ``Expects``."""
    declared = state.declared
    timers = words.timers(state)
    match state.phase:
        case Phase.OVER:
            return Expects(over=True)
        case Phase.STARTER:
            return Expects(question=_who_begins(state), timers=timers)
        case Phase.SET_UP | Phase.BETWEEN:
            return Expects(can=(Word(mid("can-go-on")),), reminder=words.reminder(state), timers=timers)
        case Phase.PLAYING:
            seats = state.players if _any_needs_seat(state, declared.cards) else 0
            dice = declared.dice.faces**declared.dice.number if declared.dice else 0
            # Cards that have been laid are not heard again: what was heard of them would no longer be true.
            laid = words.LOOKED if declared.windows is Windows.PAUSES else frozenset()
            return Expects(
                seats=seats, can=_can(state, seats), dice=dice, timers=timers, forget=laid, asking=state.asking
            )


def _who_begins(state: State) -> Question:
    turns = state.declared.turns
    if turns and turns.first:
        return Question(mid("ask-starter-text"), 1, state.players, word("", text=turns.first).args)
    return Question(mid("ask-starter"), 1, state.players, word("", players=state.players).args)


def _can(state: State, seats: int) -> tuple[Word, ...]:
    declared = state.declared
    can = [Word(mid("can-scan-seat" if seats else "can-scan"))]
    if declared.turns and declared.turns.passed_by is PassedBy.KEY:
        can.append(Word(mid("can-pass")))
    elif declared.countdown and Starts.KEY in declared.countdown.starts:
        can.append(Word(mid("can-count-down")))
    if declared.a_key in ("dice", "countdown"):
        can.append(Word(mid(f"can-a-{declared.a_key}")))
    elif declared.a_key:
        can.append(word(mid("can-a"), counter=declared.counters[declared.rank(declared.a_key)].name))
    return tuple(can)


# --- the menu ----------------------------------------------------------------------------------------------


def menu(state: State) -> tuple[Form, ...]:
    """The game's own entries: a card without its barcode, whose turn, the round, the countdown, the end."""
    declared = state.declared
    if state.phase is Phase.OVER:
        return (*_correction(state), Form("reopen", (), Word(mid("menu-reopen"))))
    if state.phase is not Phase.PLAYING:
        return _correction(state)
    forms = [*_correction(state), *_card_form(state)]
    if declared.turns:
        forms.append(Form("turn", (_whose(state, mid("ask-turn")),), Word(mid("menu-turn"))))
    if declared.rounds:
        forms.append(Form("round", (), Word(mid("menu-round"))))
    if declared.countdown:
        name = "stop" if state.countdown else "start"
        forms.append(Form("countdown", (), Word(mid(f"menu-countdown-{name}"))))
    if len(declared.endings) > 1:
        entries = tuple(word("menu-entry", number=n, entry=e.says) for n, e in enumerate(declared.endings, 1))
        forms.append(Form("end", (_one_of(mid("ask-ending"), "endings", entries),), Word(mid("menu-end"))))
    else:
        forms.append(Form("end", (), Word(mid("menu-end"))))
    return tuple(forms)


def _correction(state: State) -> tuple[Form, ...]:
    """A counter, whose where every seat has its own, and what it stands at."""
    counters = state.declared.counters
    if not counters:
        return ()
    entries = tuple(word("menu-entry", number=n, entry=c.name) for n, c in enumerate(counters, 1))
    questions = [_one_of(mid("ask-counter"), "counters", entries)]
    if any(counter.per_seat for counter in counters):
        questions.append(_whose(state, mid("ask-whose")))
    highs = [state.high(counter) for counter in counters]
    top = max(999 if high is None else high for high in highs)
    top = max(top, *(value for row in state.values for value in row))
    questions.append(Question(mid("ask-value"), 0, top, width=len(str(top)), skippable=False))
    return (Form("correct", tuple(questions)),)  # entry 3 of the menu has its name already


def _card_form(state: State) -> tuple[Form, ...]:
    """Cards that are told by a key: those with a name of their own from a list, each numbered sort by its number."""
    forms = []
    single = _single(state)
    if single:
        entries = tuple(word("menu-entry", number=n, entry=card.title) for n, card in enumerate(single, 1))
        questions = [_one_of(mid("ask-card"), "cards", entries), *_at_whom(state, single)]
        forms.append(Form("card", tuple(questions), Word(mid("menu-card"))))
    for sort, cards in _numbered(state).items():
        name, most = cards[0].name, len(cards)
        asked = Question(
            mid("ask-number"), 1, most, word("", name=name, most=most).args, width=len(str(most)), skippable=False
        )
        forms.append(Form(f"card/{sort}", (asked, *_at_whom(state, cards)), word(mid("menu-number"), name=name)))
    return tuple(forms)


def _at_whom(state: State, cards: Sequence[Card]) -> tuple[Question, ...]:
    return (_whose(state, mid("ask-whose")),) if _any_needs_seat(state, cards) else ()


def _single(state: State) -> tuple[Card, ...]:
    """The cards without a number that the table may hear, in the order of the pack."""
    return tuple(card for card in state.declared.cards if not card.private and not card.number)


def _numbered(state: State) -> dict[str, list[Card]]:
    """The numbered cards that the table may hear, by what stands before their number."""
    found: dict[str, list[Card]] = {}
    for card in state.declared.cards:
        if card.number and not card.private:
            found.setdefault(card.id.rpartition("/")[0], []).append(card)
    return found


def _one_of(id: str, name: str, entries: tuple[Word, ...]) -> Question:
    many = len(entries)
    return Question(id, 1, many, words.listed(name, entries), width=len(str(many)), skippable=False)


def _whose(state: State, id: str) -> Question:
    return Question(id, 1, state.players, word("", players=state.players).args)


def _filled(box: Box, state: State, form: str, answers: tuple[int | None, ...], lifted: str | None) -> Decision:
    match form:
        case "roll":
            return _rolled(state, answers[0])
        case "correct" if answers:
            return _corrected(state, answers, lifted)
        case _ if form.partition("/")[0] == "card" and state.phase is Phase.PLAYING:
            number, *seats = answers
            cards = _numbered(state)[form.partition("/")[2]] if "/" in form else _single(state)
            return _by_number(box, state, cards[(number or 1) - 1], seats[0] if seats else None, lifted)
        case "turn" if answers and answers[0] is not None:
            return (TurnGiven(answers[0]),)
        case "round" if state.phase is Phase.PLAYING:
            after = _Following(state)
            after.end_round(Cause.MENU)
            return after.events
        case "countdown":
            return (CountdownStopped(Cause.MENU),) if state.countdown else (_counts_down(state, Cause.MENU),)
        case "end":
            endings = state.declared.endings
            number = answers[0] if answers else len(endings)
            return (Ended(endings[number - 1].id if number else "", Cause.MENU),)
        case "reopen":
            return (Reopened(),)
        case "scanner":
            return refuse(mid("refuse-scanner"))
        case _:
            return refuse(mid("refuse-nothing-due"))


def _by_number(box: Box, state: State, card: Card, seat: Seat | None, lifted: str | None) -> Decision:
    if seat is None and _needs_seat(state, card):
        return refuse(mid("refuse-whose"))
    return _played(box, state, card, None, seat, lifted) if card.effects else (CardRead(*_told(box, state, card)),)


def _rolled(state: State, value: int | None) -> Decision:
    """One roll of the edge is all the dice at once: each face of each is as likely as any."""
    dice = state.declared.dice
    if dice is None or value is None or state.phase is not Phase.PLAYING:
        return refuse(mid("refuse-not-playing"))
    left, faces = value - 1, []
    for _ in range(dice.number):
        left, face = divmod(left, dice.faces)
        faces.append(face + 1)
    return (DiceRolled(tuple(faces)),)


def _corrected(state: State, answers: tuple[int | None, ...], lifted: str | None) -> Decision:
    counter = state.declared.counters[(answers[0] or 1) - 1]
    seat, value = (answers[1] if len(answers) > 2 else None), answers[-1]
    assert value is not None
    if counter.per_seat and seat is None:
        return refuse(mid("refuse-whose"))
    seat = seat if counter.per_seat else None
    if value == state.value(counter.id, seat):
        return refuse(mid("refuse-same-value"), counter=counter.name, value=value)
    after = _Following(state, lifted=lifted)
    return after.move(counter, seat, value, Cause.MENU) or after.events
