import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

const LENGTHS = [...Array(200).keys(), 4_096, 100_003];

test('equals MD5 for texts of every length around a block, and beyond ASCII [API-02]', () => {
  for (const text of LENGTHS.flatMap((length) => ['a'.repeat(length), 'é🦜ß'.repeat(length)]))
    expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
});
