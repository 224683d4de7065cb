import { listActivity } from '@parrot/contract/activity';
import {
  appDetails,
  archiveApp,
  compareVersions,
  listApps,
  listVersions,
  openVersion,
  publishApp,
  restoreVersion,
  unpublishApp,
  updateApp,
  updateAppDetails,
} from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { type AppId, newId, type VersionId } from '@parrot/contract/core';
import { fetchFlow, saveFlow } from '@parrot/contract/flows';
import { addFaq, deleteFaq, listFaqs, updateFaq } from '@parrot/contract/knowledge';
import {
  drawFlow,
  greetingFlow,
  newDraftApp,
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let builder: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  builder = await newMember(server, owner, 'admin');
});
afterAll(() => server.stop());

const publish = async (appId: AppId, note = '', session = owner) =>
  (await server.api.call(publishApp, { session, body: { appId, note } })).version;
const list = (appId: AppId, page = {}) =>
  server.api.call(listVersions, { session: owner, body: { appId, ...page } });
const open = (appId: AppId, versionId: VersionId) =>
  server.api.call(openVersion, { session: owner, body: { appId, versionId } });
const compare = async (appId: AppId, from: VersionId, to: VersionId | 'draft') =>
  (await server.api.call(compareVersions, { session: owner, body: { appId, from, to } })).changes;
const restore = async (appId: AppId, versionId: VersionId) =>
  (await server.api.call(restoreVersion, { session: owner, body: { appId, versionId } })).app;
const details = (appId: AppId) => server.api.call(appDetails, { session: owner, body: { appId } });
const addTo = async (appId: AppId, faq: typeof OPENING_HOURS) =>
  (await server.api.call(addFaq, { session: owner, body: { appId, ...faq } })).faq;
/** Without their state relative to the published version. */
const faqsOf = async (appId: AppId) =>
  (await server.api.call(listFaqs, { session: owner, body: { appId } })).items.map(
    ({ state: _state, languages: _languages, ...faq }) => faq,
  );
const firstVersion = async (appId: AppId) => {
  const version = (await list(appId)).items.at(-1);
  if (!version) throw new Error('the app has no version');
  return version.versionId;
};
const RICH = {
  ...RETURNS,
  domain: 'Shop',
  topic: 'Orders',
  subtopicLevel1: 'Returns',
  uniqueTag: 'ret1',
  tags: '#orders,#returns',
  link: 'https://example.com/returns',
  imageLink: 'https://example.com/box.png',
  imageType: 'photo',
};
/** Changes everything about a draft: appearance, behavior, language, and each FAQ in some way. */
async function changeAll(appId: AppId) {
  const { revision } = await details(appId);
  const change = { appearance: { botName: 'Kea' }, behaviour: { languageList: ['sv' as const] } };
  await server.api.call(updateApp, { session: owner, body: { appId, revision, ...change } });
  await server.api.call(updateAppDetails, { session: owner, body: { appId, language: 'de' } });
  const [first, second] = await faqsOf(appId);
  if (!first || !second) throw new Error('the app has too few FAQs');
  const changed = { ...OPENING_HOURS, topic: 'New', answer: 'We never close.' };
  await server.api.call(updateFaq, { session: owner, body: { appId, faqId: first.faqId, ...changed } });
  await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: second.faqId } });
  const added = { question: ['Where are you?'], answer: 'In Halden.' };
  await server.api.call(addFaq, { session: owner, body: { appId, ...added } });
  return { first, second };
}

