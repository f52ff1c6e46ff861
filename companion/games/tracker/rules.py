"""What may happen in a game without code: acts judged by what its pack declares.

Pure: no clock, no dice, no sentence. A pack only declares. All computing is here and in ``following.py``. A private
card must never be said outside a window, or become a durable event.

====================================================  =====================================================
what could go wrong                                   where
====================================================  =====================================================
the same card twice                                   refused: rule same-card, unless declared ``again``
a counter past its limit                              refused: rule limit
the turn to its holder, where ``to-another`` is set   refused: rule own-turn
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

from companion.boxes.box import Box, Flaw, as_heard
from companion.boxes.declaration import Card, Windows
from companion.games import protocol
from companion.games.kit.seating import seats
from companion.games.kit.settings import LEAVING, Settled, settled
from companion.games.tracker import events, words
from companion.games.tracker.events import Cause, Phase
from companion.games.tracker.following import Events, Following, advanced, counts_down, next_round, not_playing
from companion.games.tracker.names import one_of, say, signed, unstopped
from companion.games.tracker.phases import PHASES, any_needs_seat, needs_seat
from companion.games.tracker.state import State
from companion.model import OwnWords, Rejection, Seat, Sign, Token, word

#: Refusals in the order in which they are made: when one is lifted, those before it have been lifted too.
_ORDER = ("same-card", "own-turn", "limit")


# --- what the box's owner filled in ---


def flaws(box: Box) -> tuple[Flaw, ...]:
    """Names that two cards have: they could not be told apart by ear."""
    found: list[Flaw] = []
    names: dict[str, str] = {}
    for kind in box.pack.kinds:
        name = box.slot(kind.id).name
        if name is None:
            continue
        other = names.setdefault(as_heard(name), kind.id)
        if other != kind.id:
            found.append(Flaw(kind.id, say.word("flaw-name", name=name, other=other.partition("/")[2])))
    return tuple(found)


# --- the opening -------------------------------------------------------------------------------------------


#: Each pack has its own settings: see ``rule_settings``.
RULE_SETTINGS: tuple[protocol.RuleSetting, ...] = ()


def rule_settings(box: Box) -> tuple[protocol.RuleSetting, ...]:
    """The numbers that the pack leaves to the table; and what becomes of a place when its player goes home."""
    declared = box.pack.declared
    if declared is None:
        return ()
    own = tuple(
        protocol.RuleSetting(s.name, str(s.default), numbers=range(s.low, s.high + 1)) for s in declared.settings
    )
    return (*own, replace(LEAVING, refused="setting-choice"))


def begin(box: Box, opening: protocol.Opening) -> Events | Rejection:
    """``GameStarted`` with the whole declaration; or a refusal of an impossible number of players or setting."""
    pack, players = box.pack, len(opening.seats)
    assert pack.declared is not None
    settings = settled(say, rule_settings(box), box, opening)
    if not isinstance(settings, Settled):
        return settings
    values = {own.name: settings.number(own.name) or 0 for own in pack.declared.settings}
    rows = {f"{table}/{column}": n for table in pack.tables for column, n in pack.row(table, players).items()}
    amounts = {"players": players, **rows, **{f"settings/{name}": value for name, value in values.items()}}
    inferred = tuple(table for table in pack.tables if f"{table}/{players}" in pack.inferred)
    told = tuple((name, str(value)) for name, value in values.items())
    started = events.GameStarted(
        pack.id, pack.version, opening.seats, told, pack.declared, tuple(amounts.items()), inferred
    )
    after = Following(None, (started,))
    if after.state.phase is Phase.PLAYING:
        after.round_begins()
    return after.events


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: protocol.Act, lifted: str | None = None) -> protocol.Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case protocol.Scanned(token, seat):
            return _scanned(box, state, token, seat, lifted)
        case protocol.Looked(seat, token):
            return _looked(box, state, seat, token)
        case protocol.WindowDone() | protocol.Rearranged():
            return ()  # no hand is kept
        case protocol.Confirmed() | protocol.Answered():
            return PHASES.answered(box, state, act, lifted)
        case protocol.Advanced():
            return advanced(state, lifted)
        case protocol.Filled(form, answers):
            return _filled(box, state, form, answers, lifted)


# --- cards ---


def _scanned(box: Box, state: State, token: Token, seat: Seat | None, lifted: str | None) -> protocol.Decision:
    card, copy = _card(state, token)
    if card is None:
        return ()
    if card.private and state.phase is not Phase.OVER:
        return say.secret("private")
    if not card.effects:
        # A sticker on a printed sheet is looked up; a card is read.
        return () if copy is None and not card.says else _read(box, state, card)
    return _played(box, state, card, copy, seat, lifted)


def _card(state: State, token: Token) -> tuple[Card | None, int | None]:
    """The card that was scanned, and its copy. A sticker stands for the card that has it, without a copy."""
    if token.box == "sticker":
        return next((card for card in state.declared.cards if card.sticker and card.sticker == token.kind), None), None
    return state.declared.card(token.id), token.copy


def _read(box: Box, state: State, card: Card) -> Events:
    return (events.CardRead(*_told(box, state, card)),)


def _told(box: Box, state: State, card: Card) -> tuple[OwnWords, int, OwnWords | None]:
    """Name, number and text of a card: the owner's if there are any, else the pack's."""
    slot = box.slot(card.id)
    text = slot.text_for(state.players)
    says = OwnWords((text,)) if text else card.says
    return (OwnWords((slot.name,)), 0, says) if slot.name else (card.name, card.number, says)


def _played(
    box: Box, state: State, card: Card, copy: int | None, seat: Seat | None, lifted: str | None
) -> protocol.Decision:
    refusal = _not_now(state, seat, lifted)
    if refusal is not None:
        return refusal
    if card.rolls and state.declared.dice:
        return protocol.NeedsRoll(state.declared.dice.faces**state.declared.dice.number)
    passed = _ORDER.index(lifted) if lifted in _ORDER else -1
    again = card.again or copy is None or passed >= _ORDER.index("same-card")
    if not again and Token(card.id, copy or 1) in state.played:
        return replace(say.refuse("same-card", "same-card", card=card.title), sign=Sign.AGAIN)
    if seat is not None and seat > state.players:
        seat = None
    if seat is None and needs_seat(state, card):
        return protocol.NeedsSeat()
    turns = state.declared.turns
    own = turns is not None and turns.to_another and seat is not None and seat == state.holder
    if own and passed < _ORDER.index("own-turn") and needs_seat(state, card):
        return say.refuse("own-turn", "own-turn", who=state.people[(seat or 1) - 1])
    after = Following(state, (events.CardPlayed(card.id, copy, seat, *_told(box, state, card)),), lifted)
    return after.carry_out(card.effects, seat, Cause.CARD) or after.events


def _not_now(state: State, seat: Seat | None, lifted: str | None) -> protocol.Decision | None:
    """Why no card counts now; None where cards count."""
    match state.phase:
        case Phase.PLAYING:
            return None
        case Phase.BETWEEN if lifted == "between":
            return next_round(state).events
        case Phase.BETWEEN:
            return not_playing(state, "between")
        case Phase.OVER if lifted == "over":
            return (events.Reopened(),)
        case Phase.OVER:
            return () if seat is None else not_playing(state, "over")
        case _:
            return not_playing(state)


# --- windows ---


def privacy(state: State, seat: Seat) -> protocol.Privacy | None:
    """Whether this seat may listen to its cards now."""
    pausing = state.phase in (Phase.SET_UP, Phase.STARTER, Phase.BETWEEN)
    match state.declared.windows:
        case Windows.ALWAYS if state.phase is not Phase.OVER:
            return protocol.Look(say.word("window"), guarded=False)
        case Windows.PAUSES if pausing:
            return protocol.Look(say.word("window"), guarded=False)
        case _:
            return None


def _looked(box: Box, state: State, seat: Seat, token: Token) -> protocol.Decision:
    card = state.declared.card(token.id)
    return say.refuse("window") if card is None else (events.CardLooked(seat, *_told(box, state, card)),)


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> protocol.Expects:
    """What may come next; see ``Expects``."""
    # Cards that have been laid cannot be heard again: what was heard of them would no longer be true.
    laid = state.phase is Phase.PLAYING and state.declared.windows is Windows.PAUSES
    forget = words.LOOKED if laid else frozenset()
    return PHASES.expects(state, forget=forget, timers=words.timers(state), asking=state.asking)


# --- the menu ----------------------------------------------------------------------------------------------


#: The numbers of its own entries; those of numbered cards come behind them.
_NUMBERS = {"card": 1, "turn": 2, "round": 3, "countdown": 4, "end": 5, "reopen": 6}


def menu(state: State) -> tuple[protocol.Form, ...]:
    """The game's own entries: a card without its barcode, whose turn, the round, the countdown, the end."""
    correction = _correction(state)
    return (*correction, *(replace(form, number=_NUMBERS.get(form.id) or form.number) for form in _forms(state)))


