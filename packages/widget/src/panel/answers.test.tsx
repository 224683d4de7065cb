/** Below an answer, and texts of a multilingual bot. */
import { newId } from '@parrot/contract/core';
import { afterEach, expect, test } from 'vitest';
import { message } from '../conversation/message.fixture.ts';
import { swedish, texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';
import { DrawnPanel } from './drawn-panel.fixture.tsx';

afterEach(() => document.body.replaceChildren());

test('sources link to http and https only; others are text', () => {
  const shown = new DrawnPanel({}, 'nothing said');
  const sources = [
    { title: 'Care and safety', url: 'https://shop.example/care' },
    { title: 'Handbook, p. 2', url: '' },
    { title: '<b>Bad</b>', url: 'javascript:alert(1)' },
  ];
  shown.receive({ type: 'message', message: message(1, { sources }) });
  expect(shown.all('.source').map(({ textContent }) => textContent)).toEqual(
    sources.map(({ title }) => `${texts.source} ${title}`),
  );
  expect(shown.all('.source a').map((link) => link.getAttribute('href'))).toEqual([
    'https://shop.example/care',
  ]);
});

test('a long quote is folded, with its marked row in view, and shown whole on request', async () => {
  const shown = new DrawnPanel({}, 'nothing said');
  const rows = Array.from({ length: 20 }, (_, at) =>
    at === 15 ? `**${at} m** · **${at} €**` : `${at} m · ${at} €`,
  );
  const value = ['**Berth prices**', 'Length · Price', ...rows].join('\n');
  const sources = [{ title: 'Prices', url: '' }];
  shown.receive({ type: 'message', message: message(1, { value, sources }) });
  await seen(() => expect(shown.find('.marked')?.textContent).toBe('15 m15 €'));
  expect(shown.all('.bubble > div:not([hidden]) tr')).toHaveLength(8);
  expect(shown.all('.bubble > div:not([hidden]) th').map(({ textContent }) => textContent)).toEqual([
    'Length',
    'Price',
  ]);
  shown.button(texts.showAll)?.click();
  await seen(() => expect(shown.all('.bubble > div:not([hidden]) tr')).toHaveLength(21));
  shown.receive({ type: 'message', message: message(2) });
  await seen(() => expect(shown.all('.bubble')).toHaveLength(2));
  expect(shown.all('.bubble > div:not([hidden]) tr')).toHaveLength(21);
});

test('an unsent message shows its text and status only', async () => {
  const shown = new DrawnPanel({}, 'nothing said');
  const unsent = { msgId: newId('msg'), value: 'Is it dimmable?', time: new Date().toISOString(), files: [] };
  shown.receive({ type: 'written', unsent });
  await seen(() => expect(shown.find('.pending')).not.toBeNull());
  const parts = [...(shown.find('.pending .said')?.childNodes ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual([texts.you, unsent.value, texts.sending]);
});

test('an answer can be rated, and the rating changed and removed', async () => {
  const shown = new DrawnPanel();
  const pressed = () => shown.all('.under button').map(({ ariaPressed }) => ariaPressed);
  expect(pressed()).toEqual(['false', 'false']);
  for (const [label, after] of [
    [texts.good, ['true', 'false']],
    [texts.bad, ['false', 'true']],
    [texts.bad, ['false', 'false']],
  ] as const) {
    shown.button(label)?.click();
    await seen(() => expect(pressed()).toEqual(after));
  }
  expect(new DrawnPanel({ ratings: false }).find('.under button')).toBeNull();
});

test('the builder’s texts follow the chosen language; missing ones stay [DSG-08]', async () => {
  const shown = new DrawnPanel(
    {
      appearance: {
        NavigationTitle: 'Ask us',
        welcomeMsg: 'Hello!',
        SupportingText: 'At once',
        navbarSupportingTxt: true,
      },
      languages: ['en', 'sv'],
      translations: { sv: { NavigationTitle: 'Fråga oss', welcomeMsg: 'Hej!', SupportingText: '' } },
    },
    'nothing said',
  );
  const shownTexts = () => [shown.text('#title'), shown.text('.bubble'), shown.text('.support')];
  expect(shownTexts()).toEqual(['Ask us', 'Hello!', 'At once']);
  await shown.openMenu();
  shown.button('Svenska')?.click();
  await seen(() => expect(shown.find('.field')?.ariaLabel).toBe(swedish.ask));
  expect(shownTexts()).toEqual(['Fråga oss', 'Hej!', 'At once']);
});

test.each([
  ['resting', texts.resting],
  ['identity', texts.signIn],
  ['site', texts.notHere],
  ['blocked', texts.blocked],
] as const)('a closed chat (%s) says so politely and accepts no input', async (closed, shownTexts) => {
  const shown = new DrawnPanel({ appearance: { escalationNavMenu: true } });
  shown.receive({ type: 'closed', closed });
  await seen(() => expect(shown.text('.away')).toContain(shownTexts));
  await shown.openMenu();
  expect([shown.find('.field'), shown.button(texts.person), shown.button(texts.end)]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});

test('the log stays at its end when a picture loads, and in place while the visitor reads further up', () => {
  const shown = new DrawnPanel();
  const log = shown.find('.log') as HTMLElement;
  const grow = (height: number) => {
    Object.defineProperty(log, 'scrollHeight', { value: height, configurable: true });
    log.appendChild(document.createElement('img')).dispatchEvent(new Event('load'));
  };
  grow(900);
  expect(log.scrollTop).toBe(900);
  log.scrollTop = 100;
  log.dispatchEvent(new Event('scroll'));
  grow(1_200);
  expect(log.scrollTop).toBe(100);
});

test('the log stays at its end when it shrinks, as under a keyboard that slides in', () => {
  const shown = new DrawnPanel();
  const log = shown.find('.log') as HTMLElement;
  const sizes = (scrollHeight: number, clientHeight: number) => {
    const read = { scrollHeight: { value: scrollHeight }, clientHeight: { value: clientHeight } };
    for (const [name, { value }] of Object.entries(read))
      Object.defineProperty(log, name, { value, configurable: true });
  };
  const grow = () => log.appendChild(document.createElement('img')).dispatchEvent(new Event('load'));
  sizes(900, 500);
  grow();
  // The browser reports the scrolling of the frame before, when the log is smaller already.
  sizes(900, 300);
  log.dispatchEvent(new Event('scroll'));
  sizes(1_000, 300);
  grow();
  expect(log.scrollTop).toBe(1_000);
});

test('an answer that corrects an earlier one is marked', async () => {
  const shown = new DrawnPanel({}, 'nothing said');
  shown.receive({ type: 'message', message: message(1, { value: 'At nine.' }) });
  shown.receive({ type: 'message', message: message(2, { value: 'At ten.', corrects: newId('msg') }) });
  await seen(() =>
    expect(shown.all('.said > small').map(({ textContent }) => textContent)).toEqual(['Corrected answer']),
  );
});
