"""What is said: which announcement follows an event, answers "where are we?", or reminds of an act.

It knows message ids and their arguments, never a sentence (they are in ``voices/*/mystere-de-l-abbaye.ftl``) and never
a rule. What a hand holds, what was shown and what a kept book says go to one ear only (``Only``).
"""

from __future__ import annotations

from collections.abc import Callable

from companion.games.mystere_de_l_abbaye.state import (
    ID,
    LAST_BELL,
    RIGHT_ACCUSATION,
    RIGHT_REVELATION,
    WRONG_ACCUSATION,
    WRONG_REVELATION,
    Accused,
    Applied,
    BellMissed,
    BellMoved,
    BellNotMissed,
    BellSet,
    BookKept,
    BookLooked,
    BookOffered,
    BookSeen,
    BooksSet,
    BookTakenBack,
    BookUsed,
    CardMoved,
    CardReturned,
    CardsGiven,
    CardsHeard,
    CardShown,
    CardsPassed,
    CardTaken,
    CardVerified,
    ChapterPassed,
    Characteristic,
    Cleared,
    Confessed,
    ConfessorKnown,
    ConfessorsDrawn,
    CryptSaved,
    CryptSet,
    CryptTaken,
    CryptUsed,
    CulpritShown,
    DieRolled,
    Ended,
    GameStarted,
    HandArranged,
    HandSet,
    Library,
    Mass,
    MassCounted,
    MassOver,
    MassRung,
    Met,
    MonkChecked,
    MonkHeard,
    Moved,
    NobodyCleared,
    Pardoned,
    ParlourAnswered,
    ParlourAsked,
    ParlourDrawn,
    Penance,
    Phase,
    PileSet,
    PlaceSet,
    Questioned,
    Revealed,
    RevelationsHeard,
    Room,
    RoomDrawn,
    Sin,
    StarterKnown,
    State,
    StepDone,
    SuspectLooked,
    TextHeard,
    TextRead,
    Trait,
    TraitGiven,
    TraitNamed,
    TraitsBegan,
    TraitsUnclear,
    TurnBegan,
    TurnSkipped,
    VerdictTold,
)
from companion.model import (
    Announcement,
    Arg,
    Event,
    Only,
    OwnText,
    Seat,
    Several,
    Sign,
    Urgency,
    Who,
    Word,
    alert,
    echo,
    game,
    word,
)

Said = tuple[Announcement, ...]

#: A step's line is dropped unsaid when the table has gone on to the next.
STEP = f"{ID}-step"

_MUCH = 9  # of monks that fit, no more are named


def mid(name: str) -> str:
    """The message id of this game: "step-deal" → "mystere-de-l-abbaye-step-deal"."""
    return f"{ID}-{name}"


def who(state: State, seat: Seat) -> Who:
    """A player."""
    return state.layout.people[seat - 1]


def trait(value: Trait) -> Word:
    """ "franciscain", inside a sentence."""
    return Word(mid(f"trait-{value.value}"))


def mass(value: Mass) -> Word:
    return Word(mid(f"mass-{value.value}"))


def room(state: State, value: Room) -> Word:
    """ "parloir", "cellule : Léo", inside a sentence."""
    owner = value.cell
    if owner is None:
        return Word(mid(f"room-{value.value.replace('/', '-')}"))
    if owner > state.players:
        return word(mid("room-cellule-nobody"), number=owner)
    return word(mid("room-cellule"), who=who(state, owner))


def monk(state: State, number: int) -> Word:
    """ "frère Jacques", or the number on the sheet where no name was entered."""
    known = state.layout.monks[number - 1]
    if known.name is None:
        return word(mid("monk-number"), number=number)
    rank = known.trait(Characteristic.RANK)
    return word(mid("monk-name" if rank is None else f"monk-{rank.value}"), name=known.name)