def _forms(state: State) -> list[protocol.Form]:
    declared = state.declared
    if state.phase is Phase.OVER:
        return [say.form("reopen")]
    if state.phase is not Phase.PLAYING:
        return []
    forms = _card_form(state)
    if declared.turns:
        forms.append(say.form("turn", _whose(state, "ask-turn")))
    if declared.rounds:
        forms.append(say.form("round"))
    if declared.countdown:
        name = "stop" if state.countdown else "start"
        forms.append(protocol.Form("countdown", (), say.word(f"menu-countdown-{name}")))
    if len(declared.endings) > 1:
        endings = tuple(unstopped(ending.says) for ending in declared.endings)
        forms.append(say.form("end", one_of("ask-ending", "endings", endings, sentences=True)))
    else:
        forms.append(say.form("end"))
    return forms


def _correction(state: State) -> tuple[protocol.Form, ...]:
    """The questions: which counter, at which seat if each has its own, whether it is below zero, and its value."""
    counters = state.declared.counters
    if not counters:
        return ()
    questions = [one_of("ask-counter", "counters", tuple(counter.name for counter in counters))]
    if _any_per_seat(state):
        questions.append(_whose(state, "ask-whose"))
    if any(low is None or low < 0 for low in map(state.low, counters)):
        questions.append(protocol.Question(say.mid("ask-below-zero"), 1, 1, choices=say.choices("choice-below-zero")))
    ends = [end for counter in counters for end in (state.high(counter), state.low(counter)) if end is not None]
    if any(state.high(counter) is None for counter in counters):
        ends.append(999)
    top = max(abs(value) for value in (*ends, *(value for row in state.values for value in row)))
    questions.append(protocol.Question(say.mid("ask-value"), 0, top, width=len(str(top)), skippable=False))
    return (say.form("correct", *questions),)


