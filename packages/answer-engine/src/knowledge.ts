/** What goes in and what comes out of the engine. */
import type { FaqId, LanguageCode, SourceId } from '@parrot/contract/core';

export type KnownFaq = {
  faqId: FaqId;
  languageCode: LanguageCode;
  /** The question and its variants; the first is the one shown to visitors. */
  questions: string[];
  answer: string;
  link: string;
};

/** A stretch of a document or page that can be quoted. */
export type KnownPassage = {
  sourceId: SourceId;
  /** Of the document or page. */
  title: string;
  /** Where the page stands; empty for a file. */
  url: string;
  heading: string;
  text: string;
};

export type Knowledge = { faqs: readonly KnownFaq[]; passages?: readonly KnownPassage[] };

export type Ask = {
  question: string;
  /** The visitor's language where it is known; detected from the question otherwise. */
  languageCode?: LanguageCode;
  /** The languages the bot speaks: a few words are taken to be in one of these. */
  languages?: readonly LanguageCode[];
  /** From which score on an answer is given as fact. */
  threshold?: number;
};

/** How near it is by its words, and by its meaning (null where no encoder was asked); 0 to 1. */
type Nearness = { lexical: number; semantic: number | null };

type Candidate = { faqId: FaqId; question: string; score: number } & Nearness;

/** A passage that was looked at, with the words in it that came closest. */
export type PassageCandidate = {
  sourceId: SourceId;
  title: string;
  heading: string;
  snippet: string;
  score: number;
} & Nearness;

/** An FAQ and its question that comes closest. */
export type MatchedFaq = { faq: KnownFaq; question: string; score: number } & Nearness;

/** A whole passage, and of it the words that answer best. */
export type RetrievedPassage = {
  passage: KnownPassage;
  languageCode: LanguageCode;
  quote: string;
  score: number;
} & Nearness;

/** How a finding came about: kept with the bot's message, so that people can ask why. */
type Trace = {
  /** The language the question was taken to be in; where its words do not tell, the answer's; else null. */
  language: LanguageCode | null;
  threshold: number;
  /** Who ranked the FAQs: the trained matcher, or words alone where there is none (yet). */
  matcher: 'trained' | 'words';
  /** The best candidate's score, 0 where there is none. */
  score: number;
  /** The best three, best first; `question` is the variant that came closest. */
  candidates: Candidate[];
  /** The best three passages, best first; none where an FAQ was so sure that nobody looked. */
  passages: PassageCandidate[];
  milliseconds: number;
};

/** Where an answer comes from; `url` is empty where there is nothing to open. */
type Source = { title: string; url: string };

export type Suggestion = { faqId: FaqId; question: string };

export type Decision =
  /** Without `faqId` it is quoted from the source it names. `languageCode` is what it is written in; a model's answer has none. */
  | {
      kind: 'answer';
      faqId?: FaqId;
      answer: string;
      languageCode?: LanguageCode;
      link: string;
      sources: Source[];
      score: number;
    }
  | { kind: 'didYouMean'; suggestions: Suggestion[] }
  | { kind: 'unknown' };

export type Finding = Decision & { trace: Trace };
