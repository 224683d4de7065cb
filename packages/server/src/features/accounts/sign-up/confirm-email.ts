/**
 * Runs when the owner of an address has proved it; anything a stranger prepared for the address is discarded.
 * Needs a system transaction.
 */
import type { Client, Platform, Tx } from '../../../platform/index.ts';
import { type UserRow, updateUser } from '../../users/index.ts';
import type { EndSessions } from '../sessions/end-sessions.ts';
import { deleteTokensOf } from '../sessions/one-time-tokens.repository.ts';
import type { SignInThrottle } from '../sign-in/sign-in-throttle.ts';
import type { JoinTenant } from '../tenants/join-tenant.ts';

/** The password must come from the person who proved the address; null leaves the account without one. */
type Proof = { passwordHash: string | null; name?: string };

export type ConfirmEmail = (tx: Tx, user: UserRow, proof: Proof, client: Client) => Promise<UserRow>;

type Dependencies = { joinTenant: JoinTenant; endSessions: EndSessions; throttle: SignInThrottle };

export const createConfirmEmail =
  ({ clock }: Pick<Platform, 'clock'>, { joinTenant, endSessions, throttle }: Dependencies): ConfirmEmail =>
  async (tx, user, proof, client) => {
    const now = clock.now();
    const confirmed = { ...user, ...proof, emailVerifiedAt: now };
    await updateUser(tx, user.id, { ...proof, emailVerifiedAt: now });
    await deleteTokensOf(tx, user.id);
    await throttle.reset(tx, user.email, client.ip);
    await endSessions(tx, { userId: user.id }, 'password');
    await joinTenant.afterConfirmation(tx, confirmed, now, client);
    return confirmed;
  };
