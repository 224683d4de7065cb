import * as z from 'zod';
import { loginSessionId, tenantId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { absence } from '../core/unavailability.ts';
import { TOURS } from './tours.ts';

export const userStatus = z.enum(['ACTIVE', 'INVITED', 'EXPIRED', 'INACTIVE']);
export type UserStatus = z.infer<typeof userStatus>;

const tenantEntry = z.object({
  tenantId,
  organizationId: z.string(),
  tenantName: z.string(),
  /** When its data will be erased, if an owner decided so. */
  eraseAt: z.iso.datetime().optional(),
});
export type TenantEntry = z.infer<typeof tenantEntry>;

export const tourName = z.enum(TOURS);
export type TourName = z.infer<typeof tourName>;

export const profile = z.object({
  userName: z.string(),
  emailId: z.string(),
  profileUrl: z.string(),
  userStatus,
  tenantList: z.array(tenantEntry),
  /** One that this version doesn't have counts as English. */
  language: languageCode.catch('en'),
  timeZone: z.string(),
  /** Users without a password sign in through the OpenID Connect provider. */
  hasPassword: z.boolean(),
  /** Tours that the user has finished or closed. */
  seenTours: z.array(tourName),
  /** Whether the user set themselves to away. */
  absence: absence.nullable(),
});
export type Profile = z.infer<typeof profile>;

/** One browser in which a user is signed in. */
export const loginEntry = z.object({
  sessionId: loginSessionId,
  userAgent: z.string(),
  ipAddress: z.string(),
  tenantName: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type LoginEntry = z.infer<typeof loginEntry>;

/** Where the login page sends the browser next, with the one-time token in the address. */
export const redirection = z.object({ status: z.literal('success'), redirectTo: z.string() });

/** A path inside the application to open after sign-in; the server drops anything else. */
export const pageRedirection = z.string().max(300).optional();

export const invitationPreview = z.object({
  emailId: z.string(),
  tenantName: z.string(),
  invitedBy: z.string(),
  roleNames: z.array(z.string()),
  expiresAt: z.iso.datetime(),
  /** Whether the invited address has an account: then its owner signs in instead of choosing a password. */
  hasAccount: z.boolean(),
});
export type InvitationPreview = z.infer<typeof invitationPreview>;

/** The message for an invitation that is expired, replaced or withdrawn; its code is `link_invalid`. */
export const INVITATION_EXPIRED = 'Invitation Link is Expired';
