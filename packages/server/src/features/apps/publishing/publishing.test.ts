import {
  appDetails,
  archiveApp,
  createApp,
  defaultSettings,
  publishApp,
  publishChecks,
  shareCode,
  unpublishApp,
  updateApp,
} from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { type AppId, addressOf, ERRORS, newId, type TenantId } from '@parrot/contract/core';
import { addFaq, deleteFaq, listFaqs, updateFaq } from '@parrot/contract/knowledge';
import { setAvailability } from '@parrot/contract/team';
import {
  brokenFlow,
  drawFlow,
  greetingFlow,
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const details = async (appId: AppId) =>
  (await server.api.call(appDetails, { session: owner, body: { appId } })).app;
const publish = (appId: AppId, note = '') =>
  server.api.call(publishApp, { session: owner, body: { appId, note } });
const firstFaq = async (appId: AppId) => {
  const { items } = await server.api.call(listFaqs, { session: owner, body: { appId } });
  const [faq] = items;
  if (!faq) throw new Error('the app has no FAQ');
  return faq;
};

describe('publishing', () => {
  test('needs at least one FAQ', async () => {
    const body = { appName: 'Empty', appType: 'Q&A' as const };
    const { app } = await server.api.call(createApp, { session: owner, body });
    const answer = await server.api.answer(publishApp, { session: owner, body: { appId: app.appId } });
    expect(answer.status).toBe(409);
    const message = `${ERRORS.not_ready.message} Add a question and its answer first.`;
    expect(answer.body).toEqual({ ...ERRORS.not_ready, code: 'not_ready', message });
    expect((await details(app.appId)).status).toBe('Created');
  });

  test('a GenAI app needs something to answer from, and waits until it was read', async () => {
    const body = { appName: 'Reader', appType: 'GenAI' as const };
    const { appId } = (await server.api.call(createApp, { session: owner, body })).app;
    const attempt = () => server.api.answer(publishApp, { session: owner, body: { appId } });
    expect((await attempt()).body.message).toMatch(/Add a document, page, or question first\.$/);
    const becomes = (state: string) =>
      server.server.platform.database.system((tx) =>
        tx.execute(sql`insert into sources (id, tenant_id, app_id, kind, title, address, state, passages, passage_count, created_at, updated_by, updated_at)
          values (${`src_${appId.slice(4)}`}, ${owner.tenantId}, ${appId}, 'page', 'Terms', 'https://example.com/', ${state},
            '[{"heading": "", "text": "Thirty days."}]', 1, now(), ${owner.userId}, now())
          on conflict (id) do update set state = excluded.state`),
      );
    await becomes('in progress');
    const early = await attempt();
    expect([early.status, early.body.code]).toEqual([409, 'not_ready']);
    expect(early.body.message).toMatch(/still being read \(1\)/);
    await becomes('ready');
    await publish(appId);
    expect(await snapshots(owner.tenantId, appId)).toMatchObject([
      { flow: null, faqs: [], sources: [{ title: 'Terms', passages: [{ text: 'Thirty days.' }] }] },
    ]);
  });

  test("a flow that would break is refused with the block's title; a valid one is frozen [DSG-02]", async () => {
    const body = { appName: 'Drawn', appType: 'FUNCTIONAL' as const };
    const { appId } = (await server.api.call(createApp, { session: owner, body })).app;
    await drawFlow(server, owner, appId, brokenFlow());
    const refused = await server.api.answer(publishApp, { session: owner, body: { appId } });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_ready']);
    expect(refused.body.message).toMatch(/starting with “Broken”\.$/);

    await drawFlow(server, owner, appId, greetingFlow());
    const { app } = await publish(appId);
    expect(app).toMatchObject({ status: 'published', hasUnpublishedChanges: false });
    await drawFlow(server, owner, appId, greetingFlow('Hi {{visitor}}!'));
    expect((await details(appId)).hasUnpublishedChanges).toBe(true);
    expect((await snapshots(owner.tenantId, appId)).map(({ flow: frozen }) => frozen)).toEqual([
      greetingFlow(),
    ]);
  });

  test('freezes the content of the app: later edits wait for the next version', async () => {
    const { appId } = await newPublishedApp(server, owner, [OPENING_HOURS]);
    const { faqId } = await firstFaq(appId);
    expect(await details(appId)).toMatchObject({ status: 'published', hasUnpublishedChanges: false });
    const before = await frozenAnswers(owner.tenantId, appId);
    expect(before).toEqual([[OPENING_HOURS.answer]]);

    const change = { ...OPENING_HOURS, answer: 'We never close.' };
    await server.api.call(updateFaq, { session: owner, body: { appId, faqId, ...change } });
    expect(await details(appId)).toMatchObject({ status: 'published', hasUnpublishedChanges: true });
    expect(await frozenAnswers(owner.tenantId, appId)).toEqual(before);

    const { app, version } = await publish(appId, 'Open around the clock');
    expect(version).toMatchObject({ number: 2, note: 'Open around the clock', publishedAt: app.publishedAt });
    expect(app.hasUnpublishedChanges).toBe(false);
    expect(await frozenAnswers(owner.tenantId, appId)).toEqual([[OPENING_HOURS.answer], ['We never close.']]);

    await server.api.call(deleteFaq, { session: owner, body: { appId, faqId } });
    expect((await details(appId)).hasUnpublishedChanges).toBe(true);
    expect(await frozenAnswers(owner.tenantId, appId)).toHaveLength(2);
  });

  test('a version contains the appearance and the language of its time', async () => {
    const body = { appName: 'Hallo', appType: 'Q&A' as const, language: 'de' as const };
    const { app } = await server.api.call(createApp, { session: owner, body });
    const faq = { appId: app.appId, languageCode: 'de' as const, question: ['Wann?'], answer: 'Um neun.' };
    await server.api.call(addFaq, { session: owner, body: faq });
    await publish(app.appId);
    const [snapshot] = await snapshots(owner.tenantId, app.appId);
    expect(snapshot).toMatchObject({
      language: 'de',
      settings: defaultSettings('Hallo', 'de'),
      faqs: [{ languageCode: 'de', questions: ['Wann?'], answer: 'Um neun.' }],
    });
    expect(snapshot?.flow).toBeNull();
  });

  test('an archived app cannot be published, but its checks can be read [APP-05]', async () => {
    const { appId } = await newPublishedApp(server, owner);
    await server.api.call(archiveApp, { session: owner, body: { appId } });
    const before = await details(appId);
    const answer = await server.api.answer(publishApp, { session: owner, body: { appId } });
    expect([answer.status, answer.body.code]).toEqual([409, 'app_archived']);
    expect(await details(appId)).toEqual(before);
    expect(await snapshots(owner.tenantId, appId)).toHaveLength(1);
  });

  test('concurrent publishing creates consecutive versions', async () => {
    const { appId } = await newPublishedApp(server, owner);
    const made = await Promise.all([publish(appId), publish(appId), publish(appId)]);
    expect(made.map(({ version }) => version.number).sort()).toEqual([2, 3, 4]);
  });

  test('the database refuses to change a version', async () => {
    const { appId } = await newPublishedApp(server, owner);
    const { database } = server.server.platform;
    const change = sql`update app_versions set note = 'changed' where app_id = ${appId}`;
    await expect(database.tenant(owner.tenantId, (tx) => tx.execute(change))).rejects.toThrow();
    await expect(database.system((tx) => tx.execute(change))).rejects.toThrow();
  });
});

describe('before publishing', () => {
  const checks = async (appId: AppId, session = owner) => {
    const { checks: items } = await server.api.call(publishChecks, { session, body: { appId } });
    return Object.fromEntries(items.map(({ check, state, values }) => [check, { state, values }]));
  };

  test('the checks report what blocks publishing and what could be better [APP-05, DSG-04]', async () => {
    const session = await newOwner(server);
    const body = { appName: 'Checked', appType: 'Q&A' as const };
    const { appId } = (await server.api.call(createApp, { session, body })).app;
    expect(await checks(appId, session)).toMatchObject({
      knowledge: { state: 'stop' },
      contrast: { state: 'fine' },
      domains: { state: 'advice' },
      handOver: { state: 'fine', values: { agents: '1' } },
    });

    await server.api.call(addFaq, { session, body: { appId, ...OPENING_HOURS } });
    const change = {
      palette: { navbarColor: '#FFFFFF', navbarTextcolor: '#EEEEEE' },
      behaviour: { allowedDomains: ['example.com'] },
    };
    await server.api.call(updateApp, { session, body: { appId, revision: 1, ...change } });
    expect(await checks(appId, session)).toMatchObject({
      knowledge: { state: 'fine', values: { count: '1' } },
      contrast: { state: 'advice', values: { pair: 'navbarTextcolor', ratio: '1.1' } },
      domains: { state: 'fine' },
    });
  });

  test('an app without agents gets advice, unless the bot cannot hand over', async () => {
    const session = await newOwner(server);
    const { appId } = await newPublishedApp(server, session);
    const unavailability = { duration: 'Next 24 hrs' as const, reason: 'Technical Issues' as const };
    await server.api.call(setAvailability, { session, body: { unavailability } });
    const handOver = async () => (await checks(appId, session)).handOver?.state;
    expect(await handOver()).toBe('advice');
    const agent = await newMember(server, session, 'agent');
    expect(await handOver()).toBe('advice');
    await newMember(server, session, 'agent', [appId]);
    expect(await handOver()).toBe('fine');
    const refused = await server.api.answer(publishChecks, { session: agent, body: { appId } });
    expect(refused.status).toBe(403);
  });
});

describe('on a web page', () => {
  const config = (parrotId: string) => server.api.call(widgetConfig, { query: { parrotId } });

  test('the embed snippet shows the bot; after unpublishing, visitors get a clear message [DSG-10]', async () => {
    const { appId, parrotId, appName } = await newPublishedApp(server, owner);
    const code = await server.api.call(shareCode, { session: owner, body: { appId } });
    expect(code).toEqual({
      status: 'success',
      parrotId,
      embedCode: `<script async crossorigin src="${server.url}/widget/${parrotId}.js"></script>`,
      testPageUrl: `${server.url}/try/${parrotId}`,
      results: [],
    });
    expect(await config(parrotId)).toMatchObject({ published: true, appearance: { botName: appName } });

    const { app } = await server.api.call(unpublishApp, { session: owner, body: { appId } });
    expect(app).toMatchObject({ status: 'draft', publishedAt: null });
    expect(await config(parrotId)).toMatchObject({ published: false, appearance: { botName: appName } });
    const again = await server.api.call(unpublishApp, { session: owner, body: { appId } });
    expect(again.app.status).toBe('draft');

    const { version } = await publish(appId);
    expect(version.number).toBe(2);
    expect((await config(parrotId)).published).toBe(true);
  });

  test('every page can read the appearance of a bot; an unknown id has none', async () => {
    const { parrotId } = await newPublishedApp(server, owner);
    const answer = await fetch(`${server.url}${addressOf(widgetConfig)}?parrotId=${parrotId}`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    for (const wrong of [newId('prt'), 'nonsense', '%00', "' or 1=1 --"]) {
      const refused = await server.api.answer(widgetConfig, { query: { parrotId: wrong } });
      expect(refused.status).toBe(404);
    }
  });
});

type Frozen = { faqs: { answer: string }[]; flow: unknown; sources: unknown[] };

/** The contents of an app's versions, oldest first, read from the database. */
async function snapshots(tenantId: TenantId, appId: AppId): Promise<Frozen[]> {
  const found = await server.server.platform.database.tenant(tenantId, (tx) =>
    tx.execute(sql`select snapshot from app_versions where app_id = ${appId} order by number`),
  );
  return (found as unknown as { rows: { snapshot: Frozen }[] }).rows.map((row) => row.snapshot);
}

const frozenAnswers = async (tenantId: TenantId, appId: AppId) =>
  (await snapshots(tenantId, appId)).map(({ faqs }) => faqs.map((faq) => faq.answer));
