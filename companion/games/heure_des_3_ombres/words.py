"""What is heard: events, steps and reminders as announcements, in the order in which they are said.

It picks message ids and arguments and must never hold a sentence: those are in
``voices/*/heure-des-3-ombres.ftl``. The name of a tile is said when it is turned, to whom it may concern, and in
no step, status or recall: what those say may be said again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from companion.games.heure_des_3_ombres.state import (
    BLUFF,
    HOUSE_RULES,
    ID,
    LAST_HOUR,
    SET_UP,
    SLEEP,
    SLEEPERS,
    SUSPECTS,
    AdvanceAsked,
    AmbushFell,
    BluffBegan,
    BluffShown,
    Card,
    CardDrawn,
    ClueHome,
    CluesLaid,
    Corrected,
    Count,
    CubeRemoved,
    CubesThrown,
    Curse,
    CurseBegan,
    CurseEnded,
    DebriefingDone,
    Deck,
    DieRolled,
    Differed,
    Ended,
    Face,
    GameStarted,
    Heard,
    HourPassed,
    HouseRuleSet,
    IllusionPassed,
    IllusionRolled,
    Investigator,
    InvestigatorTold,
    LeftVisible,
    Limbes,
    LimbesDrawn,
    LimbesPassed,
    LookAsked,
    LookTaken,
    NoSecondTile,
    ObjectUsed,
    Paired,
    PairReturned,
    Peeked,
    Phase,
    PlayedOnce,
    Reason,
    RollKept,
    Shuffled,
    SpareChosen,
    SpareGone,
    State,
    StepDone,
    Tile,
    TileRevealed,
    Trap,
    TrapLaid,
    TrapRevealed,
    TurnBegan,
    TurnedBack,
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
    Way,
    Who,
    Word,
    echo,
    game,
    replace,
    word,
)

#: ``game`` or ``echo``: the same line as something that happened, or as an answer.
Say: TypeAlias = Callable[..., Announcement]

#: A step's line is dropped unsaid when the table has gone on to the next.
STEP = f"{ID}-step"
#: So is a tile's, once it has been turned back.
TILE = f"{ID}-tile"


def mid(name: str) -> str:
    """The message id of this game: "hour" → "heure-des-3-ombres-hour"."""
    return f"{ID}-{name}"


def who(state: State, seat: Seat) -> Who:
    return state.layout.people[seat - 1]


@cache
def own(name: str) -> Word:
    """A message of this game that is said inside another and takes no arguments."""
    return Word(mid(name))


@cache
def token_word(token_id: str) -> Word:
    """The name of a thing: "Vortex, Traquenard"."""
    return Word("token-" + token_id.replace("/", "-"))


def name_of(tile: Tile) -> Arg:
    """A tile as its owner named it, else by the number on its label."""
    return tile.name or plain_name(tile.token)


def plain_name(token: Token) -> Arg:
    """ "Tuile 12", or what else it is."""
    return token_word(token.id)


def investigator(whom: Investigator) -> Word:
    return token_word(f"{ID}/enqueteur/{whom.value}")


def face(which: Face) -> Word:
    return own(f"face-{which.value}")


def _does(state: State, limbes: Limbes) -> Word:
    """What a curse forbids, as this table plays it."""
    match limbes:
        case Limbes.SILENCE:
            return own(f"curse-silence-{state.house.silence}")
        case Limbes.TENEBRES:
            return own(f"curse-tenebres-{state.house.darkness}")
        case _:
            return own(f"curse-{limbes.value}")


#: What may be heard only while a tile lies open.
_SECOND = frozenset({mid("tile-second")})
_SHOWN = frozenset({mid("tile-first"), mid("tile-second"), mid("tile-shown"), mid("tile-trap")})
_NEVER = frozenset({mid("tile-again"), mid("peeked")})
_ALOUD = frozenset({mid("peeked-aloud")})


def forgotten(state: State) -> frozenset[str]:
    """Announcements that say what lies under a tile which is face down now."""
    found = _NEVER if state.fresh else _NEVER | _ALOUD
    if not state.shown:
        return found | _SHOWN
    return found | _SECOND if len(state.shown) < 2 else found


# --- steps: what the table does now ------------------------------------------------------------------------


def step(state: State) -> Announcement:
    """The act that is due in this phase, or the question that is open."""
    name, args = _step(state)
    return game(mid(name), None, STEP, **args)


def reminder(state: State) -> Announcement | None:
    """Said once after a minute where an act is due; never while players search their memories."""
    if state.phase in (Phase.START, Phase.ROLLED, Phase.REVEAL, Phase.BLUFF, Phase.DEBRIEFING, Phase.OVER):
        return None
    return replace(step(state), sign=Sign.ATTENTION)


def _step(state: State) -> tuple[str, dict[str, Arg]]:
    match state.phase:
        case Phase.START:
            return "step-start-bluff" if state.hour >= BLUFF else "step-start", {}
        case Phase.REVEAL:
            return _reveal(state)
        case Phase.TURN_BACK:
            return _turn_back(state), {}
        case Phase.LIMBES:
            if state.suspects and state.cursed(Limbes.BRUME):
                return "step-limbes-brume", {}
            counted = state.clues is not None or not state.suspects
            return "step-limbes-only" if counted else "step-limbes", {}
        case Phase.END if state.plays > 1:
            return "step-end-once", {}
        case Phase.END:
            clues = state.plays and state.suspects and state.clues is None and not state.cursed(Limbes.BRUME)
            args: dict[str, Arg] = {"who": who(state, state.active), "next": who(state, state.left_of(state.active))}
            return "step-end-clues" if clues else "step-end", args
        case Phase.CLUES:
            assert state.clues is not None
            return "step-clues", {"reserve": state.clues[state.active - 1].reserve}
        case Phase.CUBES:
            return "step-cubes" if state.cubes else "step-cubes-uncounted", {"cubes": state.due or 0}
        case Phase.ROLLED:
            return "step-rolled-must" if state.must_roll else "step-rolled", {}
        case Phase.SPARE:
            assert state.spare is not None
            assert state.held is not None
            cards = Several((token_word(state.held.token_id), token_word(state.spare.token_id)))
            return "step-spare", {"cards": cards, "card": token_word(state.spare.token_id), "seat": state.active}
        case Phase.INVERTIGO:
            assert state.drawn is not None
            holder = who(state, state.holder(Card.INVERTIGO) or state.active)
            return "step-invertigo", {"card": token_word(state.drawn.token_id), "who": holder}
        case Phase.INVESTIGATORS:
            return "step-investigators", {"who": who(state, state.asked)}
        case Phase.HOUSE:
            rules = (own(f"house-{rule}-{state.house.of(rule)}") for rule in HOUSE_RULES)
            entries = tuple(word(mid("house-rule"), number=n, rule=rule) for n, rule in enumerate(rules, 1))
            return "step-house", {"rules": Several(entries, numbered=True)}
        case Phase.STARTER:
            return "step-starter", {"players": state.players}
        case Phase.OVER:
            assert state.outcome is not None
            return f"ended-{state.outcome.value}", {}
        case _:
            return f"step-{state.phase.value}", {}


def _reveal(state: State) -> tuple[str, dict[str, Arg]]:
    """How many tiles, and where."""
    assert state.face is not None
    if state.left < 2:
        return (
            "step-reveal-last-paralysie" if state.cursed(Limbes.PARALYSIE) and state.shown else "step-reveal-last"
        ), {}
    name = "step-reveal-lieu" if state.face.is_lieu else "step-reveal"
    if state.cursed(Limbes.PARALYSIE):
        name += "-paralysie"
    return name, {"face": face(state.face)} if state.face.is_lieu else {}


def _turn_back(state: State) -> str:
    """Which tiles are turned back, and whether they change places."""
    kept = sum(tile in state.visible for tile in state.shown)
    swap = state.cursed(Limbes.HALLUCINATION) and len(state.shown) == 2
    name = "step-turn-back" if len(state.shown) - kept > 1 else "step-turn-back-one"
    if len(state.shown) == kept:
        name = "step-turn-back-none"
    return name + "-swap" if swap else name


# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What is heard of an event, the information first."""
    match event:
        case TurnBegan(seat=seat):
            opens = before is not None and seat in before.shut
            return (*((game(mid("opens"), who=who(after, seat)),) if opens else ()), *_turn(after, game), step(after))
        case DieRolled(rolled, _, to):
            return _rolled(rolled, to, after)
        case TileRevealed():
            return _revealed(event, after)
        case TurnedBack():
            return (game(mid("turned-back"), Sign.ACCEPTED, TILE), step(after))
        case CardDrawn():
            return _drew(before, event, after)
        case CurseEnded(card):
            return (game(mid("curse-ended"), curse=token_word(card.token_id)),)
        case PlayedOnce():
            return (game(mid("second-play")), step(after))
        case RollKept():
            return ()
        case HourPassed():
            return _hour(before, event, after)
        case AdvanceAsked():
            return (game(mid("advance-asked"), None, STEP),)
        case Paired():
            return _paired(event, after)
        case Differed(suspects):
            return (game(mid("differ" if suspects else "no-pair")), step(after))
        case TrapRevealed():
            return _trapped(event, after)
        case CubesThrown() | CubeRemoved():
            if isinstance(event, CubeRemoved):
                return (game(mid("cube-removed"), Sign.ACCEPTED), *_cubes(after, game), step(after))
            # Where none was left the hour that passes says so.
            return (*_cubes(after, game), step(after)) if event.cubes else ()
        case CluesLaid(laid):
            return (*(_clues(after, after.active, game) if laid else ()), step(after))
        case ClueHome(seat):
            return _clues(after, seat, game)
        case SpareGone(card, seat):
            gone = token_word(card.token_id)
            if seat is None:
                return (game(mid("spare-discarded"), Sign.ACCEPTED, card=gone), step(after))
            return (game(mid("spare-given"), Sign.ACCEPTED, card=gone, who=who(after, seat)), step(after))
        case ObjectUsed():
            return _used(event, after)
        case LeftVisible(tile):
            return (game(mid("left-visible"), Sign.ACCEPTED, tile=name_of(tile)), step(after))
        case DebriefingDone():
            return (game(mid("debriefing-done"), Sign.ACCEPTED, TILE), step(after))
        case LimbesDrawn():
            return (replace(step(after), sign=Sign.ACCEPTED),)
        case AmbushFell(card, awake):
            return _fell(card, awake, after)
        case CurseBegan(card, owner):
            args: dict[str, Arg] = {"curse": token_word(card.token_id), "does": _does(after, card)}
            return (game(mid("curse-began"), Sign.ACCEPTED, who=who(after, owner), **args), step(after))
        case IllusionRolled(rolled):
            if rolled.is_lieu:
                return (game(mid("illusion"), Sign.ACCEPTED, face=face(rolled)), step(after))
            return (game(mid("illusion-again"), None, STEP, face=face(rolled)),)
        case PairReturned(pair):
            count: dict[str, Arg] = {"count": len(after.aside)}
            named = {"tile": pair.name or plain_name(pair.tiles[0])} if pair.tiles else {}
            said = game(mid("pair-returned" if named else "pair-returned-untold"), Sign.ACCEPTED, **named, **count)
            return (said, step(after))
        case LookAsked():
            return (game(mid("look-asked"), Sign.ACCEPTED, STEP),)
        case Peeked(tile, ear):
            if ear is None:
                return (game(mid("peeked-aloud"), Sign.ACCEPTED, tile=name_of(tile)),)
            return (replace(game(mid("peeked"), Sign.PRIVATE, tile=name_of(tile)), audience=Only(ear)),)
        case BluffShown(tile, to):
            first = to is Phase.BLUFF_DEMON and len(after.shown) == 1
            said = game(mid("bluff-first" if first else "bluff-demon"), Sign.ACCEPTED, tile=name_of(tile))
            return (said,) if to is Phase.BLUFF_DEMON and not first else (said, step(after))
        case Corrected(count_of, value):
            return _corrected(count_of, value, after)
        case Ended():
            return (game(mid(f"ended-{event.outcome.value}"), Sign.PASSED, STEP),)
        case Heard(token, name):
            return (_heard(after, token, name),)
        case Shuffled(deck):
            return (game(mid("shuffled-3id" if deck is Deck.CARDS else "shuffled-traps"), Sign.ACCEPTED),)
        case GameStarted():
            return (game(mid("started"), Sign.READY, players=after.players), step(after))
        case InvestigatorTold(seat, told):
            if told is None:
                return (step(after),)
            said = game(mid("investigator-told"), Sign.ACCEPTED, who=who(after, seat), ability=_introduced(told))
            return (said, step(after))
        case HouseRuleSet(name, value):
            return (game(mid("house-set"), Sign.ACCEPTED, STEP, rule=own(f"house-{name}-{value}")),)
        case (
            TrapLaid() | NoSecondTile() | LimbesPassed() | IllusionPassed() | SpareChosen() | BluffBegan() | StepDone()
        ):
            return (step(after),)
    return ()


