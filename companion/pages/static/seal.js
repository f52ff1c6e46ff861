/* Arithmetic of joining and of boxes, as in the companion's own sealing.py. It must never log or show a key. */

import "./vendor/tweetnacl.js";

const nacl = globalThis.nacl;
const LABEL = 20;
const SMALL = 1024;
const utf8 = new TextEncoder();

export const random = (length) => nacl.randomBytes(length);

export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-512 of the protocol's name, the label padded to 20 bytes, and fields of fixed length: 64 bytes. */
export function digest(label, ...fields) {
  return nacl.hash(joined(utf8.encode(`companion/1 ${label.padEnd(LABEL)}`), ...fields));
}

/** base64url without padding. */
export function encode(bytes) {
  return padded(bytes).replace(/=+$/, "");
}

const padded = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

export function decode(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

/** The phone's side of a join: `public` is told first, `nonce` only when the companion has committed. */
export function request(seat) {
  const { publicKey, secretKey } = nacl.box.keyPair();
  return { seat, public: publicKey, secret: secretKey, nonce: random(16) };
}

/** What both know once both nonces are open: {digits, up, down}; null where the companion is not the one that has
    committed, or agrees on nothing: then somebody sits in between. */
export function agree(asked, { j, B, C }, nB) {
  const [join, theirs, commitment, nonce] = [j, B, C, nB].map(decode);
  const seat = Uint8Array.of(asked.seat);
  const promised = digest("commit", seat, asked.public, theirs, nonce).subarray(0, 32);
  if (commitment.length !== 32 || join.length !== 16 || nonce.length !== 16 || theirs.length !== 32) return null;
  if (!nacl.verify(promised, commitment)) return null;
  const told = digest("join", join, seat, asked.public, theirs, asked.nonce, nonce);
  const shared = nacl.scalarMult(asked.secret, theirs);
  if (shared.every((byte) => byte === 0)) return null;
  const number = digest("digits", told).subarray(0, 6).reduce((value, byte) => value * 256 + byte, 0) % 10_000;
  const keys = digest("keys", told, shared);
  return { digits: String(number).padStart(4, "0"), down: keys.slice(0, 32), up: keys.slice(32) };
}

/** A box with this value in it. */
export function seal(key, told) {
  const text = utf8.encode(JSON.stringify(told));
  if (text.length > SMALL) throw new RangeError("too long");
  const filled = new Uint8Array(SMALL).fill(0x20);
  filled.set(text);
  const nonce = random(nacl.secretbox.nonceLength);
  return padded(joined(nonce, nacl.secretbox(filled, nonce, key)));
}

/** The bytes in a box of bytes; null where it was sealed with another key, or changed. */
export function open(key, box) {
  const at = nacl.secretbox.nonceLength;
  return nacl.secretbox.open(box.subarray(at), box.subarray(0, at), key);
}

/** The value in a box; null where there is none for us. */
export function unseal(key, box) {
  const text = open(key, decode(box));
  return text && JSON.parse(new TextDecoder().decode(text));
}
