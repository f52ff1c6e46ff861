"""The messages of one game: ids without the game's name, and the values made from them.

It knows ids and arguments. It must never hold a sentence: sentences are in ``voices/*/<game>.ftl``.
"""

from __future__ import annotations

from functools import cache

from companion import model
from companion.games.protocol import Choice, Form, Question
from companion.model import (
    TABLE,
    Announcement,
    AnySign,
    Arg,
    Rejection,
    Sign,
    Urgency,
    Word,
    alert,
    echo,
    game,
    pairs,
    replace,
)


class Lines:
    """What a game says: ``Lines("time-bomb-undercover").game("cut-bomb")`` is "time-bomb-undercover-cut-bomb".

    ``step`` is the topic of the act that is due: its line is dropped if the table goes on before it is said.
    """

    def __init__(self, id: str) -> None:
        self._before = f"{id}-"
        self.step = f"{id}-step"
        self._plain = cache(lambda name: Word(self._before + name))

    def mid(self, name: str) -> str:
        """The message id."""
        return self._before + name

    def word(self, name: str, /, **args: Arg) -> Word:
        """A message that is said inside another, or that says what is due."""
        return Word(self._before + name, pairs(args)) if args else self._plain(name)

    def game(self, name: str, sign: AnySign | None = None, topic: str = "", /, **args: Arg) -> Announcement:
        """A line of the game for the table."""
        return game(self._before + name, sign, topic, **args)

    def alert(self, name: str, sign: AnySign | None = None, topic: str = "", /, **args: Arg) -> Announcement:
        """A line for the table that cuts what is being said."""
        return alert(self._before + name, sign, topic, **args)

    def echo(self, name: str, sign: AnySign | None = None, topic: str = "", /, **args: Arg) -> Announcement:
        """An answer to the one who asked."""
        return echo(self._before + name, sign, topic, **args)

    def private(self, seat: model.Seat, name: str, sign: Sign | None = Sign.ACCEPTED, /, **args: Arg) -> Announcement:
        """A line for this seat's ear alone."""
        said = self.word(name, **args)
        return Announcement(said.id, said.args, model.Only(seat), sign=sign)

    def refuse(self, name: str, rule: str | None = None, /, **args: Arg) -> Rejection:
        """The refusal "refuse-<name>"; ``rule`` where a printed card can lift it."""
        return Rejection(self.word(f"refuse-{name}", **args), rule)

    def secret(self, name: str, rule: str | None = None) -> Rejection:
        """The refusal "refuse-<name>" of a card that is not for everybody."""
        return replace(self.refuse(name, rule), secret=True)

    def can(self, *names: str) -> tuple[Word, ...]:
        """What can be done now, one sentence each: "can-<name>"."""
        return tuple(self.word(f"can-{name}") for name in names)

    def form(self, name: str, *questions: Question) -> Form:
        """An entry of the game's menu: "menu-<name>". The form "correct" has its name already: it is entry 3."""
        return Form(name, questions, None if name == "correct" else self.word(f"menu-{name}"))

    def choices(self, *names: str, first: int = 1) -> tuple[Choice, ...]:
        """The meanings of the numbers from ``first`` on."""
        return tuple(Choice(number, self.word(name)) for number, name in enumerate(names, first))

    def options(self, *names: str) -> tuple[Choice, ...]:
        """The same from 1 on, in words that are clear without the question: "choice-<name>"."""
        return self.choices(*(f"choice-{name}" for name in names))


def echoed(said: Announcement) -> Announcement:
    """The same line, as an answer to the one who asked."""
    return Announcement(said.id, said.args, TABLE, Urgency.ECHO)


@cache
def token_word(token_id: str) -> Word:
    """The name of a thing: "Vortex, Traquenard"."""
    return Word("token-" + token_id.replace("/", "-"))


#: What a question of yes (1) and no (2) may be answered; and that the companion rolls.
YES_NO = (Choice(1, Word("yes")), Choice(2, Word("no")))
LET_ROLL = Word("let-roll")
