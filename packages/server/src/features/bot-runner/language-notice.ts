/** Knowledge in another language is better than none; whoever asked is told, in theirs. */
import type { Finding } from '@parrot/answer-engine';
import { onlyAvailableIn } from '@parrot/contract/flows';

/** Of fewer words nobody can be sure which language they are in. */
const FEWEST_WORDS = 3;

/** Whether it was asked in one language and is answered in another. */
export const isInOtherLanguage = (finding: Finding, question: string): boolean =>
  userLanguages(finding, question) !== null;

export function tellLanguage<Found extends Finding>(finding: Found, question: string): Found {
  const languages = userLanguages(finding, question);
  if (finding.kind !== 'answer' || !languages) return finding;
  return {
    ...finding,
    answer: `${onlyAvailableIn(languages.answered, languages.asked)}\n\n${finding.answer}`,
  };
}

function userLanguages(finding: Finding, question: string) {
  if (finding.kind !== 'answer') return null;
  const { languageCode: answered, trace } = finding;
  const { language: asked } = trace;
  const isTelling = question.trim().split(/\s+/).length >= FEWEST_WORDS;
  return isTelling && answered && asked && answered !== asked ? { answered, asked } : null;
}
