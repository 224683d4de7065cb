import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/settings/settings.ts';
import { media } from '../../testing/jsdom-polyfills.ts';
import { renderAt, renderPage } from '../../testing/render.tsx';
import { startServer, writeSettings } from '../../testing/server.ts';
import { signIn } from '../../testing/users.ts';
import { Tagline } from './tagline.tsx';

const PITCH =
  'Build a Gen AI application in minutes, without writing code and deliver exceptional service, 24x7';
const FIRST = 'Add your questions. Get a bot that answers in minutes.';
const SECOND = 'Answers day and night, right on your website.';

test('/ is the landing page, with its pitch and a link to sign in [AUT-01] [AUT-04]', async () => {
  renderAt('/');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(PITCH);
  const [signInLink] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  const address = new URL(signInLink?.href ?? '');
  expect(address.pathname).toBe('/accounts/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    appName: 'parrot',
    channelName: 'studio',
    verifyUser: 'true',
  });
  const trial = screen.getByRole<HTMLAnchorElement>('link', { name: 'Try it free for 14 days' });
  expect(new URL(trial.href).pathname).toBe('/accounts/sign-up');
});

test('a signed-in user is redirected to /home [AUT-03]', async () => {
  await startServer();
  signIn();
  const { router } = renderAt('/');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('the tagline turns every 5.4 s, with a fade of half a second [AUT-02]', () => {
  media.clear();
  vi.useFakeTimers();
  renderPage(<Tagline />);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const line = (text: string) => screen.getByText(text);
  expect(line(FIRST).dataset.fading).toBeUndefined();
  pass(5_399);
  expect(line(FIRST).dataset.fading).toBeUndefined();
  pass(1);
  expect(line(FIRST).dataset.fading).toBe('true');
  pass(499);
  expect(line(FIRST)).toBeTruthy();
  pass(1);
  expect(line(SECOND).dataset.fading).toBeUndefined();
  pass(3 * 5_400);
  expect(line(FIRST)).toBeTruthy();
});

test('with reduced motion the tagline stays as it is [AUT-02]', () => {
  vi.useFakeTimers();
  renderPage(<Tagline />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(FIRST)).toBeTruthy();
});

test('our own bot opens beside the pitch once the page is there, follows its colors and language and takes questions', async () => {
  media.add('(min-width: 960px)');
  writeSettings({ ...DEFAULT_SETTINGS, landingParrotId: 'prt_0000000000000000000001' });
  const { unmount } = renderAt('/');
  const user = userEvent.setup();
  const script = () =>
    document.querySelector<HTMLScriptElement>('script[src="/widget/prt_0000000000000000000001.js"]');
  await waitFor(() => expect(script()?.dataset.theme).toBe('light'));
  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  await waitFor(() => expect(script()?.dataset.theme).toBe('dark'));
  expect(script()?.dataset.language).toBe('en');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  await waitFor(() => expect(script()?.dataset.language).toBe('de'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sprache' }), 'en');
  await screen.findByRole('button', { name: 'What does it cost?' });

  const widget = { open: vi.fn(), close: vi.fn(), ask: vi.fn() };
  vi.stubGlobal('Parrot', widget);
  act(() => void script()?.dispatchEvent(new Event('load')));
  expect(widget.open).toHaveBeenCalledExactlyOnceWith({ quietly: true });
  await user.click(screen.getByRole('button', { name: 'What does it cost?' }));
  expect(widget.ask).toHaveBeenCalledExactlyOnceWith('What does it cost?');
  unmount();
});

test('an installation without a bot has no widget and no questions', async () => {
  writeSettings(DEFAULT_SETTINGS);
  renderAt('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'What does it cost?' })).toBeNull();
  expect(document.querySelector('script[src^="/widget/"]')).toBeNull();
});
