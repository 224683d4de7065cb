/** Tickets and their comments. A ticket is visible to everyone who may see its conversation. */
import {
  AppError,
  type CommentId,
  LIMITS,
  newId,
  type TicketId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import type { Ticket, TicketComment, TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { AgentDirectory, Session } from '../conversations/index.ts';
import { grantVisibility, requireVisible, visibilityOf } from '../desk/index.ts';
import type { AppHours } from '../hours/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { deskMemberIds } from '../team/index.ts';
import { userNames } from '../users/index.ts';
import { changeFieldValues, type FieldChange, requireFilledIn } from './fields/change-field-values.ts';
import { readSubject } from './read-subject.ts';
import { snoozeFrom } from './snooze.policy.ts';
import type { TicketTargets } from './targets/ticket-targets.ts';
import { type NamedTicket, presentComment, presentTicket } from './tickets.present.ts';
import * as repository from './tickets.repository.ts';
import type { CommentRow } from './tickets.tables.ts';
import { ticketChanged } from './tickets.topics.ts';

type RequestedFields = {
  subject?: string | undefined;
  status?: TicketStatus | undefined;
  snoozedUntil?: string | undefined;
  priority?: TicketPriority | undefined;
  assigneeId?: UserId | null | undefined;
  /** Unassigns it; the agent who takes the conversation next becomes the assignee. */
  followsOwner?: boolean | undefined;
  fieldValues?: readonly FieldChange[] | undefined;
};
type TicketChange = RequestedFields & { ticketId: TicketId; revision: number };
type CommentDraft = { value: string; mentions: readonly UserId[] };

type Published = {
  comment?: TicketComment | null;
  /** The ticket before the change. */
  before?: Pick<repository.TicketRow, 'status' | 'priority'> | undefined;
};

export type TicketsService = ReturnType<typeof createTicketsService>;
export type TicketNeeds = {
  hours: Pick<AppHours, 'ofConversation'>;
  agents: Pick<AgentDirectory, 'idsOfApp'>;
  apps: Pick<Apps, 'visibleAppIds' | 'appMemberIds'>;
  notifications: Pick<Notifications, 'mention' | 'snoozeEnded' | 'targetDue'>;
};

export function createTicketsService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps, notifications, targets }: Pick<TicketNeeds, 'apps' | 'notifications'> & { targets: TicketTargets },
) {
  const requireVisibleSession = async (tx: Tx, caller: Caller, id: UserSessionId) =>
    requireVisible(tx, await visibilityOf(tx, caller, apps), id);

  const requireTicket = async (tx: Tx, caller: Caller, id: TicketId) => {
    const found = await repository.findTicket(tx, id);
    if (!found) throw new AppError('not_found');
    const session = await requireVisibleSession(tx, caller, found.sessionId);
    return { session, ticket: await withNames(tx, found, session) };
  };

  /** Publishes the current state of a ticket to everyone who has its conversation open. */
  const publishChange = async (
    tx: Tx,
    session: Pick<Session, 'visitorName'>,
    id: TicketId,
    { comment = null, before }: Published = {},
  ): Promise<Ticket> => {
    const row = await repository.findTicket(tx, id);
    if (!row) throw new AppError('not_found');
    return publish(tx, await withNames(tx, row, session), { comment, before });
  };

  const publish = (tx: Tx, named: NamedTicket, { comment = null, before }: Published = {}): Ticket => {
    const ticket = presentTicket(named);
    const { tenantId, conversationId, status, priority } = named;
    const isMoved = before && (before.status !== status || before.priority !== priority);
    const payload = {
      conversationId,
      ticket,
      comment,
      ...(isMoved && { before: { status: before.status, priority: before.priority } }),
    };
    outbox.write(tx, ticketChanged, { tenantId, key: conversationId, payload });
    return ticket;
  };

  /** Everyone with desk access to the app, away or not. */
  const deskMembers = async (tx: Tx, { tenantId, appId }: NamedTicket): Promise<Set<UserId>> =>
    new Set(await deskMemberIds(tx, tenantId, await apps.appMemberIds(tx, appId), clock.now()));

  const resolveMentions = async (tx: Tx, ticket: NamedTicket, userIds: readonly UserId[]) => {
    const distinctIds = [...new Set(userIds)];
    if (distinctIds.length === 0) return [];
    const members = await deskMembers(tx, ticket);
    if (!distinctIds.every((id) => members.has(id))) throw notDeskMember('mentions');
    const names = await userNames(tx, distinctIds);
    return distinctIds.map((userId) => ({ userId, name: names.get(userId) ?? '' }));
  };

  const notifyMentioned = async (
    tx: Tx,
    caller: Caller,
    ticket: NamedTicket,
    { id, value, mentions }: CommentRow,
  ) => {
    const recipients = mentions.map(({ userId }) => userId);
    await grantVisibility(tx, { tenantId: ticket.tenantId, id: ticket.sessionId }, recipients);
    await notifications.mention(tx, {
      tenantId: ticket.tenantId,
      byUserId: caller.userId,
      byName: caller.name,
      recipients,
      about: `T-${ticket.number} ${presentTicket(ticket).subject}`,
      text: value,
      link: `/home/desk/chats?session=${ticket.sessionId}`,
      sessionId: ticket.sessionId,
      cause: id,
    });
  };

  /** Changes a ticket. With `revision`, it is refused if another user has changed it since. */
  const apply = async (
    tx: Tx,
    caller: Caller,
    ticketId: TicketId,
    requested: RequestedFields,
    revision?: number,
  ) => {
    await repository.lockTicket(tx, ticketId);
    return applyTo(tx, await requireTicket(tx, caller, ticketId), requested, revision);
  };

  const applyTo = async (
    tx: Tx,
    { ticket: before, session }: { ticket: NamedTicket; session: Session },
    requested: RequestedFields,
    revision?: number,
  ) => {
    const ticketId = before.id;
    const { fieldValues = [] } = requested;
    if (revision !== undefined && before.revision !== revision) throw new AppError('conflict');
    if (before.mergedInto) throw new AppError('conflict', { message: MERGED });
    const now = clock.now();
    const change = { ...changeFrom(before, requested), ...snoozeFrom(before, requested, now) };
    const hasNewValues = await changeFieldValues(tx, before, fieldValues);
    const isEdited = Object.keys(change).length > 0;
    if (!isEdited && !hasNewValues)
      return { before, session, isChanged: false, after: presentTicket(before) };
    if (change.status === 'solved') await requireFilledIn(tx, before);
    const { assigneeId } = change;
    if (assigneeId && !(await deskMembers(tx, before)).has(assigneeId)) throw notDeskMember('assigneeId');
    await repository.updateTicketRow(tx, ticketId, {
      ...change,
      ...(change.status !== undefined && { statusByHand: true, statusAt: now }),
      ...(assigneeId !== undefined && !requested.followsOwner && { assigneeByHand: true }),
      ...(change.subject !== undefined && { subjectByHand: true }),
      // Own fields are compared one by one, so that agents can fill in different ones at once.
      ...(isEdited && { revision: before.revision + 1 }),
      updatedAt: now,
    });
    if (change.status !== undefined || change.priority !== undefined)
      await targets.follow(tx, session, ticketId, { byRules: change.priority !== undefined });
    const after = await publishChange(tx, session, ticketId, { before });
    return { before, session, isChanged: true, after };
  };

  return {
    details: (caller: Caller, id: UserSessionId): Promise<Ticket | null> =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await requireVisibleSession(tx, caller, id);
        const found = await repository.findTicketOfSession(tx, id);
        return found ? presentTicket(await withNames(tx, found, session)) : null;
      }),

    update: (caller: Caller, { ticketId, revision, ...requested }: TicketChange): Promise<Ticket> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { after } = await apply(tx, caller, ticketId, requested, revision);
        return after;
      }),

    /** In the caller's transaction. */
    changeOfSession: async (
      tx: Tx,
      caller: Caller,
      id: UserSessionId,
      requested: RequestedFields,
    ): Promise<Ticket> => {
      const found = await repository.findTicketOfSession(tx, id);
      if (!found) throw new AppError('conflict', { message: NO_TICKET });
      return (await apply(tx, caller, found.id, requested)).after;
    },
    setField: (
      caller: Caller,
      { ticketId, ...change }: FieldChange & { ticketId: TicketId },
    ): Promise<Ticket> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { after } = await apply(tx, caller, ticketId, { fieldValues: [change] });
        return after;
      }),

    comments: (caller: Caller, id: TicketId): Promise<TicketComment[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        await requireTicket(tx, caller, id);
        return (await repository.listComments(tx, id, LIMITS.commentsShown)).map(presentComment);
      }),

    addComment: (caller: Caller, id: TicketId, { value, mentions }: CommentDraft): Promise<TicketComment> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { ticket, session } = await requireTicket(tx, caller, id);
        const row: CommentRow = {
          id: newId('cmt'),
          tenantId: caller.tenantId,
          ticketId: id,
          authorId: caller.userId,
          authorName: caller.name,
          value,
          mentions: await resolveMentions(tx, ticket, mentions),
          createdAt: clock.now(),
          editedAt: null,
        };
        await repository.insertComment(tx, row);
        await notifyMentioned(tx, caller, ticket, row);
        const comment = presentComment(row);
        await publishChange(tx, session, id, { comment });
        return comment;
      }),

    /** Notifies members who are mentioned for the first time. */
    updateComment: (
      caller: Caller,
      id: CommentId,
      { value, mentions }: CommentDraft,
    ): Promise<TicketComment> =>
      database.tenant(caller.tenantId, async (tx) => {
        const before = await repository.findComment(tx, id);
        if (!before) throw new AppError('not_found');
        const { ticket, session } = await requireTicket(tx, caller, before.ticketId);
        if (before.authorId !== caller.userId)
          throw new AppError('permission_denied', { message: 'Only the author can edit this comment.' });
        const row = {
          ...before,
          value,
          mentions: await resolveMentions(tx, ticket, mentions),
          editedAt: clock.now(),
        };
        await repository.updateCommentRow(tx, id, row);
        await notifyMentioned(tx, caller, ticket, row);
        const comment = presentComment(row);
        await publishChange(tx, session, before.ticketId, { comment });
        return comment;
      }),

    /** Changes the ticket of a session without a caller, for a rule. False if there was nothing to change. */
    changeByRule: async (tx: Tx, session: Session, requested: RequestedFields): Promise<boolean> => {
      const found = await repository.findTicketOfSession(tx, session.id);
      if (!found) throw new AppError('conflict', { message: NO_TICKET });
      await repository.lockTicket(tx, found.id);
      const locked = (await repository.findTicket(tx, found.id)) ?? found;
      const ticket = await withNames(tx, locked, session);
      return (await applyTo(tx, { ticket, session }, requested)).isChanged;
    },

    apply,
    requireTicket,
    publish,
    publishChange,
  };
}

