export { type Advance, advance } from './advance.ts';
export { blankFlow } from './blank-flow.ts';
export type { ApiRequest, Effect, SendMessage } from './effects.ts';
export { expressionProblem } from './expressions/expression-problem.ts';
export type { ApiReply, Finding, Input, TurnContext } from './inputs.ts';
export { findProblems, type ProblemContext } from './problems/find-problems.ts';
export { questionsAndAnswersFlow } from './questions-and-answers-flow.ts';
export { newSession } from './session.ts';
export { readableValues } from './values/read-value.ts';
