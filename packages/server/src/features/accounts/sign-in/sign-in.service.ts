/** Password sign-in and password reset. */
import { AppError } from '@parrot/contract/core';
import { afterCommit, type Client, type Platform } from '../../../platform/index.ts';
import { findUser, findUserByEmail, lockUser, updateUser } from '../../users/index.ts';
import type { AccountMailer } from '../mails/account-mailer.ts';
import type { AfterReply } from '../mails/after-reply.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import { rejectCommonPassword, rejectPersonalPassword } from '../passwords/weak-passwords.ts';
import type { EndSessions } from '../sessions/end-sessions.ts';
import { deleteTokensOf, issueToken, useToken } from '../sessions/one-time-tokens.repository.ts';
import type { ConfirmEmail } from '../sign-up/confirm-email.ts';
import { type Device, trustedDevice } from './device-cookie.ts';
import type { LoginRedirects } from './login-redirects.ts';
import { requireSignInAllowed } from './sign-in-eligibility.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export type SignInService = {
  signIn(attempt: {
    emailId: string;
    password: string;
    page: string | undefined;
    ip: string;
    device: Device | undefined;
  }): Promise<string>;
  forgotPassword(emailId: string): Promise<void>;
  resetPassword(token: string, password: string, client: Client): Promise<string>;
};

type Dependencies = {
  passwords: PasswordHashes;
  throttle: SignInThrottle;
  mailer: AccountMailer;
  redirects: LoginRedirects;
  afterReply: AfterReply;
  confirmEmail: ConfirmEmail;
  endSessions: EndSessions;
};

export function createSignInService(
  { database, clock, mailLimits }: Pick<Platform, 'database' | 'clock' | 'mailLimits'>,
  { passwords, throttle, mailer, redirects, afterReply, confirmEmail, endSessions }: Dependencies,
): SignInService {
  return {
    async signIn({ emailId, password, page, ip, device }) {
      const user = await database.system((tx) => findUserByEmail(tx, emailId));
      const attempt = { emailId, ip, trusted: trustedDevice(device, user?.id) };
      await throttle.countAttempt(attempt);
      const right = await passwords.matches(password, user?.passwordHash);
      if (!user || !right) throw new AppError('invalid_credentials');
      await throttle.recordSuccess(attempt);
      return database.system(async (tx) => {
        await requireSignInAllowed(tx, user, clock.now());
        return redirects.issue(tx, user.id, page);
      });
    },

    async forgotPassword(emailId) {
      await mailLimits.require({ kind: 'reset', recipient: emailId });
      const found = await database.system((tx) => findUserByEmail(tx, emailId));
      afterReply.run('sending a password reset', () =>
        database.system(async (tx) => {
          const user = found && (await lockUser(tx, found.id));
          if (!user) return;
          // The name of an unverified account may be a stranger's text, which must not reach this mailbox.
          const name = user.emailVerifiedAt ? user.name : emailId;
          const token = await issueToken(tx, 'reset', user.id, clock.now());
          afterCommit(tx, () => mailer.passwordReset({ emailId, name, language: user.language, token }));
        }),
      );
    },

    async resetPassword(token, password, client) {
      await rejectCommonPassword(password);
      const passwordHash = await passwords.hash(password);
      const user = await database.system(async (tx) => {
        const now = clock.now();
        const userId = await useToken(tx, 'reset', token, now);
        const found = userId && (await findUser(tx, userId));
        if (!found) throw new AppError('link_invalid');
        rejectPersonalPassword(password, [found.name, found.signUpCompany, found.email]);
        // Reading the mail proves ownership of the address.
        if (!found.emailVerifiedAt) return confirmEmail(tx, found, { passwordHash }, client);
        await updateUser(tx, found.id, { passwordHash });
        await deleteTokensOf(tx, found.id);
        await throttle.reset(tx, found.email, client.ip);
        await endSessions(tx, { userId: found.id }, 'password');
        return found;
      });
      return database.system(async (tx) => {
        await requireSignInAllowed(tx, user, clock.now());
        return redirects.issue(tx, user.id);
      });
    },
  };
}
