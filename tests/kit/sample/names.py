"""What is named inside a sentence."""

from __future__ import annotations

from companion.games.kit.lines import Lines
from tests.kit.sample.events import ID

say = Lines(ID)
