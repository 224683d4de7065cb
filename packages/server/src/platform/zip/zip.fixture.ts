/** ZIP archives for tests, written byte by byte so that they can also be wrong. */
import { crc32, deflateRawSync } from 'node:zlib';

const UTF8_NAMES = 0x0800;

type Wrong = { encrypted?: boolean; method?: number; statedSize?: number; statedCount?: number };

export function zipOf(files: Record<string, string | Buffer>, wrong: Wrong = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const own = Buffer.alloc(26);
    own.writeUInt16LE(20, 0);
    own.writeUInt16LE(UTF8_NAMES | (wrong.encrypted ? 1 : 0), 2);
    own.writeUInt16LE(wrong.method ?? 8, 4);
    own.writeUInt32LE(crc32(content), 10);
    own.writeUInt32LE(packed.length, 14);
    own.writeUInt32LE(wrong.statedSize ?? content.length, 18);
    own.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), own, Buffer.from(name), packed]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), version, own, position, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(wrong.statedCount ?? directory.length, 4);
  end.writeUInt16LE(wrong.statedCount ?? directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}
