"""What is heard of the session's events: ``narrate(shelf, before, events, after)``.

It turns events into announcements, and asks the game to narrate the game's events. It must never decide anything or
hold a sentence: ids and arguments only.
"""

from __future__ import annotations

from dataclasses import replace

from companion import model
from companion.games.protocol import CountedHand, Filled, OrderedHand
from companion.model import WINDOW, Announcement, Event, Only, Seat, Sign, Urgency, Word, answer, echo, game, word
from companion.session import (
    asking,
    attendance,
    events,
    gathering,
    habits,
    helping,
    joining,
    listened,
    notes,
    openbook,
    phones,
    places,
    spelling,
    standing,
    windows,
)
from companion.session.asker import who_asks
from companion.session.asking import expects, game_of, own_question, privacy_of, title, token_title
from companion.session.desks import Stage, Window
from companion.session.events import MAIN_PAGE, Closed, FormInHand, Setting
from companion.session.naming import due_of, question
from companion.session.state import Past, Play, Session, Shelf, apply, laid_for

Said = tuple[Announcement, ...]

#: The topic of a step of the set-up: the next makes it untrue.
SET_UP = "set-up-step"


def narrate(shelf: Shelf, before: Session, made: tuple[Event, ...], after: Session, *, ears_known: bool = True) -> Said:
    """Everything that the events of one input give to hear, in order; then the next question, if it changed.

    ``ears_known``: not in a kept game, which does not tell what earphones there were.
    """
    said: list[Announcement] = []
    play = before.play
    for number, event in enumerate(made):
        if isinstance(event, events.Undone) and number:
            continue  # a question that went with its answer
        if isinstance(event, notes.Private):
            said += openbook.says(shelf, after, event)
        elif not isinstance(event, events.Passing | events.Undone):
            then = after.play if event is made[-1] else apply(shelf, play, event)
            said += (*_happened(shelf, play, event, then), *(_without_ear(event, after) if ears_known else ()))
            play = then
        else:
            said += (*(_without_ear(event, after) if ears_known else ()), *_passing(shelf, before, event, after))
    if _is_left(before, made, after):
        said.insert(0, echo("begun-is-left"))
    begins = before.play.board is None and after.play.board is not None
    if begins and after.play.game is not None and shelf.boxes[after.play.game].untold:
        said.insert(0, game("set-up-untold", game=title(shelf, after.play.game)))
    if begins:
        said[:0] = standing.notebooks_tell(shelf, after)
    said += attendance.nobody_plays(shelf, before.play, after.play)
    said += _may_listen(shelf, before, after)
    said += _listens_to_something_else(shelf, before, made, after)
    if before.phones.knock is not None and after.phones.knock is None:
        said += _asked_again(shelf, after)
    asked = own_question(shelf, after)
    anew = before.naming is not None and after.naming is None
    anew |= any(isinstance(event, events.Opened | events.Resumed | events.Undone) for event in made)
    if asked is not None and (anew or asked != own_question(shelf, before)):
        # A form is opened by whoever wants it; other questions are what is due after an act.
        wanted = after.desk.form is not None and not any(event.durable for event in made)
        said.append(replace(standing.ask(asked), urgency=Urgency.ANSWER) if wanted else standing.ask(asked))
    return _once(said) if any(isinstance(event, events.Refused) for event in made) else tuple(said)


def _is_left(before: Session, made: tuple[Event, ...], after: Session) -> bool:
    """Whether something else was begun, from the menu or with C, in the place of what was half made."""
    if not before.desk.half_made or before.whose != after.whose or after.desk.half_made == before.desk.half_made:
        return False
    by_c = any(isinstance(event, events.SeatCalled) for event in made)
    chosen = before.desk.listed is not None and not any(isinstance(event, events.Cancelled) for event in made)
    return by_c or (chosen and any(event.durable or isinstance(event, events.FormOpened) for event in made))


def _asked_again(shelf: Shelf, session: Session) -> Said:
    """What the table's keypad was asked before a phone's number, and what it has begun of the answer."""
    session = laid_for(session, None)
    desk, waits = session.desk, due(shelf, session, None)
    number = own_question(shelf, session) or expects(shelf, session.play).question
    asks = number is not None or desk.listed is not None or desk.held is not None or desk.resuming
    if who_asks(session, None).desk is not None or waits is None or not asks:
        return ()
    return (*standing.typed(session), Announcement(waits.id, waits.args, topic="question"))


