/** A crawled site: its settings and the state of the crawl. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';

/** 'auto' uses the sitemap if there is one, otherwise links. */
export const SITE_DISCOVERY = ['auto', 'sitemap', 'links'] as const;
export const SITE_SCHEDULES = ['never', 'daily', 'weekly', 'monthly'] as const;
export type SiteSchedule = (typeof SITE_SCHEDULES)[number];

export const siteSettings = z.object({
  way: z.enum(SITE_DISCOVERY).default('auto'),
  mostPages: z.number().int().min(1).max(LIMITS.sitePages.max).default(LIMITS.sitePages.usual),
  mostDepth: z.number().int().min(0).max(LIMITS.siteDepth.max).default(LIMITS.siteDepth.usual),
  /** How often it is crawled again. */
  schedule: z.enum(SITE_SCHEDULES).default('never'),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** A cancelled or ended crawl keeps what was read. */
const SITE_PHASES = ['visiting', 'paused', 'cancelled', 'done'] as const;
/** Why a crawl ended early. */
const SITE_CUTOFFS = ['pages', 'bytes', 'time'] as const;

export const siteVisit = siteSettings.extend({
  phase: z.enum(SITE_PHASES),
  /** Pages found; of these, those read, failed, or unchanged since the last crawl. */
  found: z.number().int(),
  read: z.number().int(),
  failed: z.number().int(),
  unchanged: z.number().int(),
  /** Of those found: not processed yet. */
  waiting: z.number().int(),
  /** Skipped: disallowed by the site, duplicates, or without text. */
  skipped: z.number().int(),
  /** The current page; empty if none. */
  current: z.string(),
  cutOffBy: z.enum(SITE_CUTOFFS).nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
});
export type SiteVisit = z.infer<typeof siteVisit>;

export const SITE_ACTIONS = ['pause', 'resume', 'cancel', 'visit', 'retry'] as const;
export type SiteAction = (typeof SITE_ACTIONS)[number];
