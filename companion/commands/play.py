"""``companion play``: an evening at the table, as the command line wishes for it.

It takes the parsed options and returns an exit code, or raises ``Cannot``.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from functools import partial

from companion.commands.enquiries import enter, game_asked
from companion.files import config, venue
from companion.journal.folder import played, unfinished
from companion.line.evening import After, Evening
from companion.model import Several, replace, word
from companion.refusal import cannot
from companion.session.state import Wishes
from companion.speech import outputs, player
from companion.tutorial import plans


def play(options: argparse.Namespace) -> int:
    """Play until everybody leaves, or to the end of a script. A first start leads through set-up and tutorial."""
    rules = dict(map(_setting, options.rules))
    here = _taught(enter(options, rules))
    if options.wait_for_sound and not options.mute:
        _wait_for_sound(options.wait_for_sound)
    game_id = None if options.game is None else game_asked(here, options.game)
    if rules:
        _look_for_settings(here, game_id, rules)
    wishes, leads = _wishes(options, here, game_id), _leads(options, here)
    waiting = leads and here.settings.first_start == config.WAITING
    after = After.FIRST_START if leads and not waiting else None
    lesson: str | None = None  # the game whose tutorial comes next
    while True:
        if after is None:
            named = partial(game_asked, here)
            with Evening(options, here, wishes, leading=waiting, named=named).obey_signals() as evening:
                if options.pages or options.tls:
                    _with_pages(evening, here, options.tls)
                code = evening.serve()
            after = evening.after
            if after is None or options.script:
                return code
            lesson = evening.lesson
            wishes = Wishes(lesson)  # it was left in the lobby, or before that game had begun
        else:
            from companion.commands import leading  # most starts need none of it

            teaches = after is After.TUTORIAL
            led = leading.learn(options, here, lesson) if teaches else leading.set_up(options, here)
            if led.left is not None:
                return led.left
            after, waiting = led.after, led.waiting
            here = replace(_taught(enter(options, rules), lesson), left_out=())  # which files are has been told
            lesson = None


def _taught(here: venue.Venue, learned: str | None = None) -> venue.Venue:
    """The venue, with the games that a tutorial teaches; it is offered for those that nobody has played here.
    ``learned``: this one has just been heard."""
    games = frozenset(plans.games())
    untried = frozenset(game for game in games - {learned} if not played(here.table, game))
    return replace(here, shelf=replace(here.shelf, taught=games, untried=untried))


def _with_pages(evening: Evening, here: venue.Venue, tls: bool) -> None:
    from companion.pages.edge import Pages  # no other evening knows of a network
    from companion.pages.reach import Reach
    from companion.pages.seats import Seats
    from companion.system import browser

    seats = Seats(evening, here, os.urandom)
    evening.happened = seats.happened
    pages = Pages(evening, here, seats, tls=tls, browse=browser.opened)
    evening.add(pages)
    evening.add(Reach(pages, here.settings.pages.address))


def _leads(options: argparse.Namespace, here: venue.Venue) -> bool:
    """Whether this is a first start, or one that was left half way. Whoever asks for a game, plays a script or wants no
    sound is not led, and no game waits for that."""
    if options.game or options.script or options.mute or options.players or options.names or options.rules:
        return False
    if next(unfinished(here.table), None) is not None:
        return False
    if here.settings.first_start is not None:
        return here.settings.first_start != config.DONE
    there = ("settings.yaml", config.LEARNED, "games")
    return not any((place / name).exists() for place in (here.folder, here.table) for name in there)


def _wait_for_sound(seconds: float) -> None:
    """After power-on the sound server may not be there yet. Raises Cannot when it does not come: where nobody has a
    screen the system starts us again, and finds an output that was plugged in later."""
    try:
        player.wait_for_devices(seconds)
    except outputs.NoSound as fault:
        raise cannot("no-sound", reason=word(f"no-sound-{fault.reason.value}")) from None


def _setting(written: str) -> tuple[str, str]:
    name, equals, value = written.partition("=")
    if not (name and equals and value):
        raise cannot("setting-form", setting=written)
    return name, value


def _look_for_settings(here: venue.Venue, game_id: str | None, rules: Iterable[str]) -> None:
    """Raises Cannot for a setting that this game has not, or no game where none is chosen yet: it would change nothing,
    in silence."""
    games = here.shelf.games
    asked = games.values() if game_id is None else (games[game_id],)
    known = {rule.name for game in asked for rule in game.rule_settings}
    for name in rules:
        if name not in known:
            near = venue.near(name, known)
            if game_id is None:
                raise cannot("unknown-setting", setting=name, near=near)
            raise cannot("setting-of-other-game", setting=name, game=here.shelf.boxes[game_id].pack.title, near=near)


def _wishes(options: argparse.Namespace, here: venue.Venue, game_id: str | None) -> Wishes:
    names = tuple(name.strip() for name in options.names.split(",")) if options.names else ()
    for name in names:
        if len(name) > config.LONGEST_NAME:
            raise cannot("name-long", name=name[: config.LONGEST_NAME // 2], longest=config.LONGEST_NAME)
        if not config.NAME.pattern.fullmatch(name):
            raise cannot("name-form", name=" ".join(name.split()))
    players = options.players if options.players is not None else (len(names) if len(names) > 1 else None)
    if players is not None:
        packs = [here.shelf.boxes[id].pack for id in ([game_id] if game_id else here.shelf.playable())]
        if not any(pack.fewest <= players <= pack.most for pack in packs):
            fewest, most = min(pack.fewest for pack in packs), max(pack.most for pack in packs)
            titles = Several(tuple(pack.title for pack in packs))
            raise cannot("too-many-players", game=titles, players=players, fewest=fewest, most=most)
        if len(names) > players:
            raise cannot("names-and-players", names=len(names), players=players)
    twice = next((name for name in names if name and names.count(name) > 1), None)
    if twice is not None:
        raise cannot("name-twice", name=twice)
    return Wishes(game_id, players, names)
