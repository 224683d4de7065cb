/**
 * Maps rows to objects as Drizzle does, but to objects of one shape. V8 keeps an object that is filled key by key as
 * a hash table once it has more than a dozen keys, and copying that takes a hundred times as long.
 */
import { Column, getTableName, is, SQL } from 'drizzle-orm';

type Row = readonly unknown[];
type Values = Record<string, unknown>;
type Decoder = { mapFromDriverValue(value: unknown): unknown };
/** What Drizzle selects: the path of each column in the result, and where it comes from. */
type Field = { path: string[]; field: unknown };
/** The internals of Drizzle's prepared queries that this relies on. */
type Select = {
  fields?: Field[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: Row[]) => unknown;
};

/** The columns of one object: of the row itself, or of an object in it. */
type Part = {
  name: string;
  empty: Values;
  columns: { at: number; key: string; decoder: Decoder }[];
  /** The column that is null where the joined table has no row. */
  absentAt: number | undefined;
};

/** Queries that select something else stay as they are. */
export function mapRowsFast<Query extends object>(query: Query): Query {
  const select: Select = query;
  const { fields, joinsNotNullableMap = {} } = select;
  if (!fields || select.customResultMapper || fields.some(({ path }) => path.length > 2)) return query;
  const nested = new Set(fields.flatMap(({ path }) => path.slice(0, -1)));
  const own = partOf('', fields, joinsNotNullableMap);
  const parts = [...nested].map((name) => partOf(name, fields, joinsNotNullableMap));
  for (const { name } of parts) own.empty[name] = null;

  select.customResultMapper = (rows) =>
    rows.map((row) => {
      const result = filled(own, row);
      for (const part of parts)
        if (part.absentAt === undefined || row[part.absentAt] !== null) result[part.name] = filled(part, row);
      return result;
    });
  return query;
}

function filled({ empty, columns }: Part, row: Row): Values {
  const result = { ...empty };
  for (const { at, key, decoder } of columns) {
    const value = row[at];
    if (value !== null) result[key] = decoder.mapFromDriverValue(value);
  }
  return result;
}

function partOf(name: string, fields: readonly Field[], notNullable: Record<string, boolean>): Part {
  const own = fields
    .map(({ path, field }, at) => ({ at, field, key: path.at(-1) ?? '', of: path.slice(0, -1).join() }))
    .filter(({ of }) => of === name);
  const columns = own.map(({ at, key, field }) => ({ at, key, decoder: decoderOf(field) }));
  const ofTables = own.flatMap(({ at, field }) =>
    is(field, Column) ? { at, table: getTableName(field.table) } : [],
  );
  const [first] = ofTables;
  const isOfOneTable = ofTables.every(({ table }) => table === first?.table);
  return {
    name,
    empty: Object.fromEntries(columns.map(({ key }) => [key, null])),
    columns,
    absentAt: name && first && isOfOneTable && !notNullable[first.table] ? first.at : undefined,
  };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : (field as { sql: unknown }).sql) as { decoder: Decoder };
  return decoder;
}
