/** An answer in another language is sent with a notice in the visitor's. */
import type { Finding } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { onlyAvailableIn } from '@parrot/contract/flows';

/** The language of fewer words can't be detected. */
const MIN_WORDS = 3;

/** The language in which a question is written; null if it is too short to be certain. */
export const languageOfQuestion = ({ trace }: Finding, question: string): LanguageCode | null =>
  question.trim().split(/\s+/).length >= MIN_WORDS ? trace.language : null;

/** Whether question and answer are in different languages. */
export const isInOtherLanguage = (finding: Finding, question: string): boolean =>
  languagesOf(finding, question) !== null;

export function addLanguageNotice<Found extends Finding>(finding: Found, question: string): Found {
  const languages = languagesOf(finding, question);
  if (finding.kind !== 'answer' || !languages) return finding;
  return {
    ...finding,
    answer: `${onlyAvailableIn(languages.answered, languages.asked)}\n\n${finding.answer}`,
  };
}

function languagesOf(finding: Finding, question: string) {
  if (finding.kind !== 'answer') return null;
  const { languageCode: answered } = finding;
  const asked = languageOfQuestion(finding, question);
  return answered && asked && answered !== asked ? { answered, asked } : null;
}
