"""What is said: which announcement follows an event, answers "where are we?", or reminds of an act.

It knows message ids and their arguments, never a sentence (they are in ``voices/*/cluedo-one-piece.ftl``)
and never a rule. What a hand, a shown card, a side card or the sleeve is may be said to its own ear only (``Only``).
"""

from __future__ import annotations

from companion.games.cluedo_one_piece.state import (
    CENTRE,
    DOUBLES,
    ID,
    PLAY,
    VILLAINS,
    AccusationBegan,
    Accused,
    AdventureAnnounced,
    AdventurePlayed,
    CardLooked,
    CardShown,
    CentreReached,
    CharacterTold,
    Claimed,
    Corrected,
    Ended,
    EquipmentUsed,
    Fact,
    GameStarted,
    HadNone,
    HandKept,
    HandOrdered,
    Heard,
    IslandAsked,
    Landed,
    MoveRolled,
    Named,
    NobodyShowed,
    Outcome,
    Phase,
    PlayerOut,
    Showed,
    SideLooked,
    SideSeen,
    SleeveScanned,
    SleeveSeen,
    SleeveShort,
    Sort,
    StartRolled,
    State,
    StepDone,
    Supposed,
    Thing,
    TurnBegan,
    TurnEnded,
    VillainLaid,
    Whence,
    WithoutPawn,
    asked_cards,
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
    Token,
    Urgency,
    Who,
    Word,
    alert,
    game,
    replace,
    word,
)

#: A step's line is dropped unsaid when the table has gone on to the next.
STEP = f"{ID}-step"
#: From so many villains on each one is a warning.
MANY_VILLAINS = 6


def mid(name: str) -> str:
    """The message id of this game: "landed" → "cluedo-one-piece-landed"."""
    return f"{ID}-{name}"


def who(state: State, seat: Seat) -> Who:
    """A player."""
    return state.layout.people[seat - 1]


def card_name(state: State, card: Token) -> Arg:
    """A card as its owner named it, else by the number on its label."""
    for kind, name in state.layout.names:
        if kind == card.kind:
            return name
    return Word("token-" + card.id.replace("/", "-"))


def thing_name(state: State, thing: Thing) -> Arg:
    """A crew member, a treasure or an island."""
    return card_name(state, thing.card)


def _crew(state: State, number: int) -> Arg:
    return thing_name(state, Thing(Sort.CREW, number))


def _treasure(state: State, number: int) -> Arg:
    return thing_name(state, Thing(Sort.TREASURE, number))


def _island(state: State, number: int) -> Arg:
    return thing_name(state, Thing(Sort.ISLAND, number))


# --- steps: what the table does now ------------------------------------------------------------------------


def step(state: State) -> Announcement:
    """The act that is due in this phase, or the question that is open."""
    name, args = _step(state)
    return game(mid(name), None, STEP, **args)


def reminder(state: State) -> Announcement | None:
    """Said once after a minute where an act is due; never while players think or argue."""
    if state.phase in (Phase.BOARD, Phase.SLEEVE, Phase.DEAL):
        return game(mid("remind-step"), Sign.ATTENTION, STEP)
    return replace(step(state), sign=Sign.ATTENTION)


def _step(state: State) -> tuple[str, dict[str, Arg]]:
    layout, person = state.layout, who(state, state.active)
    match state.phase:
        case Phase.BOARD:
            return "step-board", {}
        case Phase.CHARACTERS:
            return "ask-character", {"who": who(state, state.called), "crew": layout.typing(Sort.CREW)}
        case Phase.DOUBLES:
            if state.without_pawn:
                return "ask-doubles-next", {"left": DOUBLES - len(state.without_pawn)}
            return ("ask-doubles-all-crew" if layout.all_crew else "ask-doubles"), {}
        case Phase.SLEEVE:
            return "step-sleeve", {}
        case Phase.DEAL:
            return _deal(state)
        case Phase.STARTER:
            if state.tied:
                return "ask-starter-tied", {"people": Several(tuple(who(state, seat) for seat in state.tied))}
            return "ask-starter", {"players": state.players}
        case Phase.TURN:
            return _turn(state)
        case Phase.WHERE:
            return "ask-island", {}
        case Phase.LANDED:
            return ("ask-crew" if state.lacks() is Sort.CREW else "ask-treasure"), {"who": person}
        case Phase.ANSWERING:
            name = "answer-first" if state.due == layout.left_of(state.active) else "answer"
            return name, {"who": who(state, state.due), "asker": person}
        case Phase.SIDE:
            return "step-side", {"who": person}
        case Phase.CENTRE:
            return "step-centre", {"who": person}
        case Phase.ACCUSING:
            names = {Sort.CREW: "accuse-crew", Sort.TREASURE: "accuse-treasure", Sort.ISLAND: "accuse-island"}
            return names[state.lacks() or Sort.CREW], {}
        case Phase.CHECKING:
            return ("ask-verdict-ear" if layout.by_ear(state.active) else "ask-verdict"), {"who": person}
        case Phase.OVER:
            return _ended(state)


