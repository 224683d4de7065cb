/** What a zip archive would become: unpacked within a budget before anybody else unpacks it, as what it says of itself may be a lie. */
import { inflateRawSync } from 'node:zlib';
import { DocumentProblem } from './document.ts';

const MOST_ENTRIES = 5_000;
const MOST_BYTES = 150 * 1_048_576;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const LOCKED = 1;

/** The names of its entries. Refuses what is broken, locked or explodes. */
export function checkZip(bytes: Uint8Array, mostBytes = MOST_BYTES): string[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(buffer);
  let left = mostBytes;
  for (const entry of entries) {
    left -= unpackedSize(buffer, entry, left);
    if (left < 0) throw new DocumentProblem('tooMuch');
  }
  return entries.map(({ name }) => name);
}

type Entry = { name: string; flags: number; method: number; packed: number; at: number };

function entriesOf(buffer: Buffer): Entry[] {
  const end = endOf(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new DocumentProblem('tooMuch');
  const entries: Entry[] = [];
  let at = buffer.readUInt32LE(end + 16);
  while (entries.length < count) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== ENTRY) throw new DocumentProblem('broken');
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.push({
      name: buffer.toString('utf8', at + 46, at + 46 + nameLength),
      flags: buffer.readUInt16LE(at + 8),
      method: buffer.readUInt16LE(at + 10),
      packed: buffer.readUInt32LE(at + 20),
      at: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(buffer: Buffer): number {
  const last = Math.max(0, buffer.length - END_SIZE - LONGEST_COMMENT);
  for (let at = buffer.length - END_SIZE; at >= last; at -= 1) if (buffer.readUInt32LE(at) === END) return at;
  throw new DocumentProblem('broken');
}

function unpackedSize(buffer: Buffer, { flags, method, packed, at }: Entry, most: number): number {
  if (flags & LOCKED) throw new DocumentProblem('locked');
  if (at + 30 > buffer.length || buffer.readUInt32LE(at) !== LOCAL) throw new DocumentProblem('broken');
  const start = at + 30 + buffer.readUInt16LE(at + 26) + buffer.readUInt16LE(at + 28);
  if (start + packed > buffer.length) throw new DocumentProblem('broken');
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new DocumentProblem('broken');
  try {
    const content = buffer.subarray(start, start + packed);
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) }).length;
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new DocumentProblem(isTooLarge ? 'tooMuch' : 'broken', { cause });
  }
}
