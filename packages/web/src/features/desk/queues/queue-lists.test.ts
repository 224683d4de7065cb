import type { QueueUser } from '@parrot/contract/conversations';
import { newId, type UserId } from '@parrot/contract/core';
import type { QueueFilter } from '@parrot/contract/desk';
import { describe, expect, test } from 'vitest';
import { APP, at, queueUser, visitorMessage } from '../testing/queue-user.fixture.ts';
import {
  appendPage,
  applySession,
  EMPTY_LISTS,
  type Narrowing,
  QUEUES,
  type Queue,
  type QueueList,
  type QueueLists,
  staleQueues,
} from './queue-lists.ts';

const OWN = newId('usr');
const COLLEAGUE = newId('usr');

/** The same numbers for the same seed, so that a failure can be reproduced. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const OTHER_APP = newId('app');
const GROUP = newId('grp');
type Filter = Required<Omit<QueueFilter, 'appId' | 'tagIds'>> & Pick<QueueFilter, 'appId'>;
const USUAL: Filter = {
  agent: 'self',
  conversationType: 'all_types',
  groups: [],
  assignedFilter: 'all',
  startDate: null,
  endDate: null,
};
/** Each filter alone, and some combined. */
const NARROWINGS: Filter[] = [
  USUAL,
  { ...USUAL, agent: 'all' },
  { ...USUAL, groups: ['none'] },
  { ...USUAL, groups: [GROUP] },
  { ...USUAL, agent: COLLEAGUE },
  { ...USUAL, appId: OTHER_APP },
  { ...USUAL, conversationType: 'unread', agent: 'all' },
  { ...USUAL, conversationType: 'unanswered' },
  { ...USUAL, assignedFilter: 'unread', agent: 'all' },
  { ...USUAL, conversationType: 'verified', appId: APP.appId },
  { ...USUAL, conversationType: 'rated_low', agent: 'all' },
  { ...USUAL, conversationType: 'by_email' },
  { ...USUAL, agent: 'all', startDate: at(20), endDate: at(50) },
];
const narrowed = (filter: Filter): Narrowing => ({ filter, ownId: OWN });

/** The server's reply, written independently of the code under test. */
function fresh(
  sessions: readonly QueueUser[],
  queue: Queue,
  length: number,
  { agent, conversationType, groups, assignedFilter, appId, startDate, endDate }: Filter = USUAL,
): QueueList {
  const who = agent === 'self' ? OWN : agent;
  const isOf = ({ agentId, escalatedAgentId, transfer }: QueueUser) =>
    who === 'all' || agentId === who || escalatedAgentId === who || transfer?.toAgentId === who;
  const ended = ({ endedAt }: QueueUser) =>
    (startDate === null || (endedAt ?? '') >= startDate) && (endDate === null || (endedAt ?? '') <= endDate);
  const inQueue = (session: QueueUser): boolean => {
    switch (queue) {
      case 'unassigned':
        return session.status === 'UNASSIGNED' && isOfGroups(session);
      case 'inprogress':
        return session.status === 'INPROGRESS';
      case 'assigned':
        return (
          session.status === 'ASSIGNED' &&
          isOf(session) &&
          (assignedFilter === 'all' || session.unreadCount > 0)
        );
      case 'escalated':
        return session.status === 'ESCALATED' && isOf(session);
      case 'history':
        return session.status === 'CLOSED' && isOf(session) && ended(session);
      case 'completed':
        return session.status === 'COMPLETED' && ended(session);
    }
  };
  const isOfGroups = ({ groupId }: QueueUser): boolean =>
    groups.length === 0 || groups.includes(groupId ?? 'none');
  const ofType = (session: QueueUser): boolean => {
    if (conversationType === 'unread') return session.unreadCount > 0;
    if (conversationType === 'unanswered') return session.waitingSince !== null;
    if (conversationType === 'verified') return session.isVerified;
    if (conversationType === 'rated_low') return (session.rating ?? 5) < 3;
    return conversationType === 'by_email' ? session.answersByEmail : true;
  };
  const all = sessions
    .filter((session) => inQueue(session) && ofType(session) && (!appId || session.appId === appId))
    .map((session) => ({ session, time: session.lastMessage?.time ?? session.startedAt }))
    .sort(
      (a, b) =>
        left(a.session) - left(b.session) ||
        b.time.localeCompare(a.time) ||
        (a.session.userSessionId < b.session.userSessionId ? -1 : 1),
    )
    .map(({ session }) => session);
  const inLine = all.filter((session) => session.status === 'UNASSIGNED' && !left(session)).length;
  return { items: all.slice(0, length), total: all.length, inLine };
}

