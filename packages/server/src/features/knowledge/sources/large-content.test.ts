import type { Passage } from '@parrot/contract/knowledge';
import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { largeContent } from './large-content.ts';

const passages = (count: number, text: string): Passage[] =>
  Array.from({ length: count }, (_, at) => ({ heading: `Chapter ${at}`, text: `${text} ${at}` }));

test.each([
  [0, 1],
  [3, 1],
  [1_500, 3],
])('%d passages are stored in %d portions, with the fingerprint of the whole', async (count, portions) => {
  const all = passages(count, 'Größe 42. '.repeat(300));
  const content = await largeContent('Sizes “A–Z”', all);
  expect(content.portions).toHaveLength(portions);
  expect(content.portions.flatMap((portion) => JSON.parse(portion))).toEqual(all);
  expect(content).toMatchObject({ count, fingerprint: fingerprintOf('Sizes “A–Z”', all) });
});
