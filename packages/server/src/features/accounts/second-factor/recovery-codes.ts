/** Codes to sign in without the second factor. Each works once. */
import { randomBytes } from 'node:crypto';
import { LIMITS, type UserId } from '@parrot/contract/core';
import { hashSecretToken } from '../../../platform/index.ts';
import { base32 } from './totp.ts';

/** Sixteen characters, so that a fast hash is enough. */
const BYTES = 10;

/** Such as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: LIMITS.recoveryCodes }, () =>
    (base32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'),
  );

/** Of the code as typed. */
export const hashRecoveryCode = (userId: UserId, code: string): string =>
  hashSecretToken(`recovery code ${userId} ${plainCode(code).toUpperCase()}`);

/** Without the blanks and dashes that people type or copy along. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '');
