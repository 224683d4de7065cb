/** Routing: rules put waiting visitors into the queues of groups, and decide who is assigned. */
import { listActivity } from '@parrot/contract/activity';
import { openVisitorConversation, readQueuePosition, requestAgent } from '@parrot/contract/conversations';
import type { GroupId, TagId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { changeSessionTags, createTag, deleteTag } from '@parrot/contract/tags';
import { createGroup, deleteGroup } from '@parrot/contract/team';
import { newMember, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
/** Its member is `agent`; that of the other one is `otherAgent`. */
let german: GroupId;
let other: GroupId;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
  german = await newGroup('Deutsch', setup.agent);
  other = await newGroup('Returns', setup.otherAgent);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { ruleId } of await rules())
    await server.api.call(desk.deleteRoutingRule, { session: setup.supervisor, query: { ruleId } });
});

async function newGroup(groupName: string, ...members: TestSession[]): Promise<GroupId> {
  const body = { groupName, userIds: members.map(({ userId }) => userId), roleIds: [], appIds: [] };
  return (await server.api.call(createGroup, { session: setup.owner, body })).group.groupId;
}
const newTag = async (name: string): Promise<TagId> =>
  (await server.api.call(createTag, { session: setup.supervisor, body: { name } })).tag.tagId;
const rules = async () => (await server.api.call(desk.listRoutingRules, { session: setup.supervisor })).rules;
const draft = (change: Partial<desk.RoutingRuleDraft> = {}): desk.RoutingRuleDraft => ({
  name: 'German',
  isEnabled: true,
  languages: ['de'],
  appIds: [],
  tagIds: [],
  groupId: german,
  skillIds: [],
  mode: 'off',
  fallback: 'stay',
  ...change,
});
const addRule = async (change: Partial<desk.RoutingRuleDraft> = {}, session = setup.supervisor) =>
  (await server.api.call(desk.createRoutingRule, { session, body: draft(change) })).rule;
const waiting = async (language = 'de') => {
  const visitor = await setup.visit(language);
  await visitor.socket.ask(requestAgent, {});
  await setup.settle();
  return visitor;
};
const listed = async (session: TestSession, groups: desk.GroupChoice[] = []) =>
  (await server.api.call(desk.unassignedUsers, { session, body: { groups, limit: 100 } })).items;
const idsIn = async (groups: desk.GroupChoice[]) =>
  (await listed(setup.agent, groups)).map(({ userSessionId }) => userSessionId);
const queues = async (session: TestSession) => server.api.call(desk.groupQueues, { session });
const agentOf = async (visitor: Awaited<ReturnType<typeof waiting>>) =>
  (await visitor.socket.ask(openVisitorConversation, {})).session?.agentName ?? null;

test('the first rule that matches puts a visitor into the queue of its group, which everybody sees', async () => {
  await addRule({ name: 'Off', groupId: other, isEnabled: false });
  await addRule();
  await addRule({ name: 'Later', groupId: other });
  const [ours, english] = [await waiting('de-AT'), await waiting('en')];
  expect(await idsIn([german])).toEqual([ours.userSessionId]);
  expect(await idsIn(['none'])).toContain(english.userSessionId);
  expect(await idsIn([german, 'none'])).toEqual(expect.arrayContaining([ours.userSessionId]));
  // Groups route conversations; they hide none.
  const seen = (await listed(setup.otherAgent)).map(({ userSessionId }) => userSessionId);
  expect(seen).toEqual(expect.arrayContaining([ours.userSessionId, english.userSessionId]));
  const { items, none } = await queues(setup.agent);
  expect(items).toEqual([
    { groupId: german, groupName: 'Deutsch', isMine: true, waiting: 1 },
    { groupId: other, groupName: 'Returns', isMine: false, waiting: 0 },
  ]);
  expect(none).toBeGreaterThanOrEqual(1);
  // Only members are notified, and the visitor’s position is that in the queue of the group.
  const about = async (session: TestSession) =>
    (await server.api.call(listNotifications, { session, body: {} })).items.filter(({ link }) =>
      link.includes(ours.userSessionId),
    ).length;
  expect([await about(setup.agent), await about(setup.otherAgent)]).toEqual([1, 0]);
  expect((await ours.socket.ask(readQueuePosition, {})).waiting).toMatchObject({
    position: 1,
    staffing: 'none',
  });
});

