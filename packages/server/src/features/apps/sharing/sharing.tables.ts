import type { AppId, GroupId, TenantId, UserId } from '@parrot/contract/core';
import { pgTable, text } from 'drizzle-orm/pg-core';

/** Only what stands beside an app of other slices' rows. Never written here, but for which group an app is open to. */
export const people = pgTable('users', {
  id: text('id').$type<UserId>().primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  photoUrl: text('photo_url').notNull(),
});

export const groups = pgTable('groups', {
  id: text('id').$type<GroupId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  name: text('name').notNull(),
});

export const groupMembers = pgTable('group_members', {
  groupId: text('group_id').$type<GroupId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
});

export const groupApps = pgTable('group_apps', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  groupId: text('group_id').$type<GroupId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
});
