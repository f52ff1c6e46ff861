"""What is said: which announcement follows an event, answers "where are we?", or reminds of an act.

It knows message ids and their arguments. It must never hold a sentence (they are in ``voices/*/cluedo-one-piece.ftl``)
or a rule. A hand, a shown card, a side card and the sleeve may be said only in one seat's ear (``Only``).
"""

from __future__ import annotations

from companion import model
from companion.games import protocol
from companion.games.cluedo_one_piece import events
from companion.games.cluedo_one_piece.events import PLAY, VILLAINS, Fact, Outcome, Phase, Sort, Thing, Whence
from companion.games.cluedo_one_piece.names import card_name, crew_name, island_name, say, thing_name, things, who
from companion.games.cluedo_one_piece.phases import PHASES
from companion.games.cluedo_one_piece.state import State, asked_cards
from companion.games.kit.glance import fact
from companion.games.kit.lines import token_word
from companion.games.protocol import Kept
from companion.model import Announcement, Arg, Event, OwnText, Seat, Several, Sign, Token, Word, alert, game, replace

#: From this number of villains on, each one gives a warning.
MANY_VILLAINS = 6
#: While a turn goes on, the villains are the count that matters; then it is what was named or asked.
COUNTING = (Phase.TURN, Phase.WHERE, Phase.CENTRE)


step = PHASES.step

# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What the table hears of an event. The information comes first."""
    match event:
        case events.TurnBegan() if before is not None and before.phase is Phase.LANDED:
            return (say.game("no-hypothesis", who=who(before, before.active)), step(after))
        case events.StepDone() | events.IslandAsked() | events.AccusationBegan() | events.TurnBegan():
            return (step(after),)
        case events.AskedFirst() | events.CentreReached():
            return (step(after),)
        case events.Named(thing):
            return (say.game("named", Sign.ACCEPTED, thing=thing_name(after, thing)), step(after))
        case events.Landed():
            return (say.game("landed", Sign.ACCEPTED, island=island_name(after, event.island)), step(after))
        case events.Supposed():
            return _supposed(event, after)
        case events.HadNone(seat):
            said = say.game("had-none", Sign.ACCEPTED, who=who(after, seat))
            return (said, step(after)) if after.due != after.active else (said,)
        case events.Showed(seat):
            return (say.game("showed", Sign.ACCEPTED, who=who(after, seat)),)
        case events.NobodyShowed():
            said = say.game("nobody-showed")
            return (said, step(after)) if after.phase is Phase.SIDE else (said,)
        case events.VillainLaid():
            laid = len(after.villains)
            return (_villain(laid),) if laid < VILLAINS else ()  # the meaning of the last one comes next
        case events.GameStarted():
            variant = (say.game("started-all-crew"),) if after.layout.all_crew else ()
            return (say.game("started", Sign.READY, players=after.players), *variant, step(after))
        case events.CharacterTold(seat, crew):
            return (step(after),) if crew is None else (_plays(after, seat, crew), step(after))
        case events.WithoutPawn(crew):
            name = "without-pawn" if after.layout.all_crew else "taken-out"
            return (say.game(name, Sign.ACCEPTED, character=crew_name(after, crew)), step(after))
        case events.StartRolled(seats, values):
            rolls = tuple(
                say.word("start-roll", who=who(after, seat), value=value)
                for seat, value in zip(seats, values, strict=True)
            )
            rolled = say.game("start-rolled", Sign.ACCEPTED, rolls=Several(rolls))
            return (rolled, step(after)) if after.tied else (rolled,)
        case events.MoveRolled(_, values):
            return (replace(_rolled(values), sign=Sign.ACCEPTED),)
        case events.Accused():
            return (*_accusation(after, event), step(after))
        case events.SleeveScanned():
            if len(after.sleeve) == len(Sort):
                return ()  # right or wrong is said next
            return (say.game("sleeve-scanned", Sign.ACCEPTED, count=len(after.sleeve)),)
        case events.PlayerOut(seat):
            return (say.game("wrong", Sign.PASSED, who=who(after, seat)),)
        case events.AdventureAnnounced():
            return (say.game("adventure-due", Sign.ACCEPTED),)
        case events.AdventurePlayed(token, name, text):
            return (_read("adventure", after, token, name, text), say.game("adventure-played"))
        case events.EquipmentUsed(seat):
            return (say.game("equipment-used", Sign.ACCEPTED, who=who(after, seat)),)
        case events.Corrected(fact):
            return _corrected(fact, after)
        case events.Ended():
            due = PHASES.due(after)
            assert due is not None
            # It waits its turn after "wrong"; other endings come alone.
            end = game if event.outcome is Outcome.ALL_WRONG else alert
            return (end(due.id, Sign.PASSED, say.step, **dict(due.args)),)
        case events.CardLooked():
            return (_looked(after, event),)
        case events.HandOrdered(seat):
            return (_own_hand(after, seat),) if after.hand(seat) else ()
        case events.SleeveShort(seat):
            return (say.private(seat, "sleeve-short", None),)
        case events.Heard(token, name, text):
            return (replace(_read("heard", after, token, name, text), urgency=model.Urgency.ECHO, sign=None),)
    return ()  # what is due says it, or one ear hears it when its window closes


