"""Every refusal says why, and then what is due. That it is said in every evening of every game is the kit's to find
(``tests/kit/table.py``); here are the words of all refusals there are."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import companion
from companion.files import resources
from companion.model import Doubt
from companion.speech.proofreading import proofread_file

#: A sentence that only says what to do, or which numbers there are.
ORDER = re.compile(
    r"(D'abord|De \{|De \d|Places? :|Seulement|Scannez|Tapez|Choisissez|Retournez|Lancez|Touche [A-D]|Dièse ?[:q]"
    r"|Étoile|Sans lecteur|Pour |Puis |Rien ne change|Rien n'est changé|\d)"
)
#: Why a refusal may consist of orders alone, or who mends it.
ORDERS = {
    "open-hand-first": "what is due comes behind it, and is what it is about",
    "tracker-refuse-players": "said before an evening, and names both numbers",
}


@cache
def french() -> dict[str, str]:
    """The normal words of every French message."""
    found = {}
    for path in (resources.voices() / "fr").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        for entry in proofread_file(path)[0]:
            value = re.search(rf"^{re.escape(entry.id)} =((?: .*)?(?:\n    (?!\.).*)*)", text, re.MULTILINE)
            found[entry.id] = "" if value is None else " ".join(value[1].split())
    return found


@cache
def refusals() -> frozenset[str]:
    """The messages of all refusals: those that the code names, those of the games, doubts."""
    named = {f"doubt-{doubt.value}" for doubt in Doubt} | {id for id in french() if "-refuse-" in id}
    for path in Path(companion.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                named |= {str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    return frozenset(named)


def test_the_refusals_are_found() -> None:
    assert {"doubt-no-read", "no-such-seat", "time-bomb-undercover-refuse-own-cable", "teach-choose"} <= refusals()
    assert refusals() <= french().keys()


def test_every_refusal_says_why() -> None:
    def says_why(words: str) -> bool:
        return any(sentence and not ORDER.match(sentence) for sentence in re.split(r"(?<=[.!?]) ", words))

    without = {id for id in refusals() if not says_why(french()[id])}
    assert without - ORDERS.keys() == set()
    assert ORDERS.keys() - without == set(), "these say why, and need not be in the list"


def test_an_order_alone_is_found_to_be_no_reason() -> None:
    assert all(ORDER.match(words) for words in ("De { $low } à { $high }.", "Places de 1 à 5.".replace(" de", " : de")))
    assert not ORDER.match("Ce numéro ne va pas : de 1 à 5.")
