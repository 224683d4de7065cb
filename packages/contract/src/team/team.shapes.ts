import * as z from 'zod';
import { userStatus } from '../accounts/accounts.shapes.ts';
import { roleFunction } from '../core/access/functions.ts';
import { appId, groupId, invitationId, roleId, userId } from '../core/ids.ts';
import { absence } from '../core/unavailability.ts';

export const role = z.object({ roleId, roleName: z.string(), builtIn: z.boolean() });
export type Role = z.infer<typeof role>;

/** A role with all of its permissions. */
export const roleInFull = role.extend({
  description: z.string(),
  studioAccess: z.boolean(),
  deskAccess: z.boolean(),
  /** Whether it includes every app of the tenant, future ones too. */
  allApps: z.boolean(),
  functions: z.array(roleFunction),
  /** How many members have it, directly or through a group. */
  holderCount: z.number().int(),
  /** Pending and expired invitations with this role; they can be sent again. */
  invitedCount: z.number().int(),
  /** How many groups have it, with or without members. */
  groupCount: z.number().int(),
  /** Whether the caller has all of it, and so can assign or change it. */
  grantable: z.boolean(),
});
export type RoleInFull = z.infer<typeof roleInFull>;

export const appEntry = z.object({ appId, appName: z.string() });
export type AppEntry = z.infer<typeof appEntry>;

export const group = z.object({
  groupId,
  groupName: z.string(),
  description: z.string(),
  memberCount: z.number().int(),
  /** Pending invitations to it. */
  invitedCount: z.number().int(),
  roles: z.array(role),
  apps: z.array(appEntry),
  /** Whether the caller can change it: they have all that it grants. */
  manageable: z.boolean(),
});
export type Group = z.infer<typeof group>;

export const groupEntry = z.object({ groupId, groupName: z.string() });

export const member = z.object({
  /** Null for an invited user who has not joined yet. */
  userId: userId.nullable(),
  invitationId: invitationId.nullable(),
  userName: z.string(),
  emailId: z.string(),
  profileUrl: z.string(),
  status: userStatus,
  /** Their own roles; groups add to these. */
  roles: z.array(role),
  groups: z.array(groupEntry),
  absence: absence.nullable(),
  /** When an open invitation ends. */
  expiresAt: z.iso.datetime().nullable(),
  invitedBy: z.string(),
  /** When they joined or were last invited. */
  since: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable(),
  isSelf: z.boolean(),
  /** Whether the caller can change this member: they have all of the member's rights. */
  manageable: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** A member in a picker. */
export const memberEntry = z.object({
  userId,
  userName: z.string(),
  emailId: z.string(),
  profileUrl: z.string(),
});
export type MemberEntry = z.infer<typeof memberEntry>;

/** How a member got access to an app. */
const APP_REASONS = ['role', 'given', 'group'] as const;
export const memberApp = appEntry.extend({ through: z.enum(APP_REASONS) });
export type MemberApp = z.infer<typeof memberApp>;

/** The result for each item of a bulk call. */
export const outcome = z.object({ id: z.string(), ok: z.boolean(), message: z.string() });
export type Outcome = z.infer<typeof outcome>;

const INVITE_OUTCOMES = ['invited', 'invalid', 'repeated', 'already_member', 'limited'] as const;
export const inviteOutcome = z.object({
  emailId: z.string(),
  outcome: z.enum(INVITE_OUTCOMES),
  message: z.string(),
  invitationId: invitationId.nullable(),
});
export type InviteOutcome = z.infer<typeof inviteOutcome>;
