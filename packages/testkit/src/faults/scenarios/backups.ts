/**
 * Backups under load, undisturbed and while the server is killed. Each one that was made is restored elsewhere and
 * has all that was acknowledged before it began.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStoreProcess, startServerProcess } from '../../process/server-process.ts';
import type { Installation } from '../installation/installation.ts';
import { readDatabase } from '../ledger/readings.ts';
import type { Load } from '../load/load.ts';
import { onShared, type Scenario, type Stage } from './scenario.ts';

type Acknowledged = { conversationId: string; msgId: string }[];

async function backUp({ store }: Installation, file: string) {
  return runStoreProcess(['backup', file], { DATA_DIR: store.folder, ...store.settings });
}

/**
 * The backup fails and leaves no file, or it is whole. While no server runs, it has the data folder for itself, so
 * the next start comes after it.
 */
async function backUpAmidKill(installation: Installation, file: string) {
  const made = backUp(installation, file);
  await installation.kill();
  const result = await made;
  await installation.startAgain();
  return result;
}

const acknowledgedIn = ({ ledger }: Load): Acknowledged =>
  ledger.conversations.flatMap(({ conversationId, sent }) =>
    sent
      .filter(({ acknowledgedSeq }) => acknowledgedSeq !== undefined)
      .map(({ msgId }) => ({ conversationId, msgId })),
  );

/** Restores into the default store, whatever the backup is of, and returns what it lacks. */
async function missingIn(file: string, parent: string, acknowledged: Acknowledged): Promise<string[]> {
  const folder = join(parent, 'restored');
  const settings = { DEMO: 'no', LANDING_BOT: 'no' };
  const { code, output } = await runStoreProcess(['restore', file], { DATA_DIR: folder });
  if (code !== 0) return [`it could not be restored: ${output}`];
  const restored = await startServerProcess({ folder, settings });
  try {
    const ids = [...new Set(acknowledged.map(({ conversationId }) => conversationId))];
    const url = `postgres://parrot@localhost/postgres?host=${join(folder, 'postgres')}`;
    const stored = await readDatabase(url, ids);
    return acknowledged
      .filter(
        ({ conversationId, msgId }) => !stored.get(conversationId)?.some((each) => each.msgId === msgId),
      )
      .map(({ msgId }) => `message ${msgId} is missing`);
  } finally {
    await restored.stop();
  }
}

async function round(installation: Installation, { load, count, fail }: Stage, index: number): Promise<void> {
  const isDisturbed = index % 2 === 1;
  const parent = await mkdtemp(join(tmpdir(), 'parrot-backup-'));
  const file = join(parent, 'parrot.backup');
  const acknowledged = acknowledgedIn(load);
  try {
    const { code, output } = await (isDisturbed ? backUpAmidKill : backUp)(installation, file);
    count(isDisturbed ? `server killed amid a backup${code === 0 ? '' : ', which failed'}` : 'backup');
    if (code !== 0 && !isDisturbed) fail(`a backup failed: ${output}`);
    if (code !== 0 && existsSync(file)) fail('a backup that failed left a file');
    if (code === 0)
      for (const missing of await missingIn(file, parent, acknowledged)) fail(`in a backup, ${missing}`);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

export const backups: Scenario = {
  name: 'back-up amid load and kills',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 6, short: 2 },
  prepare: onShared(round),
};
