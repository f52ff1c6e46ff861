"""``companion labels``: label sheets of a box, with their key, reference sheet and legend.

It takes the parsed options and returns an exit code, or raises ``Cannot`` before anything is written. It must never
write anything but the PDF that was asked for, the braille beside it, and which blank labels are in it, or overwrite a
file that is something else.

    options ─ venue (packs, codes, words) ─ plan ─ pages ─ one file, whole or not at all
"""

from __future__ import annotations

import argparse
import errno
import math
import os
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.boxes import blanks, decks, stickers
from companion.boxes.box import Kind
from companion.commands.enquiries import enter
from companion.commands.meaning import box_named
from companion.files import config, documents, venue
from companion.files.documents import Faulty
from companion.inputs.codes import CodeBook
from companion.labels import braille, sheets, symbols
from companion.labels.plan import Plan, Run, planned
from companion.labels.sheets import Sheet
from companion.labels.symbols import RESOLUTIONS, SYMBOLOGIES, Size
from companion.model import Several, Token, Word, word
from companion.refusal import cannot
from companion.speech.catalogue import Catalogue
from companion.system import locks

if TYPE_CHECKING:
    from companion.labels.braille import Braille, Leaf
    from companion.labels.pages import Entry, Group, Printout

#: The limits of an offset (millimetres) and of a scale (per cent).
FARTHEST, SMALLEST, LARGEST = 30.0, 80.0, 125.0
#: The space for a symbol on a page for the table, in millimetres.
LARGE_WIDTH, LARGE_HEIGHT = 75.0, 30.0
#: What is asked for instead of a box, and how many labels of a roll are printed then; of a sheet, all that are free.
BLANK, ON_A_ROLL = "blank", 50
#: What is asked for to print how phones join.
PHONES = "phones"
#: How long one print waits for another that draws its labels, in seconds.
PATIENCE = 5.0
#: What every PDF begins with.
MAGIC = b"%PDF"


def labels(options: argparse.Namespace) -> int:
    """Write the PDF, and say what is on its pages and which paper each of them needs."""
    here = enter(options)
    words = here.catalogue()
    known = sheets.all_sheets(here.folder)
    if options.dpi not in RESOLUTIONS:
        raise cannot("labels-dpi", dpi=options.dpi, known=Several(RESOLUTIONS))
    if options.sheets:
        for sheet in known.values():
            print(words.text(_told(sheet, options.dpi)))
        return 0
    if options.box is None:
        raise cannot("labels-which-box")
    if options.pdf is None:
        raise cannot("labels-which-file")
    sheet = _sheet(options.sheet, known)
    _judge(options, sheet)
    _look(options.pdf, lambda start: not start or start.startswith(MAGIC), "labels-file-other")
    if options.box == PHONES:
        _look(_brf(options), braille.is_embossed, "labels-file-no-braille")
        said = _phones(options, here, words, sheet)
    elif options.box == BLANK:
        said = _blank(options, here, words, sheet)
    else:
        box = box_named(options.box, here.playable())
        here.need(box)
        _look(_brf(options), braille.is_embossed, "labels-file-no-braille")
        said = _stickers(options, here, words) if box == stickers.BOX else _game(options, here, words, box, sheet)
    for line in said:
        print(words.text(line))
    return 0


# --- what was asked for ---


def _sheet(written: str, known: dict[str, Sheet]) -> Sheet:
    wanted = written.replace("×", "x").casefold()
    for name, sheet in known.items():
        if name.casefold() == wanted:
            return sheet
    raise cannot("labels-unknown-sheet", sheet=written, sheets=Several(tuple(known)))


