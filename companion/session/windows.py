"""Windows: times in which scans and questions belong to one seat's ear.

    C, seat ─ a digit said in the ear and typed by its wearer ─ # where the ear is passed round ─ open ─
    cards, for that ear alone ─ closed: complete, C, #, *, 20 s after the last scan or key, or a device lost

Eight seconds before that time is over its ear alone is told so (``WindowEnds``), whatever was scanned.

Several may be open at the same time, each with its own ear. What is shared waits: an earphone that another wears, the
table's pad that serves another, # and whatever else would end a step to which somebody still listens.

The table hears only that a window opens and closes. It must never let a card count without a verified ear. A card's
kind must never change what the table hears, or when.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games import protocol
from companion.games.protocol import Act, CountedHand, Glimpse, OrderedHand, Privacy
from companion.model import MAX_SEATS, Equipment, Key, Rejection, Seat, Several, Sign, Token, Word, refuse, replace
from companion.session import asking, events, notes, openbook, places
from companion.session.asker import Asker, who_asks, without
from companion.session.asking import DIGITS, Events, act_on_game, ear_of, game_of, privacy_of, refused, title
from companion.session.desks import Stage, Window
from companion.session.events import MAIN_PAGE, Closed
from companion.session.state import Session, Shelf


def listening(shelf: Shelf, session: Session, asker: Asker) -> Seat | None:
    """The seat whose ear alone this scan is for; None for the table.

    A seat's own scanner opens its window by itself, if there is something to look at.
    """
    if asker.desk is not None or asker.ear is None:
        return asker.desk
    return asker.ear if privacy_of(shelf, session, asker.ear) is not None else None


def aloud(shelf: Shelf, session: Session, seat: Seat, token: Token) -> bool:
    """Whether this token is no secret, so that the seat's own scanner reads it for the table."""
    allowed = privacy_of(shelf, session, seat)
    return allowed is not None and token.box == session.play.game and token.kind.partition("/")[0] in allowed.aloud


def another_listens(session: Session, asker: Asker) -> tuple[events.MustWait, ...]:
    """Why what would end a step has to wait: somebody else still listens to it."""
    return _must_wait(session, asker, "another-listens", (w for w in session.windows if w.seat != asker.desk))


def earphone_worn(session: Session, asker: Asker, seat: Seat) -> tuple[events.MustWait, ...]:
    """Why this seat has to wait: another listens in the earphone that is passed round."""
    ear = ear_of(session, seat)
    seats = () if ear is None else ear.seats
    worn = (window for window in session.windows if window.seat in seats and window.seat != seat)
    return _must_wait(session, asker, "another-listens", worn)


def whose_scan(session: Session, asker: Asker) -> tuple[events.MustWait, ...]:
    """Why the table's scanner reads nothing: several listen without one of their own, and nobody knows whose card it
    is. The words are the same for every card, and for what is no card."""
    alone = without(session, Equipment.SCANNER) if asker.own is None else ()
    return _must_wait(session, asker, "scanner-is-shared", alone) if len(alone) > 1 else ()


def _must_wait(session: Session, asker: Asker, why: str, whom: Iterable[Window]) -> tuple[events.MustWait, ...]:
    who = tuple(session.play.who(window.seat) for window in whom)
    if not who:
        return ()
    return (events.MustWait(refuse(why, who=Several(who), count=len(who)), None, asker.ear),)


def depend_on(session: Session, equipment: Equipment, device: str, seat: Seat | None) -> tuple[Window, ...]:
    """The windows that cannot go on without this device: of the seats whose own it is; for the table's, that to which
    it belongs now. The loudspeaker does not count, nor do other seats' ears."""
    match equipment:
        case Equipment.LOUDSPEAKER:
            return ()
        case Equipment.EARPHONE:
            seats = {seat for ear in session.ears if ear.output == device for seat in ear.seats}
        case _:
            owners = {whose for of, name, whose in session.own_devices if (of, name) == (equipment, device)}
            served = who_asks(session, None, equipment).desk
            seats = {seat} if seat is not None else owners or ({served} if served is not None else set())
    return tuple(window for window in session.windows if window.seat in seats)


