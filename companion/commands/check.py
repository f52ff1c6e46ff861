"""``companion check``: every fault of the files that it is shown, and of the voice, before an evening finds it.

It knows which kind of file is which and who reads it; it never changes a file, and never plays a sound.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from companion.boxes import decks, loader, stickers
from companion.boxes.box import Pack
from companion.boxes.loader import Clashes
from companion.files import config, documents, resources
from companion.files.documents import Fault, Faulty
from companion.games import flaws_of
from companion.model import Announcement, Several, game
from companion.speech import troubles
from companion.speech.catalogue import Catalogue
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble, WorkerEngine

_HEADER = re.compile(r"^(stickers|pack|deck|sheets|voice|lexicon) *:", re.MULTILINE)
#: What some editors and systems make of such a name; nobody reads it.
_MISNAMED = re.compile(r".*\.ya?ml\.txt|(?!.*\.ya?ml$).*\.(?i:ya?ml)", re.DOTALL)
_SETTINGS = ("settings.yaml", "learned.yaml")
#: What the voice says to show that it can.
VOICE_WORKS = game("check-voice")


def shipped() -> tuple[Path, ...]:
    """What came with the program: the sticker code, the voices, the packs and the label sheets."""
    return (resources.stickers(), resources.voices(), resources.packs(), resources.sheets())


def check(paths: Iterable[Path], clashes: Clashes = lambda kinds: ()) -> tuple[Fault, ...]:
    """The faults of these files, and of all of ours in these folders, in their order.

    A folder may be a data folder, a voices folder, a language's folder, or any that holds such files; ``clashes``
    finds codes that two tokens would share.
    """
    faults: list[Fault] = []
    for path in paths:
        faults += _folder(path, clashes) if path.is_dir() else _file(path, clashes)
    return tuple(dict.fromkeys(faults))


def voice(words: Catalogue) -> Announcement | None:
    """Why no sound comes of a sentence in the language of ``words``; None where it does. It is played nowhere."""
    engine = WorkerEngine()
    rendered: SimpleQueue[Rendered] = SimpleQueue()
    try:
        for phrase in words.phrases(VOICE_WORKS):
            engine.request(phrase, Manner(), rendered.put)
            sound = rendered.get()
            if isinstance(sound, EngineTrouble) and sound.trouble is Trouble.MISSING_VOICE:
                return troubles.told(sound)
            if isinstance(sound, EngineTrouble) or not sound.trimmed().samples:
                return troubles.told(EngineTrouble(Trouble.MUTE, phrase.lang))
    finally:
        engine.close()
    return None


def _folder(path: Path, clashes: Clashes) -> list[Fault]:
    faults: list[Fault] = []
    voices = next((root for root in (path, path.parent, path / "voices") if any(root.glob("fr/*.ftl"))), None)
    if voices is not None:
        from companion.speech import proofreading  # reads every word there is: only where words are checked

        faults += proofreading.proofread(voices)
    closed: list[OSError] = []
    files = sorted(Path(folder, name) for folder, _, names in os.walk(path, onerror=closed.append) for name in names)
    faults += [Fault(Path(shut.filename), None, "", "fault-forbidden") for shut in closed]
    for file in files:
        hidden = any(part.startswith(".") for part in file.relative_to(path).parts)
        if not hidden and file.parent.name in ("packs", "decks") and _MISNAMED.fullmatch(file.name):
            faults.append(Fault(file, None, "", "fault-not-yaml"))
        if file.suffix in (".yaml", ".yml") and not hidden and (_kind(file) or file.name in _SETTINGS):
            faults += _file(file, clashes)
    return faults


def _file(path: Path, clashes: Clashes) -> list[Fault]:
    try:
        if path.suffix == ".ftl":
            from companion.speech import proofreading

            return proofreading.proofread_file(path)[1]
        match _kind(path) or path.name:
            case "stickers":
                stickers.load(path)
            case "pack":
                pack = (loader.load_owned if loader.is_owned(path) else loader.load)(path, clashes)
                _look_for_number(path, pack)
            case "deck":
                return _deck(path)
            case "sheets":
                from companion.labels import sheets

                sheets.load(path)
            case "voice":
                from companion.speech import voices

                voices.read(path)
            case "lexicon":
                from companion.speech import lexicon

                lexicon.read(path)
            case "settings.yaml" | "learned.yaml":
                documents.read_text(path)  # one that was named has to be there
                return _voice_files(path, config.read(path))
            case _:
                documents.read_text(path)
                known = Several(("stickers", "pack", "deck", "sheets", "voice", "lexicon", *_SETTINGS))
                return [Fault(path, 1, "", "fault-unknown-kind", (("kinds", known),))]
    except Faulty as refused:
        return list(refused.faults)
    return []


def _look_for_number(path: Path, pack: Pack) -> None:
    """Two games of one number in the lobby: at the table the second would get another. Raises documents.Faulty."""
    others = {id: loader.shipped(id) for id in loader.games() if id != pack.id}
    for other in loader.owned(path.absolute().parent.parent):
        with suppress(Faulty):  # its own faults are told when it is checked itself
            others.setdefault(other.stem, loader.load(other))
    others.pop(pack.id, None)
    taken = {other.lobby: other.id for other in others.values() if other.lobby is not None}
    owner = taken.get(pack.lobby or 0)
    if owner is not None:
        free = next(number for number in range(1, 100) if number not in taken)
        documents.load(path, lambda top: _number_taken(top, owner, free))


def _number_taken(top: documents.Place, game: str, free: int) -> None:
    for key, place in top.pairs():
        if key.name == "lobby":
            place.fault("fault-lobby-taken", number=place.name, game=game, free=free)


def _voice_files(path: Path, settings: dict[str, Any]) -> list[Fault]:
    """A voice file that is missing does not stop an evening, but whoever asks is told before."""
    files = config.voice_files(path.parent, settings.get("piper_voices", {}))
    wanted = [(lang, need) for lang, file in files.items() for need in (file, Path(f"{file}.json"))]
    return [
        Fault(path, None, f"piper-voices.{lang}", "fault-no-voice-file", (("file", need.name),))
        for lang, need in wanted
        if not need.is_file()
    ]


def _kind(path: Path) -> str:
    """The kind of document that a header names, or else the place where the file lies; "" for none."""
    try:
        header = _HEADER.search(documents.read_text(path))
    except Faulty:
        header = None
    return header[1] if header else _kind_of_place(path)


def _kind_of_place(path: Path) -> str:
    """The kind of document that a table will take this file for, whatever is in it; "" where it reads none."""
    if path.suffix not in (".yaml", ".yml"):
        return ""
    if path.parent.name == "packs":
        return "pack"
    if path.parent.name == "decks" or (path.name == decks.TAUGHT and path.parent.parent.name == "decks"):
        return "deck"
    return ""


def _deck(path: Path) -> list[Fault]:
    """A deck file is read against the pack that it names."""
    folder = path.absolute().parent.parent  # a deck lies beside the packs of its data folder
    game = documents.load(path, lambda top: _game(top, loader.games(folder)))
    try:
        decks.load(path, loader.found(game, folder), partial(flaws_of, game))
    except Faulty as refused:  # a bad pack is told as its own
        return [fault for fault in refused.faults if fault.path == path]
    return []


def _game(top: documents.Place, games: tuple[str, ...]) -> str:
    top.header("deck", newest=1)
    for key, place in top.pairs():
        if key.text() == "game":
            return place.choice(*games)
    top.fault("fault-no-game", games=Several(games))
    return ""