def _judge(options: argparse.Namespace, sheet: Sheet) -> None:
    """Raises Cannot for a number or a name that is not allowed."""
    if options.outline and sheet.roll:
        raise cannot("labels-outline-roll", sheet=sheet.name)
    if options.symbol is not None and options.symbol not in SYMBOLOGIES:
        raise cannot("labels-unknown-symbol", symbol=options.symbol, symbols=Several(tuple(SYMBOLOGIES)))
    if not 1 <= options.start <= sheet.labels:
        raise cannot("labels-start", sheet=sheet.name, most=sheet.labels)
    for option, low, high in (
        ("right", -FARTHEST, FARTHEST),
        ("down", -FARTHEST, FARTHEST),
        ("scale", SMALLEST, LARGEST),
    ):
        value = getattr(options, option)
        if not (math.isfinite(value) and low <= value <= high):
            raise cannot("labels-range", option=f"--{option}", low=f"{low:g}", high=f"{high:g}")
    if options.count is not None and options.box != BLANK:
        raise cannot("labels-count-blank")
    if options.count is not None and not 1 <= options.count <= blanks.MOST:
        raise cannot("labels-range", option="--count", low="1", high=str(blanks.MOST))
    for option in ("address", "wifi", "password"):
        if getattr(options, option) is not None and options.box != PHONES:
            raise cannot("labels-only-phones", option=f"--{option}")
    for option in ("series", "outline", "symbol"):
        if getattr(options, option) and options.box == PHONES:
            raise cannot("labels-not-phones", option=f"--{option}")
    if options.series is not None and not decks.SERIES.pattern.fullmatch(options.series):
        raise cannot("labels-series-form", series=options.series)


def _size(options: argparse.Namespace, sheet: Sheet) -> Size:
    """The symbol for a label of that sheet. Raises Cannot where none fits, or not the kind that was asked for."""
    fitting = symbols.fitting(sheet.width, sheet.height, options.dpi)
    if not fitting:
        smallest = min((symbols.needed(each, options.dpi) for each in SYMBOLOGIES.values()), key=math.prod)
        raise cannot("labels-too-small", sheet=sheet.name, dpi=options.dpi, **_least(smallest))
    for size in fitting:
        if options.symbol in (None, size.symbology.name):
            return size
    raise cannot(
        "labels-does-not-fit",
        symbol=_symbol(options.symbol),
        sheet=sheet.name,
        dpi=options.dpi,
        **_least(symbols.needed(SYMBOLOGIES[options.symbol], options.dpi)),
        fitting=Several(tuple(size.symbology.name for size in fitting)),
    )


def _least(label: tuple[float, float]) -> dict[str, str]:
    """The width and the height of the least label that would do, rounded up to whole millimetres."""
    return {"width": str(math.ceil(label[0])), "height": str(math.ceil(label[1]))}


def _symbol(name: str) -> Word:
    return word(f"labels-symbol-{name}")


def _told(sheet: Sheet, dpi: int) -> Word:
    """One line about a sheet."""
    fitting = symbols.fitting(sheet.width, sheet.height, dpi)
    return word(
        "labels-roll-line" if sheet.roll else "labels-sheet-line",
        name=sheet.name,
        labels=sheet.labels,
        columns=sheet.columns,
        rows=sheet.rows,
        width=f"{sheet.width:g}",
        height=f"{sheet.height:g}",
        symbols=Several(tuple(size.symbology.name for size in fitting)),
    )


# --- what is printed ---


def _game(options: argparse.Namespace, here: venue.Venue, words: Catalogue, box: str, sheet: Sheet) -> Iterator[Word]:
    from companion.labels.pages import Adjustment, Entry, named

    size, large = _size(options, sheet), _large(options)
    owned = here.shelf.boxes[box]
    pack, title = owned.pack, owned.pack.title
    codes, series = _codes(options, here, box, pack.kinds)
    plan = planned(pack.kinds, codes, options.start - 1)

    def called(run: Run) -> tuple[str, str]:
        """What a run's cards are called, and the owner's name for them, "" where none was told."""
        name = owned.name_of(run.kind)
        return words.text(named(pack.title_of(run.kind.id), None)), name.text if name else ""

    def entry(run: Run, code: str) -> Entry:
        card, name = called(run)
        felt = words.text(named(pack.title_of(run.kind.id), owned.name_of(run.kind) if name else None))
        return Entry(code, name or card, (card,) if name else (), felt, blank=run.kind.nameable and not name)

    def groups() -> list[Group]:
        """What nobody holds, in the order of the box, and by what has pages of its own."""
        found: dict[Word, list[Entry]] = {}
        for run in plan.reference:
            title = pack.leaf_of(run.kind) or word("labels-reference")
            found.setdefault(title, []).extend(entry(run, code) for code in run.codes)
        return [*found.items()]

    def head(number: int) -> Word:
        return word("labels-head", game=title, series=series, sheet=number, sheets=sheets_used)

    sheets_used = sheet.spot(plan.runs[-1].last).sheet if plan.runs else 0
    adjustment = Adjustment(options.right, options.down, options.scale / 100)
    table = braille.load(words.lang)
    leaves: tuple[Leaf, ...] = ()
    printout = _printout(options, words, word("labels-title", game=title), sheet.beside)
    if options.outline:
        printout.outline(sheet, adjustment)
    else:
        facts = word(
            "labels-key-facts",
            game=title,
            series=series,
            sheet=sheet.name,
            symbol=_symbol(size.symbology.name),
            count=len(plan.labels),
        )
        if plan.runs:
            printout.labels(plan, sheet, size, adjustment, head)
            printout.key(plan, sheet, called, facts)
        if plan.reference:
            leaves += printout.reference(groups(), large, table)
        if legend := _legend(here, words, box):
            leaves += printout.reference(legend, large, table, legend=True)
    _write(options.pdf, printout.bytes())
    yield from _report(options, printout, plan, sheet, size)
    yield from _embossed(options, leaves, table)
    untold = sum("name" in kind.slots and owned.slot(kind.id).name is None for kind in pack.kinds)
    if untold and not options.outline:
        yield word("labels-report-names", count=untold, game=box)
    if options.series is not None and dict(codes) != dict(here.book.codes(box)):
        yield word("labels-report-series", series=series, path=str(decks.path_of(here.folder, box)))


