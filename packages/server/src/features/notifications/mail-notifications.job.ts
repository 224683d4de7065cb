/**
 * Notifications by mail. Each is a job of its own, tried again for about a day: nobody waits for a mail server,
 * and one that is down for a while loses nothing.
 */
import type { NotificationId, TenantId } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../platform/index.ts';
import { tenantName } from '../tenants/index.ts';
import { writeMail } from './mails/write-mail.ts';
import { findWithReader } from './notifications.repository.ts';
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
      const told = await findWithReader(tx, notificationId);
      return told && { ...told, tenantName: await tenantName(tx, tenantId) };
    });
    // Whoever has left the tenant since gets no more mail from it.
    if (!found) return;
    const { notification, reader } = found;
    const place = { tenantName: found.tenantName, publicUrl: publicUrl() };
    await mailer.send(writeMail(reader, notification, place));
  };
  await jobs.work(mailNotification, send, { atOnce: CONCURRENCY });
  bus.work(notificationToMail, ({ tenantId, payload: { notificationId } }) =>
    jobs.send(mailNotification, { tenantId, notificationId }, { retries: RETRIES }),
  );
}
