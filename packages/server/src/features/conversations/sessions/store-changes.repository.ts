/** Stores new and changed conversations in one statement: sessions, messages and events. */
import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  arrayParameter,
  columnList,
  insertRows,
  jsonRows,
  preparedStatement,
  type StoreEvents,
  type Tx,
  updateRows,
} from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { conversations, messages, userSessions, visitors } from '../conversations.tables.ts';
import type { Session } from './session.ts';

/** `lastSeq` is that of the conversation with the added messages. */
type Change = {
  /** None where it is new. */
  before?: Session | null;
  session: Session;
  added: readonly MessageRow[];
  lastSeq: number;
};

/** What a message and its answer change in a session, which is a quarter of the columns and most of the load. */
const CHANGED_BY_MESSAGES = [
  'flowState',
  'handledSeq',
  'lastMessageSeq',
  'lastMessageValue',
  'lastMessageBy',
  'lastSenderId',
  'lastSenderName',
  'lastMessageAt',
  'unreadCount',
  'waitingSince',
] as const satisfies readonly (keyof Session)[];

const STORED_BY_MESSAGES = ['id', ...CHANGED_BY_MESSAGES] as const;

const KEPT_BY_MESSAGES = (Object.keys(getTableColumns(userSessions)) as (keyof Session)[]).filter(
  (key) => !CHANGED_BY_MESSAGES.some((changed) => changed === key),
);

const hasOnlyMessages = ({ before, session }: Change): boolean =>
  before?.id === session.id && KEPT_BY_MESSAGES.every((key) => isSame(before[key], session[key]));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());

const storeWholeSessions = storing(
  'store_conversation_changes',
  (parameter) => sql`${insertRows(userSessions, parameter('sessions'))}
    on conflict (id) do update set (${columnList(userSessions)}) = row (${columnList(userSessions, 'excluded')})`,
);

const storeMessages = storing('store_messages', (parameter) =>
  updateRows(userSessions, CHANGED_BY_MESSAGES, {
    rows: parameter('sessions'),
    ids: parameter('sessionIds'),
  }),
);

/**
 * The row of the conversation is written even if it stays the same, which shows waiting transactions that something
 * changed. `ids` says the same as `lastSeqs` in a way that every plan finds by index.
 */
function storing(name: string, sessions: (parameter: (name: string) => Placeholder) => SQL) {
  return preparedStatement<{ id: string | number | bigint }>(
    name,
    (parameter) => sql`
  with stored_sessions as (
    ${sessions(parameter)}
  ), inserted_messages as (
    ${insertRows(messages, parameter('messages'))}
  ), updated_conversations as (
    update ${conversations} set last_seq = now.last_seq
    from jsonb_to_recordset(${parameter('lastSeqs')}::jsonb) as now (id text, last_seq int)
    where ${conversations.id} = now.id and ${conversations.id} = any (${arrayParameter(parameter('ids'))})
  )
  ${insertEvents(parameter('events'))}`,
  );
}

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

function insertEvents(events: Placeholder): SQL {
  return sql`insert into outbox (tenant_id, topic, key, payload, created_at, process_id)
  select tenant_id, topic, key, payload, created_at, process_id
  from jsonb_to_recordset(${events}::jsonb)
    as event (tenant_id text, topic text, key text, payload jsonb, created_at timestamptz, process_id text)
  returning id`;
}

export const storeChanges =
  (tx: Tx, changes: readonly Change[]): StoreEvents =>
  (events) => {
    const sessions = changes.map(({ session }) => session);
    const values = {
      messages: jsonRows(
        messages,
        changes.flatMap(({ added }) => added),
      ),
      ids: JSON.stringify(sessions.map(({ conversationId }) => conversationId)),
      lastSeqs: JSON.stringify(
        changes.map(({ session, lastSeq }) => ({ id: session.conversationId, last_seq: lastSeq })),
      ),
      events,
    };
    if (!changes.every(hasOnlyMessages))
      return storeWholeSessions(tx, { ...values, sessions: jsonRows(userSessions, sessions) });
    return storeMessages(tx, {
      ...values,
      sessions: jsonRows(userSessions, sessions, STORED_BY_MESSAGES),
      sessionIds: JSON.stringify(sessions.map(({ id }) => id)),
    });
  };

type NewConversation = Pick<Change, 'session' | 'added'> & {
  visitor: typeof visitors.$inferSelect;
  conversation: typeof conversations.$inferSelect;
};

export const storeNewConversation =
  (tx: Tx, { visitor, conversation, session, added }: NewConversation): StoreEvents =>
  (events) =>
    newConversation(tx, {
      visitors: jsonRows(visitors, [visitor]),
      conversations: jsonRows(conversations, [conversation]),
      sessions: jsonRows(userSessions, [session]),
      messages: jsonRows(messages, added),
      events,
    });
