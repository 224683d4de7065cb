/**
 * Opens a ticket for every conversation handed to agents and keeps it in sync with the session. Idempotent
 * and independent of event order.
 */
import type { Message } from '@parrot/contract/conversations';
import { newId, type TenantId, type TicketId, type UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { findSession, messageAdded, ownerOf, type Session, sessionEvents } from '../conversations/index.ts';
import { readSubject } from './read-subject.ts';
import { needsTicket, type TicketState, ticketStateFrom } from './ticket-state.policy.ts';
import * as repository from './tickets.repository.ts';
import type { TicketsService } from './tickets.service.ts';

export function startTicketSync(
  { bus, database, clock }: Pick<Platform, 'bus' | 'database' | 'clock'>,
  tickets: Pick<TicketsService, 'publishChange'>,
): void {
  const syncTicket = (tenantId: TenantId, id: UserSessionId): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      const session = await findSession(tx, id);
      const events = session ? await sessionEvents(tx, id) : [];
      if (!session || !needsTicket(events)) return;
      const target = ticketStateFrom({ status: session.status, owner: ownerOf(session) }, events);
      const existing = (await repository.findTicketOfSession(tx, id)) ?? (await open(tx, session, target));
      if (existing) await update(tx, session, existing.id, target);
    });

  /** Undefined if it created the ticket, which needs no update then. */
  const open = async (tx: Tx, session: Session, { status, assigneeId }: TicketState) => {
    const { tenantId, appId, conversationId, id: sessionId } = session;
    const last = await repository.lockTicketNumbers(tx, tenantId);
    // Another worker may have created it while this one waited for the lock.
    const existing = await repository.findTicketOfSession(tx, sessionId);
    if (existing) return existing;
    const now = clock.now();
    const id = newId('tkt');
    await repository.insertTicket(tx, {
      id,
      tenantId,
      appId,
      conversationId,
      sessionId,
      number: last + 1,
      subject: await readSubject(tx, sessionId),
      status,
      priority: 'normal',
      assigneeId,
      statusByHand: false,
      assigneeByHand: false,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    });
    await tickets.publishChange(tx, session, id);
    return undefined;
  };

  const update = async (tx: Tx, session: Session, id: TicketId, target: TicketState): Promise<void> => {
    await repository.lockTicket(tx, id);
    const ticket = await repository.findTicket(tx, id);
    if (!ticket) return;
    const subject = ticket.subject || (await readSubject(tx, ticket.sessionId));
    const change = {
      ...(!ticket.statusByHand && target.status !== ticket.status && { status: target.status }),
      ...(!ticket.assigneeByHand &&
        target.assigneeId !== ticket.assigneeId && { assigneeId: target.assigneeId }),
      ...(subject !== ticket.subject && { subject }),
    };
    if (Object.keys(change).length === 0) return;
    await repository.updateTicketRow(tx, id, { ...change, updatedAt: clock.now() });
    await tickets.publishChange(tx, session, id);
  };

  bus.work(
    messageAdded,
    ({ tenantId, payload: { message } }) => syncTicket(tenantId, message.userSessionId),
    ({ message }) => isEvent(message),
  );
}

const isEvent = ({ msgType }: Message): boolean => msgType === 'event';
