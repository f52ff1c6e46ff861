"""Windows: a hand in its order, the card that is shown, a side card, the sleeve; each for one ear alone."""

from __future__ import annotations

import pytest

from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import (
    CardLooked,
    CardShown,
    Claimed,
    Ended,
    HandKept,
    Phase,
    SideSeen,
    SleeveSeen,
    Whence,
)
from companion.games.protocol import Look, Looked, OrderedHand, Privacy, Rearranged, Scanned
from companion.model import Hidden, Only, OwnText, Rejection, Several, Token

from .tables import COUNTED, ID, Table, crew, island, token, treasure


def allowed(table: Table, seat: int) -> Privacy:
    found = GAME.privacy(table.state, seat)
    assert found is not None
    return found


def hand(table: Table, seat: int) -> tuple[Token, ...]:
    """The hand that this seat's window is for."""
    found = allowed(table, seat)
    assert isinstance(found, OrderedHand)
    return found.cards


def heard_by(table: Table, seat: int) -> list[str]:
    """What D says in this seat's ear."""
    lines = GAME.recap(table.state, seat)
    assert all(line.audience == Only(seat) for line in lines)
    return [line.id.removeprefix(f"{ID}-") for line in lines]


def names(table: Table, seat: int, line: str) -> list[str]:
    """The cards that a line of the recap names."""
    said = next(said for said in GAME.recap(table.state, seat) if said.id == f"{ID}-{line}")
    cards = dict(said.args)["cards"]
    assert isinstance(cards, Several)
    return [card.text for card in cards.items if isinstance(card, OwnText)]


def test_there_is_nothing_to_hear_before_the_deal_and_after_the_end() -> None:
    table = Table(2)
    while table.phase is not Phase.DEAL:
        assert GAME.privacy(table.state, 1) is None
        table.confirm()
    assert GAME.privacy(table.state, 1) is not None
    table.confirm().confirm().accuse().answer(1).confirm()
    assert GAME.privacy(table.state, 1) is None


def test_a_hand_is_kept_in_the_order_of_its_scans_over_several_windows() -> None:
    table = Table(2, settings=COUNTED).dealt().look(1, crew(3), island(2))
    assert hand(table, 1) == (crew(3), island(2))
    assert allowed(table, 1).scans == 3, "five were dealt"
    table.look(1, treasure(1))
    assert names(table, 1, "own-hand") == ["Ambre", "île du Sud", "la boussole"]
    assert heard_by(table, 2) == []
    assert [event.cards for event in table.events if isinstance(event, HandKept)] == [
        (Hidden(crew(3)), Hidden(island(2))),
        (Hidden(crew(3)), Hidden(island(2)), Hidden(treasure(1))),
    ]
    table.act(Rearranged(1, (treasure(1), crew(3))))
    assert hand(table, 1) == (treasure(1), crew(3))


def test_the_window_closes_by_itself_only_where_everybody_is_dealt_the_same() -> None:
    assert allowed(Table(4, settings=COUNTED).dealt(), 1).scans is None
    assert allowed(Table(2).dealt(), 1).scans is None
    assert allowed(Table(2, settings=COUNTED).dealt(), 1).scans == 5
    assert allowed(Table(2, settings=COUNTED).playing(), 1).scans is None, "adventure cards come at any time"


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (crew(9), "window"),  # its card has left the game
        (treasure(7), "window"),  # not in this box
        (token("fiche/ile/1"), "window"),
        (token("equipement/1"), "window"),
        (token("mechant/2"), "window-villain"),
    ],
)
def test_what_nobody_can_hold_is_refused(card: Token, why: str) -> None:
    assert Table(4, settings=COUNTED).playing().why_not(Looked(1, card)) == why


def test_nobody_holds_more_than_was_dealt_but_draws_as_many_as_luck_will() -> None:
    table = Table(2, settings=COUNTED).dealt().look(1, *(crew(number) for number in range(1, 6)))
    assert table.why_not(Looked(1, treasure(1))) == "window-full"
    table.look(1, token("aventure/02"), token("aventure/01"))
    assert [said.id for said in table.heard[-2:]] == [f"{ID}-card-looked-place", f"{ID}-card-looked-text"]
    uneven = Table(4, settings=COUNTED).dealt().look(2, crew(1), crew(2), crew(3), crew(4))
    assert uneven.why_not(Looked(2, treasure(1))) == "window-full", "three each, three over"


