"""``companion check``: finds every fault of the given files, and of the voice, before an evening does.

It knows the kinds of files and which loader reads each. It must never change a file or play a sound.
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

from companion.boxes import blanks, box, decks, loader, recordings, stickers
from companion.files import config, documents, resources
from companion.files.documents import Fault, Faulty
from companion.games import flaws_of
from companion.model import Announcement, Several, game, word
from companion.speech import catalogue, troubles
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble, WorkerEngine

_HEADER = re.compile(r"^(stickers|pack|deck|blank|sheets|voice|lexicon|ear|braille) *:", re.MULTILINE)
#: Names of copies that some editors and systems make. They are not read.
_MISNAMED = re.compile(r".*\.ya?ml\.txt|(?!.*\.ya?ml$).*\.(?i:ya?ml)", re.DOTALL)
_SETTINGS = ("settings.yaml", "learned.yaml")
#: What the voice says to show that it works.
VOICE_WORKS = game("check-voice")


def shipped() -> tuple[Path, ...]:
    """The files that came with the program: the sticker code, the voices, the packs and the label sheets."""
    return (resources.stickers(), resources.voices(), resources.packs(), resources.sheets())


def check(paths: Iterable[Path], clashes: loader.Clashes = lambda kinds: ()) -> tuple[Fault, ...]:
    """The faults of these files, and of all files of our kinds in these folders, in the given order.

    A folder may be a data folder, a voices folder, a language's folder, or any folder with such files. ``clashes``
    finds codes that two tokens would share.
    """
    faults: list[Fault] = []
    for path in paths:
        faults += _folder(path, clashes) if path.is_dir() else _file(path, clashes)
    return tuple(dict.fromkeys(faults))


def advice(paths: Iterable[Path], lang: str) -> tuple[Fault, ...]:
    """What sounds wrong in these files and folders: our words in ``lang``, the rules of the games in every language,
    and an owner's words in every language of theirs.

    What cannot be read is a fault, and is told by ``check``. Raises phonemes.NoVoice where this machine cannot tell.
    """
    from companion.speech import proofhearing

    heard: list[Fault] = []
    for path in paths:
        if path.is_dir() and (voices := _voices_of(path)):
            with suppress(Faulty):
                heard += proofhearing.listener(lang, voices).messages()
            for rules in sorted(voices.glob("*/rules*.ftl")):
                with suppress(Faulty):
                    if (of := rules.parent.name) != lang:
                        heard += proofhearing.listener(of, voices).messages([rules])
        elif path.suffix == ".ftl" and (path.parent / "voice.yaml").exists():
            with suppress(Faulty):
                heard += proofhearing.listener(path.parent.name, path.parent.parent).messages([path])
        for file in sorted(path.rglob("*.y*ml")) if path.is_dir() else (path,):
            with suppress(Faulty):
                match _kind(file):
                    case "pack":
                        heard += proofhearing.of_owner(file, loader.load(file), resources.voices())
                    case "deck":
                        heard += proofhearing.of_owner(file, _deck(file).told, resources.voices())
    return tuple(dict.fromkeys(heard))


def voice(words: catalogue.Catalogue) -> Announcement | None:
    """Why a sentence in the language of ``words`` gives no sound; None where it gives one. It is not played."""
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


def _voices_of(path: Path) -> Path | None:
    """The folder of all languages that this folder is, or is in, or has; None where it has to do with none."""
    return next((root for root in (path, path.parent, path / "voices") if any(root.glob("fr/*.ftl"))), None)


def _folder(path: Path, clashes: loader.Clashes) -> list[Fault]:
    faults: list[Fault] = []
    if voices := _voices_of(path):
        from companion.speech import proofreading  # only where words are checked

        faults += proofreading.proofread(voices)
    with documents.noted(faults):
        faults += loader.of_one_name(path)
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


def _file(path: Path, clashes: loader.Clashes) -> list[Fault]:
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
                _deck(path)
            case "blank":
                blanks.printed(path)
            case "sheets":
                from companion.labels import sheets

                sheets.load(path)
            case "voice":
                from companion.speech import voices

                voices.read(path)
            case "lexicon":
                from companion.speech import lexicon

                lexicon.read(path)
            case "braille":
                from companion.labels import braille

                braille.read(path)
            case "ear":
                from companion.speech import hearing

                hearing.read_any(path)
            case "settings.yaml" | "learned.yaml":
                documents.read_text(path)  # a file that was named must exist
                settings = config.read(path)
                documents.load(path, partial(_games_of_settings, folder=path.absolute().parent))
                return _voice_files(path, settings) + _name_recordings(path, settings)
            case _:
                documents.read_text(path)
                known = Several(
                    ("stickers", "pack", "deck", "sheets", "voice", "lexicon", "ear", "braille", *_SETTINGS)
                )
                return [Fault(path, 1, "", "fault-unknown-kind", (("kinds", known),))]
    except Faulty as refused:
        return list(refused.faults)
    return []


def _look_for_number(path: Path, pack: box.Pack) -> None:
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


def _games_of_settings(top: documents.Place, folder: Path) -> None:
    """Rules of a game that is not here, as under its short name: no evening would read them."""
    if folder.parent.name == "tables":  # the packs are those of all tables
        folder = folder.parents[1]
    for id, _ in top.record(optional=config.FIELDS)["games"].pairs():
        id.choice(*loader.games(folder))


def _voice_files(path: Path, settings: dict[str, Any]) -> list[Fault]:
    """Voice files that are missing. They do not stop an evening, but a check tells them before."""
    files = config.voice_files(path.parent, settings.get("piper_voices", {}))
    wanted = [(lang, need) for lang, file in files.items() for need in (file, Path(f"{file}.json"))]
    return [
        Fault(path, None, f"piper-voices.{lang}", "fault-no-voice-file", (("file", need.name),))
        for lang, need in wanted
        if not need.is_file()
    ]


def _name_recordings(path: Path, settings: dict[str, Any]) -> list[Fault]:
    """Recordings of names that cannot be played: at the table the voice reads such a name as it is written."""
    found = []
    for name, said in settings.get("said", {}).items():
        try:
            if said.recording:
                recordings.check(decks.folder_of(path.parent) / said.recording)
        except recordings.BadRecording as bad:
            args = word("", file=said.recording, seconds=recordings.LONGEST_SECONDS).args
            found.append(Fault(path, None, f"said.{name}.recording", f"fault-recording-{bad.reason}", args))
    return found


def _kind(path: Path) -> str:
    """The kind of document, by the file's header or else by its place; "" for none."""
    try:
        header = _HEADER.search(documents.read_text(path))
    except Faulty:
        header = None
    return header[1] if header else _kind_of_place(path)


