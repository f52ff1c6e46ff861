"""The suspects' sheet: as the box's owner filled it in, what it cannot say, and whom given traits name; and which rooms
touch, as told.

It must never judge an act.
"""

from __future__ import annotations

from companion.boxes.box import Box, Flaw, Pack, as_heard
from companion.games.mystere_de_l_abbaye.board import ID, MONKS_WITH, SUSPECTS, VALUES, Monk, Room, Trait
from companion.games.mystere_de_l_abbaye.names import say, trait
from companion.model import OwnText, Several


def monks(box: Box) -> tuple[Monk, ...]:
    """The suspects' sheet as the owner entered it."""
    return tuple(_monk(box, number) for number in range(1, SUSPECTS + 1))


def misdealt(pack: Pack, players: int) -> int | None:
    """How many suspects the set-up table deals to so many players, where that cannot be; None: it is right."""
    row = pack.row("deal", players)
    dealt = players * row["hand"] + row["parlour"] + row["culprit"]
    return None if (dealt, row["culprit"]) == (SUSPECTS, 1) else dealt


def _monk(box: Box, number: int) -> Monk:
    slot = box.slot(_entry(number))
    traits = tuple(
        values[fact - 1] if (fact := slot.facts.get(characteristic.value)) else None
        for characteristic, values in VALUES.items()
    )
    return Monk(number, slot.name, traits)


def _entry(number: int) -> str:
    return f"{ID}/moine/{number:02d}"


def flaws(box: Box) -> tuple[Flaw, ...]:
    """What the owner of this box cannot say: a deal that is not of 24 suspects; in the sheet too many of a trait, a
    name twice, two monks who look alike.

    A partly filled sheet is fine: only what is there counts.
    """
    found = [
        Flaw(f"deal/{players}", say.word("flaw-deal", players=players, dealt=dealt))
        for players in box.pack.tables.get("deal", {})
        if (dealt := misdealt(box.pack, players)) is not None
    ]
    sheet = monks(box)
    for value, most in MONKS_WITH.items():
        having = [monk.number for monk in sheet if value in monk.traits]
        for number in having[most:]:
            lines = Several(tuple(str(each) for each in having))
            told = say.word("flaw-too-many", trait=trait(value), most=most, count=len(having), monks=lines)
            found.append(Flaw(_entry(number), told))
    names: dict[str, int] = {}
    looks: dict[tuple[Trait, ...], int] = {}
    for monk in sheet:
        if monk.name is not None:
            other = names.setdefault(as_heard(monk.name), monk.number)
            if other != monk.number:
                found.append(Flaw(_entry(monk.number), say.word("flaw-name", name=monk.name, other=other)))
        if len(monk.known) == len(VALUES):
            other = looks.setdefault(monk.known, monk.number)
            if other != monk.number:
                found.append(Flaw(_entry(monk.number), say.word("flaw-alike", other=other)))
    return tuple(found)


def ways(box: Box, players: int) -> tuple[tuple[Room, OwnText], ...]:
    """Which rooms touch each room, as far as the owner has told it."""
    told = ((room, box.slot(f"{ID}/salle/{room.value}").text_for(players)) for room in Room)
    return tuple((room, text) for room, text in told if text is not None)


def ways_untold(told: tuple[tuple[Room, OwnText], ...]) -> int:
    """Of how many rooms nobody has told what touches them; "another empty room" may be any."""
    return len(Room) - 1 - len(told)


Given = tuple[Trait | None, ...]


def fitting(sheet: tuple[Monk, ...], given: Given) -> tuple[int, ...]:
    """The monks that the given traits do not exclude. A monk's unknown trait does not exclude him."""
    return tuple(monk.number for monk in sheet if _fits(monk, given, unknown=True))


def named(sheet: tuple[Monk, ...], given: Given) -> int | None:
    """The monk whom the given traits certainly name; None if they do not."""
    fit = fitting(sheet, given)
    sure = len(fit) == 1 and any(given) and _fits(sheet[fit[0] - 1], given, unknown=False)
    return fit[0] if sure else None


def _fits(monk: Monk, given: Given, unknown: bool) -> bool:
    """Whether a monk has the given traits. ``unknown``: his unknown traits count as the given ones."""
    pairs = zip(given, monk.traits, strict=False)
    return all(told is None or had is told or (had is None and unknown) for told, had in pairs)
