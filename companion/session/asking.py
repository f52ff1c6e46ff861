"""What is asked now, and of whom: the session's own questions, its timers, and the game's decision.

``rules``, ``windows`` and ``menu`` all use it. Pure; it must never decide what a key means.
"""

from __future__ import annotations

from companion import model
from companion.boxes.box import Box
from companion.games import protocol
from companion.games.kit.settings import NOTEBOOK
from companion.games.protocol import Act, Decision, Expects, Game, NeedsRoll, NeedsSeat, Question, Scanned, Timed
from companion.model import Arg, Event, Rejection, Seat, Several, Timer, Token, Tone, Way, Who, Word, refuse, word
from companion.session import events, notes, places
from companion.session.desks import Stage
from companion.session.ears import has_page
from companion.session.events import Asks, OwnQuestion
from companion.session.state import Ear, Past, Play, Session, Shelf, apply, laid_for

HOLD_SECONDS = 10.0  # how long a card without a seat is held
WINDOW_SECONDS = 20.0  # an open window, after its last scan or key
ENDING_SECONDS = 12.0  # then its ear is told that it closes soon, whatever was scanned there
REMIND_SECONDS = 60.0  # when an act is due and nothing comes
AGAIN_SECONDS = 3.0  # B, then B; the key that help explains; the next digit of a number whose phone was turned down
LEARN = 1  # instead of the number of players: the tutorial of a game that nobody has played here
MANY_GAMES = 8  # with more, a number has two digits: 9 alone is help
CODE_DIGITS = 3
MOMENT_SECONDS = 10.0  # 9, 0 and D, pressed again; a digit behind C
GATHER_SECONDS = 2.0  # who listens by devices of their own is told in one line

WAYS = (Way.EYES, Way.TOUCH, Way.EAR)
VERBOSITIES = tuple(model.Verbosity)
DIGITS = frozenset("0123456789")

Events = tuple[Event, ...]


# --- what is asked now ---


def game_of(shelf: Shelf, play: Play) -> Game | None:
    """The game being played; None before its first event."""
    return shelf.games[play.game] if play.game is not None and play.board is not None else None


def expects(shelf: Shelf, play: Play) -> Expects:
    """What the game expects; nothing before it has begun.

    Every input asks this about seven times, of two boards, so the newest two answers are kept. They stay true, because
    a board never changes. They are found by the identity of the board, which they keep alive.
    """
    global _newest
    board = play.board
    if board is None:
        return _NOTHING
    (known, found), second = _newest
    if known is board:
        return found
    if second[0] is board:
        return second[1]
    assert play.game is not None
    found = shelf.games[play.game].expects(board)
    _newest = ((board, found), _newest[0])
    return found


_NOTHING = Expects()
_newest: tuple[tuple[object, Expects], tuple[object, Expects]] = ((None, _NOTHING), (None, _NOTHING))


