"""A set-up without devices, in virtual time: keys, frames and findings in; lines and wishes out."""

from __future__ import annotations

from dataclasses import replace

from companion.files.documents import Fault, Faulty
from companion.line.timers import Timers
from companion.model import TABLE, Announcement, Elapsed, Key, OwnText, Rolled, Tone
from companion.setup import exchange, rules
from companion.setup.exchange import Found, Input, Keep, Read, Soundings, Wish
from companion.setup.state import PARTS, WHOLE_AND_INSTALL, Candidate, Role, Sounding, State, Step
from companion.setup.trial import Verdict
from companion.speech.catalogue import Catalogue

LANGUAGES = (OwnText("en", "English"), OwnText("es", "español"), OwnText("fr", "français"))
LOUDSPEAKER = Sounding(1, "sink.box", "Box", table=True)
HEADSETS = (Sounding(2, "sink.left", "Headset"), Sounding(3, "sink.right", "Headset"))


def strict(fault: Fault) -> None:
    raise Faulty([fault])


class Dialogue:
    """Each act returns the lines that it brought; ``wishes`` are those of the last act."""

    def __init__(self, part: str | None = None, *, undoing: bool = False, lang: str = "en", **state: object) -> None:
        todo = WHOLE_AND_INSTALL if part is None else PARTS[part]
        begun = State(todo, Tone(lang), languages=LANGUAGES, undoing=undoing)
        self.wishes: tuple[Wish, ...] = ()
        self.kept: dict[str, object] = {}
        self.now = 0.0
        self._timers = Timers()
        self.first = self._told(rules.begin(replace(begun, **state)))  # type: ignore[arg-type]

    def _told(self, turn: exchange.Turn) -> list[str]:
        self.state = turn.state
        self.wishes = turn.wishes
        for wish in turn.wishes:
            if isinstance(wish, Keep):
                self.kept |= dict(wish.changes)
        self._timers.wish(self.state.timers, self.now)
        return [self._line(said) for said in turn.said]

    def _line(self, said: Announcement) -> str:
        words = Catalogue(self.state.tone.lang, report=strict).text(said)
        return words if said.audience == TABLE else f"({said.audience.seat}) {words}"  # type: ignore[union-attr]

    def hear(self, input: Input) -> list[str]:
        return self._told(rules.turn(self.state, input))

    def press(self, keys: str, device: str = "keypad") -> list[str]:
        lines: list[str] = []
        for key in keys:
            lines += self.hear(Key(key, device))
        return lines

    def read(self, url: str, verdict: Verdict, text: str = "", pace: int = 0) -> list[str]:
        return self.hear(Read(url, verdict, text, pace))

    def wait(self, seconds: float) -> list[str]:
        """The lines of all timers that run out meanwhile."""
        until = self.now + seconds
        lines: list[str] = []
        while (due := self._timers.next()) is not None and due[0] <= until:
            self.now = due[0]
            self._timers.spent(due[1])
            lines += self.hear(Elapsed(due[1]))
        self.now = until
        return lines

    def find(self, *devices: Candidate | str) -> list[str]:
        """Something is plugged in; a bare url is a port that nobody knows."""
        return self.hear(Found(tuple(d if isinstance(d, Candidate) else Candidate(d, Role.UNKNOWN) for d in devices)))

    def sounding(self, *outputs: Sounding) -> list[str]:
        return self.hear(Soundings(outputs))

    def roll(self, digit: int) -> list[str]:
        return self.hear(Rolled(digit))

    @property
    def step(self) -> Step:
        return self.state.step
