"""What is heard: events, status and recall as announcements, in the order in which they are said.

It picks message ids and arguments. It must never hold a sentence: those are in ``voices/*/heure-des-3-ombres.ftl``. A
tile's name is said when the tile is turned, to those who may know it. It must never be in a step, a status or a recall,
because these may be said again.
"""

from __future__ import annotations

from companion.games.heure_des_3_ombres import events
from companion.games.heure_des_3_ombres.events import LAST_HOUR, Card, Count, Investigator, Limbes, Phase, Reason, Trap
from companion.games.heure_des_3_ombres.names import card as named
from companion.games.heure_des_3_ombres.names import face, how_seen, investigator, say, tile_name, who
from companion.games.heure_des_3_ombres.phases import PHASES, reveal_name
from companion.games.heure_des_3_ombres.state import Curse, State
from companion.games.heure_des_3_ombres.turns import no_reroll
from companion.games.kit.glance import TURN, fact
from companion.games.kit.lines import echoed, token_word
from companion.games.protocol import Fact
from companion.model import Announcement, Arg, Event, OwnText, ScaleStep, Seat, Several, Sign, Token, Word

Lines = tuple[Announcement, ...]

#: A tile's line is dropped when the tile has been turned back.
TILE = say.mid("tile")

step = PHASES.step

# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> Lines:
    """What is heard of an event. The information comes first."""
    match event:
        case events.TurnBegan(seat=seat):
            opens = before is not None and seat in before.shut
            return (*((say.game("opens", who=who(after, seat)),) if opens else ()), *_turn(after), step(after))
        case events.DieRolled():
            return _rolled(event, after)
        case events.TileRevealed():
            return _revealed(event, after)
        case events.TurnedBack():
            return (say.game("turned-back", Sign.ACCEPTED, TILE), step(after))
        case events.CardDrawn():
            return _card_drawn(event, after)
        case events.CurseEnded(card):
            return (say.game("curse-ended", curse=named(card)),)
        case events.PlayedOnce():
            return (say.game("second-play"), step(after))
        case events.HourPassed():
            return _hour(before, event, after)
        case events.Paired():
            return _paired(event, after)
        case events.Differed(suspects):
            return (say.game("differ" if suspects and not after.claims else "no-pair"), step(after))
        case events.PairClaimed(to=to):
            # With its twin it is a pair, and with another tile none: then the next event says so.
            return (step(after, Sign.ACCEPTED),) if to in (Phase.REVEAL, Phase.PAIR) else ()
        case events.TrapRevealed():
            return _trapped(event, after)
        case events.CubesThrown(cubes):
            # If none was left, the line of the passing hour says so.
            return (*_cubes(after), step(after)) if cubes else ()
        case events.CubeRemoved():
            return (say.game("cube-removed", Sign.ACCEPTED), *_cubes(after), step(after))
        case events.CluesLaid(laid):
            return (*(_clues(after, after.active) if laid else ()), step(after))
        case events.ClueHome(seat):
            return _clues(after, seat)
        case events.SpareGone(card, seat):
            if seat is None:
                return (say.game("spare-discarded", Sign.ACCEPTED, card=named(card)), step(after))
            return (say.game("spare-given", Sign.ACCEPTED, card=named(card), who=who(after, seat)), step(after))
        case events.ObjectUsed():
            return _used(event, after)
        case events.LeftVisible(tile):
            return (say.game("left-visible", Sign.ACCEPTED, tile=tile_name(tile)), step(after))
        case events.DebriefingDone():
            return (say.game("debriefing-done", Sign.ACCEPTED, TILE), step(after))
        case events.LimbesDrawn() | events.LookAsked():
            return (step(after, Sign.ACCEPTED),)
        case events.AmbushFell(limbes, awake):
            return _fell(limbes, awake, after)
        case events.CurseBegan(limbes, owner):
            curse, does = named(limbes), _does(after, limbes)
            return (say.game("curse-began", Sign.ACCEPTED, who=who(after, owner), curse=curse, does=does), step(after))
        case events.IllusionRolled(rolled):
            if rolled.is_lieu:
                return (say.game("illusion", Sign.ACCEPTED, face=face(rolled)), step(after))
            return (say.game("illusion-again", None, say.step, face=face(rolled)),)
        case events.PairReturned(pair):
            count = len(after.aside)
            if not pair.tiles:
                return (say.game("pair-returned-untold", Sign.ACCEPTED, count=count), step(after))
            back = pair.name or token_word(pair.tiles[0].id)
            return (say.game("pair-returned", Sign.ACCEPTED, tile=back, count=count), step(after))
        case events.LookTaken() if before is not None and before.aloud:
            return (step(after),)
        case events.Peeked(tile, ear):
            if ear is None:
                return (say.game("peeked-aloud", Sign.ACCEPTED, tile=tile_name(tile)),)
            return (say.private(ear, "peeked", Sign.PRIVATE, tile=tile_name(tile)),)
        case events.BluffShown(tile, to):
            first = to is Phase.BLUFF_DEMON and len(after.shown) == 1
            said = say.game("bluff-first" if first else "bluff-demon", Sign.ACCEPTED, tile=tile_name(tile))
            return (said,) if to is Phase.BLUFF_DEMON and not first else (said, step(after))
        case events.Corrected(count_of, value):
            return _corrected(count_of, value, after)
        case events.Ended():
            return (step(after, Sign.PASSED),)
        case events.Heard(token, name):
            return (_heard(after, token, name),)
        case events.Shuffled(deck):
            return (say.game("shuffled-3id" if deck is events.Deck.CARDS else "shuffled-traps", Sign.ACCEPTED),)
        case events.GameStarted():
            return (say.game("started", Sign.READY, players=after.players), step(after))
        case events.InvestigatorTold(seat, told):
            if told is None:
                return (step(after),)
            ability = _introduced(told)
            return (say.game("investigator-told", Sign.ACCEPTED, who=who(after, seat), ability=ability), step(after))
        case events.HouseRuleSet(name, value):
            return (say.game("house-set", Sign.ACCEPTED, say.step, rule=say.word(f"house-{name}-{value}")),)
        case events.TrapLaid() | events.NoSecondTile() | events.SpareChosen() | events.BluffBegan() | events.StepDone():
            return (step(after),)
        case events.LimbesPassed():
            return (say.game("limbes-read-out", Sign.ACCEPTED), step(after))
        case events.IllusionPassed() | events.LooksDone() | events.AdvanceAsked():
            return (step(after),)
    return ()


