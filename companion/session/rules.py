"""What an input means: ``decide(shelf, session, input)`` gives the events it makes.

It knows keys, questions, menus and undo. It asks the game what a scan or an answer decides. It must never read a clock,
roll dice, journal or speak. A refusal is an event too (``Refused``), but it is not journalled.

    who owns a digit, first match:  C before it · a form · an open menu · a question of the lobby, the roll call or the
    game · the seats
"""

from __future__ import annotations

from dataclasses import replace

from companion import model
from companion.games.kit.settings import NOTEBOOK
from companion.games.protocol import Advanced, Answered, Confirmed, Filled, Opening, Question, Scanned
from companion.model import Elapsed, Input, Key, Plugged, Rejection, Rolled, Scan, Seat, Token, Way, refuse
from companion.notebook import following
from companion.notebook.facts import Level
from companion.session import (
    asking,
    attendance,
    events,
    helping,
    joining,
    menu,
    naming,
    notebook,
    notes,
    phones,
    reading,
    windows,
)
from companion.session.asker import Asker
from companion.session.asking import DIGITS, Events, act_on_game, expects, game_of, game_timers, refused, token_title
from companion.session.desks import Desk, Stage
from companion.session.events import MAIN_PAGE, Asks, Closed, FormInHand, Lying, OwnQuestion
from companion.session.gathering import ListenersTold
from companion.session.listened import unheard
from companion.session.spelling import Typed
from companion.session.state import Play, Session, Shelf, apply

# --- decide ---


def decide(shelf: Shelf, session: Session, asker: Asker, input: Input | Typed) -> Events:
    """The events that this input makes; none for a timer that is no longer waited for."""
    match input:
        case Scan(label=label):
            return _scan(shelf, session, asker, label)
        case Key(key=key) if session.desk.explains and key not in DIGITS and not input.of_voice:
            return (events.KeyExplained(key),)
        case Key(key="C"):
            made = _key(shelf, session, asker, input)
            in_vain = any(isinstance(event, events.Refused) for event in made)
            return (*made, events.CallRefused()) if in_vain else made
        case Key():
            return _key(shelf, session, asker, input)
        case Typed(text):
            return naming.typed(shelf, session, text)
        case Elapsed(timer=timer):
            return _elapsed(shelf, session, timer)
        case Plugged(equipment, device, present, first, seat=seat):
            lost = () if present else windows.depend_on(session, equipment, device, seat)
            seen = events.EquipmentSeen(equipment, device, present, first, input.silent, seat)
            return (seen, *(events.WindowClosed(window.seat, Closed.LOST) for window in lost))
        case model.Listening() | model.Recorded() | model.NotRecorded():
            if session.notebooks.speaks is not None:
                return notebook.heard(session, session.notebooks.speaks, input)
            return () if session.desk.naming is None else naming.heard(session, session.desk.naming, input)
        case model.OfPhone() | model.DoorFell():
            return phones.came(session, input)
        case Rolled(value, form=form) if (noted := notebook.rolled(shelf, session, form, value)) is not None:
            return noted
        case Rolled(value, form=form):
            window = session.desk.window
            if window is not None and window.stage is Stage.PROVING:
                return (events.DigitSpoken(window.seat, value),)
            if expects(shelf, session.play).dice:
                return act_on_game(shelf, session, Filled(form, (value,)))
            return (events.DiceFell(value),)


def _elapsed(shelf: Shelf, session: Session, timer: str) -> Events:
    what, _, born = timer.partition("/")
    if what == "game":
        running = {timed.timer.id for timed in game_timers(shelf, session)}
        return (events.TimeRan(timer),) if timer in running and not session.desk.resuming else ()
    # A newer input may have come while it ran out. What lies on another desk has timers of its own.
    match what:
        case "held":
            return (events.HeldTooLong(),) if born == str(session.openly) else ()
        case "remind":
            return (events.Reminded(),) if born == str(session.inputs) else ()
        case "late":
            late = session.phones.late
            return () if late is None or born != str(late.digits) else (joining.PhoneForgotten(),)
        case "listeners":
            return () if session.gathered is None else (ListenersTold(),)
        case "notebook":
            return notebook.lapsed(shelf, session, born)
        case "notebook-ending":
            return notebook.lapses(session, born)
        case "ending":
            ends = (aside.desk.window for aside in session.desks if born == str(aside.since))
            return tuple(events.WindowEnds(w.seat) for w in ends if w is not None and w.stage is Stage.OPEN)
        case "window":
            mine = (aside.desk.window for aside in session.desks if born == str(aside.since))
            return next((windows.close(shelf, session, window) for window in mine if window is not None), ())
        case _:
            return (events.TimeUp(timer),) if born in {str(aside.since) for aside in session.desks} else ()


