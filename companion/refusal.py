"""What could not be done: one message, which says why and what to do.

It may be raised anywhere; the command line says it and ends with 1. It must never hold a sentence or a private word.
"""

from __future__ import annotations

from companion.model import Arg, Word, word


class Cannot(Exception):  # noqa: N818 - it is a sentence's beginning
    """``words``: one message for each fault, in the order in which they are told."""

    def __init__(self, *words: Word) -> None:
        super().__init__(*(said.id for said in words))
        self.words = words


def cannot(id: str, **args: Arg) -> Cannot:
    """A refusal of one sentence."""
    return Cannot(word(id, **args))
