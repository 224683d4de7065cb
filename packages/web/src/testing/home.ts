/** Opens /home for a signed-in user, with a server that answers the first requests. */
import '../app/home.tsx';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { page } from '../shared/browser/page-location.ts';
import { withoutRoleList } from './lazy-element-error.ts';
import { renderAt } from './render.tsx';
import { startServer } from './server.ts';
import { answerStart, signIn } from './users.ts';

type Start = Parameters<typeof answerStart>;

/**
 * A server for the first requests, a signed-in user, and a spy on the page location. Nothing is rendered yet.
 */
export async function prepareHome(rights?: Start[1], plan?: Start[2]) {
  const server = await startServer();
  answerStart(server, rights, plan);
  signIn();
  const leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  return { server, leaveTo, reload };
}

/** The same, opened at an address, once the shell is rendered. */
export async function openHome(address: string, rights?: Start[1], plan?: Start[2]) {
  const prepared = await prepareHome(rights, plan);
  const view = renderAt(address);
  await seen(() => screen.getByRole('banner'));
  return { ...prepared, ...view };
}

/** Waits for a condition, also while the clock is frozen. */
export const seen = <T>(check: () => T): Promise<T> =>
  vi.waitFor(() => withoutRoleList(check), { timeout: 60_000 });

/** Freezes the application's timers; the network still works. */
export const freezeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
