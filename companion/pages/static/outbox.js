/* What a page sends: one after the other, each until it is answered, and again as the same bytes.

   Two at once would overtake each other, and keys would be lost. */

const AGAIN = 500;
const TOO_FAST = 1000;
const PATIENCE = 5000;

export class Outbox {
  #waiting = []; // {path, message, answered, body}
  #n = null; // of the last that was made; null: nobody knows yet
  #running = false;
  #paused = false;

  /** wrap(message, n): the value that is sent. ended(): the companion knows us no longer. gap(): it has missed one. */
  constructor({ wrap, ended = () => {}, gap = () => {} }) {
    Object.assign(this, { wrap, ended, gap });
  }

  /** Sends it when its turn comes; the promise has the status of the answer, 0 where there will be none. */
  send(path, message) {
    return new Promise((answered) => {
      this.#waiting.push({ path, message, answered });
      this.#run();
    });
  }

  /** Sends a code. Where the companion has not taken it, it rejects with the id of the words for that. What comes late must
      not count: while the companion is `lost`, none is sent. */
  async scan(path, text, lost) {
    const status = lost ? 0 : await this.send(path, { text });
    if (status !== 204) throw new Error([400, 413].includes(status) ? "page-scan-foreign" : "page-scan-not-sent");
  }

  /** Whether something of this path waits to be sent. */
  has(path) {
    return this.#waiting.some((item) => item.path === path);
  }

  /** The companion has taken everything up to number `up`. */
  resume(up) {
    const [first] = this.#waiting;
    if (first?.body && first.n <= up) this.#done(204);
    else if (first?.body && first.n !== up + 1) first.body = null;
    this.#n = this.#waiting[0]?.body ? up + 1 : up;
    this.go();
  }

  /** Nothing is sent until it goes on: who listens there now may not be who listened before. */
  pause() {
    this.#paused = true;
  }

  go() {
    this.#paused = false;
    this.#run();
  }

  /** Nothing of what waits is sent. */
  stop() {
    this.#n = null;
    for (const { answered } of this.#waiting.splice(0)) answered(0);
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    while (this.#waiting.length && this.#n !== null && !this.#paused) await this.#once(this.#waiting[0]);
    this.#running = false;
  }

  async #once(item) {
    if (!item.body) {
      item.n = this.#n + 1;
      try {
        item.body = JSON.stringify(this.wrap(item.message, item.n));
      } catch {
        this.#done(400); // a code that is too long for a box: the rest goes on
        return;
      }
      this.#n = item.n;
    }
    const status = await post(item.path, item.body);
    if (item !== this.#waiting[0]) return;
    if (status === 401) {
      this.stop();
      this.ended();
    } else if (status === 409) {
      this.#n = null;
      this.gap();
    } else if (status === 429) await later(TOO_FAST);
    else if (status === 0 || status >= 500) await later(AGAIN);
    else {
      if (status !== 204) this.#n = item.n - 1; // not taken: the next has its number
      this.#done(status);
    }
  }

  #done(status) {
    this.#waiting.shift().answered(status);
  }
}

const later = (time) => new Promise((done) => setTimeout(done, time));

/** The status of the answer; 0 where there was none. */
async function post(path, body) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  const headers = { "Content-Type": "application/json" };
  try {
    return (await fetch(path, { method: "POST", headers, body, signal: late.signal, cache: "no-store" })).status;
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}
