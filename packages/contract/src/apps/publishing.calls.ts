/** From a draft to a bot on a website. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { app, appVersion } from './apps.shapes.ts';

const oneApp = z.object({ status: z.literal('success'), app });

export const publishApp = defineCall({
  name: 'apps.publish',
  method: 'POST',
  base: 'studio',
  path: '/publish/app',
  access: needs('Create Apps'),
  summary: 'Publishes the draft of an app as a new version, which visitors then use.',
  body: z.object({ appId, note: z.string().max(LIMITS.versionNote.max).default('') }),
  reply: oneApp.extend({ version: appVersion }),
});

export const unpublishApp = defineCall({
  name: 'apps.unpublish',
  method: 'POST',
  base: 'studio',
  path: '/unpublish/app',
  access: needs('Create Apps'),
  summary: 'Unpublishes the app; visitors see that it is closed.',
  body: z.object({ appId }),
  reply: oneApp,
});

/** Checks before publishing. Only 'knowledge', 'sources' and 'flow' can block it. */
const PUBLISH_CHECKS = [
  'knowledge',
  'sources',
  'flow',
  'tests',
  'contrast',
  'domains',
  'handOver',
  'identity',
] as const;
const publishCheck = z.object({
  check: z.enum(PUBLISH_CHECKS),
  state: z.enum(['fine', 'advice', 'stop']),
  /** Values to interpolate into the check's text. */
  values: z.record(z.string(), z.string()),
});
export type PublishCheck = z.infer<typeof publishCheck>;

export const publishChecks = defineCall({
  name: 'apps.publishChecks',
  method: 'POST',
  base: 'parrot',
  path: '/apps/publish-checks',
  access: needs('Create Apps'),
  summary: 'Checks the draft before publishing.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), checks: z.array(publishCheck) }),
});

export const appInstalls = defineCall({
  name: 'apps.sightings',
  method: 'POST',
  base: 'parrot',
  path: '/apps/sightings',
  access: needs('Create Apps'),
  summary: 'The sites on which the bot was loaded recently, to verify the installation.',
  body: z.object({ appId }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(z.object({ site: z.string(), lastSeenAt: z.iso.datetime(), allowed: z.boolean() })),
  }),
});
