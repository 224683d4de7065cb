/** Bytes to text, whichever way they were written. */
import { DocumentProblem } from './document.ts';

const LOOKED_AT = 4_096;
/** Control characters other than white space, and what could not be decoded. */
const NOT_TEXT = /(?!\s)[\p{Cc}\ufffd]/gu;
/** Where nothing else fits: every byte means something in it, and it is what old programs wrote. */
const LAST_RESORT = 'windows-1252';

/** `charset` is what the sender says; empty where nothing was said. */
export function decodeText(bytes: Uint8Array, charset = ''): string {
  const text = decoded(bytes, charset);
  if (isBinary(text)) throw new DocumentProblem('notText');
  return text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array, charset: string): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const declared = decoderFor(charset || charsetWithin(bytes));
  // Many servers say one thing and send another; UTF-8 that holds together is UTF-8.
  const utf8 = tryUtf8(bytes);
  if (utf8 !== undefined && !detectUtf16(bytes)) return utf8;
  const encoding = detectUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  return (declared ?? new TextDecoder(LAST_RESORT)).decode(bytes);
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoderFor(charset: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return charset === '' ? undefined : new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/** What an HTML page says of itself in its first lines. */
function charsetWithin(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(start)?.[1] ?? '';
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Without a mark at its start: every other byte of common letters is zero. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const some = bytes.subarray(0, LOOKED_AT);
  if (some.length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (const [at, byte] of some.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++;
  const most = some.length / 2;
  if (odd > most * 0.4 && even < most * 0.05) return 'utf-16le';
  if (even > most * 0.4 && odd < most * 0.05) return 'utf-16be';
  return undefined;
}

/** Control characters that no text has. A few may have slipped in; more are a program or a picture. */
function isBinary(text: string): boolean {
  const some = text.length > 4 * LOOKED_AT ? text.slice(0, LOOKED_AT) + text.slice(-LOOKED_AT) : text;
  const odd = some.match(NOT_TEXT)?.length ?? 0;
  return odd > 2 && odd > some.length * 0.01;
}
