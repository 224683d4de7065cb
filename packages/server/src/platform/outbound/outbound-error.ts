/** Why an outbound call failed. */
export type OutboundProblem =
  /** The URL is not allowed: not http(s), with a password, or in a private network. */
  'notAllowed' | 'notReachable' | 'timedOut' | 'tooLarge' | 'tooManyRedirects';

const MESSAGES: Record<OutboundProblem, string> = {
  notAllowed: 'This address isn’t allowed.',
  notReachable: 'We couldn’t reach this address.',
  timedOut: 'The address didn’t respond in time.',
  tooLarge: 'The response is too large.',
  tooManyRedirects: 'This address redirects too many times.',
};

/** The message never contains the URL, which may hold a secret. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem) {
    super(MESSAGES[problem]);
    this.problem = problem;
  }
}
