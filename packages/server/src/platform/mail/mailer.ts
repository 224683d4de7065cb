/** Sends mail by SMTP, or stores it if no SMTP server is configured. */

import type { OutboxMail } from '@parrot/contract/installation';
import { desc, inArray, or, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import { watched } from '../telemetry/operations.ts';

export type Mail = { to: string; subject: string; text: string; html: string };
export type Mailer = { send(mail: Mail): Promise<void> };

export function createMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  database: Database,
  clock: Clock,
): Mailer {
  if (!settings.SMTP_URL) return { send: (mail) => storeMail(database, clock, mail) };
  const { SMTP_URL } = settings;
  let transport: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport(SMTP_URL));
      const smtp = await transport;
      await watched({ kind: 'mail', name: 'smtp' }, () =>
        smtp.sendMail({ from: settings.MAIL_FROM, ...mail }),
      );
    },
  };
}

const storedMail = pgTable('kept_mail', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

const MAX_STORED = 500;

async function storeMail(database: Database, clock: Clock, mail: Mail): Promise<void> {
  await database.system(async (tx) => {
    await tx.insert(storedMail).values({
      recipient: mail.to,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      createdAt: clock.now(),
    });
    await tx.execute(sql`delete from kept_mail where id <= (select max(id) from kept_mail) - ${MAX_STORED}`);
  });
}

/** Deletes mail to these addresses, and mail that contains one of these ids. */
export async function deleteStoredMail(
  database: Database,
  { addresses, ids }: { addresses: readonly string[]; ids: readonly string[] },
): Promise<void> {
  const { recipient, textBody } = storedMail;
  await database.system((tx) =>
    tx
      .delete(storedMail)
      .where(
        or(inArray(recipient, [...addresses]), ...ids.map((id) => sql`position(${id} in ${textBody}) > 0`)),
      ),
  );
}

export async function listStoredMail(database: Database): Promise<OutboxMail[]> {
  const rows = await database.system((tx) =>
    tx.select().from(storedMail).orderBy(desc(storedMail.id)).limit(100),
  );
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    sentAt: row.createdAt.toISOString(),
  }));
}
