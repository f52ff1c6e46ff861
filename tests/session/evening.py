"""One evening through the pure core, and what must be true after each of its inputs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp

from companion import session as sessions
from companion.games.time_bomb_undercover.events import Cable, Phase
from companion.model import (
    Announcement,
    Arg,
    Elapsed,
    Event,
    Input,
    Key,
    Known,
    OwnText,
    Rolled,
    Scan,
    Several,
    Token,
    Verbosity,
    Who,
    Word,
)
from companion.session.asking import expects, game_of
from companion.session.events import DiceWanted, Overruled, TableCleared, Undone
from companion.session.state import Play, Session, Shelf, Wishes
from companion.speech.catalogue import Catalogue
from tests.games.time_bomb_undercover.golden import DECK, REGULARS
from tests.tabletop import Cupboard, cupboard, strict

TIME_BOMB = "time-bomb-undercover"


@cache
def ours() -> Cupboard:
    """The files of every evening: regulars, and Lieu cards that are filled in."""
    return cupboard(Path(mkdtemp(prefix="companion-any-evening-")), deck=DECK, settings=REGULARS)


@cache
def catalogues() -> tuple[Catalogue, ...]:
    return tuple(
        Catalogue(lang, verbosity=verbosity, report=strict, voices=ours().voices)
        for lang in ("fr", "en", "es")
        for verbosity in Verbosity
    )


@cache
def tokens() -> tuple[Token, ...]:
    """Every token that has a code: of both boxes, and the stickers."""
    book = ours().venue.book
    return tuple(token for box in ("sticker", *ours().venue.shelf.boxes) for token, _ in book.codes(box))


@cache
def sayable(announcement: Announcement) -> bool:
    """In every language at every verbosity; a strict catalogue raises where it is not. None is an hour too."""
    texts = [catalogue.text(announcement) for catalogue in catalogues()]
    hour = "none" in repr(announcement)
    return not any("{" in text or ("None" in text and not hour) for text in texts)


def told(announcements: tuple[Announcement, ...]) -> set[object]:
    """Every message and every argument in them, down to the last."""
    return set().union(*(_told(Word(line.id, line.args)) for line in announcements))


def _told(arg: Arg) -> set[object]:
    match arg:
        case Word(id, args):
            return {id}.union(*(_told(inner) for _, inner in args))
        case Several(items):
            return set().union(*(_told(item) for item in items))
        case OwnText(_, text):
            return {text}
        case Who(seat, name):
            return {seat, name}
        case _:
            return {arg}


class Evening:
    """One table after the other. ``written`` is what a journal would hold of the one that is open.

    ``before`` is the play before every input that can be taken back, ``lifted`` whether a card has lifted a rule
    (then a count may be exceeded), ``heard`` the ids of all that was said.
    """

    def __init__(self, wishes: Wishes) -> None:
        self.heard: set[str] = set()
        self.inputs = 0
        self.open(wishes)

    def open(self, wishes: Wishes) -> None:
        self.before: list[Play] = []
        self.lifted = False
        turn = sessions.open_table(self.shelf, wishes, ours().venue.tone)
        self.written = [(turn.session.input_seq, turn.durable)]
        self.session: Session = turn.session
        self.listen(turn.said)

    @property
    def shelf(self) -> Shelf:
        return ours().venue.shelf

    @property
    def playing(self) -> bool:
        return game_of(self.shelf, self.session.play) is not None

    def take(self, input: Input) -> sessions.Turn:
        """One input, and what is true of every input."""
        self.inputs += 1
        before = self.session
        turn = sessions.turn(self.shelf, before, input)
        self.listen(turn.said)
        if before.desk.resuming:
            assert not turn.durable, "nothing counts before somebody has gone on"
        if turn.durable:
            self.write(turn.session.input_seq, turn.durable)
            if isinstance(turn.durable[0], Undone):
                for _ in turn.durable:
                    table = self.before.pop()
                assert turn.session.play == table, "undo gives the table before that input"
            elif turn.session.past is not before.past:
                self.before.append(before.play)
        else:
            assert turn.session.play == before.play, "what is not journalled changes nothing"
        self.session = turn.session
        for event in turn.events:
            if isinstance(event, TableCleared):
                self.open(Wishes(players=before.play.players) if event.again else Wishes())
            elif isinstance(event, DiceWanted):
                self.take(Rolled(min(3, event.faces)))
        return turn

    def write(self, input_seq: int, events: tuple[Event, ...]) -> None:
        assert input_seq == self.written[-1][0] + 1
        self.written.append((input_seq, events))
        self.lifted |= any(isinstance(event, Overruled) for event in events)

    def listen(self, announcements: tuple[Announcement, ...]) -> None:
        for announcement in announcements:
            assert sayable(announcement)
            self.heard.add(announcement.id)

    # --- what people do ---

    def key(self, key: str, speaking: bool = False, unsaid: bool = False) -> None:
        self.take(Key(key, speaking=speaking, unsaid=unsaid))

    def scan(self, token: Token, seat: int | None = None) -> None:
        """Any card at any time; a secret one says nothing and does nothing while it is secret."""
        play = self.session.play
        if seat is not None and play.players is not None:
            seat = (seat - 1) % play.players + 1
        turn = self.take(Scan(Known((token,), "BBBBBBBB"), seat=seat))
        if play.board is None:
            return
        looking = play.board.phase in (Phase.ROLES_DEALT, Phase.LOOKING)
        of_a_role = token.kind.startswith("role/") and play.board.phase not in (Phase.SHADOW, Phase.OVER)
        if of_a_role or (looking and token.kind.startswith("cable/")):
            assert not turn.durable, "hands are being looked at"
            name = f"token-{token.id.replace('/', '-')}"
            kind = f"{token.box}-{token.kind.replace('/', '-')}"
            assert not {name, kind} & told(turn.said), "the card was read"

    def sit_down(self, players: int) -> None:
        """Through the lobby and the roll call; a table that is found again is gone on with."""
        for _ in range(40):
            desk = self.session.desk
            self.key("*" if desk.form or desk.menu or desk.typed else "#")
            if self.playing:
                return
            if self.session.play.players is None and not self.session.desk.resuming:
                self.key("1" if self.session.play.game is None else str(players))

    def play_on_to(self, phase: Phase, chance: Random) -> None:
        """As a table that makes no mistakes."""
        for _ in range(60):
            self.clear()
            board = self.session.play.board
            if board is None or board.phase in (phase, Phase.OVER):
                return
            if board.phase is Phase.PLAYING:
                self.cut(phase, chance)
            else:
                asked = expects(self.shelf, self.session.play).question is not None
                self.key("1" if asked and chance.random() < 0.7 else "#")

    def cut(self, wanted: Phase, chance: Random) -> None:
        """Somebody who may be cut, of a kind that does not end the game too soon."""
        board = self.session.play.board
        seat = max((s for s in range(1, board.players + 1) if s != board.holder), key=board.face_down)
        kind = Cable.SECURE if board.found(Cable.SECURE) < board.layout.cables.secure else Cable.DEFUSE
        if wanted in (Phase.SHADOW, Phase.OVER, Phase.FATALITY):
            kind = chance.choice((Cable.DEFUSE, Cable.DEFUSE, Cable.DEFUSE, kind, Cable.BOMB))
        game = game_of(self.shelf, self.session.play)
        assert game is not None
        spent = game.spent(board)
        token = next((t for t in tokens() if t.id == kind.token_id and t not in spent), Token(kind.token_id))
        self.scan(token, seat)

    def use_the_menu(self, entry: str, chance: Random) -> None:
        """An entry, and whatever it asks."""
        self.clear()
        self.clear()
        for key in ("9", "9", *entry):
            self.key(key)
        for _ in range(5):
            form = self.session.desk.form
            if form is None:
                return
            digits = [str(digit) for digit in range(min(9, form.question.low), min(9, form.question.high) + 1)]
            self.key(chance.choice([*digits, *digits, "#"]))

    def ask_everything(self) -> None:
        """Where are we, everything; what can be done; again."""
        self.clear()
        for key in "DD9":
            self.key(key)
        self.take(Elapsed(f"help/{self.session.inputs}"))
        self.key("0")

    def clear(self) -> None:
        """The innermost thing that lies about is cleared; a table that was found again is gone on with."""
        self.key("#" if self.session.desk.resuming else "*")

    def undo(self) -> None:
        self.key("B")
        if self.session.desk.undoing:
            self.key("B")

    def power_cut(self) -> None:
        """What the journal gives back is the same table, but for what lay about; it waits."""
        live = self.session
        if live.play.game is None:
            return  # no file yet
        self.session, offer = sessions.found_again(self.shelf, self.written, live.tone)
        self.listen(offer)
        assert self.session.play == live.play
        assert self.session.input_seq == live.input_seq
        assert self.session.desk.resuming

    # --- what is always true ---

    def the_journal_gives_the_same_table_back(self) -> None:
        again = sessions.replay(self.shelf, self.written, self.session.tone)
        assert again.play == self.session.play
        assert again.input_seq == self.session.input_seq

    def the_counts_hold(self) -> None:
        if not self.playing:
            return
        board = self.session.play.board
        assert board.players == self.session.play.players
        if self.session.play.game != TIME_BOMB:
            return  # another game's own tests count for it
        hands = [board.face_down(seat) for seat in range(1, board.players + 1)]
        assert min(hands) >= 0
        if not self.lifted:
            assert all(board.found(kind) <= board.layout.cables.of(kind) for kind in Cable)
            assert board.round == 0 or board.between_rounds or sum(hands) == board.uncut

    def undone_to_the_beginning(self) -> None:
        """Every input is taken back, the newest first; each time the table is as it was before."""
        self.session = replace(self.session, desk=replace(self.session.desk, resuming=False))
        while self.session.past is not None:
            self.session = replace(self.session, desk=replace(self.session.desk, undoing=True, helping=False))
            self.take(Key("B"))
        assert not self.before
        self.the_journal_gives_the_same_table_back()
