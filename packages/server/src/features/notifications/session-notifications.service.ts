/** Notifications about conversations, removed as soon as they are no longer valid. */
import type { Assignment, QueueUser } from '@parrot/contract/conversations';
import type { AppId, CallId, NotificationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { MissedReason, NotificationValues } from '@parrot/contract/notifications';
import type { Platform, Tx } from '../../platform/index.ts';
import { appsOfSessions, findPresentedSession } from '../conversations/index.ts';
import { isStillTrue, outdatedAmong, SESSION_KINDS, type SessionKind } from './notifications.policy.ts';
import {
  deleteNotifications,
  notificationsAbout,
  sessionNotificationsOf,
} from './notifications.repository.ts';
import { notificationsOutdated } from './notifications.topics.ts';
import type { Notify, NotifyMembers } from './notify.ts';
import { readWaitingVisitor } from './waiting-visitor.repository.ts';

const MESSAGE_LENGTH = 200;
const linkTo = (id: UserSessionId) => `/home/desk/chats?session=${id}`;

type UserIdsOfApp = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<UserId[]>;

export type GroupRouting = {
  /** Of the users, the members of the group of a queue; all where none of them is one. */
  membersAmong(
    tx: Tx,
    tenantId: TenantId,
    queue: Pick<QueueUser, 'groupId'>,
    userIds: UserId[],
  ): Promise<UserId[]>;
};

type Needs = GroupRouting & {
  notify: Notify;
  notifyMembers: NotifyMembers;
  /** Agents of an app, away or not. */
  agentsOf: UserIdsOfApp;
};

type SessionNotification<Kind extends SessionKind> = {
  kind: Kind;
  recipients: readonly UserId[];
  onlyAvailable?: boolean;
  values: NotificationValues[Kind];
  cause: string | number;
};
type AssignedConversation = {
  session: QueueUser;
  toUserId: UserId;
  how: Assignment['how'];
  byName: string;
  note: string;
  seq: number;
};
/** A call of a visitor that the agent of the conversation did not answer. */
type MissedCall = {
  tenantId: TenantId;
  sessionId: UserSessionId;
  callId: CallId;
  agentId: UserId;
  visitorName: string;
};

export type SessionNotifications = ReturnType<typeof createSessionNotifications>;

export function createSessionNotifications(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { notify, notifyMembers, agentsOf, membersAmong }: Needs,
) {
  /** Events may be processed late or twice; the session may have changed since. */
  const notifyIfTrue = async <Kind extends SessionKind>(
    tx: Tx,
    tenantId: TenantId,
    id: UserSessionId,
    { kind, recipients, onlyAvailable = false, values, cause }: SessionNotification<Kind>,
  ): Promise<void> => {
    const session = await findPresentedSession(tx, id);
    if (!session) return;
    await notify(tx, {
      tenantId,
      kind,
      recipients: recipients.filter((userId) => isStillTrue(kind, session, userId)),
      onlyAvailable,
      values,
      link: linkTo(id),
      sessionId: id,
      cause: [id, cause],
    });
  };

  const visitorAndApp = ({ userName, appName }: QueueUser) => ({ visitorName: userName, appName });

  return {
    /** Notifies agents of the queue who are not away, and removes what the wait invalidates. */
    visitorWaiting: (tenantId: TenantId, session: QueueUser): Promise<void> =>
      database.tenant(tenantId, async (tx) => {
        const { userSessionId: sessionId, appId, waitingSince } = session;
        const userIds = await membersAmong(tx, tenantId, session, await agentsOf(tx, tenantId, appId));
        const found = await readWaitingVisitor(tx, sessionId, userIds, clock.now());
        if (!found) return;
        const { session: state, lastText, stored, recipients } = found;
        await remove(tx, tenantId, outdatedAmong(stored, state));
        const notification = {
          tenantId,
          kind: 'person-waiting' as const,
          values: { ...visitorAndApp(session), message: lastText.slice(0, MESSAGE_LENGTH) },
          link: linkTo(sessionId),
          sessionId,
          cause: [sessionId, waitingSince ?? ''],
        };
        const present = [...recipients].filter(
          ([userId, { isAvailable }]) => isAvailable && isStillTrue('person-waiting', state, userId),
        );
        await notifyMembers(tx, notification, new Map(present));
      }),

    conversationAssigned: (
      tenantId: TenantId,
      { session, toUserId, how, byName, note, seq }: AssignedConversation,
    ): Promise<void> =>
      database.tenant(tenantId, (tx) =>
        notifyIfTrue(tx, tenantId, session.userSessionId, {
          kind: 'assigned',
          recipients: [toUserId],
          values: { ...visitorAndApp(session), how, byName, note },
          cause: seq,
        }),
      ),

    transferOffered: async (tenantId: TenantId, session: QueueUser, seq: number): Promise<void> => {
      const { transfer } = session;
      if (!transfer) return;
      await database.tenant(tenantId, (tx) =>
        notifyIfTrue(tx, tenantId, session.userSessionId, {
          kind: 'transfer-offered',
          recipients: [transfer.toAgentId],
          values: { ...visitorAndApp(session), byName: transfer.byAgentName, note: transfer.note },
          cause: seq,
        }),
      );
    },

    visitorMissed: (
      tenantId: TenantId,
      { session, reason, seq }: { session: QueueUser; reason: MissedReason; seq: number },
    ): Promise<void> =>
      database.tenant(tenantId, async (tx) =>
        notifyIfTrue(tx, tenantId, session.userSessionId, {
          kind: 'missed-chat',
          recipients: await agentsOf(tx, tenantId, session.appId),
          onlyAvailable: true,
          values: { ...visitorAndApp(session), reason },
          cause: seq,
        }),
      ),

    /** In the transaction that ends the call. */
    callMissed: (tx: Tx, { tenantId, sessionId, callId, agentId, visitorName }: MissedCall): Promise<void> =>
      notifyIfTrue(tx, tenantId, sessionId, {
        kind: 'missed-call',
        recipients: [agentId],
        values: { visitorName },
        cause: callId,
      }),

    /** Removes notifications that the session's current state invalidates. */
    removeOutdated: (tenantId: TenantId, id: UserSessionId): Promise<void> =>
      database.tenant(tenantId, async (tx) => {
        const found = await notificationsAbout(tx, id, SESSION_KINDS);
        const session = found.length > 0 ? await findPresentedSession(tx, id) : null;
        if (!session) return;
        await remove(tx, tenantId, outdatedAmong(found, session));
      }),

    /** Removes notifications about apps these users no longer have access to. */
    removeInaccessible: (tenantId: TenantId, userIds: readonly UserId[]): Promise<void> =>
      database.tenant(tenantId, async (tx) => {
        const found = await sessionNotificationsOf(tx, tenantId, userIds);
        const apps = await appsOfSessions(
          tx,
          found.map(({ sessionId }) => sessionId),
        );
        const members = new Map<AppId, Set<UserId>>();
        for (const appId of new Set(apps.values()))
          members.set(appId, new Set(await agentsOf(tx, tenantId, appId)));
        const isAccessible = (sessionId: UserSessionId, userId: UserId): boolean => {
          const appId = apps.get(sessionId);
          return appId !== undefined && members.get(appId)?.has(userId) === true;
        };
        const lost = found.filter(({ sessionId, userId }) => !isAccessible(sessionId, userId));
        await remove(tx, tenantId, lost);
      }),
  };

  async function remove(
    tx: Tx,
    tenantId: TenantId,
    removed: readonly { id: NotificationId; userId: UserId }[],
  ): Promise<void> {
    await deleteNotifications(
      tx,
      removed.map(({ id }) => id),
    );
    for (const userId of new Set(removed.map((notification) => notification.userId))) {
      const notificationIds = removed
        .filter((notification) => notification.userId === userId)
        .map(({ id }) => id);
      outbox.write(tx, notificationsOutdated, {
        tenantId,
        key: userId,
        payload: { userId, notificationIds },
      });
    }
  }
}
