/**
 * The sentences of errors, rules and results in the reader's language. Server and contract write English, which
 * is part of the API; a client translates where it shows them.
 */
import type { LanguageCode } from '../core/options.ts';
import { localizeValue } from './localize-value.ts';

/** Translations by English sentence; `{0}`, `{1}` stand for values. */
export type Catalog = Readonly<Record<string, string>>;
export type Messages = { language: LanguageCode; catalog: Catalog };

type Pattern = { matcher: RegExp; fixedLength: number; translation: string };

const compiled = new WeakMap<Catalog, Pattern[]>();
const PLACEHOLDER = /\{(\d)\}/;

/** The sentence itself if the catalog doesn't have it. */
export const translateMessage = (messages: Messages, sentence: string): string =>
  translateWhole(messages, sentence) ?? translateFirst(messages, sentence) ?? sentence;

function translateWhole(messages: Messages, sentence: string): string | undefined {
  const exact = exactTranslation(messages.catalog, sentence);
  if (exact !== undefined) return exact;
  for (const { matcher, translation } of patternsOf(messages.catalog)) {
    const values = matcher.exec(sentence)?.slice(1);
    if (values) return fillIn(messages, translation, values);
  }
  return undefined;
}

const exactTranslation = (catalog: Catalog, sentence: string): string | undefined =>
  Object.hasOwn(catalog, sentence) ? catalog[sentence] : undefined;

const fillIn = (messages: Messages, translation: string, values: readonly string[]): string =>
  translation.replace(/\{(\d)\}/g, (_, index: string) => {
    const value = values[Number(index)] ?? '';
    return exactTranslation(messages.catalog, value) ?? localizeValue(messages.language, value);
  });

/** Patterns with more fixed text come first: they say more about the sentence. */
function patternsOf(catalog: Catalog): Pattern[] {
  const known = compiled.get(catalog);
  if (known) return known;
  const patterns = Object.entries(catalog)
    .filter(([english]) => PLACEHOLDER.test(english))
    .map(([english, translation]) => {
      const fixed = english.split(/\{\d\}/);
      const matcher = new RegExp(`^${fixed.map(escaped).join('(.+?)')}$`, 's');
      return { matcher, fixedLength: fixed.join('').length, translation };
    })
    .sort((one, other) => other.fixedLength - one.fixedLength);
  compiled.set(catalog, patterns);
  return patterns;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[A-Z“])/g;

/** Of several sentences in one text, such as all reasons against publishing: the first known one, then the rest. */
function translateFirst(messages: Messages, text: string): string | undefined {
  for (const { index } of text.matchAll(BETWEEN_SENTENCES)) {
    const first = translateWhole(messages, text.slice(0, index));
    if (first !== undefined) return `${first} ${translateMessage(messages, text.slice(index + 1))}`;
  }
  return undefined;
}
