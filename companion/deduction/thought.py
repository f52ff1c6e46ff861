"""Thinking that is done a step at a time, and can be left unfinished."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Thought(Generic[Found]):
    """``step`` as often as there is time; ``result`` finishes whatever is left. One that is let go costs nothing."""

    def __init__(self, steps: Generator[None, None, Found]) -> None:
        self._steps = steps
        self._found: tuple[Found] | None = None

    @property
    def done(self) -> bool:
        return self._found is not None

    def step(self) -> bool:
        """Solve at most once. False: it is done."""
        if self._found is None:
            try:
                next(self._steps)
            except StopIteration as end:
                self._found = (end.value,)
        return self._found is None

    def result(self) -> Found:
        while self.step():
            pass
        assert self._found is not None
        return self._found[0]

    def finishing(self) -> Generator[None, None, Found]:
        """The steps that are left, inside another thought."""
        while self.step():
            yield
        return self.result()
