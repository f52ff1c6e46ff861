"""What tables hear is what the kept transcripts say, in every language, and nothing has been left out of them."""

from __future__ import annotations

from functools import cache

import pytest

from companion.files import resources
from companion.model import Announcement, Arg, Several, Sign, Who, Word
from companion.speech.proofreading import proofread_file
from tests.golden import LANGUAGES, kept, sections
from tests.golden.scenarios import ID, SCENARIOS

#: What no table hears in these evenings, and why not.
UNHEARD = {
    # the terminal's, at a start that fails or a command line: tested where they are said
    "no-sound", "engine-trouble", "voice-mute", "voice-late", "check-voice", "voice-missing", "voice-unknown",
    "natural-no-package", "natural-no-file",
    "natural-bad-file", "natural-wrong-language", "natural-failed",
    "newer-journal", "not-a-journal", "damaged-journal", "no-game-kept",
    "data-taken", "data-forbidden", "unknown-game", "ambiguous-game", "too-many-players", "names-and-players",
    "unknown-setting", "unknown-output", "ambiguous-output", "output-form", "unknown-token", "unknown-language",
    "unreadable", "left", "games-line", "check-fine", "check-no-data", "check-faults", "devices-port", "role-scanner",
    "role-keypad", "role-unknown", "devices-no-port", "devices-typing", "devices-output", "devices-brltty",
    "demo-begins", "demo-ends", "no-sound-no-library", "no-sound-no-device", "no-sound-cannot-open", "no-sound-gone",
    "output-twice", "output-tables-own", "output-same-device", "output-table-unknown", "devices-output-default",
    *(f"earcon-{sign.value}" for sign in Sign),
    # when an ear goes while something private is on its way to it
    "private-unheard",
    "not-kept", "own-text", "port-no-permission", "port-log-in-again", "port-missing", "port-ambiguous", "port-busy",
    "port-bad-url", "port-not-a-port", "port-no-library", "port-no-such-setting", "port-other", "port-bad-address",
    "setting-form", "name-twice", "disk-full-at-start",
    "no-such-journal", "unknown-script-token", "fault-script-line",
    *(f"{ID}-refuse-{what}" for what in ("players", "setting", "scanner-setting", "roles-setting")),
    "unusable",
    # of games without code, or of many games: tests/games/tracker
    "card-numbered", "timer-lost", "lobby-list", "lobby-many",
    # the sounds in words, for a terminal that has none
    *(f"earcon-{sign.value}" for sign in Sign),
    # where something is undone in an open window: tests/golden/cluedo-one-piece
    "scans-let-go",
    # where a number that a game asks for may begin with 0: tests/games/mystere_de_l_abbaye/test_keys.py
    "help-menu-number",
    # only if the program is wrong, or a game has what this one has not
    "inner-fault", "inner-fault-at-start", "no-such-key", "nothing-said-yet", "nothing-to-confirm", "menu-page-more",
    "no-such-card", "which-card", "which-place", "menu-hand-drop", "menu-hand-move", "can-with-hand",
    "kept-behind-code", "kept-without-code",
    # recordings and lessons: tests/speech/test_catalogue.py, tests/endtoend/test_teach.py
    *("own-recording", "recording-missing", "ambiguous-microphone", "unknown-microphone", "devices-microphone"),
    "fault-teaching-script-line",
    # the session asks only what can be answered, so that the game need not refuse
    *(f"{ID}-refuse-{what}" for what in ("no-such-cut", "not-now", "over-confirm")),
}  # fmt: skip


@cache
def played(lang: str) -> tuple[dict[str, str], tuple[Announcement, ...]]:
    found = list(sections(lang))
    return {title: text for title, text, _ in found}, tuple(line for _, _, said in found for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [scenario.title for scenario in SCENARIOS])
def test_the_table_hears_what_the_transcript_says(title: str, lang: str) -> None:
    assert played(lang)[0][title] == kept(lang)[title]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_kept_section_is_played_no_more(lang: str) -> None:
    assert list(kept(lang)) == [scenario.title for scenario in SCENARIOS]


def test_every_message_of_the_session_and_of_the_game_is_heard_in_some_scenario() -> None:
    heard = {id for line in played("fr")[1] for id in ids(Word(line.id, line.args))}
    written = {
        entry.id
        for name in ("core", ID)
        for entry in proofread_file(resources.voices() / "fr" / f"{name}.ftl")[0]
        if not entry.id.startswith(("token-", "-"))
    }
    assert sorted(written - heard - UNHEARD) == []
    assert sorted(UNHEARD & heard) == []


def ids(said: Arg) -> set[str]:
    """The messages that an argument says."""
    match said:
        case Word(id, args):
            return {id}.union(*(ids(arg) for _, arg in args))
        case Who(_, None):
            return {"seat-unnamed"}
        case Several(items):
            return set().union(*(ids(item) for item in items))
        case _:
            return set()
