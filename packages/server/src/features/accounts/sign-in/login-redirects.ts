/** Leads from the login page into the application: a one-time token in a URL. */
import type { UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { issueToken } from '../sessions/one-time-tokens.repository.ts';
import { redirectAddress } from './redirect.policy.ts';

export type LoginRedirects = {
  issue(tx: Tx, userId: UserId, page?: string | undefined): Promise<string>;
};

export const createLoginRedirects = ({
  clock,
  publicUrl,
}: Pick<Platform, 'clock' | 'publicUrl'>): LoginRedirects => ({
  async issue(tx, userId, page) {
    const token = await issueToken(tx, 'redirect', userId, clock.now());
    return redirectAddress(publicUrl(), { token, userId, page });
  },
});
