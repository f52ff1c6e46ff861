"""An answer goes to the ear of whoever asks, while it wears it; else to the table. In every game, by any device.

Where lines sound, and that nothing begins in an earphone that somebody else wears, is in ``tests/speech`` and
``test_passed_on``; that a card is refused without its name is in ``tests/kit/twins.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from companion import session as sessions
from companion.model import (
    KNOCK,
    REFUSALS,
    Announcement,
    Elapsed,
    Equipment,
    Input,
    Key,
    Known,
    Only,
    Plugged,
    Rolled,
    Scan,
    Seat,
    Table,
    Token,
    Tone,
    Urgency,
)
from companion.session import Turn
from companion.session.asker import who_asks
from companion.session.asking import ear_of
from companion.session.desks import Stage
from companion.session.events import DiceWanted, EarAsked, Resumed, TableCleared, Undone
from companion.session.state import Ear, Session, Wishes
from tests.examples import seeds
from tests.kit import games
from tests.kit.people import ACTS, PROOF, People

#: Everybody has a keypad and a scanner, and uses them.
OWN_DEVICES = {
    **ACTS,
    "use_own_devices": 60,
    "use_phones": 4,
    "listen": 25,
    "plug": 4,
    "undo": 6,
    "use_the_menu": 6,
    "wait": 3,
}
#: Where everybody hears who listens.
WINDOWS = {"ear-check", "ear-to", "window-opened", "window-closed"}


@dataclass
class Evening:
    """An evening of one game, judged after each input."""

    settled: games.Setting
    session: Session
    over: bool = False

    def take(self, input: Input) -> None:
        before = self.session
        turn = sessions.turn(self.settled.shelf, before, input)
        judge(before, input, turn)
        self.session = turn.session
        for event in turn.events:
            self.over |= isinstance(event, TableCleared)
            if isinstance(event, DiceWanted | EarAsked) and not self.over:
                value = int(PROOF) if isinstance(event, EarAsked) else 1
                self.take(Rolled(value, form=getattr(event, "form", "roll")))


def worn(session: Session, seat: Seat) -> bool:
    ear = ear_of(session, seat)
    return ear is not None and ear.private_to(seat)


def judge(before: Session, input: Input, turn: Turn) -> None:
    after, alone = turn.session, [line for line in turn.said if isinstance(line.audience, Only)]
    for line in alone:
        seat = line.audience.seat  # type: ignore[union-attr]
        assert line.id == "ear-digit" or worn(before, seat) or worn(after, seat), f"{line.id} for {seat} who wears none"
    if not isinstance(input, Key | Scan) or isinstance(input, Rolled | Elapsed | Plugged):
        return
    asker = who_asks(before, input.seat, Equipment.SCANNER if isinstance(input, Scan) else Equipment.KEYPAD)
    windows = {window.seat for session in (before, after) for window in session.windows}
    heard_by = {line.audience.seat for line in alone}  # type: ignore[union-attr]
    assert heard_by <= {asker.ear, *windows}, f"an answer to {asker} in the ear of {heard_by}"
    acted = any(event.durable for event in turn.events)
    if acted or any(isinstance(event, Resumed) for event in turn.events):
        public = [line for line in turn.said if isinstance(line.audience, Table)]
        taken_back = any(isinstance(event, Undone) for event in turn.events)
        assert not taken_back or len(public) > 1, "everybody hears where the game stands again"
    elif asker.own is not None and asker.ear is not None:
        assert not [line.id for line in turn.said if is_answer(line)], f"an answer to {asker} at the table"


def is_answer(line: Announcement) -> bool:
    """Whether the table need not hear it."""
    if not isinstance(line.audience, Table):
        return False
    opens = line.id in WINDOWS and line.urgency is Urgency.ANSWER
    of_phone = line.topic == KNOCK  # everybody hears whether a phone joins
    return not (opens or of_phone) and (line.urgency in (Urgency.ECHO, Urgency.ANSWER) or line.sign in REFUSALS)


def own_keys(people: People) -> Iterator[Input]:
    """A keypad of somebody's, with anything that people press on one."""
    seat, chance = people.chance.choice(people.seats()), people.chance
    keys = [
        "D",
        "DD",
        "0",
        "00",
        "9",
        "9*",
        "99",
        "99#",
        "998",
        "99#",
        "991",
        "99113",
        "994",
        "9941",
        "995",
        "9951",
        "99#1",
    ]
    for key in chance.choice(
        [*keys, "B", "BB", "BB", "C", "C", "C#", "CC", "C*", "CD", "C0", "C1", "#", "*", "A", "123"]
    ):
        yield Key(key, seat=seat, speaking=False)
    stage = people.session.desk.window and people.session.desk.window.stage
    if stage in (Stage.PROVING, Stage.CODING, Stage.ASKING):
        for key in PROOF if stage is Stage.PROVING else "123":
            yield Key(key, seat=seat)


