"""What a seat's keys and scans mean in its notebook: ``claimed`` gives the events, or None where it is none of them.

    A ─ 1 to 7 ─ a scan, a number or a step: what it is about ─ an answer, breath by breath ─ C

On a device of the seat's own it opens at any time, and nobody hears it. On shared devices it is a mode of an open
window, and what a question is about is never typed: it is scanned, or stepped through from a start drawn by chance. It
must never reach the table's desk, timers, counter or undo.
"""

from __future__ import annotations

from companion import model
from companion.model import Key, Listening, NotRecorded, Recorded, Scan, Seat, Sign, Word, refuse, replace, word
from companion.notebook.book import CardMark, OwnNote, What
from companion.notebook.facts import Family, Suspected
from companion.notebook.questions import About, Inquiry, Spread, Wants
from companion.session import asking, events, notes, openbook, speaking, spelling, windows
from companion.session.asker import Asker, who_asks
from companion.session.asking import DIGITS, Events
from companion.session.desks import Desk, Stage, Window
from companion.session.notes import OpenLeaf
from companion.session.openbook import Noting, OpenBook
from companion.session.speaking import Speech
from companion.session.spelling import Spelled
from companion.session.state import Session, Shelf, laid_for


def claimed(shelf: Shelf, session: Session, asker: Asker, input: Key | Scan) -> Events | None:
    """What this input does to the notebook of whoever asks; None: it is none of its business."""
    seat = asker.seat
    if seat is None or session.desk.resuming:
        return None
    leaf, desk = session.notebooks.leaf(seat), laid_for(session, seat).desk
    if leaf is None:
        opens = isinstance(input, Key) and input.key == "A" and not (desk.helping or desk.naming is not None)
        return _opens(shelf, session, asker, seat, desk) if opens else None
    found = openbook.opened(shelf, session, seat)
    if found is None or not _heard(session, asker, seat, desk):
        return (notes.NotebookClosed(seat),)
    if isinstance(input, Scan) and (leaf.spelled is not None or leaf.speech is not None):
        return _refused(leaf, refuse("notebook-note-first"))
    if isinstance(input, Scan):
        return _scanned(found, leaf, input.label)
    if input.key == "C" and desk.window is not None:
        return None  # it closes with its window
    return _key(session, found, _typed_by(leaf, asker), input)


def of(shelf: Shelf, session: Session, input: object) -> Seat | None:
    """The seat in whose notebook this is done, or that opens it on a keypad of its own; None: it is done elsewhere."""
    if isinstance(input, model.Rolled):
        return next((leaf.seat for leaf in session.notebooks.leaves if notes.rolled_for(leaf.seat) == input.form), None)
    if isinstance(input, Listening | Recorded | NotRecorded):
        return next((leaf.seat for leaf in session.notebooks.leaves if leaf.speech is not None), None)
    if not isinstance(input, Key | Scan):
        return None
    asker = who_asks(
        session, input.seat, model.Equipment.SCANNER if isinstance(input, Scan) else model.Equipment.KEYPAD
    )
    opens = isinstance(input, Key) and input.key == "A" and asking.has_notebook(shelf, session.play)
    return asker.ear if (opens and asker.own) or session.notebooks.leaf(asker.seat) is not None else None


def _typed_by(leaf: OpenLeaf, asker: Asker) -> OpenLeaf:
    """What lies open, as this keypad goes on with it: on the table's, no number that was begun on the seat's own."""
    return replace(leaf, own=True) if asker.own is not None else replace(leaf, own=False, typed="", group=None)


def _heard(session: Session, asker: Asker, seat: Seat, desk: Desk) -> bool:
    """Whether its answers reach this seat's ear and no other."""
    if asker.ear != seat:
        return False
    return not windows.behind_code(session, seat)


def _opens(shelf: Shelf, session: Session, asker: Asker, seat: Seat, desk: Desk) -> Events | None:
    """A, where no notebook is open. On a device of its own it opens at once; one that is passed round is heard in a
    window alone, and behind the seat's digits (``windows``)."""
    if not any(seat in ear.seats for ear in session.ears) or openbook.opened(shelf, session, seat) is None:
        return None
    window = desk.window
    if window is not None and window.stage is not Stage.OPEN:
        return None
    if asker.ear != seat or windows.behind_code(session, seat):
        return None  # see ``waits``
    return (notes.LeafTurned(OpenLeaf(seat, asker.own is not None)),)


