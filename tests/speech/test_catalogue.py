"""From announcements to words: what is said, in which language, and what happens where words are missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from companion.files import resources
from companion.files.documents import Fault, Faulty
from companion.model import Announcement, Arg, OwnText, OwnWords, Phrase, Several, Verbosity, Who, Word, game, word
from companion.speech import voices
from companion.speech.catalogue import Catalogue

FRENCH = """\
# A seat without a name.
seat-unnamed = joueur { $seat }
list-comma = { $start }, { $item }
list-next = { $start }, { $item }
list-end = { $start } et { $item }
cut = { $what } chez { $who }. { $left ->
    [0] Plus de câble.
    [one] Reste { $left } câble.
   *[other] Restent { $left } câbles.
}
    .brief = { $what }.
    .full = { $what } chez { $who }. Passez la pince.
cable-bomb = bombe
lieu = Lieu : { $name }. { $text }
shown = Montrez votre couverture : { $pairs }.
tip = { "" }
    .full = Tournez votre carte plusieurs fois.
-tool = la pince
tool = Prenez { -tool }.
only-french = Rien que du français, { $who }.
wrong = Il reste { $nothing }.
"""
ENGLISH = """\
seat-unnamed = player { $seat }
list-comma = { $start }, { $item }
list-next = { $start }. { $item }
list-end = { $start } and { $item }
cut = { $what }, { $who }'s.
outer = Said: { $inner }!
broken = { $who
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, text in (("fr", FRENCH), ("en", ENGLISH)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "core.ftl").write_text(text)
    return tmp_path


def strict(fault: Fault) -> None:
    raise Faulty([fault])


def text(folder: Path, said: Announcement | Word, lang: str = "fr", verbosity: Verbosity = Verbosity.NORMAL) -> str:
    return Catalogue(lang, verbosity=verbosity, report=strict, voices=folder).text(said)


def cut(left: int = 2, name: str | None = None) -> Announcement:
    return game("cut", what=word("cable-bomb"), who=Who(3, name), left=left)


def test_a_seat_is_said_by_its_name_else_by_its_number(folder: Path) -> None:
    assert text(folder, cut()) == "Bombe chez joueur 3. Restent 2 câbles."
    assert text(folder, cut(name="Léo")) == "Bombe chez Léo. Restent 2 câbles."


@pytest.mark.parametrize(
    ("left", "said"), [(0, "Plus de câble."), (1, "Reste 1 câble."), (12345, "Restent 12345 câbles.")]
)
def test_numbers_are_plural_correct_and_said_in_plain_digits(folder: Path, left: int, said: str) -> None:
    assert text(folder, cut(left)).endswith(said)


def test_a_message_is_shorter_in_brief_and_longer_in_full_if_it_says_so(folder: Path) -> None:
    assert text(folder, cut(), verbosity=Verbosity.BRIEF) == "Bombe."
    assert text(folder, cut(), verbosity=Verbosity.FULL) == "Bombe chez joueur 3. Passez la pince."
    assert text(folder, word("cable-bomb"), verbosity=Verbosity.BRIEF) == "bombe"


def test_a_message_may_be_for_the_first_evening_only(folder: Path) -> None:
    assert Catalogue("fr", report=strict, voices=folder).phrases(word("tip")) == ()
    assert text(folder, word("tip"), verbosity=Verbosity.FULL) == "Tournez votre carte plusieurs fois."


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((), ""),
        ((Who(1, "Ana"),), "Ana"),
        ((Who(1, "Ana"), Who(2)), "Ana et joueur 2"),
        ((Who(1, "Ana"), 7, word("cable-bomb"), "COM3"), "Ana, 7, bombe et COM3"),
    ],
)
def test_a_list_is_joined_as_the_language_joins_lists(folder: Path, items: tuple[Arg, ...], said: str) -> None:
    assert text(folder, game("shown", pairs=Several(items))) == f"Montrez votre couverture : {said}."


def test_a_message_may_use_terms(folder: Path) -> None:
    assert text(folder, word("tool")) == "Prenez la pince."


