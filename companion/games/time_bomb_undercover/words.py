"""What is said: which announcement follows an event, or answers "where are we?".

It knows message ids and their arguments. It must never hold a sentence (they are in
``voices/*/time-bomb-undercover.ftl``) or a rule. A role or a hand may be said only in its seat's ear (``Only``).
"""

from __future__ import annotations

from companion.games.kit.glance import fact
from companion.games.kit.lines import token_word
from companion.games.protocol import Fact, Kept
from companion.games.time_bomb_undercover import events
from companion.games.time_bomb_undercover.events import ID, ROUNDS, Cable, Phase, Termination
from companion.games.time_bomb_undercover.names import cable, say, who
from companion.games.time_bomb_undercover.phases import PHASES
from companion.games.time_bomb_undercover.state import State, hands
from companion.model import Announcement, AnySign, Arg, Event, ScaleStep, Seat, Several, Sign, Word

#: A Lieu's line is dropped when the next card has replaced it.
LIEU = f"{ID}-lieu"


def step(state: State, sign: Sign | None = None) -> Announcement:
    """What is due, as a line for the table. While cables are cut it begins with the round."""
    if state.phase is not Phase.PLAYING:
        return PHASES.step(state, sign)
    name = "round-last" if state.round == ROUNDS else "round"
    if state.holder is None:
        return say.game(f"{name}-unknown", sign, say.step, round=state.round)
    return say.game(name, sign, say.step, round=state.round, cutters=who(state, state.holder))


# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What the table hears of an event. The information comes first."""
    match event:
        case events.Cut():
            return _cut(event, after)
        case events.GameStarted():
            return (say.game("started", Sign.READY, players=after.players), step(after))
        case events.StepDone() | events.Laid() | events.CoverShown() | events.StarterKnown() | events.Ended():
            return (step(after),)
        case events.RolesChanged():
            return (say.game("roles-changed", Sign.ACCEPTED), step(after))
        case events.LieuRevealed():
            # Play may already have begun: then a card found late is read, and nothing else is said again.
            if after.phase is Phase.LIEU:
                return (_lieu(event), step(after))
            goes_on = before is not None and before.phase is not after.phase
            return (_lieu(event), step(after)) if goes_on else (_lieu(event),)
        case events.LieuHeard():
            return (_lieu(after.lieu),) if after.lieu else ()
        case events.FatalityKnown(face):
            said = say.game(f"fatality-{face.value if face else 'unknown'}", Sign.ACCEPTED)
            if after.how is None or (face and after.shadow_may_win(after.how)):
                return (said, step(after))
            return (said,) if face else ()  # who has won comes next, and tells what an unknown face leaves open
        case events.CableLooked(seat, count, dealt):
            return (say.private(seat, "cable-looked", count=count, dealt=dealt),)
        case events.RoleLooked(seat, side):
            return (say.private(seat, f"role-{side.value}"),)
        case events.CoverLooked(seat, colour):
            return (say.private(seat, f"cover-{colour.value}"),)
        case events.RoundEnded(number):
            return (say.game("round-ended", Sign.PASSED, round=number), step(after))
        case events.Corrected():
            return _corrected(event, after)
        case events.CuttersMoved(seat):
            moved = say.game("cutters", Sign.ACCEPTED, cutters=who(after, seat))
            return (moved, *_deal_anew(after)) if after.deal[1] else (moved,)
        case events.Won():
            return (step(after, Sign.PASSED),)
        case events.Reopened():
            return (say.game("reopened", Sign.PASSED), step(after))
        case events.ScannerSet(scanner):
            return (say.game("scanner-on" if scanner else "scanner-off", Sign.ACCEPTED),)
    return ()


def _cut(cut: events.Cut, after: State) -> tuple[Announcement, ...]:
    layout = after.layout
    number, players = len(after.cuts) - after.since, len(layout.people)
    if cut.cable is Cable.BOMB:
        return (say.alert("cut-bomb", Sign.ACCEPTED),)
    found, total = after.found(Cable.DEFUSE), layout.cables.defuse
    if cut.cable is Cable.DEFUSE and found >= total:
        return (say.alert("cut-last-defuse", ScaleStep(total), total=total),)
    assert after.holder is not None, "a cut leaves the cutters with somebody"
    args: dict[str, Arg] = {"number": number, "cuts": players, "cutters": layout.people[after.holder - 1]}
    sign: AnySign = Sign.ACCEPTED
    if cut.cable is Cable.DEFUSE:
        args |= {"found": found, "total": total}
        sign = ScaleStep(found)
    heard = [say.game(f"cut-{'extra-' if number > players else ''}{cut.cable.value}", sign, **args)]
    goes_on = number < players or after.round < ROUNDS  # else the game ends with this cut
    if cut.cable is Cable.DEFUSE and found == total - 1 and goes_on:
        heard.append(say.game("one-defuse-left"))
    if number == players - 1:
        heard.append(say.game("last-cut", None, say.step))
    return (*heard, *_deal_anew(after))


