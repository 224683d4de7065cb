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
