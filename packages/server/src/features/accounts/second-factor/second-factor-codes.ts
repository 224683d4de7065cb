/** Sets up and checks codes of authenticator apps, and recovery codes. Guessing is slowed down. */
import { AppError, badField, type UserId } from '@parrot/contract/core';
import { createSeal, type Platform, type Tx } from '../../../platform/index.ts';
import type { UserRow } from '../../users/index.ts';
import type { TotpKeyRow } from '../accounts.tables.ts';
import type { SignInThrottle } from '../sign-in/sign-in-throttle.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import {
  confirmTotpKey,
  findTotpKey,
  replaceRecoveryCodes,
  saveUnconfirmedKey,
  useRecoveryCode,
  useTotpStep,
} from './second-factor.repository.ts';
import { isTotpCode, newTotpKey, stepOfCode, totpAddress } from './totp.ts';

type User = Pick<UserRow, 'id' | 'email'>;
/** `trusted`: a browser that signed in to the account before is counted separately. */
type Attempt = { code: string; ip: string; trusted?: string | undefined };

export type SecondFactorCodes = {
  /** A new key for an authenticator app. It counts once a code confirms it. */
  newKey(user: User): Promise<{ key: string; address: string }>;
  /** Returns the recovery codes. `record` runs in the same transaction. */
  confirmKey(user: User, attempt: Attempt, record: (tx: Tx) => Promise<void>): Promise<string[]>;
  /** Uses up a code of the app or a recovery code; throws if it is wrong. */
  useCode(user: User, attempt: Attempt): Promise<'totp' | 'recoveryCode'>;
  renewRecoveryCodes(tx: Tx, userId: UserId): Promise<string[]>;
};

export function createSecondFactorCodes(
  { database, clock, key: installationKey }: Pick<Platform, 'database' | 'clock' | 'key'>,
  { throttle }: { throttle: SignInThrottle },
): SecondFactorCodes {
  const seal = createSeal(installationKey, 'second factor');
  const stepOf = ({ sealedKey, userId }: TotpKeyRow, code: string) =>
    isTotpCode(code) ? stepOfCode(seal.open(sealedKey, [userId]), code, clock.now()) : undefined;

  /** Whoever gets here knows the password, so strangers can't lock the owner out. */
  const counted = async <Result>(user: User, { ip, trusted }: Attempt, check: () => Promise<Result>) => {
    const attempt = { emailId: user.email, ip, trusted: `second factor ${trusted ?? user.id}` };
    await throttle.countAttempt(attempt);
    const result = await check();
    await throttle.recordSuccess(attempt);
    return result;
  };

  const renewRecoveryCodes = async (tx: Tx, userId: UserId) => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(userId, code)),
    );
    return codes;
  };

  return {
    renewRecoveryCodes,

    async newKey({ id, email }) {
      const key = newTotpKey();
      const sealedKey = seal.close(key, [id]);
      const saved = await database.system((tx) => saveUnconfirmedKey(tx, id, sealedKey, clock.now()));
      if (!saved) throw alreadySetUp();
      return { key, address: totpAddress(key, email) };
    },

    confirmKey: (user, attempt, record) =>
      counted(user, attempt, () =>
        database.system(async (tx) => {
          const row = await findTotpKey(tx, user.id);
          if (!row || row.confirmedAt) throw alreadySetUp();
          const step = stepOf(row, plainCode(attempt.code));
          if (step === undefined) throw wrongCode();
          if (!(await confirmTotpKey(tx, row, step, clock.now()))) throw alreadySetUp();
          await record(tx);
          return renewRecoveryCodes(tx, user.id);
        }),
      ),

    useCode: (user, attempt) =>
      counted(user, attempt, () =>
        database.system(async (tx) => {
          const code = plainCode(attempt.code);
          if (!isTotpCode(code)) {
            if (await useRecoveryCode(tx, user.id, hashRecoveryCode(user.id, code))) return 'recoveryCode';
            throw wrongCode();
          }
          const row = await findTotpKey(tx, user.id);
          const step = row?.confirmedAt ? stepOf(row, code) : undefined;
          if (step === undefined || !(await useTotpStep(tx, user.id, step))) throw wrongCode();
          return 'totp';
        }),
      ),
  };
}

const wrongCode = () =>
  badField('code', 'This code is incorrect or was already used. Enter the one your app shows now.');
const alreadySetUp = () =>
  new AppError('conflict', {
    message: 'Setup was finished or restarted elsewhere. Reload the page.',
  });
