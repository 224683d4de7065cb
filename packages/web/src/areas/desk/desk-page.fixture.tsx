/** The desk's page for tests: four visitors, two of them Maya's, and queries for its elements. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { Rights } from '@parrot/contract/core';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { useUnsentStore } from '../../features/desk/composer/unsent-store.ts';
import { type DeskServer, startDeskServer } from '../../features/desk/testing/desk-server.fixture.ts';
import { at, queueUser } from '../../features/desk/testing/queue-user.fixture.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { rolesQuery } from '../../shared/session/session-queries.ts';
import { renderPage } from '../../testing/render.tsx';
import { MAYA, rightsOf, signIn } from '../../testing/users.ts';
import ChatsPage from './chats-page.tsx';
import { useLayoutStore } from './layout-store.ts';

const MINE = { status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name, waitingSince: null } as const;
export const lukas = queueUser({ userName: 'Lukas Brandt', startedAt: at(3), unreadCount: 2 });
export const hannah = queueUser({ userName: 'Hannah Price', startedAt: at(2) });
export const elena = queueUser({ userName: 'Elena García', startedAt: at(1), language: 'es', ...MINE });
export const oskar = queueUser({ userName: 'Oskar Nilsson', startedAt: at(0), ...MINE });

export let server: DeskServer;

/** Call once in every file that uses this fixture. */
export function prepareDeskPage(): void {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    signIn();
    // The context pane has its own tests.
    useLayoutStore.setState({ contextOpen: false });
    server = await startDeskServer();
    for (const session of [lukas, hannah, elena, oskar]) server.put(session);
    for (const session of [lukas, elena, oskar])
      server.addMessage(session, { value: `I am ${session.userName}` }, false);
  });
  afterEach(async () => {
    cleanup();
    useUnsentStore.setState({ ownerId: '', drafts: {}, outgoing: {} });
    // Lets requests in flight fail now, not during the next test.
    await new Promise((resolve) => setImmediate(resolve));
  });
}

export async function openDesk(address = '', rights: Rights = rightsOf('owner')) {
  queryClient.setQueryData(rolesQuery.queryKey, { status: 'success', ...rights });
  const opened = renderPage(<ChatsPage />, `/home/desk/chats${address}`);
  return { user: userEvent.setup({ delay: null }), ...opened };
}
export const openWith = async ({ userSessionId, userName }: QueueUser, rights?: Rights) => {
  const opened = await openDesk(`?queue=assigned&session=${userSessionId}`, rights);
  await screen.findByRole('region', { name: `Conversation with ${userName}` });
  await screen.findByRole('log');
  return opened;
};
export const row = ({ userName }: QueueUser) =>
  screen.findByRole('button', { name: `Open conversation with ${userName}` });
export const tab = (name: RegExp) => screen.getByRole('tab', { name });
export const reply = () => screen.findByLabelText<HTMLTextAreaElement>('Your reply');
export const log = () => within(screen.getByRole('log'));
