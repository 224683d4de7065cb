/** The second factor of a signed-in user. */
import type { secondFactorDetails } from '@parrot/contract/accounts';
import { AppError, type ReplyOf } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { lockUser } from '../../users/index.ts';
import { presentPasskey } from '../accounts.present.ts';
import { passkeysOf } from '../passkeys/passkeys.repository.ts';
import type { ConfirmPassword } from '../profile/confirm-password.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotpKey,
  findTotpKey,
  hasSecondFactor,
} from './second-factor.repository.ts';
import type { SecondFactorCodes } from './second-factor-codes.ts';
import { isSecondFactorNeeded, SECOND_FACTOR_NEEDED } from './second-factor-step.ts';
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
  /** By code and password; a session alone is not enough. */
  const prove = async (caller: Caller, { code, password }: Proof) => {
    const user = await confirmPassword(caller, password);
    await codes.useCode(user, { code, ip: caller.client.ip });
    return user;
  };

  return {
    details: ({ userId }) =>
      database.system(async (tx) => ({
        totpSince: (await findTotpKey(tx, userId))?.confirmedAt?.toISOString() ?? null,
        passkeys: (await passkeysOf(tx, userId)).map(presentPasskey),
        recoveryCodesLeft: await countRecoveryCodes(tx, userId),
        isNeeded: await isSecondFactorNeeded(tx, userId, clock.now()),
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
      const { userId, client } = caller;
      const refuseIfNeeded = async (tx: Tx, isOnly: boolean) => {
        if (isOnly && (await isSecondFactorNeeded(tx, userId, clock.now())))
          throw new AppError('bad_input', { message: SECOND_FACTOR_NEEDED });
      };
      // Before a code is used up for nothing, and again when it is done, which rolls back.
      await database.system(async (tx) => refuseIfNeeded(tx, (await passkeysOf(tx, userId)).length === 0));
      const user = await prove(caller, proof);
      await database.system(async (tx) => {
        await lockUser(tx, userId);
        await deleteTotpKey(tx, userId);
        const isOnly = !(await hasSecondFactor(tx, userId));
        await refuseIfNeeded(tx, isOnly);
        if (isOnly) await deleteRecoveryCodes(tx, userId);
        await notices.add(tx, user, { change: 'secondFactorRemoved', client });
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
