"""How a name is said: other renderings, spelled with the keys of a telephone, or recorded by its owner. Pure.

    asked ─ 1 another way ─ 2 spelled ─ 3 recorded ─ typed at a keyboard ─ # it is right
    spelling ─ 2 to 9 letters ─ A the next on the same key ─ 1 accent ─ 0 listen ─ B one less ─ # done
    recording ─ # done; any other key gives it up
    proposed ─ # keep ─ 1 once more ─ * back

Names are public, so the table hears all of it. It must never guess how a name is said: what its owner keeps is right.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.model import Key, Listening, NotRecorded, OwnText, Recorded, Rejection, Seat, Word, refuse, replace, word
from companion.session import asking, events, speaking, spelling
from companion.session.asking import Events, refused
from companion.session.events import Asks, Lying, NameStage, Naming
from companion.session.speaking import Speech
from companion.session.spelling import bare
from companion.session.state import Session, Shelf


def renderings(name: str, langs: Iterable[str]) -> tuple[OwnText, ...]:
    """Ways of saying a name: as the voice of each language reads it, the first language's first; then that one's with
    the last consonant sounded, and without accents."""
    spoken, *others = langs
    last = name[-1:].lower()
    consonant = last.isalpha() and bare(last) not in "aeiouy"
    sounded = f"{name}{'' if name[-2:-1].lower() == last else last}e" if consonant else name
    again = dict.fromkeys((sounded, "".join(map(bare, name))))
    return (
        *(OwnText(lang, name) for lang in (spoken, *others)),
        *(OwnText(spoken, text) for text in again if text != name),
    )


def begun(session: Session, seat: Seat) -> Events:
    """The dialogue about this seat's name begins; a seat without a name spells one."""
    name = session.play.seats[seat - 1].name or ""
    return (events.NamingCame(Naming(seat, name, NameStage.ASKED if name else NameStage.SPELLING)),)


def wanted(shelf: Shelf, session: Session) -> Naming | None:
    """The dialogue to which a line that is typed now gives a name; None: no name is asked for."""
    if session.desk.naming is not None:
        return None if session.desk.naming.speech is not None else session.desk.naming
    asked = asking.own_question(shelf, session)
    if session.desk.menu is not None or not isinstance(asked, events.OwnQuestion):
        return None
    if asked.asks not in (Asks.NAME, Asks.WAY):
        return None
    return Naming(session.play.called + 1, "", NameStage.SPELLING)


def typed(shelf: Shelf, session: Session, text: str) -> Events:
    """A line of letters: the name that is asked for, or how it is said. A name that was offered is taken at once."""
    naming, name = wanted(shelf, session), spelling.cleaned(text)
    if naming is None or not any(map(str.isalpha, name)):
        return refused(refuse("no-text-now"))
    if len(name) > spelling.LONGEST:
        return refused(refuse("naming-long", longest=spelling.LONGEST))
    if session.desk.naming is None:
        for regular in asking.free_regulars(shelf, session.play):
            if alike(regular) == alike(name):
                return (events.SeatNamed(naming.seat, regular),)
    return _spelled(session, naming, name)


def alike(name: str) -> str:
    """The name as it is compared: without capitals and accents."""
    return "".join(map(bare, name.lower()))


def question(session: Session, naming: Naming) -> Word:
    """What the dialogue asks."""
    if naming.speech is not None:
        return word("teach-speak")
    match naming.stage:
        case NameStage.SPELLING if naming.text:
            return word("naming-spell-again", name=OwnText(session.tone.lang, naming.text))
        case NameStage.SPELLING:
            return word("naming-spell")
        case NameStage.PROPOSED if naming.value is not None:
            # Who has heard the keys once hears only the name.
            return word("naming-other" if naming.rank < 1 else "naming-other-again", name=naming.value)
        case _:
            return word("naming-ask", who=session.play.who(naming.seat))


def due_of(session: Session, naming: Naming) -> Word:
    """What waits for a key, shorter where its question explains the keys at length."""
    if naming.stage is NameStage.SPELLING and not naming.text:
        return word("due-spelling")
    if naming.stage is NameStage.PROPOSED and naming.value is not None:
        return word("naming-other", name=naming.value)
    return question(session, naming)


def key(shelf: Shelf, session: Session, naming: Naming, input: Key) -> Events:
    """What a key does in the dialogue."""
    pressed = input.key
    if pressed == "*" and input.speaking:
        return (events.Silenced(),)
    if pressed == "#" and input.unsaid:
        return (events.Skipped(heard=True),)
    if naming.speech is not None:
        return _while_recording(naming, naming.speech, input)
    if pressed in "D9" and (pressed == "D" or naming.stage is not NameStage.SPELLING):
        return (events.NamingCame(naming),)
    match naming.stage:
        case NameStage.ASKED:
            return _asked(shelf, session, naming, pressed)
        case NameStage.SPELLING:
            return _spelling(session, naming, pressed)
        case _:
            return _proposed(shelf, session, naming, pressed)


