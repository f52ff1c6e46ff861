"""What may happen: the acts judged, the endings found, and what the table may do next.

Pure: no clock, no dice, no sentence. A scan of what only its owner may know must never become an event, and
no event may carry a role.

Every line of the rulebook's "to refuse" list is a refusal where an act can express it, else a reminder at its
step. Refusals named by a rule yield to "the card says so"; secrecy never does.

=====================================================  ====================================================
line                                                   where
=====================================================  ====================================================
cutting own cable                                      refused: rule own-cable
cutting without the cutters                            reminder: every cut says who has them
cutting where no face-down cable is left               refused: rule none-left
an (n+1)th cut in a round                              refused: the round has ended and hands are looked at
                                                       (then: rule before-lieu); one that a card grants is
                                                       entered as a missed cut
passing the cutters to anyone but the player cut       they pass by themselves; the menu moves them
looking again at one's cables after laying them        refused before round 1 (a scan then); reminder at the
                                                       deal; while cables are cut no scan reads, it cuts
feeling the faces of one's cables                      reminder at the deal
showing a cover at 4 players                           no such step; reminder with the Fatality token
showing a cover to anyone but the left neighbour       reminder: each pair is named
Shadow showing two covers                              reminder with the first pair
looking at the role set aside                          reminder at the deal; any role scan is refused
a Lieu of the wrong round                              refused: rule lieu-round; a second one: rule one-lieu
using last round's Lieu                                reminder with the new Lieu
more of a kind than the table holds                    refused: rule too-many; the same card twice: same-cable
fewer than 4 or more than 8 players                    refused by begin
speaking a role or a hand on the loudspeaker           refused, never lifted
a cut after the end                                    refused: rule over
=====================================================  ====================================================
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TypeAlias

from companion.boxes.box import Box
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    CountedHand,
    Decision,
    Expects,
    Filled,
    Form,
    Look,
    Looked,
    NeedsSeat,
    Opening,
    Privacy,
    Question,
    Rearranged,
    RuleSetting,
    Scanned,
    WindowDone,
)
from companion.games.time_bomb_undercover import words
from companion.games.time_bomb_undercover.state import (
    ID,
    ROUNDS,
    Cable,
    CableLooked,
    Cables,
    Corrected,
    Cover,
    CoverLooked,
    CoverShown,
    Cut,
    CuttersMoved,
    Ended,
    Fatality,
    FatalityKnown,
    GameStarted,
    HandKept,
    Laid,
    LieuHeard,
    LieuRevealed,
    Phase,
    Reopened,
    RoleLooked,
    Roles,
    RolesChanged,
    RoundEnded,
    ScannerSet,
    Side,
    StarterKnown,
    State,
    StepDone,
    Termination,
    Won,
    evolve,
    hands,
)
from companion.games.time_bomb_undercover.words import cable, mid, who
from companion.model import Event, Hidden, Rejection, Seat, Sign, Token, Word, refuse, word

Events: TypeAlias = tuple[Event, ...]

RULE_SETTINGS = (
    RuleSetting("roles-7", "1,1,3,1"),  # organisation red, blue, agence blue, red covers; the pack says why
    RuleSetting("scanner", "yes", ("yes", "no")),
)

#: A question's digit for a kind of cable.
KINDS = {1: Cable.SECURE, 2: Cable.DEFUSE, 3: Cable.BOMB}

_CUT = {kind.token_id: kind for kind in Cable}
#: A box without labels is played from a printed sheet of the stickers.
_CUT_BY_STICKER = {
    "sticker/clear-dot": Cable.SECURE,
    "sticker/triangle": Cable.DEFUSE,
    "sticker/spiral": Cable.BOMB,
}
_ROLES = {f"{ID}/role/{side.value}": side for side in Side}
_COVERS = {f"{ID}/cover/{cover.value}": cover for cover in Cover}
_FATALITY = {f"{ID}/fatality/{face.value}": face for face in Fatality}
_LIEU = f"{ID}/lieu/"

#: Phases in which cables are in play or have been: a cut can be corrected.
_CORRECTABLE = (Phase.PLAYING, Phase.LOOKING, Phase.SHADOW, Phase.FATALITY, Phase.OVER)


# --- the opening -------------------------------------------------------------------------------------------


def begin(box: Box, opening: Opening) -> Events | Rejection:
    """``GameStarted`` with the whole set-up row; refused: a number of players or a setting that cannot be."""
    pack, players = box.pack, len(opening.seats)
    if not pack.fewest <= players <= pack.most:
        return refuse(mid("refuse-players"), players=players, fewest=pack.fewest, most=pack.most)
    settings = {setting.name: setting.default for setting in RULE_SETTINGS}
    for name, value in opening.settings:
        if name not in settings:
            return refuse(mid("refuse-setting"), setting=name)
        settings[name] = value
    if settings["scanner"] not in ("yes", "no"):
        return refuse(mid("refuse-scanner-setting"), value=settings["scanner"])
    told = dict(opening.settings).get("roles-7")
    seven = None if told is None else _roles_setting(box, told)
    if isinstance(seven, Rejection):
        return seven
    roles, cables = pack.row("roles", players), pack.row("cables", players)
    row = Roles(roles["org-red"], roles["org-blue"], roles["agence-blue"], roles["agence-red"])
    inferred = f"roles/{players}" in pack.inferred
    if players == 7 and seven:
        row, inferred = seven, False
    return (
        GameStarted(
            opening.seats,
            tuple(settings.items()),
            row,
            Cables(cables["secure"], cables["defuse"], cables["bomb"]),
            inferred,
            settings["scanner"] == "yes",
            pack.version,
        ),
    )


def _roles_setting(box: Box, value: str) -> Roles | Rejection:
    parts = value.replace(" ", "").split(",")
    if len(parts) != 4 or not all(part.isdecimal() and part.isascii() for part in parts):
        return refuse(mid("refuse-roles-setting"), value=value)
    row = _roles_row(box, *(int(part) for part in parts))
    return refuse(mid("refuse-roles-setting"), value=value) if isinstance(row, Rejection) else row


def _roles_row(box: Box, *counts: int) -> Roles | Rejection:
    """A row for 7 players that fills the seats, Shadow included, out of the box (all of it used at 8)."""
    whole = box.pack.row("roles", 8)
    held = (whole["org-red"], whole["org-blue"], whole["agence-blue"], whole["agence-red"])
    row = Roles(*counts)
    if row.total != 7:
        return refuse(mid("refuse-roles-sum"), total=row.total)
    if any(count > most for count, most in zip(counts, held, strict=True)):
        return refuse(mid("refuse-roles-box"))
    return row


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case Scanned(token, seat):
            return _scanned(box, state, token, seat, lifted)
        case Looked(seat, token, earlier):
            return _looked(state, seat, token, earlier)
        case WindowDone(seat, tokens):
            cards = frozenset(Hidden(token) for token in tokens)
            return (HandKept(seat, cards),) if state.phase is Phase.LOOKING else ()
        case Rearranged():
            return ()  # no hand is kept in its order
        case Confirmed():
            return _answered(state, None)
        case Answered(value):
            return _answered(state, value)
        case Filled(form, answers):
            return _filled(box, state, form, answers, lifted)
        case Advanced():
            return refuse(mid("refuse-counter"))


def _answered(state: State, value: int | None) -> Decision:
    """# (None) or a number, in the phase that waits for it."""
    match state.phase:
        case Phase.ROLES | Phase.ROLES_DEALT | Phase.CABLES | Phase.LIEU:
            return (StepDone(state.phase),)
        case Phase.LOOKING:
            return (Laid(state.round + 1),)
        case Phase.COVERS:
            return (CoverShown(state.shower),)
        case Phase.FATALITY:
            return _fatality(state, {1: Fatality.BLUE, 2: Fatality.RED}.get(value or 0))
        case Phase.STARTER:
            return (StarterKnown(value),)
        case Phase.SHADOW:
            return _shadow(state, None if value is None else value == 1)
        case Phase.PLAYING:
            return refuse(mid("refuse-nothing-due"))
        case Phase.OVER:
            return refuse(mid("refuse-over-confirm"))