def _deal(state: State) -> tuple[str, dict[str, Arg]]:
    """How the rest is dealt; the numbers only where somebody who knows the box has told them."""
    args: dict[str, Arg] = {"side": state.layout.side}
    if state.deal is None:
        return "step-deal", args
    each, over = state.deal
    return "step-deal-counted", {**args, "each": each, "over": over}


def _turn(state: State) -> tuple[str, dict[str, Arg]]:
    person, place = who(state, state.active), state.place
    if place is None:
        return "turn", {"who": person}
    if place == CENTRE:
        return "turn-centre", {"who": person}
    return "turn-island", {"who": person, "island": _island(state, place)}


def _ended(state: State) -> tuple[str, dict[str, Arg]]:
    if state.outcome is Outcome.SOLVED and state.winner is not None:
        return "won", {"who": who(state, state.winner)}
    return ("lost-villains" if state.outcome is Outcome.VILLAINS else "lost-all-wrong"), {}


# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What the table hears of an event, the information first."""
    match event:
        case TurnBegan() if before is not None and before.phase is Phase.LANDED:
            return (game(mid("no-hypothesis"), who=who(before, before.active)), step(after))
        case Named() | StepDone() | IslandAsked() | AccusationBegan() | TurnBegan():
            return (_accepted(event, after), step(after)) if isinstance(event, Named) else (step(after),)
        case Landed():
            return (game(mid("landed"), Sign.ACCEPTED, island=_island(after, event.island)), step(after))
        case Supposed():
            return _supposed(event, after)
        case HadNone(seat):
            said = game(mid("had-none"), Sign.ACCEPTED, who=who(after, seat))
            return (said, step(after)) if after.due != after.active else (said,)
        case Showed(seat):
            return (game(mid("showed"), Sign.ACCEPTED, who=who(after, seat)),)
        case NobodyShowed():
            said = game(mid("nobody-showed"))
            return (said, step(after)) if after.phase is Phase.SIDE else (said,)
        case VillainLaid():
            laid = len(after.villains)
            return (_villain(laid),) if laid < VILLAINS else ()  # what the last one means comes next
        case GameStarted():
            variant = (game(mid("started-all-crew")),) if after.layout.all_crew else ()
            return (game(mid("started"), Sign.READY, players=after.players), *variant, step(after))
        case CharacterTold(seat, crew):
            return (step(after),) if crew is None else (_plays(after, seat, crew), step(after))
        case WithoutPawn(crew):
            name = "without-pawn" if after.layout.all_crew else "taken-out"
            return (game(mid(name), Sign.ACCEPTED, character=_crew(after, crew)), step(after))
        case StartRolled(seats, values):
            rolls = tuple(
                word(mid("start-roll"), who=who(after, seat), value=value)
                for seat, value in zip(seats, values, strict=True)
            )
            rolled = game(mid("start-rolled"), Sign.ACCEPTED, rolls=Several(rolls))
            return (rolled, step(after)) if after.tied else (rolled,)
        case MoveRolled(_, values):
            if len(values) == 1:
                return (game(mid("rolled-one"), Sign.ACCEPTED, total=values[0]),)
            return (game(mid("rolled"), Sign.ACCEPTED, total=sum(values), dice=Several(values)),)
        case CentreReached():
            return (step(after),)
        case Accused():
            return (*_accusation(after, event), step(after))
        case SleeveScanned():
            if len(after.sleeve) == len(Sort):
                return ()  # right or wrong comes next
            return (game(mid("sleeve-scanned"), Sign.ACCEPTED, count=len(after.sleeve)),)
        case PlayerOut(seat):
            return (game(mid("wrong"), Sign.PASSED, who=who(after, seat)),)
        case AdventureAnnounced():
            return (game(mid("adventure-due"), Sign.ACCEPTED),)
        case AdventurePlayed(token, name, text):
            return (_read("adventure", after, token, name, text), game(mid("adventure-played")))
        case EquipmentUsed(seat):
            return (game(mid("equipment-used"), Sign.ACCEPTED, who=who(after, seat)),)
        case Corrected(fact):
            return _corrected(fact, after)
        case Ended():
            name, args = _ended(after)
            # After "wrong" it waits for its turn; the others come alone.
            end = game if event.outcome is Outcome.ALL_WRONG else alert
            return (end(mid(name), Sign.PASSED, STEP, **args),)
        case CardLooked():
            return (_looked(after, event),)
        case HandOrdered(seat):
            return (_own_hand(after, seat),) if after.hand(seat) else ()
        case SleeveShort(seat):
            return (replace(_private(seat, "sleeve-short"), sign=None),)
        case Heard(token, name, text):
            return (replace(_read("heard", after, token, name, text), urgency=Urgency.ECHO, sign=None),)
        case TurnEnded() | SideLooked() | HandKept() | CardShown() | Claimed() | SideSeen() | SleeveSeen():
            return ()
    return ()


