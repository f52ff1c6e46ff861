"""The menu (9 9): its pages, and what each entry does. Pure."""

from __future__ import annotations

from dataclasses import replace

from companion.games.protocol import Choice, Filled, Form, Question
from companion.model import Seat, Several, Tone, Word, refuse, word
from companion.notebook import following
from companion.notebook.facts import Level
from companion.session import asking, attendance, events, naming, notes, phones, reading, windows
from companion.session.asker import Asker
from companion.session.asking import VERBOSITIES, Events, act_on_game, game_of, out_of_range, refused, tone_of
from companion.session.events import MAIN_PAGE, Entry, FormInHand, Lying, Page, Setting
from companion.session.state import Session, Shelf

# --- the menu ---

MAIN = (
    *(Entry.STICKER, Entry.CARD_SAYS_SO, Entry.CORRECT, Entry.VOICE),
    *(Entry.LANGUAGE, Entry.SCANNER, Entry.DICE, Entry.MORE),
)
VOICE = (Entry.LOUDER, Entry.SOFTER, Entry.FASTER, Entry.SLOWER, Entry.VERBOSITY, Entry.OTHER_VOICE, Entry.NAMES)


def menu_pages(shelf: Shelf, session: Session, page: Page) -> tuple[Page, ...]:
    """The pages that # leafs through from this one: those of the rules; or the main one, then those with more."""
    if page.rules is not None:
        return reading.listed(shelf, session, page)
    more = len(_more(shelf, session))
    return (MAIN_PAGE, *(Page(more=page) for page in range(1, (more + 7) // 8 + 1)))


def _more(shelf: Shelf, session: Session) -> tuple[Form | Entry, ...]:
    """Entries for the open window's hand, then the game's except the correction, then the session's: in the lobby the
    tutorial of the keys, before a game begins that of the game; the door for phones, where there are any; the rules,
    and where they were interrupted."""
    game = game_of(shelf, session.play)
    forms = () if game is None else tuple(form for form in game.menu(session.play.board) if form.id != "correct")
    hand = (Entry.HAND_DROP, Entry.HAND_MOVE) if windows.held(shelf, session) else ()
    own = Entry.TUTORIAL if session.play.game is None else Entry.LEAVE_GAME
    learns = (Entry.LEARN_GAME,) if session.play.board is None and session.play.game in shelf.taught else ()
    phones_too = (Entry.PHONES,) if session.phones.on else ()
    # Where nobody can listen in private, there are none to agree on.
    listens = bool(session.ears) or session.phones.on
    notebooks = (Entry.NOTEBOOK,) if game is not None and listens and asking.has_notebook(shelf, session.play) else ()
    rules = (Entry.RULES,) if reading.readable(shelf, session) else ()
    rules_on = (Entry.RULES_ON,) if reading.bookmark(shelf, session) else ()
    people = (Entry.PEOPLE,) if attendance.may_change(shelf, session) else ()
    return (*hand, *forms, own, *learns, *phones_too, *notebooks, *rules, *people, *rules_on)


def menu_entries(shelf: Shelf, session: Session, page: Page) -> tuple[Form | Entry | Word, ...]:
    """The entries of a page, number 1 first: forms of the game, entries of the session, or titles of the rules."""
    if page.rules is not None:
        return reading.entries(shelf, session, page)
    if page.voice:
        return VOICE
    if not page.more:
        return MAIN
    return _more(shelf, session)[(page.more - 1) * 8 : page.more * 8]


def label(entry: Form | Entry | Word) -> Word:
    """What an entry is called."""
    match entry:
        case Form(label=own):
            return own or word(entry.id)
        case Entry():
            return word(f"menu-{entry.value}")
        case Word():
            return entry


def menu_entry(shelf: Shelf, session: Session, key: str, asker: Asker) -> Events:
    """What this key does in the open menu."""
    page = session.desk.menu
    assert page is not None
    entries = menu_entries(shelf, session, page)
    if key in "09":
        return (events.MenuOpened(page),)
    if int(key) > len(entries):
        return out_of_range(1, len(entries))
    entry = entries[int(key) - 1]
    if isinstance(entry, Word):
        return (events.MenuOpened(reading.chosen(shelf, page, int(key))),)
    if isinstance(entry, Form):
        return _opened(shelf, session, entry)
    match entry:
        case Entry.STICKER:
            return _asked(entry, _STICKER_QUESTION) if shelf.sticker_numbers else ()
        case Entry.CARD_SAYS_SO:
            return _card_says_so(shelf, session)
        case Entry.CORRECT:
            return _correct(shelf, session)
        case Entry.VOICE:
            return (events.MenuOpened(Page(voice=True)),)
        case Entry.MORE:
            return (events.MenuOpened(Page(more=1)),)
        case Entry.LANGUAGE:
            return _asked(entry, _language_question(shelf))
        case Entry.HAND_DROP | Entry.HAND_MOVE:
            cards = len(windows.held(shelf, session) or ())
            ids = ("which-card",) if entry is Entry.HAND_DROP else ("which-card", "which-place")
            args, width = word("", cards=cards).args, len(str(cards))
            return _asked(entry, *(Question(id, 1, cards, args, width, skippable=False) for id in ids))
        case Entry.SCANNER:
            if game_of(shelf, session.play) is None:
                return refused(refuse("no-game-yet"))
            return act_on_game(shelf, session, Filled("scanner", ()))
        case Entry.DICE:
            return (events.DiceWanted(asking.expects(shelf, session.play).dice or 6),)
        case Entry.LEAVE_GAME:
            return _asked(entry, _LEAVE_QUESTION)
        case Entry.TUTORIAL:
            return (events.TutorialWanted(),)
        case Entry.LEARN_GAME:
            return (events.TutorialWanted(session.play.game),)
        case Entry.PHONES:
            return phones.door(session)
        case Entry.RULES:
            return (events.MenuOpened(reading.opened(session)),)
        case Entry.RULES_ON:
            return (events.MenuOpened(reading.bookmark(shelf, session) or reading.opened(session)),)
        case Entry.NAMES:
            return _whose_name(session)
        case Entry.NOTEBOOK:
            return _asked(entry, _LEVEL_QUESTION)
        case Entry.PEOPLE:
            return (events.FormOpened(FormInHand(attendance.form(session), entry=entry)),)
        case Entry.OTHER_VOICE:
            return _other_voice(shelf, session, asker.ear)
        case turn:
            return (turned(tone_of(session, asker.ear), turn, asker.ear),)


_STICKER_QUESTION = Question("which-sticker", 11, 25, width=2, skippable=False)
_LEVELS = tuple(Level)
_LEVEL_QUESTION = Question(
    "which-notebook-level",
    1,
    len(_LEVELS),
    skippable=False,
    choices=tuple(Choice(n, word(f"notebook-only-{level.value}")) for n, level in enumerate(_LEVELS, 1)),
)
_LEAVE_QUESTION = Question("leave-game", 1, 2, skippable=False)


def _language_question(shelf: Shelf) -> Question:
    names = tuple(word("language-entry", number=n, name=name) for n, name in enumerate(shelf.languages, 1))
    args = word("", languages=Several(names, numbered=True)).args
    return Question("which-language", 1, len(names), args, skippable=False)


def _whose_name(session: Session) -> Events:
    """Asks whose name is said wrong, where several have one."""
    seats = naming.seats_with_names(session)
    if not seats:
        return refused(refuse("naming-nobody"))
    people = tuple(word("name-entry", number=seat, name=session.play.who(seat)) for seat in seats)
    args = word("", people=Several(people, numbered=True)).args
    return _asked(Entry.NAMES, Question("naming-whose", min(seats), max(seats), args, skippable=False))


def _asked(entry: Entry, *questions: Question) -> Events:
    return (events.FormOpened(FormInHand(Form(entry.value, questions), entry=entry)),)


def menu_answer(shelf: Shelf, session: Session, asker: Asker, entry: Entry, answers: tuple[int | None, ...]) -> Events:
    """What the answers to one of the session's forms do."""
    number = answers[-1] or 0
    match entry:
        case Entry.STICKER:
            token = shelf.sticker_numbers.get(number)
            return (events.LookedUp(token),) if token is not None else refused(refuse("no-such-sticker"))
        case Entry.LANGUAGE:
            tone = replace(tone_of(session, asker.ear), lang=shelf.languages[number - 1].lang)
            return (events.ToneChanged(tone, Setting.LANGUAGE, asker.ear),)
        case Entry.LEAVE_GAME:
            return (events.TableCleared(aside=False, again=False),) if number == 1 else (events.Cancelled(Lying.FORM),)
        case Entry.NOTEBOOK:
            level = _LEVELS[number - 1]
            if level is session.play.level:
                return refused(refuse("notebook-same"))
            if level is Level.DEDUCTIONS and not following.possible():
                return refused(refuse("notebook-cannot-deduce"))
            return (notes.LevelAgreed(level),)
        case Entry.PEOPLE:
            return attendance.answered(shelf, session, tuple(answer or 1 for answer in answers))
        case Entry.NAMES:
            if number not in naming.seats_with_names(session):
                return refused(refuse("naming-nobody"))
            return naming.begun(session, number)
        case _:
            return windows.rearranged(shelf, session, answers)


def _opened(shelf: Shelf, session: Session, form: Form) -> Events:
    if not form.questions:
        return act_on_game(shelf, session, Filled(form.id, ()))
    return (events.FormOpened(FormInHand(form)),)


def _correct(shelf: Shelf, session: Session) -> Events:
    game = game_of(shelf, session.play)
    forms = () if game is None else game.menu(session.play.board)
    form = next((form for form in forms if form.id == "correct"), None)
    return refused(refuse("nothing-to-correct")) if form is None else _opened(shelf, session, form)


def _card_says_so(shelf: Shelf, session: Session) -> Events:
    refusal = session.desk.refusal
    if refusal is None:
        return refused(refuse("nothing-to-lift"))
    if refusal.rule is None:
        return refused(refuse("no-card-can-lift"))
    return act_on_game(shelf, session, refusal.act, lifted=refusal.rule)


def _other_voice(shelf: Shelf, session: Session, seat: Seat | None) -> Events:
    """The next engine voice that speaks the language."""
    tone = tone_of(session, seat)
    voices = shelf.voices.get(tone.lang, ())
    if len(voices) < 2:
        return refused(refuse("no-other-voice"))
    now = voices.index(tone.voice) if tone.voice in voices else 0
    chosen = {**dict(tone.voices), tone.lang: voices[(now + 1) % len(voices)]}
    return (events.ToneChanged(replace(tone, voices=tuple(chosen.items())), Setting.VOICE, seat),)


def turned(tone: Tone, turn: Entry, seat: Seat | None) -> events.ToneChanged:
    """One step of a voice setting. At its limit the value stays, and is said again."""
    match turn:
        case Entry.LOUDER | Entry.SOFTER:
            volume = tone.volume + (10 if turn is Entry.LOUDER else -10)
            return events.ToneChanged(replace(tone, volume=max(10, min(100, volume))), Setting.VOLUME, seat)
        case Entry.FASTER | Entry.SLOWER:
            rate = tone.rate + (20 if turn is Entry.FASTER else -20)
            return events.ToneChanged(replace(tone, rate=max(90, min(450, rate))), Setting.RATE, seat)
        case _:
            after = VERBOSITIES[(VERBOSITIES.index(tone.verbosity) + 1) % len(VERBOSITIES)]
            return events.ToneChanged(replace(tone, verbosity=after), Setting.VERBOSITY, seat)
