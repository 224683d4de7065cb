/** Leads from the login page into the application, or to the second factor: a one-time token in a URL. */
import type { UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { secondFactorStep } from '../second-factor/second-factor-step.ts';
import { issueToken } from '../sessions/one-time-tokens.repository.ts';
import { redirectAddress, secondFactorAddress } from './redirect.policy.ts';

export type LoginRedirects = {
  /** For a user who gave one factor, whichever it is: every way to sign in leads through here. */
  issue(tx: Tx, userId: UserId, page?: string | undefined): Promise<string>;
  /** For a user who gave the second factor too. */
  issueProven(tx: Tx, userId: UserId, page: string | undefined): Promise<string>;
};

export function createLoginRedirects({
  clock,
  publicUrl,
}: Pick<Platform, 'clock' | 'publicUrl'>): LoginRedirects {
  const issueProven: LoginRedirects['issueProven'] = async (tx, userId, page) => {
    const token = await issueToken(tx, 'redirect', userId, clock.now());
    return redirectAddress(publicUrl(), { token, userId, page });
  };
  return {
    issueProven,
    async issue(tx, userId, page) {
      const now = clock.now();
      if (!(await secondFactorStep(tx, userId, now))) return issueProven(tx, userId, page);
      const token = await issueToken(tx, 'secondFactor', userId, now);
      return secondFactorAddress(publicUrl(), { token, page });
    },
  };
}
