/** Stores new and changed conversations in one statement: sessions, messages and events. */
import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { preparedStatement, type StoreEvents, storableJson, type Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { conversations, messages, userSessions, visitors } from '../conversations.tables.ts';
import type { Session } from './session.ts';

/** `lastSeq` is that of the conversation with the added messages. */
type Change = { session: Session; added: readonly MessageRow[]; lastSeq: number };

type ColumnNames = readonly (readonly [key: string, name: string])[];
const columnNames = (table: PgTable): ColumnNames =>
  Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]);
const SESSION_COLUMNS = columnNames(userSessions);
const MESSAGE_COLUMNS = columnNames(messages);
const VISITOR_COLUMNS = columnNames(visitors);
const CONVERSATION_COLUMNS = columnNames(conversations);

/**
 * Sessions are inserted or updated with all of their columns. The row of the conversation is written even if it
 * stays the same, which shows waiting transactions that something changed.
 */
const statement = preparedStatement<{ id: string | number | bigint }>(
  'store_conversation_changes',
  (parameter) => sql`
  with stored_sessions as (
    ${insertRows(userSessions, parameter('sessions'))}
    on conflict (id) do update set (${names(userSessions)}) = row (${names(userSessions, 'excluded')})
  ), inserted_messages as (
    ${insertRows(messages, parameter('messages'))}
  ), updated_conversations as (
    update ${conversations} set last_seq = now.last_seq
    from jsonb_to_recordset(${parameter('lastSeqs')}::jsonb) as now (id text, last_seq int)
    where ${conversations.id} = now.id
  )
  ${insertEvents(parameter('events'))}`,
);

const newConversation = preparedStatement<{ id: string | number | bigint }>(
  'store_new_conversation',
  (parameter) => sql`
  with inserted_visitors as (
    ${insertRows(visitors, parameter('visitors'))}
  ), inserted_conversations as (
    ${insertRows(conversations, parameter('conversations'))}
  ), inserted_sessions as (
    ${insertRows(userSessions, parameter('sessions'))}
  ), inserted_messages as (
    ${insertRows(messages, parameter('messages'))}
  )
  ${insertEvents(parameter('events'))}`,
);

function insertRows(table: PgTable, rows: Placeholder): SQL {
  return sql`insert into ${table} (${names(table)})
    select ${names(table)} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
}

function insertEvents(events: Placeholder): SQL {
  return sql`insert into outbox (tenant_id, topic, key, payload, created_at)
  select tenant_id, topic, key, payload, created_at
  from jsonb_to_recordset(${events}::jsonb)
    as event (tenant_id text, topic text, key text, payload jsonb, created_at timestamptz)
  returning id`;
}

export const storeChanges =
  (tx: Tx, changes: readonly Change[]): StoreEvents =>
  (events) =>
    statement(tx, {
      sessions: storableJson(changes.map(({ session }) => rowOf(SESSION_COLUMNS, session))),
      messages: storableJson(changes.flatMap(({ added }) => added.map((row) => rowOf(MESSAGE_COLUMNS, row)))),
      lastSeqs: JSON.stringify(
        changes.map(({ session, lastSeq }) => ({ id: session.conversationId, last_seq: lastSeq })),
      ),
      events,
    });

type NewConversation = Pick<Change, 'session' | 'added'> & {
  visitor: typeof visitors.$inferSelect;
  conversation: typeof conversations.$inferSelect;
};

export const storeNewConversation =
  (tx: Tx, { visitor, conversation, session, added }: NewConversation): StoreEvents =>
  (events) =>
    newConversation(tx, {
      visitors: storableJson([rowOf(VISITOR_COLUMNS, visitor)]),
      conversations: storableJson([rowOf(CONVERSATION_COLUMNS, conversation)]),
      sessions: storableJson([rowOf(SESSION_COLUMNS, session)]),
      messages: storableJson(added.map((row) => rowOf(MESSAGE_COLUMNS, row))),
      events,
    });

function names(table: PgTable, of?: string): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql.join(of ? columns.map((name) => sql`${sql.identifier(of)}.${name}`) : columns, sql`, `);
}

/** Keyed by column name. */
function rowOf(columns: ColumnNames, row: Record<string, unknown>): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [key, name] of columns) named[name] = row[key];
  return named;
}