def waits(shelf: Shelf, session: Session, asker: Asker) -> bool:
    """Whether A on a seat's own keypad means its notebook, and its ear must be proved first, or worn."""
    seat = asker.own
    passed = seat is not None and any(seat in ear.seats for ear in session.ears)
    return passed and openbook.opened(shelf, session, seat or 0) is not None


def lapsed(shelf: Shelf, session: Session, born: str) -> Events:
    """The time of what lies open in a window is over: the window closes."""
    window = _window(session, born)
    return () if window is None else windows.close(shelf, session, window)


def lapses(session: Session, born: str) -> Events:
    """The time of what lies open in a window is over soon."""
    window = _window(session, born)
    return () if window is None else (events.WindowEnds(window.seat),)


def _window(session: Session, born: str) -> Window | None:
    """The window of the notebook that this timer is of, if nothing has been done there since."""
    leaves = (leaf for leaf in session.notebooks.leaves if born == f"{leaf.seat}/{leaf.since}")
    return next((session.window_of(leaf.seat) for leaf in leaves), None)


def rolled(shelf: Shelf, session: Session, form: str, value: int) -> Events | None:
    """Where stepping begins; None: the roll was for something else."""
    if not form.startswith("notebook/"):
        return None
    leaf = next((leaf for leaf in session.notebooks.leaves if notes.rolled_for(leaf.seat) == form), None)
    found = None if leaf is None else openbook.opened(shelf, session, leaf.seat)
    if leaf is None or found is None or openbook.wanted(found.page, leaf) is Wants.NOTHING:
        return ()
    of = len(openbook.things(found.page, leaf))
    return (notes.LeafTurned(replace(leaf, at=(value - 1) % of)),)


# --- keys ---


def _key(session: Session, found: OpenBook, leaf: OpenLeaf, input: Key) -> Events:
    page, seat = found.page, leaf.seat
    if leaf.spelled is not None and input.key != "C":
        return _spells(session, leaf, leaf.spelled, input)
    if leaf.speech is not None and input.key != "C":
        return _speaks(leaf, leaf.speech, input)
    asked = openbook.question(page, leaf) if leaf.at is None else None
    if asked is not None and input.key in DIGITS and asked.owns(leaf.typed, input.key):
        return _digit(session, page, leaf, input.key)
    match input.key:
        case "C":
            return (notes.NotebookClosed(seat),)
        case "*":
            return (notes.LeafSaid(seat),) if input.speaking else _back(leaf)
        case "0":
            return (notes.LeafTurned(replace(leaf, part=max(leaf.part, 0))),)
        case "D":
            return (notes.LeafSaid(seat, (openbook.subject(page, leaf),)),)
        case "9":
            return (notes.LeafSaid(seat, _help(page, leaf)),)
        case "B":
            return _undone(session, found, leaf)
        case "A":
            return _done(page, leaf)
        case "#":
            return _on(session, page, leaf)
        case digit if digit in DIGITS:
            return _digit(session, page, leaf, digit)
        case _:
            return _refused(leaf, refuse("no-such-key"))


def _back(leaf: OpenLeaf) -> Events:
    """``*`` in silence: one step back, out of the innermost."""
    if leaf.typed or leaf.at is not None:
        return (notes.LeafTurned(replace(leaf, typed="", at=None)),)
    if leaf.given:
        return (notes.LeafTurned(replace(leaf, given=leaf.given[:-1])),)
    if leaf.group is not None:
        return (notes.LeafTurned(replace(leaf, group=None)),)
    if leaf.cards:
        return (notes.LeafTurned(replace(leaf, cards=(), whole=False)),)
    if leaf.what is not None:
        return (notes.LeafTurned(replace(leaf, what=None)),)
    if leaf.noting:
        return (notes.LeafTurned(replace(leaf, noting=leaf.whole, whole=False, part=0)),)
    if leaf.question is not None:
        return (notes.LeafTurned(OpenLeaf(leaf.seat, leaf.own)),)
    return (notes.NotebookClosed(leaf.seat),)


def _help(page: Spread, leaf: OpenLeaf) -> tuple[Word, ...]:
    """What can be done now, then what always can."""
    want = openbook.wanted(page, leaf)
    asked = openbook.question(page, leaf)
    if want is Wants.NOTHING and asked is not None:
        return (word("notebook-can-ask", choices=openbook.listed(asked.choices)), word("notebook-can-keys"))
    can = [word("notebook-can-number" if leaf.own else "notebook-can-step"), word("notebook-can-keys")]
    if leaf.own and page.notes.traits and want in (Wants.CARD, Wants.TRAIT):
        can.insert(1, word("notebook-can-ask", choices=openbook.listed(openbook.families(page.notes.traits))))
    return tuple(can)


