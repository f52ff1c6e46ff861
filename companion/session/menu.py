"""The menu (9 9): its pages, and what each entry does. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from companion.games.protocol import Choice, Filled, Form, Game, Question
from companion.model import Rejection, Seat, Several, Tone, Word, refuse, word
from companion.notebook import following
from companion.notebook.facts import Level
from companion.session import asking, attendance, events, naming, notes, phones, reading, windows
from companion.session.asker import Asker
from companion.session.asking import VERBOSITIES, Events, act_on_game, game_of, out_of_range, refused, tone_of
from companion.session.events import Entry, FormInHand, Lying, Page, Setting
from companion.session.state import Session, Shelf

# --- its numbers ---

#: The entries of each chapter, number 1 first; behind the eighth # leafs on. People know numbers by heart: a
#: new entry comes behind the last one, and one that is not offered now leaves its number unused.
NUMBERS = {
    None: (
        *(Entry.STICKER, Entry.CARD_SAYS_SO, Entry.CORRECT, Entry.VOICE),
        *(Entry.LANGUAGE, Entry.SCANNER, Entry.DICE, Entry.GAME),
        *(Entry.RULES, Entry.RULES_ON, Entry.PEOPLE, Entry.NOTEBOOK),
        *(Entry.PHONES, Entry.LEARN, Entry.HAND_DROP, Entry.HAND_MOVE),
        Entry.LEAVE_GAME,
    ),
    Entry.VOICE: (
        *(Entry.LOUDER, Entry.SOFTER, Entry.FASTER, Entry.SLOWER),
        *(Entry.VERBOSITY, Entry.OTHER_VOICE, Entry.NAMES),
    ),
}

Listed: TypeAlias = Mapping[int, Form | Entry | Word]


def menu_pages(shelf: Shelf, session: Session, page: Page) -> tuple[Page, ...]:
    """The pages that # leafs through from this one: those of its chapter, or of the rules."""
    if page.rules is not None:
        return reading.listed(shelf, session, page)
    last = max(_chapter(shelf, session, page.of), default=1)
    return tuple(replace(page, more=more) for more in range((last - 1) // reading.ENTRIES + 1))


def menu_entries(shelf: Shelf, session: Session, page: Page) -> Listed:
    """What is offered on a page, by its number: forms of the game, entries of the session, or titles of the rules."""
    if page.rules is not None:
        return dict(enumerate(reading.entries(shelf, session, page), 1))
    before, listed = page.more * reading.ENTRIES, _chapter(shelf, session, page.of)
    return {at - before: entry for at, entry in listed.items() if before < at <= before + reading.ENTRIES}


def _chapter(shelf: Shelf, session: Session, of: Entry | None) -> Listed:
    """What a chapter offers now, over all its pages."""
    if of is Entry.GAME:
        return {form.number: form for form in _forms(shelf, session) if form.number}
    entries = enumerate(NUMBERS[of], 1)
    return {at: entry for at, entry in entries if _why_not(shelf, session, entry) is None}


def _forms(shelf: Shelf, session: Session) -> tuple[Form, ...]:
    game = game_of(shelf, session.play)
    return () if game is None else game.menu(session.play.board)


def _why_not(shelf: Shelf, session: Session, entry: Entry) -> Rejection | None:
    """Why this entry is not offered now; None: it is."""
    match entry:
        case Entry.CARD_SAYS_SO:
            refusal = session.desk.refusal
            if refusal is None:
                return refuse("nothing-to-lift")
            return refuse("no-card-can-lift") if refusal.rule is None else None
        case Entry.CORRECT:
            return None if _correction(shelf, session) else refuse("nothing-to-correct")
        case Entry.LEARN if session.play.board is not None:
            return refuse("menu-learn-before")
        case Entry.LEARN:
            return None if session.play.game in (None, *shelf.taught) else refuse("menu-not-taught")
        case Entry.PHONES:
            return None if session.phones.on else refuse("menu-no-phones")
        case Entry.RULES:
            return None if reading.readable(shelf, session) else refuse("menu-no-rules")
        case Entry.RULES_ON:
            return None if reading.bookmark(shelf, session) else refuse("menu-rules-not-begun")
        case Entry.HAND_DROP | Entry.HAND_MOVE:
            return None if windows.held(shelf, session) else refuse("menu-no-hand")
        case Entry.LEAVE_GAME:
            return None if session.play.game is not None else refuse("no-game-yet")
        case Entry.STICKER:
            return None if shelf.sticker_numbers else _unused(entry)
        case Entry.SCANNER | Entry.GAME | Entry.PEOPLE | Entry.NOTEBOOK:
            game = game_of(shelf, session.play)
            return refuse("no-game-yet") if game is None else _why_not_in(shelf, session, game, entry)
        case _:
            return None


def _unused(entry: Entry) -> Rejection:
    return refuse("menu-unused", number=NUMBERS[None].index(entry) + 1)


def _why_not_in(shelf: Shelf, session: Session, game: Game, entry: Entry) -> Rejection | None:
    """The same of the entries that need a game."""
    match entry:
        case Entry.SCANNER:
            decided = game.decide(shelf.boxes[session.play.game or ""], session.play.board, Filled("scanner", ()))
            return decided if isinstance(decided, Rejection) else None
        case Entry.GAME:
            return None if _chapter(shelf, session, entry) else _unused(entry)
        case Entry.PEOPLE:
            return None if attendance.may_change(shelf, session) else refuse("menu-over")
        case _ if not (session.ears or session.phones.on):  # nobody can listen, so there are no notebooks to agree on
            return refuse("menu-nobody-listens")
        case _:
            return None if asking.has_notebook(shelf, session.play) else refuse("menu-no-notebooks")


# --- what its entries do ---


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
    if key in "09":  # 9 leads to the first page, so that what is known by heart is typed from anywhere
        return (events.MenuOpened(events.MAIN_PAGE if key == "9" and page.rules is None else page),)
    entries = menu_entries(shelf, session, page)
    entry = entries.get(int(key))
    if entry is None and page.rules is not None:
        return out_of_range(1, len(entries))
    if entry is None:
        numbered = NUMBERS.get(page.of, ())[page.more * reading.ENTRIES :][int(key) - 1 : int(key)]
        why_not = _why_not(shelf, session, numbered[0]) if numbered else None
        return refused(why_not or refuse("menu-unused", number=int(key)))
    if isinstance(entry, Word):
        return (events.MenuOpened(reading.chosen(shelf, page, int(key))),)
    if isinstance(entry, Form):
        return _opened(shelf, session, entry)
    match entry:
        case Entry.STICKER:
            return _asked(entry, _STICKER_QUESTION)
        case Entry.CARD_SAYS_SO:
            return _card_says_so(shelf, session)
        case Entry.CORRECT:
            (correction,) = _correction(shelf, session)
            return _opened(shelf, session, correction)
        case Entry.VOICE | Entry.GAME:
            return (events.MenuOpened(Page(of=entry)),)
        case Entry.LANGUAGE:
            return _asked(entry, _language_question(shelf))
        case Entry.HAND_DROP | Entry.HAND_MOVE:
            cards = len(windows.held(shelf, session) or ())
            ids = ("which-card",) if entry is Entry.HAND_DROP else ("which-card", "which-place")
            args, width = word("", cards=cards).args, len(str(cards))
            return _asked(entry, *(Question(id, 1, cards, args, width, skippable=False) for id in ids))
        case Entry.SCANNER:
            return act_on_game(shelf, session, Filled("scanner", ()))
        case Entry.DICE:
            return (events.DiceWanted(asking.expects(shelf, session.play).dice or 6),)
        case Entry.LEAVE_GAME:
            return _asked(entry, _LEAVE_QUESTION)
        case Entry.LEARN:
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


def in_vain(shelf: Shelf, session: Session, hand: FormInHand) -> Events:
    """Why nothing can come of the answers so far, so that the rest is not asked for."""
    if hand.entry is not Entry.PEOPLE:
        return ()
    return attendance.in_vain(shelf, session, tuple(answer or 1 for answer in hand.answers))


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


def _correction(shelf: Shelf, session: Session) -> tuple[Form, ...]:
    return tuple(form for form in _forms(shelf, session) if form.id == "correct")


def _card_says_so(shelf: Shelf, session: Session) -> Events:
    refusal = session.desk.refusal
    assert refusal is not None
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
