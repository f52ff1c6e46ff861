"""``python -m bench [PART …] [--quick]``: measure against the budgets and the peers, and print a plain table.

It only reads figures off: it must never fail because one is too large.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator

from bench.table import Row, print_rows

PARTS = (
    *("core", "deduction", "ports", "journals", "starting", "latency", "idle", "signs", "rounds", "tutorial", "pages"),
    "camera",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="measure against the budgets and the peers")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--quick", action="store_true", help="fewer rounds; under a minute in all")
    options = parser.parse_args()
    for part in options.parts or PARTS:
        print_rows(_rows(part, options.quick), title=part)


def _rows(part: str, quick: bool) -> Iterator[Row]:
    rows: Iterator[Row] = importlib.import_module(f"bench.{part}").rows(quick)
    return rows


if __name__ == "__main__":
    main()
