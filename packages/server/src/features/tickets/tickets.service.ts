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
import type { Session } from '../conversations/index.ts';
import { grantVisibility, requireVisible, visibilityOf } from '../desk/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { deskMemberIds } from '../team/index.ts';
import { userNames } from '../users/index.ts';
import { readSubject } from './read-subject.ts';
import { type NamedTicket, presentComment, presentTicket } from './tickets.present.ts';
import * as repository from './tickets.repository.ts';
import type { CommentRow } from './tickets.tables.ts';
import { ticketChanged } from './tickets.topics.ts';

type TicketChange = {
  ticketId: TicketId;
  revision: number;
  subject?: string | undefined;
  status?: TicketStatus | undefined;
  priority?: TicketPriority | undefined;
  assigneeId?: UserId | null | undefined;
};
type CommentDraft = { value: string; mentions: readonly UserId[] };

export type TicketsService = ReturnType<typeof createTicketsService>;
export type TicketNeeds = {
  apps: Pick<Apps, 'visibleAppIds' | 'appMemberIds'>;
  notifications: Pick<Notifications, 'mention'>;
};

export function createTicketsService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps, notifications }: TicketNeeds,
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
    comment: TicketComment | null = null,
  ): Promise<Ticket> => {
    const row = await repository.findTicket(tx, id);
    if (!row) throw new AppError('not_found');
    return publish(tx, await withNames(tx, row, session), comment);
  };

  const publish = (tx: Tx, named: NamedTicket, comment: TicketComment | null = null): Ticket => {
    const ticket = presentTicket(named);
    const { tenantId, conversationId } = named;
    const payload = { conversationId, ticket, comment };
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

  return {
    details: (caller: Caller, id: UserSessionId): Promise<Ticket | null> =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await requireVisibleSession(tx, caller, id);
        const found = await repository.findTicketOfSession(tx, id);
        return found ? presentTicket(await withNames(tx, found, session)) : null;
      }),

    update: (caller: Caller, { ticketId, revision, ...requested }: TicketChange): Promise<Ticket> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockTicket(tx, ticketId);
        const { ticket: before, session } = await requireTicket(tx, caller, ticketId);
        if (before.revision !== revision) throw new AppError('conflict');
        const change = changeFrom(before, requested);
        if (Object.keys(change).length === 0) return presentTicket(before);
        const { assigneeId } = change;
        if (assigneeId && !(await deskMembers(tx, before)).has(assigneeId)) throw notDeskMember('assigneeId');
        await repository.updateTicketRow(tx, ticketId, {
          ...change,
          ...(change.status !== undefined && { statusByHand: true }),
          ...(assigneeId !== undefined && { assigneeByHand: true }),
          updatedAt: clock.now(),
        });
        return publishChange(tx, session, ticketId);
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
        await publishChange(tx, session, id, comment);
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
        await publishChange(tx, session, before.ticketId, comment);
        return comment;
      }),

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

function changeFrom(
  before: NamedTicket,
  { subject, status, priority, assigneeId }: Omit<TicketChange, 'ticketId' | 'revision'>,
) {
  return {
    ...(subject !== undefined && subject !== before.subject && { subject }),
    ...(status !== undefined && status !== before.status && { status }),
    ...(priority !== undefined && priority !== before.priority && { priority }),
    ...(assigneeId !== undefined && assigneeId !== before.assigneeId && { assigneeId }),
  };
}

const notDeskMember = (field: string) =>
  new AppError('bad_input', { fields: { [field]: 'Please choose someone who works at this desk.' } });
