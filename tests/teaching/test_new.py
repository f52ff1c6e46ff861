"""A game of one's own, told by ear: any answers give a game that plays, and no answer that was heard to be noted is
lost."""

from __future__ import annotations

import shutil
import wave
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.boxes import loader
from companion.files import documents, venue
from companion.line.line import Line
from companion.model import Announcement, Foreign, Key, Listening, NotRecorded, Scan
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Ears
from companion.speech.scheduler import MuteSpeaker
from companion.teaching import sketch
from companion.teaching.events import Typed
from companion.teaching.founding import Ask, Input, Progress, Wish
from companion.teaching.foundry import DRAFT, Draft, Founding
from tests.endtoend.running import run
from tests.examples import tried
from tests.tabletop import strict

HERE = venue.enter(Path("no-such-folder"), "en")


class Telling:
    """Somebody who tells a game: each act returns the lines heard since. Nothing is written but what ``kept`` holds."""

    def __init__(self, draft: Draft, *, lang: str = "en", keyboard: bool = True, changed: str = "") -> None:
        self.words = Catalogue(lang, report=strict)
        self.lines: list[str] = []
        before = sketch.read(draft.venue.shelf.boxes[changed].pack) if changed else None
        self.ground = draft.ground(keyboard, before)
        self.draft = draft
        self.kept: list[Progress] = []
        self._later: list[Input] = []
        self.core = Founding(self.ground, draft.first(self.ground), self._keep, self._do, lambda _: None)
        self.line = Line(self.core, Ears(MuteSpeaker(), self._shown))
        self.line.open(self.core.begun(False), 0.0)

    def press(self, keys: str) -> list[str]:
        return self._heard(*map(Key, keys))

    def type(self, text: str) -> list[str]:
        return self._heard(Typed(text))

    def scan(self) -> list[str]:
        return self._heard(Scan(Foreign("0123456789012")))

    def _do(self, wish: Wish) -> None:
        """Somebody else's microphone: it opens at once, and nobody speaks."""
        if wish in (Wish.RECORD, Wish.END):
            self._later.append(Listening() if wish is Wish.RECORD else NotRecorded("silent"))

    def _heard(self, *inputs: Input) -> list[str]:
        self.lines.clear()
        for input in inputs:
            self.line.take(input)
            while self._later:
                self.line.take(self._later.pop())
        return [*self.lines]

    @property
    def ask(self) -> Ask:
        return self.core.state.now.ask

    def _keep(self, now: Progress) -> Progress:
        now = Progress(self.draft.salted(now.sketch, self.ground), now.ask, now.sort)
        self.kept.append(now)
        return now

    def _shown(self, said: Announcement) -> None:
        self.lines.append(self.words.text(said))


def judged(draft: Draft, told: sketch.Sketch) -> sketch.Sketch:
    """What its file says, as strictly as ``check`` reads it."""
    path = Path(f"packs/{told.id}.yaml")
    clashes = draft.clashes(told.id)
    return sketch.read(documents.parse(draft.text(told), path, lambda top: loader.added(top, path, clashes)))


def same(told: sketch.Sketch) -> sketch.Sketch:
    """The sketch; where one sort of cards is listened to in private, all that are open may be."""
    if all(sort.hand is sketch.Hand.OPEN for sort in told.sorts):
        return told
    for rank, sort in enumerate(told.sorts):
        if sort.hand is sketch.Hand.OPEN:
            told = told.with_sort(rank, hand=sketch.Hand.BOTH)
    return told


# --- the questions ---


def test_a_name_can_be_typed_where_one_is_asked_for_and_nowhere_else() -> None:
    telling = Telling(Draft(HERE))
    telling.type("Cat 7")
    assert (telling.ask, telling.core.state.now.sketch.name) == (Ask.FEWEST, "Cat 7")
    telling.type("Dog")
    assert telling.ask is Ask.FEWEST
    telling.press("##")
    telling.type("Mouse")
    assert telling.core.state.now.sketch.sorts[0].name == "Mouse"


def test_nobody_needs_more_than_a_dozen_answers() -> None:
    telling = Telling(Draft(HERE))
    answers = 0
    while telling.ask is not Ask.DONE:
        telling.press("#")
        answers += 1
    assert answers <= 12
    assert judged(Draft(HERE), telling.core.state.now.sketch).name == "Game 1"


