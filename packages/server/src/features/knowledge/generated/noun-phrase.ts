/** A table cell as a noun phrase with its article and number. Undefined if that is unclear. */
import type { LanguageCode } from '@parrot/contract/core';

export type NounPhrase = { phrase: string; isMany: boolean };

const MAX_WORDS = 5;
/** Remarks, alternatives and lists are not one thing. */
const SEVERAL = /[()/,;:+&|]/;

export function nounPhrase(name: string, language: LanguageCode): NounPhrase | undefined {
  const phrase = name.trim().split(/\s+/);
  if (SEVERAL.test(name) || phrase.length > MAX_WORDS) return undefined;
  if (ARTICLES[language].test(name)) return one(lower(name));
  // A product is called by its name.
  if (/\d/.test(name)) return one(name);
  return PHRASES[language](phrase);
}

const one = (phrase: string): NounPhrase => ({ phrase, isMany: false });
const many = (phrase: string): NounPhrase => ({ phrase, isMany: true });
export const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Singular only; plurals start differently or are unclear. */
const ARTICLES: Record<LanguageCode, RegExp> = {
  en: /^(the|an?|our|one) /i,
  de: /^(der|die|das|eine?) /i,
  es: /^(el|la|una?) /i,
  fr: /^(le |la |l['’]|une? )/i,
  sv: /^(den|det|en|ett) /i,
};

type WordList = readonly string[];
const last = (phrase: WordList): string => phrase.at(-1) ?? '';

/** Mass nouns. */
const ENGLISH_MASS =
  /(ing|ware|water|coffee|tea|food|milk|bread|luggage|insurance|delivery|postage|assembly|maintenance|support|access|storage|parking|paper|wood|advice|furniture|equipment)$/i;

const PHRASES: Record<LanguageCode, (phrase: WordList) => NounPhrase | undefined> = {
  en: (phrase) => {
    const lowered = lower(phrase.join(' '));
    if (phrase.length > 1 && phrase.every((word) => /^\p{Lu}/u.test(word))) return one(phrase.join(' '));
    if (ENGLISH_MASS.test(last(phrase))) return one(lowered);
    if (/[^siu]s$/i.test(last(phrase))) return many(lowered);
    return one(`${/^[aeio]/i.test(lowered) ? 'an' : 'a'} ${lowered}`);
  },
  /** The ending of some words decides their gender; an adjective before it has to agree. */
  de: (phrase) => {
    const noun = last(phrase);
    const before = phrase.slice(0, -1);
    if (/(ung|heit|keit|schaft|ion|tät)$/.test(noun) && before.every((word) => word.endsWith('e')))
      return one(`die ${[...before.map(lower), noun].join(' ')}`);
    if (/(ungen|heiten|keiten|schaften|ionen|täten)$/.test(noun) && before.length === 0) return many(noun);
    if (before.length > 0) return undefined;
    if (/(chen|lein|ment)$/.test(noun)) return one(`das ${noun}`);
    return /(ling|ismus|wechsel|versand|service)$/i.test(noun) ? one(`der ${noun}`) : undefined;
  },
  /** The noun comes first, its attributes after it. */
  es: (phrase) => {
    const lowered = lower(phrase.join(' '));
    const noun = lower(phrase[0] ?? '');
    if (/(ma|pa|día|agua|aula|arma|área)s?$/.test(noun)) return undefined;
    if (/(ciones|siones|dades|as)$/.test(noun)) return many(`las ${lowered}`);
    if (/(os|ajes|ores)$/.test(noun)) return many(`los ${lowered}`);
    if (/(ción|sión|dad|tad|umbre|a)$/.test(noun)) return one(`la ${lowered}`);
    return /(o|aje|or)$/.test(noun) && !/^(mano|foto|moto|flor|labor)$/.test(noun)
      ? one(`el ${lowered}`)
      : undefined;
  },
  fr: (phrase) => {
    const lowered = lower(phrase.join(' '));
    const noun = lower(phrase[0] ?? '');
    if (/[sx]$/.test(noun))
      return /(ions|tés|ures|ances|ences|ages|ments|eaux)$/.test(noun) ? many(`les ${lowered}`) : undefined;
    const isShe = /([ts]ion|té|ure|ance|ence|ette)$/.test(noun);
    if (!isShe && !/(age|ment|eau|isme)$/.test(noun)) return undefined;
    if (beginsWithVowel(lowered)) return one(`l’${lowered}`);
    return /^h/.test(lowered) ? undefined : one(`${isShe ? 'la' : 'le'} ${lowered}`);
  },
  sv: (phrase) => one(lower(phrase.join(' '))),
};

export const beginsWithVowel = (text: string): boolean => /^[aeiouyàâäéèêëîïôöûü]/i.test(text);
