/** The notification channel; clients only listen. */
import type { TenantId, UserId } from '@parrot/contract/core';
import {
  notificationCreated,
  notificationsRead,
  notificationsRemoved,
  rightsChanged,
  sessionEnded,
} from '@parrot/contract/notifications';
import { type Authorization, admitUsers, loginRoom, type Platform } from '../../platform/index.ts';
import { loginSessionEnded } from '../accounts/index.ts';
import { memberRightsChanged } from '../team/index.ts';
import type { NotificationsService } from './notifications.service.ts';
import { notificationStored, notificationsOutdated, notificationsSeen } from './notifications.topics.ts';

export function openNotificationChannel(
  { bus, channels, log }: Platform,
  {
    authorization,
    service,
  }: { authorization: Authorization; service: Pick<NotificationsService, 'unreadCount'> },
): void {
  admitUsers({
    channel: 'notification',
    channels,
    authorization,
    log,
    welcome: (socket, { tenantId, userId }) => {
      socket.join(readerRoom(tenantId, userId));
    },
  });
  // Counts are read when the push is sent; pushes to one user are sent in order, so the last count is right.
  bus.work(notificationStored, async ({ tenantId, payload: { userId, notification } }) => {
    const unreadCount = await service.unreadCount(tenantId, userId);
    channels.push(notificationCreated, [readerRoom(tenantId, userId)], { notification, unreadCount });
  });
  bus.work(notificationsSeen, async ({ tenantId, payload: { userId, notificationIds } }) => {
    const unreadCount = await service.unreadCount(tenantId, userId);
    channels.push(notificationsRead, [readerRoom(tenantId, userId)], { notificationIds, unreadCount });
  });
  bus.work(notificationsOutdated, async ({ tenantId, payload: { userId, notificationIds } }) => {
    const unreadCount = await service.unreadCount(tenantId, userId);
    channels.push(notificationsRemoved, [readerRoom(tenantId, userId)], { notificationIds, unreadCount });
  });
  bus.listen(memberRightsChanged, ({ tenantId, payload: { userIds } }) =>
    channels.push(
      rightsChanged,
      userIds.map((userId) => readerRoom(tenantId, userId)),
      {},
    ),
  );
  bus.listen(loginSessionEnded, ({ payload: { sessionId, reason } }) => {
    channels.push(sessionEnded, [loginRoom(sessionId)], { reason });
    channels.notification.in(loginRoom(sessionId)).disconnectSockets(true);
  });
}

/** A user may be signed in to two tenants; each socket gets its own tenant's notifications. */
const readerRoom = (tenantId: TenantId, userId: UserId): string => `user:${tenantId}:${userId}`;