def _undone(session: Session, found: OpenBook, leaf: OpenLeaf) -> Events:
    """B: the newest entry of this seat's book goes, and it is said which."""
    entries = session.notebooks.book(leaf.seat).entries
    if not entries or found.sealed:
        return _refused(leaf, refuse("notebook-nothing-to-undo" if not entries else "notebook-sealed"))
    gone = word("notebook-undone", mark=openbook.of_entry(found.page, entries[-1]))
    return (notes.MarkUndone(leaf.seat), notes.LeafSaid(leaf.seat, (gone,), Sign.ACCEPTED))


def _done(page: Spread, leaf: OpenLeaf) -> Events:
    """A: the cards of "one of these" are all there, or nobody is named; else the questions again."""
    if leaf.what is What.ONE_OF and openbook.wanted(page, leaf) is Wants.PERSON:
        return _marks(leaf, None)
    if leaf.what is What.ONE_OF and len(leaf.cards) > 1:
        return (notes.LeafTurned(replace(leaf, whole=True, at=None, group=None, typed="")),)
    return (notes.LeafTurned(OpenLeaf(leaf.seat, leaf.own)),)


def _on(session: Session, page: Spread, leaf: OpenLeaf) -> Events:
    """#: the number is complete; the next thing; the next breath."""
    want = openbook.wanted(page, leaf)
    if leaf.typed:
        return _chosen(session, page, leaf, int(leaf.typed))
    if want is Wants.NOTHING:
        if leaf.question is None or leaf.question is Inquiry.MARK or leaf.noting:
            return (notes.LeafTurned(leaf),)
        last = len(openbook.answered(page, leaf))
        return (notes.LeafTurned(replace(leaf, part=min(leaf.part + 1, last))),)
    of = len(openbook.things(page, leaf))
    if leaf.at is not None:
        return (notes.LeafTurned(replace(leaf, at=(leaf.at + 1) % of)),)
    return (notes.StartWanted(leaf.seat, of),)


def _digit(session: Session, page: Spread, leaf: OpenLeaf, digit: str) -> Events:
    if leaf.at is not None:  # it is stepped through
        if digit != "1":
            return _refused(leaf, refuse("notebook-step-keys"))
        return _picked(page, leaf, openbook.things(page, leaf)[leaf.at])
    asked = openbook.question(page, leaf)
    if asked is None:
        return _refused(leaf, refuse("notebook-scan-it"))
    typed = leaf.typed + digit
    if len(typed) < asked.width and int(typed) * 10 <= asked.high:
        said = notes.LeafSaid(leaf.seat, (word("digit-typed", digit=int(digit)),))
        return (notes.LeafTurned(replace(leaf, typed=typed), told=True), said)
    return _chosen(session, page, leaf, int(typed))


def _chosen(session: Session, page: Spread, leaf: OpenLeaf, number: int) -> Events:
    """A number was typed."""
    asked, want = openbook.question(page, leaf), openbook.wanted(page, leaf)
    assert asked is not None, "where no number is asked, none is begun"
    leaf = replace(leaf, typed="")
    trait = next((trait for trait in page.notes.traits if trait.number == number), None)
    if want is Wants.CARD and trait is not None:
        return _picked(page, leaf, trait)  # it may also take the place of another, or exclude everybody
    if number not in {choice.number for choice in asked.choices}:
        return _refused(leaf, refuse("notebook-no-such-number"), anew=True)
    match want:
        case Wants.NOTHING if leaf.question is Inquiry.MARK:
            return (notes.LeafTurned(replace(leaf, what=openbook.MARKS[number - 1])),)
        case Wants.NOTHING if leaf.noting and leaf.whole:
            heard = replace(leaf, noting=False, whole=False, part=len(page.book.notes) - number)
            return (notes.LeafTurned(heard),)
        case Wants.NOTHING if leaf.noting:
            return _note(session, leaf, Noting(number))
        case Wants.NOTHING if leaf.question is Inquiry.NOTE and number == Inquiry.NOTE.value and leaf.part >= 0:
            return (notes.LeafTurned(replace(leaf, noting=True)),)
        case Wants.NOTHING:
            return (notes.LeafTurned(OpenLeaf(leaf.seat, leaf.own, question=Inquiry(number))),)
        case Wants.CARD if asked.id == "notebook-which-group":
            return (notes.LeafTurned(replace(leaf, group=[c.number for c in asked.choices].index(number))),)
        case Wants.CARD:
            cards = openbook.numbered(page.notes)[leaf.group or 0]
            return _picked(page, leaf, next(card for card in cards if card.number == number))
        case Wants.TRAIT:
            at = [choice.number for choice in asked.choices].index(number)
            return _picked(page, leaf, page.notes.traits[at])
        case Wants.PERSON:
            return _picked(page, leaf, next(who for who in page.notes.others if who.seat == number))


