"""What is said: which announcement follows an event, or answers "where are we?".

It knows message ids and their arguments. It must never hold a sentence (they are in
``voices/*/mystere-de-l-abbaye.ftl``) or a rule. A hand, a shown card and a kept book go to one ear only (``Only``).
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.kit.lines import echoed
from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye import facts as sights
from companion.games.mystere_de_l_abbaye.board import Characteristic, Room, Sin, number_of
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.facts import revelations, scores, text
from companion.games.mystere_de_l_abbaye.names import mass, monk, monks, people, room, say, trait, traits, who
from companion.games.mystere_de_l_abbaye.phases import PHASES
from companion.games.mystere_de_l_abbaye.sheet import ways_untold
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import Kept
from companion.model import Announcement, Arg, Event, Only, OwnText, Seat, Several, Sign, Word, replace

Said = tuple[Announcement, ...]

_MUCH = 9  # the most monks to name, of those that fit

step, facts = PHASES.step, sights.facts

# --- events ------------------------------------------------------------------------------------------------

#: After these nothing new is due: another event follows, or what was due before is still due.
_ALONE = {
    *(events.TurnSkipped, events.DieRolled, events.RoomDrawn, events.CardReturned, events.Cleared, events.Ended),
    *(
        events.BellNotMissed,
        events.HandArranged,
        events.CardsHeard,
        events.CardsGiven,
        events.CardShown,
        events.BookSeen,
    ),
}


def narrate(before: State | None, event: Event, after: State) -> Said:
    """What is heard of an event: first the information, then what is due."""
    if not event.durable:
        return _heard(event, after)
    told = _told(event, after)
    return told if type(event) in _ALONE else told + PHASES.then(after)


def _told(event: Event, after: State) -> Said:
    """The lines of the event itself."""
    match event:
        case events.TurnBegan() | events.CryptSaved():
            return ()  # what is due says it
        case events.Moved(seat, place, met) if place is not None:
            return (_at(after, seat, place), *_not_asked(after, seat, place, met), *_effect(after))
        case events.Moved(seat):
            return (say.game("moved-nowhere", Sign.ACCEPTED, who=who(after, seat)),)
        case events.BellMoved(to):
            return (say.game("bell", Sign.ACCEPTED, to=to),)
        case events.Questioned(_, other, True):
            return (say.game("vow", Sign.ACCEPTED, asked=who(after, other)), *_effect(after))
        case events.Questioned(_, other):
            return (say.game("answered", Sign.ACCEPTED, asked=who(after, other)), *_effect(after))
        case events.TurnSkipped(seat):
            return (say.game("skipped", who=who(after, seat)),)
        case events.CardTaken(taker, robbed, place, number):
            return (*_taken(after, taker, robbed, place, number), *_listen(after, (taker,)))
        case events.ParlourDrawn(seat):
            drawn = say.game("parlour", Sign.ACCEPTED, who=who(after, seat), left=after.pile)
            return (drawn, *_pile_empty(after), *_listen(after, (seat,)))
        case events.TextRead(_, token, name, text):
            return () if token is None else (_card(name, text),)
        case events.DieRolled(seat):
            return (say.game("die", Sign.ACCEPTED, who=who(after, seat)),)
        case events.RoomDrawn(place):
            return (say.game("die-room", Sign.ACCEPTED, room=room(after.layout.people, place)),)
        case events.GameStarted():
            return _started(after)
        case events.StarterKnown(seat):
            return (say.game("starter", Sign.ACCEPTED, who=who(after, seat)),)
        case events.ConfessorKnown(which, seat):
            return (say.game(f"confessor-{which + 1}", Sign.ACCEPTED, who=who(after, seat)),)
        case events.ConfessorsDrawn(church, court):
            return (say.game("confessors", Sign.ACCEPTED, church=who(after, church), court=who(after, court)),)
        case events.Penance(seat, sin, now):
            return (say.game(f"penance-{sin.value}{'-now' if now else ''}", Sign.ACCEPTED, who=who(after, seat)),)
        case events.Pardoned(seat):
            return (say.game("pardoned", Sign.ACCEPTED, who=who(after, seat)),)
        case events.Met(_, None):
            return _effect(after)
        case events.Confessed(seat):
            return (say.game("confessed-nothing"), say.game("confessed", who=who(after, seat)))
        case events.CardReturned():
            return (_returned(event, after),)
        case events.BookKept(seat):
            return (say.game("book-kept", Sign.ACCEPTED, who=who(after, seat), books=after.books[seat - 1]),)
        case events.BookTakenBack():
            return (say.game("book-unread"),)
        case events.BookUsed(seat, token, name, text):
            used = say.game("book-used", Sign.ACCEPTED, who=who(after, seat))
            return (used,) if token is None else (used, _card(name, text))
        case events.ParlourAnswered(seat, other, _, True):
            shown = say.game("shown", Sign.ACCEPTED, who=who(after, seat), asked=who(after, other))
            return (shown, *_listen(after, (seat,)))
        case events.ParlourAnswered(seat, other):
            return (say.game("shown-none", Sign.ACCEPTED, who=who(after, seat), asked=who(after, other)),)
        case events.CryptTaken(seat) | events.CryptSet(seat, True):
            return (say.game("crypt-taken", Sign.ACCEPTED, who=who(after, seat)),)
        case events.CryptSet(seat):
            return (say.game("crypt-gone", Sign.ACCEPTED, who=who(after, seat)),)
        case events.CryptUsed():
            return (say.game("crypt-used", Sign.ACCEPTED),)
        case events.Revealed(seat, value):
            return (say.game("revealed", Sign.ACCEPTED, who=who(after, seat), trait=trait(value)),)
        case events.TraitsUnclear(fitting):
            return (_unclear(after, fitting),)
        case events.Cleared(seat, number, by):
            cleared = say.alert("cleared", Sign.ACCEPTED, "", monk=monk(after, number), by=who(after, by))
            return (cleared, say.game("cleared-score", who=who(after, seat)))
        case events.CulpritShown():
            return (_culprit(after),)
        case events.Ended():
            return (*(_line(said) for said in scores(after)), step(after, Sign.PASSED))
        case events.MassRung(_, rung):
            return (say.alert("rung", Sign.PASSED, "", mass=mass(rung)), *_may_choose(after))
        case events.MassCounted():
            return _may_choose(after)
        case events.CardsPassed(cards):
            return (say.game("passed", Sign.ACCEPTED), *(_listen(after, _everybody(after)) if cards else ()))
        case events.MassOver(first, following):
            return (say.game("mass-over", Sign.PASSED, first=who(after, first), mass=mass(following)), *_praying(after))
        case events.HandSet(seat, size):
            return (say.game("hand-set", Sign.ACCEPTED, who=who(after, seat), cards=size),)
        case events.CardMoved(giver, taker):
            return (say.game("card-moved", Sign.ACCEPTED, giver=who(after, giver), taker=who(after, taker)),)
        case events.PileSet(left):
            return (say.game("pile", Sign.ACCEPTED, left=left), *_pile_empty(after))
        case events.PlaceSet(seat, place):
            return (_at(after, seat, place),)
        case events.BellSet(set_to, to):
            return (say.game("bell-set", Sign.ACCEPTED, mass=mass(set_to), to=to),)
        case events.BooksSet(seat, books):
            return (say.game("books-set", Sign.ACCEPTED, who=who(after, seat), books=books),)
        case events.HandArranged(seat):
            return tuple(kept.line for kept in recap(after, seat))
        case _:
            return ()  # what is due says it, or one ear hears it when its window closes


def _started(state: State) -> Said:
    sheet = state.layout.monks
    full = sum(len(each.known) == len(each.traits) for each in sheet)
    named = sum(each.name is not None for each in sheet)
    said = [say.game("started", Sign.READY, players=state.players)]
    if not full == named == len(sheet):
        said.append(say.game("sheet", monks=len(sheet), full=full, named=named))
    if ways_untold(state.layout.ways):
        said.append(say.game("ways-untold", told=len(state.layout.ways)))
    return tuple(said)


def _at(state: State, seat: Seat, place: Room) -> Announcement:
    return say.game("moved", Sign.ACCEPTED, who=who(state, seat), room=room(state.layout.people, place))


def _not_asked(state: State, seat: Seat, place: Room, met: tuple[Seat, ...]) -> Said:
    """Who is there and not asked: penance keeps them silent."""
    silent = tuple(other for other in state.at(place) if other != seat and state.silent(other))
    return (say.game("not-asked", people=people(state, silent)),) if silent and not met else ()


def _effect(state: State) -> Said:
    """Who is caught in the room, or why it gives nothing, though it could have."""
    if state.phase is Phase.CAUGHT:
        return (say.game("caught", intruder=who(state, state.other)),)
    place = state.room
    if place is None or state.phase not in (Phase.TURN_OVER, Phase.CRYPT):
        return ()  # it is not over yet
    if place is Room.CRYPTE:
        return (say.game("crypt-held"),)
    owner = place.cell
    if owner is None or owner > state.players:
        return ()
    return (say.game("own-cell"),) if owner == state.active else (say.game("empty-hand", who=who(state, owner)),)


def _taken(state: State, taker: Seat, robbed: Seat, place: Room, number: int | None) -> Said:
    names: dict[str, Arg] = {"taker": who(state, taker), "robbed": who(state, robbed)}
    said = say.game("taken", Sign.ACCEPTED, **names)
    if number is not None:
        said = say.game("taken-number", Sign.ACCEPTED, **names, number=number)
    return (said,) if place.confessional is None else (said, say.game("confessed", who=who(state, taker)))


def _pile_empty(state: State) -> Said:
    return () if state.pile else (say.game("pile-empty", Sign.PASSED),)


def _listen(state: State, seats: Iterable[Seat]) -> Said:
    """Tell those who take in secrets by ear that there is a new card to hear."""
    ears = tuple(seat for seat in seats if seat in state.layout.ears)
    return (say.game("new-cards", None, "window", people=people(state, ears)),) if ears else ()


def _may_choose(state: State) -> Said:
    """Tell those who take in secrets by ear that they may choose by ear what to pass on."""
    ears = sorted(state.layout.ears)
    if state.phase is not Phase.MASS or not state.to_pass:  # first it must be known how many
        return ()
    return (say.game("may-choose", None, "window", people=people(state, ears)),) if ears else ()


def _praying(state: State) -> Said:
    """Tell whose penance goes on after the mass."""
    praying = tuple(seat for seat in _everybody(state) if state.penance[seat - 1])
    return (say.game("still-penance", people=people(state, praying)),) if praying else ()


def _everybody(state: State) -> range:
    return range(1, state.players + 1)


def _returned(event: events.CardReturned, state: State) -> Announcement:
    intruder, owner = who(state, event.intruder), who(state, event.owner)
    if event.none:
        return say.game("returned-none", intruder=intruder)
    if event.number is not None:
        return say.game("returned-number", Sign.ACCEPTED, intruder=intruder, owner=owner, number=event.number)
    return say.game("returned", Sign.ACCEPTED, intruder=intruder, owner=owner)


def _card(name: OwnText | None, words: OwnText | None) -> Announcement:
    """A book or an event in its owner's words."""
    return replace(_line(text(name, words)), sign=Sign.ACCEPTED)


