"""The commands that play nothing: say, stickers, games, codes, check, replay, devices.

Each takes the parsed options and returns an exit code, or raises ``Cannot``. It must never open a game for playing or
write anything.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue

from companion.boxes import loader, stickers
from companion.boxes.box import Kind
from companion.commands import check, meaning
from companion.devices import discovery, evdev_hid
from companion.files import config, documents, resources, venue
from companion.inputs.codes import UnknownTokenError
from companion.journal import folder as games_folder
from companion.journal.store import Journal
from companion.line import transcript
from companion.model import TABLE, Announcement, AnySign, OwnText, Plugged, Several, Sign, Token, Tone, Word, game, word
from companion.refusal import Cannot, cannot
from companion.session import asking, events_of, evolve, habits, narrate, state
from companion.speech import catalogue, earcons, microphone, outputs, player, table_voice, voices
from companion.speech.phonemes import NoVoice

#: The commands that tell at their table which files are left out.
_AT_A_TABLE = ("play", "setup", "teach", "tutorial")
LONGEST_WAIT = 30.0  # after this many seconds without anything, the voice will not come


def enter(options: argparse.Namespace, rules: Mapping[str, str] | None = None) -> venue.Venue:
    """Read everything that the command line's data folder, language and table name. Raises Cannot, Faulty."""
    folder = options.data or config.data_folder()
    here = venue.enter(folder, options.lang, rules, getattr(options, "table", None))
    if options.command not in _AT_A_TABLE:  # there it is said, and printed when it is
        for told in _left_out(here):
            print(here.catalogue().text(told), file=sys.stderr)
    return here


def game_asked(here: venue.Venue, written: str) -> str:
    """The id of the game that is meant, at a table. Raises Cannot: also with the files that were left out, since the
    game may stand in one of them, and no table tells of them now."""
    try:
        return meaning.game_named(written, here.playable())
    except Cannot as refused:
        raise Cannot(*refused.words, *_left_out(here)) from None


def _left_out(here: venue.Venue) -> Iterable[Word]:
    return [word("left-out", fault=fault.word(str(fault.path)), more=0) for fault in here.left_out]


# --- say, stickers ---


def say(options: argparse.Namespace) -> int:
    """Say a sticker by its name or number, a token, or a text; or each sign before the words that describe it."""
    here = enter(options)
    if options.earcons:
        return tell(options, here, [_described(sign) for sign in earcons.ALL])
    written = " ".join(options.what)
    return tell(options, here, [_meant(here, written)])


def _described(sign: AnySign) -> Announcement:
    """The sign, and the words that say what it means; of the scale's steps the first says it for all."""
    if isinstance(sign, Sign):
        return game(f"earcon-{sign.value}", sign)
    return game("earcon-scale" if sign.number == 1 else "earcon-step", sign, step=sign.number)


def _meant(here: venue.Venue, written: str) -> Announcement:
    """A sticker or a card by its id, its number or any part of its names; else the words themselves."""
    if written.isascii() and written.isdigit() and int(written) in here.stickers.numbers:
        return _token(here, here.stickers.numbers[int(written)])
    for id in (written, f"{stickers.BOX}/{written}"):
        with suppress(UnknownTokenError):
            return _token(here, here.book.token(id))
    shapes = {kind.id: meaning.in_all_languages(kind.title) for kind in here.stickers.kinds}
    cards = meaning.cards(here.shelf.boxes.values())
    for names in (shapes, cards):
        found = meaning.meant(written, names)
        if len(found) == 1:
            return _token(here, Token(found[0]))
    # With a slash it is meant as a token, and not as a text.
    if "/" in written and " " not in written:
        raise cannot("unknown-token", what=written, near=Several(meaning.nearest(written, shapes | cards)))
    return game("own-text", text=OwnText(here.tone.lang, written))


def _token(here: venue.Venue, token: Token) -> Announcement:
    return game("look-up", token=asking.token_title(here.shelf, token))


def list_stickers(options: argparse.Namespace) -> int:
    """List and say the sticker code: name, number and meaning."""
    here = enter(options)
    words = here.catalogue()
    shapes = {_token(here, Token(sticker.token_id)): sticker for sticker in here.stickers.all}

    def shown(said: Announcement) -> None:
        print(f"{shapes[said].shape}\t{shapes[said].number}\t{words.text(said)}", flush=True)

    return tell(options, here, shapes, shown)