def own_question(shelf: Shelf, session: Session) -> Question | None:
    """The question that the session itself asks: of a form, of the lobby, of the roll call, after the end."""
    play = session.play
    if session.desk.form is not None:
        return session.desk.form.question
    if session.desk.resuming:
        return None
    if play.game is None:
        games, highest = lobby(shelf), max(shelf.numbers(), default=0)
        if highest > MANY_GAMES:  # too many to say before the first word
            width = len(str(highest))
            args = word("", count=len(games), width=width).args
            return OwnQuestion("lobby-many", 1, highest, args, width, skippable=False, asks=Asks.GAME)
        args = word("", games=Several(games, numbered=True)).args
        return OwnQuestion("lobby", 1, highest, args, skippable=False, asks=Asks.GAME)
    if play.board is not None:
        over = expects(shelf, play).over
        return OwnQuestion("after-the-end", 1, 2, skippable=False, asks=Asks.GO_ON) if over else None
    pack = shelf.boxes[play.game].pack
    if play.players is None:
        args = word("", fewest=pack.fewest, most=pack.most).args
        if play.game in shelf.untried and pack.fewest > LEARN:
            counts = tuple(protocol.Choice(number, number) for number in range(pack.fewest, pack.most + 1))
            choices = (protocol.Choice(LEARN, word("menu-learn-game")), *counts)
            told = "how-many-players-new"
            return OwnQuestion(told, LEARN, pack.most, args, skippable=False, choices=choices, asks=Asks.PLAYERS)
        return OwnQuestion("how-many-players", pack.fewest, pack.most, args, skippable=False, asks=Asks.PLAYERS)
    seat = play.called + 1
    if seat > play.players:
        return None
    free = free_regulars(shelf, play)
    # The newest act may have settled that this seat has no name ("joueur 3" will do).
    nameless = session.past is not None and session.past.events[-1] == events.SeatNamed(seat, None)
    if play.seats[seat - 1].name is None and free and not nameless:
        entries = tuple(word("name-entry", number=n, name=Who(seat, name)) for n, name in enumerate(free, 1))
        args = word("", seat=seat, names=Several(entries, numbered=True)).args
        if len(free) < 10:
            return OwnQuestion("which-name", 1, len(free), args, asks=Asks.NAME)
        return OwnQuestion("which-name-of-many", 1, len(free), args, width=2, asks=Asks.NAME)
    asked = "which-way" if seat == 1 else "which-way-next"  # the others have heard the first seat's explanation
    asked = or_phone(session, "no-ear-for") if without_ear(session, seat) else asked
    # Behind the ways: the name itself, and how it is said.
    return OwnQuestion(asked, 1, len(WAYS) + 1, word("", who=play.who(seat)).args, asks=Asks.WAY)


def step_due(play: Play) -> Word | None:
    """The step of the set-up that is due, as the box's owner has told it."""
    if not play.laying:
        return None
    return word("set-up-step", number=play.step + 1, count=len(play.steps), text=play.steps[play.step])


def lobby(shelf: Shelf) -> tuple[Word, ...]:
    """The games that can be chosen, each with its number."""
    return tuple(word("lobby-entry", number=n, game=title(shelf, g)) for n, g in shelf.numbers().items())


def free_regulars(shelf: Shelf, play: Play) -> tuple[str, ...]:
    """The regulars who have no seat yet."""
    seated = {place.name for place in play.seats}
    return tuple(name for name in shelf.regulars if name not in seated)


def title(shelf: Shelf, game: str) -> Arg:
    """The name of a game."""
    return shelf.boxes[game].pack.title if game in shelf.boxes else word(f"game-{game}")


def token_title(shelf: Shelf, token: Token) -> Arg:
    """What a token is called."""
    box = shelf.boxes.get(token.box)
    return word("token-" + token.id.replace("/", "-")) if box is None else box.pack.title_of(token.id)


def card_title(shelf: Shelf, play: Play, token: Token) -> Arg:
    """What a card of an open hand is called in the game that is played."""
    game = game_of(shelf, play)
    return (None if game is None else game.in_hands(play.board, token)) or token_title(shelf, token)


def ear_of(session: Session, seat: Seat | None) -> Ear | None:
    """The earphone that serves this seat, if it is plugged in; verified or not."""
    return next((ear for ear in session.ears if seat in ear.seats and ear.present), None)


def earless(session: Session) -> tuple[Seat, ...]:
    """The seats that take in secrets by ear and that no ear serves. One that is lost for a moment still serves them, or
    what they scan for it would be read aloud."""
    return tuple(place.seat for place in session.play.seats if place.way is Way.EAR and not served(session, place.seat))


def served(session: Session, seat: Seat) -> bool:
    """Whether an ear serves this seat, be it lost for the moment."""
    return seat in session.phones.away or any(seat in ear.seats for ear in session.ears)


def without_ear(session: Session, seat: Seat) -> bool:
    """Whether this seat has said "by ear" at the roll call, has no ear yet, and is asked again."""
    return session.desk.earless and not served(session, seat)


def or_phone(session: Session, told: str) -> str:
    """The message that an earphone is missing; where a phone may take its place, the one that says so."""
    return f"{told}-phone" if session.phones.on else told


def by_ear(session: Session, seated: protocol.Seated) -> bool:
    """Whether this seat takes in secrets by ear: it has said so, or has a page."""
    return seated.way is Way.EAR or has_page(session.ears, seated.seat)


