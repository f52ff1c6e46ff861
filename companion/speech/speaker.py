"""Says one announcement at a time on one output: its sign at once, its words right after it.

It joins catalogue, engine, cache and output for the scheduler. Everything happens in the consumer loop, except the
engine's and the output's callbacks, which only ``post``. It must never judge urgency, or get stuck: a line that cannot
be heard (no voice, device lost) still starts, so that it is shown, and finishes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from companion.model import Announcement, Phrase, Sign
from companion.speech import earcons
from companion.speech.cache import Cache, Key
from companion.speech.engine import Engine, EngineTrouble, Manner, Rendered, Trouble
from companion.speech.outputs import Output
from companion.speech.pcm import NOTHING, RATE, Pcm

#: Silence after a phrase of a line, in seconds. The engine's own silence has been trimmed.
PHRASE_PAUSE = 0.04
#: Silence between two lines at the usual rate. At a full stop within a line the engine pauses for 0.25 to 0.33 s.
REST = 0.45
USUAL_RATE = 190


class Wording(Protocol):
    """The part of the catalogue that a speaker needs."""

    @property
    def loudness(self) -> float: ...

    def phrases(self, announcement: Announcement) -> tuple[Phrase, ...]: ...


@dataclass(slots=True, eq=False)
class _Line:
    """The line that is being said: its sounds in order, ``None`` for those that are still being rendered."""

    started: Callable[[], None]
    finished: Callable[[], None]
    losses: int  # the output's count when it began: after a loss somebody else may be listening
    sounds: list[Pcm | None] = field(default_factory=list)
    next: int = 0
    playing: bool = False
    begun: bool = False


class EngineSpeaker:
    """A ``scheduler.Speaker`` with a voice.

    ``post`` takes a function to the consumer loop, from any thread. ``trouble`` is called with why a phrase is not
    heard, once until a phrase of that language succeeds; it finds the words. ``manner`` and ``catalogue`` may be set
    at any time, and hold from the next phrase.
    """

    def __init__(
        self,
        engine: Engine,
        cache: Cache,
        output: Output,
        catalogue: Wording,
        manner: Manner,
        post: Callable[[Callable[[], None]], None],
        trouble: Callable[[EngineTrouble], None] = lambda _: None,
    ) -> None:
        self.manner = manner
        self._engine = engine
        self._cache = cache
        self._output = output
        self.catalogue = catalogue
        self._post = post
        self._trouble = trouble
        self._told: set[tuple[str, Trouble]] = set()  # by language
        self._line: _Line | None = None
        self._sounded = False  # something was heard of the newest line
        self._ahead = 0  # phrases that are being rendered ahead
        self._unsayable: set[Key] = set()  # a phrase that ends the engine must not do so again and again, unheard

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        if self._output.lost:
            started()
            finished()
            return
        line = self._line = _Line(started, finished, self._output.losses)
        self._sounded = False
        if (waking := self._output.waking) > 0:
            self._play(line, Pcm(RATE, b"").followed_by_silence(waking), begins=False)
        if announcement.sign:
            line.sounds.append(earcons.lead(announcement.sign, self.catalogue.loudness))
            self._go_on(line)  # the sign first, before any words are looked up
        phrases = self.catalogue.phrases(announcement)
        first = len(line.sounds)
        line.sounds += [None] * len(phrases)
        for place, phrase in enumerate(phrases, first):
            pause = 0.0 if place == len(line.sounds) - 1 else PHRASE_PAUSE
            self._render(phrase, partial(self._fill, line, place, pause))
        self._go_on(line)

    def rest(self, over: Callable[[], None]) -> None:
        if self._output.lost or not self._sounded:
            over()
            return
        seconds = REST * USUAL_RATE / self.manner.rate_wpm  # a slow voice pauses longer within its lines too
        line = self._line = _Line(
            over, over, self._output.losses, [Pcm(RATE, b"").followed_by_silence(seconds)], begun=True
        )
        self._go_on(line)

    def stop(self) -> None:
        self._line = None
        self._output.stop()

    def late(self) -> bool:
        """The engine is late: play a sign where words are missing. Returns whether they are missing here."""
        line = self._line
        if line is None or line.playing or None not in line.sounds[line.next :] or self._gone(line):
            return False
        self._play(line, earcons.lead(Sign.LOST, self.catalogue.loudness))
        return True

    @property
    def rendering(self) -> bool:
        """Whether it waits for a sound, to play it now or to keep it."""
        return self._ahead > 0 or (self._line is not None and None in self._line.sounds[self._line.next :])

    def prepare(self, announcement: Announcement) -> None:
        """Render what may be said next, while there is nothing else to render."""
        if announcement.sign:
            earcons.lead(announcement.sign, self.catalogue.loudness)  # it is kept there
        for phrase in self.catalogue.phrases(announcement):
            key: Key = (self._engine.name, self.manner, phrase)
            if key not in self._unsayable:
                self._ahead += 1
                self._render(phrase, partial(self._prepared, key), ahead=True)

    def _prepared(self, key: Key, sound: Rendered) -> None:
        self._ahead -= 1
        if not isinstance(sound, Pcm):
            self._unsayable.add(key)

    # -----------------------------------------------------------------------------------------------------

    def _render(self, phrase: Phrase, use: Callable[[Rendered], None], ahead: bool = False) -> None:
        """Call ``use`` in the consumer loop with the trimmed sound: at once from the cache, else later."""
        key: Key = (self._engine.name, self.manner, phrase)
        if (known := self._cache.get(key)) is not None:
            use(known)
            return

        def rendered(sound: Rendered) -> None:  # in the engine's thread
            ready = sound.trimmed() if isinstance(sound, Pcm) else sound
            self._post(lambda: self._rendered(key, ready, use, ahead))

        self._engine.request(phrase, self.manner, rendered, ahead)

    def _rendered(self, key: Key, sound: Rendered, use: Callable[[Rendered], None], ahead: bool) -> None:
        if isinstance(sound, Pcm):
            self._cache.put(key, sound)
            self._told = {(lang, trouble) for lang, trouble in self._told if lang != key[2].lang}
        elif not ahead and (sound.lang, sound.trouble) not in self._told:
            self._told.add((sound.lang, sound.trouble))
            self._trouble(sound)
        use(sound)

    def _fill(self, line: _Line, place: int, pause: float, sound: Rendered) -> None:
        heard = isinstance(sound, Pcm) and sound.samples
        line.sounds[place] = sound.followed_by_silence(pause) if isinstance(sound, Pcm) and heard else NOTHING
        self._go_on(line)

    def _go_on(self, line: _Line) -> None:
        """Play the next sound of the line, if this line is still being said and the sound is there."""
        if line is not self._line or line.playing:
            return
        while line.next < len(line.sounds) and not self._gone(line):
            sound = line.sounds[line.next]
            if sound is None:
                return
            line.next += 1
            if sound.samples:
                self._play(line, sound)
                return
        self._begin(line)
        self._line = None
        line.finished()

    def _play(self, line: _Line, sound: Pcm, begins: bool = True) -> None:
        line.playing = self._sounded = True
        self._output.play(sound, lambda: self._post(lambda: self._played(line)), line.losses)
        if begins:
            self._post(lambda: self._begin(line))  # behind the keys that came before the first sample

    def _gone(self, line: _Line) -> bool:
        return self._output.lost or self._output.losses != line.losses

    def _played(self, line: _Line) -> None:
        line.playing = False
        self._go_on(line)

    def _begin(self, line: _Line) -> None:
        if not line.begun:
            line.begun = True
            line.started()
