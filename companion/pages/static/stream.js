/* What the companion sends, message by message, for as long as the page is open.

   A browser's EventSource tells the page neither the status of an answer nor the comments that show that the other end
   lives. So the stream is read with fetch. It opens anew when it ends, after 35 s without a byte, and when the page is
   looked at again: iOS ends streams without an error. */

const SILENCE = 35_000;
const AGAIN = [0, 1000, 2000, 4000];
/** So long without a stream, and it is said. */
const LOST = 3000;

export class Stream {
  #open = null; // what aborts the present one
  #tries = 0;
  #timers = {};
  #stopped = true;
  #last = "";
  #lost = false;

  /** address() gives the URL of the next opening. take(data, id) gets each message as it came. refused(status) decides whether a
      refusal (an HTTP status) ends it. closed(): it has ended, or is opened anew. lost(bool): there is no stream now; there is one again. */
  constructor({ address, take, refused = () => false, closed = () => {}, lost = () => {} }) {
    Object.assign(this, { address, take, refused, closed, lost });
    document.addEventListener("visibilitychange", () => document.hidden || this.anew());
  }

  start() {
    this.#stopped = false;
    this.anew();
  }

  stop() {
    this.#stopped = true;
    this.#last = "";
    this.#close();
    this.#tell(false);
  }

  /** Opens it anew, now. */
  anew() {
    if (this.#stopped) return;
    this.#close();
    this.#tries = 0;
    this.#begin();
  }

  #close() {
    for (const timer of ["again", "silence"]) clearTimeout(this.#timers[timer]);
    this.#open?.abort();
    this.#open = null;
    this.closed();
  }

  async #begin() {
    const open = (this.#open = new AbortController());
    this.#alive(open);
    this.#timers.lost ??= setTimeout(() => this.#tell(true), LOST);
    try {
      const headers = this.#last ? { "Last-Event-ID": this.#last } : {};
      const answer = await fetch(this.address(), { headers, signal: open.signal, cache: "no-store" });
      if (!answer.ok || !answer.body) {
        if (open.signal.aborted || this.refused(answer.status)) return;
        throw new Error(String(answer.status));
      }
      await this.#read(answer.body.getReader(), open);
    } catch {
      // An end without an error is an end as well.
    }
    if (open === this.#open && !this.#stopped) this.#later();
  }

  async #read(reader, open) {
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || open !== this.#open) return;
      this.#alive(open);
      this.#tries = 0;
      this.#tell(false);
      text += decoder.decode(value, { stream: true });
      const events = text.split(/\r?\n\r?\n/);
      text = events.pop();
      for (const event of events) if (open === this.#open) this.#event(event);
    }
  }

  #event(event) {
    const fields = event.split(/\r?\n/).map((line) => line.match(/^(data|id): ?(.*)$/)).filter(Boolean);
    const of = (name) => fields.filter((field) => field[1] === name).map((field) => field[2]);
    this.#last = of("id").at(-1) ?? this.#last;
    const data = of("data").join("\n");
    if (data) this.take(data, this.#last);
  }

  #alive(open) {
    clearTimeout(this.#timers.silence);
    this.#timers.silence = setTimeout(() => open === this.#open && this.anew(), SILENCE);
  }

  #later() {
    this.#open = null;
    this.closed();
    clearTimeout(this.#timers.silence);
    this.#timers.again = setTimeout(() => this.#begin(), AGAIN[Math.min(++this.#tries, AGAIN.length - 1)]);
  }

  #tell(lost) {
    clearTimeout(this.#timers.lost);
    this.#timers.lost = lost ? this.#timers.lost : null;
    if (lost !== this.#lost) this.lost((this.#lost = lost));
  }
}
