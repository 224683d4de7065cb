import * as z from 'zod';
import { needs, studio } from '../core/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, parrotId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';
import { appName } from '../core/validation.ts';
import { app, appVersion } from './apps.shapes.ts';

const oneApp = z.object({ status: z.literal('success'), app });

export const listApps = defineCall({
  name: 'apps.list',
  method: 'POST',
  base: 'studioV2',
  path: '/list/apps',
  access: studio,
  summary: 'The apps of this tenant, last edited first.',
  body: z.object({ ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(app),
});

export const createApp = defineCall({
  name: 'apps.create',
  method: 'POST',
  base: 'studioV2',
  path: '/create/app',
  access: needs('Create Apps'),
  summary: 'Makes an app. Its name is unique in the tenant, whatever its case.',
  body: z.object({ appName, appType: z.literal('Q&A'), language: languageCode.default('en') }),
  reply: oneApp,
});

export const checkDuplicateApp = defineCall({
  name: 'apps.checkDuplicate',
  method: 'POST',
  base: 'studio',
  path: '/check/duplicate/app',
  access: needs('Create Apps'),
  summary: 'Whether an app of this name exists.',
  body: z.object({ appName }),
  reply: z.object({ status: z.literal('success'), duplicate: z.boolean() }),
});

export const appDetails = defineCall({
  name: 'apps.details',
  method: 'POST',
  base: 'studioV2',
  path: '/user/app/details',
  access: studio,
  summary: 'One app.',
  body: z.object({ appId }),
  reply: oneApp,
});

export const publishApp = defineCall({
  name: 'apps.publish',
  method: 'POST',
  base: 'studio',
  path: '/publish/app',
  access: needs('Create Apps'),
  summary: 'Freezes what the app is now as a version, and lets visitors talk to it.',
  body: z.object({ appId, note: z.string().max(500).default('') }),
  reply: oneApp.extend({ version: appVersion }),
});

export const unpublishApp = defineCall({
  name: 'apps.unpublish',
  method: 'POST',
  base: 'studio',
  path: '/unpublish/app',
  access: needs('Create Apps'),
  summary: 'Takes the app off the web sites it stands on; visitors are told politely.',
  body: z.object({ appId }),
  reply: oneApp,
});

export const shareCode = defineCall({
  name: 'apps.shareCode',
  method: 'POST',
  base: 'studio',
  path: '/share/code',
  access: needs('Create Apps'),
  summary: 'The line to paste into a web page, and a page to try the bot on.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), parrotId, embedCode: z.string(), testPageUrl: z.string() }),
});
