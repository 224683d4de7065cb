/** What the engine wants done. Whoever runs it does so, in this order. */
export type Say = {
  type: 'say';
  text: string;
  /** Ready answers the visitor may pick; each is sent as if it had been written. */
  suggestions: string[];
  offersPerson?: boolean;
  link?: string;
};

export type Effect =
  | Say
  /** Answered by a `finding` input. */
  | { type: 'findAnswer'; question: string }
  | { type: 'handOver' }
  | { type: 'complete' };
