/** The door to the store. Work is done for one tenant or for the system; there is no third way in. */
import type { TenantId } from '@parrot/contract/core';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A transaction. Tables are reached through it and nothing else. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** As whom a transaction works: the store lets each role see what is its own. */
export type ActsAs = { role: 'parrot_tenant' | 'parrot_system'; tenant: string };

/** `fastPaths`: on unless turned off, see `fast-paths/README.md`. */
export type DriverOptions = { fastPaths?: boolean };

export type Driver = {
  kind: 'pglite' | 'postgres';
  transaction<T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Plain SQL with values, for jobs and migrations. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Several statements at once, without values; the rows are the last one's. */
  script(text: string): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
};

type Hooks = { before: (() => Promise<void>)[]; after: (() => void)[] };

export type Database = {
  kind: Driver['kind'];
  /** Work that sees and touches only this tenant's rows: the store itself sees to it. */
  tenant<T>(tenantId: TenantId, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Work above tenants: sign-in, jobs, finding the tenant of a public id. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Fails where the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const commitHooks = new WeakMap<Tx, Hooks>();

/** The last thing the transaction does, with all of it in view. */
export const beforeCommit = (tx: Tx, hook: () => Promise<void>): void => void hooksOf(tx).before.push(hook);

/** Runs once the transaction is safely stored; never when it fails. */
export const afterCommit = (tx: Tx, hook: () => void): void => void hooksOf(tx).after.push(hook);

function hooksOf(tx: Tx): Hooks {
  const hooks = commitHooks.get(tx);
  if (!hooks) throw new Error('Only a transaction that is under way has a commit to wait for.');
  return hooks;
}

export function createDatabase(driver: Driver): Database {
  const run = async <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const hooks: Hooks = { before: [], after: [] };
    const result = await driver.transaction(actsAs, async (tx) => {
      commitHooks.set(tx, hooks);
      const done = await work(tx);
      for (const hook of hooks.before) await hook();
      return done;
    });
    for (const hook of hooks.after) hook();
    return result;
  };
  return {
    kind: driver.kind,
    tenant: (tenantId, work) => run({ role: 'parrot_tenant', tenant: tenantId }, work),
    system: (work) => run({ role: 'parrot_system', tenant: '' }, work),
    ping: async () => {
      await driver.query('select 1');
    },
    close: () => driver.close(),
  };
}
