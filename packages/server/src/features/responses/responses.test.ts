/** Predefined responses for the desk, per app, found by hashtag. */
import { archiveApp, deleteApp } from '@parrot/contract/apps';
import { type FileId, HOUR_MS, LIMITS, newId } from '@parrot/contract/core';
import { downloadDeskFile, sendAgentMessage } from '@parrot/contract/desk';
import * as calls from '@parrot/contract/responses';
import {
  newMember,
  newPublishedApp,
  openTestTenant,
  type TestSession,
  type TestTenant,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
let builder: TestSession;
beforeAll(async () => {
  tenant = await openTestTenant();
  builder = await newMember(tenant.server, tenant.owner, 'builder', [tenant.app.appId]);
});
afterAll(() => tenant.stop());

let count = 0;
const tag = () => `#t${++count}x`;
const draft = (more: object = {}) => ({
  title: 'Opening hours',
  hashtags: [tag()],
  text: 'We are open from 9 to 5.',
  appIds: [tenant.app.appId],
  files: [] as FileId[],
  ...more,
});
const save = async (more: object = {}, session: TestSession = tenant.owner) =>
  (await tenant.server.api.call(calls.saveResponse, { session, body: draft(more) })).response;
const refusal = async (more: object, session: TestSession = tenant.owner) => {
  const { status, body } = await tenant.server.api.answer(calls.saveResponse, { session, body: draft(more) });
  return [status, Object.keys(body.fields ?? {})];
};
const list = (session: TestSession, query: object = {}) =>
  tenant.server.api.call(calls.listResponses, { session, query });
const titles = async (session: TestSession, query: object = {}) =>
  (await list(session, query)).items.map(({ title }) => title);
const uploadFile = async (content: string, name: string, session = tenant.owner) => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return (await tenant.server.api.call(calls.uploadResponseFile, { session, form })).file;
};

test('saves, lists, changes and deletes responses [PRE-01]', async () => {
  const { owner, server, app } = tenant;
  const hashtags = ['#hours', '#Open'];
  const saved = await save({ hashtags });
  expect(saved).toMatchObject({
    title: 'Opening hours',
    hashtags,
    apps: [{ appId: app.appId, appName: app.appName }],
    isForAllApps: false,
    editedBy: owner.name,
    revision: 1,
  });
  expect((await list(owner, { search: '#hours' })).items).toEqual([saved]);
  const { responseId } = saved;
  const body = { ...draft({ title: 'When we are open', hashtags }), responseId, revision: 1 };
  const { response: changed } = await server.api.call(calls.updateResponse, { session: owner, body });
  expect(changed).toMatchObject({ title: 'When we are open', revision: 2 });
  const late = await server.api.answer(calls.updateResponse, { session: owner, body });
  expect(late.status).toBe(409);
  const remove = { session: owner, query: { responseIds: responseId } };
  await server.api.call(calls.deleteResponses, remove);
  expect((await list(owner, { search: '#hours' })).items).toEqual([]);
  expect((await server.api.answer(calls.deleteResponses, remove)).status).toBe(404);
});

describe('tags [PRE-01, DSK-17]', () => {
  test('are unique among responses that share an app, case-insensitively; other apps may reuse them', async () => {
    const { app, otherApp } = tenant;
    const mine = tag();
    await save({ hashtags: [mine] });
    expect(await refusal({ hashtags: [mine.toUpperCase()] })).toEqual([400, ['hashtags']]);
    expect(await refusal({ hashtags: [tag(), mine], appIds: [otherApp.appId, app.appId] })).toEqual([
      400,
      ['hashtags'],
    ]);
    expect(await refusal({ hashtags: [mine], appIds: [] })).toEqual([400, ['hashtags']]);
    await save({ hashtags: [mine], appIds: [otherApp.appId] });
    const everywhere = tag();
    await save({ hashtags: [everywhere], appIds: [] });
    expect(await refusal({ hashtags: [everywhere] })).toEqual([400, ['hashtags']]);
  });

  test('concurrent saves of the same tag: one succeeds', async () => {
    const hashtags = [tag()];
    const outcomes = await Promise.all([refusal({ hashtags }), refusal({ hashtags })]);
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 400]);
  });

  test.each([
    [['hours']],
    [['#']],
    [['#two words']],
    [['#a:b']],
    [[`#${'x'.repeat(20)}`]],
    [[]],
    ['#x'],
    [[5]],
  ])('%j is refused', async (hashtags) => {
    const [status, fields] = await refusal({ hashtags });
    expect([status, String(fields).startsWith('hashtags')]).toEqual([400, true]);
  });
});

