/** What agents are told about conversations: who, what and why, and only for as long as it is true. */
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
let scene: DeskSetup;
beforeAll(async () => {
  server = await startTestServer();
  scene = await setUpDesk(server);
});
afterAll(() => server.stop());

const listed = async (session: TestSession) => {
  await scene.settle();
  const { items, unreadCount } = await server.api.call(listNotifications, { session, body: {} });
  return { kinds: items.map(({ kind }) => kind), items, unreadCount };
};

test('that a visitor waits says who, where and what they wrote, and is gone in every window once they are taken', async () => {
  const { agent, otherAgent: colleague } = scene;
  const visitor = await scene.visit();
  await visitor.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Where is my parcel?' });
  await visitor.socket.ask(requestAgent, {});
  const { items, unreadCount } = await listed(colleague);
  expect(items).toMatchObject([
    {
      kind: 'person-waiting',
      link: `/home/desk/chats?session=${visitor.userSessionId}`,
      values: {
        visitorName: expect.stringMatching(/^Visitor/),
        appName: scene.app.appName,
        message: 'Where is my parcel?',
      },
    },
  ]);
  expect(unreadCount).toBe(1);
  const windows = [
    await openNotificationSocket(server, colleague),
    await openNotificationSocket(server, colleague),
  ];
  const desk = await scene.connect(agent);
  await desk.ask(takeConversation, { userSessionId: visitor.userSessionId });
  for (const window of windows) {
    expect(await window.next(notificationsRemoved)).toEqual({
      notificationIds: [items[0]?.notificationId],
      unreadCount: 0,
    });
    window.close();
  }
  expect(await listed(colleague)).toMatchObject({ kinds: [], unreadCount: 0 });
  expect(await listed(agent)).toMatchObject({ kinds: [], unreadCount: 0 });
  desk.close();
});

test('a visitor who leaves is waited for no longer, and again on return', async () => {
  const visitor = await scene.waitingVisitor();
  expect((await listed(scene.otherAgent)).kinds).toEqual(['person-waiting']);
  await scene.leave(visitor);
  expect((await listed(scene.otherAgent)).kinds).toEqual([]);
  const { parrotId } = scene.app;
  const back = await openVisitorSocket(server, { parrotId, visitorToken: visitor.visitorToken });
  await back.ask(openVisitorConversation, {});
  expect((await listed(scene.otherAgent)).kinds).toEqual(['person-waiting']);
  const desk = await scene.connect(scene.agent);
  await desk.ask(takeConversation, { userSessionId: visitor.userSessionId });
  desk.close();
});

test('an escalation says by whom and why, and goes once somebody else has the conversation', async () => {
  const { agent, otherAgent: colleague, supervisor } = scene;
  const [mine, watching] = [await scene.connect(agent), await scene.connect(supervisor)];
  const { userSessionId } = await scene.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  const note = 'Angry customer';
  await mine.ask(escalateConversation, { userSessionId, toAgentId: colleague.userId, note });
  expect((await listed(colleague)).items).toMatchObject([
    {
      kind: 'assigned',
      values: { how: 'escalated', byName: agent.name, note, appName: scene.app.appName },
      link: `/home/desk/chats?session=${userSessionId}`,
    },
  ]);
  await watching.ask(assignConversation, { userSessionId, toAgentId: supervisor.userId, note: '' });
  expect((await listed(colleague)).kinds).toEqual([]);
  mine.close();
  watching.close();
});

test('an offered transfer goes once it is answered', async () => {
  const { agent, otherAgent: colleague } = scene;
  const [mine, theirs] = [await scene.connect(agent), await scene.connect(colleague)];
  const { userSessionId } = await scene.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  await mine.ask(requestTransfer, { userSessionId, toAgentId: colleague.userId, note: 'Speaks Finnish' });
  expect((await listed(colleague)).items).toMatchObject([
    { kind: 'transfer-offered', values: { byName: agent.name, note: 'Speaks Finnish' } },
  ]);
  await theirs.ask(answerTransfer, { userSessionId, accept: false, note: '' });
  expect((await listed(colleague)).kinds).toEqual([]);
  mine.close();
  theirs.close();
});

test('an agent who is away is not disturbed by the browser, and gets no mail about waiting visitors', async () => {
  const { agent, otherAgent: colleague } = scene;
  const { choices } = await server.api.call(readChoices, { session: colleague });
  const all = { inApp: true, browser: true, email: true };
  await server.api.call(saveChoices, {
    session: colleague,
    body: { choices: { ...choices, 'person-waiting': all, assigned: { ...all, email: false } } },
  });
  await server.api.call(setAvailability, {
    session: colleague,
    body: { unavailability: { duration: 'Next 24 hrs', reason: 'Training or Meetings' } },
  });
  const window = await openNotificationSocket(server, colleague);
  const mine = await scene.connect(agent);
  const { userSessionId } = await scene.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  await mine.ask(escalateConversation, { userSessionId, toAgentId: colleague.userId, note: 'Angry' });
  const { notification } = await window.next(notificationCreated);
  expect(notification).toMatchObject({ kind: 'assigned', byBrowser: false });
  await scene.settle();
  const { items } = await server.api.call(listOutboxMail);
  expect(items.filter(({ to, subject }) => to === colleague.emailId && /waiting/.test(subject))).toEqual([]);
  window.close();
  mine.close();
});