# --- a note ---


def _note(session: Session, leaf: OpenLeaf, way: Noting) -> Events:
    """A note is begun, or one is to be heard again."""
    match way:
        case Noting.WRITE if not leaf.own:  # others would see the letters
            return _refused(leaf, refuse("notebook-own-only"), anew=True)
        case Noting.WRITE:
            return (notes.LeafTurned(replace(leaf, noting=False, spelled=Spelled())),)
        case Noting.RECORD if session.speech is not None:
            return _refused(leaf, refuse("microphone-taken"), anew=True)
        case Noting.RECORD:
            return (notes.LeafTurned(replace(leaf, speech=Speech.OPENING)),)
        case Noting.AGAIN:
            return (notes.LeafTurned(replace(leaf, whole=True)),)


def _speaks(leaf: OpenLeaf, speech: Speech, input: Key) -> Events:
    """A key while a note is spoken."""
    match speaking.pressed(speech, input):
        case None:
            return _refused(replace(leaf, speech=None), refuse("notebook-not-recorded"), anew=True)
        case Speech.ENDING if speech is Speech.SPEAKING:
            return (notes.LeafTurned(replace(leaf, speech=Speech.ENDING), told=True),)
        case _:
            # What # has cut is followed by "speak"; and nobody waits in silence.
            waits = () if input.speaking else (word("notebook-record-waits"),)
            return (notes.LeafSaid(leaf.seat, waits),)


def heard(session: Session, leaf: OpenLeaf, input: Listening | Recorded | NotRecorded) -> Events:
    """What comes from the microphone for the note that is being spoken."""
    match input:
        case Listening() if leaf.speech is Speech.OPENING:
            return (notes.LeafTurned(replace(leaf, speech=Speech.SPEAKING)),)
        case Recorded(recording, whole):
            note = OwnNote(asking.tone_of(session, leaf.seat).lang, recording=recording)
            cut = () if whole else (notes.LeafSaid(leaf.seat, (word("notebook-note-cut"),)),)
            return (*_kept(leaf, note), *cut)
        case NotRecorded(fault):
            why = _UNHEARD.get(fault, "notebook-no-microphone")
            return _refused(replace(leaf, speech=None), refuse(why), anew=True)
        case _:
            return ()


def _kept(leaf: OpenLeaf, note: OwnNote) -> Events:
    """The notes lie open, and none of them was told: 7 tells them, as from anywhere, and then begins another."""
    after = OpenLeaf(leaf.seat, leaf.own, question=Inquiry.NOTE, part=-1)
    return (notes.NoteWritten(leaf.seat, note), notes.LeafTurned(after, told=True))


#: Why nothing was recorded, where it is not for want of a microphone.
_UNHEARD = {
    "silent": "naming-silent",
    "gone": "notebook-microphone-gone",
    "not-written": "notebook-note-not-written",
}


def _spells(session: Session, leaf: OpenLeaf, spelled: Spelled, input: Key) -> Events:
    """A key while a note is written: a letter, one less, its end, or what was spelled so far."""
    seat, key, lang = leaf.seat, input.key, asking.tone_of(session, leaf.seat).lang
    if not leaf.own:  # it was begun on a keypad of the seat's own
        return _refused(leaf, refuse("notebook-own-only"))
    if key in "0D":
        read = spelling.read(lang, spelled.text)
        return (notes.LeafSaid(seat, (Word(read.id, read.args),)),)
    done = notes.OpenLeaf(seat, leaf.own, question=Inquiry.NOTE)
    if key == "#" and (text := spelled.text.strip()):
        return _kept(leaf, OwnNote(lang, model.HiddenText(text)))
    made = spelling.press(spelled.text, spelled.key, key, spaces=True)
    match made:
        case None if key in "#*":
            return (notes.LeafTurned(done),)
        case None:
            return _refused(leaf, refuse("no-such-key"))
        case model.Rejection():
            return _refused(leaf, made)
        case _:
            told = spelling.told(made.text, made.letter)
            said = notes.LeafSaid(seat, (Word(told.id, told.args),))
            return (notes.LeafTurned(replace(leaf, spelled=made), told=True), said)


