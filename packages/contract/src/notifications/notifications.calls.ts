import * as z from 'zod';
import { signedIn } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { notificationId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { notification, notificationChoices } from './notifications.shapes.ts';

const unreadCount = z.number().int();
const choices = z.object({ status: z.literal('success'), choices: notificationChoices });

export const listNotifications = defineCall({
  name: 'notifications.list',
  method: 'POST',
  base: 'parrot',
  path: '/notifications/list',
  access: signedIn,
  summary: 'The notifications of the signed-in user in this tenant, newest first.',
  body: z.object({ ...paging, unreadOnly: z.boolean().default(false) }),
  reply: pageOf(notification).extend({ unreadCount }),
});

export const readNotifications = defineCall({
  name: 'notifications.read',
  method: 'PUT',
  base: 'parrot',
  path: '/notifications/read',
  access: signedIn,
  summary: 'Marks notifications as read, in every window of the user.',
  body: z.object({
    notificationIds: z.union([z.array(notificationId).min(1).max(LIMITS.bulk), z.literal('all')]),
  }),
  reply: z.object({ status: z.literal('success'), unreadCount }),
});

export const readChoices = defineCall({
  name: 'notifications.choices',
  method: 'GET',
  base: 'parrot',
  path: '/notifications/choices',
  access: signedIn,
  summary: 'The notification preferences of the signed-in user in this tenant.',
  reply: choices,
});

export const saveChoices = defineCall({
  name: 'notifications.saveChoices',
  method: 'PUT',
  base: 'parrot',
  path: '/notifications/choices',
  access: signedIn,
  summary: 'Changes the notification preferences of the signed-in user in this tenant.',
  body: z.object({ choices: notificationChoices }),
  reply: choices,
});
