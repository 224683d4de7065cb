/** Recipes are part of the product and never change: they are fetched once. */
import type { LanguageCode } from '@parrot/contract/core';
import { listRecipes, recipeDetails } from '@parrot/contract/flows';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const RECIPES = 'recipes';

export const useRecipes = () =>
  useQuery({
    queryKey: [RECIPES],
    queryFn: ({ signal }) => call(listRecipes, { signal }),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

export const useRecipe = (recipeId: string, language: LanguageCode) =>
  useQuery({
    queryKey: [RECIPES, recipeId, language],
    queryFn: ({ signal }) => call(recipeDetails, { body: { recipeId, language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
