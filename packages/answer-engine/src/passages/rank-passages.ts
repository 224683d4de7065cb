/** Ranks the passages for a question, each with its best quote and score. */

import type { LanguageCode } from '@parrot/contract/core';
import type { Question } from '../faqs/match-faqs.ts';
import type { Decision, KnownPassage, PassageCandidate, RetrievedPassage } from '../knowledge.ts';
import type { Contents } from '../prepare-knowledge.ts';
import { type Terms, termsOf } from '../text/terms.ts';
import { askedQuantities, type Fit, fitRows } from '../units/fit-rows.ts';
import { type Point, withoutPoints } from '../units/points.ts';
import { unitsOf } from '../units/text-units.ts';
import { quotesAgreeInTerms } from './disagreement.ts';
import { type FoundPassage, fusePassages } from './fuse-passages.ts';
import { rarityOf } from './passage-index.ts';
import { passageCosines } from './passage-meaning.ts';
import { scoreOfPassage } from './passage-score.ts';
import { chooseQuote, type Quote } from './quote.ts';
import { shownQuote } from './shown-quote.ts';
import { siblingRows, tableOfRows } from './sibling-rows.ts';
import { isRow } from './table-row.ts';
import { asksWhereOrWho } from './where-or-who.ts';

const CANDIDATES = 3;
const SNIPPET = 160;
/** A quote whose only range excludes what was asked answers another question. */
const MISFIT_SHARE = 0.3;
/** A passage with this similarity to the question is about it. */
const ABOUT_IT = 0.42;
const NEARLY = 0.8;
const AMOUNT = /\d\s?(?:€|\$|£|eur\b|euros?\b|kr\b|sek\b|chf\b|usd\b)|[€$£]\s?\d/i;
/** How one asks for a price in our languages. */
const PRICE =
  /(?<!\p{L})(?:how much|costs?|price[ds]?|pay|kostet|kosten|preise?|cuesta[n]?|cu[aá]nto|precios?|co[uû]te(?:nt)?|co[uû]t|prix|combien|tarifs?|kostar|priser|priset|pris)(?!\p{L})/giu;

type Quoted = { match: FoundPassage; terms: Terms; passage: KnownPassage; quote: Quote; fit: Fit | null };

export function rankPassages(
  knowledge: Contents,
  { text: asked, language, vector }: Question,
  most: number,
): RetrievedPassage[] {
  const { passages, passageIndexes, passageMeaning } = knowledge;
  const cosines = vector && passageMeaning ? passageCosines(passageMeaning, vector) : null;
  const termsFor = (text: string, languageCode: LanguageCode) =>
    termsOf(text, languageCode, language ? { writtenIn: language } : {});
  const terms = new Map(passageIndexes.map((index) => [index, termsFor(asked, index.languageCode)]));
  const looked = Math.max(most, CANDIDATES);
  const found = fusePassages(passageIndexes, terms, language, cosines, looked);
  const quantities = found.length > 0 ? askedQuantities(asked, language) : [];
  const quoted = found.flatMap((match): Quoted[] => {
    const passage = passages[match.passageIndex];
    const own = terms.get(match.index);
    if (!passage || !own) return [];
    const { languageCode } = match.index;
    const units = unitsOf(passage.text);
    const fit = quantities.length > 0 ? fitRows(passage.text, units, quantities, languageCode) : null;
    const named = unnamed(asked, {
      quantities: fit ? quantities : [],
      isPriced: units.length > 0 || fit !== null,
      passage,
    });
    const rest = named === asked ? own : termsFor(named, languageCode);
    const compared = rest.content.size > 0 ? rest : own;
    const quote = chooseQuote(match.index, compared, passage, { units, fit });
    const chosen = { match, terms: compared, passage, quote, fit };
    return [quote.isMisfit && isRow(passage.text) ? fittingRow(chosen, passages, quantities) : chosen];
  });
  const isWhereOrWho = asksWhereOrWho(asked, language);
  return quoted.slice(0, most).map((one) => {
    const { match, passage, quote, fit } = one;
    const { languageCode } = match.index;
    const isAcross = language !== null && language !== languageCode;
    const rival = quoted.find((other) => isRival(one, other))?.match;
    const score = scoreOfPassage({ ...one, rival, ...coverageOf(one, quantities), isAcross });
    return {
      passage,
      languageCode,
      quote: quote.text,
      shown: shownQuote(quote, passage.heading, fit),
      score:
        quote.isMisfit || (isWhereOrWho && isOnlyMentioned(one, languageCode)) ? score * MISFIT_SHARE : score,
      lexical: match.lexical,
      semantic: match.semantic,
    };
  });
}

