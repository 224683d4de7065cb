/// <reference types="node" />
/**
 * The whole state of the desk, which is in the address, the store and the query cache, before and after a
 * reload.
 */
import { generateSummary } from '@parrot/contract/assistant';
import { DONE, newId } from '@parrot/contract/core';
import {
  conversationSourceOf,
  historyUsers,
  listAgents,
  type QueueView,
  readVisitorContext,
  unassignedUsers,
  uploadDeskFile,
} from '@parrot/contract/desk';
import { profileConversations, readProfile } from '@parrot/contract/profiles';
import { listResponses } from '@parrot/contract/responses';
import { ticketDetails } from '@parrot/contract/tickets';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useUnsentStore } from '../../features/desk/composer/unsent-store.ts';
import { visitorQuery } from '../../features/desk/context/context-queries.ts';
import { queueFilterOf } from '../../features/desk/filters/desk-filter.ts';
import { deskRoleQuery } from '../../features/desk/parts/desk-role-query.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { AINO, APP, at, queueUser, visitorMessage } from '../../features/desk/testing/queue-user.fixture.ts';
import { monitoredAgentsQuery } from '../../shared/agents/agent-queries.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { seen } from '../../testing/home.ts';
import { MAYA } from '../../testing/users.ts';
import { profileOf, visitorOf } from './context/context.fixture.tsx';
import { elena, openDesk, prepareDeskPage, reply, row, server, tab } from './desk-page.fixture.tsx';
import { useLayoutStore } from './layout-store.ts';

prepareDeskPage();

const SESSION = {
  ...elena,
  unreadCount: 4,
  waitingSince: at(30),
  lastMessage: visitorMessage('Well?', at(40)),
};
const GEO_LOCATION = {
  status: 'known',
  country: 'ES',
  city: 'Valencia',
  region: 'Comunidad Valenciana',
  latitude: 39.47,
  longitude: -0.38,
  timezone: 'Europe/Madrid',
  ipLocation: 'Valencia, Comunidad Valenciana, ES',
} as const;
const FILE = { fileId: newId('fil'), name: 'offer.pdf', url: '/files/1', bytes: 3, isPicture: false };
const MAYA_AS_AGENT = { ...AINO, userId: MAYA.userId, name: MAYA.name };
const ADDRESS = `?queue=assigned&session=${SESSION.userSessionId}&date=2026-02-01..2026-02-28&agent=${MAYA.userId}&type=unread&app=${APP.appId}&assigned=unanswered`;
const TAG_SEARCH = 'ship';

function answerEverything(): void {
  server.put(SESSION);
  for (let index = 0; index < 54; index += 1)
    server.put(queueUser({ unreadCount: 1, startedAt: at(-index) }));
  const visitor = visitorOf(SESSION, { ipAddress: '198.51.100.7', geoLocation: GEO_LOCATION });
  server.http.answer(readVisitorContext, { ...DONE, visitor });
  server.http.answer(readProfile, { ...DONE, profile: profileOf(SESSION) });
  server.http.answer(profileConversations, { ...DONE, items: [], hasMore: false });
  server.http.answer(generateSummary, { ...DONE, summary: null, handover: null });
  server.http.answer(ticketDetails, { ...DONE, ticket: null });
  server.http.answer(uploadDeskFile, { ...DONE, file: FILE });
  server.http.answer(listAgents, { ...DONE, items: [AINO, MAYA_AS_AGENT], total: 2, offset: 0 });
  const response = {
    ...{ responseId: newId('prd'), title: 'Shipping', hashtags: ['#shipping'], text: 'It ships tomorrow.' },
    ...{
      isForAllApps: false,
      apps: [APP],
      files: [],
      actions: [],
      unknownVariables: [],
      editedBy: '',
      editedAt: at(0),
      revision: 1,
    },
  };
  server.http.answer(listResponses, { ...DONE, items: [response], total: 1, offset: 0 });
}

