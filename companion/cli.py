"""The command line: which command, which options. No logic: ``app`` knows what runs each command.

Help texts are messages of the catalogue, like everything that a person reads ("cli-play", "cli-option-players"). They
are looked up only when help is printed, so that no other command takes longer.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from companion.model import Arg, Several, Word, word
from companion.system import signals

COMMANDS = (
    *("play", "demo", "say", "stickers", "games", "rules", "codes", "labels"),
    *("check", "replay", "setup", "devices", "teach", "decks", "tutorial"),
)
#: Options of every command that take a value: they may stand before the command, too.
_WITH_VALUE = ("--lang", "--data", "--output", "--width")
#: The narrowest braille display.
NARROWEST = 10
#: No line of a help is longer.
_UNCUT = 10_000
#: What ``decks`` does besides listing, and what each needs.
ACTS = {"export": ("GAME", "FILE"), "import": ("FILE",)}
#: The parts that can be set up alone.
PARTS = ("language", "sound", "keypad", "scanner", "ears", "phones", "booth", "install")


def run(argv: Sequence[str]) -> int:
    """Run one command. Returns the exit code: 0 done, 1 could not, 2 wrong usage, 130 interrupted."""
    options = _parser(_asked(argv, "--lang"), _asked(argv, "--width")).parse_args(_command_first(argv))
    with signals.deadly_interrupts():
        from companion import app  # after the arguments, so that a wrong one is told at once

    return app.command(options)


def _command_first(argv: Sequence[str]) -> Sequence[str]:
    """The arguments with the command in front, even where options stand before it. No command: the lobby."""
    if argv and argv[0] in {"-h", "--help", "--version"}:
        return argv
    at = 0
    while at < len(argv) and argv[at].startswith("-"):
        at += 2 if argv[at] in _WITH_VALUE else 1
    if at < len(argv) and argv[at] in COMMANDS:
        return [argv[at], *argv[:at], *argv[at + 1 :]]
    return argv if argv and not argv[0].startswith("-") else ["play", *argv]


def _asked(argv: Sequence[str], name: str) -> str | None:
    """What this option asks for, found before parsing: help and wrong options are told so, too."""
    for option, value in zip(argv, [*argv, None][1:], strict=True):
        if option == name:
            return value
        if option.startswith(f"{name}="):
            return option.removeprefix(f"{name}=")
    return None


class _Parser(argparse.ArgumentParser):
    """argparse, speaking through the catalogue."""

    def __init__(self, lang: str | None = None, width: int | None = None, **settings: Any) -> None:
        super().__init__(
            formatter_class=lambda prog: _Formatter(prog, lang, width), allow_abbrev=False, add_help=False, **settings
        )
        self._lang = lang
        self._width = width
        self.color = False  # Python 3.14 would colour the help
        self.add_argument("-h", "--help", action="help", help="cli-help")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Let optional arguments come after options. argparse alone takes them as missing at the first option."""
        known, left = super().parse_known_args(args, namespace)
        if left and not any(word.startswith("-") for word in left):
            for action in self._get_positional_actions():
                one = action.nargs == "?" and len(left) == 1
                many = action.nargs == "*" and not isinstance(action, _Act)
                if (one or many) and not action.choices and getattr(known, action.dest) == action.default:
                    setattr(known, action.dest, left[0] if one else left)
                    return known, []
        return known, left

    def error(self, message: str) -> NoReturn:
        told = _text(self._lang, "wrong-usage", detail=self._told(message), command=self.prog)
        self._print_message(f"{told}\n", sys.stderr)
        sys.exit(2)

    def _print_message(self, message: str, file: Any = None) -> None:
        if self._width is not None:
            from companion.commands.narrow import cut

            lines = (piece for line in message.split("\n") for piece in cut(line.strip(), self._width))
            message = "\n".join(lines)
        super()._print_message(message, file)

    def _told(self, message: str) -> Word:
        """argparse's English sentence as one of ours."""
        for pattern, id in _FAULTS:
            if found := pattern.fullmatch(message):
                told = found.groupdict()
                if "choices" in told:
                    choices = re.findall(r"[\w-]+", told.pop("choices"))
                    near = get_close_matches(told["value"], choices, 3, 0.3) or choices
                    return Word(id, (*told.items(), ("near", Several(tuple(near)))))
                return Word(id, tuple(told.items()))
        return word("cli-fault-other")


