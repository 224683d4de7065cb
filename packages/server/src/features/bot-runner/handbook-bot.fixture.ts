/** A published app with FAQs and one page. */
import { type App, createApp, publishApp } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import type { TestServer, TestSession } from '@parrot/testkit';
import { sourcesVersioned } from '../knowledge/index.ts';

type Content = {
  passages: { heading: string; text: string }[];
  faqs: { question: string[]; answer: string }[];
};

export async function newHandbookBot(
  server: TestServer,
  session: TestSession,
  { passages, faqs }: Content,
): Promise<App> {
  const body = { appName: `Bot${newId('app').slice(-8)}`, appType: 'GenAI' as const };
  const { appId } = (await server.api.call(createApp, { session, body })).app;
  const { tenantId, userId } = session;
  const url = 'https://halden.example/handbook';
  const page = { sourceId: newId('src'), title: 'Handbook', url, passages };
  const { database, clock } = server.server.platform;
  const restored = { by: userId, at: clock.now() };
  await database.tenant(tenantId, (tx) =>
    sourcesVersioned.restore(tx, { tenantId, appId }, { sources: [page] }, restored),
  );
  for (const faq of faqs) await server.api.call(addFaq, { session, body: { appId, ...faq } });
  return (await server.api.call(publishApp, { session, body: { appId } })).app;
}
