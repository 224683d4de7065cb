/** Notifications about conversations: recipients, content, and removal when they are no longer valid. */
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  answerTransfer,
  assignConversation,
  escalateConversation,
  requestTransfer,
  takeConversation,
} from '@parrot/contract/desk';
import { listOutboxMail } from '@parrot/contract/installation';
import {
  listNotifications,
  notificationCreated,
  notificationsRemoved,
  readChoices,
  saveChoices,
} from '@parrot/contract/notifications';
import { setAvailability } from '@parrot/contract/team';
import {
  openNotificationSocket,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  server = await startTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

const listed = async (session: TestSession) => {
  await setup.settle();
  const { items, unreadCount } = await server.api.call(listNotifications, { session, body: {} });
  return { kinds: items.map(({ kind }) => kind), items, unreadCount };
};

test('a waiting-visitor notification names visitor, app and message, and is removed from every window once taken', async () => {
  const { agent, otherAgent } = setup;
  const visitor = await setup.visit();
  await visitor.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Where is my parcel?' });
  await visitor.socket.ask(requestAgent, {});
  const { items, unreadCount } = await listed(otherAgent);
  expect(items).toMatchObject([
    {
      kind: 'person-waiting',
      link: `/home/desk/chats?session=${visitor.userSessionId}`,
      values: {
        visitorName: expect.stringMatching(/^Visitor/),
        appName: setup.app.appName,
        message: 'Where is my parcel?',
      },
    },
  ]);
  expect(unreadCount).toBe(1);
  const windows = [
    await openNotificationSocket(server, otherAgent),
    await openNotificationSocket(server, otherAgent),
  ];
  const desk = await setup.connect(agent);
  await desk.ask(takeConversation, { userSessionId: visitor.userSessionId });
  for (const window of windows) {
    expect(await window.next(notificationsRemoved)).toEqual({
      notificationIds: [items[0]?.notificationId],
      unreadCount: 0,
    });
    window.close();
  }
  expect(await listed(otherAgent)).toMatchObject({ kinds: [], unreadCount: 0 });
  expect(await listed(agent)).toMatchObject({ kinds: [], unreadCount: 0 });
  desk.close();
});

test('the notification is removed when the visitor leaves, and sent again on return', async () => {
  const visitor = await setup.waitingVisitor();
  expect((await listed(setup.otherAgent)).kinds).toEqual(['person-waiting']);
  await setup.leave(visitor);
  expect((await listed(setup.otherAgent)).kinds).toEqual([]);
  const { parrotId } = setup.app;
  const back = await openVisitorSocket(server, { parrotId, visitorToken: visitor.visitorToken });
  await back.ask(openVisitorConversation, {});
  expect((await listed(setup.otherAgent)).kinds).toEqual(['person-waiting']);
  const desk = await setup.connect(setup.agent);
  await desk.ask(takeConversation, { userSessionId: visitor.userSessionId });
  desk.close();
});

test('an escalation notification names agent and reason, and is removed once another agent has it', async () => {
  const { agent, otherAgent, supervisor } = setup;
  const [mine, watching] = [await setup.connect(agent), await setup.connect(supervisor)];
  const { userSessionId } = await setup.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  const note = 'Angry customer';
  await mine.ask(escalateConversation, { userSessionId, toAgentId: otherAgent.userId, note });
  expect((await listed(otherAgent)).items).toMatchObject([
    {
      kind: 'assigned',
      values: { how: 'escalated', byName: agent.name, note, appName: setup.app.appName },
      link: `/home/desk/chats?session=${userSessionId}`,
    },
  ]);
  await watching.ask(assignConversation, { userSessionId, toAgentId: supervisor.userId, note: '' });
  expect((await listed(otherAgent)).kinds).toEqual([]);
  mine.close();
  watching.close();
});

test('a transfer notification is removed once the offer is answered', async () => {
  const { agent, otherAgent } = setup;
  const [mine, theirs] = [await setup.connect(agent), await setup.connect(otherAgent)];
  const { userSessionId } = await setup.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  await mine.ask(requestTransfer, { userSessionId, toAgentId: otherAgent.userId, note: 'Speaks Finnish' });
  expect((await listed(otherAgent)).items).toMatchObject([
    { kind: 'transfer-offered', values: { byName: agent.name, note: 'Speaks Finnish' } },
  ]);
  await theirs.ask(answerTransfer, { userSessionId, accept: false, note: '' });
  expect((await listed(otherAgent)).kinds).toEqual([]);
  mine.close();
  theirs.close();
});

test('an agent who is away gets no browser notification and no mail about waiting visitors', async () => {
  const { agent, otherAgent } = setup;
  const { choices } = await server.api.call(readChoices, { session: otherAgent });
  const all = { inApp: true, browser: true, email: true };
  await server.api.call(saveChoices, {
    session: otherAgent,
    body: { choices: { ...choices, 'person-waiting': all, assigned: { ...all, email: false } } },
  });
  await server.api.call(setAvailability, {
    session: otherAgent,
    body: { unavailability: { duration: 'Next 24 hrs', reason: 'Training or Meetings' } },
  });
  const window = await openNotificationSocket(server, otherAgent);
  const mine = await setup.connect(agent);
  const { userSessionId } = await setup.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  await mine.ask(escalateConversation, { userSessionId, toAgentId: otherAgent.userId, note: 'Angry' });
  const { notification } = await window.next(notificationCreated);
  expect(notification).toMatchObject({ kind: 'assigned', byBrowser: false });
  await setup.settle();
  const { items } = await server.api.call(listOutboxMail);
  expect(items.filter(({ to, subject }) => to === otherAgent.emailId && /waiting/.test(subject))).toEqual([]);
  window.close();
  mine.close();
});
