import type { Appearance, AppStatus, AppType } from '@parrot/contract/apps';
import type { AppId, LanguageCode, ParrotId, TenantId, UserId, VersionId } from '@parrot/contract/core';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AppSnapshot } from './app-snapshot.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const apps = pgTable('apps', {
  id: text('id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  parrotId: text('parrot_id').$type<ParrotId>().notNull(),
  name: text('name').notNull(),
  type: text('type').$type<AppType>().notNull(),
  status: text('status').$type<AppStatus>().notNull(),
  language: text('language').$type<LanguageCode>().notNull(),
  appearance: jsonb('appearance').$type<Appearance>().notNull(),
  revision: integer('revision').notNull().default(1),
  publishedVersionId: text('published_version_id').$type<VersionId>(),
  publishedRevision: integer('published_revision'),
  publishedAt: moment('published_at'),
  createdBy: text('created_by').$type<UserId>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedBy: text('updated_by').$type<UserId>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type AppRow = typeof apps.$inferSelect;

export const appMembers = pgTable('app_members', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
});

export const appVersions = pgTable('app_versions', {
  id: text('id').$type<VersionId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  number: integer('number').notNull(),
  note: text('note').notNull(),
  snapshot: jsonb('snapshot').$type<AppSnapshot>().notNull(),
  publishedBy: text('published_by').$type<UserId>().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type VersionRow = Omit<typeof appVersions.$inferSelect, 'snapshot'>;
