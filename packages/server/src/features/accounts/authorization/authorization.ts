/**
 * Turns access tokens and API keys into callers. Session and rights are read from the store on every call, so a logout, a
 * revoked role or a removal takes effect immediately.
 */
import { AppError } from '@parrot/contract/core';
import type { Authorization, Platform } from '../../../platform/index.ts';
import { mergeGrants } from '../../team/index.ts';
import { createAuthorizeKey } from '../api-keys/authorize-key.ts';
import type { AccessTokens } from './access-token.ts';
import { readAuthorization } from './authorization.repository.ts';

export const createAuthorization = (
  { database, clock, limits }: Pick<Platform, 'database' | 'clock' | 'limits'>,
  accessTokens: AccessTokens,
): Authorization => ({
  authorizeKey: createAuthorizeKey({ database, clock, limits }),
  async authorize(token, client) {
    const claims = await accessTokens.open(token);
    const rows = await database.system((tx) => readAuthorization(tx, claims, clock.now()));
    const [first] = rows;
    if (!first) throw new AppError('unauthenticated');
    const grants = rows.flatMap(({ role }) => role ?? []);
    return { ...claims, name: first.name, emailId: first.emailId, ...mergeGrants(grants), client };
  },
});
