/** What tickets learn from conversations: an agent's first message. Idempotent. */
import type { TenantId, UserSessionId } from '@parrot/contract/core';
import { dueChanged } from '@parrot/contract/tickets';
import type { Platform } from '../../../platform/index.ts';
import { findSession, messageAdded } from '../../conversations/index.ts';
import { lockTicket } from '../tickets.repository.ts';
import type { TicketsService } from '../tickets.service.ts';
import { ticketDueChanged } from './targets.topics.ts';
import { awaitingResponse } from './ticket-targets.repository.ts';
import type { TicketTargets } from './ticket-targets.ts';

export function startTargetListeners(
  { bus, channels, database }: Pick<Platform, 'bus' | 'channels' | 'database'>,
  { targets, tickets }: { targets: TicketTargets; tickets: Pick<TicketsService, 'publishChange'> },
): void {
  const responded = (tenantId: TenantId, sessionId: UserSessionId, respondedAt: Date): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      const ticketId = await awaitingResponse(tx, sessionId);
      if (!ticketId) return;
      await lockTicket(tx, ticketId);
      const session = await findSession(tx, sessionId);
      if (session && (await targets.follow(tx, session, ticketId, { respondedAt })))
        await tickets.publishChange(tx, session, ticketId);
    });

  bus.work(
    messageAdded,
    ({ tenantId, payload: { message } }) =>
      responded(tenantId, message.userSessionId, new Date(message.time)),
    ({ message }) => message.userType === 'agent' && message.event === null,
  );
  bus.listen(ticketDueChanged, ({ payload: { rooms, ...payload } }) =>
    channels.push(dueChanged, rooms, payload),
  );
}