def _line(said: Word) -> Announcement:
    return Announcement(said.id, said.args)


def _unclear(state: State, fitting: tuple[int, ...]) -> Announcement:
    if not fitting:
        return say.game("nobody-fits", Sign.REFUSED)
    if len(fitting) > _MUCH:
        return say.game("many-fit", Sign.REFUSED, monks=len(fitting))
    return say.game("several-fit", Sign.REFUSED, monks=monks(state, fitting), count=len(fitting))


def _culprit(state: State) -> Announcement:
    last = state.accusations[-1]
    assert state.culprit is not None
    shown, accuser = monk(state, state.culprit), who(state, last.seat)
    if last.right:
        return say.alert("culprit", Sign.PASSED, "", monk=shown, who=accuser)
    return say.alert("culprit-other", Sign.PASSED, "", monk=shown, accused=monk(state, last.monk), who=accuser)


def _heard(event: Event, state: State) -> Said:
    """The lines of events that change nothing: a look-up, or a card in a window."""
    match event:
        case events.RevelationsHeard():
            return (echoed(_line(revelations(state))),)
        case events.RoomHeard(place):
            way = state.layout.way(place)
            assert way is not None, "else it is refused"
            return (say.echo("room-heard", room=room(state.layout.people, place), ways=way),)
        case events.MonkHeard(number):
            ending, args = _described(state, number)
            return (say.echo(f"monk{ending}", **args),)
        case events.TextHeard(_, name, text):
            return (echoed(_card(name, text)),)
        case events.CardVerified(number):
            return (say.game("verified", Sign.ACCEPTED, monk=monk(state, number)),)
        case events.SuspectLooked(seat, number, what, place, of):
            ending, args = _described(state, number)
            if what != "shown":
                args |= {"number": place, "of": of}
            return (say.private(seat, f"looked-{what}{ending}", **args),)
        case events.MonkChecked(seat, number, held):
            return (say.private(seat, "checked-held" if held else "checked-not", None, monk=monk(state, number)),)
        case events.BookLooked():
            return _book(event, state)
        case _:
            return ()


