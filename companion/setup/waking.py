"""Whether an output swallows the first word after a rest, and what it needs: found out by ear.

    silence ─ one word, in that output ─ "did you hear it?" ─ no: a lead-in, and the same again ─ no: it never rests

Pure. It must never say anything between the rest and the word: that would wake the output.
"""

from __future__ import annotations

from companion import model
from companion.model import Sign, game, replace
from companion.setup import words
from companion.setup.exchange import Keep, Turn, Wake
from companion.setup.state import LEAD_INS, State


def rests(state: State) -> Turn:
    """Say what comes, and then nothing for so long that an output that can sleep sleeps."""
    state = replace(state, lead_in=0, rested=False, asked=False)
    return Turn(state, words.ask(state), (Wake(state.tried.id, LEAD_INS[0]),))


def first_word(state: State) -> Turn:
    """The word alone, where it is tried. The table is asked a moment later whether it was heard."""
    audience = model.Only(state.tried.number) if state.ear else model.TABLE
    return Turn(replace(state, rested=True), (replace(game("setup-waking-word"), audience=audience),))


def swallowed(state: State) -> Turn:
    """The word, or its beginning, was lost: the next means is tried, after another rest."""
    state = replace(state, lead_in=state.lead_in + 1, rested=False, asked=False)
    why = game("setup-lead-in" if state.lead_in == 1 else "setup-awake")
    return Turn(state, (why, *words.ask(state)), (Wake(state.tried.id, LEAD_INS[state.lead_in]),))


def settled(state: State, heard: bool) -> Turn:
    """What this output needs is kept; it is the most that can be done where the word was not ``heard``."""
    id, seconds = state.tried.id, LEAD_INS[state.lead_in]
    awake = [name for name in state.awake if name != id]
    changes: tuple[tuple[str, object], ...]
    if seconds == LEAD_INS[-1]:
        awake.append(id)
        changes = (("awake", awake),)
    else:
        changes = (("lead-in", {id: round(1000 * seconds)}), ("awake", awake))
    said = game("setup-waking-kept", Sign.ACCEPTED) if heard else game("setup-swallows")
    return Turn(replace(state, awake=tuple(awake)), (said,), (Keep(changes),))
