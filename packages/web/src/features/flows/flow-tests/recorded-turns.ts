/** Converts a Try me conversation to a test, or returns why that is impossible. */
import { LIMITS } from '@parrot/contract/core';
import { type FlowTestTurn, replyText } from '@parrot/contract/flows';
import type { TrialState } from '../try-me/trial.ts';

export type NotRecordable = 'nothing' | 'jumped' | 'language' | 'unanswered' | 'tooLong';

export function recordedTurns({
  turns,
  language,
  pendingInput: expectedInput,
  failure,
}: TrialState): { turns: FlowTestTurn[] } | { why: NotRecordable } {
  if (expectedInput !== null || failure !== null)
    return { why: turns.length === 0 ? 'nothing' : 'unanswered' };
  if (turns.length === 0) return { why: 'nothing' };
  // A test replays only the visitor's messages, in the bot's own language.
  if (language !== undefined) return { why: 'language' };
  if (turns.length > LIMITS.flowTestTurns) return { why: 'tooLong' };
  const recorded = turns.flatMap(({ input, reply }): FlowTestTurn[] => {
    const expected = reply.lines.map(replyText);
    if (input.type === 'start') return [{ says: null, hears: expected }];
    return input.type === 'message' ? [{ says: input.text, hears: expected }] : [];
  });
  return recorded.length === turns.length ? { turns: recorded } : { why: 'jumped' };
}
