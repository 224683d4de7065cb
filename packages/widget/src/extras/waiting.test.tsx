import { expect, test } from 'vitest';
import { session } from '../conversation/message.fixture.ts';
import { DrawnPanel } from '../panel/drawn-panel.fixture.tsx';
import { seen } from '../testing/seen.ts';
import { texts } from '../texts/en.ts';

test('where the bot does not answer, visitors can leave an address, and are not sent back to it', async () => {
  const shown = new DrawnPanel({}, 'bot');
  const choices = () => shown.all('.dock .acts button').map(({ textContent }) => textContent);
  const silent = { ...session('INPROGRESS'), botAnswers: false };
  shown.receive({ type: 'session', session: silent });
  await seen(() => expect(choices()).toEqual([texts.leaveEmail]));
  expect(shown.find('.field')?.getAttribute('placeholder')).toBe(texts.write);
  expect(shown.button(texts.person)).toBeDefined();

  shown.receive({ type: 'session', session: { ...silent, status: 'UNASSIGNED' } });
  shown.receive({ type: 'waiting', waiting: { position: 1, estimateSeconds: null, staffing: 'none' } });
  expect(choices()).toEqual([texts.leaveEmail]);
  expect(shown.text('.still small')).toBe(texts.keepWriting);

  shown.receive({ type: 'session', session: { ...silent, status: 'COMPLETED' } });
  expect(choices()).toEqual([]);
});
