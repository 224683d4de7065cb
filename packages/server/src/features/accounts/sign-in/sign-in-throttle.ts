/**
 * Slows down password guessing. Unknown browsers are counted per account and address, per address, and per
 * account over all addresses; a browser that signed in before is counted separately, so that strangers can't
 * lock its owner out.
 */
import { AppError, LIMITS } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { afterAttempt, secondsToWait } from './sign-in-throttle.policy.ts';
import { deleteAttempts, lockAttempts, revertAttempt, saveAttempts } from './sign-in-throttle.repository.ts';

/**
 * An account, which may not exist, and a client address; `trusted` identifies a browser or session that
 * authenticated before.
 */
type Attempt = { emailId: string; ip: string; trusted?: string | undefined };

export type SignInThrottle = {
  /** Counts an attempt before the password is checked; throws while a delay is running. */
  countAttempt(attempt: Attempt): Promise<void>;
  /** The password was right. */
  recordSuccess(attempt: Attempt): Promise<void>;
  /** The owner proved the address by mail. */
  reset(tx: Tx, emailId: string, ip: string): Promise<void>;
};

export function createSignInThrottle({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): SignInThrottle {
  return {
    async countAttempt(attempt) {
      const refusal = await database.system(async (tx) => {
        const now = clock.now();
        const locked = [];
        for (const entry of subjectsOf(attempt))
          locked.push({ ...entry, attempts: await lockAttempts(tx, entry.subject, now) });
        const waits = locked.map(({ attempts, subject }) => ({
          subject,
          seconds: secondsToWait(attempts, now),
        }));
        const longest = waits.reduce((most, wait) => (wait.seconds > most.seconds ? wait : most));
        if (longest.seconds > 0) return longest;
        for (const { subject, allowed, attempts } of locked)
          await saveAttempts(tx, subject, afterAttempt(attempts, allowed, now));
        return undefined;
      });
      if (!refusal) return;
      const isOwnersWait = refusal.subject === ofAccount(attempt.emailId);
      throw new AppError('too_many', {
        retryAfterSeconds: refusal.seconds,
        ...(isOwnersWait && { message: TRY_PASSWORD_RESET }),
      });
    },
    async recordSuccess(attempt) {
      await database.system(async (tx) => {
        for (const { subject, allowed, keepsCount } of subjectsOf(attempt)) {
          if (keepsCount) await revertAttempt(tx, subject, allowed);
          else await deleteAttempts(tx, subject);
        }
      });
    },
    async reset(tx, emailId, ip) {
      await deleteAttempts(tx, ofAccount(emailId));
      await deleteAttempts(tx, ofAccountFrom(emailId, ip));
    },
  };
}

const TRY_PASSWORD_RESET =
  'Too many attempts. Wait a moment, or choose “Forgot password?” to sign in by email.';

/**
 * `keepsCount`: one success must not clear the failed attempts of others, or of the same client on other
 * accounts.
 */
type Subject = { subject: string; allowed: number; keepsCount?: boolean };

function subjectsOf({ emailId, ip, trusted }: Attempt): Subject[] {
  if (trusted) return [{ subject: `trusted:${trusted}`, allowed: LIMITS.wrongTriesBeforeDelay }];
  return [
    { subject: ofAccount(emailId), allowed: LIMITS.wrongTriesOfStrangersBeforeDelay, keepsCount: true },
    { subject: ofAccountFrom(emailId, ip), allowed: LIMITS.wrongTriesBeforeDelay },
    { subject: `client:${ip}`, allowed: LIMITS.wrongTriesPerClientBeforeDelay, keepsCount: true },
  ];
}

const ofAccount = (emailId: string) => `account:${emailId}`;
const ofAccountFrom = (emailId: string, ip: string) => `account:${emailId} from ${ip}`;
