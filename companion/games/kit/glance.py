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


def fact(id: str, said: Word | Announcement, *, short: bool = False) -> Fact:
    """A fact in these words; of a line of the game only its words."""
    return Fact(id, said if isinstance(said, Word) else Word(said.id, said.args), short)


def at_a_glance(who: Who | None, due: Word | None, own: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """All facts: whose turn it is, what is due, then the game's own.

    ``who`` is the player whose act is due. What is due often names the player; then that is enough.
    """
    turn = tuple(each for each in own if each.id == TURN)
    first = () if due is None else (Fact(DUE, due, short=True),)
    if who is not None and not turn and (due is None or not names(due, who)):
        turn = (Fact(TURN, Word("whose-turn", (("who", who),)), short=True),)
    return (*turn, *first, *(each for each in own if each.id != TURN))


def names(said: Arg, who: Who) -> bool:
    """Whether these words name this player."""
    match said:
        case Word(args=args):
            return any(names(arg, who) for _, arg in args)
        case Several(items):
            return any(names(item, who) for item in items)
        case _:
            return said == who