# --- scans ---


def _scan(shelf: Shelf, session: Session, asker: Asker, label: model.Label) -> Events:
    if session.desk.resuming:
        return refused(refuse("resume-first"))
    waits = windows.whose_scan(session, asker)
    if waits:
        return waits
    window = session.desk.window
    if window is not None and window.stage is Stage.CODING:  # whoever scans wants no digits
        left = session.with_window(replace(window, stage=Stage.OPEN))
        made = _scan(shelf, left, asker, label)
        if any(isinstance(event, events.CardSeen) for event in made):
            return (events.CodeChosen(window.seat, ""), *made)
    if window is not None and window.stage in (Stage.CODING, Stage.ASKING):
        return (events.Refused(refuse("own-code-first"), None, window.seat),)
    if window is not None and window.stage is not Stage.OPEN:
        return refused(refuse("window-not-open"))
    ear = windows.listening(shelf, session, asker)
    match label:
        case model.Misread(doubt):
            return (events.Refused(model.doubtful(doubt), None, ear),)
        case model.Foreign():
            # In the lobby it may be printed on a box: the line says how to teach it.
            return (events.Refused(refuse("foreign-code" if session.play.game else "foreign-in-lobby"), None, ear),)
        case model.Blank():
            return (events.Refused(refuse("blank-label"), None, ear),)
        case model.Known(tokens):
            found = _chosen(shelf, session.play, tokens)
            if isinstance(found, Rejection):
                return (events.Refused(found, None, ear),)
            if ear is not None and (window is not None or not windows.aloud(shelf, session, ear, found)):
                return windows.looked(shelf, session, ear, found)
            own = asker.own
            private = own is not None and asking.privacy_of(shelf, session, own) is not None
            waits = windows.earphone_worn(session, asker, own) if own is not None and private else ()
            # What a seat's own scanner reads may be its own card.
            laid = attendance.laid_open(shelf, session, found) if own is None else ()
            return waits or laid or _scanned(shelf, session, found, session.desk.seat or own)


def _chosen(shelf: Shelf, play: Play, tokens: tuple[Token, ...]) -> Token | Rejection:
    """The token that is meant: of the current game first, then stickers, boxes, other games. Never a guess."""
    shelves = (
        [token for token in tokens if token.box == play.game and token.kind != "box"],
        [token for token in tokens if token.box == "sticker"],
        [token for token in tokens if token.kind == "box"],
        list(tokens),
    )
    nearest = next(found for found in shelves if found)
    if len({token.id for token in nearest}) > 1:
        return refuse("ambiguous-code", tokens=model.Several(tuple(token_title(shelf, token) for token in nearest)))
    return nearest[0]


def _scanned(shelf: Shelf, session: Session, token: Token, seat: Seat | None) -> Events:
    play = session.play
    sticker = token.box == "sticker"
    if play.game is None:
        if token.kind == "box" and token.box in shelf.playable():
            return (events.GameChosen(token.box),)
        return (events.LookedUp(token),) if sticker else refused(refuse("choose-a-game-first"))
    if token.box != play.game and not sticker:
        return refused(refuse("other-game", game=asking.title(shelf, token.box)))
    if play.board is None:
        first = "set-up-first" if play.laying else "roll-call-first"
        return (events.LookedUp(token),) if sticker or token.kind == "box" else refused(refuse(first))
    if token.kind == "box":
        return (events.LookedUp(token),)
    made = act_on_game(shelf, session, Scanned(token, seat))
    if isinstance(made[0], events.Refused):  # what lies open can be asked for all the same
        return attendance.named_open(play, token) or made
    return made


# --- keys ----------------------------------------------------------------------------------------------------


def _key(shelf: Shelf, session: Session, asker: Asker, input: Key) -> Events:
    key, desk = input.key, session.desk
    if desk.resuming:
        return _resuming(input)
    if desk.refused_call and key in DIGITS:
        return windows.called_in_vain(session, asker, int(key))
    if desk.swept and (key in DIGITS or key in "#*"):
        return refused(refuse("begun-is-gone"))
    if desk.window is not None:
        private = windows.key_in_window(shelf, session, desk.window, input)
        if private is not None:
            return private
    made = _key_for_all(shelf, session, asker, input)
    waits = windows.another_listens(session, asker)
    if waits and _ends_a_step(session, asker, key, made):
        return waits
    passed = unheard(shelf, session, made) if key in DIGITS or key == "#" else ()
    return (events.NotListened(passed),) if passed else made


