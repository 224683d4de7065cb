import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unzip } from './unzip.fixture.ts';
import { writeZip, type ZipEntry, zipEntryName } from './write-zip.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');

test('an archive has its entries in order, each made when the one before is written', async () => {
  const steps: string[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of ['a.txt', 'b.txt']) {
      steps.push(`make ${name}`);
      yield {
        name,
        content: (async function* () {
          yield `${name} `;
          yield 'ä'.repeat(100_000);
          steps.push(`end ${name}`);
        })(),
      };
    }
    yield { name: 'empty.txt', content: [] };
  }
  const unpacked = await unzip(await buffer(writeZip(entries(), AT)));
  expect([...unpacked.keys()]).toEqual(['a.txt', 'b.txt', 'empty.txt']);
  expect(unpacked.get('b.txt')?.toString()).toBe(`b.txt ${'ä'.repeat(100_000)}`);
  expect(unpacked.get('empty.txt')?.toString()).toBe('');
  expect(steps).toEqual(['make a.txt', 'end a.txt', 'make b.txt', 'end b.txt']);
});

test('a failing entry ends the archive with its error', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'fine.txt', content: ['fine'] };
    throw new Error('the disk is gone');
  }
  await expect(buffer(writeZip(entries(), AT))).rejects.toThrow('the disk is gone');
  async function* broken(): AsyncGenerator<ZipEntry> {
    yield {
      name: 'broken.txt',
      content: (async function* () {
        yield 'a part';
        throw new Error('the row is gone');
      })(),
    };
  }
  await expect(buffer(writeZip(broken(), AT))).rejects.toThrow('the row is gone');
});

test.each([
  ['../../etc/passwd', '__.._etc_passwd'],
  ['Größe (2).pdf', 'Größe (2).pdf'],
  ['a\\b\u0000c:d', 'a_b_c_d'],
  ['', '_'],
])('%j becomes the entry name %s', (name, expected) => {
  expect(zipEntryName(name)).toBe(expected);
});
