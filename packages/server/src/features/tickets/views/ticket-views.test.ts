/** Saved views: own, shared with everyone, shared with a group. */
import { createGroup, deleteGroup, updateGroup } from '@parrot/contract/team';
import { deleteTicketView, listTicketViews, saveTicketView } from '@parrot/contract/tickets';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const QUERY = { statuses: ['open' as const], assignees: ['me' as const], sortBy: 'created' as const };
const save = async (session: TestSession, body: object) => {
  const reply = await tenant.server.api.answer(saveTicketView, { session, body: { query: QUERY, ...body } });
  return { status: reply.status, body: JSON.parse(reply.text) };
};
const views = async (session: TestSession) =>
  (await tenant.server.api.call(listTicketViews, { session })).items;
const namesOf = async (session: TestSession) => (await views(session)).map(({ name }) => name);
const remove = async (session: TestSession, viewId: string) =>
  (await tenant.server.api.answer(deleteTicketView, { session, query: { viewId } })).status;

test('a private view is its owner’s; one for everyone is changed and deleted by its owner only', async () => {
  const { agent, otherAgent } = tenant;
  await save(agent, { name: 'Mine', sharing: 'private' });
  const { body } = await save(agent, { name: 'All', sharing: 'everyone' });
  const { viewId } = body.view;
  expect(await namesOf(agent)).toEqual(['All', 'Mine']);
  const [shared, ...others] = await views(otherAgent);
  expect(others).toEqual([]);
  expect(shared).toMatchObject({ name: 'All', isOwn: false, ownerName: agent.name, query: QUERY });

  expect((await save(otherAgent, { viewId, name: 'Taken', sharing: 'private' })).status).toBe(404);
  expect(await remove(otherAgent, viewId)).toBe(404);
  await save(agent, { viewId, name: 'Renamed', sharing: 'everyone' });
  expect(await namesOf(otherAgent)).toEqual(['Renamed']);
  expect(await remove(agent, viewId)).toBe(200);
  expect(await namesOf(otherAgent)).toEqual([]);
});

test('a view for a group is seen by its members, and falls back to its owner when the group is deleted', async () => {
  const { agent, otherAgent, outsider, owner, server } = tenant;
  const { items } = await server.api.call(listTicketViews, { session: agent });
  for (const { viewId } of items) await remove(agent, viewId);
  const body = {
    ...{ groupName: 'Lamps', description: '', roleIds: [], appIds: [] },
    userIds: [agent.userId, otherAgent.userId],
  };
  const { group } = await server.api.call(createGroup, { session: owner, body });
  const { groupId } = group;
  const draft = { name: 'Lamps', sharing: 'group', groupId };
  expect((await save(outsider, draft)).body.fields).toEqual({ groupId: 'Please choose one of your groups.' });
  expect((await save(agent, draft)).body.view.group).toEqual({ groupId, name: 'Lamps' });
  expect([await namesOf(otherAgent), await namesOf(outsider)]).toEqual([['Lamps'], []]);

  await server.api.call(deleteGroup, { session: owner, query: { groupId } });
  expect(await namesOf(otherAgent)).toEqual([]);
  expect(await views(agent)).toMatchObject([{ name: 'Lamps', sharing: 'group', group: null, isOwn: true }]);
});

test('a view can’t be shared with a group that was deleted meanwhile, and stays as it was', async () => {
  const { agent, otherAgent, owner, server } = tenant;
  const body = { groupName: 'Short-lived', roleIds: [], appIds: [], userIds: [agent.userId] };
  const { group } = await server.api.call(createGroup, { session: owner, body });
  const { viewId } = (await save(agent, { name: 'Own', sharing: 'everyone' })).body.view;
  const { groupId } = group;
  await server.api.call(deleteGroup, { session: owner, query: { groupId } });
  const refused = await save(agent, { viewId, name: 'Renamed', sharing: 'group', groupId });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { groupId: 'Please choose one of your groups.' },
  ]);
  expect(await views(otherAgent)).toMatchObject([{ viewId, name: 'Own', sharing: 'everyone' }]);
  await remove(agent, viewId);
});

test('an owner who left the group still sees with whom the view is shared, and can rename it', async () => {
  const { agent, otherAgent, owner, server } = tenant;
  const draft = { groupName: 'Shades', description: '', roleIds: [], appIds: [] };
  const userIds = [agent.userId, otherAgent.userId];
  const { group } = await server.api.call(createGroup, { session: owner, body: { ...draft, userIds } });
  const { groupId } = group;
  const { viewId } = (await save(agent, { name: 'Shades', sharing: 'group', groupId })).body.view;
  const left = { ...draft, groupId, userIds: [otherAgent.userId] };
  await server.api.call(updateGroup, { session: owner, body: left });
  const ofOwner = (await views(agent)).find((view) => view.viewId === viewId);
  expect(ofOwner).toMatchObject({ sharing: 'group', group: { groupId, name: 'Shades' }, isOwn: true });
  expect((await save(agent, { viewId, name: 'Blinds', sharing: 'group', groupId })).status).toBe(200);
  expect(await namesOf(otherAgent)).toEqual(['Blinds']);
  expect((await save(agent, { name: 'New', sharing: 'group', groupId })).status).toBe(400);
});

test('a blank name, an unknown status and an odd day are refused', async () => {
  const { agent } = tenant;
  for (const body of [
    { name: ' ', sharing: 'private' },
    { name: 'x'.repeat(61), sharing: 'private' },
    { name: 'x', sharing: 'world' },
    { name: 'x', sharing: 'private', query: { statuses: ['odd'] } },
    { name: 'x', sharing: 'private', query: { created: { from: 'today' } } },
    { name: 'x', sharing: 'group' },
  ])
    expect((await save(agent, body)).status).toBe(400);
});
