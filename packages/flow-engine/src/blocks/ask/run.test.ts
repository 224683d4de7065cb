import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, message, play, sendMessage, sentTexts, text, value } from '../../flow.fixture.ts';
import type { Input } from '../../index.ts';

const texts = FLOW_TEXTS.en;
const ask = (answer: object, more: object = {}) => ({
  type: 'ask',
  prompt: { en: 'Well?', de: 'Nun?' },
  answer,
  into: 'it',
  retry: {},
  tries: 2,
  canSkip: false,
  next: { done: 'thanks', gaveUp: 'sorry' },
  ...more,
});
const flowWith = (
  answer: object,
  { type = 'text', ...more }: { type?: string; [key: string]: unknown } = {},
) =>
  flowOf(
    { first: ask(answer, more), thanks: text('Thanks'), sorry: text('Sorry') },
    { values: [value('it', type)] },
  );
const stored = (
  answer: object,
  written: string,
  { language, ...more }: { language?: 'de' | 'sv'; type?: string } = {},
) => {
  const { session } = play(flowWith(answer, more), [message(written)], { ...context, language });
  return session.values.it;
};

const anyText = { kind: 'text', minLength: 2, maxLength: 5 };
const number = { kind: 'number', min: 1, max: 5000, whole: false };
const date = { kind: 'date', when: 'any' };
const options = [
  { id: 'a', label: { en: 'Red, dark', de: 'Dunkelrot' } },
  { id: 'b', label: { en: 'Blue' } },
  { id: 'c', label: { en: '👍' } },
  { id: 'd', label: { en: 'Stop' } },
];
const choice = { kind: 'choice', options, several: false };

test('Ask sends its prompt with what it expects, and waits [F-40]', () => {
  expect(play(flowWith(number), []).effects).toEqual([sendMessage('Well?', { expects: 'number' })]);
  const labels = ['Red, dark', 'Blue', '👍', 'Stop'];
  expect(play(flowWith(choice, { canSkip: true }), []).effects).toEqual([
    sendMessage('Well?', { suggestions: [...labels, texts.skip] }),
  ]);
  expect(play(flowWith({ ...choice, several: true }), []).effects[0]).toMatchObject({ expects: 'choices' });
  expect(sentTexts(play(flowWith(choice, { prompt: {} }), []))).toEqual([texts.badChoice]);
});

test('a text must have the required length [F-41]', () => {
  expect(stored(anyText, ' Ann ')).toBe('Ann');
  for (const written of ['A', 'Annabel']) expect(stored(anyText, written)).toBeUndefined();
});

test.each([
  ['1,234.5', 1234.5, 'en'],
  ['1.234,5', 1234.5, 'en'],
  ['1,234', 1234, 'en'],
  ['1.234', 1.234, 'en'],
  ['1.234', 1234, 'de'],
  ['1,234', 1.234, 'de'],
  ['2 500,50 kr', undefined, 'sv'],
  ['2 500,50', 2500.5, 'sv'],
  ["3'000", 3000, 'de'],
  ['€ 20', 20, 'en'],
  ['1,5', 1.5, 'en'],
  ['0', undefined, 'en'],
  ['5001', undefined, 'en'],
  ['1.2.3', undefined, 'en'],
  ['12,34.5', undefined, 'en'],
  ['ten', 10, 'en'],
  ['ten', undefined, 'de'],
  ['once', 11, 'es'],
  ['once', undefined, 'en'],
  ['Fünf!', 5, 'de'],
  ['dix-sept', 17, 'fr'],
  ['två', 2, 'sv'],
  ['ten or so', undefined, 'en'],
  ['1e3', undefined, 'en'],
])('a number as written: %s is %s in %s [F-41]', (written, expected, language) => {
  expect(stored(number, written, { type: 'number', language: language as 'de' })).toBe(expected);
});

test('a whole number has no fraction [F-41]', () => {
  const whole = { ...number, whole: true };
  expect(stored(whole, '3', { type: 'number' })).toBe(3);
  expect(stored(whole, '3.5', { type: 'number' })).toBeUndefined();
});

