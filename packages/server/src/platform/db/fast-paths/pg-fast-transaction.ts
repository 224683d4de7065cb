/**
 * Transactions on a PostgreSQL connection: `begin` and the role travel with the first statement, `commit` with the
 * last one where that is known, and each connection has one Drizzle session.
 */
import type { Socket } from 'node:net';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ActsAs, Tx } from '../database.ts';
import type { PgTransactions } from '../transactions.ts';
import { commitWithNext } from './commit-with.ts';
import { noDescriptions, queryDescribedOnce } from './described-once.ts';
import { type PreparedQueries, reusePreparedQueries } from './prepared-query.ts';
import { createNameStatement, type NameStatement } from './statement-names.ts';

type Session = NodePgSession<Record<string, unknown>, never>;
type ConnectionState = {
  nameStatement: NameStatement;
  session: Session;
  queries: PreparedQueries;
  commit: CommitState;
};
/** Of the transaction on this connection: whether its next statement is the last, and the commit sent with it. */
type CommitState = { isNext: boolean; sent: Promise<unknown> | undefined };

export function createPgFastTransactions(): PgTransactions {
  const dialect = new PgDialect();
  const states = new WeakMap<pg.PoolClient, ConnectionState>();

  const stateOf = (connection: pg.PoolClient): ConnectionState => {
    const known = states.get(connection);
    if (known) return known;
    const nameStatement = createNameStatement();
    const commit: CommitState = { isNext: false, sent: undefined };
    const client = withNamedStatements(connection, nameStatement, commit);
    const state = {
      nameStatement,
      session: new NodePgSession(client, dialect, undefined) as Session,
      queries: new Map(),
      commit,
    };
    states.set(connection, state);
    return state;
  };

  return {
    async run(connection, actsAs, work) {
      const { session, queries, commit } = stateOf(connection);
      Object.assign(commit, { isNext: false, sent: undefined });
      const began = beginWithNext(connection, actsAs);
      const tx = new NodePgTransaction(dialect, session, undefined) as unknown as Tx;
      reusePreparedQueries(tx, queries);
      commitWithNext(tx, () => {
        commit.isNext = true;
      });
      const result = await work(tx);
      await began;
      await (commit.sent ?? connection.query('commit'));
      return result;
    },
    query: (connection, text, values) =>
      connection.query(stateOf(connection).nameStatement({ text, values })),
  };
}

/** In one packet with the first statement of the work, which fails with it. */
function beginWithNext(connection: pg.PoolClient, actsAs: ActsAs): Promise<unknown> {
  const stream = streamOf(connection);
  stream.cork();
  const began = connection.query(beginAs(actsAs));
  began.catch(() => {});
  process.nextTick(() => stream.uncork());
  return began;
}

const withNamedStatements = (
  connection: pg.PoolClient,
  nameStatement: NameStatement,
  commit: CommitState,
): pg.PoolClient => {
  const descriptions = noDescriptions();
  // One that is named because it repeats may be a `fetch`, whose columns are those of any cursor.
  const send = (statement: pg.QueryConfig, values: unknown[]) =>
    isPrepared(statement)
      ? queryDescribedOnce(connection, descriptions, { statement, values })
      : connection.query(nameStatement(statement), values);
  const query = (statement: pg.QueryConfig, values: unknown[]) => {
    if (commit.sent) throw new Error('the transaction was committed with its last statement');
    if (!commit.isNext) return send(statement, values);
    const stream = streamOf(connection);
    stream.cork();
    const result = send(statement, values);
    // Rolls back if the statement fails.
    commit.sent = connection.query('commit');
    commit.sent.catch(() => {});
    stream.uncork();
    return result;
  };
  return new Proxy(connection, {
    get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)),
  });
};

const isPrepared = (statement: pg.QueryConfig): statement is pg.QueryConfig & { name: string } =>
  Boolean(statement.name);

const streamOf = (connection: pg.PoolClient): Socket =>
  (connection as unknown as { connection: { stream: Socket } }).connection.stream;

const beginAs = ({ role, tenant }: ActsAs): string =>
  `begin; set local role ${pg.escapeIdentifier(role)}; set local app.tenant = ${pg.escapeLiteral(tenant)}`;
