/**
 * Sends the mails of accounts and team in the background: waiting for the mail server would reveal whether an
 * address is known. Failures are logged; the user can request the mail again.
 */
import { setTimeout } from 'node:timers/promises';
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { Mail, Platform } from '../../../platform/index.ts';
import type { InvitationMail } from '../../team/index.ts';
import type { SecurityChange } from './mail-texts.ts';
import { writeMail } from './write-mail.ts';

type Recipient = { emailId: string; language: LanguageCode };

export type AccountMailer = {
  verification(mail: Recipient & { token: string }): void;
  alreadyRegistered(mail: Recipient & { name: string }): void;
  passwordReset(mail: Recipient & { name: string; token: string }): void;
  invitation(mail: InvitationMail): void;
  securityChange(mail: Recipient & { name: string; change: SecurityChange }): void;
  /**
   * Waits for mail that is stored in the database, so that it is there when the call returns. Does not wait
   * for a mail server.
   */
  waitUntilStored(): Promise<void>;
  /** Gives mails in progress a little time before the server stops. */
  settle(): Promise<void>;
};

const SETTLE_TIMEOUT_MS = 5_000;

export function createAccountMailer({
  settings,
  mailer,
  log,
  publicUrl,
}: Pick<Platform, 'settings' | 'mailer' | 'log' | 'publicUrl'>): AccountMailer {
  const inProgress = new Set<Promise<void>>();

  const send = (mail: Mail) => {
    const sending = mailer
      .send(mail)
      .catch((error: unknown) => log.error({ err: error }, 'sending mail failed; it is not retried'))
      .finally(() => inProgress.delete(sending));
    inProgress.add(sending);
  };
  /** The recipient, and the page of the login site that the button opens. */
  const to = ({ emailId, language }: Recipient, page: string, token?: string) => ({
    to: emailId,
    language,
    href: `${publicUrl()}/accounts/${page}${token ? `?token=${token}` : ''}`,
  });

  return {
    verification: (mail) =>
      send(writeMail('verification', to(mail, 'verify', mail.token), { hours: LIMITS.verificationHours })),
    alreadyRegistered: (mail) => send(writeMail('alreadyRegistered', to(mail, ''), mail)),
    passwordReset: (mail) =>
      send(
        writeMail('passwordReset', to(mail, 'reset', mail.token), {
          name: mail.name,
          minutes: LIMITS.passwordResetMinutes,
        }),
      ),
    invitation: (mail) =>
      send(
        writeMail('invitation', to(mail, 'invitation', mail.token), {
          invitedBy: mail.invitedBy,
          tenantName: mail.tenantName,
          hours: LIMITS.invitationHours,
        }),
      ),
    securityChange: ({ emailId, language, ...values }) =>
      send(
        writeMail(
          'securityChange',
          { to: emailId, language, href: `${publicUrl()}/home/profile?tab=security` },
          values,
        ),
      ),
    async waitUntilStored() {
      if (!settings.SMTP_URL) await Promise.all(inProgress);
    },
    async settle() {
      const given = new AbortController();
      const enough = setTimeout(SETTLE_TIMEOUT_MS, undefined, { signal: given.signal, ref: false });
      await Promise.race([Promise.all(inProgress), enough]);
      given.abort();
      await enough.catch(() => {});
    },
  };
}
