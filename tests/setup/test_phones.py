"""A phone tried in a set-up: the pure core, with no network and no clock."""

from __future__ import annotations

import pytest

from companion.model import DoorFell, Key, Knocked, KnockEnded, OwnText, PageGone, game
from companion.setup.exchange import Answer, PagesReached, PagesRefused, Serve, TurnWifi, WifiRefused
from companion.setup.state import OwnWifi, Reachable, Step
from tests.setup.dialogue import Dialogue

HERE, THERE = OwnText("en", "192.168.1.20:8080"), OwnText("en", "10.42.0.1:8080")
WIFI = Reachable((HERE,))
_ASKED = "On the phone, in the same Wi-Fi, open the browser at this address"
ASKED = f"{_ASKED}: 192.168.1.20:8080. 0: say again. Hash: no phone."
JOIN = "On the phone, choose: Play with this device. Then a seat. It says four digits."
KNOCKS = "A phone for player 2? Type its four digits, or star."
PRESS = "Press the keys on the phone: each says its name here. Hash on the keypad: done."
NOBODY = "No phone has come. On the phone: the same Wi-Fi as this computer, and mobile data off."
APART = "This Wi-Fi may keep devices apart. Then take a phone's hotspot, which this computer joins."
OPEN = Reachable((THERE,), OwnWifi.OPEN, wifi="Companion", password="123456789012")
OPENED = (
    "On the phone, the Wi-Fi Companion. Password: 1 2 3, 4 5 6, 7 8 9, 0 1 2. "
    "It says that there is no internet: keep this Wi-Fi, mobile data off."
)


def begun(reachable: Reachable = WIFI) -> tuple[Dialogue, list[str]]:
    dialogue = Dialogue("phones")
    assert Serve(True) in dialogue.wishes
    return dialogue, dialogue.hear(PagesReached(reachable))


def serves(dialogue: Dialogue, on: bool) -> bool:
    return Serve(on) in dialogue.wishes


def joined() -> Dialogue:
    dialogue, _ = begun()
    dialogue.hear(PagesReached(WIFI, visited=True))
    dialogue.hear(Knocked(2, digits="4711"))
    dialogue.press("4711")
    return dialogue


def test_the_address_is_said_and_0_says_it_again() -> None:
    dialogue, said = begun()
    assert said == [ASKED]
    assert dialogue.press("0") == [ASKED]


def test_a_phone_is_led_from_its_first_request_to_its_keys() -> None:
    dialogue, _ = begun()
    assert dialogue.hear(PagesReached(WIFI, visited=True)) == ["A phone is here.", JOIN]
    assert dialogue.hear(Knocked(2, digits="4711")) == [KNOCKS]
    assert dialogue.press("471") == ["4.", "7.", "1."]
    assert dialogue.press("1") == ["Player 2 has a phone now.", PRESS]
    assert dialogue.wishes == (Answer(2, True),)
    heard = [dialogue.hear(Key(key, "page 2", 2)) for key in "5#*0"]
    assert [line.startswith(name) for (line,), name in zip(heard, ("5.", "Hash", "Star", "0."), strict=True)] == [
        True
    ] * 4
    assert not serves(dialogue, False), "the phone's own keys only say their names"
    dialogue.press("#")
    assert serves(dialogue, False)
    assert dialogue.state.step is Step.END


def test_a_wrong_number_and_a_star_turn_it_away() -> None:
    dialogue, _ = begun()
    for keys, said in (("4712", "Wrong number"), ("*", "No phone for player 2.")):
        dialogue.hear(Knocked(2, digits="4711"))
        assert dialogue.press(keys)[-2].startswith(said)
        assert dialogue.wishes == (Answer(2, False),)
        assert dialogue.state.joined == ()


def test_while_a_phone_waits_0_is_a_digit_of_its_number() -> None:
    dialogue, _ = begun()
    dialogue.hear(Knocked(2, digits="0012"))
    assert dialogue.press("0012")[-1] == PRESS


def test_a_phone_that_shows_no_digits_is_in_at_once() -> None:
    dialogue, _ = begun()
    assert dialogue.hear(Knocked(2, digits=None))[-1] == PRESS
    assert dialogue.wishes == (Answer(2, True),)


def test_one_that_gives_up_or_goes_is_told_and_the_way_is_said_again() -> None:
    dialogue, _ = begun()
    dialogue.hear(PagesReached(WIFI, visited=True))
    dialogue.hear(Knocked(2, digits="4711"))
    assert dialogue.hear(KnockEnded(2)) == ["The phone for player 2 no longer waits.", JOIN]
    dialogue = joined()
    assert dialogue.hear(PageGone(2))[-1] == JOIN
    assert dialogue.hear(Key("5", "page 2", 2)) != [PRESS]


