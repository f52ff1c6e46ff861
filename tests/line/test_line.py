"""The consumer line where something is wrong: nothing is lost, nothing is half done, and it is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import session as sessions
from companion.journal.faults import DiskFull
from companion.refusal import Cannot
from companion.session import Turn
from tests.games.time_bomb_undercover.golden import ID, NAMES, REGULARS, set_up
from tests.tabletop import PatientSpeaker, Tabletop, cupboard


def playing(folder: Path) -> Tabletop:
    table = Tabletop(cupboard(folder), names=NAMES[:5])
    table.open()
    set_up(table, starter=5)
    return table


def test_a_fault_of_ours_is_said_and_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = playing(tmp_path)
    with monkeypatch.context() as broken:

        def fails(*_: object) -> Turn:
            raise RuntimeError("the bomb is at Ana's")

        broken.setattr(sessions, "turn", fails)
        assert table.key("1") == ["[table] Erreur du programme : ce n'est pas compté. Recommencez."]
    assert "Ana" not in capsys.readouterr().err, "no secret in the log"
    assert table.key("1") == ["[table] Ana."]


def test_a_cut_that_could_not_be_written_has_not_happened_and_can_be_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = playing(tmp_path)
    journal = table.core._journal
    assert journal is not None

    def full(*_: object, **__: object) -> None:
        raise DiskFull(tmp_path)

    table.key("1")
    with monkeypatch.context() as crowded:
        crowded.setattr(journal, "append", full)
        told = table.scan(f"{ID}/cable/secure@1")
    assert told == ["[table] Disque plein : ce n'est pas compté. Faites de la place, puis recommencez."]
    table.wait(1)
    assert table.scan(f"{ID}/cable/secure@1") == [
        "[table] Sécurisé : rien ne se passe. Coupe 1 sur 5. La pince passe à : Ana."
    ]


def test_an_end_that_nobody_has_heard_is_offered_again_and_one_that_was_heard_is_not(tmp_path: Path) -> None:
    table = playing(tmp_path)
    table.speaker = PatientSpeaker()
    table.power_cut()
    hear_out(table)
    table.key("#")
    hear_out(table)
    table.key("2")
    hear_out(table)
    table.scan(f"{ID}/cable/bomb")
    hear_out(table)
    table.key("2")  # it was not Shadow
    assert table.voices.busy
    assert "[table] Time Bomb Undercover : une partie est en cours." in table.power_cut()
    hear_out(table)
    assert any("L'Organisation gagne" in told for told in [*table.key("#"), *hear_out(table)])
    assert "[table] Time Bomb Undercover : une partie est en cours." not in table.power_cut()


def hear_out(table: Tabletop) -> list[str]:
    """Everything that is being said or waits, to its end."""
    heard: list[str] = []
    while table.voices.busy:
        heard += table.heard_out()
    return heard


def test_a_voice_setting_is_acknowledged_at_the_new_setting(tmp_path: Path) -> None:
    table = playing(tmp_path)
    assert table.key("9 9 5 1")[-1] == "[table] English."
    assert table.key("D") == [
        "[table] Cutters: Zoé.",
        "[table] Round 1. Cuts: 0 of 5.",
        "[table] Wires defused: 0 of 5.",
    ]


def test_hash_goes_on_to_what_waits_and_confirms_nothing_that_nobody_has_heard(tmp_path: Path) -> None:
    speaker = PatientSpeaker()
    table = Tabletop(cupboard(tmp_path), names=NAMES[:5], speaker=speaker)
    assert table.open() == ["[table] Time Bomb Undercover."]
    assert table.key("#") == [
        "[table] Ana : comment lisez-vous vos cartes ? 1 : avec les yeux. 2 : au toucher. 3 : à l'oreille. "
        "4 : votre nom. Dièse : on passe."
    ]
    assert table.core.session.play.called == 0
    table.key("#")
    assert table.core.session.play.called == 1


def test_a_rule_setting_that_cannot_be_is_refused_before_anybody_sits_down(tmp_path: Path) -> None:
    with pytest.raises(Cannot) as refused:
        cupboard(tmp_path, roles_7="2,1,1,1")
    assert [word.id for word in refused.value.words] == [f"{ID}-refuse-roles-setting"]
    with pytest.raises(Cannot):
        cupboard(tmp_path, scanner="perhaps")


def test_somebody_without_a_name_is_called_by_their_place(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path, settings=REGULARS), players=5)
    table.open()
    (asked,) = table.key("#")
    assert asked.startswith("[table] Joueur 1 :")