def test_the_card_shown_is_heard_by_whoever_asked_and_said_to_the_table_by_its_own_key() -> None:
    table = Table(3).playing().suppose(4, 1, 2).answer(1)
    window = allowed(table, 1)
    assert isinstance(window, Look)
    assert window.scans == 1
    assert table.why_not(Looked(1, crew(5))) == "window-shown"
    table.ids()
    table.look(1, treasure(1))
    assert table.events[-1] == CardShown(1, 3, Hidden(treasure(1)))
    assert table.ids() == ["card-shown-sure"], "the table hears nothing of it"
    assert table.phase is Phase.ANSWERING
    assert heard_by(table, 1) == ["was-shown"]
    table.confirm()
    assert "showed" in table.ids()


def test_a_card_of_one_s_own_answers_nothing() -> None:
    table = Table(3).dealt().look(1, crew(4)).confirm().answer(1).suppose(4, 1, 2)
    assert table.why_not(Looked(1, crew(4))) == "window-shown"


def test_who_listens_a_little_late_hears_the_card_that_was_shown_and_keeps_it_out_of_the_hand() -> None:
    table = Table(3).playing().suppose(4, 1, 2).confirm()
    table.look(1, island(2), crew(5))
    assert CardShown(1, 2, Hidden(island(2))) in table.events
    assert hand(table, 1) == (crew(5),)
    assert heard_by(table, 1) == ["was-shown", "own-hand"]
    nobody = Table(2).playing().suppose(4, 1, 2).answer(1).confirm().look(1, island(2))
    assert hand(nobody, 1) == (island(2),)


# --- a card of one's own that was named, and not heard yet ---


def looks(table: Table, seat: int, *cards: Token) -> list[CardLooked]:
    """What a window's scans say, before it is closed."""
    found: list[CardLooked] = []
    for number, card in enumerate(cards):
        decision = table.decide(Looked(seat, card, cards[:number]))
        assert isinstance(decision, tuple), decision
        assert isinstance(decision[0], CardLooked)
        found.append(decision[0])
    return found


def shown_to(table: Table) -> tuple[int, Token] | None:
    return table.state.shown


def test_a_named_card_scanned_after_somebody_showed_is_said_to_be_shown_and_may_be_claimed() -> None:
    table = Table(3).playing().suppose(4, 1, 2).confirm()
    first, second = looks(table, 1, crew(4), crew(4))
    assert (first.whence, first.place, first.sure) == (Whence.SHOWN, 0, False)
    assert (second.whence, second.place) == (None, 1)
    table.ids()
    table.look(1, crew(4), crew(4), island(2))
    assert table.ids() == ["card-shown", "card-looked-place", "card-shown"]
    assert hand(table, 1) == (crew(4),)
    assert shown_to(table) == (2, island(2))
    assert heard_by(table, 1) == ["was-shown", "own-hand"]


def test_of_two_that_may_have_been_shown_the_newest_is_and_the_ear_is_told_which_is_not() -> None:
    table = Table(3).playing().suppose(4, 1, 2).confirm()
    assert looks(table, 1, crew(4), island(2))[1].instead == crew(4)
    table.look(1, crew(4), island(2))
    assert table.heard[-1].id == f"{ID}-card-shown-instead"
    assert shown_to(table) == (2, island(2))
    assert hand(table, 1) == (), "neither is taken for one's own without a word"
    assert looks(table, 1, crew(4))[0].place == 1, "one was shown, so this one is"


def test_with_a_complete_hand_nothing_is_in_doubt_and_nothing_can_be_claimed() -> None:
    table = Table(2, settings=COUNTED).dealt().look(1, *(crew(number) for number in (1, 2, 3, 5, 6)))
    table.confirm().answer(1).suppose(4, 1, 2).confirm()
    assert looks(table, 1, crew(4))[0].sure
    assert table.why_not(Looked(1, crew(4), (crew(4),))) == "window-full"
    table.ids()
    table.look(1, crew(4))
    assert table.ids() == ["card-shown-sure"]