def _introduced(told: Investigator) -> Word:
    return own(f"is-{told.value}")


def _turn(state: State, say: Say) -> tuple[Announcement, ...]:
    """A turn's own state: who, when, how far; then everything in force."""
    args: dict[str, Arg] = {"hour": state.hour, "left": LAST_HOUR - state.hour, "count": len(state.aside)}
    played = state.investigators[state.active - 1]
    name = "turn"
    if played:
        name, args = "turn-as", {**args, "investigator": investigator(played)}
    sign = Sign.PASSED if say is game else None
    lines = [say(mid(name), sign, who=who(state, state.active), **args)]
    if state.curses:
        ending = state.last_turn
        lines += [_curse(state, curse, curse in ending, say) for curse in state.curses]
    shut = tuple([who(state, seat) for seat in state.shut if seat != state.active])
    if shut:
        lines.append(say(mid(f"still-shut-{state.house.closed_eyes}"), people=Several(shut)))
    if state.visible:
        lines.append(say(mid("visible"), tiles=Several(tuple(name_of(tile) for tile in state.visible))))
    if state.held:
        lines.append(say(mid("holds"), card=token_word(state.held.token_id)))
    if played:
        blocked = state.cursed(Limbes.CONFUSION)
        ability = f"ability-{played.value}"
        if played is Investigator.ZACHARIE and state.layout.zacharie_under_cube:
            ability += "-cube"
        lines.append(say(mid("ability-blocked" if blocked else ability)))
    return tuple(lines)