test('search ranks tag and title prefixes first and takes wildcards literally [PRE-01, DSK-17]', async () => {
  const { agent, app } = tenant;
  await save({ title: 'Zebra crossing', hashtags: ['#zeb'] });
  await save({ title: 'All about zebras', hashtags: ['#animals'] });
  await save({ title: 'Other', hashtags: ['#zebu'], text: '100% of_it' });
  expect(await titles(agent, { search: '#zeb' })).toEqual(['Zebra crossing', 'Other']);
  expect(await titles(agent, { search: 'zeb' })).toEqual(['Zebra crossing', 'Other', 'All about zebras']);
  expect(await titles(agent, { search: 'ZEBRA' })).toEqual(['Zebra crossing', 'All about zebras']);
  expect(await titles(agent, { search: '100%' })).toEqual(['Other']);
  expect(await titles(agent, { search: '%%' })).toEqual([]);
  expect(await titles(agent, { search: "' or 1=1 --" })).toEqual([]);
  const pages = [
    await list(agent, { search: 'zeb', limit: '2', appId: app.appId }),
    await list(agent, { search: 'zeb', limit: '2', offset: '2' }),
  ];
  expect(pages.map(({ items, total, offset }) => [items.length, total, offset])).toEqual([
    [2, 3, 0],
    [1, 3, 2],
  ]);
  const wrong = { limit: '0', offset: '-1', search: 'x'.repeat(81), appId: 'x' };
  const { body } = await tenant.server.api.answer(calls.listResponses, { session: agent, query: wrong });
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['appId', 'limit', 'offset', 'search']);
});

test('the exact tag comes first, however many tags and titles begin with it [PRE-01, DSK-17]', async () => {
  const { agent } = tenant;
  for (let one = 0; one < 9; one += 1)
    await save({ title: `Aisle ${one}`, hashtags: [`#parcel${one}`, tag()] });
  await save({ title: 'Parcel insurance' });
  await save({ title: 'Zones we ship parcels to', hashtags: ['#Parcel'] });
  await save({ title: 'About lost parcels' });
  for (const search of ['parcel', '#PARCEL']) {
    const [first, ...others] = await titles(agent, { search, limit: '8' });
    expect(first).toBe('Zones we ship parcels to');
    expect(others).toEqual([0, 1, 2, 3, 4, 5, 6].map((one) => `Aisle ${one}`));
  }
  expect((await titles(agent, { search: 'parcel' })).slice(-2)).toEqual([
    'Parcel insurance',
    'About lost parcels',
  ]);
});

describe('access [PRE-01]', () => {
  test('agents see responses of their apps and of all apps; only builders write', async () => {
    const { agent, outsider, otherApp, server } = tenant;
    const [mine, theirs, ours] = [
      await save({ title: 'For one' }),
      await save({ title: 'For the other', appIds: [otherApp.appId] }),
      await save({ title: 'For all', appIds: [] }),
    ];
    const seen = async (session: TestSession) => {
      const { items } = await list(session, { limit: '100', search: 'for ' });
      const all = items.map(({ responseId }) => responseId);
      return [mine, theirs, ours].map(({ responseId }) => all.includes(responseId));
    };
    expect([await seen(agent), await seen(outsider), await seen(tenant.owner)]).toEqual([
      [true, false, true],
      [false, true, true],
      [true, true, true],
    ]);
    expect(await refusal({}, agent)).toEqual([403, []]);
    const foreign = await server.api.answer(calls.listResponses, {
      session: agent,
      query: { appId: otherApp.appId },
    });
    expect(foreign.status).toBe(404);
  });

  test('a builder of some apps can neither write for all apps nor change responses that are also for others', async () => {
    const { app, otherApp, server } = tenant;
    expect(await refusal({ appIds: [] }, builder)).toEqual([400, ['appIds']]);
    expect(await refusal({ appIds: [otherApp.appId] }, builder)).toEqual([404, []]);
    const own = await save({}, builder);
    expect(own.editedBy).toBe(builder.name);
    const shared = await save({ appIds: [app.appId, otherApp.appId] });
    const change = (of: calls.PredefinedResponse) =>
      server.api.answer(calls.updateResponse, {
        session: builder,
        body: { ...draft(), responseId: of.responseId, revision: of.revision },
      });
    expect((await change(shared)).status).toBe(409);
    expect((await change(await save({ appIds: [otherApp.appId] }))).status).toBe(404);
    expect((await change(own)).status).toBe(200);
    expect(
      (await list(builder, { limit: '100' })).items.find((one) => one.responseId === shared.responseId)?.apps,
    ).toEqual([{ appId: app.appId, appName: app.appName }]);
  });

  test('lists the apps to choose from with their number of responses', async () => {
    const { owner, app, otherApp, server } = tenant;
    const { items } = await server.api.call(calls.responseApps, { session: owner, body: { limit: 100 } });
    expect(items.map(({ appId }) => appId).sort()).toEqual([app.appId, otherApp.appId].sort());
    for (const { appId, responses } of items) expect(responses).toBe((await list(owner, { appId })).total);
    const { items: own } = await server.api.call(calls.responseApps, { session: builder, body: {} });
    expect(own.map(({ appId }) => appId)).toEqual([app.appId]);
  });

  test('a response is deleted with its last app', async () => {
    const { owner, server } = tenant;
    const passing = await newPublishedApp(server, owner);
    const only = await save({ title: 'Passing', appIds: [passing.appId] });
    await server.api.call(archiveApp, { session: owner, body: { appId: passing.appId } });
    await server.api.call(deleteApp, {
      session: owner,
      query: { appId: passing.appId, appName: passing.appName },
    });
    await tenant.settle();
    expect(await titles(owner, { search: 'passing' })).toEqual([]);
    expect(only.apps).toHaveLength(1);
  });
});

