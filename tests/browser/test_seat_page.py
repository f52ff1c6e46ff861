"""A seat's page in a real browser: it joins, reads as its seat wants, sends keys, and keeps nothing."""

from __future__ import annotations

import io
import math
import time
import wave

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.seats import asked, digits, joined, types
from tests.browser.stand_in import StandIn, line

SECRET = "Shadow."


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("Object.fromEntries(Object.entries(sessionStorage))")
    return found


def everything(page: Page) -> str:
    """Every word that is in the page, seen or not."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def held_back(page: Page, path: str) -> None:
    """What the page asks for here from now on waits for ``come()``."""
    page.evaluate(
        """path => { const real = window.fetch; window.fetch = async (...asked) => {
            if (String(asked[0]).startsWith(path)) await new Promise((go) => (window.come = go));
            return real(...asked); }; }""",
        path,
    )


# --- joining


def test_the_phone_shows_and_says_the_digits_that_the_table_must_type(table: StandIn, opened: Opened) -> None:
    page = asked(table, opened)
    shown = " ".join(digits(table))
    expect(page.locator(".region", has_text=shown)).to_have_text(f"{shown}. Tapez ces quatre chiffres à la table.")
    expect(page.locator("#asking")).to_contain_text("Tapez ces quatre chiffres à la table.")
    assert not kept(page)


@pytest.mark.parametrize(
    ("way", "told", "shows"),
    [
        ("page", "Tapez ces quatre chiffres à l'ordinateur de la table, sur sa page.", True),
        ("press", "Faites taper dièse à la table.", False),
        ("unasked", "La table n'a pas de touches : rien à taper.", False),
    ],
)
def test_nobody_is_told_to_type_digits_where_that_cannot_be(
    table: StandIn, opened: Opened, way: str, told: str, shows: bool
) -> None:
    table.way = way
    page = opened(table, "/seat")
    page.locator("#seats button", has_text="Inès").click()
    expect(page.locator(".region", has_text=told)).to_have_count(1)
    expect(page.locator("#how")).to_have_text(told)
    shown = " ".join(digits(table))
    assert (shown in everything(page)) == shows


def test_once_the_table_has_typed_them_the_page_is_the_seat_s(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    expect(page.get_by_role("heading", level=1)).to_have_text("Votre place, Inès")
    wanted = {"as": "reader", "lang": "fr", "verbosity": "normal", "patience": 1}
    assert table.sent("/seat/reads") == [wanted]
    table.say(line(1, SECRET, private=True))
    expect(page.locator("#log li")).to_have_text([SECRET])
    table.until(lambda: {"line": 1} in table.sent("/seat/heard"))


def test_only_the_join_s_name_and_two_keys_are_kept(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.say(line(1, SECRET, private=True))
    expect(page.locator("#log li")).to_have_text([SECRET])
    (value,) = kept(page).values()
    assert [len(part) for part in value.split()] == [22, 43, 43]
    assert page.evaluate("localStorage.length + document.cookie.length") == 0


def test_whoever_opens_another_nonce_than_was_promised_is_refused(table: StandIn, opened: Opened) -> None:
    table.lies = True
    page = opened(table, "/seat")
    page.locator("#seats button").first.click()
    expect(page.locator("#why")).to_contain_text("quelqu'un s'est mis entre")
    expect(page.get_by_role("button", name="Se joindre de nouveau")).to_be_focused()
    assert not kept(page)
    assert table.opened == 1  # the lobby's stream alone: it never asked to be told anything


def test_nothing_is_joined_while_another_answers_for_the_table(table: StandIn, opened: Opened) -> None:
    page = asked(table, opened)
    table.until(lambda: table.phone and table.phone.told)
    table.forge({"type": "all", "lines": [line(1, "Faux.")], **table.board, **table.seat, "c": "", "up": 0, "b": 1})
    page.wait_for_timeout(200)
    expect(page.locator("#playing")).to_be_hidden()
    assert not kept(page)


@pytest.mark.parametrize(
    ("status", "told"),
    [(403, "La porte est fermée."), (409, "Un autre téléphone attend."), (503, "La table ne répond pas.")],
)
def test_why_nobody_is_let_in_is_said(table: StandIn, opened: Opened, status: int, told: str) -> None:
    table.refuses["/join"] = status
    page = opened(table, "/seat")
    page.locator("#seats button").first.click()
    expect(page.locator("#why")).to_contain_text(told)
    table.refuses.clear()
    page.get_by_role("button", name="Se joindre de nouveau").click()
    expect(page.locator("#seats button")).to_have_count(2)


def test_the_table_may_say_no(table: StandIn, opened: Opened) -> None:
    page = asked(table, opened)
    table.until(lambda: table.phone and table.phone.told)
    table.refuse()
    expect(page.locator("#why")).to_have_text("La table n'a pas dit oui.")
    expect(page.get_by_role("button", name="Se joindre de nouveau")).to_be_focused()


def given_up(page: Page) -> None:
    """It says so, and the next step has the focus."""
    again = page.get_by_role("button", name="Se joindre de nouveau")
    expect(again).to_be_focused()
    expect(again).to_have_accessible_description("Demande annulée.")


def test_asking_can_be_given_up(table: StandIn, opened: Opened) -> None:
    page = asked(table, opened)
    page.get_by_role("button", name="Annuler la demande").click()
    given_up(page)
    expect(page.locator("#digits")).to_be_hidden()
    page.get_by_role("button", name="Se joindre de nouveau").click()
    expect(page.locator("#seats button")).to_have_count(2)


def test_what_is_given_up_under_way_asks_the_table_nothing_and_is_not_answered_later(
    table: StandIn, opened: Opened
) -> None:
    page = opened(table, "/seat")
    held_back(page, "/join")
    page.locator("#seats button", has_text="Ana").click()
    page.wait_for_function("!!window.come")
    page.get_by_role("button", name="Annuler la demande").click()
    given_up(page)
    page.evaluate("come()")
    page.wait_for_timeout(300)
    given_up(page)
    assert table.phone is None


def test_whoever_joins_again_in_braille_is_told_the_digits_and_nothing_of_before(
    table: StandIn, opened: Opened
) -> None:
    page = joined(table, opened, "braille")
    page.locator("#line").click()
    table.say(line(40, SECRET, private=True))
    expect(page.locator("#line")).to_have_text(SECRET)
    page.locator("#line").click()
    table.until(lambda: table.sent("/seat/heard") == [{"line": 40}])
    table.lines[:] = [line(1, "Manche deux.", private=True)]  # it was started again, and counts anew
    table.refuse("replaced")
    page.get_by_role("button", name="Se joindre de nouveau").click()
    page.locator("#seats button", has_text="Inès").click()
    expect(page.locator(".region", has_text="Tapez ces quatre chiffres à la table.")).to_have_count(1)
    table.until(lambda: table.phone and table.phone.told)
    table.let_in()
    for text in ("+1 Votre place, Inès.", "Manche deux."):
        expect(page.locator("#line")).to_have_text(text)
        page.locator("#line").click()
    table.until(lambda: len(table.sent("/seat/heard")) > 1)
    assert table.sent("/seat/heard")[1:] == [{"line": 1}]


# --- what it sends


def test_sixteen_keys_by_finger_and_by_keyboard_arrive_in_order(table: StandIn, opened: Opened) -> None:
    table.lines += [line(n, f"Ligne {n}.") for n in range(1, 40)]  # it runs on under the keys, behind its curtain
    page = joined(table, opened)
    glyphs = "123A456B789C*0#D"
    for glyph in glyphs:
        page.locator(f"[data-key='{glyph}']").click()
    page.locator("#title").click()
    for key in ("Enter", "8", "c"):
        page.keyboard.press(key)
    table.until(lambda: len(table.sent("/seat/key")) == len(glyphs) + 3)
    assert "".join(told["key"] for told in table.sent("/seat/key")) == glyphs + "#8C"


def test_a_numeric_pad_s_enter_is_hash_wherever_the_focus_is(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened, "braille")
    expect(page.locator("#line")).to_be_focused()
    page.keyboard.press("NumpadEnter")
    table.until(lambda: table.sent("/seat/key"))
    assert table.sent("/seat/key") == [{"key": "#"}]


def test_a_french_keyboard_s_upper_row_has_digits_without_shift(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    page.evaluate(
        """document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "-", code: "Digit6", bubbles: true}))"""
    )
    table.until(lambda: table.sent("/seat/key"))
    assert table.sent("/seat/key") == [{"key": "6"}]


@pytest.mark.parametrize("length", [300, 1100], ids=["for the companion", "for a box"])
def test_a_code_too_long_is_told_and_the_keys_go_on(table: StandIn, opened: Opened, length: int) -> None:
    page = joined(table, opened)
    table.refuses["/seat/scan"] = 400
    types(page, *"x" * length, "Enter")
    expect(page.locator(".region", has_text="Ce code n'est pas une étiquette du jeu.")).to_have_count(1)
    page.locator("[data-key='8']").click()
    table.until(lambda: table.sent("/seat/key"))
    assert not table.sent("/seat/scan")


def test_after_what_was_refused_the_next_has_its_number(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    before = table.opened
    table.refuses["/seat/key"] = 400
    for key in "789":
        page.locator(f"[data-key='{key}']").click()
    table.until(lambda: len(table.sent("/seat/key")) == 2)
    assert [told["key"] for told in table.sent("/seat/key")] == ["8", "9"]
    assert table.opened == before, "it did not look like a gap"


def test_a_key_that_got_no_answer_is_sent_again_and_counts_once(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.refuses["/seat/key"] = 503
    page.locator("[data-key='5']").click()
    page.locator("[data-key='6']").click()
    table.until(lambda: len(table.sent("/seat/key")) == 2)
    assert table.sent("/seat/key") == [{"key": "5"}, {"key": "6"}]


def test_after_a_gap_the_page_opens_anew_and_goes_on(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.refuses["/seat/key"] = 409
    page.locator("[data-key='5']").click()
    table.until(lambda: table.sent("/seat/key"))
    assert table.sent("/seat/key") == [{"key": "5"}]


def test_a_seat_answers_by_buttons(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.ask(
        {
            "runs": [["fr", "Qui ?"]],
            "choices": [{"number": 3, "runs": [["fr", "Léo"]]}],
            "free": True,
            "width": 1,
            "skippable": False,
        }
    )
    page.get_by_role("button", name="3, Léo").click()
    expect(page.locator("#ask")).to_contain_text("Tapez le nombre, puis dièse.")
    table.until(lambda: table.sent("/seat/key"))
    assert table.sent("/seat/key") == [{"key": "3"}]


def test_an_answer_keeps_the_focus_while_the_table_changes(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    choices = [{"number": 3, "runs": [["fr", "Léo"]]}]
    table.ask({"runs": [["fr", "Qui ?"]], "choices": choices, "free": False, "width": 1, "skippable": False})
    answer = page.get_by_role("button", name="3, Léo")
    answer.focus()
    table.show(facts=[{"id": "round", "runs": [["fr", "Manche 2."]], "short": True}])
    expect(page.locator("#facts")).to_have_text("Manche 2.")
    expect(answer).to_be_focused()


def test_the_page_says_each_second_that_it_is_there(table: StandIn, opened: Opened) -> None:
    joined(table, opened)
    table.until(lambda: len(table.sent("/seat/here")) >= 2)
    assert table.sent("/seat/here")[0] == {"hidden": False}


# --- how it reads


def test_in_braille_a_line_stays_until_it_is_read_on(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened, "braille")
    cell = page.locator("#line")
    expect(cell).to_be_focused()
    expect(cell).to_have_text("Votre place, Inès.")
    page.keyboard.press("Enter")
    expect(cell).to_have_text("Rien de nouveau")
    table.say(line(1, "Triangle.", private=True), line(2, "Spirale.", private=True))
    expect(cell).to_have_text("+1 Triangle.")
    table.say(line(3, "Bombe !", urgency="alert", private=True))
    expect(cell).to_have_text("Alerte 2 : Triangle.")
    assert not table.sent("/seat/heard")
    page.keyboard.press("Enter")
    expect(cell).to_have_text("+1 Bombe !")
    page.keyboard.press("Enter")
    expect(cell).to_have_text("Spirale.")
    page.keyboard.press(" ")
    expect(cell).to_have_text("Rien de nouveau")
    expect(cell).to_be_focused()
    table.until(lambda: {"line": 3} in table.sent("/seat/heard"))
    assert table.sent("/seat/heard") == [{"line": 1}, {"line": 1}, {"line": 3}]
    assert page.locator(".region").all_inner_texts() == ["", ""]
    assert not table.sent("/seat/key")


def test_braille_begins_with_the_seat_and_what_is_due_and_never_with_the_last_digit_typed_for_it(
    table: StandIn, opened: Opened
) -> None:
    table.lines += [line(1, "Manche deux."), line(2, "8.", urgency="echo")]
    table.board["ask"] = {
        "runs": [["fr", "Qui commence ?"]],
        "choices": [],
        "free": True,
        "width": 1,
        "skippable": False,
    }
    page = joined(table, opened, "braille")
    expect(page.locator("#line")).to_have_text("+1 Votre place, Inès. Qui commence ?")
    page.keyboard.press("Enter")
    expect(page.locator("#line")).to_have_text("Manche deux.")
    page.keyboard.press("Enter")
    expect(page.locator("#line")).to_have_text("Rien de nouveau")


def test_the_curtain_hides_from_eyes_alone(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.say(line(1, SECRET, private=True))
    shown = page.locator("#last")
    expect(shown).to_have_text(SECRET)
    expect(shown).to_have_css("opacity", "0")
    expect(page.locator("#log")).to_have_css("opacity", "0")
    assert page.get_by_role("listitem").filter(has_text=SECRET).count() == 1  # a screen reader finds it
    curtain = page.get_by_role("button", name="Cacher le texte", pressed=True)
    curtain.click()
    expect(shown).to_have_css("opacity", "1")
    expect(page.get_by_role("button", name="Cacher le texte", pressed=False)).to_be_visible()


def test_large_print_is_large_and_hides_twenty_seconds_after_the_last_touch(table: StandIn, opened: Opened) -> None:
    page = opened(table, "/seat", width=1280)
    page.clock.install()
    page.locator("input[value=large]").check()
    page.locator("#seats button", has_text="Inès").click()
    table.until(lambda: table.phone and table.phone.told)
    table.let_in()
    expect(page.locator("#playing")).to_be_visible()
    table.say(line(1, SECRET, private=True))
    shown = page.locator("#last")
    expect(shown).to_have_text(SECRET)
    expect(shown).to_have_css("opacity", "1")
    assert float(shown.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")) >= 96
    page.clock.run_for(21_000)
    expect(shown).to_have_css("opacity", "0")
    expect(page.get_by_text("Touchez pour lire")).to_be_visible()
    page.locator("#title").click()
    expect(shown).to_have_css("opacity", "1")


def test_a_choice_made_before_the_last_one_is_back_takes_nothing_from_it(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    page.evaluate(
        """() => {
            for (const [id, value] of [["patience", "0"], ["lang", "en"]]) {
                const field = document.getElementById(id);
                field.value = value;
                field.dispatchEvent(new Event("change", { bubbles: true }));
            }
        }"""
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("Your seat, Inès")
    table.until(lambda: len(table.sent("/seat/reads")) >= 3)  # the first says how it joined
    assert table.sent("/seat/reads")[-1] == {"as": "reader", "lang": "en", "verbosity": "normal", "patience": 0}


def test_how_a_seat_reads_can_be_changed(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    page.get_by_label("Temps laissé").select_option(label="sans limite")
    page.get_by_label("Langue").select_option(label="English")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your seat, Inès")
    wanted = {"as": "reader", "lang": "en", "verbosity": "normal", "patience": 0}
    assert table.sent("/seat/reads")[-1] == wanted
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("How do you read?").select_option(label="In braille, line by line")
    expect(page.locator("#line")).to_be_visible()


def wav(seconds: float, filled: float) -> bytes:
    """A tone, filled with silence."""
    tone = b"".join(
        round(9000 * math.sin(n / 8)).to_bytes(2, "little", signed=True) for n in range(int(8000 * seconds))
    )
    with io.BytesIO() as file:
        with wave.open(file, "wb") as told:
            told.setnchannels(1)
            told.setsampwidth(2)
            told.setframerate(8000)
            told.writeframes(tone.ljust(int(16000 * filled), b"\0"))
        return file.getvalue()


def called(page: Page) -> None:
    """Notes from now on how sounds are started and stopped."""
    page.evaluate(
        """() => { window.calls = []; for (const name of ["start", "stop"]) {
            const real = AudioBufferSourceNode.prototype[name];
            AudioBufferSourceNode.prototype[name] = function (...given) {
                calls.push([name, ...given]);
                real.apply(this, given);
            };
        } }"""
    )


def test_speak_to_me_plays_each_line_and_says_when_it_has_ended(table: StandIn, opened: Opened) -> None:
    table.sound = wav(0.5, 8)
    page = joined(table, opened, "speak")
    expect(page.locator("#sound")).to_be_hidden()  # the touch that asked for the seat has started it
    called(page)
    began = time.monotonic()
    table.say(line(1, SECRET, private=True, sound=True))
    table.until(lambda: {"line": 1} in table.sent("/seat/heard"))
    assert time.monotonic() - began >= 0.5
    assert 0.5 <= page.evaluate("calls[0][3]") < 1  # the silence that hides its length is not waited for
    assert page.locator(".region").all_inner_texts() == ["", ""]


def test_a_sound_that_is_hushed_stops_and_is_not_said_to_be_heard(table: StandIn, opened: Opened) -> None:
    table.sound = wav(4.0, 4)
    page = joined(table, opened, "speak")
    called(page)
    table.say(line(1, SECRET, private=True, sound=True))
    page.wait_for_function("calls.some(([name]) => name === 'start')")
    table.tell({"type": "hush"})
    page.wait_for_function("calls.some(([name]) => name === 'stop')")
    page.locator("[data-key='8']").click()
    table.until(lambda: table.sent("/seat/key"))
    assert not table.sent("/seat/heard")
    table.tell({"type": "sound", "line": 1})
    table.until(lambda: len(table.sent("/seat/sound")) == 2)


def test_a_private_line_that_nobody_has_heard_sounds_after_a_reload(table: StandIn, opened: Opened) -> None:
    table.sound = wav(0.5, 2)
    table.lines += [line(1, SECRET, private=True, sound=True), line(2, "Manche deux.")]
    joined(table, opened, "speak")
    table.until(lambda: {"line": 1} in table.sent("/seat/heard"))
    assert table.sent("/seat/sound") == [{"line": 1}]


#: A browser that makes no sound before somebody has touched the page: playwright's own calls count as touches.
ASLEEP = """
let touched = false;
for (const touch of ["pointerup", "click", "keydown"]) addEventListener(touch, () => (touched = true), true);
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    super.suspend();
  }
  resume() {
    return touched ? super.resume() : Promise.reject(new Error("not touched"));
  }
};
"""


def test_after_a_reload_the_page_says_that_it_waits_for_a_touch_and_nothing_counts_as_heard(
    table: StandIn, opened: Opened
) -> None:
    table.sound = wav(0.5, 2)
    page = joined(table, opened, "speak")
    table.lines.append(line(1, SECRET, private=True, sound=True))
    page.add_init_script(ASLEEP)
    page.reload()
    sound = page.get_by_role("button", name="Toucher pour entendre")
    expect(sound).to_be_focused()
    expect(page.locator(".region", has_text="Le navigateur attend un geste avant de parler.")).to_have_count(1)
    table.until(lambda: table.sent("/seat/sound"))
    page.wait_for_timeout(700)
    assert not table.sent("/seat/heard")
    sound.evaluate("button => button.click()")  # as a screen reader presses it: without a pointer
    table.until(lambda: {"line": 1} in table.sent("/seat/heard"))
    expect(page.locator("#title")).to_be_focused()
    expect(sound).to_be_hidden()


def test_whoever_is_spoken_to_no_more_is_asked_for_no_touch(table: StandIn, opened: Opened) -> None:
    table.sound = wav(4.0, 4)
    page = joined(table, opened, "speak")
    table.say(line(1, SECRET, private=True, sound=True))
    table.until(lambda: table.sent("/seat/sound"))
    for how in ("reader", "speak"):
        page.locator("#as").select_option(how)
        expect(page.locator(f"body[data-as={how}]")).to_have_count(1)
        page.wait_for_timeout(700)
        expect(page.locator("#sound")).to_be_hidden()
    table.sound = wav(0.5, 2)
    table.say(line(2, "Encore.", private=True, sound=True))
    table.until(lambda: {"line": 2} in table.sent("/seat/heard"))


def test_a_sound_that_may_go_on_goes_on_when_the_page_is_told_anew(table: StandIn, opened: Opened) -> None:
    table.sound = wav(1.0, 2)
    joined(table, opened, "speak")
    table.say(line(1, "Fini.", private=True, sound=True))
    table.until(lambda: table.sent("/seat/sound"))
    table.all()
    table.until(lambda: {"line": 1} in table.sent("/seat/heard"))


def test_a_line_whose_sound_cannot_be_had_counts_as_read(table: StandIn, opened: Opened) -> None:
    joined(table, opened, "speak")
    table.say(line(1, SECRET, private=True, sound=True))
    table.until(lambda: {"line": 1} in table.sent("/seat/heard"))


# --- what it must not keep


def test_what_may_not_be_said_again_goes_out_of_the_page(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.say(line(1, "Manche deux."), line(2, SECRET, private=True))
    expect(page.locator("#log li")).to_have_count(2)
    del table.lines[1]
    table.all()
    expect(page.locator("#log li")).to_have_text(["Manche deux."])
    assert SECRET not in everything(page)


def test_what_was_told_is_not_told_again_because_something_newer_has_gone(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened, "braille")
    cell = page.locator("#line")
    cell.click()
    table.say(line(1, "Manche deux."), line(2, SECRET, private=True))
    for text in ("+1 Manche deux.", SECRET):
        expect(cell).to_have_text(text)
        cell.click()
    expect(cell).to_have_text("Rien de nouveau")
    del table.lines[1]
    table.all()
    expect(page.locator("#log li")).to_have_text(["Manche deux."])
    expect(cell).to_have_text("Rien de nouveau")
    table.say(line(3, "Manche trois."))
    expect(cell).to_have_text("Manche trois.")


def test_a_page_that_ends_while_its_words_are_on_their_way_shows_nothing(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    held_back(page, "/words/")
    table.lines.append(line(1, SECRET, private=True))
    table.board["lang"] = "en"
    table.all()
    page.wait_for_function("!!window.come")
    table.refuse("replaced")
    expect(page.locator("#again")).to_be_focused()
    page.evaluate("come()")
    page.wait_for_timeout(300)
    expect(page.locator("#playing")).to_be_hidden()
    assert SECRET not in everything(page)


def test_an_old_box_that_somebody_plays_again_brings_nothing_back(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.lines += [line(1, "Manche deux."), line(2, SECRET, private=True)]
    table.all()
    expect(page.locator("#log li")).to_have_count(2)
    del table.lines[1]
    table.replays, opened_before = True, table.opened
    page.reload()
    table.until(lambda: table.opened > opened_before)
    page.wait_for_timeout(300)
    assert SECRET not in everything(page)
    table.replays = False
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#log li")).to_have_text(["Manche deux."])


def test_a_box_that_is_lost_on_its_way_makes_the_page_open_anew(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.lines.append(line(1, "Perdu."))
    table.lose()
    table.say(line(2, "Reçu."))
    expect(page.locator("#log li")).to_have_text(["Reçu.", "Perdu."])


def test_after_another_page_and_back_nothing_is_left_but_what_is_allowed(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.say(line(1, "Manche deux."), line(2, SECRET, private=True))
    expect(page.locator("#log li")).to_have_count(2)
    del table.lines[1]
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert SECRET not in everything(page)
    assert "Manche deux." not in everything(page)
    page.goto("about:blank")
    page.go_back()
    expect(page.locator("#log li")).to_have_text(["Manche deux."])  # without a new join
    assert SECRET not in everything(page)
    assert page.title() == "Companion"


def test_a_phone_that_is_no_longer_known_has_one_button_in_focus(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.say(line(1, SECRET, private=True))
    expect(page.locator("#log li")).to_have_count(1)
    table.phone = None  # a restart: the next thing that it sends is answered 401
    expect(page.get_by_role("button", name="Se joindre de nouveau")).to_be_focused()
    expect(page.locator("#again")).to_have_accessible_description("Ce téléphone n'est plus relié à la table.")
    assert not kept(page)
    assert SECRET not in everything(page)
    page.reload()
    expect(page.locator("#seats button")).to_have_count(2)


def test_a_restart_while_the_page_was_away_ends_it_as_well(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    page.goto("about:blank")
    table.phone = None
    page.go_back()
    expect(page.get_by_role("button", name="Se joindre de nouveau")).to_be_focused()
    assert not kept(page)


def test_a_second_tab_ends_the_first(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    with page.context.expect_page() as second:
        page.evaluate("window.open('/seat')")  # with the storage of the first
    expect(second.value.locator("#playing")).to_be_visible()
    expect(page.locator("#why")).to_have_text("Cette place est ouverte ailleurs.")
    assert not kept(page)
    expect(second.value.locator("#playing")).to_be_visible()


def test_leaving_ends_it(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    page.get_by_role("button", name="Quitter la place").click()
    expect(page.locator("#why")).to_have_text("Vous avez quitté la place.")
    assert table.sent("/seat/leave") == [{}]
    assert not kept(page)
