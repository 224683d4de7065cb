/** The notification channel: nothing is sent on it but by us. */
import type { TenantId, UserId } from '@parrot/contract/core';
import { notificationCreated, sessionEnded } from '@parrot/contract/notifications';
import { admitPeople, type Gate, loginRoom, type Platform } from '../../platform/index.ts';
import { loginSessionEnded } from '../accounts/index.ts';
import { notificationStored } from './notifications.topics.ts';

export function openNotificationChannel({ bus, channels, log }: Platform, gate: Gate): void {
  admitPeople({
    channel: 'notification',
    channels,
    gate,
    log,
    welcome: (socket, { tenantId, userId }) => {
      socket.join(readerRoom(tenantId, userId));
    },
  });
  bus.listen(notificationStored, ({ tenantId, payload: { userId, notification } }) =>
    channels.push(notificationCreated, [readerRoom(tenantId, userId)], { notification }),
  );
  bus.listen(loginSessionEnded, ({ payload: { sessionId, reason } }) => {
    channels.push(sessionEnded, [loginRoom(sessionId)], { reason });
    channels.notification.in(loginRoom(sessionId)).disconnectSockets(true);
  });
}

/** One person may be signed in to two tenants; each socket hears of its own. */
const readerRoom = (tenantId: TenantId, userId: UserId): string => `user:${tenantId}:${userId}`;
