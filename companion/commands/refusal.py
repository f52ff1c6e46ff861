"""What a command could not do, as words to be said: one sentence why, and what to do.

Raised anywhere on the way to the command line, which says it and ends with 1. It must never hold a sentence or a
private word.
"""

from __future__ import annotations

from companion.files.documents import Faulty
from companion.journal.faults import (
    DamagedJournal,
    DiskFull,
    JournalError,
    NewerEvent,
    NewerJournal,
    NoJournal,
    NoPermission,
    NotAJournal,
    Taken,
    UnknownEvent,
)
from companion.model import Arg, Several, Word, word
from companion.speech.outputs import Ambiguous, NotFound, OutputRefused, SameDevice, TablesOwn


class Cannot(Exception):  # noqa: N818 - it is a sentence's beginning
    """``words``: one a fault, in the order in which they are told."""

    def __init__(self, *words: Word) -> None:
        super().__init__(*(said.id for said in words))
        self.words = words


def cannot(id: str, **args: Arg) -> Cannot:
    """A refusal of one sentence."""
    return Cannot(word(id, **args))


def of_files(refused: Faulty) -> Cannot:
    """The refusal of a file: file, line, field and right form of every fault."""
    return Cannot(*(fault.word(str(fault.path)) for fault in refused.faults))


def of_journal(fault: JournalError) -> Cannot:
    """The refusal of a journal or of its folder."""
    path = str(fault.path)
    match fault:
        case Taken():
            return cannot("data-taken", path=path)
        case NoPermission():
            return cannot("data-forbidden", path=path)
        case DiskFull():
            return cannot("disk-full-at-start", path=path)
        case NewerJournal() | NewerEvent() | UnknownEvent():
            return cannot("newer-journal", path=path)
        case NotAJournal():
            return cannot("not-a-journal", path=path)
        case NoJournal():
            return cannot("no-such-journal", path=path)
        case DamagedJournal():
            return cannot("damaged-journal", path=path)
        case _:
            return cannot("unusable", path=path, reason=getattr(fault, "code", type(fault).__name__))


def of_microphone(refused: OutputRefused) -> Cannot:
    """The refusal of a microphone that was named."""
    match refused:
        case Ambiguous(name=name, matches=matches):
            return cannot("ambiguous-microphone", name=name, found=Several(matches))
        case NotFound(name=name, present=present):
            return cannot("unknown-microphone", name=name, found=Several(present))
        case _:
            return of_output(refused)


def of_output(refused: OutputRefused) -> Cannot:
    """The refusal of a loudspeaker or an ear."""
    match refused:
        case NotFound(name=name, present=present):
            return cannot("unknown-output", name=name, found=Several(present))
        case Ambiguous(name=name, matches=matches):
            return cannot("ambiguous-output", name=name, found=Several(matches))
        case TablesOwn(name=name):
            return cannot("output-tables-own", name=name)
        case SameDevice(first=first, second=second):
            return cannot("output-same-device", first=first, second=second)
        case _:
            return cannot("output-table-unknown")