def _accusation(state: State, accused: events.Accused) -> tuple[Announcement, ...]:
    """First only who accuses: that is known before, and the rest can be rendered meanwhile."""
    named = things(state, accused.crew, accused.treasure, accused.island)
    return say.game("accuses", Sign.ACCEPTED, who=who(state, accused.seat)), say.game("accused", **named)


#: What a hypothesis moves, by pawn and token, and how that is said.
_MOVED = {
    (True, True): "supposed",
    (True, False): "supposed-pawn",
    (False, True): "supposed-token",
    (False, False): "supposed-nothing",
}


def _supposed(event: events.Supposed, after: State) -> tuple[Announcement, ...]:
    """The hypothesis, what is moved for it, whose pawn that is, and who answers."""
    named = things(after, event.crew, event.treasure, event.island)
    without = event.crew in after.without_pawn and event.token
    moved = "supposed-no-pawn" if without else _MOVED[after.pawn_moved(event), event.token]
    said = [say.game("supposes", Sign.ACCEPTED), say.game(moved, **named)]
    # A player who is out draws nothing, and has no turn that could start there.
    player = after.seat_of(event.crew) if after.pawn_moved(event) else None
    if player is not None and player != event.seat and player not in after.out:
        said.append(say.game("pawn-moved", who=who(after, player)))
    elif set(after.untold(event)) - after.out:
        said.append(say.game("pawn-moved-somebody"))
    if after.layout.by_ear(event.seat):
        said.append(say.game("asker-by-ear", who=who(after, event.seat)))
    return (*said, step(after))


def _rolled(values: tuple[int, ...]) -> Announcement:
    if len(values) == 1:
        return say.game("rolled-one", total=values[0])
    return say.game("rolled", total=sum(values), dice=Several(values))


def _plays(state: State, seat: Seat, crew: int) -> Announcement:
    return say.game("plays", Sign.ACCEPTED, who=who(state, seat), character=crew_name(state, crew))


def _villain(laid: int) -> Announcement:
    args: dict[str, Arg] = {"laid": laid, "most": VILLAINS}
    if laid >= MANY_VILLAINS:
        return say.alert("villain-warning", Sign.PASSED, left=VILLAINS - laid, **args)
    return say.game("villain", Sign.ACCEPTED, **args)


def _read(what: str, state: State, token: Token, name: OwnText | None, text: OwnText | None) -> Announcement:
    """A card's name, and its text if the owner has told it."""
    title = name or token_word(token.id)
    if text is None:
        return say.game(what, Sign.ACCEPTED, card=title)
    return say.game(f"{what}-text", Sign.ACCEPTED, card=title, text=text)


