"""What an input means: ``decide(shelf, session, input)`` gives the events it makes.

It knows keys, questions, menus and undo, and it asks the game what a scan or an answer decides. It must never
read a clock, roll dice, journal or speak; a refusal is an event like any other (``Refused``), it is only not
journalled.

    who owns a digit, first match:  a form · an open menu · a question of the lobby, the roll call or the game ·
    the seats
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Expects,
    Filled,
    Form,
    Game,
    NeedsSeat,
    Opening,
    Question,
    Scanned,
)
from companion.model import (
    Elapsed,
    Event,
    Foreign,
    Input,
    Key,
    Known,
    Label,
    Misread,
    Plugged,
    Rejection,
    Rolled,
    Scan,
    Seat,
    Several,
    Timer,
    Token,
    Tone,
    Verbosity,
    Way,
    Word,
    refuse,
    word,
)
from companion.session.state import (
    Cancelled,
    CardHeld,
    DiceFell,
    DiceWanted,
    DigitTyped,
    EquipmentSeen,
    FormInHand,
    FormOpened,
    GameChosen,
    HeldTooLong,
    HelpAsked,
    KeyExplained,
    LookedUp,
    MenuOpened,
    Opened,
    Overruled,
    Past,
    Play,
    PlayersCounted,
    Refused,
    Reminded,
    Resumed,
    SaidAgain,
    SeatNamed,
    SeatSaid,
    Session,
    Shelf,
    Silenced,
    Skipped,
    TableCleared,
    TimeUp,
    ToneChanged,
    UndoAsked,
    Undone,
    WayTold,
    WhereAsked,
    Wishes,
    apply,
)

HOLD_SECONDS = 10.0  # a card without a seat
REMIND_SECONDS = 60.0  # an act is due and nothing comes
AGAIN_SECONDS = 3.0  # B, then B
MOMENT_SECONDS = 10.0  # 9, 0 and D, pressed again

WAYS = (Way.EYES, Way.TOUCH, Way.EAR)
VERBOSITIES = tuple(Verbosity)
DIGITS = frozenset("0123456789")
CHOICES = frozenset({"lobby", "after-the-end"})

Events = tuple[Event, ...]

# --- what is asked now ---


def game_of(shelf: Shelf, play: Play) -> Game | None:
    """The game being played, None before its first event."""
    return shelf.games[play.game] if play.game is not None and play.board is not None else None


def expects(shelf: Shelf, play: Play) -> Expects:
    """What the game expects; nothing before it has begun."""
    game = game_of(shelf, play)
    return Expects() if game is None else game.expects(play.board)


def own_question(shelf: Shelf, session: Session) -> Question | None:
    """The question that the session itself asks: of a form, of the lobby, of the roll call, after the end."""
    play = session.play
    if session.desk.form is not None:
        return session.desk.form.question
    if session.desk.resuming:
        return None
    if play.game is None:
        games = tuple(word("lobby-entry", number=n, game=title(g)) for n, g in enumerate(shelf.playable(), 1))
        return Question("lobby", 1, len(games), word("", games=Several(games, numbered=True)).args, skippable=False)
    if play.board is not None:
        over = expects(shelf, play).over
        return Question("after-the-end", 1, 2, skippable=False) if over else None
    pack = shelf.boxes[play.game].pack
    if play.players is None:
        args = word("", fewest=pack.fewest, most=pack.most).args
        return Question("how-many-players", pack.fewest, pack.most, args, skippable=False)
    seat = play.called + 1
    if seat > play.players:
        return None
    free = free_regulars(shelf, play)
    if play.seats[seat - 1].name is None and free and not name_settled(session, seat):
        entries = tuple(word("name-entry", number=n, name=name) for n, name in enumerate(free, 1))
        args = word("", seat=seat, names=Several(entries, numbered=True)).args
        if len(free) < 10:
            return Question("which-name", 1, len(free), args)
        return Question("which-name-of-many", 1, len(free), args, width=2)
    asked = "which-way" if seat == 1 else "which-way-next"  # the first to be asked has told the others what it means
    return Question(asked, 1, len(WAYS), word("", who=play.who(seat)).args)


def free_regulars(shelf: Shelf, play: Play) -> tuple[str, ...]:
    """The regulars who do not sit yet."""
    seated = {place.name for place in play.seats}
    return tuple(name for name in shelf.regulars if name not in seated)


def name_settled(session: Session, seat: Seat) -> bool:
    """Whether the newest act settled that this seat has no name ("joueur 3" will do)."""
    past = session.past
    return past is not None and past.events[-1] == SeatNamed(seat, None)


def title(game: str) -> Word:
    """The name of a game."""
    return word(f"game-{game}")


def opening(wishes: Wishes) -> Events:
    """The first event of a table."""
    return (Opened(wishes.game, wishes.players, wishes.names, wishes.ways),)


# --- timers ---


def timers(shelf: Shelf, session: Session) -> tuple[Timer, ...]:
    """What the session wants to be told of. Any scan or key names them anew, so each starts again with it."""
    desk = session.desk
    found: list[Timer] = []
    if desk.resuming:
        return ()
    if desk.held is not None:
        found.append(Timer(f"held/{desk.inputs}", HOLD_SECONDS))
    if desk.undoing:
        found.append(Timer(f"undo/{desk.inputs}", AGAIN_SECONDS))
    for name, lies in (("help", desk.helping), ("again", desk.back > 0), ("where", desk.where)):
        if lies:
            found.append(Timer(f"{name}/{desk.inputs}", MOMENT_SECONDS))
    due = own_question(shelf, session) is not None or expects(shelf, session.play).reminder is not None
    if due and not desk.reminded and not expects(shelf, session.play).over:
        found.append(Timer(f"remind/{desk.inputs}", REMIND_SECONDS))
    return tuple(found)


# --- decide ---


def decide(shelf: Shelf, session: Session, input: Input) -> Events:
    """The events that this input makes; none for a timer that nobody waits for any more."""
    match input:
        case Scan(label=label, seat=bound):
            return _scan(shelf, session, label, bound)
        case Key(key=key) if session.desk.helping and key not in DIGITS:
            return (KeyExplained(key),)
        case Key():
            return _key(shelf, session, input)
        case Elapsed(timer=timer):
            return _elapsed(session, timer)
        case Plugged(equipment, device, present, first):
            return (EquipmentSeen(equipment, device, present, first),)
        case Rolled(value=value):
            return (DiceFell(value),)


def _refused(rejection: Rejection, act: Act | None = None) -> Events:
    return (Refused(rejection, act),)


def _elapsed(session: Session, timer: str) -> Events:
    what, _, born = timer.partition("/")
    if born != str(session.desk.inputs):
        return ()  # it ran out while a newer input was on its way
    match what:
        case "held":
            return (HeldTooLong(),)
        case "remind":
            return (Reminded(),)
        case _:
            return (TimeUp(timer),)


# --- scans ---


def _scan(shelf: Shelf, session: Session, label: Label, bound: Seat | None) -> Events:
    if session.desk.resuming:
        return _refused(refuse("resume-first"))
    match label:
        case Misread(doubt):
            return _refused(refuse(f"doubt-{doubt.value}"))
        case Foreign():
            return _refused(refuse("foreign-code"))
        case Known(tokens):
            found = _chosen(session.play, tokens)
            if isinstance(found, Rejection):
                return _refused(found)
            return _scanned(shelf, session, found, session.desk.seat or bound)


def _chosen(play: Play, tokens: tuple[Token, ...]) -> Token | Rejection:
    """Current game, stickers, boxes, other games. What is ambiguous is said, never guessed."""
    shelves = (
        [token for token in tokens if token.box == play.game and token.kind != "box"],
        [token for token in tokens if token.box == "sticker"],
        [token for token in tokens if token.kind == "box"],
        list(tokens),
    )
    nearest = next(found for found in shelves if found)
    if len({token.id for token in nearest}) > 1:
        return refuse("ambiguous-code", tokens=Several(tuple(_token_word(token) for token in nearest)))
    return nearest[0]


def _token_word(token: Token) -> Word:
    return word("token-" + token.id.replace("/", "-"))


def _scanned(shelf: Shelf, session: Session, token: Token, seat: Seat | None) -> Events:
    play = session.play
    sticker = token.box == "sticker"
    if play.game is None:
        if token.kind == "box" and token.box in shelf.playable():
            return (GameChosen(token.box),)
        return (LookedUp(token),) if sticker else _refused(refuse("choose-a-game-first"))
    if token.box != play.game and not sticker:
        return _refused(refuse("other-game", game=title(token.box)))
    if play.board is None:
        return (LookedUp(token),) if sticker or token.kind == "box" else _refused(refuse("roll-call-first"))
    if token.kind == "box":
        return (LookedUp(token),)
    return _act(shelf, session, Scanned(token, seat))


def _act(shelf: Shelf, session: Session, act: Act, lifted: str | None = None) -> Events:
    """Ask the game."""
    play = session.play
    game = game_of(shelf, play)
    assert game is not None
    assert play.game is not None
    decision: Decision = game.decide(shelf.boxes[play.game], play.board, act, lifted)
    match decision:
        case Rejection():
            return _refused(decision, act)
        case NeedsSeat():
            assert isinstance(act, Scanned)
            return (CardHeld(act.token),)
        case () if isinstance(act, Scanned):
            return (LookedUp(act.token),)
        case events:
            return ((Overruled(lifted), *events)) if lifted is not None else events


# --- keys ----------------------------------------------------------------------------------------------------


def _key(shelf: Shelf, session: Session, input: Key) -> Events:
    key, desk = input.key, session.desk
    if desk.resuming:
        return _resuming(input)
    asked = own_question(shelf, session) or expects(shelf, session.play).question
    if key in DIGITS and _owns_digits(session, asked, key):
        return _menu_entry(shelf, session, key) if desk.menu else _digit(shelf, session, asked, key)
    match key:
        case "#":
            return _hash(shelf, session, asked, input)
        case "*":
            return _star(session, asked, input)
        case "0":
            return _again(session)
        case "9":
            return (MenuOpened("main"),) if desk.helping else (HelpAsked(),)
        case "A":
            return _counter(shelf, session)
        case "B":
            return _undo(session)
        case "C":
            return _refused(refuse("no-private-ear"))
        case "D":
            return (WhereAsked(whole=desk.where),)
        case digit if digit in DIGITS:
            return _seat(shelf, session, int(digit))
        case _:
            return _refused(refuse("no-such-key"))


def _owns_digits(session: Session, asked: Question | None, key: str) -> bool:
    """A number field owns all ten digits; where the table only chooses how to go on, 0 and 9 keep their meaning."""
    if session.desk.menu is not None:
        return True
    return asked is not None and not (asked.id in CHOICES and key in "09")


def _resuming(input: Key) -> Events:
    match input.key:
        case "#":
            return (Skipped(heard=True),) if input.unsaid else (Resumed(),)
        case "*":
            return (Silenced(),) if input.speaking else (TableCleared(aside=True, again=False),)
        case "0":
            return (SaidAgain(1),)
        case "D" | "9":
            return (WhereAsked(whole=False),)
        case _:
            return _refused(refuse("resume-first"))


def _digit(shelf: Shelf, session: Session, asked: Question | None, digit: str) -> Events:
    assert asked is not None
    typed = session.desk.typed + digit
    if len(typed) < asked.width:
        return (DigitTyped(typed),)
    return _answer(shelf, session, asked, int(typed))


def _answer(shelf: Shelf, session: Session, asked: Question, value: int | None) -> Events:
    if value is None and not asked.skippable:
        return _refused(refuse("number-needed", question=Word(asked.id, asked.args)))
    if value is not None and not asked.low <= value <= asked.high:
        return _out_of_range(asked.low, asked.high)
    if session.desk.form is not None:
        return _form_answer(shelf, session, session.desk.form, value)
    if session.play.board is None:
        return _roll_call(shelf, session, asked, value)
    if asked.id == "after-the-end":
        return (TableCleared(aside=False, again=value == 1),)
    return _act(shelf, session, Answered(value))


def _out_of_range(low: int, high: int) -> Events:
    if low == high:
        return _refused(refuse("only-number", number=low))
    return _refused(refuse("out-of-range", low=low, high=high))


def _roll_call(shelf: Shelf, session: Session, asked: Question, value: int | None) -> Events:
    play = session.play
    events: Events
    match asked.id:
        case "lobby":
            assert value is not None
            return (GameChosen(shelf.playable()[value - 1]),)
        case "how-many-players":
            assert value is not None
            events = (PlayersCounted(value),)
        case "which-name" | "which-name-of-many":
            name = None if value is None else free_regulars(shelf, play)[value - 1]
            return (SeatNamed(play.called + 1, name),)
        case _:
            events = (WayTold(play.called + 1, None if value is None else WAYS[value - 1]),)
    return begun(shelf, play, events)


def begun(shelf: Shelf, play: Play, events: Events) -> Events:
    """The events, and the game's first ones where the roll call is complete with them."""
    after = play
    for event in events:
        after = apply(shelf, after, event)
    if after.game is None or after.players is None or after.called < after.players or after.board is not None:
        return events
    decision = shelf.games[after.game].begin(
        shelf.boxes[after.game], Opening(after.seats, shelf.rules.get(after.game, ()))
    )
    return _refused(decision) if isinstance(decision, Rejection) else (*events, *decision)


