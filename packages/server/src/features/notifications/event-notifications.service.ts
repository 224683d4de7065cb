/** Notifications about everything except conversation state. */
import type { AppId, InvitationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
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

type KnowledgeRead = { appId: AppId; appName: string; byUserId: UserId; ready: number; failed: number };
type Acceptance = { invitationId: InvitationId; invitedBy: UserId; userName: string };
type BudgetUse = { month: string; percent: number; budget: string };
type RoleChange = { userId: UserId; byUserId: UserId; byName: string; roleNames: string[] };
