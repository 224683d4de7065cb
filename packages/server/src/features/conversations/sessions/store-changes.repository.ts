/** Stores the changes of conversations in one statement: sessions, messages and events. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { preparedStatement, type StoreEvents, storableJson, type Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { conversations, messages, userSessions } from '../conversations.tables.ts';
import type { Session } from './session.ts';

type Change = { session: Session; added: readonly MessageRow[] };

/** Sessions are inserted or updated with all of their columns. */
const statement = preparedStatement<{ id: string | number | bigint }>(
  'store_conversation_changes',
  (parameter) => sql`
  with stored_sessions as (
    insert into ${userSessions} (${names(userSessions)})
    select ${names(userSessions)} from jsonb_populate_recordset(null::${userSessions}, ${parameter('sessions')}::jsonb)
    on conflict (id) do update set (${names(userSessions)}) = row (${names(userSessions, 'excluded')})
  ), inserted_messages as (
    insert into ${messages} (${names(messages)})
    select ${names(messages)} from jsonb_populate_recordset(null::${messages}, ${parameter('messages')}::jsonb)
  ), updated_conversations as (
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
  (tx: Tx, changes: readonly Change[]): StoreEvents =>
  (events) =>
    statement(tx, {
      sessions: storableJson(changes.map(({ session }) => rowOf(userSessions, session))),
      messages: storableJson(changes.flatMap(({ added }) => added.map((row) => rowOf(messages, row)))),
      lastSeqs: JSON.stringify(changes.flatMap(lastSeqOf)),
      events,
    });

const lastSeqOf = ({ session, added }: Change) => {
  const last = added.at(-1);
  return last ? [{ id: session.conversationId, last_seq: last.seq }] : [];
};

function names(table: PgTable, of?: string): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql.join(of ? columns.map((name) => sql`${sql.identifier(of)}.${name}`) : columns, sql`, `);
}

/** Keyed by column name. */
const rowOf = (table: PgTable, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, row[key]]));
