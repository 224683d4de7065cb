/**
 * Sends the mails of accounts and team. Nobody waits for them: how long a mail takes would tell whether an address is
 * known. One that can't be sent is logged, and can be asked for again.
 */
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
  /** Resolves when every mail given so far is sent, or has failed. */
  settle(): Promise<void>;
};

export function createPostman({
  mailer,
  log,
  publicUrl,
}: Pick<Platform, 'mailer' | 'log' | 'publicUrl'>): Postman {
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
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
