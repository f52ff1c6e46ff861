"""A box as one file: a zip archive of its deck file, its recordings and, for a game of one's own, its pack.

    deck.yaml     what its owner has told, without the words that are printed on cards or in the rules
    *.wav         its recordings
    <game>.yaml   the pack of a game that was told by ear

So an unpacked one is a folder of ``decks`` as it is. It knows the form of the file, and never what its owner told. It
must never put anything outside the folder that it is given, nor unpack more than ``MOST_BYTES``: whoever made the file
may be a stranger.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from companion.boxes import decks, recordings
from companion.files import documents
from companion.files.documents import Fault, Faulty, Missing, Shape

#: Limits of an unpacked box: files in it, and bytes of all of them. A card's text takes a megabyte a minute.
MOST_FILES, MOST_BYTES = 1000, 200_000_000
_YAML = re.compile(r"[a-z0-9][a-z0-9-]{0,99}\.yaml")
_GAME = Shape(re.compile(r"[a-z0-9]+(-[a-z0-9]+)*"), "fault-token-id")
#: The moment that each file in it bears: the same content makes the same archive.
_NO_MOMENT = (1980, 1, 1, 0, 0, 0)
#: What a damaged archive makes of the library: it judges lengths, checksums and methods itself.
_DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError, NotImplementedError)


def made(files: Mapping[str, bytes]) -> bytes:
    """The archive of these files, by name."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, data in sorted(files.items()):
            opened.writestr(zipfile.ZipInfo(name, _NO_MOMENT), data, zipfile.ZIP_DEFLATED)
    return archive.getvalue()


def unpacked(path: Path, folder: Path) -> str:
    """Unpack a box file into ``folder/<game>``, and return the game's id. Raises documents.Faulty.

    Nothing is judged but the form: no file may lie in a folder, bear another name than ours have, or come twice.
    """
    if not path.exists():
        raise Missing([Fault(path, None, "", "fault-missing-file")])
    if not path.is_file():
        raise _fault(path, "fault-directory" if path.is_dir() else "fault-not-a-file")
    try:
        with path.open("rb") as stream:
            stream.read(1)
    except OSError as refused:
        raise _fault(path, "fault-forbidden" if isinstance(refused, PermissionError) else "fault-unreadable") from None
    try:
        with zipfile.ZipFile(path) as archive:
            files = _read(path, archive)
    except _DAMAGED:
        raise _fault(path, "fault-box-damaged") from None
    if decks.TAUGHT not in files:
        raise _fault(path, "fault-box-no-deck")
    game = _game(path, files[decks.TAUGHT])
    if stray := next(
        (name for name in files if name.endswith(".yaml") and name not in (decks.TAUGHT, f"{game}.yaml")), None
    ):
        raise _fault(path, "fault-box-stray", stray)
    for name, data in files.items():
        (folder / game).mkdir(parents=True, exist_ok=True)
        (folder / game / name).write_bytes(data)
    return game


def _read(path: Path, archive: zipfile.ZipFile) -> dict[str, bytes]:
    """The files of an archive, none of them larger than it says."""
    members = archive.infolist()
    if len(members) > MOST_FILES or sum(member.file_size for member in members) > MOST_BYTES:
        raise _fault(path, "fault-box-large")
    files: dict[str, bytes] = {}
    for member in members:
        name = member.orig_filename  # the library mends its own copy of it: what it mends was not made by us
        ours = _YAML.fullmatch(name) or ("/" not in name and recordings.NAME.fullmatch(name))
        if not ours or name.casefold() in map(str.casefold, files):  # many systems take the two for one
            raise _fault(path, "fault-box-stray", name)
        if member.file_size > documents.MAX_BYTES and name.endswith(".yaml"):
            raise _fault(path, "fault-box-large")
        with archive.open(member) as stream:
            files[name] = stream.read(member.file_size)
            if stream.read(1):
                raise _fault(path, "fault-box-damaged")
    return files


def _game(path: Path, deck: bytes) -> str:
    """The game that a deck file names."""

    def game(top: documents.Place) -> str:
        top.header("deck", newest=decks.NEWEST)
        named = next((value for key, value in top.pairs() if key.name == "game"), None)
        if named is None:
            top.fault("fault-box-no-game")
            return ""
        return named.text(_GAME)

    try:
        text = deck.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _fault(path, "fault-not-utf8") from None
    return documents.parse(text, path / decks.TAUGHT, game)


def _fault(path: Path, id: str, name: str = "") -> Faulty:
    """``name``: of the file in it that is at fault, as far as it can be said."""
    shown = "".join(char if char.isprintable() else "?" for char in name)[:60]
    return Faulty([Fault(path, None, "", id, (("name", shown),) if name else ())])
