import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failToStart, startServerProcess } from '@parrot/testkit/process';
import { expect, test } from 'vitest';
import { claimDataFolder } from '../platform/index.ts';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'parrot-start-'));

test('a wrong setting is told in one sentence and ends the start', async () => {
  const { code, said } = await failToStart({ folder: await emptyFolder(), settings: { PORT: 'eighty' } });
  expect(code).toBe(1);
  expect(said.trim()).toBe('Please set the environment right: PORT must be a whole number from 0 to 65535.');
});

test('a data folder that another process uses is told in one sentence', async () => {
  const folder = await emptyFolder();
  const claim = await claimDataFolder(folder);
  const { code, said } = await failToStart({ folder });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(
    /^Another Parrot \(process \d+\) already uses the data folder \S+\. Please stop it, or set DATA_DIR to another folder\.$/,
  );
  await claim.release();
});

test('a folder that cannot be written to is told in one sentence', async () => {
  const file = join(await emptyFolder(), 'a-file');
  await writeFile(file, '');
  const { code, said } = await failToStart({ folder: join(file, 'data') });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(
    /^The data folder \S+ can't be written to \(ENOTDIR\)\. Please set DATA_DIR to a folder that can\.$/,
  );
});

test('a database that does not answer is told in one sentence', async () => {
  const { code, said } = await failToStart({
    folder: await emptyFolder(),
    settings: { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
  });
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    'The database at 127.0.0.1:1 does not let us in (ECONNREFUSED). Please check DATABASE_URL.',
  );
});

test('a port in use is told in one sentence, and the folder is free again', { timeout: 60_000 }, async () => {
  const folder = await emptyFolder();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await failToStart({ folder, settings: { PORT: String(port), DEMO: 'no' } });
  other.close();
  expect(code).toBe(1);
  expect(said.trim()).toBe(`Port ${port} is in use. Please stop what uses it, or set PORT to another one.`);

  const server = await startServerProcess({ folder, settings: { DEMO: 'no' } });
  expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);
  await server.stop();
});
