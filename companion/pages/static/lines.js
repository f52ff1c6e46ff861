/* Lines: where they are shown, and how they are told to a screen reader.

   A screen reader says only the last of several changes in one tick, and a new line cuts the one before. So what one
   input says is one text in one region; two regions take turns; and the next text waits until the last can have been
   said. In braille nothing is timed: a line stays until "next". */

import { made, write } from "./words.js";

/** Milliseconds: a text waits for the one before it, for the reader to name a button that was pressed, and for the rest
    of its input. After `forget` it is taken out of its region again: it stands in the log. */
const TIMES = { base: 250, letter: 45, most: 6000, press: 150, gather: 25, forget: 2000 };
const KEPT = 50;
/** What goes first. The rest waits for whatever is being said; a newer answer, and a newer echo, for none of its like. */
const RANKS = { alert: 0, answer: 1 };
const LATEST = new Set(["answer", "echo"]);

const plain = (runs) => runs.map(([, text]) => text).join(" ");
const together = (lines) => lines.flatMap((line) => line.runs);

/** What waits to be told: what one input says together. An alert goes first, an answer before what nobody asked for;
    an echo is dropped for anything newer, and a line for a newer one on the same matter. */
class Queue {
  texts = [];

  add(line) {
    const rank = RANKS[line.urgency] ?? 2;
    for (const text of this.texts) {
      if (line.topic) text.lines = text.lines.filter((other) => other.topic !== line.topic);
      if (text.batch !== line.batch) text.lines = text.lines.filter((other) => other.urgency !== "echo");
    }
    this.texts = this.texts.filter((text) => text.lines.length);
    const same = line.batch != null && this.texts.find((text) => text.batch === line.batch);
    if (same) {
      same.lines.push(line);
      same.rank = Math.min(same.rank, rank);
    } else {
      this.texts.push({ batch: line.batch, urgency: line.urgency, lines: [line], rank, since: performance.now() });
    }
    this.texts.sort((one, other) => one.rank - other.rank);
  }

  without(gone) {
    for (const text of this.texts) text.lines = text.lines.filter((line) => !gone(line));
    this.texts = this.texts.filter((text) => text.lines.length);
  }
}

/** For screen readers: two polite, atomic regions, there from the start, that take turns. */
export class Regions {
  #queue = new Queue();
  #turn = 0;
  #said = { rank: Infinity };
  #free = 0; // when that can have been said
  #pressed = -Infinity;
  #timers = {};

  constructor(regions) {
    this.regions = regions;
  }

  tell(line) {
    this.#queue.add(line);
    this.#plan();
  }

  /** Somebody has pressed something: the reader says what, before anything else. */
  pressed() {
    this.#pressed = performance.now();
    this.#plan();
  }