def test_a_game_is_told_by_its_keys_alone() -> None:
    telling = Telling(Draft(HERE), keyboard=False)
    assert telling.press("6A6662277A7773") == ["m", "m", "m", "n", "o", "a", "b", "p", "q", "q", "p", "q", "r", "d"]
    telling.press("*" * 6)
    telling.press("6")
    assert telling.press("6")[-1] == "n"
    assert telling.press("#") == ["N. Noted.", "How many players at least? From 1 to 8. Hash: 2."]
    assert telling.press("3")[-1] == "And at most? From 3 to 8. Hash: 8."
    assert telling.press("5")[-1].startswith("Cards, sort 1: what is one called?")
    assert telling.press("#")[-1] == "Card: how many cards? From 1 to 200, then hash. Hash alone: 10."
    telling.press("24#")
    telling.press("122")
    assert telling.ask.value == "flow"
    told = telling.press("4")
    assert told == ["How many rounds? Up to 99, then hash. Zero: as many as you like. Hash alone: 0."]
    telling.press("3#")
    telling.press("330#2#")
    assert telling.ask is Ask.DONE
    made = judged(Draft(HERE), telling.core.state.now.sketch)
    assert (made.id, made.fewest, made.most, made.rounds, made.seconds, made.dice) == ("n", 3, 5, 3, 30, 2)
    assert made.sorts == (sketch.Sort("card", "Card", 24, True, sketch.Hand.HIDDEN),)


def test_back_again_help_and_a_scan_that_comes_too_early() -> None:
    telling = Telling(Draft(HERE))
    telling.press("#3")
    assert telling.press("B") == ["Undo: how many players at least? Press key B again."]
    asked = "How many players at least? From 1 to 8. Hash: 2."
    assert telling.press("B") == ["Undone: how many players at least.", asked]
    assert telling.core.state.now.sketch.fewest == 2
    assert telling.press("0")[-1] == telling.press("D")[-1] == telling.press("9")[0] == asked
    assert telling.press("9")[1].startswith("Key B, twice: the answer before.")
    assert telling.scan()[0].startswith(
        "Cards are scanned after these questions. The question: how many players at least."
    )
    assert telling.press("*") == ["Stop? Your answers stay for the next time. Hash: yes. Star: no."]
    assert telling.press("*")[-1].startswith("How many players at least?")


def test_a_name_that_is_taken_is_told_and_the_question_stays() -> None:
    telling = Telling(Draft(HERE))
    telling.press("C")
    (refused,) = telling.type("cluedo one PIECE")
    assert refused.startswith("A game is already called that: cluedo one PIECE.")
    assert telling.ask is Ask.NAME
    telling.press("C")
    telling.type("Orchard")
    telling.press("##C")
    assert telling.type("one more")[0].startswith("Other cards are already called that: one more.")


# --- transcripts: what is heard, act by act, in each language ---

TRANSCRIPTS = Path(__file__).parent / "transcripts"
#: A game told with every question, and what is refused on the way; words that begin with ~ are typed.
MOVES = """
D 0 6 6 A 6 1 5 0 B * 6 # B B C ~cluedo_one_piece C ~Orchard 9 3 9 9 2 6 C ~Apple 0 # 1 2 # 1 3 1 C ~apple C ~Tree
# 2 2 # 4 * * 3 # 2 6 0 0 0 # 6 0 # 7 2 1 2 #
"""


def transcript(lang: str) -> str:
    """The dialogue in this language: what is done, and what is heard of it."""
    telling = Telling(Draft(venue.enter(Path("no-such-folder"), lang)), lang=lang)
    lines = [*telling.lines]
    for move in MOVES.split():
        text = move.removeprefix("~").replace("_", " ")
        lines += [f"> {text}", *(telling.type(text) if move.startswith("~") else telling.press(move))]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_what_is_heard_is_as_it_was_read(lang: str) -> None:
    """``python -m tests.teaching.test_new`` writes it anew; every line that differs is then read."""
    assert transcript(lang) == (TRANSCRIPTS / f"new.{lang}.txt").read_text(encoding="utf-8")


KEYS = st.sampled_from("0123456789#*ABCD")
ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("press"), KEYS | st.sampled_from(["#", "##", "1", "2", "3", "C"])),
        st.tuples(st.just("type"), st.text(max_size=60)),
    ),
    max_size=80,
)