def _accepted(event: Named, after: State) -> Announcement:
    return game(mid("named"), Sign.ACCEPTED, thing=thing_name(after, event.thing))


def _things(state: State, crew: int, treasure: int, island: int) -> dict[str, Arg]:
    return {"crew": _crew(state, crew), "treasure": _treasure(state, treasure), "island": _island(state, island)}


def _accusation(state: State, accused: Accused) -> tuple[Announcement, ...]:
    """Who accuses comes first, alone: it is known before, and what is new can be rendered meanwhile."""
    things = _things(state, accused.crew, accused.treasure, accused.island)
    return game(mid("accuses"), Sign.ACCEPTED, who=who(state, accused.seat)), game(mid("accused"), **things)


def _supposed(event: Supposed, after: State) -> tuple[Announcement, ...]:
    """The hypothesis, what is moved for it, whose pawn that is, and who answers."""
    things = _things(after, event.crew, event.treasure, event.island)
    moved = "supposed-no-pawn" if event.crew in after.without_pawn else "supposed"
    said = [game(mid("supposes"), Sign.ACCEPTED), game(mid(moved), **things)]
    # Whoever is out draws nothing and has no turn that could start there.
    player = None if event.crew in after.without_pawn else after.seat_of(event.crew)
    if player is not None and player != event.seat and player not in after.out:
        said.append(game(mid("pawn-moved"), who=who(after, player)))
    elif set(after.untold(event)) - after.out:
        said.append(game(mid("pawn-moved-somebody")))
    if after.layout.by_ear(event.seat):
        said.append(game(mid("asker-by-ear"), who=who(after, event.seat)))
    return (*said, step(after))


def _plays(state: State, seat: Seat, crew: int) -> Announcement:
    return game(mid("plays"), Sign.ACCEPTED, who=who(state, seat), character=_crew(state, crew))


def _villain(laid: int) -> Announcement:
    args: dict[str, Arg] = {"laid": laid, "most": VILLAINS}
    if laid >= MANY_VILLAINS:
        return alert(mid("villain-warning"), Sign.PASSED, left=VILLAINS - laid, **args)
    return game(mid("villain"), Sign.ACCEPTED, **args)


def _read(what: str, state: State, token: Token, name: OwnText | None, text: OwnText | None) -> Announcement:
    """A card's name, and its text where the owner has told it."""
    title = name or Word("token-" + token.id.replace("/", "-"))
    if text is None:
        return game(mid(what), Sign.ACCEPTED, card=title)
    return game(mid(f"{what}-text"), Sign.ACCEPTED, card=title, text=text)