def _counts(read: Word) -> Announcement:
    """The line of a card that was drawn."""
    return Announcement(read.id, read.args, sign=Sign.ACCEPTED)


def _introduced(told: Investigator) -> Word:
    return say.word(f"is-{told.value}")


# --- a turn, the die, the hour ---


def _turn(state: State) -> Lines:
    """The state of a turn: who, when, how far; then everything in force."""
    played = state.investigators[state.active - 1]
    args: dict[str, Arg] = {"hour": state.hour, "hours": LAST_HOUR - state.hour, "count": len(state.aside)}
    if played:
        args["investigator"] = investigator(played)
    name = "turn-as" if played else "turn"
    lines = [say.game(name, Sign.PASSED, who=who(state, state.active), **args)]
    return (*lines, *_in_force(state))


def _in_force(state: State) -> Lines:
    """Curses, shut eyes, tiles that stay face up, the active player's object and ability."""
    played = state.investigators[state.active - 1]
    lines: list[Announcement] = []
    if state.curses:
        ending = state.last_turn
        lines += [_curse(state, curse, curse in ending) for curse in state.curses]
    shut = tuple([who(state, seat) for seat in state.shut])
    if shut:
        lines.append(say.game(f"still-shut-{state.house.closed_eyes}", people=Several(shut)))
    if state.visible:
        lines.append(say.game("visible", tiles=Several(tuple(tile_name(tile) for tile in state.visible))))
    if state.held:
        lines.append(say.game("holds", card=named(state.held)))
    if played:
        lines += _ability(state, played)
    return tuple(lines)


