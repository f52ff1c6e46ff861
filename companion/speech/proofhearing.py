"""Proof by ear: what sounds wrong in our words and in an owner's, found before anybody hears it.

Every message is said with examples for all that it takes in, and the text is read by the voice's own rules
(``phonemes``). What ``hearing`` lists for a language is looked for in it. It makes no sound and knows no game. What it
finds is advice: nothing that was checked becomes wrong by it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from companion.files import documents
from companion.files.documents import Fault
from companion.model import Arg, Frozen, OwnText, Several, Verbosity, Who, Word
from companion.speech import hearing, lexicon, phonemes
from companion.speech.catalogue import Catalogue
from companion.speech.key_names import NUMERIC, KeyNames, renaming
from companion.speech.lexicon import Lexicon
from companion.speech.proofreading import CutEntry, written_in

NUMBERS = (1, 2, 11, 21, 80)
#: What an argument may be whose name nobody has entered.
UNKNOWN = ("number", "player", "thing")
#: The seat whose player has no name.
UNNAMED = Who(4)

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_DIGITS = r"(?<![\w-])\d+(?:[.,]\d+)*(?![\w])"
#: What may stand between two words that the voice joins.
_JOINED = r"[^\w.,;:!?…]+"
_PAIR = re.compile(rf"(?<!['’\w-])(\w+) (?=({_WORD.pattern}))")
_LETTERS_BEHIND = re.compile(r"\d+[^\W\d_]+")
_KEY = re.compile(r"(?<![\w'’*/=-])[A-D](?![\w'’*/=-])")
#: From one key's letter to the next.
_AND = re.compile(r"(?:, |,? \w{1,4} | )$")
_SENTENCE = re.compile(r"(?:^|[.:;!?…]\s+)([^\W\d_]+)")
_SMALL = re.compile(r"(?:^|[.!?…]\s+)[^\W\d_A-ZÀ-Þ]\w*")
_VOWELS = re.compile("[aeɔo]ɪ|[aəo]ʊ|[aeiouyøœɛɔəɐɑæɒʌʊɪɜɨʉ]̃?")
_ENDS = re.compile(r"[.!?…]$")


class Finding(Frozen):
    """``rule`` of ``hearing.RULES``, and the words that sound wrong."""

    rule: str
    words: str


class ProofListener:
    """Listens to one language. Raises phonemes.NoVoice, documents.Faulty."""

    def __init__(self, lang: str, voices: Path) -> None:
        self.lang = lang
        self.voices = voices
        self.ear = hearing.load(lang, voices)
        self.shared = hearing.load_shared(voices)
        self._reader = phonemes.reader(lang)
        self._lexicon: Lexicon = lexicon.load(lang, voices)
        numeric = KeyNames()
        numeric.used(None, NUMERIC)
        self._renaming = renaming(lang, voices, NUMERIC)
        self._catalogues = {
            level: tuple(
                Catalogue(lang, verbosity=level, keys=keys, report=_unheard, voices=voices) for keys in (None, numeric)
            )
            for level in Verbosity
        }
        self._known: dict[str, tuple[Finding, ...]] = {}
        self._respelt = frozenset(word for read in self._lexicon.entries.values() for word in _WORD.findall(read))
        self._words: dict[str, Finding | None] = {}

    # --- messages

    def messages(self, files: Collection[Path] | None = None) -> Iterator[Fault]:
        """Everything that sounds wrong in these files of words, by default in all of the language's."""
        for entry in self.written.values():
            if not entry.id.startswith("-") and (files is None or entry.path in files):
                for heard in self.message(entry.id):
                    if (entry.id, heard.rule) not in self.ear.meant:
                        yield self.fault(entry.path, entry.line, entry.id, heard)

    def message(self, id: str) -> tuple[Finding, ...]:
        """What sounds wrong in a message at any verbosity, the first of each rule, whether it is meant so or not."""
        found: dict[str, Finding] = {}
        for word in self.samples(id):
            for level in (Verbosity.NORMAL, *self.written[id].levels):
                for heard in self.line(word, level):
                    if heard.rule != "small" or not heard.words[0].isalpha() or not id.startswith(self.shared.pieces):
                        found.setdefault(heard.rule, heard)
        return tuple(found.values())

    def line(self, said: Word, level: Verbosity = Verbosity.NORMAL) -> Iterator[Finding]:
        """What sounds wrong in a line, as a listener of this language gets it at a 4x4 pad or at a numeric one."""
        pad, numeric = self._catalogues[level]
        told = self._own(pad, said)
        for text in told:
            yield from self.text(text)
        if any(self._renaming.respell(text) != text for text in told):
            for text in self._own(numeric, said):
                yield from self.text(text)

    def _own(self, catalogue: Catalogue, said: Word) -> tuple[str, ...]:
        """The phrases in this language."""
        return tuple(phrase.text for phrase in catalogue.phrases(said) if phrase.lang == self.lang)

    @cached_property
    def written(self) -> dict[str, CutEntry]:
        """The language's entries by their ids."""
        files = sorted((self.voices / self.lang).glob("*.ftl"))
        return {entry.id: entry for path in files for entry in written_in(path)}

    def told(self, id: str) -> frozenset[str]:
        """What a message is told: its variables, and those of the messages that it says."""
        entry = self.written[id]
        return entry.variables.union(*(self.told(name) for name in entry.references if name in self.written))

    def samples(self, id: str) -> Iterator[Word]:
        """The message with different examples for all that it is told."""
        variables = sorted(self.told(id))
        values = [self.examples(id, name) for name in variables]
        for turn in range(max(map(len, values), default=1)):
            # Each begins elsewhere in its row, so that not always the first meets the first.
            args = (row[(turn + rank) % len(row)] for rank, row in enumerate(values))
            yield Word(id, tuple(zip(variables, args, strict=True)))

    def examples(self, id: str, variable: str) -> tuple[Arg, ...]:
        """What may stand in the place of this variable in a message."""
        names = (f"{id}/{variable}", f"{self.written[id].path.stem}/{variable}", variable)
        sorts = next((self.shared.sorts[name] for name in names if name in self.shared.sorts), UNKNOWN)
        return tuple(arg for sort in sorts for arg in self._examples[sort])

    @cached_property
    def _examples(self) -> dict[str, tuple[Arg, ...]]:
        ear = self.ear
        players: tuple[Arg, ...] = (*(Who(seat, name) for seat, name in enumerate(ear.players, start=1)), UNNAMED)
        things: tuple[Arg, ...] = tuple(OwnText(self.lang, name) for name in ear.things)
        return {
            "number": NUMBERS,
            "player": players,
            "players": (Several(players[:2]), Several(players[1:])),
            "thing": things,
            "things": (Several(things[:1]), Several(things)),
            "sentence": (OwnText(self.lang, ear.sentence),),
            "text": (ear.text,),
        }

    # --- a text

    def owned(self, text: str) -> tuple[Finding, ...]:
        """What sounds wrong in an owner's text of this language, before the lexicon has respelt it."""
        return self.text(self._lexicon.respell(" ".join(text.split())))

    def text(self, text: str) -> tuple[Finding, ...]:
        """What sounds wrong in a text as the voice gets it."""
        if text not in self._known:
            self._known[text] = tuple(dict.fromkeys(self._listened(text)))
        return self._known[text]

    def _listened(self, text: str) -> Iterator[Finding]:
        for word in dict.fromkeys(_WORD.findall(text)):
            heard = self.word(word)
            if heard and word not in self.shared.written:
                yield heard
        for clause in self._reader.clauses(text):
            yield from self._clause(clause.text)
        yield from self._keys(text)
        yield from self._commands(text)
        for rule, patterns in (("trap", self.ear.traps), ("mixed", self.ear.mixed)):
            for pattern in patterns:
                yield from (Finding(rule, found[0]) for found in pattern.finditer(text))
        if _ENDS.search(text):
            yield from (Finding("small", found[0]) for found in _SMALL.finditer(text))

    def word(self, word: str) -> Finding | None:
        """What sounds wrong in a word by itself, whether it is to stay as it is written or not."""
        if word not in self._words:
            self._words[word] = self._word(word)
        return self._words[word]

    def _word(self, word: str) -> Finding | None:
        strange = self.ear.foreign and word not in self._respelt and self.ear.foreign.fullmatch(word)
        if strange or self._reader.foreign(word):
            return Finding("foreign", word)
        if self._reader.spelt(word) or _LETTERS_BEHIND.fullmatch(word):
            return Finding("spelt", word)
        return Finding("dropped", word) if self._drops(word) else None

    def _drops(self, word: str) -> bool:
        """Whether an accent of another language costs the word a syllable."""
        if not self.ear.letters or not word.isalpha() or all(letter in self.ear.letters for letter in word.lower()):
            return False
        written = re.findall(r"[aeiouy]+|[à-öø-ÿ]", word.lower().rstrip("e"))
        return len(_VOWELS.findall(self._reader.sounds(word))) < len([one for one in written if one not in "çñ"])

    def _clause(self, clause: str) -> Iterator[Finding]:
        for rule, pattern in self._neighbours:
            yield from (Finding(rule, found[0]) for found in pattern.finditer(clause))
        for before, name in self._before_names.findall(clause):
            if self._joins(before, name):
                yield Finding("liaison", f"{before} {name}")
        for clash in self.ear.clashes:
            for word, following in _PAIR.findall(clause):
                if (
                    word.lower() in clash.words
                    and following.lower() not in clash.but
                    and clash.sound.match(self._reader.sounds(following))
                ):
                    yield Finding("clash", f"{word} {following}")

    @cached_property
    def _names(self) -> str:
        unnamed = self._catalogues[Verbosity.NORMAL][0].text(Word("seat-unnamed", (("seat", UNNAMED.seat),)))
        named = (re.escape(self._lexicon.respell(name)) for name in self.ear.players)
        return "|".join((*named, re.escape(self._lexicon.respell(unnamed)).replace(str(UNNAMED.seat), r"\d+")))

    @cached_property
    def _neighbours(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        number = rf"(?:{_DIGITS}|\b(?i:{'|'.join(sorted(self.ear.numbers) or ['(?!)'])})\b)"
        things = "|".join(re.escape(self._lexicon.respell(thing)) for thing in self.ear.things) or "(?!)"
        determined = "|".join(map(re.escape, sorted(self.ear.determiners))) or "(?!)"
        return (
            ("numbers", re.compile(f"{number}{_JOINED}{number}")),
            ("number-name", re.compile(rf"{number}{_JOINED}\b(?:{things}|{self._names})\b")),
            # A choice, "1 the monk": a capital or an article within the clause begins a name.
            ("number-name", re.compile(rf"^{number} (?:[A-ZÀ-Þ]\w|(?:{determined})(?:\b|(?<=['’])))[\w’']*")),
            ("number-name", re.compile(rf"\b(?:{self._names}){_JOINED}{number}")),
        )

    @cached_property
    def _before_names(self) -> re.Pattern[str]:
        return re.compile(rf"([^\W_]+(?:['’][^\W_]+)*) ({self._names})\b")

    def _joins(self, before: str, name: str) -> bool:
        """Whether the voice puts a sound between the word and the name."""
        sounds = self._reader.sounds
        together, alone = sounds(f"{before} {name}"), sounds(name)
        return (
            bool(self.ear.liaisons)
            and together.endswith(alone)
            and len(together) > len(sounds(before)) + len(alone)
            and together.removesuffix(alone)[-1:] in self.ear.liaisons
        )

    def _keys(self, text: str) -> Iterator[Finding]:
        fine = -1
        for found in _KEY.finditer(text):
            before, after = text[: found.start()], text[found.end() :]
            words = _WORD.findall(before)
            follows = _AND.search(before)
            begins = not before or bool(re.search(r"[.:;!?…«“¿¡(]\s*$", before))
            named = bool(words) and words[-1].lower() in self.ear.keys and before.endswith(f"{words[-1]} ")
            if named or (follows and follows.start() == fine):
                fine = found.end()
            elif not (begins and found[0] in self.ear.articles and not self._is_key(after)):
                yield Finding("key", f"{' '.join(words[-2:])} {found[0]}{after[:12]}".strip())

    def _is_key(self, after: str) -> bool:
        """Whether what follows the letter shows that it is no article."""
        return bool(self.ear.unless and self.ear.unless.match(after))

    def _commands(self, text: str) -> Iterator[Finding]:
        for found in _SENTENCE.finditer(text):
            word = found[1].lower()
            for ending, command in self.ear.commands:
                if word.endswith(ending) and word not in self.ear.nouns and not word.endswith(self._endings):
                    sounds = self._reader.sounds
                    if sounds(word) == sounds(word.removesuffix(ending) + command):
                        yield Finding("command", found[1])
                        break

    @cached_property
    def _endings(self) -> tuple[str, ...]:
        return tuple(noun.removeprefix("-") for noun in self.ear.nouns if noun.startswith("-"))

    def fault(self, path: Path, line: int | None, field: str, heard: Finding) -> Fault:
        """What was heard, as advice about a place in a file."""
        return Fault(path, line, field, f"heard-{heard.rule}", (("words", OwnText(self.lang, heard.words)),))


def texts(value: Any) -> Iterator[OwnText]:
    """The words of an owner in what was read of their file, in whatever it holds them."""
    match value:
        case OwnText():
            if value.text:
                yield value
        case str() | bytes():
            return
        case Mapping():
            for item in value.values():
                yield from texts(item)
        case tuple() | list() | frozenset():
            for item in value:
                yield from texts(item)
        case _ if is_dataclass(value) and not isinstance(value, type):
            for entry in fields(value):
                yield from texts(getattr(value, entry.name))


def of_owner(path: Path, value: Any, voices: Path) -> Iterator[Fault]:
    """What sounds wrong in an owner's file, each text in its own language. Raises phonemes.NoVoice."""
    lines = documents.read_text(path).splitlines()
    for own in dict.fromkeys(texts(value)):
        lang = own.lang.partition("-")[0]
        if (voices / lang / "voice.yaml").exists():
            begins = re.compile(rf"""(?:^|[:,-] ?)\s*['"]?{re.escape(own.text.splitlines()[0][:30])}""")
            line = next((number for number, text in enumerate(lines, start=1) if begins.search(text)), None)
            for heard in listener(lang, voices).owned(own.text):
                yield listener(lang, voices).fault(path, line, "", heard)


@cache
def listener(lang: str, voices: Path) -> ProofListener:
    """The language's listener, the same for the whole run. Raises phonemes.NoVoice, documents.Faulty."""
    return ProofListener(lang, voices)


def _unheard(fault: Fault) -> None:
    """What cannot be said is found by proofreading."""
