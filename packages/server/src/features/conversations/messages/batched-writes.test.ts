/**
 * Which messages are stored in one transaction. What is stored and pushed is tested with the visitor channel.
 */
import { EventEmitter, once } from 'node:events';
import { newId, type TenantId } from '@parrot/contract/core';
import { openTestStore } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../platform/index.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import type { Outcome, UnitsOfWork } from '../sessions/unit-of-work.ts';
import { createBatchedWrites } from './batched-writes.ts';

const tenantId: TenantId = newId('ten');
const [one, other, third] = [newId('cnv'), newId('cnv'), newId('cnv')];
const POISON = 'too much for the store';

let database: Database;
beforeAll(async () => {
  database = createDatabase(await openTestStore());
});
afterAll(() => database.close());

let rounds: unknown[][];
beforeEach(() => {
  rounds = [];
});

/** Runs each work, in a transaction that fails as a whole if one of them is poison. */
const unitsOfWork: UnitsOfWork = async (tx, jobs) => {
  const outcomes: Outcome<never>[] = [];
  for (const { work } of jobs) {
    try {
      outcomes.push({ result: (await work({} as LockedConversation)) as never });
    } catch (error) {
      outcomes.push({ error });
    }
  }
  const results = outcomes.map((outcome) => ('result' in outcome ? outcome.result : 'failed'));
  rounds.push(results);
  await tx.execute(results.some((result) => result === POISON) ? sql`select 1 / 0` : sql`select 1`);
  return outcomes;
};

const together = () => createBatchedWrites({ database }, unitsOfWork);
const saying = <T>(conversationId: typeof one, value: T) => ({ conversationId, work: () => value });

test('works that arrive before the transaction starts are stored in it; those of one conversation one after the other', async () => {
  const work = together();
  const values = await Promise.all([
    work(tenantId, saying(one, 'a')),
    work(tenantId, saying(one, 'b')),
    work(tenantId, saying(other, 'c')),
    work(tenantId, saying(one, 'd')),
    work(tenantId, saying(third, 'e')),
  ]);
  expect(values).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(rounds).toEqual([['a', 'c', 'e'], ['b'], ['d']]);
});

/** Work that has begun and does not end before it is released. */
const blockedWork = () => {
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const released = once(events, 'released');
  const work = async () => {
    events.emit('begun');
    await released;
    return 'blocked';
  };
  return { job: { conversationId: one, work }, begun, release: () => events.emit('released') };
};

test('works that arrive while a transaction runs are stored in the next one', async () => {
  const work = together();
  const { job, begun, release } = blockedWork();
  const first = work(tenantId, job);
  await begun;
  const next = [work(tenantId, saying(other, 'a')), work(tenantId, saying(third, 'b'))];
  release();
  await Promise.all([first, ...next]);
  expect(rounds).toEqual([['blocked'], ['a', 'b']]);
});

test('many works that wait are stored while another transaction runs', async () => {
  const work = together();
  const { job, begun, release } = blockedWork();
  const first = work(tenantId, job);
  await begun;
  await Promise.all(Array.from({ length: 8 }, (_, at) => work(tenantId, saying(newId('cnv'), at))));
  expect(rounds).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
  release();
  await first;
});

test('a transaction that takes long delays no other conversation, and the next work of its own waits', async () => {
  const work = together();
  const { job, begun, release } = blockedWork();
  const first = work(tenantId, job);
  await begun;
  const own = work(tenantId, saying(one, 'own'));
  expect(await work(tenantId, saying(other, 'another'))).toBe('another');
  expect(rounds).toEqual([['another']]);
  release();
  expect(await Promise.all([first, own])).toEqual(['blocked', 'own']);
});

test('a work that fails gets its error, and the others are stored', async () => {
  const work = together();
  const failing = () => {
    throw new Error('not this one');
  };
  const outcomes = await Promise.allSettled([
    work(tenantId, saying(one, 'a')),
    work(tenantId, { conversationId: other, work: failing }),
    work(tenantId, saying(third, 'b')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(rounds).toEqual([['a', 'failed', 'b']]);
});

test('if the transaction fails, each work is tried alone', async () => {
  const work = together();
  const outcomes = await Promise.allSettled([
    work(tenantId, saying(one, 'a')),
    work(tenantId, saying(other, POISON)),
    work(tenantId, saying(third, 'b')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(rounds[0]).toEqual(['a', POISON, 'b']);
  expect(rounds.slice(1).flat().sort()).toEqual(['a', 'b', POISON].sort());
});

test('if the store is down every work gets the error, and the next one tries again', async () => {
  let isThere = false;
  const shaky: Database['tenant'] = (id, run) =>
    isThere ? database.tenant(id, run) : Promise.reject(new Error('the store is down'));
  const work = createBatchedWrites({ database: { ...database, tenant: shaky } }, unitsOfWork);
  const outcomes = await Promise.allSettled([
    work(tenantId, saying(one, 'a')),
    work(tenantId, saying(other, 'b')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isThere = true;
  expect(await work(tenantId, saying(one, 'c'))).toBe('c');
});