def _ability(state: State, played: Investigator) -> Lines:
    """What the active player's investigator can still do in this turn."""
    name = f"ability-{played.value}"
    if state.cursed(Limbes.CONFUSION):
        return (say.game("ability-blocked"),)
    if played is Investigator.BALAFRE:
        return (say.game(name),)
    if played is Investigator.LUCILE:
        return (say.game(name),) if state.face is None or no_reroll(state) is None else ()
    if not state.looks_by_ability or not state.before_tiles:
        return ()
    if played is Investigator.ZACHARIE and state.layout.zacharie_under_cube:
        name += "-cube"
    how = say.word(f"look-{how_seen(state, state.house.looks)}")
    return (say.game(name, looks=state.looks_by_ability, how=how),)


def _curse(state: State, curse: Curse, ends: bool) -> Announcement:
    name, does = named(curse.card), _does(state, curse.card)
    if ends:
        return say.game("curse-last-turn", curse=name, does=does)
    return say.game("curse-in-force", who=who(state, curse.owner), curse=name, does=does)


def _does(state: State, limbes: Limbes) -> Word:
    """What a curse forbids, by this table's house rules."""
    match limbes:
        case Limbes.SILENCE:
            return say.word(f"curse-silence-{state.house.silence}")
        case Limbes.TENEBRES:
            return say.word(f"curse-tenebres-{state.house.darkness}")
        case _:
            return say.word(f"curse-{limbes.value}")


def _rolled(event: events.DieRolled, after: State) -> Lines:
    if event.face is events.Face.HORLOGE:
        said = say.game("rolled-horloge", Sign.ACCEPTED)
        return (said, step(after)) if event.to is Phase.ROLLED else (said,)
    return (say.game("rolled", Sign.ACCEPTED, face=face(event.face)), *_reveal_lines(after))


def _reveal_lines(state: State) -> Lines:
    """What the roll asks for, and how it is done under Paranoïa."""
    if state.cursed(Limbes.PARANOIA):
        return (_reveal_step(state), _paranoia(state))
    return (_reveal_step(state),)


def _reveal_step(state: State) -> Announcement:
    """How many tiles are due, right after the die's face or a tile was said: so the face is left out."""
    name = reveal_name(state)
    if state.phase is not Phase.REVEAL or name in ("reveal-claim", "reveal-pair"):
        return step(state)
    return say.game(f"now-{name}", None, say.step)


def _paranoia(state: State) -> Announcement:
    return say.game(f"paranoia-{how_seen(state, state.house.paranoia)}")


def _hour(before: State | None, event: events.HourPassed, after: State) -> Lines:
    """The new hour and the reason; what changes with it; then what is due next, if that waited for the hour."""
    assert before is not None, "an hour passes in a game"
    why = say.word(f"why-{event.reason.value}")
    if event.hour >= LAST_HOUR:
        return (say.game("hour-last", ScaleStep(event.hour), why=why),)
    lines = [say.game("hour", ScaleStep(event.hour), hour=event.hour, hours=LAST_HOUR - event.hour, why=why)]
    if before.by_hand and event.reason is not Reason.HAND:
        lines.append(say.game("hour-twice"))
    if before.hour < events.SLEEP <= event.hour:
        lines.append(say.game("third-hour", Sign.ATTENTION))
    if before.hour < events.BLUFF <= event.hour:
        lines.append(say.game("sixth-hour", Sign.ATTENTION))
    if event.hour + after.layout.step >= LAST_HOUR:
        lines.append(say.game("eleventh-hour", Sign.ATTENTION))
    if event.reason is Reason.DIE:
        lines += _reveal_lines(after)
    elif event.reason is Reason.DECK:
        lines.append(say.game("shuffled-limbes"))
    elif event.reason is not Reason.HAND:
        lines.append(step(after))
    return tuple(lines)


# --- tiles ---


