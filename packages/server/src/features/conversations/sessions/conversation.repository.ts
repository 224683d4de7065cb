/** Conversations with the names that lists show, and their locks. */
import type { ConversationId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { arrayParameter, preparedQuery, type Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { conversations, visitors } from '../conversations.tables.ts';

export type Conversation = typeof conversations.$inferSelect & {
  appName: string;
  visitorName: string;
  isVerified: boolean;
  email: string;
  /** As the visitor's browser reports it, or as they chose; not always a language of the bot. */
  language: string;
  timeZone: string;
  page: string;
  ip: string;
  flowValues: Values;
};

const named = {
  id: conversations.id,
  tenantId: conversations.tenantId,
  appId: conversations.appId,
  visitorId: conversations.visitorId,
  lastSeq: conversations.lastSeq,
  createdAt: conversations.createdAt,
  appName: appsTable.name,
  visitorName: visitors.name,
  isVerified: isNotNull(visitors.identitySubject).mapWith(Boolean),
  email: visitors.email,
  language: visitors.language,
  timeZone: visitors.timeZone,
  page: visitors.page,
  ip: visitors.ip,
  flowValues: visitors.flowValues,
};

const namedConversations = (tx: Tx, condition: SQL) =>
  tx
    .select(named)
    .from(conversations)
    .innerJoin(appsTable, eq(appsTable.id, conversations.appId))
    .innerJoin(visitors, eq(visitors.id, conversations.visitorId))
    .where(condition);

export async function findConversation(tx: Tx, id: ConversationId): Promise<Conversation | undefined> {
  const [found] = await namedConversations(tx, eq(conversations.id, id));
  return found;
}

/** No other transaction changes this conversation or its session until this one ends. */
export async function lockConversation(tx: Tx, id: ConversationId): Promise<Conversation | undefined> {
  const [found] = await lockConversations(tx, [id]);
  return found;
}

/** Always in the same order, so that two transactions can't deadlock. */
export const lockConversations = (tx: Tx, ids: readonly ConversationId[]): Promise<Conversation[]> =>
  locked(tx, { ids: JSON.stringify(ids) });

const locked = preparedQuery('lock_conversations', (tx, parameter) =>
  namedConversations(tx, sql`${conversations.id} = any (${arrayParameter(parameter('ids'))})`)
    .orderBy(conversations.id)
    .for('update', { of: conversations }),
);

export async function lastSeqOf(tx: Tx, id: ConversationId): Promise<number> {
  const [found] = await tx
    .select({ lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, id));
  return found?.lastSeq ?? 0;
}
