"""Turns: the bell, moving, meeting, every room open and closed, penance, masses."""

from __future__ import annotations

import pytest

from companion.boxes.box import Box
from companion.games.mystere_de_l_abbaye import GAME
from companion.games.mystere_de_l_abbaye.board import ID, ROOMS, TRAITS, Mass, Room, Sin, Trait, drawn_rooms
from companion.games.mystere_de_l_abbaye.books import ROOM_DIE
from companion.games.mystere_de_l_abbaye.chapter import score
from companion.games.mystere_de_l_abbaye.events import MassOver, Phase, RoomDrawn
from companion.games.protocol import Advanced, Answered, Confirmed, Filled, NeedsRoll, Rearranged, Scanned
from companion.model import Rejection, Way, replace

from .tables import ALL, BLANK, BOX, PACK, Table, card, opening, token


def number_of(room: Room) -> int:
    return next(number for number, one in ROOMS.items() if one is room)


# --- the opening ---


@pytest.mark.parametrize(("players", "hand", "parlour"), [(3, 6, 5), (4, 5, 3), (5, 4, 3), (6, 3, 5)])
def test_the_deal_uses_all_24_suspects(players: int, hand: int, parlour: int) -> None:
    table = Table(players).playing()
    assert table.state.hands.sizes == (hand,) * players
    assert table.state.pile == parlour
    assert table.cards() == ALL


@pytest.mark.parametrize(
    ("players", "settings", "refusal"),
    [
        (2, {}, "players"),
        (7, {}, "players"),
        (3, {"colour": "red"}, "setting"),
        (3, {"library": "maybe"}, "setting-value"),
    ],
)
def test_what_cannot_be_begun(players: int, settings: dict[str, str], refusal: str) -> None:
    seats = replace(opening(6), settings=tuple(settings.items()))
    wanted = replace(seats, seats=(*seats.seats, *seats.seats)[:players])
    begun = GAME.begin(BOX, wanted)
    assert isinstance(begun, Rejection)
    assert begun.why.id == f"{ID}-refuse-{refusal}"


def test_a_deal_that_an_owner_wrote_must_come_to_24() -> None:
    deal = {**PACK.tables["deal"], 3: {"hand": 7, "parlour": 5, "culprit": 1}}
    begun = GAME.begin(Box(replace(PACK, tables={"deal": deal})), opening(3))
    assert isinstance(begun, Rejection)
    assert begun.why.id.endswith("refuse-deal")
    assert dict(begun.why.args)["dealt"] == 27


def test_the_confessionals_were_last_visited_by_two_different_players() -> None:
    table = Table(4)
    table.confirm()
    table.confirm()
    table.number(2)
    assert GAME.decide(BOX, table.state, Answered(7)) == NeedsRoll(12)
    pairs = set()
    for value in range(1, 13):
        again = Table(4)
        again.confirm()
        again.confirm()
        again.number(2)
        again.roll(value)
        pairs.add(again.state.confessors)
    assert len(pairs) == 12
    assert all(church != court for church, court in pairs)
    table.number(3)
    assert table.refused(Answered(3)) == "confessors"


# --- the bell and the masses ---


@pytest.mark.parametrize(("players", "six", "rounds"), [(3, "no", 4), (5, "no", 4), (6, "no", 3), (4, "yes", 3)])
def test_so_many_rounds_lie_between_two_masses(players: int, six: str, rounds: int) -> None:
    table = Table(players, settings={"six_rules": six}).playing()
    while table.state.mass is Mass.MATINES:
        table.pass_turn()
    turns = 0
    while table.state.mass is Mass.LAUDES:
        table.pass_turn()
        turns += 1
    assert turns == rounds * players


def test_the_first_player_changes_to_the_right_and_complies_is_followed_by_matines() -> None:
    table = Table(5).playing(starter=2)
    for _ in range(8 * 4 * 5):
        table.pass_turn()
    over = [event for event in table.events if isinstance(event, MassOver)]
    assert [event.first for event in over] == [1, 5, 4, 3, 2, 1, 5, 4]
    assert [event.mass for event in over] == [*list(Mass)[1:], Mass.MATINES]


