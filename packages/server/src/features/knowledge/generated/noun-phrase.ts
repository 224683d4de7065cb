/** What stands in a table, as one would say it in a sentence: with its article, one or many. Undefined where that can not be told. */
import type { LanguageCode } from '@parrot/contract/core';

export type NounPhrase = { words: string; isMany: boolean };

const MOST_WORDS = 5;
/** Remarks, choices and lists are no one thing. */
const SEVERAL = /[()/,;:+&|]/;

export function nounPhrase(name: string, language: LanguageCode): NounPhrase | undefined {
  const words = name.trim().split(/\s+/);
  if (SEVERAL.test(name) || words.length > MOST_WORDS) return undefined;
  if (ARTICLES[language].test(name)) return one(lower(name));
  // A product goes by its name.
  if (/\d/.test(name)) return one(name);
  return PHRASES[language](words);
}

const one = (words: string): NounPhrase => ({ words, isMany: false });
const many = (words: string): NounPhrase => ({ words, isMany: true });
export const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Of one thing; several begin with others, or can not be told. */
const ARTICLES: Record<LanguageCode, RegExp> = {
  en: /^(the|an?|our|one) /i,
  de: /^(der|die|das|eine?) /i,
  es: /^(el|la|una?) /i,
  fr: /^(le |la |l['’]|une? )/i,
  sv: /^(den|det|en|ett) /i,
};

type Words = readonly string[];
const last = (words: Words): string => words.at(-1) ?? '';

/** What one has some of, and not one. */
const ENGLISH_MASS =
  /(ing|ware|water|coffee|tea|food|milk|bread|luggage|insurance|delivery|postage|assembly|maintenance|support|access|storage|parking|paper|wood|advice|furniture|equipment)$/i;

const PHRASES: Record<LanguageCode, (words: Words) => NounPhrase | undefined> = {
  en: (words) => {
    const said = lower(words.join(' '));
    if (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))) return one(words.join(' '));
    if (ENGLISH_MASS.test(last(words))) return one(said);
    if (/[^siu]s$/i.test(last(words))) return many(said);
    return one(`${/^[aeio]/i.test(said) ? 'an' : 'a'} ${said}`);
  },
  /** The end of a word tells its gender, for some; an adjective before it has to fit. */
  de: (words) => {
    const noun = last(words);
    const before = words.slice(0, -1);
    if (/(ung|heit|keit|schaft|ion|tät)$/.test(noun) && before.every((word) => word.endsWith('e')))
      return one(`die ${[...before.map(lower), noun].join(' ')}`);
    if (/(ungen|heiten|keiten|schaften|ionen|täten)$/.test(noun) && before.length === 0) return many(noun);
    if (before.length > 0) return undefined;
    if (/(chen|lein|ment)$/.test(noun)) return one(`das ${noun}`);
    return /(ling|ismus|wechsel|versand|service)$/i.test(noun) ? one(`der ${noun}`) : undefined;
  },
  /** The thing comes first, and what it is like after it. */
  es: (words) => {
    const said = lower(words.join(' '));
    const noun = lower(words[0] ?? '');
    if (/(ma|pa|día|agua|aula|arma|área)s?$/.test(noun)) return undefined;
    if (/(ciones|siones|dades|as)$/.test(noun)) return many(`las ${said}`);
    if (/(os|ajes|ores)$/.test(noun)) return many(`los ${said}`);
    if (/(ción|sión|dad|tad|umbre|a)$/.test(noun)) return one(`la ${said}`);
    return /(o|aje|or)$/.test(noun) && !/^(mano|foto|moto|flor|labor)$/.test(noun)
      ? one(`el ${said}`)
      : undefined;
  },
  fr: (words) => {
    const said = lower(words.join(' '));
    const noun = lower(words[0] ?? '');
    if (/[sx]$/.test(noun))
      return /(ions|tés|ures|ances|ences|ages|ments|eaux)$/.test(noun) ? many(`les ${said}`) : undefined;
    const isShe = /([ts]ion|té|ure|ance|ence|ette)$/.test(noun);
    if (!isShe && !/(age|ment|eau|isme)$/.test(noun)) return undefined;
    if (beginsWithVowel(said)) return one(`l’${said}`);
    return /^h/.test(said) ? undefined : one(`${isShe ? 'la' : 'le'} ${said}`);
  },
  sv: (words) => one(lower(words.join(' '))),
};

export const beginsWithVowel = (text: string): boolean => /^[aeiouyàâäéèêëîïôöûü]/i.test(text);
