import type { UserId } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { defineTopic } from '../../platform/index.ts';

export const notificationStored = defineTopic<{ userId: UserId; notification: Notification }>(
  'notification.stored',
);