/** The state under its specified names. */
function deskState(address: string) {
  const { thread, lists, filter, appList } = useDeskStore.getState();
  const view = (new URLSearchParams(address).get('queue') ?? '') as QueueView;
  const { startDate, endDate } = queueFilterOf(filter, new Date());
  const visitor = queryClient.getQueryData(visitorQuery(SESSION.userSessionId).queryKey);
  const tags = queryClient.getQueryCache().find<{ items: { hashtags: string[] }[] }>({
    queryKey: ['desk', 'responses', APP.appId, TAG_SEARCH],
  });
  const role = queryClient.getQueryState(deskRoleQuery(filter.filterApp).queryKey);
  const { userId } = SESSION;
  const listed = lists.assigned.items.find((session) => session.userId === userId);
  return {
    activeUserName: thread?.session.userName,
    conversationStatus: thread?.session.status,
    conversationView: view,
    lastRoomMessage: { [userId]: listed?.lastMessage?.value },
    roomMessageCount: { [userId]: listed?.unreadCount },
    ipAddress: visitor?.ipAddress,
    geoLocation: visitor?.geoLocation,
    filterDate: { display: filter.filterDate.display, startDate, endDate },
    filterAgent: filter.filterAgent,
    filterConversationType: filter.filterConversationType,
    filterOffset: { unassigned: lists.unassigned.items.length, assigned: lists.assigned.items.length },
    assignedFilter: filter.assignedFilter,
    fileUploadDetails: useUnsentStore.getState().drafts[SESSION.userSessionId]?.files,
    conversationSource: conversationSourceOf(view),
    agentList: queryClient.getQueryData(monitoredAgentsQuery.queryKey)?.map(({ name }) => name),
    predefinedTags: {
      data: tags?.state.data?.items.flatMap(({ hashtags }) => hashtags),
      status: tags?.state.status,
    },
    deskRoleDetails: {
      status: role?.status,
      actionList: role?.data?.map(({ actionName }) => actionName),
    },
    appList,
    filterApp: {
      appId: filter.filterApp,
      name: appList?.items.find(({ appId }) => appId === filter.filterApp)?.appName,
    },
  };
}

async function typeTag(user: UserEvent): Promise<void> {
  const field = await reply();
  await user.clear(field);
  await user.type(field, `#${TAG_SEARCH}`);
  await screen.findByRole('option', { name: /#shipping/ });
}

/** What an agent sees of it. */
async function expectOnScreen(): Promise<void> {
  await screen.findByRole('region', { name: `Conversation with ${SESSION.userName}` });
  expect(tab(/Assigned/).getAttribute('aria-selected')).toBe('true');
  expect((await row(SESSION)).textContent).toContain('Well?');
  await screen.findByText(/^Valencia/);
  screen.getByText('198.51.100.7');
  for (const chip of [MAYA.name, 'Unread', APP.appName])
    await screen.findByRole('button', { name: `Filter: ${chip}` });
  screen.getByRole('button', { name: /^Filter: .*2026/ });
  await screen.findByRole('button', { name: `Remove ${FILE.name}` });
}

test('the desk has all of its state, and a reload of the page restores it [DSK-21]', async () => {
  useLayoutStore.setState({ contextOpen: true });
  answerEverything();
  const { user, router } = await openDesk(ADDRESS);
  fireEvent.paste(await reply(), { clipboardData: { files: [new File(['abc'], FILE.name)] } });
  await typeTag(user);
  await expectOnScreen();
  const expected = {
    activeUserName: SESSION.userName,
    conversationStatus: 'ASSIGNED',
    conversationView: 'assigned',
    lastRoomMessage: { [SESSION.userId]: 'Well?' },
    roomMessageCount: { [SESSION.userId]: 4 },
    ipAddress: '198.51.100.7',
    geoLocation: GEO_LOCATION,
    filterDate: {
      display: 'range',
      startDate: new Date(2026, 1, 1).toISOString(),
      endDate: new Date(new Date(2026, 2, 1).getTime() - 1).toISOString(),
    },
    filterAgent: MAYA.userId,
    filterConversationType: 'unread',
    filterOffset: { unassigned: 50, assigned: 1 },
    assignedFilter: 'unanswered',
    fileUploadDetails: [FILE],
    conversationSource: 'agent',
    agentList: [AINO.name, MAYA.name],
    predefinedTags: { data: ['#shipping'], status: 'success' },
    deskRoleDetails: { status: 'success', actionList: ['handle', 'monitor'] },
    appList: { items: [APP], count: 1 },
    filterApp: { appId: APP.appId, name: APP.appName },
  };
  await seen(() => expect(deskState(router.state.location.search)).toEqual(expected));
  const { startDate, endDate } = expected.filterDate;
  expect(server.http.requestsTo(historyUsers).at(-1)?.body).toMatchObject({ startDate, endDate, offset: 0 });

  cleanup();
  queryClient.clear();
  const reloaded = await openDesk(router.state.location.search);
  await typeTag(reloaded.user);
  await expectOnScreen();
  await seen(() => expect(deskState(reloaded.router.state.location.search)).toEqual(expected));

  await reloaded.user.click(tab(/Unassigned/));
  await reloaded.user.click(await screen.findByRole('button', { name: 'Show more' }));
  await seen(() => expect(useDeskStore.getState().lists.unassigned.items).toHaveLength(55));
  expect(server.http.requestsTo(unassignedUsers).at(-1)?.body).toMatchObject({ offset: 50 });
  expect(deskState(reloaded.router.state.location.search)).toMatchObject({
    conversationView: 'unassigned',
    filterOffset: { unassigned: 55, assigned: 1 },
  });
});
