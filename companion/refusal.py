"""What could not be done, as words to be said: one sentence why, and what to do.

Raised anywhere on the way to the command line, which says it and ends with 1. It must never hold a sentence or a
private word.
"""

from __future__ import annotations

from companion.model import Arg, Word, word


class Cannot(Exception):  # noqa: N818 - it is a sentence's beginning
    """``words``: one a fault, in the order in which they are told."""

    def __init__(self, *words: Word) -> None:
        super().__init__(*(said.id for said in words))
        self.words = words


def cannot(id: str, **args: Arg) -> Cannot:
    """A refusal of one sentence."""
    return Cannot(word(id, **args))
