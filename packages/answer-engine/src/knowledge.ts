/** What goes in and what comes out of the engine. */
import type { FaqId, LanguageCode } from '@parrot/contract/core';

export type KnownFaq = {
  faqId: FaqId;
  languageCode: LanguageCode;
  /** The question and its variants; the first is the one shown to visitors. */
  questions: string[];
  answer: string;
  link: string;
};

export type Knowledge = { faqs: KnownFaq[] };

export type Ask = {
  question: string;
  /** The visitor's language where it is known; detected from the question otherwise. */
  languageCode?: LanguageCode;
  /** From which score on an answer is given as fact. */
  threshold?: number;
};

export type Candidate = { faqId: FaqId; question: string; score: number };

/** How a finding came about: kept with the bot's message, so that people can ask why. */
export type Trace = {
  /** The language the question was taken to be in; where its words do not tell, the answer's; else null. */
  language: LanguageCode | null;
  threshold: number;
  /** The best candidate's score, 0 where there is none. */
  score: number;
  /** The best three, best first; `question` is the variant that came closest. */
  candidates: Candidate[];
  milliseconds: number;
};

export type Suggestion = { faqId: FaqId; question: string };

export type Decision =
  | { kind: 'answer'; faqId: FaqId; answer: string; link: string; score: number }
  | { kind: 'didYouMean'; suggestions: Suggestion[] }
  | { kind: 'unknown' };

export type Finding = Decision & { trace: Trace };
