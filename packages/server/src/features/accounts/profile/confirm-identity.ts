/** Asks signed-in users for their password and second factor before something that can't be undone. */
import { badField, REQUIRED } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { findUser } from '../../users/index.ts';
import { findTotpKey } from '../second-factor/second-factor.repository.ts';
import type { SecondFactorCodes } from '../second-factor/second-factor-codes.ts';
import type { ConfirmPassword } from './confirm-password.ts';

type Proof = { password?: string | undefined; code?: string | undefined };

export type ConfirmIdentity = {
  /** Whether a password, and a code of the user's authenticator app, are needed. */
  needed(caller: Caller): Promise<{ needsPassword: boolean; needsCode: boolean }>;
  /** Throws if the proof is missing or wrong. */
  confirm(caller: Caller, proof: Proof): Promise<void>;
};

export function createConfirmIdentity(
  { database }: Pick<Platform, 'database'>,
  { confirmPassword, codes }: { confirmPassword: ConfirmPassword; codes: Pick<SecondFactorCodes, 'useCode'> },
): ConfirmIdentity {
  const needed = ({ userId }: Caller) =>
    database.system(async (tx) => ({
      needsPassword: Boolean((await findUser(tx, userId))?.passwordHash),
      needsCode: Boolean((await findTotpKey(tx, userId))?.confirmedAt),
    }));
  return {
    needed,
    async confirm(caller, { password, code }) {
      const user = await confirmPassword(caller, password);
      if (!(await needed(caller)).needsCode) return;
      if (code === undefined) throw badField('code', REQUIRED);
      await codes.useCode(user, { code, ip: caller.client.ip });
    },
  };
}
