"""Whatever a table does, in any order, with undo and with any refusal lifted: cards stay what they are and where they
are, villains are counted right, the journal gives the same game back, and undo leads back the way it came."""

from __future__ import annotations

import dataclasses
from enum import Enum
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion import session as sessions
from companion.games import GAMES
from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import OPEN, VILLAINS, Outcome, Phase, Sort, Supposed, VillainLaid
from companion.games.cluedo_one_piece.state import State, asked_cards
from companion.games.protocol import Filled, NeedsRoll, NeedsSeat, Question
from companion.model import Event, Hidden, Input, Key, Known, OwnText, Rolled, Scan, Token, Tone, Way
from companion.session import Turn
from companion.session.asking import expects, own_question
from companion.session.events import DiceWanted, EarAsked, Overruled, TableCleared, Undone
from companion.session.state import Ear, Session, Shelf, Wishes
from tests.examples import tried

from .tables import BARE, ID, NAMED, NAMES, PACK, token

SCANS = [Token(kind.id) for kind in PACK.kinds if not kind.id.endswith("box")] + [Token("sticker/heart")]
NAMING = [scanned for scanned in SCANS if "/fiche/" in scanned.id]
CARDS = [scanned for scanned in SCANS if scanned.id.split("/")[1] in (*(s.value for s in Sort), "aventure", "mechant")]
RULES = st.fixed_dictionaries(
    {
        "all-crew": st.sampled_from(["no", "yes"]),
        "teams": st.sampled_from(["no", "yes"]),
        "dice": st.sampled_from(["1", "2"]),
        "crew": st.sampled_from(["unknown", "9"]),
        "treasures": st.sampled_from(["unknown", "6", "6"]),
        "islands": st.sampled_from(["unknown", "4", "4", "12"]),
    }
)


