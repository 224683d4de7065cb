/** Everything this slice stores about one visitor. */
import type { AppId, ConversationId, VisitorId } from '@parrot/contract/core';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { conversations, messages, userSessions, visitorFiles, visitors } from '../conversations.tables.ts';
import { namedSessions } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.ts';
import { isVisitorOf } from './profile/person.repository.ts';

type VisitorRow = typeof visitors.$inferSelect;

/** Undefined for visitors of other apps, as for ids that do not exist. */
export async function findVisitorOfApps(
  tx: Tx,
  appIds: readonly AppId[] | 'all',
  id: VisitorId,
): Promise<(VisitorRow & { conversationId: ConversationId; appName: string }) | undefined> {
  const [found] = await tx
    .select({ visitor: visitors, conversationId: conversations.id, appName: appsTable.name })
    .from(visitors)
    .innerJoin(conversations, eq(conversations.visitorId, visitors.id))
    .innerJoin(appsTable, eq(appsTable.id, visitors.appId))
    .where(and(eq(visitors.id, id), appIds === 'all' ? undefined : inArray(visitors.appId, [...appIds])));
  if (!found) return undefined;
  const { visitor, conversationId, appName } = found;
  return { ...visitor, conversationId, appName };
}

type SessionPage = { text: string; offset: number; limit: number };

/** Of all visitors who are the same person, the newest first; with a text, those with a message that contains it. */
export const sessionsOfVisitor = (
  tx: Tx,
  main: VisitorId,
  condition: SQL | undefined,
  { text, offset, limit }: SessionPage,
): Promise<Session[]> =>
  namedSessions(tx)
    .where(
      and(
        inArray(userSessions.visitorId, idsOf(tx, main)),
        condition,
        text === '' ? undefined : hasText(text),
      ),
    )
    .orderBy(desc(userSessions.startedAt), asc(userSessions.id))
    .offset(offset)
    .limit(limit);

const idsOf = (tx: Tx, main: VisitorId) =>
  tx.select({ id: visitors.id }).from(visitors).where(isVisitorOf(main));

/** One visitor has few messages, so no index by text is needed. */
const hasText = (text: string): SQL => sql`exists (
  select from ${messages}
  where ${messages.conversationId} = ${userSessions.conversationId} and ${messages.sessionId} = ${userSessions.id}
    and ${messages.msgType} <> 'event' and strpos(lower(${messages.value}), lower(${text})) > 0)`;

export async function hasOpenSession(tx: Tx, visitorId: VisitorId): Promise<boolean> {
  const open = and(eq(userSessions.visitorId, visitorId), isNull(userSessions.endedAt));
  return (await tx.$count(userSessions, open)) > 0;
}

export async function readVisitorData(tx: Tx, visitorId: VisitorId, conversationId: ConversationId) {
  return {
    sessions: await namedSessions(tx)
      .where(eq(userSessions.visitorId, visitorId))
      .orderBy(asc(userSessions.startedAt)),
    messages: await tx
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(asc(messages.seq)),
    files: await tx.select().from(visitorFiles).where(eq(visitorFiles.conversationId, conversationId)),
  };
}

/** Foreign keys delete everything that belongs to the visitor. */
export async function deleteVisitor(tx: Tx, id: VisitorId): Promise<void> {
  await tx.delete(visitors).where(eq(visitors.id, id));
}
