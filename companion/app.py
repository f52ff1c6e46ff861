"""The composition root: builds the line for one evening and runs its consumer loop.

    ports, keyboard ─ inbox ─ Reading ─ Line ─ TableVoice ─ ears; the lines to standard output

Only here meet threads, clocks and chance: every edge posts to the inbox, and this loop alone takes from it. It must
never judge what an input means.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NoReturn

from companion import config, journal, room, session
from companion.config import Learned, Port
from companion.devices.heard import Heard, KeyboardGone, PortLost, PortOpened, PortRefused, Told, Trouble
from companion.documents import Faulty
from companion.inputs import keys
from companion.inputs.codes import UnknownTokenError
from companion.inputs.framing import Doubtful, Frame, Framer
from companion.inputs.reading import Reading
from companion.inputs.script import ScanStep, Step, WaitStep, read_script, read_steps
from companion.journal import DataLock, Journal, JournalError
from companion.line import Edge, Line
from companion.model import (
    Announcement,
    Arg,
    Equipment,
    Key,
    OwnText,
    Plugged,
    Seat,
    Several,
    Sign,
    Word,
    alert,
    game,
    word,
)
from companion.room import Room
from companion.scripted import Scripted, misnamed
from companion.session.state import DURABLE, Manner, Wishes
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from companion.speech.engine import EngineTrouble
from companion.speech.engine import Trouble as VoiceTrouble
from companion.speech.outputs import Ambiguous, NotFound, SoundFault
from companion.speech.table_voice import Heard as HeardBy
from companion.speech.table_voice import TableVoice
from companion.transcript import line as transcript_line
