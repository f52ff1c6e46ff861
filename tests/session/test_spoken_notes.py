"""Notes that are spoken into the microphone: which keys, what is heard where, and what is kept."""

from __future__ import annotations

import pytest

from companion.model import Equipment, Key, NotRecorded, Recorded, Sign, Urgency
from companion.session.asking import timers
from companion.session.speaking import Speech, pressed
from tests.session.test_notebook import keys, proved
from tests.session.test_notebook import table as table
from tests.tabletop import Tabletop


def spoken(table: Tabletop) -> Tabletop:
    """Ana speaks a note on devices of her own."""
    keys(proved(table), "A772#")
    return table


def test_a_note_is_spoken_with_five_keys_and_heard_again_at_once_in_that_ear_alone(table: Tabletop) -> None:
    assert keys(proved(table), "A77")[-1] == "[seat 1] Note ? 1 : écrire, 2 : parler."
    assert keys(table, "2") == [
        "[seat 1] Toute la table vous entendra. Étoile : non.",
        "[seat 1] Parlez. Dièse : fini.",
    ]
    assert (table.said[-1].sign, table.said[-1].urgency) == (Sign.READY, Urgency.GAME), "it waits for the warning"
    assert keys(table, "#") == ["[seat 1] C'est noté : (enregistrement)."]
    assert keys(table, "0") == ["[seat 1] Note 1 : (enregistrement)."]


def test_it_is_taken_back_by_its_owner_alone(table: Tabletop) -> None:
    spoken(table)
    table.key("BB")
    assert len(table.core.session.notebooks.book(1).notes) == 1
    assert keys(table, "B")[0].startswith("[seat 1] C'est annulé.")
    assert table.core.session.notebooks.book(1).notes == ()


def test_a_power_cut_leaves_it(table: Tabletop) -> None:
    spoken(table)
    table.power_cut()
    assert [note.recording for note in table.core.session.notebooks.book(1).notes] == ["_notes/note-1.wav"]


def test_one_of_several_is_heard_again_by_its_number(table: Tabletop) -> None:
    keys(proved(table), "A7712#" + "772#" + "7713#")
    assert keys(table, "77")[-1] == "[seat 1] Note ? 1 : écrire, 2 : parler, 3 : réentendre un numéro."
    assert keys(table, "3") == ["[seat 1] Quelle note, de 1 à 3 ?"]
    assert keys(table, "1") == ["[seat 1] Note 1 : a."], "the oldest is the last that # goes to"
    assert keys(table, "73" + "2")[-1] == "[seat 1] Note 2 : (enregistrement). Encore 1."
    assert keys(table, "73" + "4")[-1] == "[seat 1] Pas de ce numéro."


def test_any_other_key_gives_it_up_and_the_next_note_can_be_begun_at_once(table: Tabletop) -> None:
    for key in "*7BD09A":
        keys(proved(table) if key == "*" else table, ("A77" if key == "*" else "") + "2")
        assert table.core.session.speech is Speech.SPEAKING
        assert keys(table, key) == ["[seat 1] Rien n'est enregistré."]
        assert table.core.session.speech is None


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("silent", "Je n'ai rien entendu. Parlez plus près."),
        ("no-device", "Pas de micro : écrivez, ou branchez-en un."),
        ("gone", "Le micro n'est plus là. Rien n'est enregistré."),
        ("not-written", "Le disque refuse : rien n'est enregistré."),
    ],
)
def test_what_goes_wrong_is_one_sentence_in_that_ear_and_the_same_key_tries_again(
    table: Tabletop, fault: str, sentence: str
) -> None:
    keys(proved(table), "A772")
    before = len(table.said)
    table.line.take(NotRecorded(fault))
    assert [table._words(line).text(line) for line in table.said[before:]] == [sentence]
    assert table.core.session.notebooks.book(1).notes == ()
    assert keys(table, "2")[-1] == "[seat 1] Parlez. Dièse : fini."


def test_what_was_too_long_is_kept_as_far_as_it_goes(table: Tabletop) -> None:
    keys(proved(table), "A772")
    table.line.take(Recorded("_notes/note-1.wav", whole=False))
    assert table._words(table.said[-1]).text(table.said[-1]) == "C'était trop long : la fin manque."
    assert len(table.core.session.notebooks.book(1).notes) == 1


def test_no_time_runs_while_somebody_speaks_in_a_window(table: Tabletop) -> None:
    for key in "C27123A772":
        table.key(key)
    assert table.core.session.speech is Speech.SPEAKING
    assert not [timer for timer in timers(table.core.shelf, table.core.session) if timer.ear == 2]
    assert table.wait(60) == []
    assert table.key("#") == ["[seat 2] C'est noté : (enregistrement)."]


def test_on_a_shared_pad_one_speaks_but_does_not_write(table: Tabletop) -> None:
    for key in "C27123A77":
        table.key(key)
    assert table.key("1")[-1].startswith("[seat 2] Ici, d'autres verraient les lettres")
    assert table.key("2")[-1] == "[seat 2] Parlez. Dièse : fini."


def test_the_microphone_is_for_one_at_a_time(table: Tabletop) -> None:
    keys(proved(table), "A772")
    for key in "C27123A772":
        table.key(key)
    assert table.transcript[-1] == "[seat 2] Le micro est pris. Dans un moment."


@pytest.mark.parametrize("ends", ["C", "unplugged"])
def test_when_the_notebook_closes_nobody_listens_any_more(table: Tabletop, ends: str) -> None:
    keys(proved(table), "A772")
    if ends == "C":
        keys(table, "C")
    else:
        table.unplug(Equipment.EARPHONE, "hers")
    assert table.core.session.speech is None
    table.line.take(Recorded("_notes/note-1.wav"))
    assert table.core.session.notebooks.book(1).notes == ()


def test_a_scan_while_a_note_is_taken_does_not_take_it_away(table: Tabletop) -> None:
    keys(proved(table), "A772")
    sheet = "cluedo-one-piece/fiche/equipage/5"
    assert table.scan_at(1, sheet) == ["[seat 1] La note n'est pas finie. Dièse : fini."]
    assert keys(table, "#") == ["[seat 1] C'est noté : (enregistrement)."]
    keys(table, "7712")
    table.wait(2)
    assert table.scan_at(1, sheet) == ["[seat 1] La note n'est pas finie. Dièse : fini."]
    assert keys(table, "#") == ["[seat 1] C'est noté : a."]


def test_hash_ends_it_only_behind_what_asks_for_it() -> None:
    assert pressed(Speech.OPENING, Key("#")) is Speech.OPENING
    assert pressed(Speech.SPEAKING, Key("#", speaking=True)) is Speech.SPEAKING
    assert pressed(Speech.SPEAKING, Key("#", unsaid=True)) is Speech.SPEAKING
    assert pressed(Speech.SPEAKING, Key("#")) is Speech.ENDING
    assert pressed(Speech.ENDING, Key("#")) is Speech.ENDING
    assert pressed(Speech.SPEAKING, Key("*")) is None
