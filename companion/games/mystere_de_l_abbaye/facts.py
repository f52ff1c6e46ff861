"""What everybody at the table sees, in words: what D says beside what is due, and the score sheet.

It knows message ids and their arguments. It must never hold anything that one ear alone has heard.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.kit.glance import TURN, fact, names
from companion.games.mystere_de_l_abbaye import chapter, turns
from companion.games.mystere_de_l_abbaye.board import Room
from companion.games.mystere_de_l_abbaye.events import BOOK_OPEN, SET_UP, Phase
from companion.games.mystere_de_l_abbaye.names import active, mass, monk, room, say, trait, traits, who
from companion.games.mystere_de_l_abbaye.phases import PHASES
from companion.games.mystere_de_l_abbaye.state import Accusation, Revelation, State
from companion.games.protocol import Fact
from companion.model import Arg, OwnText, Several, Word, replace


def facts(state: State) -> tuple[Fact, ...]:
    """All that is public: for whose turn it is, for what is due now, then for everybody and the whole game."""
    if state.phase is Phase.OVER:
        return tuple(fact("scores", line) for line in scores(state))
    if state.phase in SET_UP:
        return tuple(_set_up(state))
    return (*_turn(state), *_now(state), *_players(state), *_game(state))


def _set_up(state: State) -> Iterator[Fact]:
    layout, church = state.layout, state.confessors[0]
    if church is not None:
        yield fact("confessors", say.word("confessor-1", who=who(state, church)), short=True)
    yield fact("seats", say.word("status-seats", people=Several(layout.circle)))
    if state.phase in (Phase.CONFESSOR_1, Phase.CONFESSOR_2):
        yield fact("first", say.word("status-first", who=who(state, state.first)))
    if state.phase not in (Phase.PREPARE, Phase.DEAL):
        yield fact("pile", say.word("pile", left=state.pile))
        yield from _players(state)


def _turn(state: State) -> Iterator[Fact]:
    """Whose turn it is, or which mass is being said."""
    if state.ringing:
        yield fact(TURN, say.word("status-mass", mass=mass(state.mass)), short=True)
        return
    due = PHASES.due(state)
    if due is None or not names(due, active(state)):
        yield fact(TURN, Word("whose-turn", (("who", active(state)),)), short=True)


def _now(state: State) -> Iterator[Fact]:
    """What belongs to the act that is due, and the time."""
    if state.lost:
        yield fact("lost", say.word("status-lost"), short=True)
    if state.phase is Phase.TRAITS and any(state.given):
        told = tuple(value for value in state.given if value is not None)
        yield fact("given", say.word("status-given", traits=traits(told)), short=True)
    if state.phase is Phase.VERDICT and state.culprit is not None:
        yield fact("culprit", say.word("status-culprit", monk=monk(state, state.culprit)), short=True)
    if isinstance(state.die, Room):
        yield fact("die", say.word("die-room", room=room(state.layout.people, state.die)), short=True)
    elif state.die is not None:
        yield fact("die", say.word("die", who=who(state, state.die)), short=True)
    way = state.layout.way(state.room)
    if way is not None and not state.ringing:
        short = state.phase in (Phase.BELL, Phase.MOVE)
        yield fact("ways", say.word("ways", ways=way), short=short)
    yield fact("time", say.word("status", mass=mass(state.mass), bell=state.bell, pile=state.pile), short=True)
    if state.phase in BOOK_OPEN and (waits := PHASES.due(replace(state, phase=state.back))) is not None:
        yield fact("beneath", waits)
    if state.extra:
        yield fact("extra", say.word("status-extra"))
    if state.read is not None:
        yield fact("text", text(*state.read))


def _players(state: State) -> Iterator[Fact]:
    """Where each figure stands, and what lies before its player."""
    for seat, person in enumerate(state.layout.people, 1):
        place = state.places[seat - 1]
        penance = 2 if state.penance[seat - 1] else int(state.silent(seat))
        there = say.word("room-nowhere") if place is None else room(state.layout.people, place)
        yield fact(
            "player",
            say.word(
                "status-player",
                who=person,
                room=there,
                cards=state.hands.size(seat),
                books=state.books[seat - 1],
                crypt=int(state.crypts[seat - 1]),
                library=int(state.visited[seat - 1]),
                penance=penance,
            ),
        )


def _game(state: State) -> Iterator[Fact]:
    """The bell, the confessionals, the library, and what was revealed and accused."""
    yield fact("first", say.word("status-first", who=who(state, state.first)))
    if state.to_pass is not None and not state.ringing:
        yield fact("mass-cards", say.word("status-mass-cards", cards=state.to_pass))
    church, court = state.confessors
    if church and court:
        confessors = say.word("status-confessors", church=who(state, church), court=who(state, court))
        yield fact("confessors", confessors)
    if state.layout.variants.library and not state.ringing:
        name = "library-closed" if turns.library_closed(state) else "library-open"
        yield fact("library-door", say.word(name, who=active(state)))
    yield fact("revelations", revelations(state))
    for made in state.accusations:
        if made.by is not None:
            cleared: dict[str, Arg] = {
                "who": who(state, made.seat),
                "monk": monk(state, made.monk),
                "by": who(state, made.by),
            }
            yield fact("accusations", say.word("status-cleared", **cleared, points=-chapter.WRONG_ACCUSATION))


def revelations(state: State) -> Word:
    """All revelations, or that there is none."""
    if not state.revelations:
        return say.word("no-revelations")
    made = (say.word("revelation", trait=trait(each.trait), who=who(state, each.seat)) for each in state.revelations)
    return say.word("revelations", revelations=Several(tuple(made)))


def text(name: OwnText | None, text: OwnText | None) -> Word:
    """A book or an event in its owner's words."""
    args: dict[str, Arg] = {}
    if name:
        args["name"] = name
    if text:
        args["text"] = text
    return say.word("-".join(["card", *args]) if args else "card-blank", **args)


# --- the score sheet ---------------------------------------------------------------------------------------


def scores(state: State) -> tuple[Word, ...]:
    """The score sheet line by line."""
    revealed = tuple(_revelation_scored(state, made) for made in state.revelations)
    accused = tuple(_accusation_scored(state, made) for made in state.accusations)
    sums = tuple(
        say.word("score-minus" if points < 0 else "score", who=who(state, seat), points=abs(points))
        for seat, points in enumerate(state.scores, 1)
    )
    return (*revealed, *accused, *sums)


def _revelation_scored(state: State, made: Revelation) -> Word:
    args: dict[str, Arg] = {"who": who(state, made.seat), "trait": trait(made.trait)}
    points = chapter.points(state, made)
    if not points:
        return say.word("score-unknown", **args)
    return say.word("score-right" if points > 0 else "score-wrong", **args, points=abs(points))


def _accusation_scored(state: State, made: Accusation) -> Word:
    args: dict[str, Arg] = {"who": who(state, made.seat), "monk": monk(state, made.monk)}
    if made.right:
        return say.word("score-found", **args, points=chapter.RIGHT_ACCUSATION)
    return say.word("score-accused", **args, points=-chapter.WRONG_ACCUSATION)
