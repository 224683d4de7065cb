/** Guards passwords against guessing, per account and per client address. An unknown account is treated like a known one. */
import { AppError, LIMITS } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { afterTry, secondsToWait } from './sign-in-tries.policy.ts';
import { forgetTries, holdTries, saveTries, takeBackTry } from './sign-in-tries.repository.ts';

export type SignInTries = {
  /** Counts a try before its password is looked at; refuses it where there is a delay to wait for. */
  begin(emailId: string, ip: string): Promise<void>;
  /** The password was right after all. */
  succeeded(emailId: string, ip: string): Promise<void>;
  forget(tx: Tx, emailId: string): Promise<void>;
};

export function createSignInTries({ database, clock }: Pick<Platform, 'database' | 'clock'>): SignInTries {
  return {
    async begin(emailId, ip) {
      const wait = await database.system(async (tx) => {
        const now = clock.now();
        const subjects = [
          { subject: ofAccount(emailId), allowed: LIMITS.wrongTriesBeforeDelay },
          { subject: ofClient(ip), allowed: LIMITS.wrongTriesPerClientBeforeDelay },
        ];
        const held = [];
        for (const entry of subjects) {
          held.push({ ...entry, tries: await holdTries(tx, entry.subject, now) });
        }
        const seconds = Math.max(...held.map(({ tries }) => secondsToWait(tries, now)));
        if (seconds > 0) return seconds;
        for (const { subject, allowed, tries } of held) {
          await saveTries(tx, subject, afterTry(tries, allowed, now));
        }
        return 0;
      });
      if (wait > 0) throw new AppError('too_many', { retryAfterSeconds: wait });
    },
    async succeeded(emailId, ip) {
      await database.system(async (tx) => {
        await forgetTries(tx, ofAccount(emailId));
        // Somebody's own account must not wash clean the address they attack others from.
        await takeBackTry(tx, ofClient(ip), LIMITS.wrongTriesPerClientBeforeDelay);
      });
    },
    forget: (tx, emailId) => forgetTries(tx, ofAccount(emailId)),
  };
}

const ofAccount = (emailId: string) => `account:${emailId}`;
const ofClient = (ip: string) => `client:${ip}`;