def _looked(state: State, looked: CardLooked) -> Announcement:
    seat, place = looked.seat, looked.place
    args: dict[str, Arg] = {"card": card_name(state, looked.token)}
    if looked.whence is not None:
        return _none_of_the_hand(state, looked, looked.whence, args)
    if looked.text is not None:
        return _private(seat, "card-looked-text", text=looked.text, **args)
    return _private(seat, "card-looked-place", place=place, **args) if place else _private(seat, "card-looked", **args)


def _none_of_the_hand(state: State, looked: CardLooked, whence: Whence, args: dict[str, Arg]) -> Announcement:
    """What the card is taken for, and what to do where it is one's own: both may be."""
    if whence is Whence.SHOWN:
        shower = state.shower or (state.shown[0] if state.shown is not None else state.due)
        args["who"] = who(state, shower)
    name = f"card-{whence.value}"
    if looked.instead is not None:
        name, args["other"] = f"{name}-instead", card_name(state, looked.instead)
    return _private(looked.seat, f"{name}-sure" if looked.sure else name, **args)


def _corrected(fact: Fact, after: State) -> tuple[Announcement, ...]:
    match fact:
        case Fact.VILLAINS:
            laid = len(after.villains)
            said = game(mid("villains"), Sign.ACCEPTED, laid=laid, most=VILLAINS)
            return (said,) if laid < VILLAINS else ()
        case Fact.TURN:
            return (replace(step(after), sign=Sign.ACCEPTED),)
        case Fact.PLACE:
            said = replace(_place(after, after.active), sign=Sign.ACCEPTED)
            return (said, step(after)) if after.phase in (Phase.LANDED, Phase.CENTRE) else (said,)


# --- where are we ------------------------------------------------------------------------------------------


def status(state: State, whole: bool) -> tuple[Announcement, ...]:
    """Where are we: whose turn and what is due; ``whole``: everything that is public."""
    said: list[Announcement] = []
    if state.phase in (Phase.ANSWERING, Phase.SIDE) and state.asked is not None:
        asked = state.asked
        said.append(game(mid("asked"), **_things(state, asked.crew, asked.treasure, asked.island)))
    elif state.phase is Phase.LANDED:
        said.append(game(mid("landed"), island=_island(state, state.place or 1)))
    elif state.phase is Phase.CHECKING and state.accused is not None:
        said += _accusation(state, state.accused)
    said.append(step(state))
    if whole:
        said += _everything(state)
    return tuple(replace(line, urgency=Urgency.ECHO, sign=None, topic="") for line in said)


def _everything(state: State) -> list[Announcement]:
    layout, said = state.layout, []
    seats = range(1, state.players + 1)
    said.append(game(mid("status-seats"), people=Several(layout.people)))
    said += [_plays(state, seat, crew) for seat, crew in enumerate(state.characters, 1) if crew is not None]
    if state.without_pawn:
        name = "status-without-pawn" if layout.all_crew else "status-taken-out"
        said.append(game(mid(name), crew=Several(tuple(_crew(state, crew) for crew in state.without_pawn))))
    if state.phase not in (*PLAY, Phase.OVER):
        return said
    said.append(game(mid("villains"), laid=len(state.villains), most=VILLAINS))
    said += [_place(state, seat) for seat in seats if state.places[seat - 1] is not None]
    others = [(crew, island) for crew, island in state.pawns if state.seat_of(crew) is None]
    moved = [(_crew(state, crew), island) for crew, island in others]
    moved += [(_treasure(state, treasure), island) for treasure, island in state.treasures]
    said += [game(mid("stands"), thing=thing, island=_island(state, island)) for thing, island in moved]
    if state.out:
        said.append(game(mid("status-out"), people=_people(state, state.out)))
    unused = frozenset(seats) - state.used - state.out
    if unused and state.phase is not Phase.OVER:
        said.append(game(mid("status-equipment"), people=_people(state, unused)))
    return said


def _people(state: State, seats: frozenset[Seat]) -> Several:
    return Several(tuple(who(state, seat) for seat in sorted(seats)))


def _place(state: State, seat: Seat) -> Announcement:
    place = state.places[seat - 1]
    if not place:
        return game(mid("stands-centre"), thing=who(state, seat))
    return game(mid("stands"), thing=who(state, seat), island=_island(state, place))


# --- for one ear -------------------------------------------------------------------------------------------


