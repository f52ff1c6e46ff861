/* A camera as a scanner: each code once for each time that it is shown.

       stream ─ picture ─ camera-reader.js (a worker) ─ Shown ─ onCode
       photo  ─ picture ─ camera-reader.js ─ onCode

   It fills one section of a page: a button, the state in words, the picture. It knows no game and no key. No picture
   ever leaves the device: it goes to the worker and no further. */

const AWAY_MS = 1000, AWAY_LOOKS = 8; // so long, and in so many looks, a code is not seen before it may be shown again
const TOGETHER_MS = 700; // what several looks have seen within this time was before the camera at once, or came so
const AGREE_MS = 500; // within this time a second look agrees with the first, for bars
const REST_MS = 30, STILL_MS = 500; // between two looks, while something moves and while nothing does
const MOVED_MS = 3000; // so long after a movement every picture is looked at
const NOTHING_MS = 20000, DARK_MS = 2500, SHOWN_MS = 1500;
const SMALL = [96, 54]; // in this size movement and darkness are judged
const OURS = /^[BCDFGHJKLNPRSTVX]{8}$/i; // a label of ours goes before what is printed beside it
const WIDTH = 1280; // of the picture that is searched
const PHOTO_WIDTHS = [1600, 3200];
// How a picture is looked at in turn: how much of it, and turned by how many degrees. Bars must not lie aslant.
const LOOKS = [[1, 0], [0.6, 0], [1, 22], [0.6, 45], [1, 67], [0.6, 22], [1, 45], [0.6, 67]];

const FAULTS = {
  NotAllowedError: "page-camera-refused", SecurityError: "page-camera-refused",
  NotFoundError: "page-camera-none", OverconstrainedError: "page-camera-none",
};

/** Which codes are in view. A code that stays in view is one scan, however long. Times are in milliseconds. */
export class Shown {
  #seen = new Map(); // text → {text, since, at, missed, sure, counted}: first and last seen, not seen in so many looks

  /** What a look has found: `{text}` of the one code that is new; `{several: true}` where none of them counts; and
      `{doubt: true}` where another look, at all of the picture, must show that a code is alone. */
  look(found, at) {
    const texts = new Set(found.map(({ text }) => text));
    for (const [text, one] of this.#seen) {
      if (one.counted && texts.has(text)) continue;
      const away = at - one.at;
      if (one.counted ? ++one.missed >= AWAY_LOOKS && away >= AWAY_MS : away > TOGETHER_MS) this.#seen.delete(text);
    }
    for (const { text, matrix } of found) {
      const one = this.#seen.get(text) ?? { text, since: at };
      this.#seen.set(text, { ...one, sure: matrix || at - one.at <= AGREE_MS, at, missed: 0 });
    }
    const seen = [...this.#seen.values()], news = seen.filter(({ counted }) => !counted);
    const since = Math.min(...news.map((one) => one.since));
    const here = seen.filter((one) => !one.counted || one.at >= since);
    const ours = here.filter(({ text }) => OURS.test(text));
    // What was counted before these came is no rival: the last card may go while the next one comes.
    const rivals = (ours.length ? ours : here).filter((one) => !one.counted || since - one.since <= TOGETHER_MS);
    if (rivals.length > 1) {
      for (const one of news) one.sure = false; // it must be seen again, alone
      return { several: true };
    }
    const [one] = rivals;
    if (!one || one.counted) return {};
    if (one.since === at) return { doubt: true };
    if (!one.sure) return {};
    one.counted = true;
    return { text: one.text };
  }
}

/** The worker, and one question to it at a time. */
class Reader {
  #worker = null;
  #asked = Promise.resolve();

  ask(question, transfer = []) {
    this.#asked = this.#asked.then(() => new Promise((answered) => {
      this.#worker ??= new Worker(new URL("camera-reader.js", import.meta.url));
      this.#worker.onmessage = ({ data }) => answered(data);
      this.#worker.onerror = () => {
        this.#worker = null; // it has not loaded, and would never answer
        answered({ fault: true });
      };
      this.#worker.postMessage(question, transfer);
    }));
    return this.#asked;
  }

  /** `only`: the one kind of code to look for, five times as fast as all. */
  codes(picture, only) {
    return this.ask({ picture, only }, [picture.data.buffer]);
  }

  rest(ms) {
    return this.ask({ rest: ms });
  }
}