def test_without_matines_complies_is_followed_by_laudes() -> None:
    table = Table(3, settings={"matines": "no"}).playing()
    assert table.state.mass is Mass.LAUDES
    for _ in range(7 * 4 * 3):
        table.pass_turn()
    assert table.state.mass is Mass.LAUDES


def test_a_hand_that_is_too_small_is_passed_whole_and_what_comes_is_kept() -> None:
    table = Table(3).playing()
    table.form("correct", 1, 1)
    table.form("bell", 7, 4)
    table.until(1)
    before = table.state.hands.sizes
    while table.state.mass is Mass.VEPRES:
        table.pass_turn()
    assert before == (1, 6, 6)
    assert table.state.hands.sizes == (4, 3, 6)  # Vêpres passes four; seat 3's left neighbour is seat 1


def test_the_bell_is_the_first_players_alone() -> None:
    table = Table(3).playing()
    assert table.refused(Advanced()) == "bell"
    table.pass_turn()
    assert table.refused(Advanced()) == "bell"


def test_a_room_before_the_bell_asks_whether_the_figure_was_touched() -> None:
    table = Table(3).playing()
    while table.phase is not Phase.BELL:
        table.confirm()
    table.scan("salle/parloir")
    assert table.at(Phase.FORGOTTEN)
    assert table.state.pile == 5, "nobody has moved"
    assert table.refused(Answered(16)) == "bell-first"
    table.number(4)
    assert table.state.penance == (True, False, False)
    table.bell()
    assert table.state.active == 2, "the turn is over"
    assert table.state.bell == 2


def test_penance_before_a_mass_takes_the_turn_after_it() -> None:
    table = Table(3).playing()
    table.until(3)
    while table.state.bell < 4 or table.state.active != 3:
        table.pass_turn()
    table.form("penance", 2)
    table.pass_turn()
    while table.state.active != 1:
        table.pass_turn()
    assert table.state.mass is Mass.LAUDES
    table.confirm()
    assert table.state.active == 3, "Léo's turn passed by itself"
    assert table.state.penance == (False, False, False)


# --- moving and meeting ---


@pytest.mark.parametrize("room", [room for room in Room if not room.several and room is not Room.BIBLIOTHEQUE])
def test_nobody_stays_where_they_are(room: Room) -> None:
    table = Table(3).playing()
    table.form("place", 1, number_of(room))
    assert table.refused(Scanned(token(f"salle/{room.value}"))) == "same-space-ways"


@pytest.mark.parametrize("room", list(Room))
def test_a_scanned_room_and_a_typed_number_are_the_same_turn(room: Room) -> None:
    scanned, typed = Table(3).playing(), Table(3).playing()
    for table in (scanned, typed):
        table.form("place", 1, 31 if room is not Room.COUR else 33)
        table.form("correct", 2, 7)
    scanned.scan(f"salle/{room.value}")
    typed.number(number_of(room))
    assert scanned.events == typed.events


def test_whoever_is_met_must_be_asked_before_anything_else() -> None:
    table = Table(3).playing()
    table.number(16)
    table.number(16)
    assert table.at(Phase.QUESTION)
    assert table.state.pile == 4, "the card comes after the question"
    assert table.refused(Scanned(token("salle/crypte"))) == "question-first"
    table.confirm()
    assert table.state.pile == 3


def test_whoever_does_penance_in_the_church_is_not_met() -> None:
    table = Table(3).playing()
    for room in (16, 33, 31):
        table.number(room)
    table.bell()
    table.form("penance", 2)
    table.number(11)
    assert table.state.active == 3, "Léo was not asked, and his turn has passed"


def test_in_another_empty_room_somebody_may_be_met_who_went_somewhere_without_effect() -> None:
    table = Table(3).playing()
    table.confirm()
    table.scan("salle/autre")
    assert table.at(Phase.WHO)
    table.number(1)
    assert table.at(Phase.QUESTION)
    assert table.state.asked == 1


def test_two_in_the_cloister_need_not_meet() -> None:
    table = Table(3).playing()
    table.number(32)
    table.number(32)
    assert table.at(Phase.WHO)
    table.confirm()
    assert table.state.active == 3
    table.number(32)
    assert table.refused(Answered(3)) == "not-there"
    table.number(2)
    assert table.at(Phase.QUESTION)
    assert table.state.asked == 2


