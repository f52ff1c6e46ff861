"""What nobody hears of Mystère à l'Abbaye, and why not: for the test kit."""

UNHEARD = dict.fromkeys(("refuse-deal", "flaw-deal"), "only the pack could deal more cards than it has")

# tests/notebook/test_parlour.py
UNHEARD |= dict.fromkeys(
    ("notebook-parlour-shown", "notebook-parlour-shown-how"), "in golden evenings the notebook's owner is asked or asks"
)
UNHEARD["notebook-since-left"] = "seldom somebody leaves to whom the notebook's owner has given a card: test_truth.py"