const left = ({ status, visitorLeftAt }: QueueUser): number =>
  status === 'UNASSIGNED' && visitorLeftAt !== null ? 1 : 0;

const offered = (agentId: UserId, seconds: number): QueueUser['transfer'] => ({
  ...{ toAgentId: agentId, toAgentName: 'Somebody', byAgentId: COLLEAGUE, byAgentName: 'Colleague' },
  ...{ note: '', until: at(seconds + 60) },
});

/** A random event of a session. Two events may share the same second. */
function happen(session: QueueUser, seconds: number, roll: (below: number) => number): QueueUser {
  const answered: QueueUser = {
    ...session,
    unreadCount: roll(3),
    waitingSince: roll(2) ? at(seconds) : null,
    lastMessage: visitorMessage('Hello', at(seconds)),
  };
  const anAgent = roll(2) ? OWN : COLLEAGUE;
  const nobodys = { agentId: null, agentName: null, escalatedAgentId: null, escalatedAgentName: null };
  const over = { endedAt: at(seconds), waitingSince: null, unreadCount: 0, transfer: null };
  switch (session.status) {
    case 'INPROGRESS':
      if (roll(3) === 0) return { ...session, status: 'UNASSIGNED', waitingSince: at(seconds) };
      return roll(4) === 0 ? { ...session, ...over, status: 'COMPLETED' } : answered;
    case 'UNASSIGNED':
      if (roll(3) === 0) return answered;
      if (roll(4) === 0) return { ...session, status: 'INPROGRESS', waitingSince: null };
      if (roll(4) === 0) return { ...session, answersByEmail: true };
      if (roll(3) === 0) return { ...session, visitorLeftAt: session.visitorLeftAt ? null : at(seconds) };
      return { ...session, status: 'ASSIGNED', agentId: anAgent, agentName: 'Somebody' };
    case 'ASSIGNED':
      if (roll(3) === 0) return answered;
      if (roll(3) === 0)
        return {
          ...session,
          ...{ status: 'ESCALATED', transfer: null },
          ...{ escalatedAgentId: anAgent, escalatedAgentName: 'Somebody' },
        };
      if (roll(3) === 0) return { ...session, transfer: offered(anAgent, seconds) };
      return roll(2)
        ? { ...session, ...nobodys, transfer: null, status: 'INPROGRESS' }
        : { ...session, ...over, status: 'CLOSED' };
    case 'ESCALATED':
      return roll(2) ? answered : { ...session, ...over, status: 'CLOSED' };
    default:
      // A closed session can still be rated.
      return { ...session, rating: (roll(5) + 1) as NonNullable<QueueUser['rating']> };
  }
}

