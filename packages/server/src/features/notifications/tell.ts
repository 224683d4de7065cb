/** The one way to tell people of something: stored, pushed to their windows and mailed, each as they chose. */
import type { TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { NotificationKind, NotificationValues } from '@parrot/contract/notifications';
import type { Platform, Tx } from '../../platform/index.ts';
import { notificationIdFor } from './notification-id.ts';
import { wantsToKnow } from './notifications.policy.ts';
import { presentNotification } from './notifications.present.ts';
import { choicesOf, insertNotifications } from './notifications.repository.ts';
import { notificationStored, notificationToMail } from './notifications.topics.ts';

type News<Kind extends NotificationKind> = {
  tenantId: TenantId;
  kind: Kind;
  readers: readonly UserId[];
  values: NotificationValues[Kind];
  /** Where it leads, inside the application. */
  link: string;
  /** The session it tells of: whatever was told goes with the visitor. */
  sessionId?: UserSessionId | undefined;
  /** What happened, in words that never change: told again, it reaches nobody twice. */
  cause: readonly (string | number)[];
};

export type Tell = <Kind extends NotificationKind>(tx: Tx, news: News<Kind>) => Promise<void>;

export const createTell =
  ({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): Tell =>
  async (tx, { tenantId, kind, readers, values, link, sessionId = null, cause }) => {
    const now = clock.now();
    const choices = await choicesOf(tx, tenantId, readers);
    const wanted = [...choices].filter(([, chosen]) => wantsToKnow(chosen[kind]));
    const stored = await insertNotifications(
      tx,
      wanted.map(([userId, chosen]) => ({
        id: notificationIdFor(kind, ...cause, userId),
        tenantId,
        userId,
        kind,
        details: values,
        link,
        sessionId,
        createdAt: now,
        // Who wants it elsewhere only finds it in the list, but is not asked to look.
        readAt: chosen[kind].inApp ? null : now,
      })),
    );
    for (const row of stored) {
      const chosen = choices.get(row.userId);
      if (!chosen) continue;
      const payload = { userId: row.userId, notification: presentNotification(row, chosen) };
      outbox.write(tx, notificationStored, { tenantId, key: row.userId, payload });
      if (chosen[kind].email)
        outbox.write(tx, notificationToMail, { tenantId, key: row.id, payload: { notificationId: row.id } });
    }
  };
