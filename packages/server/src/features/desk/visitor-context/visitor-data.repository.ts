/** All that is kept about one visitor. */
import type { ConversationId, UserSessionId, VisitorId } from '@parrot/contract/core';
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import {
  appNames,
  conversationNotes,
  conversations,
  deskFiles,
  messages,
  userSessions,
  visitorFiles,
  visitors,
} from '../../conversations/conversations.tables.ts';
import { namedSessions } from '../../conversations/sessions/session.repository.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import { type Sight, visibleTo } from '../visibility/visibility.repository.ts';

type VisitorRow = typeof visitors.$inferSelect;

/** Of the apps somebody sees; everybody else is as if they did not exist. */
export async function findVisitorInSight(
  tx: Tx,
  { appIds }: Pick<Sight, 'appIds'>,
  id: VisitorId,
): Promise<(VisitorRow & { conversationId: ConversationId; appName: string }) | undefined> {
  const [found] = await tx
    .select({ visitor: visitors, conversationId: conversations.id, appName: appNames.name })
    .from(visitors)
    .innerJoin(conversations, eq(conversations.visitorId, visitors.id))
    .innerJoin(appNames, eq(appNames.id, visitors.appId))
    .where(and(eq(visitors.id, id), appIds === 'all' ? undefined : inArray(visitors.appId, appIds)));
  if (!found) return undefined;
  const { visitor, conversationId, appName } = found;
  return { ...visitor, conversationId, appName };
}

export const earlierSessions = (
  tx: Tx,
  sight: Sight,
  { visitorId, id }: { visitorId: VisitorId; id: UserSessionId },
  limit: number,
): Promise<Session[]> =>
  namedSessions(tx)
    .where(and(eq(userSessions.visitorId, visitorId), ne(userSessions.id, id), visibleTo(sight)))
    .orderBy(desc(userSessions.startedAt), asc(userSessions.id))
    .limit(limit);

export async function isUnderWay(tx: Tx, visitorId: VisitorId): Promise<boolean> {
  const open = and(eq(userSessions.visitorId, visitorId), isNull(userSessions.endedAt));
  return (await tx.$count(userSessions, open)) > 0;
}

export async function readEverything(tx: Tx, visitorId: VisitorId, conversationId: ConversationId) {
  return {
    sessions: await namedSessions(tx)
      .where(eq(userSessions.visitorId, visitorId))
      .orderBy(asc(userSessions.startedAt)),
    messages: await tx
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(asc(messages.seq)),
    notes: await tx
      .select()
      .from(conversationNotes)
      .where(eq(conversationNotes.conversationId, conversationId))
      .orderBy(asc(conversationNotes.createdAt)),
    visitorFiles: await tx.select().from(visitorFiles).where(eq(visitorFiles.conversationId, conversationId)),
    deskFiles: await tx.select().from(deskFiles).where(eq(deskFiles.conversationId, conversationId)),
  };
}

/** With everything that hangs on it: the store sees to it. */
export async function deleteVisitor(tx: Tx, id: VisitorId): Promise<void> {
  await tx.delete(visitors).where(eq(visitors.id, id));
}
