"""What is said: which announcement follows an event, answers "where are we?", or reminds of an act.

It knows message ids and their arguments, never a sentence (they are in ``voices/*/time-bomb-undercover.ftl``)
and never a rule. A role or a hand may be said to its own ear only (``Only``).
"""

from __future__ import annotations

from companion.games.time_bomb_undercover.state import (
    HAND,
    ID,
    ROUNDS,
    Cable,
    CableLooked,
    Corrected,
    CoverLooked,
    CoverShown,
    Cut,
    CuttersMoved,
    Ended,
    FatalityKnown,
    GameStarted,
    HandKept,
    Laid,
    LieuHeard,
    LieuRevealed,
    Phase,
    Reopened,
    RoleLooked,
    RolesChanged,
    RoundEnded,
    ScannerSet,
    StarterKnown,
    State,
    StepDone,
    Termination,
    Won,
    hands,
)
from companion.model import (
    Announcement,
    Arg,
    Event,
    Only,
    Seat,
    Several,
    Sign,
    Who,
    Word,
    alert,
    echo,
    game,
    word,
)

#: A step's line is dropped unsaid when the table has gone on to the next.
STEP = f"{ID}-step"
#: A Lieu's line is dropped unsaid when the next card has replaced it.
LIEU = f"{ID}-lieu"


def mid(name: str) -> str:
    """The message id of this game: "cut-secure" → "time-bomb-undercover-cut-secure"."""
    return f"{ID}-{name}"


def cable(kind: Cable) -> Word:
    """ "sécurisé", inside a sentence."""
    return Word(mid(f"cable-{kind.value}"))


def who(state: State, seat: Seat | None) -> Who | Word:
    """A player, or "unknown"."""
    return state.layout.people[seat - 1] if seat else Word(mid("unknown"))


# --- steps: what the table does now ------------------------------------------------------------------------


def step(state: State) -> Announcement:
    """The act that is due in this phase, or the question that is open."""
    name, args = _step(state)
    return game(mid(name), None, STEP, **args)


def reminder(state: State) -> Announcement | None:
    """Said once after a minute where an act is due; never while cables are cut: players may be arguing."""
    if state.phase in (Phase.PLAYING, Phase.OVER):
        return None
    args: dict[str, Arg] = {}
    if state.phase is Phase.COVERS:
        args = _cover(state)
    elif state.phase is Phase.LIEU:
        args = {"round": state.round}
    return game(mid(f"remind-{state.phase.value}"), Sign.ATTENTION, STEP, **args)


def _step(state: State) -> tuple[str, dict[str, Arg]]:
    layout = state.layout
    match state.phase:
        case Phase.ROLES:
            roles = layout.roles
            return "step-roles", {
                "total": roles.total,
                "org_red": roles.org_red,
                "org_blue": roles.org_blue,
                "agence_blue": roles.agence_blue,
                "agence_red": roles.agence_red,
                "inferred": int(layout.inferred),
            }
        case Phase.ROLES_DEALT:
            return "step-roles-dealt", {"aside": layout.kept_aside}
        case Phase.CABLES:
            cables = layout.cables
            return "step-cables", {"secure": cables.secure, "defuse": cables.defuse}
        case Phase.LOOKING:
            each, over = state.deal
            if state.round == 0:
                return "step-deal", {"each": HAND}
            if over:
                return "step-deal-uneven", {
                    "each": each,
                    "over": over,
                    "cutters": who(state, state.holder or 1),
                }
            return "step-deal-again", {"each": each}
        case Phase.LIEU:
            if state.lieu:  # a card lies there unread
                return "lieu-unread", {}
            return ("step-lieu-first", {}) if state.round == 1 else ("step-lieu", {"round": state.round})
        case Phase.COVERS:
            return ("step-covers-first" if state.shower == 1 else "step-covers"), _cover(state)
        case Phase.FATALITY:
            return ("ask-fatality-ending" if state.how else "ask-fatality"), {}
        case Phase.STARTER:
            return "ask-starter", {"players": state.players}
        case Phase.PLAYING:
            name = "round-last" if state.round == ROUNDS else "round"
            if state.holder is None:
                return f"{name}-unknown", {"round": state.round}
            return name, {"round": state.round, "cutters": who(state, state.holder)}
        case Phase.SHADOW:
            cutter = ending_cutter(state)
            return ("ask-shadow", {"cutter": who(state, cutter)}) if cutter else ("ask-shadow-unknown", {})
        case Phase.OVER:
            return _won(state), {}


def _cover(state: State) -> dict[str, Arg]:
    return {"shower": who(state, state.shower), "left": who(state, state.layout.left_of(state.shower))}


