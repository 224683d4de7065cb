/** A published Q&A bot, made through the same calls the studio makes. */

import type { App } from '@parrot/contract/apps';
import { createApp, publishApp } from '@parrot/contract/apps';
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
