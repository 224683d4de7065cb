/** The desk's lists, and what a push does to them: afterwards they are what a fresh call would give. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import { passesFilter, QUEUE_VIEWS, type QueueFilter, type QueueView, viewOf } from '@parrot/contract/desk';

export type Queue = QueueView;
export const QUEUES: readonly Queue[] = QUEUE_VIEWS;

/** `items` may be only the beginning of the list, `total` counts all of it. */
export type QueueList = { items: QueueUser[]; total: number };
export type QueueLists = Record<Queue, QueueList>;

const EMPTY_LIST: QueueList = { items: [], total: 0 };
export const EMPTY_LISTS: QueueLists = {
  unassigned: EMPTY_LIST,
  assigned: EMPTY_LIST,
  escalated: EMPTY_LIST,
  history: EMPTY_LIST,
  inprogress: EMPTY_LIST,
  completed: EMPTY_LIST,
};

/** What the lists are narrowed by, and for whom. */
export type Narrowing = { filter: QueueFilter; ownId: UserId };

export function placeSession(
  lists: QueueLists,
  session: QueueUser,
  { filter, ownId }: Narrowing,
): QueueLists {
  const target = passesFilter(session, filter, ownId) ? viewOf(session.status) : null;
  const next = { ...lists };
  for (const queue of QUEUES) next[queue] = place(lists[queue], session, queue === target);
  return next;
}

function place(list: QueueList, session: QueueUser, belongs: boolean): QueueList {
  const at = list.items.findIndex((item) => item.userSessionId === session.userSessionId);
  const wasHere = at >= 0;
  if (!belongs && !wasHere) return list;
  const others = wasHere ? list.items.toSpliced(at, 1) : list.items;
  if (!belongs) return { items: others, total: list.total - 1 };
  const total = wasHere ? list.total : list.total + 1;
  if (isBeyond(list, session, wasHere)) return { ...list, total };
  return { items: others.toSpliced(placeIn(others, session), 0, session), total };
}

/**
 * The lists whose total this push leaves open: only their beginning is here, and whether the session stood further
 * down can't be seen. The total counts it as new there until it is asked for again, so it is never too small.
 */
export const doubtfulQueues = (lists: QueueLists, session: QueueUser): Queue[] =>
  QUEUES.filter((queue) => {
    const { items, total } = lists[queue];
    if (items.length >= total) return false;
    if (items.some((item) => item.userSessionId === session.userSessionId)) return false;
    // What is over does not come back, and what goes on was not over.
    return queue === 'history' || queue === 'completed' ? session.endedAt !== null : true;
  });

/** Puts another page behind what is there; a row that moved meanwhile stands once. */
export function appendPage(list: QueueList, page: QueueList): QueueList {
  const known = new Set(list.items.map((item) => item.userSessionId));
  const items = [...list.items, ...page.items.filter((item) => !known.has(item.userSessionId))];
  return { items: items.sort(compare), total: page.total };
}

/** A row that belongs below what is loaded is left for when it is scrolled to. */
function isBeyond({ items, total }: QueueList, session: QueueUser, wasHere: boolean): boolean {
  const last = items.at(-1);
  return !wasHere && items.length < total && (!last || compare(session, last) > 0);
}

/** Before the first one that comes after it. */
function placeIn(items: readonly QueueUser[], session: QueueUser): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(items[middle] as QueueUser, session) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Newest message first, as the server sorts. */
function compare(a: QueueUser, b: QueueUser): number {
  return order(timeOf(b), timeOf(a)) || order(a.userSessionId, b.userSessionId);
}
const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const timeOf = ({ lastMessage, startedAt }: QueueUser): string => lastMessage?.time ?? startedAt;
