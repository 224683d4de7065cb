/** Notifications for signed-in users: in the application, by browser and by mail. */
import type { Authorization, Platform, Route } from '../../platform/index.ts';
import type { AgentDirectory } from '../conversations/index.ts';
import { createBillingNotifications } from './billing-notifications.service.ts';
import { startDeletingOldNotifications } from './delete-old-notifications.job.ts';
import { createEventNotifications, type EventNotifications } from './event-notifications.service.ts';
import { startMailingNotifications } from './mail-notifications.job.ts';
import { startNotificationListeners } from './notifications.listeners.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';
import { openNotificationChannel } from './notifications.sockets.ts';
import { createNotify, createNotifyMembers } from './notify.ts';
import {
  createSessionNotifications,
  type GroupRouting,
  type SessionNotifications,
} from './session-notifications.service.ts';

export type Notifications = { routes: Route[]; start(): Promise<void>; stop(): Promise<void> } & Pick<
  EventNotifications,
  'mention' | 'snoozeEnded' | 'ruleNotice' | 'targetDue'
> &
  Pick<SessionNotifications, 'callMissed'>;

export function createNotifications(
  platform: Platform,
  {
    agents,
    routing,
    authorization,
  }: { agents: Pick<AgentDirectory, 'idsOfApp'>; routing: GroupRouting; authorization: Authorization },
): Notifications {
  const service = createNotificationsService(platform);
  const notifyMembers = createNotifyMembers(platform);
  const notify = createNotify(platform, notifyMembers);
  const events = createEventNotifications(platform, { notify });
  const sessions = createSessionNotifications(platform, {
    notify,
    notifyMembers,
    agentsOf: agents.idsOfApp,
    membersAmong: routing.membersAmong,
  });
  const billing = createBillingNotifications(platform, { notify });
  const channel = openNotificationChannel(platform, { authorization, service });
  startNotificationListeners(platform.bus, { events, sessions, billing });
  return {
    routes: notificationsRoutes(service),
    mention: events.mention,
    snoozeEnded: events.snoozeEnded,
    ruleNotice: events.ruleNotice,
    targetDue: events.targetDue,
    callMissed: sessions.callMissed,
    /** Starts the mail job and the nightly cleanup. */
    async start() {
      await startMailingNotifications(platform);
      await startDeletingOldNotifications(platform);
    },
    stop: channel.settle,
  };
}
