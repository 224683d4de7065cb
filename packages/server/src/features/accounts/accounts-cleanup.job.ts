/** Deletes ended sessions, expired tokens, long expired API keys, old sign-in attempts and ended quotas once a night. */
import { DAY_MS, LIMITS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../platform/index.ts';
import { deleteApiKeysExpiredBefore } from './api-keys/api-keys.repository.ts';
import { deleteChallengesBefore } from './passkeys/passkeys.repository.ts';
import { deleteSessionsEndedBefore } from './sessions/login-sessions.repository.ts';
import { deleteTokensBefore } from './sessions/one-time-tokens.repository.ts';
import { deleteAttemptsBefore } from './sign-in/sign-in-throttle.repository.ts';

const accountsCleanup = defineJob<Record<string, never>>('accounts.tidyUp');
const EVERY_NIGHT = '17 3 * * *';
/** How long an expired key stays in the list, to explain why a script stopped. */
const EXPIRED_KEY_DAYS = 30;

export async function startAccountsCleanup({
  database,
  clock,
  jobs,
  quotas,
}: Pick<Platform, 'database' | 'clock' | 'jobs' | 'quotas'>): Promise<void> {
  await jobs.work(accountsCleanup, () => cleanUpAccounts({ database, clock, quotas }));
  await jobs.schedule(accountsCleanup, EVERY_NIGHT);
}

export async function cleanUpAccounts({
  database,
  clock,
  quotas,
}: Pick<Platform, 'database' | 'clock' | 'quotas'>): Promise<void> {
  const now = clock.now().getTime();
  await database.system(async (tx) => {
    await deleteSessionsEndedBefore(tx, new Date(now - LIMITS.refreshTokenDays * DAY_MS));
    await deleteTokensBefore(tx, new Date(now - DAY_MS));
    await deleteChallengesBefore(tx, new Date(now));
    await deleteApiKeysExpiredBefore(tx, new Date(now - EXPIRED_KEY_DAYS * DAY_MS));
    await deleteAttemptsBefore(tx, new Date(now - DAY_MS));
  });
  await quotas.deleteEnded();
}
