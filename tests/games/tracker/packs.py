"""Packs for the tests of games without code: written, shipped, or made up by chance."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from companion.boxes import loader
from companion.boxes.box import Pack
from companion.files import documents

SHIPPED = ("time-bomb-2016", "time-bomb-evolution", "cartes-parlantes")
GAME = "soup"

#: Everything that a pack may declare, in one small game.
SOUP = """\
pack: 1
game: soup
version: 1
languages: [fr, en]
name: {fr: La soupe, en: Soup}
barcodes: ["4006381333931"]
players: {fewest: 2, most: 4}
cards:
  carrot:
    copies: 3
    sticker: triangle
    name: {fr: Carotte, en: Carrot}
    says: {fr: Elle croque., en: It crunches.}
    effects:
      - {counter: pot, by: 2}
      - {counter: spoons, by: 1}
      - {next: turn}
  salt:
    name: {fr: Sel, en: Salt}
    effects: [{counter: pot, by: -1}, {countdown: start}]
  lid:
    again: true
    name: {fr: Couvercle, en: Lid}
    effects: [{counter: pot, set: 0}, {counter: spoons, set: settings/spoons, whose: all}, {countdown: stop}]
  bell:
    name: {fr: Cloche, en: Bell}
    effects: [{next: round}]
  fire:
    name: {fr: Feu, en: Fire}
    effects: [{ends: burnt}]
  luck:
    name: {fr: Chance, en: Luck}
    effects: [{dice: roll}]
  hint:
    numbered: 3
    slots: [name, text]
    name: {fr: Indice, en: Hint}
  taste:
    private: true
    name: {fr: Goût secret, en: Secret taste}
    says: {fr: Du poivre., en: Pepper.}
a-key: pot
counters:
  pot:
    name: {fr: Marmite, en: Pot}
    start: 1
    max: things/full
    at:
      3: {fr: Elle fume., en: It steams.}
      min: {fr: Elle est vide., en: It is empty.}
      max:
        says: {fr: Elle déborde., en: It boils over.}
        effects: [{ends: full}]
  spoons:
    name: {fr: cuillères, en: spoons}
    per-seat: true
    max: 9
set-up:
  - {fr: Posez la marmite., en: Set up the pot.}
  - table: things
tables:
  things:
    name: {fr: À préparer, en: To prepare}
    columns:
      full: {fr: litres, en: litres}
    rows:
      2: {full: 5}
      3: {full: 7}
      4: {full: 9}
inferred: [things/4]
rounds:
  number: 3
  turns: players
  starts:
    each: {fr: On cuisine., en: Cook.}
    last: {fr: Dernier service., en: Last service.}
  ends: {fr: Lavez les bols., en: Wash the bowls.}
  over: eaten
turns:
  order: clockwise
  passed-by: key
  says: {fr: Une carte., en: One card.}
  first: {fr: La plus affamée., en: The hungriest.}
countdown:
  seconds: 60
  starts: [round]
  says:
    20: {fr: Vingt secondes., en: Twenty seconds.}
dice:
  number: 2
  names: [{fr: pile, en: heads}, {fr: face, en: tails}]
settings:
  spoons: {default: 2, from: 0, to: 5}
endings:
  full: {fr: La soupe est perdue., en: The soup is lost.}
  burnt: {fr: Tout a brûlé., en: All is burnt.}
  eaten: {fr: Bon appétit., en: Enjoy your meal.}
"""


#: As little as a librarian writes in an evening, in one language.
MINI = """\
pack: 1
game: mini
version: 1
languages: [fr]
name: Le verger
players: {fewest: 1, most: 4}
cards:
  hello:
    name: Le jardinier
    says: Bonjour à tous.
  apple:
    copies: 3
    name: Pomme
    effects: [{counter: basket, by: 1}]
  go:
    name: Vite
    effects: [{countdown: start}]
counters:
  basket:
    name: Panier
    at: {2: Le panier est lourd.}
countdown: {seconds: 10}
"""


def pack(text: str) -> Pack:
    """What a pack's text declares. Raises Faulty."""
    path = Path("soup.yaml")
    return documents.parse(text, path, loader.described)