def described(state: State, number: int) -> tuple[str, dict[str, Arg]]:
    """Which of three messages says who a monk is, and its arguments: all five traits, some, or none."""
    known = state.layout.monks[number - 1]
    shown = known.known
    args: dict[str, Arg] = {"monk": monk(state, number)}
    if known.name is not None:  # the rank is said with the name
        shown = tuple(value for value in shown if value.of is not Characteristic.RANK)
    if shown:
        args["traits"] = Several(tuple(trait(value) for value in shown))
    if len(known.known) == len(known.traits):
        return "", args
    return ("-part", args) if shown else ("-blank", args)


def _private(seat: Seat, name: str, sign: Sign | None = Sign.ACCEPTED, /, **args: Arg) -> Announcement:
    said = word(mid(name), **args)
    return Announcement(said.id, said.args, Only(seat), sign=sign)


def _people(state: State, seats: tuple[Seat, ...]) -> Several:
    return Several(tuple(who(state, seat) for seat in seats))


# --- steps: what the table does now ------------------------------------------------------------------------


def step(state: State) -> Announcement:
    """The act that is due in this phase, or the question that is open."""
    name, args = _step(state)
    return game(mid(name), None, STEP, **args)


def reminder(state: State) -> Announcement | None:
    """Said once after a minute where an act is due; never where players may be asking, reading or arguing."""
    if state.phase not in _REMINDED:
        return None
    name, args = _step(state)
    return game(mid(name), Sign.ATTENTION, STEP, **args)


_REMINDED = frozenset(
    {
        *(Phase.PREPARE, Phase.DEAL, Phase.STARTER, Phase.CONFESSOR_1, Phase.CONFESSOR_2, Phase.BELL, Phase.FORGOTTEN),
        *(Phase.ROB, Phase.CAUGHT, Phase.CULPRIT, Phase.CRYPT, Phase.COUNT, Phase.MASS, Phase.EVENT, Phase.HELD),
    }
)


def _step(state: State) -> tuple[str, dict[str, Arg]]:
    """The message of this phase, without the game's prefix, and its arguments."""
    return _STEPS[state.phase](state)


def _active(state: State) -> Who:
    return state.layout.people[state.active - 1]


def _asked(state: State) -> Who:
    return who(state, state.asked or 1)


def _accused(state: State) -> Word:
    return monk(state, state.accused or 1)


def _step_bell(state: State) -> tuple[str, dict[str, Arg]]:
    to = state.bell_next()
    if to > LAST_BELL:
        return "step-ring", {"who": _active(state), "mass": mass(state.mass)}
    return "step-bell", {"who": _active(state), "to": to}


def _step_move(state: State) -> tuple[str, dict[str, Arg]]:
    return "step-again" if state.extra else "step-move", {"who": _active(state), "steps": state.layout.steps}


