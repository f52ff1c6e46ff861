"""Everything that is read before an evening begins: settings, words, stickers, packs and deck files.

It knows which file is needed for what, and gives values. It must never open a device or half load anything: a bad file
is refused as a whole. A file of the owner's is then left out, and the evening goes on without it; a shipped one is a
fault of the program (``documents.Faulty``).
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from types import MappingProxyType

from companion.boxes import decks, loader, recordings, stickers
from companion.boxes.box import Box, Kind, Pack
from companion.files import config
from companion.files.config import Outputs, SaidTwice, Settings
from companion.files.documents import Fault, Faulty, noted
from companion.games import FOLDERS, Games, flaws_of
from companion.games.protocol import Game, Opening, Seated
from companion.inputs import keys
from companion.inputs.codes import CodeBook
from companion.journal.notation import Veil
from companion.model import Frozen, OwnText, OwnTone, Rejection, Several, Token, Tone, Word, replace
from companion.refusal import Cannot, cannot
from companion.session.state import Shelf
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from companion.speech.key_names import KeyNames
from companion.speech.voices import Voice

#: A table's name: it is said, and it is a folder's name on every system.
_TABLE = re.compile(r"\w([\w -]{0,28}\w)?")


class Venue(Frozen):
    """What the files say. ``voices`` holds every language that can be spoken, ``series`` that of each box's codes.

    ``folder`` is shared by every table on the machine (packs, decks, settings); ``table`` is this table's own: its
    games, its lock, its ports and what it has learned. They are the same folder where the table has no name.
    ``left_out`` has the faults of the owner's files that were left out.
    ``said``: how names of players are said, where not as written. ``key_names``: how keys are called.
    """

    folder: Path
    table: Path
    settings: Settings
    voices: Mapping[str, Voice]
    stickers: stickers.Stickers
    shelf: Shelf
    book: CodeBook
    veil: Veil
    tone: Tone
    series: Mapping[str, str]
    said: Mapping[str, OwnText] = field(default_factory=lambda: MappingProxyType({}))
    left_out: tuple[Fault, ...] = ()
    key_names: KeyNames = field(default_factory=KeyNames)

    def catalogue(self, tone: Tone | None = None) -> Catalogue:
        """The words in the language and verbosity of that tone, by default the table's."""
        tone = tone or self.tone
        return Catalogue(tone.lang, verbosity=tone.verbosity, names=self.said, keys=self.key_names)

    def need(self, game: str) -> None:
        """Raises documents.Faulty where a deck file of this game was left out: here it cannot be done without."""
        needed = (decks.path_of(self.folder, game), decks.taught_path(self.folder, game))
        if faults := [fault for fault in self.left_out if fault.path in needed]:
            raise Faulty(faults)

    def playable(self) -> tuple[Pack, ...]:
        """The packs of the games that can be played, in the lobby's order."""
        return tuple(self.shelf.boxes[id].pack for id in self.shelf.playable())

    @property
    def engine_voices(self) -> tuple[str, ...]:
        """Names of engine voices, best first, for languages that have none in the tone."""
        return tuple(name for voice in self.voices.values() for name in voice.engine_voices)

    @property
    def voice_files(self) -> dict[str, Path]:
        """Piper's voice files by language; relative paths start at the data folder."""
        return config.voice_files(self.folder, self.settings.piper_voices)

    @property
    def recordings(self) -> Path:
        """The folder at which paths of recordings start."""
        return decks.folder_of(self.folder)

    def outputs(self, written: Sequence[str]) -> Outputs:
        """The outputs of ``--output table=NAME`` and ``--output seat2,seat5=NAME``, laid over those of the settings.

        Raises Cannot.
        """
        wishes = [output.partition("=") for output in written]
        for (who, _, name), output in zip(wishes, written, strict=True):
            if not (config.OUTPUT.pattern.fullmatch(who) and name):
                raise cannot("output-form", name=output)
        try:
            return Outputs.parse((who, name) for who, _, name in wishes).over(self.settings.outputs)
        except SaidTwice as twice:
            raise cannot("output-twice", who=twice.who) from None

    def key_maps(self, turned: Sequence[str] | None = None) -> dict[str, Mapping[str, str]]:
        """The key map of each kind of pad (``config.PADS``), as the settings change it.

        ``turned``: the pads whose rows change places, instead of those of the settings.
        """
        maps = {
            "keypad": keys.remapped(keys.FOUR_BY_FOUR, self.settings.pad_keys),
            "terminal": keys.remapped(keys.TERMINAL, self.settings.terminal_keys),
            "numeric-pad": keys.remapped(keys.PAD, self.settings.pad_keys),
        }
        exchanged = self.settings.turned_pads if turned is None else turned
        return {pad: keys.turned(of) if pad in exchanged else of for pad, of in maps.items()}

    def own_tone(self, output: str) -> OwnTone:
        """What the settings say of an ear. A language without a voice is left out."""
        own = self.settings.ears.get(output, OwnTone())
        return own if own.lang is None or own.lang in self.voices else replace(own, lang=None)


