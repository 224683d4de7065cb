import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/notifications';
import { type Route, route } from '../../platform/index.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationsRoutes = (service: NotificationsService): Route[] => [
  route(calls.listNotifications, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.list(caller, body)),
  })),
  route(calls.readNotifications, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.read(caller, body.notificationIds)),
  })),
  route(calls.readChoices, async ({ caller }) => ({ ...DONE, choices: await service.choices(caller) })),
  route(calls.saveChoices, async ({ caller, body: { choices } }) => {
    await service.saveChoices(caller, choices);
    return { ...DONE, choices };
  }),
];