def _once(said: list[Announcement]) -> Said:
    """The lines, without those that a refusal among them says already as what is due."""
    dues = {(line.due, line.audience) for line in said if line.due is not None}
    return tuple(line for line in said if line.due is not None or (Word(line.id, line.args), line.audience) not in dues)


def _without_ear(event: Event, after: Session) -> Said:
    """Who takes in secrets by ear, and has none: told with the ways out. At the roll call they are asked once more."""
    match event:
        case places.SeatTaken(seat, model.Way.EAR):
            seats = [seat]
        case events.Opened() | events.Resumed():
            seats = [place.seat for place in after.play.seats if place.way is model.Way.EAR]
        case _:
            return ()
    earless = asking.earless(after)
    who = tuple(after.play.who(seat) for seat in seats if seat in earless)
    return (game(asking.or_phone(after, "no-ear-now"), who=model.Several(who)),) if who else ()


def _may_listen(shelf: Shelf, before: Session, after: Session) -> Said:
    """Tell each seat that takes in secrets by ear when there is something to listen to."""
    if before.play is after.play:
        return ()
    seats = [
        seated.seat
        for seated in after.play.seats
        if asking.by_ear(after, seated)
        and helping.may_look(shelf, after, seated.seat)
        and privacy_of(shelf, before, seated.seat) is None
    ]
    if not seats:
        return ()
    return (game("may-listen", None, WINDOW, who=model.Several(tuple(after.play.who(seat) for seat in seats))),)


def _listens_to_something_else(shelf: Shelf, before: Session, made: tuple[Event, ...], after: Session) -> Said:
    """Tell an open window's ear what it is now for, if something outside it has changed that (undo, a menu)."""
    if before.play is after.play:
        return ()
    pairs = ((before.window_of(window.seat), window) for window in after.windows)
    return tuple(
        line
        for was, window in pairs
        if was is not None
        for line in _is_now_for(shelf, before, made, after, was, window)
    )


def _is_now_for(
    shelf: Shelf, before: Session, made: tuple[Event, ...], after: Session, was: Window, window: Window
) -> Said:
    if was.stage is not Stage.OPEN or window.stage is not Stage.OPEN:
        return ()
    allowed, earlier = privacy_of(shelf, after, window.seat), privacy_of(shelf, before, window.seat)
    what = _look_for(shelf, after, window.seat)
    settled = any(isinstance(event, events.HandSettled) and event.seat == window.seat for event in made)
    if settled and isinstance(allowed, OrderedHand):
        return ()
    let_go = () if settled or not was.tokens or window.tokens else (word("scans-let-go"),)
    if earlier is None or (allowed is not None and what == _look_for(shelf, before, window.seat) and not let_go):
        return ()
    # Different topics, so that the first is not dropped because of the second.
    gone = tuple(Announcement(line.id, line.args, Only(window.seat)) for line in let_go)
    return (*gone, Announcement(what.id, what.args, Only(window.seat), topic=WINDOW))


def _purpose(shelf: Shelf, session: Session, seat: Seat) -> Announcement:
    """What its window is for, for this seat's ear."""
    what = _look_for(shelf, session, seat)
    return Announcement(what.id, what.args, Only(seat), Urgency.ANSWER, topic=WINDOW)


def _look_for(shelf: Shelf, session: Session, seat: Seat) -> Word:
    """What this seat's window is for, as far as whoever listens may know it."""
    allowed = privacy_of(shelf, session, seat)
    if allowed is not None and allowed.warning is not None and windows.proved(shelf, session, seat):
        return allowed.warning
    return word("nothing-to-look-at") if allowed is None else allowed.what


