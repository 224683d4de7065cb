/**
 * Previews and accepts an invitation by the link in the mail. Having the link proves ownership of the
 * address.
 */
import { INVITATION_EXPIRED, type InvitationPreview } from '@parrot/contract/accounts';
import {
  AppError,
  badField,
  type LanguageCode,
  newPassword,
  REQUIRED,
  type UserId,
} from '@parrot/contract/core';
import { type Client, hashSecretToken, type Platform, type Tx } from '../../../platform/index.ts';
import { findInvitationByToken, type InvitationRow, membershipsOf, rolesByIds } from '../../team/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { findUser, findUserByEmail, insertUser, type UserRow } from '../../users/index.ts';
import { presentInvitation } from '../accounts.present.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import { rejectCommonPassword, rejectPersonalPassword } from '../passwords/weak-passwords.ts';
import { type Device, trustedDevice } from '../sign-in/device-cookie.ts';
import type { LoginRedirects } from '../sign-in/login-redirects.ts';
import type { SignInThrottle } from '../sign-in/sign-in-throttle.ts';
import { deleteUnverifiedUser } from '../sign-up/delete-unverified-user.ts';
import type { JoinTenant } from '../tenants/join-tenant.ts';
import { invitationLanguage } from './invitation-language.ts';

type Acceptance = {
  token: string;
  name: string | undefined;
  password: string;
  /** Of a new user; by default that of the inviter. */
  language: LanguageCode | undefined;
  client: Client;
  device: Device | undefined;
};

export type AcceptInvitationService = {
  preview(token: string): Promise<InvitationPreview>;
  accept(acceptance: Acceptance): Promise<string>;
};

type Dependencies = {
  passwords: PasswordHashes;
  throttle: SignInThrottle;
  redirects: LoginRedirects;
  joinTenant: JoinTenant;
};

export function createAcceptInvitationService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { passwords, throttle, redirects, joinTenant }: Dependencies,
): AcceptInvitationService {
  const open = async (tx: Tx, token: string): Promise<Opened> => {
    const invitation = requireOpen(await findInvitationByToken(tx, hashSecretToken(token)), clock.now());
    const found = await findUserByEmail(tx, invitation.email);
    // An unverified account proves nothing; the link does, so its holder starts as a new user.
    const user = found?.emailVerifiedAt ? found : undefined;
    const known = user ? await membershipsOf(tx, user.id) : [];
    // Also for a deactivated member: an old link must not let them in again.
    if (known.some(({ tenantId }) => tenantId === invitation.tenantId)) throw new AppError('already_member');
    return { invitation, user, hasOtherTenant: known.length > 0 };
  };

  const join = (userIdOf: (tx: Tx) => Promise<UserId>, invitation: InvitationRow, client: Client) =>
    database.system(async (tx) => {
      const userId = await userIdOf(tx);
      if (!(await joinTenant.byInvitation(tx, userId, invitation, clock.now(), client))) {
        requireOpen(await findInvitationByToken(tx, invitation.tokenHash), clock.now());
        throw expired();
      }
      return redirects.issue(tx, userId);
    });

  return {
    preview: (token) =>
      database.system(async (tx) => {
        const { invitation, user } = await open(tx, token);
        const inviter = await findUser(tx, invitation.invitedBy);
        const roles = await rolesByIds(tx, invitation.tenantId, invitation.roleIds);
        return presentInvitation(invitation, {
          tenantName: await tenantName(tx, invitation.tenantId),
          invitedBy: inviter?.name ?? '',
          roleNames: roles.map((role) => role.name),
          hasAccount: user !== undefined,
        });
      }),

    async accept({ token, name, password, language, client, device }) {
      const { invitation, user, hasOtherTenant } = await database.system((tx) => open(tx, token));
      if (!user) {
        const sound = requireSound(password);
        await rejectCommonPassword(sound);
        rejectPersonalPassword(sound, [requireName(name), invitation.email]);
        const details = {
          name: requireName(name),
          passwordHash: await passwords.hash(sound),
          language,
        };
        return join((tx) => createInvitedUser(tx, invitation, details, clock.now()), invitation, client);
      }
      // A request with a name comes from the form for new users.
      if (name !== undefined && hasOtherTenant) throw new AppError('other_tenant');
      const trusted = trustedDevice(device, user.id);
      const attempt = { emailId: user.email, ip: client.ip, trusted };
      await throttle.countAttempt(attempt);
      if (!(await passwords.matches(password, user.passwordHash))) throw new AppError('invalid_credentials');
      await throttle.recordSuccess(attempt);
      return join(async () => user.id, invitation, client);
    },
  };
}

type Opened = { invitation: InvitationRow; user: UserRow | undefined; hasOtherTenant: boolean };

const expired = () => new AppError('link_invalid', { message: INVITATION_EXPIRED });

/** A withdrawn or replaced invitation no longer exists, so it looks like an expired one. */
function requireOpen(invitation: InvitationRow | undefined, now: Date): InvitationRow {
  if (invitation?.acceptedAt) throw new AppError('invitation_used');
  if (!invitation || invitation.expiresAt <= now) throw expired();
  return invitation;
}

async function createInvitedUser(
  tx: Tx,
  invitation: InvitationRow,
  details: { name: string; passwordHash: string; language: LanguageCode | undefined },
  now: Date,
): Promise<UserId> {
  // An unverified account may have been created by someone else, so nothing of it is kept.
  const pending = await findUserByEmail(tx, invitation.email);
  if (pending && !pending.emailVerifiedAt) await deleteUnverifiedUser(tx, pending.id, now);
  const made = await insertUser(tx, {
    ...details,
    emailId: invitation.email,
    language: details.language ?? (await invitationLanguage(tx, invitation)),
    company: '',
    verifiedAt: now,
    at: now,
  });
  // Verified in the meantime: its password must not be replaced.
  if (!made) throw new AppError('conflict');
  return made;
}

function requireName(name: string | undefined): string {
  if (name === undefined) throw badField('name', REQUIRED);
  return name;
}

function requireSound(password: string): string {
  const checked = newPassword.safeParse(password);
  if (checked.success) return checked.data;
  const message = checked.error.issues[0]?.message ?? REQUIRED;
  throw badField('password', message);
}
