import { expect, test } from 'vitest';
import { splitPassages } from './split-passages.policy.ts';

const SENTENCE =
  'The parcel is sent on the next working day, and you get a mail with a number to follow it by.';
const split = (...paragraphs: string[]) =>
  splitPassages({ title: '', sections: [{ heading: 'Shipping', paragraphs }] });
const tokensIn = (texts: string[]) => texts.join(' ').split(/\s+/);

test('a long paragraph is split between sentences, and nothing is lost', () => {
  const paragraph = Array.from({ length: 40 }, (_, at) => `${at + 1}: ${SENTENCE}`).join(' ');
  const passages = split(paragraph);
  for (const { text, heading } of passages) {
    expect(heading).toBe('Shipping');
    expect(text).toMatch(/^\d+: The .* by\.$/s);
    expect(text.length).toBeLessThanOrEqual(900);
  }
  for (const { text } of passages.slice(0, -1)) expect(text.length).toBeGreaterThanOrEqual(400);
  expect(tokensIn(passages.map(({ text }) => text))).toEqual(tokensIn([paragraph]));
});

test('short paragraphs are joined; a short rest stays with the text before it', () => {
  const passages = split(...Array(10).fill(SENTENCE), 'That is all.');
  expect(passages.map(({ text }) => text.split('\n').length)).toEqual([9, 2]);
  expect(split(SENTENCE.repeat(5), SENTENCE.repeat(5), 'That is all.')).toHaveLength(2);
});

test('each heading starts a passage, however short', () => {
  const sections = ['Returns', 'Warranty'].map((heading) => ({ heading, paragraphs: [`About ${heading}.`] }));
  expect(splitPassages({ title: '', sections })).toEqual([
    { heading: 'Returns', text: 'About Returns.' },
    { heading: 'Warranty', text: 'About Warranty.' },
  ]);
});

test('text without sentences or words is cut at the limit, and never within a character', () => {
  for (const { text } of split('🦜'.repeat(2_000))) expect(text).toMatch(/^(🦜)+$/u);
  for (const { text } of split('abc '.repeat(2_000))) expect(text).toMatch(/^(abc ?)+$/);
});

test('characters the database cannot store, and those that reverse text, are removed', () => {
  expect(split('a\u0000b\ud800c \u202eevil\u2066 \u200bd\u00ade')).toEqual([
    { heading: 'Shipping', text: 'abc evil de' },
  ]);
});

const steps = (count: number, length = 40) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. ${'Do this, then that. '.repeat(length / 20)}`.trim());

test('a procedure is never split, and has the line that introduces it', () => {
  const prose = `${SENTENCE} `.repeat(8).trim();
  const introduction = 'To cancel a tour, do this:';
  const list = steps(12, 200).join('\n');
  const passages = split(prose, introduction, list, prose);
  expect(passages.map(({ text }) => text)).toContain(`${introduction}\n${list}`);
});

test('items that are paragraphs of their own are one list', () => {
  const [only, ...more] = split('You need:', ...steps(3));
  expect(only?.text).toBe(['You need:', ...steps(3)].join('\n'));
  expect(more).toEqual([]);
});

test('a table of 5,000 rows becomes parts with the names of the columns', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `Part ${at} · ${at} €`);
  const passages = split(['Part · Price', ...rows].join('\n'));
  expect(passages.length).toBeLessThan(100);
  for (const { text } of passages) {
    expect(text.split('\n')[0]).toBe('Part · Price');
    expect(text.length).toBeLessThanOrEqual(2_400);
  }
  expect(passages.flatMap(({ text }) => text.split('\n').slice(1))).toEqual(rows);
});

test('levels of a list are kept, ten deep', () => {
  const deep = Array.from({ length: 10 }, (_, at) => `${'  '.repeat(at)}• Level ${at}`).join('\n');
  expect(split(deep)[0]?.text.split('\n').slice(0, 3)).toEqual(['• Level 0', '  • Level 1', '    • Level 2']);
});
