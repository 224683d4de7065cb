import { countAttack } from '@parrot/testkit/attack-tests';
import { describe, expect, test } from 'vitest';
import { checkZip, zipEntryNames } from './read-zip.ts';
import { zipOf } from './zip.fixture.ts';

const LIMITS = { maxEntries: 10, maxBytes: 2_000_000 };
const problemOf = (problem: string) => expect.objectContaining({ name: 'ZipError', problem });
const TWO = zipOf({ 'a.txt': 'Hello', 'å/b.xml': '<b/>' });

test('the names of the entries are listed, in the order of the archive', async () => {
  expect(await zipEntryNames(TWO, 2)).toEqual(['a.txt', 'å/b.xml']);
  expect(await checkZip(TWO, LIMITS)).toEqual(['a.txt', 'å/b.xml']);
  expect(await checkZip(zipOf({}), LIMITS)).toEqual([]);
});

test('an archive inside a larger buffer is read by itself', async () => {
  const around = Buffer.concat([Buffer.alloc(50, 'x'), TWO, Buffer.alloc(50, 'x')]);
  expect(await zipEntryNames(around.subarray(50, 50 + TWO.length), 2)).toEqual(['a.txt', 'å/b.xml']);
});

describe('a hostile archive is refused', () => {
  test('when it unpacks to more than the limit, whatever size it states', async () => {
    countAttack('bombs');
    const bomb = zipOf({ 'word/document.xml': Buffer.alloc(2_000_000) }, { statedSize: 1 });
    expect(await checkZip(bomb, LIMITS)).toEqual(['word/document.xml']);
    await expect(checkZip(bomb, { ...LIMITS, maxBytes: 1_999_999 })).rejects.toEqual(problemOf('tooLarge'));
  });

  test('when many small entries add up to more than the limit', async () => {
    countAttack('bombs');
    const many = zipOf({ a: Buffer.alloc(900_000), b: Buffer.alloc(900_000), c: Buffer.alloc(900_000) });
    await expect(checkZip(many, LIMITS)).rejects.toEqual(problemOf('tooLarge'));
  });

  test('when it is a bomb of hundreds of megabytes: quickly and without using that memory', async () => {
    countAttack('bombs');
    const bomb = zipOf({ a: Buffer.alloc(300_000_000) });
    const [began, before] = [process.cpuUsage(), process.memoryUsage().arrayBuffers];
    await expect(checkZip(bomb, LIMITS)).rejects.toEqual(problemOf('tooLarge'));
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });

  test('when it has more entries than the limit', async () => {
    countAttack('bombs');
    await expect(zipEntryNames(TWO, 1)).rejects.toEqual(problemOf('tooLarge'));
    await expect(checkZip(TWO, { ...LIMITS, maxEntries: 1 })).rejects.toEqual(problemOf('tooLarge'));
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('PK, but no archive')],
    ['an archive cut short', TWO.subarray(0, TWO.length - 30)],
    ['an archive that states more entries than it has', zipOf({ a: 'a' }, { statedCount: 5 })],
    [
      'a table of contents that leads nowhere',
      Buffer.from(`PK\x05\x06${'\0'.repeat(6)}\x05\0${'\0'.repeat(10)}`, 'latin1'),
    ],
  ])('when it is %s', async (_what, bytes) => {
    countAttack('bombs');
    await expect(zipEntryNames(bytes, 10)).rejects.toEqual(problemOf('broken'));
    await expect(checkZip(bytes, LIMITS)).rejects.toEqual(problemOf('broken'));
  });

  test.each([
    ['it is encrypted', zipOf({ a: 'a' }, { encrypted: true }), 'encrypted'],
    ['it is packed in an unknown way', zipOf({ a: 'a' }, { method: 99 }), 'broken'],
    ['its content is damaged', damaged(zipOf({ a: 'x'.repeat(500) })), 'broken'],
    ['an entry leads out of the archive', zipOf({ '../../etc/passwd': 'a' }), 'broken'],
  ])('when %s', async (_what, bytes, problem) => {
    countAttack('traversal');
    await expect(checkZip(bytes, LIMITS)).rejects.toEqual(problemOf(problem));
  });
});

function damaged(archive: Buffer): Buffer {
  archive.fill(0xff, 31, 36);
  return archive;
}