# --- games, codes ---


def list_games(options: argparse.Namespace) -> int:
    """List the games, one on each line."""
    here = enter(options)
    words = here.catalogue()
    for pack in here.playable():
        args = word("", game=pack.title, fewest=pack.fewest, most=pack.most).args
        print(words.text(Word("games-line", (("id", pack.id), *args))))
    return 0


def codes(options: argparse.Namespace) -> int:
    """Print TOKEN, COPY and CODE of every token of a box, separated by tabs."""
    here = enter(options)
    box = meaning.box_named(options.box, here.playable())
    here.need(box)
    for token, code in here.book.codes(box):
        print(f"{token.id}\t{token.copy}\t{code}")
    return 0


# --- check ---


def check_files(options: argparse.Namespace) -> int:
    """Tell every fault of the named files, or of all shipped and owned ones, and of the voice; 1 where there is one."""
    folder = options.data or config.data_folder()
    owned = [folder] if folder.exists() else []
    paths = options.paths or [*check.shipped(), *owned]
    words = catalogue.of_system(options.lang)
    if options.data is not None and not options.paths and not folder.exists():
        print(words.text(word("check-no-data", path=str(folder))))
    faults = [*check.check(paths, clashes(folder))]
    for place in [path for path in options.paths if path.is_dir()] if options.paths else [folder]:
        with suppress(documents.Faulty, Cannot):  # what only shows where everything meets: a rule that its game refuses
            faults += [fault for fault in venue.enter(place, options.lang).left_out if fault not in faults]
    found: list[Word | Announcement] = [fault.word(str(fault.path)) for fault in faults]
    if not options.paths and not options.mute:
        silent = check.voice(words)
        if silent is None:
            print(words.text(check.VOICE_WORKS))
        else:
            found.append(silent)
    # What ships has been listened to by its makers, and no owner can change it: it took two thirds of the time.
    for said in (*found, *_advice(options.paths or owned, words.lang)):
        print(words.text(said))
    print(words.text(word("check-faults", count=len(found)) if found else word("check-fine")))
    return 1 if found else 0


def _advice(paths: Iterable[Path], lang: str) -> list[Word]:
    """What would sound wrong: told, and no fault."""
    try:
        heard = check.advice(paths, lang)
    except NoVoice:
        return [word("check-unheard")]
    return [
        *(fault.word(str(fault.path)) for fault in heard),
        *([word("check-heard", count=len(heard))] if heard else []),
    ]


def clashes(folder: Path) -> loader.Clashes:
    """Finds tokens of a pack with the same code as another token: of this pack, a sticker, or any other pack."""
    others: list[Kind] = []
    with suppress(documents.Faulty):  # these faults are told when that file is checked
        others += stickers.load().kinds
    packs = [*resources.packs().glob("*.yaml")]
    with suppress(documents.Faulty):
        packs += loader.owned(folder)
    for path in packs:
        with suppress(documents.Faulty):
            others += loader.load(path).kinds
    return lambda kinds: venue.clashing(others, kinds)


# --- replay ---


def replay(options: argparse.Namespace) -> int:
    """Print the transcript of a kept game: what its events gave to hear, without questions and answers in between."""
    here = enter(options)
    path = games_folder.latest(here.table) if options.file == "last" else Path(options.file)
    if path is None:
        raise cannot("no-game-kept", path=str(here.table))
    with Journal.open(path, events_of(), veil=here.veil) as kept:
        if kept.game not in here.shelf.playable():
            raise cannot("game-without-pack", path=str(path), pack=f"{kept.game}.yaml")
        said: list[Announcement] = []
        heard = habits.NO_HABITS
        session = state.Session(tone=here.tone)
        for _, events in kept.read():
            after = evolve(here.shelf, session, events)
            heard, lines = habits.counted(heard, narrate(here.shelf, session, events, after, ears_known=False))
            said += lines
            session = after
    if not options.aloud:
        options.mute = True
    return tell(options, here, said)


# --- devices ---


def devices(options: argparse.Namespace) -> int:
    """List ports and audio outputs, one on each line, with their troubles."""
    words = catalogue.of_system(options.lang)
    for said in [*_ports(), *_outputs(), *_microphones()]:
        print(words.text(said))
    return 0


