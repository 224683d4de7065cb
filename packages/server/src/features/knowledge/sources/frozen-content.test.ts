/** What publishing stores of the knowledge, which it does not load. */
import { createApp, defaultSettings, publishApp } from '@parrot/contract/apps';
import { addFaq, listSources, uploadFile } from '@parrot/contract/knowledge';
import { newOwner, sharedTestServer, type TestServer } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../platform/index.ts';
import { faqsVersioned, sourcesVersioned } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

test('a version stores FAQs and documents exactly as the draft has them', async () => {
  const session = await newOwner(server);
  const body = { appName: 'Frozen', appType: 'GenAI' as const };
  const { appId } = (await server.api.call(createApp, { session, body })).app;
  const first = {
    appId,
    question: ['Wie groß?', 'How “big”?'],
    answer: 'Größe 42 \\ "XL"',
    uniqueTag: 'size',
  };
  const { faq } = await server.api.call(addFaq, { session, body: first });
  const translation = {
    appId,
    languageCode: 'de' as const,
    question: ['Größe?'],
    answer: 'Mittel',
    translationOf: faq.faqId,
  };
  await server.api.call(addFaq, { session, body: translation });
  const form = new FormData();
  form.set('file', new File(['We are open from nine to five, every day.'], 'öffnungs zeiten.txt'));
  await server.api.call(uploadFile, { session, body: { appId }, form });
  const states = async () =>
    (await server.api.call(listSources, { session, body: { appId } })).items.map(({ state }) => state);
  await expect.poll(states).toEqual(['staged']);

  await server.api.call(publishApp, { session, body: { appId } });
  const draft = { appId, language: 'en' as const, settings: defaultSettings('Frozen') };
  const frozen = await server.server.platform.database.tenant(session.tenantId, async (tx) => {
    const [stored] = await rows<object>(
      tx,
      sql`select snapshot -> 'faqs' as faqs, snapshot -> 'sources' as sources from app_versions where app_id = ${appId}`,
    );
    return {
      stored,
      loaded: { ...(await faqsVersioned.freeze(tx, draft)), ...(await sourcesVersioned.freeze(tx, draft)) },
    };
  });
  expect(frozen.loaded.faqs).toHaveLength(2);
  expect(frozen.loaded.sources).toHaveLength(1);
  expect(frozen.stored).toEqual(frozen.loaded);
});
