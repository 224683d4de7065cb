/** The notification channel: what a signed-in user receives on every page of the application. */
import * as z from 'zod';
import { definePush } from '../core/event.ts';
import { notificationId } from '../core/ids.ts';
import { notification } from './notifications.shapes.ts';

const unreadCount = z.number().int();

export const notificationCreated = definePush({
  name: 'notification.created',
  channel: 'notification',
  summary: 'A new notification for the user.',
  payload: z.object({ notification, unreadCount }),
});

export const notificationsRead = definePush({
  name: 'notifications.read',
  channel: 'notification',
  summary: 'The user has read these notifications in another window, or newer ones replaced them.',
  payload: z.object({ notificationIds: z.union([z.array(notificationId), z.literal('all')]), unreadCount }),
});

export const notificationsRemoved = definePush({
  name: 'notifications.removed',
  channel: 'notification',
  summary:
    'These notifications are obsolete, for example because the visitor no longer waits; remove them from the list.',
  payload: z.object({ notificationIds: z.array(notificationId), unreadCount }),
});

export const rightsChanged = definePush({
  name: 'rights.changed',
  channel: 'notification',
  summary:
    'The user’s permissions or availability, or the name of one of their workspaces, changed; the application refetches them.',
  payload: z.object({}),
});

export const sessionEnded = definePush({
  name: 'session.ended',
  channel: 'notification',
  summary: 'The session was ended elsewhere; the browser opens the login page.',
  payload: z.object({
    reason: z.enum(['logout', 'reuse', 'password', 'removed', 'inactive', 'secondFactor']),
  }),
});