def due(shelf: Shelf, session: Session, ear: Seat | None) -> Word | None:
    """The act or the question that waits now, as far as this seat's ear (None: the table) may know it. None: nothing.

    In a window the form and the menu belong to its seat: their questions may tell how large a hand is. No list is said
    anew: what waits is named, and how to hear the list.
    """
    desk, window, asked = session.desk, session.desk.window, own_question(shelf, session)
    if window is None or window.seat == ear:
        if desk.listed is not None:
            return word("due-menu")
        if desk.form is not None and asked is not None:
            return helping.short(asked)
        if desk.naming is not None:
            return due_of(session, desk.naming)
    match window:
        case Window(seat, Stage.PROVING):
            return word("ear-check", who=session.play.who(seat))
        case Window(seat, Stage.PASSING):
            return word("ear-to", who=session.play.who(seat))
        case Window(seat, stage) if seat == ear:
            if stage is Stage.OPEN:
                nothing = privacy_of(shelf, session, seat) is None
                return word("due-window") if nothing else _look_for(shelf, session, seat)
            return word("choose-own-code" if stage is Stage.CODING else "own-code")
    if desk.resuming:
        return word("resume-or-anew")
    if desk.calling or desk.held is not None:
        return word("whose-window" if desk.calling else "whose")
    if desk.form is not None:  # it belongs to the seat that listens
        session = replace(session, desk=replace(desk, form=None))
    asked = own_question(shelf, session)
    if asked is not None:
        return helping.short(asked)
    current = game_of(shelf, session.play)
    if current is None:
        return asking.step_due(session.play)
    return attendance.open_due(session.play) or current.due(session.play.board)


def keys(shelf: Shelf, session: Session) -> Said:
    """How the act that is due is done, where it is the first of its kind in this evening.

    At a table where no scanner was seen, also the way without one, if the game has it.
    """
    play = session.play
    current = game_of(shelf, play)
    found = () if current is None else current.keys(play.board)
    new = [said for said in found if said.id not in session.habits]
    if not new:
        return ()
    if not session.scanner and "without-scanner" not in session.habits and _plays_without_scanner(shelf, play):
        new.append(word("without-scanner"))
    return tuple(Announcement(said.id, said.args, topic=f"{model.KEYS}/{said.id}") for said in new)


def _plays_without_scanner(shelf: Shelf, play: Play) -> bool:
    """Whether this table could go on without a scanner, by menu 6, and does not yet."""
    current = game_of(shelf, play)
    if current is None or play.game is None or expects(shelf, play).after_seat is not None:
        return False
    decision = current.decide(shelf.boxes[play.game], play.board, Filled("scanner", ()))
    return not isinstance(decision, model.Rejection)


def _happened(shelf: Shelf, before: Play, event: Event, after: Play) -> Said:
    match event:
        case events.Opened(game=None):
            return (game("welcome"),)
        case events.Opened(game=str(chosen)) | events.GameChosen(chosen):
            return (game("game-opened", game=title(shelf, chosen)),)
        case events.PlayersCounted(players):
            return (game("players-counted", players=players),)
        case events.WayTold(_, way):
            told = "way-passed" if way is None else f"way-{way.value}"
            return (Announcement(told, topic="way"),)
        case events.SeatNamed() | events.EarsMissed():
            return ()
        case events.SetUpBegan() | events.SetUpStepDone():
            step = asking.step_due(after)
            return () if step is None else (Announcement(step.id, step.args, topic=SET_UP),)
        case events.Overruled():
            return (game("card-says-so", Sign.ACCEPTED),)
        case places.OfPlaces():
            return attendance.told(shelf, before, event, after)
        case notes.LevelAgreed():
            return () if before.board is None else (game(f"notebook-level-{after.level.value}", Sign.ACCEPTED),)
        case _:
            assert after.game is not None
            return shelf.games[after.game].narrate(before.board, event, after.board)


