import { normalizedPhrase } from '../intents/normalized-phrase.ts';
import { NO_PHRASES, YES_PHRASES } from '../intents/phrases.ts';

const YES = new Set(['true', '1', ...Object.values(YES_PHRASES).flat().map(normalizedPhrase)]);
const NO = new Set(['false', '0', ...Object.values(NO_PHRASES).flat().map(normalizedPhrase)]);
const LONGEST = 40;

/** Undefined if neither. */
export function yesNoOf(text: string): boolean | undefined {
  if (text.length > LONGEST) return undefined;
  const phrase = normalizedPhrase(text);
  return YES.has(phrase) ? true : NO.has(phrase) ? false : undefined;
}
