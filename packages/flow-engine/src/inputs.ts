/** What can happen to a conversation that a bot leads. */
export type Input =
  | { type: 'start' }
  | { type: 'message'; text: string }
  | { type: 'finding'; finding: Finding }
  | { type: 'personRequested' };

/** What came of a `findAnswer` effect, as far as the conversation needs to know. */
export type Finding =
  | { kind: 'answer'; answer: string; link: string }
  | { kind: 'didYouMean'; suggestions: readonly { question: string }[] }
  | { kind: 'unknown' };
