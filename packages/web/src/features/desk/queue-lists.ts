/** The desk's lists, and what a push does to them: afterwards they are what a fresh call would give. */
import type { QueueUser, SessionStatus } from '@parrot/contract/conversations';

export type Queue = 'unassigned' | 'assigned';
export const QUEUES: readonly Queue[] = ['unassigned', 'assigned'];

export type QueueList = { items: QueueUser[]; total: number };
export type QueueLists = Record<Queue, QueueList>;

export const EMPTY_LISTS: QueueLists = {
  unassigned: { items: [], total: 0 },
  assigned: { items: [], total: 0 },
};

/** Where a session stands for this agent; nowhere when the bot, another agent or the history has it. */
function queueOf(
  { status, agentId }: { status: SessionStatus; agentId: string | null },
  ownId: string,
): Queue | null {
  if (status === 'UNASSIGNED') return 'unassigned';
  return status === 'ASSIGNED' && agentId === ownId ? 'assigned' : null;
}

export function placeSession(lists: QueueLists, session: QueueUser, ownId: string): QueueLists {
  const target = queueOf(session, ownId);
  const place = (queue: Queue): QueueList => {
    const { items, total } = lists[queue];
    const others = items.filter((item) => item.userSessionId !== session.userSessionId);
    const wasHere = others.length < items.length;
    if (queue !== target) return wasHere ? { items: others, total: total - 1 } : lists[queue];
    const isLoaded = items.length === total;
    const last = items.at(-1);
    // Beyond what is loaded, a row that belongs further down is left for when it is scrolled to.
    if (!wasHere && !isLoaded && last && compare(session, last) > 0) return { items, total: total + 1 };
    return { items: [...others, session].sort(compare), total: wasHere ? total : total + 1 };
  };
  return { unassigned: place('unassigned'), assigned: place('assigned') };
}

/** Puts another page behind what is there; a row that moved meanwhile stands once. */
export function appendPage(list: QueueList, page: QueueList): QueueList {
  const known = new Set(list.items.map((item) => item.userSessionId));
  const items = [...list.items, ...page.items.filter((item) => !known.has(item.userSessionId))];
  return { items: items.sort(compare), total: page.total };
}

/** Newest message first, as the server sorts. */
function compare(a: QueueUser, b: QueueUser): number {
  const byTime = timeOf(b).localeCompare(timeOf(a));
  return byTime || a.userSessionId.localeCompare(b.userSessionId);
}
const timeOf = ({ lastMessage, startedAt }: QueueUser) => lastMessage?.time ?? startedAt;
