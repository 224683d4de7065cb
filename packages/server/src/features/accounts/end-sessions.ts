/** Ends login sessions, and tells so, that what they hold open closes. */
import type { LoginSessionId, UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import type { EndReason } from './accounts.tables.ts';
import { loginSessionEnded } from './accounts.topics.ts';
import { endLoginSessions } from './login-sessions.repository.ts';

export type EndSessions = (
  tx: Tx,
  which: { sessionId: LoginSessionId } | { userId: UserId },
  reason: EndReason,
) => Promise<void>;

export const createEndSessions =
  ({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): EndSessions =>
  async (tx, which, reason) => {
    for (const { id, userId, tenantId } of await endLoginSessions(tx, which, reason, clock.now())) {
      outbox.write(tx, loginSessionEnded, {
        tenantId,
        key: id,
        payload: { sessionId: id, userId, reason },
      });
    }
  };
