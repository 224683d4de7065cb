/** What the conversation is about: the question before, and the FAQ or section that answered it. */
import { LANGUAGES, type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { Ask, KnownFaq, KnownPassage, PreviousTurn } from '../knowledge.ts';
import type { Contents } from '../prepare-knowledge.ts';
import { coreQuestion } from '../text/core-question.ts';
import { termsOf } from '../text/terms.ts';

export type Topic = {
  question: string;
  language: LanguageCode;
  faq: KnownFaq | null;
  /** The passages of the section that was quoted, in order. */
  section: readonly KnownPassage[];
};

/** `language`: as detected in the new question. */
export function topicOf(
  { faqsById, passagesBySource }: Contents,
  { question, answer }: PreviousTurn,
  { languages = LANGUAGES }: Pick<Ask, 'languages'>,
  language: LanguageCode | null,
): Topic {
  const isKnown = language !== null && languages.includes(language);
  const asked = isKnown ? language : languages[0];
  const ofGroup = (answer && 'faqId' in answer && faqsById.get(answer.faqId)) || [];
  const faq = ofGroup.find(({ languageCode }) => languageCode === asked) ?? ofGroup[0] ?? null;
  return {
    question: shortened(coreQuestion(question.slice(0, LIMITS.messageLength))),
    language: faq?.languageCode ?? asked ?? LANGUAGES[0],
    faq,
    section:
      answer && 'sourceId' in answer
        ? (passagesBySource.get(answer.sourceId) ?? []).filter(({ heading }) => heading === answer.heading)
        : [],
  };
}

/** As much of a question as is stored, shown and searched with the next one. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LIMITS.previousQuestionLength) return line;
  const space = line.lastIndexOf(' ', LIMITS.previousQuestionLength - 1);
  return `${line.slice(0, space > 0 ? space : LIMITS.previousQuestionLength - 1)}…`;
}

export const textOfFaq = ({ questions, answer }: KnownFaq): string => [...questions, answer].join('\n');
export const textOfPassage = ({ heading, text }: KnownPassage): string => `${heading}\n${text}`;

/** Whether an FAQ shares a word with the topic. */
export function isRelated(topic: Topic, faq: KnownFaq): boolean {
  const about = [topic.question, ...(topic.faq?.questions ?? [])].join(' ');
  const own = termsOf(about, faq.languageCode).content;
  const others = termsOf(faq.questions.join(' '), faq.languageCode).content;
  return [...own].some((hash) => others.has(hash));
}