def open_to(session: Session, seat: Seat) -> frozenset[Token] | None:
    """The cards that may be told again in this seat's ear, as far as its digits do not forbid it; None: all.

    A power cut takes the digits, and so does a page that goes. Whoever chooses new ones in an earphone that is passed
    round may be another: so only what was scanned there since then is told again. Whoever has come to the seat of
    another is another, in any ear.
    """
    ear = ear_of(session, seat)
    sealed = (ear is not None and ear.shared) or bool(session.play.places.sitter(seat))
    return session.reheard.get(seat) if sealed else None


def sealed_by(session: Session, seat: Seat) -> str:
    """The message that this seat's ear is not told again what it heard before: on its page, or before a power cut."""
    if session.play.places.sitter(seat):
        return "before-you-came"
    return "on-the-phone" if seat in session.phones.parted else "before-the-cut"


def recap_of(shelf: Shelf, session: Session, seat: Seat) -> tuple[tuple[model.Announcement, ...], bool]:
    """What this seat's ear may hear again of what the game keeps for it, and whether that is all of it."""
    game = game_of(shelf, session.play)
    if game is None:
        return (), True
    board, opened = session.play.board, open_to(session, seat)
    kept = game.recap(board, seat, opened)
    return kept, opened is None or len(kept) == len(game.recap(board, seat))


def recap_here(shelf: Shelf, session: Session, seat: Seat) -> tuple[model.Announcement, ...]:
    """What the game keeps for this seat and tells of the cards alone that were scanned in its open window."""
    game, window = game_of(shelf, session.play), session.window_of(seat)
    if game is None or window is None:
        return ()
    opened = open_to(session, seat)
    here = window.again.union(window.tokens)
    return game.recap(session.play.board, seat, here if opened is None else here & opened)


def tone_of(session: Session, seat: Seat | None) -> Tone:
    """How this seat's ear is spoken to; for None, or a seat without an ear, how the table is."""
    ear = ear_of(session, seat)
    return session.tone if ear is None else ear.own.over(session.tone)


def privacy_of(shelf: Shelf, session: Session, seat: Seat) -> protocol.Privacy | None:
    """What this seat may look at in its window now."""
    game = game_of(shelf, session.play)
    return None if game is None else game.privacy(session.play.board, seat)


def has_notebook(shelf: Shelf, play: Play) -> bool:
    """Whether the players of this game have notebooks."""
    game = None if play.game is None else shelf.games[play.game]
    return game is not None and any(setting.name == NOTEBOOK.name for setting in game.rule_settings)


def counts(shelf: Shelf, session: Session, own: Seat | None) -> bool:
    """Whether this seat is asked to move the game's counter, and key A of its own devices opens its notebook: there #
    moves it."""
    return own is not None and expects(shelf, session.play).counter == own and has_notebook(shelf, session.play)


# --- timers ---


