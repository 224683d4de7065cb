/** Once a night, what has long been over is taken out: ended sessions, used-up tokens, forgiven tries, ended quotas. */
import { LIMITS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../platform/index.ts';
import { deleteSessionsOverBefore } from './sessions/login-sessions.repository.ts';
import { deleteTokensBefore } from './sessions/one-time-tokens.repository.ts';
import { deleteTriesBefore } from './sign-in/sign-in-throttle.repository.ts';

const tidyUpAccounts = defineJob<Record<string, never>>('accounts.tidyUp');
const EVERY_NIGHT = '17 3 * * *';
const DAY_MS = 86_400_000;

export async function startTidyingUp({
  database,
  clock,
  jobs,
  quotas,
}: Pick<Platform, 'database' | 'clock' | 'jobs' | 'quotas'>): Promise<void> {
  await jobs.work(tidyUpAccounts, () => tidyUp({ database, clock, quotas }));
  await jobs.schedule(tidyUpAccounts, EVERY_NIGHT);
}

export async function tidyUp({
  database,
  clock,
  quotas,
}: Pick<Platform, 'database' | 'clock' | 'quotas'>): Promise<void> {
  const now = clock.now().getTime();
  await database.system(async (tx) => {
    await deleteSessionsOverBefore(tx, new Date(now - LIMITS.refreshTokenDays * DAY_MS));
    await deleteTokensBefore(tx, new Date(now - DAY_MS));
    await deleteTriesBefore(tx, new Date(now - DAY_MS));
  });
  await quotas.deleteEnded();
}
