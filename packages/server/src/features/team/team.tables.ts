import type { UserStatus } from '@parrot/contract/accounts';
import type {
  AppId,
  BuiltInRoleKey,
  GroupId,
  InvitationId,
  RoleFunction,
  RoleId,
  TenantId,
  UnavailabilityReason,
  UserId,
} from '@parrot/contract/core';
import type { NotificationChoices } from '@parrot/contract/notifications';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const memberships = pgTable('memberships', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  status: text('status').$type<Extract<UserStatus, 'ACTIVE' | 'INACTIVE'>>().notNull(),
  createdAt: moment('created_at').notNull(),
  lastActiveAt: moment('last_active_at'),
  /** Set during an absence, started by the member or by another. */
  awaySince: moment('away_since'),
  awayUntil: moment('away_until'),
  awayReason: text('away_reason').$type<UnavailabilityReason>(),
  awayBy: text('away_by').$type<UserId>(),
  /** Only what the member has changed from the defaults. */
  notificationChoices: jsonb('notification_choices')
    .$type<Partial<NotificationChoices>>()
    .notNull()
    .default({}),
});
export type MembershipRow = typeof memberships.$inferSelect;

export const roles = pgTable('roles', {
  id: text('id').$type<RoleId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
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

export const groups = pgTable('groups', {
  id: text('id').$type<GroupId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type GroupRow = typeof groups.$inferSelect;

export const groupMembers = pgTable('group_members', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  groupId: text('group_id').$type<GroupId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
});

export const groupRoles = pgTable('group_roles', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  groupId: text('group_id').$type<GroupId>().notNull(),
  roleId: text('role_id').$type<RoleId>().notNull(),
});

export const groupApps = pgTable('group_apps', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  groupId: text('group_id').$type<GroupId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
});

export const invitations = pgTable('invitations', {
  id: text('id').$type<InvitationId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  roleIds: jsonb('role_ids').$type<RoleId[]>().notNull(),
  appIds: jsonb('app_ids').$type<AppId[]>().notNull(),
  groupIds: jsonb('group_ids').$type<GroupId[]>().notNull().default([]),
  invitedBy: text('invited_by').$type<UserId>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the mail was last sent. */
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
});
export type InvitationRow = typeof invitations.$inferSelect;
