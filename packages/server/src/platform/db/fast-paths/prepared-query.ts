/**
 * Hot queries whose SQL is built once for each connection and prepared there under a name. Without fast paths
 * the same query is built with each call.
 */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../database.ts';
import { mapRowsFast } from './row-mapper.ts';

type Prepared<Result> = { execute(values: Record<string, unknown>): Promise<Result> };
type Preparable<Result> = { prepare(name: string): Prepared<Result> };
type NamedParameter = (name: string) => Placeholder;
type RunPrepared<Result> = (tx: Tx, values: Record<string, unknown>) => Promise<Result>;

/** The prepared queries of one connection, by name. */
export type PreparedQueries = Map<string, Prepared<unknown>>;

const preparedQueriesOf = new WeakMap<Tx, PreparedQueries>();
const names = new Set<string>();
const UNNAMED = '';

/** Called by drivers with fast paths for each transaction; `queries` lives as long as the connection. */
export const reusePreparedQueries = (tx: Tx, queries: PreparedQueries): void =>
  void preparedQueriesOf.set(tx, queries);

/** `name` is what a database administrator sees; `build` places the parameters. */
export const preparedQuery = <Rows>(
  name: string,
  build: (tx: Tx, parameter: NamedParameter) => Preparable<Rows>,
): RunPrepared<Rows> =>
  reusing(
    name,
    (tx) => mapRowsFast(build(tx, sql.placeholder).prepare(name)),
    (tx, values) => build(tx, sql.placeholder).prepare(UNNAMED).execute(values),
  );

/** The same for a statement written as SQL. */
export const preparedStatement = <Row>(
  name: string,
  build: (parameter: NamedParameter) => SQL,
): RunPrepared<Row[]> => {
  const run = reusing(
    name,
    (tx) => {
      const query = new PgDialect().sqlToQuery(build(sql.placeholder));
      return tx._.session.prepareQuery(query, undefined, name, false) as unknown as Prepared<Result<Row>>;
    },
    async (tx, values) => {
      const withValues = (parameter: string) => sql.param(values[parameter]) as unknown as Placeholder;
      return (await tx.execute(build(withValues))) as unknown as Result<Row>;
    },
  );
  return async (tx, values) => (await run(tx, values)).rows;
};

type Result<Row> = { rows: Row[] };

function reusing<Output>(
  name: string,
  prepare: (tx: Tx) => Prepared<Output>,
  runOnce: RunPrepared<Output>,
): RunPrepared<Output> {
  if (names.has(name)) throw new Error(`two prepared queries are named ${name}`);
  names.add(name);
  return (tx, values) => {
    const queries = preparedQueriesOf.get(tx);
    if (!queries) return runOnce(tx, values);
    const known = (queries.get(name) as Prepared<Output> | undefined) ?? prepare(tx);
    queries.set(name, known);
    return known.execute(values);
  };
}
