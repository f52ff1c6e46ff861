"""The catalogue: from announcements to words.

It knows the messages of ``voices/<lang>/*.ftl``. It must never see the state of a game: an announcement's arguments
have everything that its sentence needs. It must never fall silent either: a message that a language lacks is said in
French, the source language. One that French lacks too is said as its id, and the fault is reported.

Parsing a whole language takes longer than the rest of a cold start. So the files are only cut into entries, and an
entry is parsed when it is first said. ``proofreading`` parses the whole files.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from companion import model
from companion.files import documents, resources
from companion.files.documents import Fault, Faulty
from companion.model import Announcement, Arg, OwnText, Phrase, Several, Verbosity, Who, Word, in_pieces, replace
from companion.speech import lexicon
from companion.speech.key_names import KeyNames, Prints, renaming
from companion.speech.lexicon import Lexicon
from companion.speech.voices import SOURCE, choose, loudness, system_language

Report = Callable[[Fault], None]

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
#: What lies between words. A no-break space is part of a word.
_SPACES = re.compile(r"[^\S\u00a0\u202f]+")
#: In an entry: what it refers to.
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
#: In an entry: an argument.
_ARGUMENT = re.compile(r"\$([a-z][a-z0-9-]*)")
#: In a sentence, private-use characters stand for words of another language until it is cut into phrases.
_STAND_INS = re.compile("([\ue000-\uf8ff])")
_FIRST_STAND_IN = 0xE000
#: Where a sentence begins; and what ends one.
_BEGINS = re.compile(r"^|[.!?…] ")
_ENDS = re.compile(r"[.!?…]$")
#: A name that ends with a full stop, and that of its sentence.
_DOUBLED = re.compile(r"(\w\.)\.(?!\.)")
#: Fluent puts no longer text into a sentence.
_TOO_LONG = 1000
#: So many messages that stand on pages are kept in words: a few for every page, and what they may change into.
_STANDING = 256
#: Closing signs belong to the phrase before them; alone they would be read out, or make a pause.
_CLOSING = re.compile(r"[^\w«“¿¡(]+")


def of_system(lang: str | None = None) -> Catalogue:
    """The words of the language that was asked for, else of the system's language, else of French."""
    return Catalogue(choose(lang, system_language()))


#: Where one sentence ends and another begins.
_SENTENCE_ENDS = re.compile(r"(?<=[.?!])\s+(?=\S)")
#: What takes less than five seconds at the usual rate in the slowest language: letters. A number counts as several.
_BREATH, _NUMBER = 74, 7


def _breaths(text: str, others: Sequence[OwnText]) -> list[str]:
    """The text in pieces of whole sentences, each as much as one breath takes. ``others``: what stand-ins stand for."""
    found: list[str] = []
    room = 0
    for sentence in _SENTENCE_ENDS.split(text):
        whole = _STAND_INS.sub(lambda own: others[ord(own[0]) - _FIRST_STAND_IN].text, sentence)
        long = len(whole) + _NUMBER * len(re.findall(r"\d+", whole))
        room -= long
        if found and room >= 0:
            found[-1] += f" {sentence}"
        else:
            found.append(sentence)
            room = _BREATH - long
    return found


