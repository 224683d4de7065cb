import { expect, test } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

const marked = (value: string, text: string) =>
  highlightParts(value, text)
    .map(({ part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

test('the searched words are marked at the beginning of words, in any case', () => {
  expect(marked('My Lysa lamp, lysa!', 'lys LAMP')).toBe('My [Lys]a [lamp], [lys]a!');
  expect(marked('analysis', 'lys')).toBe('analysis');
});

test('special characters are literal, and long texts begin shortly before the first match', () => {
  expect(marked('costs (a) $5', '(a) $5')).toBe('costs [(a)] [$5]');
  expect(marked(`${'word '.repeat(60)}here`, 'here')).toBe(`…${'word '.repeat(8)}[here]`);
  expect(marked(`${'Pfannkuchen '.repeat(9)}here`, 'here')).toBe(`…${'Pfannkuchen '.repeat(3)}[here]`);
  expect(marked(`${'-'.repeat(60)}here`, 'here')).toBe(`…${'-'.repeat(40)}[here]`);
});
