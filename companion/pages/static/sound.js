/* Speak to me: the companion's own voice on this phone, line by line, sealed like the words.

   A browser makes no sound before somebody has touched the page. Played with Web Audio: an audio element would show on
   the lock screen what is heard. */

import { open } from "./seal.js";

/** Milliseconds that a browser may need to begin. */
const SLOW = 500;

export class Sounds {
  #context = null; // there is one while it is on
  #stop = () => {}; // what plays
  #late = null;
  #line = null; // whose sound is fetched or plays
  #waiting = [];
  #busy = false;
  #turn = 0;

  /** fetch(n): the box of line n as bytes, or null. played(n): it has been heard, or cannot be. asleep(bool): the browser
      waits for a touch. */
  constructor({ fetch, key, played, asleep }) {
    Object.assign(this, { fetch, key, played, asleep });
    for (const touch of ["pointerup", "click", "keydown"]) addEventListener(touch, () => this.wake());
  }

  /** Called in a touch: from now on it may sound. What plays before waits for it. */
  wake() {
    this.#context?.resume().catch(() => {});
  }

  switch(on) {
    if (on === !!this.#context) return;
    if (on) {
      this.#context = new AudioContext();
      this.#context.onstatechange = () => this.#look();
    } else {
      this.forget();
      this.#context.close();
      this.#context = null;
    }
    this.#look();
  }

  #look() {
    clearTimeout(this.#late);
    if (!this.#context || this.#context.state === "running") this.asleep(false);
    else this.#late = setTimeout(() => this.asleep(true), SLOW);
  }

  tell(line) {
    if (!line.sound && !line.private) return;
    if (line.urgency === "alert" || line.urgency === "answer") this.hush();
    this.#waiting.push(line);
    this.#run();
  }

  pressed() {}

  /** Silence now. What was cut is not said to be heard. */
  hush() {
    this.#waiting = [];
    this.#cut();
  }

  /** What is gone is cut; what may still be heard goes on, else nobody would ever say that it was. */
  forget(gone = () => true) {
    this.#waiting = this.#waiting.filter((line) => !gone(line));
    if (this.#line && gone(this.#line)) this.#cut();
  }

  #cut() {
    this.#turn += 1;
    this.#stop();
  }

  async #run() {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting.length) {
      this.#line = this.#waiting.shift();
      const { n, sound } = this.#line;
      const turn = this.#turn;
      if (sound) await this.#play(n, turn).catch(() => {});
      if (turn === this.#turn) this.played(n);
      this.#line = null;
    }
    this.#busy = false;
  }

  async #play(n, turn) {
    const box = await this.fetch(n);
    const sealed = box && open(this.key(), box);
    if (!sealed || !this.#context || turn !== this.#turn) return;
    const sound = await this.#context.decodeAudioData(sealed.slice().buffer);
    if (turn !== this.#turn) return;
    const source = this.#context.createBufferSource();
    source.buffer = sound;
    source.connect(this.#context.destination);
    await new Promise((ended) => {
      source.onended = ended;
      source.start(0, 0, length(sound)); // not the silence with which it was filled
      this.#stop = () => {
        source.stop();
        ended(); // a browser that sleeps would not say so
      };
    });
  }
}

/** Seconds until its last sample that is not silent. */
function length(sound) {
  const samples = sound.getChannelData(0);
  let last = samples.length - 1;
  while (last > 0 && Math.abs(samples[last]) < 1e-4) last -= 1;
  return (last + 1) / sound.sampleRate + 0.02;
}
