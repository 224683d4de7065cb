/** Locks conversations and reads what a unit of work needs of them, in one statement. */
import type { Message } from '@parrot/contract/conversations';
import type { ConversationId, MsgId } from '@parrot/contract/core';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { arrayParameter, preparedQuery, type Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { users } from '../../users/index.ts';
import { presentMessage } from '../conversations.present.ts';
import { conversations, messages, userSessions, visitors } from '../conversations.tables.ts';
import { type Conversation, namedColumns } from './conversation.repository.ts';
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
  return new Map(found.map((row) => [row.id, lockedRow(row)]));
}

const agents = alias(users, 'agents');
const escalatedAgents = alias(users, 'escalated_agents');
/** The same conversation as the statement found it, before it waited for the lock. */
const seen = alias(conversations, 'seen');

/** The missing end of an open session sorts first. */
const latestSessionId = sql`(
  select latest.id from ${userSessions} as latest where latest.conversation_id = ${conversations.id}
  order by latest.ended_at desc, latest.started_at desc limit 1)`;
const hasUnhandled = sql<boolean>`exists (
  select from ${messages} as earlier
  where earlier.conversation_id = ${conversations.id} and earlier.session_id = ${userSessions.id}
    and earlier.user_type = 'visitor' and earlier.seq > ${userSessions.handledSeq})`;

/** Every change of a conversation or its session writes the conversation's row, and so changes its `xmin`. */
const lock = preparedQuery('lock_conversations', (tx, parameter) =>
  tx
    .select({
      ...namedColumns,
      session: getTableColumns(userSessions),
      agentName: agents.name,
      escalatedAgentName: escalatedAgents.name,
      stored: getTableColumns(messages),
      hasUnhandled,
      isCurrent: sql<boolean>`${conversations}.xmin = ${seen}.xmin`,
    })
    .from(conversations)
    .innerJoin(seen, eq(seen.id, conversations.id))
    .innerJoin(appsTable, eq(appsTable.id, conversations.appId))
    .innerJoin(visitors, eq(visitors.id, conversations.visitorId))
    .leftJoin(userSessions, eq(userSessions.id, latestSessionId))
    .leftJoin(agents, eq(agents.id, userSessions.agentId))
    .leftJoin(escalatedAgents, eq(escalatedAgents.id, userSessions.escalatedAgentId))
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        sql`${messages.msgId} = ${parameter('msgIds')}::jsonb ->> ${conversations.id}`,
      ),
    )
    .where(sql`${conversations.id} = any (${arrayParameter(parameter('ids'))})`)
    .orderBy(conversations.id)
    .for('update', { of: conversations }),
);

type Found = Awaited<ReturnType<typeof lock>>[number];

function lockedRow({
  session: own,
  agentName,
  escalatedAgentName,
  stored,
  hasUnhandled,
  isCurrent,
  ...conversation
}: Found): LockedRow {
  const { appName, visitorName, isVerified, email, language } = conversation;
  return {
    conversation,
    session: own && {
      ...own,
      appName,
      visitorName,
      isVerified,
      email,
      language,
      agentName,
      escalatedAgentName,
    },
    stored: stored ? presentMessage(stored) : undefined,
    hasUnhandled,
  };
}
