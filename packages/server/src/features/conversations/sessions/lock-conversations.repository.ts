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
    requested: JSON.stringify(
      requested.map(({ conversationId, msgId }) => ({ conversation_id: conversationId, msg_id: msgId })),
    ),
  };
  let found = await lock(tx, values);
  // The statement waited for a change of one of them, and read its session as it was before.
  if (found.some(({ isCurrent }) => !isCurrent)) found = await lock(tx, values);
  const locked = await Promise.all(found.map((row) => lockedRow(tx, row)));
  return new Map(locked.map((row) => [row.conversation.id, row]));
}

const agents = alias(users, 'agents');
const escalatedAgents = alias(users, 'escalated_agents');
/** The same conversation as the statement found it, before it waited for the lock. */
const seen = alias(conversations, 'seen');

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
      conversation: namedColumns,
      session: {
        ...getTableColumns(userSessions),
        appName: appsTable.name,
        visitorName: visitors.name,
        isVerified: namedColumns.isVerified,
        email: visitors.email,
        language: visitors.language,
        agentName: agents.name,
        escalatedAgentName: escalatedAgents.name,
      },
      // A message is hardly ever sent twice, so it is read only then.
      storedMsgId: messages.msgId,
      hasUnhandled,
      isCurrent: sql<boolean>`${conversations}.xmin = ${seen}.xmin`,
    })
    .from(conversations)
    .innerJoin(
      sql`jsonb_to_recordset(${parameter('requested')}::jsonb) as requested (conversation_id text, msg_id text)`,
      sql`requested.conversation_id = ${conversations.id}`,
    )
    .innerJoin(seen, eq(seen.id, conversations.id))
    .innerJoin(appsTable, eq(appsTable.id, conversations.appId))
    .innerJoin(visitors, eq(visitors.id, conversations.visitorId))
    .leftJoin(
      userSessions,
      and(
        eq(userSessions.conversationId, conversations.id),
        isRequested(userSessions.conversationId, parameter),
        isNull(userSessions.endedAt),
      ),
    )
    .leftJoin(agents, eq(agents.id, userSessions.agentId))
    .leftJoin(escalatedAgents, eq(escalatedAgents.id, userSessions.escalatedAgentId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), sql`${messages.msgId} = requested.msg_id`),
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
  // All of its columns are null where there is none.
  const open = session.id === null ? undefined : (session as Session);
  return {
    conversation,
    session: open ?? (await latestSession(tx, conversation)) ?? null,
    stored: storedMsgId ? await findMessage(tx, conversation.id, storedMsgId) : undefined,
    hasUnhandled,
  };
}