def call(session: Session, asker: Asker) -> Events:
    """C: asks whose window, unless a seat's own keypad tells it."""
    if asker.own is not None:
        return called(session, asker, asker.own)
    if session.desk.calling:
        return (events.Cancelled(events.Lying.CALL),)
    return (events.SeatCalled(),) if session.ears else refused(refuse(asking.or_phone(session, "no-earphone")))


def called_in_vain(session: Session, asker: Asker, digit: int) -> Events:
    """A digit behind a C that was refused: it is refused too, unless an ear has come meanwhile."""
    if session.desk.naming is not None:
        return refused(refuse("no-such-key"))
    return called(session, asker, asker.own or digit)


def called(session: Session, asker: Asker, seat: Seat) -> Events:
    """C and a seat: open its window, or do what must come before that."""
    if not session.ears:
        return refused(refuse(asking.or_phone(session, "no-earphone")))
    seats = session.play.players or MAX_SEATS
    if not 1 <= seat <= seats:
        return refused(refuse("no-such-seat", seats=seats))
    if session.play.places.how(seat) is not None:
        return refused(refuse("people-nobody-there", who=session.play.who(seat)))
    ear = ear_of(session, seat)
    if ear is None:
        return refused(refuse(asking.or_phone(session, "no-private-ear"), who=session.play.who(seat)))
    if session.window_of(seat) is not None:  # on its own keypad, C would have closed it
        return _must_wait(session, asker, "another-listens", (w for w in session.windows if w.seat == seat))
    own = asker.own is not None
    if not ear.verified:
        return earphone_worn(session, asker, seat) or (events.EarAsked(seat, own),)
    if ear.shared:
        return earphone_worn(session, asker, seat) or (events.EarPassed(seat, own),)
    return _opened(session, seat, own)


def looked(shelf: Shelf, session: Session, seat: Seat, token: Token) -> Events:
    """A scan for this seat's ear."""
    window = session.window_of(seat)
    opened: Events = () if window is not None else (events.WindowOpened(seat, own=True),)
    earlier = window.tokens if window is not None else ()
    game = game_of(shelf, session.play)
    allowed = privacy_of(shelf, session, seat)
    if token.box == "sticker" or token.kind == "box":
        return (*opened, events.LookedUp(token, seat))
    if game is None or session.play.game != token.box:
        return (*opened, events.Refused(refuse("other-game", game=title(shelf, token.box)), None, seat))
    if (there := session.play.places.lies_open(token)) is not None:  # it is in no hand
        return (*opened, places.OpenCardNamed(token, there, seat))
    if allowed is None:
        return (*opened, events.Refused(refuse("nothing-to-look-at"), None, seat))
    claims = False
    if isinstance(allowed, OrderedHand):
        claims = token in allowed.twice and earlier.count(token) == 1
        if token in allowed.cards or (token in earlier and not claims):
            return (*opened, events.HeldAgain(seat, token), *_heard_again(shelf, session, seat, token))
    # The card is still held, and later it cannot be asked for: so it may be heard once more.
    misheard = isinstance(allowed, Glimpse) and earlier[-1:] == (token,)
    if misheard:
        earlier = earlier[:-1]
    if token in earlier and not claims:
        return (*opened, events.Refused(Rejection(Word("already-seen"), sign=Sign.AGAIN), None, seat))
    act = protocol.Looked(seat, token, earlier, proved=proved(shelf, session, seat))
    decision = game.decide(shelf.boxes[token.box], session.play.board, act)
    match decision:
        case Rejection():
            return (*opened, events.Refused(decision, None, seat))
        case protocol.NeedsSeat() | protocol.NeedsRoll():
            return (*opened, events.Refused(refuse("nothing-to-look-at"), None, seat))
        case made if misheard:
            return made
        case made:
            tokens = (*earlier, token)
            closing = _done(shelf, session, seat, tokens) if len(tokens) == allowed.scans else ()
            return (*opened, events.CardSeen(seat, token, fleeting=isinstance(allowed, Glimpse)), *made, *closing)


