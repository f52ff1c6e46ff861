/* Looks for codes in one picture after the other, beside the page, which goes on answering keys.

       {picture, only, rest} ─ the browser's own reader, or ZXing ─ {codes, fault}

   A worker. It must never keep a picture or send one anywhere. Its timer serves the page too: browsers slow down those
   of a page that is behind another window, and a scanner must go on there. */

"use strict";

// What our labels use, and the printed barcodes that a box's owner may adopt: only kinds that prove what they say.
const FORMATS = ["QRCode", "DataMatrix", "Code128", "EAN13", "EAN8", "UPCA"];
const NATIVE = ["qr_code", "data_matrix", "code_128", "ean_13", "ean_8", "upc_a"];
const MATRIX = new Set(["QRCode", "DataMatrix", "qr_code", "data_matrix"]);
const OPTIONS = { formats: FORMATS, textMode: "Plain", tryInvert: false, maxNumberOfSymbols: 8 };

let reading; // a function: a picture, the only kind to look for → a promise of [{text, kind, matrix}]

async function native() {
  const can = self.BarcodeDetector ? await BarcodeDetector.getSupportedFormats() : [];
  if (!NATIVE.every((format) => can.includes(format))) throw new TypeError("no reader of all our codes");
  const detector = new BarcodeDetector({ formats: NATIVE });
  await detector.detect(new ImageData(32, 32)); // where its service is missing, only this tells
  return async (picture) => (await detector.detect(picture)).map((found) => code(found.rawValue, found.format));
}

async function zxing() {
  importScripts("vendor/zxing/reader.js");
  const locateFile = (name) => new URL(`vendor/zxing/${name}`, self.location.href).href; // it would ask a foreign server
  await ZXingWASM.prepareZXingModule({ overrides: { locateFile }, fireImmediately: true });
  return async (picture, only) =>
    (await ZXingWASM.readBarcodes(picture, only ? { ...OPTIONS, formats: [only] } : OPTIONS)).map((found) =>
      code(found.text, found.symbology),
    );
}

const code = (text, kind) => ({ text, kind: FORMATS.includes(kind) ? kind : undefined, matrix: MATRIX.has(kind) });

async function codes(picture, only) {
  reading ??= native().catch(zxing);
  return (await reading)(picture, only);
}

self.onmessage = async ({ data: { picture, only, rest } }) => {
  if (rest) await new Promise((rested) => setTimeout(rested, rest));
  try {
    self.postMessage({ codes: picture ? await codes(picture, only) : [] });
  } catch {
    reading = undefined; // the next picture tries to load it once more
    self.postMessage({ fault: true });
  }
};