test('only members of the group with the skills of the rule are assigned, within their capacity', async () => {
  const skill = await newTag('Contracts');
  await addRule({ skillIds: [skill], mode: 'least_busy' });
  const sockets = [await setup.connect(setup.agent), await setup.connect(setup.otherAgent)];
  const visitor = await waiting();
  expect(await agentOf(visitor)).toBeNull();
  const change = (add: TagId[], remove: TagId[] = []) =>
    server.api.call(desk.changeAgentSkills, {
      session: setup.supervisor,
      body: { userId: setup.agent.userId, add, remove },
    });
  expect((await change([skill])).skillIds).toEqual([skill]);
  await setup.settle();
  expect(await agentOf(visitor)).toBe(setup.agent.name);
  const { items } = await server.api.call(desk.listAgentSkills, { session: setup.supervisor });
  expect(items).toEqual([{ userId: setup.agent.userId, skillIds: [skill] }]);
  await setup.setCapacity(setup.agent, 1);
  expect(await agentOf(await waiting())).toBeNull();
  // A rule that needs a deleted tag is skipped, so nobody waits for an agent who can’t exist.
  await server.api.call(deleteTag, { session: setup.supervisor, query: { tagId: skill } });
  expect((await rules())[0]?.missing).toBe('tag');
  const later = await waiting();
  expect(await idsIn(['none'])).toContain(later.userSessionId);
  expect((await server.api.call(desk.listAgentSkills, { session: setup.supervisor })).items).toEqual([]);
  await setup.setCapacity(setup.agent, 5);
  for (const { socket } of sockets) socket.disconnect();
  await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
  await expect.poll(() => setup.stateOf(setup.otherAgent)).toBe('offline');
});

test('while no member is at the desk, a rule lets visitors wait for the group, or gives them to anyone', async () => {
  await addRule({ name: 'Stays', languages: ['fr'], mode: 'round_robin' });
  await addRule({ name: 'Anyone', languages: ['sv'], mode: 'round_robin', fallback: 'anyone' });
  const { socket } = await setup.connect(setup.otherAgent);
  const [stays, anyone] = [await waiting('fr'), await waiting('sv')];
  expect([await agentOf(stays), await agentOf(anyone)]).toEqual([null, setup.otherAgent.name]);
  expect((await stays.socket.ask(readQueuePosition, {})).waiting?.staffing).toBe('none');
  socket.disconnect();
  await expect.poll(() => setup.stateOf(setup.otherAgent)).toBe('offline');
});

test('an agent moves a conversation to a group: it waits in its queue, and the timeline says why', async () => {
  const agent = await setup.connect(setup.agent);
  const visitor = await waiting('en');
  const { userSessionId } = visitor;
  const move = (groupId: GroupId, note = 'A return') => ({ userSessionId, groupId, note });
  const refused = await agent.answer(desk.moveToGroup, move(other));
  expect(refused).toMatchObject({ ok: false, error: { code: 'conflict' } });
  await agent.ask(desk.takeConversation, { userSessionId });
  const { items } = await server.api.call(desk.transferGroups, {
    session: setup.agent,
    body: { userSessionId },
  });
  expect(items).toContainEqual({ groupId: other, groupName: 'Returns', agents: 1, available: 0 });
  const { session } = await agent.ask(desk.moveToGroup, move(other));
  expect(session).toMatchObject({ status: 'UNASSIGNED', agentId: null, groupId: other });
  await setup.settle();
  expect(await idsIn([other])).toEqual([userSessionId]);
  const { messages } = await agent.ask(desk.openConversation, { userSessionId });
  expect(messages.at(-1)).toMatchObject({
    event: 'moved-to-group',
    senderName: setup.agent.name,
    eventTarget: 'Returns',
    value: 'A return',
  });
  // The visitor waits again, and learns neither the group nor the reason.
  const theirs = await visitor.socket.ask(openVisitorConversation, { afterSeq: 0 });
  expect(theirs.session?.status).toBe('UNASSIGNED');
  const event = theirs.messages.at(-1);
  expect(event).toMatchObject({ event: 'moved-to-group', value: '' });
  expect(event).not.toHaveProperty('eventTarget');
  // A supervisor moves what waits; a group without agents of the app is refused.
  const supervisor = await setup.connect(setup.supervisor);
  const outsider = await newGroup('Outside', await newMember(server, setup.owner, 'agent'));
  const empty = await supervisor.answer(desk.moveToGroup, move(outsider));
  expect(empty).toMatchObject({ ok: false, error: { code: 'conflict' } });
  await supervisor.ask(desk.moveToGroup, move(german, ''));
  expect(await idsIn([german])).toContain(userSessionId);
  const { session: taken } = await agent.ask(desk.takeConversation, { userSessionId });
  expect(taken).toMatchObject({ status: 'ASSIGNED', groupId: german });
  agent.socket.disconnect();
  supervisor.socket.disconnect();
});