#: argparse's own sentences (Python 3.11 to 3.14), and ours.
_FAULTS = [
    (re.compile(pattern), id)
    for pattern, id in (
        (r"unrecognized arguments: (?P<what>.+)", "cli-fault-unknown"),
        (r"the following arguments are required: (?P<what>.+)", "cli-fault-missing"),
        (r"argument (?P<what>.+?): expected .+", "cli-fault-no-value"),
        (
            r"argument (?P<what>.+?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.+)\)",
            "cli-fault-choice",
        ),
        (r"argument (?P<what>.+?): invalid .+ value: '(?P<value>.*)'", "cli-fault-value"),
        (r"one of the arguments (?P<what>.+) is required", "cli-fault-one-of"),
        (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "cli-fault-both"),
        (r"argument (?P<what>.+?): ignored explicit argument '(?P<value>.*)'", "cli-fault-takes-none"),
    )
]


def number(written: str) -> float:
    """A number with a point or, as most of Europe writes it, a comma."""
    return float(written.replace(",", "."))


def cells(written: str) -> int:
    """The width of a braille display."""
    width = int(written)
    if width < NARROWEST:
        raise ValueError(written)
    return width


class _Act(argparse.Action):
    """What is to be done with a box: ``ACTS``, and what each needs behind it; nothing: a list."""

    def __call__(self, parser: Any, options: Any, values: Any, option_string: str | None = None) -> None:
        act, *given = values or [""]
        needed = ACTS.get(act, ())
        if act and act not in ACTS:
            raise argparse.ArgumentError(self, f"invalid choice: '{act}' (choose from {', '.join(ACTS)})")
        if len(given) < len(needed):
            parser.error(f"the following arguments are required: {' '.join(needed[len(given) :])}")
        if len(given) > len(needed):
            parser.error(f"unrecognized arguments: {' '.join(given[len(needed) :])}")
        options.act = values


class _Formatter(argparse.HelpFormatter):
    """Looks a help text up when it is printed, and says argparse's own words in the same language."""

    def __init__(self, prog: str, lang: str | None, width: int | None) -> None:
        if width is None:
            super().__init__(prog)
        else:  # what it tells is cut at spaces afterwards
            super().__init__(prog, indent_increment=0, max_help_position=0, width=_UNCUT)
        self._lang = lang

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, _text(self._lang, "cli-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(_text(self._lang, "cli-options" if heading == "options" else "cli-arguments"))

    def _expand_help(self, action: argparse.Action) -> str:
        return _text(self._lang, action.help or "")

    def add_text(self, text: str | None) -> None:
        super().add_text(_text(self._lang, text) if text else text)


def _text(lang: str | None, id: str, **args: Arg) -> str:
    from companion.speech import catalogue

    return catalogue.of_system(lang).text(word(id, **args))


def _parser(lang: str | None, written: str | None = None) -> argparse.ArgumentParser:
    width = int(written) if written and written.isascii() and written.isdigit() and int(written) >= NARROWEST else None
    parser = _Parser(lang, width, prog="companion", description="cli-companion")
    parser.add_argument("--version", action="store_true", help="cli-version")
    table = _table_options()
    voice = _voice_options()
    name = _name_option()
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, *parents: Any) -> argparse.ArgumentParser:
        return commands.add_parser(
            name, lang=lang, width=width, help=f"cli-{name}", description=f"cli-{name}", parents=[*parents]
        )

    play = command("play", voice, table, name, _device_options())
    play.add_argument("game", nargs="?", metavar="GAME", help="cli-game")
    demo = command("demo", voice)
    demo.add_argument("game", nargs="?", metavar="GAME", help="cli-game")
    say = command("say", voice)
    said = say.add_mutually_exclusive_group(required=True)
    said.add_argument("what", nargs="*", default=[], metavar="WHAT", help="cli-what")
    said.add_argument("--earcons", action="store_true", help="cli-option-earcons")
    command("stickers", voice)
    command("games", voice)
    rules = command("rules", voice, _device_options())
    rules.add_argument("game", metavar="GAME", help="cli-game")
    rules.add_argument("word", nargs="*", default=[], metavar="WORD", help="cli-rules-word")
    codes = command("codes", voice)
    codes.add_argument("box", metavar="GAME|stickers", help="cli-box")
    labels = command("labels", voice)
    labels.add_argument("box", nargs="?", metavar="GAME|stickers|blank|phones", help="cli-box-blank")
    labels.add_argument("-o", dest="pdf", type=Path, metavar="FILE", help="cli-option-pdf")
    labels.add_argument("--sheets", action="store_true", help="cli-option-sheets")
    labels.add_argument("--sheet", default="L7651", metavar="SHEET", help="cli-option-sheet")
    labels.add_argument("--symbol", metavar="SYMBOL", help="cli-option-symbol")
    labels.add_argument("--dpi", type=int, default=300, metavar="DPI", help="cli-option-dpi")
    labels.add_argument("--start", type=int, default=1, metavar="N", help="cli-option-start")
    labels.add_argument("--count", type=int, metavar="N", help="cli-option-count")
    labels.add_argument("--series", metavar="NAME", help="cli-option-series")
    labels.add_argument("--outline", action="store_true", help="cli-option-outline")
    labels.add_argument("--right", type=number, default=0.0, metavar="MM", help="cli-option-right")
    labels.add_argument("--down", type=number, default=0.0, metavar="MM", help="cli-option-down")
    labels.add_argument("--scale", type=number, default=100.0, metavar="PERCENT", help="cli-option-scale")
    labels.add_argument("--font", type=Path, metavar="FILE", help="cli-option-font")
    labels.add_argument("--wifi", metavar="NAME", help="cli-option-wifi")
    labels.add_argument("--password", metavar="PASSWORD", help="cli-option-password")
    labels.add_argument("--address", metavar="ADDRESS", help="cli-option-address")
    check = command("check", voice)
    check.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="cli-paths")
    replay = command("replay", voice, name)
    replay.add_argument("file", nargs="?", default="last", metavar="FILE", help="cli-file")
    replay.add_argument("--aloud", action="store_true", help="cli-aloud")
    setup = command("setup", voice, name, _device_options())
    setup.add_argument("part", nargs="?", choices=(*PARTS, "tutorial"), metavar="PART", help="cli-part")
    setup.add_argument("--install", action="store_true", help="cli-option-install")
    setup.add_argument("--uninstall", action="store_true", help="cli-option-uninstall")
    setup.add_argument("--pages", action="store_true", help="cli-option-install-pages")
    tutorial = command("tutorial", voice, name, _device_options())
    tutorial.add_argument("game", nargs="?", metavar="GAME", help="cli-game")
    command("devices", voice)
    teach = command("teach", voice, _device_options())
    teach.add_argument("game", metavar="GAME", help="cli-teach-game")
    teach.add_argument("token", nargs="?", metavar="TOKEN", help="cli-token")
    teach.add_argument("--microphone", metavar="NAME", help="cli-option-microphone")
    teach.add_argument("--merge", type=Path, metavar="FILE", help="cli-option-merge")
    library = command("decks", voice)
    library.add_argument("act", nargs="*", action=_Act, default=[], metavar="export|import", help="cli-decks-act")
    library.add_argument("--by", default="", metavar="NAME", help="cli-option-by")
    return parser


