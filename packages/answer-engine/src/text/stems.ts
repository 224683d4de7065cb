/** Reduces words to stems, by language: 'cards' and 'card' are the same. */
import type { LanguageCode } from '@parrot/contract/core';
import snowball from 'snowball-stemmers';
import { withoutAccents } from './tokens.ts';

const ALGORITHMS: Record<LanguageCode, string> = {
  en: 'english',
  es: 'spanish',
  de: 'german',
  fr: 'french',
  sv: 'swedish',
};

/** Stemming is slow compared to a lookup, and words repeat. */
const REMEMBERED = 20_000;

type Stemming = (word: string) => string;

const stemmings = new Map<LanguageCode, Stemming>();

export function stemmingFor(languageCode: LanguageCode): Stemming {
  const made = stemmings.get(languageCode) ?? rememberingStems(ALGORITHMS[languageCode]);
  stemmings.set(languageCode, made);
  return made;
}

function rememberingStems(algorithm: string): Stemming {
  const stemmer = snowball.newStemmer(algorithm);
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    // Accents are removed last: stemmers need them, and visitors often omit them.
    const stem = withoutAccents(stemmer.stem(word));
    if (stems.size >= REMEMBERED) stems.clear();
    stems.set(word, stem);
    return stem;
  };
}
