import type { UserStatus } from '@parrot/contract/accounts';
import type {
  AppId,
  BuiltInRoleKey,
  InvitationId,
  RoleFunction,
  RoleId,
  TenantId,
  UserId,
} from '@parrot/contract/core';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The columns of `users` that a tenant may read of its members. */
export const people = pgTable('users', {
  id: text('id').$type<UserId>().primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
});

export const memberships = pgTable('memberships', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  status: text('status').$type<Extract<UserStatus, 'ACTIVE' | 'INACTIVE'>>().notNull(),
  createdAt: moment('created_at').notNull(),
  lastActiveAt: moment('last_active_at'),
});

export const roles = pgTable('roles', {
  id: text('id').$type<RoleId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  name: text('name').notNull(),
  builtInKey: text('built_in_key').$type<BuiltInRoleKey>(),
  studioAccess: boolean('studio_access').notNull(),
  deskAccess: boolean('desk_access').notNull(),
  allApps: boolean('all_apps').notNull(),
  functions: jsonb('functions').$type<RoleFunction[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type RoleRow = typeof roles.$inferSelect;

export const memberRoles = pgTable('member_roles', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  roleId: text('role_id').$type<RoleId>().notNull(),
});

export const invitations = pgTable('invitations', {
  id: text('id').$type<InvitationId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  roleIds: jsonb('role_ids').$type<RoleId[]>().notNull(),
  appIds: jsonb('app_ids').$type<AppId[]>().notNull(),
  invitedBy: text('invited_by').$type<UserId>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
});
export type InvitationRow = typeof invitations.$inferSelect;