def _form_answer(shelf: Shelf, session: Session, hand: FormInHand, value: int | None) -> Events:
    filled = replace(hand, answers=(*hand.answers, value))
    if len(filled.answers) < len(hand.form.questions):
        return (FormOpened(filled),)
    if hand.form.id == "sticker":
        token = shelf.sticker_numbers.get(value or 0)
        return (LookedUp(token),) if token is not None else _refused(refuse("no-such-sticker"))
    if hand.form.id == "leave-game":
        return (TableCleared(aside=False, again=False),) if value == 1 else (Cancelled("form"),)
    if hand.form.id == "language":
        assert value is not None
        tone = replace(session.tone, lang=shelf.languages[value - 1].lang)
        return (ToneChanged(tone, "language"),)
    return _act(shelf, session, Filled(hand.form.id, filled.answers))


def _hash(shelf: Shelf, session: Session, asked: Question | None, input: Key) -> Events:
    if input.unsaid:
        return (Skipped(heard=True),)  # more is waiting: nobody can confirm what nobody has heard
    desk = session.desk
    if desk.menu is not None:
        pages = menu_pages(shelf, session)
        return (MenuOpened(pages[(pages.index(desk.menu) + 1) % len(pages)] if desk.menu in pages else "main"),)
    if asked is not None:
        if desk.typed or desk.form is not None or asked.skippable:
            return _answer(shelf, session, asked, int(desk.typed) if desk.typed else None)
        return (Skipped(heard=True),) if input.speaking else _answer(shelf, session, asked, None)
    if game_of(shelf, session.play) is None:
        return (Skipped(heard=input.speaking),)
    events = _act(shelf, session, Confirmed())
    # Whoever pressed # to cut a line short did not ask for anything else.
    skipped = not events or (input.speaking and isinstance(events[0], Refused))
    return (Skipped(heard=input.speaking),) if skipped else events


