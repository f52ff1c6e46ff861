"""Recordings as files: WAV, 16 bits, one channel.

It knows the form of the file and nothing of what is said in it. It must never give half a recording: a file that was
cut short while it was copied is refused.
"""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import dataclass
from hashlib import blake2s
from pathlib import Path

#: In seconds, longer than any card's text. It keeps a wrong file from filling the memory.
LONGEST_SECONDS = 300

#: The mark of whole-number samples in a WAV file's head.
_WHOLE_NUMBERS = b"\x01\x00"
#: What a recording may be called: its name cannot lead out of its folder.
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}(/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99})?\.wav")


@dataclass(eq=False)
class BadRecording(Exception):  # noqa: N818 (what was refused)
    """``reason``: "missing", "outside" (a link that leads out of its folder), "damaged" (no WAV file, or cut short),
    "form" (not 16 bits, one channel) or "long"."""

    reason: str


def encoded(rate: int, samples: bytes) -> bytes:
    """A WAV file of int16 samples, one channel, ``rate`` samples a second."""
    import wave

    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(samples)
    return file.getvalue()


def read(path: Path, *, anywhere: bool = False) -> tuple[int, bytes]:
    """Rate (samples a second) and int16 samples of the file. Raises BadRecording.

    ``anywhere``: somebody has named this very file, so it may be a link.
    """
    if not anywhere:
        _stay_inside(path)
    return _read(path, samples=True)


def check(path: Path) -> None:
    """Raises BadRecording for a file that could not be played, without reading all of it."""
    _stay_inside(path)
    _read(path, samples=False)


def name_of(what: str, data: bytes) -> str:
    """A file name for this content: ``what`` it is of, and a mark that no other content has."""
    slug = re.sub(r"[^a-z0-9]+", "-", what.lower()).strip("-")[:60]
    return f"{slug or 'recording'}-{blake2s(data).hexdigest()[:10]}.wav"


def _stay_inside(path: Path) -> None:
    """A deck from elsewhere must not play any sound file of this machine."""
    if path.resolve().parent != path.parent.resolve():
        raise BadRecording("outside")


def _read(path: Path, samples: bool) -> tuple[int, bytes]:
    import wave  # most boxes have no recordings, and starting must not take longer for them

    try:
        if not path.is_file():
            raise BadRecording("missing")
        with path.open("rb") as file, wave.open(file, "rb") as sound:
            if (sound.getnchannels(), sound.getsampwidth()) != (1, 2) or not 4000 <= sound.getframerate() <= 192_000:
                raise BadRecording("form")
            frames = sound.getnframes()
            if frames > LONGEST_SECONDS * sound.getframerate():
                raise BadRecording("long")
            if file.tell() + 2 * frames > path.stat().st_size or not frames:
                raise BadRecording("damaged")
            return sound.getframerate(), sound.readframes(frames) if samples else b""
    except (wave.Error, EOFError, OSError, ValueError):
        raise BadRecording("form" if _of_another_form(path) else "damaged") from None


def _of_another_form(path: Path) -> bool:
    """Whether it is a WAV file of samples that are no whole numbers, as many programs save them (32-bit float)."""
    with contextlib.suppress(OSError), path.open("rb") as file:
        head = file.read(22)
        return len(head) == 22 and head[:4] == b"RIFF" and head[8:16] == b"WAVEfmt " and head[20:] != _WHOLE_NUMBERS
    return False
