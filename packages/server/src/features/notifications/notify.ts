/** The only way to notify users: stores, pushes and mails by each recipient's choices. */
import type { TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { NotificationKind, NotificationValues } from '@parrot/contract/notifications';
import type { Platform, Tx } from '../../platform/index.ts';
import { type Recipient, recipientsAmong } from '../team/index.ts';
import { notificationIdFor } from './notification-id.ts';
import { mergeChoices, REPLACED_BY, wantsNotification } from './notifications.policy.ts';
import { presentNotification } from './notifications.present.ts';
import { insertNotifications, markReplaced } from './notifications.repository.ts';
import { notificationStored, notificationsSeen, notificationToMail } from './notifications.topics.ts';

type NewNotification<Kind extends NotificationKind> = {
  tenantId: TenantId;
  kind: Kind;
  recipients: readonly UserId[];
  /** Leaves out recipients who are away. */
  onlyAvailable?: boolean;
  values: NotificationValues[Kind];
  /** Path inside the application. */
  link: string;
  /** The session it is about; erasing the visitor deletes the notification. */
  sessionId?: UserSessionId | undefined;
  /** Identifies the event: the same cause notifies a recipient once. */
  cause: readonly (string | number)[];
};

export type Notify = <Kind extends NotificationKind>(
  tx: Tx,
  notification: NewNotification<Kind>,
) => Promise<void>;

/** The same with what was read of the recipients. */
export type NotifyMembers = <Kind extends NotificationKind>(
  tx: Tx,
  notification: Omit<NewNotification<Kind>, 'recipients' | 'onlyAvailable'>,
  members: ReadonlyMap<UserId, Recipient>,
) => Promise<void>;

export const createNotify =
  ({ clock }: Pick<Platform, 'clock'>, notifyMembers: NotifyMembers): Notify =>
  async (tx, { recipients, onlyAvailable = false, ...notification }) => {
    const members = await recipientsAmong(tx, notification.tenantId, recipients, clock.now());
    const notified = [...members].filter(([, { isAvailable }]) => isAvailable || !onlyAvailable);
    await notifyMembers(tx, notification, new Map(notified));
  };

export const createNotifyMembers =
  ({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): NotifyMembers =>
  async (tx, { tenantId, kind, values, link, sessionId = null, cause }, members) => {
    const now = clock.now();
    const choices = new Map([...members].map(([userId, member]) => [userId, mergeChoices(member.choices)]));
    const recipientsWithChoices = [...choices].filter(([, chosen]) => wantsNotification(chosen[kind]));
    const stored = await insertNotifications(
      tx,
      recipientsWithChoices.map(([userId, chosen]) => ({
        id: notificationIdFor(kind, ...cause, userId),
        tenantId,
        userId,
        kind,
        details: values,
        link,
        sessionId,
        createdAt: now,
        // Without the in-app channel it is listed as read.
        readAt: chosen[kind].inApp ? null : now,
      })),
    );
    for (const row of stored) {
      const chosen = choices.get(row.userId);
      if (!chosen) continue;
      const notification = presentNotification(row, chosen, !members.get(row.userId)?.isAvailable);
      const payload = { userId: row.userId, notification };
      outbox.write(tx, notificationStored, { tenantId, key: row.userId, payload });
      if (chosen[kind].email && members.get(row.userId)?.isActive)
        outbox.write(tx, notificationToMail, { tenantId, key: row.id, payload: { notificationId: row.id } });
    }
    const kinds = REPLACED_BY[kind];
    if (!kinds) return;
    for (const { id, userId } of await markReplaced(tx, { kinds, link, by: stored, at: now })) {
      const payload = { userId, notificationIds: [id] };
      outbox.write(tx, notificationsSeen, { tenantId, key: userId, payload });
    }
  };