def _kind_of_place(path: Path) -> str:
    """The kind of document that a table expects at this path, whatever is in the file; "" where it reads none."""
    if path.suffix not in (".yaml", ".yml"):
        return ""
    if path.parent.name == "packs" or loader.is_owned(path):
        return "pack"
    if path.name == "sheets.yaml":
        return "sheets"
    if "decks" in (path.parent.name, path.parent.parent.name):
        return "deck"
    return ""


def _deck(path: Path) -> decks.Deck:
    """A deck file, read with the pack that it names. Raises documents.Faulty: its own faults and no others."""
    # Decks are beside the packs of their data folder; what was taught lies one folder deeper.
    folder = path.absolute().parents[2 if path.name == decks.TAUGHT else 1]
    game = documents.load(path, lambda top: _game(top, loader.games(folder), path))
    try:
        return decks.load(path, loader.found(game, folder), partial(flaws_of, game))
    except Faulty as refused:  # the pack's faults are told with the pack
        raise Faulty(fault for fault in refused.faults if fault.path == path) from None


def _game(top: documents.Place, games: tuple[str, ...], path: Path) -> str:
    """The game that the deck at this path names. A deck that lies where no table looks for it is a fault."""
    top.header("deck", newest=1)
    for key, place in top.pairs():
        if key.text() == "game":
            game = place.choice(*games)
            file = Path(game, decks.TAUGHT) if path.name == decks.TAUGHT else Path("decks", f"{game}.yaml")
            if game == place.name and _kind_of_place(path) == "deck" and path.parts[-len(file.parts) :] != file.parts:
                place.fault("fault-file-name", name=file.as_posix())
            return game
    top.fault("fault-no-game", games=Several(games))
    return ""
