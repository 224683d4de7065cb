/** The passages of a document, which can have many megabytes, as JSON in slices and portions. */
import { createHash } from 'node:crypto';
import type { Passage } from '@parrot/contract/knowledge';
import { inSlices } from '../../../platform/index.ts';

export type LargeContent = {
  count: number;
  /** Arrays that are the passages one after the other; at least one. */
  portions: [first: string, ...others: string[]];
  /** The same as `fingerprintOf(title, passages)`. */
  fingerprint: string;
};

/** One statement with more of it would stop the process for too long. */
const PORTION_LENGTH = 2_097_152;

export async function largeContent(title: string, passages: readonly Passage[]): Promise<LargeContent> {
  const hash = createHash('md5').update(`[${JSON.stringify(title)},[`);
  const portions: string[] = [];
  let items: string[] = [];
  let length = 0;
  const endPortion = () => {
    portions.push(`[${items.join(',')}]`);
    items = [];
    length = 0;
  };
  await inSlices(passages, (passage, at) => {
    const json = JSON.stringify(passage);
    hash.update(at === 0 ? json : `,${json}`);
    items.push(json);
    length += json.length;
    if (length >= PORTION_LENGTH) endPortion();
  });
  if (items.length > 0) endPortion();
  const [first = '[]', ...others] = portions;
  return {
    count: passages.length,
    portions: [first, ...others],
    fingerprint: hash.update(']]').digest('hex'),
  };
}