def _passing(shelf: Shelf, before: Session, event: Event, after: Session) -> Said:
    match event:
        case events.Refused(rejection, _, seat):
            why = rejection.why
            told = Announcement(why.id, why.args, _ear(seat), Urgency.ANSWER, rejection.sign, due=rejection.due)
            how = rejection.secret and seat is None and helping.may_listen(shelf, after)
            return (told, *((answer("can-listen"),) if how else ()))
        case joining.PhoneJoined(seat) | joining.PhoneBack(seat) if helping.may_look(shelf, after, seat):
            return (*phones.told(after, event), game("may-listen", who=model.Several((after.play.who(seat),))))
        case places.Renumbered():
            return (attendance.renumbered(after.play),)
        case places.OpenCardNamed():
            return (attendance.named(shelf, after.play, event),)
        case joining.PhoneDigitLate(alone=ear):
            waits = due(shelf, laid_for(after, ear), ear)
            return tuple(replace(line, due=waits) for line in phones.told(after, event))
        case joining.OfPhones():
            return phones.told(after, event)
        case events.SeatSaid(seat):
            return (echo("seat-said", who=after.play.who(seat)),)
        case events.CardHeld():
            return (answer("whose", Sign.ACCEPTED, "question"),)
        case events.DigitTyped(typed, seat):
            number = own_question(shelf, after) or expects(shelf, after.play).question
            message = "digit-typed" if number is None else _DIGITS[number.holds(typed), number.goes_on(typed)]
            return (replace(echo(message, digit=int(typed[-1])), audience=_ear(seat)),)
        case events.FormOpened(FormInHand(form, (int(seat),), None)) if form == expects(shelf, after.play).after_seat:
            return (echo("seat-said", who=after.play.who(seat)),)
        case events.NotListened(seats):
            who = model.Several(tuple(after.play.who(seat) for seat in seats))
            return (answer("not-listened", Sign.REFUSED, who=who, count=len(seats)),)
        case events.HeldTooLong():
            now = due(shelf, laid_for(after, None), None)
            return (replace(game("held-too-long", Sign.REFUSED, "question"), due=now),)
        case events.LookedUp(token, seat):
            if seat is None:
                return (look_up(shelf, after.play, token),)
            return (replace(_own_card(shelf, after.play, token), audience=Only(seat)),)
        case events.NamingCame(naming) | events.MicrophoneWanted(naming) if naming is not None:
            wanted = question(after, naming)
            return (Announcement(wanted.id, wanted.args, topic="question"),)
        case events.SpeechAwaited():
            return (game("teach-speak-now", Sign.READY, "question"),)
        case events.LetterTyped(naming, letter):
            return (spelling.told(naming.text, letter),)
        case events.NameRead(naming):
            return (spelling.read(after.tone.lang, naming.text),)
        case events.NameSaid(seat):
            return (game("name-kept", Sign.ACCEPTED, who=after.play.who(seat)),)
        case events.MenuOpened(page):
            lift = page.why and after.desk.refusal is not None and after.desk.refusal.rule is not None
            first = before.desk.menu is None
            out = (echo("menu-way-out"),) if first and page == MAIN_PAGE else ()
            return (standing.listed(shelf, before, after, page), *((echo("can-lift"),) if lift and first else out))
        case events.Cancelled(events.Lying.MENU | events.Lying.FORM | events.Lying.TYPED as what):
            # Its opener's alone, where there is one who listens.
            seat = after.desk.window.seat if after.desk.window is not None and before.desk.of_window else None
            left = replace(echo(f"cancelled-{what.value}"), audience=_ear(seat), due=due(shelf, after, seat))
            return (left, *(replace(line, audience=_ear(seat)) for line in standing.typed(after)))
        case events.Cancelled(what):
            return (echo(f"cancelled-{what.value}"),)
        case events.HelpAsked(seat):
            return helping.at_table(shelf, after) if seat is None else helping.in_window(shelf, after, seat)
        case events.KeyExplained(key):
            return (echo("key-" + _KEY_NAMES.get(key, key.lower())), echo("key-not-done"))
        case events.UndoAsked():
            return (answer("undo-asked", None, model.UNDO, what=standing.newest(shelf, before.past)),)
        case events.Undone():
            undone = game("undone", Sign.ACCEPTED, model.UNDO, what=standing.newest(shelf, before.past))
            over = (game("timer-not-again"),) if after.lost_timers - before.lost_timers else ()
            stays = _lasting(before.past) or listened.stays(shelf, before, after)  # the two say nearly the same
            return (undone, *stays, *over, *standing.where(shelf, after, whole=False))
        case events.SaidAgain(back, seat):
            history = before.history if seat is None else before.heard_by(seat)
            # What is due is told as it is now: it may have changed, and what a game wants forgotten is in no history.
            now = due(shelf, after, seat)
            again = (part for line in history[-back] for part in _in_full(line, now))
            return tuple(replace(habits.whole(part), urgency=Urgency.ECHO, sign=None) for part in again)
        case events.WhereAsked(whole):
            return tuple(replace(line, urgency=Urgency.ECHO) for line in standing.stands(shelf, after, whole))
        case events.TimeRan(timer):
            return next(timed.said for timed in asking.game_timers(shelf, before) if timed.timer.id == timer)
        case events.Reminded():
            return standing.reminder(shelf, laid_for(after, None))
        case events.ToneChanged(tone, what, seat):
            return (replace(_turned(shelf, tone, what), audience=_ear(seat)),)
        case events.DiceFell(value):
            return (game("dice-fell", value=value),)
        case gathering.ListenersTold():
            return () if before.gathered is None else (gathering.told(before.gathered, before.play.who),)
        case events.EquipmentSeen(equipment, device, present, first, silent):
            told = model.seen(equipment, device, present, first, silent)
            if equipment is not model.Equipment.LOUDSPEAKER or first or not present:
                return (told,)
            # What was said meanwhile nobody has heard. What a seat has begun on its own desk is not the table's affair.
            return (told, *standing.stands(shelf, laid_for(after, None)))
        case events.Resumed():
            stopped = after.lost_timers & {timed.timer.id for timed in expects(shelf, after.play).timers}
            lost = (*(("timer-lost",) if stopped else ()), *(("codes-lost",) if _codes_lost(shelf, after) else ()))
            return (*map(game, lost), *standing.where(shelf, after, whole=False))
        case _ if not event.durable and after.play.board is not None and not isinstance(event, events.Passing):
            assert after.play.game is not None
            return shelf.games[after.play.game].narrate(before.play.board, event, after.play.board)
        case _:
            return _window(shelf, event, after)


