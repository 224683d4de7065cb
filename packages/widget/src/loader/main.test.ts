import { launcherAppearance } from '@parrot/contract/conversations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configOf } from '../panel/panel.fixture.tsx';
import { HOST_TAG } from './own-script.ts';

const panel = { connect: vi.fn(), show: vi.fn(), ask: vi.fn(), speak: vi.fn() };
vi.mock('./lazy-panel.ts', () => ({
  lazyPanel: () => ({ asked: () => true, get: async () => panel }),
}));

const LEFT_OPEN = '{"open":true,"draft":"Do you"}';
let script: HTMLScriptElement;

beforeEach(() => {
  sessionStorage.clear();
  const bot = { ...launcherAppearance(configOf()), language: 'en', languages: ['en'], closed: false };
  vi.stubGlobal('parrotLauncherConfig', { parrotId: 'prt_1', bot });
  script = document.createElement('script');
  // A script that no browser runs.
  script.type = 'text/plain';
  script.src = 'https://parrot.example/widget/prt_1.js';
  document.head.append(script);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  script.remove();
  document.querySelector(HOST_TAG)?.remove();
  sessionStorage.clear();
  delete window.Parrot;
});

async function openPage(): Promise<void> {
  document.querySelector(HOST_TAG)?.remove();
  delete window.Parrot;
  vi.resetModules();
  await import('./main.ts');
}
const launcher = () =>
  document.querySelector(HOST_TAG)?.shadowRoot?.querySelector('.launcher') as HTMLButtonElement;
const stored = () => JSON.parse(sessionStorage.getItem('parrot:prt_1') ?? '{}');

test('an open chat is open on the next page of the tab, without taking the focus; a closed one is not', async () => {
  await openPage();
  expect(panel.show).not.toHaveBeenCalled();
  launcher().click();
  await vi.waitFor(() => expect(panel.show).toHaveBeenLastCalledWith(true, undefined));

  await openPage();
  expect(launcher().ariaExpanded).toBe('true');
  await vi.waitFor(() => expect(panel.show).toHaveBeenLastCalledWith(true, true));

  launcher().click();
  await vi.waitFor(() => expect(panel.show).toHaveBeenLastCalledWith(false, undefined));
  panel.show.mockClear();
  await openPage();
  expect(launcher().ariaExpanded).not.toBe('true');
  expect(panel.show).not.toHaveBeenCalled();
});

test('a second script line adds no second chat, and says so', async () => {
  await openPage();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  await import('./main.ts');
  expect(document.querySelectorAll(HOST_TAG)).toHaveLength(1);
  expect(warned.mock.lastCall?.join(' ')).toContain('The chat is already on this page.');
  warned.mockRestore();
});

test('an element named Parrot does not keep the chat away', async () => {
  vi.resetModules();
  Object.assign(window, { Parrot: document.createElement('section') });
  await import('./main.ts');
  expect(launcher()).toBeTruthy();
  expect(window.Parrot?.ask).toBeTypeOf('function');
});

test('the draft survives the next page, and is forgotten when the visitor closes the chat', async () => {
  sessionStorage.setItem('parrot:prt_1', LEFT_OPEN);
  await openPage();
  expect(stored()).toEqual(JSON.parse(LEFT_OPEN));
  launcher().click();
  expect(stored()).toEqual({ open: false, draft: '' });
});

test.each([
  ['narrow', 390, 844],
  ['low', 844, 390],
])('on a %s screen, which it would cover, it stays closed', async (_, innerWidth, innerHeight) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  sessionStorage.setItem('parrot:prt_1', LEFT_OPEN);
  await openPage();
  expect(launcher().ariaExpanded).not.toBe('true');
  expect(stored().draft).toBe('Do you');
});

test('a page that replaces its body, or everything in it, keeps the chat as it is', async () => {
  await openPage();
  launcher().click();
  const host = document.querySelector(HOST_TAG);
  for (const replace of [
    () => document.body.replaceWith(document.createElement('body')),
    () => document.body.replaceChildren(document.createElement('main')),
    () => document.body.replaceChildren(),
    () => document.body.replaceWith(document.createElement('body')),
  ]) {
    document.body.prepend(document.createElement('h1'));
    replace();
    await vi.waitFor(() => expect(document.body.contains(host)).toBe(true));
  }
  expect(launcher().ariaExpanded).toBe('true');
});

test('a page that removes the chat alone is rid of it', async () => {
  await openPage();
  document.querySelector(HOST_TAG)?.remove();
  document.body.append(document.createElement('main'));
  await Promise.resolve();
  expect(document.querySelector(HOST_TAG)).toBeNull();
});

test('a script line that runs again, such as in a replaced body, does not start a second chat', async () => {
  await openPage();
  document.body.replaceWith(document.createElement('body'));
  vi.resetModules();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await import('./main.ts');
  await vi.waitFor(() => expect(document.querySelectorAll(HOST_TAG)).toHaveLength(1));
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('where the page must not store anything, the chat opens and closes as ever', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  try {
    await openPage();
    launcher().click();
    await vi.waitFor(() => expect(panel.show).toHaveBeenLastCalledWith(true, undefined));
  } finally {
    vi.restoreAllMocks();
  }
});