def test_one_s_own_card_taken_for_the_one_shown_is_put_right_later_and_the_other_is_heard_in_its_place() -> None:
    table = Table(3).playing().suppose(4, 1, 2).look(1, crew(4)).confirm()
    assert shown_to(table) == (2, crew(4))
    table.look(1, crew(4), crew(4), island(2))
    assert Claimed(1, Hidden(crew(4))) in table.events
    assert shown_to(table) == (2, island(2))
    assert hand(table, 1) == (crew(4),)


def test_a_card_put_right_while_it_is_still_being_shown_makes_room_for_the_right_one() -> None:
    table = Table(3).playing().suppose(4, 1, 2).look(1, crew(4)).look(1, crew(4), crew(4))
    assert (shown_to(table), allowed(table, 1).scans) == (None, 1)
    table.look(1, island(2))
    assert (shown_to(table), table.state.hand(1)) == ((2, island(2)), (crew(4),))


def test_the_card_shown_that_is_scanned_again_is_no_card_of_the_hand() -> None:
    table = Table(3).playing().suppose(4, 1, 2).look(1, island(2))
    table.look(1, island(2)).confirm().look(1, island(2), crew(5))
    assert table.state.hand(1) == (crew(5),)
    assert shown_to(table) == (2, island(2))


def test_a_window_is_a_step_of_undo_whatever_was_heard_in_it() -> None:
    table = Table(3).playing().suppose(4, 1, 2).look(1, island(2)).confirm()
    before = len(table.events)
    table.look(1, island(2))
    assert any(event.durable for event in table.events[before:])


def test_who_says_nothing_after_all_has_shown_nothing() -> None:
    table = Table(4).playing().suppose(4, 1, 2).look(1, crew(4)).answer(1)
    assert (shown_to(table), table.state.due) == (None, 3)
    assert allowed(table, 1).scans == 1, "the next to show is listened to"
    table.look(1, island(2)).confirm()
    assert shown_to(table) == (3, island(2))


def test_a_hypothesis_that_is_broken_off_was_answered_by_nobody() -> None:
    table = Table(3).playing().suppose(4, 1, 2)
    table.fill("correct", 2, 3).look(1, crew(4))
    assert shown_to(table) is None
    assert hand(table, 1) == (crew(4),)


def test_a_card_of_the_side_heard_again_is_said_to_be_one_and_joins_no_hand_unless_it_is_claimed() -> None:
    table = Table(2).playing().suppose().answer(1)
    table.look(1, treasure(3))
    assert heard_by(table, 1) == ["was-at-the-side"]
    table.ids()
    table.look(1, treasure(3))
    assert table.ids() == ["card-side"]
    assert (table.state.hand(1), table.state.side_seen) == ((), True)
    table.look(1, treasure(3), treasure(3))
    assert (table.state.hand(1), table.state.side_card) == ((treasure(3),), None)
    assert allowed(table, 1).scans == 1, "and the card of the side is still to be heard"


def test_a_card_of_the_sleeve_is_said_to_be_one_and_joins_no_hand_unless_it_is_claimed() -> None:
    table = Table(3).playing().accuse(4, 1, 1).look(1, crew(5), treasure(1), island(1))
    table.ids()
    table.look(1, crew(5))
    assert table.ids() == ["card-sleeve"]
    assert (table.state.hand(1), heard_by(table, 1)) == ((), ["own-sleeve"])
    table.look(1, crew(5), crew(5))
    assert (table.state.hand(1), heard_by(table, 1)) == ((crew(5),), ["own-hand"])


def test_what_has_left_the_game_is_neither_at_the_side_nor_in_the_sleeve() -> None:
    side = Table(2, settings=COUNTED).playing().suppose().answer(1)
    assert side.why_not(Looked(1, crew(9))) == side.why_not(Looked(1, treasure(7))) == "window"
    sleeve = Table(3, settings=COUNTED).playing().accuse()
    assert sleeve.why_not(Looked(1, crew(9))) == "window-sleeve"
    assert sleeve.why_not(Scanned(crew(9))) == sleeve.why_not(Scanned(treasure(7))) == "sleeve-sort"
    lifted = Table(3).playing().scan("fiche/centre").answer(1)
    lifted.act(Scanned(token("fiche/equipage/9")), "crew-out")
    lifted.scan("fiche/tresor/1", "fiche/ile/1", "equipage/9", "tresor/1", "ile/1")
    assert isinstance(lifted.events[-1], Ended), "a printed card has allowed it"


