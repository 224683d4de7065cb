/** Changing the password, and the list of active sign-ins. */
import type { LoginEntry } from '@parrot/contract/accounts';
import { AppError, type LoginSessionId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { tenantNames } from '../../tenants/index.ts';
import { lockUser, updateUser } from '../../users/index.ts';
import { presentLogin } from '../accounts.present.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import { rejectCommonPassword, rejectPersonalPassword } from '../passwords/weak-passwords.ts';
import type { EndSessions } from '../sessions/end-sessions.ts';
import { activeSessionsOf } from '../sessions/login-sessions.repository.ts';
import { deleteTokensOf } from '../sessions/one-time-tokens.repository.ts';
import { type ConfirmPassword, wrongPassword } from './confirm-password.ts';

export type AccountSecurityService = {
  changePassword(caller: Caller, change: { currentPassword: string; newPassword: string }): Promise<void>;
  logins(caller: Caller): Promise<LoginEntry[]>;
  endLogins(caller: Caller, which: LoginSessionId | 'others'): Promise<void>;
};

type Dependencies = {
  passwords: PasswordHashes;
  confirmPassword: ConfirmPassword;
  endSessions: EndSessions;
};

export function createAccountSecurityService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { passwords, confirmPassword, endSessions }: Dependencies,
): AccountSecurityService {
  return {
    async changePassword(caller, { currentPassword, newPassword }) {
      const { userId, sessionId } = caller;
      const user = await confirmPassword(caller, currentPassword, 'currentPassword');
      if (!user.passwordHash) throw new AppError('bad_input', { message: NO_PASSWORD });
      await rejectCommonPassword(newPassword, 'newPassword');
      rejectPersonalPassword(newPassword, [user.name, user.signUpCompany, user.email], 'newPassword');
      const passwordHash = await passwords.hash(newPassword);
      await database.system(async (tx) => {
        const locked = await lockUser(tx, userId);
        // Changed concurrently, so the proof no longer holds.
        if (locked?.passwordHash !== user.passwordHash) throw wrongPassword('currentPassword');
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

    async endLogins(caller, which) {
      const { userId, sessionId, name } = caller;
      if (which === sessionId) throw new AppError('bad_input', { fields: { which: OWN_SESSION } });
      const sessions = which === 'others' ? { userId, except: sessionId } : { userId, sessionId: which };
      await database.system(async (tx) => {
        const count = await endSessions(tx, sessions, 'logout');
        if (count === 0 && which !== 'others') throw new AppError('not_found');
        if (count === 0) return;
        await recordActivity(tx, caller, clock.now(), {
          action: 'user.signedOutElsewhere',
          subjectId: userId,
          subjectName: name,
        });
      });
    },
  };
}

const NO_PASSWORD =
  'You sign in without a password, so there’s none to change. To set one, choose “Forgot password?” on the sign-in page.';
const OWN_SESSION = 'This is your current session. Log out instead.';
