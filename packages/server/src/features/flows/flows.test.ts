/** The flow of an app: created with it, saved while editing, never overwritten unnoticed. */
import { listActivity } from '@parrot/contract/activity';
import { type App, appDetails, archiveApp, updateAppDetails } from '@parrot/contract/apps';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { type Flow, fetchFlow, flow as flowShape, saveFlow } from '@parrot/contract/flows';
import { addFaq } from '@parrot/contract/knowledge';
import {
  flowOf,
  greetingFlow,
  newDraftApp,
  newMember,
  newOwner,
  sharedTestServer,
  type TestServer,
  type TestSession,
  textBlock,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let builder: TestSession;
let app: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  builder = await newMember(server, owner, 'admin');
  app = await newDraftApp(server, owner);
});
afterAll(() => server.stop());

const fetched = (appId: AppId, session = owner) => server.api.call(fetchFlow, { session, body: { appId } });
const attempt = (appId: AppId, revision: number, flow: unknown, session = owner) =>
  server.api.answer(saveFlow, { session, body: { appId, revision, flow } });
const save = async (appId: AppId, flow: Flow, session = owner) => {
  const { revision } = await fetched(appId);
  return server.api.call(saveFlow, { session, body: { appId, revision, flow } });
};

test('a FUNCTIONAL or CUSTOM app has a flow from the start, other types have none [APP-04, DSG-02]', async () => {
  for (const type of ['FUNCTIONAL', 'CUSTOM'] as const) {
    const made = await newDraftApp(server, owner, type);
    expect(made).toMatchObject({ appType: type, status: 'Created', faqCount: 0, sourceCount: 0 });
    const { flow, revision, savedBy } = await fetched(made.appId);
    expect(flowShape.parse(flow)).toEqual(flow);
    expect([revision, savedBy]).toEqual([1, 'Maya Lind']);
  }
  for (const type of ['Q&A', 'GenAI'] as const) {
    const made = await newDraftApp(server, owner, type);
    expect(made.appType).toBe(type);
    const asked = await server.api.answer(fetchFlow, { session: owner, body: { appId: made.appId } });
    const saved = await attempt(made.appId, 1, greetingFlow());
    for (const { status, body } of [asked, saved]) expect([status, body.code]).toEqual([409, 'no_flow']);
  }
});

test('a saved flow is fetched unchanged and waits for publishing; saving it again changes nothing [DSG-02]', async () => {
  const { appId } = await newDraftApp(server, owner);
  const flow = greetingFlow();
  const saved = await save(appId, flow, builder);
  expect(saved).toMatchObject({ revision: 2, savedBy: 'admin person' });
  expect(await fetched(appId)).toEqual({ ...saved, flow });
  const details = async () => (await server.api.call(appDetails, { session: owner, body: { appId } })).app;
  const before = await details();
  expect(before).toMatchObject({ status: 'draft', updatedBy: 'admin person' });
  expect(await save(appId, flow)).toEqual(saved);
  expect(await details()).toEqual(before);

  // The app's primary language applies, whatever an imported file says.
  await server.api.call(updateAppDetails, { session: owner, body: { appId, language: 'de' } });
  expect((await fetched(appId)).flow.language).toBe('de');
});

test('a second editor gets a conflict that names the first, and of two concurrent saves one succeeds [DSG-02]', async () => {
  const { appId } = await newDraftApp(server, owner);
  await save(appId, greetingFlow('Hi {{visitor}}!'));
  const late = await attempt(appId, 1, greetingFlow('Hey {{visitor}}!'), builder);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect(late.body.message).toMatch(/^Maya Lind changed this flow just now\. /);
  const own = await attempt(appId, 1, greetingFlow('Hey {{visitor}}!'));
  expect(own.body.message).toMatch(/^You changed this in another window just now\. /);
  expect((await fetched(appId)).flow).toEqual(greetingFlow('Hi {{visitor}}!'));

  const both = await Promise.all([
    attempt(appId, 2, greetingFlow('One')),
    attempt(appId, 2, greetingFlow('Two'), builder),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await fetched(appId)).revision).toBe(3);
});

