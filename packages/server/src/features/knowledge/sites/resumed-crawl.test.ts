/** A crawl that is resumed at the moment in which its batch ends because it was paused. */
import { createApp } from '@parrot/contract/apps';
import { addSite, controlSite, listSources, type SiteAction } from '@parrot/contract/knowledge';
import { newOwner, openTestStore, startTestServer } from '@parrot/testkit';
import { expect, onTestFinished, test } from 'vitest';
import type { Driver } from '../../../platform/index.ts';
import { pageOf, startSite } from './site.fixture.ts';

/** Delays transactions of tenants that found nothing to do, such as a look at a crawl that is paused. */
function delayingIdle(store: Driver) {
  const waiting: (() => void)[] = [];
  let isDelaying = false;
  const driver: Driver = {
    ...store,
    async transaction(actsAs, work) {
      const result = await store.transaction(actsAs, work);
      if (isDelaying && actsAs.role === 'parrot_tenant' && result === undefined)
        await new Promise<void>((resolve) => waiting.push(resolve));
      return result;
    },
  };
  return {
    driver,
    delay() {
      isDelaying = true;
    },
    countWaiting: () => waiting.length,
    release() {
      isDelaying = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('goes on at once', async () => {
  const store = await openTestStore();
  const web = await startSite();
  const { driver, ...idle } = delayingIdle(store);
  const settings = { OUTBOUND_ALLOW: `127.0.0.1:${web.port}`, CRAWL_DELAY_MS: '0' };
  const server = await startTestServer({ settings, driver });
  onTestFinished(async () => {
    await server.stop();
    web.close();
    await store.close();
  });
  let answerHome = () => {};
  const asked = new Promise<void>((resolve) => {
    web.pages = {
      '/': (_request, response) => {
        answerHome = () => response.end(pageOf('Home', 'We are open from nine to five.', ['/more']));
        resolve();
      },
      '/more': pageOf('More', 'On Sundays we are closed.'),
    };
  });
  const session = await newOwner(server);
  const { app } = await server.api.call(createApp, {
    session,
    body: { appName: 'Resumed', appType: 'GenAI' },
  });
  const { appId } = app;
  const { source } = await server.api.call(addSite, { session, body: { appId, url: web.url } });
  const control = (act: SiteAction) =>
    server.api.call(controlSite, { session, body: { appId, sourceId: source.sourceId, act } });
  const state = async () =>
    (await server.api.call(listSources, { session, body: { appId } })).items[0]?.state;

  await asked;
  await control('pause');
  idle.delay();
  answerHome();
  await expect.poll(idle.countWaiting).toBeGreaterThan(0);
  await control('resume');
  const completed = `select count(*)::int as count from pgboss.job
    where name = 'knowledge.visitSite' and state = 'completed'`;
  await expect.poll(async () => (await store.query(completed)).rows).toEqual([{ count: 1 }]);
  idle.release();
  await expect.poll(state).toBe('staged');
});