class Catalogue:
    """The words of one language at one verbosity. ``names``: how people's names are said, where not as written.
    ``keys``: how keys are called.

    ``report`` gets the fault of every message that cannot be said correctly, once for each; by default it writes to
    standard error. A ``report`` that raises makes the catalogue strict, as tests want it.
    """

    def __init__(
        self,
        lang: str,
        *,
        verbosity: Verbosity = Verbosity.NORMAL,
        names: Mapping[str, OwnText] = MappingProxyType({}),
        keys: KeyNames | None = None,
        report: Report | None = None,
        voices: Path | None = None,
    ) -> None:
        self.lang = lang
        self.verbosity = verbosity
        self.names = names
        self._keys = keys or KeyNames()
        self._prints: Prints = ()  # of those who hear the present line
        self._voices = voices or resources.voices()
        self._report = report or self._write
        self._reported: set[Fault] = set()
        self._words: dict[Prints, list[_Language]] = {}
        self._lexicons: dict[str, Lexicon] = {}
        self._standing = lru_cache(maxsize=_STANDING)(self._in_runs)

    @property
    def loudness(self) -> float:
        """How loud its language is spoken, in LUFS."""
        return loudness(self.lang, self._voices)

    def phrases(self, said: Announcement | Word) -> tuple[Phrase, ...]:
        """What to speak: one phrase for each run of words in one language; none where this verbosity says nothing."""
        runs: list[Phrase] = []
        for run in self._runs(said, aloud=True):
            last = runs[-1] if runs else None
            if last and not last.recording and not run.recording and last.lang == run.lang:
                runs[-1] = Phrase(last.lang, last.text + run.text)
            elif last and not run.recording and (closing := _CLOSING.match(run.text)):
                runs[-1] = Phrase(last.lang, last.text + closing[0].rstrip(), last.recording)
                runs.append(Phrase(run.lang, run.text[closing.end() :]))
            else:
                runs.append(run)
        # The text of a recording is not heard, so two phrases with the same recording are one.
        return tuple(
            replace(run, text="" if run.recording else self._read_out(run.lang, " ".join(run.text.split())))
            for run in runs
            if run.recording or run.text.strip()
        )

    def text(self, said: Announcement | Word) -> str:
        """The same words as one line, for a terminal or for print. A no-break space stays one."""
        return _SPACES.sub(" ", "".join(run.text for run in self._runs(said))).strip()

    def runs(self, said: Announcement | Word) -> tuple[tuple[str, str], ...]:
        """The same words as ``text``, each run with its language: for whoever has them read by a machine of their own.
        Put together they are one line. What stands on a page is asked for again at every key."""
        return self._standing(said, self._keys.heard_by()) if isinstance(said, Word) else self._in_runs(said)

    def _in_runs(self, said: Announcement | Word, prints: Prints = ()) -> tuple[tuple[str, str], ...]:
        found: list[tuple[str, str]] = []
        for run in self._runs(said):
            if found and found[-1][0] == run.lang:
                found[-1] = (run.lang, found[-1][1] + run.text)
            elif run.text:
                found.append((run.lang, run.text))
        spaced = [(lang, _SPACES.sub(" ", text)) for lang, text in found]
        if spaced:
            spaced[0] = (spaced[0][0], spaced[0][1].lstrip())
            spaced[-1] = (spaced[-1][0], spaced[-1][1].rstrip())
        return tuple(run for run in spaced if run[1])

    def templates(self, beginning: str) -> dict[str, str]:
        """The messages whose ids begin so, by id: each argument stands in it as ``{name}``, to be put in elsewhere."""
        words = next(self._wordings())
        names = {id: words.arguments(id) for id in words.entries if id.startswith(beginning)}
        return {
            id: self._sentence(id, {name: f"{{{name}}}" for name in args}, [], Verbosity.NORMAL)
            for id, args in names.items()
        }

    def pieces(self, said: Announcement) -> tuple[Announcement, ...]:
        """The line as it is said: in pieces where its list is long, whole where this verbosity leaves the list out."""
        pieces = in_pieces(said)
        if len(pieces) > 1:
            return pieces if self._around(said, [], self._level(said))[1] else (said,)
        if not said.breaths or said.piece:
            return pieces
        self._prints = self._keys.heard_by(said.audience)
        others: list[OwnText] = []
        breaths = _breaths(self._message(said.id, said.args, others, self._level(said)), others)
        return (
            tuple(replace(said, piece=number) for number in range(1, len(breaths) + 1)) if len(breaths) > 1 else pieces
        )

    def _read_out(self, lang: str, text: str) -> str:
        """The spelling that makes the voice read the text correctly; the text itself where the lexicon is faulty."""
        if lang not in self._lexicons:
            self._lexicons[lang] = Lexicon({})
            try:
                self._lexicons[lang] = lexicon.load(lang.partition("-")[0], self._voices)
            except Faulty as refused:
                for fault in refused.faults:
                    self._report(fault)
        return self._lexicons[lang].respell(text)

    def _runs(self, said: Announcement | Word, aloud: bool = False) -> Iterator[Phrase]:
        """The runs of words in one language; with ``aloud`` as they are to be read, else as they are shown."""
        others: list[OwnText] = []
        self._prints = self._keys.heard_by(said.audience if isinstance(said, Announcement) else None)
        level = self._level(said)
        if isinstance(said, Announcement) and said.piece and len(in_pieces(replace(said, piece=0))) > 1:
            sentence = self._piece(said, others, level)
        elif isinstance(said, Announcement) and said.piece:
            sentence = _breaths(self._message(said.id, said.args, others, level), others)[said.piece - 1]
        else:
            sentence = self._message(said.id, said.args, others, level)
        if isinstance(said, Announcement) and said.due is not None:
            due = self._message(said.due.id, said.due.args, others, Verbosity.BRIEF)
            sentence = self._sentence("refusal", {"why": sentence, "due": due}, others, level)
        return self._cut(self.lang, sentence, others, aloud)

    def _level(self, said: Announcement | Word) -> Verbosity:
        habit = said.level if isinstance(said, Announcement) else None
        return self.verbosity if self.verbosity is not Verbosity.HABIT else habit or Verbosity.NORMAL

    def _piece(self, said: Announcement, others: list[OwnText], level: Verbosity) -> str:
        """One piece of a long list. A list that was begun is said to its end, whatever the verbosity is by then."""
        around = (self._around(said, others, words) for words in (level, Verbosity.NORMAL, Verbosity.FULL))
        before, _, behind = next((found for found in around if found[1]), ("", "", ""))
        several = said.listed[1]
        start = (said.piece - 1) * several.breath
        last = start + several.breath >= len(several.items)
        entries = several.items[start : start + several.breath]
        listed = self._list(entries, several.numbered, last, others, level)
        listed = listed + behind if last else self._sentence("list-goes-on", {"items": listed}, others, level)
        return before + listed if said.piece == 1 else listed

    def _around(self, said: Announcement, others: list[OwnText], level: Verbosity) -> tuple[str, str, str]:
        """What stands before the list, what stands for it, and what stands behind it: "" where it is not said."""
        here = self._stand_in(OwnText(self.lang, ""), others)
        name = said.listed[0]
        values = {other: here if other == name else self._argument(value, others, level) for other, value in said.args}
        return self._sentence(said.id, values, others, level).partition(here)

    def _cut(self, lang: str, sentence: str, others: list[OwnText], aloud: bool) -> Iterator[Phrase]:
        text = ""
        for part in _STAND_INS.split(sentence):
            if _STAND_INS.fullmatch(part):
                own = others[ord(part) - _FIRST_STAND_IN]
                if own.recording:
                    text = own.text or self._sentence("own-recording", {}, others, Verbosity.NORMAL)
                    yield Phrase(own.lang, text, own.recording)
                    continue
                ours = own.lang.partition("-")[0] == self.lang
                text = own.said if aloud and own.said else own.text
                yield from self._cut(self.lang if ours else own.lang, text, others, aloud)
            elif part := part.removeprefix("." if _ENDS.search(text) else ""):  # they end the sentence themselves
                yield Phrase(lang, _DOUBLED.sub(r"\1", part))

    def _message(self, id: str, args: tuple[tuple[str, Arg], ...], others: list[OwnText], level: Verbosity) -> str:
        """The message with its arguments in place. Words of other languages go into ``others``."""
        values = {name: self._argument(value, others, level) for name, value in args}
        ours = [said for name, value in args if isinstance(said := values[name], str) and not _as_typed(value, said)]
        return _begun(self._sentence(id, values, others, level), ours, others)

    def _sentence(self, id: str, values: dict[str, str | int], others: list[OwnText], level: Verbosity) -> str:
        for words in self._wordings():
            try:
                sentence, problems = words.format(id, level, values)
            except LookupError:
                self._tell(words, id, "fault-missing-message")
                continue
            for problem in problems:
                self._tell(words, id, "fault-unsayable", problem=OwnText("en", problem))
            return sentence if words.lang == self.lang else self._stand_in(OwnText(words.lang, sentence), others)
        return " ".join([id.replace("-", " "), *(str(value) for value in values.values())])

    def _argument(self, value: Arg, others: list[OwnText], level: Verbosity) -> str | int:
        match value:
            case int():
                return value
            case str():
                text = _STAND_INS.sub("", value)
                return text if len(text) < _TOO_LONG else self._stand_in(OwnText(self.lang, text), others)
            case OwnText(text=text, said=said):
                clean = replace(value, text=_STAND_INS.sub("", text), said=_STAND_INS.sub("", said))
                return self._stand_in(clean, others)
            case model.OwnWords():
                return self._argument(value.for_listener(self.lang), others, level)
            case Who(seat, there=False):
                return self._message("seat-empty", (("seat", seat),), others, level)
            case Who(seat, None):
                return self._message("seat-unnamed", (("seat", seat),), others, level)
            case Who(_, name):
                return self._argument(self.names.get(name or "", name or ""), others, level)
            case Word(id, args):
                return self._message(id, args, others, level)
            case Several(items, numbered):
                return self._list(items, numbered, True, others, level)

    def _list(self, listed: Sequence[Arg], numbered: bool, ends: bool, others: list[OwnText], level: Verbosity) -> str:
        """``ends``: nothing follows, so that the last item may have its "and"."""
        comma = "list-next" if numbered else "list-comma"
        end = "list-end" if ends and not numbered else comma
        items = [self._argument(item, others, level) for item in listed]
        if not items:
            return ""
        *most, last = items
        if not most:
            return str(last)
        start = most[0]
        for item in most[1:]:
            start = self._sentence(comma, {"start": start, "item": item}, others, level)
        return self._sentence(end, {"start": start, "item": last}, others, level)

    def _stand_in(self, own: OwnText, others: list[OwnText]) -> str:
        others.append(own)
        return chr(_FIRST_STAND_IN + len(others) - 1)

    def _wordings(self) -> Iterator[_Language]:
        words = self._words.setdefault(self._prints, [])
        for number, lang in enumerate((self.lang, SOURCE) if self.lang != SOURCE else (SOURCE,)):
            if len(words) == number:
                words.append(_language(lang, self._voices, self._prints))
            yield words[number]

    def _tell(self, words: _Language, id: str, fault: str, **args: Arg) -> None:
        told = Fault(words.path_of(id), None, id, fault, tuple(args.items()))
        if told not in self._reported:
            self._reported.add(told)
            self._report(told)

    def _write(self, fault: Fault) -> None:
        print(self.text(fault.word()), file=sys.stderr)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _as_typed(value: Arg, said: str) -> bool:
    """Whether what is said of this value begins with what somebody types letter by letter: a file, an option."""
    if isinstance(value, Word):
        return any(_as_typed(arg, said) for _, arg in value.args)
    return isinstance(value, str) and value != "" and said.startswith(value)