def _described(state: State, number: int) -> tuple[str, dict[str, Arg]]:
    """Which of three messages describes a monk (with all five traits, some, or none), and its arguments."""
    known = state.layout.monks[number - 1]
    shown = known.known
    args: dict[str, Arg] = {"monk": monk(state, number)}
    if known.name is not None:  # the rank is said with the name
        shown = tuple(value for value in shown if value.of is not Characteristic.RANK)
    if shown:
        args["traits"] = traits(shown)
    if len(known.known) == len(known.traits):
        return "", args
    return ("-part", args) if shown else ("-blank", args)


def _book(event: events.BookLooked, state: State) -> Said:
    """A book, in the ear of the player who drew it or keeps it."""
    seat = event.seat
    if event.text is not None:
        said = text(event.name, event.text)
        heard = Announcement(said.id, said.args, Only(seat), sign=Sign.ACCEPTED)
    elif event.name is not None:
        heard = say.private(seat, "book-name", name=event.name)
    else:
        heard = say.private(seat, "book-blank")
    if state.phase is not Phase.BOOK or seat != state.active:
        return (heard,)
    return (heard, say.private(seat, f"seal-{event.seal.value}" if event.seal else "seal-unknown", None))


# --- what a seat has kept ----------------------------------------------------------------------------------