#: The act that each phase waits for; those that are left at once wait for nothing.
_STEPS: dict[Phase, Callable[[State], tuple[str, dict[str, Arg]]]] = {
    Phase.PREPARE: lambda state: (
        "step-prepare",
        {"library": int(state.layout.variants.library), "events": int(state.layout.variants.events)},
    ),
    Phase.DEAL: lambda state: ("step-deal", {"hand": state.layout.hand, "parlour": state.layout.parlour}),
    Phase.STARTER: lambda state: ("ask-starter", {"players": state.players}),
    Phase.CONFESSOR_1: lambda state: ("ask-confessor-1", {"starter": who(state, state.first)}),
    Phase.CONFESSOR_2: lambda state: ("ask-confessor-2", {}),
    Phase.BELL: _step_bell,
    Phase.FORGOTTEN: lambda state: ("ask-forgotten", {"who": _active(state)}),
    Phase.MOVE: _step_move,
    Phase.WHO: lambda state: ("ask-who", {"people": _numbered(state, state.met(state.active, state.room))}),
    Phase.WHOM: lambda state: (
        "ask-whom",
        {"who": _active(state), "people": _numbered(state, state.met(state.active, state.room))},
    ),
    Phase.QUESTION: lambda state: ("ask-question", {"who": _active(state), "asked": _asked(state)}),
    Phase.ROB: lambda state: (
        "step-rob",
        {"who": _active(state), "robbed": _asked(state), "cards": state.size(state.asked or 1)},
    ),
    Phase.CAUGHT: lambda state: ("ask-caught", {"intruder": _asked(state), "owner": _active(state)}),
    Phase.BOOK: lambda state: ("step-book", {"who": _active(state)}),
    Phase.READ: lambda state: ("step-read", {"who": _active(state)}),
    Phase.APPLY: lambda state: ("step-apply-event" if state.ringing else "step-apply", {}),
    Phase.ASK: lambda state: ("ask-show-whom", {"who": _active(state)}),
    Phase.TRAIT: lambda state: ("ask-trait", {"asked": _asked(state)}),
    Phase.TRAIT_2: lambda state: ("ask-trait-2", {"trait": trait(state.traits[0])}),
    Phase.SHOW: lambda state: ("ask-shown", {"asked": _asked(state), "traits": _traits(state.traits)}),
    Phase.CHAPTER: lambda state: ("step-chapter-pile" if state.pile else "step-chapter", {"who": _active(state)}),
    Phase.TRAITS: lambda state: (f"ask-accused-{_asked_of(state)}", {}),
    Phase.CLEAR: lambda state: ("ask-clear", {"who": _active(state), "monk": _accused(state)}),
    Phase.CULPRIT: lambda state: ("step-culprit", {"monk": _accused(state)}),
    Phase.VERDICT: lambda state: (f"ask-culprit-{_asked_of(state)}", {}),
    Phase.CRYPT: lambda state: ("ask-crypt", {"who": _active(state)}),
    Phase.COUNT: lambda state: ("ask-mass-cards", {"mass": mass(state.mass)}),
    Phase.MASS: lambda state: ("step-mass", {"cards": state.to_pass or 0}),
    Phase.EVENT: lambda state: ("step-event", {}),
    Phase.HELD: lambda state: ("ask-book-whose", {}),
}


def _asked_of(state: State) -> str:
    characteristic = state.characteristic()
    return (characteristic or Characteristic.ORDER).value


def _numbered(state: State, seats: tuple[Seat, ...]) -> Several:
    return Several(tuple(word(mid("seat"), number=seat, who=who(state, seat)) for seat in seats), numbered=True)


def _traits(values: tuple[Trait, ...]) -> Several:
    return Several(tuple(trait(value) for value in values))


# --- events ------------------------------------------------------------------------------------------------

#: Phases that an event of its own leaves at once: nothing is due, so nothing is said of them.
_PASSING = frozenset({Phase.ACTION, Phase.SKIP, Phase.TURN_OVER, Phase.MASS_OVER})


def _then(state: State) -> Said:
    """What is due now, unless something follows of itself."""
    if state.phase in _PASSING:
        return ()
    passes = _PASSES.get(state.phase)
    return () if passes is not None and passes(state) else (step(state),)


#: Phases of which it depends whether something follows of itself.
_PASSES: dict[Phase, Callable[[State], bool]] = {
    Phase.VERDICT: lambda state: not state.untold(),
    Phase.CAUGHT: lambda state: (state.asked, state.active) not in state.loot,
    Phase.TRAITS: lambda state: state.named() is not None or not state.fitting() or not state.characteristic(),
}


def narrate(before: State | None, event: Event, after: State) -> Said:
    """What is heard of an event, the information first."""
    match event:
        case GameStarted():
            return _started(after)
        case TurnBegan():
            return _then(after)
        case Moved(seat, place):
            return _moved(after, seat, place)
        case Questioned(seat, asked, vow):
            return _questioned(after, seat, asked, vow)
        case TurnSkipped(seat):
            return (game(mid("skipped"), who=who(after, seat)),)
        case BellMoved(to):
            return (game(mid("bell"), Sign.ACCEPTED, to=to), *_then(after))
        case CardTaken():
            return _card_taken(event, after)
        case ParlourDrawn(seat):
            return _parlour_drawn(after, seat)
        case DieRolled(seat):
            return (game(mid("die"), Sign.ACCEPTED, who=who(after, seat)),)
        case RoomDrawn(drawn):
            return (game(mid("die-room"), Sign.ACCEPTED, room=room(after, drawn)),)
        case CardReturned():
            return (_returned(event, after),)  # the penance comes next
        case Cleared(seat, number, by):
            cleared = alert(mid("cleared"), Sign.ACCEPTED, "", monk=monk(after, number), by=who(after, by))
            return (cleared, game(mid("cleared-score"), who=who(after, seat)))
        case Ended():
            return _ended(after)
        case HandArranged(seat):
            return recap(after, seat)
        case CardsHeard() | CardsGiven() | CardShown() | BookSeen():
            return ()  # kept for one ear, which hears it when its window closes
        case _:
            return (*_told(event, after), *_then(after)) if event.durable else _heard(event, after)


