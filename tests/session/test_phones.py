"""Phones that join: whose keys type their number, what becomes of windows and ears, and that no game notices.

Where lines sound is in ``tests/speech/test_pages_as_ears.py``; whole evenings are in the golden transcripts, and the
kit (``people.use_phones``) joins phones in every game.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion import session as sessions
from companion.model import (
    KNOCK,
    DoorFell,
    Elapsed,
    Equipment,
    Event,
    Input,
    Key,
    Knocked,
    KnockEnded,
    Known,
    OfPhone,
    Only,
    OwnTone,
    PageGone,
    PageHere,
    PageLeft,
    PageReads,
    Plugged,
    Rolled,
    Scan,
    Table,
    Timer,
    Token,
    Tone,
    Urgency,
    Who,
    word,
)
from companion.session import events, joining
from companion.session.asking import ear_of, timers
from companion.session.desks import Stage
from companion.session.ears import has_page, page_of
from companion.session.joining import OfPhones, Phones, TurnedDown
from companion.session.state import Ear, Session, Wishes
from tests.examples import seeds, tried
from tests.kit import games
from tests.kit.people import PROOF, People

TIME_BOMB = "time-bomb-undercover"
NUMBER = "4711"
ROUND = Ear("round", (1, 2, 3, 4, 5))
ROLE = Token(f"{TIME_BOMB}/role/agence")


def of_phone(timer: Timer) -> bool:
    """Whether it waits for the next digit of a phone that was turned down."""
    return timer.id.startswith("late/")


class Evening:
    """Time Bomb for five, and all that has happened."""

    def __init__(self, *ears: Ear, keys: str = "", phones: Phones = Phones(on=True)) -> None:  # noqa: B008 — frozen
        subject = games.subject(TIME_BOMB)
        self.shelf = subject.shelf(subject.told)
        wishes = Wishes(TIME_BOMB, 5, ("Ana", "Léo", "Inès", "Hugo", "Zoé"))
        self.session = sessions.open_table(self.shelf, wishes, Tone(), ears, joined=phones).session
        self.said: list[str] = []
        self.made: list[Event] = []
        self.key(keys)

    def take(self, *inputs: Input) -> list[str]:
        """What is heard of these inputs, "seat 2: …" where one ear alone hears it."""
        heard: list[str] = []
        for input in inputs:
            turn = sessions.turn(self.shelf, self.session, input)
            self.session = turn.session
            self.made = list(turn.events)
            self.lines = turn.said
            for line in turn.said:
                heard.append(f"seat {line.audience.seat}: {line.id}" if isinstance(line.audience, Only) else line.id)
            for event in turn.events:
                if isinstance(event, events.EarAsked):
                    heard += self.take(Rolled(int(PROOF)))
        self.said += heard
        return heard

    def key(self, keys: str, seat: int | None = None, **how: bool) -> list[str]:
        return self.take(*(Key(key, seat=seat, **how) for key in keys))  # type: ignore[arg-type]

    def join(self, seat: int) -> list[str]:
        return [*self.take(Knocked(seat, digits=NUMBER)), *self.key(NUMBER)]

    def scan(self, token: Token, seat: int | None = None) -> list[str]:
        return self.take(Scan(Known((token,), "x"), seat=seat))

    def stop_typing(self) -> list[str]:
        """Nobody goes on with the number of a phone that was turned down."""
        return self.take(*(Elapsed(timer.id) for timer in timers(self.shelf, self.session) if of_phone(timer)))

    @property
    def knock(self) -> joining.Knock | None:
        return self.session.phones.knock

    def has_page(self, seat: int) -> bool:
        return has_page(self.session.ears, seat)


#: From the roll call to the roles in everybody's hand: what there is to listen to.
ROLES = "##3##" + "#"


# --- the number ---


def test_the_number_that_the_phone_shows_makes_it_the_seats_ear() -> None:
    evening = Evening()
    assert evening.take(Knocked(3, digits=NUMBER)) == ["phone-knocks"]
    assert evening.key("471") == ["digit-typed"] * 3
    assert "phone-joined" in evening.key("1")
    assert evening.session.ears == (Ear("page 3", (3,), verified=True),)


def test_another_number_ends_the_request_and_is_told() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    assert "phone-wrong" in evening.key("4712")
    assert evening.made[0] == joining.PhoneRefused(3, TurnedDown.WRONG)
    assert (evening.knock, evening.session.ears) == (None, ())


@pytest.mark.parametrize(
    ("end", "told"),
    [
        pytest.param(Key("*"), "phone-sent-away", id="sent away"),
        pytest.param(KnockEnded(3), "phone-lapsed", id="lapsed"),
        pytest.param(Key("2"), "phone-wrong", id="wrong"),
    ],
)
def test_a_hand_that_goes_on_typing_when_the_phone_waits_no_more_types_nothing_of_the_games(
    end: Input, told: str
) -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    evening.key("" if end == Key("*") else "471")
    assert told in evening.take(end)
    assert evening.key(NUMBER) == [told] * 4
    assert {line.due for line in evening.lines} == {word("which-way", who=Who(1, "Ana"))}
    assert evening.session.play.called == 0
    evening.key("1")
    assert evening.session.play.called == 1, "and then it is the game's"


def test_who_has_stopped_typing_answers_the_game() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    evening.key("*4")
    assert evening.stop_typing() == []
    evening.key("1")
    assert evening.session.play.called == 1


def test_a_late_digit_of_a_joined_phone_is_told_to_its_ear_and_other_keypads_go_on() -> None:
    evening = Evening()
    evening.join(2)
    evening.take(Knocked(3, digits=NUMBER))
    evening.key("*")
    assert evening.key("4", seat=2) == ["seat 2: phone-sent-away"]
    assert "phone-sent-away" not in evening.key("4", seat=5)


def test_the_number_of_the_next_phone_is_not_late() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER), Key("*"), Knocked(4, digits=NUMBER))
    assert "phone-joined" in evening.key(NUMBER)


def test_star_erases_the_digits_then_sends_the_phone_away() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    assert evening.key("47*") == ["digit-typed", "digit-typed", "cancelled-typed"]
    assert "phone-sent-away" in evening.key("*")
    assert evening.knock is None


def test_star_while_something_is_said_only_silences() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    assert evening.key("*", speaking=True) == []
    assert evening.knock is not None


def test_nobody_is_sent_away_or_let_in_by_a_key_before_the_table_has_heard_who_waits() -> None:
    for digits, key in ((NUMBER, "*"), ("", "#"), ("", "*")):
        evening = Evening()
        evening.take(Knocked(3, digits=digits))
        assert evening.key(key, unsaid=True) == ["phone-knocks" if digits else "phone-knocks-bare"]
        assert evening.knock is not None


def test_where_no_digits_are_asked_hash_joins_and_digits_are_the_games() -> None:
    evening = Evening()
    assert evening.take(Knocked(3, digits="")) == ["phone-knocks-bare"]
    evening.key("2")
    assert evening.session.play.called == 1, "Ana has told her way"
    assert "phone-joined" in evening.key("#")
    assert evening.session.play.called == 1


def test_where_nobody_has_a_key_a_phone_joins_at_once_and_that_is_said() -> None:
    evening = Evening()
    assert evening.take(Knocked(3, digits=None)) == ["phone-joined", "phone-unasked"]
    assert evening.has_page(3)


def test_hash_behind_some_digits_confirms_nothing_of_the_games() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    assert evening.key("47#")[-1] == "phone-knocks"
    assert evening.session.play.called == 0
    assert "phone-joined" in evening.key("11"), "and the digits are not lost"


@pytest.mark.parametrize("end", [KnockEnded(3), Key("*"), Key("4"), Key("1")])
def test_what_the_game_asked_is_asked_again_and_what_was_begun_is_kept(end: Input) -> None:
    evening = Evening(keys="11111")
    evening.key("9911")
    assert evening.session.desk.typed == "1"
    evening.take(Knocked(3, digits="0004"))
    if isinstance(end, Key) and end.key != "*":
        evening.key("000")
    heard = evening.take(end)
    assert heard[-2:] == ["typed-so-far", "which-sticker"]
    assert evening.session.desk.typed == "1"
    evening.stop_typing()
    assert evening.key("4") == ["look-up"]


def test_a_number_is_told_to_nobody_but_its_phone() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    assert NUMBER not in repr(evening.knock) + repr(evening.made) + repr(Knocked(3, digits=NUMBER))


# --- whose keys ---


def test_a_joined_phone_types_it_too_and_hears_its_digits_alone() -> None:
    evening = Evening()
    evening.join(2)
    evening.take(Knocked(3, digits=NUMBER))
    assert evening.key("471", seat=2) == ["seat 2: digit-typed"] * 3
    assert "phone-joined" in evening.key("1", seat=2)


def test_the_seats_own_keypad_types_it_and_anothers_does_not() -> None:
    evening = Evening()
    evening.take(Knocked(3, digits=NUMBER))
    evening.key("4711", seat=4)
    assert evening.knock is not None
    assert evening.knock.typed == ""
    evening.key(NUMBER, seat=3)
    assert evening.has_page(3)


def test_a_private_window_keeps_its_digits_and_the_phone_is_asked_for_again_behind_it() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.key("C3")
    window = evening.session.desk.window
    assert window is not None
    assert window.stage is Stage.PROVING
    assert evening.take(Knocked(2, digits=PROOF * 4)) == ["phone-waits"]
    evening.key(PROOF + "123")
    assert evening.knock is not None
    assert evening.knock.typed == ""
    assert dict(evening.session.codes) == {3: "123"}
    assert evening.key("#") == ["window-closed", "phone-knocks"]
    evening.key(PROOF * 4)
    assert evening.has_page(2)


def test_a_name_that_is_being_spelled_keeps_its_keys() -> None:
    evening = Evening()
    evening.key("42")
    assert evening.session.desk.naming is not None
    evening.take(Knocked(2, digits=NUMBER))
    evening.key("23*")
    assert evening.knock is not None
    assert evening.knock.typed == ""


@pytest.mark.parametrize(
    ("ears", "keys", "heard"),
    [
        pytest.param((ROUND,), "3*", ["ear-check", "seat 3: ear-digit", "window-closed", "phone-knocks"], id="window"),
        pytest.param((ROUND,), "9", ["no-such-seat", "phone-knocks"], id="no such seat"),
        pytest.param((ROUND,), "C", ["cancelled-call", "phone-knocks"], id="taken back"),
        pytest.param((), "3", ["no-earphone-phone", "phone-knocks"], id="no earphone"),
    ],
)
def test_the_digit_behind_c_is_a_seat_and_the_number_is_asked_for_behind_it(
    ears: tuple[Ear, ...], keys: str, heard: list[str]
) -> None:
    evening = Evening(*ears, keys=ROLES)
    evening.key("C")
    assert evening.take(Knocked(2, digits="3333")) == ["phone-waits"]
    assert evening.key(keys) == heard
    assert "phone-joined" in evening.key("3333")


def test_everything_else_of_the_game_goes_on_while_a_phone_waits() -> None:
    evening = Evening(keys="11111")
    evening.take(Knocked(3, digits=NUMBER))
    assert evening.key("D")[0] != "phone-knocks"
    play = evening.session.play
    evening.key("#")
    assert evening.session.play != play, "# is the table's step"
    assert evening.scan(Token("sticker/heart")) == ["look-up-legend"]
    evening.key("47")
    evening.key("D")
    assert evening.knock == joining.Knock(3, NUMBER, "47")


# --- the door ---


def test_the_door_that_fell_is_opened_by_the_menu_which_shuts_it_too() -> None:
    evening = Evening(keys="11111")
    assert evening.take(DoorFell()) == ["phones-fell"]
    assert evening.take(DoorFell()) == []
    assert evening.take(Knocked(3, digits=NUMBER)) == []
    assert evening.key("99#5")[-1] == "phones-open"
    assert evening.session.desk.menu is None
    evening.take(Knocked(3, digits=""))
    assert evening.key("99#5")[-2:] == ["phone-sent-away", "phones-shut"]
    assert evening.session.phones.shut


def test_lobby_and_roll_call_open_the_door() -> None:
    evening = Evening(phones=Phones(on=True, shut=True))
    assert not evening.session.phones.shut
    lobby = sessions.open_table(evening.shelf, Wishes(), Tone()).session
    lobby = sessions.turn(evening.shelf, lobby, DoorFell()).session
    box = sessions.turn(evening.shelf, lobby, Scan(Known((Token(f"{TIME_BOMB}/box"),), "x")))
    assert [line.id for line in box.said if line.id.startswith("phones")] == ["phones-open"]
    assert joining.DoorOpened() in box.events


def test_without_pages_the_menu_has_no_door_and_nothing_speaks_of_phones() -> None:
    evening = Evening(phones=Phones())
    assert "no-ear-for" in evening.key("3")
    assert "no-ear-for-phone" in Evening().key("3")
    evening.key("#1111")
    assert evening.key("99#5")[-1] != "phones-shut"


# --- ears that come and go ---


def test_an_earphone_that_loses_a_seat_is_locked_and_passed_round_for_good() -> None:
    evening = Evening(Ear("own", (2,), verified=True))
    evening.join(2)
    assert evening.session.ears[0] == Ear("own", (), lent=(2,), passed=True)
    evening.take(PageGone(2))
    (ear,) = evening.session.ears
    assert (ear.seats, ear.verified, ear.shared) == ((2,), False, True)
    assert not ear.private_to(2)


def test_the_window_of_an_earphone_that_loses_a_seat_closes_whoever_wears_it() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.key(f"C3{PROOF}#")
    evening.join(2)
    assert evening.session.desk.window is not None, "its digits are the window's"
    evening.take(Knocked(4, digits=None))
    assert evening.session.desk.window is None
    assert ear_of(evening.session, 3) == replace(ROUND, seats=(1, 2, 3, 5), lent=(4,), passed=True)


def test_a_page_needs_no_digit_and_is_not_passed() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.join(3)
    assert evening.key("C", seat=3) == [f"seat 3: {TIME_BOMB}-window-role-cover"]
    assert evening.scan(ROLE, seat=3) == [f"seat 3: {TIME_BOMB}-role-heard"] or evening.said[-1].startswith("seat 3")


def test_a_page_that_goes_closes_its_own_window_and_no_other() -> None:
    for gone in (PageGone(3), PageLeft(3)):
        evening = Evening(keys=ROLES)
        evening.join(3)
        evening.join(2)
        evening.key("C", seat=2)
        evening.take(gone)
        assert evening.session.desk.window is not None
        evening.take(replace(gone, seat=2))
        assert evening.session.desk.window is None
        assert events.WindowClosed(2, events.Closed.LOST) in evening.made


def test_a_page_that_goes_leaves_the_window_of_the_earphone_that_serves_its_seat_again() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.join(2)
    evening.key(f"C3{PROOF}#")
    evening.take(PageLeft(2))
    window = evening.session.desk.window
    assert window is not None
    assert window.seat == 3
    assert evening.session.ears == (replace(ROUND, verified=True, wearer=3, passed=True),)


def test_a_second_phone_takes_the_place_of_the_first_and_its_window() -> None:
    evening = Evening(keys=ROLES)
    evening.join(3)
    evening.key("C", seat=3)
    evening.take(Knocked(3, digits=None))
    assert evening.session.desk.window is None
    assert evening.said.count("phone-joined-anew") == 1
    assert [ear.output for ear in evening.session.ears] == ["page 3"]


def test_only_a_page_that_was_away_comes_back() -> None:
    evening = Evening()
    assert evening.take(PageHere(3)) == []
    evening.join(3)
    assert evening.take(PageHere(3)) == []
    evening.take(PageGone(3))
    assert not evening.has_page(3)
    assert "phone-back" in evening.take(PageHere(3))
    evening.take(PageLeft(3))
    assert evening.take(PageHere(3)) == []
    assert evening.take(PageGone(3)) == []


def test_what_a_page_told_is_not_repeated_in_an_earphone_whoever_chooses_its_digits() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.join(3)
    evening.key("C", seat=3)
    evening.scan(ROLE, seat=3)
    evening.key("#", seat=3)
    assert evening.session.heard_by(3)
    evening.take(PageGone(3))
    evening.key(f"C3{PROOF}222")
    told = evening.key("000D")
    assert told, "it answers"
    assert evening.session.heard_by(3) == () or f"{TIME_BOMB}-role-agence" not in repr(evening.session.heard_by(3))
    evening.key("#")
    evening.take(PageHere(3))
    assert dict(evening.session.codes) == {}, "the digits of the earphone are none of the page's"


def test_a_phone_that_joins_again_hears_what_it_heard_before() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.join(3)
    evening.key("C", seat=3)
    evening.scan(ROLE, seat=3)
    evening.key("#", seat=3)
    heard = evening.session.heard_by(3)
    evening.take(PageGone(3))
    evening.join(3)
    assert heard
    assert evening.session.heard_by(3) == heard


def test_a_new_game_at_the_same_table_keeps_the_phones_and_a_game_found_again_has_none() -> None:
    evening = Evening(ROUND)
    evening.join(2)
    now = evening.session
    new = sessions.open_table(evening.shelf, Wishes(TIME_BOMB, 5), Tone(), now.ears, joined=now.phones).session
    assert has_page(new.ears, 2)
    rows = ((1, (events.Opened(TIME_BOMB, 5, (), ()),)),)
    found, _ = sessions.found_again(evening.shelf, rows, Tone(), (ROUND,), Phones(on=True))
    assert found.ears == (ROUND,)
    assert found.phones == Phones(on=True)


def test_a_seat_with_a_page_is_told_when_there_is_something_to_listen_to() -> None:
    evening = Evening(keys="#####")
    evening.join(4)
    assert "may-listen" in evening.key("#")
    late = Evening(keys="######")
    assert "may-listen" in late.join(4)


def test_a_page_is_spoken_to_as_its_seat_wants() -> None:
    evening = Evening()
    evening.join(4)
    assert evening.take(PageReads(4, own=OwnTone(lang="es"))) == []
    assert ear_of(evening.session, 4) == Ear("page 4", (4,), verified=True, own=OwnTone(lang="es"))
    assert evening.take(PageReads(5, own=OwnTone(lang="es"))) == []


def test_a_seat_has_the_patience_of_its_page_for_as_long_as_it_has_one() -> None:
    evening = Evening(ROUND, keys=ROLES)
    evening.join(4)
    evening.take(PageReads(4, own=OwnTone(), patience=0))

    def window_ends() -> list[float]:
        running = timers(evening.shelf, evening.session)
        return [timer.seconds for timer in running if timer.id.startswith("window/")]

    evening.key("C", seat=4)
    assert window_ends() == []
    evening.take(PageGone(4))
    evening.key(f"C4{PROOF}#")
    assert window_ends() == [20.0], "an earphone that is passed round ends for the next"


def test_a_phone_for_a_seat_that_is_not_there_is_refused_aloud() -> None:
    evening = Evening()
    assert evening.take(Knocked(6, digits=NUMBER)) == ["phone-no-seat"]
    assert evening.knock is None


def test_a_phone_that_waits_while_the_players_are_counted_needs_a_seat_among_them() -> None:
    evening = Evening()
    lobby = sessions.open_table(evening.shelf, Wishes(TIME_BOMB), Tone()).session
    for input in (Knocked(8, digits=""), Key("5"), Key("#")):
        turn = sessions.turn(evening.shelf, lobby, input)
        lobby = turn.session
    assert lobby.play.players == 5
    assert turn.said[0].id == "phone-no-seat"
    assert (lobby.ears, lobby.phones.knock) == ((), None)


# --- no game notices ---


def game_made(made: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that are not a phone's."""
    return tuple(event for event in made if not isinstance(event, OfPhones))


