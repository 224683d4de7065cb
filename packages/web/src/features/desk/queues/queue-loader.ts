/** Loads the queues, keeps them live, and refetches where a push leaves the total uncertain. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import {
  assignedUsers,
  botViewSessions,
  escalatedUsers,
  historyUsers,
  unassignedUsers,
} from '@parrot/contract/desk';
import { call } from '../../../shared/http/call.ts';
import { knownTagsOf, loadSessionTags } from '../../../shared/tags/session-tags.ts';
import { setListedDues } from '../../../shared/targets/session-dues.ts';
import { queueFilterOf } from '../filters/desk-filter.ts';
import type { DeskAccess } from '../session/desk-store.ts';
import {
  appendPage,
  applySession,
  isCountedInPart,
  type Narrowing,
  QUEUES,
  type Queue,
  type QueueList,
  type QueueLists,
  staleQueues,
} from './queue-lists.ts';

const CALLS = {
  unassigned: unassignedUsers,
  assigned: assignedUsers,
  escalated: escalatedUsers,
  history: historyUsers,
};
const PAGE = 50;
const LARGEST_PAGE = 100;
/** Pushes come in bursts: one fetch serves all of them. */
const CONFIRM_MS = 1_000;

export function createQueueLoader({ state, change }: DeskAccess, ownId: UserId) {
  const underWay = new Set<QueueUser[]>();
  const timers = new Map<Queue, ReturnType<typeof setTimeout>>();
  const growing = new Map<Queue, Promise<void>>();
  const narrowing = (): Narrowing => {
    const { filter } = state();
    return { filter: queueFilterOf(filter, new Date()), ownId, ...(isByTag() && { hasTags }) };
  };
  const isByTag = () => state().filter.filterTags.length > 0;
  const hasTags = ({ userSessionId }: QueueUser): boolean =>
    knownTagsOf(userSessionId)?.some((tagId) => state().filter.filterTags.includes(tagId)) ?? false;

  /** Pushes that arrive during a fetch may be newer than its reply, and are applied again on top. */
  const ask = async (work: () => Promise<(lists: QueueLists) => QueueLists>): Promise<void> => {
    const pushed: QueueUser[] = [];
    const { filter } = state();
    underWay.add(pushed);
    try {
      const answer = await work();
      // A reply for another filter is dropped.
      if (state().filter !== filter) return;
      change(({ lists }) => ({
        lists: pushed.reduce((now, session) => applySession(now, session, narrowing()), answer(lists)),
      }));
    } finally {
      underWay.delete(pushed);
    }
  };

  const pageOf = async (queue: Queue, offset: number, limit: number) => {
    const body = { offset, limit, ...narrowing().filter };
    if (queue === 'inprogress' || queue === 'completed') {
      const page = await call(botViewSessions, { body: { ...body, view: queue } });
      setListedDues(page.items, page.dues);
      return page;
    }
    const { pages: visited, ...page } = await call(CALLS[queue], { body });
    if (queue === 'unassigned') change(({ pages }) => ({ pages: { ...pages, ...visited } }));
    setListedDues(page.items, page.dues);
    return page;
  };

  /** As many rows as are loaded now, but fresh from the server. */
  const refresh = (queue: Queue): Promise<void> =>
    ask(async () => {
      const wanted = Math.max(PAGE, state().lists[queue].items.length);
      let fresh: QueueList = { items: [], total: wanted, inLine: 0 };
      while (fresh.items.length < Math.min(wanted, fresh.total)) {
        const offset = fresh.items.length;
        const page = await pageOf(queue, offset, Math.min(LARGEST_PAGE, wanted - offset));
        fresh = appendPage(fresh, page);
        if (page.items.length === 0) break;
      }
      return (lists) => ({ ...lists, [queue]: fresh });
    });

  /** The first pages are correct after any push; only the total has to be fetched. */
  const recount = (queue: Queue): Promise<void> =>
    ask(async () => {
      const { total, inLine } = await pageOf(queue, 0, 1);
      return (lists) => {
        const loaded = lists[queue].items.length;
        // Counted for one row, a long history may be counted less far than it is loaded.
        const least = isCountedInPart(queue, total) ? loaded + 1 : loaded;
        return { ...lists, [queue]: { ...lists[queue], total: Math.max(total, least), inLine } };
      };
    });

  const confirmSoon = (queue: Queue): void => {
    if (timers.has(queue)) return;
    const confirm = () => {
      timers.delete(queue);
      const work = isDrained(state().lists[queue]) ? refresh(queue) : recount(queue);
      work.catch((error: unknown) => console.warn('queue could not be refreshed', error));
    };
    timers.set(queue, setTimeout(confirm, CONFIRM_MS));
  };

  const grow = async (queue: Queue): Promise<void> => {
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
    // Rows moved while this page was loading, and one fell between two pages.
    if (!isComplete) await refresh(queue);
  };

  return {
    refreshAll: () => Promise.all(QUEUES.map(refresh)),
    async update(session: QueueUser): Promise<void> {
      if (isByTag()) await loadSessionTags(session.userSessionId);
      for (const pushed of underWay) pushed.push(session);
      for (const queue of staleQueues(state().lists, session)) confirmSoon(queue);
      change(({ lists }) => ({ lists: applySession(lists, session, narrowing()) }));
      for (const queue of QUEUES) if (isDrained(state().lists[queue])) confirmSoon(queue);
    },
    /** Scrolling triggers repeatedly; one page loads at a time. */
    loadMore(queue: Queue): Promise<void> {
      const known = growing.get(queue);
      if (known) return known;
      const work = grow(queue).finally(() => growing.delete(queue));
      growing.set(queue, work);
      return work;
    },
    end(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** All loaded rows are gone, and there are more. */
const isDrained = ({ items, total }: QueueList): boolean => items.length === 0 && total > 0;
