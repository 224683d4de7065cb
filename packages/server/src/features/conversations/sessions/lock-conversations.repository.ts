/** Locks conversations and reads what a unit of work needs of them, in one statement. */
import type { Message } from '@parrot/contract/conversations';
import type { ConversationId, MsgId } from '@parrot/contract/core';
import { and, eq, getTableColumns, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { arrayParameter, preparedQuery, type Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { users } from '../../users/index.ts';
import { conversations, messages, userSessions, visitors } from '../conversations.tables.ts';
import { findMessage } from '../messages/messages.repository.ts';
import { type Conversation, namedColumns } from './conversation.repository.ts';
import { latestSession } from './session.repository.ts';
import type { Session } from './session.ts';

type Requested = { conversationId: ConversationId; msgId?: MsgId | undefined };

type LockedRow = {
  conversation: Conversation;
  /** The open session or, where there is none, the one that ended last. */
  session: Session | null;
  /** The message that is stored under the msgId. */
  stored: Message | undefined;
  /** Whether the bot has not handled all messages of the visitor in the session. */
  hasUnhandled: boolean;
};

/**
 * No other transaction changes these conversations or their sessions until this one ends. They are locked in the
 * same order always, so that two transactions can't deadlock.
 */
export async function lockConversations(
  tx: Tx,
  requested: readonly Requested[],
): Promise<Map<ConversationId, LockedRow>> {
  const values = {
    ids: JSON.stringify(requested.map(({ conversationId }) => conversationId)),
    msgIds: JSON.stringify(
      Object.fromEntries(requested.map(({ conversationId, msgId }) => [conversationId, msgId])),
    ),
  };
  let found = await lock(tx, values);
  // The statement waited for a change of one of them, and read its session as it was before.
  if (found.some(({ isCurrent }) => !isCurrent)) found = await lock(tx, values);
  const locked = await Promise.all(found.map((row) => lockedRow(tx, row)));
  return new Map(locked.map((row) => [row.conversation.id, row]));
}

/** A name, or null. With joins instead, each passes all columns of the session on to the next. */
const nameIn = (table: typeof appsTable | typeof users, id: PgColumn): SQL<string | null> =>
  sql<string | null>`(select named.name from ${table} as named where named.id = ${id})`;

const appName = nameIn(appsTable, conversations.appId) as SQL<string>;
/** The same conversation as the statement found it, before it waited for the lock. */
const seen = alias(conversations, 'seen');

/** Filled in by `lockedRow`. An object to which keys are added takes a hundred times as long to copy. */
const OF_CONVERSATION = {
  appName: sql<string>`''`,
  visitorName: sql<string>`''`,
  isVerified: sql<boolean>`false`,
  email: sql<string>`''`,
  language: sql<string>`''`,
};

/** By the session alone: with its conversation as well, plans combine two indexes, one of them read whole. */
const hasUnhandled = sql<boolean>`exists (
  select from ${messages} as earlier
  where earlier.session_id = ${userSessions.id}
    and earlier.user_type = 'visitor' and earlier.seq > ${userSessions.handledSeq})`;

const isRequested = (column: PgColumn, parameter: (name: string) => Placeholder): SQL =>
  sql`${column} = any (${arrayParameter(parameter('ids'))})`;

/**
 * Every change of a conversation or its session writes the conversation's row, and so changes its `xmin`.
 * Joins compare columns only, as row-level security lets no other condition use an index; both sides name the
 * requested conversations, so that no plan reads more.
 */
const lock = preparedQuery('lock_conversations', (tx, parameter) =>
  tx
    .select({
      conversation: { ...namedColumns, appName },
      session: {
        ...getTableColumns(userSessions),
        ...OF_CONVERSATION,
        agentName: nameIn(users, userSessions.agentId),
        escalatedAgentName: nameIn(users, userSessions.escalatedAgentId),
      },
      // A message is hardly ever sent twice, so it is read only then.
      storedMsgId: sql<MsgId | null>`(
        select sent.msg_id from ${messages} as sent
        where sent.conversation_id = ${conversations.id}
          and sent.msg_id = ${parameter('msgIds')}::jsonb ->> ${conversations.id})`,
      hasUnhandled,
      isCurrent: sql<boolean>`${conversations}.xmin = ${seen}.xmin`,
    })
    .from(conversations)
    .innerJoin(seen, eq(seen.id, conversations.id))
    .innerJoin(visitors, eq(visitors.id, conversations.visitorId))
    .leftJoin(
      userSessions,
      and(
        eq(userSessions.conversationId, conversations.id),
        isRequested(userSessions.conversationId, parameter),
        isNull(userSessions.endedAt),
      ),
    )
    .where(isRequested(conversations.id, parameter))
    .orderBy(conversations.id)
    .for('update', { of: conversations }),
);

type Found = Awaited<ReturnType<typeof lock>>[number];

async function lockedRow(
  tx: Tx,
  { conversation, session, storedMsgId, hasUnhandled }: Found,
): Promise<LockedRow> {
  const { appName, visitorName, isVerified, email, language } = conversation;
  const open = session && Object.assign(session, { appName, visitorName, isVerified, email, language });
  return {
    conversation,
    session: open ?? (await latestSession(tx, conversation)) ?? null,
    stored: storedMsgId ? await findMessage(tx, conversation.id, storedMsgId) : undefined,
    hasUnhandled,
  };
}
