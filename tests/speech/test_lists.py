"""A long list is said a few entries at a time: one mechanism for lobby, menus, set-up, lessons and games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.model import (
    Announcement,
    OwnText,
    Several,
    Sign,
    Verbosity,
    Who,
    Word,
    alert,
    echo,
    game,
    in_pieces,
    replace,
    word,
)
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Ears
from tests.tabletop import PatientSpeaker


def entries(count: int) -> Several:
    return Several(
        tuple(word("lobby-entry", number=n, game=OwnText("fr", f"Jeu {n}")) for n in range(1, count + 1)), True
    )


def said(line: Announcement, lang: str = "fr") -> list[str]:
    words = Catalogue(lang)
    return [words.text(piece) for piece in words.pieces(line)]


def test_three_entries_are_one_line() -> None:
    line = game("lobby", games=entries(3))
    assert in_pieces(line) == (line,)


def test_more_are_lines_of_three_and_the_last_says_what_hash_does_then() -> None:
    assert said(game("which-name", seat=2, names=entries(7))) == [
        "Place 2. Qui ? 1 : Jeu 1, 2 : Jeu 2, 3 : Jeu 3.",
        "4 : Jeu 4, 5 : Jeu 5, 6 : Jeu 6.",
        "7 : Jeu 7. Dièse : sans nom.",
    ]


def test_names_that_nobody_has_to_choose_among_are_five_to_a_line() -> None:
    people = Several(tuple(Who(seat, f"N{seat}") for seat in range(1, 8)))
    assert said(game("may-listen", who=people)) == [
        "À l'oreille : N1, N2, N3, N4, N5.",
        "N6 et N7.",
    ]


def test_only_the_first_piece_has_the_sign() -> None:
    pieces = in_pieces(game("lobby", Sign.READY, games=entries(9)))
    assert [piece.sign for piece in pieces] == [Sign.READY, None, None]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_message_that_only_french_has_is_said_piece_by_piece_too(lang: str) -> None:
    assert len(said(game("lobby", games=entries(5)), lang)) == 2


def house_rules() -> Announcement:
    """A list that only the brief words leave out."""
    rules = Several(
        tuple(word("heure-des-3-ombres-house-rule", number=n, rule=OwnText("fr", "x")) for n in range(1, 9))
    )
    return game("heure-des-3-ombres-step-house", rules=rules)


def test_a_list_that_the_brief_words_leave_out_is_one_line() -> None:
    assert len(Catalogue("fr").pieces(house_rules())) == 3
    assert Catalogue("fr", verbosity=Verbosity.BRIEF).pieces(house_rules()) == (house_rules(),)


def test_a_list_that_was_begun_is_said_to_its_end_in_fewer_words_too() -> None:
    second = in_pieces(house_rules())[1]
    assert Catalogue("fr", verbosity=Verbosity.BRIEF).text(second) == Catalogue("fr").text(second)


class Voice:
    def __init__(self) -> None:
        self.shown: list[str] = []
        self.speaker = PatientSpeaker()
        words = Catalogue("fr")
        self.ears = Ears(self.speaker, lambda line: self.shown.append(words.text(line)))

    def hash(self) -> None:
        """# as the line takes it: what sounds is cut at once, and speech goes on with what the key gives to say."""
        self.ears.skip(None)
        self.ears.say([])


@pytest.mark.parametrize("make", [game, echo])
def test_hash_goes_to_the_next_piece_and_no_piece_replaces_another(make: Callable[..., Announcement]) -> None:
    voice = Voice()
    voice.ears.say([make("lobby", None, "question", games=entries(7))])
    assert len(voice.shown) == 1
    assert voice.ears.waiting(), "so that # confirms nothing yet"
    voice.hash()
    assert voice.shown[-1] == "4 : Jeu 4, 5 : Jeu 5, 6 : Jeu 6."
    voice.hash()
    assert voice.shown[-1].startswith("7 : Jeu 7.")
    assert not voice.ears.waiting()


def test_a_wrong_key_does_not_start_a_list_anew_and_its_rest_follows() -> None:
    voice = Voice()
    voice.ears.say([game("lobby", None, "question", games=entries(7))])
    voice.hash()
    voice.ears.say([replace(alert("no-such-key", Sign.REFUSED), due=Word("due-game"))])
    while voice.ears.busy:
        voice.speaker.finish()
    assert [line[:7] for line in voice.shown] == ["Quel je", "4 : Jeu", "Touche ", "7 : Jeu"]


def test_an_answer_ends_the_whole_list() -> None:
    voice = Voice()
    voice.ears.say([game("lobby", None, "question", games=entries(7))])
    voice.ears.say([game("how-many-players", None, "question", fewest=2, most=4)])
    while voice.ears.busy:
        voice.speaker.finish()
    assert voice.shown[1:] == ["Combien de joueurs ? De 2 à 4."]
