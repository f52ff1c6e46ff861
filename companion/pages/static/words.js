/* The words of the page, in one language. All of them come from the companion; none stands in HTML or here.

   data-word="id": the element's text. data-name="id": its name for a screen reader. */

export class Words {
  #texts = {};
  lang = "";
  languages = {};
  https = null; // the port of the encrypted pages, where there are any
  rules = false; // whether the companion has rules to read

  /** The words of the browser's language, or of the source: a page is never without. */
  async begin() {
    for (;;) {
      await this.choose(...navigator.languages, "fr");
      if (this.lang) return;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }

  /** Fetches the first of these languages that there is, and puts its words into the page. */
  async choose(...wished) {
    for (const lang of new Set(wished.filter(Boolean).map((name) => name.split("-")[0].toLowerCase()))) {
      if (lang === this.lang) return;
      const answer = await fetch(`/words/${encodeURIComponent(lang)}`).catch(() => null);
      if (!answer?.ok) continue;
      const { languages, https, rules, ...texts } = await answer.json();
      this.#texts = texts;
      Object.assign(this, { languages, https, rules });
      this.lang = document.documentElement.lang = lang;
      this.fill(document);
      return;
    }
  }

  /** A message with its values in place: {seat} becomes values.seat. */
  say(id, values = {}) {
    return (this.#texts[id] ?? "").replace(/\{(\w+)\}/g, (found, name) => values[name] ?? found);
  }

  /** The same as runs of text with their language, as lines have them. */
  runs(id, values = {}) {
    return [[this.lang, this.say(id, values)]];
  }

  fill(root) {
    for (const element of root.querySelectorAll("[data-word]")) {
      element.textContent = this.say(element.dataset.word, element.dataset);
    }
    for (const element of root.querySelectorAll("[data-name]")) {
      element.setAttribute("aria-label", this.say(element.dataset.name, element.dataset));
    }
  }
}

/** Puts runs of text into an element, each with its language, and a space between two where there must be one. */
export function write(element, runs) {
  element.replaceChildren(
    ...runs.flatMap(([lang, text], at) => {
      const run = document.createElement("span");
      run.lang = lang;
      run.textContent = text;
      return at && !/^[\s,.;:!?…)»]/.test(text) ? [" ", run] : [run];
    }),
  );
}

const shown = new WeakMap();

/** Whether an element has something else to show than before. If not, it is left alone: a button keeps the focus, a reader
    its place. */
export function changed(element, ...told) {
  const now = JSON.stringify(told);
  if (shown.get(element) === now) return false;
  shown.set(element, now);
  return true;
}

/** A new element: its tag, its text or its runs, its properties and what is in it. */
export function made(tag, { text = "", runs = null, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  if (runs) write(element, runs);
  else if (text) element.textContent = text;
  element.append(...children);
  return element;
}
