/* From "this seat" to a key for each way. The phone shows four digits; the table types them.

   It asks once, and never again by itself: each request is one chance for whoever sits in between. */

import { agree, decode, encode, request, unseal } from "./seal.js";

const WHY = { 403: "page-join-shut", 409: "page-join-busy" };

/** Why a join has come to nothing: the id of a message. */
export class Refused extends Error {
  constructor(word) {
    super(word);
    this.word = word;
  }
}

/** Asks for a seat: {j, up, down, digits, way}; `way`: how the table lets it in, the end of a message's id. Nothing is joined
    until the table has done its part. Raises Refused, also once `signal` says that it was given up. */
export async function ask(seat, signal) {
  const asked = request(seat);
  const offer = await told("/join", { seat, A: encode(asked.public) }, signal);
  const { nB, way } = await told("/joined", { j: offer.j, nA: encode(asked.nonce) }, signal);
  const agreed = agreement(asked, offer, nB);
  if (!agreed) throw new Refused("page-join-impostor");
  return { j: offer.j, way, ...agreed };
}

function agreement(asked, offer, nB) {
  try {
    return agree(asked, offer, nB);
  } catch {
    return null; // not even base64url
  }
}

async function told(path, body, signal) {
  const headers = { "Content-Type": "application/json" };
  const asked = { method: "POST", headers, body: JSON.stringify(body), cache: "no-store", signal };
  const answer = await fetch(path, asked).catch(() => null);
  if (!answer?.ok) throw new Refused(WHY[answer?.status] ?? "page-join-no-answer");
  return answer.json();
}

const KEPT = "companion";

/** What this tab keeps of a join: its name and both keys, and nothing else. */
export const kept = {
  get() {
    const [j, up, down] = (sessionStorage.getItem(KEPT) ?? "").split(" ");
    return down ? { j, up: decode(up), down: decode(down) } : null;
  },
  set: ({ j, up, down }) => sessionStorage.setItem(KEPT, [j, encode(up), encode(down)].join(" ")),
  clear: () => sessionStorage.clear(),
};

/** A message from the stream of a joined phone: what was in its box, or what the companion says openly; null for what
    was not meant for us. */
export const opened = (join, data) => (data.startsWith("{") ? JSON.parse(data) : unseal(join.down, data));