@tried(40)
@given(ACTS, st.booleans(), st.sampled_from(["fr", "en", "es"]))
def test_any_answers_give_a_pack_that_check_accepts(acts: list[tuple[str, str]], keyboard: bool, lang: str) -> None:
    draft = Draft(HERE)
    telling = Telling(draft, lang=lang, keyboard=keyboard)
    for what, on in acts:
        if telling.core.state.done or telling.core.over:
            break
        heard = telling.press(on) if what == "press" else telling.type(on)
        assert heard, "nothing is ever silent"
        assert not any(line.startswith(("Program error", "Erreur", "Error")) for line in heard), heard
    for now in telling.kept:
        assert judged(draft, now.sketch) == same(now.sketch)


# --- the files ---


def answers(*steps: str) -> str:
    return "\n".join(step if " " in step else f"key {step}" for step in steps) + "\n"


ORCHARD = answers(
    "C", "type Le verger", "2", "4", "C", "type Pomme", "1", "2", "#", "1", "1", "2", "2", "2", "0", "#", "0"
)


def teach(data: Path, script: str, *more: str, lang: str = "fr") -> list[str]:
    ended = run("teach", "new", *more, "--mute", "--lang", lang, "--data", data, "--script", "-", typed=script)
    assert (ended.code, ended.err) == (0, "")
    return ended.lines


def test_a_game_is_made_labelled_taught_and_played(tmp_path: Path) -> None:
    before = run("games", "--data", tmp_path, "--lang", "fr").lines
    lines = teach(tmp_path, ORCHARD + answers("scan le-verger/pomme/03", "2", "type Reinette", "#", "scan 4001", "2"))
    made = next(line for line in lines if "est fait" in line)
    assert "Son numéro à l'accueil : 8." in made
    assert "companion labels le-verger" in made
    assert run("check", tmp_path, "--data", tmp_path).code == 0
    assert run("games", "--data", tmp_path, "--lang", "fr").lines == [
        *before,
        "le-verger : Le verger, de 2 à 4 joueurs",
    ]
    labels = run("labels", "verger", "-o", tmp_path / "l.pdf", "--data", tmp_path, "--lang", "fr")
    assert labels.code == 0, labels.err
    codes = dict(line.split("\t")[::2] for line in run("codes", "verger", "--data", tmp_path).lines)
    evening = answers(
        "8",
        "2",
        "#",
        "#",
        "1",
        f"scan {codes['le-verger/pomme/03']}",
        f"scan {codes['le-verger/plus']}",
        "#",
        "scan 4001",
    )
    played = run("play", "--mute", "--lang", "fr", "--data", tmp_path, "--script", "-", typed=evening)
    assert (played.code, played.err) == (0, "")
    heard = "\n".join(played.lines)
    assert "Reinette" in heard
    assert "Compteur" in heard


def test_in_english_a_secret_card_stays_in_one_ear(tmp_path: Path) -> None:
    lines = teach(
        tmp_path, answers("C", "type Spies", "2", "3", "#", "5", "#", "1", "2", "2", "1", "1", "0", "#", "0"), lang="en"
    )
    assert any("Spies is made" in line for line in lines)
    evening = answers("2", "#", "#", "scan spies/card/1")
    played = run("play", "spies", "--mute", "--lang", "en", "--data", tmp_path, "--script", "-", typed=evening)
    assert (played.code, played.err) == (0, "")
    assert played.lines[-1].startswith("[table] Private card: nothing is read here. Scan a card.")


def test_a_game_that_is_left_unfinished_is_offered_and_goes_on_at_the_open_question(tmp_path: Path) -> None:
    left = teach(tmp_path, answers("C", "type Le verger", "2", "*", "#"))
    assert left[-1] == "[table] C'est gardé. Pour continuer : companion teach new."
    assert not list((tmp_path / "decks").glob("*/*.yaml")), "no half a game stands in the lobby"
    again = teach(tmp_path, answers("#"))
    assert again == [
        "[table] Le verger n'est pas fini. Dièse : continuer. 1 : l'abandonner pour un autre.",
        "[table] Et combien au plus ? De 2 à 8. Dièse : 8.",
    ]
    other = teach(tmp_path, answers("1"))
    assert other[1].startswith("[table] Un jeu à vous")
    (tmp_path / "packs" / DRAFT).write_text("draft: 1\nask: nam", encoding="utf-8")
    assert teach(tmp_path, "")[0] == "[table] Le jeu commencé était abîmé : je l'ai mis de côté."


