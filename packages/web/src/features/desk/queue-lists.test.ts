import type { QueueUser } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import {
  appendPage,
  doubtfulQueues,
  EMPTY_LISTS,
  placeSession,
  QUEUES,
  type Queue,
  type QueueList,
  type QueueLists,
} from './queue-lists.ts';
import { at, queueUser } from './queue-user.fixture.ts';

const OWN = newId('usr');
const COLLEAGUE = newId('usr');

/** The same numbers for the same seed, so that a failure can be run again. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What the server would answer, written apart from the code under test. */
function fresh(sessions: readonly QueueUser[], queue: Queue, length: number): QueueList {
  const all = sessions
    .filter(({ status, agentId }) =>
      queue === 'unassigned' ? status === 'UNASSIGNED' : status === 'ASSIGNED' && agentId === OWN,
    )
    .map((session) => ({ session, time: session.lastMessage?.time ?? session.startedAt }))
    .sort(
      (a, b) => b.time.localeCompare(a.time) || (a.session.userSessionId < b.session.userSessionId ? -1 : 1),
    )
    .map(({ session }) => session);
  return { items: all.slice(0, length), total: all.length };
}

/** Something that can happen to a session. Two things may happen in the same second. */
function happen(session: QueueUser, seconds: number, roll: (below: number) => number): QueueUser {
  const said = {
    ...session,
    lastMessage: { value: 'Hello', userType: 'visitor' as const, time: at(seconds), seq: 1 },
  };
  switch (session.status) {
    case 'INPROGRESS':
      return roll(2) ? { ...session, status: 'UNASSIGNED', waitingSince: at(seconds) } : said;
    case 'UNASSIGNED': {
      if (roll(3)) return said;
      const agentId = roll(2) ? OWN : COLLEAGUE;
      return { ...session, status: 'ASSIGNED', agentId, agentName: 'Somebody' };
    }
    case 'ASSIGNED':
      return roll(3) ? said : { ...session, status: 'CLOSED' };
    default:
      return session;
  }
}

/** Lets sessions live for a while; `look` sees every push with the lists before and after it. */
function live(
  seed: number,
  pageLength: number,
  look: (step: {
    before: QueueLists;
    after: QueueLists;
    pushed: QueueUser;
    sessions: QueueUser[];
  }) => QueueLists,
): void {
  const roll = seeded(seed);
  const sessions: QueueUser[] = [];
  let lists: QueueLists = EMPTY_LISTS;
  for (let step = 0; step < 160; step += 1) {
    const seconds = Math.floor(step / 2);
    const index = roll(sessions.length + 1);
    const known = sessions[index];
    const pushed = known
      ? happen(known, seconds, roll)
      : queueUser({ status: 'INPROGRESS', startedAt: at(seconds), waitingSince: null });
    sessions[index] = pushed;
    // Now and then somebody comes back, and has only the beginning of the lists.
    if (step % 40 === 39)
      lists = {
        unassigned: fresh(sessions, 'unassigned', pageLength),
        assigned: fresh(sessions, 'assigned', pageLength),
      };
    else lists = look({ before: lists, after: placeSession(lists, pushed, OWN), pushed, sessions });
  }
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

describe('a push', () => {
  test('leaves wholly loaded lists as a fresh call would give them [DSK-01]', () => {
    for (const seed of SEEDS)
      live(seed, Number.POSITIVE_INFINITY, ({ before, after, pushed, sessions }) => {
        expect(doubtfulQueues(before, pushed)).toEqual([]);
        for (const queue of QUEUES)
          expect(after[queue], `seed ${seed}`).toEqual(fresh(sessions, queue, 1_000));
        return after;
      });
  });

  test('leaves the beginning of a long list right, and says where the total has to be asked for [DSK-01]', () => {
    let doubts = 0;
    for (const seed of SEEDS)
      live(seed, 2, ({ before, after, pushed, sessions }) => {
        const doubtful = doubtfulQueues(before, pushed);
        doubts += doubtful.length;
        const next = { ...after };
        for (const queue of QUEUES) {
          const { items, total } = after[queue];
          const truth = fresh(sessions, queue, items.length);
          expect(items, `seed ${seed}`).toEqual(truth.items);
          if (!doubtful.includes(queue)) expect(total, `seed ${seed}`).toBe(truth.total);
          else {
            expect(total).toBeGreaterThanOrEqual(truth.total);
            next[queue] = truth;
          }
        }
        return next;
      });
    expect(doubts).toBeGreaterThan(100);
  });

  test('twice is as good as once', () => {
    const session = queueUser({ lastMessage: { value: 'Hi', userType: 'visitor', time: at(3), seq: 1 } });
    const once = placeSession(EMPTY_LISTS, session, OWN);
    expect(placeSession(once, session, OWN)).toEqual(once);
    expect(once.unassigned).toEqual({ items: [session], total: 1 });
  });
});

describe('another page', () => {
  const sessions = Array.from({ length: 7 }, (_, index) => queueUser({ startedAt: at(index) }));
  const page = (offset: number, length: number): QueueList => ({
    items: fresh(sessions, 'unassigned', 1_000).items.slice(offset, offset + length),
    total: sessions.length,
  });

  test('stands behind what is there, until the list is whole [DSK-01]', () => {
    const whole = [page(0, 3), page(3, 3), page(6, 3)].reduce(appendPage);
    expect(whole).toEqual(fresh(sessions, 'unassigned', 1_000));
  });

  test('that overlaps, because rows moved meanwhile, brings no row twice', () => {
    expect(appendPage(page(0, 4), page(2, 5))).toEqual(fresh(sessions, 'unassigned', 1_000));
  });
});