def recap(state: State, seat: Seat) -> tuple[Announcement, ...]:
    """What this seat may hear again: what the moment is about first, then its hand in order."""
    hand, asked = state.hand(seat), state.asked
    said: list[Announcement] = []
    if asked is not None and asked.seat == seat and state.shown is not None:
        shower, card = state.shown
        said.append(_private(seat, "was-shown", who=who(state, shower), card=card_name(state, card)))
        if state.phase is Phase.ANSWERING:
            return tuple(said)
    if state.phase is Phase.SIDE and state.side_card is not None and state.side_card[0] == seat and state.side_seen:
        return (_private(seat, "was-at-the-side", card=card_name(state, state.side_card[1])),)
    if asked is not None and state.phase is Phase.ANSWERING and seat == state.due and hand:
        may = tuple(card_name(state, card) for card in hand if card in asked_cards(asked))
        said.append(_private(seat, "may-show", cards=Several(may)) if may else _private(seat, "may-show-none"))
    for owner, sleeve in state.known_sleeve:
        if owner == seat:
            said.append(_private(seat, "own-sleeve", cards=_cards(state, sleeve)))
    if hand:
        said.append(_own_hand(state, seat))
    return tuple(said)


def _own_hand(state: State, seat: Seat) -> Announcement:
    hand = state.hand(seat)
    return _private(seat, "own-hand", count=len(hand), cards=_cards(state, hand))


def _cards(state: State, cards: tuple[Token, ...]) -> Several:
    return Several(tuple(card_name(state, card) for card in cards))


def _private(seat: Seat, name: str, **args: Arg) -> Announcement:
    said = word(mid(name), **args)
    return Announcement(said.id, said.args, Only(seat), sign=Sign.ACCEPTED)


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what another event has brought about by itself."""
    match event:
        case GameStarted():
            return word(mid("recall-started"))
        case StepDone(phase):
            return word(mid(f"recall-{phase.value}"))
        case CharacterTold(seat):
            return word(mid("recall-character"), who=who(after, seat))
        case WithoutPawn(crew):
            return word(mid("recall-without-pawn"), character=_crew(after, crew))
        case StartRolled() | MoveRolled():
            return word(mid("recall-roll"))
        case TurnBegan(seat) if before is not None and before.phase is Phase.STARTER:
            return word(mid("recall-starter"), who=who(after, seat))
        case TurnBegan() if before is not None and before.phase in (Phase.LANDED, Phase.CENTRE):
            return word(mid("recall-turn"), who=who(before, before.active))
        case TurnEnded(seat):
            return word(mid("recall-turn"), who=who(after, seat))
        case IslandAsked():
            return word(mid("recall-island-asked"))
        case Landed(_, island):
            return word(mid("recall-landed"), island=_island(after, island))
        case CentreReached(seat):
            return word(mid("recall-centre"), who=who(after, seat))
        case Named(thing):
            return word(mid("recall-named"), thing=thing_name(after, thing))
        case Supposed(_, crew, treasure, island):
            return word(mid("recall-supposed"), **_things(after, crew, treasure, island))
        case HadNone(seat):
            return word(mid("recall-had-none"), who=who(after, seat))
        case Showed(seat):
            return word(mid("recall-showed"), who=who(after, seat))
        case SideLooked(seat):
            return word(mid("recall-side"), who=who(after, seat))
        case AccusationBegan():
            return word(mid("recall-accusation"))
        case Accused(seat):
            return word(mid("recall-accused"), who=who(after, seat))
        case SleeveScanned():
            return word(mid("recall-sleeve-scanned"))
        case PlayerOut(seat):
            return word(mid("recall-verdict"), who=who(after, seat))
        case Ended(Outcome.SOLVED, winner):
            return word(mid("recall-verdict"), who=who(after, winner or after.active))
        case VillainLaid():
            return word(mid("recall-villain"), laid=len(after.villains))
        case AdventureAnnounced() | AdventurePlayed():
            return word(mid("recall-adventure"))
        case EquipmentUsed(seat):
            return word(mid("recall-equipment"), who=who(after, seat))
        case Corrected():
            return word(mid("recall-corrected"))
        case HandKept(seat) | CardShown(seat) | Claimed(seat) | SideSeen(seat) | SleeveSeen(seat):
            return word(mid("recall-window"), who=who(after, seat))  # the same, whatever was heard
    return None
