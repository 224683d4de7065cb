/** The second factor of a signed-in user. */
import type { secondFactorDetails } from '@parrot/contract/accounts';
import { AppError, type ReplyOf } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import { needsSecondFactor } from '../../tenants/index.ts';
import type { ConfirmPassword } from '../profile/confirm-password.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotpKey,
  findTotpKey,
} from './second-factor.repository.ts';
import type { SecondFactorCodes } from './second-factor-codes.ts';
import type { SecurityNotices } from './security-notices.ts';

type Proof = { code: string; password?: string | undefined };

export type SecondFactorService = {
  details(caller: Caller): Promise<Omit<ReplyOf<typeof secondFactorDetails>, 'status'>>;
  startTotp(caller: Caller): Promise<{ key: string; address: string }>;
  /** Returns the recovery codes. */
  confirmTotp(caller: Caller, proof: Proof): Promise<string[]>;
  removeTotp(caller: Caller, proof: Proof): Promise<void>;
  renewRecoveryCodes(caller: Caller, proof: Proof): Promise<string[]>;
};

type Dependencies = {
  codes: SecondFactorCodes;
  confirmPassword: ConfirmPassword;
  notices: SecurityNotices;
};

export function createSecondFactorService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { codes, confirmPassword, notices }: Dependencies,
): SecondFactorService {
  const isNeeded = async (tx: Tx, { userId }: Caller) =>
    needsSecondFactor(tx, await activeTenantsOf(tx, userId, clock.now()));

  /** By code and password; a session alone is not enough. */
  const prove = async (caller: Caller, { code, password }: Proof) => {
    const user = await confirmPassword(caller, password);
    await codes.useCode(user, { code, ip: caller.client.ip });
    return user;
  };

  return {
    details: (caller) =>
      database.system(async (tx) => ({
        totpSince: (await findTotpKey(tx, caller.userId))?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await countRecoveryCodes(tx, caller.userId),
        isNeeded: await isNeeded(tx, caller),
      })),

    startTotp: ({ userId, emailId }) => codes.newKey({ id: userId, email: emailId }),

    async confirmTotp(caller, { code, password }) {
      const user = await confirmPassword(caller, password);
      const { client } = caller;
      return codes.confirmKey(user, { code, ip: client.ip }, (tx) =>
        notices.add(tx, user, { change: 'secondFactorAdded', client }),
      );
    },

    async removeTotp(caller, proof) {
      if (await database.system((tx) => isNeeded(tx, caller)))
        throw new AppError('bad_input', { message: NEEDED });
      const user = await prove(caller, proof);
      await database.system(async (tx) => {
        await deleteTotpKey(tx, user.id);
        await deleteRecoveryCodes(tx, user.id);
        await notices.add(tx, user, { change: 'secondFactorRemoved', client: caller.client });
      });
    },

    async renewRecoveryCodes(caller, proof) {
      const user = await prove(caller, proof);
      return database.system(async (tx) => {
        await notices.add(tx, user, { change: 'recoveryCodesRenewed', client: caller.client });
        return codes.renewRecoveryCodes(tx, user.id);
      });
    },
  };
}

const NEEDED = 'Your workspace needs a second factor, so you can’t remove it.';
