import { describe, expect, test } from 'vitest';
import { termOverlap } from './term-overlap.ts';
import { wordPairsOf } from './word-pairs.ts';

describe('the share of a sentence’s words in a text', () => {
  test('counts content words in any form', () => {
    expect(termOverlap('Orders are shipped in two days.', 'We ship each order in two days.', 'en')).toBe(1);
    expect(termOverlap('Bestellungen werden versandt.', 'Ihre Bestellung wird morgen versandt.', 'de')).toBe(
      1,
    );
    expect(termOverlap('Dogs and horses', 'Dogs are welcome.', 'en')).toBe(0.5);
    expect(termOverlap('Dogs', 'Cats are welcome.', 'en')).toBe(0);
  });

  test('is unknown for a sentence without any', () => {
    expect(termOverlap('It is what it is.', 'Dogs are welcome.', 'en')).toBeNull();
    expect(termOverlap('', 'Dogs are welcome.', 'en')).toBeNull();
  });

  test('takes no time for a huge text', () => {
    const began = process.cpuUsage();
    termOverlap('Dogs are welcome.', 'cats sleep '.repeat(200_000), 'en');
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_500);
  });
});

describe('pairs of words', () => {
  const shared = (one: string, other: string) => {
    const pairs = wordPairsOf(other, 'en');
    return [...wordPairsOf(one, 'en')].filter((pair) => pairs.has(pair)).length;
  };

  test('tell texts with the same words in another order apart', () => {
    expect(shared('how do I top up', 'I want to top up')).toBe(1);
    expect(shared('top up my card', 'up to the top of my tree')).toBe(0);
  });

  test('are the same in another form of a word', () => {
    expect(shared('card payments', 'card payment')).toBe(1);
  });

  test('need two words', () => {
    expect(wordPairsOf('refund', 'en').size).toBe(0);
    expect(wordPairsOf('', 'en').size).toBe(0);
  });
});
