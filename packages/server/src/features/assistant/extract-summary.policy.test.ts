import { expect, test } from 'vitest';
import { extractSummary } from './extract-summary.policy.ts';
import type { TranscriptMessage } from './transcript.ts';

const line = (
  userType: TranscriptMessage['userType'],
  value: string,
  more: Partial<TranscriptMessage> = {},
): TranscriptMessage => ({
  seq: 1,
  userType,
  senderName: userType === 'agent' ? 'Tomas' : 'Somebody',
  value,
  event: null,
  found: null,
  faqId: null,
  ...more,
});
const told = (lines: TranscriptMessage[], more = {}) =>
  extractSummary({ visitorName: 'Visitor 0042', language: 'en', lines, values: {}, ...more });

test('who asked what, what they told us, what was answered and what is open, in their own words [DSK-11]', () => {
  const summed = told(
    [
      line('bot', 'Hello! How can I help?'),
      line('visitor', 'hi'),
      line('visitor', 'My parcel from last week is broken'),
      line('bot', 'I am not sure.', { found: 'unknown' }),
      line('agent', 'Hello there!'),
      line('agent', 'We send you a new parcel today, free of charge.'),
      line('visitor', 'And who pays for the return of the old parcel?'),
    ],
    { values: { orderNumber: '4711', newsletter: false, colours: ['red', 'blue'], nothing: '' } },
  );
  expect(summed?.split('\n')).toEqual([
    'Visitor 0042 asked: “My parcel from last week is broken”',
    'Told us: order number 4711; newsletter ✗; colours red, blue',
    'Tomas answered: “We send you a new parcel today, free of charge.”',
    'Still open: “And who pays for the return of the old parcel?”',
  ]);
});

test('what was answered is not open, and what is asked once is said once [DSK-11]', () => {
  const summed = told([
    line('visitor', 'When are you open on Sundays?'),
    line('bot', 'Never.', { found: 'answer' }),
    line('visitor', 'When are you open on Sundays?'),
    line('bot', 'Never.', { found: 'answer' }),
  ]);
  expect(summed).toBe('Visitor 0042 asked: “When are you open on Sundays?”');
});

test('around what is quoted it speaks the language of its reader [DSK-11]', () => {
  const lines = [line('visitor', 'Wo ist mein Paket geblieben?')];
  for (const [language, begins] of [
    ['de', 'Visitor 0042 fragte: „Wo'],
    ['fr', 'Visitor 0042 a demandé : « Wo'],
    ['es', 'Visitor 0042 preguntó: «Wo'],
    ['sv', 'Visitor 0042 frågade: ”Wo'],
  ])
    expect(told(lines, { language })?.startsWith(begins ?? '')).toBe(true);
});

test('nothing said is nothing to sum up; and however much was said, it stays short [DSK-11]', () => {
  expect(told([])).toBeNull();
  expect(told([line('bot', 'Hello!'), line('visitor', '   '), line('visitor', '???')])).toBeNull();
  const endless = Array.from({ length: 300 }, (_, at) =>
    line('visitor', `\u202e${at} ${'word\n'.repeat(500)}`),
  );
  const text = told(endless) ?? '';
  expect(text.length).toBeLessThan(1_000);
  expect(text).not.toContain('\u202e');
});