def close(shelf: Shelf, session: Session, window: Window) -> Events:
    """Close the window, because its seat is done with it, or because nobody came."""
    if window.stage in (Stage.PROVING, Stage.PASSING):
        return (events.WindowClosed(window.seat, Closed.CANCELLED),)
    return _done(shelf, session, window.seat, window.tokens)


def key_in_window(shelf: Shelf, session: Session, window: Window, input: Key) -> Events | None:
    """What a key means while there is a window; None: what it always means."""
    key, seat = input.key, window.seat
    if key == "C":
        return close(shelf, session, window)
    desk = session.desk
    if desk.menu is not None or desk.form is not None or desk.naming is not None:  # possible only in an open window
        return None
    if key == "*":
        return ((events.Silenced(),) if input.speaking else ()) + close(shelf, session, window)
    if key == "#" and input.unsaid and window.stage is not Stage.OPEN:
        return (events.Skipped(heard=True),)
    match window.stage:
        case Stage.PROVING:
            return _prove(session, window, key)
        case Stage.PASSING:
            return _opened(session, seat, window.own) if key == "#" else refused(refuse("window-not-open"))
        case Stage.CODING | Stage.ASKING:
            return _code(shelf, session, window, key)
        case Stage.OPEN:
            if key == "#":
                return close(shelf, session, window)
            if key in "0D":
                return _privately(shelf, session, window, key)
            if key == "A" and behind_code(session, seat) and openbook.opened(shelf, session, seat) is not None:
                return _own_code(session, seat, key)
            if key == "9":  # help for this window, even while the table is asked for a number
                return (events.MenuOpened(MAIN_PAGE) if session.desk.helping else events.HelpAsked(seat),)
            if key in DIGITS:
                return _nth(shelf, session, window, int(key))
            return None


def _opened(session: Session, seat: Seat, own: bool) -> Events:
    """Open the window. A seat with a shared ear is asked once to choose digits, which let it hear things again."""
    ear = ear_of(session, seat)
    if ear is not None and ear.shared and seat not in dict(session.codes):
        return (events.WindowOpened(seat, own), events.CodeWanted(seat, known=False))
    return (events.WindowOpened(seat, own),)


def _done(shelf: Shelf, session: Session, seat: Seat, tokens: tuple[Token, ...]) -> Events:
    """Close the window. The game keeps what may be kept of it."""
    game = game_of(shelf, session.play)
    kept: protocol.Decision = ()
    if game is not None and session.play.game is not None and tokens:
        kept = game.decide(shelf.boxes[session.play.game], session.play.board, protocol.WindowDone(seat, tokens))
    made: Events = kept if isinstance(kept, tuple) else ()
    # Without a scan nothing is summed up: another player may wear the shared ear now. The same holds if the scanned
    # card is in no hand: everybody can scan a label of the reference sheet.
    allowed = privacy_of(shelf, session, seat)
    proved = bool(made) or not isinstance(allowed, OrderedHand)
    locked = behind_code(session, seat)
    why = Closed.DONE if tokens and (proved or not locked) else Closed.CANCELLED
    anew = isinstance(allowed, CountedHand)
    if why is Closed.DONE and locked and not anew and game is not None and game.recap(session.play.board, seat):
        # A sum would also tell what earlier windows kept.
        why = Closed.KEPT if any(event.durable for event in made) else Closed.CANCELLED
    return (*made, events.WindowClosed(seat, why))


def _prove(session: Session, window: Window, key: str) -> Events:
    ear = ear_of(session, window.seat)
    if key not in "123456789" or window.digit is None or ear is None:  # 0 says again, and no digit is one
        return (events.EarAsked(window.seat, window.own),)
    if int(key) != window.digit:
        return (events.Refused(refuse("not-that-digit")), events.EarAsked(window.seat, window.own))
    return (events.EarProved(ear.output), *_opened(session, window.seat, window.own))