def _revealed(event: events.TileRevealed, after: State) -> Lines:
    single = len(after.shown) == 1
    name = "tile-first" if single else "tile-second"
    if event.to is Phase.DEBRIEFING:
        name = "tile-shown"
    elif event.tile.is_trap:
        name = "tile-trap"
    said = say.game(name, Sign.ACCEPTED, TILE, tile=tile_name(event.tile))
    if event.to is Phase.REVEAL:
        return (said, _reveal_step(after))
    waits = event.to is Phase.PAIR or (event.to is Phase.TURN_BACK and single)
    return (said, step(after)) if waits else (said,)


def _paired(event: events.Paired, after: State) -> Lines:
    count = len(after.aside)
    name = "paired-extra" if event.extra else "paired"
    if event.pair.name:
        said = say.game(f"{name}-named", Sign.ACCEPTED, TILE, count=count, total=events.SUSPECTS, tile=event.pair.name)
    else:
        said = say.game(name, Sign.ACCEPTED, TILE, count=count, total=events.SUSPECTS)
    return (said,) if event.extra or count >= events.SUSPECTS else (said, step(after))


def _trapped(event: events.TrapRevealed, after: State) -> Lines:
    lines = [say.game(f"trap-{event.trap.value}", Sign.ACCEPTED, TILE)]
    if event.second:
        lines.append(say.game("trap-second"))
    match event.trap:
        case Trap.HERCULE if not event.cubes:
            return (*lines, say.game("discard-trap"))
        case Trap.HORLOGE:
            return tuple(lines)
        case Trap.YEUX:
            lines.append(say.game("turn-lieu-named", lieu=event.lieu) if event.lieu else say.game("turn-lieu-colour"))
        case Trap.VORTEX:
            lines.append(say.game("turn-all"))
    if event.trap is not Trap.HERCULE:
        name = f"shuts-{after.house.closed_eyes}" if event.shuts else "spared"
        lines.append(say.game(name, who=who(after, after.active)))
    return (*lines, step(after))


def _cubes(state: State) -> Lines:
    supply, laid = state.cubes.supply, state.cubes.laid
    if supply is None:
        return (say.game("cubes-laid", laid=laid),) if laid else ()
    return (say.game("cubes", supply=supply, laid=laid),)


def _clues(state: State, seat: Seat) -> Lines:
    if state.clues is None:
        return ()
    mine = state.clues[seat - 1]
    return (say.game("clues", who=who(state, seat), reserve=mine.reserve, laid=mine.laid),)


def _all_clues(state: State) -> Lines:
    return tuple(line for seat in range(1, state.players + 1) for line in _clues(state, seat))


# --- cards ---


def _card(state: State, card: Card) -> Word:
    """What a 3ID card does now, with its name."""
    if card is Card.DEBRIEFING:
        return say.word("card-debriefing-late" if state.awake else "card-debriefing-early")
    return say.word(f"card-{card.value}")


def _card_drawn(event: events.CardDrawn, after: State) -> Lines:
    if event.card is None:
        return (step(after),)
    clues: Lines = ()
    if event.card in (Card.CALEPIN, Card.DEBRIEFING):
        clues = _all_clues(after) if event.late else _clues(after, after.active)
    return (_counts(_card(after, event.card)), *clues, step(after))


def _used(event: events.ObjectUsed, after: State) -> Lines:
    said = say.game(f"used-{event.card.value}", Sign.ACCEPTED)
    match event.card:
        case Card.LOUPE | Card.OREILLETTES:
            return (said, say.game(f"look-{how_seen(after, after.house.looks)}"))
        case Card.CHRONOGYRE if event.to is not Phase.CHRONOGYRE:
            return (said,)
        case Card.REVELATEUR:
            return (said, *_cubes(after))
        case _:
            return (said, step(after))


def _limbes(state: State, card: Limbes) -> Word:
    """What a Limbes card does now, with its name."""
    if card.is_curse:
        return say.word("read-curse", curse=named(card), does=_does(state, card))
    return _ambush(card, not state.sleeps(card), none=card is Limbes.FAUSSE_PISTE and not state.aside)


def _ambush(card: Limbes, awake: bool, none: bool) -> Word:
    """What an ambush does. ``none``: no suspect can come back."""
    if not awake:
        return say.word("limbes-asleep", card=named(card))
    return say.word(f"limbes-{card.value}{'-none' if none else ''}")