def _looked(state: State, looked: events.CardLooked) -> Announcement:
    seat, place = looked.seat, looked.place
    args: dict[str, Arg] = {"card": card_name(state, looked.token)}
    if looked.whence is not None:
        return _none_of_the_hand(state, looked, looked.whence, args)
    if looked.text is not None:
        return say.private(seat, "card-looked-text", text=looked.text, **args)
    return (
        say.private(seat, "card-looked-place", place=place, **args)
        if place
        else say.private(seat, "card-looked", **args)
    )


def _none_of_the_hand(state: State, looked: events.CardLooked, whence: Whence, args: dict[str, Arg]) -> Announcement:
    """What the card is taken for, and what to do if it is the seat's own: both are possible."""
    if whence is Whence.SHOWN:
        shower = state.shower or (state.shown[0] if state.shown is not None else state.due)
        args["who"] = who(state, shower)
    name = f"card-{whence.value}"
    if looked.instead is not None:
        name, args["other"] = f"{name}-instead", card_name(state, looked.instead)
    return say.private(looked.seat, f"{name}-sure" if looked.sure else name, **args)


def _corrected(fact: Fact, after: State) -> tuple[Announcement, ...]:
    match fact:
        case Fact.VILLAINS:
            laid = len(after.villains)
            said = say.game("villains", Sign.ACCEPTED, laid=laid, most=VILLAINS)
            return (said,) if laid < VILLAINS else ()
        case Fact.TURN:
            return (replace(step(after), sign=Sign.ACCEPTED),)
        case Fact.PLACE:
            said = replace(_place(after, after.active), sign=Sign.ACCEPTED)
            return (said, step(after)) if after.phase in (Phase.LANDED, Phase.CENTRE) else (said,)


# --- where are we ------------------------------------------------------------------------------------------


def facts(state: State) -> tuple[protocol.Fact, ...]:
    """Everything public beside what is due: what it is about, then the table, then what was asked, the newest first."""
    said = _about(state)
    said.append(fact("seats", say.word("status-seats", people=Several(state.layout.circle))))
    played = [(seat, crew) for seat, crew in enumerate(state.characters, 1) if crew is not None]
    said += [fact("characters", _plays(state, seat, crew)) for seat, crew in played]
    if state.without_pawn:
        name = "status-without-pawn" if state.layout.all_crew else "status-taken-out"
        crew = Several(tuple(crew_name(state, crew) for crew in state.without_pawn))
        said.append(fact("without-pawn", say.word(name, crew=crew)))
    if state.phase is not Phase.STARTER and state.phase not in (*PLAY, Phase.OVER):
        return tuple(said)
    said += _dealt(state)
    if state.phase is Phase.STARTER:
        return tuple(said)
    said.append(_villains(state))
    said += [fact("places", line) for line in _places(state)]
    if state.out:
        said.append(fact("out", say.word("status-out", people=_people(state, state.out))))
    unused = frozenset(range(1, state.players + 1)) - state.used - state.out
    if unused and state.phase is not Phase.OVER:
        said.append(fact("equipment", say.word("status-equipment", people=_people(state, unused))))
    if state.used:
        said.append(fact("equipment", say.word("status-equipment-used", people=_people(state, state.used))))
    said += [fact("inquiries", _inquiry(state, asked, shower)) for asked, shower in reversed(state.inquiries)]
    return tuple(said)


def _about(state: State) -> list[protocol.Fact]:
    """What the act that is due is about: what was rolled, named, asked, or scanned of the sleeve."""
    said = list[protocol.Fact]()
    named = tuple(thing_name(state, thing) for thing in state.named if thing.sort is not Sort.ISLAND)
    match state.phase:
        case Phase.TURN if state.rolled:
            said.append(fact("rolled", _rolled(state.rolled), short=True))
        case Phase.LANDED:
            said.append(fact("landed", say.word("landed", island=island_name(state, state.place or 1)), short=True))
        case Phase.ACCUSING:
            named = tuple(thing_name(state, thing) for thing in state.named)
        case Phase.ANSWERING | Phase.SIDE if state.asked is not None:
            asked = state.asked
            about = things(state, asked.crew, asked.treasure, asked.island)
            said.append(fact("asked", say.word("asked", **about), short=True))
            if none := _had_none(state):
                said.append(fact("answers", say.word("asked-none", people=_people(state, none)), short=True))
        case Phase.CHECKING if state.accused is not None:
            said += [fact("accused", line, short=True) for line in _accusation(state, state.accused)]
            if state.sleeve:
                said.append(fact("sleeve", say.word("sleeve-scanned", count=len(state.sleeve)), short=True))
    if named:
        said.append(fact("named", say.word("status-named", things=Several(named)), short=True))
    if state.card_due:
        said.append(fact("adventure", say.word("status-adventure-due"), short=True))
    return said


