import type { AppId, SourceId, TenantId, UserId } from '@parrot/contract/core';
import type { Passage, Source, SourceState } from '@parrot/contract/knowledge';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The result of reading; whether it is published is separate. */
export type ReadingState = Extract<SourceState, 'in progress' | 'ready' | 'error'>;

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const sources = pgTable('sources', {
  id: text('id').$type<SourceId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  kind: text('kind').$type<Source['kind']>().notNull(),
  title: text('title').notNull(),
  address: text('address').notNull(),
  state: text('state').$type<ReadingState>().notNull(),
  problem: text('problem').$type<Source['problem']>(),
  /** The content in order: up to some megabytes, so lists omit it. */
  passages: jsonb('passages').$type<Passage[]>().notNull(),
  passageCount: integer('passage_count').notNull(),
  bytes: integer('bytes').notNull(),
  file: text('file').notNull(),
  dueAt: moment('due_at'),
  siteId: text('site_id').$type<SourceId>(),
  /** Distinguishes two readings. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedBy: text('updated_by').$type<UserId>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type SourceRow = typeof sources.$inferSelect;
/** A source without its passages. */
export type SourceSummary = Omit<SourceRow, 'passages'>;

export const sourceFiles = pgTable('source_files', {
  name: text('name').primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  createdAt: moment('created_at').notNull(),
});
