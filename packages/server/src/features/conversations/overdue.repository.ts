/** What time has run out for, of all tenants: system work. */
import type {
  AppId,
  ConversationId,
  TenantId,
  UserId,
  UserSessionId,
  VersionId,
} from '@parrot/contract/core';
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { userSessions, visitors } from './conversations.tables.ts';
import { holder } from './session.repository.ts';

type Overdue = { tenantId: TenantId; conversationId: ConversationId };

export const overdueOffers = (tx: Tx, now: Date): Promise<Overdue[]> =>
  tx
    .select({ tenantId: userSessions.tenantId, conversationId: userSessions.conversationId })
    .from(userSessions)
    .where(
      and(
        isNotNull(userSessions.transfer),
        // Both are written by the same clock in the same shape, so they compare as text.
        lte(sql`${userSessions.transfer} ->> 'until'`, now.toISOString()),
      ),
    );

export type Held = Overdue & {
  id: UserSessionId;
  appId: AppId;
  holderId: UserId;
  /** Since when they have it. */
  since: Date;
};

/** Everything that people have. */
export async function heldSessions(tx: Tx): Promise<Held[]> {
  const rows = await tx
    .select({
      id: userSessions.id,
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      appId: userSessions.appId,
      holderId: holder,
      assignment: userSessions.assignment,
      startedAt: userSessions.startedAt,
    })
    .from(userSessions)
    // Spelt out, as the index that holds just these is.
    .where(sql`${userSessions.status} in ('ASSIGNED', 'ESCALATED')`)
    .orderBy(asc(userSessions.startedAt));
  return rows.map(({ assignment, startedAt, ...row }) => ({
    ...row,
    since: assignment ? new Date(assignment.at) : startedAt,
  }));
}

export type Left = Overdue & { id: UserSessionId; versionId: VersionId; seenAt: Date };

/** With a person, no word for a while, and the visitor not seen since. Whoever left an address may be away. */
export const leftSessions = (tx: Tx, since: Date): Promise<Left[]> =>
  tx
    .select({
      id: userSessions.id,
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      versionId: userSessions.versionId,
      seenAt: visitors.lastSeenAt,
    })
    .from(userSessions)
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .where(
      and(
        sql`${userSessions.status} in ('ASSIGNED', 'ESCALATED')`,
        eq(userSessions.answersByEmail, false),
        lte(userSessions.lastMessageAt, since),
        lte(visitors.lastSeenAt, since),
      ),
    );
