"""Whatever is wrong is told in one or two sentences that say what to do, in the table's language; nothing is lost."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from companion import cli
from companion.journal.folder import DataLock
from tests.endtoend.running import CHECKOUT, NAMES, Companion, Scanner, Table, code, command, environment, play, run

#: Root may write everywhere; this takes that from it.
AS_A_USER = (
    "setpriv",
    "--bounding-set=-dac_override,-dac_read_search",
    "--inh-caps=-dac_override,-dac_read_search",
)
SCRIPT = "key #\n" * 14 + "key 1\nkey 2\nscan time-bomb-undercover/cable/secure\n"
LONG_SCRIPT = "key #\n" * 9 + "key B\nkey B\nkey #\n" * 60


def taken(data: Path) -> str:
    return f"Another Companion is using {data}. Close it, or open a second table with --table NAME.\n"


REFUSALS = [
    (["play", "chess"], 1, "No game is called chess. Similar: "),
    (["play", "time", "--players", "9"], 1, "Time Bomb Undercover is for 4 to 8 players, not 9."),
    (["play", "time", "--players", "4", "--names", "A,B,C,D,E"], 1, "5 names for 4 players."),
    (["play", "time", "--names", "A,A,B,C"], 1, "Two people are called A."),
    (["play", "time", "--set", "pace=1"], 1, "Time Bomb Undercover has no setting pace. Similar: "),
    (["play", "time", "--set", "scanner"], 1, "--set scanner: write setting=value."),
    (["play", "time", "--set", "scanner=maybe"], 1, "Setting scanner: yes or no, not maybe."),
    (["play", "time", "--set", "roles-7=1,2"], 1, "Setting roles-7: four numbers"),
    (["play", "cluedo", "--players", "7"], 1, "Cluedo One Piece is for 2 to 6 players, not 7."),
    (["play", "cluedo", "--set", "islands=40"], 1, "Setting islands: a number from 2 to 12, or unknown. Not 40."),
    (["play", "cluedo", "--set", "teams=two"], 1, "Setting teams: no and yes. Not two."),
    (["play", "time", "--output", "loud"], 1, "--output loud: write table=NAME"),
    (["play", "time", "--scanner", "foo://x"], 1, "foo://x: url is wrong. Right forms: /dev/ttyACM0"),
    (["play", "time", "--scanner", "/dev/ttyS0?baud=12"], 1, "baud is wrong. Right forms: 1200"),
    (["play", "time", "--keypad", "seat9=/dev/ttyS0"], 1, "seat9=/dev/ttyS0 is not a port's address."),
    (["play", "time", "--script", "no-such-file"], 1, "there is no such file. Check its name."),
    (["play", "time", "--data", "/dev/null/x"], 1, "No permission to write in /dev/null/x."),
    (["demo", "chess"], 1, "No game is called chess."),
    (["codes", "chess"], 1, "No game is called chess."),
    (["say", "--mute", "sticker/hart"], 1, "Neither a sticker nor a card: sticker/hart. Similar: sticker/heart"),
    (["replay", "no-such-file"], 1, "no-such-file does not exist."),
    (["replay", __file__], 1, "is not a Companion game. Choose another file."),
    (["check", "no-such-file"], 1, "there is no such file. Check its name."),
    (["play", "time", "--players", "five"], 2, 'Not a command: --players does not take five. "companion'),
    (["play", "time", "--set", "looks=aloud"], 1, "Time Bomb Undercover has no setting looks. Similar: "),
    (["play", "time", "--loud"], 2, '"companion --help" lists the options.'),
    (["dance"], 2, '"companion --help" lists the options.'),
    (["codes"], 2, '"companion codes --help" lists the options.'),
]
#: The program is started for one refusal of each command and exit code.
FIRST_OF_THEIR_KIND = tuple({(words[0], code): (words, code, told) for words, code, told in REFUSALS}.values())


@pytest.mark.parametrize(("words", "exit_code", "sentence"), REFUSALS, ids=lambda value: str(value)[:50])
def test_a_wish_that_cannot_be_is_refused_in_one_sentence(
    words: list[str], exit_code: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = ["--lang", "en"] if "--data" in words else ["--lang", "en", "--data", str(tmp_path)]
    mute = ["--mute"] if words[0] in ("play", "demo") else []
    heard = set()
    for lang in ("en", "fr", "es"):  # in this process: it is the same code, and takes no time
        own[1] = lang
        assert in_this_process([*words, *own, *mute]) == exit_code
        captured = capsys.readouterr()
        told = captured.out if words[0] == "check" else captured.err
        assert lang != "en" or sentence in told
        assert len(told.splitlines()) == (2 if words[0] == "check" else 1)
        heard.add(told)
    assert len(heard) == 3, "each language has its own words"


@pytest.mark.parametrize(("words", "exit_code", "sentence"), FIRST_OF_THEIR_KIND, ids=lambda value: str(value)[:50])
def test_a_refusal_is_the_only_line_of_the_program_and_its_exit_code_tells_it(
    words: list[str], exit_code: int, sentence: str, tmp_path: Path
) -> None:
    mute = ("--mute",) if words[0] in ("play", "demo") else ()
    ended = run(*words, "--lang", "en", *mute, *(() if "--data" in words else ("--data", tmp_path)))
    told = ended.out if words[0] == "check" else ended.err
    assert ended.code == exit_code
    assert sentence in told
    assert len(told.splitlines()) == (2 if words[0] == "check" else 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["teach", "time", "--mute", "lieu/99"], "Neither a sticker nor a card: lieu/99."),
        (["teach", "--mute", "time", "lieu/99"], "Neither a sticker nor a card: lieu/99."),
        (["replay", "--mute", "no-such-game"], "no-such-game does not exist."),
    ],
    ids=lambda value: str(value)[:50],
)
def test_an_argument_may_stand_after_the_options(words: list[str], sentence: str, tmp_path: Path) -> None:
    ended = run(*words, "--lang", "en", "--data", tmp_path)
    assert ended.code == 1
    assert ended.err.startswith(sentence)


def in_this_process(words: list[str]) -> object:
    try:
        return cli.run(words)
    except SystemExit as wrong_usage:
        return wrong_usage.code


def test_an_unknown_language_is_refused_with_those_there_are(tmp_path: Path) -> None:
    ended = run("play", "time", "--mute", "--lang", "xx", "--data", tmp_path, env=environment(LANG="en_GB.UTF-8"))
    assert (ended.code, ended.err) == (1, "No language xx. Languages: en, es and fr.\n")


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        (
            "key #\nscn x\n",
            "-, line 2, scn x: Right forms: scan CODE, scan TOKEN@COPY, key KEY, type TEXT, record FILE.wav",
        ),
        ("key X\n", "line 1, key X: Right forms"),
        ("wait long\n", "line 1, wait long: Right forms"),
        (
            "scan time-bomb-undercover/cable/secur\n",
            "Script, line 1: nothing is called time-bomb-undercover/cable/secur",
        ),
    ],
)
def test_a_bad_script_is_refused_at_its_line(script: str, sentence: str, tmp_path: Path) -> None:
    ended = run(*play(tmp_path, "--script", "-"), typed=script)
    assert ended.code == 1
    assert sentence in ended.err


def test_two_companions_do_not_share_a_data_folder(tmp_path: Path) -> None:
    with Companion(*play(tmp_path, "--scanner", "loop://", "--keypad", "loop://")) as first:
        first.expect("Ana: how will you read")
        second = run(*play(tmp_path, "--script", "-"))
        assert (second.code, second.out) == (1, "")
        assert (
            second.err
            == f"Another Companion is using {tmp_path}. Close it, or open a second table with --table NAME.\n"
        )
        first.process.kill()
    assert run(*play(tmp_path, "--script", "-")).code == 0, "a lock does not outlive its companion"


@pytest.mark.parametrize("mode", [0o555, 0o000])
def test_a_data_folder_without_permission_is_one_sentence(mode: int, tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=mode)
    ended = run(*play(folder, "--script", "-"), before=as_a_user())
    folder.chmod(0o755)
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == f"No permission to write in {folder}. Give another folder with --data.\n"


def as_a_user() -> tuple[str, ...]:
    if os.getuid() != 0:
        return ()
    assert shutil.which("setpriv"), "root can only be refused under setpriv"
    return AS_A_USER


@pytest.mark.parametrize(
    "words",
    [["check"], ["check", "CLOSED/packs/x.yaml"], ["teach", "time", "--merge", "CLOSED/deck.yaml", "--mute"]],
    ids=lambda words: words[0],
)
def test_a_folder_that_nobody_may_open_is_told_and_no_place_in_the_code(words: list[str], tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    (closed / "packs").mkdir(parents=True)
    data = closed if words == ["check"] else tmp_path / "data"
    named = [word.replace("CLOSED", str(closed)) for word in words]
    closed.chmod(0)
    ended = run(*named, "--lang", "en", "--data", data, before=as_a_user())
    closed.chmod(0o755)
    assert ended.code == 1
    assert ended.err.startswith(f"{closed}/")
    assert ended.err.endswith(": no permission to read this file. Change its permissions.\n")
    assert ended.err.count("\n") == 1


def test_a_folder_within_the_data_folder_that_nobody_may_open_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs").chmod(0)
    ended = run("check", tmp_path, "--lang", "en", "--data", tmp_path, before=as_a_user())
    (tmp_path / "packs").chmod(0o755)
    assert ended.code == 1
    assert f"{tmp_path}/packs: no permission to read this file." in ended.out


@pytest.mark.usefixtures("shipped_is_sound")
def test_a_data_folder_that_is_not_there_yet_is_said_to_be_unchecked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["check", "--mute", "--lang", "en", "--data", str(tmp_path / "none")]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == f"There is no folder {tmp_path}/none: only what is shipped is checked."
    assert last == "All is well."


def test_packs_that_nobody_may_read_are_told_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs").chmod(0)
    ended = run("games", "--lang", "en", "--data", tmp_path, before=as_a_user())
    (tmp_path / "packs").chmod(0o755)
    assert ended.code == 0
    assert len(ended.lines) == 7
    assert f"{tmp_path}/packs: no permission to read this file. Change its permissions.\n" in ended.err


def test_a_lesson_beside_another_companion_says_who_has_the_folder(tmp_path: Path) -> None:
    with DataLock(tmp_path):
        ended = run("teach", "time", "--mute", "--script", "-", "--lang", "en", "--data", tmp_path)
    assert ended.code == 1
    assert ended.err == taken(tmp_path)


def test_a_disk_that_is_full_at_the_start_is_told(tmp_path: Path) -> None:
    ended = run(*play(tmp_path, "--script", "-"), env=with_pages(tmp_path / "hook", 2))
    assert (ended.code, ended.out) == (1, "")
    assert "Disk full" in ended.err
    assert "Free some space." in ended.err


def test_what_a_full_disk_refuses_is_not_counted_and_nothing_before_is_lost(tmp_path: Path) -> None:
    ended = run(*play(tmp_path / "data", "--script", "-"), typed=LONG_SCRIPT, env=with_pages(tmp_path / "hook", 4))
    assert ended.code == 0
    assert "[table] Disk full: not counted. Free some space, then do it again." in ended.lines
    kept = run("replay", "--data", tmp_path / "data", "--lang", "en")
    heard = [line for line in ended.lines if "Disk full" not in line and "Undo: " not in line]
    assert kept.lines == heard[: len(kept.lines)]
    assert len(kept.lines) >= 2


def with_pages(folder: Path, pages: int) -> dict[str, str]:
    """An environment in which SQLite finds the disk full when a file has so many pages: no line of ours changes."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import sqlite3\n"
        "whole = sqlite3.connect\n"
        "def connect(*args, **settings):\n"
        "    db = whole(*args, **settings)\n"
        f"    db.execute('PRAGMA max_page_count = {pages}')\n"
        "    return db\n"
        "sqlite3.connect = connect\n"
    )
    return environment(PYTHONPATH=f"{folder}{os.pathsep}{CHECKOUT}")


