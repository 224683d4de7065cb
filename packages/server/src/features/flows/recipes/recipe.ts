import type { Recipe as ListedRecipe } from '@parrot/contract/flows';
import type { BlockBuilders, RecipeBlocks } from './block-builders.ts';

/**
 * A recipe as defined here, in English. `build` returns its blocks, with texts in the language of the new
 * app from `recipe-texts.ts`.
 */
export type Recipe = Pick<ListedRecipe, 'recipeId' | 'title' | 'description' | 'appType' | 'leftToDo'> & {
  faqs: readonly { topic: string; questions: string[]; answer: string }[];
  /** The exact conversation, which a test verifies. */
  example: readonly { by: 'visitor' | 'bot'; text: string }[];
  build: (draws: BlockBuilders) => RecipeBlocks;
};

export const visitor = (text: string) => ({ by: 'visitor' as const, text });
export const bot = (text: string) => ({ by: 'bot' as const, text });
