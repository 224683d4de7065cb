/** The desk's lists, and what a push does to them: afterwards they are what a fresh call would give. */
import type { QueueUser } from '@parrot/contract/conversations';

export type Queue = 'unassigned' | 'assigned';
export const QUEUES: readonly Queue[] = ['unassigned', 'assigned'];

/** `items` may be only the beginning of the list, `total` counts all of it. */
export type QueueList = { items: QueueUser[]; total: number };
export type QueueLists = Record<Queue, QueueList>;

export const EMPTY_LISTS: QueueLists = {
  unassigned: { items: [], total: 0 },
  assigned: { items: [], total: 0 },
};

export function placeSession(lists: QueueLists, session: QueueUser, ownId: string): QueueLists {
  const target = queueOf(session, ownId);
  const place = (queue: Queue): QueueList => {
    const list = lists[queue];
    const others = list.items.filter((item) => item.userSessionId !== session.userSessionId);
    const wasHere = others.length < list.items.length;
    if (queue !== target) return wasHere ? { items: others, total: list.total - 1 } : list;
    const total = wasHere ? list.total : list.total + 1;
    return isBeyond(list, session, wasHere)
      ? { ...list, total }
      : { items: [...others, session].sort(compare), total };
  };
  return { unassigned: place('unassigned'), assigned: place('assigned') };
}

/**
 * The lists whose total this push leaves open: only their beginning is here, and whether the session stood further
 * down can't be seen. The total counts it as new there until the list is asked for again, so it is never too small.
 */
export const doubtfulQueues = (lists: QueueLists, session: QueueUser): Queue[] =>
  QUEUES.filter((queue) => {
    const { items, total } = lists[queue];
    if (items.length >= total) return false;
    if (items.some((item) => item.userSessionId === session.userSessionId)) return false;
    // Nobody goes from waiting back to the bot, so what bots say leaves the waiting ones alone.
    return queue === 'assigned' || session.status !== 'INPROGRESS';
  });

/** Puts another page behind what is there; a row that moved meanwhile stands once. */
export function appendPage(list: QueueList, page: QueueList): QueueList {
  const known = new Set(list.items.map((item) => item.userSessionId));
  const items = [...list.items, ...page.items.filter((item) => !known.has(item.userSessionId))];
  return { items: items.sort(compare), total: page.total };
}

/** Where a session stands for this agent; nowhere when the bot, another agent or the history has it. */
function queueOf({ status, agentId }: QueueUser, ownId: string): Queue | null {
  if (status === 'UNASSIGNED') return 'unassigned';
  return status === 'ASSIGNED' && agentId === ownId ? 'assigned' : null;
}

/** A row that belongs below what is loaded is left for when it is scrolled to. */
function isBeyond({ items, total }: QueueList, session: QueueUser, wasHere: boolean): boolean {
  const last = items.at(-1);
  return !wasHere && items.length < total && (!last || compare(session, last) > 0);
}

/** Newest message first, as the server sorts. */
function compare(a: QueueUser, b: QueueUser): number {
  return order(timeOf(b), timeOf(a)) || order(a.userSessionId, b.userSessionId);
}
const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const timeOf = ({ lastMessage, startedAt }: QueueUser): string => lastMessage?.time ?? startedAt;
