import * as z from 'zod';
import { userStatus } from '../accounts/accounts.shapes.ts';
import { roleFunction } from '../core/access/functions.ts';
import { appId, groupId, invitationId, roleId, userId } from '../core/ids.ts';
import { absence } from '../core/unavailability.ts';

export const role = z.object({ roleId, roleName: z.string(), builtIn: z.boolean() });
export type Role = z.infer<typeof role>;

/** A role with all it allows. */
export const roleInFull = role.extend({
  description: z.string(),
  studioAccess: z.boolean(),
  deskAccess: z.boolean(),
  /** Whether it opens every app of the tenant, those to come included. */
  allApps: z.boolean(),
  functions: z.array(roleFunction),
  /** How many people hold it, by themselves or through a group. */
  holderCount: z.number().int(),
  /** Invitations not accepted yet that promise it, those that ran out included: they can be sent again. */
  invitedCount: z.number().int(),
  /** How many groups give it, whether anybody is in them or not. */
  groupCount: z.number().int(),
  /** Whether whoever asks holds all of it themselves, and so may hand it on or change it. */
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
  /** Invitations not accepted yet that lead into it. */
  invitedCount: z.number().int(),
  roles: z.array(role),
  apps: z.array(appEntry),
  /** Whether whoever asks may change it: they hold all it gives. */
  manageable: z.boolean(),
});
export type Group = z.infer<typeof group>;

export const groupEntry = z.object({ groupId, groupName: z.string() });

export const member = z.object({
  /** Null for somebody who is invited and not here yet. */
  userId: userId.nullable(),
  invitationId: invitationId.nullable(),
  userName: z.string(),
  emailId: z.string(),
  profileUrl: z.string(),
  status: userStatus,
  /** Their own roles; what groups give comes on top. */
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
  /** Whether whoever asks may change them: they hold all that this person may do. */
  manageable: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** A member in a list one picks from. */
export const memberEntry = z.object({
  userId,
  userName: z.string(),
  emailId: z.string(),
  profileUrl: z.string(),
});
export type MemberEntry = z.infer<typeof memberEntry>;

/** How an app came to be open to somebody. */
const APP_REASONS = ['role', 'given', 'group'] as const;
export const memberApp = appEntry.extend({ through: z.enum(APP_REASONS) });
export type MemberApp = z.infer<typeof memberApp>;

/** What became of each of several that were asked for at once. */
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