def ending_cutter(state: State) -> Seat | None:
    """Who made the ending cut, where that is known."""
    kind = Cable.BOMB if state.how is Termination.EXPLODED else Cable.DEFUSE
    return next((cut.cutter for cut in reversed(state.cuts) if cut.cable is kind), None)


def _won(state: State) -> str:
    assert state.how is not None, "a won game has its termination"
    if state.winner:
        return f"won-{state.winner.value}-{state.how.value}"
    untold = state.players == 4 and state.fatality is None
    return f"won-open{'-fatality' if untold else ''}-{state.how.value}"


# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What the table hears of an event, the information first."""
    match event:
        case Cut():
            return _cut(event, after)
        case GameStarted():
            return (game(mid("started"), Sign.READY, players=after.players), step(after))
        case StepDone() | Laid() | CoverShown() | StarterKnown():
            return (step(after),)
        case RolesChanged():
            return (game(mid("roles-changed"), Sign.ACCEPTED), step(after))
        case LieuRevealed():
            # Play may already be going on: a card found late is read, and nothing else is said again.
            if after.phase is Phase.LIEU:
                return (_lieu(event), step(after))
            goes_on = before is not None and before.phase is not after.phase
            return (_lieu(event), step(after)) if goes_on else (_lieu(event),)
        case LieuHeard():
            return (_lieu(after.lieu),) if after.lieu else ()
        case FatalityKnown(face):
            said = game(mid(f"fatality-{face.value if face else 'unknown'}"), Sign.ACCEPTED)
            if after.how is None or (face and after.shadow_may_win(after.how)):
                return (said, step(after))
            return (said,) if face else ()  # who won comes next, and says what an unknown face leaves open
        case CableLooked(seat, count, dealt):
            return (_private(seat, "cable-looked", count=count, dealt=dealt),)
        case RoleLooked(seat, side):
            return (_private(seat, f"role-{side.value}"),)
        case CoverLooked(seat, colour):
            return (_private(seat, f"cover-{colour.value}"),)
        case RoundEnded(number):
            return (game(mid("round-ended"), Sign.PASSED, round=number), step(after))
        case Corrected():
            return _corrected(event, after)
        case CuttersMoved(seat):
            moved = game(mid("cutters"), Sign.ACCEPTED, cutters=who(after, seat))
            return (moved, *_deal_anew(after)) if after.deal[1] else (moved,)
        case Won():
            return (game(mid(_won(after)), Sign.PASSED, STEP),)
        case Ended():
            return (step(after),)
        case Reopened():
            return (game(mid("reopened"), Sign.PASSED), step(after))
        case ScannerSet(scanner):
            return (game(mid("scanner-on" if scanner else "scanner-off"), Sign.ACCEPTED),)
    return ()


def _cut(cut: Cut, after: State) -> tuple[Announcement, ...]:
    layout = after.layout
    number, players = len(after.cuts) - after.since, len(layout.people)
    if cut.cable is Cable.BOMB:
        return (alert(mid("cut-bomb"), Sign.ACCEPTED),)
    left = 0
    if cut.cable is Cable.DEFUSE:
        left = layout.cables.defuse - after.found(Cable.DEFUSE)
        if left <= 0:
            return (alert(mid("cut-last-defuse"), Sign.ACCEPTED, total=layout.cables.defuse),)
    assert after.holder is not None, "a cut leaves the cutters with somebody"
    cutters = layout.people[after.holder - 1]
    if number > players:
        said = game(mid(f"cut-extra-{cut.cable.value}"), Sign.ACCEPTED, cutters=cutters)
    else:
        said = game(mid(f"cut-{cut.cable.value}"), Sign.ACCEPTED, number=number, cuts=players, cutters=cutters)
    heard = [said]
    if left == 1:
        heard.append(game(mid("one-defuse-left")))
    if number == players - 1:
        heard.append(game(mid("last-cut"), None, STEP))
    return (*heard, *_deal_anew(after))


def _corrected(event: Corrected, after: State) -> tuple[Announcement, ...]:
    cutters = who(after, after.holder)
    if event.seat is None or event.cable is None:
        said = game(
            mid("cut-removed"),
            Sign.ACCEPTED,
            number=event.number,
            made=after.made,
            cuts=after.players,
            cutters=cutters,
        )
    else:
        said = game(
            mid("cut-corrected"),
            Sign.ACCEPTED,
            number=event.number,
            cable=cable(event.cable),
            seat=who(after, event.seat),
            cutters=cutters,
        )
    return (said, *_deal_anew(after))


def _deal_anew(state: State) -> tuple[Announcement, ...]:
    """Between rounds a changed count changes what is to be dealt."""
    return (step(state),) if state.between_rounds else ()


