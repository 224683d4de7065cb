export { type AnswerEngine, createAnswerEngine } from './answer-engine.ts';
export { DEFAULT_THRESHOLD } from './faqs/decide.ts';
export { findAnswer } from './find-answer.ts';
export type {
  Ask,
  Candidate,
  Finding,
  Knowledge,
  KnownFaq,
  KnownPassage,
  MatchedFaq,
  PassageCandidate,
  RetrievedPassage,
  Suggestion,
  Trace,
} from './knowledge.ts';
export { type CachedVector, cacheEmbeddings, embeddedText, type VectorCache } from './learn.ts';
export { type PreparedKnowledge, prepareKnowledge } from './prepare-knowledge.ts';
export { detectLanguage } from './text/detect-language.ts';
export { sentencesOf } from './text/sentences.ts';
export { termOverlap } from './text/term-overlap.ts';
export type { Embedder } from './vectors/embedder.ts';
