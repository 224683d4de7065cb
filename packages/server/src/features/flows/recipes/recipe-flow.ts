import type { LanguageCode } from '@parrot/contract/core';
import { FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { blockBuilders } from './block-builders.ts';
import { layOutBlocks } from './lay-out-blocks.ts';
import type { Recipe } from './recipe.ts';
import { exampleText, recipeText } from './recipe-texts.ts';

/** The FAQs and the example in this language. */
export const recipeContent = ({ faqs, example }: Recipe, language: LanguageCode) => ({
  faqs: faqs.map(({ topic, questions, answer }) => ({
    topic: recipeText(language, topic),
    questions: questions.map((question) => recipeText(language, question)),
    answer: recipeText(language, answer),
  })),
  example: example.map(({ by, text }) => ({ by, text: exampleText(language, text) })),
});

/** The first flow of an app in this language. */
export function recipeFlow({ build }: Recipe, language: LanguageCode): Flow {
  const content = build(blockBuilders(language));
  return {
    version: FLOW_VERSION,
    language,
    start: 'start',
    blocks: content.blocks,
    parts: content.parts ?? [],
    values: content.values,
    texts: {},
    places: layOutBlocks(content, 'start'),
    notes: [],
  };
}
