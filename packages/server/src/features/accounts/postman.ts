/**
 * Sends the mails of accounts and team. Nobody waits for a mail server: how long it takes would tell whether an address
 * is known. A mail that can't be sent is logged, and can be asked for again.
 */
import { setTimeout } from 'node:timers/promises';
import type { Mail, Platform } from '../../platform/index.ts';
import type { InvitationMail } from '../team/index.ts';
import { alreadyRegisteredMail } from './mails/already-registered-mail.ts';
import { invitationMail } from './mails/invitation-mail.ts';
import { passwordResetMail } from './mails/password-reset-mail.ts';
import { verificationMail } from './mails/verification-mail.ts';

export type Postman = {
  verification(mail: { emailId: string; token: string }): void;
  alreadyRegistered(mail: { emailId: string; name: string }): void;
  passwordReset(mail: { emailId: string; name: string; token: string }): void;
  invitation(mail: InvitationMail): void;
  /** Where mail is kept in the store it is there when the call is answered; what goes to a mail server is not waited for. */
  handOver(): Promise<void>;
  /** Before the end: gives what is still on its way a little time. */
  settle(): Promise<void>;
};

const LAST_WAIT_MS = 5_000;

export function createPostman({
  settings,
  mailer,
  log,
  publicUrl,
}: Pick<Platform, 'settings' | 'mailer' | 'log' | 'publicUrl'>): Postman {
  const underWay = new Set<Promise<void>>();

  const send = (mail: Mail) => {
    const sending = mailer
      .send(mail)
      .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const page = (path: string, token?: string) =>
    `${publicUrl()}/accounts/${path}${token ? `?token=${token}` : ''}`;

  return {
    verification: ({ emailId, token }) => send(verificationMail(emailId, page('verify', token))),
    alreadyRegistered: ({ emailId, name }) => send(alreadyRegisteredMail(emailId, name, page(''))),
    passwordReset: ({ emailId, name, token }) => send(passwordResetMail(emailId, name, page('reset', token))),
    invitation: ({ emailId, token, ...invitation }) =>
      send(invitationMail(emailId, invitation, page('invitation', token))),
    async handOver() {
      if (!settings.SMTP_URL) await Promise.all(underWay);
    },
    async settle() {
      const given = new AbortController();
      const enough = setTimeout(LAST_WAIT_MS, undefined, { signal: given.signal, ref: false });
      await Promise.race([Promise.all(underWay), enough]);
      given.abort();
      await enough.catch(() => {});
    },
  };
}
