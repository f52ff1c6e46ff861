"""A window closes with what it hangs on, and with nothing else."""

from __future__ import annotations

import pytest

from companion import session
from companion.model import Equipment, Input, Key, Plugged, Rolled
from companion.session.desks import Stage
from companion.session.state import Ear, Session
from tests.session.cables import DIGIT, cable, cables_dealt, files

EARS = (Ear("own", (2,)), Ear("shared", (3, 4)))


def take(state: Session, *inputs: Input) -> Session:
    for input in inputs:
        state = session.turn(files().shelf, state, input).session
    return state


@pytest.fixture
def listening() -> Session:
    """Léo, with two of his cables scanned in his own ear."""
    state = take(cables_dealt(EARS), Key("C"), Key("2"), Rolled(DIGIT), Key(str(DIGIT)))
    return take(state, cable(1, None, 0.0), cable(2, None, 1.0))


@pytest.mark.parametrize(
    ("equipment", "device"),
    [(Equipment.LOUDSPEAKER, "gone"), (Equipment.EARPHONE, "shared")],
    ids=str,
)
def test_the_loudspeaker_and_anothers_ear_go_and_a_window_stays_open(
    listening: Session, equipment: Equipment, device: str
) -> None:
    state = take(listening, Plugged(equipment, device, False), Plugged(equipment, device, True))
    assert state.desk.window == listening.desk.window
    assert state.ears[0].verified
    state = take(state, *(cable(copy, None, 2.0) for copy in (3, 4, 5)))
    assert state.play.board != listening.play.board, "the hand is kept"


@pytest.mark.parametrize(
    ("equipment", "device"),
    [(Equipment.EARPHONE, "own"), (Equipment.SCANNER, "scanner"), (Equipment.KEYPAD, "pad")],
    ids=str,
)
def test_its_own_ear_a_scanner_or_a_keypad_goes_and_it_closes(
    listening: Session, equipment: Equipment, device: str
) -> None:
    state = take(listening, Plugged(equipment, device, False))
    assert state.desk.window is None
    assert state.play == listening.play, "half a hand is not kept"


def test_after_its_own_ear_was_away_it_has_to_be_proved_again(listening: Session) -> None:
    gone = Plugged(Equipment.EARPHONE, "own", False)
    state = take(listening, gone, Plugged(Equipment.EARPHONE, "own", True), Key("C"), Key("2"))
    assert state.desk.window is not None
    assert state.desk.window.stage is Stage.PROVING
