/** Notifies agents of tickets that are due soon or overdue, once each. */
import type { TenantId, TicketId } from '@parrot/contract/core';
import { defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import { type AgentDirectory, findSession } from '../../conversations/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { type CountedTicket, findTicket, lockTicket } from '../tickets.repository.ts';
import type { TargetRow } from './targets.tables.ts';
import { isMissed } from './ticket-target.policy.ts';
import { saveTarget, targetsOf, ticketsToNotify } from './ticket-targets.repository.ts';

const notifyDueTickets = defineJob<Record<string, never>>('tickets.notifyDue');
const EVERY_MINUTE = '* * * * *';

type Needs = {
  agents: Pick<AgentDirectory, 'idsOfApp'>;
  notifications: Pick<Notifications, 'targetDue'>;
};

export type NotifyDue = {
  /** Schedules the job. */
  start(): Promise<void>;
  /** One run of the job. */
  notifyDue(): Promise<void>;
};

export function createNotifyDue(
  { database, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  { agents, notifications }: Needs,
): NotifyDue {
  /** The assignee; all agents of the app where there is none, or where they no longer work there. */
  const recipientsOf = async (tx: Tx, { tenantId, appId, assigneeId }: CountedTicket) => {
    const ofApp = await agents.idsOfApp(tx, tenantId, appId);
    return assigneeId && ofApp.includes(assigneeId) ? [assigneeId] : ofApp;
  };

  const notifyOf = async (tx: Tx, ticket: CountedTicket, target: TargetRow): Promise<void> => {
    const now = clock.now();
    const { dueAt, warnAt, breachNotifiedAt, warnedAt } = target;
    const isBreach = isMissed(target, now);
    const isDue = isBreach ? !breachNotifiedAt : warnAt !== null && warnAt <= now && !warnedAt;
    if (target.state !== 'running' || !dueAt || !isDue) return;
    await saveTarget(tx, {
      ...target,
      warnedAt: warnedAt ?? now,
      ...(isBreach && { breachNotifiedAt: now }),
    });
    const session = await findSession(tx, ticket.sessionId);
    if (!session) return;
    await notifications.targetDue(tx, {
      tenantId: ticket.tenantId,
      ticketId: ticket.id,
      sessionId: ticket.sessionId,
      recipients: await recipientsOf(tx, ticket),
      isBreach,
      dueAt,
      ticket: `T-${ticket.number}`,
      subject: ticket.subject || session.visitorName,
      target: target.kind,
    });
  };

  /** Checked again under the lock: it may have been answered, solved or merged meanwhile. */
  const notifyOfTicket = (tenantId: TenantId, id: TicketId): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      await lockTicket(tx, id);
      const ticket = await findTicket(tx, id);
      if (!ticket) return;
      for (const target of await targetsOf(tx, id)) await notifyOf(tx, ticket, target);
    });

  const notifyDue = async () => {
    for (const { tenantId, ticketId } of await database.system((tx) => ticketsToNotify(tx, clock.now())))
      await notifyOfTicket(tenantId, ticketId).catch((err: unknown) =>
        log.error({ err, ticketId }, 'notifying about a due ticket failed; retrying'),
      );
  };

  return {
    notifyDue,
    async start() {
      await jobs.work(notifyDueTickets, notifyDue);
      await jobs.schedule(notifyDueTickets, EVERY_MINUTE);
    },
  };
}
