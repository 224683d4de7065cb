/**
 * Turns API keys into callers. Key, membership and rights are read from the store on every call, so a revocation,
 * a removal or a lost role takes effect immediately.
 */
import { API_KEY_PREFIX, AppError, LIMITS, MINUTE_MS, newId } from '@parrot/contract/core';
import { type Authorization, hashSecretToken, type Platform } from '../../../platform/index.ts';
import { grantsOf, mergeGrants } from '../../team/index.ts';
import { needsSecondFactor } from '../../tenants/index.ts';
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts';
import { findUsableApiKey, setLastUsed } from './api-keys.repository.ts';

const SECRET = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`);
const CREATOR_LACKS_SECOND_FACTOR =
  'This workspace requires two-factor authentication. This key works again once its creator has set it up.';
const LIMIT_REACHED = 'This API key made too many requests. Please try again in a minute.';

export function createAuthorizeKey({
  database,
  clock,
  limits,
}: Pick<Platform, 'database' | 'clock' | 'limits'>): Authorization['authorizeKey'] {
  const calls = limits.perMinute('api-keys', LIMITS.apiKeys.callsPerMinute);

  const read = (secret: string) =>
    database.system(async (tx) => {
      const now = clock.now();
      const key = await findUsableApiKey(tx, hashSecretToken(secret), now);
      if (!key) throw new AppError('unauthenticated', { message: INVALID });
      if ((await needsSecondFactor(tx, [key.tenantId])) && !(await hasSecondFactor(tx, key.userId)))
        throw new AppError('permission_denied', { message: CREATOR_LACKS_SECOND_FACTOR });
      if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= MINUTE_MS)
        await setLastUsed(tx, key.id, now);
      const granted = await grantsOf(tx, key.tenantId, [key.userId]);
      return { key, granted: granted.get(key.userId) ?? mergeGrants([]) };
    });

  return async (secret, client) => {
    if (!SECRET.test(secret)) throw new AppError('unauthenticated', { message: INVALID });
    const { key, granted } = await read(secret);
    if (!(await calls.take(key.id)))
      throw new AppError('too_many', { message: LIMIT_REACHED, retryAfterSeconds: 60 });
    const { userId, tenantId, name, emailId, scopes } = key;
    const caller = { sessionId: newId('ses'), userId, tenantId, name, emailId, ...granted, client };
    return { caller, scopes };
  };
}

const INVALID = 'This API key is invalid or has expired.';
