/** Writes an accounts mail in the recipient's language. */
import type { LanguageCode } from '@parrot/contract/core';
import { type Mail, renderMail } from '../../../platform/index.ts';
import type { MailKind, MailText, MailTexts, MailValues } from './mail-texts.ts';
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

export function writeMail<Kind extends MailKind>(
  kind: Kind,
  { to, language, href }: { to: string; language: LanguageCode; href: string },
  values: MailValues<Kind>,
): Mail {
  const textOf = TEXTS[language][kind] as (values: MailValues<Kind>) => MailText;
  const { subject, paragraphs, button, note } = textOf(values);
  return renderMail({ to, language, subject, paragraphs, button: { label: button, href }, note });
}
