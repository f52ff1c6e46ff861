/* The rules of the game: a heading for each chapter, and a field that leaves only the passages with these words.

   They are the same for everybody and come in the page's language. What is searched for never leaves the page. */

import { made, write } from "./words.js";

/** Milliseconds without a letter, after which a screen reader is told what was found. */
const PAUSE = 700;

/** Letters alone: no capitals, no accents. */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const worded = (tag, word, properties = {}, ...children) => {
  const element = made(tag, properties, ...children);
  element.dataset.word = word;
  return element;
};

const field = (word, input) => made("label", { className: "field" }, worded("span", word), input);

export class Rules {
  #words;
  #tell;
  #button = worded("button", "page-rules-open", { type: "button", className: "wide" });
  #game = made("select");
  #search = made("input", { type: "search", autocomplete: "off", enterKeyHint: "search" });
  #found = made("p", { className: "found" });
  #chapters = made("div", { className: "chapters" });
  #asked = 0; // what comes for an earlier wish is no longer wanted
  #lang = "";
  #timer = null;

  /** tell(runs): where the page's own words are read, politely. */
  constructor(section, { words, tell }) {
    this.section = section;
    this.#words = words;
    this.#tell = tell;
    const choice = field("page-rules-game", this.#game);
    const book = made("div", { id: "rules-book", hidden: true }, choice, field("page-rules-search", this.#search));
    book.append(this.#found, this.#chapters);
    section.append(worded("h2", "page-rules"), this.#button, book);
    this.#button.setAttribute("aria-expanded", "false");
    this.#button.setAttribute("aria-controls", book.id);
    this.#button.addEventListener("click", () => {
      book.hidden = !book.hidden;
      this.#button.setAttribute("aria-expanded", String(!book.hidden));
      if (!book.hidden) this.#open();
    });
    this.#game.addEventListener("change", () => this.#read());
    this.#search.addEventListener("input", () => this.#sift());
    this.#search.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#chapters.querySelector(":scope > :not([hidden]) > h3")?.focus();
    });
  }

  /** The page has its words, in this language or in another. */
  fill() {
    this.section.hidden = !this.#words.rules;
    this.#words.fill(this.section);
    if (this.#lang && this.#lang !== this.#words.lang) this.#open();
  }

  async #open() {
    this.#lang = this.#words.lang;
    const told = await this.#fetched(`/rules/${this.#lang}`);
    if (!told) return;
    const before = this.#game.value;
    this.#game.replaceChildren(
      ...told.games.map(({ id, title }) => {
        const [[lang]] = title;
        return made("option", { value: id, lang, text: title.map(([, text]) => text).join(" ") });
      }),
    );
    if (told.games.some(({ id }) => id === before)) this.#game.value = before;
    this.#game.parentElement.hidden = told.games.length < 2;
    await this.#read();
  }

  async #read() {
    const told = await this.#fetched(`/rules/${this.#lang}/${encodeURIComponent(this.#game.value)}`);
    if (!told) return;
    this.#chapters.replaceChildren(
      ...told.chapters.map(({ title, passages }) => {
        const heading = made("h3", { runs: title, tabIndex: -1 });
        return made("div", {}, heading, ...passages.map((runs) => made("p", { runs })));
      }),
    );
    this.#sift();
  }

  /** What the companion answers; null where it does not, or something else is wanted by now. */
  async #fetched(address) {
    const mine = ++this.#asked;
    const told = await fetch(address, { cache: "no-store" }).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
    if (mine !== this.#asked) return null;
    if (!told) this.#say("page-rules-lost");
    return told;
  }

  /** Leaves what has all the words that were typed, in its own text or in its chapter's title. */
  #sift() {
    const wanted = folded(this.#search.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const chapter of this.#chapters.children) {
      const [heading, ...passages] = chapter.children;
      for (const passage of passages) {
        const text = folded(`${heading.textContent} ${passage.textContent}`);
        passage.hidden = !wanted.every((word) => text.includes(word));
        count += !passage.hidden;
      }
      chapter.hidden = passages.every((passage) => passage.hidden);
    }
    if (wanted.length) this.#say(count ? "page-rules-found" : "page-rules-none", { count });
    else this.#say("");
  }

  /** Shown at once; told when nobody types any more. */
  #say(word, values = {}) {
    clearTimeout(this.#timer);
    write(this.#found, word ? this.#words.runs(word, values) : []);
    if (word) this.#timer = setTimeout(() => this.#tell(this.#words.runs(word, values)), PAUSE);
  }
}
