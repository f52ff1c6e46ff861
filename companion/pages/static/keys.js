/* The sixteen keys, in their places; the answers that a question names, as buttons; and a keyboard that types both. */

import { changed, made } from "./words.js";

const PLACES = "123A456B789C*0#D";
const NAMES = { "*": "star", "#": "hash" };
/** What a keyboard or a numeric pad has for them: the terminal's glyphs. */
const TYPED = { Enter: "#", "+": "A", "-": "B", "/": "C", ".": "D", ",": "D" };
/** As at the terminal: characters that come one after the other within so many milliseconds are a run, and so many of
    them are a scanner's. Hands are slower. */
const HELD = 100;
const SCAN = 6;

/** Fills a group with the sixteen keys. press(glyph) gets each. */
export function keypad(group, words, press) {
  group.replaceChildren(
    ...[...PLACES].map((glyph) => {
      const id = NAMES[glyph] ?? glyph;
      const sign = made("span", { text: glyph, className: "glyph" });
      const does = made("span", { className: "does" });
      const children = [sign, " ", does];
      does.dataset.word = `page-key-${id.toLowerCase()}-does`;
      if (NAMES[glyph]) {
        sign.setAttribute("aria-hidden", "true");
        const name = made("span", { className: "heard-only" });
        name.dataset.word = `page-key-${id}`;
        children.unshift(name, " ");
      }
      if ("12345678".includes(glyph)) children.splice(1);
      const button = made("button", { type: "button", className: "key" }, ...children);
      button.dataset.key = glyph;
      button.addEventListener("click", () => press(glyph));
      return button;
    }),
  );
  words.fill(group);
}

/** The question that is open, with its answers as buttons: "3, Inès". Without `press` they are only listed. */
export function question(section, ask, words, press) {
  const inside = section.contains(document.activeElement);
  section.hidden = !ask;
  if (!changed(section, ask, words.lang)) return;
  // Whoever pressed one of its buttons goes on there. Not on the next button: a key on its way would press it.
  if (inside) settle(ask ? section : document.querySelector("h1"));
  const [asked, answers] = section.children;
  asked.replaceChildren();
  answers.replaceChildren();
  if (!ask) return;
  asked.append(made("span", { runs: ask.runs }));
  const digits = (number) => String(number).padStart(ask.width ?? 1, "0");
  for (const choice of ask.choices) {
    const parts = [made("span", { text: `${digits(choice.number)},` }), " ", made("span", { runs: choice.runs })];
    answers.append(offered(parts, press && (() => [...digits(choice.number)].forEach(press))));
  }
  const rest = [ask.free && "page-answer-free", ask.skippable && "page-answer-skip"].filter(Boolean);
  for (const id of rest) {
    const skip = id === "page-answer-skip" && press ? () => press("#") : null;
    answers.append(offered([words.say(id)], skip));
  }
}

function settle(place) {
  place.tabIndex = -1;
  place.focus();
}

function offered(parts, act) {
  if (!act) return made("li", {}, ...parts);
  const button = made("button", { type: "button" }, ...parts);
  button.addEventListener("click", act);
  return made("li", {}, button);
}

/** A hardware keyboard. What comes faster than hands can type is a scanner's: it is a code, never keys. */
export class Keyboard {
  #held = []; // key events
  #timer = null;

  /** press(glyph), scan(text). on(): whether it counts now. */
  constructor({ press, scan, on }) {
    Object.assign(this, { press, scan, on });
    document.addEventListener("keydown", (event) => this.#down(event));
  }

  #down(event) {
    const { key, code, target } = event;
    const commands = event.ctrlKey || event.metaKey || event.altKey;
    if (!this.on() || event.repeat || event.isComposing || (commands && !event.getModifierState("AltGraph"))) return;
    if (target.closest("input, select, textarea")) return;
    if (key.length > 1 && key !== "Enter") return;
    // Alone, space is the browser's, and Enter presses what has the focus. A numeric pad's Enter is always the key.
    const presses = key === "Enter" && code !== "NumpadEnter" && target.closest("button, a");
    if (!this.#held.length && (key === " " || presses)) return;
    event.preventDefault();
    this.#held.push(event);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), HELD);
  }

  #end() {
    const typed = this.#held;
    this.#held = [];
    const text = typed.map(({ key }) => (key === "Enter" ? "" : key)).join("");
    if (text.length >= SCAN) this.scan(text);
    else for (const glyph of typed.map(meant)) if (glyph) this.press(glyph);
  }
}

/** The key that was meant; null for none. In France the upper row has its digits only with Shift. */
function meant({ key, code, shiftKey }) {
  const [, digit] = (!shiftKey && /^Digit(\d)$/.exec(code)) || [];
  const typed = digit ?? (key === "Enter" ? key : key.toUpperCase());
  return TYPED[typed] ?? (PLACES.includes(typed) ? typed : null);
}
