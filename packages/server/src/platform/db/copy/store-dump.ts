/** Everything that a store contains, as read from another store or from a backup. */
import type { Table } from './copy-session.ts';
import type { RowDigest } from './row-digest.ts';

export type Sequence = { name: string; value: string };
export type StoreContents = {
  /** Names of the applied migrations. */
  migrations: string[];
  /** Undefined if the product has never started. */
  jobs?: { version: number; queues: string[] } | undefined;
  tables: Table[];
};
export type StoreTotals = { tables: (RowDigest & { name: string })[]; sequences: Sequence[] };

/** Rows of one table, whole ones, a few megabytes at most unless a single row is larger. */
export type Part = { table: string; rows: Uint8Array };

export type StoreDump = {
  contents: StoreContents;
  parts(): AsyncIterable<Part>;
  /** Known after the last part. */
  totals(): StoreTotals;
};
