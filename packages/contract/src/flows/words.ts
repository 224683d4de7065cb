/** What a bot says, in each language its builder wrote it in. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { LANGUAGES, type LanguageCode, languageCode } from '../core/options.ts';
import { fewEntries } from './few-entries.ts';

const wordsUpTo = (length: number) =>
  fewEntries(LANGUAGES.length, z.partialRecord(languageCode, z.string().max(length)));
export const words = wordsUpTo(LIMITS.messageLength);
/** On a button or as a choice. */
export const label = wordsUpTo(LIMITS.flowLabel);
export type Words = z.infer<typeof words>;

/** In the language asked for; else in the bot's own, else in any that was written. */
export function wordsIn(words: Words, language: LanguageCode, ownLanguage: LanguageCode): string {
  const written = [words[language], words[ownLanguage], ...Object.values(words)];
  return written.find((text) => text !== undefined && text.trim() !== '') ?? '';
}
