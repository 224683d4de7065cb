/** The desk's queues: sessions of one status, limited to what the agent may see and has filtered for. */
import type { SessionStatus } from '@parrot/contract/conversations';
import { type AppId, type GroupId, LIMITS, type UserId } from '@parrot/contract/core';
import {
  type AssignedFilter,
  type ConversationType,
  type GroupChoice,
  HISTORY_VIEWS,
  LOW_RATING,
  type QueueView,
  VIEWS_WITHOUT_AGENTS,
} from '@parrot/contract/desk';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import {
  countSessions,
  countSessionsByStatus,
  countSessionsUpTo,
  countWaitingByGroup,
  endedSessionOrder,
  hasVerifiedVisitor,
  listSessionIds,
  type Session,
  sessionColumns,
  sessionsByIds,
} from '../../conversations/index.ts';
import type { Visibility } from '../visibility/visibility.policy.ts';
import { isInvolved, visibleTo } from '../visibility/visibility.repository.ts';

export type QueueFilter = {
  appId?: AppId | undefined;
  /** Undefined: any agent. */
  agentId?: UserId | undefined;
  conversationType: ConversationType;
  assignedFilter: AssignedFilter;
  /** Of waiting conversations; empty: all. */
  groups: readonly GroupChoice[];
  startDate: string | null;
  endDate: string | null;
  /** A condition on the tags of sessions. */
  tagged?: SQL | undefined;
};

const STATUS_OF = {
  unassigned: 'UNASSIGNED',
  assigned: 'ASSIGNED',
  escalated: 'ESCALATED',
  history: 'CLOSED',
  inprogress: 'INPROGRESS',
  completed: 'COMPLETED',
} as const satisfies Record<QueueView, SessionStatus>;

const hasLeft = isNotNull(sessionColumns.visitorLeftAt);
const isPresent = isNull(sessionColumns.visitorLeftAt);

const LIVE_VIEWS = ['unassigned', 'assigned', 'escalated', 'inprogress'] as const satisfies QueueView[];

export async function listQueue(
  tx: Tx,
  visibility: Visibility,
  view: QueueView,
  { offset, limit, ...filter }: QueueFilter & { offset: number; limit: number },
): Promise<{ items: Session[]; total: number; inLine: number }> {
  const isPast = HISTORY_VIEWS.includes(view);
  const where = and(
    eq(sessionColumns.status, STATUS_OF[view]),
    visibleTo(visibility),
    filter.appId && eq(sessionColumns.appId, filter.appId),
    filter.agentId && !VIEWS_WITHOUT_AGENTS.includes(view) ? isInvolved(filter.agentId) : undefined,
    ofType(tx, filter.conversationType),
    view === 'assigned' && filter.assignedFilter !== 'all' ? ofType(tx, filter.assignedFilter) : undefined,
    view === 'unassigned' && filter.groups.length > 0 ? inQueueOf(filter.groups) : undefined,
    filter.tagged,
    isPast ? endedWithin(filter) : undefined,
  );
  const orderBy = [
    ...(view === 'unassigned' ? [asc(hasLeft)] : []),
    desc(isPast ? endedSessionOrder : sessionColumns.lastMessageAt),
    asc(sessionColumns.id),
  ];
  // Live sessions are all read to be sorted, and counted in the same scan.
  const page = await listSessionIds(tx, { where, orderBy, limit, offset, withTotal: !isPast });
  const counted = Math.max(LIMITS.countedHistory, offset + limit) + 1;
  const total =
    page.total ?? (isPast ? await countSessionsUpTo(tx, where, counted) : await countSessions(tx, where));
  const inLine = view === 'unassigned' && total > 0 ? await countSessions(tx, and(where, isPresent)) : 0;
  const items = page.ids.length === 0 ? [] : await sessionsByIds(tx, page.ids, orderBy);
  return { items, total, inLine };
}

/** How many sessions each live queue has. */
export async function countQueues(
  tx: Tx,
  visibility: Visibility,
  { appId, agentId }: Pick<QueueFilter, 'appId' | 'agentId'>,
): Promise<Record<(typeof LIVE_VIEWS)[number], number>> {
  const byStatus = await countSessionsByStatus(
    tx,
    and(
      inArray(
        sessionColumns.status,
        LIVE_VIEWS.map((view) => STATUS_OF[view]),
      ),
      visibleTo(visibility),
      appId && eq(sessionColumns.appId, appId),
      agentId && or(inArray(sessionColumns.status, ['UNASSIGNED', 'INPROGRESS']), isInvolved(agentId)),
    ),
  );
  const of = (view: QueueView) => byStatus.get(STATUS_OF[view]) ?? 0;
  return {
    unassigned: of('unassigned'),
    assigned: of('assigned'),
    escalated: of('escalated'),
    inprogress: of('inprogress'),
  };
}

const inQueueOf = (groups: readonly GroupChoice[]): SQL | undefined =>
  or(
    groups.includes('none') ? isNull(sessionColumns.groupId) : undefined,
    inArray(
      sessionColumns.groupId,
      groups.flatMap((group) => (group === 'none' ? [] : [group])),
    ),
  );

/** How many waiting sessions are in the queue of each group, and in that of none (null). */
export async function countByGroup(
  tx: Tx,
  visibility: Visibility,
  appId: AppId | undefined,
): Promise<Map<GroupId | null, number>> {
  const where = and(
    eq(sessionColumns.status, 'UNASSIGNED'),
    visibleTo(visibility),
    appId && eq(sessionColumns.appId, appId),
  );
  return countWaitingByGroup(tx, where);
}

function ofType(tx: Tx, type: ConversationType): SQL | undefined {
  switch (type) {
    case 'all_types':
      return undefined;
    case 'unread':
      return gt(sessionColumns.unreadCount, 0);
    case 'unanswered':
      return isNotNull(sessionColumns.waitingSince);
    case 'verified':
      return hasVerifiedVisitor(tx);
    case 'rated_low':
      return lte(sessionColumns.rating, LOW_RATING);
    case 'by_email':
      return eq(sessionColumns.answersByEmail, true);
  }
}

const endedWithin = ({ startDate, endDate }: Pick<QueueFilter, 'startDate' | 'endDate'>): SQL | undefined =>
  and(
    startDate ? gte(sessionColumns.endedAt, new Date(startDate)) : undefined,
    endDate ? lte(sessionColumns.endedAt, new Date(endDate)) : undefined,
  );
