"""Tells why a command failed: on standard error, aloud where there is sound, and with an exit code.

It knows every fault that may reach the command line, and which message says why and what to do. It must never hold a
sentence or a private word.
"""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from companion.commands import enquiries
from companion.files.documents import Fault, Faulty
from companion.journal import faults
from companion.mishap import tell_places
from companion.model import Announcement, Several
from companion.refusal import Cannot, cannot
from companion.speech import catalogue, outputs

INTERRUPTED = 130
#: The commands whose refusals are said aloud, since perhaps nobody looks at the screen.
_ALOUD = ("play", "demo", "setup", "teach", "decks", "tutorial")


def told(options: argparse.Namespace, run: Callable[[argparse.Namespace], int]) -> int:
    """Run a command and return its exit code. If it fails, each fault is told in one sentence, and the code is 1."""
    try:
        return run(options)
    except Cannot as refusal:
        return _could_not(options, refusal)
    except Faulty as refused:
        return _could_not(options, of_files(refused))
    except faults.JournalError as fault:
        return _could_not(options, Cannot(faults.told(fault)))
    except outputs.OutputRefused as refused:
        return _could_not(options, of_output(refused))
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as fault:
        if fault.errno == errno.ENOSPC:
            return _could_not(options, cannot("disk-full-at-start", path=fault.filename or "stdout"))
        if fault.errno in (errno.EPIPE, errno.EIO) and fault.filename is None:
            return INTERRUPTED  # the terminal has been closed: nobody reads our lines
        if isinstance(fault.filename, str):
            id = "fault-forbidden" if isinstance(fault, PermissionError) else "fault-unreadable"
            return _could_not(options, of_files(Faulty([Fault(Path(fault.filename), None, "", id)])))
        tell_places()
        return _could_not(options, cannot("inner-fault-at-start"))
    except Exception:
        tell_places()
        return _could_not(options, cannot("inner-fault-at-start"))
    finally:
        try:
            sys.stdout.flush()
        except OSError:
            with suppress(OSError):  # else the interpreter tries again, and complains
                sys.stdout.close()


def _could_not(options: argparse.Namespace, refusal: Cannot) -> int:
    words = catalogue.of_system(getattr(options, "lang", None))
    for said in refusal.words:
        print(words.text(said), file=sys.stderr)
    if getattr(options, "command", None) in _ALOUD and not options.mute:
        enquiries.say_aloud(words, [Announcement(said.id, said.args) for said in refusal.words[:3]])
    return 1


def of_files(refused: Faulty) -> Cannot:
    """The refusal of a file: file, line, field and right form of every fault."""
    return Cannot(*(fault.word(str(fault.path)) for fault in refused.faults))


def of_output(refused: outputs.OutputRefused, what: str = "output") -> Cannot:
    """The refusal of a loudspeaker or an ear, or of a "microphone"."""
    match refused:
        case outputs.NotFound(name=name, present=present):
            return cannot(f"unknown-{what}", name=name, found=Several(present))
        case outputs.Ambiguous(name=name, matches=matches):
            return cannot(f"ambiguous-{what}", name=name, found=Several(matches))
        case outputs.TablesOwn(name=name):
            return cannot("output-tables-own", name=name)
        case outputs.SameDevice(first=first, second=second):
            return cannot("output-same-device", first=first, second=second)
        case _:
            return cannot("output-table-unknown")
