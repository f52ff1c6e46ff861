"""The first start on a machine: a set-up that keeps how far it has come, and makes way where nobody answers.

After it come the tutorial and the lobby. It knows its steps and its patience. It must never ask anything itself:
``rules`` does.
"""

from __future__ import annotations

from companion.files.config import DONE, WAITING
from companion.model import game, replace
from companion.setup.exchange import Keep, Speak, Turn
from companion.setup.state import PARTS, State, Step

#: The first question takes a language, and finds the keys by its answer.
STEPS = (Step.WELCOME, *PARTS["sound"], Step.LAYOUT, Step.FINDER, Step.SCANNER)
#: What is kept of how far it has come, besides its steps and what the settings know.
TUTORIAL = "tutorial"
#: After so many reminders it makes way for the lobby: sooner while it is not known that anybody has keys.
PATIENCE, PATIENCE_FOR_KEYS = 4, 2


def steps(reached: str | None, told_language: bool = False) -> tuple[Step, ...]:
    """The steps of a first start that had come to ``reached``; None: it begins. ``told_language``: by other means."""
    all = (Step.HELLO, *STEPS[1:]) if told_language else STEPS
    if reached == TUTORIAL:
        return (Step.GO_ON,)
    names = [step.value for step in all]
    # Where the keys are not found yet, nobody remembers that it has begun.
    return (Step.GO_ON, *all[names.index(reached) :]) if reached in names[1:] else all


def abandoned(state: State) -> bool:
    """Whether it has waited long enough."""
    return state.first_start and state.reminded >= (PATIENCE_FOR_KEYS if state.greeting else PATIENCE)


def given_up(state: State) -> Turn:
    """It makes way for the lobby. Where no key has ever come, the next start need not wait for one either."""
    left = reached(state, WAITING) if state.greeting else Turn(state)
    return Turn(replace(left.state, step=Step.END), (game("setup-nobody"),), left.wishes)


def done(state: State) -> Turn:
    """It is never asked for again."""
    return reached(state, DONE)


def reached(state: State, step: str) -> Turn:
    """How far it has come is kept, so that another goes on there."""
    return Turn(replace(state, reached=step), (), (Keep((("first-start", step),)),))


def language(state: State, number: int) -> Turn:
    """The set-up speaks this language from now on, and so will the table."""
    lang = state.languages[number - 1].lang
    state = replace(state, tone=replace(state.tone, lang=lang))
    return Turn(state, (), (Speak(state.tone), Keep((("language", lang),))))
