/**
 * A query that is asked all the time: its text is put together once for a connection and prepared there, not built anew
 * with each call, which takes longer than many a query itself.
 */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../database.ts';

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };
type Built<Rows> = { prepare(name: string): Prepared<Rows> };
/** Stands for a value that comes with the call. */
type NamedParameter = (name: string) => Placeholder;
type PreparedRun<Rows> = (tx: Tx, values: Record<string, unknown>) => Promise<Rows>;

let count = 0;

/** `build` is told where the values go, and is called once. */
export const preparedQuery = <Rows>(
  build: (tx: Tx, given: NamedParameter) => Built<Rows>,
): PreparedRun<Rows> => prepareOncePerSession((tx, name) => build(tx, sql.placeholder).prepare(name));

/** The same for a statement that is written as SQL. */
export const preparedStatement = <Row>(build: (given: NamedParameter) => SQL): PreparedRun<Row[]> => {
  const run = prepareOncePerSession((tx, name) => {
    const query = new PgDialect().sqlToQuery(build(sql.placeholder));
    return sessionOf(tx).prepareQuery(query, undefined, name, false) as unknown as Prepared<{ rows: Row[] }>;
  });
  return async (tx, values) => (await run(tx, values)).rows;
};

function prepareOncePerSession<Rows>(prepare: (tx: Tx, name: string) => Prepared<Rows>): PreparedRun<Rows> {
  const prepared = new WeakMap<object, Prepared<Rows>>();
  count += 1;
  const name = `kept_${count}`;
  return (tx, values) => {
    const session = sessionOf(tx);
    const known = prepared.get(session) ?? prepare(tx, name);
    prepared.set(session, known);
    return known.execute(values);
  };
}

/** Drizzle's side of a connection; drivers keep one for each. */
const sessionOf = (tx: Tx) => tx._.session;