def same_but_for_phones(one: Session, other: Session) -> None:
    """Everything of the game and of every desk is the same in the evening without phones."""
    assert one.play == other.play
    # How far 0 goes back is another matter: what is said of a phone has been heard, too.
    desks = [replace(evening.desk, back=min(evening.desk.back, 1)) for evening in (one, other)]
    assert desks[0] == desks[1]
    assert (one.aside, one.whose) == (other.aside, other.whose)
    assert (one.inputs, one.input_seq, one.lost_timers) == (other.inputs, other.input_seq, other.lost_timers)


KNOCKS = st.sampled_from(
    [
        *(Knocked(seat, digits=digits) for seat in (1, 3, 9) for digits in (NUMBER, "0000", "1212", "")),
        *(KnockEnded(seat) for seat in (1, 3)),
        DoorFell(),
    ]
)


class AnyJoining(RuleBasedStateMachine):
    """An evening with phones that knock and one without. They get the same, but for what a phone has taken.

    Until a phone has joined, all else is equal: a page is an ear, and where there is one, windows open.
    """

    with_phones: Session
    without: Session

    @initialize(keys=st.sampled_from(["", "11111", "######", "#########1"]), ears=st.sampled_from([(), (ROUND,)]))
    def open(self, keys: str, ears: tuple[Ear, ...]) -> None:
        evening = Evening(*ears, keys=keys)
        self.shelf, self.with_phones, self.without = evening.shelf, evening.session, evening.session
        self.joined = 0

    def take(self, input: Input) -> None:
        before, knock, late = self.with_phones, self.with_phones.phones.knock, self.with_phones.phones.late
        turn = sessions.turn(self.shelf, before, input)
        self.with_phones = turn.session
        phones = [event for event in turn.events if isinstance(event, OfPhones)]
        took = [event for event in phones if not isinstance(event, joining.PhoneAsked | joining.DoorOpened)]
        took = [event for event in took if event != joining.DoorShut()]
        if isinstance(input, Key) and (took or (phones and not game_made(turn.events))):
            assert knock is not None or late is not None, "no key is a phone's that nobody waits for"
            assert not turn.durable, "a key is counted for the game or for the phone"
            typed = joining.PhoneNumberTyped, joining.PhoneJoined, joining.PhoneRefused, joining.PhoneAsked
            for_it = (*typed, events.WindowClosed) if late is None else (joining.PhoneDigitLate,)
            assert all(isinstance(event, for_it) for event in turn.events)
        elif not isinstance(input, OfPhone | DoorFell):
            self.without = sessions.turn(self.shelf, self.without, input).session
        for event in turn.events:
            if isinstance(event, joining.PhoneJoined):
                assert knock is not None
                assert not knock.digits or knock.typed + getattr(input, "key", "") == knock.digits
                # What comes of the page is another matter: the twin goes on without it.
                ours = replace(turn.session, ears=before.ears, codes=before.codes)
                self.with_phones = replace(ours, desk=before.desk, aside=before.aside)
            if isinstance(event, events.EarAsked):
                self.take(Rolled(int(PROOF)))
            if isinstance(event, events.TableCleared):
                fresh = Evening(*before.ears)
                self.with_phones, self.without = replace(fresh.session, phones=before.phones), fresh.session

    @rule(keys=st.text("0123456789#*ABCD", min_size=1, max_size=5), seat=st.none() | st.integers(1, 5))
    def keys(self, keys: str, seat: int | None) -> None:
        for key in keys:
            self.take(Key(key, seat=seat))

    @rule(number=st.sampled_from([NUMBER, "0000", "1212", "47", "4#"]))
    def number(self, number: str) -> None:
        for key in number:
            self.take(Key(key))

    @rule(key=st.sampled_from("123#*"), speaking=st.booleans())
    def heard(self, key: str, speaking: bool) -> None:
        self.take(Key(key, speaking=speaking, unsaid=True))

    @rule(token=st.sampled_from(games.subject(TIME_BOMB).tokens), seat=st.none() | st.integers(1, 5))
    def scan(self, token: Token, seat: int | None) -> None:
        self.take(Scan(Known((token,), "x"), seat=seat))

    @rule(input=KNOCKS)
    def phone(self, input: Input) -> None:
        self.take(input)

    @rule(data=st.data())
    def time_passes(self, data: st.DataObject) -> None:
        running = [timer.id for timer in timers(self.shelf, self.without)]
        theirs = timers(self.shelf, self.with_phones)
        assert running == [timer.id for timer in theirs if not of_phone(timer)]
        self.take(Elapsed(data.draw(st.sampled_from([*(timer.id for timer in theirs), "held/1"]))))

    @rule(present=st.booleans())
    def plug(self, present: bool) -> None:
        self.take(Plugged(Equipment.EARPHONE, ROUND.output, present))

    @invariant()
    def the_game_is_the_same(self) -> None:
        if hasattr(self, "without"):
            same_but_for_phones(self.with_phones, self.without)