def _ports() -> Iterable[Word]:
    found = discovery.find()
    roles = {"scanner": found.scanners, "keypad": found.keypads, "unknown": found.unknown}
    for role, ports in roles.items():
        for port in ports:
            yield word("devices-port", device=port.path, description=port.description or "?", role=word(f"role-{role}"))
    if not any(roles.values()):
        yield word("devices-no-port")
    for seen in evdev_hid.list_hid():
        kind = word(f"role-{seen.kind.value}")
        yield word("devices-typing", device=seen.address, description=seen.name or "?", role=kind)
    for trouble in found.trouble:
        if isinstance(trouble, discovery.Claimed):
            yield word("devices-brltty", description=trouble.chip)
        else:
            yield word(f"port-{trouble.reason.value}", device=trouble.device, detail=trouble.detail or "empty")


def _outputs() -> Iterable[Word]:
    try:
        for device in player.devices():
            id = "devices-output-default" if device.default else "devices-output"
            yield Word(id, (("name", device.name), ("id", device.id)))
    except outputs.NoSound as fault:
        yield word("no-sound", reason=word(f"no-sound-{fault.reason.value}"))


def _microphones() -> Iterable[Word]:
    try:
        found = microphone.sources()
    except outputs.NoSound:  # told already, with the outputs
        return
    real = [device for device in found if not microphone.is_monitor(device)]
    for device in real:
        yield Word("devices-microphone", (("name", device.name), ("id", device.id)))
    if not real:
        yield word("devices-no-microphone")


# --- saying without a table ---


def tell(
    options: argparse.Namespace,
    here: venue.Venue,
    said: Iterable[Announcement],
    shown: Callable[[Announcement], None] | None = None,
) -> int:
    """Say these lines, and print each when its speech starts; 1 where the voice could not say one."""
    words = here.catalogue()

    def show(announcement: Announcement) -> None:
        if transcript.shows(announcement, options.show_private):
            print(transcript.line(announcement, words, options.show_private, options.plain), flush=True)

    voice = partial(
        table_voice.TableVoice,
        words,
        here.tone,
        here.engine_voices,
        outputs=config.Outputs(here.outputs(options.output).table),
        mute=options.mute,
        voice_files=here.voice_files,
        recordings=here.recordings,
        lead_ins=here.settings.lead_ins,
    )
    unheard = _say(voice, said, shown or show)
    for trouble in unheard:
        print(words.text(trouble), file=sys.stderr)
    return 1 if unheard else 0


def say_aloud(words: catalogue.Catalogue, said: Iterable[Announcement]) -> None:
    """Say aloud why something could not be done, if there is a voice. It has been printed already."""
    found = {name: voices.load(name) for name in voices.languages()}
    tone = Tone(lang=words.lang, rate=found[words.lang].rate)
    engine_voices = tuple(id for voice in found.values() for id in voice.engine_voices)
    _say(partial(table_voice.TableVoice, words, tone, engine_voices, read_already=True), said, lambda _: None)


def _say(
    make: Callable[..., table_voice.TableVoice], said: Iterable[Announcement], shown: Callable[[Announcement], None]
) -> list[Announcement]:
    """Say one line after the other, to the end of the last. Returns why some could not be said, each reason once."""
    inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
    unheard: list[Announcement] = []

    def report(told: Plugged | Announcement) -> None:
        if isinstance(told, Announcement):
            unheard.append(told)

    voice = make(shown=shown, report=report, post=inbox.put)
    if voice.fault is not None:  # the lines are shown, and nobody hears them
        unheard.append(game("no-sound", reason=word(f"no-sound-{voice.fault.reason.value}")))
    try:
        for announcement in said:
            if announcement.audience == TABLE:
                voice.says.say([announcement])
                continue
            _listen(voice, inbox)  # so lines are shown in order
            shown(announcement)  # there are no ears here: a private line is mentioned, and not said
        _listen(voice, inbox)
    finally:
        voice.close()
    return unheard


def _listen(voice: table_voice.TableVoice, inbox: SimpleQueue[Callable[[], None]]) -> None:
    """Wait until everything has been said, or nothing more comes."""
    while voice.says.busy:
        try:
            inbox.get(timeout=LONGEST_WAIT)()
        except Empty:
            return


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "say": say,
    "stickers": list_stickers,
    "games": list_games,
    "codes": codes,
    "check": check_files,
    "replay": replay,
    "devices": devices,
}
