/** What visitors cost the database: the statements of each step have an upper bound. */
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { openTestStore } from '@parrot/testkit/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Driver } from '../../../platform/index.ts';

/** Regular work runs beside the step, so the calmest of these runs counts. */
const RUNS = 4;
const OF_JOBS = /pgboss|^select 1$/;
/** Close to the FAQ's question and not the same, as a visitor would ask it. */
const QUESTION = 'opening hours please';

describe('on a PostgreSQL server', () => {
  let driver: Driver;
  let server: TestServer;
  let owner: TestSession;
  let seen: string[] = [];
  let parrotId = '';

  beforeAll(async () => {
    driver = await openTestStore({ onStatement: (text) => seen.push(text) });
    // Without the encoder an answer takes only moments on a slow machine, too.
    server = await startTestServer({ driver, settings: { ENCODER: 'off' } });
    owner = await newOwner(server);
    ({ parrotId } = await newPublishedApp(server, owner));
    await askBot(await newVisitor());
  });
  afterAll(async () => {
    await server.stop();
    await driver.close();
  });

  const settle = () => server.server.platform.outbox.settle();

  const newVisitor = async () => {
    const socket = await openVisitorSocket(server, { parrotId });
    const { conversationId } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    return { socket, conversationId };
  };
  type Visitor = Awaited<ReturnType<typeof newVisitor>>;

  const askBot = async ({ socket }: Visitor) => {
    await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: QUESTION });
    await socket.next(visitorMessageAdded, ({ message }) => message.value === OPENING_HOURS.answer);
  };
  const visitorWhoAsked = async () => {
    const visitor = await newVisitor();
    await askBot(visitor);
    return visitor;
  };

  /** The statements of the calmest run, without those that begin and end transactions. */
  const statementsOf = async <T>(prepare: () => Promise<T>, step: (prepared: T) => Promise<unknown>) => {
    const runs: string[][] = [];
    while (runs.length < RUNS) {
      const prepared = await prepare();
      await settle();
      seen = [];
      await step(prepared);
      await settle();
      runs.push(seen.filter((text) => !OF_JOBS.test(text)));
    }
    const calmest = runs.sort((one, other) => one.length - other.length)[0] ?? [];
    return {
      transactions: calmest.filter((text) => text.startsWith('begin')).length,
      statements: calmest.filter((text) => !/^(begin|commit)/.test(text)).map(beginningOf),
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
    const { transactions, statements } = await statementsOf(async () => {}, newVisitor);
    expect(statements.slice(2)).toEqual([]);
    expect(transactions).toBe(1);
  });

  test('a request for an agent takes a bounded number of statements', async () => {
    const { statements } = await statementsOf(visitorWhoAsked, ({ socket }) => socket.ask(requestAgent, {}));
    // With the queue's positions, and the app's agents if the cache has expired meanwhile.
    expect(statements.slice(43)).toEqual([]);
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

function newSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}
