/** Passkeys: adding and removing one's own, and signing in with one. */
import type { NewCredential, UsedCredential } from '@parrot/contract/accounts';
import { AppError, LIMITS, MINUTE_MS, type PasskeyId, type UserId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { findUser, lockUser } from '../../users/index.ts';
import type { ConfirmPassword } from '../profile/confirm-password.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  hasSecondFactor,
} from '../second-factor/second-factor.repository.ts';
import type { SecondFactorCodes } from '../second-factor/second-factor-codes.ts';
import { isSecondFactorNeeded, SECOND_FACTOR_NEEDED } from '../second-factor/second-factor-step.ts';
import type { SecurityNotices } from '../second-factor/security-notices.ts';
import { findTokenOwner, useToken } from '../sessions/one-time-tokens.repository.ts';
import type { LoginRedirects } from '../sign-in/login-redirects.ts';
import { requireSignInAllowed } from '../sign-in/sign-in-eligibility.ts';
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  recordUse,
  renamePasskey,
  useChallenge,
} from './passkeys.repository.ts';
import type { WebAuthn } from './web-authn.ts';

type NewPasskey = { name: string; password?: string | undefined; credential: NewCredential };
type Entry = {
  token: string | undefined;
  credential: UsedCredential;
  page: string | undefined;
};

export type PasskeysService = {
  optionsToAdd(caller: Caller): Promise<Record<string, unknown>>;
  /** Returns recovery codes if the user had none. */
  add(caller: Caller, passkey: NewPasskey): Promise<string[]>;
  rename(caller: Caller, passkeyId: PasskeyId, name: string): Promise<void>;
  remove(caller: Caller, passkeyId: PasskeyId, password: string | undefined): Promise<void>;
  /** `token`: of a user who gave the password. */
  optionsToSignIn(token: string | undefined): Promise<Record<string, unknown>>;
  /** Where to redirect, signed in: a passkey checks its user, so it is both factors. */
  signIn(entry: Entry): Promise<string>;
};

type Dependencies = {
  webAuthn: WebAuthn;
  codes: SecondFactorCodes;
  confirmPassword: ConfirmPassword;
  notices: SecurityNotices;
  redirects: LoginRedirects;
};

const CHALLENGE_MS = 5 * MINUTE_MS;

export function createPasskeysService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { webAuthn, codes, confirmPassword, notices, redirects }: Dependencies,
): PasskeysService {
  /** Remembers the challenge, so that it works once. */
  const issue = async <Options extends { challenge: string }>(
    tx: Tx,
    options: Options,
    userId: UserId | null,
  ) => {
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    await insertChallenge(tx, { challenge: options.challenge, userId, expiresAt });
    return options;
  };
  const check = (userId: UserId, orAnyone: boolean) => (challenge: string) =>
    database.system((tx) => useChallenge(tx, challenge, userId, { orAnyone, now: clock.now() }));

  return {
    optionsToAdd: ({ userId, emailId, name }) =>
      database.system(async (tx) => {
        const existing = await passkeysOf(tx, userId);
        const owner = { id: userId, email: emailId, name };
        return issue(tx, await webAuthn.optionsToAdd(owner, existing), userId);
      }),

    async add(caller, { name, password, credential }) {
      const user = await confirmPassword(caller, password);
      const key = await webAuthn.verifyNew(credential, check(user.id, false));
      return database.system(async (tx) => {
        await lockUser(tx, user.id);
        if ((await passkeysOf(tx, user.id)).length >= LIMITS.passkeys)
          throw new AppError('bad_input', { message: TOO_MANY });
        const made = await insertPasskey(tx, { ...key, userId: user.id, name, createdAt: clock.now() });
        if (!made) throw new AppError('bad_input', { message: KNOWN });
        await notices.add(tx, user, { change: 'passkeyAdded', client: caller.client });
        return (await countRecoveryCodes(tx, user.id)) > 0 ? [] : codes.renewRecoveryCodes(tx, user.id);
      });
    },

    async rename({ userId }, passkeyId, name) {
      if (!(await database.system((tx) => renamePasskey(tx, userId, passkeyId, name))))
        throw new AppError('not_found');
    },

    async remove(caller, passkeyId, password) {
      const { userId, client } = caller;
      const own = await database.system((tx) => passkeysOf(tx, userId));
      if (!own.some(({ id }) => id === passkeyId)) throw new AppError('not_found');
      const user = await confirmPassword(caller, password);
      await database.system(async (tx) => {
        await lockUser(tx, userId);
        await deletePasskey(tx, userId, passkeyId);
        if (!(await hasSecondFactor(tx, userId))) {
          // Rolls back.
          if (await isSecondFactorNeeded(tx, userId, clock.now()))
            throw new AppError('bad_input', { message: SECOND_FACTOR_NEEDED });
          await deleteRecoveryCodes(tx, userId);
        }
        await notices.add(tx, user, { change: 'passkeyRemoved', client });
      });
    },

    optionsToSignIn: (token) =>
      database.system(async (tx) => {
        if (!token) return issue(tx, await webAuthn.optionsToSignIn([]), null);
        const userId = await findTokenOwner(tx, 'secondFactor', token, clock.now());
        if (!userId) throw expired();
        const options = await webAuthn.optionsToSignIn(await passkeysOf(tx, userId));
        return issue(tx, options, userId);
      }),

    async signIn({ token, credential, page }) {
      const passkey = await database.system((tx) => findPasskey(tx, credential.id));
      if (!passkey) throw new AppError('invalid_credentials', { message: UNKNOWN });
      const { id, userId } = passkey;
      const counter = await webAuthn.verifyUse(credential, passkey, check(userId, !token));
      return database.system(async (tx) => {
        const now = clock.now();
        if (!(await recordUse(tx, id, counter, now)))
          throw new AppError('invalid_credentials', { message: UNKNOWN });
        if (token && (await useToken(tx, 'secondFactor', token, now)) !== userId) throw expired();
        const user = await findUser(tx, userId);
        if (!user) throw new AppError('user_not_found');
        await requireSignInAllowed(tx, user, now);
        return redirects.issueProven(tx, userId, page);
      });
    },
  };
}

const TOO_MANY = `You can have up to ${LIMITS.passkeys} passkeys. Remove one first.`;
const KNOWN = 'This passkey is already added.';
const UNKNOWN = 'We don’t recognize this passkey. Sign in another way.';
const expired = () =>
  new AppError('unauthenticated', { message: 'That took too long. Please sign in again.' });