def _stickers(options: argparse.Namespace, here: venue.Venue, words: Catalogue) -> Iterator[Word]:
    """The whole sticker code in large print. Its codes are the same for every box, and have no series."""
    from companion.labels.pages import Adjustment

    if options.series is not None:
        raise cannot("labels-series-stickers")
    sheet = _sheet(options.sheet, sheets.all_sheets(here.folder))
    printout = _printout(options, words, word("labels-title-stickers"), sheet.beside)
    table = braille.load(words.lang)
    leaves: tuple[Leaf, ...] = ()
    if options.outline:
        printout.outline(sheet, Adjustment(options.right, options.down, options.scale / 100))
    else:
        leaves = printout.reference(_legend(here, words, None), _large(options), table, legend=True)
    _write(options.pdf, printout.bytes())
    yield from _report(options, printout, Plan((), ()), sheet, _large(options))
    yield from _embossed(options, leaves, table)


def _blank(options: argparse.Namespace, here: venue.Venue, words: Catalogue, sheet: Sheet) -> Iterator[Word]:
    """Labels that mean nothing yet. They are remembered before they are written, so that none is ever printed twice."""
    from companion.labels.pages import Adjustment

    if options.series is not None:
        raise cannot("labels-series-blank")
    size = _size(options, sheet)
    left = sheet.labels - options.start + 1
    count = options.count or (left if sheet.labels > 1 else ON_A_ROLL)
    codes, told = _drawn(here, count, keep=not options.outline)
    plan = Plan((Run(Kind(BLANK), codes, options.start - 1),), ())
    sheets_used = sheet.spot(plan.runs[-1].last).sheet
    printout = _printout(options, words, word("labels-title-blank"), sheet.beside)
    adjustment = Adjustment(options.right, options.down, options.scale / 100)
    if options.outline:
        printout.outline(sheet, adjustment)
    else:
        printout.labels(
            plan, sheet, size, adjustment, lambda number: word("labels-head-blank", sheet=number, sheets=sheets_used)
        )
    _write(options.pdf, printout.bytes())
    yield from told
    yield from _report(options, printout, plan, sheet, size)
    if not options.outline:
        yield word("labels-report-blank")