  forget(gone = () => true) {
    this.#queue.without(gone);
    if (this.#said.lines?.some(gone)) this.#clear();
    this.#plan();
  }

  #plan() {
    clearTimeout(this.#timers.next);
    const [first] = this.#queue.texts;
    if (!first) return;
    const said = this.#said;
    const cuts = first.rank < said.rank || (LATEST.has(first.urgency) && first.urgency === said.urgency);
    const due = Math.max(first.since + TIMES.gather, this.#pressed + TIMES.press, cuts ? 0 : this.#free);
    this.#timers.next = setTimeout(() => this.#next(), Math.max(0, due - performance.now()));
  }

  #next() {
    const text = this.#queue.texts.shift();
    const runs = together(text.lines);
    this.#clear();
    write(this.regions[this.#turn], runs);
    this.#turn = 1 - this.#turn;
    this.#said = text;
    const said = Math.min(TIMES.most, TIMES.base + TIMES.letter * plain(runs).length);
    this.#free = performance.now() + said;
    this.#timers.forget = setTimeout(() => this.#clear(), said + TIMES.forget);
    this.#plan();
  }

  #clear() {
    clearTimeout(this.#timers.forget);
    for (const region of this.regions) region.replaceChildren();
  }
}

/** For braille: one line that stays until it is pressed. read(n): the lines up to number n have been read on. */
export class Cell {
  #queue = new Queue();
  #shown = null;
  #read = 0;

  constructor(line, words, read = () => {}) {
    Object.assign(this, { line, words, read });
    line.addEventListener("click", () => this.next());
  }

  tell(line) {
    this.#queue.add(line);
    if (!this.#shown) this.#show();
    this.#mark();
  }

  pressed() {}

  /** Reads on. */
  next() {
    if (this.#shown) this.#read = Math.max(this.#read, ...this.#shown.lines.map((line) => line.n ?? 0));
    this.#show();
    this.#mark();
    const unread = [this.#shown, ...this.#queue.texts].flatMap((text) => text?.lines ?? []).map((line) => line.n ?? Infinity);
    const upTo = Math.min(this.#read, ...unread.map((n) => n - 1));
    if (upTo > 0) this.read(upTo);
  }

  forget(gone = null) {
    this.#queue.without(gone ?? (() => true));
    if (!gone || this.#shown?.lines.some(gone)) this.#show();
    if (!gone) this.#read = 0; // another join counts its lines anew
    this.#mark();
  }

  /** The words of the line in the present language. */
  fill() {
    if (!this.#shown) this.#show();
  }

  #show() {
    this.#shown = this.#queue.texts.shift() ?? null;
    write(this.line, this.#shown ? together(this.#shown.lines) : this.words.runs("page-braille-nothing"));
  }

  #mark() {
    this.line.querySelector("mark")?.remove();
    const waits = this.#queue.texts;
    if (!waits.length) return;
    const id = waits[0].rank === 0 ? "page-braille-alert" : "page-braille-more";
    this.line.prepend(made("mark", { text: this.words.say(id, { count: waits.length }), lang: this.words.lang }), " ");
  }
}

/** The lines of a page: the last in large print, all of them in a log, and the way they are told. */
export class Lines {
  #lines = [];
  #told = 0;

  /** last: the element of the last line; log: an ol. shown(n): all private lines up to n are in the page. */
  constructor({ last, log, way, shown = () => {} }) {
    Object.assign(this, { last, log, way, shown });
  }

  /** All that there is. What is not in it is gone. What is new is told, and at a first sight the last of it. */
  all(lines) {
    const known = new Set(lines.map((line) => line.n));
    this.way.forget((line) => line.n != null && !known.has(line.n));
    this.#lines = lines.slice(-KEPT);
    const fresh = this.#told === 0 ? this.#newest() : lines.filter((line) => line.n > this.#told);
    this.#told = Math.max(this.#told, lines.at(-1)?.n ?? 0); // what was newest may be gone: the rest was told
    this.log.replaceChildren(...this.#lines.map(entry).reverse());
    this.#last();
    for (const line of fresh) this.way.tell(line);
    this.#shown();
  }

  add(line) {
    if (line.n <= this.#told) return;
    this.#told = line.n;
    this.#lines = [...this.#lines, line].slice(-KEPT);
    this.log.prepend(entry(line));
    while (this.log.children.length > KEPT) this.log.lastElementChild.remove();
    this.#last();
    this.way.tell(line);
    this.#shown();
  }

  /** Tells them another way from now on, beginning with the newest. */
  to(way) {
    this.way.forget();
    this.way = way;
    for (const line of this.#newest()) way.tell(line);
  }

  /** Tells line n as if it had just come. */
  again(n) {
    for (const line of this.#lines.filter((one) => one.n === n)) this.way.tell(line);
  }

  /** The last of all, and of what is told here alone: nobody else would tell that. The echo of a key is no news. */
  #newest() {
    const news = this.#lines.filter((line) => line.private || line.urgency !== "echo");
    const last = [news.at(-1), news.findLast((line) => line.private)].map((line) => line?.batch);
    return news.filter((line) => last.includes(line.batch));
  }

  forget() {
    this.#lines = [];
    this.#told = 0;
    this.log.replaceChildren();
    this.way.forget();
    this.#last();
  }

  #shown() {
    const newest = this.#lines.findLast((line) => line.private);
    if (newest) this.shown(newest.n);
  }

  #last() {
    write(this.last, this.#lines.at(-1)?.runs ?? []);
  }
}

const entry = (line) => made("li", { runs: line.runs });
