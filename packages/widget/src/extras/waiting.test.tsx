import { expect, test } from 'vitest';
import { session } from '../conversation/message.fixture.ts';
import { DrawnPanel } from '../panel/drawn-panel.fixture.tsx';
import { texts } from '../testing/all-texts.ts';
import { seen } from '../testing/seen.ts';

test('where the bot does not answer, visitors can leave an address, and are not sent back to it', async () => {
  const shown = new DrawnPanel({}, 'bot');
  const choices = () => shown.all('.dock .acts button').map(({ textContent }) => textContent);
  const silent = { ...session('INPROGRESS'), botAnswers: false };
  shown.receive({ type: 'session', session: silent });
  await seen(() => expect(choices()).toEqual([texts.leaveEmail]));
  expect(shown.find('.field')?.getAttribute('placeholder')).toBe(texts.write);
  expect(shown.button(texts.person)).toBeDefined();

  shown.receive({ type: 'session', session: { ...silent, status: 'UNASSIGNED' } });
  shown.receive({
    type: 'waiting',
    waiting: { position: 1, estimateSeconds: null, staffing: 'none', closed: null },
  });
  expect(choices()).toEqual([texts.leaveEmail]);
  expect(shown.text('.still small')).toBe(texts.keepWriting);

  shown.receive({ type: 'session', session: { ...silent, status: 'COMPLETED' } });
  expect(choices()).toEqual([]);
});

test('outside the hours visitors see when it opens in their language, and can leave an address', async () => {
  const shown = new DrawnPanel({}, 'bot');
  shown.receive({ type: 'session', session: session('UNASSIGNED') });
  await seen(() => expect(shown.all('.dock .acts button')).toHaveLength(2));
  const opensAt = new Date(Date.now() + 24 * 60 * 60 * 1_000);
  const closed = { opensAt: opensAt.toISOString() };
  const waiting = { position: 1, estimateSeconds: null, staffing: 'free', closed } as const;
  shown.receive({ type: 'waiting', waiting });
  const when = opensAt.toLocaleString('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  expect([shown.text('.support'), shown.text('.still b'), shown.text('.still small')]).toEqual([
    texts.closedNow,
    texts.closedNow,
    texts.opensAt.replace('{when}', when),
  ]);
  // A schedule without any opening promises nothing.
  shown.receive({ type: 'waiting', waiting: { ...waiting, closed: { opensAt: null } } });
  expect(shown.text('.still small')).toBe(texts.insteadOfWaiting);
  shown.receive({ type: 'waiting', waiting });
  shown.receive({ type: 'session', session: { ...session('UNASSIGNED'), answersByEmail: true } });
  expect(shown.text('.still small')).toBe(texts.answersAt.replace('{when}', when));
});
