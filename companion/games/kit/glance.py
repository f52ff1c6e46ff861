"""The facts of a table: what the kit knows of every game, and what a game adds.

    def facts(state: State) -> tuple[Fact, ...]:
        return (fact("found", say.word("found", found=state.found), short=True), …)

The kit puts first whose turn it is and what is due, from the rows. It knows no game, and must never hold anything that
not everybody may know.
"""

from __future__ import annotations

from typing import Final

from companion.games.protocol import Fact
from companion.model import Announcement, Arg, Several, Who, Word

#: The ids of the kit's own facts. A game may give the first itself, where its line tells more than a name.
TURN: Final = "turn"
DUE: Final = "due"
#: The id of the fact that a timer of the game runs. Only the session knows that an undo or a power cut has stopped it.
RUNNING: Final = "running"


def fact(id: str, said: Word | Announcement, *, short: bool = False) -> Fact:
    """A fact in these words; of a line of the game only its words."""
    return Fact(id, said if isinstance(said, Word) else Word(said.id, said.args), short)


def at_a_glance(who: Who | None, due: Word | None, own: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """All facts: whose turn it is, what is due, then the game's own.

    ``who`` is the player whose act is due. Where the game's own turn, or what is due, names that player, it is enough.
    """
    turn = tuple(each for each in own if each.id == TURN)
    rest = tuple(each for each in own if each.id != TURN)
    waits = () if due is None else (Fact(DUE, due, short=True),)
    if who is None or any(names(each.said, who) for each in turn[:1]):
        return (*turn, *waits, *rest)
    # In somebody else's turn this player is asked for something.
    named = due is not None and names(due, who)
    first = () if named else (Fact(TURN, Word("whose-turn", (("who", who),)), short=True),)
    return (*first, *waits, *turn, *rest)


def names(said: Arg, who: Who) -> bool:
    """Whether these words name this player."""
    match said:
        case Word(args=args):
            return any(names(arg, who) for _, arg in args)
        case Several(items):
            return any(names(item, who) for item in items)
        case _:
            return said == who