def test_an_owners_text_is_a_phrase_of_its_own_language(folder: Path) -> None:
    said = game("lieu", name=OwnText("en", "The Tower"), text=OwnText("es", "Una copa más."))
    catalogue = Catalogue("fr", report=strict, voices=folder)
    assert catalogue.phrases(said) == (
        Phrase("fr", "Lieu :"),
        Phrase("en", "The Tower."),
        Phrase("es", "Una copa más."),
    )
    assert catalogue.text(said) == "Lieu : The Tower. Una copa más."


def test_an_owners_text_in_the_language_of_the_table_does_not_break_the_sentence(folder: Path) -> None:
    said = game("lieu", name=OwnText("fr", "Opéra"), text=OwnText("fr-BE", "Septante câbles."))
    assert Catalogue("fr", report=strict, voices=folder).phrases(said) == (
        Phrase("fr", "Lieu : Opéra. Septante câbles."),
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_owners_text_that_ends_its_sentence_gets_no_second_full_stop(folder: Path, lang: str) -> None:
    said = game("lieu", name=OwnText(lang, "Chez J. P."), text=OwnText(lang, "Qui ? Moi…"))
    catalogue = Catalogue("fr", report=strict, voices=folder)
    assert catalogue.text(said) == "Lieu : Chez J. P. Qui ? Moi…"
    assert " ".join(phrase.text for phrase in catalogue.phrases(said)) == "Lieu : Chez J. P. Qui ? Moi…"
    assert text(folder, cut(0, "J. P.")) == "Bombe chez J. P. Plus de câble."


@given(st.text(max_size=60), st.text(max_size=60))
def test_no_name_and_no_text_whatever_changes_the_sentence_round_it(name: str, own: str) -> None:
    catalogue = Catalogue("fr", report=strict)
    frame = Word("fault-in-file", (("file", name), ("fault", OwnText("en", own))))
    whole = catalogue.text(frame)
    bare = catalogue.text(Word("fault-in-file", (("file", ""), ("fault", OwnText("en", "")))))
    assert set(bare.split()) <= set(whole.split()) | {":"}
    assert all(phrase.lang in ("fr", "en") and phrase.text.strip() for phrase in catalogue.phrases(frame))


def test_characters_that_stand_for_nothing_are_left_out_wherever_they_come_from(folder: Path) -> None:
    said = game("lieu", name=OwnText("en", "Tow\ue000er"), text="\ue001A-7\uf8ff")
    assert text(folder, said) == "Lieu : Tower. A-7"
    assert text(folder, cut(name="L\ue009éo")) == "Bombe chez Léo. Restent 2 câbles."


def test_what_a_language_lacks_is_said_in_french_by_a_french_voice_and_reported_once(folder: Path) -> None:
    told: list[Fault] = []
    catalogue = Catalogue("en", report=told.append, voices=folder)
    for _ in range(2):
        assert catalogue.phrases(word("only-french", who=Who(2, "Ana"))) == (
            Phrase("fr", "Rien que du français, Ana."),
        )
    assert [(fault.field, fault.id) for fault in told] == [("only-french", "fault-missing-message")]


def test_a_french_word_inside_an_english_sentence_keeps_its_voice(folder: Path) -> None:
    catalogue = Catalogue("en", report=lambda fault: None, voices=folder)
    inner = word("lieu", name=OwnText("es", "Torre"), text=OwnText("en", "Wait."))
    assert catalogue.phrases(word("outer", inner=inner)) == (
        Phrase("en", "Said:"),
        Phrase("fr", "Lieu :"),
        Phrase("es", "Torre."),
        Phrase("en", "Wait.!"),
    )


def test_what_no_language_has_is_said_as_its_bare_name_never_passed_over(folder: Path) -> None:
    told: list[Fault] = []
    catalogue = Catalogue("en", report=told.append, voices=folder)
    assert catalogue.phrases(word("scanner-lost", seat=3)) == (Phrase("en", "scanner lost 3"),)
    assert [fault.path.name for fault in told] == ["en", "fr"]


def test_a_message_that_cannot_be_parsed_is_as_good_as_missing(folder: Path) -> None:
    told: list[Fault] = []
    assert Catalogue("en", report=told.append, voices=folder).text(word("broken", who=Who(1))) == "broken player 1"
    assert [(fault.path.name, fault.id) for fault in told] == [
        ("core.ftl", "fault-missing-message"),
        ("fr", "fault-missing-message"),
    ]


def test_a_missing_argument_is_reported_and_the_rest_is_said(folder: Path) -> None:
    told: list[Fault] = []
    assert Catalogue("fr", report=told.append, voices=folder).text(word("wrong")).startswith("Il reste ")
    assert [(fault.field, fault.id) for fault in told] == [("wrong", "fault-unsayable")]
    with pytest.raises(Faulty):
        text(folder, word("wrong"))


def test_without_a_report_the_diagnostic_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert Catalogue("fr").text(word("no-such-message-ever")) == "no such message ever"
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "voices/fr, no-such-message-ever : ce message manque. Traduisez-le.\n"


def test_with_no_words_at_all_something_is_still_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Catalogue("en", voices=tmp_path).text(cut()) == "cut cable bomb seat unnamed 3 2"
    assert "fault missing message" in capsys.readouterr().err


@pytest.mark.parametrize("lang", voices.languages())
def test_an_entry_read_alone_is_the_entry_of_the_whole_file(lang: str) -> None:
    """What the catalogue cuts out of the files is what Fluent finds in them."""
    whole = FluentBundle([lang], use_isolating=False)
    catalogue = Catalogue(lang)
    language = next(catalogue._wordings())
    for path in sorted((resources.voices() / lang).glob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    assert {id for id in language.entries if not id.startswith("-")} == set(whole._messages)
    for id in whole._messages:
        pattern = whole.get_message(id).value
        assert pattern is not None
        assert language.format(id, Verbosity.NORMAL, {})[0] == whole.format_pattern(pattern, {})[0]


def test_a_language_is_chosen_by_the_first_wish_that_has_a_voice() -> None:
    assert voices.choose(None, "es_MX.UTF-8", "en", available=("en", "es", "fr")) == "es"
    assert voices.choose("de", "C", available=("en", "es", "fr")) == "fr"
    assert voices.choose("en-GB") == "en"


def test_the_systems_language_is_its_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert voices.system_language() == "en_GB.UTF-8"
    monkeypatch.delenv("LC_ALL")
    assert voices.system_language() == "es_ES.UTF-8"


@pytest.mark.parametrize("named", ["C", "C.UTF-8", "POSIX"])
def test_a_system_that_names_no_language_wishes_for_none(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.setlocale", lambda category: named)
    assert voices.system_language() is None


def test_every_language_tells_its_name_and_its_engine_voices() -> None:
    assert {lang: voices.load(lang).name for lang in voices.languages()} == {
        "en": "English",
        "es": "español",
        "fr": "français",
    }
    assert voices.load("fr").engine_voices[0] == "roa/fr"


def test_a_voice_of_another_folder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "fr" / "voice.yaml"
    path.parent.mkdir()
    path.write_text("voice: 1\nlang: en\nname: English\nrate: 500\nengine-voices: [no]\n")
    with pytest.raises(Faulty) as refused:
        voices.read(path)
    assert [(fault.line, fault.field) for fault in refused.value.faults] == [
        (2, "lang"),
        (4, "rate"),
        (5, "engine-voices.1"),
    ]


# --- recordings ---


def test_a_recording_is_a_phrase_of_its_own_and_shown_as_one() -> None:
    catalogue = Catalogue("fr", report=strict)
    said = game("teach-heard", value=OwnText("fr", "", "game/a.wav"))
    assert catalogue.phrases(said) == (Phrase("fr", "Voici :"), Phrase("fr", "", "game/a.wav"))
    assert catalogue.text(said) == "Voici : (enregistrement)."


def test_a_recording_with_a_text_is_heard_as_the_one_and_shown_as_the_other(folder: Path) -> None:
    lieu = game("lieu", name=OwnText("fr", "Opéra", "game/a.wav"), text=OwnText("en", "Once more.", "game/b.wav"))
    assert text(folder, lieu) == "Lieu : Opéra. Once more."
    catalogue = Catalogue("fr", report=strict, voices=folder)
    assert catalogue.phrases(lieu) == (
        Phrase("fr", "Lieu :"),
        Phrase("fr", "", "game/a.wav"),
        Phrase("en", "", "game/b.wav"),
    )


def test_two_recordings_in_a_row_stay_two() -> None:
    one, other = OwnText("fr", "", "game/a.wav"), OwnText("fr", "", "game/b.wav")
    phrases = Catalogue("fr", report=strict).phrases(game("teach-heard", value=Several((one, other))))
    assert [phrase.recording for phrase in phrases if phrase.recording] == ["game/a.wav", "game/b.wav"]


# --- how a name is said ---

INES = OwnText("fr", "Inès", said="inèsse")


def test_a_players_name_is_heard_as_it_is_said_in_every_language_and_shown_as_it_is_written() -> None:
    listens = game("window-opened", who=Who(3, "Inès"))
    french, english = (Catalogue(lang, report=strict, names={"Inès": INES}) for lang in ("fr", "en"))
    assert french.text(listens) == "Inès écoute."
    assert french.phrases(listens) == (Phrase("fr", "Inèsse écoute."),)
    assert english.text(listens) == "Inès is listening."
    assert english.phrases(listens) == (Phrase("fr", "Inèsse"), Phrase("en", "is listening."))
    assert french.phrases(game("window-opened", who=Who(3, "Inès B."))) == (Phrase("fr", "Inès B. écoute."),)


def test_a_recorded_name_is_played_and_never_shown() -> None:
    zoe = OwnText("fr", "Zoé", "_names/zoe-1.wav")
    catalogue = Catalogue("es", report=strict, names={"Zoé": zoe})
    both = game("window-opened", who=Several((Who(1, "Zoé"), Who(2, "Léo"))))
    assert catalogue.text(both) == "Zoé y Léo escucha."
    assert catalogue.phrases(both) == (Phrase("fr", "", "_names/zoe-1.wav"), Phrase("es", "y Léo escucha."))


def test_owners_and_packs_words_are_read_as_they_are_said_and_shown_as_they_are_written() -> None:
    catalogue = Catalogue("fr", report=strict)
    own = game("own-text", text=OwnText("fr", "Finemouche", said="fine mouche"))
    pack = game("own-text", text=OwnWords((OwnText("en", "Tiles"), OwnText("fr", "75e", said="soixante-quinzième"))))
    assert [catalogue.text(said) for said in (own, pack)] == ["Finemouche", "75e"]
    assert [catalogue.phrases(said) for said in (own, pack)] == [
        (Phrase("fr", "fine mouche"),),
        (Phrase("fr", "soixante-quinzième"),),
    ]


@pytest.mark.parametrize("of", [Who(1, "x" * 9990), "x" * 9990, OwnText("fr", "x" * 9990)])
def test_no_text_is_too_long_for_a_sentence(of: Arg) -> None:
    catalogue = Catalogue("fr", report=strict)
    assert catalogue.text(game("window-opened", who=of)).casefold() == "x" * 9990 + " écoute."


@pytest.mark.parametrize("lang", voices.languages())
def test_no_letter_clings_to_a_name(lang: str) -> None:
    """A name may be a recording, or another language's: "'s" behind it would be a word of its own."""
    for path in sorted((resources.voices() / lang).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\{ \$(who|name|first|person|people|seat|cutters) \}['’]?\w", line), line
                assert not re.search(r"[\w'’]\{ \$(who|name|first|person|people|seat|cutters) \}", line), line


def test_a_file_at_the_beginning_of_a_sentence_keeps_its_small_letter() -> None:
    fault = word("fault-at-line", file="decks/mini.yaml", line=2, fault=word("fault-unreadable"))
    assert " decks/mini.yaml, line 2: " in Catalogue("en").text(game("left-out", fault=fault, more=0))
