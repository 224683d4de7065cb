import { afterEach, describe, expect, test } from 'vitest';
import { texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';
import { DrawnPanel } from './drawn-panel.fixture.tsx';

afterEach(() => document.body.replaceChildren());

const appearance = {
  themeSelection: 'Landing page',
  NavigationTitle: 'Ask the shop',
  welcomeMsg: 'Good day!',
} as const;

/** It is part of the extras. */
const landed = async (wanted = {}) => {
  const shown = new DrawnPanel({ appearance, ...wanted }, 'nothing said');
  await seen(() => {
    if (!shown.find('.hero')) throw new Error('not there yet');
  });
  return shown;
};

describe('the landing page [DSG-03] [DSG-08]', () => {
  test('is shown before the conversation until the visitor starts it', async () => {
    const shown = await landed();
    expect([shown.text('.hero #title'), shown.text('.hero p')]).toEqual(['Ask the shop', 'Good day!']);
    expect(shown.find('textarea')).toBeNull();
    shown.panel.show(true);
    expect(document.activeElement).toBe(shown.find('.panel'));
    shown.button(texts.start)?.click();
    expect(shown.find('.hero')).toBeNull();
    expect(document.activeElement).toBe(shown.find('textarea'));
    expect(shown.text('#title')).toBe('Ask the shop');
  });

  test('is not shown to visitors who have written, nor for other themes', () => {
    expect(new DrawnPanel({ appearance }, 'bot').find('.hero')).toBeNull();
    expect(new DrawnPanel({ appearance }, 'agent').find('.hero')).toBeNull();
    expect(new DrawnPanel({}, 'nothing said').find('.hero')).toBeNull();
  });

  test('offers an agent if configured, which starts the conversation', async () => {
    expect((await landed()).button(texts.person)).toBeUndefined();
    const wanted = { appearance: { ...appearance, escalationLandingPage: true } };
    const shown = await landed(wanted);
    shown.button(texts.person)?.click();
    expect(shown.conversation.askForPerson).toHaveBeenCalledOnce();
    expect(shown.find('textarea')).not.toBeNull();
  });

  test("offers the bot's suggestions", async () => {
    const shown = await landed();
    const [, suggesting] = new DrawnPanel().conversation.thread().messages;
    if (!suggesting) throw new Error('nothing suggested');
    shown.receive({ type: 'message', message: { ...suggesting, seq: 1 } });
    shown.button('Start a return')?.click();
    expect(shown.find('.hero')).toBeNull();
    expect(shown.text('.mine .bubble')).toBe('Start a return');
  });

  test('a closed bot says so instead', async () => {
    const shown = new DrawnPanel({ appearance, closedBecause: 'unpublished' }, 'nothing said');
    expect(shown.find('.hero')).toBeNull();
    await seen(() => expect(shown.text('.away')).toContain(texts.away));
  });
});