/** A picture of a source (a video or a bitmap), so wide at the most: `share` of it round the middle, turned. */
function picture(canvas, source, [width, height], share, turn, widest) {
  const scale = Math.min(1, widest / (width * share));
  canvas.width = Math.round(width * share * scale);
  canvas.height = Math.round(height * share * scale);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(source, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** What a small picture tells: whether it differs from the last one, and whether it is dark. */
class Glance {
  #canvas = document.createElement("canvas");
  #before = [];

  at(video) {
    const { data } = picture(this.#canvas, video, [video.videoWidth, video.videoHeight], 1, 0, SMALL[0]);
    const greens = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1]);
    const differ = greens.filter((green, i) => !(Math.abs(green - this.#before[i]) < 20)).length;
    this.#before = greens;
    return { moved: differ > greens.length / 200, dark: Math.max(...greens) < 40 };
  }
}

/** Read with a running stream until `running.stopped`. `on` is told the text of each code, and the states. */
async function watch(video, reader, running, on) {
  const shown = new Shown(), glance = new Glance(), canvas = document.createElement("canvas");
  let best = 0, kind, turn = 0, looked = 0, never = true, doubted = false;
  let moved = performance.now(), bright = moved, searched = moved;
  while (!running.stopped) {
    const now = performance.now();
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !video.videoWidth || running.muted) {
      await reader.rest(STILL_MS);
      bright = searched = performance.now();
      continue;
    }
    const seen = glance.at(video);
    if (seen.moved) moved = now;
    if (!seen.dark) bright = now;
    if (now - bright > DARK_MS) on.state("page-camera-dark");
    else if (never && now - searched > NOTHING_MS) on.state("page-camera-nothing");
    else on.state("page-camera-looking");
    if (now - moved > MOVED_MS && now - looked < STILL_MS) {
      await reader.rest(2 * REST_MS);
      continue;
    }
    looked = now;
    // Every second look is the one that has read last, for what it has read; one in doubt is at everything.
    const again = !doubted && turn++ % 2 > 0, look = doubted ? 0 : again ? best : (turn >> 1) % LOOKS.length;
    const { codes, fault } = await reader.codes(
      picture(canvas, video, [video.videoWidth, video.videoHeight], ...LOOKS[look], WIDTH),
      again ? kind : undefined,
    );
    if (running.stopped) return;
    if (fault) return on.fault("page-camera-no-reader");
    if (codes.length) [best, kind] = [look, codes[0].kind];
    const { text, several, doubt } = shown.look(codes, now);
    doubted = doubt;
    if (several) on.state("page-camera-several");
    if (text !== undefined) {
      never = false;
      on.code(text);
    }
    await reader.rest(REST_MS);
  }
}

/**
 * Make an empty section a scanner. `onCode(text)` takes a code; where it was not taken, it rejects
 * with the id of the words for that. `words.say(id)`: its text.
 * A stream where the browser allows one, else photos. Returns `{stop}`.
 */
export function camera(section, { onCode, words }) {
  const streams = window.isSecureContext && !!navigator.mediaDevices?.getUserMedia;
  const make = (tag, word, attributes = {}) => {
    const made = section.appendChild(document.createElement(tag));
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return put(made, word);
  };
  const button = (word, onclick) =>
    Object.assign(make("button", word, { type: "button", class: "camera-button" }), { onclick });
  section.replaceChildren();
  make("h2", "page-camera");
  const state = make("p", "", { class: "camera-state", role: "status" });
  const read = make("p", "page-camera-read", { class: "camera-read", "aria-hidden": "true", hidden: "" });
  const power = button("page-camera-start", () => (running ? stop("page-camera-stopped") : start()));
  const other = button("page-camera-other", () => start(1));
  const lamp = button("page-camera-lamp", () => shine(lamp.getAttribute("aria-pressed") !== "true"));
  const photo = button("page-camera-photo", () => file.click());
  const file = make("input", "", { type: "file", accept: "image/*", capture: "environment", hidden: "" });
  file.onchange = () => develop(file.files[0]);
  if (!streams && words.https) {
    make("a", "page-camera-certificate", { href: "/ca.crt" });
    make("a", "page-camera-secure", { href: `https://${location.hostname}:${words.https}${location.pathname}` });
  }
  const video = make("video", "", { playsinline: "", "aria-hidden": "true", hidden: "" });
  video.muted = true;
  let running = null, reader = null, sound = null, device = "", settled = 0;
  [power.hidden, other.hidden, lamp.hidden, photo.hidden] = [!streams, true, true, streams];
  section.hidden = false;

  /** Its text, in the page's words; the page finds it where it changes its language. */
  function put(element, word) {
    if (word) [element.dataset.word, element.textContent] = [word, words.say(word)];
    return element;
  }

  function tell(word) {
    if (state.dataset.word === word) return;
    // What has just been said stays for a moment, so that it can be heard out.
    if (word === "page-camera-looking" && performance.now() < settled) return;
    settled = performance.now() + SHOWN_MS;
    put(state, word);
  }

  function sign() {
    read.hidden = false;
    clearTimeout(sign.timer);
    sign.timer = setTimeout(() => (read.hidden = true), SHOWN_MS);
    navigator.vibrate?.(40);
    if (!sound) return;
    const tone = sound.createOscillator(), gain = sound.createGain();
    tone.frequency.value = 1760;
    gain.gain.value = 0.1;
    tone.connect(gain).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.06);
  }

  async function code(text) {
    sign();
    try {
      await onCode(text);
    } catch ({ message }) {
      tell(message);
    }
  }

  async function open(next) {
    const cameras = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === "videoinput");
    if (next) device = cameras[(cameras.findIndex(({ deviceId }) => deviceId === device) + 1) % cameras.length].deviceId;
    const which = device ? { deviceId: { exact: device } } : { facingMode: "environment" };
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { ...which, width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    const [track] = stream.getVideoTracks();
    device = track.getSettings().deviceId ?? "";
    other.hidden = cameras.length < 2;
    lamp.hidden = !track.getCapabilities?.().torch;
    return [stream, track];
  }

  async function start(next = 0) {
    halt();
    const mine = (running = { stopped: false, muted: false });
    put(power, "page-camera-stop");
    tell("page-camera-starting");
    sound ??= window.AudioContext ? new AudioContext() : null; // begun by the button: browsers demand it
    reader ??= new Reader();
    try {
      const [stream, track] = await open(next);
      if (mine.stopped) return track.stop();
      mine.track = track;
      track.onended = () => running === mine && stop("page-camera-lost");
      track.onmute = () => (mine.muted = true);
      track.onunmute = () => (mine.muted = false);
      video.srcObject = stream;
      video.hidden = false;
      await video.play();
      awake();
      await watch(video, reader, mine, { state: tell, code, fault: stop });
    } catch (fault) {
      if (!mine.stopped) stop(FAULTS[fault.name] ?? "page-camera-busy");
    }
  }

  /** Let go of the camera. */
  function halt() {
    if (!running) return;
    running.stopped = true;
    running.track?.stop();
    running.lock?.release();
    running = video.srcObject = null;
    video.hidden = true;
    lamp.setAttribute("aria-pressed", "false");
  }

  function stop(word) {
    halt();
    [other.hidden, lamp.hidden] = [true, true];
    put(power, "page-camera-start");
    photo.hidden = streams && word === "page-camera-stopped"; // where the stream fails there is still the photo
    tell(word);
  }

  async function shine(on) {
    await running?.track.applyConstraints({ advanced: [{ torch: on }] });
    lamp.setAttribute("aria-pressed", String(on));
  }

  async function awake() {
    if (!running || document.hidden) return;
    running.lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
  }

  async function develop(taken) {
    file.value = ""; // so that the same photo may be chosen again
    if (!taken) return;
    tell("page-camera-developing");
    reader ??= new Reader();
    const bitmap = await createImageBitmap(taken).catch(() => null);
    const canvas = document.createElement("canvas");
    for (const widest of bitmap ? PHOTO_WIDTHS : []) {
      for (const [share, turn] of LOOKS) {
        const { codes, fault } = await reader.codes(
          picture(canvas, bitmap, [bitmap.width, bitmap.height], share, turn, widest),
        );
        if (fault) return tell("page-camera-no-reader");
        const shown = new Shown(), all = codes.map(({ text }) => ({ text, matrix: true }));
        shown.look(all, 0);
        const { text, several } = shown.look(all, 1); // there is no other look at a photo
        if (several) return tell("page-camera-several");
        if (text === undefined) continue;
        state.textContent = state.dataset.word = ""; // the companion answers, and nothing must be said beside it
        return code(text);
      }
    }
    tell("page-camera-photo-nothing");
  }

  document.addEventListener("visibilitychange", awake);
  addEventListener("pagehide", halt);
  return {
    stop() {
      if (running) stop("page-camera-stopped");
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("pagehide", halt);
    },
  };
}