def _curse(state: State, curse: Curse, ends: bool, say: Say) -> Announcement:
    args: dict[str, Arg] = {"curse": token_word(curse.card.token_id), "does": _does(state, curse.card)}
    if ends:
        return say(mid("curse-last-turn"), **args)
    return say(mid("curse-in-force"), who=who(state, curse.owner), **args)


def _rolled(rolled: Face, to: Phase, after: State) -> tuple[Announcement, ...]:
    if rolled is Face.HORLOGE:
        said = game(mid("rolled-horloge"), Sign.ACCEPTED)
        return (said, step(after)) if to is Phase.ROLLED else (said,)
    return (game(mid("rolled"), Sign.ACCEPTED, face=face(rolled)), *_reveal_lines(after))


def _reveal_lines(state: State) -> tuple[Announcement, ...]:
    """What the roll asks for, and how it is done under Paranoïa."""
    lines = [step(state)]
    if state.cursed(Limbes.PARANOIA):
        lines.append(game(mid(f"paranoia-{_paranoia(state)}")))
    return tuple(lines)


def _paranoia(state: State) -> str:
    if state.way is Way.EYES:
        return "eyes"
    return "ear" if state.way is Way.EAR else state.house.paranoia


def _hour(before: State | None, event: HourPassed, after: State) -> tuple[Announcement, ...]:
    """The new hour and why; what changes with it; what is due next, where the rule that moved it waited."""
    assert before is not None
    why = own(f"why-{event.reason.value}")
    if event.hour >= LAST_HOUR:
        return (game(mid("hour-last"), Sign.PASSED, why=why),)
    lines = [game(mid("hour"), Sign.PASSED, hour=event.hour, left=LAST_HOUR - event.hour, why=why)]
    if before.by_hand and event.reason is not Reason.HAND:
        lines.append(game(mid("hour-twice")))
    if before.hour < SLEEP <= event.hour:
        lines.append(game(mid("third-hour"), Sign.ATTENTION))
    if before.hour < BLUFF <= event.hour:
        lines.append(game(mid("sixth-hour"), Sign.ATTENTION))
    if event.hour + after.layout.step >= LAST_HOUR:
        lines.append(game(mid("eleventh-hour"), Sign.ATTENTION))
    if event.reason is Reason.DIE:
        lines += _reveal_lines(after)
    elif event.reason is Reason.DECK:
        lines.append(game(mid("shuffled-limbes")))
    elif event.reason is not Reason.HAND:
        lines.append(step(after))
    return tuple(lines)


