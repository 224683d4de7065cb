/**
 * Opens a ticket for every conversation handed to agents and keeps it in sync with the session. Idempotent
 * and independent of event order.
 */
import type { Message } from '@parrot/contract/conversations';
import { newId, type TenantId, type UserSessionId } from '@parrot/contract/core';
import type { EventCause, Platform, Tx } from '../../platform/index.ts';
import { handoverChanged } from '../assistant/index.ts';
import { messageAdded, ownerOf } from '../conversations/index.ts';
import { userNames } from '../users/index.ts';
import { missingFields } from './fields/ticket-fields.repository.ts';
import { nextDueOf, presentTargets } from './targets/ticket-target.policy.ts';
import type { TicketTargets } from './targets/ticket-targets.ts';
import { readTicketSource, type TicketSource } from './ticket-source.repository.ts';
import { needsTicket, subjectFrom, ticketStateFrom } from './ticket-state.policy.ts';
import * as repository from './tickets.repository.ts';
import type { TicketsService } from './tickets.service.ts';

/** Opens or updates the ticket of a session if that is due. */
export type SyncTicket = (tenantId: TenantId, id: UserSessionId, cause?: EventCause) => Promise<void>;

export function startTicketSync(
  { bus, database, outbox, clock }: Pick<Platform, 'bus' | 'database' | 'outbox' | 'clock'>,
  tickets: Pick<TicketsService, 'publish' | 'publishChange'>,
  targets: TicketTargets,
): SyncTicket {
  const syncTicket: SyncTicket = (tenantId, id, cause) =>
    database.tenant(tenantId, async (tx) => {
      if (cause) outbox.setCause(tx, cause);
      const source = await readTicketSource(tx, id);
      if (!source || !needsTicket(source.events)) return;
      if (!source.ticket) return open(tx, source);
      if (hasChanged(source.ticket, source) || isInOtherGroup(source.ticket, source))
        await update(tx, source, source.ticket);
    });

  /** Fails if another worker opens it at the same time, and is repeated then. */
  const open = async (tx: Tx, source: TicketSource): Promise<void> => {
    const { id: sessionId, tenantId, appId, conversationId, visitorName } = source.session;
    const { status, assigneeId, subject } = derivedFrom(source);
    const { respondedAt } = source;
    const now = clock.now();
    const id = newId('tkt');
    const isMissing = status === 'solved' && (await missingFields(tx, { tenantId, appId, id })).length > 0;
    const opened = {
      id,
      tenantId,
      appId,
      conversationId,
      sessionId,
      subject,
      status: isMissing ? ('open' as const) : status,
      snoozedUntil: null,
      statusAt: now,
      mergedInto: null,
      groupId: source.session.groupId,
      priority: 'normal' as const,
      assigneeId,
      statusByHand: false,
      assigneeByHand: false,
      subjectByHand: false,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    const rows = await targets.ofNewTicket(tx, opened, respondedAt === null ? null : new Date(respondedAt));
    const due = nextDueOf(rows);
    const ticket = await repository.insertTicket(tx, { ...opened, ...due }, rows);
    if (due.dueAt) targets.publishDue(tx, source.session, due);
    const assigneeName = assigneeId ? ((await userNames(tx, [assigneeId])).get(assigneeId) ?? null) : null;
    tickets.publish(tx, {
      ...ticket,
      commentCount: 0,
      fieldValues: {},
      targets: presentTargets(rows),
      visitorName,
      assigneeName,
    });
  };

  /**
   * Checked again under the lock: an agent may have changed the ticket. The revision stays: an agent who edits
   * the ticket right after taking the conversation is not in conflict with anyone.
   */
  const update = async (
    tx: Tx,
    source: TicketSource,
    { id }: Pick<repository.TicketRow, 'id'>,
  ): Promise<void> => {
    await repository.lockTicket(tx, id);
    const ticket = await repository.findTicket(tx, id);
    if (!ticket) return;
    const { status, ...others } = changeOf(ticket, source);
    // An agent fills in required fields and solves the ticket then.
    const isMissing = status === 'solved' && (await missingFields(tx, ticket)).length > 0;
    const change = { ...others, ...(status && !isMissing && { status }) };
    const isChanged = Object.keys(change).length > 0;
    const isMoved = isInOtherGroup(ticket, source);
    if (!isChanged && !isMoved) return;
    const now = clock.now();
    if (isChanged)
      await repository.updateTicketRow(tx, id, {
        ...change,
        ...('status' in change && { statusAt: now }),
        updatedAt: now,
      });
    const isFollowed = 'status' in change || isMoved;
    const isDueChanged = isFollowed && (await targets.follow(tx, source.session, id, { isMoved }));
    if (isChanged || isDueChanged) await tickets.publishChange(tx, source.session, id, { before: ticket });
  };

  bus.work(
    messageAdded,
    ({ tenantId, payload: { message }, cause }) => syncTicket(tenantId, message.userSessionId, cause),
    ({ message }) => isEvent(message),
  );
  bus.work(
    handoverChanged,
    ({ tenantId, payload: { userSessionId } }) => syncTicket(tenantId, userSessionId),
    ({ isTopicChanged }) => isTopicChanged,
  );
  return syncTicket;
}

const derivedFrom = ({ session, events, visitorTexts, correctedTopic }: TicketSource) => ({
  ...ticketStateFrom({ status: session.status, owner: ownerOf(session) }, events),
  subject: subjectFrom(correctedTopic === null ? visitorTexts : [correctedTopic]),
});

/** What an agent has set stays. */
function changeOf(ticket: repository.TicketRow, source: TicketSource) {
  const { status, assigneeId, subject } = derivedFrom(source);
  return {
    ...(!ticket.statusByHand && status !== ticket.status && { status }),
    ...(!ticket.assigneeByHand && assigneeId !== ticket.assigneeId && { assigneeId }),
    ...(subject !== '' && subject !== ticket.subject && isAutomatic(ticket, source) && { subject }),
  };
}

/** The visitor's first words stay the subject unless they correct what it is about. */
const isAutomatic = (ticket: repository.TicketRow, { correctedTopic }: TicketSource): boolean =>
  ticket.subject === '' || (correctedTopic !== null && !ticket.subjectByHand);

const hasChanged = (ticket: repository.TicketRow, source: TicketSource): boolean =>
  Object.keys(changeOf(ticket, source)).length > 0;

/** Its targets count the hours of another group. */
const isInOtherGroup = (ticket: repository.TicketRow, { session }: TicketSource): boolean =>
  ticket.groupId !== session.groupId;

const isEvent = ({ msgType }: Message): boolean => msgType === 'event';
