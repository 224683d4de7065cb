/** The second factor at the login page. The token from the first factor says whose it is. */
import { AppError } from '@parrot/contract/core';
import type { Client, Platform, Tx } from '../../../platform/index.ts';
import { findUser, type UserRow } from '../../users/index.ts';
import { passkeysOf } from '../passkeys/passkeys.repository.ts';
import { findTokenOwner, issueToken, useToken } from '../sessions/one-time-tokens.repository.ts';
import { type Device, trustedDevice } from '../sign-in/device-cookie.ts';
import type { LoginRedirects } from '../sign-in/login-redirects.ts';
import type { SecondFactorCodes } from './second-factor-codes.ts';
import { secondFactorStep } from './second-factor-step.ts';
import type { SecurityNotices } from './security-notices.ts';

type Entry = { token: string; code: string; client: Client; device: Device | undefined };

export type SecondFactorSignInService = {
  open(token: string): Promise<{ emailId: string; mustSetUp: boolean; hasPasskey: boolean }>;
  /** Where to redirect, signed in. */
  enter(entry: Entry & { page: string | undefined }): Promise<string>;
  startTotp(token: string): Promise<{ key: string; address: string }>;
  /** The recovery codes, and the token that finishes the sign-in once they are saved. */
  confirmTotp(entry: Entry): Promise<{ recoveryCodes: string[]; token: string }>;
  finish(token: string, page: string | undefined): Promise<string>;
};

type Dependencies = { codes: SecondFactorCodes; redirects: LoginRedirects; notices: SecurityNotices };

export function createSecondFactorSignInService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { codes, redirects, notices }: Dependencies,
): SecondFactorSignInService {
  /** The user with the token, and what they must do. */
  const opened = (token: string) =>
    database.system(async (tx) => {
      const now = clock.now();
      const userId = await findTokenOwner(tx, 'secondFactor', token, now);
      const user = userId && (await findUser(tx, userId));
      if (!user) throw expired();
      return { user, step: await secondFactorStep(tx, user.id, now) };
    });

  /** A user who has a second factor can't replace it here. */
  const requireSetUp = async (token: string): Promise<UserRow> => {
    const { user, step } = await opened(token);
    if (step !== 'setUp') throw expired();
    return user;
  };

  const useUp = async (tx: Tx, kind: 'secondFactor' | 'signIn', token: string) => {
    const userId = await useToken(tx, kind, token, clock.now());
    if (!userId) throw expired();
    return userId;
  };

  return {
    async open(token) {
      const { user, step } = await opened(token);
      const hasPasskey = (await database.system((tx) => passkeysOf(tx, user.id))).length > 0;
      return { emailId: user.email, mustSetUp: step === 'setUp', hasPasskey };
    },

    async enter({ token, code, page, client, device }) {
      const { user } = await opened(token);
      const kind = await codes.useCode(user, {
        code,
        ip: client.ip,
        trusted: trustedDevice(device, user.id),
      });
      return database.system(async (tx) => {
        await useUp(tx, 'secondFactor', token);
        if (kind === 'recoveryCode') await notices.add(tx, user, { change: 'recoveryCodeUsed', client });
        return redirects.issueProven(tx, user.id, page);
      });
    },

    startTotp: async (token) => codes.newKey(await requireSetUp(token)),

    async confirmTotp({ token, code, client, device }) {
      const user = await requireSetUp(token);
      const attempt = { code, ip: client.ip, trusted: trustedDevice(device, user.id) };
      let next = '';
      const recoveryCodes = await codes.confirmKey(user, attempt, async (tx) => {
        await useUp(tx, 'secondFactor', token);
        next = await issueToken(tx, 'signIn', user.id, clock.now());
        await notices.add(tx, user, { change: 'secondFactorAdded', client });
      });
      return { recoveryCodes, token: next };
    },

    finish: (token, page) =>
      database.system(async (tx) => redirects.issueProven(tx, await useUp(tx, 'signIn', token), page)),
  };
}

const expired = () =>
  new AppError('unauthenticated', { message: 'That took too long. Please sign in again.' });
