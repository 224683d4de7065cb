/** Loads the queues, keeps them live, and asks again where a push leaves something open. */
import type { QueueUser } from '@parrot/contract/conversations';
import { assignedUsers, unassignedUsers } from '@parrot/contract/desk';
import { call } from '../../shared/http/call.ts';
import type { DeskAccess } from './desk-store.ts';
import {
  appendPage,
  doubtfulQueues,
  placeSession,
  QUEUES,
  type Queue,
  type QueueList,
  type QueueLists,
} from './queue-lists.ts';

const CALLS = { unassigned: unassignedUsers, assigned: assignedUsers };
const PAGE = 50;
const LARGEST_PAGE = 100;
/** Pushes come in flocks: the list is asked for once for all of them. */
const CONFIRM_MS = 1_000;

export function createDeskLists({ state, change }: DeskAccess, ownId: string) {
  const underWay = new Set<QueueUser[]>();
  const timers = new Map<Queue, ReturnType<typeof setTimeout>>();

  /** What is pushed while an answer is under way may be newer than it, and is applied again on top. */
  const ask = async (work: () => Promise<(lists: QueueLists) => QueueLists>): Promise<void> => {
    const pushed: QueueUser[] = [];
    underWay.add(pushed);
    try {
      const answer = await work();
      change(({ lists }) => ({
        lists: pushed.reduce((now, session) => placeSession(now, session, ownId), answer(lists)),
      }));
    } finally {
      underWay.delete(pushed);
    }
  };

  const pageOf = (queue: Queue, offset: number, limit: number) =>
    call(CALLS[queue], { body: { offset, limit } });

  /** As many rows as are on the screen now, but from the server. */
  const refresh = (queue: Queue): Promise<void> =>
    ask(async () => {
      const wanted = Math.max(PAGE, state().lists[queue].items.length);
      let fresh: QueueList = { items: [], total: wanted };
      while (fresh.items.length < Math.min(wanted, fresh.total)) {
        const offset = fresh.items.length;
        const page = await pageOf(queue, offset, Math.min(LARGEST_PAGE, wanted - offset));
        fresh = appendPage(fresh, page);
        if (page.items.length === 0) break;
      }
      return (lists) => ({ ...lists, [queue]: fresh });
    });

  const confirmSoon = (queue: Queue): void => {
    if (timers.has(queue)) return;
    const confirm = () => {
      timers.delete(queue);
      refresh(queue).catch((error: unknown) => console.warn('A list could not be brought up to date', error));
    };
    timers.set(queue, setTimeout(confirm, CONFIRM_MS));
  };

  return {
    refreshAll: () => Promise.all(QUEUES.map(refresh)),
    place(session: QueueUser): void {
      for (const pushed of underWay) pushed.push(session);
      for (const queue of doubtfulQueues(state().lists, session)) confirmSoon(queue);
      change(({ lists }) => ({ lists: placeSession(lists, session, ownId) }));
      for (const queue of QUEUES) if (isDrained(state().lists[queue])) confirmSoon(queue);
    },
    async loadMore(queue: Queue): Promise<void> {
      let isComplete = true;
      await ask(async () => {
        const offset = state().lists[queue].items.length;
        const page = await pageOf(queue, offset, PAGE);
        return (lists) => {
          const list = appendPage(lists[queue], page);
          isComplete = list.items.length >= Math.min(list.total, offset + page.items.length);
          return { ...lists, [queue]: list };
        };
      });
      // Rows moved while this page was on its way, and one fell between two pages.
      if (!isComplete) await refresh(queue);
    },
    end(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Everything that was on the screen is gone, and there is more. */
const isDrained = ({ items, total }: QueueList): boolean => items.length === 0 && total > 0;
