import type { LanguageCode } from '@parrot/contract/core';
import { FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { drawsIn } from './block-builders.ts';
import { placesOf } from './lay-out-blocks.ts';
import type { Recipe } from './recipe.ts';

/** The flow an app in this language begins with. */
export function recipeFlow({ draw }: Recipe, language: LanguageCode): Flow {
  const drawn = draw(drawsIn(language));
  return {
    version: FLOW_VERSION,
    language,
    start: 'start',
    blocks: drawn.blocks,
    parts: drawn.parts ?? [],
    values: drawn.values,
    texts: {},
    places: placesOf(drawn, 'start'),
    notes: [],
  };
}
