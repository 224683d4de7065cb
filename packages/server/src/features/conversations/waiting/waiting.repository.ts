/** Visitors who wait for an agent, in the order in which they are served, and the recent pace of the desk. */
import type { AppId, ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';
import { arrayParameter, preparedQuery, preparedStatement, type Tx } from '../../../platform/index.ts';
import { userSessions } from '../conversations.tables.ts';
import type { SessionQueue } from './routing.ts';
import type { Taken } from './waiting.policy.ts';

export type WaitingSession = {
  id: UserSessionId;
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  versionId: VersionId;
  waitingSince: Date | null;
} & SessionQueue;

/** Visitors further back read their position on request; changes are not pushed to them. */
const MAX_QUEUE = 20_000;
/** Written out, so that the partial indexes apply. */
const isUnassigned = sql`${userSessions.status} = 'UNASSIGNED'`;
const isOfGroup = ({ groupId }: Pick<SessionQueue, 'groupId'>) =>
  groupId ? eq(userSessions.groupId, groupId) : isNull(userSessions.groupId);
const isOfQueue = (queue: SessionQueue) =>
  and(isOfGroup(queue), queue.ruleId ? eq(userSessions.ruleId, queue.ruleId) : isNull(userSessions.ruleId));
/** A visitor who left keeps the conversation, and gets the old position back on return. */
const isInQueue = and(isUnassigned, isNull(userSessions.visitorLeftAt));

type QueuedVisitor = SessionQueue & {
  id: UserSessionId;
  conversationId: ConversationId;
  position: number;
  /** Since when the first in the queue waits. */
  firstSince: Date | null;
};

/** Those of these conversations that are in the queues of an app, by their position in that of their group. */
export const visitorsInQueue = (
  tx: Tx,
  appId: AppId,
  conversationIds: Iterable<ConversationId>,
): Promise<QueuedVisitor[]> =>
  queuedVisitors(tx, { appId, conversationIds: JSON.stringify([...conversationIds]) });

const queuedVisitors = preparedQuery('visitors_in_queue', (tx, parameter) => {
  const queue = tx
    .select({
      id: userSessions.id,
      conversationId: userSessions.conversationId,
      groupId: userSessions.groupId,
      ruleId: userSessions.ruleId,
      position:
        sql<number>`(row_number() over (partition by ${userSessions.groupId} order by ${userSessions.waitingSince}, ${userSessions.id}))::int`.as(
          'position',
        ),
      firstSince:
        sql<Date | null>`min(${userSessions.waitingSince}) over (partition by ${userSessions.groupId})`
          .mapWith(userSessions.waitingSince)
          .as('first_since'),
    })
    .from(userSessions)
    .where(and(isInQueue, eq(userSessions.appId, parameter('appId'))))
    .as('queue');
  return tx
    .select()
    .from(queue)
    .where(
      and(
        lte(queue.position, MAX_QUEUE),
        sql`${queue.conversationId} = any (${arrayParameter(parameter('conversationIds'))})`,
      ),
    )
    .orderBy(asc(queue.position));
});

/** The queues of an app in which sessions wait: of groups, by rule, and of none. */
export const queuesWithWaiting = (tx: Tx, appId: AppId): Promise<SessionQueue[]> =>
  tx
    .selectDistinct({ groupId: userSessions.groupId, ruleId: userSessions.ruleId })
    .from(userSessions)
    .where(and(isUnassigned, eq(userSessions.appId, appId)));

/**
 * Sessions of these versions in one queue that an agent can work on, the longest wait first: visitors who are
 * online, and those who wait for an answer by email.
 */
export const assignableSessions = (
  tx: Tx,
  {
    appId,
    versionIds,
    queue,
    limit,
  }: { appId: AppId; versionIds: readonly VersionId[]; queue: SessionQueue; limit: number },
): Promise<WaitingSession[]> =>
  tx
    .select({
      id: userSessions.id,
      tenantId: userSessions.tenantId,
      appId: userSessions.appId,
      conversationId: userSessions.conversationId,
      versionId: userSessions.versionId,
      waitingSince: userSessions.waitingSince,
      groupId: userSessions.groupId,
      ruleId: userSessions.ruleId,
    })
    .from(userSessions)
    .where(
      and(
        isUnassigned,
        eq(userSessions.appId, appId),
        isOfQueue(queue),
        inArray(userSessions.versionId, [...versionIds]),
        or(isNull(userSessions.visitorLeftAt), eq(userSessions.answersByEmail, true)),
      ),
    )
    .orderBy(asc(userSessions.waitingSince), asc(userSessions.id))
    .limit(limit);

/** How many sessions of the app and group are before this one, and since when the first of them waits. */
export async function queueBefore(
  tx: Tx,
  { id, appId, groupId, waitingSince }: Pick<WaitingSession, 'id' | 'appId' | 'groupId' | 'waitingSince'>,
): Promise<{ before: number; firstSince: Date | null }> {
  const [found] = await tx
    .select({ before: count(), firstSince: min(userSessions.waitingSince) })
    .from(userSessions)
    .where(
      and(
        isInQueue,
        eq(userSessions.appId, appId),
        isOfGroup({ groupId }),
        sql`(${userSessions.waitingSince}, ${userSessions.id}) < (${waitingSince?.toISOString() ?? null}::timestamptz, ${id})`,
      ),
    );
  return { before: found?.before ?? 0, firstSince: found?.firstSince ?? waitingSince };
}

/** A version of an app in which visitors wait. */
type WaitingApp = Pick<WaitingSession, 'tenantId' | 'appId' | 'versionId'>;

const appOf = sql`${userSessions.tenantId}, ${userSessions.appId}, ${userSessions.versionId}`;

/** Skips from one to the next in the index, however many visitors wait in each. */
const waitingApps = preparedStatement<WaitingApp>(
  'apps_with_waiting',
  () => sql`
  with recursive waiting (tenant_id, app_id, version_id) as (
    (select ${appOf} from ${userSessions} where ${isUnassigned} order by ${appOf} limit 1)
    union all
    select next.* from waiting, lateral (
      select ${appOf} from ${userSessions}
      where ${isUnassigned} and (${appOf}) > (waiting.tenant_id, waiting.app_id, waiting.version_id)
      order by ${appOf} limit 1) as next
  )
  select tenant_id as "tenantId", app_id as "appId", version_id as "versionId" from waiting`,
);

/** Of one tenant or, in the system scope, of all. */
export const appsWithWaiting = (tx: Tx): Promise<WaitingApp[]> => waitingApps(tx, {});

/** A queue of an app, of which the pace is observed. */
type ObservedQueue = Pick<SessionQueue, 'groupId'> & { appId: AppId };

/** Conversations taken from the queue since then, the latest first. */
export async function recentlyTaken(
  tx: Tx,
  { appId, ...queue }: ObservedQueue,
  since: Date,
  limit: number,
): Promise<Taken[]> {
  const at = sql<string>`${userSessions.assignment} ->> 'at'`;
  const waitedSeconds = sql<number>`(${userSessions.assignment} ->> 'waitedSeconds')::int`;
  const rows = await tx
    .select({ at, waitedSeconds, agentId: userSessions.agentId })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.appId, appId),
        isOfGroup(queue),
        isNotNull(userSessions.assignment),
        // Times are stored as ISO texts in UTC, which compare as text.
        gte(at, since.toISOString()),
        // A conversation taken from the bot was not in the queue.
        gt(waitedSeconds, 0),
      ),
    )
    .orderBy(desc(at))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** The durations of conversations of the queue that agents closed since then, the latest first. */
export async function recentConversationSeconds(
  tx: Tx,
  { appId, ...queue }: ObservedQueue,
  since: Date,
  limit: number,
): Promise<number[]> {
  const seconds = sql<number>`extract(epoch from ${userSessions.endedAt} - (${userSessions.assignment} ->> 'at')::timestamptz)::float8`;
  const rows = await tx
    .select({ seconds })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.appId, appId),
        isOfGroup(queue),
        sql`${userSessions.status} = 'CLOSED'`,
        isNotNull(userSessions.assignment),
        gte(userSessions.endedAt, since),
      ),
    )
    .orderBy(desc(userSessions.endedAt))
    .limit(limit);
  return rows.map((row) => Math.max(0, row.seconds));
}
