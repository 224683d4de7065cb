/** What bot and queue promise a visitor goes by the group that answers: its agents and its hours. */
import { openVisitorConversation, readQueuePosition, requestAgent } from '@parrot/contract/conversations';
import { DAY_MS, type GroupId, type ScheduleId } from '@parrot/contract/core';
import { createRoutingRule, moveToGroup } from '@parrot/contract/desk';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { createSchedule, setAppSchedule, setGroupSchedule } from '@parrot/contract/hours';
import { createGroup, updateGroup } from '@parrot/contract/team';
import { sharedTestServer, type TestServer, type TestSession, type TestSocket } from '@parrot/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
/** Of visitors who speak German; its member is `agent`. */
let german: GroupId;
/** Opens in three days. */
let closed: ScheduleId;
let opensAt: string;
const desks: TestSocket[] = [];
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
  german = await newGroup('Deutsch', setup.agent);
  await server.api.call(createRoutingRule, {
    session: setup.supervisor,
    body: {
      name: 'German',
      isEnabled: true,
      languages: ['de'],
      appIds: [],
      tagIds: [],
      groupId: german,
      skillIds: [],
      mode: 'off',
      fallback: 'stay',
    },
  });
  const opening = new Date(server.clock.now().getTime() + 3 * DAY_MS);
  opening.setUTCHours(9, 0, 0, 0);
  opensAt = opening.toISOString();
  const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const day = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[opening.getUTCDay()] ?? 'sun';
  const days = { ...never, [day]: [{ from: '09:00', until: '17:00' }] };
  const body = { name: 'Closed now', timeZone: 'UTC', days, holidays: [] };
  closed = (await server.api.call(createSchedule, { session: setup.owner, body })).schedule.scheduleId;
});
afterEach(async () => {
  for (const desk of desks.splice(0)) desk.close();
  for (const session of [setup.agent, setup.otherAgent])
    await expect.poll(() => setup.stateOf(session)).toBe('offline');
  await setGroup(null);
  await setApp(null);
});
afterAll(() => server.stop());

async function newGroup(groupName: string, ...members: TestSession[]): Promise<GroupId> {
  const body = { groupName, userIds: members.map(({ userId }) => userId), roleIds: [], appIds: [] };
  return (await server.api.call(createGroup, { session: setup.owner, body })).group.groupId;
}
const atDesk = async (session: TestSession) => {
  const desk = await setup.connect(session);
  desks.push(desk);
  return desk;
};
const setGroup = async (scheduleId: ScheduleId | null) => {
  await server.api.call(setGroupSchedule, { session: setup.owner, body: { groupId: german, scheduleId } });
  await setup.settle();
};
const setApp = async (scheduleId: ScheduleId | null) => {
  const body = { appId: setup.app.appId, scheduleId };
  await server.api.call(setAppSchedule, { session: setup.owner, body });
  await setup.settle();
};
/** What the visitor is told after asking for an agent: the bot's last sentence, and the queue. */
const promised = async (language: string) => {
  const visitor = await setup.visit(language);
  await visitor.socket.ask(requestAgent, {});
  await setup.settle();
  const { messages } = await visitor.socket.ask(openVisitorConversation, {});
  const { waiting } = await visitor.socket.ask(readQueuePosition, {});
  return { visitor, says: messages.findLast(({ userType }) => userType === 'bot')?.value, waiting };
};

test('an agent of another group at the desk is no promise; one of the group is', async () => {
  await atDesk(setup.otherAgent);
  expect(await promised('de')).toMatchObject({
    says: FLOW_TEXTS.en.nobodyThere,
    waiting: { position: 1, staffing: 'none', estimateSeconds: null },
  });
  // Others are answered by all agents of the app.
  expect(await promised('en')).toMatchObject({
    says: FLOW_TEXTS.en.handingOver,
    waiting: { position: 1, staffing: 'free' },
  });
  await atDesk(setup.agent);
  expect(await promised('de')).toMatchObject({
    says: FLOW_TEXTS.en.handingOver,
    waiting: { position: 2, staffing: 'free' },
  });
});

test('an agent who joins the group counts for its visitors from then on', async () => {
  await atDesk(setup.otherAgent);
  const { visitor, waiting } = await promised('de');
  expect(waiting).toMatchObject({ staffing: 'none' });
  const members = async (...sessions: TestSession[]) => {
    const userIds = sessions.map(({ userId }) => userId);
    const body = { groupId: german, groupName: 'Deutsch', userIds, roleIds: [], appIds: [] };
    await server.api.call(updateGroup, { session: setup.owner, body });
    await setup.settle();
  };
  await members(setup.agent, setup.otherAgent);
  expect((await visitor.socket.ask(readQueuePosition, {})).waiting).toMatchObject({ staffing: 'free' });
  expect((await promised('de')).says).toBe(FLOW_TEXTS.en.handingOver);
  await members(setup.agent);
});

test('the hours of the group decide, also against those of the app', async () => {
  await atDesk(setup.agent);
  await atDesk(setup.otherAgent);
  await setGroup(closed);
  expect(await promised('de')).toMatchObject({
    says: FLOW_TEXTS.en.nobodyThere,
    waiting: { closed: { opensAt }, estimateSeconds: null },
  });
  expect(await promised('en')).toMatchObject({
    says: FLOW_TEXTS.en.handingOver,
    waiting: { closed: null },
  });

  // A group without own hours has those of the app.
  await setApp(closed);
  await setGroup(null);
  expect(await promised('de')).toMatchObject({
    says: FLOW_TEXTS.en.nobodyThere,
    waiting: { closed: { opensAt } },
  });
});

test('a conversation that is moved to a group gets the promise of that group', async () => {
  await atDesk(setup.otherAgent);
  const supervisor = await atDesk(setup.supervisor);
  await setGroup(closed);
  const { visitor, waiting } = await promised('en');
  expect(waiting).toMatchObject({ staffing: 'free', closed: null });
  const { userSessionId } = visitor;
  await supervisor.ask(moveToGroup, { userSessionId, groupId: german, note: '' });
  await setup.settle();
  expect((await visitor.socket.ask(readQueuePosition, {})).waiting).toMatchObject({
    staffing: 'none',
    closed: { opensAt },
  });
});
