/**
 * Opens a ticket for every conversation handed to agents and keeps it in sync with the session. Idempotent
 * and independent of event order.
 */
import type { Message } from '@parrot/contract/conversations';
import { newId, type TenantId, type UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { messageAdded, ownerOf } from '../conversations/index.ts';
import { userNames } from '../users/index.ts';
import { readTicketSource, type TicketSource } from './ticket-source.repository.ts';
import { needsTicket, subjectFrom, ticketStateFrom } from './ticket-state.policy.ts';
import * as repository from './tickets.repository.ts';
import type { TicketsService } from './tickets.service.ts';

export function startTicketSync(
  { bus, database, clock }: Pick<Platform, 'bus' | 'database' | 'clock'>,
  tickets: Pick<TicketsService, 'publish' | 'publishChange'>,
): void {
  const syncTicket = (tenantId: TenantId, id: UserSessionId): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      const source = await readTicketSource(tx, id);
      if (!source || !needsTicket(source.events)) return;
      if (!source.ticket) return open(tx, source);
      if (hasChanged(source.ticket, source)) await update(tx, source, source.ticket);
    });

  /** Fails if another worker opens it at the same time, and is repeated then. */
  const open = async (tx: Tx, source: TicketSource): Promise<void> => {
    const { id: sessionId, tenantId, appId, conversationId, visitorName } = source.session;
    const { status, assigneeId, subject } = derivedFrom(source);
    const now = clock.now();
    const ticket = await repository.insertTicket(tx, {
      id: newId('tkt'),
      tenantId,
      appId,
      conversationId,
      sessionId,
      subject,
      status,
      priority: 'normal',
      assigneeId,
      statusByHand: false,
      assigneeByHand: false,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    });
    const assigneeName = assigneeId ? ((await userNames(tx, [assigneeId])).get(assigneeId) ?? null) : null;
    tickets.publish(tx, { ...ticket, commentCount: 0, visitorName, assigneeName });
  };

  /** Checked again under the lock: an agent may have changed the ticket. */
  const update = async (
    tx: Tx,
    source: TicketSource,
    { id }: Pick<repository.TicketRow, 'id'>,
  ): Promise<void> => {
    await repository.lockTicket(tx, id);
    const ticket = await repository.findTicket(tx, id);
    if (!ticket || !hasChanged(ticket, source)) return;
    await repository.updateTicketRow(tx, id, { ...changeOf(ticket, source), updatedAt: clock.now() });
    await tickets.publishChange(tx, source.session, id);
  };

  bus.work(
    messageAdded,
    ({ tenantId, payload: { message } }) => syncTicket(tenantId, message.userSessionId),
    ({ message }) => isEvent(message),
  );
}

const derivedFrom = ({ session, events, visitorTexts }: TicketSource) => ({
  ...ticketStateFrom({ status: session.status, owner: ownerOf(session) }, events),
  subject: subjectFrom(visitorTexts),
});

/** What an agent has set stays. */
function changeOf(ticket: repository.TicketRow, source: TicketSource) {
  const { status, assigneeId, subject } = derivedFrom(source);
  return {
    ...(!ticket.statusByHand && status !== ticket.status && { status }),
    ...(!ticket.assigneeByHand && assigneeId !== ticket.assigneeId && { assigneeId }),
    ...(ticket.subject === '' && subject !== '' && { subject }),
  };
}

const hasChanged = (ticket: repository.TicketRow, source: TicketSource): boolean =>
  Object.keys(changeOf(ticket, source)).length > 0;

const isEvent = ({ msgType }: Message): boolean => msgType === 'event';
