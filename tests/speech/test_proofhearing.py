"""The proof by ear: what sounds wrong is found in our words and in an owner's, and nothing where all is well."""

from __future__ import annotations

import shutil
from argparse import Namespace
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from companion.boxes import loader
from companion.commands import check, enquiries
from companion.files import resources
from companion.files.documents import Fault
from companion.model import Announcement, Arg, OwnText, OwnWords, Several, Who, Word
from companion.speech import hearing, phonemes, proofhearing, voices
from companion.speech.proofhearing import ProofListener
from tests.games.tracker.packs import GAME, SOUP
from tests.golden import of_every_game

VOICES = resources.voices()
#: Language → what is planted, with the rule that finds it.
PLANTED = {
    "fr": {
        "numbers": "Manche { $number } { $value }.",
        "liaison": "Les cartes vont sans { $who }.",
        "command": "Caché. La suite.",
        "key": "Pour écouter : C, votre place.",
        "trap": "Le moine a plus { $points } points.",
    },
    "en": {
        "number-name": "Seats: { $number } { $who }, then the dealer.",
        "spelt": "Put the HTML on the table.",
        "dropped": "Now it is up to Onès.",
    },
    "es": {
        "clash": "Siete o { $left } cartas, pues 11 u 8.",
        "mixed": "Escaneen una carta.",
        "foreign": "Pon la carta en el rack.",
        "small": "Fin de la ronda. { $token }: a la caja. otra vez.",
    },
}
CLEAN = {
    "fr": "Place { $number } : { $who }. Touche C, puis votre place. Carte cachée, { $count } sur { $total }.",
    "en": "Seat { $number }: { $who }. Key C, then your seat. One is hidden, { $count } of { $total }.",
    "es": "Puesto { $number }: { $who }. Tecla C y tu puesto. Una oculta, { $count } de { $total }.",
}


@pytest.fixture(autouse=True)
def _with_a_voice() -> None:
    try:
        phonemes.reader("fr")
    except phonemes.NoVoice:  # pragma: no cover
        pytest.skip("eSpeak NG is not there")


def flagged(listener: ProofListener, *files: str) -> list[tuple[str, str, str]]:
    """(message, rule, words) of what sounds wrong in the files of these names."""
    paths = [path for path in (listener.voices / listener.lang).glob("*.ftl") if path.name in files]
    return [(fault.field, fault.id.removeprefix("heard-"), words_of(fault)) for fault in listener.messages(paths)]


def words_of(fault: Fault) -> str:
    said = dict(fault.args)["words"]
    assert isinstance(said, OwnText)
    return said.text


@pytest.mark.parametrize("lang", PLANTED)
def test_planted_faults_of_every_kind_are_found_and_none_in_clean_text(tmp_path: Path, lang: str) -> None:
    copied = tmp_path / "voices"
    shutil.copytree(VOICES, copied)
    planted = [f"planted-{rule} = {text}" for rule, text in PLANTED[lang].items()]
    (copied / lang / "planted.ftl").write_text("\n".join([*planted, f"planted-clean = {CLEAN[lang]}", ""]))
    found = flagged(ProofListener(lang, copied), "planted.ftl")
    assert {(id, rule) for id, rule, _ in found} == {(f"planted-{rule}", rule) for rule in PLANTED[lang]}, found


def test_ten_are_planted_and_every_rule_has_one() -> None:
    planted = [rule for rules in PLANTED.values() for rule in rules]
    assert len(planted) >= 10
    assert sorted(planted) == sorted(hearing.RULES)


@pytest.mark.parametrize("lang", voices.languages())
def test_nothing_that_we_say_sounds_wrong_without_a_reason(lang: str) -> None:
    files = {path.name for path in (VOICES / lang).glob("*.ftl")}
    assert flagged(proofhearing.listener(lang, VOICES), *files) == []


