"""What is said when the voice itself has a trouble: a sign first, because the words may not be heard.

It knows announcements' ids. It must never judge whether there is trouble.
"""

from __future__ import annotations

from companion.model import Announcement, Sign, alert
from companion.speech.engine import EngineTrouble, Trouble

#: Troubles with a natural voice that its owner can mend.
_WITH_A_FILE = (Trouble.NO_PACKAGE, Trouble.NO_FILE, Trouble.BAD_FILE, Trouble.WRONG_LANGUAGE)


def told(trouble: EngineTrouble) -> Announcement:
    """Why a phrase is not heard, and what to do."""
    match trouble.trouble:
        case Trouble.MISSING_VOICE:
            return alert("voice-missing", Sign.LOST, lang=trouble.lang)
        case Trouble.NO_RECORDING:
            return alert("recording-missing", detail=trouble.detail)
        case Trouble.NO_NOTE:
            return alert("note-missing")  # the table need not hear which
        case Trouble.NO_ENGINE | Trouble.MUTE:
            return alert("voice-mute", Sign.LOST)
        case _:
            return alert("engine-trouble", Sign.LOST)


def natural(trouble: EngineTrouble) -> Announcement:
    """Why the plain engine reads a language, and not its natural voice."""
    if trouble.trouble in _WITH_A_FILE:
        return alert(f"natural-{trouble.trouble.value}", lang=trouble.lang, file=trouble.detail)
    return alert("natural-failed", lang=trouble.lang)
