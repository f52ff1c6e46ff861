"""The tutorial: what each key brings, what is passed over, and that it never holds anybody up. By script, in virtual
time; with sound the same line runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.line.evening import Evening
from companion.model import Announcement, Foreign, Key, Only, Scan, Word, word
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from companion.tutorial import plans
from companion.tutorial.course import PATIENCE, REMIND_SECONDS
from companion.tutorial.lessons import HUNT
from tests.tutorial.tables import Learner

LESSONS = plans.read(HUNT).lessons
#: A key for each lesson, as a script writes it.
KEYS = ("key 0", "key #", "scan sticker/heart", "key D", "key A", "key B\nkey B", "key 9", "key *", "key C")
#: Words a minute at the usual rate; two minutes are promised.
RATE, LONGEST_MINUTES = 190, 2.0


@pytest.fixture
def hunt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hunt:
    monkeypatch.setattr(Evening, "obey_signals", lambda evening: evening)
    return Hunt(tmp_path, capsys)


class Hunt:
    """Plays scripts. Each returns the lines that were heard."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def play(self, *steps: str, lang: str = "fr", more: tuple[str, ...] = ()) -> list[str]:
        script = self.folder / "script.txt"
        script.write_text("\n".join(steps) + "\n", encoding="utf-8")
        command = ["setup", "tutorial", "--mute", "--lang", lang, "--data", str(self.folder), "--script", str(script)]
        assert cli.run([*command, *more]) == 0
        return [line.removeprefix("[table] ") for line in self.capsys.readouterr().out.splitlines()]


def line(id: str, lang: str = "fr") -> str:
    said: Word = word(f"tutorial-{id}", ear=0) if id == "private" else word(f"tutorial-{id}")
    return Catalogue(lang).text(said)


def lessons(lang: str = "fr") -> list[str]:
    return [line(lesson.id, lang) for lesson in LESSONS]


@pytest.mark.parametrize("lang", voices.languages())
def test_each_key_brings_the_next_lesson_and_the_last_one_wins(hunt: Hunt, lang: str) -> None:
    heard = hunt.play(*KEYS, lang=lang)
    assert heard[:2] == [line("begins", lang), line("again", lang)]
    assert [said for said in dict.fromkeys(heard) if said in lessons(lang)] == lessons(lang)
    assert heard[-1] == line("won", lang)


@pytest.mark.parametrize("lang", voices.languages())
def test_it_takes_two_minutes(hunt: Hunt, lang: str) -> None:
    words = sum(len(said.split()) for said in hunt.play(*KEYS, lang=lang))
    assert words / RATE < LONGEST_MINUTES


def test_key_0_says_the_lesson_again_and_only_that(hunt: Hunt) -> None:
    assert hunt.play("key 0")[1:] == [line("again"), line("again"), line("hash")]


def test_hash_passes_every_lesson_and_gives_the_gold_that_the_next_ones_need(hunt: Hunt) -> None:
    heard = hunt.play(*["key #"] * len(LESSONS))
    assert [said for said in heard if said in lessons()] == lessons()
    assert "Pièces d'or : 1." in heard
    assert heard[-1] == line("won")


def test_a_wrong_key_says_what_it_would_do_and_the_lesson_is_asked_again(hunt: Hunt) -> None:
    assert hunt.play("key A")[2:] == ["Ce serait : Torches à 1. Pas maintenant.", line("again")]
    assert "Torches : 1." not in hunt.play("key A", "key D"), "and it is not done"


def test_what_is_due_is_the_lesson_and_never_just_any_card(hunt: Hunt) -> None:
    assert hunt.play("key D")[2] == line("again"), "D asked too early says what to do now"
    assert not any(said == "Scannez une carte." for said in hunt.play(*KEYS))
    assert hunt.play(*KEYS)[-2] == "Pas d'oreillette. Rien n'est dit en privé."


