/** A published Q&A bot, created with the calls of the Studio. */

import { type App, appDetails, createApp, publishApp, updateApp } from '@parrot/contract/apps';
import type { AppId, BodyOf } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import type { TestSession } from '../server/api-client.ts';
import type { RunningServer } from '../server/running-server.ts';

export const OPENING_HOURS = {
  question: ['When are you open?', 'What are your opening hours?'],
  answer: 'We are open from 9 to 17, Monday to Friday.',
};
export const RETURNS = {
  question: ['How do I return an order?', 'Can I send something back?'],
  answer: 'Send it back within 30 days, free of charge.',
};

let count = 0;

export async function newPublishedApp(
  server: RunningServer,
  session: TestSession,
  faqs = [OPENING_HOURS, RETURNS],
): Promise<App> {
  const { app } = await server.api.call(createApp, {
    session,
    body: { appName: `Bot${++count}x${Date.now().toString(36)}`.slice(0, 15), appType: 'Q&A' },
  });
  for (const faq of faqs) await server.api.call(addFaq, { session, body: { appId: app.appId, ...faq } });
  return (await server.api.call(publishApp, { session, body: { appId: app.appId } })).app;
}

type SettingsChange = Pick<BodyOf<typeof updateApp>, 'appearance' | 'palette' | 'behaviour' | 'translations'>;

export async function newPublishedAppWith(
  server: RunningServer,
  session: TestSession,
  change: SettingsChange,
): Promise<App> {
  const { appId } = await newPublishedApp(server, session);
  return publishWith(server, session, appId, change);
}

/** Changes the settings of an app and publishes it with them. */
export async function publishWith(
  server: RunningServer,
  session: TestSession,
  appId: AppId,
  change: SettingsChange,
): Promise<App> {
  const { revision } = await server.api.call(appDetails, { session, body: { appId } });
  await server.api.call(updateApp, { session, body: { appId, revision, ...change } });
  return (await server.api.call(publishApp, { session, body: { appId } })).app;
}
