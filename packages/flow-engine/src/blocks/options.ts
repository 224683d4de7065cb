/** Finds the option a visitor means: by label in any language, or by number. */
import { LANGUAGES, type LanguageCode, LIMITS } from '@parrot/contract/core';
import { type LocalizedText, textInLanguage } from '@parrot/contract/flows';
import { plainTerms } from '../intents/normalized-phrase.ts';
import { fillText } from '../templates/fill.ts';
import type { Reading } from '../values/read-value.ts';

type Option = { id: string; label: LocalizedText };

/** Longer texts can't name options. */
const LONGEST = LIMITS.flowOptions * LIMITS.flowLabel;
/** Conjunctions in en, es, de, fr, sv. */
const AND = new Set(['and', 'y', 'e', 'und', 'et', 'och', 'or', 'o', 'oder', 'ou', 'eller']);

export const optionByLabel = <T extends Option>(
  text: string,
  options: readonly T[],
  reading: Reading,
): T | undefined =>
  text.length > LONGEST
    ? undefined
    : options.find(({ label }) => labelsOf(label, reading).some((each) => areSame(text, each)));

export const optionMeant = <T extends Option>(
  text: string,
  options: readonly T[],
  reading: Reading,
): T | undefined =>
  optionByLabel(text, options, reading) ?? optionByNumber(plainTerms(text.slice(0, 20)), options);

/** In the order offered; undefined if the text contains anything else. */
export function optionsMeant<T extends Option>(
  text: string,
  options: readonly T[],
  reading: Reading,
): T[] | undefined {
  const one = optionByLabel(text, options, reading);
  if (one) return [one];
  if (text.length > LONGEST) return undefined;
  const chosen = new Set<T>();
  const labels = options
    .flatMap((option) => labelsOf(option.label, reading).map((each) => ({ option, terms: plainTerms(each) })))
    .filter(({ terms }) => terms !== '')
    .sort((a, b) => b.terms.length - a.terms.length);
  let rest = plainTerms(text);
  while (rest !== '') {
    const named = labels.find(({ terms }) => rest === terms || rest.startsWith(`${terms} `));
    const [first = ''] = rest.split(' ', 1);
    const option = named?.option ?? optionByNumber(first, options);
    if (!option && !AND.has(first)) return undefined;
    if (option) chosen.add(option);
    rest = rest.slice(named ? named.terms.length : first.length).trim();
  }
  return chosen.size > 0 ? options.filter((option) => chosen.has(option)) : undefined;
}

/** In the bot's own language, as builders compare it. */
export const ownLabel = ({ label }: Option, reading: Reading): string => {
  const { language } = reading.flow;
  return labelText(textInLanguage(label, language, language), reading, language);
};

/** As shown; see `fillLabel`. */
const labelText = (written: string, reading: Reading, language: LanguageCode): string =>
  fillText(written, reading, language).trim().slice(0, LIMITS.flowLabel);

const labelsOf = (label: LocalizedText, reading: Reading): string[] =>
  LANGUAGES.flatMap((language) => {
    const written = label[language];
    return written === undefined || written.trim() === '' ? [] : [labelText(written, reading, language)];
  });

const optionByNumber = <T>(word: string, options: readonly T[]): T | undefined =>
  /^\d{1,2}$/.test(word) ? options[Number(word) - 1] : undefined;

function areSame(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const terms = plainTerms(one);
  return terms !== '' && terms === plainTerms(other);
}