def _revealed(event: TileRevealed, after: State) -> tuple[Announcement, ...]:
    tile = event.tile
    if event.to is Phase.DEBRIEFING:
        return (game(mid("tile-shown"), Sign.ACCEPTED, TILE, tile=name_of(tile)),)
    if tile.is_trap:
        said = game(mid("tile-trap"), Sign.ACCEPTED, TILE, tile=name_of(tile))
    else:
        name = "tile-first" if len(after.shown) == 1 else "tile-second"
        said = game(mid(name), Sign.ACCEPTED, TILE, tile=name_of(tile))
    single = event.to is Phase.TURN_BACK and len(after.shown) == 1
    return (said, step(after)) if single or event.to in (Phase.REVEAL, Phase.PAIR) else (said,)


def _paired(event: Paired, after: State) -> tuple[Announcement, ...]:
    count = len(after.aside)
    args: dict[str, Arg] = {"count": count, "total": SUSPECTS}
    name = "paired-extra" if event.extra else "paired"
    if event.pair.name:
        name, args = f"{name}-named", {**args, "tile": event.pair.name}
    said = game(mid(name), Sign.ACCEPTED, TILE, **args)
    return (said,) if event.extra or count >= SUSPECTS else (said, step(after))


def _trapped(event: TrapRevealed, after: State) -> tuple[Announcement, ...]:
    lines = [game(mid(f"trap-{event.trap.value}"), Sign.ACCEPTED, TILE)]
    if event.second:
        lines.append(game(mid("trap-second")))
    match event.trap:
        case Trap.HERCULE if not event.cubes:
            return (*lines, game(mid("discard-trap")))
        case Trap.HORLOGE:
            return tuple(lines)
        case Trap.YEUX:
            turned = game(mid("turn-lieu-named"), lieu=event.lieu) if event.lieu else game(mid("turn-lieu-colour"))
            lines.append(turned)
        case Trap.VORTEX:
            lines.append(game(mid("turn-all")))
    if event.trap is not Trap.HERCULE:
        player = who(after, after.active)
        name = f"shuts-{after.house.closed_eyes}" if event.shuts else "spared"
        lines.append(game(mid(name), who=player))
    return (*lines, step(after))


