/** Notifications about everything except conversation state. */
import type { AppId, InvitationId, TenantId, TicketId, UserId, UserSessionId } from '@parrot/contract/core';
import type { TargetKind } from '@parrot/contract/tickets';
import type { Platform, Tx } from '../../platform/index.ts';
import { ownerIds } from '../team/index.ts';
import type { Notify } from './notify.ts';

const USERS = '/home/studio/users';
const PROFILE = '/home/profile';
const documentsOf = (appId: AppId) => `/home/studio/designer?app=${appId}&screen=documents`;
const MODELS = '/home/studio/models';

/** A member was mentioned in a note or comment. */
type Mention = {
  tenantId: TenantId;
  byUserId: UserId;
  byName: string;
  recipients: readonly UserId[];
  /** The subject, such as a ticket, and the text. */
  about: string;
  text: string;
  link: string;
  /** The session the note or ticket belongs to. */
  sessionId?: UserSessionId | undefined;
  /** Id of the note or comment. */
  cause: string;
};

export type EventNotifications = ReturnType<typeof createEventNotifications>;

export function createEventNotifications(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { notify }: { notify: Notify },
) {
  return {
    /** Notifies the inviter. */
    invitationAccepted: (
      tenantId: TenantId,
      { invitationId, invitedBy, userName }: Acceptance,
    ): Promise<void> =>
      database.tenant(tenantId, (tx) =>
        notify(tx, {
          tenantId,
          kind: 'invitation-accepted',
          recipients: [invitedBy],
          values: { userName },
          link: USERS,
          cause: [invitationId],
        }),
      ),

    /** Notifies a member whose roles another member changed. `changeId` identifies the change. */
    rolesChanged: (
      tenantId: TenantId,
      changeId: string,
      { userId, byUserId, byName, roleNames }: RoleChange,
    ): Promise<void> =>
      database.tenant(tenantId, (tx) =>
        notify(tx, {
          tenantId,
          kind: 'role-changed',
          recipients: userId === byUserId ? [] : [userId],
          values: { byName, roleNames: roleNames.join(', ') },
          link: PROFILE,
          cause: [changeId],
        }),
      ),

    /** Notifies the owners that the monthly model budget is almost or fully used. */
    modelBudgetUsed: (tenantId: TenantId, { month, percent, budget }: BudgetUse): Promise<void> =>
      database.tenant(tenantId, async (tx) =>
        notify(tx, {
          tenantId,
          kind: 'limit-near',
          recipients: await ownerIds(tx, tenantId, clock.now()),
          values: { percent: String(percent) },
          link: MODELS,
          cause: [tenantId, month, percent, budget],
        }),
      ),

    /** Notifies the member whose documents are all processed. `readId` identifies the run. */
    knowledgeRead: (
      tenantId: TenantId,
      readId: string,
      { appId, appName, byUserId, ready, failed }: KnowledgeRead,
    ): Promise<void> =>
      database.tenant(tenantId, (tx) => {
        const read = { tenantId, recipients: [byUserId], link: documentsOf(appId), cause: [readId] };
        const values = { appName, ready: String(ready) };
        return failed > 0
          ? notify(tx, { ...read, kind: 'knowledge-failed', values: { ...values, failed: String(failed) } })
          : notify(tx, { ...read, kind: 'knowledge-ready', values });
      }),

    /** Notifies the assignee of a ticket that is open again. */
    snoozeEnded: (
      tx: Tx,
      { tenantId, ticketId, assigneeId, until, sessionId, ...values }: EndedSnooze,
    ): Promise<void> =>
      notify(tx, {
        tenantId,
        kind: 'snooze-ended',
        recipients: [assigneeId],
        values,
        link: `/home/desk/chats?session=${sessionId}`,
        sessionId,
        cause: [ticketId, until.toISOString()],
      }),

    /** Notifies members in the transaction of a rule of the desk. */
    ruleNotice: (tx: Tx, { tenantId, recipients, sessionId, cause, ...values }: RuleNotice): Promise<void> =>
      notify(tx, {
        tenantId,
        kind: 'rule-notice',
        recipients,
        values,
        link: `/home/desk/chats?session=${sessionId}`,
        sessionId,
        cause: [cause],
      }),

    /** Notifies of a ticket that is due soon or overdue; the same due time once. */
    targetDue: (
      tx: Tx,
      { tenantId, ticketId, recipients, isBreach, dueAt, sessionId, ...values }: DueTarget,
    ): Promise<void> =>
      notify(tx, {
        tenantId,
        kind: isBreach ? 'target-breached' : 'target-warning',
        recipients,
        values,
        link: `/home/desk/chats?session=${sessionId}`,
        sessionId,
        cause: [ticketId, values.target, dueAt.toISOString()],
      }),

    /** Notifies mentioned members in the transaction that stores the text. */
    mention: (
      tx: Tx,
      { tenantId, byUserId, byName, recipients, about, text, link, sessionId, cause }: Mention,
    ): Promise<void> =>
      notify(tx, {
        tenantId,
        kind: 'mention',
        recipients: recipients.filter((userId) => userId !== byUserId),
        values: { byName, about, text },
        link,
        sessionId,
        cause: [cause],
      }),
  };
}

type EndedSnooze = {
  tenantId: TenantId;
  ticketId: TicketId;
  assigneeId: UserId;
  until: Date;
  sessionId: UserSessionId;
  ticket: string;
  subject: string;
  visitorName: string;
};
type RuleNotice = {
  tenantId: TenantId;
  recipients: readonly UserId[];
  sessionId: UserSessionId;
  /** The run of the rule and the position of its action. */
  cause: string;
  ruleName: string;
  visitorName: string;
  appName: string;
  text: string;
};
type DueTarget = {
  tenantId: TenantId;
  ticketId: TicketId;
  recipients: readonly UserId[];
  isBreach: boolean;
  dueAt: Date;
  sessionId: UserSessionId;
  ticket: string;
  subject: string;
  target: TargetKind;
};
type KnowledgeRead = { appId: AppId; appName: string; byUserId: UserId; ready: number; failed: number };
type Acceptance = { invitationId: InvitationId; invitedBy: UserId; userName: string };
type BudgetUse = { month: string; percent: number; budget: string };
type RoleChange = { userId: UserId; byUserId: UserId; byName: string; roleNames: string[] };
