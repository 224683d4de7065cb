/** Archiving, unarchiving and deleting apps. */
import {
  type App,
  appDetails,
  archiveApp,
  archivedApps,
  createApp,
  deleteApp,
  publishApp,
  restoreVersion,
  shareCode,
  unarchiveApp,
  unshareApp,
  updateApp,
  updateAppDetails,
} from '@parrot/contract/apps';
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  widgetConfig,
} from '@parrot/contract/conversations';
import { type AppId, ERRORS, newId } from '@parrot/contract/core';
import { agentConnect, deskAccessChanged, listAgentApps, unassignedUsers } from '@parrot/contract/desk';
import { addFaq, deleteFaq, listFaqs, updateFaq } from '@parrot/contract/knowledge';
import { createGroup, inviteApps, inviteRoles, setUserRoles, userApps } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let app: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  app = await newPublishedApp(server, owner);
});
afterAll(() => server.stop());

const archive = async (appId: AppId) =>
  (await server.api.call(archiveApp, { session: owner, body: { appId } })).app;
const unarchive = async (appId: AppId) =>
  (await server.api.call(unarchiveApp, { session: owner, body: { appId } })).app;
const details = (appId: AppId) => server.api.call(appDetails, { session: owner, body: { appId } });
const config = () => server.api.answer(widgetConfig, { query: { parrotId: app.parrotId } });
const remove = (appId: AppId, appName: string, session = owner) =>
  server.api.answer(deleteApp, { session, query: { appId, appName } });
const isArchived = async (appId: AppId) =>
  (await server.api.call(archivedApps, { session: owner, body: { limit: 100 } })).items.some(
    (item) => item.appId === appId,
  );
/** The actions on the app, the latest first, read from the database. */
const actionsOf = async (appId: AppId) => {
  const found = await server.server.platform.database.tenant(owner.tenantId, (tx) =>
    tx.execute(sql`select act from activities where subject_id = ${appId} order by at desc, id desc`),
  );
  return (found as unknown as { rows: { act: string }[] }).rows.map((row) => row.act);
};

describe('an archived app', () => {
  test('is unpublished with its content unchanged, and comes back as a draft [APP-05]', async () => {
    const before = await details(app.appId);
    const put = await archive(app.appId);
    expect(put).toMatchObject({ status: 'draft', publishedAt: null, faqCount: 2 });
    expect(put.archivedAt).not.toBeNull();
    expect(put.updatedAt).toBe(before.app.updatedAt);
    expect((await config()).body).toMatchObject({ published: false });
    expect(await isArchived(app.appId)).toBe(true);

    const back = await unarchive(app.appId);
    expect(back).toMatchObject({ status: 'draft', archivedAt: null, faqCount: 2 });
    expect(await isArchived(app.appId)).toBe(false);
    const { settings, revision } = await details(app.appId);
    expect({ settings, revision }).toEqual({ settings: before.settings, revision: before.revision });
    expect((await config()).body).toMatchObject({ published: false });
    const { version } = await server.api.call(publishApp, {
      session: owner,
      body: { appId: app.appId },
    });
    expect(version.number).toBe(2);
  });

  test('informs a visitor in an open conversation that the bot is unavailable [APP-05] [DSG-10]', async () => {
    const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
    await visitor.ask(openVisitorConversation, {});
    await archive(app.appId);
    const answer = await visitor.answer(sendVisitorMessage, { msgId: newId('msg'), value: 'Hello?' });
    expect(answer).toMatchObject({
      ok: false,
      error: { status: 404, message: 'This bot isn’t available right now.' },
    });
    visitor.close();
  });

  test('is archived and unarchived once, however often it is requested [APP-05]', async () => {
    const { archivedAt } = await archive(app.appId);
    server.clock.advance(1_000);
    expect((await archive(app.appId)).archivedAt).toBe(archivedAt);
    for (const _ of [1, 2]) await unarchive(app.appId);
    expect((await actionsOf(app.appId)).slice(0, 2)).toEqual(['app.unarchived', 'app.archived']);
    expect((await actionsOf(app.appId)).filter((act) => act === 'app.archived')).toHaveLength(1);
  });

  test('cannot be changed, published or shared, and each attempt changes nothing [APP-05]', async () => {
    const { appId } = app;
    const builder = await newMember(server, owner, 'builder', [appId]);
    const { items } = await server.api.call(listFaqs, { session: owner, body: { appId } });
    const faqId = items[0]?.faqId;
    await archive(appId);
    const before = [await details(appId), await actionsOf(appId)];
    const { items: roles } = await server.api.call(inviteRoles, { session: owner });
    const roleIds = roles.filter((role) => role.roleName === 'Builder').map((role) => role.roleId);
    const member = { userId: builder.userId, roleIds, appIds: [appId] };
    const attempts = [
      await server.api.answer(addFaq, { session: owner, body: { appId, ...RETURNS } }),
      await server.api.answer(updateFaq, { session: owner, body: { appId, faqId, ...OPENING_HOURS } }),
      await server.api.answer(deleteFaq, { session: owner, body: { appId, faqId } }),
      await server.api.answer(publishApp, { session: owner, body: { appId } }),
      await server.api.answer(restoreVersion, { session: owner, body: { appId, versionId: newId('ver') } }),
      await server.api.answer(shareCode, { session: owner, body: { appId } }),
      await server.api.answer(unshareApp, { session: owner, body: { appId, from: builder.userId } }),
      await server.api.answer(updateApp, { session: owner, body: { appId, revision: 1 } }),
      await server.api.answer(updateAppDetails, { session: owner, body: { appId, appName: 'Other' } }),
      await server.api.answer(setUserRoles, { session: owner, body: member }),
    ];
    for (const { status, body } of attempts)
      expect([status, body]).toEqual([409, { code: 'app_archived', ...ERRORS.app_archived }]);
    expect([await details(appId), await actionsOf(appId)]).toEqual(before);
    const readable = await server.api.call(listFaqs, { session: owner, body: { appId } });
    expect(readable.total).toBe(2);
  });

  test('is not listed at the desk, in invitations or among the apps of a member [APP-05]', async () => {
    const builder = await newMember(server, owner, 'builder', [app.appId]);
    const lists = async () =>
      Promise.all([
        server.api.call(listAgentApps, { session: owner, body: { limit: 100 } }),
        server.api.call(inviteApps, { session: owner, body: { limit: 100 } }),
        server.api.call(userApps, { session: owner, body: { userId: builder.userId } }),
      ]);
    const holding = async () =>
      (await lists()).map(({ items }) => items.some((item) => item.appId === app.appId));
    expect(await holding()).toEqual([true, true, true]);
    await archive(app.appId);
    expect(await holding()).toEqual([false, false, false]);
    await unarchive(app.appId);
    // Shared access survives archiving.
    expect(await holding()).toEqual([true, true, true]);
  });

  test('a user without access, or without the permission to create apps, can neither archive nor unarchive it', async () => {
    const outsider = await newMember(server, owner, 'builder');
    const agent = await newMember(server, owner, 'agent', [app.appId]);
    for (const call of [archiveApp, unarchiveApp]) {
      const attempt = (session: TestSession) =>
        server.api.answer(call, { session, body: { appId: app.appId } });
      expect((await attempt(outsider)).status).toBe(404);
      expect((await attempt(agent)).status).toBe(403);
    }
    expect((await details(app.appId)).app.status).toBe('published');
  });
});

