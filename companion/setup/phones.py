"""A phone in a set-up: it finds the address, is let in by its four digits, and its keys name themselves.

    PagesReached ─ the address ─ a phone asks for a page ─ Knocked, four digits ─ its keys

Where none comes, the table hears what that may be, and what else there is: another address, the hotspot of a phone,
this machine's own Wi-Fi. Pure. It must never let in a phone that shows digits before they
are typed.
"""

from __future__ import annotations

from companion import model
from companion.model import KNOCK, Announcement, Key, Knocked, OfPhone, PageLeft, Sign, Who, alert, echo, game, replace
from companion.setup import words
from companion.setup.exchange import Answer, Keep, PagesReached, Serve, Turn, TurnWifi
from companion.setup.state import AtTheDoor, OwnWifi, Reachable, State


def opened(state: State) -> Turn:
    """The pages open. The question comes when it is known how they are reached."""
    fresh = replace(state, reachable=None, visited=False, door=None, joined=())
    return Turn(fresh, (), (Serve(True),))


def left(state: State) -> Turn:
    """The pages close. This machine's own Wi-Fi stays for the evening, and that is said."""
    there = state.reachable or Reachable()
    said = (game("setup-phones-wifi-stays", name=there.wifi),) if there.own is OwnWifi.OPEN else ()
    return Turn(replace(state, door=None, joined=()), said, (Serve(False),))


def reached(state: State, told: PagesReached) -> Turn:
    """What has changed of how phones come here: it is asked anew, where they do not know it yet."""
    before, there = state.reachable or Reachable(), told.reachable
    state, new, came = replace(state, reachable=there), state.reachable is None, told.visited and not state.visited
    opened, shut = (OwnWifi.OPEN in pair for pair in ((there.own,), (before.own,)))
    if opened != shut:
        said = () if opened else (words.own_wifi(there),)
        kept = {"wifi": there.wifi, "password": there.password} if opened else {}
        return _anew(state, *said).then(lambda asked: Turn(asked, (), (Keep((("pages", kept),)),)))
    if new or before.addresses[:1] != there.addresses[:1]:
        return _anew(state)
    if came:
        state = replace(state.after_input, visited=True)
        return Turn(state, (game("setup-phones-came", Sign.ACCEPTED), *words.ask(state)))
    return Turn(state)


def _anew(state: State, *said: Announcement) -> Turn:
    """Whoever was here has to come again."""
    state = replace(state.after_input, visited=False, door=None, joined=())
    return Turn(state, (*said, *words.ask(state)))


def refused(state: State) -> Turn:
    """The system does not do it."""
    return Turn(state.after_input, (game("setup-phones-wifi-refused", Sign.REFUSED), *words.ask(state)))


def nobody(state: State) -> tuple[Announcement, ...]:
    """What is said where no phone has come for a while."""
    there = state.reachable or Reachable()
    if state.visited or not there.addresses:
        return words.ask(state)
    others = tuple(game("phones-other-address", address=other) for other in there.addresses[1:])
    apart = game("setup-phones-apart", own=there.own.value, used=int(there.used))
    return (game("phones-nobody", Sign.ATTENTION), *others, apart, *words.ask(state))


def can_turn(state: State) -> bool:
    """Whether this machine can be a Wi-Fi for phones."""
    return state.reachable is not None and state.reachable.own is not OwnWifi.NONE


def turned(state: State) -> Turn:
    """This machine's own Wi-Fi is opened, or closed: that takes a while."""
    opening = state.reachable is None or state.reachable.own is OwnWifi.SHUT
    return Turn(
        state, (game("setup-phones-wifi-opening" if opening else "setup-phones-wifi-closing"),), (TurnWifi(opening),)
    )


# --- a phone at the door ---


def came(state: State, told: OfPhone) -> Turn:
    """A phone knocks, gives up, or goes."""
    state, who = state.after_input, Who(told.seat, None)
    match told:
        case Knocked(seat, digits=digits):
            if not digits:
                return _joined(state, seat)
            state = replace(state, door=AtTheDoor(seat, digits))
            return Turn(state, words.ask(state))
        case PageLeft(seat) | model.PageGone(seat) if seat in state.joined:
            state = replace(state, joined=tuple(other for other in state.joined if other != seat))
            return Turn(state, (game("phone-left", Sign.LOST, who=who), *words.ask(state)))
        case _ if state.door is not None and state.door.seat == told.seat:
            state = replace(state, door=None)
            return Turn(state, (game("phone-lapsed", Sign.REFUSED, KNOCK, who=who), *words.ask(state)))
        case _:
            return Turn(state)


def fell(state: State) -> Turn:
    """After too many wrong numbers no phone may ask any more; this part, begun anew, opens the door again."""
    return opened(state).then(lambda new: Turn(new, (alert("setup-phones-fell", Sign.REFUSED),)))


def pressed(state: State, key: Key) -> Turn | None:
    """What a key does for the phone at the door, or as a phone's own; None: it answers the question."""
    if key.seat in state.joined:
        return Turn(state, (words.named(key.key),))
    door = state.door
    if door is None:
        return None
    match key.key:
        case "*" if not key.speaking:
            return _turned_away(state, door, "phone-sent-away")
        case digit if digit in "0123456789":
            typed = door.typed + digit
            if len(typed) < len(door.digits):
                return Turn(replace(state, door=replace(door, typed=typed)), (echo("digit-typed", digit=int(digit)),))
            return _joined(state, door.seat) if typed == door.digits else _turned_away(state, door, "phone-wrong")
        case _:
            return Turn(state, words.ask(state))


def _joined(state: State, seat: int) -> Turn:
    state = replace(state, door=None, joined=(*(other for other in state.joined if other != seat), seat))
    said = game("phone-joined", Sign.ACCEPTED, KNOCK, who=Who(seat, None))
    return Turn(state, (said, *words.ask(state)), (Answer(seat, True),))


def _turned_away(state: State, door: AtTheDoor, why: str) -> Turn:
    state = replace(state, door=None)
    said = game(why, Sign.REFUSED, KNOCK, who=Who(door.seat, None))
    return Turn(state, (said, *words.ask(state)), (Answer(door.seat, False),))
