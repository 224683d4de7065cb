import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimDataFolder } from './data-folder.ts';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'parrot-folder-'));

test('a second claim on the same folder is refused with a sentence that says what to do', async () => {
  const path = await emptyFolder();
  const folder = await claimDataFolder(path);
  await expect(claimDataFolder(path)).rejects.toThrow(
    /Another Parrot \(process \d+\) already uses the data folder .* set DATA_DIR/,
  );
  await folder.release();
  const again = await claimDataFolder(path);
  await again.release();
  expect(await readdir(path)).toEqual([]);
});

test('of ten claims at the same moment exactly one succeeds', async () => {
  const path = await emptyFolder();
  const claims = await Promise.allSettled(Array.from({ length: 10 }, () => claimDataFolder(path)));
  expect(claims.filter((claim) => claim.status === 'fulfilled')).toHaveLength(1);
});

test('the lock of a process that died is taken over', async () => {
  const path = await emptyFolder();
  await writeFile(join(path, 'parrot.lock'), '999999999 1');
  const folder = await claimDataFolder(path);
  await folder.release();
});

test('the process id of a dead process that was reused does not block', async () => {
  const path = await emptyFolder();
  await writeFile(join(path, 'parrot.lock'), `${process.pid} 1`);
  const folder = await claimDataFolder(path);
  await folder.release();
});

test('a folder that cannot be created is reported in one sentence', async () => {
  const file = join(await emptyFolder(), 'a-file');
  await writeFile(file, '');
  await expect(claimDataFolder(join(file, 'inside'))).rejects.toThrow(
    /can't be written to \(ENOTDIR\)\. Please set DATA_DIR/,
  );
});
