/** The disk of the data folder and of the database is full, the folder of files is read-only, the database too. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startInstallation } from '../installation/installation.ts';
import { openStore, type StoreKind } from '../installation/store.ts';
import { auditedPartOf, type Scenario } from './scenario.ts';

/** A small file system in memory. */
const DISK_MB = 400;
const FULL_MS = 2_500;

type Disk = { path: string; fill(): Promise<void>; free(): Promise<void>; unmount(): void };

function mountDisk(): Disk {
  const path = mkdtempSync(join(tmpdir(), 'parrot-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path]);
  // The account of the database passes through it.
  chmodSync(path, 0o755);
  const filler = join(path, 'filler');
  return {
    path,
    async fill() {
      const file = await open(filler, 'w');
      const piece = Buffer.alloc(1 << 20);
      // Ever smaller pieces, until nothing fits.
      for (let size = piece.length; size > 0; )
        await file.write(piece, 0, size).catch(() => {
          size >>= 1;
        });
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['--lazy', path]);
      rmdirSync(path);
    },
  };
}

/** Covers a folder with a read-only view of itself; open files are not affected. */
function makeReadOnly(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['--bind', folder, folder]);
  execFileSync('mount', ['-o', 'remount,bind,ro', folder]);
  return () => execFileSync('umount', ['--lazy', folder]);
}

async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    await connection.query('set default_transaction_read_only = off');
    await connection.query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await connection.query('select pg_reload_conf()');
  } finally {
    await connection.end();
  }
}

async function openOn(small: Disk, kind: StoreKind) {
  try {
    const store = await openStore(kind, small.path);
    return { store, installation: await startInstallation({ store, settings: { DISK_RESERVE_MB: '1' } }) };
  } catch (error) {
    small.unmount();
    throw error;
  }
}

export const disk: Scenario = {
  name: 'disk full, read-only',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 9, short: 3 },
  async unavailable() {
    const folder = mkdtempSync(join(tmpdir(), 'parrot-mount-'));
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
    if (isMounted) spawnSync('umount', [folder]);
    rmdirSync(folder);
    return isMounted ? undefined : 'a file system can’t be mounted here, which takes root on Linux';
  },
  async prepare({ kind }) {
    const small = mountDisk();
    const { store, installation } = await openOn(small, kind);
    return {
      audited: auditedPartOf(installation),
      async round({ count }, index) {
        if (index % 3 === 0) {
          count('disk full');
          await small.fill();
          await pause(FULL_MS);
          await small.free();
          await store.startAgain();
        } else if (index % 3 === 1) {
          count('files read-only');
          const restore = makeReadOnly(join(store.folder, 'files'));
          await pause(FULL_MS);
          restore();
        } else {
          count('database read-only');
          await setReadOnly(store.url, true);
          await pause(FULL_MS);
          await setReadOnly(store.url, false);
        }
      },
      untilReady: installation.untilReady,
      async close() {
        await installation.stop();
        await store.drop();
        small.unmount();
      },
    };
  },
};