# --- rooms ---


@pytest.mark.parametrize("room", [Room.CONFESSIONNAL_1, Room.CONFESSIONNAL_2, Room.CELLULE_3])
def test_one_figure_at_a_time(room: Room) -> None:
    table = Table(4).playing()
    table.number(number_of(room))
    if table.phase is Phase.ROB:
        table.confirm()
    assert table.state.active == 2
    assert table.refused(Scanned(token(f"salle/{room.value}"))) == "occupied"


def test_the_owner_of_a_cell_catches_the_intruder() -> None:
    table = Table(3).playing()
    table.number(22)
    table.confirm()
    assert table.state.hands.sizes == (7, 5, 6)
    table.number(22)
    assert table.at(Phase.QUESTION), "the source makes no exception for an owner"
    table.confirm()
    assert table.at(Phase.CAUGHT)
    table.confirm()
    assert table.state.hands.sizes == (6, 6, 6)
    assert table.state.penance == (True, False, False)
    assert table.state.places[0] is Room.EGLISE


def test_an_intruder_who_has_left_is_not_caught() -> None:
    table = Table(3).playing()
    table.number(22)
    table.confirm()
    table.until(1)
    table.number(31)
    table.number(22)
    assert not table.at(Phase.CAUGHT)
    assert table.state.hands.sizes == (7, 5, 6)


def test_the_die_of_a_confessional_turns_to_its_last_visitor() -> None:
    table = Table(3).playing()
    assert table.state.confessors == (1, 2)
    table.number(12)
    assert table.state.confessors == (1, 2), "oneself: there is no card to take"
    assert table.state.hands.sizes == (6, 6, 6)
    table.number(13)
    assert table.state.hands.sizes == (6, 6, 6)
    table.number(21)
    table.confirm()
    table.bell()
    table.number(31)
    table.number(33)
    table.number(12)
    table.confirm()
    assert table.state.confessors == (3, 2)
    assert table.state.hands.sizes == (4, 6, 8)


@pytest.mark.parametrize(
    ("sizes", "refusal"),
    [
        ((6, 6, 6), "library-equal"),
        ((5, 5, 5), "library-equal"),
        ((6, 5, 9), "library-fewer"),
        ((9, 8, 8), "library-fewer"),
        ((6, 6, 7), None),
        ((5, 6, 6), None),
        ((0, 0, 1), None),
    ],
)
def test_the_library_is_open_to_whoever_nobody_has_fewer_cards_than(
    sizes: tuple[int, ...], refusal: str | None
) -> None:
    table = Table(3).playing()
    for seat, size in enumerate(sizes, 1):
        table.form("correct", seat, size)
    if refusal:
        assert table.refused(Answered(15)) == refusal
        table.scan("salle/bibliotheque", "library")  # a printed card allows it
    else:
        table.number(15)
    assert table.at(Phase.READ)
    assert table.state.visited == (True, False, False)


def test_the_library_opens_once_for_each() -> None:
    table = Table(3).playing()
    table.form("correct", 1, 1)
    table.number(15)
    table.confirm()
    table.until(1).number(31)
    table.until(1)
    table.form("correct", 1, 1)
    assert table.refused(Answered(15)) == "library-again"
    burnt = Table(3, settings={"library": "no"}).playing()
    burnt.form("correct", 1, 1)
    assert burnt.refused(Answered(15)) == "library-burnt"


def test_a_book_with_a_star_is_never_read_to_the_table() -> None:
    table = Table(3).playing()
    table.number(14)
    for book in ("scriptorium/02", "scriptorium/09"):
        refused = GAME.decide(BOX, table.state, Scanned(token(book)))
        assert isinstance(refused, Rejection)
        assert refused.why.id.endswith("book-secret")
        assert (refused.rule is None) is (book == "scriptorium/02")
    table.scan("scriptorium/01")
    assert "card-text" in table.ids()
    table.roll(1)
    table.confirm()
    assert table.state.books == (0, 0, 0)


