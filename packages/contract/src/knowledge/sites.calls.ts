import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, sourceId } from '../core/ids.ts';
import { webAddress } from '../core/validation.ts';
import { SITE_ACTIONS, siteSettings } from './sites.shapes.ts';
import { source } from './sources.shapes.ts';

const createApps = needs('Create Apps');
const oneSource = z.object({ status: z.literal('success'), source });

export const addSite = defineCall({
  name: 'knowledge.addSite',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sites/add',
  access: createApps,
  summary: 'Adds a site; its pages are crawled in the background.',
  body: siteSettings.extend({ appId, url: webAddress }),
  parseReply: true,
  reply: oneSource,
});

export const changeSite = defineCall({
  name: 'knowledge.changeSite',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sites/change',
  access: createApps,
  summary: 'Changes how much of a site is crawled and how often, from the next crawl on.',
  body: siteSettings.extend({ appId, sourceId }),
  parseReply: true,
  reply: oneSource,
});

export const controlSite = defineCall({
  name: 'knowledge.steerSite',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sites/steer',
  access: createApps,
  summary: 'Pauses, resumes or cancels a crawl, starts a new one, or retries failed pages.',
  body: z.object({ appId, sourceId, act: z.enum(SITE_ACTIONS) }),
  parseReply: true,
  reply: oneSource,
});
