/* The page of one seat: it joins, shows what this seat may read, and sends its keys.

   It keeps nothing but the name of its join and two keys, and shows nothing that the companion would not say again. */

import { Countdown, facts, named, steps } from "./board.js";
import { camera } from "./camera.js";
import { ask as knock, kept, opened } from "./join.js";
import { Keyboard, keypad, question } from "./keys.js";
import { Cell, Lines, Regions } from "./lines.js";
import { Outbox } from "./outbox.js";
import { Rules } from "./rules.js";
import { encode, random, seal } from "./seal.js";
import { Sounds } from "./sound.js";
import { Stream } from "./stream.js";
import { Words, changed, made, write } from "./words.js";

const HERE = 1000;
/** Large print hides itself so long after the last touch, in milliseconds, times the seat's patience. */
const HIDDEN = 20_000;

const $ = (id) => document.getElementById(id);
const words = new Words();
let join = null; // {j, up, down}
let board = {};
let opening = null; // what the first box of this opening must repeat; null once it has come
let down = 0; // the number of the last box
let wished = null; // how to read, as it was chosen and not yet taken
let asking = null; // what gives up the request at the door

// --- what is told

const regions = new Regions([...document.querySelectorAll(".region")]);
const cell = new Cell($("line"), words, heard);
const sounds = new Sounds({
  key: () => join.down,
  played: heard,
  asleep(asleep) {
    if (!asleep && document.activeElement === $("sound")) $("title").focus();
    $("sound").hidden = !asleep;
    silent();
  },
  async fetch(line) {
    const answer = await fetch(`/seat/sound?s=${join.j}&o=${seal(join.up, { line })}`, { cache: "no-store" });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  },
});
const WAYS = { reader: regions, large: regions, braille: cell, speak: sounds };
const lines = new Lines({ last: $("last"), log: $("log"), way: regions, shown: (n) => lines.way === regions && heard(n) });
const countdown = new Countdown($("clock"), words);

function heard(line) {
  if (join) outbox.send("/seat/heard", { line });
}

/** Says something of the page's own, where it is read. The line of braille is there once the seat plays. */
const tell = (id) => told(words.runs(id));

function told(runs, urgency = "answer") {
  (lines.way === cell && !$("playing").hidden ? cell : regions).tell({ runs, urgency });
}

const book = new Rules($("rules"), { words, tell: (runs) => told(runs, "echo") });

/** What cannot be heard yet is said, and the button that goes on has the focus. */
function silent() {
  if ($("sound").hidden || $("playing").hidden) return;
  tell("page-sound-waits");
  $("sound").focus();
}

// --- joining

const lobby = new Stream({
  address: () => "/events",
  lost,
  take(data) {
    const told = JSON.parse(data);
    if (told.seats) places(told.seats);
    if (told.door) $("shut").hidden = told.door !== "shut";
  },
});

function places(seats) {
  $("no-seat").hidden = seats.length > 0;
  if (!changed($("seats"), seats, words.lang)) return;
  $("seats").replaceChildren(
    ...seats.map((seat) => {
      const text = words.say(seat.joined ? "page-join-as-anew" : "page-join-as", named(seat, words));
      const button = made("button", { type: "button", text });
      button.addEventListener("click", () => want(seat.seat));
      return made("li", {}, button);
    }),
  );
}

/** The ways in for which the table needs the digits. */
const TYPED = new Set(["digits", "page"]);

async function want(seat) {
  wished = { as: $("form").elements.reads.value };
  sounds.switch(wished.as === "speak");
  sounds.wake();
  lobby.stop();
  show("asking");
  $("digits").textContent = words.say("page-join-asking");
  $("digits").focus();
  const { signal } = (asking = new AbortController());
  try {
    const agreed = await knock(seat, signal);
    const how = words.runs(`page-join-${agreed.way}`);
    const digits = TYPED.has(agreed.way) ? [...agreed.digits].join(" ") : "";
    if (digits) $("digits").textContent = digits;
    write($("how"), how);
    told(digits ? [[words.lang, `${digits}.`], ...how] : how);
    join = agreed;
    stream.start();
  } catch (refused) {
    if (!signal.aborted) end(refused.word ?? "page-join-no-answer");
  }
}

