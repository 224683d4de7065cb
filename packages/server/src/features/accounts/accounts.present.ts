import type { InvitationPreview, LoginEntry, Passkey, Profile } from '@parrot/contract/accounts';
import type { Absence, TenantId } from '@parrot/contract/core';
import type { InvitationRow } from '../team/index.ts';
import type { UserRow } from '../users/index.ts';
import type { LoginSessionRow, PasskeyRow } from './accounts.tables.ts';

export const presentProfile = (
  user: UserRow,
  tenants: readonly { id: TenantId; name: string; eraseAt: Date | null }[],
  absence: Absence | null,
): Profile => ({
  userName: user.name,
  emailId: user.email,
  profileUrl: user.photoUrl,
  userStatus: absence ? 'INACTIVE' : 'ACTIVE',
  tenantList: tenants.map(({ id, name, eraseAt }) => ({
    tenantId: id,
    organizationId: id,
    tenantName: name,
    ...(eraseAt && { eraseAt: eraseAt.toISOString() }),
  })),
  language: user.language,
  timeZone: user.timeZone,
  hasPassword: user.passwordHash !== null,
  seenTours: user.seenTours,
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

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A user is new until the onboarding is finished or skipped. */
export const isFirstTime = (user: Pick<UserRow, 'onboardingStatus'>): boolean =>
  user.onboardingStatus === 'open';

export const presentInvitation = (
  invitation: InvitationRow,
  about: { tenantName: string; invitedBy: string; roleNames: string[]; hasAccount: boolean },
): InvitationPreview => ({
  emailId: invitation.email,
  expiresAt: invitation.expiresAt.toISOString(),
  ...about,
});
