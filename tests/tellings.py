"""Anything that an owner may have told about the box of Time Bomb Undercover."""

from __future__ import annotations

from hypothesis import strategies as st

from companion.boxes import loader
from companion.boxes.telling import Barcode, Edition, Field, Key, Row, Steps, Telling, Value, merge
from companion.model import OwnText, Token

PACK = loader.shipped("time-bomb-undercover")
LIEUX = [f"{PACK.id}/lieu/{number}" for number in (1, 2, 17)]


def _entries(texts: st.SearchStrategy[OwnText]) -> st.SearchStrategy[tuple[Key, Value]]:
    lieu = st.sampled_from(LIEUX)
    row = PACK.tables["cables"][4]
    rows = st.tuples(*(st.integers(0, 3) for _ in row)).map(lambda counts: tuple(zip(row, counts, strict=True)))
    tokens = st.builds(Token, st.just(f"{PACK.id}/cable/secure"), st.integers(1, 3)) | st.just(Token(f"{PACK.id}/box"))
    return st.one_of(
        st.tuples(st.builds(Field, lieu, st.just("name")), texts),
        st.tuples(st.builds(Field, lieu, st.just("text"), st.sampled_from([0, 4, 5])), texts),
        st.tuples(st.builds(Field, lieu, st.just("round")), st.integers(1, 4)),
        st.tuples(st.builds(Barcode, st.sampled_from(["0123456789012", "A-7", 'q"b\\c d'])), tokens),
        st.tuples(st.builds(Row, st.just("cables"), st.sampled_from([4, 5])), rows),
        st.tuples(st.just(Steps()), st.lists(texts, min_size=1, max_size=4).map(tuple)),
        st.tuples(st.just(Edition()), st.sampled_from(["1", "2", "b-3"])),
    )


FEW_TEXTS = st.builds(OwnText, st.sampled_from(["fr", "no"]), st.sampled_from(["Opéra", "no", "08"])) | st.sampled_from(
    [
        OwnText("fr", "", f"{PACK.id}/a.wav"),
        OwnText("fr", "Opéra", f"{PACK.id}/b.wav"),
        OwnText("fr", "Opéra", said="no"),
    ]
)
#: Whatever a person can type: letters of any script, quotes, what YAML takes for something else.
WRITTEN = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=60).map(
    lambda text: " ".join(text.split())
)
ANY_TEXTS = st.builds(OwnText, st.sampled_from(["fr", "en"]), WRITTEN.filter(bool))


def tellings(texts: st.SearchStrategy[OwnText] = FEW_TEXTS) -> st.SearchStrategy[Telling]:
    """What was told, some of it differently by somebody else."""
    one = st.lists(_entries(texts), max_size=6).map(lambda entries: Telling(dict(entries)))
    return st.lists(one, min_size=1, max_size=3).map(_joined)


def _joined(parts: list[Telling]) -> Telling:
    whole = Telling()
    for part in parts:
        whole = merge(whole, part)
    return whole
