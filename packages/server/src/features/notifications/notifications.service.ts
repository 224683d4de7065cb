/** A member's notifications in a tenant, what they have read, and their choices. */
import { LIMITS, type NotificationId, type TenantId, type UserId } from '@parrot/contract/core';
import type { NotificationChoices } from '@parrot/contract/notifications';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { notificationChoicesOf, saveNotificationChoices } from '../team/index.ts';
import { mergeChoices } from './notifications.policy.ts';
import { presentNotification } from './notifications.present.ts';
import * as repository from './notifications.repository.ts';
import { notificationsSeen } from './notifications.topics.ts';

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({
  database,
  outbox,
  clock,
}: Pick<Platform, 'database' | 'outbox' | 'clock'>) {
  const ownChoices = async (tx: Tx, { tenantId, userId }: Caller): Promise<NotificationChoices> =>
    mergeChoices((await notificationChoicesOf(tx, tenantId, [userId])).get(userId) ?? {});

  return {
    list: (caller: Caller, query: repository.NotificationQuery) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { rows, total } = await repository.listNotifications(tx, caller.userId, query);
        const choices = await ownChoices(tx, caller);
        return {
          items: rows.map((row) => presentNotification(row, choices)),
          total,
          offset: query.offset,
          unreadCount: await repository.countUnread(tx, caller.userId),
        };
      }),

    /** Returns the unread count. Ids of other users are ignored. */
    read: (
      { tenantId, userId }: Caller,
      ids: readonly NotificationId[] | 'all',
    ): Promise<{ unreadCount: number }> =>
      database.tenant(tenantId, async (tx) => {
        const changed = await repository.markRead(tx, userId, ids, clock.now());
        if (changed.length > 0) {
          const notificationIds = changed.length > LIMITS.bulk ? ('all' as const) : changed;
          outbox.write(tx, notificationsSeen, {
            tenantId,
            key: userId,
            payload: { userId, notificationIds },
          });
        }
        return { unreadCount: await repository.countUnread(tx, userId) };
      }),

    /** Users without unread ones are left out. */
    unreadCounts: (tenantId: TenantId, userIds: readonly UserId[]): Promise<Map<UserId, number>> =>
      database.tenant(tenantId, (tx) => repository.countUnreadOf(tx, userIds)),

    choices: (caller: Caller): Promise<NotificationChoices> =>
      database.tenant(caller.tenantId, (tx) => ownChoices(tx, caller)),

    saveChoices: ({ tenantId, userId }: Caller, choices: NotificationChoices): Promise<void> =>
      database.tenant(tenantId, (tx) => saveNotificationChoices(tx, tenantId, userId, choices)),
  };
}
