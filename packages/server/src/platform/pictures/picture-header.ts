/**
 * Reads type, size and completeness of a JPEG or PNG from its bytes. Names and declared types are ignored,
 * and nothing is decoded before the size is known.
 */
export type PictureHeader = { type: 'jpeg' | 'png'; width: number; height: number };

/** Undefined if it is neither, or truncated. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = startsWith(bytes, PNG_SIGNATURE) ? readPng(view) : readJpeg(view);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;

function readPng(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return undefined;
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

const START = 0xffd8;
const END = 0xd9;
const SCAN = 0xda;
/** Start-of-frame markers with the size; three markers in this range mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length, which may occur anywhere in a scan. */
const hasNoPayload = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Walks the markers up to the end of the picture and ignores what follows. */
function readJpeg(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== START) return undefined;
  let header: PictureHeader | undefined;
  let at = 2;
  while (at + 1 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return header;
    if (hasNoPayload(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > view.byteLength) return undefined;
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    if (isFrame(marker)) {
      // With two frames, decoders disagree on which one counts.
      if (header || at + 9 > view.byteLength) return undefined;
      header = { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(view, at);
  }
  return undefined;
}

/** In a scan, 0xff is data if a zero follows, or a restart marker. */
function endOfScan(view: DataView, from: number): number {
  let at = from;
  while (at + 1 < view.byteLength) {
    const next = view.getUint8(at + 1);
    if (view.getUint8(at) === 0xff && next !== 0 && !hasNoPayload(next)) return at;
    at += 1;
  }
  return view.byteLength;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);
