/// <reference types="node" />
import { DONE, newId } from '@parrot/contract/core';
import { agentConnect, type DeskApp, listAgentApps, unassignedUsers } from '@parrot/contract/desk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { freezeTime, seen } from '../../testing/home.ts';
import { MAYA } from '../../testing/users.ts';
import { lukas, openDesk, prepareDeskPage, row, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const APPS: DeskApp[] = Array.from({ length: 23 }, (_, index) => ({
  appId: newId('app'),
  parrotId: newId('prt'),
  appName: `App ${String(index + 1).padStart(2, '0')}`,
}));

const appRequests = () => server.http.requestsTo(listAgentApps).map(({ body }) => body?.offset ?? 0);
const listedApps = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('radio', { name: /^App \d\d$/ })
    .map((radio) => radio.getAttribute('value'));

test('the desk emits agent.connect, marks the agent connected, then loads the apps by pages of 10 with debounced scrolling [DSK-03]', async () => {
  const connectedDuring: Record<string, boolean> = {};
  server.answers.set(agentConnect.name, () => {
    connectedDuring.connect = useDeskStore.getState().agentConnected;
    expect(appRequests()).toEqual([]);
    return { ok: true, status: 'success' };
  });
  server.http.answer(listAgentApps, ({ body }) => {
    connectedDuring.apps ??= useDeskStore.getState().agentConnected;
    const offset = Number(body?.offset ?? 0);
    return { ...DONE, items: APPS.slice(offset, offset + 10), count: APPS.length };
  });
  const { user } = await openDesk();
  await row(lukas);
  expect(server.emitsOf(agentConnect)).toEqual([
    expect.objectContaining({ channel: 'web', agentName: MAYA.name }),
  ]);
  expect(connectedDuring).toEqual({ connect: false, apps: true });
  expect(server.http.requestsTo(unassignedUsers).length).toBeGreaterThan(0);
  expect(appRequests()).toEqual([0]);

  await user.click(screen.getByRole('button', { name: 'Filter: All Apps' }));
  await seen(() => expect(listedApps()).toEqual(APPS.slice(0, 10).map(({ appId }) => appId)));
  const scroll = () => {
    const list = screen.getByRole('radio', { name: 'All Apps' }).closest('[data-app-list]');
    if (!list) throw new Error('no app list');
    fireEvent.scroll(list);
  };
  freezeTime();
  scroll();
  await vi.advanceTimersByTimeAsync(499);
  scroll();
  await vi.advanceTimersByTimeAsync(499);
  expect(appRequests()).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  await seen(() => expect(listedApps()).toHaveLength(20));
  expect(appRequests()).toEqual([0, 10]);
  scroll();
  await vi.advanceTimersByTimeAsync(500);
  await seen(() => expect(listedApps()).toEqual(APPS.map(({ appId }) => appId)));
  scroll();
  await vi.advanceTimersByTimeAsync(500);
  expect(appRequests()).toEqual([0, 10, 20]);
});
