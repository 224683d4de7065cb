/**
 * Transactions on a PostgreSQL connection: `begin` and the role travel with the first statement, and one Drizzle
 * session for each connection.
 */
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ActsAs, Tx } from '../database.ts';
import type { PgTransactions } from '../transactions.ts';
import { type PreparedQueries, reusePreparedQueries } from './prepared-query.ts';
import { createNameStatement, type NameStatement } from './statement-names.ts';

type Session = NodePgSession<Record<string, unknown>, never>;
type ConnectionState = { nameStatement: NameStatement; session: Session; queries: PreparedQueries };

export function createPgFastTransactions(): PgTransactions {
  const dialect = new PgDialect();
  const states = new WeakMap<pg.PoolClient, ConnectionState>();

  const stateOf = (connection: pg.PoolClient): ConnectionState => {
    const known = states.get(connection);
    if (known) return known;
    const nameStatement = createNameStatement();
    const client = withStatementNames(connection, nameStatement);
    const state = {
      nameStatement,
      session: new NodePgSession(client, dialect, undefined) as Session,
      queries: new Map(),
    };
    states.set(connection, state);
    return state;
  };

  return {
    async run(connection, actsAs, work) {
      // Travels with the first statement of the work, which fails with it.
      const began = connection.query(beginAs(actsAs));
      began.catch(() => {});
      const { session, queries } = stateOf(connection);
      const tx = new NodePgTransaction(dialect, session, undefined) as unknown as Tx;
      reusePreparedQueries(tx, queries);
      const result = await work(tx);
      await began;
      await connection.query('commit');
      return result;
    },
    query: (connection, text, values) =>
      connection.query(stateOf(connection).nameStatement({ text, values })),
  };
}

const withStatementNames = (connection: pg.PoolClient, nameStatement: NameStatement): pg.PoolClient =>
  new Proxy(connection, {
    get: (target, key) =>
      key === 'query'
        ? (statement: pg.QueryConfig, values: unknown[]) => target.query(nameStatement(statement), values)
        : Reflect.get(target, key),
  });

const beginAs = ({ role, tenant }: ActsAs): string =>
  `begin; set local role ${pg.escapeIdentifier(role)}; set local app.tenant = ${pg.escapeLiteral(tenant)}`;
