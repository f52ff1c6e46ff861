"""The composition root: builds the line for one evening and runs its consumer loop.

    ports, keyboard ─ inbox ─ Reading ─ Line ─ TableVoice ─ ears; the lines to standard output

Only here meet threads, clocks and chance: every edge posts to the inbox, and this loop alone takes from it. It must
never judge what an input means.
"""

from __future__ import annotations