def test_with_two_books_the_scriptorium_is_closed_in_the_variant_only() -> None:
    for chosen, open_ in (("yes", False), ("no", True)):
        table = Table(3, settings={"two_books": chosen}).playing()
        table.form("books", 1, 2)
        decision = GAME.decide(BOX, table.state, Answered(14))
        assert isinstance(decision, tuple) is open_


def test_the_parlour_gives_cards_until_the_pile_is_empty_and_then_asks() -> None:
    table = Table(5).playing()
    for _ in range(3):
        table.number(16)
        while table.phase is not Phase.MOVE:
            table.confirm() if table.phase is not Phase.WHOM else table.number(1)
    assert table.state.pile == 0
    assert "pile-empty" in table.ids()
    table.number(16)
    table.number(1)
    table.confirm()
    assert table.at(Phase.ASK)
    assert table.refused(Answered(4)) == "self"
    table.number(2)
    assert table.refused(Confirmed()) == "number"
    table.scan("trait/franciscain")
    assert table.refused(Scanned(token("trait/benedictin"))) == "same-characteristic"
    table.scan("trait/gros")
    table.number(2)
    assert table.state.look is None
    assert table.state.hands.sizes == (5, 5, 5, 4, 4), "a card is shown, not given"


def test_a_crypt_card_that_is_taken_away_by_hand_is_not_asked_for_any_more() -> None:
    table = Table().playing()
    table.form("crypt", 1, 1)
    table.scan("salle/cour")
    assert table.at(Phase.CRYPT)
    table.heard.clear()
    table.form("crypt", 1, 2)
    assert table.ids() == ["crypt-gone", "step-move"]
    assert table.state.active == 2


def test_a_crypt_card_that_is_taken_away_beneath_a_kept_book_ends_the_turn_when_the_book_is_gone() -> None:
    table = Table().playing()
    table.form("crypt", 1, 1)
    table.form("books", 2, 1)
    table.scan("salle/cour")
    table.scan("scriptorium/02")
    table.form("crypt", 1, 2)
    assert table.at(Phase.HELD)
    table.confirm()
    assert table.state.active == 2


def test_one_crypt_card_at_a_time_and_its_turn_comes_after_a_normal_one() -> None:
    table = Table(3).playing()
    table.number(17)
    assert table.state.crypts == (True, False, False)
    table.until(1)
    table.number(31)
    assert table.at(Phase.CRYPT)
    table.scan("crypte@3")
    assert (table.state.active, table.phase, table.state.extra) == (1, Phase.MOVE, True)
    assert table.state.bell == 2, "no time passes"
    table.number(17)
    assert table.state.active == 2, "and no third turn"
    assert table.state.crypts == (True, False, False)


# --- the chapter hall ---


def test_a_trait_outside_the_chapter_is_only_looked_up() -> None:
    table = Table(3).playing()
    assert table.act(Scanned(token("trait/pere"))) == ()
    table.scan("moine/07")
    assert table.state.revelations == ()
    assert table.state.accusations == ()


@pytest.mark.parametrize("number", sorted(TRAITS))
def test_each_trait_is_revealed_once_by_scan_or_number(number: int) -> None:
    table = Table(3).playing()
    table.number(18)
    table.scan(f"trait/{TRAITS[number].value}")
    table.number(18)
    table.confirm()
    assert table.refused(Answered(number)) == "repeated"


def test_an_accusation_waits_for_the_empty_pile() -> None:
    table = Table(3).playing()
    table.number(18)
    for act in (Answered(5), Answered(80), Scanned(token("moine/05"))):
        assert table.refused(act) == "pile"
    table.emptied()
    table.number(5)
    assert table.at(Phase.SURE)
    table.confirm()
    assert table.at(Phase.CLEAR)


def test_a_wrong_accusation_costs_two_points_and_a_turn() -> None:
    table = Table(3).playing().emptied()
    table.number(18)
    table.accuse(5)
    assert table.refused(Answered(1)) == "self"
    assert table.refused(Scanned(token("suspect/06"))) == "secret"
    table.scan("suspect/05")
    table.number(3)
    assert score(table.state, 1) == -2
    assert table.state.penance == (True, False, False)
    assert table.state.active == 2


