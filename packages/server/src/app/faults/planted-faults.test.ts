/** Tests of the fault suite: a fault of each kind, planted between the clients and a sound server, is found. */
import { MINUTE_MS } from '@parrot/contract/core';
import {
  findRedis,
  newOwner,
  sharedTestServer,
  startTestRedis,
  startTestSmtp,
  type TestServer,
} from '@parrot/testkit';
import { auditLoad, createRandom, createSite, publishOnOne, startLoad } from '@parrot/testkit/faults';
import { urlOf } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messageAdded } from '../../features/conversations/index.ts';
import { startTwoServers } from '../../platform/cluster/two-servers.fixture.ts';
import type { DomainEvent } from '../../platform/index.ts';
import { startLossyRedis } from './lossy-redis.fixture.ts';
import {
  acknowledgeBeforeCommit,
  type Forward,
  startUnsoundRelay,
  storeOutOfOrder,
  storeRepeats,
} from './unsound-relay.fixture.ts';

const MESSAGES = 12;
const CASES = 2;
const NO_WAIT = { settleMs: 0 };
const NOBODY = { flow: 0, faq: 0, desk: 0, files: false, mails: false, cases: false };

/** What the ledger finds after visitors wrote through the relay. */
async function foundThrough(forward: Forward) {
  const target = await sharedTestServer();
  const smtp = await startTestSmtp();
  const relay = await startUnsoundRelay(target, forward);
  onTestFinished(async () => {
    await relay.stop();
    await smtp.stop();
    await target.stop();
  });
  const site = { ...(await createSite(target)), server: relay.server };
  const load = await startLoad(site, createRandom(1), { ...NOBODY, flow: 2 });
  await load.untilWritten(MESSAGES);
  await load.stop();
  await target.server.platform.outbox.settle();
  const databaseUrl = urlOf(await databaseName(target));
  const audit = await auditLoad(load, { server: target, smtp, databaseUrl }, NO_WAIT);
  load.close();
  return audit;
}

const databaseName = async ({ server }: TestServer): Promise<string> => {
  const { rows } = (await server.platform.database.system((tx) =>
    tx.execute(sql`select current_database() as name`),
  )) as unknown as { rows: { name: string }[] };
  return rows[0]?.name ?? '';
};

test('a sound relay has no fault', async () => {
  const { counts, details } = await foundThrough((send, payload) => send(payload));
  expect(details).toEqual([]);
  expect(counts.acknowledged).toBeGreaterThanOrEqual(MESSAGES);
});

test('an acknowledgement before the commit is found as a loss', async () => {
  const { counts } = await foundThrough(acknowledgeBeforeCommit);
  expect(counts.lost).toBeGreaterThan(0);
});

test('a message that is stored again when it is repeated is found as doubled', async () => {
  const { counts } = await foundThrough(storeRepeats);
  expect(counts.doubled).toBeGreaterThan(0);
  expect(counts.lost).toBe(0);
});

test('messages stored in another order are found as out of order', async () => {
  const { counts } = await foundThrough(storeOutOfOrder());
  expect(counts.outOfOrder).toBeGreaterThan(0);
});

test('effects of rules that are there again, breaches without a notice and cases in no queue are found', async () => {
  const target = await sharedTestServer();
  const smtp = await startTestSmtp();
  onTestFinished(async () => {
    await smtp.stop();
    await target.stop();
  });
  const { bus, database, outbox } = target.server.platform;
  const delivered: DomainEvent[] = [];
  bus.listen(messageAdded, (event) => void delivered.push(event));
  const load = await startLoad(await createSite(target), createRandom(1), { ...NOBODY, cases: true });
  await load.untilWritten(2 * CASES);
  await load.stop();
  await outbox.settle();
  const databaseUrl = urlOf(await databaseName(target));
  const now = () => target.clock.now().getTime();
  const found = async () => {
    const { counts, details } = await auditLoad(
      load,
      { server: target, smtp, databaseUrl },
      { ...NO_WAIT, now },
    );
    return { ...counts, details };
  };
  const sound = await found();
  expect(sound.details).toEqual([]);
  const [first] = load.ledger.cases;
  expect([sound.cases, sound.effects, sound.breaches]).toEqual([
    load.ledger.cases.length,
    6 * sound.cases,
    0,
  ]);
  if (!first) throw new Error('no case was written');

  // As a server that notes a breach before it notifies, and is killed between the two.
  const ofFirst = sql`select id from tickets where session_id = ${first.userSessionId}`;
  const change = (statement: ReturnType<typeof sql>) => database.system((tx) => tx.execute(statement));
  await change(sql`update ticket_targets set breach_notified_at = now() where ticket_id in (${ofFirst})`);
  target.clock.advance(3 * MINUTE_MS);
  await target.server.slices.tickets.notifyDue();
  await outbox.settle();
  expect(await found()).toMatchObject({ breaches: sound.cases - 1, breachesLost: 1, breachesTwice: 0 });

  // As one that does not recognize an event that is delivered again.
  for (const event of delivered.filter(({ id }) => id !== ''))
    await bus.deliver({ ...event, id: `again ${event.id}` });
  await outbox.settle();
  expect(await found()).toMatchObject({ effectsTwice: 4 * sound.cases, effectsLost: 0 });

  await change(sql`update user_sessions set group_id = null where id = ${first.userSessionId}`);
  expect((await found()).notRouted).toBe(1);
});

const program = await findRedis();

describe.skipIf(!program)('two processes', () => {
  test('a cache that is not told of a change is found as stale', async () => {
    const redis = await startTestRedis(program ?? '');
    const lossy = await startLossyRedis(redis.url);
    const servers = await startTwoServers({ ...redis, url: lossy.url });
    onTestFinished(async () => {
      await servers.stop();
      await lossy.stop();
      await redis.stop();
    });
    const found: string[] = [];
    const site = { owner: await newOwner(servers.a) };
    await publishOnOne([servers.a, servers.b], { site, fail: (detail) => found.push(detail) }, 1_000);
    expect(found).toEqual([expect.stringContaining('is unpublished on one process only')]);
  });
});
