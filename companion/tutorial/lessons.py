"""The lessons of the tutorial, in order: what each says, and which act fulfils it.

A lesson is a message "tutorial-<id>". It must never hold a sentence, or ask for what a table without cards, a scanner
or an earphone cannot do: # does it in the player's place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.tracker.events import CardPlayed, Cause, CounterMoved
from companion.model import Event, Token
from companion.session import events

ID = "treasure-hunt"
GOLD, TRAP, SECRET = (Token(f"{ID}/{card}") for card in ("gold", "trap", "secret"))


@dataclass(frozen=True, slots=True)
class Task:
    """``meant`` tells the event that fulfils it. ``falls`` is the card that falls as it begins, ``spare`` the one that
    the companion plays where # passes the lesson."""

    id: str
    meant: Callable[[Event], bool]
    falls: Token | None = None
    spare: Token | None = None


def _is(*kinds: type[Event]) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, kinds)


def _no_ear(event: Event) -> bool:
    return isinstance(event, events.Refused) and event.rejection.why.id in ("no-earphone", "no-private-ear")


LESSONS = (
    Task("again", _is(events.SaidAgain)),
    Task("hash", lambda event: False),
    Task("scan", _is(CardPlayed), spare=GOLD),
    Task("where", _is(events.WhereAsked)),
    Task("counter", lambda event: isinstance(event, CounterMoved) and event.cause is Cause.KEY),
    Task("undo", _is(events.Undone), falls=TRAP),
    Task("help", _is(events.HelpAsked)),
    # With a quick finger, or without sound, there is nothing left to silence.
    Task("silence", _is(events.Silenced, events.Cancelled)),
    Task("private", lambda event: isinstance(event, events.WindowClosed) or _no_ear(event)),
)
