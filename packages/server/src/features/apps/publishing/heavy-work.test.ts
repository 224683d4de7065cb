/** How much heavy work of one tenant runs at once. */
import { publishApp } from '@parrot/contract/apps';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { importFaqs } from '@parrot/contract/knowledge';
import {
  newOwner,
  newPublishedApp,
  openTestStore,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Driver } from '../../../platform/index.ts';
import { apps } from '../apps.tables.ts';

let store: Driver;
let server: TestServer;
beforeAll(async () => {
  store = await openTestStore();
  server = await startTestServer({ driver: store });
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

const newApps = async (session: TestSession, count: number): Promise<AppId[]> => {
  const made: AppId[] = [];
  while (made.length < count) made.push((await newPublishedApp(server, session)).appId);
  return made;
};
const waitingForLocks = async () => {
  const { rows } = await store.query(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
};

/** Work on these apps stops at their lock until it is released. */
async function lockApps(appIds: AppId[]): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const done = server.server.platform.database.system(async (tx) => {
    await tx.select({ id: apps.id }).from(apps).where(inArray(apps.id, appIds)).for('update');
    isLocked();
    await released;
  });
  await locked;
  return () => {
    release();
    return done;
  };
}

test('the third heavy action of a tenant waits for one of two, and other tenants do not', async () => {
  const [busy, calm] = [await newOwner(server), await newOwner(server)];
  const own = await newApps(busy, LIMITS.heavyWorkAtOnce + 1);
  const [free] = own.slice(-1) as [AppId];
  const [other] = (await newApps(calm, 1)) as [AppId];
  const done: string[] = [];
  const publish = async (session: TestSession, appId: AppId, name: string) => {
    await server.api.call(publishApp, { session, body: { appId } });
    done.push(name);
  };
  const importOne = async (session: TestSession, appId: AppId, name: string) => {
    const form = new FormData();
    form.set('file', new File(['question,answer\nIs it free?,It is.'], 'faqs.csv'));
    const body = { appId, datasetName: name, languageCode: 'en' as const };
    await server.api.call(importFaqs, { session, body, form });
    done.push(name);
  };

  const locked = own.slice(0, LIMITS.heavyWorkAtOnce);
  const release = await lockApps(locked);
  const blocked = locked.map((appId) => publish(busy, appId, 'locked'));
  await expect.poll(waitingForLocks).toBe(LIMITS.heavyWorkAtOnce);
  const waiting = [publish(busy, free, 'waiting'), importOne(busy, free, 'waiting')];
  await publish(calm, other, 'other tenant');
  await importOne(calm, other, 'other tenant');
  expect(done).toEqual(['other tenant', 'other tenant']);
  await release();
  await Promise.all([...blocked, ...waiting]);
  expect(done.slice(2).sort()).toEqual(['locked', 'locked', 'waiting', 'waiting']);
});
