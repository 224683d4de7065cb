/** Lists of apps, and an app's life cycle. */
import * as z from 'zod';
import { needs, studio } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { appName, timeZone } from '../core/validation.ts';
import { appSettings, behaviour } from './appearance.ts';
import { app, appCounts, appDateFilter, appStatusFilter, appType } from './apps.shapes.ts';
import { gptData } from './gpt-data.ts';

const oneApp = z.object({ status: z.literal('success'), app });
const whichApps = z.object({
  ...paging,
  search: z.string().max(100).default(''),
  types: z.array(appType).max(4).default([]),
  statuses: z.array(appStatusFilter).max(4).default([]),
  /** When the app was last edited. */
  date: appDateFilter.optional(),
  /** Determines when 'today' starts. */
  timeZone: timeZone.default('UTC'),
});
const listed = pageOf(app).extend({ counts: appCounts });

export const listApps = defineCall({
  name: 'apps.list',
  method: 'POST',
  base: 'studioV2',
  path: '/list/apps',
  access: studio,
  scope: 'apps:read',
  summary: 'The apps the caller created, last edited first.',
  body: whichApps,
  reply: listed,
});

export const sharedApps = defineCall({
  name: 'apps.shared',
  method: 'POST',
  base: 'studioV2',
  path: '/shared/apps',
  access: studio,
  scope: 'apps:read',
  summary: 'The apps of other users that the caller can access, last edited first.',
  body: whichApps,
  reply: listed,
});

export const archivedApps = defineCall({
  name: 'apps.archived',
  method: 'POST',
  base: 'studioV2',
  path: '/list/archive/apps',
  access: studio,
  summary: 'The archived apps the caller can access, last edited first.',
  body: whichApps,
  reply: listed,
});

export const tenantApps = defineCall({
  name: 'apps.tenantApps',
  method: 'POST',
  base: 'studio',
  path: '/tenant/apps',
  access: studio,
  scope: 'apps:read',
  summary: 'Every app the caller can access, by name, for a picker.',
  body: z.object({ ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(z.object({ appId, appName: z.string() })),
});

export const createApp = defineCall({
  name: 'apps.create',
  method: 'POST',
  base: 'studioV2',
  path: '/create/app',
  access: needs('Create Apps'),
  summary: 'Creates an app. Its name is unique in the tenant, ignoring case.',
  body: z.object({
    appName,
    appType,
    language: languageCode.default('en'),
    /** Its languages besides its own. */
    languageList: behaviour.shape.languageList.default([]),
    gptData: gptData.partial().optional(),
  }),
  reply: oneApp,
});

export const checkDuplicateApp = defineCall({
  name: 'apps.checkDuplicate',
  method: 'POST',
  base: 'studio',
  path: '/check/duplicate/app',
  access: needs('Create Apps'),
  summary: 'Whether an app with this name exists.',
  body: z.object({ appName }),
  reply: z.object({ status: z.literal('success'), duplicate: z.boolean() }),
});

export const appDetails = defineCall({
  name: 'apps.details',
  method: 'POST',
  base: 'studioV2',
  path: '/user/app/details',
  access: studio,
  summary: 'One app with its draft settings and their revision.',
  body: z.object({ appId }),
  reply: oneApp.extend({ settings: appSettings, revision: z.number().int() }),
});

export const duplicateApp = defineCall({
  name: 'apps.duplicate',
  method: 'POST',
  base: 'parrot',
  path: '/apps/duplicate',
  access: needs('Create Apps'),
  summary:
    'Copies an app with its knowledge and settings. The copy is accessible to the caller only, and not published.',
  body: z.object({ appId, appName }),
  reply: oneApp,
});

export const archiveApp = defineCall({
  name: 'apps.archive',
  method: 'POST',
  base: 'studio',
  path: '/archive/app',
  access: needs('Create Apps'),
  summary: 'Archives an app. Visitors see that it is closed; nothing is deleted.',
  body: z.object({ appId }),
  reply: oneApp,
});

export const unarchiveApp = defineCall({
  name: 'apps.unarchive',
  method: 'POST',
  base: 'studio',
  path: '/unArchive/app',
  access: needs('Create Apps'),
  summary: 'Restores an app from the archive, as a draft.',
  body: z.object({ appId }),
  reply: oneApp,
});

export const deleteApp = defineCall({
  name: 'apps.delete',
  method: 'DELETE',
  base: 'parrot',
  path: '/apps/app',
  access: needs('Create Apps'),
  summary:
    'Permanently deletes an archived app with its knowledge and all its conversations. Requires its name as confirmation.',
  query: z.object({ appId, appName: z.string().max(40) }),
  reply: done,
});
