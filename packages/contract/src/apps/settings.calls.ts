/** Changes to an app's settings, saved while editing. */
import * as z from 'zod';
import { needs, studio } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { languageCode } from '../core/options.ts';
import { appName } from '../core/validation.ts';
import { appearance, appSettings, behaviour, palette, translations } from './appearance.ts';
import { app, appType } from './apps.shapes.ts';

const revision = z.number().int().min(1);
const saved = z.object({ status: z.literal('success'), app, settings: appSettings, revision });

export const updateApp = defineCall({
  name: 'apps.update',
  method: 'PUT',
  base: 'studio',
  path: '/update/app',
  access: needs('Create Apps'),
  summary:
    'Changes settings: those named, field by field; a part named in `reset` returns to its defaults first. Refused where somebody else has saved since `revision`, and then nothing changes.',
  body: z.object({
    appId,
    revision,
    appearance: appearance.partial().optional(),
    palette: palette.partial().optional(),
    behaviour: behaviour.partial().optional(),
    /** By language and text; an empty text removes a translation. */
    translations: translations.optional(),
    reset: z
      .array(z.enum(['appearance', 'palette', 'behaviour', 'translations']))
      .max(4)
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
  summary:
    'Changes the name, the description or the language of an app, or makes a Q&A app a GenAI one or back.',
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
    'Keeps a picture for an app: a logo, cropped square, a background, or one beside an answer. A JPG or PNG under 4 MB, told by its content.',
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
  summary: 'What a part of the Studio starts from: the default settings of a bot of that name.',
  query: z.object({ module: z.literal('settings'), botName: z.string().trim().min(1).max(60) }),
  reply: z.object({ status: z.literal('success'), settings: appSettings }),
});
