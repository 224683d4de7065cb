import type { LanguageCode } from '@parrot/contract/core';
import { FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { blockBuilders } from './block-builders.ts';
import { layOutBlocks } from './lay-out-blocks.ts';
import type { Recipe } from './recipe.ts';

/** The first flow of an app in this language. */
export function recipeFlow({ build: draw }: Recipe, language: LanguageCode): Flow {
  const drawn = draw(blockBuilders(language));
  return {
    version: FLOW_VERSION,
    language,
    start: 'start',
    blocks: drawn.blocks,
    parts: drawn.parts ?? [],
    values: drawn.values,
    texts: {},
    places: layOutBlocks(drawn, 'start'),
    notes: [],
  };
}