def recap(state: State, seat: Seat) -> tuple[Kept, ...]:
    """What this seat has heard of its hand, in order, and of the books it keeps."""
    if seat > state.players or state.phase is Phase.OVER:
        return ()
    kept: list[Kept] = []
    hands = state.hands
    held, gone, giving = hands.of(seat), hands.gone[seat - 1], hands.giving[seat - 1]
    if held:
        cards = (say.word("card", number=at, monk=monk(state, number_of(card))) for at, card in enumerate(held, 1))
        listed = Several(tuple(cards), numbered=True)
        kept.append(Kept(say.private(seat, "own-hand", cards=listed, missing=hands.unheard(seat)), held))
    if gone:
        kept.append(Kept(say.private(seat, "own-gone", None, gone=gone), held))
    if giving:
        kept.append(Kept(say.private(seat, "own-giving", None, cards=monks(state, map(number_of, giving))), giving))
    if state.seen_books[seat - 1] and state.books[seat - 1]:
        kept.append(Kept(say.private(seat, "own-books", None, books=state.books[seat - 1])))
    return tuple(kept)


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what followed by itself from another event."""
    match event:
        case events.GameStarted():
            return say.word("recall-started")
        case events.StepDone(done):
            return say.word(f"recall-{done.value}")
        case events.StarterKnown(seat):
            return say.word("recall-starter", who=who(after, seat))
        case events.ConfessorKnown() | events.ConfessorsDrawn():
            return say.word("recall-confessor")
        case events.TurnBegan(seat) if before is not None and before.phase is not Phase.TURN_OVER:
            return say.word("recall-turn", who=who(after, seat))
        case events.BellMoved(to) | events.BellSet(_, to):
            return say.word("recall-bell", to=to)
        case events.BellMissed():
            return say.word("recall-bell-missed")
        case events.MassRung(_, rung):
            return say.word("recall-mass", mass=mass(rung))
        case events.MassCounted():
            return say.word("recall-mass-cards")
        case events.CardsPassed():
            return say.word("recall-passed")
        case events.Penance(seat, Sin.CONSENT | Sin.BELL):
            return say.word("recall-penance", who=who(after, seat))
        case events.Pardoned(seat):
            return say.word("recall-pardoned", who=who(after, seat))
        case events.Moved(seat, None):
            return say.word("recall-moved-nowhere", who=who(after, seat))
        case events.Moved(seat, place) | events.PlaceSet(seat, place):
            assert place is not None
            return say.word("recall-moved", who=who(after, seat), room=room(after.layout.people, place))
        case events.Met(seat) | events.Questioned(seat):
            return say.word("recall-question", who=who(after, seat))
        case events.CardTaken(taker, robbed):
            return say.word("recall-taken", taker=who(after, taker), robbed=who(after, robbed))
        case events.CardReturned(intruder, none=False):
            return say.word("recall-returned", who=who(after, intruder))
        case events.BookKept(seat) | events.BookOpened(seat) | events.BookUsed(seat) | events.BooksSet(seat):
            return say.word("recall-book", who=who(after, seat))
        case events.BookOffered() | events.BookTakenBack():
            return say.word("recall-book-offered")
        case events.TextRead() | events.DieRolled() | events.RoomDrawn():
            return say.word("recall-text")
        case events.ParlourAsked() | events.TraitNamed() | events.ParlourAnswered():
            return say.word("recall-parlour")
        case events.CryptUsed(seat) | events.CryptSet(seat):
            return say.word("recall-crypt", who=who(after, seat))
        case events.Revealed(seat, value):
            return say.word("recall-revealed", who=who(after, seat), trait=trait(value))
        case events.TraitsBegan() | events.TraitGiven():
            return say.word("recall-traits")
        case events.AskedFirst(_, None, value) if value is not None:
            return say.word("recall-asked-trait", trait=trait(value))
        case events.AskedFirst(_, number) if number is not None:
            return say.word("recall-asked-monk", monk=monk(after, number))
        case events.Accused(seat, number):
            return say.word("recall-accused", who=who(after, seat), monk=monk(after, number))
        case events.Cleared(_, number) | events.NobodyCleared(_, number):
            return say.word("recall-cleared", monk=monk(after, number))
        case events.CulpritShown():
            return say.word("recall-culprit")
        case events.VerdictTold():
            return say.word("recall-verdict")
        case events.HandSet(seat):
            return say.word("recall-hand-set", who=who(after, seat))
        case events.CardMoved(giver):
            return say.word("recall-card-moved", who=who(after, giver))
        case events.PileSet():
            return say.word("recall-pile")
        case (
            events.CardsHeard(seat)
            | events.HandArranged(seat)
            | events.CardsGiven(seat)
            | events.CardShown(seat)
            | events.BookSeen(seat)
        ):
            return say.word("recall-hand", who=who(after, seat))
        case events.Applied() | events.CryptSaved() | events.ChapterPassed():
            return say.word("recall-done")
        case _:
            return None
