/** Recipes: flows to view, and to start an app from. */
import type { App } from '@parrot/contract/apps';
import { AppError, type LanguageCode } from '@parrot/contract/core';
import type { Recipe as ListedRecipe } from '@parrot/contract/flows';
import { loadMessages, translateMessage } from '@parrot/contract/messages';
import type { Caller } from '../../../platform/index.ts';
import type { AddFaqs, Apps } from '../../apps/index.ts';
import { insertFlow } from '../flows.repository.ts';
import type { Recipe } from './recipe.ts';
import { recipeContent, recipeFlow } from './recipe-flow.ts';
import { RECIPES } from './recipes.ts';

type Needs = { apps: Pick<Apps, 'createWithContent'>; addFaqs: AddFaqs };
export type RecipesService = ReturnType<typeof createRecipesService>;

export function createRecipesService({ apps, addFaqs }: Needs) {
  return {
    list: (): ListedRecipe[] => RECIPES.map(presentRecipe),

    details(recipeId: string, language: LanguageCode) {
      const recipe = requireRecipe(recipeId);
      return {
        recipe: presentRecipe(recipe),
        flow: recipeFlow(recipe, language),
        ...recipeContent(recipe, language),
      };
    },

    /** Refuses with 'app_name_taken'. */
    async save(caller: Caller, recipeId: string, appName: string, language: LanguageCode): Promise<App> {
      const recipe = requireRecipe(recipeId);
      const { appType, title } = recipe;
      const description = translateMessage(await loadMessages(language), recipe.description);
      const { faqs } = recipeContent(recipe, language);
      const app = { appName, appType, language, description, from: { recipe: title } };
      return apps.createWithContent(caller, app, async (tx, appId, at) => {
        const { tenantId, userId: savedBy } = caller;
        const flow = recipeFlow(recipe, language);
        await insertFlow(tx, { tenantId, appId, flow, savedBy, savedAt: at });
        await addFaqs(tx, { tenantId, appId, languageCode: language, at }, faqs);
      });
    },
  };
}

function requireRecipe(recipeId: string): Recipe {
  const found = RECIPES.find((known) => known.recipeId === recipeId);
  if (!found) throw new AppError('not_found');
  return found;
}

const presentRecipe = (recipe: Recipe): ListedRecipe => {
  const { recipeId, title, description, appType, leftToDo, faqs } = recipe;
  const blockCount = Object.keys(recipeFlow(recipe, 'en').blocks).length;
  return { recipeId, title, description, appType, leftToDo, blockCount, faqCount: faqs.length };
};
