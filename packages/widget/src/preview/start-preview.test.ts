import { defaultSettings } from '@parrot/contract/apps';
import { PREVIEW_READY, type PreviewMessage } from '@parrot/contract/conversations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HOST_TAG } from '../loader/own-script.ts';
import { loadModule } from '../panel/panel.fixture.tsx';
import '../testing/browser-gaps.ts';
import { swedish, texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';
import { SCENE_TEXTS } from './scene-texts.ts';
import { startPreview } from './start-preview.ts';

const { appearance, palette } = defaultSettings('Polly');
const first: PreviewMessage = {
  kind: 'parrot-preview',
  appearance,
  palette,
  translations: {},
  agentEscalation: true,
  visitorFiles: true,
  language: 'en',
  languages: ['en'],
  mode: 'light',
  open: true,
  scene: 'bot',
};

type From = { origin?: string; source?: Window | null };
async function send(data: unknown, { origin = location.origin, source = window }: From = {}): Promise<void> {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  // The texts of a language are loaded before anything is rendered.
  await new Promise((resolve) => setTimeout(resolve));
}
const shown = () => document.querySelector(HOST_TAG)?.shadowRoot as ShadowRoot;
const find = (selector: string) => shown()?.querySelector<HTMLElement>(selector);
const bubbles = () => [...shown().querySelectorAll('.bubble')].map(({ textContent }) => textContent);

const posted = vi.spyOn(window, 'postMessage').mockImplementation(() => {});
const asked = [vi.fn(), vi.fn()] as const;

beforeAll(() => {
  vi.stubGlobal('fetch', asked[0]);
  vi.stubGlobal('WebSocket', asked[1]);
  startPreview(loadModule);
});
beforeEach(() => send(first));
afterAll(() => {
  for (const ask of asked) expect(ask).not.toHaveBeenCalled();
});

test('it reports that it is ready, to its own origin only', () => {
  expect(posted).toHaveBeenCalledWith(PREVIEW_READY, location.origin);
});

test('messages from other origins and invalid ones are ignored', async () => {
  const other = { ...first, appearance: { ...appearance, NavigationTitle: 'Forged' } };
  await send(other, { origin: 'https://elsewhere.example' });
  await send(other, { source: null });
  await send({ ...other, palette: { ...palette, brandColor: 'url(evil)' } });
  await send('parrot-preview');
  expect(find('#title')?.textContent).toBe('Polly');
});

test('the scripted conversation has a welcome, a question, an answer with its source, and suggestions', () => {
  const { question, answer, suggestions } = SCENE_TEXTS.en;
  expect(bubbles()).toEqual([appearance.welcomeMsg, question, answer]);
  expect(find('.source a')?.getAttribute('href')).toBe('https://example.com/');
  const pills = [...shown().querySelectorAll('.pills button')].map(({ textContent }) => textContent);
  expect(pills).toEqual(suggestions);
});

test('a new message updates in place, without rendering from scratch [DSG-06]', async () => {
  const [panel, log] = [find('.panel'), find('.log')];
  const changed = { ...appearance, NavigationTitle: 'Ask us', chatBubbleBtn: 'Square' } as const;
  await send({ ...first, appearance: changed, palette: { ...palette, brandColor: '#123456' } });
  expect(find('#title')?.textContent).toBe('Ask us');
  expect(panel?.classList.contains('Square')).toBe(true);
  expect(find('.root')?.style.getPropertyValue('--brand')).toBe('#123456');
  expect([find('.panel'), find('.log')]).toEqual([panel, log]);
});

test('it shows an agent, and a closed bot', async () => {
  await send({ ...first, scene: 'agent' });
  expect(find('#title')?.textContent).toBe('Ida Moen');
  expect(find('.support')?.textContent).toBe(appearance.agentTitle);
  await send({ ...first, scene: 'offline' });
  await seen(() => expect(find('.away')?.textContent).toContain(texts.away));
});

test('the switch opens and closes it; a click on the launcher is not undone by the next color change', async () => {
  expect(find('.panel')?.classList.contains('shown')).toBe(true);
  find('.launcher')?.click();
  await send({ ...first, palette: { ...palette, brandColor: '#654321' } });
  expect(find('.panel')?.classList.contains('shown')).toBe(false);
  await send({ ...first, open: false });
  await send({ ...first, open: true });
  expect(find('.panel')?.classList.contains('shown')).toBe(true);
});

test('opening it does not take the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await send({ ...first, open: false });
  await send({ ...first, open: true });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('dark and light mode are those of a visitor who prefers them', async () => {
  await send({ ...first, mode: 'dark' });
  expect(find('.panel')?.classList.contains('dark')).toBe(false);
  const asPreferred = { ...appearance, modeSelection: 'As the visitor prefers' } as const;
  await send({ ...first, mode: 'dark', appearance: asPreferred });
  expect(find('.panel')?.classList.contains('dark')).toBe(true);
  expect(document.documentElement.dataset.mode).toBe('dark');
});

test('the landing page comes first, even though there are messages', async () => {
  await send({ ...first, appearance: { ...appearance, themeSelection: 'Landing page' } });
  await seen(() => expect(find('.hero')?.textContent).toContain(appearance.welcomeMsg));
  find('.start')?.click();
  expect(bubbles()).toContain(SCENE_TEXTS.en.answer);
});

test('translations, files, thumbs and the rating can be tried, and stay in the preview', async () => {
  const translations = { sv: { welcomeMsg: 'Hej!' } };
  await send({ ...first, scene: 'agent', language: 'sv', translations, visitorFiles: false });
  expect(bubbles()[0]).toBe('Hej!');
  expect(find('.clip')).toBeNull();
  await seen(() => expect(find('.file')?.textContent).toContain(SCENE_TEXTS.sv.fileName));
  await send(first);
  find('.up')?.click();
  await seen(() => expect(find('.up')?.ariaPressed).toBe('true'));
  [...shown().querySelectorAll<HTMLElement>('button')].find((one) => one.ariaLabel === texts.menu)?.click();
  await seen(() => expect(find('[role=menuitem]')).not.toBeNull());
  [...shown().querySelectorAll<HTMLElement>('[role=menuitem]')].at(-1)?.click();
  await seen(() => expect(find('.sheet')).not.toBeNull());
  find('.sheet')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await seen(() => expect(find('.stars')).not.toBeNull());
});

test('another language changes the texts of the panel and of the scene', async () => {
  await send({ ...first, language: 'sv' });
  expect(bubbles()).toContain(SCENE_TEXTS.sv.answer);
  expect(find('textarea')?.ariaLabel).toBe(swedish.ask);
});

test('what is typed in it stays in it', () => {
  const field = find('textarea') as HTMLTextAreaElement;
  field.value = 'Just trying';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(bubbles()).toContain('Just trying');
});
