"""What may happen: judges acts, finds endings, and knows what the table may do next.

Pure: no clock, no dice, no sentence. A scan of what only its owner may know must never become an event, and no event
may have a role.

Every line of the rulebook's "to refuse" list is a refusal where an act can express it, else a reminder at its step.
Refusals with a rule give way to "the card says so"; secrecy never does.

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

from companion.boxes.box import Box
from companion.games import protocol
from companion.games.kit.menu import Entry, Menu
from companion.games.kit.phases import Number
from companion.games.kit.seating import seats
from companion.games.kit.settings import YES_NO, settled
from companion.games.time_bomb_undercover import endings, events
from companion.games.time_bomb_undercover.endings import Events, after_cut, cutter_told, resumed, round_over
from companion.games.time_bomb_undercover.events import ID, Cable, Cables, Cover, Fatality, Phase, Roles, Side
from companion.games.time_bomb_undercover.names import cable, say, who
from companion.games.time_bomb_undercover.phases import KIND_CHOICES, KINDS, PHASES, cut_questions
from companion.games.time_bomb_undercover.state import State, cutter_at, evolve, hands
from companion.model import Hidden, Rejection, Seat, Sign, Token

_CUT = {kind.token_id: kind for kind in Cable}
#: A box without labels is played with a printed sheet of the stickers.
_CUT_BY_STICKER = {"sticker/clear-dot": Cable.SECURE, "sticker/triangle": Cable.DEFUSE, "sticker/spiral": Cable.BOMB}
_ROLES = {f"{ID}/role/{side.value}": side for side in Side}
_COVERS = {f"{ID}/cover/{cover.value}": cover for cover in Cover}
_FATALITY = {f"{ID}/fatality/{face.value}": face for face in Fatality}
_LIEU = f"{ID}/lieu/"

# --- the opening -------------------------------------------------------------------------------------------


def _roles_of_seven(box: Box, value: str) -> Roles | Rejection:
    """The row of roles that the setting gives."""
    parts = value.replace(" ", "").split(",")
    if len(parts) != 4 or not all(part.isdecimal() and part.isascii() for part in parts):
        return say.refuse("roles-setting", value=value)
    row = _roles_row(box, *(int(part) for part in parts))
    return say.refuse("roles-setting", value=value) if isinstance(row, Rejection) else row


def _roles_row(box: Box, *counts: int) -> Roles | Rejection:
    """A row for 7 players that fills the seats, Shadow included, from the box (8 players use all of it)."""
    whole = box.pack.row("roles", 8)
    held = (whole["org-red"], whole["org-blue"], whole["agence-blue"], whole["agence-red"])
    row = Roles(*counts)
    if row.total != 7:
        return say.refuse("roles-sum", total=row.total)
    if any(count > most for count, most in zip(counts, held, strict=True)):
        return say.refuse("roles-box")
    return row


def _judge_roles(box: Box, value: str) -> Rejection | None:
    row = _roles_of_seven(box, value)
    return row if isinstance(row, Rejection) else None


RULE_SETTINGS = (
    # Organisation red, blue, Agence blue, red covers; the pack says why.
    protocol.RuleSetting("roles-7", "1,1,3,1", judge=_judge_roles),
    protocol.RuleSetting("scanner", "yes", YES_NO, refused="scanner-setting"),
)


def begin(box: Box, opening: protocol.Opening) -> Events | Rejection:
    """``GameStarted`` with the whole set-up row; or a refusal of an impossible number of players or setting."""
    settings = settled(say, RULE_SETTINGS, box, opening)
    if isinstance(settings, Rejection):
        return settings
    pack, players = box.pack, len(opening.seats)
    roles, cables = pack.row("roles", players), pack.row("cables", players)
    row = Roles(roles["org-red"], roles["org-blue"], roles["agence-blue"], roles["agence-red"])
    inferred = f"roles/{players}" in pack.inferred
    if players == 7 and "roles-7" in dict(opening.settings):  # the players have confirmed it
        told = _roles_of_seven(box, settings["roles-7"])
        assert isinstance(told, Roles)
        row, inferred = told, False
    return (
        events.GameStarted(
            opening.seats,
            settings.told,
            row,
            Cables(cables["secure"], cables["defuse"], cables["bomb"]),
            inferred,
            settings.yes("scanner"),
            pack.version,
        ),
    )


def goes_round(state: State) -> bool:
    """Whether something goes round the table: covers are shown to the left, one after the other."""
    return state.phase is Phase.COVERS


# --- acts --------------------------------------------------------------------------------------------------


def decide(box: Box, state: State, act: protocol.Act, lifted: str | None = None) -> protocol.Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case protocol.Scanned(token, seat):
            return _scanned(box, state, token, seat, lifted)
        case protocol.Looked(seat, token, earlier):
            return _looked(state, seat, token, earlier)
        case protocol.WindowDone(seat, tokens):
            cards = frozenset(Hidden(token) for token in tokens)
            return (events.HandKept(seat, cards),) if state.phase is Phase.LOOKING else ()
        case protocol.Rearranged():
            return ()  # no hand is kept in order
        case protocol.Confirmed() | protocol.Answered():
            return PHASES.answered(box, state, act, lifted)
        case protocol.Filled(form, answers):
            return MENU.filled(box, state, form, answers, lifted)
        case protocol.Advanced():
            return say.refuse("counter")


def _scanned(box: Box, state: State, token: Token, seat: Seat | None, lifted: str | None) -> protocol.Decision:
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
            return cutter_told(state, side is Side.SHADOW)
        return say.secret("role-secret")
    if token.id in _COVERS and state.phase is not Phase.OVER:
        return say.secret("role-secret")
    if state.phase is Phase.FATALITY and token.id in _FATALITY:
        return endings.fatality_told(state, _FATALITY[token.id])
    if token.id.startswith(_LIEU):
        return _lieu(box, state, token, lifted)
    return ()


# --- windows ---


def privacy(state: State, seat: Seat) -> protocol.Privacy | None:
    """What this seat may listen to in its window: its role, its cables, or the cover it is being shown."""
    match state.phase:
        case Phase.ROLES_DEALT:
            if state.players == 4:  # without covers the role is all
                return protocol.Look(say.word("window-role"), scans=1)
            return protocol.Look(say.word("window-role-cover"))
        case Phase.LOOKING:
            dealt = hands(state)[seat - 1]
            return protocol.CountedHand(say.word("window-cables", dealt=dealt), dealt)
        case Phase.COVERS if seat == state.layout.left_of(state.shower):
            return protocol.Look(say.word("window-cover", shower=who(state, state.shower)), scans=1)
        case _:
            return None


def _looked(state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> protocol.Decision:
    """A scan in a window. A card that is not for now is refused, without saying what it is."""
    match state.phase:
        case Phase.LOOKING if token.id in _CUT:
            return (events.CableLooked(seat, len(earlier) + 1, hands(state)[seat - 1]),)
        case Phase.ROLES_DEALT if token.id in _ROLES:
            return (events.RoleLooked(seat, _ROLES[token.id]),)
        case Phase.ROLES_DEALT | Phase.COVERS if token.id in _COVERS:
            return (events.CoverLooked(seat, _COVERS[token.id]),)
        case _:
            return say.refuse("window")


# --- cuts and what they lead to ----------------------------------------------------------------------------


def _cut(state: State, seat: Seat | None, kind: Cable, copy: int | None, lifted: str | None) -> protocol.Decision:
    """A cut at a seat, or why it is impossible. Before its time, a printed card can only open play."""
    match state.phase:
        case Phase.PLAYING:
            pass
        case Phase.LOOKING:
            return say.refuse("looking")
        case Phase.LIEU if state.round > 1:
            if lifted == "before-lieu":
                return (events.StepDone(Phase.LIEU),)
            return say.refuse("before-lieu", "before-lieu", round=state.round)
        case Phase.ROLES | Phase.ROLES_DEALT | Phase.CABLES:
            return say.refuse("not-dealt")
        case _ if state.how is None:
            return say.refuse("laid")
        case _:
            return resumed(state) if lifted == "over" else say.refuse("over", "over")
    if copy is not None and lifted != "same-cable" and _already(state, kind, copy):
        return replace(say.refuse("same-cable", "same-cable", cable=cable(kind)), sign=Sign.AGAIN)
    if seat is None:
        return protocol.NeedsSeat()
    return _impossible(state, state.holder, seat, kind, lifted) or _cut_made(state, state.holder, seat, kind, copy)


def _cut_made(
    state: State, cutter: Seat | None, seat: Seat, kind: Cable, copy: int | None, heir: Seat | None = None
) -> Events:
    cut = events.Cut(state.round, cutter, seat, kind, copy, heir)
    return (cut, *after_cut(state, cut))


def _already(state: State, kind: Cable, copy: int) -> bool:
    return any(cut.copy == copy and cut.cable is kind for cut in state.cuts)


def _impossible(state: State, cutter: Seat | None, seat: Seat, kind: Cable, lifted: str | None) -> Rejection | None:
    """Why this player cannot cut a cable of this kind at this seat: it is their own, or the counts do not allow it."""
    if lifted != "own-cable" and cutter is not None and cutter_at(seat, cutter) is None:
        return say.refuse("own-cable", "own-cable", cutters=who(state, seat))
    if lifted != "none-left" and state.face_down(seat) == 0:
        return say.refuse("none-left", "none-left", seat=who(state, seat))
    total = state.layout.cables.of(kind)
    if lifted != "too-many" and state.found(kind) >= total:
        return say.refuse(f"too-many-{kind.value}", "too-many", total=total)
    return None


# --- Lieu cards --------------------------------------------------------------------------------------------


def _lieu(box: Box, state: State, token: Token, lifted: str | None) -> protocol.Decision:
    if state.phase is Phase.OVER:
        return ()
    if state.round == 0 or state.between_rounds:
        return say.refuse("lieu-early")
    if state.lieu and state.lieu.token == token and state.phase is not Phase.LIEU:
        return (events.LieuHeard(),)
    slot = box.slot(token.id)
    number = slot.facts.get("round")
    if number is not None and number != state.round and lifted != "lieu-round":
        return say.refuse("lieu-round", "lieu-round", lieu=number, round=state.round)
    if state.lieu and state.lieu.text and lifted != "one-lieu":
        return say.refuse("one-lieu", "one-lieu")
    return (events.LieuRevealed(state.round, token, slot.name, slot.text_for(state.players)),)


# --- forms -------------------------------------------------------------------------------------------------


def _correct(state: State, answers: tuple[int | None, ...], box: Box, lifted: str | None) -> protocol.Decision:
    which, seat, digit, heir = answers
    if which is None:
        which = state.made
    if which > state.made:
        return say.refuse("no-such-cut", made=state.made)
    if which == 0:
        return _missed(state, seat, digit, heir, lifted)
    old = state.round_cuts[which - 1]
    event = events.Corrected(state.round, which, None, None, None, heir)
    if digit != 0:
        at, kind = seat or old.seat, KINDS.get(digit or 0, old.cable)
        refusal = _impossible(evolve(state, event), old.cutter, at, kind, lifted)
        if refusal:
            return refusal
        copy = old.copy if kind is old.cable else None
        event = events.Corrected(state.round, which, at, kind, copy, heir)
    after = evolve(state, event)
    return say.refuse("no-change") if after == state else (event, *endings.after_correction(state, after))


def _missed(
    state: State, seat: Seat | None, digit: int | None, heir: Seat | None, lifted: str | None
) -> protocol.Decision:
    """A cut that was not entered, or that a card grants after the round. Who made it may be unknown."""
    if seat is None or digit not in KINDS:
        return say.refuse("incomplete")
    kind = KINDS[digit]
    refusal = _impossible(state, state.holder, seat, kind, lifted)
    return refusal or _cut_made(state, cutter_at(seat, state.holder), seat, kind, None, heir)


# --- what may come next ------------------------------------------------------------------------------------


def expects(state: State) -> protocol.Expects:
    """What may come next, for help, refusals and reminders."""
    return PHASES.expects(state, forget=frozenset() if state.phase is Phase.LOOKING else _LAID)


#: A hand that has been shuffled and laid is forgotten: what was heard of it is no longer true.
_LAID = frozenset({say.mid("own-hand"), say.mid("cable-looked")})


def _correctable(state: State) -> bool:
    """Whether cables are or were in play, so that a cut can be corrected."""
    if not state.round or (state.phase is Phase.FATALITY and not state.how):
        return False
    return state.phase in (Phase.PLAYING, Phase.LOOKING, Phase.SHADOW, Phase.FATALITY, Phase.OVER)


def _going_on(state: State) -> bool:
    return state.phase in (Phase.PLAYING, Phase.LOOKING)


def _asks_seat(state: State, name: str, skippable: bool = True) -> protocol.Question:
    return Number.of(seats(state.layout.people), skippable=skippable).asked(say.word(name))


def _correction(state: State) -> tuple[protocol.Question, ...]:
    """The questions: which cut (0: a missed one), at which seat, which cable (0: none), who has the cutters."""
    which = Number(0, min(state.made, 9)).asked(say.word("ask-which-cut", made=min(state.made, 9)))
    if state.made == 0:  # only a missed cut can be meant
        return (which, *_missing(state))
    seat = _asks_seat(state, "ask-correct-seat")
    kind = Number.of((_NO_CUT, *KIND_CHOICES)).asked(say.word("ask-correct-kind"))
    return which, seat, kind, _asks_seat(state, "ask-correct-cutters")


def _missing(state: State) -> tuple[protocol.Question, ...]:
    """The questions about a cut that was not entered: there is nothing that could stay as it is."""
    return (*cut_questions(state.layout.people, skippable=False), _asks_seat(state, "ask-correct-cutters"))


_NO_CUT = protocol.Choice(0, say.word("no-cut"))
_ROLE_SORTS = ("org-red", "org-blue", "agence-blue", "agence-red")


def _roles_told(state: State, answers: tuple[int | None, ...], box: Box, lifted: str | None) -> protocol.Decision:
    row = _roles_row(box, *(answer or 0 for answer in answers))
    return row if isinstance(row, Rejection) else (events.RolesChanged(row),)


MENU = Menu[State](
    say,
    {
        "correct": Entry(
            asks=_correction, instead=lambda state: {0: _missing(state)}, offered=_correctable, fills=_correct
        ),
        "cutters": Entry(
            asks=lambda state: (_asks_seat(state, "ask-cutters", skippable=False),),
            offered=lambda state: _correctable(state) and _going_on(state),
            whole=lambda state, answers, *_: (events.CuttersMoved(answers[0]),),
        ),
        "go-on": Entry(
            offered=lambda state: _correctable(state) and not _going_on(state), fills=lambda state, *_: resumed(state)
        ),
        "end-round": Entry(
            offered=lambda state: state.phase is Phase.PLAYING, fills=lambda state, *_: (round_over(state),)
        ),
        "lieu": Entry(
            offered=lambda state: bool(state.lieu and state.round and not state.between_rounds),
            fills=lambda state, *_: (events.LieuHeard(),),
        ),
        "roles-7": Entry(
            asks=tuple(Number(0, 4).asked(say.word(f"ask-{sort}")) for sort in _ROLE_SORTS),
            offered=lambda state: state.phase is Phase.ROLES and state.players == 7,
            fills=_roles_told,
        ),
        # Never offered: "scanner" is menu 6, and "cut" follows a seat at a table without scanner.
        "scanner": Entry(fills=lambda state, *_: (events.ScannerSet(not state.scanner),)),
        "cut": Entry(
            whole=lambda state, answers, box, lifted: _cut(state, answers[0], KINDS[answers[1]], None, lifted)
        ),
    },
)
menu = MENU.forms
