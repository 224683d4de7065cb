/** Opens tickets again that waited for the visitor or for a time. Idempotent. */
import type { ConversationId, TenantId, TicketId } from '@parrot/contract/core';
import { defineJob, type Platform, type Tx } from '../../platform/index.ts';
import { findSession, isEnded, messageAdded, type Session } from '../conversations/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { TicketTargets } from './targets/ticket-targets.ts';
import * as repository from './tickets.repository.ts';
import type { TicketsService } from './tickets.service.ts';
import { answeredTickets, dueTickets, isAnswered, waitingTicketsOf } from './waiting-tickets.repository.ts';

const reopenWaitingTickets = defineJob<Record<string, never>>('tickets.reopenWaiting');
const EVERY_MINUTE = '* * * * *';

type Needs = {
  tickets: Pick<TicketsService, 'publishChange'>;
  targets: Pick<TicketTargets, 'follow'>;
  notifications: Pick<Notifications, 'snoozeEnded'>;
};

export type ReopenTickets = {
  /** Schedules the job. */
  start(): Promise<void>;
  /** One run of the job. */
  reopenDue(): Promise<void>;
};

export function createReopenTickets(
  { bus, database, clock, jobs, log }: Pick<Platform, 'bus' | 'database' | 'clock' | 'jobs' | 'log'>,
  { tickets, targets, notifications }: Needs,
): ReopenTickets {
  const isDue = ({ status, snoozedUntil }: repository.TicketRow): boolean =>
    status === 'snoozed' && snoozedUntil !== null && snoozedUntil <= clock.now();

  /** Checked again under the lock: an agent may have changed the ticket meanwhile. */
  const reopen = async (tx: Tx, id: TicketId): Promise<void> => {
    await repository.lockTicket(tx, id);
    const ticket = await repository.findTicket(tx, id);
    const session = ticket && (await findSession(tx, ticket.sessionId));
    if (!ticket || !session) return;
    const isAnsweredNow = await isAnswered(tx, id);
    if (!isAnsweredNow && !isDue(ticket)) return;
    const now = clock.now();
    await repository.updateTicketRow(tx, id, {
      status: 'open',
      snoozedUntil: null,
      statusAt: now,
      // The ticket of an ended session would be solved with the next event.
      statusByHand: isEnded(session.status),
      updatedAt: now,
    });
    await targets.follow(tx, session, id);
    if (!isAnsweredNow) await notifyAssignee(tx, ticket, session);
    await tickets.publishChange(tx, session, id, { before: ticket });
  };

  const notifyAssignee = async (tx: Tx, ticket: repository.TicketRow, { visitorName }: Session) => {
    const { id: ticketId, tenantId, assigneeId, snoozedUntil: until, sessionId, number, subject } = ticket;
    if (!assigneeId || !until) return;
    const details = { ticket: `T-${number}`, subject: subject || visitorName, visitorName };
    await notifications.snoozeEnded(tx, { tenantId, ticketId, assigneeId, until, sessionId, ...details });
  };

  const reopenOf = (tenantId: TenantId, conversationId: ConversationId): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      for (const id of await waitingTicketsOf(tx, conversationId)) await reopen(tx, id);
    });

  // Conversations with a bot are left to the job, so that bots answer without further work.
  bus.work(
    messageAdded,
    ({ tenantId, payload: { message } }) => reopenOf(tenantId, message.conversationId),
    ({ message, session }) => message.userType === 'visitor' && session.status !== 'INPROGRESS',
  );

  const reopenDue = async () => {
    const found = await database.system(async (tx) => [
      ...(await dueTickets(tx, clock.now())),
      ...(await answeredTickets(tx)),
    ]);
    for (const { tenantId, id } of found)
      await database
        .tenant(tenantId, (tx) => reopen(tx, id))
        .catch((err: unknown) => log.error({ err, ticketId: id }, 'reopening a ticket failed; retrying'));
  };

  return {
    reopenDue,
    async start() {
      await jobs.work(reopenWaitingTickets, reopenDue);
      await jobs.schedule(reopenWaitingTickets, EVERY_MINUTE);
    },
  };
}
