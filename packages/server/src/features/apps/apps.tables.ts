import type { AppSettings, AppStatus, AppType } from '@parrot/contract/apps';
import type { AppId, LanguageCode, ParrotId, TenantId, UserId, VersionId } from '@parrot/contract/core';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AppSnapshot } from './versions/app-snapshot.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const apps = pgTable('apps', {
  id: text('id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  parrotId: text('parrot_id').$type<ParrotId>().notNull(),
  name: text('name').notNull(),
  type: text('type').$type<AppType>().notNull(),
  status: text('status').$type<AppStatus>().notNull(),
  language: text('language').$type<LanguageCode>().notNull(),
  description: text('description').notNull().default(''),
  settings: jsonb('settings').$type<AppSettings>().notNull(),
  settingsRevision: integer('settings_revision').notNull().default(1),
  settingsSavedBy: text('settings_saved_by').$type<UserId>(),
  settingsSavedAt: instant('settings_saved_at'),
  archivedAt: instant('archived_at'),
  /** After how many days ended conversations are deleted; null: never. */
  retentionDays: integer('retention_days'),
  revision: integer('revision').notNull().default(1),
  publishedVersionId: text('published_version_id').$type<VersionId>(),
  publishedRevision: integer('published_revision'),
  publishedAt: instant('published_at'),
  createdBy: text('created_by').$type<UserId>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedBy: text('updated_by').$type<UserId>().notNull(),
  updatedAt: instant('updated_at').notNull(),
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
  createdAt: instant('created_at').notNull(),
});
export type VersionRow = Omit<typeof appVersions.$inferSelect, 'snapshot'>;

export const appPictures = pgTable('app_pictures', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  address: text('address').primaryKey(),
  createdAt: instant('created_at').notNull(),
});

export const appInstalls = pgTable('app_sightings', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  site: text('site').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
});

/** Secrets of an app, encrypted. */
export const appSecrets = pgTable(
  'app_secrets',
  {
    tenantId: text('tenant_id').$type<TenantId>().notNull(),
    appId: text('app_id').$type<AppId>().notNull(),
    /** 'api': sent by Call API blocks; 'identity': host pages sign identities with it. */
    kind: text('kind').$type<'api' | 'identity'>().notNull(),
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind, table.name] })],
);
export type SecretRow = typeof appSecrets.$inferSelect;
