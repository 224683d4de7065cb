/** Sign-up and email verification. Replies are the same, and as fast, whether the address is known or not. */
import { AppError, HOUR_SECONDS, type LanguageCode, newId, type UserId } from '@parrot/contract/core';
import { afterCommit, type Client, type Platform, type Tx } from '../../../platform/index.ts';
import { findUser, findUserByEmail, insertUser, lockUser } from '../../users/index.ts';
import type { AccountMailer } from '../mails/account-mailer.ts';
import type { AfterReply } from '../mails/after-reply.ts';
import type { PasswordHashes } from '../passwords/password-hashes.ts';
import { rejectCommonPassword, rejectPersonalPassword } from '../passwords/weak-passwords.ts';
import { issueToken, useToken } from '../sessions/one-time-tokens.repository.ts';
import type { LoginRedirects } from '../sign-in/login-redirects.ts';
import type { ConfirmEmail } from './confirm-email.ts';
import { deleteUnverifiedUser } from './delete-unverified-user.ts';

type SignUp = {
  name: string;
  company: string;
  emailId: string;
  password: string;
  language: LanguageCode;
  timeZone: string;
};
type Verification = {
  token: string;
  password: string | undefined;
  /** The account that the requesting browser signed up for. */
  signedUpFor: UserId | undefined;
  client: Client;
};

export type SignUpService = {
  /** The id of the pending account, if the address is free. */
  signUp(details: SignUp, ip: string): Promise<UserId>;
  resendVerification(emailId: string): Promise<void>;
  /** Where to redirect, signed in. */
  verifyEmail(verification: Verification): Promise<string>;
};

type Dependencies = {
  passwords: PasswordHashes;
  mailer: AccountMailer;
  redirects: LoginRedirects;
  afterReply: AfterReply;
  confirmEmail: ConfirmEmail;
};

export function createSignUpService(
  {
    database,
    clock,
    mailLimits,
    quotas,
    settings,
  }: Pick<Platform, 'database' | 'clock' | 'mailLimits' | 'quotas' | 'settings'>,
  { passwords, mailer, redirects, afterReply, confirmEmail }: Dependencies,
): SignUpService {
  const mailVerification = async (tx: Tx, userId: UserId, emailId: string, language: LanguageCode) => {
    const token = await issueToken(tx, 'verify', userId, clock.now());
    afterCommit(tx, () => mailer.verification({ emailId, language, token }));
  };

  const requireFewFrom = async (ip: string) => {
    const max = settings.SIGN_UPS_PER_HOUR;
    const retryAfterSeconds = await quotas.take([
      { subject: `sign-up ${ip}`, max, windowSeconds: HOUR_SECONDS },
    ]);
    if (retryAfterSeconds > 0) throw new AppError('too_many', { retryAfterSeconds });
  };

  const beginAccount = (id: UserId, { password: _, ...details }: SignUp, passwordHash: string) =>
    database.system(async (tx) => {
      const { emailId, language } = details;
      const now = clock.now();
      const known = await findUserByEmail(tx, emailId);
      if (known?.emailVerifiedAt) {
        const { name, language } = known;
        afterCommit(tx, () => mailer.alreadyRegistered({ emailId, name, language }));
        return;
      }
      if (known) await deleteUnverifiedUser(tx, known.id, now);
      const made = await insertUser(tx, { id, ...details, passwordHash, verifiedAt: null, at: now });
      // Undefined: the same address signed up concurrently and has its mail.
      if (made) await mailVerification(tx, made, emailId, language);
    });

  return {
    async signUp(details, ip) {
      await rejectCommonPassword(details.password);
      rejectPersonalPassword(details.password, [details.name, details.company, details.emailId]);
      await requireFewFrom(ip);
      await mailLimits.require({ kind: 'verification', recipient: details.emailId });
      const id = newId('usr');
      const passwordHash = await passwords.hash(details.password);
      // Fails before the reply if the store is down; the result is not used, so timing reveals nothing.
      await database.system((tx) => findUserByEmail(tx, details.emailId));
      afterReply.run('a sign-up', () => beginAccount(id, details, passwordHash));
      return id;
    },

    async resendVerification(emailId) {
      await mailLimits.require({ kind: 'verification', recipient: emailId });
      const found = await database.system((tx) => findUserByEmail(tx, emailId));
      afterReply.run('sending a verification mail again', () =>
        database.system(async (tx) => {
          const user = found && (await lockUser(tx, found.id));
          if (user && !user.emailVerifiedAt) await mailVerification(tx, user.id, emailId, user.language);
        }),
      );
    },

    async verifyEmail({ token, password, signedUpFor, client }) {
      if (password !== undefined) await rejectCommonPassword(password);
      const chosen = password === undefined ? undefined : await passwords.hash(password);
      return database.system(async (tx) => {
        const userId = await useToken(tx, 'verify', token, clock.now());
        const user = userId && (await findUser(tx, userId));
        if (!user || user.emailVerifiedAt) throw new AppError('link_invalid');
        if (password !== undefined)
          rejectPersonalPassword(password, [user.name, user.signUpCompany, user.email]);
        const passwordHash = chosen ?? (signedUpFor === user.id ? user.passwordHash : undefined);
        // Rolled back with the transaction, so that the link works again with a password.
        if (!passwordHash) throw new AppError('password_needed');
        await confirmEmail(tx, user, { passwordHash }, client);
        return redirects.issue(tx, user.id);
      });
    },
  };
}