def _begun(sentence: str, said: list[str], others: list[OwnText]) -> str:
    """A sentence that begins with what it takes in ("player 4") begins with a capital: the eye wants it, and after a
    full stop the voice makes no pause before a small letter. What is no sentence stays as it is.
    """
    whole = _STAND_INS.sub(lambda found: others[ord(found[0]) - _FIRST_STAND_IN].text, sentence)
    if not said or not _ENDS.search(whole):
        return sentence
    letters = list(sentence)
    for at in (found.end() for found in _BEGINS.finditer(sentence)):
        if any(value and sentence.startswith(value, at) for value in said):
            if _STAND_INS.fullmatch(letters[at]):
                place = ord(letters[at]) - _FIRST_STAND_IN
                others[place] = replace(
                    others[place], text=_capital(others[place].text), said=_capital(others[place].said)
                )
            else:
                letters[at] = letters[at].upper()
    return "".join(letters)


def cut(text: str) -> Iterator[tuple[str, str, int]]:
    """The entries of a file's text: name, words with the comments behind them, and where they begin (an index)."""
    starts = [*_ENTRY.finditer(text)]
    ends = [entry.start() for entry in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end], start.start()


def uncommented(entry: str) -> str:
    """An entry's words alone."""
    return _COMMENT.sub("", entry)


