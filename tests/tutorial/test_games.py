"""The tutorials of the games: each act is one that the game takes, and nothing else counts; and what is heard.

``python -m tests.tutorial.test_games --write`` writes the transcripts anew: read the difference aloud.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

import pytest

from companion.games import FOLDERS
from companion.model import Announcement, Elapsed, Foreign, Key, Only, Scan, Sign
from companion.session.words import due
from companion.tutorial import plans
from companion.tutorial.lessons import CARDS, Act
from tests.golden import LANGUAGES
from tests.tutorial.tables import Learner

GAMES = plans.games()
KEPT = Path(__file__).parent.parent / "golden" / "tutorials"
#: The tables at which it is played: title, whether there are cards, and an earphone.
TABLES = {
    "with cards": (True, False),
    "without cards": (False, False),
    "with cards and an earphone": (True, True),
    "without cards, with an earphone": (False, True),
}
#: What is refused, and is meant to be: what everybody must have tried once.
MEANT = {
    "time-bomb-undercover": {"role", "own"},
    "heure-des-3-ombres": set(),
    "mystere-de-l-abbaye": {"hand"},
    "cluedo-one-piece": {"hand"},
}
KEYS = "0123456789#*ABCD"
#: Words a minute at the usual rate. Three to five minutes are promised; with the rests between its lines a tutorial
#: takes a fifth longer than its words do (bench/tutorial.py measures it with the voice).
RATE, MOST_MINUTES, RESTS = 190, 5.0, 1.2

each_game = pytest.mark.parametrize("game", GAMES)
each_table = pytest.mark.parametrize("table", TABLES)


def learner(game: str, table: str, lang: str = "fr") -> Learner:
    cards, ear = TABLES[table]
    return Learner(game, lang, cards=cards, ear=ear)


def transcript(game: str, lang: str) -> str:
    """What is done and heard at each of the tables by whoever errs nowhere."""
    sections = []
    for table in TABLES:
        at = learner(game, table, lang)
        at.to_the_end()
        sections.append("\n".join([f"== {table}", "", *at.lines, ""]))
    return "\n".join(sections)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_what_is_heard_is_in_the_transcript(game: str, lang: str) -> None:
    assert transcript(game, lang) == (KEPT / f"{game}.{lang}.txt").read_text(encoding="utf-8")


def test_every_game_with_code_has_a_tutorial_and_no_transcript_is_of_another() -> None:
    assert set(GAMES) == set(FOLDERS)
    assert {path.name for path in KEPT.iterdir()} == {f"{game}.{lang}.txt" for game in GAMES for lang in LANGUAGES}


@each_table
@each_game
def test_the_game_takes_each_act_that_is_asked_for(game: str, table: str) -> None:
    at = learner(game, table)
    while not at.core.over:
        number, lesson, acts = at.core.at, at.core.lesson, at.core.stand.left
        listens = TABLES[table][1] and lesson.by_ear is not None
        assert bool(at.core.stand.way.refused) == (lesson.id in MEANT[game] and not listens), lesson
        can = all(isinstance(act, str) or at.cards for act in acts)
        if acts and can:
            for act in acts:
                assert at.core.at == number, "the lesson is over before its last act"
                at.do(act)
            assert at.core.at == number + 1, lesson
        else:
            at.do_lesson()
    assert at.core.learned


@each_game
def test_each_kind_of_act_that_a_game_knows_is_learned(game: str) -> None:
    at = learner(game, "with cards")
    done: set[Act] = set()
    while not at.core.over:
        done |= {act if isinstance(act, str) else "scan" for act in at.core.stand.left}
        at.do_lesson()
    assert done >= {"scan", "#", "1", "B", "D", "9"}


@each_table
@each_game
def test_whatever_else_is_done_the_lesson_and_the_game_stay_where_they_are(game: str, table: str) -> None:
    at = learner(game, table)
    while not at.core.over:
        number, play, way = at.core.at, at.core.session.play, at.core.stand.way.ways
        for key in KEYS:
            if key == "#" or key in at.core.stand.left or at.core.lesson.id == CARDS:
                continue
            at.take(Key(key))
            if at.core.at == number + 1:
                break  # another way to the same end: a die that was rolled by hand, a room's number
            assert at.core.at == number
            assert at.core.session.play in (play, *way)
            # Whatever it has begun is done away with, as by a player who has noticed.
            while at.core.session.desk.begun or at.core.session.desk.calling or at.core.session.windows:
                at.take(Key("*"))
            assert not at.core.over
        else:
            at.do_lesson()
        assert at.core.at == number + 1
    assert at.core.learned


#: How each language names the keys in a sentence: the first group is the key, none is hash.
NAMED = {
    "fr": re.compile(r"dièse|touche ([A-D])|\b(\d)\b", re.IGNORECASE),
    "en": re.compile(r"hash|key ([A-D])|\b(\d)\b", re.IGNORECASE),
    "es": re.compile(r"almohadilla|tecla ([A-D])|\b(\d)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@each_table
@each_game
def test_whoever_hears_the_lesson_alone_presses_the_right_keys_in_their_order(game: str, table: str, lang: str) -> None:
    at = learner(game, table, lang)
    while not at.core.over:
        lesson, acts = at.core.lesson.id, at.core.stand.left
        keys = [act for act in acts if isinstance(act, str)] if at.cards or acts == at.core.lesson.keys else []
        told = [found[1] or found[2] or "#" for found in NAMED[lang].finditer(at.lines[-1])]
        for key, _ in groupby(keys):  # "twice" is one word
            assert key in told, f"{lesson}: {at.lines[-1]}"
            told = told[told.index(key) + 1 :]
        if any(not isinstance(act, str) for act in acts) and not at.cards and not keys:
            assert told == ["#"], f"{lesson}: {at.lines[-1]}"
        at.do_lesson()


@each_game
def test_what_others_did_meanwhile_is_not_asked_of_the_learner(game: str) -> None:
    """A lesson that begins later in the story comes behind no line that still tells what was due before."""
    at = learner(game, "with cards")
    while not at.core.over:
        lesson, told = at.core.lesson.id, at.do_lesson()
        if not at.core.over and at.core.lesson.skips:
            before, _ = at.core.stand.before[-1]
            waits = due(at.core.shelf, before, None)
            assert waits is not None
            assert all((line.id, line.args) != (waits.id, waits.args) for line in told), lesson


@each_table
@each_game
def test_one_question_at_a_time_the_lesson_asks_and_not_the_game_as_well(game: str, table: str) -> None:
    at = learner(game, table)
    while not at.core.over:
        asked_last(at, at.do_lesson())


@each_game
def test_one_question_at_a_time_also_where_hash_does_it_all(game: str) -> None:
    at = learner(game, "without cards")
    while not at.core.over:
        told = at.take(Key("#"))
        asked_last(at, told)
        assert not [line.id for line in told[:-1] if line.topic == "question"]


def asked_last(at: Learner, told: list[Announcement]) -> None:
    """What waits now is asked by the lesson alone. An answer that names it, after key D, is in no topic."""
    waits = due(at.core.shelf, at.core.stand.begun, None)
    for line in () if at.core.over else told:
        assert not line.topic.startswith("keys/"), line.id
        assert line.topic == "" or waits is None or (line.id, line.args) != (waits.id, waits.args), line.id


@pytest.mark.parametrize(
    ("game", "lesson", "heard"),
    [
        ("cluedo-one-piece", "where", "cluedo-one-piece-turn"),
        ("cluedo-one-piece", "hand", "no-earphone"),
        ("time-bomb-undercover", "help", "help-menu"),
        ("time-bomb-undercover", "own", "time-bomb-undercover-refuse-own-cable"),
    ],
)
def test_hash_does_what_is_asked_and_it_is_heard(game: str, lesson: str, heard: str) -> None:
    at = learner(game, "without cards")
    at.to(lesson)
    assert heard in [line.id for line in at.take(Key("#"))[:-1]]


def test_what_only_an_ear_would_hear_is_not_heard_by_hash() -> None:
    at = learner("cluedo-one-piece", "with cards and an earphone")
    at.to("hand")
    assert [line.id for line in at.take(Key("#"))] == ["tutorial-cluedo-one-piece-starter"]


def test_by_hash_no_half_of_a_number_is_heard() -> None:
    at = learner("mystere-de-l-abbaye", "without cards")
    at.to("chapter")
    assert [line.id for line in at.take(Key("#"))] == [
        "mystere-de-l-abbaye-moved",
        "tutorial-mystere-de-l-abbaye-reveal",
    ]


def test_by_hash_alone_no_answer_comes_before_its_question() -> None:
    at = learner("cluedo-one-piece", "without cards")
    at.to("check")
    assert [line.id for line in at.take(Key("#"))] == ["cluedo-one-piece-won", "tutorial-cluedo-one-piece-won"]


def test_what_is_done_in_another_way_is_as_good_and_that_is_said() -> None:
    at = learner("heure-des-3-ombres", "with cards")
    at.to("roll")
    assert at.take(Key("1"))[0].id == "tutorial-also"
    again = learner("heure-des-3-ombres", "with cards")
    again.to("roll")
    assert "tutorial-also" not in [line.id for line in again.take(Key("7"))]


def test_b_undoes_also_when_the_question_has_lapsed_and_never_goes_back_then() -> None:
    at = learner("mystere-de-l-abbaye", "with cards")
    at.to("undo")
    at.take(Key("B"))
    (asked,) = (timer.id for timer in at.core.timers() if timer.id.startswith("undo"))
    at.take(Elapsed(asked))
    assert [line.id for line in at.take(Key("B"))] == ["undo-asked"]
    at.take(Key("B"))
    assert at.core.lesson.id == "accuse"


@each_game
def test_hash_does_everything_in_the_players_place(game: str) -> None:
    at = learner(game, "without cards")
    for _ in range(4 * len(at.core.plan.lessons)):
        if not at.core.over:
            at.take(Key("#"))
    assert at.core.learned


@each_table
@each_game
def test_b_twice_goes_back_and_the_lesson_can_be_done_again(game: str, table: str) -> None:
    at = learner(game, table)
    while not at.core.over:
        number, play = at.core.at, at.core.session.play
        if number and "B" not in at.core.stand.left:
            heard = [line.id for line in at.take(Key("B"), Key("B"))]
            assert heard[0] == "tutorial-back-again"
            assert at.core.at == number - 1
            at.do_lesson()
            assert (at.core.at, at.core.session.play) == (number, play)
        at.do_lesson()
    assert at.core.learned


@each_game
def test_b_at_the_first_lesson_and_b_once_change_nothing(game: str) -> None:
    at = learner(game, "with cards")
    assert [line.id for line in at.take(Key("B"))] == ["tutorial-first", "tutorial-cards"]
    at.do_lesson()
    number = at.core.at
    at.take(Key("B"), Key("D"), Key("B"))
    assert at.core.at == number


def test_a_wrong_act_is_named_and_the_lesson_asked_again() -> None:
    at = learner("time-bomb-undercover", "without cards")
    at.to("cut")
    wrong = at.take(Key("3"), Key("3"))
    assert [line.id for line in wrong[-2:]] == ["tutorial-would", "tutorial-time-bomb-undercover-cut"]
    assert wrong[-2].sign is Sign.REFUSED
    at.take(Key("3"), Key("1"))
    assert at.core.lesson.id == "own"


def test_at_another_place_than_the_one_that_is_meant_nothing_is_cut() -> None:
    at = learner("time-bomb-undercover", "with cards")
    at.to("cut")
    assert at.take(Key("4"))[-1].id == "tutorial-time-bomb-undercover-cut"
    assert at.take(Scan(Foreign("any")))[-1].id == "whose"
    assert at.take(Key("4"))[-1].id == "tutorial-time-bomb-undercover-cut"
    at.take(Key("3"), Scan(Foreign("any")))
    assert at.core.lesson.id == "own"


def test_a_wrong_seat_is_named_and_opens_no_question() -> None:
    at = learner("time-bomb-undercover", "without cards")
    at.to("cut")
    assert [line.id for line in at.take(Key("1"))] == ["seat-said", "tutorial-time-bomb-undercover-cut"]
    at.take(Key("3"), Key("1"))
    assert at.core.lesson.id == "own"


def test_a_wrong_kind_of_wire_begins_the_lesson_anew() -> None:
    at = learner("time-bomb-undercover", "without cards")
    at.to("cut")
    assert at.take(Key("3"), Key("7"))[-1].due is not None, "there is no seventh kind, and the lesson is asked"
    at.take(Key("3"), Key("1"))
    assert at.core.lesson.id == "own"


def test_where_a_part_is_done_the_rest_is_asked_again_and_not_all_of_it() -> None:
    at = learner("mystere-de-l-abbaye", "without cards")
    at.to("reveal")
    at.take(Key("3"), Key("2"))
    (again,) = at.take(Elapsed(next(timer.id for timer in at.core.timers() if timer.id.startswith("lesson/"))))
    assert again.id == "mystere-de-l-abbaye-ask-reveal"
    at.take(Key("#"))
    assert at.core.lesson.id == "undo"


def test_b_goes_back_also_where_a_number_has_been_begun() -> None:
    at = learner("time-bomb-undercover", "without cards")
    at.to("cut")
    assert [line.id for line in at.take(Key("3"), Key("B"))][-1] == "tutorial-back-again"
    at.take(Key("B"))
    assert at.core.lesson.id == "starter"


def test_a_number_that_another_table_would_type_is_as_good_as_the_card() -> None:
    at = learner("mystere-de-l-abbaye", "with cards")
    at.to("room")
    at.take(Key("1"), Key("6"))
    assert at.core.lesson.id == "answer"


def test_the_menu_can_be_used_meanwhile() -> None:
    at = learner("time-bomb-undercover", "without cards")
    at.to("cut")
    at.take(Key("9"), Key("9"), Key("4"), Key("3"))
    assert at.core.session.tone.rate > 190
    at.take(Key("*"), Key("3"), Key("1"))
    assert at.core.lesson.id == "own"


def test_a_seat_and_its_card_count_in_either_order() -> None:
    at = learner("time-bomb-undercover", "with cards")
    at.to("cut")
    at.take(Scan(Foreign("any")), Key("3"))
    assert at.core.lesson.id == "own"


def test_whoever_asks_for_help_first_can_still_press_the_key() -> None:
    at = learner("heure-des-3-ombres", "with cards")
    at.to("clock")
    assert at.take(Key("9"))[-1].id == "tutorial-heure-des-3-ombres-clock"
    at.take(Key("A"))
    assert at.core.lesson.id == "undo"


def test_a_card_heard_in_private_is_heard_there_alone() -> None:
    at = learner("cluedo-one-piece", "with cards and an earphone")
    at.to("hand")
    assert [line.id for line in at.do_lesson() if isinstance(line.audience, Only)]
    assert not [line for line in at.heard if line.id == "cluedo-one-piece-card-looked" and line.audience != Only(1)]


def test_a_window_that_was_closed_after_one_card_of_two_begins_again() -> None:
    at = learner("cluedo-one-piece", "with cards and an earphone")
    at.to("hand")
    number = at.core.at
    at.take(Key("C"), Key("1"), Scan(Foreign("any")))
    assert at.take(Key("C"))[-1].id == "tutorial-cluedo-one-piece-hand"
    assert not at.core.session.windows
    at.do_lesson()
    assert at.core.at == number + 1


def test_the_dice_fall_as_the_story_wants() -> None:
    at = learner("cluedo-one-piece", "with cards")
    at.to("roll")
    assert any(dict(line.args).get("total") == 6 for line in at.do("7"))


@pytest.mark.parametrize("lang", LANGUAGES)
@each_table
@each_game
def test_it_takes_five_minutes_at_most(game: str, table: str, lang: str) -> None:
    at = learner(game, table, lang)
    at.to_the_end()
    words = sum(len(line.removeprefix("[table] ").split()) for line in at.lines if line.startswith("["))
    assert words / RATE * RESTS < MOST_MINUTES * 1.2
    assert words / RATE > 3.0


def main() -> None:
    """Write the transcripts."""
    assert sys.argv[1:] == ["--write"]
    KEPT.mkdir(exist_ok=True)
    for game in GAMES:
        for lang in LANGUAGES:
            (KEPT / f"{game}.{lang}.txt").write_text(transcript(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
