/** Writes the mails of a slice from its texts, in the recipient's language. */
import type { LanguageCode } from '@parrot/contract/core';
import { renderMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

type MailText = { subject: string; paragraphs: string[]; button?: string; note: string };
type Recipient = { to: string; language: LanguageCode; href: string };

/** A mail whose text has no button has no link. */
export const createMailWriter =
  <Texts extends { [Kind in keyof Texts]: (values: never) => MailText }>(
    texts: Record<LanguageCode, Texts>,
  ) =>
  <Kind extends keyof Texts>(
    kind: Kind,
    { to, language, href }: Recipient,
    values: Parameters<Texts[Kind]>[0],
  ): Mail => {
    const { button, ...text } = texts[language][kind](values as never);
    return renderMail({ to, language, ...text, ...(button && { button: { label: button, href } }) });
  };
