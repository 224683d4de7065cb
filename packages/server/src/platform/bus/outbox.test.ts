import { newId, type TenantId } from '@parrot/contract/core';
import { openTestStore } from '@parrot/testkit/stores';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { createDatabase, type Database, type Driver } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log/log.ts';
import { createBus, defineTopic } from './bus.ts';
import { createOutbox } from './outbox.ts';

const greeted = defineTopic<{ name: string }>('test.greeted');
const log = createLog('silent');
const tenantId: TenantId = newId('ten');

describe('the outbox', () => {
  let store: Driver;
  beforeAll(async () => {
    store = await openTestStore();
    await migrate(store);
  });
  afterEach(() => store.query('delete from outbox'));
  afterAll(() => store.close());

  /** What a process has of its own; the store is shared. */
  function testProcess(
    beforeSystem = () => Promise.resolve(),
    inCluster?: Parameters<typeof createOutbox>[4],
  ) {
    const database = createDatabase(store);
    const bus = createBus(log);
    const system: Database['system'] = async (work) => {
      await beforeSystem();
      return database.system(work);
    };
    const outbox = createOutbox({ ...database, system }, bus, systemClock, log, inCluster);
    const greet = (name: string, fail = false) =>
      database.tenant(tenantId, async (tx) => {
        outbox.write(tx, greeted, { tenantId, key: 'one', payload: { name } });
        if (fail) throw new Error('rolled back');
      });
    const left = async () =>
      (await store.query('select payload from outbox order by id')).rows.map((row) => row.payload);
    return { bus, outbox, greet, left };
  }

  test('an event is delivered after the commit, in order, and its row is deleted once the work is done', async () => {
    const { bus, outbox, greet, left } = testProcess();
    const delivered: string[] = [];
    const worked: string[] = [];
    bus.listen(greeted, ({ payload }) => delivered.push(payload.name));
    bus.work(greeted, async ({ payload }) => {
      await Promise.resolve();
      worked.push(payload.name);
    });
    for (const name of ['Ann', 'Bo', 'Cy']) await greet(name);
    await outbox.settle();
    expect(delivered).toEqual(['Ann', 'Bo', 'Cy']);
    expect(worked).toEqual(['Ann', 'Bo', 'Cy']);
    expect(await left()).toEqual([]);
  });

  test('separate work neither delays other work nor waits for it, and the row stays until both are done', async () => {
    const { bus, outbox, greet, left } = testProcess();
    const worked: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slowly = async (name: string) => {
      await finished;
      worked.push(`${name} slowly`);
    };
    bus.work(greeted, ({ payload }) => slowly(payload.name), undefined, { separately: 'slow' });
    bus.work(greeted, async ({ payload }) => void worked.push(payload.name));
    for (const name of ['Ann', 'Bo']) await greet(name);
    await expect.poll(() => worked).toEqual(['Ann', 'Bo']);
    expect(await left()).toEqual([{ name: 'Ann' }, { name: 'Bo' }]);
    finish();
    await outbox.settle();
    expect(worked).toEqual(['Ann', 'Bo', 'Ann slowly', 'Bo slowly']);
    expect(await left()).toEqual([]);
  });

  test('settling also waits for rows that are being deleted', async () => {
    let isLeaving = false;
    let letGo = () => {};
    const blocked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { bus, outbox, greet, left } = testProcess(() => {
      isLeaving = true;
      return blocked;
    });
    bus.work(greeted, () => Promise.resolve());
    await greet('Ann');
    await expect.poll(() => isLeaving).toBe(true);
    const settled = outbox.settle();
    expect(await Promise.race([settled, left()])).toEqual([{ name: 'Ann' }]);
    letGo();
    await settled;
    expect(await left()).toEqual([]);
  });

  test('an event without workers is delivered and not stored', async () => {
    const { bus, outbox, greet, left } = testProcess();
    const delivered: string[] = [];
    let done = () => {};
    const waits = new Promise<void>((resolve) => {
      done = resolve;
    });
    bus.listen(greeted, ({ payload }) => delivered.push(payload.name));
    bus.work(
      greeted,
      () => waits,
      ({ name }) => name === 'Bo',
    );
    for (const name of ['Ann', 'Bo']) await greet(name);
    expect(delivered).toEqual(['Ann', 'Bo']);
    expect(await left()).toEqual([{ name: 'Bo' }]);
    done();
    await outbox.settle();
    expect(await left()).toEqual([]);
  });

  test('a change that is rolled back delivers nothing', async () => {
    const { bus, outbox, greet, left } = testProcess();
    const delivered: string[] = [];
    bus.listen(greeted, ({ payload }) => delivered.push(payload.name));
    await expect(greet('Ann', true)).rejects.toThrow('rolled back');
    await outbox.settle();
    expect(delivered).toEqual([]);
    expect(await left()).toEqual([]);
  });

  test('failed work stays stored, and runs when the next process starts', async () => {
    const first = testProcess();
    first.bus.work(greeted, () => Promise.reject(new Error('not today')));
    await first.greet('Ann');
    await first.outbox.settle();
    expect(await first.left()).toEqual([{ name: 'Ann' }]);

    const second = testProcess();
    const worked: string[] = [];
    second.bus.work(greeted, async ({ payload }) => {
      worked.push(payload.name);
    });
    await second.outbox.start();
    await second.outbox.stop();
    expect(worked).toEqual(['Ann']);
    expect(await second.left()).toEqual([]);
  });

  test('work that failed because the store was away runs when it is back, without a restart', async () => {
    let isAway = false;
    const { bus, outbox, greet, left } = testProcess(async () => {
      if (isAway) throw new Error('the store is away');
    });
    const worked: string[] = [];
    bus.work(greeted, async ({ payload }) => {
      if (isAway) throw new Error('the store is away');
      worked.push(payload.name);
    });
    isAway = true;
    await greet('Ann');
    await outbox.settle();
    expect(worked).toEqual([]);
    isAway = false;
    // Its first poll is like every later one.
    await outbox.start();
    await outbox.stop();
    expect(worked).toEqual(['Ann']);
    expect(await left()).toEqual([]);
  });

  test('an event that can’t be read keeps neither the others nor the start from working', async () => {
    const { bus, outbox, left } = testProcess();
    const worked: string[] = [];
    bus.work(
      greeted,
      async ({ payload }) => void worked.push(payload.name),
      ({ name }) => name.length > 0,
    );
    await store.query(
      `insert into outbox (tenant_id, topic, key, payload, created_at)
       select $1, $2, 'one', payload::jsonb, now() from unnest(array['{}', '{"name": "Ann"}']) as payload`,
      [tenantId, greeted.name],
    );
    await outbox.start();
    await outbox.stop();
    expect(worked).toEqual(['Ann']);
    expect(await left()).toEqual([{}]);
  });

  test('of several processes, the leader works on what a dead one left, and on nothing of a live one', async () => {
    const process = (processId: string, isLeader = false) =>
      testProcess(undefined, { processId, isLeader: () => isLeader });
    const worked: string[] = [];
    const workAs = ({ bus }: ReturnType<typeof process>, name: string) =>
      bus.work(greeted, async ({ payload }) => void worked.push(`${payload.name} by ${name}`));
    await store.query("insert into processes (id, runs_jobs) values ('live', true)");
    for (const id of ['live', 'dead']) {
      const writer = process(id);
      writer.bus.work(greeted, () => Promise.reject(new Error('not today')));
      await writer.greet(id);
      await writer.outbox.settle();
    }
    for (const [name, isLeader] of [
      ['follower', false],
      ['leader', true],
    ] as const) {
      const other = process(name, isLeader);
      workAs(other, name);
      await other.outbox.start();
      await other.outbox.stop();
    }
    expect(worked).toEqual(['dead by leader']);
    const again = process('live');
    workAs(again, 'live');
    await again.outbox.start();
    await again.outbox.stop();
    expect(worked).toEqual(['dead by leader', 'live by live']);
  });

  test('a listener that fails hurts neither the others nor the sender', async () => {
    const { bus, outbox, greet } = testProcess();
    const delivered: string[] = [];
    bus.listen(greeted, () => {
      throw new Error('broken screen');
    });
    bus.listen(greeted, ({ payload }) => delivered.push(payload.name));
    await greet('Ann');
    await outbox.settle();
    expect(delivered).toEqual(['Ann']);
  });
});