class _Language:
    """The entries of one language's files, parsed one by one as they are needed. ``prints``: see ``key_names``."""

    def __init__(self, lang: str, voices: Path, prints: Prints) -> None:
        from fluent.runtime import FluentBundle  # takes most of a cold start, so commands without words skip it

        self.lang = lang
        self._folder = voices / lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._renaming = renaming(lang, voices, prints) if prints else None
        self.entries: dict[str, tuple[Path, str]] = {}
        for path in sorted(self._folder.glob("*.ftl")):
            self._cut(path)

    def _cut(self, path: Path) -> None:
        try:
            text = documents.read_text(path)
        except Faulty:  # each message that this makes unavailable is told when it is wanted
            return
        for name, entry, _ in cut(text):
            self.entries.setdefault(name, (path, entry))

    def arguments(self, id: str) -> set[str]:
        """The names of the arguments that the message takes in."""
        return set(_ARGUMENT.findall(uncommented(self.entries[id][1])))

    def path_of(self, id: str) -> Path:
        """The file that holds the message; the language's folder where none does."""
        return self.entries[id][0] if id in self.entries else self._folder

    def format(self, id: str, verbosity: Verbosity, values: dict[str, Any]) -> tuple[str, list[str]]:
        """The message, and what Fluent found wrong. Raises LookupError where there is no such message."""
        from fluent.runtime.types import fluent_number

        if not self._bundle.has_message(id):
            self._parse(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(verbosity.value, message.value)
        if pattern is None:
            raise LookupError(id)
        spoken = {
            # Digits without separators: a voice reads "12 345" as two numbers.
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in values.items()
        }
        sentence, errors = self._bundle.format_pattern(pattern, spoken)
        return str(sentence), [str(error) for error in errors]

    def _parse(self, id: str) -> None:
        """Parse the entry and every entry that it refers to."""
        from companion.speech.parsing import Parser

        wanted = [id]
        seen = set()
        while wanted:
            name = wanted.pop()
            if name not in seen and name in self.entries:
                seen.add(name)
                text = self.entries[name][1]
                parsed = Parser(with_spans=False).parse(uncommented(text))
                if self._renaming is not None:
                    _rename(parsed, self._renaming)
                self._bundle.add_resource(parsed)
                wanted += REFERENCE.findall(text)


def _rename(parsed: Any, renaming: Lexicon) -> None:
    """Call keys by other names wherever the entry itself has words: never in what it takes in."""
    from fluent.syntax.ast import BaseNode, TextElement

    if isinstance(parsed, TextElement):
        parsed.value = renaming.respell(parsed.value)
    for inner in parsed if isinstance(parsed, list) else vars(parsed).values() if isinstance(parsed, BaseNode) else ():
        _rename(inner, renaming)


#: The table and all ears share the same words, at any verbosity.
_language = lru_cache(maxsize=24)(_Language)
