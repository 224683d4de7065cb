/** Access to the store: in the name of one tenant or of the system, never otherwise. */
import type { TenantId } from '@parrot/contract/core';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { createFairQueue } from '../limits/fair-queue.ts';
import { watched } from '../telemetry/operations.ts';

/** A transaction, the only way to the tables. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** The database role of a transaction and its tenant, which row-level security reads. */
export type ActsAs = { role: 'parrot_tenant' | 'parrot_system'; tenant: string };

/**
 * `fastPaths`: on unless turned off, see `fast-paths/README.md`. `onStatement`: called with every message to
 * a PostgreSQL server and its connection, to count them.
 */
export type DriverOptions = {
  fastPaths?: boolean;
  onStatement?: (text: string, connection: object) => void;
};

export type Driver = {
  kind: 'pglite' | 'postgres';
  /** How many transactions can run concurrently. */
  connections: number;
  transaction<T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** SQL with values, for jobs and migrations. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Several statements without values; returns the rows of the last one. */
  script(text: string): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
};

type Hooks = { before: (() => Promise<void>)[]; after: (() => void)[] };

export type Database = {
  kind: Driver['kind'];
  /** Sees and changes only this tenant's rows; the database enforces it. */
  tenant<T>(tenantId: TenantId, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Sees all tenants: sign-in, jobs, finding the tenant of a public id. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Throws if the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const commitHooks = new WeakMap<Tx, Hooks>();

/** Runs as the last step of the transaction. */
export const beforeCommit = (tx: Tx, hook: () => Promise<void>): void => void hooksOf(tx).before.push(hook);

/** Runs after the commit, never after a rollback. */
export const afterCommit = (tx: Tx, hook: () => void): void => void hooksOf(tx).after.push(hook);

function hooksOf(tx: Tx): Hooks {
  const hooks = commitHooks.get(tx);
  if (!hooks) throw new Error('commit hooks need a transaction in progress');
  return hooks;
}

/** The most of the connections that one tenant uses, so that another finds one free. */
const TENANT_SHARE = 0.75;

export function createDatabase(driver: Driver): Database {
  const turns = createFairQueue({
    atOnce: driver.connections,
    perTenant: Math.ceil(driver.connections * TENANT_SHARE),
  });
  const run = async <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const hooks: Hooks = { before: [], after: [] };
    const result = await watched({ kind: 'transaction', name: actsAs.role }, () =>
      driver.transaction(actsAs, async (tx) => {
        commitHooks.set(tx, hooks);
        const done = await work(tx);
        for (const hook of hooks.before) await hook();
        return done;
      }),
    );
    for (const hook of hooks.after) hook();
    return result;
  };
  return {
    kind: driver.kind,
    tenant: (tenantId, work) =>
      turns.run(tenantId, () => run({ role: 'parrot_tenant', tenant: tenantId }, work)),
    // The system works for all tenants, and waits for no turn.
    system: (work) => run({ role: 'parrot_system', tenant: '' }, work),
    ping: async () => {
      await driver.query('select 1');
    },
    close: () => driver.close(),
  };
}