def _any_per_seat(state: State) -> bool:
    return any(counter.per_seat for counter in state.declared.counters)


def _card_form(state: State) -> list[protocol.Form]:
    """Forms for cards without a barcode: a list of the named cards, and for each numbered sort its number."""
    forms = []
    single = _single(state)
    if single:
        questions = [one_of("ask-card", "cards", tuple(card.title for card in single)), *_at_whom(state, single)]
        forms.append(say.form("card", *questions))
    for number, (sort, cards) in enumerate(_numbered(state).items(), len(_NUMBERS) + 1):
        name, most = cards[0].name, len(cards)
        asked = protocol.Question(
            say.mid("ask-number"), 1, most, word("", name=name, most=most).args, width=len(str(most)), skippable=False
        )
        forms.append(
            protocol.Form(f"card/{sort}", (asked, *_at_whom(state, cards)), say.word("menu-number", name=name), number)
        )
    return forms


def _at_whom(state: State, cards: Sequence[Card]) -> tuple[protocol.Question, ...]:
    return (_whose(state, "ask-whose"),) if any_needs_seat(state, cards) else ()


def _single(state: State) -> tuple[Card, ...]:
    """The cards without a number that the table may hear, in the order of the pack."""
    return tuple(card for card in state.declared.cards if not card.private and not card.number)


def _numbered(state: State) -> dict[str, list[Card]]:
    """The numbered cards that the table may hear, by the part of their ids before the number."""
    found: dict[str, list[Card]] = {}
    for card in state.declared.cards:
        if card.number and not card.private:
            found.setdefault(card.id.rpartition("/")[0], []).append(card)
    return found


def _whose(state: State, name: str) -> protocol.Question:
    args = word("", players=state.players).args
    return protocol.Question(say.mid(name), 1, state.players, args, choices=seats(state.people))


def _filled(
    box: Box, state: State, form: str, answers: tuple[int | None, ...], lifted: str | None
) -> protocol.Decision:
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
            return (events.TurnGiven(answers[0]),)
        case "round" if state.phase is Phase.PLAYING:
            after = Following(state)
            after.end_round(Cause.MENU)
            return after.events
        case "countdown":
            return (events.CountdownStopped(Cause.MENU),) if state.countdown else (counts_down(state, Cause.MENU),)
        case "end":
            endings = state.declared.endings
            number = answers[0] if answers else len(endings)
            return (events.Ended(endings[number - 1].id if number else "", Cause.MENU),)
        case "reopen":
            return (events.Reopened(),)
        case "scanner":
            return say.refuse("scanner")
        case _:
            return say.refuse("nothing-due")


def _by_number(box: Box, state: State, card: Card, seat: Seat | None, lifted: str | None) -> protocol.Decision:
    if seat is None and needs_seat(state, card):
        return say.refuse("whose")
    return _played(box, state, card, None, seat, lifted) if card.effects else _read(box, state, card)


def _rolled(state: State, value: int | None) -> protocol.Decision:
    """One roll by the edge gives all dice at once. Each face of each die is equally likely."""
    dice = state.declared.dice
    if dice is None or value is None or state.phase is not Phase.PLAYING:
        return not_playing(state)
    left, faces = value - 1, []
    for _ in range(dice.number):
        left, face = divmod(left, dice.faces)
        faces.append(face + 1)
    return (events.DiceRolled(tuple(faces)),)


def _corrected(state: State, answers: tuple[int | None, ...], lifted: str | None) -> protocol.Decision:
    counter = state.declared.counters[(answers[0] or 1) - 1]
    told, value = list(answers[1:-1]), answers[-1]
    assert value is not None
    seat = told.pop(0) if _any_per_seat(state) else None
    if told and told.pop() is not None:
        value = -value
    if counter.per_seat and seat is None:
        return say.refuse("whose")
    seat = seat if counter.per_seat else None
    if value == state.value(counter.id, seat):
        return say.refuse("same-value", counter=counter.name, value=signed(value))
    after = Following(state, lifted=lifted)
    return after.move(counter, seat, value, Cause.MENU) or after.events