class AnyPlay(RuleBasedStateMachine):
    """One table, from its roll call on, played through the session; everybody has an ear of one's own."""

    session: Session
    shelf: Shelf

    @initialize(
        rules=RULES,
        players=st.integers(2, 6),
        bare=st.booleans(),
        way=st.sampled_from([Way.EYES, Way.EAR]),
        begun=st.sampled_from([True, True, True, False]),
    )
    def begin(self, rules: dict[str, str], players: int, bare: bool, way: Way, begun: bool) -> None:
        self.shelf = Shelf(GAMES, {ID: BARE if bare else NAMED}, {ID: tuple(rules.items())})
        self.rows: list[tuple[int, tuple[Event, ...]]] = []
        self.lifts = 0
        ears = tuple(Ear(f"ear {seat}", (seat,), verified=seat != 2) for seat in range(1, players + 1))
        wishes = Wishes(ID, players, NAMES[:players], (way,) * players)
        self.session = Session(tone=Tone(), ears=ears)
        self.took(sessions.open_table(self.shelf, wishes, Tone(), ears))
        if begun:
            self.keys("#" + "".join(map(str, range(1, players + 1))) + "789###")

    @property
    def state(self) -> State:
        board = self.session.play.board
        assert isinstance(board, State)
        return board

    @property
    def over(self) -> bool:
        return self.session.play.board is None or self.state.phase is Phase.OVER

    def took(self, turn: Turn) -> None:
        """What one input made: kept, checked, and rolled for."""
        before, after = self.session, turn.session
        if any(isinstance(event, TableCleared) for event in turn.events):
            return  # the game is over, and another table would be opened
        if turn.durable:
            self.rows.append((after.input_seq, turn.durable))
        for event in turn.events:
            assert not event.durable or plain(event), event
        self.lifts += any(isinstance(event, Overruled) for event in turn.events)
        if any(isinstance(event, Undone) for event in turn.events):
            assert before.past is not None
            assert after.play == before.past.before
        elif isinstance(before.play.board, State):
            self.counts_move_with_their_events(before.play.board, after.play.board, turn.durable)
        self.session = after
        for event in turn.events:
            if isinstance(event, DiceWanted | EarAsked):
                self.put(Rolled(7 if isinstance(event, EarAsked) else 1))

    def counts_move_with_their_events(self, before: State, after: State, events: tuple[Event, ...]) -> None:
        laid = sum(isinstance(event, VillainLaid) for event in events)
        if not any(event.kind.endswith("corrected") for event in events):
            assert len(after.villains) == len(before.villains) + laid
        for event in events:
            if isinstance(event, Supposed):
                assert after.places[event.seat - 1] == event.island
                assert dict(after.treasures)[event.treasure] == event.island
                assert event.seat not in before.out
        assert before.out <= after.out

    def put(self, input: Input) -> None:
        self.took(sessions.turn(self.shelf, self.session, input))

    def keys(self, keys: str) -> None:
        for key in keys:
            self.put(Key(key))

    def clear(self) -> None:
        """Whatever window, menu or number lies about."""
        self.keys("***")

    @rule(scanned=st.sampled_from(SCANS), seat=st.none() | st.integers(1, 6))
    def scan(self, scanned: Token, seat: int | None) -> None:
        if seat is not None:
            seat = (seat - 1) % self.state.players + 1
        self.put(Scan(Known((scanned,), "x"), seat=seat))

    @rule(key=st.sampled_from("0123456789#*ABCD"), times=st.integers(1, 2))
    def press(self, key: str, times: int) -> None:
        self.keys(key * times)

    @rule(data=st.data(), acts=st.integers(1, 12))
    def play_on(self, data: st.DataObject, acts: int) -> None:
        """As a table that makes few mistakes."""
        self.clear()
        for _ in range(acts):
            if self.over:
                return
            asked = own_question(self.shelf, self.session) or expects(self.shelf, self.session.play).question
            if self.state.phase in (Phase.TURN, Phase.LANDED, Phase.ACCUSING) and data.draw(st.booleans()):
                self.put(Scan(Known((data.draw(st.sampled_from(NAMING)),), "x")))
            elif asked is not None and data.draw(st.booleans()):
                number = str(data.draw(st.integers(asked.low, asked.high))).rjust(asked.width, "0")
                self.keys(number)
            else:
                self.keys("#")

    @precondition(lambda self: not self.over)
    @rule(seat=st.integers(1, 6), cards=st.lists(st.sampled_from(CARDS), max_size=5), then=st.sampled_from("C#*D0"))
    def listen(self, seat: int, cards: list[Token], then: str) -> None:
        """A window: C, the seat, cards, and whatever ends it."""
        self.clear()
        self.whisper((seat - 1) % self.state.players + 1, cards, then)
        if then == "0":  # a hand is put in order: its first card goes last, or is dropped
            self.keys("998" + "1" * 3)

    @rule(data=st.data(), late=st.booleans())
    def ask(self, data: st.DataObject, late: bool) -> None:
        """A hypothesis, answered; whoever asked listens to one of its cards."""
        self.clear()
        if self.state.phase is not Phase.TURN:
            return
        for what in (f"ile/{data.draw(st.integers(1, 4))}", "equipage/4", f"tresor/{data.draw(st.integers(1, 6))}"):
            self.put(Scan(Known((token(f"fiche/{what}"),), "x")))
        self.keys("1" * data.draw(st.integers(0, self.state.players - 1)))
        asked = self.state.asked
        if asked is None:
            return  # this crew member's card may have left the game
        if late:
            self.keys("#")
        self.whisper(asked.seat, [data.draw(st.sampled_from(asked_cards(asked)))])
        if self.state.phase in (Phase.ANSWERING, Phase.SIDE):
            self.keys("#")

    @rule(cards=st.permutations(["equipage/4", "tresor/1", "ile/1"]), other=st.integers(1, 6), window=st.booleans())
    def accuse(self, cards: list[str], other: int, window: bool) -> None:
        """An accusation, and the sleeve scanned in a window or at the table."""
        self.clear()
        if self.state.phase is not Phase.TURN:
            return
        seat = self.state.active
        self.put(Scan(Known((token("fiche/centre"),), "x")))
        self.keys("1")
        for what in ("ile/1", "equipage/4", f"tresor/{other}"):
            self.put(Scan(Known((token(f"fiche/{what}"),), "x")))
        if window:
            self.whisper(seat, [token(card) for card in cards])
        for card in cards:
            if not self.over:
                self.put(Scan(Known((token(card),), "x")))

    @precondition(lambda self: not self.over)
    @rule(number=st.integers(1, 30))
    def play_a_card(self, number: int) -> None:
        self.clear()
        if self.state.phase is Phase.TURN:
            self.keys("6")
            self.put(Scan(Known((token(f"aventure/{number:02d}"),), "x")))

    def whisper(self, seat: int, cards: list[Token], then: str = "C") -> None:
        self.keys(f"C{seat}")
        if self.session.desk.window is not None and not self.session.ears[seat - 1].verified:
            self.keys("7")
        for card in cards:
            if self.session.desk.window is not None:
                self.put(Scan(Known((card,), "x")))
        if self.session.desk.window is not None:
            self.keys(then)

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def form(self, data: st.DataObject) -> None:
        """An entry of the game's own menu, filled in at once."""
        forms = GAME.menu(self.state)
        if not forms:
            return
        form = data.draw(st.sampled_from(forms))
        answers = tuple(data.draw(answer_to(question)) for question in form.questions)
        decision = GAME.decide(self.shelf.boxes[ID], self.state, Filled(form.id, answers))
        assert not isinstance(decision, NeedsSeat | NeedsRoll)
        if isinstance(decision, tuple):
            after = sessions.evolve(self.shelf, self.session, decision)
            self.took(Turn(after, decision, ()))

    @rule()
    def the_card_says_so(self) -> None:
        self.clear()
        self.keys("992")

    @rule()
    def undo(self) -> None:
        self.clear()
        self.keys("BB")

    @rule(villains=st.integers(1, 8))
    def villains_come(self, villains: int) -> None:
        for number in range(1, villains + 1):
            if self.state.phase is not Phase.OVER:
                self.put(Scan(Known((token(f"mechant/{number}"),), "x")))

    # --- what is always true ---

    @invariant()
    def the_journal_gives_the_same_game_back(self) -> None:
        if hasattr(self, "session"):
            again = sessions.replay(self.shelf, self.rows, Tone())
            assert again.play == self.session.play

    @invariant()
    def villains_end_the_game_with_the_eighth(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.state
        assert len(state.villains) <= VILLAINS
        assert (len(state.villains) == VILLAINS) == (state.outcome is Outcome.VILLAINS)
        if not self.lifts:
            laid = [villain for villain in state.villains if villain is not None]
            assert len(set(laid)) == len(laid)
        assert (state.phase is Phase.OVER) == (state.outcome is not None)

    @invariant()
    def no_card_is_in_two_places_of_one_hand_or_of_another_game(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.state
        for seat in range(1, state.players + 1):
            hand = state.hand(seat)
            assert len(set(hand)) == len(hand)
            for card in hand:
                family, _, number = card.kind.partition("/")
                assert family in (*(sort.value for sort in Sort), "aventure")
                assert family != "equipage" or not state.removed(int(number))
            dealt = [card for card in hand if not card.kind.startswith("aventure")]
            if state.deal is not None:
                assert len(dealt) <= state.deal[0] + (state.deal[1] > 0)
        for _, sleeve in state.known_sleeve:
            assert len({card.kind.partition("/")[0] for card in sleeve}) == len(Sort)

    @invariant()
    def whoever_s_turn_it_is_may_play_and_whoever_is_asked_is_another(self) -> None:
        if not hasattr(self, "session"):
            return
        state = self.state
        if state.phase not in (*OPEN, Phase.SLEEVE, Phase.DEAL, Phase.STARTER):
            assert state.active not in state.out
        if state.phase is Phase.ANSWERING:
            assert state.due != state.active
        assert len(state.without_pawn) <= 3
        told = [crew for crew in state.characters if crew is not None]
        assert len(set(told)) == len(told)
        assert not set(told) & set(state.without_pawn)

    @invariant()
    def whatever_may_come_next_can_be_told(self) -> None:
        if hasattr(self, "session"):
            GAME.expects(self.state)
            assert GAME.status(self.state, whole=False)
            assert len(GAME.status(self.state, whole=True)) > 1

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        while self.session.past is not None:
            before = self.session.past.before
            self.session = sessions.evolve(self.shelf, self.session, (Undone(),))
            assert self.session.play == before


def answer_to(question: Question) -> st.SearchStrategy[int | None]:
    digits = st.integers(question.low, question.high)
    return st.none() | digits if question.skippable else digits


#: Events in which a card may stand openly: what lies open on the table.
PUBLIC = ("villain-laid", "adventure-played")


def plain(value: object, public: bool = False) -> bool:
    """Whether the journal can write it down, and no secret card stands in it openly."""
    if isinstance(value, Event):
        public = value.kind.endswith(PUBLIC)
    if isinstance(value, Hidden):
        return True
    if isinstance(value, Token):
        return public
    if isinstance(value, tuple):
        return all(plain(item, public) for item in value)
    if dataclasses.is_dataclass(value):
        fields: Any = dataclasses.fields(value)
        return all(plain(getattr(value, entry.name), public) for entry in fields)
    return value is None or isinstance(value, int | str | bool | Enum | OwnText)


TestAnyPlay = AnyPlay.TestCase
TestAnyPlay.settings = tried(30, stateful_step_count=40)