TestAnyJoining = AnyJoining.TestCase
TestAnyJoining.settings = tried(60, stateful_step_count=30, report_multiple_bugs=False)


@pytest.mark.parametrize("id", list(games.every()))
def test_never_two_pages_for_a_seat_and_never_a_private_line_without_an_ear(id: str) -> None:
    for seed in seeds(6):
        chance = Random(seed)
        settled = games.setting(games.subject(id), chance, listening=True)
        session = replace(sessions.replay(settled.shelf, settled.begun, Tone()), ears=settled.ears)
        acts = {"use_phones": 40, "go_on": 20, "listen": 20, "use_own_devices": 20, "plug": 4, "wait": 2}
        now = [session]
        people = People(settled, chance, lambda now=now: now[0], acts=acts)  # type: ignore[misc]
        for _ in range(60):
            for input in people.act():
                taken(settled, now, input)


def taken(settled: games.Setting, now: list[Session], input: Input) -> None:
    before = now[0]
    turn = sessions.turn(settled.shelf, before, input)
    now[0] = turn.session
    pages = [ear.output for ear in turn.session.ears if ear.output.startswith("page")]
    assert len(pages) == len(set(pages))
    for seat in range(1, 9):
        serving = [ear for ear in turn.session.ears if seat in ear.seats]
        assert len(serving) <= 1, "one ear serves a seat"
        assert not has_page(turn.session.ears, seat) or serving[0].output == page_of(seat)
    window = turn.session.desk.window
    if window is not None and window.stage is Stage.OPEN:
        ear = ear_of(turn.session, window.seat)
        assert ear is not None
        assert ear.private_to(window.seat), "an open window has a proved ear"
    for line in turn.said:
        assert isinstance(line.audience, Table | Only)
        assert line.topic != KNOCK or isinstance(line.audience, Table) or line.urgency is Urgency.ECHO, (
            "0 says it again"
        )
    for event in turn.events:
        if isinstance(event, events.EarAsked):
            taken(settled, now, Rolled(int(PROOF)))