def _phones(options: argparse.Namespace, here: venue.Venue, words: Catalogue, sheet: Sheet) -> Iterator[Word]:
    """How phones join, on one page: the Wi-Fi as it was told, the address as this machine has it. Raises Cannot."""
    from companion.labels.pages import Photo
    from companion.system import addresses

    wish = here.settings.pages
    wifi = options.wifi if options.wifi is not None else wish.wifi
    password = options.password if options.password is not None else wish.password if options.wifi is None else ""
    if len(wifi) > config.LONGEST_WIFI:
        raise cannot("labels-wifi-name", longest=config.LONGEST_WIFI)
    if password and not config.WIFI_PASSWORD.pattern.fullmatch(password):
        raise cannot("labels-wifi-password")
    named = options.address or (wish.address if wish.address != config.ANY_ADDRESS else "")
    if named and not config.ADDRESS.pattern.fullmatch(named):
        raise cannot("labels-phones-address-form", address=named)
    address, *others = (named,) if named else addresses.found() or ("",)
    if not address:
        raise cannot("labels-phones-no-network")
    groups = address.split(".")
    pieces = (*(f"{group}." for group in groups[:-1]), groups[-1], f":{wish.http}")
    typed = f"{address}:{wish.http}"
    felt = (
        *((word("labels-phones-wifi-felt", wifi=wifi),) if wifi else ()),
        *((word("labels-phones-password-felt", password=password),) if password else ()),
    )
    photos = (
        Photo(
            _wifi_code(wifi, password) if wifi else "",
            word("labels-phones-wifi"),
            ((1, _words(wifi)), *(((2, _letters(password)),) if password or not wifi else ())),
            felt,
        ),
        Photo(
            f"http://{typed}/seat",
            word("labels-phones-address"),
            ((3, pieces),),
            (word("labels-phones-address-felt", address=typed),),
        ),
    )
    printout = _printout(options, words, word("labels-phones"), sheet.beside)
    table = braille.load(words.lang)
    leaves = printout.phones(photos, options.dpi, table)
    _write(options.pdf, printout.bytes())
    yield from _report(options, printout, Plan((), ()), sheet, _large(options))
    yield from _embossed(options, leaves, table)
    if not wifi:
        yield word("labels-report-no-wifi")
    if others:
        yield word("labels-report-addresses", others=Several(tuple(others)))
    yield word("labels-report-address", address=typed)


def _words(name: str) -> tuple[str, ...]:
    """A name, which may be broken between its words."""
    return tuple(re.findall(r"\S+\s*", name)) or ("",)


def _letters(password: str) -> tuple[str, ...]:
    """A password, which may be broken anywhere: in fours."""
    return tuple(password[at : at + 4] for at in range(0, len(password), 4)) or ("",)


def _wifi_code(name: str, password: str) -> str:
    """What a phone's camera takes for a Wi-Fi."""
    escaped = [re.sub(r'([\\;,:"])', r"\\\1", told) for told in (name, password)]
    kind, secret = ("WPA", f"P:{escaped[1]};") if password else ("nopass", "")
    return f"WIFI:T:{kind};S:{escaped[0]};{secret};"


def _drawn(here: venue.Venue, count: int, keep: bool) -> tuple[tuple[str, ...], tuple[Word, ...]]:
    """The letters of so many new labels, remembered if they are to be kept; and what is told of the list before."""
    path = here.folder / blanks.FILE
    try:
        with locks.in_turn(path.with_suffix(".lock"), PATIENCE) if keep else nullcontext():
            before, told = _printed_before(path)
            new, codes = blanks.chosen(count, before, here.book.taught, secrets.randbelow)
            if keep:
                blanks.remember(path, (*before, new))
    except OSError:
        raise Faulty([documents.Fault(path, None, "", "fault-not-written")]) from None
    return codes, told


def _printed_before(path: Path) -> tuple[tuple[blanks.Printed, ...], tuple[Word, ...]]:
    """The blank labels printed here before. A damaged file is set aside, and that is told: chance alone is enough."""
    try:
        return blanks.printed(path), ()
    except Faulty:
        documents.set_aside(path)
        return (), (word("labels-blank-set-aside"),)


def _legend(here: venue.Venue, words: Catalogue, game: str | None) -> list[Group]:
    """All stickers, or those of a game with their meanings there; no group where the game has none."""
    from companion.labels.pages import Entry

    codes = {token.id: code for token, code in here.book.codes(stickers.BOX)}
    entries = []
    for sticker in here.stickers.all:
        meaning = None if game is None else here.stickers.legends.get((game, sticker.token_id))
        if game is None or meaning is not None:
            lines = [words.text(word("labels-sticker-number", number=sticker.number))]
            lines += [words.text(word(meaning))] if meaning else []
            shape = words.text(word("token-" + sticker.token_id.replace("/", "-")))
            entries.append(Entry(codes[sticker.token_id], shape, tuple(lines), felt=shape))
    return [(word("labels-legend"), entries)] if entries else []


def _large(options: argparse.Namespace) -> Size:
    """The symbol for a page: the kind that was asked for, as large as possible."""
    symbology = SYMBOLOGIES[options.symbol or next(iter(SYMBOLOGIES))]
    size = symbols.fitted(symbology, LARGE_WIDTH, LARGE_HEIGHT, options.dpi, large=True)
    assert size is not None, "a page has room for every symbol"
    return size