describe('deleting', () => {
  test('needs an archived app and its exact name; otherwise nothing is deleted [APP-05]', async () => {
    const early = await remove(app.appId, app.appName);
    expect([early.status, early.body]).toEqual([409, { code: 'not_archived', ...ERRORS.not_archived }]);
    await archive(app.appId);
    for (const wrong of ['', app.appName.toLowerCase(), ` ${app.appName}`, 'Another']) {
      const answer = await remove(app.appId, wrong);
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['appName']);
    }
    const outsider = await newMember(server, owner, 'builder');
    expect((await remove(app.appId, app.appName, outsider)).status).toBe(404);
    expect(await isArchived(app.appId)).toBe(true);
    expect(await actionsOf(app.appId)).not.toContain('app.deleted');
  });

  test('removes all of its data; its visitors get an unknown bot [APP-05]', async () => {
    const { appId, appName, parrotId } = app;
    const members = { userIds: [owner.userId], roleIds: [], appIds: [appId] };
    await server.api.call(createGroup, { session: owner, body: { groupName: 'Of it', ...members } });
    const visitor = await openVisitorSocket(server, { parrotId });
    const { visitorToken } = await visitor.ask(openVisitorConversation, {});
    await visitor.ask(requestAgent, {});
    const other = await newPublishedApp(server, owner);
    await archive(appId);
    expect((await remove(appId, appName)).status).toBe(200);

    expect(await rowsOf(appId)).toEqual([]);
    expect((await server.api.answer(appDetails, { session: owner, body: { appId } })).status).toBe(404);
    expect((await config()).status).toBe(404);
    expect(await visitor.answer(openVisitorConversation, {})).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
    visitor.close();
    await expect(openVisitorSocket(server, { parrotId, visitorToken })).rejects.toThrow();
    const queue = await server.api.call(unassignedUsers, { session: owner, body: {} });
    expect(queue.items.filter((session) => session.appId === appId)).toEqual([]);
    expect((await details(other.appId)).app).toMatchObject({ status: 'published', faqCount: 2 });
    expect((await actionsOf(appId))[0]).toBe('app.deleted');
    // The name is free again.
    const body = { appName, appType: 'Q&A' as const };
    expect((await server.api.call(createApp, { session: owner, body })).app.faqCount).toBe(0);
  });

  test('reaches the desks that had access immediately, and no others [APP-05]', async () => {
    const [agent, other] = [
      await newMember(server, owner, 'agent', [app.appId]),
      await newMember(server, owner, 'agent'),
    ];
    const hello = { userSessionId: '', channel: 'web', agentName: 'Somebody' } as const;
    const desks = [];
    for (const session of [agent, owner, other]) {
      const desk = await openDeskSocket(server, session);
      await desk.ask(agentConnect, hello);
      desks.push(desk);
    }
    await archive(app.appId);
    expect((await remove(app.appId, app.appName)).status).toBe(200);
    await server.server.platform.outbox.settle();
    for (const desk of desks) await desk.answer(agentConnect, hello);
    expect(desks.map((desk) => desk.seen(deskAccessChanged).length)).toEqual([1, 1, 0]);
    for (const desk of desks) desk.close();
  });
});

/** The tables that still contain rows of an app, read from the database. */
async function rowsOf(appId: AppId): Promise<string[]> {
  const tables = ['app_members', 'group_apps', 'app_versions', 'faqs', 'visitors', 'conversations'];
  const left: string[] = [];
  for (const table of [...tables, 'user_sessions', 'app_sightings']) {
    const found = await server.server.platform.database.system((tx) =>
      tx.execute(sql`select from ${sql.identifier(table)} where app_id = ${appId}`),
    );
    if ((found as unknown as { rows: unknown[] }).rows.length > 0) left.push(table);
  }
  const messages = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select from messages where sender_id = ${appId}`),
  );
  return (messages as unknown as { rows: unknown[] }).rows.length > 0 ? [...left, 'messages'] : left;
}