def _voice_options() -> argparse.ArgumentParser:
    """The options of every command that speaks."""
    options = argparse.ArgumentParser(add_help=False)
    options.add_argument("--lang", metavar="LANG", help="cli-option-lang")
    options.add_argument("--mute", action="store_true", help="cli-option-mute")
    options.add_argument("--data", type=Path, metavar="DIR", help="cli-option-data")
    options.add_argument("--output", action="append", default=[], metavar="WHO=NAME", help="cli-option-output")
    options.add_argument("--show-private", action="store_true", help="cli-option-show-private")
    options.add_argument("--plain", action="store_true", help="cli-option-plain")
    options.add_argument("--width", type=cells, metavar="N", help="cli-option-width")
    return options


def _name_option() -> argparse.ArgumentParser:
    """The option of every command that belongs to one of several tables."""
    options = argparse.ArgumentParser(add_help=False)
    options.add_argument("--table", metavar="NAME", help="cli-option-table")
    return options


def _table_options() -> argparse.ArgumentParser:
    """The options of a table."""
    options = argparse.ArgumentParser(add_help=False)
    options.add_argument("--players", type=int, metavar="N", help="cli-option-players")
    options.add_argument("--names", metavar="NAMES", help="cli-option-names")
    options.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="rules", help="cli-option-set")
    options.add_argument("--pages", action="store_true", help="cli-option-pages")
    options.add_argument("--tls", action="store_true", help="cli-option-tls")
    options.add_argument(
        "--wait-for-sound", type=number, default=0.0, metavar="SECONDS", help="cli-option-wait-for-sound"
    )
    return options


def _device_options() -> argparse.ArgumentParser:
    """The options for devices and for what replaces them."""
    options = argparse.ArgumentParser(add_help=False)
    options.add_argument("--scanner", action="append", default=[], metavar="URL", help="cli-option-scanner")
    options.add_argument("--keypad", action="append", default=[], metavar="URL", help="cli-option-keypad")
    options.add_argument("--script", metavar="FILE", help="cli-option-script")
    return options