def _started(state: State) -> Said:
    full = sum(len(each.known) == len(each.traits) for each in state.layout.monks)
    named = sum(each.name is not None for each in state.layout.monks)
    monks = len(state.layout.monks)
    said = [game(mid("started"), Sign.READY, players=state.players)]
    if full < monks or named < monks:
        said.append(game(mid("sheet"), monks=monks, full=full, named=named))
    return (*said, step(state))


def _moved(state: State, seat: Seat, place: Room | None) -> Said:
    if place is None:
        return (game(mid("moved-nowhere"), Sign.ACCEPTED, who=who(state, seat)), *_then(state))
    said = game(mid("moved"), Sign.ACCEPTED, who=who(state, seat), room=room(state, place))
    return (said, *_effect(state), *_then(state))


def _questioned(state: State, seat: Seat, asked: Seat, vow: bool) -> Said:
    if vow:
        said = game(mid("vow"), Sign.ACCEPTED, asked=who(state, asked))
    else:
        said = game(mid("answered"), Sign.ACCEPTED, who=who(state, seat), asked=who(state, asked))
    return (said, *_effect(state), *_then(state))


#: Phases in which somebody was caught in a room, or its effect is over.
_ARRIVED = frozenset({Phase.CAUGHT, Phase.TURN_OVER, Phase.CRYPT})


def _effect(state: State) -> Said:
    """Who is caught there, or why the room gives nothing, where it could have."""
    if state.phase not in _ARRIVED:
        return ()
    if state.phase is Phase.CAUGHT:
        return (game(mid("caught"), intruder=who(state, state.asked or 1)),)
    place, seat = state.room, state.active
    if place is None:
        return ()
    if place is Room.CRYPTE:
        return (game(mid("crypt-held")),)
    owner = place.cell
    if owner is None or owner > state.players:
        return ()
    if owner == seat:
        return (game(mid("own-cell")),)
    return (game(mid("empty-hand"), who=who(state, owner)),)


def _card_taken(event: CardTaken, state: State) -> Said:
    taker, robbed = who(state, event.taker), who(state, event.robbed)
    said = [
        game(mid("taken"), Sign.ACCEPTED, taker=taker, robbed=robbed)
        if event.number is None
        else game(mid("taken-number"), Sign.ACCEPTED, taker=taker, robbed=robbed, number=event.number)
    ]
    if event.room.confessional is not None:
        said.append(game(mid("confessed"), who=taker))
    return (*said, *_listen(state, (event.taker,)), *_then(state))


def _parlour_drawn(state: State, seat: Seat) -> Said:
    said = [game(mid("parlour"), Sign.ACCEPTED, who=who(state, seat), left=state.pile)]
    if not state.pile:
        said.append(game(mid("pile-empty"), Sign.PASSED))
    return (*said, *_listen(state, (seat,)), *_then(state))


def _listen(state: State, seats: tuple[Seat, ...]) -> Said:
    """Who takes in secrets by ear is told that there is a new card to hear."""
    ears = tuple(seat for seat in seats if seat in state.layout.ears)
    return (game(mid("new-cards"), None, "window", people=_people(state, ears)),) if ears else ()


def _may_choose(state: State) -> Said:
    """Who takes in secrets by ear may choose by ear what to pass on."""
    ears = tuple(sorted(state.layout.ears))
    return (game(mid("may-choose"), None, "window", people=_people(state, ears)),) if ears else ()


def _everybody(state: State) -> tuple[Seat, ...]:
    return tuple(range(1, state.players + 1))


