"""The rules that the sources leave open: all settings are judged, and refused, in one place.

It knows no setting. A refusal says which setting, which value, and which values are possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from companion.boxes.box import Box
from companion.games.kit.lines import Lines
from companion.games.protocol import Leaving, Opening, RuleSetting
from companion.model import Arg, Frozen, Rejection, Several
from companion.notebook.facts import Level

YES_NO = ("yes", "no")
NO_YES = ("no", "yes")
UNKNOWN = "unknown"

#: What the players' notebooks tell, in games that have them. The sighted have paper, and have heard the same as
#: everybody: so what was heard is told as long as nothing else is agreed.
NOTEBOOK = RuleSetting("notebook", Level.LOG.value, tuple(level.value for level in Level))

#: What becomes of the place of a player who goes home, in games whose rules leave it open and can do without a player.
#: In the others its place stays in the game, and the table decides for it aloud.
LEAVING = RuleSetting("leaving", Leaving.NOBODY.value, tuple(how.value for how in Leaving))


class Settled(Frozen):
    """The settings of a game that begins, as chosen or by default."""

    values: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def yes(self, name: str) -> bool:
        return self.values[name] == "yes"

    def number(self, name: str) -> int | None:
        """The value as a number; None where it is a word ("unknown")."""
        value = self.values[name]
        return int(value) if value.isdecimal() else None

    @property
    def told(self) -> tuple[tuple[str, str], ...]:
        """The settings, for the game's first event."""
        return tuple(self.values.items())


def settled(
    say: Lines,
    settings: Sequence[RuleSetting],
    box: Box,
    opening: Opening,
    usual: Mapping[str, str] = MappingProxyType({}),
) -> Settled | Rejection:
    """The settings of this opening, or a refusal: of a number of players that the box is not for, or of an unknown
    setting or value. ``usual`` are other defaults for these players.
    """
    pack, players = box.pack, len(opening.seats)
    if not pack.fewest <= players <= pack.most:
        return say.refuse("players", players=players, fewest=pack.fewest, most=pack.most)
    known = {setting.name: setting for setting in settings}
    values = {setting.name: setting.default for setting in settings} | dict(usual)
    for name, value in opening.settings:
        if name not in known:
            return say.refuse("setting", setting=name, game=pack.title)
        refusal = _judged(say, known[name], box, value)
        if refusal is not None:
            return refusal
        values[name] = value
    return Settled(values)


def _judged(say: Lines, setting: RuleSetting, box: Box, value: str) -> Rejection | None:
    if setting.judge is not None:
        return setting.judge(box, value)
    if value in setting.choices or (setting.numbers is not None and _is_of(setting.numbers, value)):
        return None
    args: dict[str, Arg] = {"setting": setting.name, "value": value}
    if setting.choices:
        args["values"] = Several(setting.choices)
    if setting.numbers is not None:
        args |= {"low": setting.numbers[0], "high": setting.numbers[-1]}
    return say.refuse(setting.refused, **args)


def _is_of(numbers: range, value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= 9 and int(value) in numbers
