/** Writes the backup of a release, as CONTRIBUTING says: its argument is the new file in `stores`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@parrot/testkit/process';
import { runStoreCommand } from '../../platform/backup/store-command.ts';
import { fillStoreOfRelease } from './store-of-release.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'parrot-release-'));
const server = await startServerProcess({ folder, settings: { DEMO: 'no' } });
await fillStoreOfRelease(server);
await server.stop();
const { code, text } = await runStoreCommand(
  ['backup', process.argv[2] ?? '', '--with-key'],
  { DATA_DIR: folder },
  new AbortController().signal,
);
await rm(folder, { recursive: true });
console.log(text);
process.exitCode = code;
