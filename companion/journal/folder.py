"""The games of a data folder: which files there are, what each says of itself, and the lock on the folder.

It must never read an event, or change what is in a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Self

from companion.journal import faults
from companion.journal.faults import JournalError, Taken
from companion.journal.store import Standing, about, reading
from companion.model import Frozen
from companion.system import folders, locks

#: As many inputs has a file whose game was chosen, or whose players were counted too, before everybody left.
CHOSEN_AND_LEFT = 3


class Kept(Frozen):
    """One game file. ``trouble`` says why it could not be read; the other fields are then None.

    ``last_input`` is 0 where nothing has happened yet.
    """

    path: Path
    game: str
    standing: Standing | None
    last_input: int | None
    trouble: JournalError | None = None


def new_path(folder: Path, game: str, begun: datetime) -> Path:
    """A free path for a new game begun at this moment (aware): ``<folder>/games/<game>/<UTC stamp>.game``.

    Names sort in the order in which the games were begun, even where the clock has been set back. Then, and for a
    second game in the same second, the newest name gets a number.
    """
    name, number = folders.stamp(begun.timestamp()), 1
    newest = latest(folder)
    if newest is not None and (name, 1) <= _order(newest):
        name, number = _order(newest)
        number += 1
    path = folder / "games" / game / (f"{name}.game" if number == 1 else f"{name}-{number}.game")
    with faults.about(path):
        while path.exists():
            number += 1
            path = path.with_name(f"{name}-{number}.game")
    return path


def _order(path: Path) -> tuple[str, int]:
    """The place of a game's file among the others: its stamp, then its number."""
    name, _, number = path.stem.partition("-")
    return name, int(number) if number.isdecimal() else 1


def paths(folder: Path, game: str | None = None) -> list[Path]:
    """The game files of a data folder, of one game or of all, the newest first. Raises NoPermission."""
    games = folder / "games"
    with faults.about(games), suppress(FileNotFoundError):  # no folder yet: no game yet
        # Not glob: it takes a folder that may not be read for an empty one.
        boxes = [games / game] if game else [box for box in games.iterdir() if box.is_dir()]
        found = [path for box in boxes for path in box.iterdir() if path.suffix == ".game"]
        return sorted(found, key=_order, reverse=True)
    return []


def latest(folder: Path, game: str | None = None) -> Path | None:
    """The game begun last, whatever its standing. Raises NoPermission."""
    return next(iter(paths(folder, game)), None)


def look(path: Path) -> Kept:
    """What a file says about itself, without reading its events. Never raises: see ``Kept.trouble``."""
    try:
        db = reading(path)
        try:
            game, standing, last_input = about(db, path)
        finally:
            db.close()
    except JournalError as trouble:
        return Kept(path, path.parent.name, None, None, trouble)
    return Kept(path, game, standing, last_input)


def unfinished(folder: Path, game: str | None = None) -> Iterator[Kept]:
    """The games to be offered, the newest first: open ones in which something has happened.

    A file with ``trouble`` is among them: it may be such a game, so the trouble has to be said. The iterator is lazy:
    files are looked into only as far as it is read. Raises NoPermission.
    """
    for path in paths(folder, game):
        kept = look(path)
        if kept.trouble or (kept.standing is Standing.OPEN and kept.last_input):
            yield kept


def played(folder: Path, game: str) -> bool:
    """Whether this game has been played here: in a file more has happened than that it was chosen and left. A file that
    cannot be read counts. Raises NoPermission."""
    found = map(look, paths(folder, game))
    return any(kept.trouble is not None or (kept.last_input or 0) > CHOSEN_AND_LEFT for kept in found)


def set_aside(path: Path) -> None:
    """Give a damaged game another name, with the moment in it: it is kept, and no evening meets it again.

    Where the system does not allow it, the file stays. A ``-wal`` beside it goes with it.
    """
    told = folders.stamp()
    for name in (path.name, f"{path.name}-wal"):
        with suppress(OSError):
            path.with_name(name).rename(path.with_name(f"{name}.damaged-{told}"))


class DataLock:
    """Holds a data folder for this process: a second one gets ``Taken``."""

    def __init__(self, folder: Path) -> None:
        """Take the folder, and make it where it is missing. Raises Taken, NoPermission, DiskFull, JournalFault."""
        with faults.about(folder):
            folders.make(folder)
            folders.close_off(folder / "games")  # earlier versions let everybody read it
            try:
                self._lock = locks.take(folder / "lock")
            except locks.Busy as fault:
                raise Taken(folder) from fault

    def release(self) -> None:
        """Let go."""
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
