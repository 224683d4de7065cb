/** Conversations with the names that lists show, and their locks. */
import type { ConversationId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import { eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { conversations, visitors } from '../conversations.tables.ts';

export type Conversation = typeof conversations.$inferSelect & {
  appName: string;
  visitorName: string;
  isVerified: boolean;
  isBlocked: boolean;
  email: string;
  /** As the visitor's browser reports it, or as they chose; not always a language of the bot. */
  language: string;
  timeZone: string;
  page: string;
  ip: string;
  flowValues: Values;
};

export const namedColumns = {
  id: conversations.id,
  tenantId: conversations.tenantId,
  appId: conversations.appId,
  visitorId: conversations.visitorId,
  lastSeq: conversations.lastSeq,
  createdAt: conversations.createdAt,
  appName: appsTable.name,
  visitorName: visitors.name,
  isVerified: isNotNull(visitors.identitySubject).mapWith(Boolean),
  isBlocked: isNotNull(visitors.blockedAt).mapWith(Boolean),
  email: visitors.email,
  language: visitors.language,
  timeZone: visitors.timeZone,
  page: visitors.page,
  ip: visitors.ip,
  flowValues: visitors.flowValues,
};

const namedConversations = (tx: Tx, condition: SQL) =>
  tx
    .select(namedColumns)
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
  const [found] = await namedConversations(tx, eq(conversations.id, id)).for('update', { of: conversations });
  return found;
}

export async function lastSeqOf(tx: Tx, id: ConversationId): Promise<number> {
  const [found] = await tx
    .select({ lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, id));
  return found?.lastSeq ?? 0;
}
