import { describe, expect, test } from 'vitest';
import { termOverlap } from './term-overlap.ts';
import { hashOf, type Terms, termsOf } from './terms.ts';
import { createUint32List } from './uint32-list.ts';
import { wordPairsOf } from './word-pairs.ts';

const shared = (one: Set<number>, other: Set<number>) => [...one].filter((hash) => other.has(hash)).length;
const sizes = ({ content, functional, pieces }: Terms) => [content.size, functional.size, pieces.size];

describe('terms', () => {
  test('are content words, function words and pieces of content words, each once', () => {
    const terms = termsOf('How do I return the card? The card!', 'en');
    expect([terms.content.size, terms.functional.size]).toEqual([2, 4]);
    // 'return' has six runs of three with its edges, 'card' four.
    expect(terms.pieces.size).toBe(10);
  });

  test('function words give no pieces', () => {
    expect(sizes(termsOf('how do I', 'en'))).toEqual([0, 3, 0]);
  });

  test('of two forms of a word are one, and most pieces survive a typo', () => {
    const [one, other] = [termsOf('returns', 'en'), termsOf('return', 'en')];
    expect(one.content).toEqual(other.content);
    const typo = termsOf('retrun', 'en');
    expect(typo.content).not.toEqual(other.content);
    expect(shared(typo.pieces, other.pieces)).toBeGreaterThan(0);
  });

  test('with and without accents are the same', () => {
    expect(termsOf('contraseña', 'es')).toEqual(termsOf('contrasena', 'es'));
  });

  test('a function word of the language it is written in does not count as content elsewhere', () => {
    const german = termsOf('Wie lange dauert der Versand', 'en', { writtenIn: 'de' });
    const english = termsOf('Wie lange dauert der Versand', 'en');
    expect(german.content.size).toBeLessThan(english.content.size);
  });

  test('of nothing, of symbols and of a huge text are bounded', () => {
    expect(sizes(termsOf('', 'en'))).toEqual([0, 0, 0]);
    expect(sizes(termsOf('😀 ?!', 'de'))).toEqual([0, 0, 0]);
    const huge = termsOf(Array.from({ length: 200_000 }, (_, index) => `w${index}`).join(' '), 'en');
    expect(huge.content.size).toBeLessThan(1_000);
  });

  test('are the same every time', () => {
    expect(termsOf('Where is my parcel?', 'en')).toEqual(termsOf('Where is my parcel?', 'en'));
  });

  test('a hash is a 32-bit number that depends on the text and on the kind', () => {
    expect(hashOf('card', 1)).not.toBe(hashOf('card', 2));
    expect(hashOf('card', 1)).not.toBe(hashOf('care', 1));
    for (const text of ['', 'card', 'x'.repeat(1_000)]) expect(hashOf(text, 7) | 0).toBe(hashOf(text, 7));
  });
});

describe('word pairs', () => {
  test('distinguish the order of words that are otherwise the same', () => {
    const [one, other] = [wordPairsOf('top up my card', 'en'), wordPairsOf('up to the top', 'en')];
    expect(one.size).toBe(3);
    expect(shared(one, other)).toBe(0);
    expect(shared(one, wordPairsOf('I top up cards', 'en'))).toBe(1);
  });

  test('a single word has none', () => {
    expect(wordPairsOf('card', 'en').size + wordPairsOf('', 'en').size).toBe(0);
  });
});

describe('the overlap of a sentence with a text', () => {
  const TEXT = 'You can return shoes within 30 days. We pay for the shipping.';
  test.each([
    ['Returning shoes takes 30 days.', 0.8],
    ['We pay shipping.', 1],
    ['Pizza is cheap.', 0],
  ])('%s', (sentence, share) => {
    expect(termOverlap(sentence, TEXT, 'en')).toBeCloseTo(share, 5);
  });

  test('is unknown for a sentence without content', () => {
    expect(termOverlap('How do you do that?', TEXT, 'en')).toBeNull();
    expect(termOverlap('', TEXT, 'en')).toBeNull();
  });

  test('is nothing with an empty text, and is found at the end of a long one', () => {
    expect(termOverlap('shoes', '', 'en')).toBe(0);
    expect(termOverlap('shoes', `${'word '.repeat(3_000)} shoes`, 'en')).toBe(1);
  });
});

test('a list of numbers grows and returns what was added', () => {
  const list = createUint32List();
  for (let number = 0; number < 5_000; number += 1) list.push(number * 3);
  expect(list.length()).toBe(5_000);
  expect([list.all()[0], list.all()[1_024], list.all()[4_999]]).toEqual([0, 3_072, 14_997]);
  expect(createUint32List().all()).toHaveLength(0);
});