# --- what it is about ---


def _scanned(found: OpenBook, leaf: OpenLeaf, label: model.Label) -> Events:
    """A scan while it lies open says what the question is about; where none is asked, what is known of it."""
    page = found.page
    match label:
        case model.Misread(doubt):
            return _refused(leaf, model.doubtful(doubt))
        case model.Known(tokens):
            ids = {token.id for token in tokens}
        case _:
            return _refused(leaf, refuse("notebook-not-in-it"))
    card = next((card for card in page.notes.cards if ids & card.labels), None)
    trait = next((trait for trait in page.notes.traits if ids & trait.labels), None)
    want = openbook.wanted(page, leaf)
    if want is Wants.NOTHING and card is not None:
        leaf, want = OpenLeaf(leaf.seat, leaf.own, question=Inquiry.KNOWN), Wants.CARD
    if want is Wants.NOTHING and trait is not None:
        leaf, want = OpenLeaf(leaf.seat, leaf.own, question=Inquiry.LEFT), Wants.TRAIT
    meant = card or trait if want is Wants.CARD else trait if want is Wants.TRAIT else None
    if meant is None:
        return _refused(leaf, refuse("notebook-not-in-it"))
    return _picked(page, replace(leaf, at=None, typed=""), meant)


def _picked(page: Spread, leaf: OpenLeaf, thing: About) -> Events:
    """This one of what may be chosen is meant."""
    if isinstance(thing, Family) and openbook.wanted(page, leaf) is Wants.CARD:
        return _narrowed(page, leaf, thing)
    leaf = replace(leaf, at=None, given=())
    match thing:
        case Suspected() if leaf.question is Inquiry.MARK and leaf.what is What.ONE_OF:
            if thing.token in leaf.cards:
                return _refused(leaf, replace(refuse("notebook-already"), sign=Sign.AGAIN))
            leaf = replace(leaf, cards=(*leaf.cards, thing.token), group=None, typed="")
            return (notes.LeafTurned(leaf),)
        case Suspected() if leaf.question is Inquiry.MARK:
            return _marks(replace(leaf, cards=(thing.token,)), None)
        case Suspected():
            return (notes.LeafTurned(replace(leaf, about=thing.token, part=0, group=None)),)
        case Family():
            return (notes.LeafTurned(replace(leaf, about=page.notes.traits.index(thing), part=0)),)
        case _ if leaf.question is Inquiry.MARK:
            return _marks(leaf, thing.seat)
        case _:
            return (notes.LeafTurned(replace(leaf, about=thing.seat, part=0)),)


def _narrowed(page: Spread, leaf: OpenLeaf, trait: Family) -> Events:
    """The card that is meant has this trait. Where others look on, all its traits are asked, even if fewer would do."""
    steps, told_by = leaf.at is not None, page.notes.told_by
    others = (at for at in leaf.given if page.notes.traits[at].of != trait.of)
    after = replace(leaf, given=(*others, page.notes.traits.index(trait)), at=None, typed="")
    fit = page.notes.fitting(openbook.given(page, after))
    whole = len(after.given) == len(told_by)
    if not fit:
        return _refused(replace(leaf, given=() if whole else leaf.given, at=None), refuse("notebook-nobody"), anew=True)
    if len(fit) == 1 and (whole or leaf.own or not told_by):
        return _picked(page, after, fit[0])
    if steps:  # straight to the next
        return (notes.LeafTurned(after, told=True), notes.StartWanted(leaf.seat, len(openbook.things(page, after))))
    return (notes.LeafTurned(after),)


def _marks(leaf: OpenLeaf, holder: Seat | None) -> Events:
    """The mark is made. The same sort of mark may follow on the next card."""
    assert leaf.what is not None, "a mark is chosen before its cards"
    mark = CardMark(leaf.what, openbook.hidden(leaf.cards), holder)
    after = OpenLeaf(leaf.seat, leaf.own, question=Inquiry.MARK, what=leaf.what)
    return (notes.Marked(leaf.seat, mark), notes.LeafTurned(after, told=True))


def _refused(leaf: OpenLeaf, why: model.Rejection, *, anew: bool = False) -> Events:
    said = notes.LeafSaid(leaf.seat, (why.why,), why.sign)
    return (notes.LeafTurned(leaf, told=True), said) if anew else (said,)
