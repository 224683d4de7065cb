/** The input and output types of the engine. */
import type { FaqId, LanguageCode, SourceId } from '@parrot/contract/core';

export type KnownFaq = {
  faqId: FaqId;
  languageCode: LanguageCode;
  /** The question and its variants; the first is the one shown to visitors. */
  questions: string[];
  answer: string;
  link: string;
};

/** A piece of a document or page that can be quoted. */
export type KnownPassage = {
  sourceId: SourceId;
  /** Title of the document or page. */
  title: string;
  /** Address of the page; empty for a file. */
  url: string;
  heading: string;
  text: string;
};

export type Knowledge = { faqs: readonly KnownFaq[]; passages?: readonly KnownPassage[] };

export type Ask = {
  question: string;
  /** The visitor's language if known; detected from the question otherwise. */
  languageCode?: LanguageCode;
  /** The bot's languages: a few words are taken to be in one of these. */
  languages?: readonly LanguageCode[];
  /** Minimum score of an answer. */
  threshold?: number;
  /** FAQs with another minimum. The same object means the same content. */
  thresholds?: ReadonlyMap<FaqId, number> | undefined;
  /** What the visitor asked before, which a question such as 'and for children?' is read with. */
  previous?: PreviousTurn;
};

/** A question and the origin of its answer, if it got one. */
export type PreviousTurn = {
  question: string;
  answer?: { faqId: FaqId } | { sourceId: SourceId; heading: string };
};

/** From which scores on the bot answers. */
export type AnswerThresholds = { threshold: number; thresholds?: ReadonlyMap<FaqId, number> | undefined };

/** Similarity by words, and by embeddings (null without an encoder); 0 to 1. */
type Nearness = { lexical: number; semantic: number | null };

type Candidate = { faqId: FaqId; question: string; score: number } & Nearness;

/** A passage that was considered, with its best matching sentences. */
export type PassageCandidate = {
  sourceId: SourceId;
  title: string;
  heading: string;
  snippet: string;
  score: number;
} & Nearness;

/** An FAQ and its best matching question. */
export type MatchedFaq = { faq: KnownFaq; question: string; score: number } & Nearness;

/** A whole passage and the sentences of it that answer best. */
export type RetrievedPassage = {
  passage: KnownPassage;
  languageCode: LanguageCode;
  /** Word for word. */
  quote: string;
  /** The quote as the chat shows it: with its heading, and what fits the question in bold. */
  shown: string;
  score: number;
} & Nearness;

/** How a finding came about. Stored with the bot's message. */
type Trace = {
  /** The detected language of the question; if unclear, the language of the answer; else null. */
  language: LanguageCode | null;
  threshold: number;
  /** What ranked the FAQs: the trained matcher, or words alone while there is none. */
  matcher: 'trained' | 'words';
  /** The best candidate's score, or 0 without one. */
  score: number;
  /** The best three, best first; `question` is the variant that came closest. */
  candidates: Candidate[];
  /** The best three passages, best first; empty if an FAQ's score made the search unnecessary. */
  passages: PassageCandidate[];
  /** Typos, and how they were read. */
  corrections: { written: string; readAs: string }[];
  /** The sources that say different things, if two do; the one with the higher score first. */
  disagreement?: { sourceId: SourceId; title: string; snippet: string }[];
  /** The earlier question that this one was read with. */
  readWith?: string;
  milliseconds: number;
};

/** The origin of an answer; `url` is empty if there is nothing to open. */
type Source = { title: string; url: string };

export type Suggestion = { faqId: FaqId; question: string };

export type Decision =
  /**
   * Without `faqId`, the answer is quoted from its source. `languageCode` is the language it is written in; a
   * model's answer has none.
   */
  | {
      kind: 'answer';
      faqId?: FaqId;
      answer: string;
      languageCode?: LanguageCode;
      link: string;
      sources: Source[];
      score: number;
      /** What another source says instead. */
      contradictedBy?: { answer: string; source: Source };
    }
  | { kind: 'didYouMean'; suggestions: Suggestion[] }
  | { kind: 'unknown' };

export type Finding = Decision & {
  trace: Trace;
  /** Of a message that asks several things: the questions with an answer, then what is left, if anything is. */
  parts?: QuestionPart[];
};

/** `title` names the question above its answer, without formatting. */
export type QuestionPart = { question: string; title: string; finding: Decision & { trace: Trace } };
