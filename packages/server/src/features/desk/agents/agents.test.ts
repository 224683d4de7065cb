/** The agents of the desk with their presence and load. */
import { newId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { agentProfile, setAvailability } from '@parrot/contract/team';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const idsOf = (agents: desk.DeskAgent[]) => agents.map(({ userId }) => userId);
const available = async (session: TestSession, body: object = {}) =>
  (await tenant.server.api.call(desk.availableAgents, { session, body })).items;
const presence = (session: TestSession, body: object = {}) =>
  tenant.server.api.call(desk.onlineOfflineAgents, { session, body });
const AWAY = { duration: 'Next 24 hrs', reason: 'Technical Issues' } as const;

test('lists online, offline and away agents, and those with capacity left [DSK-09, DSK-20]', async () => {
  const { agent, otherAgent, supervisor, app } = tenant;
  const socket = await tenant.connect(agent);
  await tenant.connect(otherAgent);
  const where = { appId: app.appId };
  const { online, offline } = await presence(agent, where);
  expect(idsOf(online)).toEqual(expect.arrayContaining([agent.userId, otherAgent.userId]));
  expect(idsOf(offline)).toContain(supervisor.userId);
  expect(idsOf(await available(agent, where))).toEqual(
    expect.arrayContaining([agent.userId, otherAgent.userId]),
  );

  await tenant.server.api.call(setAvailability, { session: otherAgent, body: { unavailability: AWAY } });
  const after = await presence(agent, where);
  expect(after.online.find(({ userId }) => userId === otherAgent.userId)).toMatchObject({
    state: 'away',
    absence: { bySelf: true },
  });
  expect(idsOf(await available(agent, where))).not.toContain(otherAgent.userId);
  await tenant.server.api.call(setAvailability, { session: otherAgent, body: { unavailability: null } });

  const guest = await tenant.assignedVisitor(agent);
  const { userSessionId } = guest;
  const others = idsOf(await available(agent, { userSessionId }));
  expect([others.includes(otherAgent.userId), others.includes(agent.userId)]).toEqual([true, false]);
  socket.socket.disconnect();
});

test('agents of other apps are left out, and an app without access is not found [DSK-20]', async () => {
  const { agent, outsider, supervisor, otherApp, server } = tenant;
  const { online, offline } = await presence(agent);
  const all = idsOf([...online, ...offline]);
  expect([all.includes(outsider.userId), all.includes(supervisor.userId)]).toEqual([false, true]);
  for (const call of [desk.availableAgents, desk.onlineOfflineAgents]) {
    const refused = await server.api.answer(call, { session: agent, body: { appId: otherApp.appId } });
    expect(refused.status).toBe(404);
    const hidden = await tenant.assignedVisitor(tenant.otherAgent);
    const body = { userSessionId: hidden.userSessionId };
    expect((await server.api.answer(call, { session: agent, body })).status).toBe(404);
  }
});

test('supervisors list agents with load, search and pages; others are refused [DSK-05, DSK-20]', async () => {
  const { agent, supervisor, outsider, app, server } = tenant;
  expect((await server.api.answer(desk.listAgents, { session: agent, body: {} })).status).toBe(403);
  const list = (body: object) => server.api.call(desk.listAgents, { session: supervisor, body });
  const before = (await list({})).items.find(({ userId }) => userId === agent.userId);
  await tenant.assignedVisitor(agent);
  const everybody = await list({});
  expect(everybody.total).toBe(everybody.items.length);
  expect(idsOf(everybody.items)).toEqual(expect.arrayContaining([outsider.userId, agent.userId]));
  const now = everybody.items.find(({ userId }) => userId === agent.userId);
  expect(now).toMatchObject({ isSupervisor: false, capacity: 5, open: (before?.open ?? 0) + 1 });
  expect(everybody.items.find(({ userId }) => userId === supervisor.userId)?.isSupervisor).toBe(true);
  expect(idsOf((await list({ appId: app.appId })).items)).not.toContain(outsider.userId);
  expect(idsOf((await list({ search: agent.emailId.toUpperCase() })).items)).toEqual([agent.userId]);
  expect((await list({ search: '%' })).items).toEqual([]);
  const pages = [await list({ limit: 1 }), await list({ limit: 1, offset: 1 })];
  expect(new Set(pages.flatMap(({ items }) => idsOf(items))).size).toBe(2);
  expect(pages[1]).toMatchObject({ offset: 1, total: everybody.total });
});

test('supervisors set an agent’s capacity; agents at capacity are assigned nothing [DSK-05]', async () => {
  const { agent, supervisor, server } = tenant;
  const set = (session: TestSession, body: object) =>
    server.api.answer(desk.setAgentCapacity, { session, body });
  expect((await set(agent, { userId: agent.userId, capacity: 50 })).status).toBe(403);
  for (const capacity of [-1, 51, 1.5, '7', null])
    expect((await set(supervisor, { userId: agent.userId, capacity })).status).toBe(400);
  expect((await set(supervisor, { userId: newId('usr'), capacity: 1 })).status).toBe(404);
  await tenant.connect(agent);
  const { agent: changed } = await server.api.call(desk.setAgentCapacity, {
    session: supervisor,
    body: { userId: agent.userId, capacity: 0 },
  });
  expect(changed).toMatchObject({ userId: agent.userId, capacity: 0 });
  expect(idsOf(await available(supervisor))).not.toContain(agent.userId);
  await set(supervisor, { userId: agent.userId, capacity: 5 });
});

test('returns what the caller may do at the desk of one app or of all [DSK-18]', async () => {
  const { agent, supervisor, app, otherApp, server } = tenant;
  const actions = async (session: TestSession, body: { isAllApps: boolean; appId?: typeof app.appId }) =>
    (await server.api.call(desk.agentAppDetails, { session, body })).actionList.map((one) => one.actionName);
  expect(await actions(agent, { isAllApps: true })).toEqual(['handle']);
  expect(await actions(agent, { isAllApps: false, appId: app.appId })).toEqual(['handle']);
  expect(await actions(supervisor, { isAllApps: false, appId: otherApp.appId })).toEqual([
    'handle',
    'monitor',
  ]);
  const ask = (body: object) => server.api.answer(desk.agentAppDetails, { session: agent, body });
  expect((await ask({ isAllApps: false, appId: otherApp.appId })).status).toBe(404);
  expect((await ask({ isAllApps: false })).body.fields).toHaveProperty('appId');
  expect((await ask({ isAllApps: 'yes' })).body.fields).toHaveProperty('isAllApps');
});

test('returns the profile of another agent [DSK-20]', async () => {
  const { agent, otherAgent, server } = tenant;
  const profile = await server.api.call(agentProfile, {
    session: agent,
    body: { userId: otherAgent.userId },
  });
  expect(profile).toMatchObject({ userId: otherAgent.userId });
});

test('every agent call answers at its address, and is scoped to the caller’s apps and permissions [DSK-20]', async () => {
  const { agent, otherAgent, outsider, supervisor, app, otherApp, server } = tenant;
  await tenant.connect(agent);
  const { appId } = app;
  const calls = [
    desk.availableAgents,
    desk.onlineOfflineAgents,
    desk.listAgentApps,
    desk.listAgents,
    desk.agentAppDetails,
    agentProfile,
  ];
  expect(calls.map(({ path }) => path)).toEqual([
    '/desk/available/agents',
    '/desk/online/offile/agents',
    '/parrot/v2/list/agent/apps',
    '/parrot/v2/list/agents',
    '/parrot/v2/agent/app/details',
    '/v2/fetch/agent/profile',
  ]);

  expect(idsOf(await available(agent, { appId }))).toContain(agent.userId);
  const { online, offline } = await presence(agent, { appId });
  expect(idsOf(online)).toContain(agent.userId);
  expect(idsOf([...online, ...offline])).toEqual(
    expect.arrayContaining([agent, otherAgent, supervisor].map(({ userId }) => userId)),
  );
  const own = { session: agent, body: {} };
  expect(await server.api.call(desk.listAgentApps, own)).toMatchObject({ items: [{ appId }], count: 1 });
  const all = await server.api.call(desk.listAgents, { session: supervisor, body: {} });
  expect(idsOf(all.items)).toEqual(expect.arrayContaining([agent.userId, outsider.userId]));
  expect(
    await server.api.call(desk.agentAppDetails, { session: supervisor, body: { isAllApps: false, appId } }),
  ).toMatchObject({ status: 'success', actionList: [{ actionName: 'handle' }, { actionName: 'monitor' }] });
  const profile = { session: agent, body: { userId: otherAgent.userId } };
  expect(await server.api.call(agentProfile, profile)).toMatchObject({
    userId: otherAgent.userId,
    userName: otherAgent.name,
    userStatus: 'ACTIVE',
    absence: null,
  });
  expect(await server.api.call(agentProfile, own)).toMatchObject({ userId: agent.userId });

  const refused = async (call: (typeof calls)[number], body: object) =>
    (await server.api.answer(call, { session: agent, body })).status;
  expect([
    await refused(desk.availableAgents, { appId: otherApp.appId }),
    await refused(desk.onlineOfflineAgents, { appId: otherApp.appId }),
    await refused(desk.listAgents, {}),
    await refused(desk.agentAppDetails, { isAllApps: false, appId: otherApp.appId }),
    await refused(agentProfile, { userId: newId('usr') }),
  ]).toEqual([404, 404, 403, 404, 404]);
});
