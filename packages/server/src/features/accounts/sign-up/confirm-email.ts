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

export type ConfirmEmail = (tx: Tx, person: UserRow, proof: Proof, client: Client) => Promise<UserRow>;

type Needs = { joining: JoinTenant; endSessions: EndSessions; tries: SignInThrottle };

export const createConfirmEmail =
  ({ clock }: Pick<Platform, 'clock'>, { joining, endSessions, tries }: Needs): ConfirmEmail =>
  async (tx, person, proof, client) => {
    const now = clock.now();
    const confirmed = { ...person, ...proof, emailVerifiedAt: now };
    await updateUser(tx, person.id, { ...proof, emailVerifiedAt: now });
    await deleteTokensOf(tx, person.id);
    await tries.reset(tx, person.email, client.ip);
    await endSessions(tx, { userId: person.id }, 'password');
    await joining.afterConfirmation(tx, confirmed, now, client);
    return confirmed;
  };