def _in_full(line: Announcement, now: Word | None) -> Said:
    """A line as it is said again; behind a refusal the whole of what is due ``now``, and not its short form."""
    if line.due is None:
        return (line,)
    due = () if now is None else (Announcement(now.id, now.args, line.audience, level=model.Verbosity.FULL),)
    return (replace(line, due=None), *due)


#: What is said of a digit, by whether # may end the number now, and whether more digits may follow.
_DIGITS = {
    (True, True): habits.DIGIT_OR_MORE,
    (True, False): habits.DIGIT_LAST,
    (False, True): habits.DIGIT_FIRST,
    (False, False): "digit-typed",
}


def _window(shelf: Shelf, event: Event, after: Session) -> Said:
    """What a window gives to hear. The table hears that it opens and closes, its ear everything else."""
    match event:
        case events.SeatCalled():
            return (answer("whose-window", None, "question"),)
        case events.EarAsked(seat):
            return (answer("ear-check", None, "question", who=after.play.who(seat)),)
        case events.DigitSpoken(seat, digit):
            # The newest is right: an older one that still waits for the table's line is dropped.
            return (Announcement("ear-digit", (("digit", digit),), Only(seat), Urgency.ANSWER, topic=WINDOW),)
        case events.EarPassed(seat):
            return (answer("ear-to", None, "question", who=after.play.who(seat)),)
        case events.WindowOpened(seat):
            begins = () if gathering.waits(after.gathered, seat) else (gathering.opened(after.play.who(seat)),)
            window = after.window_of(seat)
            asked = window is not None and window.stage is not Stage.OPEN
            return begins if asked else (*begins, _purpose(shelf, after, seat))  # first its digits, then its cards
        case events.CodeWanted(seat, known):
            asks = "own-code" if known else "choose-own-code"
            return (Announcement(asks, (), Only(seat), Urgency.ANSWER, topic="code"),)
        case events.CodeChosen(seat, code):
            noted = Announcement("own-code-kept" if code else "no-own-code-kept", (), Only(seat), Urgency.ANSWER)
            return (noted, _purpose(shelf, after, seat))
        case events.CodeLeft(seat):
            return (_purpose(shelf, after, seat),)
        case events.CodeGiven(seat) if (allowed := privacy_of(shelf, after, seat)) is not None and allowed.warning:
            return (_purpose(shelf, after, seat),)
        case events.HandSettled(seat) if (
            windows.held(shelf, after) == ()
        ):  # if there is a hand, the game itself says what is in it
            return (Announcement("no-such-card", (("cards", 0),), Only(seat), sign=Sign.ACCEPTED),)
        case events.RecapAsked(seat, here):
            told = asking.recap_here(shelf, after, seat) if here else _recap(shelf, after, seat)
            recap = told or (_purpose(shelf, after, seat),)
            return tuple(replace(line, urgency=Urgency.ANSWER) for line in recap)
        case events.WindowEnds(seat):
            return (_ends(after, seat),)
        case events.WindowClosed(seat, why):
            told = () if gathering.waits(after.gathered, seat) else (gathering.closed(after.play.who(seat)),)
            if why is Closed.KEPT:
                kept = "kept-behind-code" if dict(after.codes).get(seat) else "kept-without-code"
                return (*told, Announcement(kept, (), Only(seat), sign=Sign.ACCEPTED))
            return (*told, *_recap(shelf, after, seat)) if why is Closed.DONE else told
        case _:
            return ()