def _ends_a_step(session: Session, asker: Asker, key: str, made: Events) -> bool:
    """Whether what this key makes has to wait while another seat listens: it would end a step to which that seat still
    listens, or begin what cannot be finished before. From a seat's own keypad nothing is taken back meanwhile."""
    if key == "A" or (key in DIGITS and session.desk.held is not None and session.desk.listed is None):
        return False
    if any(isinstance(event, events.UndoAsked | events.Undone) for event in made):
        return asker.own is not None
    for event in made:
        match event:
            # Read aloud, they would be in the way of whoever listens.
            case events.MenuOpened() | events.FormOpened(FormInHand(of_opener=True)):
                if asker.ear is None:
                    return True
            case events.FormOpened() | events.DiceWanted() | events.TableCleared() | events.TutorialWanted():
                return True
            case events.NamingCame() if session.desk.naming is None:
                return True
            case _ if event.durable:
                return True
    return False


def _key_for_all(shelf: Shelf, session: Session, asker: Asker, input: Key) -> Events:
    """What a key means where no window takes it."""
    key, desk = input.key, session.desk
    if desk.naming is not None:
        return naming.key(shelf, session, desk.naming, input)
    if desk.calling and key in DIGITS:
        return windows.called(session, asker, int(key))
    own = asking.own_question(shelf, session)
    asked = own or expects(shelf, session.play).question
    answers = key in DIGITS and _owns_digits(session, asked, key)
    if answers and desk.listed is None and not (asker.ear is not None and desk.of_window):
        # An answer ends a step, as # does: it must not, while another seat still listens to that step.
        waits = windows.another_listens(session, asker)
        if waits:
            return waits
    if answers:
        if desk.listed is not None:
            return menu.menu_entry(shelf, session, key, asker)
        return _digit(shelf, session, asked, key, asker)
    match key:
        case "#":
            return _hash(shelf, session, asker, asked, input)
        case "*":
            return _star(shelf, session, input)
        case "0":
            return windows.again(session)
        case "9":
            if not desk.helping and (why := reading.why(shelf, session)) is not None:
                return (events.MenuOpened(why),)
            again = desk.helping or desk.menu is not None  # help, or why something was refused, has been said
            return (events.MenuOpened(MAIN_PAGE),) if again else (events.HelpAsked(_listens(desk, asker)),)
        case "A":
            first = notebook.waits(shelf, session, asker)
            return refused(refuse("notebook-window-first")) if first else _counter(shelf, session)
        case "B":
            return _undo(shelf, session, input)
        case "C":
            return windows.call(session, asker)
        case "D":
            return (events.WhereAsked(whole=desk.where),)
        case digit if digit in DIGITS:
            return _seat(shelf, session, int(digit))
        case _:
            return refused(refuse("no-such-key"))


def _owns_digits(session: Session, asked: Question | None, key: str) -> bool:
    """Whether this digit belongs to the open menu, or to the question."""
    return session.desk.listed is not None or (asked is not None and asked.owns(session.desk.typed, key))


def _resuming(input: Key) -> Events:
    match input.key:
        case "#":
            return (events.Skipped(heard=True),) if input.unsaid else (events.Resumed(),)
        case "*":
            if input.speaking:
                return (events.Silenced(),)
            return (events.WhereAsked(whole=False) if input.unsaid else events.TableCleared(aside=True, again=False),)
        case "0":
            return (events.SaidAgain(1),)
        case "D" | "9":
            return (events.WhereAsked(whole=False),)
        case _:
            return refused(refuse("resume-first"))


def _digit(shelf: Shelf, session: Session, asked: Question | None, digit: str, asker: Asker) -> Events:
    assert asked is not None
    typed = session.desk.typed + digit
    if len(typed) < asked.width:
        # In a window a form belongs to its seat.
        return (events.DigitTyped(typed, None if session.desk.form is None else asker.desk),)
    return _answer(shelf, session, asked, int(typed), asker)