def _told(event: Event, after: State) -> Said:
    """The lines of an event itself; what is due next follows them."""
    match event:
        case StarterKnown(seat):
            return (game(mid("starter"), Sign.ACCEPTED, who=who(after, seat)),)
        case ConfessorKnown(which, seat):
            return (game(mid(f"confessor-{which + 1}"), Sign.ACCEPTED, who=who(after, seat)),)
        case ConfessorsDrawn(church, court):
            return (game(mid("confessors"), Sign.ACCEPTED, church=who(after, church), court=who(after, court)),)
        case Penance(seat, sin, now):
            return (game(mid(f"penance-{sin.value}{'-now' if now else ''}"), Sign.ACCEPTED, who=who(after, seat)),)
        case Pardoned(seat):
            return (game(mid("pardoned"), Sign.ACCEPTED, who=who(after, seat)),)
        case Met(_, asked):
            return () if asked else _effect(after)
        case Confessed(seat):
            return (game(mid("confessed-nothing")), game(mid("confessed"), who=who(after, seat)))
        case BookKept(seat):
            return (game(mid("book-kept"), Sign.ACCEPTED, who=who(after, seat), books=after.books[seat - 1]),)
        case TextRead(_, token, name, text):
            return () if token is None else (_text(name, text),)
        case BookTakenBack():
            return (game(mid("book-unread")),)
        case BookUsed(seat, token, name, text):
            said = game(mid("book-used"), Sign.ACCEPTED, who=who(after, seat))
            return (said,) if token is None else (said, _text(name, text))
        case ParlourAnswered(seat, asked, _, shown):
            said = game(
                mid("shown" if shown else "shown-none"), Sign.ACCEPTED, who=who(after, seat), asked=who(after, asked)
            )
            return (said, *_listen(after, (seat,))) if shown else (said,)
        case CryptTaken(seat):
            return (game(mid("crypt-taken"), Sign.ACCEPTED, who=who(after, seat)),)
        case CryptUsed():
            return (game(mid("crypt-used"), Sign.ACCEPTED),)
        case Revealed(seat, value):
            return (game(mid("revealed"), Sign.ACCEPTED, who=who(after, seat), trait=trait(value)),)
        case TraitsUnclear(fitting):
            return (_unclear(after, fitting),)
        case CulpritShown():
            return _culprit(after)
        case MassRung(_, value):
            return (alert(mid("rung"), Sign.PASSED, "", mass=mass(value)), *_may_choose(after))
        case CardsPassed(cards):
            return (game(mid("passed"), Sign.ACCEPTED), *(_listen(after, _everybody(after)) if cards else ()))
        case MassOver(first, value):
            said = game(mid("mass-over"), Sign.PASSED, first=who(after, first), mass=mass(value))
            praying = tuple(seat for seat in _everybody(after) if after.penance[seat - 1])
            return (said, game(mid("still-penance"), people=_people(after, praying))) if praying else (said,)
        case HandSet(seat, size):
            return (game(mid("hand-set"), Sign.ACCEPTED, who=who(after, seat), cards=size),)
        case CardMoved(giver, taker):
            return (game(mid("card-moved"), Sign.ACCEPTED, giver=who(after, giver), taker=who(after, taker)),)
        case PileSet(left):
            said = game(mid("pile"), Sign.ACCEPTED, left=left)
            return (said,) if left else (said, game(mid("pile-empty"), Sign.PASSED))
        case PlaceSet(seat, place):
            return (game(mid("moved"), Sign.ACCEPTED, who=who(after, seat), room=room(after, place)),)
        case BellSet(value, to):
            return (game(mid("bell-set"), Sign.ACCEPTED, mass=mass(value), to=to),)
        case BooksSet(seat, books):
            return (game(mid("books-set"), Sign.ACCEPTED, who=who(after, seat), books=books),)
        case CryptSet(seat, held):
            return (game(mid("crypt-taken" if held else "crypt-gone"), Sign.ACCEPTED, who=who(after, seat)),)
        case _:
            return ()


