/** Changes to an app's settings, saved while editing. */
import * as z from 'zod';
import { needs, studio } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { appName } from '../core/validation.ts';
import { appearance, appSettings, behaviour, palette, translations } from './appearance.ts';
import { app, appType } from './apps.shapes.ts';
import { gptData } from './gpt-data.ts';

const revision = z.number().int().min(1);
const saved = z.object({ status: z.literal('success'), app, settings: appSettings, revision });

export const updateApp = defineCall({
  name: 'apps.update',
  method: 'PUT',
  base: 'studio',
  path: '/update/app',
  access: needs('Create Apps'),
  summary:
    'Changes the given settings field by field; a part listed in `reset` returns to its defaults first. Rejected without changes if another user has saved since `revision`.',
  body: z.object({
    appId,
    revision,
    appearance: appearance.partial().optional(),
    palette: palette.partial().optional(),
    behaviour: behaviour.partial().optional(),
    gptData: gptData.partial().optional(),
    /** By language and text; an empty text removes a translation. */
    translations: translations.optional(),
    reset: z
      .array(z.enum(['appearance', 'palette', 'behaviour', 'gptData', 'translations']))
      .max(5)
      .default([]),
  }),
  reply: saved,
});

export const updateAppDetails = defineCall({
  name: 'apps.updateDetails',
  method: 'PUT',
  base: 'studio',
  path: '/update/app/details',
  access: needs('Create Apps'),
  summary: 'Changes the name, description or language of an app, or switches it between Q&A and GenAI.',
  body: z.object({
    appId,
    appName: appName.optional(),
    description: z.string().trim().max(LIMITS.description).optional(),
    language: languageCode.optional(),
    appType: appType.extract(['Q&A', 'GenAI']).optional(),
  }),
  reply: saved,
});

export const uploadAppPicture = defineCall({
  name: 'apps.uploadPicture',
  method: 'POST',
  base: 'parrot',
  path: '/apps/picture',
  access: needs('Create Apps'),
  summary:
    'Stores a picture for an app: a logo, cropped square, a background, or the picture of an answer. A JPG or PNG under 4 MB, detected by its content.',
  upload: { field: 'file', maxBytes: LIMITS.imageBytes },
  body: z.object({ appId, use: z.enum(['avatarUrl', 'chatBackgroundImg', 'faqImage']) }),
  reply: z.object({ status: z.literal('success'), url: z.string() }),
});

export const moduleData = defineCall({
  name: 'apps.moduleData',
  method: 'GET',
  base: 'studio',
  path: '/get/module/data',
  access: studio,
  summary:
    'The default settings of a bot with that name. Without a language, its texts and `defaultLanguageList` are in the caller’s.',
  query: z.object({
    module: z.literal('settings'),
    botName: z.string().trim().min(1).max(60),
    language: languageCode.optional(),
  }),
  reply: z.object({ status: z.literal('success'), settings: appSettings }),
});
