/** Sessions in which a visitor began to wait for an agent within some time. */
import type { AppId, TenantId, UserId, UserSessionId, VersionId } from '@parrot/contract/core';
import { DAY_MS } from '@parrot/contract/core';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { users } from '../../users/index.ts';
import { messages, userSessions, visitors } from '../conversations.tables.ts';

export type RequestedSession = {
  id: UserSessionId;
  appId: AppId;
  appName: string;
  versionId: VersionId;
  visitorName: string;
  language: string;
  requestedAt: Date;
  /** When the agent who has it or had it last got it. */
  assignedAt: string | null;
  endedAt: Date | null;
  agentId: UserId | null;
  agentName: string | null;
};

/** A session does not start earlier than this before it is handed to agents. */
const LONGEST_WITH_BOT_MS = DAY_MS;

/** The first ones, in order of time. */
export function sessionsRequestedBetween(
  tx: Tx,
  {
    tenantId,
    appIds,
    from,
    until,
    limit,
  }: { tenantId: TenantId; appIds: readonly AppId[]; from: Date; until: Date; limit: number },
): Promise<RequestedSession[]> {
  const requests = tx
    .select({
      requestedAt: sql<Date>`min(${messages.createdAt})`.mapWith(messages.createdAt).as('requested_at'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, userSessions.id),
        inArray(messages.event, ['person-requested', 'left-email']),
      ),
    )
    .as('requests');
  return tx
    .select({
      id: userSessions.id,
      appId: userSessions.appId,
      appName: appsTable.name,
      versionId: userSessions.versionId,
      visitorName: visitors.name,
      language: visitors.language,
      requestedAt: requests.requestedAt,
      assignedAt: sql<string | null>`${userSessions.assignment} ->> 'at'`,
      endedAt: userSessions.endedAt,
      agentId: userSessions.agentId,
      agentName: users.name,
    })
    .from(userSessions)
    .innerJoinLateral(requests, sql`true`)
    .innerJoin(appsTable, eq(appsTable.id, userSessions.appId))
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .leftJoin(users, eq(users.id, userSessions.agentId))
    .where(
      and(
        eq(userSessions.tenantId, tenantId),
        inArray(userSessions.appId, [...appIds]),
        gte(userSessions.startedAt, new Date(from.getTime() - LONGEST_WITH_BOT_MS)),
        lt(userSessions.startedAt, until),
        gte(requests.requestedAt, from),
        lt(requests.requestedAt, until),
      ),
    )
    .orderBy(asc(requests.requestedAt), asc(userSessions.id))
    .limit(limit);
}
