/** Returns transfer offers without an answer in time to the agent who made them. */
import { type ConversationId, LIMITS, type TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { overdueOffers, type UnitOfWork } from '../../conversations/index.ts';

export function createReturnExpiredOffers(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  unitOfWork: UnitOfWork,
): () => Promise<void> {
  /** Checked again under the lock: the offer may have been answered meanwhile. */
  const returnOne = (tenantId: TenantId, conversationId: ConversationId) =>
    database.tenant(tenantId, (tx) =>
      unitOfWork(tx, conversationId, (locked) => {
        const offer = locked.session?.transfer;
        if (!offer || new Date(offer.until) > locked.now) return;
        locked.update({ transfer: null });
        const to = { id: offer.toAgentId, name: offer.toAgentName };
        const reason = `No answer within ${LIMITS.transferSeconds} seconds.`;
        locked.addEvent('transfer-returned', to, { target: offer.byAgentName, reason });
      }),
    );

  return async () => {
    const overdue = await database.system((tx) => overdueOffers(tx, clock.now()));
    for (const { tenantId, conversationId } of overdue)
      await returnOne(tenantId, conversationId).catch((err: unknown) =>
        log.error({ err, conversationId }, 'returning an expired offer failed; retrying'),
      );
  };
}
