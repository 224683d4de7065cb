/** Translates one text with a model and checks the result. */
import type { LanguageCode } from '@parrot/contract/core';
import { addsNoAddress, hasSameNumerals } from './grounding/facts.policy.ts';
import type { Model, ModelUsage } from './model.ts';

const LANGUAGE_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  de: 'German',
  fr: 'French',
  sv: 'Swedish',
};
export const languageName = (language: LanguageCode): string => LANGUAGE_NAMES[language];

/** A translation can be longer, up to this factor. */
const MAX_GROWTH = 4;
const EXTRA_LENGTH = 200;
const TOKENS_PER_CHARACTER = 1;

type Options = { timeoutMs?: number | undefined; signal?: AbortSignal | undefined };
export type Translated = { text: string | null; usage: ModelUsage };

/** `text` is null if the result is no valid translation. Throws `ModelError`. */
export async function translate(
  model: Model,
  text: string,
  to: LanguageCode,
  { timeoutMs, signal }: Options = {},
): Promise<Translated> {
  const written = await model.write({
    purpose: 'translate',
    instructions: `Translate the text into ${languageName(to)}. Keep its meaning, tone, line breaks, names, numbers, addresses and everything between braces as they are. If it is in ${languageName(to)} already, repeat it. Answer with the translation alone, without quotes and without remarks.`,
    data: { text },
    maxTokens: Math.min(8_000, EXTRA_LENGTH + text.length * TOKENS_PER_CHARACTER),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(signal && { signal }),
  });
  const translated = written.text.trim();
  return { text: isValidTranslation(text, translated) ? translated : null, usage: written.usage };
}

/** Every number and every `{{value}}` is present, no address is new, and the length is plausible. */
function isValidTranslation(text: string, translated: string): boolean {
  if (translated === '' || translated.length > EXTRA_LENGTH + text.length * MAX_GROWTH) return false;
  return (
    hasSameNumerals(text, translated) &&
    areSame(valuesIn(text), valuesIn(translated)) &&
    addsNoAddress(translated, text) &&
    !(/[<>]/.test(translated) && !/[<>]/.test(text))
  );
}

const valuesIn = (text: string): string[] => (text.match(/\{\{[^{}]*\}\}/g) ?? []).sort();

const areSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
