/** Stores what came of conversations: their sessions, what was said and the events that tell of it, in one statement. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { preparedStatement, type StoreEvents, storableJson, type Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { conversations, messages, userSessions } from '../conversations.tables.ts';
import type { Session } from './session.ts';

type Stored = { session: Session; added: readonly MessageRow[] };

/** A session that is there is changed; what can't change of it is parameter again as it was. */
const statement = preparedStatement<{ id: string | number | bigint }>(
  'store_conversation_changes',
  (parameter) => sql`
  with stands as (
    insert into ${userSessions} (${names(userSessions)})
    select ${names(userSessions)} from jsonb_populate_recordset(null::${userSessions}, ${parameter('sessions')}::jsonb)
    on conflict (id) do update set (${names(userSessions)}) = row (${names(userSessions, 'excluded')})
  ), said as (
    insert into ${messages} (${names(messages)})
    select ${names(messages)} from jsonb_populate_recordset(null::${messages}, ${parameter('messages')}::jsonb)
  ), counted as (
    update ${conversations} set last_seq = now.last_seq
    from jsonb_to_recordset(${parameter('lastSeqs')}::jsonb) as now (id text, last_seq int)
    where ${conversations.id} = now.id
  )
  insert into outbox (tenant_id, topic, key, payload, created_at)
  select tenant_id, topic, key, payload, created_at
  from jsonb_to_recordset(${parameter('events')}::jsonb)
    as event (tenant_id text, topic text, key text, payload jsonb, created_at timestamptz)
  returning id`,
);

export const storeChanges =
  (tx: Tx, threads: readonly Stored[]): StoreEvents =>
  (events) =>
    statement(tx, {
      sessions: storableJson(threads.map(({ session }) => rowOf(userSessions, session))),
      messages: storableJson(threads.flatMap(({ added }) => added.map((row) => rowOf(messages, row)))),
      lastSeqs: JSON.stringify(threads.flatMap(grown)),
      events,
    });

const grown = ({ session, added }: Stored) => {
  const last = added.at(-1);
  return last ? [{ id: session.conversationId, last_seq: last.seq }] : [];
};

function names(table: PgTable, of?: string): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql.join(of ? columns.map((name) => sql`${sql.identifier(of)}.${name}`) : columns, sql`, `);
}

/** By the names that the columns have in the store. */
const rowOf = (table: PgTable, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, row[key]]));
