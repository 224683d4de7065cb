export { DEFAULT_THRESHOLD } from './decide.ts';
export { findAnswer } from './find-answer.ts';
export type {
  Ask,
  Candidate,
  Finding,
  Knowledge,
  KnownFaq,
  KnownPassage,
  PassageCandidate,
  Suggestion,
  Trace,
} from './knowledge.ts';
export { type PreparedKnowledge, prepareKnowledge } from './prepare-knowledge.ts';