def written(value: Any) -> str:
    """As flow YAML: texts in quotes, keys and numbers plain."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False) if " " in value or not value else value
        case Mapping():
            return "{" + ", ".join(f"{key}: {written(inner)}" for key, inner in value.items()) + "}"
        case _:
            return "[" + ", ".join(written(inner) for inner in value) + "]"


# --- packs by chance ---


def told(what: str) -> dict[str, str]:
    return {"fr": f"le mot {what}", "en": f"the word {what}"}


@st.composite
def declarations(draw: st.DrawFn) -> str:
    """The text of a sound pack that declares anything, in any combination."""
    flag: st.SearchStrategy[Any] = st.booleans()
    top: dict[str, Any] = {"pack": 1, "game": GAME, "version": 1, "languages": ["fr", "en"], "name": told("game")}
    top["players"] = {"fewest": 2, "most": 4}
    turns = draw(st.sampled_from([None, ("clockwise", "key"), ("clockwise", "scan"), ("said", "scan")]))
    rounds, countdown, dice, setting, table = (draw(flag) for _ in range(5))
    endings = ["won", "lost"][: draw(st.integers(0, 2))]
    top["endings"] = {ending: told(ending) for ending in endings}
    if setting:
        top["settings"] = {"most": {"default": 4, "from": 3, "to": 6}}
    if table:
        rows = {players: {"things": players + 2} for players in (2, 3, 4)}
        top["tables"] = {"parts": {"name": told("table"), "columns": {"things": told("column")}, "rows": rows}}
    amounts = ["players", 4, *(["settings/most"] if setting else []), *(["parts/things"] if table else [])]

    flow: list[dict[str, Any]] = [{"ends": ending} for ending in endings]
    flow += [{"next": "turn"}] if turns else []
    flow += [{"next": "round"}] if rounds else []
    flow += [{"countdown": "start"}, {"countdown": "stop"}] if countdown else []

    counters: dict[str, Any] = {}
    effects = list(flow)
    for id in ("a", "b", "c")[: draw(st.integers(0, 3))]:
        counter: dict[str, Any] = {"name": told(id), "start": draw(st.integers(0, 2)), "step": draw(st.integers(1, 2))}
        counter["per-seat"] = draw(flag)
        counter["quiet"] = draw(flag)
        marks: dict[str | int, Any] = {1: told("one")}
        if draw(flag):
            counter["max"] = draw(st.sampled_from(amounts))
            more = {"says": told("max"), "effects": [draw(st.sampled_from(flow))]} if flow else told("max")
            marks["max"] = more
        if draw(flag):
            counter["min"] = -2
            marks["min"] = told("min")
        counter["at"] = marks
        counters[id] = counter
        effects.append({"counter": id, "by": draw(st.sampled_from([-1, 1, 3]))})
        whose = {"whose": draw(st.sampled_from(["said", "all", *(["turn"] if turns else [])]))}
        effects.append(
            {"counter": id, "set": draw(st.sampled_from([0, *amounts])), **(whose if counter["per-seat"] else {})}
        )
    top["counters"] = counters

    cards: dict[str, Any] = {}
    several = st.lists(st.sampled_from(effects), max_size=3) if effects else st.just([])
    for number in range(draw(st.integers(1, 5))):
        card: dict[str, Any] = {"name": told(f"card{number}"), "copies": 2, "again": draw(flag)}
        card["effects"] = draw(several)
        if draw(flag):
            card["says"] = told(f"says{number}")
        if number == 0 and draw(flag):
            card["sticker"] = "triangle"
        cards[f"card/{number}"] = card
    for id, counter in counters.items():
        if "max" in counter:  # no number may be larger than the cards can reach
            cards[f"raise/{id}"] = {"name": told(f"raise {id}"), "again": True, "effects": [{"counter": id, "by": 1}]}
    cards["secret"] = {"name": told("SECRET"), "says": told("SECRET"), "private": True, "copies": 2}
    cards["spare"] = {"name": told("spare"), "numbered": 3, "slots": ["name", "text"]}
    if dice:
        top["dice"] = {"number": draw(st.integers(1, 3)), "faces": 6}
        cards["throw"] = {"name": told("throw"), "effects": [{"dice": "roll"}]}
    if turns:
        top["turns"] = {"order": turns[0], "passed-by": turns[1], "says": told("turn")}
        if turns[1] == "scan":
            cards["pass"] = {"name": told("pass"), "copies": 8, "effects": [{"next": "turn"}]}
        if turns[0] == "said":
            top["turns"]["to-another"] = draw(flag)
    top["cards"] = cards
    if rounds:
        top["rounds"] = {"starts": {"each": told("start"), "last": told("last")}, "ends": told("end")}
        if draw(flag):
            top["rounds"]["number"] = 2
            if endings:
                top["rounds"]["over"] = endings[-1]
        if turns and draw(flag):
            top["rounds"]["turns"] = "players"
    if countdown:
        starts = [*(["turn"] if turns else []), *(["round"] if rounds else [])]
        starts += [] if turns and turns[1] == "key" else ["key"]
        begun = draw(st.lists(st.sampled_from(starts), max_size=2, unique=True))
        top["countdown"] = {"seconds": 60, "says": {30: told("half")}, "starts": begun}
    keys = [id for id in counters if turns or not counters[id]["per-seat"]]
    keys += (["dice"] if dice else []) + (["countdown"] if countdown else [])
    if keys and draw(flag):
        top["a-key"] = draw(st.sampled_from(keys))
    if draw(flag):
        top["set-up"] = [told("step"), *([{"table": "parts"}] if table else [])]
    if draw(flag):
        top["windows"] = draw(st.sampled_from(["pauses", "always"]))
    return "\n".join(f"{key}: {written(value)}" for key, value in top.items()) + "\n"
