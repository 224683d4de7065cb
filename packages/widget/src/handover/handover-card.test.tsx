import type { HandoverCard } from '@parrot/contract/assistant';
import type { UserSessionId } from '@parrot/contract/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../conversation/message.fixture.ts';
import { DrawnPanel } from '../panel/drawn-panel.fixture.tsx';
import { seen } from '../testing/seen.ts';
import { HANDOVER_TEXTS } from './handover-texts.ts';

const TEXTS = HANDOVER_TEXTS.en;
const fact = { name: '', state: 'understood' as const, before: '' };
const CARD: HandoverCard = {
  userSessionId: 'uss_1' as UserSessionId,
  revision: 1,
  facts: [
    { ...fact, factId: 'a', kind: 'order', value: '10422' },
    { ...fact, factId: 'b', kind: 'value', name: 'pickup day', value: '<img src=x>' },
  ],
  confirmedAt: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A waiting visitor with a card; `asked` are the emits. */
async function waiting(card: HandoverCard | null = CARD, isOk = true) {
  const shown = new DrawnPanel({}, 'bot');
  const asked: unknown[] = [];
  shown.conversation.ask = (async (name: string, payload: unknown) => {
    asked.push([name, payload]);
    return isOk ? { ok: true, card: { ...CARD, revision: asked.length + 1 } } : { ok: false, error: {} };
  }) as never;
  shown.receive({ type: 'session', session: session('UNASSIGNED') });
  shown.receive({ type: 'handover', card });
  await seen(() => expect(shown.find('.dock .acts')).not.toBeNull());
  if (card) await seen(() => expect(shown.find('.handover')).not.toBeNull());
  const fields = () => shown.all('.handover input') as HTMLInputElement[];
  const type = (at: number, value: string, event: 'input' | 'change') => {
    const field = fields()[at] as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  return { shown, asked, fields, type };
}

test('shows what was understood as text that can be corrected in place, while waiting and writing go on', async () => {
  const { shown, fields, asked, type } = await waiting();
  expect(shown.all('.handover label span').map(({ textContent }) => textContent)).toEqual([
    TEXTS.order,
    'Pickup day',
  ]);
  expect(fields().map(({ value }) => value)).toEqual(['10422', '<img src=x>']);
  expect(shown.find('textarea.field, input.field')?.hasAttribute('disabled')).toBe(false);
  type(0, '10423', 'change');
  await seen(() => expect(asked).toEqual([['handover.correct', { factId: 'a', value: '10423' }]]));
  shown.button(TEXTS.remove.replace('{fact}', 'Pickup day'))?.click();
  await seen(() => expect(asked[1]).toEqual(['handover.correct', { factId: 'b', value: null }]));
});

test('what is being typed is saved after a pause, even if an agent joins meanwhile', async () => {
  const { shown, asked, type } = await waiting();
  type(0, '1', 'input');
  type(0, '10423', 'input');
  shown.receive({ type: 'session', session: session('ASSIGNED') });
  expect(shown.find('.handover')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([['handover.correct', { factId: 'a', value: '10423' }]]);
});

test('confirming sends what is typed first, and thanks', async () => {
  const { shown, asked, type } = await waiting();
  type(0, '10423', 'input');
  shown.button(TEXTS.confirm)?.click();
  await seen(() =>
    expect(asked).toEqual([
      ['handover.correct', { factId: 'a', value: '10423' }],
      ['handover.confirm', { revision: 2 }],
    ]),
  );
  shown.receive({ type: 'handover', card: { ...CARD, confirmedAt: new Date().toISOString() } });
  expect([shown.find('.handover'), shown.text('.dock output')]).toEqual([null, TEXTS.thanks]);
});

test('a failure is shown, an empty field gets its value back, and without facts there is no card', async () => {
  const { shown, fields, type } = await waiting(CARD, false);
  type(0, '  ', 'change');
  expect(fields()[0]?.value).toBe('10422');
  await seen(() => expect(shown.text('.handover [role="alert"]')).toBe(TEXTS.failed));
  expect((await waiting(null)).shown.find('.handover')).toBeNull();
});
