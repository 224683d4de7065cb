/** The notification channel: what reaches a signed-in person wherever they are in the application. */
import * as z from 'zod';
import { definePush } from '../core/event.ts';
import { notificationId } from '../core/ids.ts';

export const notification = z.object({
  notificationId,
  kind: z.enum(['person-waiting']),
  /** What the words of the notification are filled with. */
  values: z.record(z.string(), z.string()),
  link: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notification>;

export const notificationCreated = definePush({
  name: 'notification.created',
  channel: 'notification',
  summary: 'Something happened that this person wants to know of.',
  payload: z.object({ notification }),
});

export const sessionEnded = definePush({
  name: 'session.ended',
  channel: 'notification',
  summary: 'The session was ended elsewhere: the browser leaves to the login page.',
  payload: z.object({ reason: z.enum(['logout', 'reuse', 'password', 'removed']) }),
});