test('an email address is found in a sentence if it is the only one [F-41]', () => {
  expect(stored({ kind: 'email' }, 'It is <ann.o+x@mail.example.com>.')).toBe('ann.o+x@mail.example.com');
  for (const written of ['ann@', 'a@b', '@b.se', 'a..b@c.se', 'a@b.se or c@d.se', `${'a'.repeat(600)}@b.se`])
    expect(stored({ kind: 'email' }, written)).toBeUndefined();
});

test('a phone number is stored as digits [F-41]', () => {
  const phone = { kind: 'phone' };
  expect(stored(phone, '+46 (0)70-123 45 67')).toBe('+46701234567');
  expect(stored(phone, '0046 70 123 45 67')).toBe('+46701234567');
  expect(stored(phone, '(030) 123 456 78')).toBe('03012345678');
  for (const written of ['12345', 'call me', '+1234567890123456', '070-CALL-ME'])
    expect(stored(phone, written)).toBeUndefined();
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['5/31/2026', '2026-05-31'],
  ['31/5/2026', '2026-05-31'],
  ['31.5.26', '2026-05-31'],
  ['May 31st, 2026', '2026-05-31'],
  ['31 de mayo de 2026', '2026-05-31'],
  ['1. März 1999', '1999-03-01'],
  ['3 juin', '2026-06-03'],
  ['i morgon', '2026-05-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['31.4.2026', undefined],
  ['Monday', '2026-05-25'],
  ['wednesday', '2026-05-20'],
  ['Next Wednesday', '2026-05-27'],
  ['next friday', '2026-05-22'],
  ['nächsten Freitag', '2026-05-22'],
  ['el próximo viernes', '2026-05-22'],
  ['vendredi prochain', '2026-05-22'],
  ['på lördag', '2026-05-23'],
  ['i fredags', '2026-05-15'],
  ['letzten Montag', '2026-05-18'],
  ['übermorgen', '2026-05-22'],
  ['pasado mañana', '2026-05-22'],
  ['Friday, 29 May 2026', '2026-05-29'],
  ['Monday or Tuesday', undefined],
  ['Monday please call', undefined],
  ['soon', undefined],
  ['1.2.3.4', undefined],
  ['32 May', undefined],
])('a date as written: %s is %s [F-41]', (written, expected) => {
  expect(stored(date, written, { type: 'date' })).toBe(expected);
});

test('the month comes first only in English and only between slashes [F-41]', () => {
  expect(stored(date, '4/5/2026', { type: 'date' })).toBe('2026-04-05');
  expect(stored(date, '4/5/2026', { type: 'date', language: 'de' })).toBe('2026-05-04');
});

test('past and future include today and determine a missing year [F-41]', () => {
  const past = { kind: 'date', when: 'past' };
  const future = { kind: 'date', when: 'future' };
  expect(stored(past, 'today', { type: 'date' })).toBe('2026-05-20');
  expect(stored(future, 'today', { type: 'date' })).toBe('2026-05-20');
  expect(stored(past, 'Friday', { type: 'date' })).toBe('2026-05-15');
  expect(stored(future, 'Friday', { type: 'date' })).toBe('2026-05-22');
  expect(stored(past, '1 December', { type: 'date' })).toBe('2025-12-01');
  expect(stored(future, '1 January', { type: 'date' })).toBe('2027-01-01');
  expect(stored(future, '2026-05-19', { type: 'date' })).toBeUndefined();
  expect(stored(past, '2026-05-21', { type: 'date' })).toBeUndefined();
});

test.each([
  ['red dark', 'Red, dark'],
  ['DUNKELROT!', 'Red, dark'],
  ['2', 'Blue'],
  ['2.', 'Blue'],
  ['👍', '👍'],
  ['stop', 'Stop'],
  ['5', undefined],
  ['Red', undefined],
])(
  'an option is chosen by its label in any language, or by its number: %s [F-43] [F-35]',
  (written, expected) => {
    expect(stored(choice, written)).toBe(expected);
  },
);

test('several options in the order offered; none if the text contains anything else [F-43]', () => {
  const several = { ...choice, several: true };
  expect(stored(several, 'Blue and red, dark', { type: 'list' })).toEqual(['Red, dark', 'Blue']);
  expect(stored(several, '4, 2, 2', { type: 'list' })).toEqual(['Blue', 'Stop']);
  expect(stored(several, 'Blue, green', { type: 'list' })).toBeUndefined();
  expect(stored(several, 'and', { type: 'list' })).toBeUndefined();
});

test('a file of the requested kind is stored by its address [F-41]', () => {
  const sending = (accepts: string, ...pictures: boolean[]) => {
    const files = pictures.map((isPicture, at) => ({ name: 'f', url: `/files/${at}`, bytes: 1, isPicture }));
    const input: Input = { type: 'message', text: '', files };
    return play(flowWith({ kind: 'file', accepts }), [input]).session.values.it;
  };
  expect(sending('any', false)).toBe('/files/0');
  expect(sending('picture', true, true)).toBe('/files/0, /files/1');
  expect(sending('picture', true, false)).toBeUndefined();
  expect(sending('document', false)).toBe('/files/0');
  expect(stored({ kind: 'file', accepts: 'any' }, 'later')).toBeUndefined();
});

test('an invalid answer is asked for again, up to a limit [F-42]', () => {
  const flow = flowWith(number, { retry: { en: 'A number, {{visitorName}}!' } });
  const again = play(flow, [message('x')]);
  expect(again.effects).toEqual([sendMessage('A number, Ann!', { expects: 'number' })]);
  expect(again.trace[1]).toEqual({ what: 'answerRefused', blockId: 'first', values: { answer: 'x' } });
  expect(sentTexts(play(flow, [message('x'), message('y')]))).toEqual(['Sorry']);
  expect(sentTexts(play(flow, [message('x'), message('7')]))).toEqual(['Thanks']);
  expect(sentTexts(play(flowWith(number), [message('x')], { ...context, language: 'de' }))).toEqual([
    FLOW_TEXTS.de.badNumber,
  ]);
});

test('without a failure branch it keeps asking and offers an agent [F-42] [F-26]', () => {
  const flow = flowWith(number, { next: { done: 'thanks', gaveUp: null } });
  const inputs = [message('x'), message('y')];
  expect(sentTexts(play(flow, inputs))).toEqual([`${texts.badNumber} ${texts.offerPerson}`]);
  const alone = { ...context, desk: { enabled: false, available: false } };
  expect(sentTexts(play(flow, inputs, alone))).toEqual([texts.badNumber]);
  expect(play(flow, [...inputs, message('yes')]).effects).toContainEqual({
    type: 'handOver',
    waitMinutes: 0,
  });
});

test('an optional question can be skipped, and nothing is set [F-44]', () => {
  const left = play(flowWith(number, { canSkip: true }), [message('skip')]);
  expect(sentTexts(left)).toEqual(['Thanks']);
  expect(left.session.values).toEqual({});
  expect(sentTexts(play(flowWith(number), [message('skip')]))).toEqual([texts.badNumber]);
});

test("a visitor's text is data, never a template or an expression [F-67] [F-63]", () => {
  const flow = flowOf(
    {
      first: ask({ kind: 'text', minLength: 0, maxLength: 100 }),
      thanks: text('You said {{it}}'),
      sorry: text(''),
    },
    { values: [value('it', 'text'), value('other', 'text', { initial: 'hidden' })] },
  );
  expect(sentTexts(play(flow, [message('{{other}} {{secret.key}}')]))).toEqual([
    'You said {{other}} {{secret.key}}',
  ]);
  expect(sentTexts(play(flow, [message('[here](https://evil.example)')]))).toEqual([
    'You said [here] (https://evil.example)',
  ]);
});