def timers(shelf: Shelf, session: Session) -> tuple[Timer, ...]:
    """The session's timers. A scan or key gives those of its desk new ids, so they start again."""
    desk = session.desk
    found: list[Timer] = []
    if desk.resuming:
        return ()
    if desk.held is not None:
        found.append(Timer(f"held/{session.openly}", HOLD_SECONDS))
    if session.phones.late is not None:
        found.append(Timer(f"late/{session.phones.late.digits}", AGAIN_SECONDS))
    if session.gathered is not None:
        found.append(Timer(f"listeners/{session.gathered.since}", GATHER_SECONDS))
    for aside in session.desks:
        since, on = aside.since, aside.desk
        if on.window is not None and session.notebooks.leaf(on.window.seat) is None:
            seconds = WINDOW_SECONDS if on.window.stage is Stage.OPEN else REMIND_SECONDS
            # How long a card takes to say must not tell the table anything: speech does not hold it up.
            found.append(Timer(f"window/{since}", seconds))
            if on.window.stage is Stage.OPEN:
                found.append(_ends(f"ending/{since}", on.window.seat))
        # Whoever is to press a key again has first to hear so.
        for name, lies, seconds in (
            *(("undo", on.undoing, AGAIN_SECONDS), ("explain", on.explains, AGAIN_SECONDS)),
            *(("help", on.helping, MOMENT_SECONDS), ("again", on.back > 0, MOMENT_SECONDS)),
            *(("where", on.where, MOMENT_SECONDS), ("call", on.refused_call, MOMENT_SECONDS)),
        ):
            if lies:
                found.append(Timer(f"{name}/{since}", seconds, aside.whose, waits=True, counts=model.Counts.AFTER))
    # On a device of one's own it stays open: what is typed behind an unnoticed end would be an act at the table.
    # Whoever speaks into the microphone presses no key; that has an end of its own.
    quiet = (leaf for leaf in session.notebooks.leaves if leaf.speech is None)
    for leaf in (leaf for leaf in quiet if session.window_of(leaf.seat) is not None):
        found.append(Timer(f"notebook/{leaf.seat}/{leaf.since}", WINDOW_SECONDS, leaf.seat, waits=True))
        found.append(_ends(f"notebook-ending/{leaf.seat}/{leaf.since}", leaf.seat))
    found += [timed.timer for timed in game_timers(shelf, session)]
    if not desk.reminded and session.naming is None and _waited_for(shelf, session):
        found.append(Timer(f"remind/{session.inputs}", REMIND_SECONDS, waits=True))
    return tuple(timer for timer in (_patient(session, timer) for timer in found) if timer is not None)


def _ends(id: str, seat: Seat) -> Timer:
    """Then this seat's ear is told that its window closes soon. It is told in silence, while the end draws nearer."""
    return Timer(id, ENDING_SECONDS, seat, waits=True, counts=model.Counts.ON)


def _waited_for(shelf: Shelf, session: Session) -> bool:
    """Whether something is due of somebody, so that they are reminded."""
    waits = expects(shelf, session.play)
    if waits.over:
        return False
    due = waits.reminder is not None or session.play.laying or session.play.places.opening is not None
    return due or own_question(shelf, laid_for(session, None)) is not None


def _patient(session: Session, timer: Timer) -> Timer | None:
    """The timer as long as whoever it runs for wants it; None: they want no end."""
    what, _, born = timer.id.partition("/")
    whose = next((aside.whose for aside in session.desks if str(aside.since) == born), timer.ear)
    times = dict(session.phones.patience).get(whose or 0, 1)
    if what in ("game", "remind", "listeners", "late") or times == 1:
        return timer
    return model.replace(timer, seconds=timer.seconds * times) if times else None


def stays_open(session: Session, seat: Seat) -> int | None:
    """How many seconds this seat's window stays open after its last scan or key; None: no time ends it."""
    times = dict(session.phones.patience).get(seat, 1)
    return int(WINDOW_SECONDS * times) if times else None


def game_timers(shelf: Shelf, session: Session) -> tuple[Timed, ...]:
    """The game's own timers, without those that a power cut has stopped: nothing acts by itself."""
    wanted = expects(shelf, session.play).timers
    return tuple(timed for timed in wanted if timed.timer.id not in session.lost_timers)


# --- asking the game ---


def refused(rejection: Rejection, act: Act | None = None) -> Events:
    return (events.Refused(rejection, act),)


def out_of_range(low: int, high: int) -> Events:
    """The refusal of a number out of the range that was asked for."""
    if low == high:
        return refused(refuse("only-number", number=low))
    return refused(refuse("out-of-range", low=low, high=high))


def act_on_game(shelf: Shelf, session: Session, act: Act, lifted: str | None = None) -> Events:
    """What the game decides for this act."""
    play = session.play
    game = game_of(shelf, play)
    assert game is not None
    assert play.game is not None
    if play.places.opening is not None and not isinstance(act, protocol.Rearranged):
        return refused(refuse("open-hand-first"), act)
    decision: Decision = game.decide(shelf.boxes[play.game], play.board, act, lifted)
    match decision:
        case Rejection():
            return refused(decision, act)
        case NeedsSeat():
            assert isinstance(act, Scanned)
            return (events.CardHeld(act.token),)
        case NeedsRoll(faces, form):
            return (events.DiceWanted(faces, form),)
        case made if isinstance(act, Scanned) and _only_read(made) and may_be_held(shelf, play, act.token):
            return refused(refuse("card-in-hand"), act)
        case () if isinstance(act, Scanned):
            return (events.LookedUp(act.token),)
        case made:
            return ((events.Overruled(lifted), *made)) if lifted is not None else made