def _corrected(event: events.Corrected, after: State) -> tuple[Announcement, ...]:
    cutters = who(after, after.holder)
    if event.seat is None or event.cable is None:
        said = say.game(
            "cut-removed", Sign.ACCEPTED, number=event.number, made=after.made, cuts=after.players, cutters=cutters
        )
    else:
        said = say.game(
            "cut-corrected",
            ScaleStep(after.found(Cable.DEFUSE)) if event.cable is Cable.DEFUSE else Sign.ACCEPTED,
            number=event.number,
            cable=cable(event.cable),
            seat=who(after, event.seat),
            cutters=cutters,
        )
    return (said, *_deal_anew(after))


def _deal_anew(state: State) -> tuple[Announcement, ...]:
    """The new deal, if a count has changed between rounds."""
    return (step(state),) if state.between_rounds else ()


def _lieu(lieu: events.LieuRevealed) -> Announcement:
    args: dict[str, Arg] = {}
    if lieu.name:
        args["name"] = lieu.name
    if lieu.text:
        args["text"] = lieu.text
    name = "-".join(["lieu", *args]) if args else "lieu-empty"
    if not args:
        args["card"] = token_word(lieu.token.id)
    return say.game(name, Sign.ACCEPTED, LIEU, **args)


# --- where are we ------------------------------------------------------------------------------------------


def facts(state: State) -> tuple[Fact, ...]:
    """What lies on the table for all to see, beside what is due."""
    layout, said = state.layout, list[Fact]()
    if state.round == 0:
        said.append(fact("seats", say.word("status-seats", people=Several(layout.circle))))
    if state.phase is Phase.PLAYING:
        cuts = say.word("status-cuts", round=state.round, made=state.made, cuts=state.players)
        said.append(fact("cuts", cuts, short=True))
    if state.how is not None:
        said.append(fact("cutters", say.word("status-cutters-ending", cutters=who(state, state.holder))))
    if state.between_rounds or (state.phase is Phase.LIEU and state.round > 1):
        name = "status-cutters-unknown" if state.holder is None else "status-cutters"
        said.append(fact("cutters", say.word(name, cutters=who(state, state.holder))))
    if state.round:
        found = say.word("status-found", found=state.found(Cable.DEFUSE), total=layout.cables.defuse)
        said.append(fact("found", found, short=state.phase is Phase.PLAYING))
        secure = max(0, layout.cables.secure - state.found(Cable.SECURE))
        said.append(fact("secure", say.word("status-secure", secure=secure)))
        if not state.between_rounds:
            said.append(fact("hands", _hands(state)))
    if state.lieu:
        said.append(fact("lieu", _lieu(state.lieu)))
    if state.fatality:
        said.append(fact("fatality", say.word(f"fatality-{state.fatality.value}")))
    return tuple(said)


def _hands(state: State) -> Word:
    """How many cables lie face down before each player."""
    hands = [state.face_down(seat) for seat in range(1, state.players + 1)]
    if len(set(hands)) == 1:
        return say.word("status-hands-equal", each=hands[0])
    items = zip(state.layout.people, hands, strict=True)
    return say.word("status-hands", hands=Several(tuple(say.word("hand", who=who, cables=n) for who, n in items)))


# --- what happened, for undo and resume --------------------------------------------------------------------


def recap(state: State, seat: Seat) -> tuple[Kept, ...]:
    """What is in a hand that was heard, for its own ear, until all cables are laid."""
    kept = dict(state.hands).get(seat)
    if kept is None:
        return ()
    counts = {kind.value: sum(token.id == kind.token_id for token in kept) for kind in Cable}
    missing = max(0, hands(state)[seat - 1] - len(kept))
    return (Kept(say.private(seat, "own-hand", missing=missing, **counts), kept),)


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what followed by itself from a cut or an answer."""
    match event:
        case events.RoundEnded() | events.Won() if before and _full(before):
            return None
        case events.Ended() | events.Won(how=Termination.DEFUSED | Termination.EXPLODED) if before and not before.how:
            return None
        case events.Cut():
            return say.word("recall-cut", number=after.made, cable=cable(event.cable), seat=who(after, event.seat))
        case events.Corrected():
            return say.word("recall-corrected", number=event.number)
        case events.StepDone(phase):
            return say.word(f"recall-{phase.value}")
        case events.Laid(number):
            return say.word("recall-laid", round=number)
        case events.LieuRevealed():
            return say.word("recall-lieu")
        case events.CoverShown(seat):
            return say.word("recall-cover", shower=who(after, seat))
        case events.FatalityKnown():
            return say.word("recall-fatality")
        case events.StarterKnown(seat):
            return say.word("recall-starter", cutters=who(after, seat))
        case events.CuttersMoved(seat):
            return say.word("recall-cutters", cutters=who(after, seat))
        case events.HandKept(seat):
            return say.word("recall-hand", who=who(after, seat))
        case events.RoundEnded(number):
            return say.word("recall-round-ended", round=number)
        case events.Won():
            return say.word("recall-won")
        case events.Reopened():
            return say.word("recall-reopened")
        case events.GameStarted():
            return say.word("recall-started")
        case events.RolesChanged():
            return say.word("recall-roles-changed")
        case events.ScannerSet(scanner):
            return say.word("recall-scanner-on" if scanner else "recall-scanner-off")
    return None


def _full(state: State) -> bool:
    """Whether all cuts of the round have been made."""
    return state.phase is Phase.PLAYING and state.made >= state.players
