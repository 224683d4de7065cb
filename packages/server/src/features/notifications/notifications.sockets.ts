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
import { loginSessionEnded, tenantRenamed } from '../accounts/index.ts';
import { memberRightsChanged } from '../team/index.ts';
import { createCountedPushes, type Reader } from './counted-pushes.ts';
import type { NotificationsService } from './notifications.service.ts';
import { notificationStored, notificationsOutdated, notificationsSeen } from './notifications.topics.ts';

export function openNotificationChannel(
  { bus, channels, log }: Platform,
  {
    authorization,
    service,
  }: { authorization: Authorization; service: Pick<NotificationsService, 'unreadCounts'> },
): { settle(): Promise<void> } {
  admitUsers({
    channel: 'notification',
    channels,
    authorization,
    log,
    welcome: (socket, { tenantId, userId }) => {
      socket.join([readerRoom(tenantId, userId), userRoom(userId)]);
    },
  });
  const isConnected = ({ tenantId, userId }: Reader) =>
    channels.notification.sockets.adapter.rooms.has(readerRoom(tenantId, userId));
  const { pushWithCount, settle } = createCountedPushes(
    { log },
    { isConnected, countUnread: service.unreadCounts },
  );

  // Everywhere, because each process knows which users are connected to it.
  const missed = 'sockets reconnect';
  bus.listenEverywhere(
    notificationStored,
    ({ tenantId, payload: { userId, notification } }) =>
      pushWithCount({ tenantId, userId }, (unreadCount) =>
        channels.pushHere(notificationCreated, [readerRoom(tenantId, userId)], { notification, unreadCount }),
      ),
    { missed },
  );
  bus.listenEverywhere(
    notificationsSeen,
    ({ tenantId, payload: { userId, notificationIds } }) =>
      pushWithCount({ tenantId, userId }, (unreadCount) =>
        channels.pushHere(notificationsRead, [readerRoom(tenantId, userId)], {
          notificationIds,
          unreadCount,
        }),
      ),
    { missed },
  );
  bus.listenEverywhere(
    notificationsOutdated,
    ({ tenantId, payload: { userId, notificationIds } }) =>
      pushWithCount({ tenantId, userId }, (unreadCount) =>
        channels.pushHere(notificationsRemoved, [readerRoom(tenantId, userId)], {
          notificationIds,
          unreadCount,
        }),
      ),
    { missed },
  );
  bus.listen(memberRightsChanged, ({ tenantId, payload: { userIds } }) =>
    channels.push(
      rightsChanged,
      userIds.map((userId) => readerRoom(tenantId, userId)),
      {},
    ),
  );
  // Also those signed in to another tenant: it is in their list.
  bus.listen(tenantRenamed, ({ payload: { userIds } }) =>
    channels.push(rightsChanged, userIds.map(userRoom), {}),
  );
  bus.listen(loginSessionEnded, ({ payload: { sessionId, reason } }) => {
    channels.push(sessionEnded, [loginRoom(sessionId)], { reason });
    channels.notification.in(loginRoom(sessionId)).disconnectSockets(true);
  });
  return { settle };
}

/** A user may be signed in to two tenants; each socket gets its own tenant's notifications. */
const readerRoom = (tenantId: TenantId, userId: UserId): string => `user:${tenantId}:${userId}`;
const userRoom = (userId: UserId): string => `user:${userId}`;
