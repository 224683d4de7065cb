/** A whole site, read page by page: how it is visited, and how the visit stands. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';

/** 'auto' goes by the site's own list of pages where it has one, and by its links otherwise. */
export const SITE_DISCOVERY = ['auto', 'sitemap', 'links'] as const;
export const SITE_SCHEDULES = ['never', 'daily', 'weekly', 'monthly'] as const;
export type SiteSchedule = (typeof SITE_SCHEDULES)[number];

export const siteSettings = z.object({
  way: z.enum(SITE_DISCOVERY).default('auto'),
  mostPages: z.number().int().min(1).max(LIMITS.sitePages.max).default(LIMITS.sitePages.usual),
  mostDepth: z.number().int().min(0).max(LIMITS.siteDepth.max).default(LIMITS.siteDepth.usual),
  /** How often it is visited again. */
  schedule: z.enum(SITE_SCHEDULES).default('never'),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** A visit that was cancelled or has ended keeps what was read. */
const SITE_PHASES = ['visiting', 'paused', 'cancelled', 'done'] as const;
/** What ended a visit before every page was read. */
const SITE_CUTOFFS = ['pages', 'bytes', 'time'] as const;

export const siteVisit = siteSettings.extend({
  phase: z.enum(SITE_PHASES),
  /** Pages known of so far; of these, those that were read, failed, or had not changed since the last visit. */
  found: z.number().int(),
  read: z.number().int(),
  failed: z.number().int(),
  unchanged: z.number().int(),
  /** Of those found: not looked at yet. */
  waiting: z.number().int(),
  /** Left out: the site asks for it, or they are the same as another page, or hold no text. */
  skipped: z.number().int(),
  /** The page being read at the moment; empty where there is none. */
  current: z.string(),
  cutOffBy: z.enum(SITE_CUTOFFS).nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
});
export type SiteVisit = z.infer<typeof siteVisit>;

export const SITE_ACTIONS = ['pause', 'resume', 'cancel', 'visit', 'retry'] as const;
export type SiteAction = (typeof SITE_ACTIONS)[number];