@pytest.mark.parametrize("what", ["sticker/heart", "time-bomb-undercover/cable/bomb", "cartes-parlantes/carte/01"])
def test_any_card_is_gold(hunt: Hunt, what: str) -> None:
    assert "Pièce d'or." in hunt.play("key #", "key #", f"scan {what}")


def test_the_trap_takes_the_gold_and_b_twice_gives_it_back(hunt: Hunt) -> None:
    heard = hunt.play(*KEYS[:6])
    assert heard[heard.index("Pièces d'or : 0.") :][-3] == "Pièces d'or : 1."


def test_star_twice_leaves_when_there_is_nothing_to_silence(hunt: Hunt) -> None:
    assert hunt.play("key *")[-1] == line("star-again"), "one may be a mistake"
    assert hunt.play("key *", "key D", "key *")[-1] == line("star-again"), "and another key forgives it"
    assert hunt.play("key *", "key *")[-1] == line("left")


def test_the_menu_leaves_it_too(hunt: Hunt) -> None:
    assert hunt.play(*(f"key {key}" for key in "99##11"))[-1] == line("left")


def test_after_9_a_key_is_pressed_and_not_explained(hunt: Hunt) -> None:
    heard = hunt.play(*KEYS[:7], "key *")
    assert heard[-1] == line("private")


def test_a_lesson_is_said_again_and_nobody_is_waited_for_for_ever(hunt: Hunt) -> None:
    heard = hunt.play(*[f"wait {REMIND_SECONDS * 2**times}" for times in range(PATIENCE + 3)], "key 0")
    assert heard == [line("begins"), *[line("again")] * (PATIENCE + 1), line("nobody")], "and it never ends in silence"


def test_a_key_begins_the_wait_anew(hunt: Hunt) -> None:
    steps = [f"wait {REMIND_SECONDS * 0.9}", "key A"] * (PATIENCE + 2)
    assert hunt.play(*steps)[2:] == ["Ce serait : Torches à 1. Pas maintenant.", line("again")] * (PATIENCE + 2)


def test_nothing_of_it_is_kept(hunt: Hunt) -> None:
    hunt.play(*KEYS)
    assert not (hunt.folder / "games").exists()


# --- with an earphone, and devices that are bound to seats ---


def heard(lines: list[Announcement]) -> list[str]:
    """Their ids; of an ear, "(ear) id"."""
    return [("(ear) " if isinstance(line.audience, Only) else "") + line.id for line in lines]


def at(lesson: str, *, verified: bool = True) -> Learner:
    table = Learner(ear=True, verified=verified)
    table.to(lesson)
    return table


def test_with_an_ear_the_secret_is_heard_there_alone_and_c_ends_it() -> None:
    table = at("private")
    assert "(ear) tracker-window" in heard(table.take(Key("C"), Key("1")))
    assert heard(table.take(Scan(Foreign("any")))) == ["(ear) tracker-look-says"]
    assert heard(table.take(Key("C")))[-1] == "tutorial-won"
    assert table.core.learned


def test_an_ear_that_is_not_proved_is_proved_first() -> None:
    table = at("private", verified=False)
    assert heard(table.take(Key("C"), Key("1")))[-1] == "(ear) ear-digit"
    assert "window-opened" in heard(table.take(Key("4")))
    assert "(ear) tracker-look-says" in heard(table.take(Scan(Foreign("any"))))
    assert heard(table.take(Key("C")))[-1] == "tutorial-won"


def test_a_window_that_is_closed_too_soon_begins_the_lesson_anew() -> None:
    table = at("private")
    assert heard(table.take(Key("C"), Key("1"), Key("C")))[-1] == "tutorial-private"
    assert heard(table.take(Key("C"), Key("1"), Scan(Foreign("any")), Key("C")))[-1] == "tutorial-won"


def test_a_seats_own_scanner_and_keypad_are_as_good_as_the_tables() -> None:
    table = at("scan")
    assert heard(table.take(Scan(Foreign("any"), "scanner of seat 1", 1)))[-1] == "tutorial-where"
    assert heard(table.take(Key("D", "keypad of seat 2", 2)))[-1] == "tutorial-counter"