describe('files [PRE-01, DSK-13]', () => {
  test('can be sent any number of times, even after the response is deleted', async () => {
    const { agent, owner, server } = tenant;
    const file = await uploadFile('Price list', 'prices.txt');
    const saved = await save({ title: 'Prices', files: [file.fileId] });
    expect(saved.files).toEqual([file]);
    const download = (fileId: FileId, session: TestSession) =>
      server.api.answer(downloadDeskFile, { session, query: { fileId } });
    expect((await download(file.fileId, agent)).text).toBe('Price list');
    const socket = await tenant.connect(agent);
    const urls = [];
    for (let i = 0; i < 2; i++) {
      const { userSessionId } = await tenant.assignedVisitor(agent);
      const { message } = await socket.ask(sendAgentMessage, {
        userSessionId,
        msgId: newId('msg'),
        value: saved.text,
        files: [file.fileId],
      });
      expect(message.files).toMatchObject([{ name: 'prices.txt', bytes: 10 }]);
      urls.push(message.files[0]?.url ?? '');
    }
    await server.api.call(calls.deleteResponses, {
      session: owner,
      query: { responseIds: saved.responseId },
    });
    server.clock.advance(26 * HOUR_MS);
    await server.server.slices.desk.files.deleteUnused();
    server.clock.reset();
    for (const url of urls) expect(await (await fetch(server.url + url)).text()).toBe('Price list');
  });

  test('unknown files and files of other agents, responses or apps are refused', async () => {
    const { otherApp, agent, outsider, server } = tenant;
    const theirs = await uploadFile('Builder’s', 'b.txt', builder);
    const used = await uploadFile('Used', 'u.txt');
    await save({ files: [used.fileId], appIds: [otherApp.appId] });
    for (const fileId of [newId('fil'), theirs.fileId, used.fileId])
      expect(await refusal({ files: [fileId] })).toEqual([400, ['files']]);
    const socket = await tenant.connect(agent);
    const { userSessionId } = await tenant.assignedVisitor(agent);
    const sent = await socket.answer(sendAgentMessage, {
      userSessionId,
      msgId: newId('msg'),
      value: 'x',
      files: [used.fileId],
    });
    expect(sent).toMatchObject({ ok: false, error: { status: 400 } });
    const download = (session: TestSession) =>
      server.api.answer(downloadDeskFile, { session, query: { fileId: used.fileId } });
    expect([(await download(agent)).status, (await download(outsider)).status]).toEqual([404, 200]);
  });

  test('dangerous file types are refused', async () => {
    const form = new FormData();
    form.append('file', new File(['<script>alert(1)</script>'], 'a.html'));
    const { status } = await tenant.server.api.answer(calls.uploadResponseFile, {
      session: tenant.owner,
      form,
    });
    expect(status).toBe(400);
  });
});

test.each<[object, string]>([
  [{ title: '' }, 'title'],
  [{ title: 'x'.repeat(LIMITS.responseTitle + 1) }, 'title'],
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(LIMITS.messageLength + 1) }, 'text'],
  [{ appIds: ["'"] }, 'appIds.0'],
  [{ files: ['x'] }, 'files.0'],
])('%j is refused with the field named [PRE-01]', async (more, field) => {
  expect(await refusal(more)).toEqual([400, [field]]);
});