def _returned(event: CardReturned, state: State) -> Announcement:
    intruder, owner = who(state, event.intruder), who(state, event.owner)
    if event.none:
        return game(mid("returned-none"), intruder=intruder)
    if event.number is not None:
        return game(mid("returned-number"), Sign.ACCEPTED, intruder=intruder, owner=owner, number=event.number)
    return game(mid("returned"), Sign.ACCEPTED, intruder=intruder, owner=owner)


def _text(name: OwnText | None, text: OwnText | None) -> Announcement:
    """A book or an event in its owner's words."""
    args: dict[str, Arg] = {}
    if name:
        args["name"] = name
    if text:
        args["text"] = text
    return game(mid("-".join(["card", *args]) if args else "card-blank"), Sign.ACCEPTED, **args)


def _unclear(state: State, fitting: tuple[int, ...]) -> Announcement:
    if not fitting:
        return game(mid("nobody-fits"), Sign.REFUSED)
    if len(fitting) > _MUCH:
        return game(mid("many-fit"), Sign.REFUSED, monks=len(fitting))
    named = Several(tuple(monk(state, number) for number in fitting))
    return game(mid("several-fit"), Sign.REFUSED, monks=named, count=len(fitting))


def _culprit(state: State) -> Said:
    last = state.accusations[-1]
    assert state.culprit is not None
    if last.right:
        return (alert(mid("culprit"), Sign.PASSED, "", monk=monk(state, state.culprit), who=who(state, last.seat)),)
    shown, accused = monk(state, state.culprit), monk(state, last.monk)
    return (alert(mid("culprit-other"), Sign.PASSED, "", monk=shown, accused=accused, who=who(state, last.seat)),)


def _ended(state: State) -> Said:
    """The score sheet line by line, then who wins."""
    said: list[Announcement] = []
    for made in state.revelations:
        right = state.right(made)
        name = "score-unknown" if right is None else "score-right" if right else "score-wrong"
        points = 0 if right is None else RIGHT_REVELATION if right else -WRONG_REVELATION
        args: dict[str, Arg] = {"points": points} if points else {}
        said.append(game(mid(name), who=who(state, made.seat), trait=trait(made.trait), **args))
    for accusation in state.accusations:
        name = "score-found" if accusation.right else "score-accused"
        points = RIGHT_ACCUSATION if accusation.right else -WRONG_ACCUSATION
        said.append(game(mid(name), who=who(state, accusation.seat), monk=monk(state, accusation.monk), points=points))
    said += [
        game(mid("score-minus"), who=who(state, seat), points=-points)
        if points < 0
        else game(mid("score"), who=who(state, seat), points=points)
        for seat, points in enumerate(state.scores, 1)
    ]
    return (*said, _winner(state))


def _winner(state: State) -> Announcement:
    best = max(state.scores)
    tied = state.scores.count(best) > 1
    if len(state.winners) > 1:
        return game(mid("won-together"), Sign.PASSED, STEP, people=_people(state, state.winners))
    name = "won-tie" if tied else "won"
    return game(mid(name), Sign.PASSED, STEP, who=who(state, state.winners[0]))


def _heard(event: Event, state: State) -> Said:
    """What changes nothing: a look-up, or a card in a window."""
    match event:
        case RevelationsHeard():
            return (_revelations(state),)
        case MonkHeard(number):
            ending, args = described(state, number)
            return (echo(mid(f"monk{ending}"), **args),)
        case TextHeard(_, name, text):
            said = _text(name, text)
            return (Announcement(said.id, said.args, urgency=Urgency.ECHO),)
        case CardVerified(number):
            return (game(mid("verified"), Sign.ACCEPTED, monk=monk(state, number)),)
        case SuspectLooked(seat, number, what, place, of):
            ending, args = described(state, number)
            places: dict[str, Arg] = {"number": place, "of": of} if what != "shown" else {}
            return (_private(seat, f"looked-{what}{ending}", Sign.ACCEPTED, **{**args, **places}),)
        case MonkChecked(seat, number, held):
            return (_private(seat, "checked-held" if held else "checked-not", None, monk=monk(state, number)),)
        case BookLooked(seat, name, text, seal):
            return _book(state, seat, name, text, f"seal-{seal.value}" if seal else "seal-unknown")
        case _:
            return ()