def _fell(card: Limbes, awake: bool, after: State) -> Lines:
    none = card is Limbes.FAUSSE_PISTE and after.phase is not Phase.FALSE_TRAIL
    said = _counts(_ambush(card, awake, none))
    if card is Limbes.TEMPS:
        return (said,)
    clues = _all_clues(after) if card is Limbes.AMNESIE else ()
    return (said, *clues, step(after))


def _corrected(count: Count, value: int, after: State) -> Lines:
    if count is Count.ACTIVE:
        return (*_turn(after), step(after))
    args: dict[str, Arg] = {"who": who(after, after.active)} if count is Count.CLUES else {}
    return (say.game(f"corrected-{count.value}", Sign.ACCEPTED, value=value, **args),)


def _heard(state: State, token: Token, name: OwnText | None) -> Announcement:
    """A card or tile is read, and does not count. Where a card's words could pass for its effect, that is said."""
    kind, _, rest = token.kind.partition("/")
    match kind:
        case "tuile" | "traquenard" | "demon":
            return say.echo("tile-again", Sign.AGAIN, tile=name or token_word(token.id))
        case "3id":
            read = _card(state, Card(rest))
        case "limbes":
            read = _limbes(state, Limbes(rest))
        case "enquete":
            read = say.word(f"reads-{rest}")
        case "enqueteur":
            read = _introduced(Investigator(rest))
        case _:
            return say.echo("heard", what=name or token_word(token.id))
    if kind == "enqueteur" or not state.playing or _lies_open(state, token):
        return echoed(Announcement(read.id, read.args))
    return say.echo("not-counted", read=read)


def _lies_open(state: State, token: Token) -> bool:
    """Whether this card has counted already: it is scanned to be heard again."""
    counted = (*(curse.card for curse in state.curses), state.drawn, state.held, state.spare)
    return token.id in {card.token_id for card in counted if card}


# --- where are we ------------------------------------------------------------------------------------------


def facts(state: State) -> tuple[Fact, ...]:
    """Everything public beside what is due, and nothing hidden: who plays, the clock and the suspects, all in force."""
    said = [fact("roles", line) for line in _roles(state)]
    if not state.turn:
        return tuple(said)
    hours = LAST_HOUR - state.hour
    if state.playing:
        clock = say.word("status-clock", hour=state.hour, hours=hours, count=len(state.aside))
    else:
        clock = say.word("status-end", hour=state.hour, count=len(state.aside))
    said = [fact("clock", clock, short=True), *_open(state), *said]
    names = tuple(pair.name for pair in state.aside if pair.name)
    if names:
        said.append(fact("aside", say.word("aside", names=Several(names))))
    if state.playing:
        said = [fact(TURN, _whose(state), short=True), *said, *(fact("in-force", line) for line in _in_force(state))]
        said += _of_this_turn(state)
    for seat, card in enumerate(state.objects, 1):
        if card is not None and (seat != state.active or not state.playing):
            said.append(fact("objects", say.word("held-by", card=named(card), who=who(state, seat))))
    if state.plays:
        said.append(fact("plays", say.word("plays", plays=state.plays)))
    said += [fact("cubes", line) for line in _cubes(state)]
    said += [fact("clues", line) for line in _all_clues(state)]
    if state.traps is not None:
        said.append(fact("traps", say.word("traps", traps=state.traps)))
    return tuple(said)


def _whose(state: State) -> Word:
    played = state.investigators[state.active - 1]
    if played is None:
        return say.word("status-turn", who=who(state, state.active))
    return say.word("status-turn-as", who=who(state, state.active), investigator=investigator(played))


def _roles(state: State) -> Lines:
    """Who plays which investigator; not of the active player, whose turn says it."""
    told = enumerate(state.investigators, 1)
    return tuple(
        say.game("role", who=who(state, seat), investigator=investigator(played))
        for seat, played in told
        if played is not None and not (state.playing and seat == state.active)
    )