def _codes(
    options: argparse.Namespace, here: venue.Venue, box: str, kinds: tuple[Kind, ...]
) -> tuple[list[tuple[Token, str]], str]:
    """The codes of a box and their series: the series that was asked for, else the owner's. Raises Cannot."""
    if options.series is None:
        return here.book.codes(box), here.series[box]
    book = CodeBook([*kinds, *here.stickers.kinds], series={box: options.series})
    if book.clashes():
        raise cannot("labels-series-clash", series=options.series)
    return book.codes(box), options.series


def _printout(options: argparse.Namespace, words: Catalogue, title: Word, paper: tuple[float, float]) -> Printout:
    from companion.labels.pages import FontRefused, Printout

    try:
        return Printout(words.text, words.text(title), words.lang, paper, options.font)
    except FontRefused:
        raise cannot("labels-font", path=str(options.font)) from None


def _report(options: argparse.Namespace, printout: Printout, plan: Plan, sheet: Sheet, size: Size) -> Iterator[Word]:
    """Say what is on which pages, then what else the person at the printer must know."""
    yield word("labels-written", path=str(options.pdf), pages=printout.parts[-1].last)
    for part in printout.parts:
        pages = word("labels-pages", first=part.first, last=part.last, count=part.last - part.first + 1)
        if part.name == "labels":
            symbol = _symbol(size.symbology.name)
            yield word("labels-report-labels", pages=pages, count=len(plan.labels), sheet=sheet.name, symbol=symbol)
        else:
            yield word(f"labels-report-{part.name}", pages=pages, sheet=sheet.name)
    if plan.runs and not options.outline:
        if options.symbol is None and size.symbology is not next(iter(SYMBOLOGIES.values())):
            yield word("labels-report-small", symbol=_symbol(size.symbology.name), sheet=sheet.name)
        if used := (plan.runs[-1].last + 1) % sheet.labels:
            yield word("labels-report-free", start=used + 1, free=sheet.labels - used)
        yield word("labels-report-scale")
    if printout.missing:
        yield word("labels-report-letters", letters=" ".join(sorted(printout.missing)))


# --- the files ---


def _brf(options: argparse.Namespace) -> Path:
    """The file for an embosser, beside the PDF."""
    path: Path = options.pdf
    return path.with_name(f"{path.stem}.brf")


def _embossed(options: argparse.Namespace, leaves: Sequence[Leaf], table: Braille | None) -> Iterator[Word]:
    """Write what is for the table in braille, beside the PDF, and say so. Raises Cannot."""
    if leaves and table is not None:
        _write(_brf(options), braille.embossed(table, leaves))
        yield word("labels-report-brf", path=str(_brf(options)), cells=braille.ACROSS, lines=braille.DOWN)


def _look(path: Path, ours: Callable[[bytes], bool], other: str) -> None:
    """Raises Cannot where a file cannot be written: now, and not after everything has been drawn.

    ``ours`` judges how a file that is there begins; ``other`` is the refusal where it is somebody's.
    """
    try:
        if path.is_dir():
            raise cannot("labels-file-folder", path=str(path))
        if not path.parent.is_dir():
            raise cannot("labels-file-nowhere", path=str(path), folder=str(path.parent))
        if os.path.lexists(path) and not path.is_file():
            raise cannot("labels-file-odd", path=str(path))
        if path.exists():
            with path.open("rb") as there:
                if not ours(there.read(4096)):
                    raise cannot(other, path=str(path))
            if not os.access(path, os.W_OK):  # a new file could still replace it
                raise cannot("labels-file-forbidden", path=str(path), reason="EACCES")
    except OSError as fault:
        raise cannot("labels-file-forbidden", path=str(path), reason=_reason(fault)) from None


def _reason(fault: OSError) -> str:
    return errno.errorcode.get(fault.errno or 0, type(fault).__name__)


def _write(path: Path, data: bytes) -> None:
    """Write the whole file or nothing: an old file stays until the new one is complete. Raises Cannot."""
    target = path.resolve()
    unfinished = target.with_name(f".companion-{os.getpid()}.unfinished")
    try:
        try:
            with unfinished.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())  # else a power cut could leave the new name without its contents
            unfinished.replace(target)
        finally:
            with suppress(OSError):
                unfinished.unlink()
    except OSError as fault:
        if fault.errno == errno.ENOSPC:
            raise cannot("labels-file-full", path=str(path)) from None
        raise cannot("labels-file-forbidden", path=str(path), reason=_reason(fault)) from None