def _privately(shelf: Shelf, session: Session, window: Window, key: str) -> Events:
    """0 or D in a window. On a shared ear the seat must first type its own digits, once in each window."""
    seat = window.seat
    if behind_code(session, seat):
        if key == "0" and session.desk.ending:
            return (events.CodeLeft(seat),)  # it wants time, and hears what the window is for
        if key == "D" and not dict(session.codes).get(seat) and asking.recap_here(shelf, session, seat):
            return (events.RecapAsked(seat, here=True),)  # whoever holds all these cards may hear what they are
        return _own_code(session, seat, key)
    return _retold(shelf, session, seat) if key == "D" else again(session, seat)


def _retold(shelf: Shelf, session: Session, seat: Seat) -> Events:
    """D in a window: what the game keeps for this seat; where it keeps nothing, what was heard last in the window and
    was no refusal."""
    kept, whole = asking.recap_of(shelf, session, seat)
    window = session.window_of(seat)
    history = () if window is None else window.history
    told = (back for back, batch in enumerate(reversed(history), 1) if not any(line.due for line in batch))
    back = 0 if kept or not whole else next(told, 0)
    return (events.SaidAgain(back, seat),) if back else (events.RecapAsked(seat),)


def behind_code(session: Session, seat: Seat) -> bool:
    """Whether this seat must type its own digits to hear earlier lines: somebody else may wear the ear."""
    ear, window = ear_of(session, seat), session.window_of(seat)
    return ear is not None and ear.shared and (window is None or not window.cleared)


def proved(shelf: Shelf, session: Session, seat: Seat) -> bool:
    """Whether whoever listens there is certainly this seat, and may hear all that it has kept."""
    return not behind_code(session, seat) and asking.recap_of(shelf, session, seat)[1]


def _sealed(session: Session, seat: Seat, cards: tuple[Token, ...]) -> bool:
    """Whether a power cut lies between these cards and whoever wears this seat's ear now."""
    opened = asking.open_to(session, seat)
    return opened is not None and not opened.issuperset(cards)


def _own_code(session: Session, seat: Seat, key: str) -> Events:
    """Ask for the seat's own digits first, then do what the key asks for."""
    if not dict(session.codes).get(seat):
        return (events.Refused(refuse("no-own-code-scan" if key == "D" else "no-own-code"), None, seat),)
    return (events.CodeWanted(seat, known=True, key=key),)


def again(session: Session, seat: Seat | None = None) -> Events:
    """0: the last thing that the table, or this seat in private, has heard; 0 again: the one before it."""
    history = session.history if seat is None else session.heard_by(seat)
    back = min(session.desk.back + 1, len(history))
    return (events.SaidAgain(back, seat),) if back else (events.Refused(refuse("nothing-said-yet"), None, seat),)


def held(shelf: Shelf, session: Session) -> tuple[Token, ...] | None:
    """The open window's hand, in order, with the cards scanned in it; None where no hand is kept in order."""
    window = session.desk.window
    return _hand(shelf, session, window) if window is not None and window.stage is Stage.OPEN else None


def _hand(shelf: Shelf, session: Session, window: Window) -> tuple[Token, ...] | None:
    """The hand as the game would keep it if the window closed now: only the game knows which cards join it, where."""
    game, allowed = game_of(shelf, session.play), privacy_of(shelf, session, window.seat)
    if game is None or not isinstance(allowed, OrderedHand):
        return None
    if not window.tokens:
        return allowed.cards
    then = _afterwards(shelf, session, window.seat, protocol.WindowDone(window.seat, window.tokens))
    if isinstance(then, OrderedHand):
        return then.cards
    fresh = tuple(token for token in dict.fromkeys(window.tokens) if token not in allowed.cards)
    return (*allowed.cards, *(token for token in fresh if token not in allowed.twice or window.tokens.count(token) > 1))


def _afterwards(shelf: Shelf, session: Session, seat: Seat, act: Act) -> Privacy | None:
    """What this seat could look at after this act."""
    game = game_of(shelf, session.play)
    assert game is not None
    return game.privacy(asking.kept_by(shelf, session.play, act)[1], seat)