/** Which part of the page is to be seen. */
function show(part) {
  $("joining").hidden = part === "playing";
  $("playing").hidden = part !== "playing";
  $("form").hidden = part !== "form";
  $("asking").hidden = part !== "asking";
  for (const id of ["why", "again"]) $(id).hidden = part !== "ended";
}

/** This page has no seat any more: everything goes, and one button is left. */
function end(why) {
  forget();
  kept.clear();
  join = wished = null;
  outbox.stop();
  sounds.switch(false);
  eye?.stop();
  eye = null;
  $("camera").replaceChildren();
  $("camera").hidden = true;
  $("title").textContent = words.say("page-join");
  $("why").textContent = words.say(why);
  show("ended");
  $("again").focus();
}

function begin() {
  $("title").textContent = words.say("page-join");
  show("form");
  lobby.start();
}

$("cancel").addEventListener("click", () => end("page-join-given-up"));
$("again").addEventListener("click", () => {
  begin();
  $("title").focus();
});

// --- the seat

const outbox = new Outbox({
  wrap: (message, n) => ({ s: join.j, box: seal(join.up, { ...message, n }) }),
  ended: () => end("page-gone-restarted"),
  gap: () => stream.anew(),
});

const stream = new Stream({
  address() {
    opening = encode(random(16));
    return `/seat/events?s=${join.j}&o=${seal(join.up, { c: opening, last: down })}`;
  },
  refused(status) {
    if (status === 401) end($("asking").hidden ? "page-gone-restarted" : "page-join-refused");
    return status === 401;
  },
  closed: () => outbox.pause(),
  lost,
  take(data) {
    const told = opened(join, data);
    if (!told) return;
    if (told.type === "gone") end(GONE[told.why] ?? "page-gone-restarted");
    else if (data.startsWith("{")) return; // openly, only an end can be told
    else if (opening !== null ? told.type === "all" && told.c === opening : told.b === down + 1) {
      opening = null;
      down = told.b;
      before = before.then(() => join && TAKEN[told.type]?.(told)).catch(reportError);
    } else if (opening === null) stream.anew();
  },
});
/** One message after the other: the first waits for its words. */
let before = Promise.resolve();

const GONE = {
  refused: "page-join-refused",
  replaced: "page-gone-replaced",
  left: "page-gone-left",
  closed: "page-gone-closed",
};

const TAKEN = {
  async all({ lines: all, ...rest }) {
    const first = $("playing").hidden;
    outbox.resume(rest.up);
    if (first) {
      kept.set(join);
      if (wished) reads({ lang: words.lang, verbosity: rest.verbosity, patience: rest.patience, ...wished });
    }
    if (!outbox.has("/seat/reads")) wished = null;
    const chosen = wished ?? rest;
    const mine = join;
    await words.choose(chosen.lang);
    book.fill();
    if (join !== mine) return; // the seat has ended meanwhile
    board = { ...rest, ...chosen };
    settle();
    draw();
    if (first) {
      show("playing");
      begun();
    }
    lines.all(all);
  },
  say: ({ line }) => lines.add(line),
  sound: ({ line }) => lines.again(line),
  facts: stands,
  ask: stands,
  hush: () => sounds.hush(),
};

/** The first that is read here: whose seat it is, and in braille, whose line begins anew, what is due. */
function begun() {
  const braille = board.as === "braille";
  (braille ? $("line") : $("title")).focus();
  if (braille) told([[words.lang, `${$("title").textContent}.`], ...(board.ask?.runs ?? board.where ?? [])]);
  silent();
  watch();
}

function stands(told) {
  board = { ...board, ...told };
  draw();
}

function draw() {
  const mine = board.seats?.find((seat) => seat.seat === board.seat) ?? { seat: board.seat };
  $("title").textContent = words.say("page-mine", named(mine, words));
  facts($("facts"), board.facts ?? []);
  countdown.set(board.clock);
  steps($("steps"), $("step-list"), board.steps ?? [], words);
  write($("where"), board.ask || board.facts?.length ? [] : (board.where ?? [])); // facts begin with it
  question($("ask"), board.ask, words, press);
}

