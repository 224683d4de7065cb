import { type LanguageCode, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import type { KnownPassage } from '../knowledge.ts';
import { contents, prepareKnowledge } from '../prepare-knowledge.ts';
import { termsOf } from '../text/terms.ts';
import { passageIndexBuilder, windowStrength } from './passage-index.ts';
import { MAX_WINDOWS, windowsOf } from './passage-windows.ts';
import { rankPassages } from './rank-passages.ts';

describe('the windows of a passage', () => {
  test('are its sentences', () => {
    expect(windowsOf('One thing. Another thing.\nA last one')).toEqual([
      'One thing.',
      'Another thing.',
      'A last one',
    ]);
    expect(windowsOf('')).toEqual([]);
  });

  test('a list, a table and a row are one window each', () => {
    const list = '- boots\n- gloves\n- a rope';
    const table = 'Length · Price\nup to 8 m · 24 €';
    expect(windowsOf(`Bring this. And more of it.\n${list}\nSee you soon.`)).toEqual([
      'Bring this.',
      'And more of it.',
      list,
      'See you soon.',
    ]);
    expect(windowsOf(table)).toEqual([table]);
    expect(windowsOf('Berth: 8–10 m\nPrice: 31 €')).toEqual(['Berth: 8–10 m\nPrice: 31 €']);
  });

  test('a list nested ten deep and a table of 5,000 rows stay whole', () => {
    const nested = Array.from({ length: 10 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`);
    expect(windowsOf(nested.join('\n'))).toEqual([nested.join('\n')]);
    const rows = Array.from({ length: 5_000 }, (_, at) => `X${at} · ${at} €`);
    expect(windowsOf(rows.join('\n'))).toEqual([rows.join('\n')]);
  });
});

describe('the best window', () => {
  const strengthOf = (question: string, text: string, { heading = '', language = 'en' } = {}) => {
    const builder = passageIndexBuilder(language as LanguageCode);
    builder.add(0, { heading: '', text: 'Something else.' });
    builder.add(1, { heading, text });
    return windowStrength(builder.finish(), termsOf(question, language as LanguageCode), 1);
  };
  const TOGETHER = 'The harbor sells diesel. Showers are free.';
  const APART = 'The harbor is old. We sell diesel elsewhere.';

  test('has more of the question if its words are in one sentence', () => {
    expect(strengthOf('harbor diesel', TOGETHER)).toBeGreaterThan(strengthOf('harbor diesel', APART));
  });

  test('has the words of the heading', () => {
    expect(strengthOf('harbor diesel', 'We are old. We sell diesel.', { heading: 'Harbor' })).toBeCloseTo(
      strengthOf('harbor diesel', TOGETHER),
      5,
    );
  });

  test('has nothing of another question', () => {
    expect(strengthOf('pizza', TOGETHER)).toBe(0);
  });

  test('is the whole passage in languages without windows', () => {
    expect(
      strengthOf('hamnen diesel', 'Hamnen är gammal. Vi säljer diesel.', { language: 'sv' }),
    ).toBeCloseTo(strengthOf('hamnen diesel', 'Vi säljer diesel i hamnen.', { language: 'sv' }), 5);
  });

  test('is found in a text of more sentences than there are bits', () => {
    const filler = (from: number) =>
      Array.from({ length: 3 * MAX_WINDOWS }, (_, at) => `Filler number${from + at} stands here.`).join(' ');
    const long = `${filler(0)} The harbor sells diesel. ${filler(100)}`;
    expect(strengthOf('harbor diesel', long)).toBeCloseTo(strengthOf('harbor diesel', TOGETHER), 5);
  });
});

test('of two passages with the same words, the one that has them in a sentence comes first', async () => {
  const passage = (text: string): KnownPassage => ({
    sourceId: newId('src'),
    title: 'Guide',
    url: '',
    heading: '',
    text,
  });
  const apart = passage('The filter is made of steel. The pump has a handle. Cleaning takes a minute.');
  const together = passage('The cleaning of the filter needs water. The pump is made of steel.');
  const knowledge = (await prepareKnowledge({ faqs: [], passages: [apart, together] }))[contents];
  const ranked = rankPassages(
    knowledge,
    { text: 'How does cleaning the filter work?', language: 'en', vector: null },
    2,
  );
  expect(ranked.map((found) => found.passage)).toEqual([together, apart]);
});
