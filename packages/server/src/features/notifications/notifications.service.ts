import type { QueueUser } from '@parrot/contract/conversations';
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import { notificationIdFor } from './notification-id.ts';
import { presentNotification } from './notifications.present.ts';
import { insertNotifications } from './notifications.repository.ts';
import { notificationStored } from './notifications.topics.ts';

const DESK = '/home/desk/chats';

/** Everybody who may answer the visitors of an app. */
export type AgentsOf = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<UserId[]>;

export function createNotificationsService({ database, outbox, clock }: Platform, agentsOf: AgentsOf) {
  return {
    /** Tells everybody who may take this visitor that they wait. */
    personWaits: (tenantId: TenantId, session: QueueUser, seq: number): Promise<void> =>
      database.tenant(tenantId, async (tx) => {
        const readers = await agentsOf(tx, tenantId, session.appId);
        const stored = await insertNotifications(
          tx,
          readers.map((userId) => ({
            id: notificationIdFor('person-waiting', session.userSessionId, seq, userId),
            tenantId,
            userId,
            kind: 'person-waiting',
            details: { visitorName: session.userName, appName: session.appName },
            link: DESK,
            createdAt: clock.now(),
          })),
        );
        for (const row of stored) {
          const payload = { userId: row.userId, notification: presentNotification(row) };
          outbox.write(tx, notificationStored, { tenantId, key: row.userId, payload });
        }
      }),
  };
}
