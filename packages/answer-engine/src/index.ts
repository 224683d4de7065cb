export { type AnswerEngine, createAnswerEngine } from './answer-engine.ts';
export { DEFAULT_THRESHOLD } from './faqs/decide.ts';
export { findAnswer } from './find-answer.ts';
export { previousTurn } from './follow-ups/previous-turn.ts';
export type {
  AnswerThresholds,
  Decision,
  Finding,
  Knowledge,
  KnownFaq,
  KnownPassage,
  PreviousTurn,
  QuestionPart,
} from './knowledge.ts';
export { type CachedVector, cacheEmbeddings, embeddedText, type VectorCache } from './learn.ts';
export { type PreparedKnowledge, prepareKnowledge } from './prepare-knowledge.ts';
export { detectLanguage } from './text/detect-language.ts';
export { sentencesOf } from './text/sentences.ts';
export { termOverlap } from './text/term-overlap.ts';
export { fittingText } from './units/fitting-text.ts';
export { stepsIn } from './units/steps.ts';
export type { Embedder } from './vectors/embedder.ts';