def _answer(shelf: Shelf, session: Session, asked: Question, value: int | None, asker: Asker) -> Events:
    if value is None and not asked.skippable:
        # What reads a list says what # does then: it says the list again.
        again = any(isinstance(arg, model.Several) for _, arg in asked.args)
        return (events.WhereAsked(whole=False),) if again else refused(refuse("number-needed"))
    if value is not None and not asked.low <= value <= asked.high:
        if session.desk.typed:  # it may have been begun long ago
            return refused(refuse("number-out-of-range", number=value, low=asked.low, high=asked.high))
        return asking.out_of_range(asked.low, asked.high)
    if session.desk.form is not None:
        return _form_answer(shelf, session, session.desk.form, value, asker)
    if isinstance(asked, OwnQuestion):
        return _own_answer(shelf, session, asked, value)
    return act_on_game(shelf, session, Answered(value))


def _own_answer(shelf: Shelf, session: Session, asked: OwnQuestion, value: int | None) -> Events:
    """The answer to one of the session's questions. Only a name or a way may be left open."""
    play, number = session.play, value or 0
    match asked.asks:
        case Asks.GAME:
            chosen = shelf.numbers().get(number)
            return refused(refuse("no-such-game", number=number)) if chosen is None else (events.GameChosen(chosen),)
        case Asks.PLAYERS if play.game is not None and number < shelf.boxes[play.game].pack.fewest:
            pack = shelf.boxes[play.game].pack  # of a game that nobody has played here
            return (
                (events.TutorialWanted(play.game),)
                if number == asking.LEARN
                else asking.out_of_range(pack.fewest, pack.most)
            )
        case Asks.PLAYERS:
            return begun(shelf, play, (events.PlayersCounted(number),))
        case Asks.NAME:
            return (
                events.SeatNamed(
                    play.called + 1, None if value is None else asking.free_regulars(shelf, play)[number - 1]
                ),
            )
        case Asks.WAY if number > len(asking.WAYS):
            return naming.begun(session, play.called + 1)
        case Asks.WAY:
            twice = asking.without_ear(session, play.called + 1)  # then # is "by ear all the same", as 3 is
            way = asking.WAYS[number - 1] if number else Way.EAR if twice else None
            if way is Way.EAR and not twice and not asking.served(session, play.called + 1):
                return (events.NoEarYet(),)
            return begun(shelf, play, (events.WayTold(play.called + 1, way),))
        case Asks.GO_ON:
            return (events.TableCleared(aside=False, again=number == 1),)


def begun(shelf: Shelf, play: Play, made: Events) -> Events:
    """The events, followed by the game's first events if they complete the roll call and the set-up."""
    after = play
    for event in made:
        after = apply(shelf, after, event)
    if after.game is None or after.players is None or after.called < after.players or after.board is not None:
        return made
    decision = shelf.games[after.game].begin(
        shelf.boxes[after.game], Opening(after.seats, shelf.rules.get(after.game, ()))
    )
    if isinstance(decision, Rejection):
        return refused(decision)
    if after.laying:
        return made
    steps = shelf.boxes[after.game].steps
    agreed = _agreed(shelf, after)
    return (*made, *((events.SetUpBegan(steps),) if steps and not after.steps else (*agreed, *decision)))


def _agreed(shelf: Shelf, play: Play) -> Events:
    """What notebooks tell in this game, where it is not what they usually tell."""
    told = dict(shelf.rules.get(play.game or "", ())).get(NOTEBOOK.name, NOTEBOOK.default)
    if told == NOTEBOOK.default:
        return ()  # the table hears what notebooks tell
    if told == Level.DEDUCTIONS.value and not following.possible():
        return refused(refuse("notebook-cannot-deduce"))
    return (notes.LevelAgreed(Level(told)),)


def _form_answer(shelf: Shelf, session: Session, hand: FormInHand, value: int | None, asker: Asker) -> Events:
    filled = replace(hand, answers=(*hand.answers, value))
    if len(filled.answers) < hand.form.length(filled.answers):
        return menu.in_vain(shelf, session, filled) or (events.FormOpened(filled),)
    if hand.entry is None:
        return act_on_game(shelf, session, Filled(hand.form.id, filled.answers))
    return menu.menu_answer(shelf, session, asker, hand.entry, filled.answers)