def _scanned(box: Box, state: State, token: Token, seat: Seat | None, lifted: str | None) -> Decision:
    kind = _CUT.get(token.id)
    if kind:
        if seat is None and state.phase in (Phase.ROLES, Phase.CABLES, Phase.OVER):
            return ()  # the box is being sorted, or the game is over: a look-up
        return _cut(state, seat, kind, token.copy, lifted)
    kind = _CUT_BY_STICKER.get(token.id)
    if kind:
        return () if seat is None else _cut(state, seat, kind, None, lifted)
    side = _ROLES.get(token.id)
    if side:
        if state.phase is Phase.OVER:
            return ()
        if state.phase is Phase.SHADOW:
            return _shadow(state, side is Side.SHADOW)
        return refuse(mid("refuse-role-secret"))
    if token.id in _COVERS and state.phase is not Phase.OVER:
        return refuse(mid("refuse-role-secret"))
    if state.phase is Phase.FATALITY and token.id in _FATALITY:
        return _fatality(state, _FATALITY[token.id])
    if token.id.startswith(_LIEU):
        return _lieu(box, state, token, lifted)
    return ()


# --- windows ---


def privacy(state: State, seat: Seat) -> Privacy | None:
    """What this seat may listen to in its window: its role, its cables, or the cover it is being shown."""
    match state.phase:
        case Phase.ROLES_DEALT:
            return Look(word(mid("window-role")))
        case Phase.LOOKING:
            dealt = hands(state)[seat - 1]
            return CountedHand(word(mid("window-cables"), dealt=dealt), dealt)
        case Phase.COVERS if seat == state.layout.left_of(state.shower):
            return Look(word(mid("window-cover"), shower=who(state, state.shower)), scans=1)
        case _:
            return None