def test_a_sleeve_half_heard_is_said_to_be_so() -> None:
    table = Table(3).playing().accuse()
    table.ids()
    table.look(1, crew(4), island(1))
    assert table.ids()[-1] == "sleeve-short"
    assert table.heard == []


def test_who_has_to_answer_hears_which_cards_serve() -> None:
    table = Table(3).dealt().look(2, crew(4), crew(5), island(2)).confirm().answer(1).suppose(4, 1, 2)
    assert names(table, 2, "may-show") == ["Saphir", "île du Sud"]
    assert heard_by(table, 2) == ["may-show", "own-hand"]
    other = Table(3).dealt().look(2, crew(5)).confirm().answer(1).suppose(4, 1, 2)
    assert heard_by(other, 2) == ["may-show-none", "own-hand"]


def test_a_side_card_is_heard_once_and_only_where_nobody_showed() -> None:
    table = Table(2).dealt().look(1, crew(1)).confirm().answer(1).suppose().answer(1)
    assert allowed(table, 1).scans == 1
    assert table.why_not(Looked(1, crew(1))) == "window"
    table.look(1, treasure(3))
    assert table.events[-1] == SideSeen(1, Hidden(treasure(3)))
    assert hand(table, 1) == (crew(1),), "the next window is for the hand again"
    assert table.phase is Phase.SIDE, "the table goes on with its own key"


def test_the_sleeve_is_heard_by_the_accuser_and_right_or_wrong_by_all() -> None:
    wrong = Table(3).playing().accuse(4, 1, 1)
    assert allowed(wrong, 1).scans == 3
    wrong.ids()
    wrong.look(1, crew(5), treasure(1), island(1))
    assert wrong.ids() == ["card-looked", "card-looked", "card-looked", "wrong", "turn"]
    assert isinstance(next(event for event in wrong.events if isinstance(event, SleeveSeen)), SleeveSeen)
    assert names(wrong, 1, "own-sleeve") == ["Opale", "la boussole", "île du Nord"]
    assert heard_by(wrong, 2) == []
    right = Table(3).playing().accuse(4, 1, 1).look(1, island(1), crew(4), treasure(1))
    assert isinstance(right.events[-1], Ended)


def test_the_sleeve_has_a_card_of_each_sort_and_none_of_one_s_own() -> None:
    table = Table(3).dealt().look(1, treasure(2)).confirm().answer(1).accuse()
    for card, earlier in ((treasure(2), ()), (crew(5), (crew(4),)), (token("aventure/01"), ()), (token("box"), ())):
        assert table.why_not(Looked(1, card, earlier)) == "window-sleeve"
    events = len(table.events)
    table.look(1, crew(4), island(1))
    assert all(not event.durable for event in table.events[events:]), "of two cards nobody can say anything"
    assert table.phase is Phase.CHECKING


def test_a_played_adventure_card_leaves_the_hand() -> None:
    table = Table(3).playing().look(1, token("aventure/01"), crew(1))
    table.answer(6).scan("aventure/01")
    assert hand(table, 1) == (crew(1),)


def test_a_refusal_in_a_window_names_no_card() -> None:
    table = Table(3).playing().suppose()
    for card in (crew(5), treasure(9), token("equipement/2"), token("aventure/05")):
        refusal = table.refused(Looked(1, card))
        assert isinstance(refusal, Rejection)
        assert (refusal.why.args, refusal.rule) == ((), None)
    assert table.why_not(Scanned(crew(5))) == "secret"


def test_who_accused_hears_later_what_the_table_s_scanner_read_in_the_sleeve() -> None:
    table = Table(3, settings=COUNTED).playing().accuse(4, 1, 1)
    table.act(Scanned(crew(5)))
    table.act(Scanned(treasure(1)))
    assert heard_by(table, 1) == [], "not before the verdict"
    table.act(Scanned(island(1)))
    assert names(table, 1, "own-sleeve") == ["Opale", "la boussole", "île du Nord"]
    assert heard_by(table, 2) == []
    assert heard_by(table, 3) == []
