/** Finds texts that exist in some languages but not in all. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Block, BlockId, Flow, LocalizedText } from '@parrot/contract/flows';
import { mapBlockValues } from '../values/map-block-values.ts';

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Missing in this language, but present in another. */
export const isMissing = (texts: LocalizedText, language: LanguageCode): boolean =>
  isBlank(texts[language]) && Object.values(texts).some((text) => !isBlank(text));

export type MissingTranslations = { count: number; blocks: BlockId[] };

export function missingTranslations(flow: Flow, language: LanguageCode): MissingTranslations {
  const found = Object.entries(flow.blocks)
    .map(([id, block]) => ({ id, count: missingInBlock(block, language) }))
    .filter(({ count }) => count > 0);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    blocks: found.map(({ id }) => id),
  };
}

function missingInBlock(block: Block, language: LanguageCode): number {
  let gaps = 0;
  mapBlockValues(block, {
    texts: (texts) => {
      if (isMissing(texts, language)) gaps += 1;
      return texts;
    },
  });
  return gaps;
}
