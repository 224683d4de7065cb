import type { AppId, SourceId, TenantId } from '@parrot/contract/core';
import type { SiteSettings, SiteVisit } from '@parrot/contract/knowledge';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Robots } from './robots.policy.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The rules of a crawl, once robots.txt was read. */
export type CrawlRules = Robots & { followLinks: boolean };

export const sites = pgTable('sites', {
  sourceId: text('source_id').$type<SourceId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  way: text('way').$type<SiteSettings['way']>().notNull(),
  mostPages: integer('most_pages').notNull(),
  mostDepth: integer('most_depth').notNull(),
  schedule: text('schedule').$type<SiteSettings['schedule']>().notNull(),
  phase: text('phase').$type<SiteVisit['phase']>().notNull(),
  visit: integer('visit').notNull(),
  rules: jsonb('rules').$type<CrawlRules>(),
  current: text('current').notNull(),
  cutOffBy: text('cut_off_by').$type<SiteVisit['cutOffBy']>(),
  spentBytes: bigint('spent_bytes', { mode: 'number' }).notNull(),
  spentMs: bigint('spent_ms', { mode: 'number' }).notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  nextAt: moment('next_at'),
});
export type SiteRow = typeof sites.$inferSelect;

/** 'alias': another address of a page; 'robots': forbidden by robots.txt; 'other': no text. */
export type AddressState =
  | 'waiting'
  | 'reading'
  | 'read'
  | 'unchanged'
  | 'failed'
  | 'alias'
  | 'robots'
  | 'other';

export const siteAddresses = pgTable('site_addresses', {
  siteId: text('site_id').$type<SourceId>().notNull(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  url: text('url').notNull(),
  depth: integer('depth').notNull(),
  shape: text('shape').notNull(),
  state: text('state').$type<AddressState>().notNull(),
});

export const sitePages = pgTable('site_pages', {
  sourceId: text('source_id').$type<SourceId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  etag: text('etag').notNull(),
  lastModified: text('last_modified').notNull(),
  contentHash: text('content_hash').notNull(),
  links: jsonb('links').$type<string[]>().notNull(),
  visit: integer('visit').notNull(),
});
export type SitePageRow = typeof sitePages.$inferSelect;
