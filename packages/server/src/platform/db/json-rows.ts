/** Rows of a table as one JSON parameter, so that one plan stores any number of them. */
import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { arrayParameter } from './array-parameter.ts';
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

type KeyOf<Table extends PgTable> = keyof Table['$inferSelect'] & string;

/**
 * An update of these columns in all rows of the parameter `rows`, which `jsonRows` makes of the id and these columns.
 * `ids` names the same rows in a way that every plan finds by index.
 */
export function updateRows<Table extends PgTable & { id: PgColumn }>(
  table: Table,
  keys: readonly KeyOf<Table>[],
  { rows, ids }: { rows: Placeholder; ids: Placeholder },
): SQL {
  const columns = columnsOf(table, keys).map(([, column]) => column);
  const names = columns.map(({ name }) => sql.identifier(name));
  const typed = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  const now = names.map((name) => sql`now.${name}`);
  return sql`update ${table} set (${sql.join(names, sql`, `)}) = row (${sql.join(now, sql`, `)})
    from jsonb_to_recordset(${rows}::jsonb) as now (id text, ${sql.join(typed, sql`, `)})
    where ${table.id} = now.id and ${table.id} = any (${arrayParameter(ids)})`;
}

type Columns = readonly (readonly [key: string, column: PgColumn])[];

function columnsOf(table: PgTable, keys?: readonly string[]): Columns {
  const all = Object.entries(getTableColumns(table));
  return keys ? all.filter(([key]) => keys.includes(key)) : all;
}

/** Rows are copied from an empty one: V8 makes a hash table of an object that gets many keys one by one. */
type Shape = { columns: (readonly [key: string, name: string])[]; empty: Record<string, unknown> };
/** By the keys of an update or, for all columns, by the table. */
const shapes = new WeakMap<object, Shape>();

function shapeOf(table: PgTable, keys?: readonly string[]): Shape {
  const known = shapes.get(keys ?? table);
  if (known) return known;
  const columns = columnsOf(table, keys).map(([key, { name }]) => [key, name] as const);
  const shape = { columns, empty: Object.fromEntries(columns.map(([, name]) => [name, undefined])) };
  shapes.set(keys ?? table, shape);
  return shape;
}

/**
 * Rows keyed by column name, without what is null: that is what is stored where a key is missing. `keys`: those of an
 * update, always the same array; all columns otherwise.
 */
export function jsonRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferSelect'][],
  keys?: readonly KeyOf<Table>[],
): string {
  const { columns, empty } = shapeOf(table, keys);
  return storableJson(
    rows.map((row) => {
      const named = { ...empty };
      for (const [key, name] of columns) {
        const value = row[key];
        if (value !== null) named[name] = value;
      }
      return named;
    }),
  );
}
