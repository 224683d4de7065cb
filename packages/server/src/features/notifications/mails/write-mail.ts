/** A notification as a mail in the recipient's language. */
import type { LanguageCode } from '@parrot/contract/core';
import { translateRoleNames } from '@parrot/contract/messages';
import type { Notification, NotificationKind } from '@parrot/contract/notifications';
import { type Mail, renderMail } from '../../../platform/index.ts';
import type { MailText, MailTexts } from './mail-texts.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { swedish } from './texts/sv.ts';

const TEXTS: Record<LanguageCode, MailTexts> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  sv: swedish,
};

type Recipient = { email: string; name: string; language: LanguageCode };
type MailedNotification = { kind: NotificationKind; details: Notification['values']; link: string };

export function writeMail(
  { email, name, language }: Recipient,
  { kind, details, link }: MailedNotification,
  { tenantName, publicUrl }: { tenantName: string; publicUrl: string },
): Mail {
  const { hello, kinds, note } = TEXTS[language];
  // Values are stored per kind; the compiler cannot relate the two.
  const textOf = kinds[kind] as (values: Notification['values'], tenantName: string) => MailText;
  const { subject, paragraphs, button } = textOf(localized(details, language), tenantName);
  return renderMail({
    to: email,
    language,
    subject,
    paragraphs: [hello(name), ...paragraphs],
    button: { label: button, href: publicUrl + link },
    note,
  });
}

const localized = (details: Notification['values'], language: LanguageCode): Notification['values'] =>
  details.roleNames ? { ...details, roleNames: translateRoleNames(language, details.roleNames) } : details;
