import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mapInSlices } from '../jobs/slices.ts';
import type { Tx } from './database.ts';
import { columnList } from './json-rows.ts';

/** The rows of a statement written as SQL. The type is not checked against the columns. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result: unknown = await tx.execute(statement);
  return (result as { rows: Row[] }).rows;
}

const PORTION = 250;

/**
 * The same for many rows, through a cursor: requests are served between two portions. One at a time per
 * transaction.
 */
export async function manyRows<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  await tx.execute(sql`declare many_rows no scroll cursor for ${query}`);
  const found: Row[] = [];
  for (;;) {
    const portion = await rows<Row>(tx, sql`fetch ${sql.raw(String(PORTION))} from many_rows`);
    for (const row of portion) found.push(row);
    if (portion.length < PORTION) break;
  }
  await tx.execute(sql`close many_rows`);
  return found;
}

/** Many rows of a table, as its queries return them. `selection`: what follows `from`. */
export async function manyRowsOf<Table extends PgTable>(
  tx: Tx,
  table: Table,
  selection: SQL,
): Promise<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table));
  const found = await manyRows<Record<string, unknown>>(
    tx,
    sql`select ${columnList(table)} from ${table} ${selection}`,
  );
  return mapInSlices(found, (row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
}
