"""Which Companion this is, as its package says."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("companion")
except PackageNotFoundError:  # run from a checkout that was never installed
    VERSION = "0"