def test_an_act_that_could_not_be_saved_is_counted_when_it_is_done_again(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready().begin()
        _, hard = resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, (0, hard))
        table.press("2")
        table.expect("[table] Léo.")
        table.scan("cable/secure@1")
        table.expect("not counted.")
        resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        time.sleep(0.85)  # or it is a trigger still held
        table.scan("cable/secure@1")
        table.expect("Safe: nothing happens. Cut 1 of 5. The cutters go to Léo.")
        table.leave()
    kept = run("replay", "--data", tmp_path, "--lang", "en")
    assert sum("1 of 5" in line for line in kept.lines) == 1


def test_bad_files_of_the_owner_are_told_with_file_line_field_and_right_form(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "settings.yaml").write_text("language: en\nrate: 010\nloud: yes\n")
    (tmp_path / "learned.yaml").write_text("volume: [1\n")
    deck = tmp_path / "decks" / "time-bomb-undercover.yaml"
    deck.write_text("deck: 1\ngame: time-bomb-undercover\ntokens:\n  lieu/99: {round: 1}\n")
    checked, played = run("check", tmp_path, "--lang", "en"), run(*play(tmp_path, "--script", "-"))
    assert (checked.code, played.code) == (1, 0)
    assert f"{tmp_path}/settings.yaml, line 2, rate: write a whole number from 80 to 450" in checked.out
    assert f"{tmp_path}/settings.yaml, line 3, loud: unknown field. Possible fields: language" in checked.out
    assert f"{tmp_path}/learned.yaml, line " in checked.out
    assert f"{deck}, line 4, tokens.lieu/99: this piece is not in the box." in checked.out
    settings, learned, cards, *_ = played.lines
    assert "settings.yaml, line 2, rate: write a whole number from 80 to 450" in settings
    assert "learned settings are damaged" in learned
    assert "time-bomb-undercover.yaml, line 4, tokens.lieu/99: this piece is not in the box." in cards


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy whose shipped files may be broken."""
    copied = tmp_path / "checkout"
    shutil.copytree(CHECKOUT / "companion", copied / "companion", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(CHECKOUT / "voices", copied / "voices")
    shutil.copy(CHECKOUT / "stickers.yaml", copied)
    return copied


def test_bad_shipped_files_are_refused_at_the_start_and_by_check(checkout: Path, tmp_path: Path) -> None:
    broken = ("stickers.yaml", "companion/packs/time-bomb-undercover.yaml", "voices/fr/voice.yaml")
    before = {name: (checkout / name).read_text() for name in broken}
    for name in broken:
        (checkout / name).write_text(before[name] + "bogus: 1\n")
    env = environment(PYTHONPATH=str(checkout))
    played, checked = run(*play(tmp_path / "d", "--script", "-"), env=env), run("check", "--lang", "en", env=env)
    assert played.code == checked.code == 1
    assert played.out == ""
    assert checked.lines[-1] == "3 faults."
    for name in broken:
        line = before[name].count("\n") + 1
        for told in (played.err, checked.out):
            assert f"{checkout / name}, line {line}, bogus: unknown field. Possible fields:" in told
        (checkout / name).unlink()
    missing = run(*play(tmp_path / "d", "--script", "-"), env=env)
    assert missing.code == 1
    assert "there is no such file" in missing.err


def test_a_broken_message_is_told_and_said_in_french_rather_than_not_at_all(checkout: Path, tmp_path: Path) -> None:
    words = checkout / "voices" / "en" / "core.ftl"
    words.write_text(words.read_text().replace("which-way = ", "which-way = { $", 1))
    env = environment(PYTHONPATH=str(checkout))
    played, checked = run(*play(tmp_path / "d", "--script", "-"), env=env), run("check", "--lang", "en", env=env)
    assert played.code == 0
    assert "Ana : comment lisez-vous vos cartes" in played.lines[1]
    assert "en/core.ftl, which-way: this message is missing." in played.err
    assert checked.code == 1
    assert "which-way: this message cannot be read." in checked.out


def test_a_port_without_permission_names_the_group(tmp_path: Path) -> None:
    node = tmp_path / "ttyX"
    device = os.stat("/dev/ptmx").st_rdev
    try:
        os.mknod(node, 0o020660, device)
    except PermissionError:
        pytest.skip("only root makes device nodes")
    os.chown(node, 65534, 20)  # as of "nobody", and of the group that owns serial ports on Debian
    words = [*AS_A_USER, *command(*play(tmp_path / "data", "--scanner", node, "--keypad", "loop://"))]
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment(), text=True, encoding="utf-8") as table:
        assert table.stdout
        lines: list[str] = []
        while "usermod" not in "".join(lines) and (line := table.stdout.readline()):
            lines.append(line)
        table.send_signal(signal.SIGTERM)
    assert f"Not allowed to open {node}. Join the group dialout: sudo usermod -aG dialout $USER" in lines[-1]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("fr", ["Code-barres inconnu", "pas branché"]),
        ("en", ["Unknown barcode. Not counted.", "is not plugged in. Plug it in: it is taken at once."]),
        ("es", ["Código de barras desconocido", "no está conectado"]),
    ],
)
def test_faults_at_the_table_are_told_in_its_language(lang: str, sentences: list[str], tmp_path: Path) -> None:
    with Scanner() as scanner:
        ports = ("--scanner", scanner.path, "--keypad", str(tmp_path / "none"))
        with Companion(*play(tmp_path / "data", *ports, lang=lang)) as table:
            table.expect("Ana", sentences[1])
            scanner.write(b"4006381333931\r")
            table.expect(sentences[0])


def test_cards_of_no_game_and_sense_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready()
        table.scan("cable/bomb")
        table.expect("The roll call is not over.")
        table.begin()
        table.scanner.write(b"4006381333931\r")
        table.expect("Unknown barcode. Not counted.")
        table.scanner.write(code("cable/secure@2")[::-1].encode() + b"\r")
        table.expect("Misread. Scan again.")
        table.scan("role/shadow")
        table.expect("Card not read: a role stays secret until the end.")
        table.cut(2)
        table.expect(f"Safe: nothing happens. Cut 1 of 5. The cutters go to {NAMES[1]}.")
        time.sleep(0.85)
        table.press("3")
        table.expect("Inès.")
        table.scan("cable/secure@1")
        table.expect("This very wire is already cut: safe. It does not count twice.")
        table.press("2")
        table.expect("Léo.")
        table.scan("cable/secure@3")
        table.expect("Léo cannot cut their own wires. Cutters: Léo.")
        table.press("D")
        table.expect("Cutters: Léo.")
        table.expect("Round 1. Cuts: 1 of 5.")
        table.leave()