@pytest.mark.parametrize("filled", [True, False])
def test_the_score_sheet(filled: bool) -> None:
    """Ana reveals wrongly and finds the culprit; Léo reveals two rightly; Inès accuses wrongly."""
    table = Table(3, BOX if filled else BLANK).playing().emptied()
    table.number(18)
    table.scan("trait/benedictin")
    table.number(18)
    table.confirm()
    table.scan("trait/hospitalier")
    table.number(18)
    table.number(1)
    table.confirm()
    table.accuse(9)
    table.number(2)
    table.bell()
    table.number(31)
    table.number(31)
    table.confirm()
    table.idle_until(2)
    table.number(18)
    table.scan("trait/frere")
    table.idle_until(1)
    table.number(18)
    table.confirm()
    table.accuse(5)
    table.confirm()
    table.scan("suspect/05")
    if not filled:
        assert table.at(Phase.VERDICT)
        table.number(1)
        table.number(2)
    assert table.at(Phase.OVER)
    assert table.state.scores == (3, 4, -2)
    assert table.state.winners == (2,), "the finder need not win"


def test_a_characteristic_that_nobody_can_tell_scores_nothing() -> None:
    table = Table(3, BLANK).playing().emptied()
    table.number(18)
    table.scan("trait/benedictin")
    table.number(18)
    table.confirm()
    table.accuse(5)
    table.confirm()
    table.confirm()
    table.confirm()
    assert table.state.scores == (0, 4, 0)
    assert "score-unknown" in table.ids()


def test_equal_scores_go_to_the_finder_and_else_stay_equal() -> None:
    for monk, shown, winners in ((5, 5, (1,)), (5, 6, (2, 3))):
        table = Table(3).playing().emptied()
        table.number(18)
        table.accuse(monk)
        table.confirm()
        table.scan(f"suspect/{shown:02d}")
        assert table.state.winners == winners


def test_traits_name_a_monk_only_when_the_sheet_is_sure() -> None:
    table = Table(3).playing().emptied()
    table.number(18)
    table.number(80)
    for digit in (1, 1, 1, 1):
        table.number(digit)
    assert table.at(Phase.TRAITS), "two fathers are left"
    table.number(2)
    table.confirm()
    assert table.state.accused == 2
    slots = {f"{ID}/moine/02": BOX.slot(f"{ID}/moine/02")}
    unsure = Table(3, Box(PACK, slots)).playing().emptied()
    unsure.number(18)
    unsure.number(80)
    for digit in (1, 1, 1, 1, 2):
        unsure.number(digit)
    assert unsure.state.accused is None, "any of the others may be that monk too"
    assert unsure.at(Phase.CHAPTER)


# --- by hand ---


def test_a_count_put_below_what_an_ear_has_heard_leaves_cards_to_take_out_one_after_the_other() -> None:
    table = Table(3, way=Way.EAR).playing()
    cards = tuple(card(monk) for monk in range(1, 7))
    table.listen(1, *cards)
    table.form("correct", 1, 4)
    allowed = GAME.privacy(table.state, 1)
    assert allowed is not None
    assert allowed.what.id.endswith("window-gone")
    table.act(Rearranged(1, cards[1:]))
    table.act(Rearranged(1, cards[2:]))
    assert table.state.hands.of(1) == cards[2:]
    assert not table.state.hands.unheard(1)
    assert table.state.hands.gone == (0, 0, 0)


def test_a_hand_that_is_emptied_by_hand_cannot_be_drawn_from() -> None:
    table = Table(3).playing()
    table.number(22)
    assert table.at(Phase.ROB)
    table.form("correct", 2, 0)
    assert table.at(Phase.MOVE)
    assert table.state.active == 2
    assert table.state.hands.sizes == (6, 0, 6)


def test_penance_by_consent_ends_a_turn_that_has_begun_and_is_that_turn_if_it_has_not() -> None:
    table = Table(3).playing()
    table.form("penance", 1)
    assert table.state.active == 2
    assert table.state.penance == (False, False, False)
    table.number(18)
    table.act(Filled("penance", (2,)))
    assert table.state.active == 3
    assert table.state.penance == (False, True, False)
    assert [event.sin for event in table.events if hasattr(event, "sin")] == [Sin.CONSENT, Sin.CONSENT]