def _of_this_turn(state: State) -> list[Fact]:
    """The die, the looks that are left, the tiles that were looked at under Paranoïa: what is due may not tell them."""
    said = []
    if state.face is not None and state.phase is not Phase.REVEAL:
        said.append(fact("die", say.word("status-die", face=face(state.face))))
    if state.looks_left and not state.aloud:
        how = say.word(f"look-{how_seen(state, state.house.looks)}")
        said.append(fact("looks", say.word("status-looks", looks=state.looks_left, how=how)))
    if state.phase is Phase.REVEAL and state.cursed(Limbes.PARANOIA):
        said.append(fact("paranoia", _paranoia(state)))
    if state.veils:
        said.append(fact("veils", say.word("status-veils", tiles=len(state.veils))))
    return said


def _open(state: State) -> list[Fact]:
    """How many tiles lie face up in this turn; those that Chronogyre keeps have a line of their own.

    Their names are left to a scan: where a turning back is undone they may lie face down, and that must stay memory.
    """
    tiles = sum(tile not in state.visible for tile in state.shown)
    return [fact("open", say.word("open", tiles=tiles))] if tiles else []


# --- what happened, for undo and resume --------------------------------------------------------------------

#: Events that are always recalled in the same words.
_RECALLED: dict[type[Event], Word] = {
    event: say.word(f"recall-{name}")
    for event, name in (
        (events.GameStarted, "started"),
        (events.HouseRuleSet, "house"),
        (events.StepDone, "step"),
        (events.PlayedOnce, "second-play"),
        (events.AdvanceAsked, "advance-asked"),
        (events.TileRevealed, "tile"),
        (events.CubesThrown, "cubes"),
        (events.CubeRemoved, "cubes"),
        (events.NoSecondTile, "no-second"),
        (events.RollKept, "kept"),
        (events.TurnedBack, "turned-back"),
        (events.CluesLaid, "clues"),
        (events.ClueHome, "clues"),
        (events.DebriefingDone, "debriefing"),
        (events.TrapLaid, "trap-laid"),
        (events.LimbesPassed, "passed"),
        (events.IllusionPassed, "passed"),
        (events.PairReturned, "returned"),
        (events.LookAsked, "look-asked"),
        (events.LooksDone, "looks-done"),
        (events.PairClaimed, "claimed"),
        (events.BluffBegan, "bluff"),
        (events.BluffShown, "bluff"),
        (events.Corrected, "corrected"),
    )
}


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened, without what is under a tile; None if another event of the same input names
    it."""
    match event:
        case events.InvestigatorTold(seat):
            return say.word("recall-investigator", who=who(after, seat))
        case events.TurnBegan(seat=seat):
            return say.word("recall-turn", who=who(after, seat))
        case events.DieRolled(rolled) | events.IllusionRolled(rolled):
            return say.word("recall-rolled", face=face(rolled))
        case events.HourPassed(hour, Reason.HAND | Reason.DECK):
            return say.word("recall-hour", hour=hour)
        case events.Paired():
            return say.word("recall-paired", count=len(after.aside))
        case events.Differed() if before and before.phase is Phase.PAIR:
            return say.word("recall-differed")
        case events.TrapRevealed(trap):
            return say.word("recall-trap", trap=say.word(f"trap-name-{trap.value}"))
        case events.CardDrawn(None):
            return say.word("recall-card-untold")
        case events.CardDrawn(Card() as card) | events.SpareGone(card) | events.SpareChosen(card):
            return say.word("recall-card", card=named(card))
        case events.ObjectUsed(card):
            return say.word("recall-card", card=named(card))
        case events.LimbesDrawn(limbes) | events.AmbushFell(limbes) | events.CurseBegan(limbes):
            return say.word("recall-card", card=named(limbes))
        case events.LeftVisible() if before and before.phase is Phase.CHRONOGYRE:
            return say.word("recall-visible")
        case events.LookTaken(seat):
            return say.word("recall-look", who=who(after, seat))
        case events.Ended() if before and before.phase is Phase.BLUFF_ANSWER:
            return say.word("recall-bluff")
    return _RECALLED.get(type(event))
