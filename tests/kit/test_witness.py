"""The kit sees: each of these spoils the sample game in one place, and the kit finds it and shows the play."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Container
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from companion.games.kit.events import event
from companion.games.kit.lines import token_word
from companion.games.protocol import Act, Decision, Expects, Fact, Looked, Privacy, Scanned, Timed, WindowDone
from companion.model import Announcement, Event, Only, Rejection, Seat, Timer, Token, Who, Word
from companion.session import asking, windows

from . import facts, games, rows, sample, table, twins, veils, words
from .found import Found
from .games import Subject
from .sample import events
from .sample.names import say
from .sample.state import State


def spoilt(**members: Any) -> Subject:
    """The sample game with other members."""
    game = copy(sample.GAME)
    for name, member in members.items():
        setattr(game, name, member)
    return replace(games.sample(), game=game)


def seen(look: Callable[[int], object], what: str, plays: int = 60) -> Found:
    """What one of the first plays finds."""
    for seed in range(plays):
        try:
            look(seed)
        except Found as found:
            if found.what == what:
                return found
    raise AssertionError(f"nothing was found of {what}")


def leaking(line: Announcement) -> Callable[..., tuple[Announcement, ...]]:
    """A ``narrate`` that says this line of each pebble, with its name."""

    def narrate(before: Any, event: Event, after: State) -> tuple[Announcement, ...]:
        said = sample.GAME.narrate(before, event, after)
        if not isinstance(event, events.Felt):
            return said
        return (*said, replace(line, args=(("who", after.layout.who(event.seat)), ("coins", event.pebble.id[-1:]))))

    return narrate


# --- secrets ---


def test_a_private_pick_that_the_table_hears_is_found_and_the_play_that_shows_it() -> None:
    game = spoilt(narrate=leaking(say.game("status-score")))
    found = seen(lambda seed: twins.evenings(game, seed), "secrecy")
    assert "what everybody else hears" in found.why
    keys = [line for line in found.play.splitlines() if line.startswith("key")]
    scans = [line for line in found.play.splitlines() if line.startswith("scan")]
    assert len(scans) == 1, "one pick shows it"
    assert " or scan two-pebbles/pebble/" in scans[0]
    assert len(keys) <= 8


@pytest.mark.parametrize("neighbour", [1, 2])
def test_a_private_pick_that_a_neighbour_hears_is_found(neighbour: Seat) -> None:
    game = spoilt(narrate=leaking(replace(say.game("status-score"), audience=Only(neighbour))))
    seen(lambda seed: twins.evenings(game, seed), "secrecy")


def test_a_pick_that_is_kept_and_said_by_d_is_found() -> None:
    def glance(state: State) -> tuple[Fact, ...]:
        black = sum(pebble.id.endswith("black") for hand in state.hands for pebble in hand)
        return (*sample.GAME.glance(state), Fact("black", say.word("status-score", who="?", coins=black)))

    game = spoilt(glance=glance)
    assert "D D" in seen(lambda seed: twins.evenings(game, seed), "secrecy").why
    kept = next(rows for seed in range(9) if len(rows := table.evening(games.sample(), seed).rows) > 30)
    assert "D D" in seen(lambda seed: veils.the_veil_holds(game, tuple(kept), Random(seed)), "secrecy").why


def test_a_timer_that_runs_longer_for_one_pebble_is_found() -> None:
    def expects(state: State) -> Expects:
        heavy = any(pebble.id.endswith("black") for hand in state.hands for pebble in hand)
        wait = Timed(Timer("game/heavy", 20.0 if heavy else 10.0), (say.game("step-left"),))
        return replace(sample.GAME.expects(state), timers=(wait,))

    assert "the timers" in seen(lambda seed: twins.evenings(spoilt(expects=expects), seed), "secrecy").why


def test_an_undo_that_names_the_pebble_is_found() -> None:
    def recall(before: Any, event: Event, after: State) -> Word | None:
        if isinstance(event, events.Picked):
            return token_word(event.pebble.token.id)
        return sample.GAME.recall(before, event, after)

    assert "B" in seen(lambda seed: twins.evenings(spoilt(recall=recall), seed), "secrecy").why


def test_a_hand_that_is_told_to_everybody_when_its_window_closes_is_found() -> None:
    def recap(state: State, seat: Seat, of: Container[Token] | None = None) -> tuple[Announcement, ...]:
        return tuple(replace(line, audience=Only(seat % state.layout.players + 1)) for line in _recap(state, seat, of))

    _recap = sample.GAME.recap
    seen(lambda seed: table.evening(spoilt(recap=recap), seed), "secrecy")


def test_a_row_that_names_what_was_heard_in_private_is_found() -> None:
    def decide(box: Any, state: State, act: Act, lifted: str | None = None) -> Decision:
        match act:
            case WindowDone(seat, (pebble,)):
                return (events.CoinTaken(seat, pebble),)
        return sample.GAME.decide(box, state, act, lifted)

    assert "names" in seen(lambda seed: table.evening(spoilt(decide=decide), seed), "secrecy").why


def test_a_refusal_in_a_window_that_names_the_card_is_found() -> None:
    def decide(box: Any, state: State, act: Act, lifted: str | None = None) -> Decision:
        decision = sample.GAME.decide(box, state, act, lifted)
        if isinstance(act, Looked) and isinstance(decision, Rejection):
            return replace(decision, why=say.word("refuse-setting", setting=act.token.id, game="?"))
        return decision

    assert "refusal tells" in seen(lambda seed: table.evening(spoilt(decide=decide), seed), "secrecy").why


@pytest.mark.parametrize("id", ["mystere-de-l-abbaye", "cluedo-one-piece"])
def test_a_card_that_its_number_tells_again_after_a_power_cut_is_found(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "_sealed", lambda session, seat, cards: False)
    game = games.subject(id)
    assert "what everybody else hears" in seen(lambda seed: twins.after_a_cut(game, seed), "secrecy", 20).why


@pytest.mark.parametrize("id", ["mystere-de-l-abbaye", "cluedo-one-piece"])
def test_a_hand_that_is_told_again_after_a_power_cut_is_found(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "open_to", lambda session, seat: None)
    game = games.subject(id)
    assert "what everybody else hears" in seen(lambda seed: twins.after_a_cut(game, seed), "secrecy", 20).why


@pytest.mark.parametrize("id", ["mystere-de-l-abbaye", "cluedo-one-piece"])
def test_a_hand_that_no_digits_guard_is_found(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "behind_code", lambda session, seat: False)
    game = games.subject(id)
    assert "what everybody else hears" in seen(lambda seed: twins.passed_on(game, seed), "secrecy", 20).why


def test_a_window_whose_purpose_tells_of_its_hand_is_found() -> None:
    def privacy(state: State, seat: Seat) -> Privacy | None:
        allowed: Privacy | None = sample.GAME.privacy(state, seat)
        black = any(pebble.id.endswith("black") for pebble in state.hands[seat - 1])
        return replace(allowed, what=say.word("step-left")) if allowed is not None and black else allowed

    found = seen(lambda seed: twins.passed_on(spoilt(privacy=privacy), seed), "secrecy")
    assert "what its window is for" in found.why or "what everybody else hears" in found.why


# --- the journal ---


def test_an_undo_that_does_not_give_the_table_before_is_found() -> None:
    def evolve(state: State | None, event: Event) -> State:
        after: State = sample.GAME.evolve(state, event)
        if isinstance(event, events.CoinTaken) and state is not None:
            object.__setattr__(state, "scores", after.scores)
        return after

    seen(lambda seed: table.evening(spoilt(evolve=evolve), seed), "undo")


def test_a_replay_that_gives_another_table_is_found() -> None:
    coins = iter(range(1_000_000))

    def evolve(state: State | None, event: Event) -> State:
        after: State = sample.GAME.evolve(state, event)
        if isinstance(event, events.StepDone):
            return replace(after, taken=after.taken | {Token(f"{sample.ID}/coin", next(coins))})
        return after

    found = seen(lambda seed: table.evening(spoilt(evolve=evolve), seed), "replay")
    assert "another table" in found.why


@event("spoilt", "weighed")
class Weighed(Event):
    """An event that is not read as it was written."""

    grams: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "grams", self.grams + 1)


@event("spoilt", "piled")
class Piled(Event):
    """An event with something in it that no row can hold."""

    pebbles: list[Token]


@pytest.mark.parametrize("wrong", [Weighed, Piled])
def test_an_event_that_is_not_read_as_it_was_written_is_found(wrong: type[Event]) -> None:
    game = spoilt(events=(*sample.GAME.events, wrong))
    seen(lambda seed: rows.every_class_comes_back(game, Random(seed)), "rows")


# --- counting ---


def test_a_coin_that_counts_twice_is_found() -> None:
    def decide(box: Any, state: State, act: Act, lifted: str | None = None) -> Decision:
        match act:
            case Scanned(token, int(seat)) if token in state.taken:
                return (events.CoinTaken(seat, token),)
        return sample.GAME.decide(box, state, act, lifted)

    assert "counts again" in seen(lambda seed: table.evening(spoilt(decide=decide), seed), "conservation").why


def test_what_does_not_hold_of_this_game_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def always(state: State, table: table.Table) -> None:
        assert not state.taken, "a coin is taken"

    monkeypatch.setattr(table, "invariants", lambda subject: SimpleNamespace(always=always))
    assert "a coin is taken" in seen(lambda seed: table.evening(games.sample(), seed), "invariant").why


# --- what D tells ---


def without(*ids: str) -> Callable[[State], tuple[Fact, ...]]:
    """A ``glance`` that leaves out these facts."""
    return lambda state: tuple(fact for fact in sample.GAME.glance(state) if fact.id not in ids)


def test_a_public_field_that_no_fact_is_declared_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts.declared(games.sample()), "SEEN", {"phase": ("due",)})
    with pytest.raises(Found, match="what does D D say of scores"):
        facts.every_field_is_declared(games.sample(), table.evening(games.sample(), 0).board)


def test_a_score_that_d_does_not_tell_is_found() -> None:
    game = spoilt(glance=without("score"))
    assert "scores changes" in seen(lambda seed: table.evening(game, seed), "facts").why


def test_an_act_that_is_due_and_that_d_does_not_tell_is_found() -> None:
    game = spoilt(glance=lambda state: (*without("due")(state), Fact("left", say.word("step-left"), short=True)))
    with pytest.raises(Found, match="does not say what is due"):
        facts.are_whole(game, table.evening(games.sample(), 0).board)


def test_a_count_that_d_keeps_for_the_whole_picture_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts.declared(games.sample()), "count", lambda state: "score")
    assert "does not say score" in seen(lambda seed: table.evening(games.sample(), seed), "facts").why


def test_d_that_begins_with_something_else_than_whose_turn_it_is_is_found() -> None:
    game = spoilt(whose=lambda state: 2, glance=without("turn"))
    assert "does not begin with" in seen(lambda seed: table.evening(game, seed), "facts").why


def test_d_that_is_another_after_an_act_is_taken_back_is_found() -> None:
    asked: list[State] = []

    def glance(state: State) -> tuple[Fact, ...]:
        asked.append(state)
        return (*sample.GAME.glance(state), Fact("asked", say.word("status-score", who="?", coins=len(asked))))

    game = spoilt(glance=glance)
    assert "something else than before" in seen(lambda seed: table.evening(game, seed), "facts").why


# --- words ---


def test_a_message_that_nobody_hears_is_found(tmp_path: Path) -> None:
    more = tmp_path / "fr" / f"{sample.ID}.ftl"
    more.parent.mkdir()
    shipped = games.sample().words / "fr" / more.name
    more.write_text(f"{shipped.read_text()}\n# Jamais.\ntwo-pebbles-never = Jamais.\n")
    heard = words.written(shipped)
    words.are_heard(sample.ID, games.sample().words, set(), heard)
    with pytest.raises(Found, match="nobody hears two-pebbles-never"):
        words.are_heard(sample.ID, tmp_path, set(), heard)


def test_a_message_that_is_in_no_file_is_found() -> None:
    game = games.sample()
    with pytest.raises(Found, match="two-pebbles-nowhere is in no file"):
        words.are_heard(
            sample.ID, game.words, set(), {*words.written(game.words / "fr" / "two-pebbles.ftl"), "two-pebbles-nowhere"}
        )
    with pytest.raises(Found, match="cannot be said"):
        words.can_be_said(game, [Announcement("two-pebbles-nowhere")], "en")


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_a_message_that_lacks_an_argument_or_that_no_voice_can_read_is_found(lang: str) -> None:
    game = games.sample()
    with pytest.raises(Found, match="cannot be said"):
        words.can_be_said(game, [say.game("picked")], lang)
    with pytest.raises(Found, match="no voice can read"):
        words.can_be_said(game, [say.game("felt", pebble="{ $lost }")], lang)


def test_two_things_of_one_name_are_found(tmp_path: Path) -> None:
    words_of = games.sample().words
    shutil.copytree(words_of / "fr", tmp_path / "fr")
    file = tmp_path / "fr" / "two-pebbles.ftl"
    file.write_text(file.read_text().replace("Galet gris", "Galet noir"))
    words.things_are_told_apart(games.sample(), "fr")
    with pytest.raises(Found, match="both called Galet noir"):
        words.things_are_told_apart(replace(games.sample(), words=tmp_path), "fr")


def test_an_elision_before_a_name_is_found(tmp_path: Path) -> None:
    said = [say.game("picked", who=Who(1, "Inès"))]
    words.never_elides(games.sample(), said)
    file = tmp_path / "fr" / "two-pebbles.ftl"
    file.parent.mkdir()
    file.write_text("# À la table.\ntwo-pebbles-picked = C'est le tour de { $who }.\n")
    with pytest.raises(Found, match="begins with a vowel"):
        words.never_elides(replace(games.sample(), words=tmp_path), said)