describe('the versions of an app', () => {
  test('are listed by the newest first, with their author and which is live [APP-05]', async () => {
    const { appId } = await newPublishedApp(server, owner);
    await publish(appId, 'Second', builder);
    const third = await publish(appId, 'Third');
    const { items, total } = await list(appId);
    expect(items.map(({ number, note, publishedBy, isLive }) => [number, note, publishedBy, isLive])).toEqual(
      [
        [3, 'Third', 'Maya Lind', true],
        [2, 'Second', 'admin person', false],
        [1, '', 'Maya Lind', false],
      ],
    );
    expect([total, items[0]]).toEqual([3, third]);
    const page = await list(appId, { offset: 1, limit: 1 });
    expect([page.items, page.total, page.offset]).toEqual([[items[1]], 3, 1]);

    await server.api.call(unpublishApp, { session: owner, body: { appId } });
    expect((await list(appId)).items.map(({ isLive }) => isLive)).toEqual([false, false, false]);
  });

  test('can be opened with the content of their time', async () => {
    const { appId, appName } = await newPublishedApp(server, owner, [OPENING_HOURS, RICH]);
    const versionId = await firstVersion(appId);
    const before = await open(appId, versionId);
    expect(before).toMatchObject({
      version: { versionId, number: 1, isLive: true },
      language: 'en',
      settings: { appearance: { botName: appName } },
    });
    expect(before.faqs.map(({ questions, answer }) => ({ question: questions, answer }))).toEqual([
      OPENING_HOURS,
      RETURNS,
    ]);
    await changeAll(appId);
    expect(await open(appId, versionId)).toEqual(before);
  });

  test('are compared with each other and with the draft [DSG-06]', async () => {
    const { appId, appName } = await newPublishedApp(server, owner, [OPENING_HOURS, RICH]);
    const first = await firstVersion(appId);
    expect(await compare(appId, first, 'draft')).toEqual([]);
    await changeAll(appId);
    const changes = await compare(appId, first, 'draft');
    expect(changes.map(({ kind, what, name, field }) => [kind, what, field ?? name])).toEqual([
      ['changed', 'language', 'language'],
      ['changed', 'setting', 'appearance.botName'],
      // Texts that nobody had edited follow the language.
      ['changed', 'setting', 'appearance.welcomeMsg'],
      ['changed', 'setting', 'appearance.timeoutMsg'],
      ['changed', 'setting', 'appearance.NavigationTitle'],
      ['changed', 'setting', 'appearance.SupportingText'],
      ['changed', 'setting', 'appearance.agentTitle'],
      ['changed', 'setting', 'behaviour.languageList'],
      ['changed', 'setting', 'behaviour.defaultLanguageList'],
      ['changed', 'faq', 'questions'],
      ['changed', 'faq', 'answer'],
      ['changed', 'faq', 'link'],
      ...['domain', 'topic', 'subtopicLevel1', 'uniqueTag', 'tags', 'imageLink', 'imageType'].map((field) => [
        'changed',
        'faq',
        field,
      ]),
      ['added', 'faq', 'Where are you?'],
      ['removed', 'faq', 'When are you open?'],
    ]);
    expect(changes[1]).toMatchObject({ before: appName, after: 'Kea' });

    const second = (await publish(appId)).versionId;
    expect(await compare(appId, first, second)).toEqual(changes);
    expect(await compare(appId, second, second)).toEqual([]);
    const back = await compare(appId, second, first);
    expect(back.map(({ kind }) => kind).filter((kind) => kind !== 'changed')).toEqual(['added', 'removed']);
  });
});

