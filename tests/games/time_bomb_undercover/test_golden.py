"""What tables hear is what the kept transcripts say, in every language, and nothing has been left out of them."""

from companion.model import Sign
from tests.golden.as_written import AsWritten, heard, written

from .golden import ID, TRANSCRIPTS

#: What no table hears in these evenings, and why not.
UNHEARD = {
    # what a question may be answered, one by one: for a page; the question itself tells it to the ear
    "yes", "no", "let-roll", f"{ID}-no-cut",
    # the terminal's, at a start that fails or a command line: tested where they are said
    "no-sound", "engine-trouble", "voice-mute", "voice-late", "check-voice", "voice-missing", "voice-unknown",
    "can-end", "can-type-on", "digit-last",  # a number begun, then help: tests/kit/test_whose_digit.py
    "no-number-but-c",  # tests/session/test_pressed_again.py, tests/kit/test_whose_digit.py
    "window-ends-begun",  # where the menu or the notebook is open: tests/session/test_window_ends.py
    "can-pass",  # at the roll call and in games without code: tests/golden/test_help.py
    "how-many-players-new", "menu-learn-game", "menu-learn",  # tests/commands/test_learn.py
    # the menu of other games, and after the end: tests/kit/test_menu.py
    "menu-no-notebooks", "menu-no-rules", "menu-not-taught", "menu-over",
    "natural-no-package", "natural-no-file",
    "natural-bad-file", "natural-wrong-language", "natural-failed",
    "newer-journal", "not-a-journal", "damaged-journal", "no-game-kept",
    "data-taken", "data-forbidden", "unknown-game", "ambiguous-game", "too-many-players", "names-and-players",
    "unknown-setting", "unknown-output", "ambiguous-output", "output-form", "unknown-token", "unknown-language",
    "unreadable", "left", "games-line", "check-fine", "check-no-data", "check-faults", "devices-port", "role-scanner",
    "role-keypad", "role-unknown", "devices-no-port", "devices-typing", "devices-output", "devices-brltty",
    "demo-begins", "demo-ends", "no-sound-no-library", "no-sound-no-device", "no-sound-cannot-open", "no-sound-gone",
    "output-twice", "output-tables-own", "output-same-device", "output-table-unknown", "devices-output-default",
    *(f"earcon-{name}" for name in (*(sign.value for sign in Sign), "scale", "step")),
    # when an ear goes while something private is on its way to it
    "private-unheard",
    "private-unserved",
    "no-own-code-scan",  # tests/games/cluedo_one_piece/test_without_code.py
    # what a terminal's keyboard brings: tests/commands/test_typed_words.py
    "keys-need-enter", "letters-begun", "letters-forgotten", "no-text-now", "recall-something",
    # what ports and a machine that stalls bring: tests/test_noise.py, tests/endtoend/test_stalls.py
    "doubt-too-slow", "scanner-unreadable", "scanner-noise-more", "keypad-noise", "keypad-noise-more", "keypad-silent",
    "stalled",
    "not-kept", "own-text", "port-no-permission", "port-log-in-again", "port-missing", "port-ambiguous", "port-busy",
    "port-bad-url", "port-not-a-port", "port-no-library", "port-no-such-setting", "port-other", "port-bad-address",
    "setting-form", "name-twice", "name-long", "name-form", "disk-full-at-start",
    "no-such-journal", "unknown-script-token", "fault-script-line",
    *(f"{ID}-refuse-{what}" for what in ("players", "setting", "scanner-setting", "roles-setting")),
    "unusable",
    # the machine's own: tests/line/test_power.py
    "battery", "undervolted", "may-fall-asleep",
    # files with faults: tests/files/test_left_out.py
    "left-out", "learned-set-aside",
    # games that cannot be read: tests/test_damaged_game.py
    "kept-damaged", "kept-newer", "kept-unreadable", "kept-without-pack",
    # where what is due does not name whose turn it is: tests/games/mystere_de_l_abbaye, cluedo_one_piece
    "whose-turn",
    # set up as its box's owner has told: tests/games/tracker, tests/session/test_set_up.py
    "set-up-step", "set-up-untold", "can-set-up", "set-up-first", "recall-set-up-step",
    # of games without code, or of many games: tests/games/tracker
    "heard-stays-perhaps",  # tests/session/test_listened.py
    "on-the-phone",  # tests/games/cluedo_one_piece
    "before-the-cut",  # tests/session/test_power_cut_in_private.py
    "codes-lost",  # tests/session/test_power_cut_in_private.py
    "card-numbered", "timer-lost", "timer-not-again", "lobby-list", "lobby-many", "no-such-game",
    # the sounds in words, for a terminal that has none
    *(f"earcon-{name}" for name in (*(sign.value for sign in Sign), "scale", "step")),
    # where something is undone in an open window: tests/golden/cluedo-one-piece
    "scans-let-go",
    # only if the program is wrong, or a game has what this one has not
    "inner-fault", "inner-fault-at-start", "nothing-said-yet", "nothing-to-confirm",
    "verbosity-habit",
    "no-such-card", "which-card", "which-place", "menu-hand-drop", "menu-hand-move", "can-with-hand",
    "kept-behind-code", "kept-without-code",
    # recordings and lessons: tests/speech/test_catalogue.py, tests/endtoend/test_teach.py
    *("own-recording", "recording-missing", "note-missing", "ambiguous-microphone", "unknown-microphone"),
    "devices-microphone",
    "devices-no-microphone",
    # tests/session/test_spoken_notes.py
    "microphone-taken",
    # the session asks only what can be answered, so that the game need not refuse
    *(f"{ID}-refuse-{what}" for what in ("no-such-cut", "not-now", "over-confirm", "incomplete")),
}  # fmt: skip


class TestTranscripts(AsWritten):
    transcripts = TRANSCRIPTS


def test_every_message_of_the_session_and_of_the_game_is_heard_in_some_scenario() -> None:
    said = heard(TRANSCRIPTS)
    assert sorted(written("core", ID) - said - UNHEARD) == []
    assert sorted(UNHEARD & said) == []
