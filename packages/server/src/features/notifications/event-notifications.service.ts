/** What people are told of, beside what happens in conversations. */
import type { AppId, InvitationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { ownerIds } from '../team/index.ts';
import type { Notify } from './notify.ts';

const USERS = '/home/studio/users';
const PROFILE = '/home/profile';
const documentsOf = (appId: AppId) => `/home/studio/designer?app=${appId}&screen=documents`;
const MODELS = '/home/studio/models';

/** Somebody was named in what another person wrote. */
export type Mention = {
  tenantId: TenantId;
  byUserId: UserId;
  byName: string;
  recipients: readonly UserId[];
  /** What it was written on, such as a ticket, and what was written. */
  about: string;
  text: string;
  link: string;
  /** The session it stands beside. */
  sessionId?: UserSessionId | undefined;
  /** The id of what was written. */
  cause: string;
};

export type EventNotifications = ReturnType<typeof createEventNotifications>;

export function createEventNotifications(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { notify }: { notify: Notify },
) {
  return {
    /** Tells whoever invited somebody that they came. */
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

    /** Tells a member that somebody else gave them other roles. `changeId` is of this one change. */
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

    /** Tells the owners that little is left of the month's budget for models, or nothing. */
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

    /** Tells whoever had documents read that nothing is left to read. `readId` is of this one time. */
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

    /** Tells those who were named in what somebody wrote, in the transaction that stores it. */
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