def _had_none(state: State) -> frozenset[Seat]:
    """Who has had nothing to show for the newest hypothesis: all between the one who asked and the one who is due."""
    layout, none, seat = state.layout, list[Seat](), state.layout.left_of(state.active)
    while seat != state.due:
        none.append(seat)
        seat = layout.left_of(seat)
    return frozenset(none)


def _dealt(state: State) -> list[protocol.Fact]:
    """How many cards were dealt to each, where that is known, and how many lie at the side."""
    said = list[protocol.Fact]()
    if state.deal is not None:
        each, over = state.deal
        said.append(fact("hands", say.word("status-hands", each=each, over=over)))
    if state.layout.side:
        said.append(fact("side", say.word("status-side", side=state.layout.side)))
    return said


def _villains(state: State) -> protocol.Fact:
    """How many lie there: the count that matters in a turn. Those that are known are named."""
    laid = len(state.villains)
    args: dict[str, Arg] = {"laid": laid, "most": VILLAINS}
    known = tuple(card_name(state, villain) for villain in state.villains if villain is not None)
    said = say.word("villains-named", names=Several(known), **args) if known else say.word("villains", **args)
    return fact("villains", said, short=laid > 0 and state.phase in COUNTING)


def _places(state: State) -> list[Announcement | Word]:
    """Where pawns and treasures are, as far as it is known."""
    seats = range(1, state.players + 1)
    said = list[Announcement | Word](_place(state, seat) for seat in seats if state.places[seat - 1] is not None)
    if away := frozenset(seat for seat in seats if state.places[seat - 1] is None):
        said.append(say.word("status-no-island", people=_people(state, away)))
    moved = [(crew_name(state, crew), island) for crew, island in state.pawns if state.seat_of(crew) is None]
    moved += [(thing_name(state, Thing(Sort.TREASURE, treasure)), island) for treasure, island in state.treasures]
    said += [say.word("stands", thing=thing, island=island_name(state, island)) for thing, island in moved]
    return [*said, say.word("status-treasures")]


def _inquiry(state: State, asked: events.Supposed, shower: Seat | None) -> Word:
    about = things(state, asked.crew, asked.treasure, asked.island)
    asker = who(state, asked.seat)
    if shower is None:
        return say.word("inquiry-nobody", who=asker, **about)
    return say.word("inquiry", who=asker, shower=who(state, shower), **about)


def _people(state: State, seats: frozenset[Seat]) -> Several:
    return Several(tuple(who(state, seat) for seat in sorted(seats)))


def _place(state: State, seat: Seat) -> Announcement:
    place = state.places[seat - 1]
    if not place:
        return say.game("stands-centre", thing=who(state, seat))
    return say.game("stands", thing=who(state, seat), island=island_name(state, place))


# --- for one ear -------------------------------------------------------------------------------------------


