/** Where words are written in some languages but not in all. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Block, BlockId, Flow, LocalizedText } from '@parrot/contract/flows';
import { throughBlock } from '../values/map-block-values.ts';

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Nothing was written in this language, though something was in another. */
export const isGap = (words: LocalizedText, language: LanguageCode): boolean =>
  isBlank(words[language]) && Object.values(words).some((text) => !isBlank(text));

export type Gaps = { count: number; blocks: BlockId[] };

export function gapsOf(flow: Flow, language: LanguageCode): Gaps {
  const found = Object.entries(flow.blocks)
    .map(([id, block]) => ({ id, count: gapsOfBlock(block, language) }))
    .filter(({ count }) => count > 0);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    blocks: found.map(({ id }) => id),
  };
}

function gapsOfBlock(block: Block, language: LanguageCode): number {
  let gaps = 0;
  throughBlock(block, {
    words: (words) => {
      if (isGap(words, language)) gaps += 1;
      return words;
    },
  });
  return gaps;
}
