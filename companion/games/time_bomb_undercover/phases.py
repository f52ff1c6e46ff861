"""One row for each phase: what the table does now, what it is asked, and what # and a number decide.

A phase ends with #, an answer or a scan; the scans are in ``rules.py``.
"""

from __future__ import annotations

from functools import cache

from companion.games.kit.lines import YES_NO, token_word
from companion.games.kit.phases import DUE, Number, Phases, Row
from companion.games.kit.seating import seats
from companion.games.protocol import Choice, Decision, Form, Question
from companion.games.time_bomb_undercover import endings, events
from companion.games.time_bomb_undercover.events import HAND, ID, Cable, Fatality, Phase, Termination
from companion.games.time_bomb_undercover.names import cable, say, who
from companion.games.time_bomb_undercover.state import State
from companion.model import Who, Word

#: The digits that answer for a kind of cable, and for a face of the token.
KINDS = dict(enumerate(Cable, 1))
FACES = dict(enumerate(Fatality, 1))
KIND_CHOICES = tuple(Choice(number, cable(kind)) for number, kind in KINDS.items())
_FACE_CHOICES = tuple(Choice(number, token_word(f"{ID}/fatality/{face.value}")) for number, face in FACES.items())


def _done(state: State) -> Decision:
    return (events.StepDone(state.phase),)


def _roles(state: State) -> Word:
    roles = state.layout.roles
    return say.word(
        "step-roles",
        total=roles.total,
        org_red=roles.org_red,
        org_blue=roles.org_blue,
        agence_blue=roles.agence_blue,
        agence_red=roles.agence_red,
        inferred=int(state.layout.inferred),
    )


def _cables(state: State) -> Word:
    cables = state.layout.cables
    return say.word("step-cables", secure=cables.secure, defuse=cables.defuse)


def _deal(state: State) -> Word:
    each, over = state.deal
    if state.round == 0:
        return say.word("step-deal", each=HAND)
    if over:
        return say.word("step-deal-uneven", each=each, over=over, cutters=who(state, state.holder or 1))
    return say.word("step-deal-again", each=each)


def _lieu(state: State) -> Word:
    if state.lieu:  # a card lies there that was not read
        return say.word("lieu-unread")
    return say.word("step-lieu-first") if state.round == 1 else say.word("step-lieu", round=state.round)


def _cover(state: State, name: str) -> Word:
    return say.word(name, shower=who(state, state.shower), left=who(state, state.layout.left_of(state.shower)))


def _playing(state: State) -> Word:
    if state.holder is None:
        return say.word("step-cut-unknown")
    return say.word("step-cut", cutters=who(state, state.holder), scanner=int(state.scanner))


def _shadow(state: State) -> Word:
    kind = Cable.BOMB if state.how is Termination.EXPLODED else Cable.DEFUSE
    cutter = next((cut.cutter for cut in reversed(state.cuts) if cut.cable is kind), None)
    return say.word("ask-shadow", cutter=who(state, cutter)) if cutter else say.word("ask-shadow-unknown")


def _won(state: State) -> Word:
    """Who has won and how, or what is left open."""
    assert state.how is not None, "a won game has its termination"
    if state.winner:
        return say.word(f"won-{state.winner.value}-{state.how.value}")
    untold = state.players == 4 and state.fatality is None
    return say.word(f"won-open{'-fatality' if untold else ''}-{state.how.value}")


@cache
def cut_questions(people: tuple[Who, ...], skippable: bool = True) -> tuple[Question, Question]:
    """Where a cable was cut, and which. ``skippable``: the first may have been answered already, by a seat."""
    places = Number.of(seats(people), skippable=skippable).asked(say.word("ask-seat"))
    return places, Number.of(KIND_CHOICES, skippable=False).asked(say.word("ask-kind"))


@cache
def _cut_form(people: tuple[Who, ...]) -> Form:
    return Form("cut", cut_questions(people))


_CUT, _CUT_BY_KEYS = say.can("cut", "menu"), say.can("cut-by-keys", "menu")

PHASES = Phases[State](
    say,
    {
        Phase.ROLES: Row(due=_roles, confirms=_done, reminds=say.word("remind-roles"), can=say.can("pass")),
        Phase.ROLES_DEALT: Row(
            due=lambda state: say.word("step-roles-dealt", aside=state.layout.kept_aside),
            confirms=_done,
            reminds=say.word("remind-roles-dealt"),
            can=say.can("pass"),
        ),
        Phase.CABLES: Row(due=_cables, confirms=_done, reminds=say.word("remind-cables"), can=say.can("pass")),
        Phase.LOOKING: Row(
            due=_deal,
            confirms=lambda state: (events.Laid(state.round + 1),),
            reminds=say.word("remind-looking"),
            can=say.can("laid"),
        ),
        Phase.LIEU: Row(
            due=_lieu,
            confirms=_done,
            reminds=lambda state: say.word("remind-lieu", round=state.round),
            can=say.can("scan-lieu", "pass"),
        ),
        Phase.COVERS: Row(
            due=lambda state: _cover(state, "step-covers-first" if state.shower == 1 else "step-covers"),
            whose=lambda state: state.shower,
            confirms=lambda state: (events.CoverShown(state.shower),),
            reminds=lambda state: _cover(state, "remind-covers"),
            can=say.can("pass"),
        ),
        Phase.FATALITY: Row(
            due=lambda state: say.word("ask-fatality-ending" if state.how else "ask-fatality"),
            asks=Number.of(_FACE_CHOICES),
            confirms=lambda state: endings.fatality_told(state, None),
            answers=lambda state, number, *_: endings.fatality_told(state, FACES[number]),
            reminds=say.word("remind-fatality"),
            can=(DUE,),
        ),
        Phase.STARTER: Row(
            due=lambda state: say.word("ask-starter", players=state.players),
            asks=lambda state: Number.of(seats(state.layout.people)),
            confirms=lambda state: (events.StarterKnown(None),),
            answers=lambda state, seat, *_: (events.StarterKnown(seat),),
            reminds=say.word("remind-starter"),
            can=(DUE,),
        ),
        Phase.PLAYING: Row(
            due=_playing,
            whose=lambda state: state.holder,
            seats=lambda state: state.players,
            after_seat=lambda state: None if state.scanner else _cut_form(state.layout.people),
            can=lambda state: _CUT if state.scanner else _CUT_BY_KEYS,
            keys=lambda state: (_CUT if state.scanner else _CUT_BY_KEYS)[:1],
        ),
        Phase.SHADOW: Row(
            due=_shadow,
            asks=Number.of(YES_NO),
            confirms=lambda state: endings.cutter_told(state, None),
            answers=lambda state, number, *_: endings.cutter_told(state, number == 1),
            reminds=say.word("remind-shadow"),
            can=(DUE,),
        ),
        Phase.OVER: Row(due=_won, confirms=say.refuse("over-confirm"), can=say.can("read-cards", "menu"), over=True),
    },
    no_number=say.refuse("not-now"),
)
