import type { InvitationPreview, LoginEntry, Profile } from '@parrot/contract/accounts';
import type { Absence, TenantId } from '@parrot/contract/core';
import type { InvitationRow } from '../team/index.ts';
import type { UserRow } from '../users/index.ts';
import type { LoginSessionRow } from './accounts.tables.ts';

export const presentProfile = (
  person: UserRow,
  tenants: readonly { id: TenantId; name: string }[],
  absence: Absence | null,
): Profile => ({
  userName: person.name,
  emailId: person.email,
  profileUrl: person.photoUrl,
  userStatus: absence ? 'INACTIVE' : 'ACTIVE',
  tenantList: tenants.map(({ id, name }) => ({ tenantId: id, organizationId: id, tenantName: name })),
  language: person.language,
  timeZone: person.timeZone,
  hasPassword: person.passwordHash !== null,
  absence,
});

export const presentLogin = (
  session: LoginSessionRow,
  about: { tenantName: string; isCurrent: boolean },
): LoginEntry => ({
  sessionId: session.id,
  userAgent: session.userAgent,
  ipAddress: session.ip,
  signedInAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  ...about,
});

/** A user is new until the onboarding is finished or skipped. */
export const isFirstTime = (person: Pick<UserRow, 'onboardingStatus'>): boolean =>
  person.onboardingStatus === 'open';

export const presentInvitation = (
  invitation: InvitationRow,
  about: { tenantName: string; invitedBy: string; roleNames: string[]; hasAccount: boolean },
): InvitationPreview => ({
  emailId: invitation.email,
  expiresAt: invitation.expiresAt.toISOString(),
  ...about,
});
