/** Search over everything: each role finds what it may list, and nothing of another tenant. */
import { archiveApp, createApp } from '@parrot/contract/apps';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { searchEverything } from '@parrot/contract/search';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openTestTenant,
  startTestServer,
  type TestSession,
  type TestTenant,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
let appId: AppId;
/** In the name of an app, a question, a message and an address. */
const WORD = 'Quokka';

beforeAll(async () => {
  tenant = await openTestTenant();
  const { server, owner, agent } = tenant;
  const body = { appName: `${WORD}Shop`, appType: 'Q&A' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
  await addQuestion(
    ['Where do you feed a quokka?', 'Feeding times'],
    '**Never** by hand, see [rules](https://zoo.example)',
  );
  const guest = await tenant.assignedVisitor(agent);
  await tenant.sendAsVisitor(guest, `My ${WORD} lamp flickers`);
  const { items } = await server.api.call(inviteRoles, { session: owner });
  const roleIds = items.slice(-1).map(({ roleId }) => roleId);
  const emailIds = [`quokka.${Date.now()}@example.com`];
  await server.api.call(inviteUser, { session: owner, body: { emailIds, roleIds, appIds: [] } });
});
afterAll(() => tenant.stop());

const addQuestion = (question: string[], answer: string) =>
  tenant.server.api.call(addFaq, { session: tenant.owner, body: { appId, question, answer } });
const search = (text: string, session: TestSession = tenant.owner) =>
  tenant.server.api.call(searchEverything, { session, body: { text } });
const counts = async (session: TestSession) => {
  const { apps, faqs, messages, members } = await search(WORD, session);
  return [apps.length, faqs.length, messages.length, members.length];
};

test('finds apps, questions, conversations and people by the same word', async () => {
  const { apps, faqs, messages, members } = await search('quokka');
  expect(apps).toEqual([{ appId, appName: `${WORD}Shop` }]);
  expect(faqs).toMatchObject([
    {
      appId,
      appName: `${WORD}Shop`,
      question: 'Where do you feed a quokka?',
      answer: 'Never by hand, see rules',
    },
  ]);
  expect(messages.map(({ message }) => message.value)).toEqual([`My ${WORD} lamp flickers`]);
  expect(members).toMatchObject([{ userId: null, status: 'INVITED' }]);
  // Words in any order; the variation that matches is shown.
  expect((await search('hand feeding')).faqs).toMatchObject([{ question: 'Feeding times' }]);
  expect((await search('100%_')).faqs).toEqual([]);
});

test('each role finds what it may list', async () => {
  const { server, owner, agent, otherAgent, supervisor } = tenant;
  const builder = await newMember(server, owner, 'builder', [appId]);
  const otherBuilder = await newMember(server, owner, 'builder', [tenant.app.appId]);
  expect(await counts(owner)).toEqual([1, 1, 1, 1]);
  expect(await counts(builder)).toEqual([1, 1, 0, 0]);
  expect(await counts(otherBuilder)).toEqual([0, 0, 0, 0]);
  expect((await counts(agent)).slice(1)).toEqual([0, 1, 0]);
  expect((await counts(supervisor)).slice(1)).toEqual([0, 1, 0]);
  // A live conversation of another agent.
  expect((await counts(otherAgent)).slice(1)).toEqual([0, 0, 0]);
  expect(await counts(await newOwner(server))).toEqual([0, 0, 0, 0]);
});

test('results per kind are limited, and archived apps are left out', async () => {
  for (let i = 0; i <= LIMITS.searchResults; i++) await addQuestion([`Zebra stripes ${i}?`], 'Many.');
  expect((await search('zebra')).faqs).toHaveLength(LIMITS.searchResults);
  await tenant.server.api.call(archiveApp, { session: tenant.owner, body: { appId } });
  const { apps, faqs } = await search('zebra quokka');
  expect([apps, faqs]).toEqual([[], []]);
  expect((await search('zebra')).faqs).toEqual([]);
});

test('invalid texts are refused with the field named', async () => {
  for (const text of ['', 'a', ' b ', 'x'.repeat(LIMITS.searchText.max + 1), 5, null]) {
    const body = { text } as { text: string };
    const { status, body: reply } = await tenant.server.api.answer(searchEverything, {
      session: tenant.owner,
      body,
    });
    expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, ['text']]);
  }
});

test('searches are limited per minute', async () => {
  countAttack('floods');
  const own = await startTestServer();
  const session = await newOwner(own);
  const answers = await Promise.all(
    Array.from({ length: LIMITS.searchesPerMinute + 1 }, () =>
      own.api.answer(searchEverything, { session, body: { text: 'aa' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  await own.stop();
});