@pytest.mark.parametrize("path", sorted(resources.packs().glob("*.yaml")), ids=lambda path: path.stem)
def test_nothing_that_a_shipped_pack_says_sounds_wrong(path: Path) -> None:
    heard = proofhearing.of_owner(path, loader.load(path), VOICES)
    assert [(fault.line, fault.id, words_of(fault)) for fault in heard] == []


@pytest.mark.parametrize("lang", voices.languages())
def test_every_reason_is_still_needed(lang: str) -> None:
    listener = proofhearing.listener(lang, VOICES)
    for id, rule in listener.ear.meant:
        assert rule in {heard.rule for heard in listener.message(id)}, f"{id} no longer needs its reason for {rule}"


def test_every_word_that_stays_as_it_is_written_is_still_needed() -> None:
    needed = set()
    for lang in voices.languages():
        listener = proofhearing.listener(lang, VOICES)
        needed |= {word for word in listener.shared.written if listener.word(word)}
    assert needed == proofhearing.listener("fr", VOICES).shared.written.keys()


# --- examples are of the sorts that messages really get ---


def sort(value: Arg) -> str:
    match value:
        case int():
            return "number"
        case Who():
            return "player"
        case Several(items):
            return "players" if all(isinstance(item, Who) for item in items) else "things"
        case OwnText() | OwnWords() | Word():
            return "thing"
        case str():
            return "text"


def told(said: Arg | Announcement) -> Iterator[tuple[str, str, str]]:
    """(message, variable, sort) of everything that is told in a line, down to the last."""
    match said:
        case Several(items):
            for item in items:
                yield from told(item)
        case Word(id, args) | Announcement(id, args):
            for name, value in args:
                yield id, name, sort(value)
                yield from told(value)


@cache
def heard_in_evenings() -> frozenset[tuple[str, str, str]]:
    lines = (line for of in of_every_game() for title in of.titles for line in of.heard(title, "fr").said)
    return frozenset(one for line in lines for one in told(line))


def test_every_argument_is_tried_as_what_it_is_in_golden_evenings() -> None:
    listener = proofhearing.listener("fr", VOICES)
    #: What may stand for what: a sentence or a text is a thing with a full stop or without a language.
    like = {"thing": {"thing", "sentence", "text"}, "text": {"text", "thing"}, "things": {"things", "thing"}}
    wrong = set()
    for id, variable, real in heard_in_evenings():
        if id in listener.written and variable in listener.told(id):
            tried = set(map(sort, listener.examples(id, variable)))
            if not tried & like.get(real, {real}):
                wrong.add((variable, real, id))
    assert not wrong, "enter them in voices/ear.yaml"


# --- companion check ---


def test_check_advises_on_an_owners_pack_and_refuses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "packs" / f"{GAME}.yaml"
    pack.parent.mkdir()
    options = Namespace(data=tmp_path, paths=[pack], lang="fr", mute=True)
    pack.write_text(SOUP)
    enquiries.check_files(options)
    assert "s'entend comme un ordre" not in capsys.readouterr().out
    pack.write_text(SOUP.replace("fr: Elle croque.", "fr: Mangé. Elle croque."))
    assert enquiries.check_files(options) == 0
    said = capsys.readouterr().out
    assert (
        f"{pack}, ligne {1 + SOUP[: SOUP.index('Elle')].count(chr(10))} : s'entend comme un ordre : « Mangé »" in said
    )
    assert "Rien n'est refusé" in said


def test_check_listens_to_the_listeners_own_language_and_to_the_rules_in_all(tmp_path: Path) -> None:
    copied = tmp_path / "voices"
    shutil.copytree(VOICES, copied)
    for lang, text in (("fr", "Caché. La suite."), ("en", "Put the HTML on the table.")):
        for name in ("planted", "rules-planted"):
            (copied / lang / f"{name}.ftl").write_text(f"{name} = {text}\n")
    found = {f"{fault.path.parent.name}/{fault.path.name}" for fault in check.advice([copied], "en")}
    heard = sorted(name for name in found if "planted" in name)
    assert heard == ["en/planted.ftl", "en/rules-planted.ftl", "fr/rules-planted.ftl"]