def _cubes(state: State, say: Say) -> tuple[Announcement, ...]:
    if state.cubes is None:
        return ()
    return (say(mid("cubes"), supply=state.cubes.supply, laid=state.cubes.laid),)


def _clues(state: State, seat: Seat, say: Say) -> tuple[Announcement, ...]:
    if state.clues is None:
        return ()
    mine = state.clues[seat - 1]
    return (say(mid("clues"), who=who(state, seat), reserve=mine.reserve, laid=mine.laid),)


def _all_clues(state: State, say: Say) -> tuple[Announcement, ...]:
    return tuple(line for seat in range(1, state.players + 1) for line in _clues(state, seat, say))


def _card(card: Card, hour: int) -> Word:
    """What a 3ID card does at this hour, with its name."""
    if card is Card.DEBRIEFING:
        return own("card-debriefing-late" if hour >= SLEEP else "card-debriefing-early")
    return own(f"card-{card.value}")


def _drew(before: State | None, event: CardDrawn, after: State) -> tuple[Announcement, ...]:
    if event.card is None:
        return (step(after),)
    read = _card(event.card, after.hour)
    lines = [Announcement(read.id, read.args, sign=Sign.ACCEPTED)]
    if event.card in (Card.CALEPIN, Card.DEBRIEFING):
        lines += _all_clues(after, game) if event.late else _clues(after, after.active, game)
    return (*lines, step(after))


