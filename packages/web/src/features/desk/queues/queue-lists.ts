/** The desk's queues and what a push does to them: afterwards they equal a fresh reply. */
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS, type UserId } from '@parrot/contract/core';
import {
  HISTORY_VIEWS,
  isInQueue,
  passesFilter,
  QUEUE_VIEWS,
  type QueueFilter,
  type QueueView,
  viewOf,
} from '@parrot/contract/desk';

export type Queue = QueueView;
export const QUEUES: readonly Queue[] = QUEUE_VIEWS;

/**
 * `items` may be only the first pages; `total` counts the whole list, `inLine` the visitors who wait and are
 * online.
 */
export type QueueList = { items: QueueUser[]; total: number; inLine: number };
export type QueueLists = Record<Queue, QueueList>;

const EMPTY_LIST: QueueList = { items: [], total: 0, inLine: 0 };
export const EMPTY_LISTS: QueueLists = {
  unassigned: EMPTY_LIST,
  assigned: EMPTY_LIST,
  escalated: EMPTY_LIST,
  history: EMPTY_LIST,
  inprogress: EMPTY_LIST,
  completed: EMPTY_LIST,
};

/** The filter of the lists and the agent it is for. */
export type Narrowing = {
  filter: QueueFilter;
  ownId: UserId;
  /** Whether it has one of the filter's tags. */
  hasTags?: (session: QueueUser) => boolean;
};

export function applySession(
  lists: QueueLists,
  session: QueueUser,
  { filter, ownId, hasTags }: Narrowing,
): QueueLists {
  const passes = passesFilter(session, filter, ownId) && (hasTags?.(session) ?? true);
  const target = passes ? viewOf(session.status) : null;
  const next = { ...lists };
  for (const queue of QUEUES) next[queue] = placed(lists[queue], session, queue === target);
  return next;
}

function placed(list: QueueList, session: QueueUser, belongs: boolean): QueueList {
  const at = list.items.findIndex((item) => item.userSessionId === session.userSessionId);
  const before = list.items[at];
  if (!belongs && !before) return list;
  const others = before ? list.items.toSpliced(at, 1) : list.items;
  const inLine = list.inLine - countOf(before) + (belongs ? countOf(session) : 0);
  if (!belongs) return { items: others, total: list.total - 1, inLine };
  const counts = { total: before ? list.total : list.total + 1, inLine };
  if (isBeyond(list, others, session, before)) return { items: others, ...counts };
  return { items: others.toSpliced(insertIndex(others, session), 0, session), ...counts };
}

/**
 * The lists whose total is uncertain after this push: only their first pages are loaded, so it is unknown
 * whether the session was further down. It counts as new until the total is fetched, so the total is never
 * too small.
 */
export const staleQueues = (lists: QueueLists, session: QueueUser): Queue[] =>
  QUEUES.filter((queue) => {
    const { items, total } = lists[queue];
    if (items.length >= total) return false;
    if (items.some((item) => item.userSessionId === session.userSessionId)) return false;
    // Closed sessions do not reopen, and open ones were not closed.
    return queue === 'history' || queue === 'completed' ? session.endedAt !== null : true;
  });

/** Appends a page; a row that moved in the meantime appears once. */
export function appendPage(list: QueueList, page: QueueList): QueueList {
  const known = new Set(list.items.map((item) => item.userSessionId));
  const items = [...list.items, ...page.items.filter((item) => !known.has(item.userSessionId))];
  return { items: items.sort(compare), total: page.total, inLine: page.inLine };
}

/** Whether the total only means that there are more: ended conversations are not all counted. */
export const isCountedInPart = (queue: Queue, total: number): boolean =>
  HISTORY_VIEWS.includes(queue) && total > LIMITS.countedHistory;

const countOf = (session: QueueUser | undefined): number => (session && isInQueue(session) ? 1 : 0);

/** A row that belongs below the loaded ones is loaded on scrolling. */
function isBeyond(
  { items, total }: QueueList,
  others: readonly QueueUser[],
  session: QueueUser,
  before: QueueUser | undefined,
): boolean {
  const last = others.at(-1);
  if (items.length >= total || (before && compare(session, before) <= 0)) return false;
  return !last || compare(session, last) > 0;
}

/** Before the first one that sorts after it. */
function insertIndex(items: readonly QueueUser[], session: QueueUser): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(items[middle] as QueueUser, session) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Newest message first, and visitors who left before an agent came last, as the server sorts. */
function compare(a: QueueUser, b: QueueUser): number {
  return hasLeft(a) - hasLeft(b) || order(timeOf(b), timeOf(a)) || order(a.userSessionId, b.userSessionId);
}
const hasLeft = ({ status, visitorLeftAt }: QueueUser): number =>
  Number(status === 'UNASSIGNED' && visitorLeftAt !== null);
const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const timeOf = ({ lastMessage, startedAt }: QueueUser): string => lastMessage?.time ?? startedAt;