def _lieu(lieu: LieuRevealed) -> Announcement:
    args: dict[str, Arg] = {}
    if lieu.name:
        args["name"] = lieu.name
    if lieu.text:
        args["text"] = lieu.text
    name = "-".join(["lieu", *args]) if args else "lieu-empty"
    return game(mid(name), Sign.ACCEPTED, LIEU, **args)


# --- where are we ------------------------------------------------------------------------------------------


def status(state: State, whole: bool) -> tuple[Announcement, ...]:
    """Where are we: the round, or the step; ``whole``: everything that is public."""
    now = (
        echo(
            mid("status"),
            round=state.round,
            made=state.made,
            cuts=state.players,
            cutters=who(state, state.holder),
            found=state.found(Cable.DEFUSE),
            total=state.layout.cables.defuse,
        )
        if state.phase is Phase.PLAYING
        else _echoed(step(state))
    )
    return (now, *_everything(state)) if whole else (now,)


def _everything(state: State) -> list[Announcement]:
    said: list[Announcement] = []
    layout = state.layout
    if state.round == 0:
        said.append(echo(mid("status-seats"), people=Several(layout.people)))
    else:
        if state.phase is not Phase.PLAYING:
            said.append(echo(mid("status-found"), found=state.found(Cable.DEFUSE), total=layout.cables.defuse))
        if state.how is None:
            said.append(echo(mid("status-secure"), secure=max(0, layout.cables.secure - state.found(Cable.SECURE))))
        if state.how is None and not state.between_rounds:
            said.append(_hands(state))
    if state.lieu and not state.between_rounds:
        said.append(_echoed(_lieu(state.lieu)))
    if state.fatality:
        said.append(echo(mid(f"fatality-{state.fatality.value}")))
    return said


def _hands(state: State) -> Announcement:
    hands = [state.face_down(seat) for seat in range(1, state.players + 1)]
    if len(set(hands)) == 1:
        return echo(mid("status-hands-equal"), each=hands[0])
    items = zip(state.layout.people, hands, strict=True)
    return echo(mid("status-hands"), hands=Several(tuple(word(mid("hand"), who=who, cables=n) for who, n in items)))


def _echoed(said: Announcement) -> Announcement:
    return echo(said.id, None, "", **{name.replace("-", "_"): value for name, value in said.args})


# --- what happened, for undo and resume --------------------------------------------------------------------


def recap(state: State, seat: Seat) -> tuple[Announcement, ...]:
    """The make-up of a hand that was listened to, for its own ear, until all is laid."""
    kept = dict(state.hands).get(seat)
    if kept is None:
        return ()
    counts = {kind.value: sum(token.id == kind.token_id for token in kept) for kind in Cable}
    missing = max(0, hands(state)[seat - 1] - len(kept))
    return (_private(seat, "own-hand", missing=missing, **counts),)


def _private(seat: Seat, name: str, **args: Arg) -> Announcement:
    said = word(mid(name), **args)
    return Announcement(said.id, said.args, Only(seat), sign=Sign.ACCEPTED)


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what a cut or an answer has brought about by itself."""
    match event:
        case RoundEnded() | Won() if before and before.phase is Phase.PLAYING and before.made >= before.players:
            return None
        case Ended() | Won(how=Termination.DEFUSED | Termination.EXPLODED) if before and before.how is None:
            return None
        case Cut():
            return word(
                mid("recall-cut"),
                number=after.made,
                cable=cable(event.cable),
                seat=who(after, event.seat),
            )
        case Corrected():
            return word(mid("recall-corrected"), number=event.number)
        case StepDone(phase):
            return word(mid(f"recall-{phase.value}"))
        case Laid(number):
            return word(mid("recall-laid"), round=number)
        case LieuRevealed():
            return word(mid("recall-lieu"))
        case CoverShown(seat):
            return word(mid("recall-cover"), shower=who(after, seat))
        case FatalityKnown():
            return word(mid("recall-fatality"))
        case StarterKnown(seat):
            return word(mid("recall-starter"), cutters=who(after, seat))
        case CuttersMoved(seat):
            return word(mid("recall-cutters"), cutters=who(after, seat))
        case HandKept(seat):
            return word(mid("recall-hand"), who=who(after, seat))
        case RoundEnded(number):
            return word(mid("recall-round-ended"), round=number)
        case Won():
            return word(mid("recall-won"))
        case Reopened():
            return word(mid("recall-reopened"))
        case GameStarted():
            return word(mid("recall-started"))
        case RolesChanged():
            return word(mid("recall-roles-changed"))
        case ScannerSet(scanner):
            return word(mid("recall-scanner-on" if scanner else "recall-scanner-off"))
    return None
