/** The state of the desk: connection, open conversation, lists and filters. */
import { newId } from '@parrot/contract/core';
import { conversationSourceOf, historyUsers } from '@parrot/contract/desk';
import { expect, test } from 'vitest';
import { MAYA } from '../../../testing/users.ts';
import { saveDraft, useUnsentStore } from '../composer/unsent-store.ts';
import { DEFAULT_FILTER } from '../filters/desk-filter.ts';
import { until } from '../testing/desk-server.fixture.ts';
import { AINO, APP, at, visitorMessage } from '../testing/queue-user.fixture.ts';
import { deskWith, dropConnection, mine, prepareDesks, server, state } from './desk-session.fixture.ts';

prepareDesks();

test('knows whether it is connected, which conversation is open, of which app, what is offered, and whose call it shows [RTM-08]', async () => {
  const desk = await deskWith(mine);
  expect(state()).toMatchObject({
    socketConnected: true,
    agentConnected: true,
    sessionId: mine.userSessionId,
    thread: {
      session: {
        userId: mine.userId,
        conversationId: mine.conversationId,
        appName: APP.appName,
        transfer: null,
      },
    },
  });
  const transfer = {
    ...{ toAgentId: MAYA.userId, toAgentName: MAYA.name, byAgentId: AINO.userId, byAgentName: AINO.name },
    ...{ note: 'Yours?', until: at(90) },
  };
  server.put({ ...mine, transfer });
  await until(() => state().thread?.session.transfer);
  expect(state().thread?.session.transfer).toEqual(transfer);
  expect(state()).toMatchObject({ showVideoCall: false, roomApp: null });
  desk.showCall(mine.userSessionId);
  expect(state()).toMatchObject({ showVideoCall: true, roomApp: APP.appId });

  await dropConnection();
  expect(state()).toMatchObject({
    socketConnected: false,
    agentConnected: false,
    sessionId: mine.userSessionId,
    showVideoCall: true,
  });
  desk.showCall(null);
  expect(state()).toMatchObject({ showVideoCall: false, roomApp: null });
});

test('contains the visitors, their last messages and unread counts, the filters, the apps and unsent messages [DSK-21]', async () => {
  const desk = await deskWith(mine);
  expect(state().thread?.session).toMatchObject({ userName: 'Elena', status: 'ASSIGNED' });
  const lastMessage = visitorMessage('Well?', at(40), 7);
  server.put({ ...mine, lastMessage, unreadCount: 4 });
  await until(() => state().lists.assigned.items[0]?.unreadCount === 4);
  expect(state().lists.assigned.items).toMatchObject([{ userId: mine.userId, lastMessage, unreadCount: 4 }]);
  expect(state()).toMatchObject({
    filter: DEFAULT_FILTER,
    lastQueue: 'unassigned',
    appList: { items: [{ appName: APP.appName }], count: 1 },
  });
  expect(conversationSourceOf(state().lastQueue ?? 'completed')).toBe('agent');
  expect(conversationSourceOf('inprogress')).toBe('bot');

  const range = { display: 'range', from: '2026-02-01', to: '2026-02-28' } as const;
  await desk.narrow({ ...DEFAULT_FILTER, filterDate: range, filterApp: APP.appId });
  expect(server.http.requestsTo(historyUsers).at(-1)?.body).toMatchObject({
    offset: 0,
    appId: APP.appId,
    startDate: new Date(2026, 1, 1).toISOString(),
    endDate: new Date(new Date(2026, 2, 1).getTime() - 1).toISOString(),
  });

  const file = { fileId: newId('fil'), name: 'offer.pdf', url: '/files/1', bytes: 3, isPicture: false };
  saveDraft(mine.userSessionId, { files: [file] });
  expect(useUnsentStore.getState().drafts[mine.userSessionId]?.files).toEqual([file]);
});