def test_the_counts_of_traits_and_their_numbers_are_all_there() -> None:
    assert set(TRAITS.values()) == set(Trait)
    assert set(ROOMS.values()) == set(Room)
    assert not any(set(str(number)) & {"0", "9"} for number in (*ROOMS, *TRAITS)), "0 and 9 keep their meaning"


# --- a figure that was put elsewhere in the middle of a turn ---


def test_who_is_put_elsewhere_before_the_cell_is_searched_takes_nothing_there_and_confesses_nothing() -> None:
    table = Table().playing()
    confessors = table.state.confessors
    table.scan("salle/cellule/2")
    assert table.phase is Phase.ROB
    table.form("place", 1, number_of(Room.COUR))
    assert table.state.active == 2, "the court has no effect: the turn is over"
    assert table.state.confessors == confessors
    assert table.state.hands.sizes == (6, 6, 6)


def test_who_is_put_out_of_the_chapter_reveals_nothing() -> None:
    table = Table().playing()
    table.scan("salle/chapitre")
    table.form("place", 1, number_of(Room.COUR))
    assert table.phase is Phase.MOVE
    assert table.state.active == 2


def test_whoever_is_met_and_goes_is_asked_no_more() -> None:
    table = Table(4).playing()
    table.scan("salle/parloir")
    table.until(2).scan("salle/parloir")
    table.confirm()
    table.until(3).scan("salle/parloir")
    assert table.phase is Phase.WHOM
    table.form("penance", 1)
    assert table.state.phase is Phase.QUESTION
    assert table.state.asked == 2
    pile = table.state.pile
    table.form("place", 2, number_of(Room.COUR))
    assert table.state.pile == pile - 1, "nobody is met: the room is next"


def test_another_mass_set_in_the_middle_of_one_asks_for_its_own_number() -> None:
    table = Table(box=Box(PACK)).playing()
    table.form("bell", 1, 4)
    table.until(1) if table.phase is not Phase.MOVE else None
    while table.phase is not Phase.COUNT:
        table.bell() if table.phase is Phase.BELL else table.confirm()
    table.number(2)
    assert table.state.phase is Phase.MASS
    table.form("bell", 3, 4)
    assert table.phase is Phase.COUNT, "nobody has told how many cards Prime passes on"


# --- an event's die ---


def at_an_event(players: int = 3) -> Table:
    table = Table(players).playing()
    while table.phase is not Phase.EVENT:
        table.bell() if table.phase is Phase.BELL else table.confirm()
    table.heard.clear()
    return table


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("read", [False, True])
def test_an_events_die_draws_any_room_of_the_board_but_no_strangers_cell(players: int, read: bool) -> None:
    table = at_an_event(players)
    if read:
        table.scan("evenement/01")
        assert table.at(Phase.APPLY)
    decision = GAME.decide(BOX, table.state, Answered(8))
    assert decision == NeedsRoll(10 + players, ROOM_DIE)
    for value in range(1, 10 + players + 1):
        table.act(Filled(ROOM_DIE, (value,)))
    drawn = [event.room for event in table.events if isinstance(event, RoomDrawn)]
    assert len(set(drawn)) == len(drawn)
    assert {room.cell for room in drawn if room.cell} == set(range(1, players + 1))
    assert (
        set(drawn)
        == set(drawn_rooms(players))
        == {room for room in Room if room is not Room.AUTRE and (room.cell is None or room.cell <= players)}
    )
    assert table.ids().count("die-room") == 10 + players


def test_an_events_die_still_draws_a_player_and_a_books_die_no_room() -> None:
    table = at_an_event()
    assert GAME.decide(BOX, table.state, Answered(7)) == NeedsRoll(3)
    book = Table(3).playing()
    book.number(14)
    for scanned in (False, True):
        if scanned:
            book.scan("scriptorium/01")
        asked = GAME.expects(book.state).question
        assert asked is not None
        assert asked.high == 7
        assert book.refused(Answered(8)) == "not-now"
        assert book.refused(Filled(ROOM_DIE, (1,))) == "not-now"


# --- a kept book that lies open ---


