/** Notifications for signed-in users: in the application, by browser and by mail. */
import type { Authorization, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { availableDeskMemberIds, deskMemberIds } from '../team/index.ts';
import { createBillingNotifications } from './billing-notifications.service.ts';
import { startDeletingOldNotifications } from './delete-old-notifications.job.ts';
import { createEventNotifications, type EventNotifications } from './event-notifications.service.ts';
import { startMailingNotifications } from './mail-notifications.job.ts';
import { startNotificationListeners } from './notifications.listeners.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';
import { openNotificationChannel } from './notifications.sockets.ts';
import { createNotify } from './notify.ts';
import { createSessionNotifications, type SessionNotifications } from './session-notifications.service.ts';

export type Notifications = { routes: Route[]; start(): Promise<void> } & Pick<
  EventNotifications,
  'mention'
> &
  Pick<SessionNotifications, 'callMissed'>;

export function createNotifications(
  platform: Platform,
  { apps, authorization }: { apps: Pick<Apps, 'appMemberIds'>; authorization: Authorization },
): Notifications {
  const service = createNotificationsService(platform);
  const notify = createNotify(platform);
  const events = createEventNotifications(platform, { notify });
  const sessions = createSessionNotifications(platform, {
    notify,
    agentsOf: async (tx, tenantId, appId) =>
      availableDeskMemberIds(tx, tenantId, await apps.appMemberIds(tx, appId), platform.clock.now()),
    membersOf: async (tx, tenantId, appId) =>
      deskMemberIds(tx, tenantId, await apps.appMemberIds(tx, appId), platform.clock.now()),
  });
  const billing = createBillingNotifications(platform, { notify });
  openNotificationChannel(platform, { authorization, service });
  startNotificationListeners(platform.bus, { events, sessions, billing });
  return {
    routes: notificationsRoutes(service),
    mention: events.mention,
    callMissed: sessions.callMissed,
    /** Starts the mail job and the nightly cleanup. */
    async start() {
      await startMailingNotifications(platform);
      await startDeletingOldNotifications(platform);
    },
  };
}
