/* The table page: what everybody may read. On the companion's own machine it takes keys and codes as well. */

import { Countdown, facts, seats, steps } from "./board.js";
import { camera } from "./camera.js";
import { Keyboard, keypad, question } from "./keys.js";
import { Lines, Regions } from "./lines.js";
import { Outbox } from "./outbox.js";
import { Rules } from "./rules.js";
import { Stream } from "./stream.js";
import { Words, write } from "./words.js";

const $ = (id) => document.getElementById(id);
const words = new Words();
const regions = new Regions([...document.querySelectorAll(".region")]);
const lines = new Lines({ last: $("last"), log: $("log"), way: regions });
const book = new Rules($("rules"), { words, tell: (runs) => regions.tell({ runs, urgency: "echo" }) });
const countdown = new Countdown($("clock"), words);
/** Only there the companion takes anything from this page; it judges that itself. */
const ours = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
const outbox = new Outbox({ wrap: (message, n) => ({ ...message, n }) });
let board = {};

function press(key) {
  regions.pressed();
  if ($("lost").hidden) outbox.send("/table/key", { key });
  else tell("page-lost");
}

/** Says something of the page's own, where a screen reader listens. */
function tell(id) {
  regions.tell({ runs: words.runs(id), urgency: "answer" });
}

const scan = (text) => outbox.scan("/table/scan", text, !$("lost").hidden);

function show(told) {
  board = { ...board, ...told };
  facts($("facts"), board.facts ?? []);
  countdown.set(board.clock);
  steps($("steps"), $("step-list"), board.steps ?? [], words);
  seats($("seats"), board.seats ?? [], words);
  $("door").textContent = words.say(`page-door-${board.door}`);
  write($("where"), board.ask || board.facts?.length ? [] : (board.where ?? [])); // facts begin with it
  question($("ask"), board.ask, words, ours ? press : null);
}

const TAKEN = {
  async all({ lines: all, ...rest }) {
    await words.choose(rest.lang);
    book.fill();
    show(rest);
    lines.all(all);
  },
  say: ({ line }) => lines.add(line),
  facts: show,
  ask: ({ ask }) => show({ ask }),
};

/** Another start of the companion: its lines are counted anew, and what was pressed before is not for it. */
function anew() {
  lines.forget();
  outbox.stop();
  count();
}

const count = () => outbox.resume(crypto.getRandomValues(new Uint32Array(1))[0]);
let epoch = null;
/** One message after the other: the first waits for its words. */
let before = Promise.resolve();
const stream = new Stream({
  address: () => "/events",
  take(data, id) {
    const message = JSON.parse(data);
    const other = id.split(".")[0];
    if (epoch === null || other === epoch) outbox.go();
    else anew();
    epoch = other;
    before = before.then(() => TAKEN[message.type]?.(message)).catch(reportError);
  },
  closed: () => outbox.pause(),
  lost(lost) {
    $("lost").hidden = !lost;
    if (lost) tell("page-lost");
  },
});

await words.begin();
book.fill();
if (ours) {
  count();
  keypad($("keypad"), words, press);
  $("keys").hidden = false;
  camera($("camera"), { onCode: scan, words });
  new Keyboard({ press, scan: (text) => scan(text).catch(({ message }) => tell(message)), on: () => $("typing").checked });
}
addEventListener("pagehide", () => {
  stream.stop();
  lines.forget();
});
addEventListener("pageshow", (event) => event.persisted && stream.start());
stream.start();