def _book(state: State, seat: Seat, name: OwnText | None, text: OwnText | None, seal: str) -> Said:
    """A book in the ear of whoever drew it, or keeps it."""
    if text is not None:
        said = _text(name, text)
        heard = Announcement(said.id, said.args, Only(seat), sign=Sign.ACCEPTED)
    elif name is not None:
        heard = _private(seat, "book-name", Sign.ACCEPTED, name=name)
    else:
        heard = _private(seat, "book-blank")
    drawn = state.phase is Phase.BOOK and seat == state.active
    return (heard, _private(seat, seal, None)) if drawn else (heard,)


# --- where are we ------------------------------------------------------------------------------------------


def status(state: State, whole: bool) -> Said:
    """Where are we: what is due; ``whole``: everything that is public."""
    if state.phase is Phase.OVER:
        return (_echoed(_winner(state)), *(_echoed(line) for line in (_ended(state)[:-1] if whole else ())))
    now = _echoed(step(state))
    if state.phase in (Phase.PREPARE, Phase.DEAL, Phase.STARTER, Phase.CONFESSOR_1, Phase.CONFESSOR_2):
        return (now, echo(mid("status-seats"), people=Several(state.layout.people))) if whole else (now,)
    time = echo(mid("status"), mass=mass(state.mass), bell=state.bell, pile=state.pile)
    return (now, time, *_everything(state)) if whole else (now, time)


def _everything(state: State) -> list[Announcement]:
    people = state.layout.people
    said = [echo(mid("status-hands"), hands=_counts(state, "hand", state.sizes))]
    places = [(who(state, seat), place) for seat, place in enumerate(state.places, 1) if place is not None]
    if places:
        items = tuple(word(mid("place"), who=each, room=room(state, place)) for each, place in places)
        said.append(echo(mid("status-places"), places=Several(items)))
    said.append(echo(mid("status-first"), who=who(state, state.first)))
    church, court = state.confessors
    if church and court:
        said.append(echo(mid("status-confessors"), church=who(state, church), court=who(state, court)))
    for name, flags in (("penance", state.penance), ("crypts", state.crypts), ("library", state.visited)):
        seats = tuple(each for each, flag in zip(people, flags, strict=True) if flag)
        if seats:
            said.append(echo(mid(f"status-{name}"), people=Several(seats)))
    if state.layout.variants.library:
        name = "library-open" if state.library(state.active) is Library.OPEN else "library-closed"
        said.append(echo(mid(name), who=who(state, state.active)))
    if any(state.books):
        said.append(echo(mid("status-books"), books=_counts(state, "books", state.books)))
    said.append(_revelations(state))
    wrong = tuple(
        word(mid("accusation"), who=who(state, each.seat), monk=monk(state, each.monk))
        for each in state.accusations
        if each.right is False
    )
    if wrong:
        said.append(echo(mid("status-accusations"), accusations=Several(wrong)))
    return said


def _counts(state: State, name: str, counts: tuple[int, ...]) -> Several:
    """ "Ana 6, Léo 5"."""
    items = zip(state.layout.people, counts, strict=True)
    return Several(tuple(word(mid(f"count-{name}"), who=each, count=count) for each, count in items))


def _revelations(state: State) -> Announcement:
    if not state.revelations:
        return echo(mid("no-revelations"))
    made = tuple(
        word(mid("revelation"), trait=trait(each.trait), who=who(state, each.seat)) for each in state.revelations
    )
    return echo(mid("revelations"), revelations=Several(made))


def _echoed(said: Announcement) -> Announcement:
    return Announcement(said.id, said.args, urgency=Urgency.ECHO)