test('saving makes one activity entry per user and ten minutes', async () => {
  const { appId, appName } = await newDraftApp(server, owner);
  const activity = async () => {
    const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['flow'] } });
    return items
      .filter((item) => item.subjectId === appId)
      .map(({ act, actorName, values }) => [act, actorName, values]);
  };
  await save(appId, greetingFlow('A'));
  await save(appId, greetingFlow('B'), builder);
  await save(appId, greetingFlow('C'));
  const values = { appId, appName };
  const once = [
    ['flow.changed', 'admin person', values],
    ['flow.changed', 'Maya Lind', values],
  ];
  expect(await activity()).toEqual(once);
  server.clock.advance(11 * 60_000);
  await save(appId, greetingFlow('D'));
  expect(await activity()).toEqual([['flow.changed', 'Maya Lind', values], ...once]);
});

test('a flow of two thousand blocks in several languages is accepted', async () => {
  const { appId } = await newDraftApp(server, owner);
  const names = ['first', ...Array.from({ length: LIMITS.flowBlocks - 2 }, (_, at) => `b${at}`)];
  const texts = { en: 'e'.repeat(200), de: 'd'.repeat(200), fr: 'f'.repeat(200) };
  const blocks = names.map((name, at) => {
    const block = textBlock('', names[at + 1] ?? null);
    if (block.type !== 'message') throw new Error('not a message');
    return [name, { ...block, content: { kind: 'text' as const, words: texts } }] as const;
  });
  const points = Object.fromEntries(names.map((name, at) => [name, { x: at * 10, y: 0.5 }]));
  const large = flowOf(Object.fromEntries(blocks), { places: points });
  expect(JSON.stringify(large).length).toBeGreaterThan(LIMITS.bodyBytes);
  await save(appId, large);
  expect((await fetched(appId)).flow).toEqual(large);
});

test('an invalid or malicious flow is refused with what is wrong and where, and nothing changes', async () => {
  const { appId } = app;
  const before = await fetched(appId);
  const refused = async (flow: unknown) => {
    const answer = await attempt(appId, before.revision, flow);
    expect(answer.status).toBe(400);
    return Object.entries(answer.body.fields ?? {})[0]?.join(': ') ?? answer.body.message;
  };
  const sound = greetingFlow();
  const many = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, at) => [`b${at}`, textBlock('x')]));
  expect(await refused({ ...sound, version: 1 })).toMatch(/^flow\.version: /);
  expect(await refused(flowOf({ first: textBlock('x', 'gone') }))).toBe(
    'flow.blocks.first.next.done: There’s no block named “gone”.',
  );
  expect(await refused(flowOf({ first: textBlock('x'.repeat(LIMITS.messageLength + 1)) }))).toMatch(
    /^flow\.blocks\.first\.content\.words\.en: /,
  );
  expect(await refused(flowOf({ first: textBlock('x'), ...many(LIMITS.flowBlocks) }))).toMatch(
    /^flow\.blocks: A flow has at most/,
  );
  expect(await refused({ ...sound, start: 'constructor' })).toBe(
    'flow.start: A flow starts with a Start block.',
  );
  expect(await refused({ ...sound, blocks: JSON.parse('{"start":{},"constructor":{"prototype":1}}') })).toBe(
    'We couldn’t read this request.',
  );
  expect(await refused({ ...sound, values: [{ ...sound.values[0], name: 'constructor' }] })).toMatch(
    /^flow\.values\.0\.name: /,
  );
  expect(await refused(null)).toMatch(/^flow: /);
  const huge = await attempt(appId, before.revision, { ...sound, x: 'x'.repeat(LIMITS.flowBytes) });
  expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
  const elsewhere = { appId, question: ['x'.repeat(LIMITS.bodyBytes)], answer: 'x' };
  expect((await server.api.answer(addFaq, { session: owner, body: elsewhere })).status).toBe(413);
  expect(await fetched(appId)).toEqual(before);
});

test('without the permission to build nothing is saved, other tenants find nothing, and an archived app stays as it is', async () => {
  const { appId } = await newDraftApp(server, owner);
  const { revision } = await fetched(appId);
  const outsider = await newMember(server, owner, 'builder');
  const agent = await newMember(server, owner, 'agent', [appId]);
  expect((await attempt(appId, revision, greetingFlow(), outsider)).status).toBe(404);
  expect((await attempt(appId, revision, greetingFlow(), agent)).status).toBe(403);
  await server.api.call(archiveApp, { session: owner, body: { appId } });
  const before = await fetched(appId);
  const archived = await attempt(appId, revision, greetingFlow());
  expect([archived.status, archived.body.code]).toEqual([409, 'app_archived']);
  expect(await fetched(appId)).toEqual(before);
});
