export { type AnswerEngine, createAnswerEngine } from './answer-engine.ts';
export { contentWords } from './content-words.ts';
export { DEFAULT_THRESHOLD } from './decide.ts';
export type { Embedder } from './embedder.ts';
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
export { detectLanguage } from './language.ts';
export { type KeptVector, type KeptVectors, learnTexts, meantBy } from './learn.ts';
export { type PreparedKnowledge, prepareKnowledge } from './prepare-knowledge.ts';
export { sentencesOf } from './sentences.ts';
export { wordShare } from './word-share.ts';