def recap(state: State, seat: Seat) -> Said:
    """What this seat has heard of its hand, in order, and of the books it keeps."""
    if seat > state.players or state.phase is Phase.OVER:
        return ()
    said: list[Announcement] = []
    hand = state.hand(seat)
    if hand:
        cards = tuple(
            word(mid("card"), number=number, monk=monk(state, int(card.id[-2:]))) for number, card in enumerate(hand, 1)
        )
        said.append(_private(seat, "own-hand", cards=Several(cards, numbered=True), missing=state.unheard(seat)))
    if state.gone[seat - 1]:
        said.append(_private(seat, "own-gone", None, gone=state.gone[seat - 1]))
    if state.giving[seat - 1]:
        given = tuple(monk(state, int(card.id[-2:])) for card in state.giving[seat - 1])
        said.append(_private(seat, "own-giving", None, cards=Several(given)))
    if state.seen_books[seat - 1] and state.books[seat - 1]:
        said.append(_private(seat, "own-books", None, books=state.books[seat - 1]))
    return tuple(said)


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what another event has brought about by itself."""
    match event:
        case GameStarted():
            return word(mid("recall-started"))
        case StepDone(done):
            return word(mid(f"recall-{done.value}"))
        case StarterKnown(seat):
            return word(mid("recall-starter"), who=who(after, seat))
        case ConfessorKnown() | ConfessorsDrawn():
            return word(mid("recall-confessor"))
        case TurnBegan(seat) if before is not None and before.phase is not Phase.TURN_OVER:
            return word(mid("recall-turn"), who=who(after, seat))
        case BellMoved(to):
            return word(mid("recall-bell"), to=to)
        case BellSet(_, to):
            return word(mid("recall-bell"), to=to)
        case BellMissed() | BellNotMissed():
            return word(mid("recall-bell-missed"))
        case MassRung(_, value):
            return word(mid("recall-mass"), mass=mass(value))
        case MassCounted():
            return word(mid("recall-mass-cards"))
        case CardsPassed():
            return word(mid("recall-passed"))
        case Penance(seat, Sin.CONSENT | Sin.BELL):
            return word(mid("recall-penance"), who=who(after, seat))
        case Pardoned(seat):
            return word(mid("recall-pardoned"), who=who(after, seat))
        case Moved(seat, None):
            return word(mid("recall-moved-nowhere"), who=who(after, seat))
        case Moved(seat, place):
            assert place is not None
            return word(mid("recall-moved"), who=who(after, seat), room=room(after, place))
        case PlaceSet(seat, place):
            return word(mid("recall-moved"), who=who(after, seat), room=room(after, place))
        case Met() | Questioned():
            return word(mid("recall-question"), who=who(after, event.seat))
        case CardTaken(taker, robbed):
            return word(mid("recall-taken"), taker=who(after, taker), robbed=who(after, robbed))
        case CardReturned(intruder, none=False):
            return word(mid("recall-returned"), who=who(after, intruder))
        case BookKept(seat) | BookUsed(seat) | BooksSet(seat):
            return word(mid("recall-book"), who=who(after, seat))
        case BookOffered() | BookTakenBack():
            return word(mid("recall-book-offered"))
        case TextRead() | DieRolled() | RoomDrawn():
            return word(mid("recall-text"))
        case ParlourAsked() | TraitNamed() | ParlourAnswered():
            return word(mid("recall-parlour"))
        case CryptUsed(seat) | CryptSet(seat):
            return word(mid("recall-crypt"), who=who(after, seat))
        case Revealed(seat, value):
            return word(mid("recall-revealed"), who=who(after, seat), trait=trait(value))
        case TraitsBegan() | TraitGiven():
            return word(mid("recall-traits"))
        case Accused(seat, number):
            return word(mid("recall-accused"), who=who(after, seat), monk=monk(after, number))
        case Cleared(_, number) | NobodyCleared(_, number):
            return word(mid("recall-cleared"), monk=monk(after, number))
        case CulpritShown():
            return word(mid("recall-culprit"))
        case VerdictTold():
            return word(mid("recall-verdict"))
        case HandSet(seat):
            return word(mid("recall-hand-set"), who=who(after, seat))
        case CardMoved(giver):
            return word(mid("recall-card-moved"), who=who(after, giver))
        case PileSet():
            return word(mid("recall-pile"))
        case CardsHeard(seat) | HandArranged(seat) | CardsGiven(seat) | CardShown(seat) | BookSeen(seat):
            return word(mid("recall-hand"), who=who(after, seat))
        case Applied() | CryptSaved() | ChapterPassed():
            return word(mid("recall-done"))
    return None
