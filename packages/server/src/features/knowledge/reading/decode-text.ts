/** Decodes bytes to text, whatever their encoding. */
import { DocumentProblem } from './document.ts';

const BYTES_READ = 4_096;
/** Control characters other than white space, and replacement characters. */
const NOT_TEXT = /(?!\s)[\p{Cc}\ufffd]/gu;
/** The fallback: decodes any byte, and is what old programs wrote. */
const LAST_RESORT = 'windows-1252';

/** `charset` as declared by the sender; empty if unknown. */
export function decodeText(bytes: Uint8Array, charset = ''): string {
  const text = decoded(bytes, charset);
  if (isBinary(text)) throw new DocumentProblem('notText');
  return text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array, charset: string): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const declared = decoderFor(charset || charsetWithin(bytes));
  // Servers often declare a wrong charset; valid UTF-8 is UTF-8.
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

/** The charset that an HTML page declares. */
function charsetWithin(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, BYTES_READ));
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(start)?.[1] ?? '';
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a byte order mark: every other byte of common letters is zero. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const some = bytes.subarray(0, BYTES_READ);
  if (some.length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (const [at, byte] of some.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++;
  const most = some.length / 2;
  if (odd > most * 0.4 && even < most * 0.05) return 'utf-16le';
  if (even > most * 0.4 && odd < most * 0.05) return 'utf-16be';
  return undefined;
}

/** A few control characters are tolerated; many mean a program or an image. */
function isBinary(text: string): boolean {
  const some = text.length > 4 * BYTES_READ ? text.slice(0, BYTES_READ) + text.slice(-BYTES_READ) : text;
  const odd = some.match(NOT_TEXT)?.length ?? 0;
  return odd > 2 && odd > some.length * 0.01;
}
