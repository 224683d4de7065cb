/** Visitors who are the same person. Their conversations and tokens stay as they are. */
import type { AppId, VisitorId } from '@parrot/contract/core';
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/index.ts';
import { userSessions, visitors } from '../../conversations.tables.ts';
import { isVisitorOf } from './person.repository.ts';

/** Visitors of an app are merged one after the other, so that merges never wait for each other in a circle. */
export async function lockMerges(tx: Tx, appId: AppId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`merge visitors ${appId}`}, 0))`);
}

/** Also those merged into it earlier, so that there are no chains. */
export async function mergeInto(
  tx: Tx,
  main: VisitorId,
  merged: VisitorId,
  shared: Pick<typeof visitors.$inferSelect, 'name' | 'email' | 'blockedAt' | 'blockedBy'>,
): Promise<void> {
  await tx.update(visitors).set({ mergedInto: main }).where(isVisitorOf(merged));
  await tx.update(visitors).set(shared).where(isVisitorOf(main));
}

/** Another visitor becomes the main one. */
export async function changeMain(tx: Tx, main: VisitorId, next: VisitorId): Promise<void> {
  await tx.update(visitors).set({ mergedInto: next }).where(isVisitorOf(main));
  await tx.update(visitors).set({ mergedInto: null }).where(eq(visitors.id, next));
}

type Candidates = { appId: AppId; text: string; except: VisitorId; visible: SQL | undefined; limit: number };

/** Main visitors with a conversation that matches `visible`; the newest first. */
export const findMergeable = (tx: Tx, { appId, text, except, visible, limit }: Candidates) =>
  tx
    .select({
      userId: visitors.id,
      name: visitors.name,
      email: visitors.email,
      isVerified: sql<boolean>`${visitors.identitySubject} is not null`,
      isBlocked: sql<boolean>`${visitors.blockedAt} is not null`,
      createdAt: visitors.createdAt,
      conversations: visibleCount(visible),
    })
    .from(visitors)
    .where(
      and(
        eq(visitors.appId, appId),
        isNull(visitors.mergedInto),
        ne(visitors.id, except),
        hasText(text),
        sql`${visibleCount(visible)} > 0`,
      ),
    )
    .orderBy(desc(visitors.createdAt), desc(visitors.id))
    .limit(limit);

/** Sessions of the visitor and of those merged into them. */
const visibleCount = (visible: SQL | undefined) => sql<number>`(
  select count(*)::integer from ${userSessions}
  where (${userSessions.visitorId} = "visitors"."id" or ${userSessions.visitorId} in (
      select other.id from visitors as other where other.merged_into = "visitors"."id"))
    ${visible ? sql`and ${visible}` : sql``})`;

export async function countVisibleSessions(
  tx: Tx,
  main: VisitorId,
  visible: SQL | undefined,
): Promise<number> {
  const [found] = await tx
    .select({ count: visibleCount(visible) })
    .from(visitors)
    .where(eq(visitors.id, main));
  return found?.count ?? 0;
}

function hasText(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(sql`${visitors.name} ilike ${pattern}`, sql`${visitors.email} ilike ${pattern}`);
}