test('conversations of a deleted group wait for all agents again, and its rules are skipped', async () => {
  const gone = await newGroup('Gone', setup.agent);
  const { ruleId, revision } = await addRule({ languages: ['es'], groupId: gone, mode: 'round_robin' });
  const visitor = await waiting('es');
  expect(await idsIn([gone])).toEqual([visitor.userSessionId]);
  const pushed = await setup.connect(setup.otherAgent);
  await server.api.call(deleteGroup, { session: setup.owner, query: { groupId: gone } });
  const { session } = await pushed.next(
    desk.deskSessionChanged,
    (push) => push.session.userSessionId === visitor.userSessionId,
  );
  expect(session).toMatchObject({ groupId: null, status: 'UNASSIGNED' });
  await pushed.next(desk.routingChanged, () => true);
  await setup.settle();
  expect(await idsIn(['none'])).toContain(visitor.userSessionId);
  expect(await rules()).toMatchObject([{ ruleId, missing: 'group' }]);
  // It can be switched off as it is, but not saved for use.
  const body = { ...draft({ groupId: gone, languages: ['es'] }), ruleId, revision };
  const save = (isEnabled: boolean) =>
    server.api.answer(desk.updateRoutingRule, {
      session: setup.supervisor,
      body: { ...body, isEnabled },
    });
  expect([(await save(true)).status, (await save(false)).status]).toEqual([404, 200]);
  pushed.socket.disconnect();
});

test('rules by tag use the tags that a conversation has when its visitor begins to wait', async () => {
  const tagId = await newTag('Refunds');
  await addRule({ languages: [], tagIds: [tagId], groupId: other });
  const tagged = await setup.visit('en');
  await server.api.call(changeSessionTags, {
    session: setup.supervisor,
    body: { userSessionId: tagged.userSessionId, add: [tagId] },
  });
  await tagged.socket.ask(requestAgent, {});
  const plain = await waiting('en');
  expect(await idsIn([other])).toEqual([tagged.userSessionId]);
  expect(await idsIn(['none'])).toContain(plain.userSessionId);
});

test('two supervisors at once: an outdated rule or order is refused and changes nothing', async () => {
  const [one, two] = [await addRule({ name: 'One' }), await addRule({ name: 'Two' })];
  const update = (name: string) =>
    server.api.answer(desk.updateRoutingRule, {
      session: setup.supervisor,
      body: { ...draft({ name }), ruleId: one.ruleId, revision: one.revision },
    });
  expect([(await update('First')).status, (await update('Late')).status]).toEqual([200, 409]);
  const order = [one.ruleId, two.ruleId];
  const reorder = (before: typeof order, after: typeof order) =>
    server.api.answer(desk.reorderRoutingRules, { session: setup.owner, body: { before, after } });
  const turned = [two.ruleId, one.ruleId];
  expect([(await reorder(order, turned)).status, (await reorder(order, order)).status]).toEqual([200, 409]);
  expect((await reorder(turned, [two.ruleId])).status).toBe(409);
  expect((await rules()).map(({ name }) => name)).toEqual(['Two', 'First']);
  const { items } = await server.api.call(listActivity, { session: setup.owner, body: {} });
  expect(items.slice(0, 2).map(({ act }) => act)).toEqual(['routing.reordered', 'routing.changed']);
});

test('rules without a target, with apps out of reach or unknown languages are refused', async () => {
  const create = (change: object, session = setup.supervisor) =>
    server.api.answer(desk.createRoutingRule, { session, body: { ...draft(), ...change } });
  const { status, body } = await create({ groupId: null });
  expect([status, body.fields]).toEqual([400, { groupId: 'Choose a group or at least one skill.' }]);
  expect((await create({ languages: ['German'] })).status).toBe(400);
  expect((await create({ appIds: ['app_aaaaaaaaaaaaaaaaaaaaaa'] })).status).toBe(404);
  expect((await create({ name: 'x' })).body.fields).toHaveProperty('name');
  expect((await create({}, setup.agent)).status).toBe(403);
  expect(await rules()).toEqual([]);
});