/** The one word of the question is in the passage, which is about something else. */
function isOnlyMentioned(
  { terms: { content }, passage: { title, heading }, match: { semantic } }: Quoted,
  languageCode: LanguageCode,
): boolean {
  const [only, ...others] = content;
  if (only === undefined || others.length > 0 || (semantic ?? 0) >= ABOUT_IT) return false;
  return !termsOf(`${title}\n${heading}`, languageCode).content.has(only);
}

/** Other rows of the same table, and other sources with the same content, do not make a quote less certain. */
function isRival(one: Quoted, other: Quoted): boolean {
  if (one === other) return false;
  if (one.passage.sourceId === other.passage.sourceId) return !(one.fit && isRow(other.passage.text));
  // The same content is nearly as strong.
  if (
    Math.min(one.match.strength, other.match.strength) <
    NEARLY * Math.max(one.match.strength, other.match.strength)
  )
    return true;
  return !quotesAgreeInTerms(one.quote.text, other.quote.text);
}

/**
 * A size or date within a range of the quote counts like a word that it has, and a rare one. Alone it says
 * nothing: the quote must have a word of the question too.
 */
function coverageOf({ match, terms, quote, fit }: Quoted, quantities: readonly Point[]) {
  const termCount = terms.content.size;
  const isSized = quantities.some(({ dimension }) => dimension !== null);
  const fits = quote.coverage > 0 && !quote.isMisfit && fit?.parts.some((part) => part.fits);
  if (!isSized || !fits) return { coverage: quote.coverage, termCount, fits: false };
  const weight = match.index.unknownTermWeight;
  const asked = [...terms.content].reduce((sum, hash) => sum + rarityOf(match.index, hash), 0);
  return { coverage: (quote.coverage * asked + weight) / (asked + weight), termCount: termCount + 1, fits };
}

/** The row that fits; the whole table if none does. */
function fittingRow(chosen: Quoted, passages: readonly KnownPassage[], quantities: readonly Point[]): Quoted {
  const { match, quote } = chosen;
  const rows = siblingRows(passages, match.passageIndex).flatMap((at) => passages[at] ?? []);
  for (const row of rows) {
    const fit = fitRows(row.text, [], quantities, match.index.languageCode);
    if (fit?.parts.every(({ fits }) => fits))
      return { ...chosen, fit, passage: row, quote: { ...quote, text: row.text, isMisfit: false } };
  }
  if (rows.length < 2) return chosen;
  const text = tableOfRows(rows);
  return { ...chosen, fit: null, quote: { ...quote, text, units: unitsOf(text), isMisfit: false } };
}

/** The question without what a table answers but does not name: a number by a range, a price by an amount. */
function unnamed(
  asked: string,
  {
    quantities,
    isPriced,
    passage,
  }: { quantities: readonly Point[]; isPriced: boolean; passage: KnownPassage },
): string {
  const rest = withoutPoints(asked, quantities);
  return isPriced && AMOUNT.test(passage.text) ? rest.replace(PRICE, ' ') : rest;
}

export const answerFrom = ({ passage, languageCode, shown, score }: RetrievedPassage): Decision => ({
  kind: 'answer',
  answer: shown,
  languageCode,
  link: '',
  sources: [{ title: passage.title, url: passage.url }],
  score,
});

export const candidateOf = (found: RetrievedPassage): PassageCandidate => ({
  sourceId: found.passage.sourceId,
  title: found.passage.title,
  heading: found.passage.heading,
  snippet: shortened(found.quote),
  score: found.score,
  lexical: found.lexical,
  semantic: found.semantic,
});

/** Cuts between words if possible. */
function shortened(text: string): string {
  if (text.length <= SNIPPET) return text;
  const space = text.lastIndexOf(' ', SNIPPET);
  return `${text.slice(0, space > 0 ? space : SNIPPET).trimEnd()}…`;
}