def _star(session: Session, asked: Question | None, input: Key) -> Events:
    desk = session.desk
    if input.speaking:
        return (Silenced(),)
    lying = (
        ("typed", desk.typed),
        ("form", desk.form),
        ("menu", desk.menu),
        ("card", desk.held),
        ("seat", desk.seat),
        ("undo", desk.undoing),
    )
    return (Cancelled(next((what for what, lies in lying if lies), "nothing")),)


def _again(session: Session) -> Events:
    back = min(session.desk.back + 1, len(session.desk.history))
    return (SaidAgain(back),) if back else _refused(refuse("nothing-said-yet"))


def _counter(shelf: Shelf, session: Session) -> Events:
    if game_of(shelf, session.play) is None:
        return _refused(refuse("no-counter"))
    return _act(shelf, session, Advanced())


def _undo(session: Session) -> Events:
    if session.past is None:
        return _refused(refuse("nothing-to-undo"))
    return (Undone(),) if session.desk.undoing else (UndoAsked(),)


def _seat(shelf: Shelf, session: Session, digit: int) -> Events:
    wanted = expects(shelf, session.play)
    if not wanted.seats:
        return _refused(refuse("no-number-now"))
    if not 1 <= digit <= wanted.seats:
        return _refused(refuse("no-such-seat", seats=wanted.seats))
    if session.desk.held is not None:
        return _act(shelf, session, Scanned(session.desk.held, digit))
    if wanted.after_seat is not None:
        return (FormOpened(FormInHand(wanted.after_seat, (digit,))),)
    return (SeatSaid(digit),)