describe('restoring a version', () => {
  test('makes the draft equal to it, to the last tag; visitors see no change until it is published [APP-05]', async () => {
    const { appId, parrotId } = await newPublishedApp(server, owner, [OPENING_HOURS, RICH]);
    const [faqs, { settings, revision }] = [await faqsOf(appId), await details(appId)];
    const first = await firstVersion(appId);
    await changeAll(appId);
    await publish(appId);
    const shown = async () => {
      const { appearance, language } = await server.api.call(widgetConfig, { query: { parrotId } });
      return [appearance.botName, language];
    };
    expect(await shown()).toEqual(['Kea', 'de']);

    const app = await restore(appId, first);
    expect(app).toMatchObject({ language: 'en', languageList: [], hasUnpublishedChanges: true });
    const restored = await details(appId);
    expect(restored.settings).toEqual(settings);
    expect(restored.revision).toBeGreaterThan(revision + 1);
    expect(await faqsOf(appId)).toEqual(faqs);
    expect(await compare(appId, first, 'draft')).toEqual([]);
    expect(await shown()).toEqual(['Kea', 'de']);
    expect((await list(appId)).items.map(({ number, isLive }) => [number, isLive])).toEqual([
      [2, true],
      [1, false],
    ]);

    const third = await publish(appId);
    expect(third.number).toBe(3);
    expect(await compare(appId, first, third.versionId)).toEqual([]);
    expect(await shown()).toEqual([settings.appearance.botName, 'en']);
  });

  test('restores its flow too, as a new revision [APP-05, DSG-02]', async () => {
    const { appId } = await newDraftApp(server, owner);
    await drawFlow(server, owner, appId, greetingFlow());
    const first = (await publish(appId)).versionId;
    expect(await open(appId, first)).toMatchObject({ flow: greetingFlow(), sources: [], faqs: [] });
    const { revision } = await drawFlow(server, owner, appId, greetingFlow('Hi {{visitor}}!'));
    const changes = await compare(appId, first, 'draft');
    expect(changes).toEqual([
      {
        kind: 'changed',
        what: 'block',
        name: 'Greeting',
        before: expect.stringContaining('Hello {{visitor}}!'),
        after: expect.stringContaining('Hi {{visitor}}!'),
      },
    ]);

    await restore(appId, first);
    expect(await compare(appId, first, 'draft')).toEqual([]);
    const fetched = await server.api.call(fetchFlow, { session: owner, body: { appId } });
    expect(fetched).toMatchObject({ flow: greetingFlow(), revision: revision + 1 });
    // An open designer gets a conflict and overwrites nothing.
    const late = { appId, revision, flow: greetingFlow('Hey') };
    const answer = await server.api.answer(saveFlow, { session: builder, body: late });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  });

  test('the live version again, or undoing an edit by hand, leaves no unpublished changes', async () => {
    const { appId } = await newDraftApp(server, owner);
    await drawFlow(server, owner, appId, greetingFlow());
    const { faqId } = await addTo(appId, OPENING_HOURS);
    const { versionId } = await publish(appId);
    const hasChanges = async () => {
      const { app } = await details(appId);
      const { items } = await server.api.call(listApps, { session: owner, body: { search: app.appName } });
      expect(items.map(({ hasUnpublishedChanges }) => hasUnpublishedChanges)).toEqual([
        app.hasUnpublishedChanges,
      ]);
      return app.hasUnpublishedChanges;
    };
    const setTitle = async (agentTitle: string) => {
      const { revision } = await details(appId);
      await server.api.call(updateApp, {
        session: owner,
        body: { appId, revision, appearance: { agentTitle } },
      });
    };
    const setAnswer = (answer: string) =>
      server.api.call(updateFaq, { session: owner, body: { appId, faqId, ...OPENING_HOURS, answer } });
    expect(await hasChanges()).toBe(false);

    await setTitle('Guide');
    expect(await hasChanges()).toBe(true);
    await setTitle('Agent');
    expect(await hasChanges()).toBe(false);

    await drawFlow(server, owner, appId, greetingFlow('Hey'));
    expect(await hasChanges()).toBe(true);
    await drawFlow(server, owner, appId, greetingFlow());
    expect(await hasChanges()).toBe(false);

    await setAnswer('At noon.');
    expect(await hasChanges()).toBe(true);
    await setAnswer(OPENING_HOURS.answer);
    expect(await hasChanges()).toBe(false);

    await server.api.call(deleteFaq, { session: owner, body: { appId, faqId } });
    await addTo(appId, RETURNS);
    await setTitle('Guide');
    expect(await hasChanges()).toBe(true);
    expect((await restore(appId, versionId)).hasUnpublishedChanges).toBe(false);
    expect(await hasChanges()).toBe(false);
    expect((await list(appId)).total).toBe(1);
  });

  test('is recorded, and causes a conflict for an open settings editor [APP-05, DSG-06]', async () => {
    const { appId } = await newPublishedApp(server, owner);
    const { revision } = await details(appId);
    await restore(appId, await firstVersion(appId));
    const body = { appId, revision, appearance: { agentTitle: 'X' } };
    const late = await server.api.answer(updateApp, { session: builder, body });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['app'] } });
    const entries = items.filter(({ act, subjectId }) => act === 'app.restored' && subjectId === appId);
    expect(entries.map(({ actorName, values }) => [actorName, values])).toEqual([
      ['Maya Lind', { version: '1' }],
    ]);
  });

  test('that lacks fields of an FAQ leaves those fields as they are', async () => {
    const { appId } = await newPublishedApp(server, owner, [OPENING_HOURS, RICH]);
    const faqs = await faqsOf(appId);
    const older = newId('ver');
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`insert into app_versions select ${older}, tenant_id, app_id, 7, note,
        jsonb_set(snapshot, '{faqs}', (select jsonb_agg(jsonb_build_object('faqId', faq -> 'faqId', 'languageCode', faq -> 'languageCode',
          'questions', faq -> 'questions', 'answer', faq -> 'answer', 'link', faq -> 'link')) from jsonb_array_elements(snapshot -> 'faqs') as faq)),
        published_by, created_at from app_versions where app_id = ${appId}`),
    );
    await restore(appId, older);
    expect(await faqsOf(appId)).toEqual(faqs);
    await changeAll(appId);
    await restore(appId, older);
    const restored = await faqsOf(appId);
    expect(restored.map(({ question, answer, link }) => ({ question, answer, link }))).toEqual(
      expect.arrayContaining(faqs.map(({ question, answer, link }) => ({ question, answer, link }))),
    );
    expect(restored.map(({ topic }) => topic).sort()).toEqual(['', 'New']);
  });

  test('from before a kind of content existed compares as empty, and leaves that content of the draft alone', async () => {
    const { appId } = await newPublishedApp(server, owner, [OPENING_HOURS]);
    const older = newId('ver');
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`insert into app_versions select ${older}, tenant_id, app_id, 7, note,
        snapshot - 'faqs', published_by, created_at from app_versions where app_id = ${appId}`),
    );
    const faqs = await faqsOf(appId);
    expect(await compare(appId, older, 'draft')).toMatchObject([{ kind: 'added', what: 'faq' }]);
    await restore(appId, older);
    expect(await faqsOf(appId)).toEqual(faqs);
  });
});

