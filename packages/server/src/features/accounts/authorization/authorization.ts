/**
 * Opens access tokens. The token only says who it was made for; whether the session lives and what the person may do
 * is read from the store each time, so that a logout, a role taken away or a removal acts at once.
 */
import { AppError } from '@parrot/contract/core';
import type { Gate, Platform } from '../../../platform/index.ts';
import { mergeGrants } from '../../team/index.ts';
import type { AccessTokens } from './access-token.ts';
import { readStanding } from './authorization.repository.ts';

export const createGate = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  accessTokens: AccessTokens,
): Gate => ({
  async open(token, client) {
    const claims = await accessTokens.open(token);
    const rows = await database.system((tx) => readStanding(tx, claims, clock.now()));
    const [first] = rows;
    if (!first) throw new AppError('unauthenticated');
    const grants = rows.flatMap(({ role }) => role ?? []);
    return { ...claims, name: first.name, emailId: first.emailId, ...mergeGrants(grants), client };
  },
});