def enter(
    folder: Path, lang: str | None = None, rules: Mapping[str, str] | None = None, table: str | None = None
) -> Venue:
    """Read it all. ``lang`` and ``rules`` (setting → value) come from the command line and win.

    ``table`` is the name of a table beside others in the same folder. Raises documents.Faulty with the faults of
    shipped files, and Cannot for an unknown language or setting, or a name that no folder can have.
    """
    if table is not None and not _TABLE.fullmatch(table):
        raise cannot("table-name-form", name=table)
    place = folder if table is None else folder / "tables" / table
    if lang is not None and lang not in voices.languages():
        raise cannot("unknown-language", lang=lang, languages=Several(voices.languages()))
    _look(folder)
    faults: list[Fault] = []
    left_out: list[Fault] = []
    found, code = {}, stickers.Stickers((), {})
    settings = config.load(folder, {"language": lang}, place, left_out)
    with noted(faults):
        found = {name: voices.load(name) for name in voices.languages()}
    with noted(faults):
        code = stickers.load()
    boxes: dict[str, Box] = {}
    series: dict[str, str] = {}
    taught: dict[str, tuple[Token, ...]] = {}
    added: tuple[Path, ...] = ()
    with noted(left_out):
        added = loader.owned(folder)
        left_out += loader.of_one_name(folder)

    def clashes(own: Sequence[Kind]) -> list[tuple[str, str]]:
        return clashing([*code.kinds, *(kind for box in boxes.values() for kind in box.pack.kinds)], own)

    # A game of ours without its pack is a fault too.
    packs = [partial(loader.shipped, game) for game in dict.fromkeys((*loader.games(), *FOLDERS))]
    for load in [*packs, *(partial(loader.load_owned, path, clashes, left_out) for path in added)]:
        with noted(faults if load in packs else left_out):
            pack = load()
            deck = decks.owned(folder, pack, partial(flaws_of, pack.id), left_out)
            boxes[pack.id] = deck.box
            series[pack.id] = deck.series
            printed = [(barcode, Token(kind.id)) for kind in pack.kinds for barcode in kind.barcodes]
            for barcode, token in [*printed, *deck.barcodes.items()]:
                taught[barcode] = tuple(dict.fromkeys((*taught.get(barcode, ()), token)))
    if faults:
        raise Faulty(faults)
    games = Games({id: box.pack for id, box in boxes.items() if box.pack.declared})
    settings = replace(settings, games=_judged(games, boxes, settings, (folder, place), left_out))
    chosen_rules = _rules(games, settings, rules or {})
    for id, set in chosen_rules.items():
        if why := _refused(games[id], boxes[id], set):
            raise Cannot(why)
    kinds = [*code.kinds, *(kind for box in boxes.values() for kind in box.pack.kinds)]
    chosen = voices.choose(settings.language, voices.system_language(), available=found)
    own = tuple(settings.voices.items())
    shelf = Shelf(
        games=games,
        boxes=boxes,
        rules=chosen_rules,
        # Whose name was told how to say is known here too.
        regulars=tuple(dict.fromkeys((*settings.names, *settings.said))),
        languages=tuple(OwnText(name, voice.name) for name, voice in found.items()),
        legends=code.legends,
        sticker_numbers=code.numbers,
    )
    return Venue(
        folder,
        place,
        settings,
        found,
        code,
        shelf,
        CodeBook(kinds, series=series, taught=taught),
        _veil(CodeBook(kinds)),
        Tone(chosen, settings.volume, settings.rate or found[chosen].rate, settings.verbosity, own),
        series,
        {name: sayable for name, told in settings.said.items() if (sayable := _sayable(folder, told)) is not None},
        tuple(dict.fromkeys(left_out)),
    )


