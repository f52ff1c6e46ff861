"""Which label lies where, and what has none."""

from __future__ import annotations

from companion.boxes.box import Kind
from companion.labels.plan import planned
from companion.model import Token

CARDS = Kind("game/card", copies=2)
DIE = Kind("game/die", label=("sheet",))
KINDS = [Kind("game/box"), CARDS, DIE, Kind("game/other")]
CODES = [
    (Token("game/box"), "A"),
    (Token("game/card", 1), "B"),
    (Token("game/card", 2), "C"),
    (Token("game/die"), "D"),
    (Token("game/other"), "E"),
]


def test_labels_follow_the_order_of_the_box_and_leave_out_what_nobody_holds() -> None:
    plan = planned(KINDS, CODES)
    assert plan.labels == ((0, "A"), (1, "B"), (2, "C"), (3, "E"))
    assert [(run.kind.id, run.first, run.last) for run in plan.runs] == [
        ("game/box", 0, 0),
        ("game/card", 1, 2),
        ("game/other", 3, 3),
    ]
    assert [(run.kind.id, run.codes) for run in plan.reference] == [("game/die", ("D",))]


def test_a_part_used_sheet_begins_at_its_first_free_label() -> None:
    assert planned(KINDS, CODES, first=10).labels[0] == (10, "A")


def test_every_card_has_its_label_in_the_same_corner_if_the_pack_says_nothing() -> None:
    assert {kind.label_places for kind in (CARDS, KINDS[3])} == {("upper-right",)}
    assert KINDS[0].label_places == ("lid",)