def heard(session: Session, naming: Naming, input: Listening | Recorded | NotRecorded) -> Events:
    """What comes from the microphone."""
    match input:
        case Listening() if naming.speech is Speech.OPENING:
            return (events.SpeechAwaited(replace(naming, speech=Speech.SPEAKING)),)
        case Recorded(recording):
            value = OwnText(session.tone.lang, naming.name, recording)
            proposed = replace(naming, stage=NameStage.PROPOSED, rank=-1, value=value, speech=None)
            return (events.NamingCame(proposed),)
        case NotRecorded(fault):
            told = refuse("naming-silent" if fault == "silent" else "naming-no-microphone")
            return (events.Refused(told), events.NamingCame(replace(naming, stage=NameStage.ASKED, speech=None)))
        case _:
            return ()


def _asked(shelf: Shelf, session: Session, naming: Naming, pressed: str) -> Events:
    match pressed:
        case "1":
            return _next(shelf, session, naming)
        case "2":
            return (events.NamingCame(replace(naming, stage=NameStage.SPELLING, text="", key="")),)
        case "3":
            return _speaks(session, naming)
        case "#" | "*" | "B":
            return (events.Cancelled(Lying.NAMING),)
        case "0":
            return (events.NamingCame(naming),)
        case _:
            return refused(refuse("no-such-key"))


def _next(shelf: Shelf, session: Session, naming: Naming) -> Events:
    """The next rendering: in the language that is spoken first, then in the others."""
    spoken = session.tone.lang
    langs = (spoken, *(own.lang for own in shelf.languages if own.lang != spoken))
    ways = renderings(naming.name, langs)
    rank = (naming.rank + 1) % len(ways)
    return (events.NamingCame(replace(naming, stage=NameStage.PROPOSED, rank=rank, value=ways[rank])),)


def _spelling(session: Session, naming: Naming, pressed: str) -> Events:
    text = naming.text
    match pressed:
        case "0":
            return (events.NameRead(naming),)
        case "*" if not text:
            return _back(naming)
        case "#" if text:
            return _spelled(session, naming, text)
        case "#":
            return _back(naming)
        case "B" if not text:
            return _back(naming)
    match spelling.press(text, naming.key, pressed):
        case spelling.Spelled(spelled, held, letter):
            return (events.LetterTyped(replace(naming, text=spelled, key=held), letter),)
        case Rejection() as why:
            return refused(why)
        case _:
            return refused(refuse("no-such-key"))


def _spelled(session: Session, naming: Naming, text: str) -> Events:
    """The name is whole, and is heard before it is kept."""
    name = naming.name or written(text)
    if not naming.name and any(place.name == name and place.seat != naming.seat for place in session.play.seats):
        return refused(refuse("naming-taken", name=name))
    value = OwnText(session.tone.lang, text)
    return (events.NamingCame(replace(naming, stage=NameStage.PROPOSED, rank=-1, value=value)),)


def written(text: str) -> str:
    """A spelled name as it is written: with capitals, where it has none of its own."""
    return text.title() if text == text.lower() else text


def _speaks(session: Session, naming: Naming) -> Events:
    """The microphone is opened for this name, if it is free."""
    if session.speech is not None:
        return refused(refuse("microphone-taken"))
    return (events.MicrophoneWanted(replace(naming, speech=Speech.OPENING)),)


def _while_recording(naming: Naming, speech: Speech, input: Key) -> Events:
    match speaking.pressed(speech, input):
        case None:
            asked = replace(naming, stage=NameStage.ASKED, speech=None)
            return (events.Cancelled(Lying.RECORDING), events.NamingCame(asked))
        case Speech.ENDING if speech is Speech.SPEAKING:
            return (events.SpeechEnded(replace(naming, speech=Speech.ENDING)),)
        case _:
            return (events.Skipped(input.speaking),)


def _proposed(shelf: Shelf, session: Session, naming: Naming, pressed: str) -> Events:
    value = naming.value
    assert value is not None
    match pressed:
        case "#":
            return _kept(naming, value)
        case "1" if naming.rank >= 0:
            return _next(shelf, session, naming)
        case "1" if value.recording:
            return _speaks(session, naming)
        case "1":
            return (events.NamingCame(replace(naming, stage=NameStage.SPELLING, value=None)),)
        case "0":
            return (events.NamingCame(naming),)
        case "*" | "B":
            return _back(naming)
        case _:
            return refused(refuse("no-such-key"))


def _kept(naming: Naming, value: OwnText) -> Events:
    if naming.name:
        said = "" if value.recording else value.text
        return (events.NameSaid(naming.seat, naming.name, OwnText(value.lang, naming.name, value.recording, said)),)
    name = written(value.text)
    return (
        events.SeatNamed(naming.seat, name),
        events.NameSaid(naming.seat, name, OwnText(value.lang, name, said=value.text)),
    )


def _back(naming: Naming) -> Events:
    if not naming.name:
        return (events.Cancelled(Lying.NAMING),)
    return (events.NamingCame(replace(naming, stage=NameStage.ASKED, rank=-1, value=None)),)


def seats_with_names(session: Session) -> tuple[Seat, ...]:
    """The seats whose names can be said another way."""
    places = session.play.places
    return tuple(seated.seat for seated in session.play.seats if seated.name or places.sitter(seated.seat))
