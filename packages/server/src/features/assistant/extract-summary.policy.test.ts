import { expect, test } from 'vitest';
import type { TranscriptMessage } from '../conversations/index.ts';
import { extractSummary } from './extract-summary.policy.ts';

const message = (
  userType: TranscriptMessage['userType'],
  value: string,
  more: Partial<TranscriptMessage> = {},
): TranscriptMessage => ({
  seq: 1,
  userType,
  senderName: userType === 'agent' ? 'Tomas' : 'Somebody',
  value,
  event: null,
  call: null,
  found: null,
  thumb: null,
  faqId: null,
  ...more,
});
const summaryOf = (transcript: TranscriptMessage[], more = {}) =>
  extractSummary({ visitorName: 'Visitor 0042', language: 'en', transcript, values: {}, ...more });

test('a summary without a model quotes the question, the collected values, the answer and the open question [DSK-11]', () => {
  const summed = summaryOf(
    [
      message('bot', 'Hello! How can I help?'),
      message('visitor', 'hi'),
      message('visitor', 'My parcel from last week is broken'),
      message('bot', 'I am not sure.', { found: 'unknown' }),
      message('agent', 'Hello there!'),
      message('agent', 'We send you a new parcel today, free of charge.'),
      message('visitor', 'And who pays for the return of the old parcel?'),
    ],
    { values: { orderNumber: '4711', newsletter: false, colors: ['red', 'blue'], nothing: '' } },
  );
  expect(summed?.split('\n')).toEqual([
    'Visitor 0042 asked: “My parcel from last week is broken”',
    'Told us: order number 4711; newsletter ✗; colors red, blue',
    'Tomas answered: “We send you a new parcel today, free of charge.”',
    'Still open: “And who pays for the return of the old parcel?”',
  ]);
});

test('an answered question is not listed as open, and a repeated question is listed once [DSK-11]', () => {
  const summed = summaryOf([
    message('visitor', 'When are you open on Sundays?'),
    message('bot', 'Never.', { found: 'answer' }),
    message('visitor', 'When are you open on Sundays?'),
    message('bot', 'Never.', { found: 'answer' }),
  ]);
  expect(summed).toBe('Visitor 0042 asked: “When are you open on Sundays?”');
});

test.each([
  'can I talk to someone',
  'I want to speak to a human please',
  'Talk to a person',
  'Kann ich bitte mit einem Menschen sprechen?',
  'Mit einem Menschen sprechen',
  'quiero hablar con una persona',
  'je voudrais parler à un conseiller',
  'jag vill prata med en människa',
  'None of these',
  'thank you very much',
])('%s is not a question, neither open nor asked [DSK-11]', (request) => {
  const summed = summaryOf([
    message('visitor', 'My parcel from last week is broken'),
    message('bot', 'Sorry, I don’t know.', { found: 'unknown' }),
    message('visitor', request),
  ]);
  expect(summed).toBe('Visitor 0042 asked: “My parcel from last week is broken”');
});

test('a visitor who only requests an agent has asked for that [DSK-11]', () => {
  expect(summaryOf([message('visitor', 'Talk to a person')])).toBe('Visitor 0042 asked: “Talk to a person”');
});

test('a question with a request for an agent in it is open [DSK-11]', () => {
  const summed = summaryOf([
    message('visitor', 'When are you open on Sundays?'),
    message('bot', 'Never.', { found: 'answer' }),
    message('visitor', 'Who pays for the return? And can I talk to someone?'),
    message('bot', 'You are connected.'),
  ]);
  expect(summed).toContain('Still open: “Who pays for the return?');
});

test('a message of which a part is not answered is open [DSK-11]', () => {
  const summed = summaryOf([
    message('visitor', 'My parcel from last week is broken'),
    message('bot', 'Sorry, I don’t know.', { found: 'unknown' }),
    message('visitor', 'How long is the warranty? And do you sell elephants?'),
    message('bot', 'Three years.', { found: 'answer' }),
    message('bot', 'I have no answer to your other question.', { found: 'unknown' }),
  ]);
  expect(summed).toContain('Still open: “How long is the warranty? And do you sell elephants?”');
});

test('the text around the quotes is in the reader’s language [DSK-11]', () => {
  const transcript = [message('visitor', 'Wo ist mein Paket geblieben?')];
  for (const [language, begins] of [
    ['de', 'Visitor 0042 fragte: „Wo'],
    ['fr', 'Visitor 0042 a demandé : « Wo'],
    ['es', 'Visitor 0042 preguntó: «Wo'],
    ['sv', 'Visitor 0042 frågade: ”Wo'],
  ])
    expect(summaryOf(transcript, { language })?.startsWith(begins ?? '')).toBe(true);
});

test('without visitor messages there is no summary, and long conversations are shortened [DSK-11]', () => {
  expect(summaryOf([])).toBeNull();
  expect(
    summaryOf([message('bot', 'Hello!'), message('visitor', '   '), message('visitor', '???')]),
  ).toBeNull();
  const endless = Array.from({ length: 300 }, (_, at) =>
    message('visitor', `\u202e${at} ${'word\n'.repeat(500)}`),
  );
  const text = summaryOf(endless) ?? '';
  expect(text.length).toBeLessThan(1_000);
  expect(text).not.toContain('\u202e');
});
