/** The two stores of the product, each of its own and durable, so that it can be killed. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedFolder } from '../../store/prepared-folder.ts';
import { queryDatabase } from '../ledger/readings.ts';
import { processTree, signalAll } from './process-tree.ts';

export const STORES = ['embedded', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

export type FaultStore = {
  kind: StoreKind;
  /** The data folder of the product. */
  folder: string;
  settings: Record<string, string>;
  /** For reading the database without the product. */
  url: string;
  /** Kills its main process; the others end by themselves. */
  kill(): Promise<void>;
  /** Kills all its processes at once, as a power failure does. The product is killed with it. */
  killAll(): Promise<void>;
  /** Kills the process of one connection, after which PostgreSQL restarts all others. */
  killConnection(): Promise<void>;
  /** Ends it in order, although the product is connected. */
  shutDown(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** The product starts the embedded one itself. */
  startAgain(): Promise<void>;
  drop(): Promise<void>;
};

/** `parent`: the folder, of a disk of its own perhaps, where it stores everything. */
export const openStore = (kind: StoreKind, parent: string = tmpdir()): Promise<FaultStore> =>
  kind === 'embedded' ? openEmbedded(parent) : openOwnPostgres(parent);

async function openEmbedded(parent: string): Promise<FaultStore> {
  const folder = await preparedFolder(parent);
  const database = join(folder, 'postgres');
  const pid = () => Number.parseInt(readFileSync(join(database, 'postmaster.pid'), 'utf8'), 10);
  return {
    ...databaseFaults(`postgres://parrot@localhost/postgres?host=${database}`, pid),
    kind: 'embedded',
    folder,
    settings: {},
    kill: async () => signalAll([pid()], 'SIGKILL'),
    killAll: async () => signalAll(processTree(pid()), 'SIGKILL'),
    shutDown: async () => signalAll([pid()], 'SIGINT'),
    startAgain: async () => {},
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

type OwnPostgres = {
  url: string;
  pid(): number;
  end(signal: NodeJS.Signals): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

/** Plain JavaScript, shared with commands that run before anything is built. */
const SERVICES = new URL('../../../../../scripts/services/postgres.mjs', import.meta.url).href;

async function openOwnPostgres(parent: string): Promise<FaultStore> {
  const { startOwnPostgres } = (await import(SERVICES)) as {
    startOwnPostgres(options: object): Promise<OwnPostgres | undefined>;
  };
  const server = await startOwnPostgres({ isDurable: true, parent });
  if (!server) throw new Error('No programs of PostgreSQL were found.');
  const folder = await mkdtemp(join(parent, 'parrot-faults-'));
  return {
    ...databaseFaults(server.url, server.pid),
    kind: 'postgres',
    folder,
    settings: { DATABASE_URL: server.url, SECRET_KEY: 'the same key for all processes of a test' },
    kill: () => server.end('SIGKILL'),
    async killAll() {
      const children = processTree(server.pid()).slice(1);
      const ended = server.end('SIGKILL');
      signalAll(children, 'SIGKILL');
      await ended;
    },
    shutDown: () => server.end('SIGINT'),
    startAgain: server.startAgain,
    async drop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const PRODUCT_CONNECTIONS = `
  select pid from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid() order by state`;

function databaseFaults(
  url: string,
  pid: () => number,
): Pick<FaultStore, 'url' | 'freeze' | 'thaw' | 'killConnection'> {
  let frozen: number[] = [];
  return {
    url,
    freeze() {
      frozen = processTree(pid());
      signalAll(frozen, 'SIGSTOP');
    },
    thaw: () => signalAll(frozen, 'SIGCONT'),
    async killConnection() {
      const { rows } = await queryDatabase<{ pid: number }>(url, PRODUCT_CONNECTIONS);
      signalAll(
        rows.slice(0, 1).map((row) => row.pid),
        'SIGKILL',
      );
    },
  };
}