def _nth(shelf: Shelf, session: Session, window: Window, number: int) -> Events:
    """A number in a window: hear this card of the hand again. Cards of earlier windows need the seat's digits first."""
    hand = _hand(shelf, session, window)
    if not hand:
        return (events.Refused(refuse("no-number-listening"), None, window.seat),)
    if number > len(hand):
        return (events.Refused(refuse("no-such-card", cards=len(hand)), None, window.seat),)
    if hand[number - 1] not in window.tokens and behind_code(session, window.seat):
        return _own_code(session, window.seat, str(number))
    if _sealed(session, window.seat, hand[number - 1 : number]):
        return (events.Refused(refuse(asking.sealed_by(session, window.seat)), None, window.seat),)
    return _heard_again(shelf, session, window.seat, hand[number - 1])


def _heard_again(shelf: Shelf, session: Session, seat: Seat, token: Token) -> Events:
    """Say a card of the hand again: its name, or what the game tells, where a name is not enough."""
    allowed, game, window = privacy_of(shelf, session, seat), game_of(shelf, session.play), session.window_of(seat)
    if isinstance(allowed, OrderedHand) and allowed.retold and game is not None:
        earlier = () if window is None else window.tokens
        told = game.decide(shelf.boxes[token.box], session.play.board, protocol.Looked(seat, token, earlier))
        if isinstance(told, tuple) and told:
            return told
    return (events.LookedUp(token, seat),)


def rearranged(shelf: Shelf, session: Session, answers: tuple[int | None, ...]) -> Events:
    """Drop a card of the open window's hand, or move it to another place in it."""
    window, hand = session.desk.window, held(shelf, session)
    assert window is not None
    assert hand is not None
    if set(hand) - set(window.tokens) and behind_code(session, window.seat):
        return _own_code(session, window.seat, "D")  # the game may then say the whole hand
    if _sealed(session, window.seat, hand):
        return (events.Refused(refuse(asking.sealed_by(session, window.seat)), None, window.seat),)
    number, *place = (answer for answer in answers if answer is not None)
    cards = [card for at, card in enumerate(hand, 1) if at != number]
    if place:
        cards.insert(place[0] - 1, hand[number - 1])
    act = protocol.Rearranged(window.seat, tuple(cards))
    made = act_on_game(shelf, session, act)
    refusals = [event for event in made if isinstance(event, events.Refused)]
    if refusals:
        return tuple(replace(refusal, act=None, seat=window.seat) for refusal in refusals)
    then = _afterwards(shelf, session, window.seat, act)
    if not isinstance(then, OrderedHand):  # the window is now for something else
        return (events.HandSettled(window.seat), *made)
    others = tuple(token for token in window.tokens if token not in hand)  # in no hand yet: still to be kept
    return (events.HandSettled(window.seat, others), *made)


def _code(shelf: Shelf, session: Session, window: Window, key: str) -> Events:
    seat = window.seat
    choosing = window.stage is Stage.CODING
    if key == "#" and choosing:
        return (events.CodeChosen(seat, ""),)
    if key == "#":
        return (events.CodeLeft(seat),)
    if key not in DIGITS:
        return (events.CodeWanted(seat, known=not choosing, key=window.key),)
    typed = window.typed + key
    if len(typed) < asking.CODE_DIGITS:
        return (events.CodeTyped(seat, typed),)
    if choosing:
        return (events.CodeChosen(seat, typed),)
    if typed == dict(session.codes).get(seat):
        if window.key == "D":
            return (events.CodeGiven(seat), *_retold(shelf, session, seat))
        if window.key == "A":
            return (events.CodeGiven(seat), notes.LeafTurned(notes.OpenLeaf(seat, own=False)))
        if window.key == "0":
            return (events.CodeGiven(seat), *again(session, seat))
        cleared = replace(window, cleared=True)
        proved = session.with_window(cleared)
        return (events.CodeGiven(seat), *_nth(shelf, proved, cleared, int(window.key)))
    return (events.Refused(refuse("not-that-code"), None, seat), events.WindowClosed(seat, Closed.CANCELLED))
