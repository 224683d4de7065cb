/**
 * How a driver runs transactions and single queries: through the fast paths, or through Drizzle and the
 * client as documented.
 */
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { ActsAs, Tx } from './database.ts';

export type PgTransactions = {
  /**
   * Begins, works and commits; rolling back is left to the caller, who knows whether the connection still
   * works.
   */
  run<T>(connection: pg.PoolClient, actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T>;
  query(connection: pg.PoolClient, text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
};

/** Row-level security reads the role and the tenant; both end with the transaction. */
export const setActsAs = ({ role, tenant }: ActsAs): SQL =>
  sql`select set_config('role', ${role}, true), set_config('app.tenant', ${tenant}, true)`;