/** Runs random sessions; `observe` gets every push with the lists before and after it. */
function live(
  seed: number,
  pageLength: number,
  narrowing: Filter,
  observe: (step: {
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
    const index = roll(Math.min(sessions.length + 1, 24));
    const known = sessions[index];
    const pushed = known
      ? happen(known, seconds, roll)
      : queueUser({
          status: 'INPROGRESS',
          startedAt: at(seconds),
          waitingSince: null,
          isVerified: roll(2) === 0,
          appId: roll(2) ? APP.appId : OTHER_APP,
          // Not rolled, so that the other values stay the same.
          groupId: index % 2 ? GROUP : null,
        });
    sessions[index] = pushed;
    // Now and then an agent reconnects, with only the first pages loaded.
    if (step % 40 === 39)
      lists = Object.fromEntries(
        QUEUES.map((queue) => [queue, fresh(sessions, queue, pageLength, narrowing)]),
      ) as QueueLists;
    else
      lists = observe({
        before: lists,
        after: applySession(lists, pushed, narrowed(narrowing)),
        pushed,
        sessions,
      });
  }
}

/** Rows are the same objects, so that comparing thousands of lists is fast. */
const areSame = (a: readonly QueueUser[], b: readonly QueueUser[]): boolean =>
  a.length === b.length && a.every((row, index) => row === b[index]);

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

describe('a push', () => {
  test.each(NARROWINGS)(
    'leaves fully loaded lists as a fresh call would return them: %o [DSK-01] [DSK-02]',
    (narrowing) => {
      let rows = 0;
      for (const seed of SEEDS)
        live(seed, Number.POSITIVE_INFINITY, narrowing, ({ before, after, pushed, sessions }) => {
          const doubtful = staleQueues(before, pushed);
          if (doubtful.length > 0) expect(doubtful).toEqual([]);
          for (const queue of QUEUES) {
            const truth = fresh(sessions, queue, 1_000, narrowing);
            const { items, total, inLine } = after[queue];
            const isRight = areSame(items, truth.items) && total === truth.total && inLine === truth.inLine;
            if (!isRight) expect(after[queue], `seed ${seed}`).toEqual(truth);
            rows += truth.total;
          }
          return after;
        });
      expect(rows).toBeGreaterThan(100);
    },
  );

  test('leaves the first pages of a long list correct, and reports where the total must be fetched [DSK-01]', () => {
    let doubts = 0;
    for (const narrowing of NARROWINGS)
      for (const seed of SEEDS)
        live(seed, 2, narrowing, ({ before, after, pushed, sessions }) => {
          const doubtful = staleQueues(before, pushed);
          doubts += doubtful.length;
          const next = { ...after };
          for (const queue of QUEUES) {
            const { items, total, inLine } = after[queue];
            const truth = fresh(sessions, queue, items.length, narrowing);
            if (!areSame(items, truth.items)) expect(items, `seed ${seed}`).toEqual(truth.items);
            if (!doubtful.includes(queue)) {
              const isRight = total === truth.total && inLine === truth.inLine;
              if (!isRight) expect({ total, inLine }, `seed ${seed} ${queue}`).toMatchObject(truth);
            } else {
              if (total < truth.total) expect(total).toBeGreaterThanOrEqual(truth.total);
              next[queue] = truth;
            }
          }
          return next;
        });
    expect(doubts).toBeGreaterThan(100);
  });

  test('received twice changes nothing', () => {
    const session = queueUser({ lastMessage: visitorMessage('Hi', at(3)) });
    const once = applySession(EMPTY_LISTS, session, narrowed(USUAL));
    expect(applySession(once, session, narrowed(USUAL))).toEqual(once);
    expect(once.unassigned).toEqual({ items: [session], total: 1, inLine: 1 });
  });
});

describe('another page', () => {
  const sessions = Array.from({ length: 7 }, (_, index) => queueUser({ startedAt: at(index) }));
  const page = (offset: number, length: number): QueueList => ({
    items: fresh(sessions, 'unassigned', 1_000).items.slice(offset, offset + length),
    total: sessions.length,
    inLine: sessions.length,
  });

  test('is appended until the list is complete [DSK-01]', () => {
    const whole = [page(0, 3), page(3, 3), page(6, 3)].reduce(appendPage);
    expect(whole).toEqual(fresh(sessions, 'unassigned', 1_000));
  });

  test('that overlaps, because rows moved, adds no row twice', () => {
    expect(appendPage(page(0, 4), page(2, 5))).toEqual(fresh(sessions, 'unassigned', 1_000));
  });
});
