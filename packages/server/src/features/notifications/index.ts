/** Notifications: what reaches a signed-in person wherever they are in the application. */
import type { Gate, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { personRequested } from '../conversations/index.ts';
import { deskUserIds } from '../team/index.ts';
import { createNotificationsService } from './notifications.service.ts';
import { openNotificationChannel } from './notifications.sockets.ts';

export function createNotifications(
  platform: Platform,
  { apps, gate }: { apps: Pick<Apps, 'appMemberIds'>; gate: Gate },
): void {
  const service = createNotificationsService(platform, async (tx, tenantId, appId) =>
    deskUserIds(tx, tenantId, await apps.appMemberIds(tx, appId)),
  );
  openNotificationChannel(platform, gate);
  platform.bus.work(personRequested, ({ tenantId, payload: { session, seq } }) =>
    service.personWaits(tenantId, session, seq),
  );
}
