/** What people are told of. */
import type { Assignment, QueueUser } from '@parrot/contract/conversations';
import type { AppId, InvitationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { ownerIds } from '../team/index.ts';
import type { Tell } from './tell.ts';

const DESK = '/home/desk/chats';
const conversationOf = ({ userSessionId }: QueueUser) => `${DESK}?session=${userSessionId}`;
const USERS = '/home/studio/users';
const PROFILE = '/home/profile';
const documentsOf = (appId: AppId) => `/home/studio/designer?app=${appId}&screen=documents`;
const MODELS = '/home/studio/models';

/** Everybody who may answer the visitors of an app and is there to do it. */
export type AgentsOf = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<UserId[]>;

/** Somebody was named in what another person wrote. */
export type Mention = {
  tenantId: TenantId;
  byUserId: UserId;
  byName: string;
  readers: readonly UserId[];
  /** What it was written on, such as a ticket, and what was written. */
  about: string;
  text: string;
  link: string;
  /** The session it stands beside. */
  sessionId?: UserSessionId | undefined;
  /** The id of what was written. */
  cause: string;
};

export type OccasionsService = ReturnType<typeof createOccasionsService>;

export function createOccasionsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { tell, agentsOf }: { tell: Tell; agentsOf: AgentsOf },
) {
  return {
    /** Tells everybody who may take this visitor that they wait. */
    personWaits: (tenantId: TenantId, session: QueueUser, seq: number): Promise<void> =>
      database.tenant(tenantId, async (tx) =>
        tell(tx, {
          tenantId,
          kind: 'person-waiting',
          readers: await agentsOf(tx, tenantId, session.appId),
          values: { visitorName: session.userName, appName: session.appName },
          link: DESK,
          sessionId: session.userSessionId,
          cause: [session.userSessionId, seq],
        }),
      ),

    /** Tells an agent that they got a conversation without taking it. */
    conversationGiven: (tenantId: TenantId, { session, toUserId, how, byName, seq }: Giving): Promise<void> =>
      database.tenant(tenantId, (tx) =>
        tell(tx, {
          tenantId,
          kind: 'assigned',
          readers: [toUserId],
          values: { visitorName: session.userName, appName: session.appName, how, byName },
          link: conversationOf(session),
          sessionId: session.userSessionId,
          cause: [session.userSessionId, seq],
        }),
      ),

    transferOffered: async (tenantId: TenantId, session: QueueUser, seq: number): Promise<void> => {
      const { transfer, userName: visitorName, appName } = session;
      if (!transfer) return;
      await database.tenant(tenantId, (tx) =>
        tell(tx, {
          tenantId,
          kind: 'transfer-offered',
          readers: [transfer.toAgentId],
          values: { visitorName, appName, byName: transfer.byAgentName, note: transfer.note },
          link: conversationOf(session),
          sessionId: session.userSessionId,
          cause: [session.userSessionId, seq],
        }),
      );
    },

    /** Tells everybody who could have come that nobody did. */
    visitorMissed: (tenantId: TenantId, session: QueueUser, seq: number): Promise<void> =>
      database.tenant(tenantId, async (tx) =>
        tell(tx, {
          tenantId,
          kind: 'missed-chat',
          readers: await agentsOf(tx, tenantId, session.appId),
          values: { visitorName: session.userName, appName: session.appName },
          link: conversationOf(session),
          sessionId: session.userSessionId,
          cause: [session.userSessionId, seq],
        }),
      ),

    /** Tells whoever invited somebody that they came. */
    invitationAccepted: (
      tenantId: TenantId,
      { invitationId, invitedBy, userName }: Acceptance,
    ): Promise<void> =>
      database.tenant(tenantId, (tx) =>
        tell(tx, {
          tenantId,
          kind: 'invitation-accepted',
          readers: [invitedBy],
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
        tell(tx, {
          tenantId,
          kind: 'role-changed',
          readers: userId === byUserId ? [] : [userId],
          values: { byName, roleNames: roleNames.join(', ') },
          link: PROFILE,
          cause: [changeId],
        }),
      ),

    /** Tells the owners that little is left of the month's budget for models, or nothing. */
    modelBudgetUsed: (tenantId: TenantId, { month, percent, budget }: BudgetUse): Promise<void> =>
      database.tenant(tenantId, async (tx) =>
        tell(tx, {
          tenantId,
          kind: 'limit-near',
          readers: await ownerIds(tx, tenantId, clock.now()),
          values: { percent: String(percent) },
          link: MODELS,
          cause: [tenantId, month, percent, budget],
        }),
      ),

    /** Tells whoever had documents read that nothing is left to read. `readId` is of this one time. */
    knowledgeRead: (
      tenantId: TenantId,
      readId: string,
      { appId, appName, byUserId, ready, failed }: Reading,
    ): Promise<void> =>
      database.tenant(tenantId, (tx) => {
        const told = { tenantId, readers: [byUserId], link: documentsOf(appId), cause: [readId] };
        const values = { appName, ready: String(ready) };
        return failed > 0
          ? tell(tx, { ...told, kind: 'knowledge-failed', values: { ...values, failed: String(failed) } })
          : tell(tx, { ...told, kind: 'knowledge-ready', values });
      }),

    /** Tells those who were named in what somebody wrote, in the transaction that stores it. */
    mention: (
      tx: Tx,
      { tenantId, byUserId, byName, readers, about, text, link, sessionId, cause }: Mention,
    ): Promise<void> =>
      tell(tx, {
        tenantId,
        kind: 'mention',
        readers: readers.filter((userId) => userId !== byUserId),
        values: { byName, about, text },
        link,
        sessionId,
        cause: [cause],
      }),
  };
}

type Giving = {
  session: QueueUser;
  toUserId: UserId;
  how: Assignment['how'];
  byName: string;
  seq: number;
};
type Reading = { appId: AppId; appName: string; byUserId: UserId; ready: number; failed: number };
type Acceptance = { invitationId: InvitationId; invitedBy: UserId; userName: string };
type BudgetUse = { month: string; percent: number; budget: string };
type RoleChange = { userId: UserId; byUserId: UserId; byName: string; roleNames: string[] };
