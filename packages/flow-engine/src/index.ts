export { type Advance, advance } from './advance.ts';
export type { Effect, Say } from './effects.ts';
export type { Finding, Input } from './inputs.ts';
export { questionsAndAnswersFlow } from './questions-and-answers-flow.ts';
export { newSession } from './session.ts';
export type { TraceStep } from './trace.ts';
