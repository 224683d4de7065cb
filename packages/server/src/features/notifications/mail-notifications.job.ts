/**
 * Mails notifications. Each mail is its own job and is retried for about a day, so an unavailable mail server
 * loses nothing.
 */
import type { NotificationId, TenantId } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../platform/index.ts';
import { tenantName } from '../tenants/index.ts';
import { usersByIds } from '../users/index.ts';
import { writeMail } from './mails/write-mail.ts';
import { findNotification } from './notifications.repository.ts';
import { notificationToMail } from './notifications.topics.ts';

const mailNotification = defineJob<{ tenantId: TenantId; notificationId: NotificationId }>(
  'notifications.mail',
);
const RETRIES = 16;

const CONCURRENCY = 20;

export async function startMailingNotifications({
  bus,
  jobs,
  database,
  mailer,
  publicUrl,
}: Platform): Promise<void> {
  const send = async ({
    tenantId,
    notificationId,
  }: {
    tenantId: TenantId;
    notificationId: NotificationId;
  }) => {
    const found = await database.tenant(tenantId, async (tx) => {
      const notification = await findNotification(tx, notificationId);
      const recipient =
        notification && (await usersByIds(tx, [notification.userId])).get(notification.userId);
      return recipient && { notification, recipient, tenantName: await tenantName(tx, tenantId) };
    });
    // Former members get no mail from the tenant.
    if (!found) return;
    const { notification, recipient } = found;
    const site = { tenantName: found.tenantName, publicUrl: publicUrl() };
    await mailer.send(writeMail(recipient, notification, site));
  };
  await jobs.work(mailNotification, send, { atOnce: CONCURRENCY });
  bus.work(notificationToMail, ({ tenantId, payload: { notificationId } }) =>
    jobs.send(mailNotification, { tenantId, notificationId }, { retries: RETRIES }),
  );
}