def _used(event: ObjectUsed, after: State) -> tuple[Announcement, ...]:
    said = game(mid(f"used-{event.card.value}"), Sign.ACCEPTED)
    match event.card:
        case Card.LOUPE | Card.OREILLETTES:
            return (said, game(mid(f"look-{_looks(after)}")))
        case Card.CHRONOGYRE if event.to is not Phase.CHRONOGYRE:
            return (said,)
        case Card.REVELATEUR:
            return (said, *_cubes(after, game))
        case _:
            return (said, step(after))


def _looks(state: State) -> str:
    """How the active player gets to look."""
    if state.way is Way.EYES:
        return "eyes"
    return "ear" if state.way is Way.EAR else state.house.looks


def _limbes(state: State, card: Limbes) -> Word:
    """What a Limbes card does now, with its name."""
    name = token_word(card.token_id)
    if card.is_curse:
        return word(mid("read-curse"), curse=name, does=_does(state, card))
    if card in SLEEPERS and state.hour < SLEEP:
        return word(mid("limbes-asleep"), card=name)
    if card is Limbes.FAUSSE_PISTE and not state.aside:
        return own("limbes-fausse-piste-none")
    return own(f"limbes-{card.value}")


def _fell(card: Limbes, awake: bool, after: State) -> tuple[Announcement, ...]:
    read = word(mid("limbes-asleep"), card=token_word(card.token_id))
    if awake:
        none = card is Limbes.FAUSSE_PISTE and after.phase is not Phase.FALSE_TRAIL
        read = own(f"limbes-{card.value}{'-none' if none else ''}")
    said = Announcement(read.id, read.args, sign=Sign.ACCEPTED)
    if card is Limbes.TEMPS:
        return (said,)
    clues = _all_clues(after, game) if card is Limbes.AMNESIE else ()
    return (said, *clues, step(after))


def _corrected(count: Count, value: int, after: State) -> tuple[Announcement, ...]:
    if count is Count.ACTIVE:
        return (*_turn(after, game), step(after))
    args: dict[str, Arg] = {"who": who(after, after.active)} if count is Count.CLUES else {}
    return (game(mid(f"corrected-{count.value}"), Sign.ACCEPTED, value=value, **args),)


def _heard(state: State, token: Token, name: OwnText | None) -> Announcement:
    """Something is read, and nothing counts."""
    kind, _, rest = token.kind.partition("/")
    match kind:
        case "tuile" | "traquenard" | "demon":
            return echo(mid("tile-again"), Sign.AGAIN, tile=name or plain_name(token))
        case "3id":
            read = _card(Card(rest), state.hour)
        case "limbes":
            read = _limbes(state, Limbes(rest))
        case "enquete":
            read = own(f"reads-{rest}")
        case "enqueteur":
            read = _introduced(Investigator(rest))
        case _:
            return echo(mid("heard"), what=name or plain_name(token))
    return echo(read.id, None, "", **{key.replace("-", "_"): value for key, value in read.args})


# --- where are we ------------------------------------------------------------------------------------------


