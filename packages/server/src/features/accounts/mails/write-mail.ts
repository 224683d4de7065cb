/** Writes an accounts mail in the recipient's language. */
import { createMailWriter } from '../../../platform/index.ts';
import type { MailTexts } from './mail-texts.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { swedish } from './texts/sv.ts';

export const writeMail = createMailWriter<MailTexts>({
  en: english,
  es: spanish,
  de: german,
  fr: french,
  sv: swedish,
});