def _sayable(folder: Path, told: OwnText) -> OwnText | None:
    """How a name is said: without a recording that cannot be played; None where nothing else was told."""
    if not told.recording:
        return told
    try:
        recordings.check(decks.folder_of(folder) / told.recording)
        return told
    except recordings.BadRecording:
        return replace(told, recording="") if told.said else None


def _look(folder: Path) -> None:
    """Raises Cannot where the folder itself cannot be used: told once, and not for each file in it."""
    there = next(path for path in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(path))
    if not there.is_dir() or not os.access(there, os.R_OK | os.X_OK):
        raise cannot("data-forbidden", path=str(folder))


def clashing(kinds: Sequence[Kind], own: Sequence[Kind]) -> list[tuple[str, str]]:
    """(token, other) for each token among ``own`` that would share a code with another of ``kinds``."""
    ids = {kind.id for kind in own}
    others = [kind for kind in kinds if kind.id not in ids]
    found = [clash.tokens for clash in CodeBook([*others, *own]).clashes()]
    pairs = [(next((t.id for t in tokens if t.id in ids), ""), tokens) for tokens in found]
    return [(id, next((t.id for t in tokens if t.id != id), id)) for id, tokens in pairs if id]


def _veil(book: CodeBook) -> Veil:
    """Codes of the first series, even where the owner has re-issued labels: a journal must outlive them."""
    tokens = {code: token for box in book.boxes for token, code in book.codes(box)}
    return Veil(book.code, tokens.__getitem__)


def near(written: str, known: Iterable[str]) -> Several:
    """The three of these words that are most like it, the likest first."""
    return Several(tuple(get_close_matches(written, sorted(known), 3, 0)))


def _judged(
    games: Mapping[str, Game],
    boxes: Mapping[str, Box],
    settings: Settings,
    folders: tuple[Path, ...],
    left_out: list[Fault],
) -> dict[str, dict[str, str]]:
    """The rules of the settings, without those that their game refuses: these are noted in ``left_out``."""
    kept: dict[str, dict[str, str]] = {}
    for id, rules in settings.games.items():
        kept[id] = dict(rules)
        for rule in rules.items() if id in games else ():
            if why := _refused(games[id], boxes[id], (rule,)):
                left_out += config.rule_refused(dict.fromkeys(folders), id, rule[0], why)
                del kept[id][rule[0]]
        together = tuple(kept[id].items())
        if id in games and together and (why := _refused(games[id], boxes[id], together)):
            left_out += config.rule_refused(dict.fromkeys(folders), id, together[0][0], why)
            kept[id] = {}
    return kept


def _refused(game: Game, box: Box, rules: tuple[tuple[str, str], ...]) -> Word | None:
    """Why a game refuses one of these values: known now, and not after everybody has said their names."""
    for players in range(box.pack.fewest, box.pack.most + 1):
        seats = tuple(Seated(seat) for seat in range(1, players + 1))
        begun = game.begin(box, Opening(seats, rules))
        if isinstance(begun, Rejection):
            return begun.why
    return None


def _rules(
    games: Mapping[str, Game], settings: Settings, told: Mapping[str, str]
) -> dict[str, tuple[tuple[str, str], ...]]:
    """The rule settings of every game that has any. Without scanner, each game that has that setting gets it."""
    asked = {**({"scanner": "no"} if settings.table_without_scanner else {}), **told}
    found = {}
    for id in games if asked else games.keys() & settings.games.keys():
        known = {rule.name for rule in games[id].rule_settings}
        without = {"scanner": "no"} if settings.table_without_scanner and "scanner" in known else {}
        here = {name: value for name, value in told.items() if name in known}
        found[id] = tuple({**without, **settings.games.get(id, {}), **here}.items())
    return {id: rules for id, rules in found.items() if rules}