def _ends(session: Session, seat: Seat) -> Announcement:
    """That its window closes soon, for this seat's ear. Where 0 belongs to what is begun there, no key is named.

    The next key cuts it, and nobody else learns of it.
    """
    desk = next(aside.desk for aside in session.desks if aside.desk.window is not None and aside.whose == seat)
    begun = desk.begun or session.notebooks.leaf(seat) is not None
    told = "window-ends-begun" if begun else "window-ends"
    return Announcement(told, (), Only(seat), Urgency.ECHO, Sign.ATTENTION, model.ENDING, unnoticed=True)


def _recap(shelf: Shelf, session: Session, seat: Seat) -> Said:
    """What this seat has kept and may hear again; and that the rest is from before a power cut."""
    kept, whole = asking.recap_of(shelf, session, seat)
    return kept if whole else (*kept, Announcement(asking.sealed_by(session, seat), (), Only(seat)))


def _codes_lost(shelf: Shelf, session: Session) -> bool:
    """Whether a power cut has taken digits that somebody may miss: a hand is kept, and its earphone is passed round."""
    passed = {seat for ear in session.ears if ear.shared for seat in ear.seats}
    return any(
        isinstance(privacy_of(shelf, session, place.seat), OrderedHand | CountedHand)
        for place in session.play.seats
        if place.seat in passed
    )


def _ear(seat: Seat | None) -> model.Audience:
    return model.TABLE if seat is None else Only(seat)


_KEY_NAMES = {"#": "hash", "*": "star"}


def look_up(shelf: Shelf, play: Play, token: model.Token) -> Announcement:
    """What a token is; for a sticker also what it means in the present game."""
    name = token_title(shelf, token)
    legend = shelf.legends.get((play.game or "", token.id))
    if legend is not None:
        return echo("look-up-legend", token=name, legend=word(legend))
    return echo("look-up", token=name)


def _own_card(shelf: Shelf, play: Play, token: model.Token) -> Announcement:
    """A card of a seat's hand, with the owner's name for it. The table never hears this."""
    if token.box != play.game:
        return look_up(shelf, play, token)
    slot = shelf.boxes[token.box].slot(token.id)
    name = slot.name or token_title(shelf, token)
    text = slot.text_for(play.players or 0)
    return echo("look-up", token=name) if text is None else echo("look-up-legend", token=name, legend=text)


def _lasting(past: Past | None) -> Said:
    """The part of the newest input that undo cannot take back, because somebody has seen or heard it."""
    messages = () if past is None else dict.fromkeys(event.lasting for event in past.events)
    return tuple(game(message) for message in messages if message)


def _turned(shelf: Shelf, tone: model.Tone, what: Setting) -> Announcement:
    match what:
        case Setting.VOLUME:
            return echo("volume-is", percent=tone.volume)
        case Setting.RATE:
            return echo("rate-is", words=tone.rate)
        case Setting.VERBOSITY:
            return echo("verbosity-is", verbosity=word(f"verbosity-{tone.verbosity.value}"))
        case Setting.VOICE:
            voices = shelf.voices[tone.lang]
            return echo("voice-is", number=voices.index(tone.voice) + 1, count=len(voices))
        case Setting.LANGUAGE:
            return answer("language-is")
