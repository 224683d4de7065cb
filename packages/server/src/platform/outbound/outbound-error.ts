/** Why a call to the outside came to nothing. */
export type OutboundProblem =
  /** The address is none we call: not http(s), with a password in it, or inside somebody's network. */
  'notAllowed' | 'notReachable' | 'timedOut' | 'tooLarge' | 'tooManyRedirects';

const MESSAGES: Record<OutboundProblem, string> = {
  notAllowed: 'This address may not be called.',
  notReachable: 'The address could not be reached.',
  timedOut: 'The answer did not come in time.',
  tooLarge: 'The answer is too large.',
  tooManyRedirects: 'The address leads from one to the next without end.',
};

/** Its message never holds the address: there may be a secret in it. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem) {
    super(MESSAGES[problem]);
    this.problem = problem;
  }
}
