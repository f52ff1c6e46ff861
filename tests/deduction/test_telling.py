"""What would tell most."""

from __future__ import annotations

from companion.deduction.mind import Knowledge
from companion.deduction.telling import Split, telling

#: Of five monks three may be the culprit; one surely is in a hand.
MONKS = Knowledge(
    {
        "Bruno": ("culprit", "Léo"),
        "Sergio": ("culprit", "Léo", "Zoé"),
        "Adso": ("culprit", "Zoé"),
        "Jorge": ("Léo", "Zoé"),
        "Remi": ("Léo",),
    },
    (),
)


def test_a_trait_that_half_of_the_candidates_have_tells_most() -> None:
    traits = {
        "all": ["Bruno", "Sergio", "Adso"],
        "one": ["Bruno", "Jorge", "Remi"],
        "two": ["Sergio", "Adso", "Remi"],
        "none": ["Jorge", "Remi"],
    }
    assert telling(MONKS, "culprit", traits) == (Split("two", 1, 3), Split("one", 1, 1))


def test_what_is_settled_is_not_offered() -> None:
    settled = Knowledge({"Ruby": ("sleeve",), "Pearl": ("Léo", "Zoé")}, ())
    assert telling(settled, "sleeve", {"Ruby": ["Ruby"], "Pearl": ["Pearl"]}) == ()


def test_of_hypotheses_the_one_whose_cards_may_be_in_most_places() -> None:
    islands = Knowledge(
        {
            "Zoro": ("sleeve", "Léo"),
            "Nami": ("sleeve", "Léo", "Zoé"),
            "Ruby": ("sleeve", "Léo"),
            "Pearl": ("sleeve", "Zoé"),
            "Wano": ("sleeve", "Zoé"),
            "Alabasta": ("sleeve", "Léo"),
        },
        (),
    )
    named = {3: ["Zoro", "Ruby", "Wano"], 2: ["Nami", "Ruby", "Wano"], 1: ["Zoro", "Pearl", "Alabasta"]}
    assert [split.option for split in telling(islands, "sleeve", named)] == [2, 3, 1]


def test_the_same_knowledge_gives_the_same_order() -> None:
    even = {name: [name] for name in ("Adso", "Bruno", "Sergio")}
    assert [split.option for split in telling(MONKS, "culprit", even)] == ["Sergio", "Adso", "Bruno"]
