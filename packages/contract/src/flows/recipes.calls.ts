/** Flow templates for new apps. */
import * as z from 'zod';
import { app, appType } from '../apps/apps.shapes.ts';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { languageCode } from '../core/language-code.ts';
import { appName } from '../core/validation.ts';
import { flow } from './flow.ts';

const createApps = needs('Create Apps');
const recipeId = z.string().max(40);

const recipe = z.object({
  recipeId,
  title: z.string(),
  description: z.string(),
  appType,
  blockCount: z.number().int(),
  faqCount: z.number().int(),
  /** What to do before it can be used, such as filling in an address; empty if nothing. */
  leftToDo: z.array(z.string()),
});
export type Recipe = z.infer<typeof recipe>;

export const listRecipes = defineCall({
  name: 'flows.listRecipes',
  method: 'GET',
  base: 'studio',
  path: '/recipes/list',
  access: createApps,
  summary: 'The recipes a new app can start from.',
  reply: z.object({ status: z.literal('success'), items: z.array(recipe) }),
});

export const recipeDetails = defineCall({
  name: 'flows.recipeDetails',
  method: 'POST',
  base: 'studio',
  path: '/recipes/details',
  access: createApps,
  summary: 'One recipe with its flow, its FAQs and an example, in a language.',
  body: z.object({ recipeId, language: languageCode.default('en') }),
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    recipe,
    flow,
    faqs: z.array(z.object({ topic: z.string(), questions: z.array(z.string()), answer: z.string() })),
    /** A sample conversation. */
    example: z.array(z.object({ by: z.enum(['visitor', 'bot']), text: z.string() })),
  }),
});

export const saveRecipeDetails = defineCall({
  name: 'flows.saveRecipeDetails',
  method: 'POST',
  base: 'studio',
  path: '/recipes/save/details',
  access: createApps,
  summary: 'Creates an app from a recipe.',
  body: z.object({ recipeId, appName, language: languageCode.default('en') }),
  reply: z.object({ status: z.literal('success'), app }),
});
