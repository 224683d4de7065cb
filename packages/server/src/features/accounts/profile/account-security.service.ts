/** Changing the password, and the list of active sign-ins. */
import type { LoginEntry } from '@parrot/contract/accounts';
import { AppError, type LoginSessionId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { tenantNames } from '../../tenants/index.ts';
import { findUser, lockUser, updateUser } from '../../users/index.ts';
import { presentLogin } from '../accounts.present.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import type { EndSessions } from '../sessions/end-sessions.ts';
import { activeSessionsOf } from '../sessions/login-sessions.repository.ts';
import { deleteTokensOf } from '../sessions/one-time-tokens.repository.ts';
import type { SignInThrottle } from '../sign-in/sign-in-throttle.ts';

export type AccountSecurityService = {
  changePassword(caller: Caller, change: { currentPassword: string; newPassword: string }): Promise<void>;
  logins(caller: Caller): Promise<LoginEntry[]>;
  endLogins(caller: Caller, which: LoginSessionId | 'others'): Promise<void>;
};

type Dependencies = { passwords: PasswordHashes; throttle: SignInThrottle; endSessions: EndSessions };

export function createAccountSecurityService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { passwords, throttle, endSessions }: Dependencies,
): AccountSecurityService {
  return {
    async changePassword({ userId, sessionId, emailId, client }, { currentPassword, newPassword }) {
      const user = await database.system((tx) => findUser(tx, userId));
      if (!user?.passwordHash) throw new AppError('bad_input', { message: NO_PASSWORD });
      // The session identifies the user, so failed attempts at the sign-in page do not count here.
      const attempt = { emailId, ip: client.ip, trusted: userId };
      await throttle.countAttempt(attempt);
      if (!(await passwords.matches(currentPassword, user.passwordHash))) throw wrongPassword();
      await throttle.recordSuccess(attempt);
      const passwordHash = await passwords.hash(newPassword);
      await database.system(async (tx) => {
        const locked = await lockUser(tx, userId);
        // Changed concurrently, so the proof no longer holds.
        if (locked?.passwordHash !== user.passwordHash) throw wrongPassword();
        await updateUser(tx, userId, { passwordHash });
        await deleteTokensOf(tx, userId);
        await endSessions(tx, { userId, except: sessionId }, 'password');
      });
    },

    logins: ({ userId, sessionId }) =>
      database.system(async (tx) => {
        const sessions = await activeSessionsOf(tx, userId, clock.now());
        const names = await tenantNames(tx, [...new Set(sessions.map(({ tenantId }) => tenantId))]);
        return sessions.map((session) =>
          presentLogin(session, {
            tenantName: names.get(session.tenantId) ?? '',
            isCurrent: session.id === sessionId,
          }),
        );
      }),

    async endLogins({ userId, sessionId }, which) {
      if (which === sessionId) throw new AppError('bad_input', { fields: { which: OWN_SESSION } });
      await database.system(async (tx) => {
        if (which === 'others') {
          await endSessions(tx, { userId, except: sessionId }, 'logout');
        } else if ((await endSessions(tx, { userId, sessionId: which }, 'logout')) === 0) {
          throw new AppError('not_found');
        }
      });
    },
  };
}

const NO_PASSWORD =
  'You sign in without a password, so there’s none to change. To set one, choose “Forgot password?” on the sign-in page.';
const OWN_SESSION = 'This is your current session. Log out instead.';

const wrongPassword = () =>
  new AppError('bad_input', {
    fields: { currentPassword: 'That’s not your current password.' },
  });
