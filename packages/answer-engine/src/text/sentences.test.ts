import { describe, expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('a sentence does not end', () => {
  test.each([
    ['at a title or an initial', 'Ask Dr. Smith or J. Doe. Thanks.', 2],
    [
      'at a shortening of each language',
      'Siehe z. B. Abs. 3, p. ej. núm. 4, env. 5, t.ex. kl. nio. Danke.',
      2,
    ],
    ['inside a number', 'It costs 3.50 today. Tomorrow 4.20.', 2],
    ['at an ordinal', 'Am 3. Mai öffnen wir. Kommt!', 2],
    ['where the next word is in lower case', 'Use e.g. cards ... or cash. Fine.', 2],
    ['inside an address', 'See shop.example.org for more. Bye.', 2],
  ])('%s', (_what, text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
});

describe('a sentence ends', () => {
  test.each([
    ['with its quotation mark or bracket', 'He said “Stop.” Then he left. (It was late.) Bye!', 4],
    ['at a question or exclamation mark', 'Really?! Yes! No?', 3],
    ['at an ideographic full stop', 'これは本です。それも本です。', 2],
    ['at the end of a line', 'A heading\n- a point\n- another', 3],
  ])('%s', (_what, text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
});

test('no letter is lost or made up', () => {
  const text = 'First one. Second, e.g. this!  Third?\nA line\n\n  indented. end';
  const letters = (whole: string) => whole.replace(/\s+/g, '');
  expect(letters(sentencesOf(text).join(''))).toBe(letters(text));
  for (const sentence of sentencesOf(text)) expect(text).toContain(sentence);
});

test('blank text has none', () => {
  expect([...sentencesOf(''), ...sentencesOf(' \n \n')]).toEqual([]);
});

test('hostile text is split in time that grows with its length alone', () => {
  const began = process.cpuUsage();
  expect(sentencesOf('a. '.repeat(100_000)).length).toBeGreaterThan(0);
  expect(sentencesOf('.'.repeat(200_000))).toHaveLength(1);
  expect(sentencesOf('x'.repeat(1_000_000))).toHaveLength(1);
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000);
});
