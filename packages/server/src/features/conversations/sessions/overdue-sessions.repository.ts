/** Sessions with something overdue, across tenants: system scope. */
import type {
  AppId,
  ConversationId,
  TenantId,
  UserId,
  UserSessionId,
  VersionId,
} from '@parrot/contract/core';
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions, visitors } from '../conversations.tables.ts';
import { ownerId } from './session.repository.ts';

type Overdue = { tenantId: TenantId; conversationId: ConversationId };

export const overdueOffers = (tx: Tx, now: Date): Promise<Overdue[]> =>
  tx
    .select({ tenantId: userSessions.tenantId, conversationId: userSessions.conversationId })
    .from(userSessions)
    .where(
      and(
        isNotNull(userSessions.transfer),
        // Both are ISO texts in UTC, so they compare as text.
        lte(sql`${userSessions.transfer} ->> 'until'`, now.toISOString()),
      ),
    );

/** An agent who owns sessions of an app. */
export type OwningAgent = { tenantId: TenantId; appId: AppId; ownerId: UserId };

// Written out, so that the partial index applies.
const areOwned = sql`${userSessions.status} in ('ASSIGNED', 'ESCALATED')`;

export const owningAgents = (tx: Tx): Promise<OwningAgent[]> =>
  tx
    .selectDistinct({ tenantId: userSessions.tenantId, appId: userSessions.appId, ownerId })
    .from(userSessions)
    .where(areOwned);

export type OwnedSession = Overdue & {
  id: UserSessionId;
  ownerId: UserId;
  /** When they became the owner. */
  since: Date;
};

/** The sessions of an app that these agents own, oldest first. */
export async function ownedSessions(
  tx: Tx,
  appId: AppId,
  ownerIds: readonly UserId[],
): Promise<OwnedSession[]> {
  const rows = await tx
    .select({
      id: userSessions.id,
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      ownerId,
      assignment: userSessions.assignment,
      startedAt: userSessions.startedAt,
    })
    .from(userSessions)
    .where(and(areOwned, eq(userSessions.appId, appId), inArray(ownerId, [...ownerIds])))
    .orderBy(asc(userSessions.startedAt));
  return rows.map(({ assignment, startedAt, ...row }) => ({
    ...row,
    since: assignment ? new Date(assignment.at) : startedAt,
  }));
}

export type AbandonedSession = Overdue & { id: UserSessionId; versionId: VersionId; seenAt: Date };

/**
 * With an agent, no message for a while, and the visitor not seen since. Visitors who left an address may be
 * offline.
 */
export const abandonedSessions = (tx: Tx, since: Date): Promise<AbandonedSession[]> =>
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
        areOwned,
        eq(userSessions.answersByEmail, false),
        lte(userSessions.lastMessageAt, since),
        lte(visitors.lastSeenAt, since),
      ),
    );