function press(key) {
  lines.way.pressed();
  if (key === "*") sounds.hush();
  if ($("lost").hidden) outbox.send("/seat/key", { key });
  else tell("page-lost");
}

const scan = (text) => outbox.scan("/seat/scan", text, !$("lost").hidden);

function lost(lost) {
  $("lost").hidden = !lost;
  if (lost) tell("page-lost");
}

/** Everything that was read here goes out of the page. */
function forget() {
  asking?.abort();
  stream.stop();
  lobby.stop();
  lines.forget();
  for (const way of [regions, cell, sounds]) way.forget();
  board = {};
  question($("ask"), null, words);
  facts($("facts"), []);
  countdown.set(null);
  write($("where"), []);
  for (const id of ["digits", "how"]) $(id).replaceChildren();
}

// --- how this seat reads

function reads(chosen) {
  const { as, lang, verbosity, patience } = { ...(wished ?? board), ...chosen }; // the choice before may not be back yet
  wished = { as, lang, verbosity, patience };
  outbox.send("/seat/reads", wished);
}

/** The page as this seat wants it. */
function settle() {
  if (document.body.dataset.as !== board.as) {
    lines.to(WAYS[board.as]);
    document.body.dataset.as = board.as;
    sounds.switch(board.as === "speak");
    curtain(board.as !== "large");
  }
  $("braille").hidden = board.as !== "braille";
  $("last").hidden = board.as === "braille";
  cell.fill();
  for (const id of ["as", "verbosity", "patience"]) $(id).value = String(board[id]);
  if ($("lang").dataset.lang !== words.lang) {
    $("lang").dataset.lang = words.lang;
    const known = Object.entries(words.languages);
    $("lang").replaceChildren(...known.map(([value, text]) => made("option", { value, text, lang: value })));
    keypad($("keypad"), words, press);
  }
  $("lang").value = board.lang;
}

for (const id of ["as", "lang", "verbosity", "patience"]) {
  $(id).addEventListener("change", () => {
    reads({ [id]: id === "patience" ? Number($(id).value) : $(id).value });
    if ($("as").value === "speak") sounds.switch(true); // while this is a touch
    sounds.wake();
  });
}

function curtain(drawn) {
  $("curtain").setAttribute("aria-pressed", String(drawn));
  uncover();
}

/** Somebody looks: the text is to be seen, for as long as it may. */
let idle = null;
function uncover() {
  clearTimeout(idle);
  const drawn = $("curtain").getAttribute("aria-pressed") === "true";
  document.body.classList.toggle("curtained", drawn);
  $("touch").hidden = true;
  if (drawn || board.as !== "large" || !board.patience) return;
  idle = setTimeout(() => {
    document.body.classList.add("curtained");
    $("touch").hidden = false;
  }, HIDDEN * board.patience);
}

$("curtain").addEventListener("click", () => curtain($("curtain").getAttribute("aria-pressed") !== "true"));
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => join && uncover());
$("leave").addEventListener("click", () => {
  outbox.send("/seat/leave", {}).then(() => join && end("page-gone-left"));
});

// --- while it is open

let eye = null; // the camera

function watch() {
  eye ??= camera($("camera"), { onCode: scan, words });
  awake();
}

function awake() {
  if (join && !document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
}

new Keyboard({
  press,
  scan: (text) => scan(text).catch(({ message }) => join && tell(message)),
  on: () => !$("playing").hidden && $("typing").checked,
});
document.addEventListener("visibilitychange", awake);
setInterval(() => {
  if (join && !$("playing").hidden && !outbox.has("/seat/here")) outbox.send("/seat/here", { hidden: document.hidden });
}, HERE);
addEventListener("pagehide", forget);
addEventListener("pageshow", (event) => event.persisted && resume());

function resume() {
  join = kept.get();
  if (join) stream.start();
  else begin();
}

for (const line of document.querySelectorAll(".autolock")) line.hidden = "wakeLock" in navigator;
await words.begin();
book.fill();
resume();