@pytest.mark.parametrize("id", list(games.every()))
def test_an_answer_is_heard_by_whoever_asks_and_never_in_an_ear_that_another_wears(id: str) -> None:
    for seed in seeds(12):
        chance = Random(seed)
        settled = games.setting(games.subject(id), chance, listening=True)
        seats = tuple(range(1, settled.players + 1))
        two = (Ear("two", seats[:2]), *(Ear(f"ear {seat}", (seat,)) for seat in seats[2:]))
        settled = replace(settled, ears=chance.choice([(), (Ear("round", seats),), two, settled.ears]))
        begun = replace(sessions.replay(settled.shelf, settled.begun, Tone()), ears=settled.ears)
        evening = Evening(settled, begun)
        people = People(settled, chance, lambda evening=evening: evening.session, acts=OWN_DEVICES)  # type: ignore[misc]
        for _ in range(70):
            for input in own_keys(people) if chance.random() < 0.5 else people.act():
                if not evening.over:
                    evening.take(input)


# --- what goes wrong where a seat's keypad is taken for the table's ---


def playing(*ears: Ear) -> tuple[games.Setting, Session]:
    """Time Bomb, in the middle of its set-up."""
    subject = games.subject("time-bomb-undercover")
    shelf = subject.shelf(subject.told)
    session = sessions.open_table(shelf, Wishes(subject.id, 5, ("Ana", "Léo", "Inès", "Hugo", "Zoé")), Tone(), ears)
    settled = games.Setting(subject, subject.told, (), 5, ears, ())
    now = session.session
    for key in "13111####":
        now = sessions.turn(shelf, now, Key(key)).session
    return settled, now


def test_what_is_due_after_an_undo_is_told_to_everybody_whoever_pressed_it() -> None:
    settled, session = playing(Ear("Léo", (2,), verified=True))
    for key in "BB":
        turn = sessions.turn(settled.shelf, session, Key(key, seat=2))
        session = turn.session
    assert all(isinstance(line.audience, Table) for line in turn.said)
    assert turn.said[0].id == "undone"
    assert len(turn.said) > 1


def test_whoever_asks_to_undo_hears_alone_what_would_be_undone() -> None:
    settled, session = playing(Ear("Léo", (2,), verified=True))
    (asked,) = sessions.turn(settled.shelf, session, Key("B", seat=2)).said
    assert (asked.id, asked.audience) == ("undo-asked", Only(2))


@pytest.mark.parametrize("wearer", [None, 3])
def test_while_another_wears_the_earphone_the_table_is_told(wearer: Seat | None) -> None:
    settled, session = playing(Ear("round", (2, 3), verified=True, wearer=wearer))
    for keys in ("D", "9", "0", "B", "991", "7", "*"):
        now = session
        for key in keys:
            turn = sessions.turn(settled.shelf, now, Key(key, seat=2))
            now = turn.session
        assert all(isinstance(line.audience, Table) for line in turn.said), keys
    role = Scan(Known((Token("time-bomb-undercover/role/agence"),), "x"), seat=2)
    refused, how = sessions.turn(settled.shelf, session, role).said
    assert how.id == "can-listen"
    assert isinstance(refused.audience, Table)
    assert "agence" not in str(refused.args)
