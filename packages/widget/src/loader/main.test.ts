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
});

async function openPage(): Promise<void> {
  document.querySelector(HOST_TAG)?.remove();
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