def status(state: State, whole: bool) -> tuple[Announcement, ...]:
    """Where are we: the turn and what is due; ``whole``: everything that is public and nothing that lies hidden."""
    now = step(state)
    due = echo(now.id, None, "", **{key.replace("-", "_"): value for key, value in now.args})
    if state.phase in SET_UP or state.phase is Phase.OVER:
        return (due,)
    if state.pending:  # # would move the clock now, whatever else is due
        due = echo(mid("advance-asked"))
    turn = _turn(state, echo)
    if not whole:
        return (turn[0], due)
    return (*turn, due, *_everything(state))


def _everything(state: State) -> list[Announcement]:
    lines = []
    for seat, card in enumerate(state.objects, 1):
        if card is not None and seat != state.active:
            lines.append(echo(mid("held-by"), card=token_word(card.token_id), who=who(state, seat)))
    if state.plays:
        lines.append(echo(mid("plays"), left=state.plays))
    names = tuple(pair.name for pair in state.aside if pair.name)
    if names:
        lines.append(echo(mid("aside"), names=Several(names)))
    lines += [*_cubes(state, echo), *_all_clues(state, echo)]
    if state.traps is not None:
        lines.append(echo(mid("traps"), traps=state.traps))
    return lines


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened, without what lies under a tile; None where something else of the same input
    names it."""
    match event:
        case GameStarted():
            return own("recall-started")
        case InvestigatorTold(seat):
            return word(mid("recall-investigator"), who=who(after, seat))
        case HouseRuleSet():
            return own("recall-house")
        case StepDone():
            return own("recall-step")
        case TurnBegan(seat=seat):
            return word(mid("recall-turn"), who=who(after, seat))
        case PlayedOnce():
            return own("recall-second-play")
        case DieRolled(rolled):
            return word(mid("recall-rolled"), face=face(rolled))
        case HourPassed(hour, reason) if reason in (Reason.HAND, Reason.DECK):
            return word(mid("recall-hour"), hour=hour)
        case AdvanceAsked():
            return own("recall-advance-asked")
        case TileRevealed():
            return own("recall-tile")
        case Paired():
            return word(mid("recall-paired"), count=len(after.aside))
        case Differed() if before and before.phase is Phase.PAIR:
            return own("recall-differed")
        case TrapRevealed(trap):
            return word(mid("recall-trap"), trap=own(f"trap-name-{trap.value}"))
        case CubesThrown() | CubeRemoved():
            return own("recall-cubes")
        case NoSecondTile() | RollKept():
            return own("recall-no-second" if isinstance(event, NoSecondTile) else "recall-kept")
        case TurnedBack():
            return own("recall-turned-back")
        case CluesLaid() | ClueHome():
            return own("recall-clues")
        case CardDrawn(card):
            return word(mid("recall-card"), card=token_word(card.token_id)) if card else own("recall-card-untold")
        case SpareGone(card) | SpareChosen(card) | ObjectUsed(card):
            return word(mid("recall-card"), card=token_word(card.token_id))
        case LeftVisible() if before and before.phase is Phase.CHRONOGYRE:
            return own("recall-visible")
        case DebriefingDone():
            return own("recall-debriefing")
        case TrapLaid():
            return own("recall-trap-laid")
        case LimbesDrawn(card) | AmbushFell(card) | CurseBegan(card):
            return word(mid("recall-card"), card=token_word(card.token_id))
        case LimbesPassed() | IllusionPassed():
            return own("recall-passed")
        case IllusionRolled(rolled):
            return word(mid("recall-rolled"), face=face(rolled))
        case PairReturned():
            return own("recall-returned")
        case LookTaken(seat):
            return word(mid("recall-look"), who=who(after, seat))
        case LookAsked():
            return own("recall-look-asked")
        case BluffBegan() | BluffShown():
            return own("recall-bluff")
        case Corrected():
            return own("recall-corrected")
        case Ended() if before and before.phase is Phase.BLUFF_ANSWER:
            return own("recall-bluff")
    return None
