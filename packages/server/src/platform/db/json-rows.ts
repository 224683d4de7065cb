/** Rows of a table as one JSON parameter, so that one plan stores any number of them. */
import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { storableJson } from './storable-json.ts';

/** The table's columns, in the order of its declaration; `of` is the alias of another row source. */
export function columnList(table: PgTable, of?: string): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql.join(of ? columns.map((name) => sql`${sql.identifier(of)}.${name}`) : columns, sql`, `);
}

/** An insert of all rows in the parameter or value, which `jsonRows` makes. */
export const insertRows = (table: PgTable, rows: Placeholder | string): SQL =>
  sql`insert into ${table} (${columnList(table)})
    select ${columnList(table)} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;

const columnNames = new WeakMap<PgTable, readonly (readonly [key: string, name: string])[]>();

/** Rows keyed by column name, without what is null: that is what `insertRows` stores where a key is missing. */
export function jsonRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferSelect'][],
): string {
  const columns =
    columnNames.get(table) ??
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const);
  columnNames.set(table, columns);
  return storableJson(
    rows.map((row) => {
      const named: Record<string, unknown> = {};
      for (const [key, name] of columns) {
        const value = row[key];
        if (value !== null) named[name] = value;
      }
      return named;
    }),
  );
}