def test_too_many_wrong_numbers_open_the_door_anew() -> None:
    dialogue = joined()
    assert dialogue.hear(DoorFell()) == ["Too many wrong numbers. Once more from the start."]
    assert dialogue.wishes == (Serve(True),)


# --- nobody comes ---


def test_where_nobody_comes_it_says_why_that_may_be() -> None:
    dialogue, _ = begun()
    assert dialogue.wait(30) == [NOBODY, APART, ASKED]


def test_the_other_addresses_are_said_then_too() -> None:
    dialogue, _ = begun(Reachable((HERE, THERE)))
    assert dialogue.wait(30) == [NOBODY, "Another address to try: 10.42.0.1:8080.", APART, ASKED]


@pytest.mark.parametrize("used", [False, True])
def test_where_network_manager_can_key_1_is_the_machine_s_own_wifi(used: bool) -> None:
    dialogue, _ = begun(Reachable((HERE,), OwnWifi.SHUT, used))
    own = " 1: this computer's own Wi-Fi" + ("; it then leaves the one it is in." if used else ".")
    assert dialogue.wait(30) == [NOBODY, APART + own, ASKED]
    assert dialogue.press("1") == ["I am opening this computer's own Wi-Fi."]
    assert dialogue.wishes == (TurnWifi(True),)
    address = ASKED.replace(HERE.text, THERE.text)
    assert dialogue.hear(PagesReached(OPEN)) == [OPENED, address]
    assert dialogue.kept == {"pages": {"wifi": "Companion", "password": "123456789012"}}
    assert dialogue.press("0") == [OPENED, address]
    assert dialogue.press("#")[0] == 'The Wi-Fi Companion stays open. To close it: "companion setup phones", key 1.'


def test_it_is_closed_again_and_forgotten() -> None:
    dialogue, said = begun(OPEN)
    assert said[0] == OPENED
    assert dialogue.press("1") == ["I am closing this computer's own Wi-Fi."]
    assert dialogue.wishes == (TurnWifi(False),)
    assert dialogue.hear(PagesReached(Reachable((HERE,), OwnWifi.SHUT))) == [
        "This computer's own Wi-Fi is closed.",
        ASKED,
    ]
    assert dialogue.kept == {"pages": {}}


def test_what_the_system_forbids_is_said() -> None:
    dialogue, _ = begun(Reachable((HERE,), OwnWifi.SHUT))
    dialogue.press("1")
    assert dialogue.hear(WifiRefused())[0] == "The computer does not let me. Its own settings can: hotspot."


def test_where_it_cannot_key_1_does_nothing() -> None:
    dialogue, _ = begun()
    assert dialogue.press("1") == ["That key does nothing here. The phone. 0: say again. Hash: done."]


# --- the network ---


def test_without_a_network_it_says_so_and_the_address_as_soon_as_there_is_one() -> None:
    dialogue, said = begun(Reachable())
    assert said == ["No network. Connect this computer to a Wi-Fi, or to a phone's hotspot."]
    assert dialogue.wait(30) == said
    assert dialogue.hear(PagesReached(WIFI)) == [ASKED]


def test_an_address_that_changes_is_said_and_whoever_was_there_comes_again() -> None:
    dialogue = joined()
    assert dialogue.hear(PagesReached(Reachable((THERE,)))) == [ASKED.replace(HERE.text, THERE.text)]
    assert dialogue.state.joined == ()


def test_an_answer_that_changes_nothing_says_nothing() -> None:
    dialogue, _ = begun()
    assert dialogue.hear(PagesReached(Reachable((HERE,), OwnWifi.SHUT))) == []


def test_where_there_can_be_no_pages_it_says_why_and_goes_on() -> None:
    dialogue = Dialogue("phones")
    assert dialogue.hear(PagesRefused(game("digit-typed", digit=3)))[0] == "3."
    assert dialogue.step is Step.END


def test_in_the_whole_set_up_nothing_is_served_before_somebody_wants_it() -> None:
    dialogue = Dialogue(None, todo=(Step.WITH_PHONES, Step.BOOTH))
    assert dialogue.press("0") == ["Any phones at the table? 1: try one. Hash: no."]
    dialogue.press("1")
    assert dialogue.step is Step.PHONES
    assert serves(dialogue, True)
    dialogue.hear(PagesReached(WIFI))
    assert dialogue.press("#")[-1].startswith("The booth")