def recap(state: State, seat: Seat) -> tuple[Kept, ...]:
    """What this seat may hear again: first what matters now, then its hand in order."""
    hand, asked = state.hand(seat), state.asked
    kept: list[Kept] = []
    if asked is not None and asked.seat == seat and state.shown is not None:
        shower, card = state.shown
        kept.append(Kept(say.private(seat, "was-shown", who=who(state, shower), card=card_name(state, card)), (card,)))
        if state.phase is Phase.ANSWERING:
            return tuple(kept)
    if state.phase is Phase.SIDE and state.side_card is not None and state.side_card[0] == seat and state.side_seen:
        card = state.side_card[1]
        return (Kept(say.private(seat, "was-at-the-side", card=card_name(state, card)), (card,)),)
    if asked is not None and state.phase is Phase.ANSWERING and seat == state.due and hand:
        may = tuple(card_name(state, card) for card in hand if card in asked_cards(asked))
        line = say.private(seat, "may-show", cards=Several(may)) if may else say.private(seat, "may-show-none")
        kept.append(Kept(line, hand))
    for owner, sleeve in state.known_sleeve:
        if owner == seat:
            kept.append(Kept(say.private(seat, "own-sleeve", cards=_cards(state, sleeve)), sleeve))
    if hand:
        kept.append(Kept(_own_hand(state, seat), hand))
    return tuple(kept)


def _own_hand(state: State, seat: Seat) -> Announcement:
    hand = state.hand(seat)
    return say.private(seat, "own-hand", count=len(hand), cards=_cards(state, hand))


def _cards(state: State, cards: tuple[Token, ...]) -> Several:
    return Several(tuple(card_name(state, card) for card in cards))


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what followed by itself from another event."""
    match event:
        case events.GameStarted():
            return say.word("recall-started")
        case events.StepDone(phase):
            return say.word(f"recall-{phase.value}")
        case events.CharacterTold(seat):
            return say.word("recall-character", who=who(after, seat))
        case events.WithoutPawn(crew):
            return say.word("recall-without-pawn", character=crew_name(after, crew))
        case events.StartRolled() | events.MoveRolled():
            return say.word("recall-roll")
        case events.TurnBegan(seat) if before is not None and before.phase is Phase.STARTER:
            return say.word("recall-starter", who=who(after, seat))
        case events.TurnBegan() if before is not None and before.phase in (Phase.LANDED, Phase.CENTRE):
            return say.word("recall-turn", who=who(before, before.active))
        case events.TurnEnded(seat):
            return say.word("recall-turn", who=who(after, seat))
        case events.AskedFirst():
            return say.word("recall-asked-first")
        case events.IslandAsked():
            return say.word("recall-island-asked")
        case events.Landed(_, island):
            return say.word("recall-landed", island=island_name(after, island))
        case events.CentreReached(seat):
            return say.word("recall-centre", who=who(after, seat))
        case events.Named(thing):
            return say.word("recall-named", thing=thing_name(after, thing))
        case events.Supposed(_, crew, treasure, island):
            return say.word("recall-supposed", **things(after, crew, treasure, island))
        case events.HadNone(seat):
            return say.word("recall-had-none", who=who(after, seat))
        case events.Showed(seat):
            return say.word("recall-showed", who=who(after, seat))
        case events.SideLooked(seat):
            return say.word("recall-side", who=who(after, seat))
        case events.AccusationBegan():
            return say.word("recall-accusation")
        case events.Accused(seat):
            return say.word("recall-accused", who=who(after, seat))
        case events.SleeveScanned():
            return say.word("recall-sleeve-scanned")
        case events.PlayerOut(seat):
            return say.word("recall-verdict", who=who(after, seat))
        case events.Ended(Outcome.SOLVED, winner):
            return say.word("recall-verdict", who=who(after, winner or after.active))
        case events.VillainLaid():
            return say.word("recall-villain", laid=len(after.villains))
        case events.AdventureAnnounced() | events.AdventurePlayed():
            return say.word("recall-adventure")
        case events.EquipmentUsed(seat):
            return say.word("recall-equipment", who=who(after, seat))
        case events.Corrected():
            return say.word("recall-corrected")
        case (
            events.HandKept(seat)
            | events.CardShown(seat)
            | events.Claimed(seat)
            | events.SideSeen(seat)
            | events.SleeveSeen(seat)
        ):
            return say.word("recall-window", who=who(after, seat))  # the same words, whatever was heard
    return None
