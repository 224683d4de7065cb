/** The desk's lists: sessions of one state, narrowed by what somebody may see and wants to see. */
import type { SessionStatus } from '@parrot/contract/conversations';
import type { AppId, UserId } from '@parrot/contract/core';
import {
  type AssignedFilter,
  type ConversationType,
  HISTORY_VIEWS,
  LOW_RATING,
  type QueueView,
  VIEWS_WITHOUT_AGENTS,
  viewOf,
} from '@parrot/contract/desk';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions, visitors } from '../../conversations/conversations.tables.ts';
import { namedSessions } from '../../conversations/sessions/session.repository.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import { isWith, type Sight, visibleTo } from '../visibility/visibility.repository.ts';

export type Narrowing = {
  appId?: AppId | undefined;
  /** Undefined: whoever has it. */
  agentId?: UserId | undefined;
  conversationType: ConversationType;
  assignedFilter: AssignedFilter;
  startDate: string | null;
  endDate: string | null;
};

const STATUS_OF = {
  unassigned: 'UNASSIGNED',
  assigned: 'ASSIGNED',
  escalated: 'ESCALATED',
  history: 'CLOSED',
  inprogress: 'INPROGRESS',
  completed: 'COMPLETED',
} as const satisfies Record<QueueView, SessionStatus>;

/** The store's own copy of when a session that is over was last written in: what it sorts those by without looking at each. */
const pastAt = sql`${userSessions}.past_at`;

const hasLeft = isNotNull(userSessions.visitorLeftAt);
const isThere = isNull(userSessions.visitorLeftAt);

const LIVING = ['unassigned', 'assigned', 'escalated', 'inprogress'] as const satisfies QueueView[];

export async function listQueue(
  tx: Tx,
  sight: Sight,
  view: QueueView,
  { offset, limit, ...narrowing }: Narrowing & { offset: number; limit: number },
): Promise<{ items: Session[]; total: number; inLine: number }> {
  const isPast = HISTORY_VIEWS.includes(view);
  const where = and(
    eq(userSessions.status, STATUS_OF[view]),
    visibleTo(sight),
    narrowing.appId && eq(userSessions.appId, narrowing.appId),
    narrowing.agentId && !VIEWS_WITHOUT_AGENTS.includes(view) ? isWith(narrowing.agentId) : undefined,
    ofType(tx, narrowing.conversationType),
    view === 'assigned' && narrowing.assignedFilter !== 'all'
      ? ofType(tx, narrowing.assignedFilter)
      : undefined,
    isPast ? endedWithin(narrowing) : undefined,
  );
  const newestFirst = [
    ...(view === 'unassigned' ? [asc(hasLeft)] : []),
    desc(isPast ? pastAt : userSessions.lastMessageAt),
    asc(userSessions.id),
  ];
  // All of those under way are looked at to be sorted, and counted on the way.
  const page = await tx
    .select({ id: userSessions.id, total: isPast ? sql<null>`null` : sql<number>`(count(*) over ())::int` })
    .from(userSessions)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const total = page[0]?.total ?? (await tx.$count(userSessions, where));
  const inLine = view === 'unassigned' && total > 0 ? await tx.$count(userSessions, and(where, isThere)) : 0;
  if (page.length === 0) return { items: [], total, inLine };
  const ids = page.map(({ id }) => id);
  const items = await namedSessions(tx)
    .where(inArray(userSessions.id, ids))
    .orderBy(...newestFirst);
  return { items, total, inLine };
}

/** How many stand in each of the lists that are not over. */
export async function countQueues(
  tx: Tx,
  sight: Sight,
  { appId, agentId }: Pick<Narrowing, 'appId' | 'agentId'>,
): Promise<Record<(typeof LIVING)[number], number>> {
  const rows = await tx
    .select({ status: userSessions.status, total: count() })
    .from(userSessions)
    .where(
      and(
        inArray(
          userSessions.status,
          LIVING.map((view) => STATUS_OF[view]),
        ),
        visibleTo(sight),
        appId && eq(userSessions.appId, appId),
        agentId && or(inArray(userSessions.status, ['UNASSIGNED', 'INPROGRESS']), isWith(agentId)),
      ),
    )
    .groupBy(userSessions.status);
  const found = new Map(rows.map(({ status, total }) => [viewOf(status), total]));
  const of = (view: QueueView) => found.get(view) ?? 0;
  return {
    unassigned: of('unassigned'),
    assigned: of('assigned'),
    escalated: of('escalated'),
    inprogress: of('inprogress'),
  };
}

function ofType(tx: Tx, type: ConversationType): SQL | undefined {
  switch (type) {
    case 'all_types':
      return undefined;
    case 'unread':
      return gt(userSessions.unreadCount, 0);
    case 'unanswered':
      return isNotNull(userSessions.waitingSince);
    case 'verified':
      return exists(
        tx
          .select({ one: sql`1` })
          .from(visitors)
          .where(and(eq(visitors.id, userSessions.visitorId), isNotNull(visitors.identitySubject))),
      );
    case 'rated_low':
      return lte(userSessions.rating, LOW_RATING);
    case 'by_email':
      return eq(userSessions.answersByEmail, true);
  }
}

const endedWithin = ({ startDate, endDate }: Pick<Narrowing, 'startDate' | 'endDate'>): SQL | undefined =>
  and(
    startDate ? gte(userSessions.endedAt, new Date(startDate)) : undefined,
    endDate ? lte(userSessions.endedAt, new Date(endDate)) : undefined,
  );