def kept_by(shelf: Shelf, play: Play, act: Act) -> tuple[tuple[tuple[object, Event], ...], object]:
    """What the game would keep of this act, each event with the state before it; and the state after all of them."""
    game = game_of(shelf, play)
    assert game is not None
    assert play.game is not None
    decision, board = game.decide(shelf.boxes[play.game], play.board, act), play.board
    kept: list[tuple[object, Event]] = []
    for event in decision if isinstance(decision, tuple) else ():
        if event.durable:
            kept.append((board, event))
            board = game.evolve(board, event)
    return tuple(kept), board


def _only_read(made: Events) -> bool:
    """Whether a scan counts for nothing: then it only says what the card is."""
    return not any(event.durable for event in made)


def may_be_held(shelf: Shelf, play: Play, token: Token) -> bool:
    """Whether this card may be in somebody's hand now, or will be after #: people deal before anybody presses it.

    The windows tell it: what one of them takes, and what is not for everybody.
    """
    game = game_of(shelf, play)
    if game is None or play.game is None or game.expects(play.board).over:
        return False
    box, then = shelf.boxes[play.game], play.board
    confirmed = game.decide(box, play.board, protocol.Confirmed())
    for event in confirmed if isinstance(confirmed, tuple) else ():
        then = game.evolve(then, event)
    return any(_takes(game, box, board, seated.seat, token) for board in (play.board, then) for seated in play.seats)


def _takes(game: Game, box: Box, board: object, seat: Seat, token: Token) -> bool:
    """Whether this seat's window takes the card as one that is not for everybody, and that lies in a hand."""
    allowed = game.privacy(board, seat)
    if allowed is None or not allowed.guarded or isinstance(allowed, protocol.Glimpse):
        return False
    taken = game.decide(box, board, protocol.Looked(seat, token))
    return token.kind.partition("/")[0] not in allowed.aloud and isinstance(taken, tuple) and taken != ()


def last_counted(shelf: Shelf, past: Past) -> Word | None:
    """A short name of what the newest input did, for undo and resume."""
    before, found = past.before, None
    for event in past.events:
        after = apply(shelf, before, event)
        found = _recalled(shelf, before, event, after) or found
        if isinstance(event, places.OfPlaces):
            break  # the rest follows from it
        before = after
    return found


def _recalled(shelf: Shelf, before: Play, event: Event, after: Play) -> Word | None:
    match event:
        case events.GameChosen(game):
            return word("recall-game", game=title(shelf, game))
        case events.PlayersCounted(players):
            return word("recall-players", players=players)
        case events.SeatNamed(seat) | events.WayTold(seat):
            return word("recall-seat", who=after.who(seat))
        case places.PlacesChanged(one, other):
            return word("recall-places-changed", one=after.who(one), other=after.who(other))
        case places.PlacesOrdered():
            return None
        case places.CardLaidOpen(seat, token):
            return word("recall-card-laid-open", who=after.who(seat), card=card_title(shelf, after, token))
        case places.HandLaidOpen(seat) | places.HandOpening(seat):
            return word("recall-hand-laid-open", who=after.who(seat))
        case places.SeatLeft(seat) | places.SeatTaken(seat) | places.SeatLent(seat) | places.SeatReturned(seat):
            return word(f"recall-{event.kind}", who=before.who(seat))  # who has left is named as before
        case events.SetUpStepDone(step):
            return word("recall-set-up-step", number=step)
        case notes.LevelAgreed() if before.board is not None:
            return word("recall-notebook-level")
        case notes.LevelAgreed() | events.Overruled() | events.SetUpBegan() | events.EarsMissed():
            return None
        case _:
            assert after.game is not None
            return shelf.games[after.game].recall(before.board, event, after.board)