describe('refused', () => {
  const calls = [openVersion, compareVersions, restoreVersion];

  test('a version of another app or of another tenant is not found [USR-10]', async () => {
    const { appId } = await newPublishedApp(server, owner);
    const other = await firstVersion((await newPublishedApp(server, owner)).appId);
    const outsider = await newOwner(server);
    const own = await firstVersion(appId);
    const before = await details(appId);
    for (const call of calls) {
      const ask = (session: TestSession, id: AppId, versionId: VersionId) =>
        server.api.answer(call, {
          session,
          body: { appId: id, versionId, from: versionId, to: 'draft' },
        });
      const nowhere = await ask(owner, appId, newId('ver'));
      expect(nowhere.status).toBe(404);
      expect((await ask(owner, appId, other)).text).toBe(nowhere.text);
      expect((await ask(outsider, appId, own)).text).toBe(nowhere.text);
    }
    const to = { appId, from: own, to: other };
    expect((await server.api.answer(compareVersions, { session: owner, body: to })).status).toBe(404);
    expect(await details(appId)).toEqual(before);
  });

  test('versions of an archived app can be read, but not restored [APP-05]', async () => {
    const { appId } = await newPublishedApp(server, owner);
    const versionId = await firstVersion(appId);
    await server.api.call(archiveApp, { session: owner, body: { appId } });
    const before = await details(appId);
    const answer = await server.api.answer(restoreVersion, { session: owner, body: { appId, versionId } });
    expect([answer.status, answer.body.code]).toEqual([409, 'app_archived']);
    expect(await details(appId)).toEqual(before);
    expect((await open(appId, versionId)).version.number).toBe(1);
  });
});
