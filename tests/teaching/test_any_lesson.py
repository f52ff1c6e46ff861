"""Whatever is done in a lesson, in whatever order: it answers, keeps what it says, and loses nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.boxes import decks
from companion.boxes.barcodes import known_as
from companion.boxes.telling import Barcode, Telling
from tests.examples import tried
from tests.teaching.lessons import BOOK, HOUR, TIME, Classroom
from tests.tellings import tellings

KEYS = st.sampled_from("0123456789#*ABCD")
SCANS = st.sampled_from(
    [
        *("FKKNRCUU", "fkknrcuu", "JVXFJDOI", "04:A2:3C:1B", "1b3ca204", "FKKNRCUI"),
        *(
            "lieu/1",
            "lieu/3",
            "cable/secure@2",
            "box",
            "sticker/heart",
            f"{HOUR}/box",
            "KIT-1",
            "KIT-2",
            "lieu/17",
            "BCDFG",
        ),
    ]
)
ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("press"), KEYS | st.sampled_from("1234#")),
        st.tuples(st.just("scan"), SCANS),
        st.tuples(st.just("type"), st.text(max_size=120) | st.sampled_from(["place", "bomb", "lieu/3", "xyz"])),
        st.tuples(st.just("wait"), st.sampled_from([0.5, 3.5, 11.0])),
    ),
    max_size=60,
)

OURS = {code for box in BOOK.boxes for _, code in BOOK.codes(box)}


def act(lesson: Classroom, what: str, on: str | float) -> list[str]:
    match what, on:
        case "press", str():
            return lesson.press(on)
        case "scan", str():
            return lesson.scan(on)
        case "type", str():
            return lesson.type(on)
        case _:
            assert isinstance(on, float)
            return lesson.wait(on)


@tried(50)
@given(ACTS, tellings(), tellings(), st.sampled_from([TIME, HOUR]), st.booleans())
def test_any_lesson(
    acts: list[tuple[str, str | float]], told: Telling, written: Telling, game: str, keyboard: bool
) -> None:
    if game == HOUR:
        told, written = Telling(), Telling()
    lesson = Classroom(game, told=told, written=written, keyboard=keyboard)
    course = lesson.lesson.course
    assert lesson.heard()
    for what, on in acts:
        heard = act(lesson, what, on)
        assert heard or what == "wait", "nothing is ever silent"
        assert not any(line.startswith("Program error") for line in heard), heard
        assert lesson.kept == lesson.state.told, "what is on disk is what is known"
        for key, value in lesson.kept.entries.items():
            assert value not in lesson.kept.beside.get(key, ())
            assert not isinstance(key, Barcode) or key.payload not in OURS, "no code of ours is taught anew"
            assert not isinstance(key, Barcode) or known_as(key.payload) == key.payload, "one tag is one code"
    decks.written(course.pack, lesson.kept)
    for _ in range(len(lesson.state.past)):
        lesson.press("*")  # whatever is open
        while lesson.stage.value not in ("rest", "ask"):
            lesson.press("*")
        lesson.press("BB")
    assert lesson.kept == told, "undo leads back to where the lesson began"
