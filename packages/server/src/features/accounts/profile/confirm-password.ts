/** Asks signed-in users for their password before a change to how they sign in. */
import { AppError, badField, REQUIRED } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { findUser, type UserRow } from '../../users/index.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import type { SignInThrottle } from '../sign-in/sign-in-throttle.ts';

/** Returns the user. Users without a password have nothing to confirm. `field`: where errors are shown. */
export type ConfirmPassword = (
  caller: Caller,
  password: string | undefined,
  field?: 'password' | 'currentPassword',
) => Promise<UserRow>;

export const createConfirmPassword =
  (
    { database }: Pick<Platform, 'database'>,
    { passwords, throttle }: { passwords: PasswordHashes; throttle: SignInThrottle },
  ): ConfirmPassword =>
  async ({ userId, emailId, client }, password, field = 'password') => {
    const user = await database.system((tx) => findUser(tx, userId));
    if (!user) throw new AppError('user_not_found');
    if (user.passwordHash === null) return user;
    if (password === undefined) throw badField(field, REQUIRED);
    // The session identifies the user, so failed attempts at the sign-in page do not count here.
    const attempt = { emailId, ip: client.ip, trusted: userId };
    await throttle.countAttempt(attempt);
    if (!(await passwords.matches(password, user.passwordHash))) throw wrongPassword(field);
    await throttle.recordSuccess(attempt);
    return user;
  };

export const wrongPassword = (field: string) => badField(field, 'That’s not your current password.');
