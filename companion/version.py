"""Which Companion this is: the package takes its version from here."""

from __future__ import annotations

VERSION = "0.1.0"
