/** The FAQ list shows how often each FAQ was the answer, and who edited it last. */
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { LIMITS, newId } from '@parrot/contract/core';
import { addFaq, type FaqSort, listFaqs, tryQuestion, updateFaq } from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

test('an answer counts once for a visitor, not in Try me, and for a month; the list shows it and sorts by it', async () => {
  const owner = await newOwner(server);
  const { appId, parrotId } = await newPublishedApp(server, owner);
  const list = async (sortBy: FaqSort = 'asked') =>
    (await server.api.call(listFaqs, { session: owner, body: { appId, sortBy } })).items;
  const counts = async () => (await list()).map(({ loginQuestion, asked }) => [loginQuestion, asked]);
  const [returns = '', hours = ''] = [RETURNS.question[0], OPENING_HOURS.question[0]];

  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  const send = async (value: string, msgId = newId('msg')) => {
    await visitor.ask(sendVisitorMessage, { msgId, value });
    await server.server.platform.outbox.settle();
    return msgId;
  };
  const first = await send(returns);
  await send(returns, first);
  await send(returns);
  await send(hours);
  await send('Do you sell penguins?');
  await server.api.call(tryQuestion, { session: owner, body: { appId, question: hours } });
  // Answers are counted in memory and stored every few seconds.
  await expect.poll(counts).toEqual([
    [returns, 2],
    [hours, 1],
  ]);

  await server.server.platform.database.system((tx) =>
    tx.execute(
      sql`update faq_answers set day = day - ${LIMITS.faqAskedDays}::int where app_id = ${appId} and count = 2`,
    ),
  );
  expect(await counts()).toEqual([
    [hours, 1],
    [returns, 0],
  ]);
});

test('the last editor of an FAQ is shown by name', async () => {
  const owner = await newOwner(server);
  const { appId } = await newPublishedApp(server, owner);
  const builder = await newMember(server, owner, 'builder', [appId]);
  const { faq } = await server.api.call(addFaq, { session: owner, body: { appId, ...RETURNS } });
  expect(faq.updatedBy).toBe(owner.name);
  await server.api.call(updateFaq, {
    session: builder,
    body: { appId, faqId: faq.faqId, ...RETURNS, answer: 'Within sixty days.' },
  });
  const { items } = await server.api.call(listFaqs, { session: owner, body: { appId } });
  expect(items[0]).toMatchObject({ faqId: faq.faqId, updatedBy: builder.name });
});
