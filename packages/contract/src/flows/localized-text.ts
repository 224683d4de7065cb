/** A text in each language the builder wrote it in. */
import * as z from 'zod';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { LANGUAGES, type LanguageCode } from '../core/options.ts';
import { maxEntries } from './max-entries.ts';

const localizedTextUpTo = (length: number) =>
  maxEntries(LANGUAGES.length, z.partialRecord(languageCode, z.string().max(length)));
export const localizedText = localizedTextUpTo(LIMITS.messageLength);
/** For a button or an option. */
export const label = localizedTextUpTo(LIMITS.flowLabel);
export type LocalizedText = z.infer<typeof localizedText>;

/** In the requested language, else in the bot's own, else in any. */
export function textInLanguage(
  text: LocalizedText,
  language: LanguageCode,
  ownLanguage: LanguageCode,
): string {
  const written = [text[language], text[ownLanguage], ...Object.values(text)];
  return written.find((text) => text !== undefined && text.trim() !== '') ?? '';
}
