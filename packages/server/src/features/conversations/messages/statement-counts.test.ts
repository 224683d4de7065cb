/** What visitors cost the database: the statements of each step have an upper bound. */
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
  visitorPage,
  visitorQueuePositionChanged,
} from '@parrot/contract/conversations';
import { type AppId, LIMITS, newId } from '@parrot/contract/core';
import { setAgentCapacity } from '@parrot/contract/desk';
import { notificationCreated } from '@parrot/contract/notifications';
import {
  newMember,
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  openNotificationSocket,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { openTestStore } from '@parrot/testkit/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Driver } from '../../../platform/index.ts';

/** Regular work runs beside the step, so the calmest of these runs counts. */
const RUNS = 4;
const OF_JOBS = /pgboss|^select 1$|^select id, tenant_id, topic, key, payload from outbox/;
/** Positions are pushed at most four times a second, however many visitors enter the queue meanwhile. */
const OF_QUEUE = /row_number\(\) over|"desk_agents"/;
const isOfQueue = (text: string) => OF_QUEUE.test(text);
/** Delivered events are deleted in batches; how many there are depends on the machine. */
const DELETES_EVENTS = /^delete from outbox/;
const isOfRequest = (text: string) => !isOfQueue(text) && !DELETES_EVENTS.test(text);
/** Close to the FAQ's question and not the same, as a visitor would ask it. */
const QUESTION = 'opening hours please';

describe('on a PostgreSQL server', () => {
  let driver: Driver;
  let server: TestServer;
  let owner: TestSession;
  let seen: Seen[] = [];
  const opened: TestSocket[] = [];
  let parrotId = '';
  let appId: AppId;

  beforeAll(async () => {
    driver = await openTestStore({ onStatement: (text, connection) => seen.push({ text, connection }) });
    // Without the encoder an answer takes only moments on a slow machine, too.
    server = await startTestServer({ driver, settings: { ENCODER: 'off' } });
    owner = await newOwner(server);
    ({ appId, parrotId } = await newPublishedApp(server, owner));
    await askBot(await newVisitor());
  });
  afterAll(async () => {
    await server.stop();
    await driver.close();
  });

  const settle = () => server.server.platform.outbox.settle();

  const newVisitor = async (id = parrotId) => {
    const socket = await openVisitorSocket(server, { parrotId: id });
    opened.push(socket);
    const { conversationId, session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    return { socket, conversationId, userSessionId: session?.userSessionId ?? '' };
  };
  type Visitor = Awaited<ReturnType<typeof newVisitor>>;

  const askBot = async ({ socket }: Visitor) => {
    await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: QUESTION });
    await socket.next(visitorMessageAdded, ({ message }) => message.value === OPENING_HOURS.answer);
  };
  const requestAgentOf = ({ socket }: Visitor) => socket.ask(requestAgent, {});
  const visitorWhoAsked = async () => {
    const visitor = await newVisitor();
    await askBot(visitor);
    return visitor;
  };

  /** Closes all visitors' windows, until they count as absent. */
  const disconnectAll = async () => {
    await settle();
    for (const socket of opened.splice(0)) socket.close();
    const { sockets } = server.server.platform.channels.visitor.sockets;
    await expect.poll(() => sockets.size).toBe(0);
    server.clock.advance(LIMITS.visitorGraceSeconds * 1_000);
    await runUpkeep();
    await settle();
  };
  const runUpkeep = () => server.server.slices.desk.runUpkeep();

  const statusCounts = async (id: AppId) => {
    const { rows } = await driver.query(
      `select count(*) filter (where status = 'ASSIGNED')::int as assigned,
        count(*) filter (where status = 'UNASSIGNED')::int as waiting from user_sessions where app_id = $1`,
      [id],
    );
    return rows[0] as { assigned: number; waiting: number };
  };

  /** The statements of the calmest run, without those that begin and end transactions, and their transactions. */
  const statementsOf = async <T>(
    prepare: () => Promise<T>,
    step: (prepared: T) => Promise<unknown>,
    counts = (_text: string) => true,
  ) => {
    const runs: Counted[] = [];
    while (runs.length < RUNS) {
      const prepared = await prepare();
      await settle();
      seen = [];
      await step(prepared);
      await settle();
      runs.push(countIn(seen, (text) => !OF_JOBS.test(text) && counts(text)));
    }
    const [calmest] = runs.sort((one, other) => one.statements.length - other.statements.length);
    return {
      transactions: calmest?.transactions ?? 0,
      statements: calmest?.statements.map(beginningOf) ?? [],
    };
  };
  const beginningOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 100);

  test('an answer is one transaction of two statements; the first one also counts the conversation', async () => {
    const further = await statementsOf(visitorWhoAsked, askBot);
    expect(further.statements.slice(2)).toEqual([]);
    expect(further.transactions).toBe(1);
    const first = await statementsOf(newVisitor, askBot);
    expect(first.statements.slice(3)).toEqual([]);
    expect(first.transactions).toBe(1);
  });

  test('a new visitor is stored by one statement, after the limit of the plan was read', async () => {
    const { transactions, statements } = await statementsOf(
      async () => {},
      () => newVisitor(),
    );
    expect(statements.slice(2)).toEqual([]);
    expect(transactions).toBe(1);
  });

  test('a navigation of the visitor is not stored', async () => {
    const page = `https://shop.example/${newId('msg')}`;
    const { statements } = await statementsOf(newVisitor, ({ socket }) => socket.ask(visitorPage, { page }));
    expect(statements).toEqual([]);
  });

  test('a request for an agent is stored by two statements; ticket, notification, summary and learning take nine more', async () => {
    const { transactions, statements } = await statementsOf(visitorWhoAsked, requestAgentOf, isOfRequest);
    expect(statements.slice(11)).toEqual([]);
    expect(transactions).toBeLessThanOrEqual(7);
  });

  test('agents who are connected are notified with one more statement, however many they are', async () => {
    const agents = await Promise.all([1, 2, 3].map(() => newMember(server, owner, 'agent', [appId])));
    const sockets = await Promise.all(agents.map((agent) => openNotificationSocket(server, agent)));
    const { statements } = await statementsOf(
      visitorWhoAsked,
      async (visitor) => {
        await requestAgentOf(visitor);
        const { userSessionId } = visitor;
        for (const socket of sockets)
          await socket.next(notificationCreated, ({ notification }) =>
            notification.link.includes(userSessionId),
          );
      },
      isOfRequest,
    );
    expect(statements.slice(12)).toEqual([]);
    for (const socket of sockets) socket.close();
  });

  test('the positions of a queue are read by one statement, and its agents by another', async () => {
    const others = await Promise.all([1, 2, 3].map(() => visitorWhoAsked()));
    for (const other of others) await requestAgentOf(other);
    const step = async (visitor: Visitor) => {
      await requestAgentOf(visitor);
      await visitor.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting !== null);
    };
    const { statements } = await statementsOf(visitorWhoAsked, step, isOfQueue);
    expect(statements).toHaveLength(2);
  });

  test('the regular upkeep runs the same statements however many visitors wait, as long as none is connected', async () => {
    await disconnectAll();
    const idle = await statementsOf(async () => {}, runUpkeep);
    for (let waiting = 0; waiting < 5; waiting += 1) await requestAgentOf(await newVisitor());
    await disconnectAll();
    const withWaiting = await statementsOf(async () => {}, runUpkeep);
    expect(withWaiting.statements).toEqual(idle.statements);
  });

  test('no waiting visitor is read while no agent has capacity', async () => {
    const busyOwner = await newOwner(server);
    const app = await newPublishedAppWith(server, busyOwner, { behaviour: { assignment: 'least_busy' } });
    await server.api.call(setAgentCapacity, {
      session: busyOwner,
      body: { userId: busyOwner.userId, capacity: 1 },
    });
    const leave = await server.server.slices.desk.attend(busyOwner);
    for (let waiting = 0; waiting < 2; waiting += 1) await requestAgentOf(await newVisitor(app.parrotId));
    await disconnectAll();
    const withOne = await statementsOf(async () => {}, runUpkeep);
    for (let waiting = 0; waiting < 5; waiting += 1) await requestAgentOf(await newVisitor(app.parrotId));
    await disconnectAll();
    const withSix = await statementsOf(async () => {}, runUpkeep);
    expect(withSix.statements).toEqual(withOne.statements);
    const { assigned, waiting } = await statusCounts(app.appId);
    expect({ assigned, waiting }).toEqual({ assigned: 1, waiting: 6 });
    await leave();
  });

  test('a unit of work that waited for another one sees what that one changed', async () => {
    const { conversationId } = await newVisitor();
    const { platform, slices } = server.server;
    const inConversation = <T>(work: (session: { handledSeq: number }) => Promise<T> | T, change?: number) =>
      platform.database.tenant(owner.tenantId, (tx) =>
        slices.conversations.sessions.unitOfWork(tx, conversationId, async (locked) => {
          if (change !== undefined) locked.update({ handledSeq: change });
          return work(locked.session ?? { handledSeq: -1 });
        }),
      );
    const [isLocked, release] = [newSignal(), newSignal()];
    const first = inConversation(async () => {
      isLocked.give();
      await release.given;
    }, 7);
    await isLocked.given;
    const second = inConversation(({ handledSeq }) => handledSeq);
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await driver.query(waiting)).rows).toEqual([{ count: 1 }]);
    release.give();
    await first;
    expect(await second).toBe(7);
  });
});

/** In one transaction at a time. */
type Seen = { text: string; connection: object };
type Counted = { transactions: number; statements: string[] };

/** Of the statements that count; a transaction counts if one of its statements does. */
function countIn(seen: readonly Seen[], counts: (text: string) => boolean): Counted {
  const uncounted = new Set<object>();
  const counted: Counted = { transactions: 0, statements: [] };
  for (const { text, connection } of seen) {
    if (text.startsWith('begin')) uncounted.add(connection);
    else if (!text.startsWith('commit') && counts(text)) {
      counted.statements.push(text);
      if (uncounted.delete(connection)) counted.transactions += 1;
    }
  }
  return counted;
}

function newSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}
