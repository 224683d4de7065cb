/** The notification channel: what reaches a signed-in person wherever they are in the application. */
import * as z from 'zod';
import { definePush } from '../core/event.ts';
import { notificationId } from '../core/ids.ts';
import { notification } from './notifications.shapes.ts';

const unreadCount = z.number().int();

export const notificationCreated = definePush({
  name: 'notification.created',
  channel: 'notification',
  summary: 'Something happened that this person wants to know of.',
  payload: z.object({ notification, unreadCount }),
});

export const notificationsRead = definePush({
  name: 'notifications.read',
  channel: 'notification',
  summary: 'The person read these in one of their windows, or newer ones took their place.',
  payload: z.object({ notificationIds: z.union([z.array(notificationId), z.literal('all')]), unreadCount }),
});

export const notificationsRemoved = definePush({
  name: 'notifications.removed',
  channel: 'notification',
  summary: 'These are no longer true, such as that a visitor is waiting: they leave the list.',
  payload: z.object({ notificationIds: z.array(notificationId), unreadCount }),
});

export const rightsChanged = definePush({
  name: 'rights.changed',
  channel: 'notification',
  summary: 'What this person may do, or whether they count as away, has changed: the application asks anew.',
  payload: z.object({}),
});

export const sessionEnded = definePush({
  name: 'session.ended',
  channel: 'notification',
  summary: 'The session was ended elsewhere: the browser leaves to the login page.',
  payload: z.object({ reason: z.enum(['logout', 'reuse', 'password', 'removed', 'inactive']) }),
});
