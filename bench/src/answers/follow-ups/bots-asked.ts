/** The bots that dialogs are held with: copies of the samples, bots with a sample document, and the demo's. */

import { setTimeout as wait } from 'node:timers/promises';
import { copySample, createApp, listApps, sharedApps } from '@parrot/contract/apps';
import type { AppId, LanguageCode } from '@parrot/contract/core';
import { addSampleDocument, listSources } from '@parrot/contract/knowledge';
import { signInAs, type TestSession } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';

const SAMPLES = new Map([
  ['hotel', 'hotel'],
  ['shop', 'online-shop'],
  ['software', 'software-help'],
  ['clinic', 'clinic'],
]);
const DOCUMENTS = new Map([
  ['coffee', 'coffee-machine'],
  ['policies', 'shop-policies'],
  ['help', 'shop-help'],
  ['prices', 'price-list'],
]);
const DEMO = new Map([
  ['store', 'StoreAssist'],
  ['lamp', 'LampGuide'],
]);
const DEMO_BUILDER = { emailId: 'jonas@halden.example', password: 'parrot-demo' };
const READING_MS = 60_000;
const POLL_MS = 250;

type AskedBot = { session: TestSession; appId: AppId };

export function createBotsAsked(server: ServerProcess, owner: TestSession) {
  const made = new Map<string, Promise<AskedBot>>();
  let builder: Promise<TestSession> | undefined;

  const fromDemo = async (appName: string): Promise<AskedBot> => {
    builder ??= signInAs(server, DEMO_BUILDER.emailId, DEMO_BUILDER.password);
    const session = await builder;
    const body = { search: appName };
    const lists = await Promise.all([
      server.api.call(listApps, { session, body }),
      server.api.call(sharedApps, { session, body }),
    ]);
    const app = lists.flatMap(({ items }) => items).find((each) => each.appName === appName);
    if (!app) throw new Error(`The demo has no bot ${appName}.`);
    return { session, appId: app.appId };
  };

  const withDocument = async (sampleId: string, appName: string, language: LanguageCode) => {
    const session = owner;
    const { app } = await server.api.call(createApp, {
      session,
      body: { appName, appType: 'GenAI', language },
    });
    const { appId } = app;
    await server.api.call(addSampleDocument, { session, body: { appId, sampleId } });
    const deadline = performance.now() + READING_MS;
    for (;;) {
      const { items } = await server.api.call(listSources, { session, body: { appId } });
      if (items[0]?.state === 'staged') return { session, appId };
      if (performance.now() > deadline) throw new Error(`${sampleId} was not read in time.`);
      await wait(POLL_MS);
    }
  };

  const make = async (bot: string, language: LanguageCode): Promise<AskedBot> => {
    const demo = DEMO.get(bot);
    if (demo) return fromDemo(demo);
    const appName = `${bot}${language}`;
    const document = DOCUMENTS.get(bot);
    if (document) return withDocument(document, appName, language);
    const sampleId = SAMPLES.get(bot);
    if (!sampleId) throw new Error(`There is no bot ${bot}.`);
    const { app } = await server.api.call(copySample, {
      session: owner,
      body: { sampleId, appName, language },
    });
    return { session: owner, appId: app.appId };
  };

  return (bot: string, language: LanguageCode): Promise<AskedBot> => {
    const key = DEMO.has(bot) ? bot : `${bot} ${language}`;
    const asked = made.get(key) ?? make(bot, language);
    made.set(key, asked);
    return asked;
  };
}