def _hash(shelf: Shelf, session: Session, asker: Asker, asked: Question | None, input: Key) -> Events:
    desk = session.desk
    if desk.menu is not None and not desk.menu.chapter:  # whoever knows its numbers by heart need not hear them first
        pages = menu.menu_pages(shelf, session, desk.menu)
        return (
            events.MenuOpened(pages[(pages.index(desk.menu) + 1) % len(pages)] if desk.menu in pages else MAIN_PAGE),
        )
    if input.unsaid:
        return (events.Skipped(heard=True),)  # the voice goes to what is due: nobody can confirm what was not heard
    if desk.menu is not None:
        return (events.MenuOpened(reading.further(shelf, session, desk.menu)),)
    if asking.counts(shelf, session, asker.own) and not desk.typed and desk.form is None:
        return _counter(shelf, session)
    if desk.form is None and not desk.typed and (laid := attendance.all_open(session.play)):
        return laid
    # Where # only goes on, it still ends a number that has been begun.
    if asked is not None and (desk.typed or desk.form is not None or not asked.open):
        if desk.typed or desk.form is not None or asked.skippable:
            return _answer(shelf, session, asked, int(desk.typed) if desk.typed else None, asker)
        return (events.Skipped(heard=True),) if input.speaking else _answer(shelf, session, asked, None, asker)
    if session.play.laying:
        return begun(shelf, session.play, (events.SetUpStepDone(session.play.step + 1),))
    made = () if game_of(shelf, session.play) is None else act_on_game(shelf, session, Confirmed())
    # A # that cuts a line short asks for nothing else.
    if input.speaking and (not made or isinstance(made[0], events.Refused)):
        return (events.Skipped(heard=True),)
    return made or refused(refuse("nothing-to-confirm"))


def _star(shelf: Shelf, session: Session, input: Key) -> Events:
    desk = session.desk
    if desk.menu is not None and not (input.speaking and desk.reading):
        return (events.Cancelled(Lying.MENU),)  # its words name this key: it need not be silenced first
    if input.speaking:
        return (events.Silenced(),)
    lying = (
        (Lying.TYPED, desk.typed),
        (Lying.FORM, desk.form),
        (Lying.CARD, desk.held),
        (Lying.CALL, desk.calling),
        (Lying.SEAT, desk.seat),
        (Lying.UNDO, desk.undoing),
    )
    found = next((what for what, lies in lying if lies), None)
    if found is None and session.past is not None and expects(shelf, session.play).asking:
        return (events.WhereAsked(whole=False),) if input.unsaid else _taken_back(shelf, session)
    return (events.Cancelled(found or Lying.NOTHING),)


def _listens(desk: Desk, asker: Asker) -> Seat | None:
    """The seat whose open window gets a key."""
    return asker.desk if desk.window is not None and desk.window.stage is Stage.OPEN else None


def _counter(shelf: Shelf, session: Session) -> Events:
    if game_of(shelf, session.play) is None:
        return refused(refuse("no-counter"))
    return act_on_game(shelf, session, Advanced())


def _undo(shelf: Shelf, session: Session, input: Key) -> Events:
    if session.past is None:
        return refused(refuse("nothing-to-undo"))
    # Nothing is taken back before it has been heard what.
    heard = session.desk.undoing and not input.unsaid
    return _taken_back(shelf, session) if heard else (events.UndoAsked(),)


def _taken_back(shelf: Shelf, session: Session) -> Events:
    """The newest input is taken back, and the question that it answered with it: a # that comes next must not do again
    what has just been taken back."""
    past = session.past
    assert past is not None
    if isinstance(past.events[0], events.GameChosen):
        return (events.TableCleared(aside=True, again=False),)  # each game has its own journal: another table is opened
    undone: Events = (events.Undone(),)
    while past.earlier is not None and expects(shelf, past.before).asking:
        past, undone = past.earlier, (*undone, events.Undone())
    return undone


def _seat(shelf: Shelf, session: Session, digit: int) -> Events:
    wanted = expects(shelf, session.play)
    if not wanted.seats:
        # Whoever types a seat now thinks that C is still pressed, or was never told of it.
        listens = any(helping.may_look(shelf, session, seated.seat) for seated in session.play.seats)
        return refused(refuse("no-number-but-c" if listens else "no-number-now"))
    if not 1 <= digit <= wanted.seats:
        return refused(refuse("no-such-seat", seats=wanted.seats))
    if session.desk.held is not None:
        return act_on_game(shelf, session, Scanned(session.desk.held, digit))
    if wanted.after_seat is not None:
        return (events.FormOpened(FormInHand(wanted.after_seat, (digit,))),)
    return (events.SeatSaid(digit),)