# --- the menu ---

MAIN = ("sticker", "card-says-so", "correct", "voice", "language", "scanner", "dice", "more")
VOICE = ("louder", "softer", "faster", "slower", "verbosity")


def menu_pages(shelf: Shelf, session: Session) -> tuple[str, ...]:
    """The pages that # leafs through: "main", then "more/1", "more/2" …"""
    more = len(_more(shelf, session))
    return ("main", *(f"more/{page}" for page in range(1, (more + 7) // 8 + 1)))


def _more(shelf: Shelf, session: Session) -> tuple[Form | str, ...]:
    """What the game offers beyond the correction, then what the session offers."""
    game = game_of(shelf, session.play)
    forms = () if game is None else tuple(form for form in game.menu(session.play.board) if form.id != "correct")
    return (*forms, *(("leave-game",) if session.play.game is not None else ()))


def menu_entries(shelf: Shelf, session: Session, page: str) -> tuple[Form | str, ...]:
    """The entries of a page, number 1 first: a game's form, or the name of an entry of the session."""
    if page == "main":
        return MAIN
    if page == "voice":
        return VOICE
    first = (int(page.partition("/")[2]) - 1) * 8
    return _more(shelf, session)[first : first + 8]


def _menu_entry(shelf: Shelf, session: Session, key: str) -> Events:
    page = session.desk.menu
    assert page is not None
    entries = menu_entries(shelf, session, page)
    if key in "09":
        return (MenuOpened(page),)
    if int(key) > len(entries):
        return _out_of_range(1, len(entries))
    entry = entries[int(key) - 1]
    if isinstance(entry, Form):
        return _opened(shelf, session, entry)
    match entry:
        case "sticker":
            numbers = shelf.sticker_numbers
            return (FormOpened(FormInHand(Form("sticker", (_STICKER_QUESTION,)))),) if numbers else ()
        case "card-says-so":
            return _card_says_so(shelf, session)
        case "correct":
            return _correct(shelf, session)
        case "voice" | "more":
            return (
                (MenuOpened("voice" if entry == "voice" else "more/1"),)
                if (entry == "voice" or _more(shelf, session))
                else _refused(refuse("nothing-more"))
            )
        case "language":
            entries_ = tuple(word("language-entry", number=n, name=name) for n, name in enumerate(shelf.languages, 1))
            question = Question(
                "which-language",
                1,
                len(entries_),
                word("", languages=Several(entries_, numbered=True)).args,
                skippable=False,
            )
            return (FormOpened(FormInHand(Form("language", (question,)))),)
        case "scanner":
            if game_of(shelf, session.play) is None:
                return _refused(refuse("no-game-yet"))
            return _act(shelf, session, Filled("scanner", ()))
        case "dice":
            return (DiceWanted(6),)
        case "leave-game":
            return (FormOpened(FormInHand(Form("leave-game", (_LEAVE_QUESTION,)))),)
        case turn:
            return (turned(session.tone, turn),)


_STICKER_QUESTION = Question("which-sticker", 11, 25, width=2, skippable=False)
_LEAVE_QUESTION = Question("leave-game", 1, 2, skippable=False)


def _opened(shelf: Shelf, session: Session, form: Form) -> Events:
    if not form.questions:
        return _act(shelf, session, Filled(form.id, ()))
    return (FormOpened(FormInHand(form)),)


def _correct(shelf: Shelf, session: Session) -> Events:
    game = game_of(shelf, session.play)
    forms = () if game is None else game.menu(session.play.board)
    form = next((form for form in forms if form.id == "correct"), None)
    return _refused(refuse("nothing-to-correct")) if form is None else _opened(shelf, session, form)


def _card_says_so(shelf: Shelf, session: Session) -> Events:
    refusal = session.desk.refusal
    if refusal is None:
        return _refused(refuse("nothing-to-lift"))
    if refusal.rule is None:
        return _refused(refuse("no-card-can-lift"))
    return _act(shelf, session, refusal.act, lifted=refusal.rule)


def turned(tone: Tone, turn: str) -> ToneChanged:
    """One step of a voice setting; at its limit the value stays and is said again."""
    match turn:
        case "louder" | "softer":
            volume = tone.volume + (10 if turn == "louder" else -10)
            return ToneChanged(replace(tone, volume=max(10, min(100, volume))), "volume")
        case "faster" | "slower":
            rate = tone.rate + (20 if turn == "faster" else -20)
            return ToneChanged(replace(tone, rate=max(90, min(450, rate))), "rate")
        case _:
            after = VERBOSITIES[(VERBOSITIES.index(tone.verbosity) + 1) % len(VERBOSITIES)]
            return ToneChanged(replace(tone, verbosity=after), "verbosity")


def last_counted(shelf: Shelf, past: Past) -> Word | None:
    """A short name of the newest thing that an input did, for undo and resume."""
    before, found = past.before, None
    for event in past.events:
        after = apply(shelf, before, event)
        found = _recalled(shelf, before, event, after) or found
        before = after
    return found


def _recalled(shelf: Shelf, before: Play, event: Event, after: Play) -> Word | None:
    match event:
        case PlayersCounted(players):
            return word("recall-players", players=players)
        case SeatNamed(seat) | WayTold(seat):
            return word("recall-seat", who=after.who(seat))
        case Overruled():
            return None
        case _:
            assert after.game is not None
            return shelf.games[after.game].recall(before.board, event, after.board)
