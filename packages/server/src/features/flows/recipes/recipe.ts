import type { Recipe as ListedRecipe } from '@parrot/contract/flows';
import type { BlockBuilders, RecipeBlocks } from './block-builders.ts';

/** A recipe as it is written here, in English. `draw` gives its blocks, with words for the language of the new app. */
export type Recipe = Pick<ListedRecipe, 'recipeId' | 'title' | 'description' | 'appType' | 'leftToDo'> & {
  faqs: readonly { topic: string; questions: string[]; answer: string }[];
  /** Word for word how it goes. */
  example: readonly { by: 'visitor' | 'bot'; text: string }[];
  build: (draws: BlockBuilders) => RecipeBlocks;
};

export const visitor = (text: string) => ({ by: 'visitor' as const, text });
export const bot = (text: string) => ({ by: 'bot' as const, text });
