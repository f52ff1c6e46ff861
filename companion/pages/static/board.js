/* What stands on the table: facts, the countdown, the set-up as a checklist, who sits where. Public words only. */

import { changed, made } from "./words.js";

/** The facts in a list: what is short in large print, and first. */
export function facts(list, known) {
  if (!changed(list, known)) return;
  const ranked = [...known.filter((fact) => fact.short), ...known.filter((fact) => !fact.short)];
  list.replaceChildren(...ranked.map((fact) => made("li", { runs: fact.runs, className: fact.short ? "short" : "" })));
}

/** The set-up, step by step. What is done says so in words and by a sign. */
export function steps(section, list, known, words) {
  section.hidden = !known.length;
  if (!changed(list, known, words.lang)) return;
  list.replaceChildren(
    ...known.map((step) => {
      const state = made("span", { text: words.say(step.done ? "page-step-done" : "page-step-open"), className: "state" });
      return made("li", { className: step.done ? "done" : "" }, state, " ", made("span", { runs: step.runs }));
    }),
  );
}

/** Who sits where, and whose phone is there. */
export function seats(list, known, words) {
  if (!changed(list, known, words.lang)) return;
  list.replaceChildren(
    ...known.map((seat) =>
      made("li", { text: words.say(seat.joined ? "page-seat-with-phone" : "page-seat", named(seat, words)) }),
    ),
  );
}

export const named = (seat, words) => ({
  seat: seat.seat,
  name: seat.name ?? words.say("page-seat-unnamed", { seat: seat.seat }),
});

/** A countdown. It is told once, and counts by itself. */
export class Countdown {
  #timer = null;
  #clock = null;

  constructor(element, words) {
    Object.assign(this, { element, words });
  }

  /** Told the same clock again, it goes on: its time was left when it came. */
  set(clock) {
    if (clock === this.#clock) return;
    this.#clock = clock;
    clearInterval(this.#timer);
    this.element.hidden = !clock;
    if (!clock) return;
    const until = performance.now() + clock.left_ms;
    const show = () => {
      const left = Math.max(0, Math.ceil((clock.running ? until - performance.now() : clock.left_ms) / 1000));
      const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      this.element.textContent = this.words.say(clock.running ? "page-clock" : "page-clock-stopped", { time });
    };
    show();
    if (clock.running) this.#timer = setInterval(show, 250);
  }
}
