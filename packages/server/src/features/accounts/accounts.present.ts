import type { InvitationPreview, Profile } from '@parrot/contract/accounts';
import type { TenantId } from '@parrot/contract/core';
import type { InvitationRow } from '../team/index.ts';
import type { UserRow } from './accounts.tables.ts';

export const presentProfile = (
  person: UserRow,
  tenants: readonly { id: TenantId; name: string }[],
): Profile => ({
  userName: person.name,
  emailId: person.email,
  profileUrl: person.photoUrl,
  userStatus: 'ACTIVE',
  tenantList: tenants.map(({ id, name }) => ({ tenantId: id, organizationId: id, tenantName: name })),
});

/** First-timers are those whose onboarding is neither finished nor skipped. */
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