/** A ticket opened before the visitor's first message takes its subject from the messages that follow. */
async function withNames(
  tx: Tx,
  ticket: repository.CountedTicket,
  { visitorName }: Pick<Session, 'visitorName'>,
): Promise<NamedTicket> {
  const { assigneeId } = ticket;
  const assigneeName = assigneeId ? ((await userNames(tx, [assigneeId])).get(assigneeId) ?? null) : null;
  const subject = ticket.subject || (await readSubject(tx, ticket.sessionId));
  return { ...ticket, subject, assigneeName, visitorName };
}

function changeFrom(before: NamedTicket, requested: RequestedFields) {
  const { subject, status, priority, followsOwner } = requested;
  const assigneeId = followsOwner ? null : requested.assigneeId;
  return {
    ...(subject !== undefined && subject !== before.subject && { subject }),
    ...(status !== undefined && status !== 'snoozed' && status !== before.status && { status }),
    ...(priority !== undefined && priority !== before.priority && { priority }),
    ...(assigneeId !== undefined && assigneeId !== before.assigneeId && { assigneeId }),
    ...(followsOwner && before.assigneeByHand && { assigneeByHand: false }),
  };
}

const NO_TICKET = 'This conversation has no ticket yet.';
const MERGED = 'This ticket was merged into another one. Open that one instead.';

const notDeskMember = (field: string) =>
  new AppError('bad_input', {
    fields: { [field]: 'Please choose someone who has access to this app’s chats.' },
  });
