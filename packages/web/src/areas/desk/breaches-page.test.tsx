/// <reference types="node" />
/** The page of missed targets. */
import { newId } from '@parrot/contract/core';
import { type Breach, listBreaches, summarizeTargets } from '@parrot/contract/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { startDeskServer } from '../../features/desk/testing/desk-server.fixture.ts';
import { APP, at } from '../../features/desk/testing/queue-user.fixture.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { rolesQuery } from '../../shared/session/session-queries.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { rightsOf, signIn } from '../../testing/users.ts';
import BreachesPage from './breaches-page.tsx';

afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setImmediate(resolve));
});

const breach = (change: Partial<Breach>): Breach => ({
  ticketId: newId('tkt'),
  number: 12,
  subject: 'Lamp is broken',
  userSessionId: newId('uss'),
  priority: 'normal',
  ...{ appId: APP.appId, appName: APP.appName },
  kind: 'resolution',
  dueAt: at(0),
  outcome: 'open',
  stoppedAt: null,
  lateMinutes: 75,
  agentId: null,
  agentName: null,
  ...change,
});

test('shows what was missed and the share that was met; filters are in the address', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signIn();
  const { http } = await startDeskServer();
  const items = [breach({}), breach({ number: 9, kind: 'firstResponse', outcome: 'met', stoppedAt: at(1) })];
  http.answer(listBreaches, { status: 'success', items, next: null });
  http.answer(summarizeTargets, {
    status: 'success',
    kinds: { firstResponse: { met: 3, breached: 1 }, resolution: { met: 0, breached: 0 } },
  });
  queryClient.setQueryData(rolesQuery.queryKey, { status: 'success', ...rightsOf('supervisor') });
  const { router } = renderPage(<BreachesPage />, '/home/desk/tickets/breaches');
  const user = userEvent.setup({ delay: null });
  const table = within(await screen.findByRole('table', { name: 'Missed targets' }));
  const open = within(table.getByText('T-12').closest('tr') as HTMLElement);
  for (const text of ['Lamp is broken', 'Resolution', 'Still open', '1 hr 15 min', 'Unassigned'])
    open.getByText(text);
  await screen.findByText('75% met');
  screen.getByText('3 met, 1 missed');
  await press(user, 'Target');
  await user.click(await screen.findByRole('checkbox', { name: 'Resolution' }));
  await waitFor(() =>
    expect(http.requestsTo(listBreaches).at(-1)?.body).toMatchObject({ kinds: ['resolution'] }),
  );
  expect(router.state.location.search).toBe('?target=resolution');
  await user.keyboard('{Escape}');
  await user.click(table.getByRole('button', { name: /T-12/ }));
  expect(router.state.location.search).toBe(`?session=${items[0]?.userSessionId}&details`);
});