def test_penance_while_a_kept_book_lies_open_ends_the_turn_all_the_same() -> None:
    table = Table(3).playing()
    table.form("books", 1, 1)
    table.scan("scriptorium/02")
    assert table.at(Phase.HELD)
    table.form("penance", 1)
    assert table.at(Phase.HELD), "the book waits for its player"
    table.number(1)
    assert table.state.active == 2, "Ana's turn was the skipped one"
    assert table.at(Phase.MOVE)
    assert not any(table.state.penance)


def test_penance_and_pardon_while_a_kept_book_lies_open_leave_the_turn_as_it_was() -> None:
    table = Table(3).playing()
    table.form("books", 1, 1)
    table.scan("scriptorium/02")
    table.form("penance", 1)
    table.form("pardon", 1)
    table.confirm()
    assert (table.state.active, table.phase) == (1, Phase.MOVE)


def test_penance_in_the_middle_of_a_turn_counts_when_the_kept_book_is_taken_back() -> None:
    table = Table(3).playing()
    table.form("books", 1, 1)
    table.number(22)
    table.scan("scriptorium/02")
    table.form("penance", 1)
    table.confirm()
    assert table.state.active == 2
    assert table.state.hands.sizes == (6, 6, 6), "nothing was taken in the cell"
    assert table.state.penance == (True, False, False)


def test_whoever_is_sent_to_the_church_while_a_book_lies_open_is_asked_no_more() -> None:
    table = Table(3).playing()
    table.form("books", 1, 1)
    table.number(16)
    table.number(16)
    table.scan("scriptorium/02")
    table.form("penance", 1)
    pile = table.state.pile
    table.confirm()
    assert table.state.pile == pile - 1, "nobody is met: the parlour gives its card"
    assert table.state.active == 3


def test_a_figure_moved_or_a_hand_emptied_while_a_book_lies_open_counts_at_once() -> None:
    for correction in (("place", 1, number_of(Room.COUR)), ("correct", 2, 0)):
        table = Table(3).playing()
        table.form("books", 1, 1)
        table.number(22)
        table.scan("scriptorium/02")
        table.form(*correction)
        table.confirm()
        assert table.at(Phase.MOVE)
        assert table.state.active == 2


def test_a_book_that_lies_open_is_read_also_when_it_is_played_from_the_menu() -> None:
    table = Table(3).playing()
    table.form("books", 2, 1)
    table.scan("scriptorium/02")
    table.ids()
    table.form("use-book", 2)
    assert table.ids()[:2] == ["book-used", "card-text"]
    assert table.state.held is None


# --- before and after a mass ---


@pytest.mark.parametrize("setting", ["this-turn", "next-turn"])
def test_a_bell_forgotten_before_a_mass_costs_the_first_turn_after_it(setting: str) -> None:
    table = Table(3, settings={"bell_penance": setting}).playing()
    while table.phase is not Phase.BELL or table.state.bell < 4:
        table.bell() if table.phase is Phase.BELL else table.confirm()
    table.number(16)
    table.number(4)
    assert table.state.penance == (True, False, False)
    table.until(3)
    assert table.state.mass is Mass.LAUDES
    table.confirm()
    assert table.state.active == 2, "seat 1's turn after the mass was spent in prayer"


def test_a_mass_tells_whose_penance_goes_on() -> None:
    table = at_an_event()
    table.confirm()
    assert "still-penance" not in table.ids()
    table = at_an_event()
    table.form("penance", 2)
    table.ids()
    table.confirm()
    assert table.ids()[:2] == ["mass-over", "still-penance"]


def test_the_card_under_the_board_may_be_told_by_its_number() -> None:
    for number, winners in ((5, (1,)), (6, (2, 3))):
        table = Table(3).playing().emptied()
        table.number(18)
        table.accuse(5)
        table.confirm()
        table.number(number)
        assert table.at(Phase.OVER)
        assert table.state.culprit == number
        assert table.state.winners == winners


def test_a_pile_that_a_printed_card_empties_opens_accusations_aloud() -> None:
    table = Table(3).playing()
    table.form("pile", 2)
    assert table.ids() == ["pile", "step-move"]
    table.emptied()
    assert table.ids() == ["pile", "pile-empty", "step-move"]
