/** Ranks the passages for a question, each with its best quote and score. */

import type { Question } from '../faqs/match-faqs.ts';
import type { Decision, PassageCandidate, RetrievedPassage } from '../knowledge.ts';
import type { Contents } from '../prepare-knowledge.ts';
import { termsOf } from '../text/terms.ts';
import { fusePassages } from './fuse-passages.ts';
import { passageCosines } from './passage-meaning.ts';
import { scoreOfPassage } from './passage-score.ts';
import { chooseQuote } from './quote.ts';

const CANDIDATES = 3;
const SNIPPET = 160;

export function rankPassages(
  knowledge: Contents,
  { text: asked, language, vector }: Question,
  most: number,
): RetrievedPassage[] {
  const { passages, passageIndexes, passageMeaning } = knowledge;
  const cosines = vector && passageMeaning ? passageCosines(passageMeaning, vector) : null;
  const terms = new Map(
    passageIndexes.map((index) => [
      index,
      termsOf(asked, index.languageCode, language ? { writtenIn: language } : {}),
    ]),
  );
  const looked = Math.max(most, CANDIDATES);
  const found = fusePassages(passageIndexes, terms, language, cosines, looked);
  const quoted = found.flatMap((match, rank) => {
    const passage = passages[match.passageIndex];
    const own = terms.get(match.index);
    if (!passage || !own) return [];
    const { languageCode } = match.index;
    const { text, coverage } = chooseQuote(match.index, own, passage);
    const isAcross = language !== null && language !== languageCode;
    const rival = found[rank === 0 ? 1 : 0];
    const score = scoreOfPassage({ match, rival, terms: own, passage, coverage, isAcross });
    return [{ passage, languageCode, quote: text, score, lexical: match.lexical, semantic: match.semantic }];
  });
  return quoted.slice(0, most);
}

export const answerFrom = ({ passage, languageCode, quote, score }: RetrievedPassage): Decision => ({
  kind: 'answer',
  answer: quote,
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
