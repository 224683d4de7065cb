/** Ends login sessions and emits an event for each, so that their sockets close. */
import type { Platform, Tx } from '../../../platform/index.ts';
import type { EndReason } from '../accounts.tables.ts';
import { loginSessionEnded } from '../accounts.topics.ts';
import { endLoginSessions, type WhichSessions } from './login-sessions.repository.ts';

/** Returns how many were active. */
export type EndSessions = (tx: Tx, which: WhichSessions, reason: EndReason) => Promise<number>;

export const createEndSessions =
  ({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): EndSessions =>
  async (tx, which, reason) => {
    const ended = await endLoginSessions(tx, which, reason, clock.now());
    for (const { id, userId, tenantId } of ended) {
      outbox.write(tx, loginSessionEnded, {
        tenantId,
        key: id,
        payload: { sessionId: id, userId, reason },
      });
    }
    return ended.length;
  };
