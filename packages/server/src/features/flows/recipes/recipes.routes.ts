import { DONE } from '@parrot/contract/core';
import { listRecipes, recipeDetails, saveRecipeDetails } from '@parrot/contract/flows';
import { type Route, route } from '../../../platform/index.ts';
import type { RecipesService } from './recipes.service.ts';

export const recipesRoutes = (recipes: RecipesService): Route[] => [
  route(listRecipes, async () => ({ ...DONE, items: recipes.list() })),
  route(recipeDetails, async ({ body }) => ({ ...DONE, ...recipes.details(body.recipeId, body.language) })),
  route(saveRecipeDetails, async ({ caller, body: { recipeId, appName, language } }) => ({
    ...DONE,
    app: await recipes.save(caller, recipeId, appName, language),
  })),
];