def test_a_game_is_changed_and_its_labels_stay_true(tmp_path: Path) -> None:
    teach(tmp_path, ORCHARD + answers("scan le-verger/pomme/03", "2", "type Reinette", "#"))
    codes = run("codes", "verger", "--data", tmp_path).lines
    lines = teach(tmp_path, answers("#", "3", "#", "#", "1", "5", "#", "#", "2", "#", "#", "#", "#"), "verger")
    assert lines[0].startswith("[table] Le verger : ses réponses")
    assert any("De 12 à 99" in line for line in lines), "no card goes, and no number gets another digit"
    assert [line for line in run("codes", "verger", "--data", tmp_path).lines if line in codes] == codes
    assert run("check", tmp_path, "--data", tmp_path).code == 0
    pack = tmp_path / "decks" / "le-verger" / "le-verger.yaml"
    assert "numbered: 15" in pack.read_text(encoding="utf-8")
    assert "version: 2" in pack.read_text(encoding="utf-8")
    pack.write_text(pack.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    assert teach(tmp_path, answers("#"), lang="fr")[0].startswith("[table] Un jeu à vous"), "no draft was left"
    refused = run("teach", "new", "verger", "--mute", "--lang", "fr", "--data", tmp_path, "--script", "-", typed="")
    assert refused.code == 1
    assert "changé à la main" in refused.err
    assert pack.read_text(encoding="utf-8").endswith("# mine\n")


def test_one_folder_brings_the_game_and_its_cards_to_another_club(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    teach(ours, ORCHARD + answers("scan le-verger/pomme/03", "2", "type Reinette", "#"))
    shutil.copytree(ours / "decks" / "le-verger", theirs / "decks" / "le-verger")
    assert run("check", theirs, "--data", theirs).code == 0
    codes = run("codes", "verger", "--data", theirs).lines
    assert codes == run("codes", "verger", "--data", ours).lines
    script = answers("2", *("#" * 4), "scan le-verger/pomme/03")
    played = run("play", "verger", "--mute", "--lang", "fr", "--data", theirs, "--script", "-", typed=script)
    assert any("Reinette" in line for line in played.lines), played.lines


def test_a_pack_that_somebody_puts_among_the_packs_goes_before(tmp_path: Path) -> None:
    teach(tmp_path, ORCHARD)
    pack = loader.told_path(tmp_path, "le-verger")
    (tmp_path / "packs").mkdir(exist_ok=True)
    pack.rename(tmp_path / "packs" / "le-verger.yaml")
    assert loader.owned(tmp_path) == (tmp_path / "packs" / "le-verger.yaml",)
    assert run("codes", "verger", "--data", tmp_path).code == 0


def test_a_draft_never_overwrites_what_was_changed_by_hand_since(tmp_path: Path) -> None:
    teach(tmp_path, ORCHARD)
    teach(tmp_path, answers("#", "3", "*", "#"), "verger")
    pack = tmp_path / "decks" / "le-verger" / "le-verger.yaml"
    mine = pack.read_text(encoding="utf-8").replace('"Pomme"', '"Poire"')
    pack.write_text(mine, encoding="utf-8")
    assert teach(tmp_path, answers("#"))[0].startswith("[table] Le verger n'a pas été fait ainsi, ou son fichier")
    assert pack.read_text(encoding="utf-8") == mine


def test_its_name_in_somebodys_own_voice(tmp_path: Path) -> None:
    sound = tmp_path / "name.wav"
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16000)
        file.writeframes(b"\x00\x20\x00\xe0" * 16000)
    data = tmp_path / "data"
    teach(data, f"record {sound}\n" + answers("1", "#", *("#" * 11)))
    (recording,) = (data / "decks").rglob("*.wav")
    pack = data / "decks" / "jeu-1" / "jeu-1.yaml"
    assert f'recording: "jeu-1/{recording.name}"' in pack.read_text(encoding="utf-8")
    assert run("check", data, "--data", data).code == 0
    recording.unlink()
    assert run("check", data, "--data", data).code == 1
    played = run("play", "jeu", "--mute", "--lang", "fr", "--data", data, "--script", "-", typed="")
    assert played.code == 0
    assert any("Jeu 1" in line for line in played.lines), "without its recording it is read as written"


if __name__ == "__main__":
    TRANSCRIPTS.mkdir(exist_ok=True)
    for language in ("fr", "en", "es"):
        (TRANSCRIPTS / f"new.{language}.txt").write_text(transcript(language), encoding="utf-8")
