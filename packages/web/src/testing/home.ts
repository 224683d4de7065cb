/** Opens /home for somebody signed in, with a server that answers what the start asks for. */
import '../app/home.tsx';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { page } from '../shared/browser/page-location.ts';
import { renderAt } from './render.tsx';
import { startServer } from './server.ts';
import { answerStart, signIn } from './users.ts';

type Start = Parameters<typeof answerStart>;

/** A server ready for the start, somebody signed in, and an eye on where the page goes. Nothing is drawn yet. */
export async function prepareHome(rights?: Start[1], plan?: Start[2]) {
  const server = await startServer();
  answerStart(server, rights, plan);
  signIn();
  const leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
  return { server, leaveTo, reload };
}

/** The same, opened at an address, once the shell stands. */
export async function openHome(address: string, rights?: Start[1], plan?: Start[2]) {
  const prepared = await prepareHome(rights, plan);
  const view = renderAt(address);
  await seen(() => screen.getByRole('banner'));
  return { ...prepared, ...view };
}

/** Waits for something to be true, also while the clock is held. */
export const seen = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 60_000 });

/** The application's timers stand still until a test moves them; the line to the server runs on. */
export const freezeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
