/** Why an outbound call failed. */
export type OutboundProblem =
  /** The URL is not allowed: not http(s), with a password, or in a private network. */
  'notAllowed' | 'notReachable' | 'timedOut' | 'tooLarge' | 'tooManyRedirects';

const MESSAGES: Record<OutboundProblem, string> = {
  notAllowed: 'This address may not be called.',
  notReachable: 'The address could not be reached.',
  timedOut: 'The answer did not come in time.',
  tooLarge: 'The answer is too large.',
  tooManyRedirects: 'The address leads from one to the next without end.',
};

/** The message never contains the URL, which may hold a secret. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem) {
    super(MESSAGES[problem]);
    this.problem = problem;
  }
}
