"""The menu (9 9): its pages, and what each entry does. Pure."""

from __future__ import annotations

from dataclasses import replace

from companion.games.protocol import (
    Filled,
    Form,
    Question,
)
from companion.model import (
    Seat,
    Several,
    Tone,
    refuse,
    word,
)
from companion.session.asker import Asker
from companion.session.asking import (
    VERBOSITIES,
    Events,
    act_on_game,
    expects,
    game_of,
    out_of_range,
    refused,
    tone_of,
)
from companion.session.events import DiceWanted, FormInHand, FormOpened, MenuOpened, ToneChanged
from companion.session.state import Session, Shelf
from companion.session.windows import held

# --- the menu ---

MAIN = ("sticker", "card-says-so", "correct", "voice", "language", "scanner", "dice", "more")
#: The forms with which a seat puts the hand of its window in order.
HAND_FORMS = frozenset({"hand-drop", "hand-move"})
VOICE = ("louder", "softer", "faster", "slower", "verbosity", "other-voice")


def menu_pages(shelf: Shelf, session: Session) -> tuple[str, ...]:
    """The pages that # leafs through: "main", then "more/1", "more/2" …"""
    more = len(_more(shelf, session))
    return ("main", *(f"more/{page}" for page in range(1, (more + 7) // 8 + 1)))


def _more(shelf: Shelf, session: Session) -> tuple[Form | str, ...]:
    """What can be done with the open window's hand; what the game offers beyond the correction; then the session."""
    game = game_of(shelf, session.play)
    forms = () if game is None else tuple(form for form in game.menu(session.play.board) if form.id != "correct")
    return (*_hand_forms(shelf, session), *forms, *(("leave-game",) if session.play.game is not None else ()))


def _hand_forms(shelf: Shelf, session: Session) -> tuple[Form, ...]:
    cards = len(held(shelf, session) or ())
    if not cards:
        return ()
    which, place = (
        Question(id, 1, cards, word("", cards=cards).args, width=len(str(cards)), skippable=False)
        for id in ("which-card", "which-place")
    )
    return (
        Form("hand-drop", (which,), word("menu-hand-drop")),
        Form("hand-move", (which, place), word("menu-hand-move")),
    )


def menu_entries(shelf: Shelf, session: Session, page: str) -> tuple[Form | str, ...]:
    """The entries of a page, number 1 first: a game's form, or the name of an entry of the session."""
    if page == "main":
        return MAIN
    if page == "voice":
        return VOICE
    first = (int(page.partition("/")[2]) - 1) * 8
    return _more(shelf, session)[first : first + 8]


def menu_entry(shelf: Shelf, session: Session, key: str, asker: Asker) -> Events:
    """What this key does in the open menu."""
    page = session.desk.menu
    assert page is not None
    entries = menu_entries(shelf, session, page)
    if key in "09":
        return (MenuOpened(page),)
    if int(key) > len(entries):
        return out_of_range(1, len(entries))
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
                else refused(refuse("nothing-more"))
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
                return refused(refuse("no-game-yet"))
            return act_on_game(shelf, session, Filled("scanner", ()))
        case "dice":
            return (DiceWanted(expects(shelf, session.play).dice or 6),)
        case "leave-game":
            return (FormOpened(FormInHand(Form("leave-game", (_LEAVE_QUESTION,)))),)
        case "other-voice":
            return _other_voice(shelf, session, asker.ear)
        case turn:
            return (turned(tone_of(session, asker.ear), turn, asker.ear),)


_STICKER_QUESTION = Question("which-sticker", 11, 25, width=2, skippable=False)
_LEAVE_QUESTION = Question("leave-game", 1, 2, skippable=False)


def _opened(shelf: Shelf, session: Session, form: Form) -> Events:
    if not form.questions:
        return act_on_game(shelf, session, Filled(form.id, ()))
    return (FormOpened(FormInHand(form)),)


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
    return (ToneChanged(replace(tone, voices=tuple(chosen.items())), "voice", seat),)


def turned(tone: Tone, turn: str, seat: Seat | None) -> ToneChanged:
    """One step of a voice setting; at its limit the value stays and is said again."""
    match turn:
        case "louder" | "softer":
            volume = tone.volume + (10 if turn == "louder" else -10)
            return ToneChanged(replace(tone, volume=max(10, min(100, volume))), "volume", seat)
        case "faster" | "slower":
            rate = tone.rate + (20 if turn == "faster" else -20)
            return ToneChanged(replace(tone, rate=max(90, min(450, rate))), "rate", seat)
        case _:
            after = VERBOSITIES[(VERBOSITIES.index(tone.verbosity) + 1) % len(VERBOSITIES)]
            return ToneChanged(replace(tone, verbosity=after), "verbosity", seat)