def _looked(state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window. What does not belong to the moment is refused without a word of what it is."""
    match state.phase:
        case Phase.LOOKING if token.id in _CUT:
            return (CableLooked(seat, len(earlier) + 1, hands(state)[seat - 1]),)
        case Phase.ROLES_DEALT if token.id in _ROLES:
            return (RoleLooked(seat, _ROLES[token.id]),)
        case Phase.ROLES_DEALT | Phase.COVERS if token.id in _COVERS:
            return (CoverLooked(seat, _COVERS[token.id]),)
        case _:
            return refuse(mid("refuse-window"))


# --- cuts and what they lead to ----------------------------------------------------------------------------


def _cut(state: State, seat: Seat | None, kind: Cable, copy: int | None, lifted: str | None) -> Decision:
    """A cable cut at a seat, or why it cannot be. Where it was not time for it, a card only opens play."""
    match state.phase:
        case Phase.PLAYING:
            pass
        case Phase.LOOKING:
            return refuse(mid("refuse-looking"))
        case Phase.LIEU if state.round > 1:
            if lifted == "before-lieu":
                return (StepDone(Phase.LIEU),)
            return refuse(mid("refuse-before-lieu"), "before-lieu", round=state.round)
        case Phase.ROLES | Phase.ROLES_DEALT | Phase.CABLES:
            return refuse(mid("refuse-not-dealt"))
        case _ if state.how is None:
            return refuse(mid("refuse-laid"))
        case _:
            return _resumed(state) if lifted == "over" else refuse(mid("refuse-over"), "over")
    if copy is not None and lifted != "same-cable" and _already(state, kind, copy):
        return replace(refuse(mid("refuse-same-cable"), "same-cable", cable=cable(kind)), sign=Sign.AGAIN)
    if seat is None:
        return NeedsSeat()
    if seat == state.holder and lifted != "own-cable":
        return refuse(mid("refuse-own-cable"), "own-cable", cutters=who(state, seat))
    refusal = _impossible(state, seat, kind, lifted)
    if refusal:
        return refusal
    cut = Cut(state.round, state.holder, seat, kind, copy)
    return (cut, *_after_cut(state, cut))


def _already(state: State, kind: Cable, copy: int) -> bool:
    return any(cut.copy == copy and cut.cable is kind for cut in state.cuts)


def _impossible(state: State, seat: Seat, kind: Cable, lifted: str | None) -> Rejection | None:
    """Why the counts do not allow one more cable of this kind, at this seat."""
    if lifted != "none-left" and state.face_down(seat) == 0:
        return refuse(mid("refuse-none-left"), "none-left", seat=who(state, seat))
    total = state.layout.cables.of(kind)
    if lifted != "too-many" and state.found(kind) >= total:
        return refuse(mid(f"refuse-too-many-{kind.value}"), "too-many", total=total)
    return None


def _after_cut(state: State, cut: Cut) -> Events:
    """What a cut made in this state leads to by itself."""
    if cut.cable is Cable.BOMB:
        return _ending(state, Termination.EXPLODED)
    if cut.cable is Cable.DEFUSE and state.found(Cable.DEFUSE) + 1 >= state.layout.cables.defuse:
        return _ending(state, Termination.DEFUSED)
    if state.phase is Phase.PLAYING and state.made + 1 >= state.players:
        return (_round_over(state),)
    return ()


def _round_over(state: State) -> Event:
    if state.round < ROUNDS:
        return RoundEnded(state.round)
    return Won(Side.ORGANISATION, Termination.ROUNDS_OVER)


def _ending(state: State, how: Termination) -> Events:
    """The ending cut: who has won is known at once only where Shadow could not have won by it."""
    return (Ended(how),) if state.shadow_may_win(how) else (Won(_without_shadow(how), how),)


def _without_shadow(how: Termination) -> Side:
    return Side.AGENCE if how is Termination.DEFUSED else Side.ORGANISATION


def _fatality(state: State, face: Fatality | None) -> Events:
    known = FatalityKnown(face)
    if state.how is None:
        return (known,)
    if face is None:
        return (known, Won(None, state.how))
    after = evolve(state, known)
    return (known,) if after.shadow_may_win(state.how) else (known, Won(_without_shadow(state.how), state.how))


def _shadow(state: State, cut_by_shadow: bool | None) -> Events:
    assert state.how is not None, "the question is asked at the end only"
    if cut_by_shadow is None:
        return (Won(None, state.how),)
    return (Won(Side.SHADOW if cut_by_shadow else _without_shadow(state.how), state.how),)


# --- Lieu cards --------------------------------------------------------------------------------------------


def _lieu(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    if state.phase is Phase.OVER:
        return ()
    if state.round == 0 or state.between_rounds:
        return refuse(mid("refuse-lieu-early"))
    if state.lieu and state.lieu.token == token and state.phase is not Phase.LIEU:
        return (LieuHeard(),)
    slot = box.slot(token.id)
    number = slot.facts.get("round")
    if number is not None and number != state.round and lifted != "lieu-round":
        return refuse(mid("refuse-lieu-round"), "lieu-round", lieu=number, round=state.round)
    if state.lieu and state.lieu.text and lifted != "one-lieu":
        return refuse(mid("refuse-one-lieu"), "one-lieu")
    return (LieuRevealed(state.round, token, slot.name, slot.text_for(state.players)),)


# --- forms -------------------------------------------------------------------------------------------------


def _filled(box: Box, state: State, form: str, answers: tuple[int | None, ...], lifted: str | None) -> Decision:
    if form == "scanner":
        return (ScannerSet(not state.scanner),)
    if form == "cut":
        seat, digit = answers
        if seat is None or digit is None:
            return refuse(mid("refuse-incomplete"))
        return _cut(state, seat, KINDS[digit], None, lifted)
    if form not in (entry.id for entry in menu(state)):
        return refuse(mid("refuse-not-now"))
    match form:
        case "correct":
            return _correct(state, answers, lifted)
        case "cutters":
            return refuse(mid("refuse-incomplete")) if answers[0] is None else (CuttersMoved(answers[0]),)
        case "end-round":
            return (_round_over(state),)
        case "go-on":
            return _resumed(state)
        case "roles-7":
            row = _roles_row(box, *(answer or 0 for answer in answers))
            return row if isinstance(row, Rejection) else (RolesChanged(row),)
        case _:
            return (LieuHeard(),)


def _resumed(state: State) -> Events:
    """Play goes on after what had looked like an end, up to the round's end if all its cuts are made."""
    goes_on = Reopened(state.round)
    if state.made >= state.players and state.how is not Termination.ROUNDS_OVER:
        return (goes_on, _round_over(state))
    return (goes_on,)


def _correct(state: State, answers: tuple[int | None, ...], lifted: str | None) -> Decision:
    """The form "correct": which cut of the round (0: a missed one), seat, kind, who has the cutters."""
    which, seat, digit, heir = answers
    if which is None:
        which = state.made
    if which > state.made:
        return refuse(mid("refuse-no-such-cut"), made=state.made)
    if which == 0:
        return _missed(state, seat, digit, heir, lifted)
    old = state.round_cuts[which - 1]
    event = Corrected(state.round, which, None, None, None, heir)
    if digit != 0:
        at, kind = seat or old.seat, KINDS.get(digit or 0, old.cable)
        if at == old.cutter and lifted != "own-cable":
            return refuse(mid("refuse-own-cable"), "own-cable", cutters=who(state, at))
        others = evolve(state, event)
        refusal = _impossible(others, at, kind, lifted)
        if refusal:
            return refusal
        copy = old.copy if kind is old.cable else None
        event = Corrected(state.round, which, at, kind, copy, heir)
    after = evolve(state, event)
    return refuse(mid("refuse-no-change")) if after == state else (event, *_after_correction(state, after))


def _missed(state: State, seat: Seat | None, digit: int | None, heir: Seat | None, lifted: str | None) -> Decision:
    """A cut that nobody entered, or that a card grants after the round. Who made it may be unknown."""
    if seat is None or digit not in KINDS:
        return refuse(mid("refuse-incomplete"))
    kind = KINDS[digit]
    refusal = _impossible(state, seat, kind, lifted)
    if refusal:
        return refusal
    cutter = None if state.holder == seat else state.holder
    cut = Cut(state.round, cutter, seat, kind, None, heir)
    return (cut, *_after_cut(state, cut))


def _after_correction(before: State, after: State) -> Events:
    """What other counts lead to: an ending, or that an ending or a round's end was none."""
    bombs, found = after.found(Cable.BOMB), after.found(Cable.DEFUSE)
    all_found = found >= after.layout.cables.defuse
    if bombs > before.found(Cable.BOMB):
        return _ending(after, Termination.EXPLODED)
    if all_found and found > before.found(Cable.DEFUSE):
        return _ending(after, Termination.DEFUSED)
    no_bomb = before.how is Termination.EXPLODED and bombs < before.found(Cable.BOMB)
    if no_bomb or (before.how is Termination.DEFUSED and not all_found):
        return _resumed(after)
    short = before.made >= before.players > after.made
    if short and (before.between_rounds or before.how is Termination.ROUNDS_OVER):
        return (Reopened(after.round),)
    return ()


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> Expects:
    """What may come next, for help, refusals and reminders."""
    players = state.players
    if state.phase is Phase.PLAYING:
        return _cuts(players, state.scanner)
    reminder = words.reminder(state)
    match state.phase:
        case Phase.FATALITY | Phase.SHADOW | Phase.STARTER:
            asked = words.step(state)
            question = Question(asked.id, 1, players if state.phase is Phase.STARTER else 2, asked.args)
            return Expects(question, reminder=reminder, forget=_LAID)
        case Phase.LIEU:
            return Expects(can=_can("scan-lieu", "pass"), reminder=reminder, forget=_LAID)
        case Phase.LOOKING:
            return Expects(can=_can("laid"), reminder=reminder)
        case Phase.OVER:
            return Expects(can=_can("read-cards", "menu"), over=True, forget=_LAID)
        case _:
            return Expects(can=_can("pass"), reminder=reminder, forget=_LAID)


#: A hand that has been shuffled and laid is forgotten: what its owner heard of it would no longer be true.
_LAID = frozenset({mid("own-hand"), mid("cable-looked")})


@cache  # asked several times an input, and always the same
def _cuts(players: int, scanner: bool) -> Expects:
    if scanner:
        return Expects(seats=players, can=_can("cut", "menu"), forget=_LAID)
    return Expects(seats=players, after_seat=_cut_form(players), can=_can("cut-by-keys", "menu"), forget=_LAID)


@cache
def _can(*names: str) -> tuple[Word, ...]:
    return tuple(Word(mid(f"can-{name}")) for name in names)


def menu(state: State) -> tuple[Form, ...]:
    """The game's own entries that make sense now."""
    forms: list[Form] = []
    players = state.players
    if state.round and state.phase in _CORRECTABLE and (state.phase is not Phase.FATALITY or state.how):
        forms.append(_correct_form(state))
        if state.phase in (Phase.PLAYING, Phase.LOOKING):
            cutters = Question(mid("ask-cutters"), 1, players, skippable=False)
            forms.append(_form("cutters", cutters))
        else:
            forms.append(_form("go-on"))
    if state.phase is Phase.PLAYING:
        forms.append(_form("end-round"))
    if state.lieu and state.round and not state.between_rounds:
        forms.append(_form("lieu"))
    if state.phase is Phase.ROLES and players == 7:
        asked = ("org-red", "org-blue", "agence-blue", "agence-red")
        forms.append(_form("roles-7", *(Question(mid(f"ask-{name}"), 0, 4) for name in asked)))
    return tuple(forms)


def _form(name: str, *questions: Question) -> Form:
    return Form(name, questions, word(mid(f"menu-{name}")))


def _cut_form(players: int) -> Form:
    return Form("cut", (Question(mid("ask-seat"), 1, players), Question(mid("ask-kind"), 1, 3, skippable=False)))


def _correct_form(state: State) -> Form:
    made, players = min(state.made, 9), state.players
    which = Question(mid("ask-which-cut"), 0, made, word("", made=made).args)
    cutters = Question(mid("ask-correct-cutters"), 1, players)
    seat, kind = Question(mid("ask-correct-seat"), 1, players), Question(mid("ask-correct-kind"), 0, 3)
    if made == 0:  # only a missed one can be meant, of which nothing is known yet
        seat, kind = _cut_form(players).questions
        seat = replace(seat, skippable=False)
    return Form("correct", (which, seat, kind, cutters))  # entry 3 of the menu has its name already
