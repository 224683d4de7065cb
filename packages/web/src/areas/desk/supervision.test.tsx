/// <reference types="node" />
import { DONE, newId } from '@parrot/contract/core';
import {
  agentsChanged,
  assignConversation,
  assignedUsers,
  type DeskAgent,
  escalatedUsers,
  listAgents,
  setAgentCapacity,
  takeOver,
} from '@parrot/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SupervisionView } from '../../features/desk/supervision/supervision-view.tsx';
import { at, queueUser, visitorMessage } from '../../features/desk/testing/queue-user.fixture.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { rightsOf } from '../../testing/users.ts';
import { AINO, agent, startContext, TOMAS } from './context/context.fixture.tsx';

const away = agent('Jonas Berg', {
  state: 'away',
  open: 5,
  absence: {
    since: at(0),
    until: null,
    reason: 'Training or Meetings',
    bySelf: true,
    byName: 'Jonas Berg',
  },
});
const withTomas = queueUser({
  userName: 'Hannah Price',
  status: 'ASSIGNED',
  agentId: TOMAS.userId,
  agentName: TOMAS.name,
  lastMessage: visitorMessage('The invoice is wrong', at(5), 5),
});

async function open(address = '') {
  const context = await startContext({}, rightsOf('supervisor'));
  const { server, http, desk } = context;
  const agents = [AINO, TOMAS, away];
  const page = (items: DeskAgent[]) => ({
    status: 'success' as const,
    items,
    total: items.length,
    offset: 0,
  });
  http.answer(listAgents, ({ body }) =>
    page(agents.filter(({ name }) => name.toLowerCase().includes(String(body?.search).toLowerCase()))),
  );
  const list = (items: (typeof withTomas)[]) => ({
    ...page([]),
    items,
    total: items.length,
    inLine: 0,
  });
  http.answer(assignedUsers, ({ body }) => list(body?.agent === TOMAS.userId ? [withTomas] : []));
  http.answer(escalatedUsers, list([]));
  server.put(withTomas, false);
  const view = renderPage(<SupervisionView desk={desk} />, `/home/desk/agents${address}`);
  const row = (name: string) =>
    screen.getByRole('button', { name: `Show ${name}’s conversations` }).closest('li') as HTMLElement;
  await screen.findAllByRole('button', { name: /^Show .*’s conversations/ });
  return { ...context, ...view, agents, row };
}
const shown = () =>
  screen.getAllByRole('button', { name: /^Show .*’s conversations/ }).map((button) => button.textContent);

test('agents are shown with state, load and absence, and updated live [DSK-05] [RTM-05]', async () => {
  const { agents, row, server } = await open();
  within(row(TOMAS.name)).getByText('Offline');
  within(row(AINO.name)).getByText('Supervisor');
  within(row(away.name)).getByText('no end date · Training or Meetings');
  within(row(away.name)).getByText('5 of 5');
  agents.splice(1, 1, { ...TOMAS, state: 'available', open: 2 });
  server.push(agentsChanged, { userId: TOMAS.userId });
  await within(row(TOMAS.name)).findByText('2 of 5');
  within(row(TOMAS.name)).getByText('Available');
});

test('they are filtered by state and searched by name, and the address contains both', async () => {
  const { user, router } = await open('?state=away');
  expect(shown()).toHaveLength(1);
  await press(user, 'Remove filter: Status');
  await waitFor(() => expect(shown()).toHaveLength(3));
  await user.type(screen.getByRole('searchbox', { name: 'Search agents' }), 'aino');
  await waitFor(() => expect(shown()).toHaveLength(1));
  await waitFor(() => expect(router.state.location.search).toBe('?search=aino'));
});

test("an agent's capacity is changed in place", async () => {
  const { user, http, agents, row } = await open();
  http.answer(setAgentCapacity, ({ body }) => {
    agents.splice(0, 1, { ...AINO, capacity: Number(body?.capacity) });
    return { ...DONE, agent: agents[0] as DeskAgent };
  });
  await user.click(within(row(AINO.name)).getByRole('button', { name: /Change capacity/ }));
  const field = await screen.findByLabelText('Maximum open conversations');
  await user.clear(field);
  await user.type(field, '8{Enter}');
  await within(row(AINO.name)).findByText('1 of 8');
  expect(http.requestsTo(setAgentCapacity)[0]?.body).toMatchObject({ userId: AINO.userId, capacity: 8 });
});

test('an agent’s conversations are shown live, to monitor and to take over [DSK-05]', async () => {
  const { user, server, router } = await open();
  await press(user, `Show ${TOMAS.name}’s conversations`);
  await screen.findByText('The invoice is wrong');
  server.put({ ...withTomas, lastMessage: visitorMessage('Hello?', at(9), 6) });
  await screen.findByText('Hello?');
  const watch = screen.getByRole('link', { name: 'Watch conversation with Hannah Price' });
  expect(watch.getAttribute('href')).toBe(
    `/home/desk/chats?queue=assigned&agent=${TOMAS.userId}&session=${withTomas.userSessionId}`,
  );
  server.answers.set(takeOver.name, () => ({ ok: true, session: withTomas }));
  await press(user, 'Take over conversation with Hannah Price');
  await user.type(await screen.findByLabelText(/^Reason/), 'Angry customer{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/desk/chats'));
  expect(server.emitsOf(takeOver)).toMatchObject([
    { userSessionId: withTomas.userSessionId, note: 'Angry customer' },
  ]);
});

test('a conversation can be assigned to another agent; then it leaves the list [DSK-05] [DSK-09]', async () => {
  const { user, server } = await open(`?agent=${TOMAS.userId}`);
  await screen.findByText('The invoice is wrong');
  const given = { ...withTomas, agentId: AINO.userId, agentName: AINO.name };
  server.answers.set(assignConversation.name, () => ({ ok: true, session: server.put(given) }));
  await press(user, 'Assign conversation with Hannah Price');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /Aino/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText(`${TOMAS.name} has no conversations right now`);
  expect(server.emitsOf(assignConversation)[0]).toMatchObject({ toAgentId: AINO.userId });
});

test('an address with an unknown agent, and a search without results, both show a notice', async () => {
  const { user } = await open(`?agent=${newId('usr')}`);
  screen.getByText('Select an agent');
  await user.type(screen.getByRole('searchbox', { name: 'Search agents' }), 'zzz');
  await screen.findByText('No matching agents');
});
