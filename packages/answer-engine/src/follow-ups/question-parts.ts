/** Tells what a question names itself from what it leaves to the question before it. */
import type { LanguageCode } from '@parrot/contract/core';
import { isStopWord } from '../text/stopwords.ts';
import { tokensOf, withoutAccents } from '../text/tokens.ts';
import { type AskedValue, referenceTerms } from './reference-terms.ts';

export type QuestionParts = {
  /** Words that name something. */
  own: string[];
  asksFor: AskedValue | null;
  /** A part of a sentence after 'and', with a pronoun, or without anything named. */
  pointsBack: boolean;
};

/** A longer question says what it is about. */
const MAX_CHARACTERS = 120;
const MAX_WORDS = 10;
const MAX_OWN = 3;
/** 'And on weekends?' is a part of a sentence. */
const MAX_PART = 5;
const IF: ReadonlySet<string> = new Set(['if', 'wenn', 'falls', 'si', 'om']);
/** 'How much', without a word for what: 'combien', 'cuánto'. */
const AMOUNT: ReadonlySet<string> = new Set(['combien', 'cuanto', 'cuanta', 'cuantos']);
/** 'Is there …': the pronoun stands for nothing. */
const EXPLETIVE: ReadonlySet<string> = new Set(
  'gibt es|es gibt|y a|a il|t il|il y|il manque|il faut|il me|finns det|there is|is there|are there'.split(
    '|',
  ),
);
/** Before a noun, which German writes with a capital. */
const GERMAN_ARTICLE = /(?<!\p{L})[Dd](?:ie(?:se[rnms]?)?|er|as|en|em)\s+(?=(?:\p{Ll}+e[nrms]?\s+)?\p{Lu})/gu;

/** Null if the question is complete: too long to lean on another one. */
export function questionParts(text: string, languageCode: LanguageCode): QuestionParts | null {
  if (text.length > MAX_CHARACTERS) return null;
  const tokens = tokensOf(languageCode === 'de' ? text.replace(GERMAN_ARTICLE, '') : text, languageCode);
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return null;
  const { leads, openers, references, generic, values } = referenceTerms(languageCode);
  const all = tokens.map(withoutAccents);
  const lead = leads.find((each) => each.length <= all.length && each.every((word, at) => all[at] === word));
  const terms = all.slice(lead?.length ?? 0);
  const isOwn = (word: string) =>
    !isStopWord(word, languageCode) &&
    !generic.has(word) &&
    !references.has(word) &&
    !values.has(word) &&
    !AMOUNT.has(word);
  const own = tokens.slice(all.length - terms.length).filter((word) => isOwn(withoutAccents(word)));
  if (own.length > MAX_OWN) return null;
  const refers = terms.some((word, at) => references.has(word) && !isExpletive(terms, at));
  const isPart =
    lead !== undefined &&
    (IF.has(terms[0] ?? '') || (terms.length <= MAX_PART && !terms.some((word) => openers.has(word))));
  const asked = terms.map((word) => values.get(word)).find((value) => value !== undefined);
  const asksFor = asked ?? (terms.some((word) => AMOUNT.has(word)) ? 'price' : null);
  return { own, asksFor, pointsBack: isPart || refers || own.length === 0 };
}

const isExpletive = (terms: readonly string[], at: number): boolean =>
  EXPLETIVE.has(`${terms[at - 1]} ${terms[at]}`) || EXPLETIVE.has(`${terms[at]} ${terms[at + 1]}`);
